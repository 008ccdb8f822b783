### Sprawdzony protokół partii, w terminalu i na stronie.

## Co wykazało sprawdzenie protokołu. $seats to numery miejsc, liczone od 0.

verify-hash = Z sekretu wychodzi ten sam skrót, który pokazano przed rozdaniem: { $hash }
verify-parts =
    { $count ->
        [one] Miejsce { LIST($seats) } dodało własną część, więc losujący sekret nie znał rozdań z góry.
        [few] Miejsca { LIST($seats) } dodały własne części, więc losujący sekret nie znał rozdań z góry.
        [many] Miejsca { LIST($seats) } dodały własne części, więc losujący sekret nie znał rozdań z góry.
       *[other] Miejsca { LIST($seats) } dodały własne części, więc losujący sekret nie znał rozdań z góry.
    }
verify-no-parts = Żadne miejsce nie dodało własnej części, więc losujący sekret mógł wybrać rozdania.
verify-dealt = Karty rozdano jeszcze raz, z sekretu i z części.
verify-seed = Rozdania wynikają z ziarna { $seed }. Nikt go wcześniej nie obiecał, więc nie wiadomo, czy ktoś go nie wybrał.
verify-position = Partia zaczęła się od pozycji, więc niczego nie rozdawano.
verify-played =
    { $actions ->
        [0] Nikt jeszcze nic w niej nie zrobił.
        [one] Odtworzono { $actions } ruch, zgodny z zasadami.
        [few] Odtworzono { $actions } ruchy, wszystkie zgodne z zasadami.
        [many] Odtworzono { $actions } ruchów, wszystkie zgodne z zasadami.
       *[other] Odtworzono { $actions } ruchu, wszystkie zgodne z zasadami.
    }
verify-over = Partia jest skończona. Wyniki: { LIST($totals, list: "unit") }
verify-not-over = Partia nie jest skończona. Wyniki do tej pory: { LIST($totals, list: "unit") }

## To samo na stronie, po partii z ludźmi.

check-title = Sprawdź rozdania
check-which = Partia { $number } z { $count }
check-before = Wcześniejsza partia
check-after = Późniejsza partia
check-works = Rozdajemy karty jeszcze raz…
check-holds = Nikt tych kart nie wybierał.
check-holds-no-parts = Karty wynikają z tego, co było obiecane.
check-promised = Przed pierwszą kartą stół pokazał ten sam skrót i wymienił te same części.
check-parts =
    { $count ->
        [one] Własną część dodaje tu { LIST($names) }, więc losujący sekret nie znał rozdań z góry.
        [few] Własne części dodają tu { LIST($names) }, więc losujący sekret nie znał rozdań z góry.
        [many] Własne części dodają tu { LIST($names) }, więc losujący sekret nie znał rozdań z góry.
       *[other] Własne części dodają tu { LIST($names) }, więc losujący sekret nie znał rozdań z góry.
    }
check-seen = W protokole jest wszystko, co było widać z twojego miejsca: twoje karty i zagrania wszystkich, w tej samej kolejności.
check-knows = To nie dowodzi, że nikt kart nie widział: serwer musi znać każdą rękę.
check-fails = Coś się nie zgadza.
check-other-hash = To nie jest sekret, który stół obiecał przed partią.
check-other-parts = To nie są części, które stół wymienił przed partią.
check-other-events = Protokół opowiada o innej partii niż ta, którą znasz.
check-other-totals = Protokół kończy się innymi wynikami niż stół.
check-unread = Protokołu nie da się teraz pobrać. Spróbuj za chwilę.
check-download = Pobierz protokół
