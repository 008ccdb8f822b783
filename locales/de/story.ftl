### Die Seite: was am Ende einer Runde und einer Partie neben dem Ergebnis erzählt wird.

## Wie die teuerste Karte der Runde fiel. $by hat sie gespielt, $to hat sie genommen, in Stich Nummer $trick.

story-fall =
    { WHO($by) ->
        [you] Du hast { NAME($to) } in Stich { $trick } { CARD($card, as: "the-card-acc") } gegeben.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } hat dir in Stich { $trick } { CARD($card, as: "the-card-acc") } gegeben.
               *[other] { NAME($by, at: "start") } hat { NAME($to) } in Stich { $trick } { CARD($card, as: "the-card-acc") } gegeben.
            }
    }
# Wer sie nahm, hatte sie gespielt.
story-fall-own =
    { WHO($by) ->
        [you] Du hast Stich { $trick } mit { CARD($card, as: "the-card-dat") } selbst genommen.
       *[other] { NAME($by, at: "start") } hat Stich { $trick } mit { CARD($card, as: "the-card-dat") } selbst genommen.
    }

## Die Runden, in denen sich die Partie gewendet hat, mit ihren Nummern in der Kurve.

story-turns = { $count ->
        [one] Wendepunkt
       *[other] Wendepunkte
    }
story-turn = Runde { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] Du hast den Durchmarsch geschafft.
        [one] { NAME($seats, at: "start") } hat den Durchmarsch geschafft.
        [with-you] { NAME($seats, at: "start") } habt den Durchmarsch geschafft.
       *[many] { NAME($seats, at: "start") } haben den Durchmarsch geschafft.
    }
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] Du bekamst { $points } Punkt.
               *[other] Du bekamst { $points } Punkte.
            }
        [one]
            { $points ->
                [one] { NAME($seats, at: "start") } bekam { $points } Punkt.
               *[other] { NAME($seats, at: "start") } bekam { $points } Punkte.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats, at: "start") } bekamt je { $points } Punkt.
               *[other] { NAME($seats, at: "start") } bekamt je { $points } Punkte.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } bekamen je { $points } Punkt.
               *[other] { NAME($seats, at: "start") } bekamen je { $points } Punkte.
            }
    }
# Zwischen Parteien: welche in der Runde am meisten bekam, alle zusammen. $seats sind ihre Spieler.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] Deine Partei bekam { $points } Punkt.
               *[other] Deine Partei bekam { $points } Punkte.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } bekamen zusammen { $points } Punkt.
               *[other] { NAME($seats, at: "start") } bekamen zusammen { $points } Punkte.
            }
    }

## Die beste Karte und die teuerste, nach dem Trainer. $difference zählt mit, was die anderen
## bekommen: um wie viel man besser dasteht als die anderen im Schnitt.

story-cards = Deine Karten
story-looking =
    { $hands ->
        [one] Der Trainer sieht sich deine Karten an.
       *[other] Der Trainer sieht sich deine Karten an: { $done } von { $hands } Runden.
    }
story-failed = Der Trainer hat nicht geantwortet.
story-nothing = Keine deiner Karten machte einen großen Unterschied.
story-best = Beste Karte: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Runde { $hand }: Damit standest du gegenüber den anderen um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser da als mit { CARD($other, as: "the-card-dat") }.
        [game] Runde { $hand }: { CARD($other, as: "the-card-first") } war um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % einer Partie schlechter.
       *[chips] Runde { $hand }: { CARD($other, as: "the-card-first") } war um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips schlechter.
    }
story-dearest = Teuerste Karte: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Runde { $hand }: Mit { CARD($other, as: "the-card-dat") } hättest du gegenüber den anderen um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser dagestanden.
        [game] Runde { $hand }: { CARD($other, as: "the-card-first") } war um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % einer Partie besser.
       *[chips] Runde { $hand }: { CARD($other, as: "the-card-first") } war um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips besser.
    }

## Die Partie, mit anderen geteilt: als Bild und als Text, erzählt von dem, der spielt.

story-share = Teilen
story-share-title = Diese Partie teilen
story-share-picture = Bild teilen
story-save-picture = Bild sichern
story-share-text = Als Text teilen
story-copy-text = Als Text kopieren
story-share-copied = Kopiert.
story-share-not-copied = Der Browser erlaubt kein Kopieren. Der Text steht oben.
story-share-failed = Das Bild ließ sich nicht zeichnen.
# Über der Kurve.
story-shared-curve = So lief es
# $seats haben gewonnen.
story-shared-title =
    { WHO($seats) ->
        [you] Ich habe gewonnen
        [one] { NAME($seats, at: "start") } hat gewonnen
        [with-you] Wir haben gewonnen
       *[many] { NAME($seats, at: "start") } haben gewonnen
    }
# Wer spielt, ohne einen Namen zu haben.
story-shared-me = Ich
# Eine Zeile des Textes; $curve ist aus Blöcken gezeichnet: „2. Ingrid 54 ▁▂▄▆“.
story-shared-row = { $place }. { $name } { $total } { $curve }
