### Strona: stoły z ludźmi. Jak stół znaleźć, otworzyć, czekać przy nim, i co stoi obok kart.

## Szukanie stołu.

tables-title = Stoły
tables-open = Otwórz stół
tables-code = Mam kod
tables-code-hint = Dwa słowa i liczba, na przykład amber-fox-17
tables-find = Do stołu
tables-name-title = Jak cię nazywać?
tables-name-about = To imię widzą inni przy stole.
# Dla kogoś, kto otworzył link i nie ma jeszcze imienia: kto tam siedzi.
tables-name-invited = Zaproszono cię do gry. Przy stole: { LIST($people) }.
tables-name-label = Twoje imię
tables-name-go = Dalej
tables-rename = Zmień imię
tables-again = Ponów próbę
tables-connecting = Łączenie
tables-connecting-about = Trwa to dłużej niż zwykle, ale próbujemy dalej.
tables-trouble-title = Nie udało się
tables-trouble-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
tables-trouble-too_fast =
    { $seconds ->
        [0] Za dużo prób. Odczekaj chwilę i spróbuj jeszcze raz.
        [one] Za dużo prób. Spróbuj jeszcze raz za { $seconds } sekundę.
        [few] Za dużo prób. Spróbuj jeszcze raz za { $seconds } sekundy.
        [many] Za dużo prób. Spróbuj jeszcze raz za { $seconds } sekund.
       *[other] Za dużo prób. Spróbuj jeszcze raz za { $seconds } sekundy.
    }
tables-trouble-cookies = Ta przeglądarka od razu o tobie zapomina. Zezwól tej stronie na pliki cookie i spróbuj jeszcze raz: po nich stół cię poznaje.
tables-trouble-signed_out = Wylogowano cię w tej przeglądarce.
tables-trouble-no_tables = Ta kopia strony działa bez serwera, więc nie ma tu stołów z ludźmi. Uruchom „openhearts serve” na dowolnym komputerze i otwórz stronę stamtąd.
tables-trouble-gone = Ten stół jest zamknięty albo link jest niepełny. Poproś o nowy link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Poza stołem
tables-removed-about = Jeśli gospodarz wpuści cię z powrotem, link do stołu znów zadziała.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Dostęp wstrzymany
tables-suspended-about = Na tej stronie nadal możesz grać bez innych osób, jak zawsze.
tables-trouble-suspended = Administrator tego serwera wstrzymał ci dostęp. Koniec blokady: { $until }.
tables-trouble-suspended-open = Administrator tego serwera wstrzymał ci dostęp do odwołania.
tables-go = Do stołów
tables-bot = Bot { $number }

## Otwieranie stołu.

host-seats =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
host-entrance = Kto może usiąść
host-entrance-invited = Zaproszeni
host-entrance-friends = Znajomi
host-entrance-open = Każdy
host-play-time = Czas na kartę
host-pass-time = Czas na wymianę
host-time =
    { $seconds ->
        [0] Bez zegara
       *[other] { $seconds } s
    }
host-chat = Czat
host-chat-off = Brak
host-chat-phrases = Zdania
host-chat-text = Zdania i tekst
host-advice = Podpowiedzi
host-advice-off = Brak
host-advice-own = Kto chce
host-advice-all = Dla wszystkich
host-watching = Widzowie
host-watching-about = Inni mogą patrzeć, o lewę później.
host-bots = Boty na wolne miejsca
host-bots-about = Ustępują, gdy ktoś przyjdzie.
host-go = Otwórz stół
host-keep = Zostaw tak

## Czekanie przy stole.

waiting-table-of = Gospodarz: { $name }
waiting-table = Stół
waiting-more =
    { $count ->
        [0] Są już wszyscy
        [1] Jeszcze jedna osoba i gramy
        [2] Jeszcze dwie osoby i gramy
        [3] Jeszcze trzy osoby i gramy
        [4] Jeszcze cztery osoby i gramy
       *[other] Jeszcze { $count } osób i gramy
    }
waiting-bots-keep = Boty trzymają miejsca dla znajomych
waiting-link = Wystarczy link, bez konta.
waiting-link-field = Link do tego stołu
waiting-only-here = Ten link działa tylko na tym urządzeniu.
waiting-copy = Kopiuj link
waiting-copied = Skopiowano
waiting-share = Udostępnij
waiting-share-text = Zagraj ze mną w kierki.
waiting-qr = Link do odczytania aparatem
waiting-free = Wolne miejsce
waiting-seat-bot = Posadź bota
waiting-you-sit = Usiądź
waiting-host = gospodarz
waiting-ready = W gotowości
waiting-not-ready = jeszcze nie
waiting-away = bez połączenia
waiting-bot = aż ktoś przyjdzie
waiting-watching = Oglądasz
waiting-start =
    { $bots ->
        [0] Zacznij teraz
        [1] Zacznij teraz z botem
        [2] Zacznij teraz z dwoma botami
        [3] Zacznij teraz z trzema botami
       *[other] Zacznij teraz z { $bots } botami
    }
waiting-be-ready = Możemy grać
waiting-again = Kolejna partia
waiting-is-ready = Czekamy na pozostałych. Partia zacznie się, gdy wszyscy będą w gotowości.
waiting-called = Inni widzą cię jako { $name }.
waiting-begins = Partia zacznie się sama, gdy wszyscy będą w gotowości.
waiting-leave = Odejdź
waiting-leave-title = Odejść od stołu?
waiting-leave-about = Na twoim miejscu zagra dalej bot.
waiting-leave-rated = To partia rankingowa. Jeśli odejdziesz, zajmiesz ostatnie miejsce, cokolwiek zrobi bot.
waiting-stay = Zostań
waiting-limits = Ustawienia stołu
waiting-change = Zmień
waiting-lost = Połączenie przerwane. Próbujemy dalej.
waiting-closed = Ten stół jest zamknięty. Przez dłuższy czas nikogo tu nie było.
waiting-closed-not_ready = Ta partia nie mogła się zacząć: nie wszyscy przyszli.
waiting-closed-admin = Ten stół zamknął administrator serwera.
waiting-no-clock = Bez zegara
waiting-clock = { $seconds } s na kartę
waiting-clock-pass = { $seconds } s na wymianę
waiting-advice-off = Bez podpowiedzi
waiting-advice-own = Podpowiedzi dla chętnych
waiting-advice-all = Podpowiedzi dla wszystkich
waiting-chat-off = Bez czatu
waiting-chat-phrases = Gotowe zdania
waiting-chat-text = Zdania i tekst
waiting-watching-no = Bez widzów
waiting-watching-yes = Inni mogą patrzeć
waiting-entrance-invited = Tylko z linkiem
waiting-entrance-friends = Usiąść mogą znajomi
waiting-entrance-open = Usiąść może każdy

## Co gospodarz może zrobić z miejscem.

seat-remove = Poproś o odejście: { $name }
seat-readmit = Wpuść z powrotem: { $name }
seat-host = Gospodarzem ma być { $name }
seat-move = Zamień się miejscami: { $name }
seat-move-me = Zamień się miejscami ze mną
seat-move-free = Przesiądź się na wolne miejsce
seat-no-bot = Zabierz bota

## Wieczór.

evening-title = Dzisiejszy wieczór
evening-name = Gracz
evening-games = Partie
evening-won = Wygrane
evening-points = Punkty

## Obok kart.

company-lost = Łączymy ponownie. Karty są dalej twoje.
# Odczytuje się, gdy połączenie wraca.
company-connected = Znów jest połączenie.
company-you-sit = Gra za ciebie bot.
company-you-wait = Partia czeka na ciebie.
company-return = Już jestem
company-waits = Czekamy, aż wróci { $name }
company-all-away = Partia wstrzymana
company-played-for-you = Twój czas minął. Zagrał bot.
company-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
company-seconds-short = { $seconds } s
# Odczytuje się, nie widać: ile własnego czasu zostało.
company-time-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
# Przy wyniku rozdania, zanim następne pokaże się samo.
company-next-in =
    { $seconds ->
        [one] Następne rozdanie za { $seconds } sekundę
        [few] Następne rozdanie za { $seconds } sekundy
        [many] Następne rozdanie za { $seconds } sekund
       *[other] Następne rozdanie za { $seconds } sekundy
    }
# Jak długo stół czeka na kogoś, kogo nie ma: „0:42”.
company-come-back = { $time } na powrót
company-time = { $time }
company-connecting = łączy się
company-bot-plays = gra bot
company-away = nie przy stole
# Odczytuje się przy miejscu osoby, którą czytelnik wyciszył.
company-muted = wyciszenie
company-time-up = { WHO($seat) ->
    [you] twój czas minął
   *[other] czas minął
}
company-person = { $sat ->
    [true] { $name }: wycisz, zablokuj albo zgłoś
   *[false] { $name }: wycisz
}
company-watching = { $count ->
    [one] Ogląda jedna osoba
    [few] Oglądają { $count } osoby
    [many] Ogląda { $count } osób
   *[other] Ogląda { $count } osoby
}
company-you-watch = Oglądasz, o lewę później.
company-stop-watching = Przestań oglądać
company-side = Patrz z miejsca: { $name }
company-invite = Zaproś
menu-invite-about = Link i kod tego stołu
menu-leave-people = Na twoim miejscu zagra dalej bot

## Czat.

chat-title = Czat
chat-open = { $unread ->
    [0] Czat
    [one] Czat, jedna nieprzeczytana wiadomość
    [few] Czat, { $unread } nieprzeczytane wiadomości
    [many] Czat, { $unread } nieprzeczytanych wiadomości
   *[other] Czat, { $unread } nieprzeczytanej wiadomości
}
chat-newer = { $lines ->
    [one] Jedna nowa wiadomość
    [few] { $lines } nowe wiadomości
    [many] { $lines } nowych wiadomości
   *[other] { $lines } nowej wiadomości
}
chat-close = Zamknij czat
chat-mute-all = Wycisz wszystkich
chat-all-muted = Nikogo tu nie słyszysz. Inni nadal słyszą ciebie.
chat-say = Powiedz coś przy stole
chat-send = Wyślij
chat-more = Więcej zdań
chat-fewer = Mniej zdań
chat-own-language = Gotowe zdania każdy czyta w swoim języku.
chat-closes = Czat zamknie się, gdy będzie twoja kolej.
chat-watches = Pisać mogą tu tylko osoby przy stole.
chat-empty = Nikt się jeszcze nie odezwał.
chat-log = Rozmowa
chat-phrases = Gotowe zdania
chat-you = Ty
chat-spoken = { $name }: { $words }
# Wiersze między wypowiedziami: co dzieje się przy stole. $you: chodzi o czytelnika.
chat-sat = { $you ->
    [called] Siadasz przy stole. Inni widzą cię jako { $name }.
    [true] Siadasz przy stole.
   *[false] Do stołu siada { $name }.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Odchodzisz od stołu. Dalej gra bot.
       *[false] Odchodzisz od stołu.
    }
   *[false] { $playing ->
        [true] { $name } odchodzi. Dalej gra bot.
       *[false] { $name } odchodzi.
    }
}
chat-removed = { $name } odchodzi na prośbę gospodarza.
chat-away = { $you ->
    [true] Tracisz połączenie.
   *[false] { $playing ->
        [true] { $name } traci połączenie. Stół czeka minutę, potem gra bot.
       *[false] { $name } traci połączenie.
    }
}
chat-back = { $you ->
    [true] Wracasz do stołu.
   *[false] { $name } wraca do stołu.
}
chat-sits_in = { $you ->
    [true] Dopóki nie wrócisz, gra za ciebie bot.
   *[false] Dopóki { $name } nie wróci, gra bot.
}
chat-host = { $you ->
    [true] Teraz gospodarzem jesteś ty.
   *[false] Gospodarzem jest teraz { $name }.
}
# Odczytuje się przed partią i po niej.
chat-ready = { $name } jest w gotowości.
chat-places = Zmieniły się miejsca. Zgodnie z ruchem wskazówek zegara: { LIST($names) }.
chat-time = { $you ->
    [true] Twój czas minął, więc zagrał za ciebie bot.
   *[false] { $name } nie ma już czasu, więc zagrał bot.
}

## Co można zrobić w czyjejś sprawie.

person-mute = Wycisz
person-mute-about = Przy tym stole nie usłyszysz już, co mówi { $name }.
person-unmute = Cofnij wyciszenie: { $name }
person-block = Zablokuj
person-block-about = Nie usiądziecie już razem i nie usłyszysz, co mówi { $name }.
person-block-undo = Możesz to cofnąć w każdej chwili: tutaj albo pod swoim imieniem, na stronie ze stołami.
person-block-sure = Tak, zablokuj: { $name }
person-blocked = Zablokowano. Nie usiądziecie już razem.
person-unblock = Odblokuj
person-unblock-about = Znowu możecie usiąść razem i znowu usłyszysz, co mówi { $name }.
person-unblocked = Odblokowano. Znowu możecie usiąść razem.
person-report = Zgłoś
person-report-about = Przeczyta to administrator tego serwera, razem z ostatnimi wypowiedziami przy tym stole. { $name } się o tym nie dowie.
person-report-what = Co się stało? (Może zostać puste.)
person-report-send = Wyślij zgłoszenie
person-reported = Dziękujemy. Zgłoszenie jest w drodze.

## Gdy partia z ludźmi się kończy.

after-ready = { $count ->
    [0] Nikt jeszcze nie jest w gotowości
    [one] W gotowości jest jedna osoba
    [few] W gotowości są { $count } osoby
    [many] W gotowości jest { $count } osób
   *[other] W gotowości jest { $count } osoby
}
after-you-ready = Czekamy na pozostałych
after-again = Kolejna partia
after-leave = Odejdź
after-table = Do stołu
after-result = Zobacz wynik
after-lacks = Nie ma już wszystkich
after-check = Sprawdź rozdania

## Lobby: szybka gra, stoły z wolnymi miejscami, stoły do oglądania.

lobby-quick = Szybka gra
lobby-rules = Zasady
lobby-rules-waiting =
    { $count ->
        [one] { $rules } · czeka jedna osoba
        [few] { $rules } · czekają { $count } osoby
        [many] { $rules } · czeka { $count } osób
       *[other] { $rules } · czeka { $count } osoby
    }
lobby-calm = Spokojnie
lobby-normal = Normalnie
lobby-quick-speed = Szybko
lobby-seconds = { $seconds } s na kartę
lobby-waiting =
    { $count ->
        [0] jeszcze nikt
        [1] czeka jedna osoba
       *[other] { $missing ->
            [1] brakuje tylko ciebie
           *[other] { $count ->
                [one] czeka jedna osoba
                [few] czekają { $count } osoby
                [many] czeka { $count } osób
               *[other] czeka { $count } osoby
            }
        }
    }
lobby-rated = Rankingowa
lobby-rated-about = Tylko dla osób z kontem, bez botów. Kto odejdzie, zajmie ostatnie miejsce.
lobby-rated-guest = Z kontem zagrasz też rankingowo
lobby-others-rated = Czekający na grę rankingową: { $count }
lobby-others-unrated = Czekający na grę bez rankingu: { $count }
lobby-bots = Po 20 sekundach wolne jeszcze miejsca zajmą boty.
lobby-no-bots = Bez botów: zaczyna się, gdy zbierze się dość osób.
lobby-wait-title = Szukamy graczy
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · rankingowa
lobby-wait-count =
    { $count ->
        [one] Jest jedna osoba z { $players }: ty.
        [few] Są już { $count } osoby z { $players }.
        [many] Jest już { $count } osób z { $players }.
       *[other] Jest już { $count } osoby z { $players }.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Boty zajmują wolne miejsca.
        [one] Boty zajmą wolne miejsca za { $seconds } sekundę.
        [few] Boty zajmą wolne miejsca za { $seconds } sekundy.
        [many] Boty zajmą wolne miejsca za { $seconds } sekund.
       *[other] Boty zajmą wolne miejsca za { $seconds } sekundy.
    }
lobby-wait-first = Na twoją ostatnią partię nie wszyscy przyszli. Teraz masz pierwszeństwo.
lobby-wait-pause =
    { $minutes ->
        [one] Nie było cię na ostatnich partiach rankingowych. Na następną trzeba poczekać jeszcze minutę.
        [few] Nie było cię na ostatnich partiach rankingowych. Na następną trzeba poczekać jeszcze { $minutes } minuty.
        [many] Nie było cię na ostatnich partiach rankingowych. Na następną trzeba poczekać jeszcze { $minutes } minut.
       *[other] Nie było cię na ostatnich partiach rankingowych. Na następną trzeba poczekać jeszcze { $minutes } minuty.
    }
lobby-cancel = Przestań czekać
lobby-sit = Usiądź
lobby-sit-none = Jeszcze nikogo. Otwórz stół dla każdego, a pojawi się tutaj.
lobby-watch = Oglądaj
lobby-watch-late = O lewę później, żeby nikt nie podpowiadał
lobby-watch-none = Teraz nie ma czego oglądać.
lobby-seats =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
lobby-hand = Rozdanie { $number }
lobby-watching =
    { $count ->
        [0] nikt nie ogląda
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
        [many] ogląda { $count } osób
       *[other] ogląda { $count } osoby
    }
# Co pokazuje rysunek stołu, dla tych, którzy go nie widzą.
lobby-oval =
    { $free ->
        [0] Przy stole: { $names }
        [one] Przy stole: { $names }; jedno miejsce wolne
        [few] Przy stole: { $names }; { $free } miejsca wolne
        [many] Przy stole: { $names }; { $free } miejsc wolnych
       *[other] Przy stole: { $names }; { $free } miejsca wolnego
    }
lobby-people = { LIST($people) }
lobby-nobody = nikt
lobby-code = Kod
lobby-lost = Połączenie przerwane. Próbujemy dalej.
lobby-seat = Wróć do swojego stołu

## Tabela tego miesiąca.

month-title = Ten miesiąc
month-rating = ranking
month-order = Kolejność według tego, co pewne: ranking minus trzykrotność ±.
month-choice = Miesiąc
month-figure = { $rating } ± { $error }
month-you = Ty
rated-title = Ranking
rated-about = i jak bardzo jest pewny
rated-waits = Obliczamy ranking.
rated-left = poza grą
rated-left-about = W rankingu kto odejdzie, zajmuje ostatnie miejsce, cokolwiek zrobi bot.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Twoje partie rankingowe
rated-games-about = Od ostatniej
rated-place = Miejsce { $place } z { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = Lista jest pobierana.
month-none = W tym miesiącu nikt jeszcze nie grał rankingowo.
month-sure =
    { $people ->
        [0] Nikt nie rozegrał jeszcze { $games } partii rankingowych.
        [one] Jedna osoba rozegrała co najmniej { $games } partii rankingowych.
        [few] { $people } osoby rozegrały co najmniej { $games } partii rankingowych.
        [many] { $people } osób rozegrało co najmniej { $games } partii rankingowych.
       *[other] { $people } osoby rozegrało co najmniej { $games } partii rankingowych.
    }

## Konto.

account-guest = Grasz jako gość, tylko w tej przeglądarce.
account-why = Konto pamięta twoje imię i ranking na każdym urządzeniu, a jeśli chcesz, także partie i ustawienia.
account-make = Załóż konto
account-have = Mam konto
account-new = Nie mam jeszcze konta
account-in = Zaloguj się
account-out = Wyloguj się
account-name = Imię
account-password = Hasło
account-password-hint = Co najmniej 8 znaków
account-is = Grasz na swoim koncie.
account-unrated = Nie masz jeszcze partii rankingowych.
account-rating =
    { $games ->
        [one] { $rating } ± { $error } · jedna partia
        [few] { $rating } ± { $error } · { $games } partie
        [many] { $rating } ± { $error } · { $games } partii
       *[other] { $rating } ± { $error } · { $games } partii
    }
account-in-passkey = Zaloguj się kluczem dostępu
account-make-passkey = Załóż konto z kluczem dostępu
account-mine = Moje dane
account-stale = Od zalogowania minęło trochę czasu. Podaj hasło albo zaloguj się najpierw jeszcze raz.
account-change-password = Zmień hasło
account-old = Obecne hasło
account-old-hint = Niepotrzebne przez dziesięć minut od zalogowania
account-new-password = Nowe hasło
account-changed = Hasło jest zmienione. Wszystkie inne przeglądarki są wylogowane.
account-passkeys = Klucze dostępu
account-passkeys-about = Logowanie odciskiem palca, twarzą albo kodem PIN
account-passkeys-what = Klucz dostępu zostaje na twoim urządzeniu i nikt go nie odgadnie. Mając dwa, zalogujesz się nawet wtedy, gdy jedno urządzenie zginie.
account-passkeys-none = Nie masz jeszcze żadnego.
account-passkey-since = Od { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Usuń klucz dostępu: { $name }
account-passkey-add = Dodaj klucz dostępu
account-device = Nazwa tego urządzenia
account-blocked = Zablokowane osoby
account-blocked-about = Nie siadacie przy jednym stole
account-blocked-what = Nie siadacie razem przy żadnym stole. Te osoby o tym nie wiedzą.
account-blocked-none = Nikogo nie blokujesz.
account-unblock = Odblokuj: { $name }
account-unblocked = Odblokowano
account-kept = To samo na każdym urządzeniu
account-kept-on = Włączone: partie, ustawienia, zasady, wieczory i wyniki rozdań dnia
account-kept-off = Wyłączone: co jest tutaj, zostaje tylko tutaj
account-kept-switch = Przechowuj na moim koncie
account-kept-what = Partie z botami, ustawienia, zasady, wieczory z zapisu i wyniki rozdań dnia trafiają na konto, a z niego na każde urządzenie, na którym to włączysz. Nic tu nie ginie: z partii granej dalej w dwóch miejscach robią się dwie.
account-kept-settings = Ustawienia
account-kept-rules = Zasady
account-kept-pad = Zapis punktów
account-kept-daily = Wyniki rozdań dnia
account-kept-games =
    { $count ->
        [one] Jedna partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
account-kept-at = zapisano { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = za duże na konto: zostaje na tym urządzeniu
account-kept-too_many = na koncie brak miejsca: zostaje na tym urządzeniu
account-kept-no_room = na tym urządzeniu brak miejsca: zostaje na koncie
account-kept-unreadable = nie da się tu odczytać: zostaje na tym urządzeniu
account-kept-unreached = Konto jest teraz nieosiągalne. Na pierwszej stronie spróbujemy znowu.
account-out-everywhere = Wyloguj wszędzie
account-everywhere-about = Wylogujemy cię z każdej przeglądarki, z tej również. Co przechowują same urządzenia, zostaje na nich.
account-download = Pobierz moje dane
account-download-about = Wszystko, co ten serwer o tobie przechowuje
account-delete = Usuń moje konto
account-forget = Zapomnij o mnie
account-delete-what = Usuniemy twoje imię, hasło i klucze dostępu, ranking, boty oraz przechowywane tu ustawienia, zasady, wieczory, partie i wyniki rozdań dnia. Twoje wypowiedzi przy stołach zostaną wymazane.
account-forget-what = Twoje imię, wyniki rozdań dnia i wypowiedzi przy stołach zostaną wymazane, a ta przeglądarka zapomniana.
account-delete-stays = Stoły pamiętają, że ktoś tam siedział i co zagrano, ale pod imieniem, które nie należy do nikogo. Co przechowuje samo to urządzenie, zostaje na nim.
account-delete-go = Przejdź do usunięcia
account-delete-sure = { $name }, tego nie da się cofnąć.
account-delete-yes = Tak, usuń wszystko
account-open = Twoje imię i konto: { $name }
