### Zasady: jak nazywa się pole i co znaczy, opis zasad, dlaczego według zasad nie da się grać.

## Pola: nazwa, .about: co mówi, .default: wartość domyślna, gdy zależy od stołu. Nazwy wartości są w games.ftl.

field-players = Gracze
    .about = Ile osób siedzi przy stole.

field-packs = Talie
    .about = Przy dwóch taliach takie same karty w lewie znoszą się nawzajem.

field-teams = Drużyny
    .about = Kto gra razem.

field-pooled = Wspólne punkty
    .about = O końcu partii decyduje suma każdej drużyny.

field-joint_moon = Wspólny księżyc
    .about = Partnerzy mogą trafić w księżyc razem.

field-removed = Odłożone karty
    .about = Karty wyjęte z talii.
    .default = zależnie od liczby graczy

field-hand_size = Kart na gracza
    .about = Ile kart dostaje każdy.
    .default = wszystkie, po równo

field-kitty = Talon
    .about = Kto dostaje karty, które zostały po rozdaniu.

field-kitty_peek = Talon widoczny dla biorącego
    .about = Kto bierze talon, od razu go ogląda; w przeciwnym razie leży zakryty do końca.

field-pass_count = Podawane karty
    .about = Ile kart podaje każdy.
    .default = zależnie od liczby graczy

field-pass_cycle = Wymiana
    .about = Dokąd idą karty, rozdanie po rozdaniu, w kółko.
    .default = zależnie od liczby graczy

field-opening = Pierwsze wyjście
    .about = Kto wychodzi do pierwszej lewy i czym.

field-first_trick = Pierwsza lewa
    .about = Co wolno zrzucić w pierwszej lewie.

field-breaking = Kiery trzeba złamać
    .about = W kiery nie wolno wyjść, dopóki jakiś nie zostanie zagrany.

field-hearts_only = Same kiery
    .about = Co się dzieje, gdy wychodzący ma tylko kiery, a żaden nie został jeszcze zagrany.

field-queen = Dama
    .about = Karta, o której mówią zasady o damie.

field-queen_breaks = Dama łamie kiery
    .about = Czy zagranie damy łamie kiery.

field-queen_lead = Wyjście damą
    .about = Kiedy wolno wyjść damą.

field-queen_or_hearts = Kiery i dama
    .about = Czym wychodzi gracz, który ma tylko kiery i damę, gdy w kiery wyjść nie wolno.

field-queen_discard = Zrzucanie damy
    .about = Kiedy wolno albo trzeba zrzucić damę.

field-points = Punkty
    .about = Ile warta jest każda karta; niewymieniona nie jest warta nic.
    .default = każdy ♥ 1, D♠ 13

field-moon = Strzał w księżyc
    .about = Jak liczy się rozdanie, w którym jeden gracz bierze wszystkie karty za punkty.

field-moon_needs_bonus = Księżyc tylko z premią
    .about = Strzelec musi wziąć także karty premiowe.

field-sun = Strzał w słońce
    .about = Ile liczy się księżyc, gdy strzelec bierze wszystkie lewy.

field-no_trick_bonus = Premia za brak lew
    .about = Ile odejmuje się graczowi bez żadnej lewy, w rozdaniu bez księżyca.

field-objective = Kto wygrywa
    .about = Jaki wynik wygrywa.

field-end = Koniec partii
    .about = Wynik, który kończy partię, albo liczba rozdań.

field-tie = Remis na końcu
    .about = Co się dzieje, gdy najlepszy wynik ma kilka osób.

field-fifty_reset = Pięćdziesiątki spadają
    .about = Wynik równy dokładnie 50, 100, 150 i tak dalej spada o 50.

field-auction = Licytacja
    .about = Gracze licytują żetony o prawo wyboru koloru, który się liczy, i o pierwsze wyjście.

field-stock = Dobieranie ze stosu
    .about = Pozostałe karty tworzą stos: kto nie może dołożyć do koloru, dobiera, aż będzie mógł.

field-settlement = Żetony
    .about = Jak partię rozlicza się w żetonach.

## Opis zasad: tytuły i to, co pod nimi stoi.

sheet-aim = Cel
sheet-aim-low = W kierkach chodzi o to, żeby unikać punktów: wygrywa najniższy wynik.
sheet-aim-high = Punkty są tu w cenie: wygrywa najwyższy wynik.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Gra się dwoje na dwoje, a partnerzy siedzą naprzeciwko siebie.
sheet-sides-2v2v2 = Grają przeciwko sobie trzy pary, a partnerzy siedzą naprzeciwko siebie.
sheet-sides-3v3 = Gra się troje na troje, co drugie miejsce.
sheet-sides-totals = Każda karta liczy się temu, kto ją wziął, a wyniki drużyny się sumuje.

sheet-deal = Rozdanie
sheet-deck =
    { $packs ->
        [1] Gra { $players } graczy pełną talią { $cards } kart; as jest najstarszy.
       *[other] Gra { $players } graczy dwiema taliami o łącznie { $cards } kartach; as jest najstarszy.
    }
sheet-deck-without =
    { $packs ->
        [1] Gra { $players } graczy talią { $cards } kart, bez { CARDS($removed, as: "card-mark") }; as jest najstarszy.
       *[other] Gra { $players } graczy dwiema taliami o łącznie { $cards } kartach, bez { CARDS($removed, as: "card-mark") }; as jest najstarszy.
    }
sheet-dealt =
    { $cards ->
        [one] Każdy dostaje jedną kartę, a rozdawanie przechodzi w lewo.
        [few] Każdy dostaje { $cards } karty, po jednej naraz, a rozdawanie przechodzi w lewo.
        [many] Każdy dostaje { $cards } kart, po jednej naraz, a rozdawanie przechodzi w lewo.
       *[other] Każdy dostaje { $cards } karty, po jednej naraz, a rozdawanie przechodzi w lewo.
    }
sheet-stock =
    { $cards ->
        [one] Karta, która została, leży zakryta jako stos.
        [few] Pozostałe { $cards } karty leżą zakryte jako stos.
        [many] Pozostałe { $cards } kart leży zakrytych jako stos.
       *[other] Pozostałe { $cards } karty leży jako zakryty stos.
    }
sheet-stock-none = Nic nie zostaje, więc nie ma stosu do dobierania.
sheet-kitty =
    { $cards ->
        [one] Karta, która została, to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }. Nikt go nie ogląda, dopóki nie spadnie ostatnia karta.
        [few] Pozostałe { $cards } karty to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }. Nikt go nie ogląda, dopóki nie spadnie ostatnia karta.
        [many] Pozostałe { $cards } kart to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }. Nikt go nie ogląda, dopóki nie spadnie ostatnia karta.
       *[other] Pozostałe { $cards } karty to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }. Nikt go nie ogląda, dopóki nie spadnie ostatnia karta.
    }
sheet-kitty-seen =
    { $cards ->
        [one] Karta, która została, to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }, i nikt inny go nie ogląda.
        [few] Pozostałe { $cards } karty to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }, i nikt inny go nie ogląda.
        [many] Pozostałe { $cards } kart to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }, i nikt inny go nie ogląda.
       *[other] Pozostałe { $cards } karty to talon; dostaje go ten, { WORD($taker, of: "value-kitty") }, i nikt inny go nie ogląda.
    }

sheet-auction = Licytacja
sheet-auction-bids = Zaczyna gracz po lewej ręce rozdającego. Każdy ma jedną kolej: albo licytuje żetony (więcej, niż wynosi ostatnia odzywka, i nie więcej, niż ma), albo pasuje.
sheet-auction-suit = Kto wygrał licytację, wpłaca swoją odzywkę do puli, wybiera kolor, który się liczy, i wychodzi. To, co niżej mówi się o kierach, dotyczy wtedy tego koloru.
sheet-auction-carried = Dopóki nikt nie zgarnie puli, nie ma nowej licytacji: ten sam gracz ogląda nowe karty, wybiera kolor i wychodzi, ale już nie płaci.
sheet-auction-passed = Jeśli wszyscy spasują, liczą się kiery, wychodzi gracz po lewej ręce rozdającego, a w następnym rozdaniu znów jest licytacja.

sheet-pass = Wymiana
sheet-pass-none = Kart się nie podaje.
sheet-pass-cards =
    { $cards ->
        [one] Przed grą każdy podaje jedną zakrytą kartę i dopiero potem ogląda to, co sam dostał.
        [few] Przed grą każdy podaje { $cards } zakryte karty i dopiero potem ogląda to, co sam dostał.
        [many] Przed grą każdy podaje { $cards } zakrytych kart i dopiero potem ogląda to, co sam dostał.
       *[other] Przed grą każdy podaje { $cards } zakrytej karty i dopiero potem ogląda to, co sam dostał.
    }
sheet-pass-always = Karty podaje się zawsze { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Wymiana w kolejnych rozdaniach: { WORDS($ways, of: "pass-way", list: "unit") }; potem od początku.
sheet-pass-scatter =
    { $cards ->
        [one] Gdy każdy dostaje po jednej, podaje się jedną kartę.
        [few] Gdy każdy dostaje po jednej, podaje się { $cards } karty.
        [many] Gdy każdy dostaje po jednej, podaje się { $cards } kart.
       *[other] Gdy każdy dostaje po jednej, podaje się { $cards } karty.
    }
# Dokąd idą karty.
pass-way-left = w lewo
pass-way-right = w prawo
pass-way-across = naprzeciwko
pass-way-left2 = o dwa miejsca w lewo
pass-way-right2 = o dwa miejsca w prawo
pass-way-left3 = o trzy miejsca w lewo
pass-way-right3 = o trzy miejsca w prawo
pass-way-scatter = po jednej każdemu
pass-way-hold = bez wymiany

sheet-play = Gra
sheet-lead-lowest = Kto ma { MARK($card) }, wychodzi tą kartą do pierwszej lewy.
sheet-lead-lowest-dealt = Kto ma najniższego z rozdanych trefli, wychodzi nim do pierwszej lewy.
sheet-lead-lowest-packs = Do pierwszej lewy wychodzi się najniższym z rozdanych trefli; jeśli są dwa, robi to pierwszy gracz, licząc od lewej ręki rozdającego.
sheet-lead-any_club = Kto ma najniższego trefla, wychodzi do pierwszej lewy dowolnym treflem.
sheet-lead-eldest = Do pierwszej lewy wychodzi gracz po lewej ręce rozdającego.
sheet-lead-bidder = Do pierwszej lewy wychodzi ten, kto wygrał licytację.
sheet-follow = Dołóż do koloru, jeśli możesz; jeśli nie, zagraj dowolną kartę. Najwyższa karta w kolorze wyjścia bierze lewę, a kto ją zagrał, wychodzi do następnej.
sheet-cancel = Takie same karty w lewie znoszą się nawzajem, a lewę bierze najwyższa z pozostałych.
sheet-cancel-all = Lewa, w której zniosły się wszystkie karty w kolorze wyjścia, zostaje na stole: wychodzi znów ten sam gracz, a kto weźmie następną lewę, bierze obie.
sheet-draw = Kto nie może dołożyć do koloru, dobiera ze stosu, aż będzie mógł, i tę kartę musi zagrać. Gdy stos się skończy, wolno zagrać dowolną kartę.
sheet-draw-out = Kto na początku lewy nie ma już kart, odpada. Gdy zostaje jeden gracz, jego karty i stos dołączają do jego lew.
sheet-penalties =
    { $objective ->
        [low] kosztują punkty
       *[high] dają punkty
    }
sheet-first-no_penalties = W pierwszej lewie nie wolno zrzucać kart, które { sheet-penalties }, chyba że nie ma się innych.
sheet-first-no_hearts = W pierwszej lewie nie wolno zrzucać kierów, chyba że nie ma się innych kart.
sheet-breaking = W kiery nie wolno wyjść, dopóki nie są złamane, czyli dopóki jakiś kier nie został zagrany.
sheet-breaking-free = W kiery wolno wyjść zawsze.
sheet-hearts_only-may_lead = Kto ma wyjść i trzyma same kiery, wychodzi w nie mimo to.
sheet-hearts_only-pass_lead = Jeśli ten, kto ma wyjść, ma same kiery, zanim kiery zostaną złamane, wychodzi gracz po jego lewej.
sheet-broken = Kiery są złamane, gdy jakiś kier został zagrany.
sheet-queen-breaks-discarded = Zrzucenie { MARK($queen) } łamie kiery.
sheet-queen-breaks-played = Każde zagranie { MARK($queen) } łamie kiery.
sheet-queen-lead = Dopóki kiery nie są złamane, nie wolno wyjść kartą { MARK($queen) }, chyba że nie ma się innych kart.
sheet-queen-must-lead = Kto ma wyjść przed złamaniem kierów, a trzyma tylko kiery i { MARK($queen) }, wychodzi kartą { MARK($queen) }.
sheet-queen-either = Kto ma wyjść przed złamaniem kierów, a trzyma tylko kiery i { MARK($queen) }, wychodzi dowolną z tych kart.
sheet-queen-discard = Dopóki kiery nie są złamane, nie wolno zrzucić { MARK($queen) }, chyba że nie ma się innych kart.
sheet-queen-forced = Przy pierwszej okazji trzeba zrzucić { MARK($queen) }.

sheet-points = Punkty
sheet-points-suit = Każda wzięta karta wybranego koloru liczy się za jeden punkt.
sheet-points-none = Żadna karta się nie liczy.
sheet-points-cards = Karty w lewach liczą się tak: { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } punkt za { SUIT($suit, as: "suit-each") }
        [few] { $points } punkty za { SUIT($suit, as: "suit-each") }
        [many] { $points } punktów za { SUIT($suit, as: "suit-each") }
       *[other] { $points } punktu za { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } punkt za { MARK($card) }
        [few] { $points } punkty za { MARK($card) }
        [many] { $points } punktów za { MARK($card) }
       *[other] { $points } punktu za { MARK($card) }
    }
sheet-no_trick =
    { $points ->
        [one] Kto nie weźmie żadnej lewy, odejmuje sobie jeden punkt, chyba że ktoś trafił w księżyc.
        [few] Kto nie weźmie żadnej lewy, odejmuje sobie { $points } punkty, chyba że ktoś trafił w księżyc.
        [many] Kto nie weźmie żadnej lewy, odejmuje sobie { $points } punktów, chyba że ktoś trafił w księżyc.
       *[other] Kto nie weźmie żadnej lewy, odejmuje sobie { $points } punktu, chyba że ktoś trafił w księżyc.
    }
sheet-fifty = Wynik równy dokładnie 50, 100, 150 i tak dalej spada o 50.

sheet-moon = Strzał w księżyc
sheet-moon-none = Księżyca nie ma: karty zawsze liczą się tak, jak spadły.
sheet-moon-player = Kto weźmie wszystkie karty, które { sheet-penalties }, trafia w księżyc.
sheet-moon-player-bonus = Kto weźmie wszystkie karty, które { sheet-penalties }, a do tego karty premiowe, trafia w księżyc.
sheet-moon-side = Kto sam albo razem z drużyną weźmie wszystkie karty, które { sheet-penalties }, trafia w księżyc.
sheet-moon-side-bonus = Kto sam albo razem z drużyną weźmie wszystkie karty, które { sheet-penalties }, a do tego karty premiowe, trafia w księżyc.
sheet-moon-old =
    { $teams ->
        [none] Wtedy wszyscy inni dopisują sobie { settled-points }, a strzelec nic.
       *[other] Wtedy wszyscy przeciwnicy dopisują sobie { settled-points }, a strzelec nic.
    }
sheet-moon-new = Wtedy strzelec odejmuje sobie { settled-points }, a nikt nic nie dopisuje.
sheet-moon-choice =
    { $teams ->
        [none] Wtedy strzelec wybiera: albo wszyscy inni dopisują sobie { settled-points }, albo sam tyle odejmuje.
       *[other] Wtedy strzelec wybiera: albo wszyscy przeciwnicy dopisują sobie { settled-points }, albo sam tyle odejmuje.
    }
sheet-moon-auto =
    { $teams ->
        [none] Wtedy wszyscy inni dopisują sobie { settled-points }; gdyby jednak strzelec miał przez to przegrać partię, tyle odejmuje.
       *[other] Wtedy wszyscy przeciwnicy dopisują sobie { settled-points }; gdyby jednak strzelec miał przez to przegrać partię, tyle odejmuje.
    }
sheet-moon-together = Jeśli trafiła drużyna razem, tyle samo odejmuje sobie każdy w niej.
sheet-moon-chooser = W drużynie wybiera ten, kto wziął karty za najwięcej punktów; przy remisie pierwszy z nich, licząc od lewej ręki rozdającego.
sheet-sun = Gdy strzelec weźmie przy tym wszystkie lewy, trafia w słońce, a to liczy się za { settled-points }.
sheet-moon-bonuses = Karty premiowe liczą się temu, kto je wziął, także przy księżycu.

sheet-end = Koniec
sheet-end-hands =
    { $hands ->
        [one] Partia kończy się po jednym rozdaniu.
        [few] Partia kończy się po { $hands } rozdaniach.
        [many] Partia kończy się po { $hands } rozdaniach.
       *[other] Partia kończy się po { $hands } rozdania.
    }
sheet-end-target = Partia kończy się po rozdaniu, w którym któryś gracz dojdzie do { $target } punktów.
sheet-end-target-side = Partia kończy się po rozdaniu, w którym któraś drużyna dojdzie do { $target } punktów.
sheet-wins =
    { $objective ->
        [low] Wygrywa najniższy wynik.
       *[high] Wygrywa najwyższy wynik.
    }
sheet-wins-side =
    { $objective ->
        [low] Wygrywa drużyna z najniższą sumą.
       *[high] Wygrywa drużyna z najwyższą sumą.
    }
sheet-tie-play_on = Jeśli na pierwszym miejscu jest remis, gra się jeszcze jedno rozdanie.
sheet-tie-shared = Jeśli na pierwszym miejscu jest remis, zwycięstwo jest wspólne.

sheet-chips = Żetony
sheet-bought =
    { $chips ->
        [one] Każdy kupuje jeden żeton. Można zejść poniżej zera, na kredyt.
        [few] Każdy kupuje { $chips } żetony. Można zejść poniżej zera, na kredyt.
        [many] Każdy kupuje { $chips } żetonów. Można zejść poniżej zera, na kredyt.
       *[other] Każdy kupuje { $chips } żetonu. Można zejść poniżej zera, na kredyt.
    }
sheet-bought-worth =
    { $chips ->
        [one] Każdy kupuje jeden żeton za { NUMBER($worth, maximumFractionDigits: 3) }. Można zejść poniżej zera, na kredyt.
        [few] Każdy kupuje { $chips } żetony po { NUMBER($worth, maximumFractionDigits: 3) }. Można zejść poniżej zera, na kredyt.
        [many] Każdy kupuje { $chips } żetonów po { NUMBER($worth, maximumFractionDigits: 3) }. Można zejść poniżej zera, na kredyt.
       *[other] Każdy kupuje { $chips } żetonu po { NUMBER($worth, maximumFractionDigits: 3) }. Można zejść poniżej zera, na kredyt.
    }
sheet-average =
    { $objective ->
        [low] Po partii każdy, kto ma więcej niż średnia, płaci różnicę w żetonach, a każdy, kto ma mniej, ją dostaje. Ułamki żetonu też się liczą.
       *[high] Po partii każdy, kto ma mniej niż średnia, płaci różnicę w żetonach, a każdy, kto ma więcej, ją dostaje. Ułamki żetonu też się liczą.
    }
sheet-lowest_takes_pot = Po każdym rozdaniu każdy płaci żeton za każdy wzięty punkt, tak jak spadły karty, a pulę bierze najniższy wynik rozdania. Przy remisie pulę się dzieli, a to, czego nie da się podzielić równo, zostaje.
sheet-sweepstakes = Po każdym rozdaniu każdy płaci żeton za każdy wzięty punkt, tak jak spadły karty. Kto nic nie płaci, ma czyste konto.
sheet-sweepstakes-one = Jeśli czyste konto ma dokładnie jeden gracz, bierze pulę; jeśli nie, zostaje ona na następne rozdanie.
sheet-sweepstakes-two = Jedno czyste konto bierze pulę, a dwa ją dzielą, przy czym nieparzysty żeton zostaje; w innym razie pula zostaje na następne rozdanie.
sheet-howell =
    { $chips ->
        [one] Po każdym rozdaniu każdy wpłaca do puli jeden żeton za każdego wziętego kiera i wyjmuje z niej jeden żeton za każdego niewziętego.
        [few] Po każdym rozdaniu każdy wpłaca do puli { $chips } żetony za każdego wziętego kiera i wyjmuje z niej jeden żeton za każdego niewziętego.
        [many] Po każdym rozdaniu każdy wpłaca do puli { $chips } żetonów za każdego wziętego kiera i wyjmuje z niej jeden żeton za każdego niewziętego.
       *[other] Po każdym rozdaniu każdy wpłaca do puli { $chips } żetonu za każdego wziętego kiera i wyjmuje z niej jeden żeton za każdego niewziętego.
    }
sheet-bonus-pays-nothing = Karty premiowe nic nie kosztują i nic nie dają.
sheet-moon-pays-nothing = Punkty za księżyc nie ruszają żetonów.

## Dlaczego pole nie może mieć takiej wartości. Przed zdaniem stoi nazwa pola: „moon: Tu ma być...”. $given to to, co
## wpisano.

fault-flag = Tu ma być true albo false, a nie { $given }.
fault-choice = Tu ma być { LIST($values, list: "or") }, a nie { $given }.
fault-amount = Tu ma być off albo liczba całkowita od 1 do miliona, a nie { $given }.
fault-count = Tu ma być liczba całkowita, a nie { $given }.
fault-open-count = Tu ma być liczba całkowita albo "{ $word }", a nie { $given }.
fault-card = Tu ma być karta, na przykład "QS", a nie { $given }.
fault-cards = Tu ma być lista kart, na przykład ["2D"], a nie { $given }.
fault-cards-item = { $given } to nie karta. Podaj wartość i kolor, na przykład "2D".
fault-cards-thrice = { CARD($card, as: "card-first") } występuje tu trzy razy.
fault-cycle = Tu ma być lista wymian, na przykład ["left", "right", "hold"], a nie { $given }.
fault-cycle-entry = Wymiana to { LIST($values, list: "or") }, a nie { $given }.
fault-points = Tu karty dostają wartości, na przykład { "{" }"H": 1, "QS": 13{ "}" }, a nie { $given }.
fault-points-name = { $given } to ani karta, na przykład "QS", ani kolor, na przykład "H".
fault-points-value = Wartość { CARD($card, as: "card-gen") } to liczba całkowita, najwyżej milion powyżej albo poniżej 0, a nie { $given }.
fault-points-suit = Wartość każdego { SUIT($suit, as: "suit-one-gen") } to liczba całkowita, najwyżej milion powyżej albo poniżej 0, a nie { $given }.
fault-points-twice = { CARD($card, as: "card-first") } występuje tu dwa razy.
fault-end = Tu ma być wynik od 25 do 500 albo liczba rozdań, co najmniej jedno.
fault-settlement-kind = Tu brakuje rodzaju (kind), na przykład { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Tu mogą być kind, chip_value, buy_in i split_two, ale nie { $given }.
fault-chip_value = Żeton jest wart od 0,001 do miliona, najwyżej z trzema miejscami po przecinku, a nie { $given }.
fault-buy_in = Na początek kupuje się całkowitą liczbę żetonów, od 1 do miliona, a nie { $given }.
fault-split_two = split_two to true albo false, a nie { $given }.
fault-rules = Zestaw zasad to obiekt JSON, na przykład { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Nie ma gry { $given }.
fault-no-field = Nie ma takiego pola.
fault-value = { $given } nie może być wartością zasady.

## Dlaczego według zasad nie da się grać. Przed zdaniem stoi nazwa pola.

fault-packs = Gra się jedną talią albo dwiema, a nie { $packs }.
fault-players = Przy stole siedzi od { $least } do { $most } graczy, a nie { $players }. Ze stosem może ich być { $stock_least }, a z dwiema taliami nawet { $packs_most }.
fault-players-packs = Przy dwóch taliach siedzi od { $least } do { $most } graczy, a nie { $players }.
fault-players-stock = Przy grze ze stosem siedzi od { $least } do { $most } graczy, a nie { $players }. Z dwiema taliami może ich być nawet { $packs_most }.
fault-teams = Te drużyny nie pasują do stołu dla { $players } graczy.
fault-needs-teams = Do tego potrzebne są drużyny: wybierz w polu „{ field-teams }”, kto z kim gra.
fault-removed-once = { CARD($card, as: "card-first") } jest w jednej talii tylko raz.
fault-removed-many =
    { $cards ->
        [0] Nie zostają żadne karty do rozdania.
        [one] Zostaje jedna karta, a to nie wystarczy dla wszystkich.
        [few] Zostają { $cards } karty, a to nie wystarczy dla wszystkich.
        [many] Zostaje { $cards } kart, a to nie wystarczy dla wszystkich.
       *[other] Zostaje { $cards } karty, a to nie wystarczy dla wszystkich.
    }
fault-hand_size-least = Każdy musi dostać co najmniej jedną kartę.
fault-hand_size-most = Kart jest za mało: { $cards }. Nie wystarczy po { $hand_size } dla każdego, gdy graczy jest { $players }.
fault-kitty =
    { $cards ->
        [one] Zostaje jedna karta, więc potrzebny jest talon albo inne rozdanie.
        [few] Zostają { $cards } karty, więc potrzebny jest talon albo inne rozdanie.
        [many] Zostaje { $cards } kart, więc potrzebny jest talon albo inne rozdanie.
       *[other] Zostaje { $cards } karty, więc potrzebny jest talon albo inne rozdanie.
    }
fault-pass_count = Można podać od 0 do 4 kart.
fault-pass_count-hand = Nie można podać { $pass_count } kart, gdy każdy ma tylko { $hand_size }.
fault-pass_cycle-empty = Tu musi być co najmniej jedna pozycja; gdy kart się nie podaje, jest to „{ value-pass_cycle-hold }”.
fault-pass_cycle-scatter = Po jednej karcie każdemu (scatter) to więcej, niż każdy ma na ręce: { $hand_size }.
fault-pass_cycle-across = Przy stole dla { $players } graczy nikt nie siedzi naprzeciwko.
fault-pass_cycle-oneself = Przy stole dla { $players } graczy jedna z tych wymian wraca do podającego.
fault-points-range = Wartość karty to najwyżej milion powyżej albo poniżej 0.
fault-amount-range = Tu ma być off albo liczba całkowita od 1 do miliona.
fault-sun-moon = Słońce liczy się jak księżyc, a księżyc jest wyłączony.
fault-end-hands = Partia ma co najmniej jedno rozdanie.
fault-end-target = Gra się do wyniku od 25 do 500, a nie { $target }.
fault-end-worth = Wszystkie karty w grze są razem warte { $points }, więc nikt nigdy nie osiągnąłby wyniku końcowego. Podaj zamiast niego liczbę rozdań.
fault-auction-opening = Po licytacji do pierwszej lewy wychodzi ten, kto ją wygrał („{ field-opening }”: „{ value-opening-bidder }”).
fault-auction-none = Bez licytacji nikt jej nie wygrywa, więc nie ma kto wyjść do pierwszej lewy.
fault-auction-pass = Przy licytacji kart się nie podaje („{ field-pass_cycle }”: „{ value-pass_cycle-hold }”).
fault-auction-settlement = Pulę z licytacji wygrywa się jak w grze „{ preset-sweepstakes }” („{ field-settlement }”: „{ value-settlement-sweepstakes }”).
fault-settlement-buy_in = Na początek kupuje się całkowitą liczbę żetonów, od 1 do miliona.
fault-settlement-chip_value = Żeton jest wart od 0,001 do miliona.
fault-settlement-objective = Gdy wygrywa najwyższy wynik, w polu „{ field-settlement }” można wybrać tylko „{ value-settlement-none }” albo „{ value-settlement-average }”.
