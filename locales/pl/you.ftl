### Strona: własne partie, liczby z nich i wszystko, co jest w tej przeglądarce, jako jeden plik.

you-part = Co obejrzeć
you-part-play = Statystyki
you-part-games = Partie
you-part-data = Twoje dane

## Gdy jeszcze nic tu nie ma i gdy coś jest nie tak.

you-empty-title = Tu będą twoje partie
you-empty = Rozegraj partię do końca, a zostanie tu ze wszystkimi kartami.
you-empty-what = Z każdą partią widać więcej: jak często wygrywasz, ile kosztuje cię rozdanie, ile dam bierzesz i co warto poćwiczyć.
you-empty-file = Wczytaj partie z pliku
you-unread = Ta przeglądarka nie pozwala stronie przechowywać partii, więc nie ma czego pokazać.
you-full = W tej przeglądarce nie ma miejsca na kolejną partię. Zapisz wszystko jako plik, a potem usuń kilka partii.
you-gone =
    { $count ->
        [one] Najstarsza partia ustąpiła miejsca nowej.
        [few] { $count } najstarsze partie ustąpiły miejsca nowym.
        [many] { $count } najstarszych partii ustąpiło miejsca nowym.
       *[other] { $count } najstarszej partii ustąpiło miejsca nowym.
    }
you-working =
    { $left ->
        [one] Jedna partia czeka jeszcze na przejrzenie.
        [few] { $left } partie czekają jeszcze na przejrzenie.
        [many] { $left } partii czeka jeszcze na przejrzenie.
       *[other] { $left } partii czeka jeszcze na przejrzenie.
    }
you-unreached = Niektórych partii nie udało się przejrzeć. Sprawdź połączenie i otwórz to jeszcze raz.
you-nothing-chosen = Takich partii nie ma. Wybierz mniej warunków.
you-uncounted = Rozegraj partię do końca, niczego nie cofając, a zobaczysz tu jej wyniki.

## Po pierwszych partiach.

you-last = Twoja ostatnia partia, { DATETIME($at, dateStyle: "long") }
you-last-look = Obejrzyj
you-few = Im więcej rozdań, tym więcej tu zobaczysz: jak zmieniają się twoje punkty i ile dam trafia do ciebie.

## Co się liczy.

you-left-out =
    { $count ->
        [one] Jedna partia się tu nie liczy, bo została poddana albo coś w niej cofnięto.
        [few] { $count } partie się tu nie liczą, bo zostały poddane albo coś w nich cofnięto.
        [many] { $count } partii się tu nie liczy, bo zostały poddane albo coś w nich cofnięto.
       *[other] { $count } partii się tu nie liczy, bo zostały poddane albo coś w nich cofnięto.
    }
you-company = Które partie
you-company-all = Wszystkie
you-company-bots = Z botami
you-company-people = Z ludźmi
you-company-days = Rozdania dnia
you-kind = Zasady
you-kind-all = Wszystkie zasady
you-kind-name =
    { $name } · { $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
you-level = Poziom botów
you-level-all = Każdy poziom
you-level-beginner = Początkujący
you-level-easy = Na luzie
you-level-medium = Przyzwoicie
you-level-careful = Ostrożnie
you-level-hard = Mocno
you-level-expert = Eksperci
you-level-people = Ludzie

## Liczby. Udziały są w setnych, całe. $margin mówi, o ile liczba może odbiegać od prawdy, w 19 przypadkach na 20.

you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Wygrane partie
you-won-about =
    { $games ->
        [one] Jedna partia; równy udział to { $fair }%.
        [few] { $games } partie; równy udział to { $fair }%.
        [many] { $games } partii; równy udział to { $fair }%.
       *[other] { $games } partii; równy udział to { $fair }%.
    }
you-points = Punkty na rozdanie
you-points-about =
    { $hands ->
        [one] Jedno rozdanie ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
        [few] { $hands } rozdania ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
        [many] { $hands } rozdań ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } rozdania ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Żetony na partię
you-chips-about =
    { $games ->
        [one] Jedna partia ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
        [few] { $games } partie ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
        [many] { $games } partii ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } partii ({ $name }); równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Wzięte damy
       *[other] Wzięte: { MARK($queen) }
    }
you-queens-about =
    { $queens ->
        [one] Była jedna; równy udział to { $fair }%.
        [few] Z { $queens } kart; równy udział to { $fair }%.
        [many] Z { $queens } kart; równy udział to { $fair }%.
       *[other] Z { $queens } karty; równy udział to { $fair }%.
    }
you-clean = Czyste rozdania
you-clean-about =
    { $hands ->
        [one] Jedno rozdanie; równy udział to { $fair }%.
        [few] Z { $hands } rozdań; równy udział to { $fair }%.
        [many] Z { $hands } rozdań; równy udział to { $fair }%.
       *[other] Z { $hands } rozdania; równy udział to { $fair }%.
    }
you-moons = Trafione księżyce
you-moons-about = Próby: { $tried }. Równy udział to { NUMBER($fair, maximumFractionDigits: 1) }.

## Wykresy: tytuł, zdanie i to samo jako tabela.

you-as-table = Jako tabela
you-over-time = Punkty w czasie
you-over-time-about = { $name }; linia przerywana to równy udział, a pas pokazuje, jak pewny jest wynik.
you-trend-fewer = Bierzesz mniej punktów niż dawniej.
you-trend-more = Bierzesz więcej punktów niż dawniej.
you-trend-fewer-high = Zdobywasz mniej punktów niż dawniej.
you-trend-more-high = Zdobywasz więcej punktów niż dawniej.
you-trend-level = Mniej więcej tyle punktów co zawsze; wahania to przypadek.
you-trend-early = Za wcześnie, żeby zobaczyć coś więcej niż przypadek.
you-time-from = Od
you-time-to = Do
you-table-hands = Rozdania
you-table-points = Punkty na rozdanie
you-table-fair = Równy udział
you-table-margin = Niepewność
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Miejsca
you-places-about =
    { $games ->
        [one] Jedna partia na { $players } graczy
        [few] { $games } partie na { $players } graczy
        [many] { $games } partii na { $players } graczy
       *[other] { $games } partii na { $players } graczy
    }
you-place =
    { $place ->
        [1] Pierwsze
        [2] Drugie
        [3] Trzecie
        [4] Czwarte
        [5] Piąte
        [6] Szóste
        [7] Siódme
        [8] Ósme
       *[other] { $place }.
    }
you-places-said =
    Na pierwszym miejscu { $first ->
        [0] ani razu
        [one] raz
        [few] { $first } razy
        [many] { $first } razy
       *[other] { $first } raza
    } w { $games ->
        [one] jednej partii
        [few] { $games } partiach
        [many] { $games } partiach
       *[other] { $games } partii
    }.
you-places-sides = W drużynach partnerzy zajmują to samo miejsce.
you-table-place = Miejsce
you-table-games = Partie
you-queen =
    { $queen ->
        [QS] Dama
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] Na 100 dam trafia do ciebie { $share }; równy udział to { $fair }.
       *[other] { MARK($queen) } trafia do ciebie w { $share } przypadkach na 100; równy udział to { $fair }.
    }
you-tricks = Kiedy zbierasz punkty
you-tricks-about = { $name }, lewa po lewie
you-tricks-queen =
    { $queen ->
        [QS] dama
       *[other] { MARK($queen) }
    }
you-tricks-rest = cała reszta
you-tricks-said = Najwięcej punktów przynosi ci lewa { $trick }.
you-table-trick = Lewa
you-table-queen =
    { $queen ->
        [QS] Dama
       *[other] { MARK($queen) }
    }
you-table-rest = Reszta
you-moons-title = Księżyce
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Nie masz jeszcze za sobą żadnej próby.
                [one] Jedna próba, na razie bez trafienia.
                [few] { $tried } próby, na razie bez trafienia.
                [many] { $tried } prób, na razie bez trafienia.
               *[other] { $tried } próby, na razie bez trafienia.
            }
       *[other] Trafienia: { $made }, próby: { $tried }.
    }
you-moons-others = Cudze księżyce: udaremnione { $stopped }, trafione { $suffered }.
you-moons-how = Próba: masz wszystkie dotychczasowe punkty, a jest ich co najmniej trzy piąte z całego rozdania.
you-habits = Co kosztuje cię najwięcej
you-habits-about =
    { $hands ->
        [one] Punkty na dziesięć rozdań, według jednego rozdania ocenionego przez trenera w punktach
        [few] Punkty na dziesięć rozdań, według { $hands } rozdań ocenionych przez trenera w punktach
        [many] Punkty na dziesięć rozdań, według { $hands } rozdań ocenionych przez trenera w punktach
       *[other] Punkty na dziesięć rozdań, według { $hands } rozdania ocenionego przez trenera w punktach
    }
you-habits-none = W żadnym z rozdań ocenionych przez trenera w punktach nie było kosztownego błędu.
you-habits-empty = Obejrzyj rozdanie z trenerem: to, co znajdzie, policzymy tutaj.
you-habit-times =
    { $times ->
        [one] raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } raza
    }
you-habit-above =
    { $queen ->
        [QS] Wysoki pik, gdy dama jest jeszcze w grze
       *[other] Wyższa karta, gdy { MARK($queen) } jest jeszcze w grze
    }
you-habit-kept =
    { $queen ->
        [QS] Dama zatrzymana bez potrzeby
       *[other] Karta { MARK($queen) } zatrzymana bez potrzeby
    }
you-habit-queen =
    { $queen ->
        [QS] Niedopilnowana dama
       *[other] Niedopilnowana karta { MARK($queen) }
    }
you-habit-pass = Podane nie te karty
you-habit-under = Lewa, którą można było przepuścić
you-habit-high = Wysoka karta zatrzymana bez potrzeby
you-habit-follow = Dołożona nie ta karta
you-habit-discard = Zrzucona nie ta karta
you-habit-lead = Wyjście nie tą kartą
you-habit-stop = Nieudaremniony cudzy księżyc
you-habit-moon = Zaprzepaszczony księżyc
you-habit-bonus = Niezłapana karta, która odejmuje punkty
you-habit-points = Lewa przepuszczona, choć punkty były w cenie
you-habit-bid = Odzywka za wysoka albo za niska
you-habit-other = Coś innego
you-by-kind = Wyniki według zasad
you-by-level = Wyniki według poziomu
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: tylko { $name }
you-table-name = Zasady
you-table-level = Poziom
you-table-won = Wygrane

## Partie.

you-games-count =
    { $count ->
        [one] Jedna partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, przy stole: { LIST($names) }
# Jedno rozdanie, z dnia, w którym te karty dostali wszyscy.
you-game-day = Rozdanie dnia, { DATETIME($at, dateStyle: "long") }
you-game-challenge = Wyzwanie: te same karty dla kogoś jeszcze
you-game-place =
    { $place ->
        [1] Wygrana
       *[other] { $place }. miejsce
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } żeton
        [few] { SIGNED($chips) } żetony
        [many] { SIGNED($chips) } żetonów
       *[other] { SIGNED($chips) } żetonu
    }
you-game-unplayable = W tej wersji nie da się jej zagrać.
you-game-replayed = Nie liczy się: coś cofnięto.
you-game-given-up = Poddana
you-game-delete = Usuń: { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = Partia jest usunięta.
you-game-failed = Nie udało się otworzyć tej partii. Sprawdź połączenie i spróbuj jeszcze raz.
you-game-opening = Otwieramy partię.
you-game-save = Zapisz jako plik
you-game-hands = Rozdanie po rozdaniu
you-game-look = Obejrzyj rozdanie { $hand }
you-more = Pokaż więcej

## Wszystko, co tu jest, jako plik.

you-data-about = Ustawienia, zasady, zapis punktów, wyniki i partie są tylko w tej przeglądarce. W pliku przeniesiesz je do innej albo przechowasz bezpiecznie.
you-export = Zapisz wszystko jako plik
you-export-failed = Nie udało się odczytać partii, więc nic nie zostało zapisane.
you-import = Otwórz taki plik
you-import-about = To, co w nim jest, dołączy do tego, co masz tutaj. Nic nie zginie, a przedtem zobaczysz, co by się stało.
you-import-no-json = { $file } to nie plik zapisany przez OpenHearts albo tylko jego część.
you-import-other = { $file } to plik innego rodzaju. Zasady i pojedyncze partie otwiera się w części „{ home-games }”.
you-import-newer = { $file } pochodzi z nowszej wersji OpenHearts. Odśwież stronę i spróbuj jeszcze raz.
you-import-damaged = Plik { $file } jest uszkodzony, więc nic się nie zmieniło.
you-import-large = Plik { $file } jest o wiele za duży, żeby to był taki plik.
you-import-title = Co wniesie { $file }
you-import-nothing = Wszystko z tego pliku już tu jest.
you-import-games =
    { $count ->
        [one] Jedna partia dojdzie do twojej historii.
        [few] { $count } partie dojdą do twojej historii.
        [many] { $count } partii dojdzie do twojej historii.
       *[other] { $count } partii dojdzie do twojej historii.
    }
you-import-known =
    { $count ->
        [one] Jedna partia już tu jest.
        [few] { $count } partie już tu są.
        [many] { $count } partii już tu jest.
       *[other] { $count } partii już tu jest.
    }
you-import-no-room =
    { $count ->
        [one] Na najstarszą partię nie ma miejsca; zostanie w pliku.
        [few] Na { $count } najstarsze partie nie ma miejsca; zostaną w pliku.
        [many] Na { $count } najstarszych partii nie ma miejsca; zostaną w pliku.
       *[other] Na { $count } najstarszej partii nie ma miejsca; zostanie w pliku.
    }
you-import-waiting =
    { $count ->
        [one] Jedna niedokończona partia dojdzie do pozostałych.
        [few] { $count } niedokończone partie dojdą do pozostałych.
        [many] { $count } niedokończonych partii dojdzie do pozostałych.
       *[other] { $count } niedokończonej partii dojdzie do pozostałych.
    }
you-import-waiting-no-room =
    { $count ->
        [one] Na jedną niedokończoną partię nie ma miejsca; zostanie w pliku.
        [few] Na { $count } niedokończone partie nie ma miejsca; zostaną w pliku.
        [many] Na { $count } niedokończonych partii nie ma miejsca; zostaną w pliku.
       *[other] Na { $count } niedokończonej partii nie ma miejsca; zostanie w pliku.
    }
you-import-reviews =
    { $count ->
        [one] Dojdą uwagi trenera do jednego rozdania.
        [few] Dojdą uwagi trenera do { $count } rozdań.
        [many] Dojdą uwagi trenera do { $count } rozdań.
       *[other] Dojdą uwagi trenera do { $count } rozdania.
    }
you-import-rules = Dojdą zasady; z tych, które są i tu, i tam, zostaną późniejsze.
you-import-pad = Dojdą wieczory z zapisu; ten otwarty tutaj pozostanie otwarty.
you-import-daily = Dojdą wyniki rozdań dnia; jeśli jakiś dzień masz już tutaj, zostanie twój tutejszy wynik.
you-import-challenges = Dojdą wyzwania; jeśli któreś masz już tutaj, zostanie to, co tu rozegrane.
you-import-settings = Dojdą wygląd, dźwięk i poziom.
you-import-more =
    { $count ->
        [one] Dojdzie jeszcze jedna zachowana rzecz.
        [few] Dojdą jeszcze { $count } zachowane rzeczy.
        [many] Dojdzie jeszcze { $count } zachowanych rzeczy.
       *[other] Dojdzie jeszcze { $count } zachowanej rzeczy.
    }
you-import-stays =
    { $count ->
        [one] Jedna rzecz jest tu inna i taka zostanie.
        [few] { $count } rzeczy są tu inne i takie zostaną.
        [many] { $count } rzeczy jest tu innych i takie zostaną.
       *[other] { $count } rzeczy jest tu inne i takie zostanie.
    }
you-import-with-settings = Przejmij ustawienia z pliku
you-import-with-settings-about = Zamiast wyglądu, dźwięku i poziomu, które są tutaj.
you-import-do = Dodaj
you-import-not = Zostaw
you-import-done = Teraz wszystko jest tutaj.
you-import-failed = W tej przeglądarce nie ma na to miejsca. Nic się nie zmieniło.
you-wipe = Usuń stąd wszystko
you-wipe-about = Ustawienia, zasady, zapis punktów, wyniki i wszystkie partie w tej przeglądarce. Co jest na koncie albo w pliku, zostanie.
you-wipe-sure = Na pewno usunąć wszystko? Tego nie da się cofnąć.
you-wipe-yes = Usuń wszystko
you-wipe-no = Zachowaj
you-wipe-failed = Przeglądarka na to nie pozwoliła.
