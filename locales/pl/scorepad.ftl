### Strona: zapis punktów w partii prawdziwymi kartami. Czytelnik nie jest żadnym z graczy.

scorepad-title = Zapis punktów
    .about = Prawdziwe karty na stole, sumy tutaj.
scorepad-unreadable = Nie udało się odczytać zapisu zachowanego na tym urządzeniu. Odłożyliśmy go na bok.
scorepad-unkept = Ta przeglądarka niczego nie przechowuje, więc zapis zniknie, gdy opuścisz stronę.
scorepad-lost = Nie udało się wczytać zapisu. Sprawdź połączenie i spróbuj jeszcze raz.

## Nowy wieczór.

scorepad-who = Kto gra
    .about = Zgodnie z ruchem wskazówek zegara, tak jak siedzicie. Znak jest przy tym, kto rozdaje pierwszy.
scorepad-name = Imię { $number }
scorepad-seated = Gdy wpisano już rozdanie, nikt nie może dołączyć ani odejść. Zacznijcie wtedy nowy wieczór; ten zostanie w części „{ scorepad-past }”.
scorepad-add = Dodaj gracza
scorepad-drop = Nie gra: { $name }
scorepad-deals-first = Rozdawanie zaczyna { $name }
scorepad-nameless = Każdy musi mieć imię.
scorepad-too-few = Potrzeba co najmniej dwojga graczy.
scorepad-alike = Dwoje graczy ma to samo imię.
scorepad-rules = Gra
scorepad-own = Twoje domowe zasady
scorepad-settlement = Żetony
scorepad-settlement-none = Bez żetonów
    .about = Tylko punkty.
scorepad-settlement-average = Średnia
    .about = Na koniec każdy płaci albo dostaje różnicę do średniej.
scorepad-settlement-lowest_takes_pot = Pula dla najniższego wyniku
    .about = Żeton za punkt do puli; bierze ją najniższy wynik rozdania.
scorepad-settlement-sweepstakes = Pula za czyste konto
    .about = Żeton za punkt do puli; bierze ją ten, kto jako jedyny ma czyste konto.
scorepad-settlement-howell = Howell
    .about = Każdy kier kosztuje po żetonie dla każdego z pozostałych graczy.
scorepad-chip-value = Żeton jest wart
    .about = W waszych pieniądzach; 1 to po prostu żetony.
    .wrong = Wartość żetonu to liczba od 0,001 do 1 000 000.
scorepad-buy-in = Każdy kupuje
    .about = Żetony na początek.
    .wrong = Każdy kupuje całkowitą liczbę żetonów, od 1 do 1 000 000.
scorepad-split-two = Dwa czyste konta dzielą pulę
scorepad-start = Zaczynamy
scorepad-past = Wcześniejsze wieczory
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · jedno rozdanie
        [few] { LIST($names) } · { $hands } rozdania
        [many] { LIST($names) } · { $hands } rozdań
       *[other] { LIST($names) } · { $hands } rozdania
    }
scorepad-forget = Wyrzuć: { DATETIME($began, day: "numeric", month: "long") } · { $title }

## Karta wieczoru.

scorepad-deals-hand = Rozdanie { $hand }: rozdaje { NAME($dealer) }.
scorepad-pass-cards =
    { $count ->
        [1] jedną kartę
        [2] dwie karty
        [3] trzy karty
        [4] cztery karty
       *[other] { $count } kart
    }
scorepad-pass-left = Każdy podaje { scorepad-pass-cards } w lewo.
scorepad-pass-right = Każdy podaje { scorepad-pass-cards } w prawo.
scorepad-pass-across = Każdy podaje { scorepad-pass-cards } naprzeciwko.
scorepad-pass-left2 = Każdy podaje { scorepad-pass-cards } o dwa miejsca w lewo.
scorepad-pass-right2 = Każdy podaje { scorepad-pass-cards } o dwa miejsca w prawo.
scorepad-pass-left3 = Każdy podaje { scorepad-pass-cards } o trzy miejsca w lewo.
scorepad-pass-right3 = Każdy podaje { scorepad-pass-cards } o trzy miejsca w prawo.
scorepad-pass-scatter = Każdy podaje po jednej karcie każdemu z pozostałych.
scorepad-pass-hold = Tym razem bez wymiany.
scorepad-bids = Licytację zaczyna { NAME($seat) }.
scorepad-carries = Pula zostaje: kolor znów wybiera { NAME($seat) }.
scorepad-last = Ostatnio
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Razem
scorepad-totals = Wyniki
scorepad-enter = Wpisz rozdanie { $hand }
scorepad-undo = Cofnij
scorepad-share = Udostępnij
scorepad-print = Drukuj
scorepad-copied = Zapis jest skopiowany.
scorepad-not-copied = Ta przeglądarka nie pozwala tu niczego kopiować.
scorepad-hands = Rozdanie po rozdaniu
scorepad-open-hand = Rozdanie { $hand }, obejrzyj i zmień
scorepad-so-far = Przebieg wieczoru
scorepad-lower = Punkty, im mniej, tym lepiej
scorepad-higher = Punkty, im więcej, tym lepiej
scorepad-first-hand = Zagrajcie pierwsze rozdanie, a potem wpiszcie je tutaj.
scorepad-fault = Rozdanie { $hand }: { LIST($why) }
scorepad-mend = Popraw rozdanie { $hand }
scorepad-spoilt = Według tych zasad trzeba będzie poprawić rozdanie { $hand }. { LIST($why) }
scorepad-again = Nowy wieczór
scorepad-change = Imiona i zasady
scorepad-winner = Wygrywa
scorepad-deals = rozdaje
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } wygrywa partię
       *[many] { NAME($seats, at: "start") } wygrywają partię
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } wygrywa partię.
       *[many] { NAME($seats, at: "start") } wygrywają partię.
    }

## Żetony.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# W pieniądzach graczy. $money nigdy nie jest ujemne.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Żetony
scorepad-players = Gracze
scorepad-stack = Ma
scorepad-last-chips = Ostatnio
scorepad-pot = W puli
scorepad-pot-left = Pula zostaje na stole.
scorepad-worth = Wartość
scorepad-why = Dlaczego, w rozdaniu { $hand }
scorepad-owed-now = Gdyby skończyć teraz
scorepad-owed = Kto komu ile daje
scorepad-quits = Nikt nikomu nic nie jest winien.
scorepad-gives = { NAME($from, at: "start") } daje { CHIPS($chips) }, dostaje { NAME($to) }.
scorepad-gives-worth = { NAME($from, at: "start") } daje { CHIPS($chips) } ({ scorepad-money }), dostaje { NAME($to) }.
scorepad-gives-pot = { NAME($from, at: "start") } ma w puli { CHIPS($chips) }.
scorepad-gives-pot-worth = { NAME($from, at: "start") } ma w puli { CHIPS($chips) } ({ scorepad-money }).
scorepad-settled-at-end = Żetony zmieniają właściciela dopiero po partii.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · każdy na start: { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · każdy na start: { CHIPS($chips) } ({ scorepad-money })

## Jedno rozdanie.

scorepad-hand = Rozdanie { $hand }
scorepad-next-line = Rozdaje { NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = Rozdaje { NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = Rozdaje { NAME($dealer) } · { WORD($pass, of: "scorepad-way") } · { SUIT($suit, as: "card-suit") }
scorepad-way-left = karty w lewo
scorepad-way-right = karty w prawo
scorepad-way-across = karty naprzeciwko
scorepad-way-left2 = karty o dwa miejsca w lewo
scorepad-way-right2 = karty o dwa miejsca w prawo
scorepad-way-left3 = karty o trzy miejsca w lewo
scorepad-way-right3 = karty o trzy miejsca w prawo
scorepad-way-scatter = po karcie każdemu
scorepad-way-hold = bez wymiany
scorepad-edit-hand = Zmień to rozdanie
scorepad-remove-hand = Wykreśl z zapisu
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } trafia w księżyc.
       *[many] { NAME($seats, at: "start") } trafiają w księżyc.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } trafia w słońce.
       *[many] { NAME($seats, at: "start") } trafiają w słońce.
    }

## Wpisywanie rozdania.

scorepad-mode = Sposób wpisu
scorepad-mode-cards = Karty
scorepad-mode-points = Punkty
scorepad-moon = Księżyc
scorepad-rest = reszta
scorepad-rest-of = Wszystkie inne { SUIT($suit) } ma { NAME($seat) }
scorepad-fewer = { NAME($seat, at: "start") }: { SUIT($suit) }, mniej
scorepad-more = { NAME($seat, at: "start") }: { SUIT($suit) }, więcej
scorepad-many = { NAME($seat, at: "start") }: { SUIT($suit) }, { $count }
scorepad-took = { CARD($card, as: "card-acc-first") } ma { NAME($seat) }
scorepad-took-both = { scorepad-took }, dwa razy
scorepad-takes = Karty: { NAME($seat) }
scorepad-points-of = Punkty: { NAME($seat) }
scorepad-no-trick = Bez lewy
scorepad-no-trick-of = { NAME($seat, at: "start") } nie ma lewy
scorepad-adds-up = Zgadza się.
scorepad-checking = Chwileczkę.
scorepad-put = Zapisz rozdanie { $hand }
scorepad-keep = Zapisz zmianę
scorepad-key-erase = Usuń
scorepad-key-sign = Plus albo minus
scorepad-key-rest = Reszta
scorepad-key-next = Dalej
scorepad-who-moon = Kto trafił w księżyc?
    .about = Ten, kto wziął wszystkie karty za punkty.
scorepad-every-trick = I wszystkie lewy
    .about = Wtedy to strzał w słońce.
scorepad-others = Inni { SIGNED($points) }
scorepad-shooter = { NAME($seat, at: "start") } { SIGNED($points) }
scorepad-others-of = { NAME($seat, at: "start") }: pozostali { SIGNED($points) }
scorepad-shooter-of = { NAME($seat, at: "start") }: { SIGNED($points) }
scorepad-how-moon = Jak liczy się księżyc?
scorepad-bidder = Kto wygrał licytację
scorepad-all-passed = Wszyscy spasowali
scorepad-bid = Za ile żetonów
scorepad-bid-less = O żeton mniej
scorepad-bid-more = O żeton więcej
scorepad-suit = Kolor, który się liczy

## Na papierze.

scorepad-paper-hand = Rozdanie
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
