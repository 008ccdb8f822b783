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
# Kto dostaje w tym rozdaniu najwięcej punktów; kilku graczy dostaje po tyle samo.
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

# Między drużynami: która dostaje w tym rozdaniu najwięcej punktów, razem. $seats to jej gracze.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] twoja drużyna dostaje { $points } punkt.
                [few] twoja drużyna dostaje { $points } punkty.
                [many] twoja drużyna dostaje { $points } punktów.
               *[other] twoja drużyna dostaje { $points } punktu.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } dostają razem { $points } punkt.
                [few] { NAME($seats) } dostają razem { $points } punkty.
                [many] { NAME($seats) } dostają razem { $points } punktów.
               *[other] { NAME($seats) } dostają razem { $points } punktu.
            }
    }

## Najlepsze zagranie i to, które kosztuje najwięcej, według trenera. $difference liczy też to, co dostają inni: w
## punktach mówi, o ile lepiej wychodzi gracz niż przeciętnie inni, więc może być większe niż wszystkie punkty rozdania.

story-cards = Twoje zagrania
story-looking =
    { $hands ->
        [one] Trener przegląda twoje zagrania.
        [few] Trener przegląda twoje zagrania: { $done } z { $hands } rozdań.
        [many] Trener przegląda twoje zagrania: { $done } z { $hands } rozdań.
       *[other] Trener przegląda twoje zagrania: { $done } z { $hands } rozdania.
    }
story-failed = Trener nie odpowiada.
story-nothing = Żadne twoje zagranie nie zrobiło większej różnicy.
story-best = Najlepsze zagranie: { CARD($card) }
story-best-why =
    { $unit ->
        [points] Rozdanie { $hand }: w porównaniu z { CARD($other, as: "card-ins") } zyskujesz nad innymi { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu przewagi.
        [game] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% partii mniej.
       *[chips] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu mniej.
    }
story-dearest = Najdroższe zagranie: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Rozdanie { $hand }: { CARD($other, as: "card-ins") } można było zyskać nad innymi { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu przewagi.
        [game] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% partii więcej.
       *[chips] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu więcej.
    }

## Partia udostępniona innym: jako obraz i jako tekst, opowiada ten, kto gra.

story-share = Udostępnij
story-share-title = Udostępnij tę partię
story-share-picture = Udostępnij obraz
story-save-picture = Zapisz obraz
story-share-text = Udostępnij jako tekst
story-copy-text = Skopiuj jako tekst
story-share-copied = Skopiowano.
story-share-not-copied = Przeglądarka nie pozwala kopiować. Tekst jest powyżej.
story-share-failed = Nie udało się narysować obrazu.
# Nad krzywą.
story-shared-curve = Przebieg partii
# $seats to zwycięzcy.
story-shared-title =
    { WHO($seats) ->
        [you] Wygrywam
        [one] { NAME($seats, at: "start") } wygrywa
        [with-you] Wygrywamy
       *[many] { NAME($seats, at: "start") } wygrywają
    }
# Ten, kto opowiada, jeśli nie ma imienia.
story-shared-me = Ja
# Wiersz tekstu; $curve jest narysowana blokami: „2. Ingrid 54 ▁▂▄▆”.
story-shared-row = { $place }. { $name } { $total } { $curve }
