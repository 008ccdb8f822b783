### Strona: co opowiada się obok wyniku na końcu rozdania i partii.

## Jak spadła najdroższa karta rozdania. $by ją zagrywa, $to ją bierze, w lewie numer $trick.

story-fall =
    { WHO($by) ->
        [you] W lewie { $trick } { CARD($card, as: "card-acc") } dostaje od ciebie { NAME($to) }.
       *[other]
            { WHO($to) ->
                [you] W lewie { $trick } { CARD($card, as: "card-acc") } oddaje ci { NAME($by) }.
               *[other] W lewie { $trick } { CARD($card, as: "card-acc") } zagrywa { NAME($by) }, a bierze { NAME($to) }.
            }
    }
# Bierze ją ten, kto ją zagrał.
story-fall-own =
    { WHO($by) ->
        [you] Bierzesz lewę { $trick } { CARD($card, as: "card-ins") }.
       *[other] { NAME($by, at: "start") } bierze lewę { $trick } { CARD($card, as: "card-ins") }.
    }

## Rozdania, które odmieniły partię, z numerami na wykresie.

story-turns =
    { $count ->
        [one] Punkt zwrotny
        [few] Punkty zwrotne
        [many] Punkty zwrotne
       *[other] Punkty zwrotne
    }
# $what to jedno z następnych zdań: „Rozdanie 5: Tomás trafia w księżyc.”
story-turn = Rozdanie { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] trafiasz w księżyc.
        [one] { NAME($seats) } trafia w księżyc.
        [with-you] { NAME($seats) } trafiacie w księżyc.
       *[many] { NAME($seats) } trafiają w księżyc.
    }
# Kto dostaje w tym rozdaniu najwięcej punktów.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] dostajesz { $points } punkt.
                [few] dostajesz { $points } punkty.
                [many] dostajesz { $points } punktów.
               *[other] dostajesz { $points } punktu.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } dostaje { $points } punkt.
                [few] { NAME($seats) } dostaje { $points } punkty.
                [many] { NAME($seats) } dostaje { $points } punktów.
               *[other] { NAME($seats) } dostaje { $points } punktu.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) } dostajecie po { $points } punkcie.
                [few] { NAME($seats) } dostajecie po { $points } punkty.
                [many] { NAME($seats) } dostajecie po { $points } punktów.
               *[other] { NAME($seats) } dostajecie po { $points } punktu.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } dostają po { $points } punkcie.
                [few] { NAME($seats) } dostają po { $points } punkty.
                [many] { NAME($seats) } dostają po { $points } punktów.
               *[other] { NAME($seats) } dostają po { $points } punktu.
            }
    }

## Najlepsza karta i ta, która kosztuje najwięcej, według trenera. $difference ma jedno miejsce po przecinku.

story-cards = Twoje karty
story-looking =
    { $hands ->
        [one] Trener przegląda twoje karty.
        [few] Trener przegląda twoje karty: { $done } z { $hands } rozdań.
        [many] Trener przegląda twoje karty: { $done } z { $hands } rozdań.
       *[other] Trener przegląda twoje karty: { $done } z { $hands } rozdania.
    }
story-failed = Trener nie odpowiada.
story-nothing = Żadna twoja karta nie zrobiła większej różnicy.
story-best = Najlepsza karta: { CARD($card) }
story-best-why =
    { $unit ->
        [points] Rozdanie { $hand }: { CARD($other) } kosztuje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej.
       *[chips] Rozdanie { $hand }: { CARD($other) } kosztuje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu więcej.
    }
story-dearest = Najdroższa karta: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Rozdanie { $hand }: { CARD($other) } kosztuje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej.
       *[chips] Rozdanie { $hand }: { CARD($other) } kosztuje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu mniej.
    }
