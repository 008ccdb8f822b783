### De pagina: wat er aan het eind van een ronde en van een partij naast de uitslag verteld wordt.

## Hoe de duurste kaart van de ronde viel. $by speelde hem, $to pakte hem, in slag nummer $trick.

story-fall =
    { WHO($by) ->
        [you] In slag { $trick } gaf je { CARD($card, as: "the-card") } aan { NAME($to) }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } gaf jou in slag { $trick } { CARD($card, as: "the-card") }.
               *[other] { NAME($by, at: "start") } gaf in slag { $trick } { CARD($card, as: "the-card") } aan { NAME($to) }.
            }
    }
# Wie hem pakte, had hem zelf gespeeld.
story-fall-own =
    { WHO($by) ->
        [you] Je pakte slag { $trick } zelf met { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } pakte slag { $trick } zelf met { CARD($card, as: "the-card") }.
    }

## De rondes waarin de partij kantelde, genummerd in de grafiek.

story-turns = { $count ->
        [one] Keerpunt
       *[other] Keerpunten
    }
# $what is een van de zinnen hieronder: "Ronde 5: Tomás schoot de maan."
story-turn = Ronde { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] Je schoot de maan.
        [one] { NAME($seats, at: "start") } schoot de maan.
       *[many] { NAME($seats, at: "start") } schoten de maan.
    }
# Wie in die ronde de meeste punten kreeg.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] Je kreeg { $points } punt.
               *[other] Je kreeg { $points } punten.
            }
        [one]
            { $points ->
                [one] { NAME($seats, at: "start") } kreeg { $points } punt.
               *[other] { NAME($seats, at: "start") } kreeg { $points } punten.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } kregen elk { $points } punt.
               *[other] { NAME($seats, at: "start") } kregen elk { $points } punten.
            }
    }

# Tussen teams: welk team in die ronde de meeste punten kreeg, alles bij elkaar. $seats zijn de spelers ervan.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] Jouw team kreeg { $points } punt.
               *[other] Jouw team kreeg { $points } punten.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } kregen samen { $points } punt.
               *[other] { NAME($seats, at: "start") } kregen samen { $points } punten.
            }
    }

## De beste kaart van de speler en de kaart die het meest kostte, volgens de coach. $difference telt mee wat de anderen
## krijgen: in punten is het hoeveel beter de speler ervoor staat dan de anderen gemiddeld.

story-cards = Jouw kaarten
story-looking =
    { $hands ->
        [one] De coach bekijkt je kaarten.
       *[other] De coach bekijkt je kaarten: { $done } van de { $hands } rondes.
    }
story-failed = De coach gaf geen antwoord.
story-nothing = Geen van je kaarten maakte veel verschil.
story-best = Beste kaart: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Ronde { $hand }: vergeleken met { CARD($other, as: "the-card") } scheelde dat je { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten ten opzichte van de anderen.
        [game] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van een partij slechter.
       *[chips] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches slechter.
    }
story-dearest = Duurste kaart: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Ronde { $hand }: { CARD($other, as: "the-card") } had je { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten gescheeld ten opzichte van de anderen.
        [game] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van een partij beter.
       *[chips] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches beter.
    }

## De partij, met anderen gedeeld: als afbeelding en als tekst, verteld door de speler.

story-share = Delen
story-share-title = Deze partij delen
story-share-picture = Afbeelding delen
story-save-picture = Afbeelding bewaren
story-share-text = Als tekst delen
story-copy-text = Als tekst kopiëren
story-share-copied = Gekopieerd.
story-share-not-copied = De browser staat kopiëren niet toe. De tekst staat hierboven.
story-share-failed = De afbeelding kon niet gemaakt worden.
# Boven de grafiek.
story-shared-curve = Zo ging het
# $seats zijn de winnaars.
story-shared-title =
    { WHO($seats) ->
        [you] Ik heb gewonnen
        [one] { NAME($seats, at: "start") } heeft gewonnen
        [with-you] We hebben gewonnen
       *[many] { NAME($seats, at: "start") } hebben gewonnen
    }
# De speler, als die geen naam heeft.
story-shared-me = Ik
# Een regel van de tekst; $curve is met blokjes getekend: “2. Ingrid 54 ▁▂▄▆”.
story-shared-row = { $place }. { $name } { $total } { $curve }
