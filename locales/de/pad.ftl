### Der Punkteblock, auf der Seite und im Terminal: die Punkte einer Partie, die woanders gespielt wird.

## Warum eine Runde nicht auf den Block kann: was zu ändern ist.

pad-missing = Noch offen: { LIST($items) }.
pad-missing-of-suit = { $number } { SUIT($suit) }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] einmal { CARD($card, as: "the-card") }
       *[other] { $number }-mal { CARD($card, as: "the-card") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } andere Karte
       *[other] { $number } andere Karten
    }
pad-too-many-of-suit =
    { $over ->
        [one] Das ist eine Karte zu viel: Nur { $all } { SUIT($suit) } zählen.
       *[other] Das sind { $over } Karten zu viel: Nur { $all } { SUIT($suit) } zählen.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Nur einer kann { CARD($card, as: "the-card-acc") } genommen haben.
       *[other] { CARD($card, as: "the-card-acc-first") } gibt es nur { $copies }-mal.
    }
pad-worthless-card = { CARD($card, as: "the-card-first") } zählt in dieser Runde nichts.
pad-worthless-suit = In dieser Runde zählt { SUIT($suit) } nichts.
pad-unlike-suit = Hier zählt nicht jedes { SUIT($suit) } gleich viel: Sag von jedem, wer es genommen hat.

# Wie ein Durchmarsch auf dem Block steht.
pad-written =
    { $moon ->
        [old] Ein Durchmarsch steht als 0 bei dem, der ihn schafft, und als { $amount } bei den Gegnern.
        [new] Ein Durchmarsch steht als −{ $amount } bei dem, der ihn schafft, und als 0 bei den anderen.
       *[other] Ein Durchmarsch steht als 0 bei dem, der ihn schafft, und als { $amount } bei den Gegnern, oder als −{ $amount } bei dem, der ihn schafft, und als 0 bei den anderen.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } Bei dem, der { CARDS($bonuses, as: "the-card-acc") } genommen hat, geht der Bonus noch ab.
    }
pad-points-are-missing =
    { $missing ->
        [one] Es fehlt noch { $missing } Punkt.
       *[other] Es fehlen noch { $missing } Punkte.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] Die Summe der Punkte ist { $sum }, nicht { $all }: Einer fehlt.
       *[other] Die Summe der Punkte ist { $sum }, nicht { $all }: Es fehlen { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] Die Summe der Punkte ist { $sum }, nicht { $all }: einer zu viel.
       *[other] Die Summe der Punkte ist { $sum }, nicht { $all }: { $over } zu viel.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Alle { $amount } Punkte bei einem sind ein Durchmarsch. { pad-moon-written }
pad-points-of-a-side-moon = Alle { $amount } Punkte bei einer Partei sind ein Durchmarsch; jeder der Partner wird dann so aufgeschrieben, als hätte er ihn geschafft. { pad-moon-written }
pad-points-of-no-cards = Die Summe stimmt, aber keine Karten ergeben genau diese Punkte.
pad-points-too-few-for-card =
    { $points ->
        [one] Die Summe stimmt, aber niemand hat den einen Punkt für { CARD($card, as: "the-card-acc") }.
       *[other] Die Summe stimmt, aber niemand hat die { $points } Punkte für { CARD($card, as: "the-card-acc") }.
    }
pad-points-of-many-cards = Sag, wer welche Karten genommen hat: Diese Punkte können verschieden zustande kommen.

pad-chips-need-all-cards = Sag, wer welche Karten genommen hat: Mit den Punkten allein lassen sich die Chips nicht abrechnen.
pad-chips-need-cards = Sag auch, wer { CARDS($cards, as: "the-card-acc") } genommen hat: Davon hängen die Chips ab.
pad-chips-need-partners = Sag, wer von den Partnern welche Karten genommen hat: Davon hängen die Chips ab.

pad-tricks = Die Summe der Stiche ist { $sum }, nicht { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Du hast keinen Stich gemacht, also kannst du keine Karte genommen haben.
       *[other] { NAME($seat, at: "start") } hat keinen Stich gemacht und kann keine Karte genommen haben.
    }

pad-moon-to-choose = Ein Durchmarsch wurde geschafft: Sag, ob er alt zählt (die Gegner schreiben { $amount } an) oder neu (wer ihn schafft, zieht { $amount } ab).
pad-moon-not-shot = Das war kein Durchmarsch: Mehr als einer hat Punkte genommen.
pad-moon-way =
    { $way ->
        [old] Nach diesen Regeln zählt der Durchmarsch hier alt: Die Gegner schreiben Punkte an.
       *[new] Nach diesen Regeln zählt der Durchmarsch hier neu: Wer ihn schafft, zieht Punkte ab.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] Der Topf ist stehen geblieben, also gibt es keine neue Versteigerung: Du bestimmst die Farbe.
       *[other] Der Topf ist stehen geblieben, also gibt es keine neue Versteigerung: { NAME($seat, at: "start") } bestimmt die Farbe.
    }
pad-bid-without-chips = Sag, wie viele Chips geboten wurden.
pad-bid-without-bidder = Sag, wer geboten hat.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Du hast keine Chips zum Bieten.
                [one] Du hast nur { $most } Chip zum Bieten.
               *[other] Du hast nur { $most } Chips zum Bieten.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } hat keine Chips zum Bieten.
                [one] { NAME($seat, at: "start") } hat nur { $most } Chip zum Bieten.
               *[other] { NAME($seat, at: "start") } hat nur { $most } Chips zum Bieten.
            }
    }
pad-suit-not-named = Sag, welche Farbe bestimmt wurde.
pad-suit-without-bid = Niemand hat geboten, also zählt Herz. Hat jemand die Farbe bestimmt, sag, wer, und für wie viele Chips.

pad-game-over = Die Partie endete mit Runde { $hands }, also gehört die nächste Runde zu einer anderen.

## Was Programme falsch senden können. $name ist, was gesendet wurde.

pad-entry-no-object = Eine Runde ist ein Objekt mit "points" oder mit "counts" und "cards".
pad-entry-empty = Eine Runde braucht ihre Punkte, oder wer welche Karten genommen hat.
pad-entry-unknown = { $name } gibt es nach diesen Regeln in einer Runde nicht.
pad-entry-moon = "moon" ist "old" oder "new".
pad-entry-sun = "sun" ist true oder false.
pad-entry-sun-tricks = "sun" und "tricks" widersprechen sich.
pad-entry-bid = "bid" ist eine ganze Zahl von Chips.
pad-entry-suit = "suit" ist "clubs", "diamonds", "spades" oder "hearts".
pad-entry-counts = "counts" ist ein Objekt: eine Liste von Zahlen für jede Farbe, "H", "S", "D" oder "C".
pad-entry-counts-suit = { $name } in "counts" ist keine Farbe: Es gibt "H", "S", "D" und "C".
pad-entry-cards = "cards" ist ein Objekt: zu jeder Karte der Platz, der sie genommen hat.
pad-entry-cards-name = { $name } in "cards" ist keine Karte.
pad-entry-cards-twice = { $name } steht zweimal in "cards".
pad-entry-cards-takers = Zu { $name } stehen in "cards" zu viele Plätze.
pad-entry-no-tricks = "no_tricks" ist eine Liste von Plätzen.
pad-entry-seat = { $name } ist kein Platz an diesem Tisch.
pad-entry-row = { $name } ist eine Liste ganzer Zahlen, eine für jeden Spieler.
pad-entry-number = In { $name } steht etwas, das keine ganze Zahl ist, oder eine unmögliche.
