### Gry: te, które mają nazwę, i czym zasady różnią się od gry standardowej, w kilku słowach.

## Gry, które mają nazwę, i .about: zdanie o każdej.

preset-black-lady = Czarna Dama
    .about = Gra standardowa: każdy z trzynastu kierów to punkt, a dama pik trzynaście.
preset-omnibus = Omnibus
    .about = Gra standardowa z nagrodą: walet karo odejmuje dziesięć punktów.
preset-original = Kierki pierwotne
    .about = Gra z lat 80. XIX wieku: liczą się tylko kiery, nie ma wymiany i w kiery wolno wyjść od razu.
preset-plain = Kierki proste
    .about = Gra standardowa bez damy: liczą się tylko kiery.
preset-black-jack = Czarny Walet
    .about = Miejsce damy zajmuje walet pik, za dziesięć punktów.
preset-black-maria = Czarna Maria
    .about = Troje graczy, trzy groźne piki i za każdym razem trzy karty podane w prawo.
preset-spot = Kierki oczkowe
    .about = Każdy kier kosztuje tyle, ile na nim widnieje, aż do czternastu za asa, a dama pik dwadzieścia pięć.
preset-partnership = Kierki w parach
    .about = Dwoje na dwoje, partnerzy naprzeciwko siebie; wyniki pary się sumuje.
preset-reverse = Kierki na odwrót
    .about = Wygrywa najwyższy wynik, więc wszyscy chcą kierów i damy.
preset-trickster = Trickster
    .about = Gra standardowa w wersji częstej w sieci: zrzucona dama łamie kiery, księżyc liczy się tak, jak lepiej dla strzelca, a zwycięstwem można się podzielić.
preset-gamblers = Stół hazardzistów
    .about = Dama spada przy pierwszej okazji, w kiery wolno wyjść od razu, a na koniec każdy rozlicza różnicę do średniej.
preset-domino = Kierki domino
    .about = Po sześć kart i stos: kto nie może dołożyć do koloru, dobiera, aż będzie mógł, a kto nie ma już kart, odpada.
preset-sweepstakes = Kierki z pulą
    .about = Żeton za każdy punkt, a pula dla tego, kto jako jedyny zachowa czyste konto.
preset-auction = Kierki z licytacją
    .about = Licytuj żetony o prawo wyboru koloru, który się liczy, i o pierwsze wyjście. Pulę bierze ten, kto jako jedyny zachowa czyste konto.
preset-howell = Rozliczenie Howella
    .about = Kierki pierwotne, w których za każdego kiera płaci się tym, którzy go nie wzięli.
preset-cancellation = Kierki na dwie talie
    .about = Dwie talie i od sześciu do jedenastu osób: takie same karty w lewie znoszą się nawzajem.

## Wartości, które mają nazwę: value-POLE-WARTOŚĆ.

value-teams-none = każdy gra za siebie
value-teams-2v2 = dwoje na dwoje, partnerzy naprzeciwko siebie
value-teams-2v2v2 = trzy pary, partnerzy naprzeciwko siebie
value-teams-3v3 = troje na troje, co drugie miejsce

value-kitty-first_trick = kto bierze pierwszą lewę
value-kitty-last_trick = kto bierze ostatnią lewę
value-kitty-first_penalty_trick = kto bierze pierwszą lewę z punktami
value-kitty-none = nie ma go

value-pass_cycle-left = w lewo
value-pass_cycle-right = w prawo
value-pass_cycle-across = naprzeciwko
value-pass_cycle-left2 = o dwa miejsca w lewo
value-pass_cycle-right2 = o dwa miejsca w prawo
value-pass_cycle-left3 = o trzy miejsca w lewo
value-pass_cycle-right3 = o trzy miejsca w prawo
value-pass_cycle-scatter = po jednej karcie każdemu
value-pass_cycle-hold = bez wymiany

value-opening-lowest_club = najniższy trefl
value-opening-any_club = kto ma najniższego trefla, dowolnym treflem
value-opening-eldest = gracz po lewej ręce rozdającego
value-opening-bidder = kto wygrał licytację

value-first_trick-no_penalties = bez kart za punkty
value-first_trick-no_hearts = bez kierów
value-first_trick-free = wolno wszystko

value-breaking-true = kiery muszą być złamane
value-breaking-false = w kiery wolno wyjść zawsze

value-hearts_only-may_lead = wychodzi się w kiery
value-hearts_only-pass_lead = wychodzi następny gracz

value-queen_breaks-never = nigdy
value-queen_breaks-discarded = gdy się ją zrzuci
value-queen_breaks-played = zawsze, gdy się ją zagra

value-queen_lead-free = zawsze
value-queen_lead-after_broken = gdy kiery są złamane

value-queen_or_hearts-must_lead_queen = wychodzi się damą
value-queen_or_hearts-either = wolny wybór

value-queen_discard-free = zawsze
value-queen_discard-after_broken = gdy kiery są złamane
value-queen_discard-forced = zawsze przy pierwszej okazji

value-moon-old = inni dopisują punkty
value-moon-new = strzelec odejmuje punkty
value-moon-choice = strzelec wybiera
value-moon-auto = inni dopisują punkty, chyba że strzelec przegrałby przez to partię
value-moon-off = bez księżyca

value-objective-low = wygrywa najniższy wynik
value-objective-high = wygrywa najwyższy wynik

value-tie-play_on = gra się jeszcze jedno rozdanie
value-tie-shared = zwycięstwo jest wspólne

value-settlement-none = bez żetonów
value-settlement-average = każdy płaci albo dostaje różnicę do średniej
value-settlement-lowest_takes_pot = żeton za punkt; pulę bierze najniższy wynik
value-settlement-sweepstakes = żeton za punkt; pulę bierze ten, kto jako jedyny ma czyste konto
value-settlement-howell = za każdego kiera o żeton mniej, niż jest graczy

## Czym gra różni się od standardowej, w kilku słowach obok innych: „4 graczy · do 100 · bez wymiany”.

differs-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
differs-end-target = do { $target }
differs-end-hands =
    { $hands ->
        [one] jedno rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }
differs-packs =
    { $number ->
        [one] jedna talia
        [few] { $number } talie
        [many] { $number } talii
       *[other] { $number } talii
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = bez drużyn
differs-teams-2v2 = dwoje na dwoje
differs-teams-2v2v2 = trzy pary
differs-teams-3v3 = troje na troje
differs-pooled = wspólne punkty
differs-joint_moon = wspólny księżyc
differs-removed = bez { MARKS($cards) }
differs-removed-none = bez odłożonych kart
differs-hand_size =
    { $number ->
        [one] po jednej karcie
        [few] po { $number } karty
        [many] po { $number } kart
       *[other] po { $number } karty
    }
differs-kitty = talon: { WORD($value, of: "value-kitty") }
differs-kitty_peek = kto bierze talon, ogląda go
differs-pass_count =
    { $number ->
        [one] jedna karta do wymiany
        [few] { $number } karty do wymiany
        [many] { $number } kart do wymiany
       *[other] { $number } karty do wymiany
    }
differs-pass_cycle = wymiana: { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = bez wymiany
differs-opening = pierwsze wyjście: { WORD($value, of: "value-opening") }
differs-first_trick = pierwsza lewa: { WORD($value, of: "value-first_trick") }
differs-breaking = w kiery wolno wyjść zawsze
differs-hearts_only = same kiery: { WORD($value, of: "value-hearts_only") }
differs-queen = w roli damy { MARK($card) }
differs-queen_breaks = dama łamie kiery: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = wyjście damą: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = kiery i dama: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = zrzucanie damy: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] bez księżyca
       *[other] strzał w księżyc: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = księżyc tylko z premią
differs-sun = strzał w słońce: { $number }
differs-no_trick_bonus = premia za brak lew: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = remis na końcu: { WORD($value, of: "value-tie") }
differs-fifty_reset = pięćdziesiątki spadają
differs-auction = licytacja
differs-stock = dobieranie ze stosu
differs-settlement = żetony: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] na start jeden żeton
        [few] na start { $chips } żetony
        [many] na start { $chips } żetonów
       *[other] na start { $chips } żetonu
    }
differs-bought-worth =
    { $chips ->
        [one] na start jeden żeton za { NUMBER($worth, maximumFractionDigits: 3) }
        [few] na start { $chips } żetony po { NUMBER($worth, maximumFractionDigits: 3) }
        [many] na start { $chips } żetonów po { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] na start { $chips } żetonu po { NUMBER($worth, maximumFractionDigits: 3) }
    }
differs-split_two = dwoje z czystym kontem dzieli pulę
