### Strona: rozdanie dnia, na pierwszej stronie i we własnym pokoju.

## Co to jest.

daily-title = Rozdanie dnia
daily-yesterday = Wczorajsze rozdanie
daily-about = Każdy gra dziś tymi kartami, przeciwko tym samym trzem botom. Liczy się tylko pierwsza próba.
daily-rules = Czarna Dama, jedno rozdanie. Boty grają ostrożnie.
daily-play = Zagraj rozdanie dnia
daily-go-on = Wróć do rozdania dnia
daily-home-play = Zagraj
daily-home-go-on = Dalej
daily-home-result = Twój wynik
# Na pierwszej stronie, pod kartami.
daily-home = Tymi kartami grasz dziś ty i wszyscy inni.
daily-home-begun = Rozdanie jest w toku, a karty czekają na ciebie.
daily-home-done =
    { $points ->
        [one] Twój dzisiejszy wynik to jeden punkt.
        [few] Twój dzisiejszy wynik to { $points } punkty.
        [many] Twój dzisiejszy wynik to { $points } punktów.
       *[other] Twój dzisiejszy wynik to { $points } punktu.
    }
daily-cards = Twoje karty: { CARDS($cards) }
daily-failed = Nie udało się rozdać kart na dziś. Sprawdź połączenie i spróbuj jeszcze raz.
daily-again = Ponów próbę
# Obok stołu, gdy tymi samymi kartami gra się jeszcze raz.
daily-practice = Ćwiczenie: to rozdanie się nie liczy.

## Wynik.

daily-points =
    { $points ->
        [0] Bez punktów.
        [1] Jeden punkt.
        [2] Dwa punkty.
        [3] Trzy punkty.
        [4] Cztery punkty.
        [5] Pięć punktów.
        [6] Sześć punktów.
        [7] Siedem punktów.
        [8] Osiem punktów.
        [9] Dziewięć punktów.
        [10] Dziesięć punktów.
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
daily-moon-other = { NAME($seat, at: "start") } trafia w księżyc: po { $points } punktów dla pozostałych.
daily-praise-best = Lepiej tymi kartami nie zagrał nikt.
daily-praise-well = Bardzo dobrze zagrane.
daily-praise-fair = Dobrze zagrane.
daily-praise-even = Te karty nie dawały wyboru.
daily-praise-hard = Jutro będą nowe karty.
daily-better =
    { $count ->
        [0] Żaden z { $all } botów z tymi kartami nie ma więcej punktów niż ty.
       *[other] Wynik lepszy niż u { $count } z { $all } botów z tymi kartami.
    }
daily-waiting = Tymi kartami zagrało już { $played } ze 100 botów.
# Nad słupkiem gracza, z tym, ile botów ma tyle samo punktów.
daily-you =
    { $count ->
        [0] Ty
        [one] Ty i jeden bot
        [few] Ty i { $count } boty
        [many] Ty i { $count } botów
       *[other] Ty i { $count } bota
    }
daily-average = średnia { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Punkty stu botów z tymi kartami: średnio { NUMBER($average, maximumFractionDigits: 1) }, w najlepszym razie { $best }. Twój wynik: { $points }.
daily-streak =
    { $days ->
        [0] Jeszcze bez serii
        [one] Seria: jeden dzień
        [few] Seria: { $days } dni
        [many] Seria: { $days } dni
       *[other] Seria: { $days } dnia
    }
daily-streak-about = Jeden opuszczony dzień jej nie przerywa.
daily-day =
    { $points ->
        [one] { $date }: jeden punkt
        [few] { $date }: { $points } punkty
        [many] { $date }: { $points } punktów
       *[other] { $date }: { $points } punktu
    }
daily-day-none = { $date }: bez gry
daily-day-done = { $date }: rozegrane
daily-next =
    { $hours ->
        [0] { $minutes ->
            [one] Nowe karty za minutę
            [few] Nowe karty za { $minutes } minuty
            [many] Nowe karty za { $minutes } minut
           *[other] Nowe karty za { $minutes } minuty
        }
       *[other] Nowe karty za { $hours } godz. { $minutes } min
    }
daily-new = Jest nowe rozdanie.

## Co można z nim zrobić.

daily-share = Udostępnij
daily-copied = Skopiowano
daily-not-copied = Przeglądarka nie pozwala kopiować. Tekst jest powyżej.
daily-slip = Udostępniasz tylko to
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, seria: jeden dzień
        [few] { daily-share-points }, seria: { $days } dni
        [many] { daily-share-points }, seria: { $days } dni
       *[other] { daily-share-points }, seria: { $days } dnia
    }
daily-share-moon = z księżycem
daily-share-tricks =
    { $count ->
        [0] Lewy z punktami: żadna z 13
        [one] Lewy z punktami: jedna z 13
        [few] Lewy z punktami: { $count } z 13
        [many] Lewy z punktami: { $count } z 13
       *[other] Lewy z punktami: { $count } z 13
    }
daily-look-back = Obejrzyj
daily-others = Jak grali inni
daily-others-who = Tymi samymi kartami
daily-others-bots = Boty
daily-others-people = Ludzie
daily-practise = Zagraj znowu
daily-practise-about = Dla ćwiczenia, z podpowiedziami. Twój wynik zostaje.
daily-others-about = Sto botów siada na twoim miejscu, z twoimi kartami, przeciwko tej samej trójce. Na każdym poziomie gra dwadzieścia pięć; każdy co innego zapomina i w czym innym się myli.
daily-level-beginner = Początkujący
daily-level-easy = Na luzie
daily-level-medium = Przyzwoicie
daily-level-careful = Ostrożnie
daily-level-average = średnio { NUMBER($points, maximumFractionDigits: 1) }
daily-level-range = od { $best } do { $worst }

## Te same karty u ludzi: na serwerze, i dopiero wtedy, gdy gracz tego chce.

daily-people-about = Twoje rozdanie trafi na serwer, z którego pochodzi ta strona. Serwer je odtworzy, zachowa twój wynik i powie innym tylko tyle, ile osób ma ile punktów. Twojego imienia nikt nie zobaczy.
daily-people-go = Wyślij i porównaj
daily-people-name = Twoje imię
daily-people-name-about = Ten serwer jeszcze cię nie zna. To imię widać przy stołach, tutaj nigdy.
daily-people-asking = Pytamy serwer.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] Oprócz ciebie grała tymi kartami jedna osoba i nie ma więcej punktów niż ty.
               *[other] Wynik lepszy niż u jedynej osoby, która też grała tymi kartami.
            }
        [few]
            { $count ->
                [0] Żadna z { $all } osób, które grały tymi kartami, nie ma więcej punktów niż ty.
               *[other] Wynik lepszy niż u { $count } z { $all } osób, które grały tymi kartami.
            }
        [many]
            { $count ->
                [0] Żadna z { $all } osób, które grały tymi kartami, nie ma więcej punktów niż ty.
               *[other] Wynik lepszy niż u { $count } z { $all } osób, które grały tymi kartami.
            }
       *[other]
            { $count ->
                [0] Żadna z { $all } osoby, które grały tymi kartami, nie ma więcej punktów niż ty.
               *[other] Wynik lepszy niż u { $count } z { $all } osoby, które grały tymi kartami.
            }
    }
daily-people-few = Na razie mniej niż trzy inne osoby zagrały tu tymi kartami. Zajrzyj później, żeby porównać wynik.
daily-people-uncounted = Twojego wyniku tu nie ma: dotarł za późno albo boty tego serwera grałyby inaczej.
# Nad słupkiem gracza, z tym, ile innych osób ma tyle samo punktów.
daily-people-you =
    { $count ->
        [0] Ty
        [one] Ty i jedna osoba
        [few] Ty i { $count } osoby
        [many] Ty i { $count } osób
       *[other] Ty i { $count } osoby
    }
daily-people-field = Punkty ludzi z tymi kartami: średnio { NUMBER($average, maximumFractionDigits: 1) }, w najlepszym razie { $best }. Twój wynik: { $points }.
daily-people-switch = Wysyłaj moje wyniki
daily-people-switch-about = Po każdym rozdaniu dnia. Co wysłane, zostaje, dopóki nie usuniesz imienia albo konta.
daily-people-no-server = Ta kopia strony działa bez serwera, więc nie ma się z kim porównać.
daily-people-unreached = Serwer jest teraz nieosiągalny. Sprawdź połączenie i spróbuj jeszcze raz.

## Mały stół na pierwszej stronie, przy którym grają cztery boty.

live-title = Teraz przy stole
live-about = Cztery boty grają rozdanie { $hand }.
live-turn = Teraz gra { NAME($seat) }.
live-took = { NAME($seat, at: "start") } bierze lewę.
live-over = Ich partia jest skończona.
live-stop = Zatrzymaj
live-go-on = Niech grają
live-people = Stoły z ludźmi
live-scores = Ich wyniki
home-seat = Wróć do swojego stołu

## Wyzwania: sześć rozdań, które gra też ktoś znajomy.

challenge-title = Rzuć komuś wyzwanie
challenge-about = Grasz sześć rozdań. Link daje te same karty komuś znajomemu, przeciwko tym samym botom. Potem porównujecie, rozdanie po rozdaniu.
# Zasady partii, która się zacznie, i poziom jej botów.
challenge-rules = { $name }, sześć rozdań.
challenge-make = Graj sześć rozdań
challenge-before = Twoje wyzwania
challenge-entry-new = Jeszcze nierozpoczęte.
challenge-entry-begun = Rozpoczęte: można grać dalej.
challenge-entry-done = Wszystkie sześć rozdań za tobą.
challenge-entry-theirs = { $name } też ma je za sobą.
challenge-friend = Druga osoba
challenge-asked =
    { $name ->
        [none] Ktoś ma już te sześć rozdań za sobą.
       *[other] { $name } ma już te sześć rozdań za sobą.
    }
challenge-asked-about = Zagraj tymi samymi kartami przeciwko tym samym botom. Tamten wynik zobaczysz potem.
challenge-play = Zagraj tymi kartami
challenge-go-on = Wróć do sześciu rozdań
challenge-link = Ten link jest niepełny albo zmienił się po drodze. Poproś o niego jeszcze raz.
challenge-unplayable = Tego, co jest w tym linku, nie da się tu zagrać. Może pochodzić z innej wersji.
challenge-core = Nie udało się rozdać kart. Sprawdź połączenie i spróbuj jeszcze raz.
challenge-other-bots = Od tamtej partii boty się zmieniły, więc wtedy mogły grać inaczej.
challenge-points =
    { $points ->
        [0] Bez punktów w sześciu rozdaniach.
        [one] Jeden punkt w sześciu rozdaniach.
        [few] { $points } punkty w sześciu rozdaniach.
        [many] { $points } punktów w sześciu rozdaniach.
       *[other] { $points } punktu w sześciu rozdaniach.
    }
challenge-won =
    { $points ->
        [one] Wygrywasz o jeden punkt.
        [few] Wygrywasz o { $points } punkty.
        [many] Wygrywasz o { $points } punktów.
       *[other] Wygrywasz o { $points } punktu.
    }
challenge-lost =
    { $points ->
        [one] { $name } wygrywa o jeden punkt.
        [few] { $name } wygrywa o { $points } punkty.
        [many] { $name } wygrywa o { $points } punktów.
       *[other] { $name } wygrywa o { $points } punktu.
    }
challenge-level = Jest remis.
challenge-ready = Teraz wyślij link komuś znajomemu: są w nim te karty i twoja gra, ale widać ją dopiero po rozegraniu wszystkich rozdań.
challenge-hand = Rozdanie { $hand }
challenge-you = Ty
challenge-total = Razem
challenge-open = Rozdanie { $hand }, lewa po lewie
challenge-trick = Lewa
challenge-passed = Podane
challenge-took = bierze punkty
challenge-name = Twoje imię, jeśli chcesz
challenge-send = Wyślij link
challenge-copied = Skopiowano link
challenge-not-copied = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go.
challenge-field = Link
challenge-share =
    { $points ->
        [one] Mój wynik w sześciu rozdaniach kierek to jeden punkt. Oto te same karty:
        [few] Mój wynik w sześciu rozdaniach kierek to { $points } punkty. Oto te same karty:
        [many] Mój wynik w sześciu rozdaniach kierek to { $points } punktów. Oto te same karty:
       *[other] Mój wynik w sześciu rozdaniach kierek to { $points } punktu. Oto te same karty:
    }
challenge-new = Nowe wyzwanie
