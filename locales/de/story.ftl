### Die Seite: das Ende einer Runde und einer Partie: das Ergebnis, und was daneben erzählt wird.

## Chips.

chips-title = Die Chips
chips-pot-left = Im Topf übrig: { CHIPS($chips) }.
chips-worth = Ein Chip ist { $value } wert. In der ganzen Partie: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Du zahlst { CHIPS($chips) } für dein Gebot.
       *[other] { NAME($seat, at: "start") } zahlt { CHIPS($chips) } für das Gebot.
    }
chips-debts =
    { WHO($seats) ->
        [you] Du hast keine Chips mehr und spielst auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
        [one] { NAME($seats, at: "start") } hat keine Chips mehr und spielt auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
        [with-you] { NAME($seats, at: "start") } habt keine Chips mehr und spielt auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
       *[many] { NAME($seats, at: "start") } haben keine Chips mehr und spielen auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
    }

## Das Ende einer Runde.

result-line = Runde { $number } · { $rules }
# Karten der Farbe, die zählt, wie sie neben einem Namen vorgelesen werden.
result-taken = { SUIT($suit) }: { $count }
result-next = Nächste Runde
result-so-far = Die Partie bisher
result-lower = Punkte, weniger ist besser
result-higher = Punkte, mehr ist besser
result-took-card =
    { WHO($seat) ->
        [you] Du hast { CARD($card, as: "story-the-card") } genommen.
       *[other] { NAME($seat, at: "start") } hat { CARD($card, as: "story-the-card") } genommen.
    }
result-took-both =
    { WHO($seat) ->
        [you] Du hast beide { CARD($card, as: "page-cards") } genommen.
       *[other] { NAME($seat, at: "start") } hat beide { CARD($card, as: "page-cards") } genommen.
    }
result-took-each = { NAME($seats, at: "start") }: je { CARD($card, as: "story-one-card") } genommen.
result-took-points =
    { WHO($seats) ->
        [you] Du hast { result-points } genommen.
        [one] { NAME($seats, at: "start") } hat { result-points } genommen.
        [with-you] { NAME($seats, at: "start") } habt je { result-points } genommen.
       *[many] { NAME($seats, at: "start") } haben je { result-points } genommen.
    }
result-took-none = Niemand hat Punkte genommen.
result-ahead = Du liegst vorn.
result-still-ahead = Du liegst weiterhin vorn.
result-level = Du liegst gleichauf mit { NAME($seats) }.
result-behind =
    { $count ->
        [1] Du liegst einen Punkt hinter { NAME($seats) }.
       *[other] Du liegst { page-count } Punkte hinter { NAME($seats) }.
    }
result-side = Deine Partei
result-side-ahead = Deine Partei liegt vorn.
result-side-level = Die Parteien liegen gleichauf.
result-side-behind =
    { $count ->
        [1] Deine Partei liegt einen Punkt zurück.
       *[other] Deine Partei liegt { page-count } Punkte zurück.
    }
# Das Ende ist erreicht, aber mehrere liegen vorn.
result-tied = Vorn herrscht Gleichstand, also wird noch eine Runde gespielt.
result-fifty =
    { WHO($seats) ->
        [you] Du bist auf einem Fünfziger gelandet: 50 Punkte weg.
        [one] { NAME($seats, at: "start") } ist auf einem Fünfziger gelandet: 50 Punkte weg.
        [with-you] { NAME($seats, at: "start") } seid auf einem Fünfziger gelandet: je 50 Punkte weg.
       *[many] { NAME($seats, at: "start") } sind auf einem Fünfziger gelandet: je 50 Punkte weg.
    }
result-bid = { WHO($seat) ->
        [you] Du hast { bid-quick } geboten und { SUIT($suit) } bestimmt.
       *[other] { NAME($seat, at: "start") } hat { bid-quick } geboten und { SUIT($suit) } bestimmt.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Für den stehen gebliebenen Topf hast du { SUIT($suit) } bestimmt.
       *[other] Für den stehen gebliebenen Topf hat { NAME($seat) } { SUIT($suit) } bestimmt.
    }
result-bid-none = Niemand hat geboten, also zählte { SUIT($suit) }.

## Ein Durchmarsch.

moon-title =
    { WHO($seats) ->
        [you] Du hast den Durchmarsch geschafft
        [one] { NAME($seats, at: "start") } hat den Durchmarsch geschafft
       *[other] Durchmarsch: { NAME($seats) }
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Du hast alle Stiche gemacht
        [one] { NAME($seats, at: "start") } hat alle Stiche gemacht
       *[other] Alle Stiche: { NAME($seats) }
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Alle Punkte.
moon-standard = Alle dreizehn Herzen und die Dame.
moon-tricks = Jeder Stich der Runde.
moon-who = Wer zahlt?
moon-waits = { NAME($seat, at: "start") } entscheidet, wer zahlt.
moon-old = Andere { SIGNED($points) }
moon-old-sides = Gegner je { SIGNED($points) }
moon-new = Du { SIGNED($points) }
moon-new-side = Ihr je { SIGNED($points) }
moon-totals = Dann stehst du bei { $total }, { NAME($seat) } bei { $theirs }.
moon-totals-side = Dann steht deine Partei bei { $total }, { NAME($seats) } bei { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Du gewinnst die Partie.
        [one] { NAME($seats, at: "start") } gewinnt die Partie.
        [with-you] { NAME($seats, at: "start") } gewinnt die Partie.
       *[many] { NAME($seats, at: "start") } gewinnen die Partie.
    }
moon-old-confirm = Den anderen { $points }
moon-old-confirm-sides = Den Gegnern je { $points }
moon-new-confirm = { $points } abziehen
moon-paid = Die anderen haben gezahlt.
moon-paid-sides =
    { $sides ->
        [1] Die andere Partei hat gezahlt.
       *[other] Die anderen Parteien haben gezahlt.
    }
moon-taken-off =
    { $points ->
        [one] Ein Punkt wurde abgezogen.
       *[other] { $points } Punkte wurden abgezogen.
    }

## Das Ende der Partie.

end-win =
    { WHO($seats) ->
        [you] Du gewinnst die Partie
        [one] { NAME($seats, at: "start") } gewinnt die Partie
        [with-you] { NAME($seats, at: "start") } gewinnt die Partie
       *[many] { NAME($seats, at: "start") } gewinnen die Partie
    }
end-tie = Gleichstand bei { $total }, gemeinsamer Sieg: { NAME($seats) }
end-line = { $rules } · { $hands ->
        [one] nach einer Runde
       *[other] nach { $hands } Runden
    }
end-place-2 =
    { $count ->
        [1] Zweiter Platz, einen Punkt zurück.
       *[other] Zweiter Platz, { page-count } Punkte zurück.
    }
end-place-3 =
    { $count ->
        [1] Dritter Platz, einen Punkt zurück.
       *[other] Dritter Platz, { page-count } Punkte zurück.
    }
end-place-other =
    { $count ->
        [1] { end-ordinal } Platz, einen Punkt zurück.
       *[other] { end-ordinal } Platz, { page-count } Punkte zurück.
    }
end-place-last =
    { $count ->
        [1] Letzter Platz, einen Punkt zurück.
       *[other] Letzter Platz, { page-count } Punkte zurück.
    }
end-side-behind =
    { $count ->
        [1] Deine Partei liegt einen Punkt zurück.
       *[other] Deine Partei liegt { page-count } Punkte zurück.
    }
end-ordinal =
    { $place ->
        [4] Vierter
        [5] Fünfter
        [6] Sechster
        [7] Siebter
        [8] Achter
        [9] Neunter
       *[other] Zehnter
    }
end-chips =
    { WHO($seats) ->
        [you] Du gehst mit den meisten Chips: { CHIPS($chips) }.
        [one] { NAME($seats, at: "start") } geht mit den meisten Chips: { CHIPS($chips) }.
        [with-you] { NAME($seats, at: "start") } geht mit den meisten Chips: je { CHIPS($chips) }.
       *[many] { NAME($seats, at: "start") } gehen mit den meisten Chips: je { CHIPS($chips) }.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Zweiter Platz nach Chips.
        [3] Dritter Platz nach Chips.
       *[other] { end-ordinal } Platz nach Chips.
    }
end-chips-aside = Wer gewinnt, entscheiden die Punkte. Die Chips werden getrennt abgerechnet.
end-new = Neue Partie
end-rules = Regeln ändern
end-home = Zum Anfang
end-winner = Sieger
# Wen? Eine Überschrift spricht von der einen Dame, die alle fürchten.
story-the-card =
    { $rank ->
        [Q]
            { $suit ->
                [spades] die Dame
               *[other] { the-card-acc }
            }
       *[other] { the-card-acc }
    }
# Wen? Von zwei gleichen Karten nur die eine.
story-one-card =
    { $rank ->
        [J] einen { suit }‑Buben
        [Q] eine { suit }‑Dame
        [K] einen { suit }‑König
        [A] ein { suit }‑Ass
       *[other] eine { suit }‑{ $rank }
    }

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

## Die beste Karte und die teuerste, nach dem Trainer. $difference ist, was die eine mehr kostet
## als die andere, wie im Rückblick.

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
        [points] Runde { $hand }: { CARD($other, as: "the-card-first") } hätte dich { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr gekostet.
        [game] Runde { $hand }: Mit { CARD($other, as: "the-card-dat") } würdest du von 100 Partien { NUMBER($difference, maximumFractionDigits: 0) } weniger gewinnen.
       *[chips] Runde { $hand }: { CARD($other, as: "the-card-first") } war um { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips schlechter.
    }
story-dearest = Teuerste Karte: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Runde { $hand }: Das kostete dich { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als { CARD($other, as: "the-card") }.
        [game] Runde { $hand }: Mit { CARD($other, as: "the-card-dat") } würdest du von 100 Partien { NUMBER($difference, maximumFractionDigits: 0) } mehr gewinnen.
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
