### Die Seite: der Punkteblock, für eine Partie mit echten Karten. Der Leser ist keiner der Spieler.

scorepad-title = Punkte schreiben
    .about = Echte Karten auf dem Tisch, die Summen hier.
scorepad-unreadable = Der auf diesem Gerät aufgehobene Punkteblock war nicht zu lesen. Er liegt jetzt beiseite.
scorepad-unkept = Dieser Browser hebt nichts auf, also bleibt dieses Blatt nur, bis du die Seite verlässt.
scorepad-lost = Der Punkteblock ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.

## Ein neuer Abend.

scorepad-who = Wer spielt
    .about = Im Uhrzeigersinn, wie ihr sitzt. Das Zeichen steht bei dem, der zuerst gibt.
scorepad-name = Name { $number }
scorepad-seated = Sobald eine Runde auf dem Blatt steht, kann niemand mehr dazukommen oder gehen. Beginnt dafür einen neuen Abend; dieser bleibt unter „{ scorepad-past }“ erhalten.
scorepad-add = Spieler hinzufügen
scorepad-drop = { $name } spielt nicht mit
scorepad-deals-first = { $name } gibt zuerst
scorepad-nameless = Alle brauchen einen Namen.
scorepad-too-few = Es braucht mindestens zwei Spieler.
scorepad-alike = Zwei Spieler heißen gleich.
scorepad-rules = Das Spiel
scorepad-own = Deine Hausregeln
scorepad-settlement = Chips
scorepad-settlement-none = Keine Chips
    .about = Nur Punkte.
scorepad-settlement-average = Durchschnitt
    .about = Am Ende zahlt oder bekommt jeder den Abstand zum Durchschnitt.
scorepad-settlement-lowest_takes_pot = Die wenigsten Punkte gewinnen den Topf
    .about = Ein Chip je Punkt in den Topf; wer in der Runde die wenigsten hat, nimmt ihn.
scorepad-settlement-sweepstakes = Sweepstakes
    .about = Ein Chip je Punkt in den Topf; wer als Einziger sauber ist, nimmt ihn.
scorepad-settlement-howell = Howell
    .about = Jedes Herz kostet einen Chip für jeden anderen Spieler.
scorepad-chip-value = Ein Chip ist wert
    .about = In eurem Geld; 1 heißt: nur Chips.
    .wrong = Ein Chip ist eine Zahl von 0,001 bis 1.000.000 wert.
scorepad-buy-in = Jeder kauft
    .about = Chips zu Beginn.
    .wrong = Jeder kauft eine ganze Zahl von Chips, von 1 bis 1.000.000.
scorepad-split-two = Zwei Saubere teilen den Topf
scorepad-start = Anfangen
scorepad-past = Frühere Abende
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · eine Runde
       *[other] { LIST($names) } · { $hands } Runden
    }
scorepad-forget = Wegwerfen: { DATETIME($began, day: "numeric", month: "long") } · { $title }

## Das Blatt eines Abends.

scorepad-deals-hand = { NAME($dealer, at: "start") } gibt Runde { $hand }.
scorepad-pass-cards =
    { $count ->
        [one] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
       *[other] { $count } Karten
    }
scorepad-pass-left = Jeder gibt { scorepad-pass-cards } nach links.
scorepad-pass-right = Jeder gibt { scorepad-pass-cards } nach rechts.
scorepad-pass-across = Jeder gibt { scorepad-pass-cards } nach gegenüber.
scorepad-pass-left2 = Jeder gibt { scorepad-pass-cards } an den zweiten links.
scorepad-pass-right2 = Jeder gibt { scorepad-pass-cards } an den zweiten rechts.
scorepad-pass-left3 = Jeder gibt { scorepad-pass-cards } an den dritten links.
scorepad-pass-right3 = Jeder gibt { scorepad-pass-cards } an den dritten rechts.
scorepad-pass-scatter = Jeder gibt jedem anderen eine Karte.
scorepad-pass-hold = Diesmal wird nichts weitergegeben.
scorepad-bids = { NAME($seat, at: "start") } bietet zuerst.
scorepad-carries = Der Topf bleibt stehen: { NAME($seat, at: "start") } bestimmt wieder die Farbe.
scorepad-last = Zuletzt
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Gesamt
scorepad-totals = Punktestand
scorepad-enter = Runde { $hand } eintragen
scorepad-undo = Rückgängig
scorepad-share = Teilen
scorepad-print = Drucken
scorepad-copied = Das Blatt ist kopiert.
scorepad-not-copied = In diesem Browser lässt sich hier nichts kopieren.
scorepad-hands = Runde für Runde
scorepad-open-hand = Runde { $hand } ansehen und ändern
scorepad-so-far = Der Abend bisher
scorepad-lower = Punkte, weniger ist besser
scorepad-higher = Punkte, mehr ist besser
scorepad-first-hand = Spielt die erste Runde und tragt sie dann hier ein.
scorepad-fault = Runde { $hand }: { LIST($why) }
scorepad-mend = Runde { $hand } berichtigen
scorepad-spoilt = Nach diesen Regeln muss Runde { $hand } berichtigt werden. { LIST($why) }
scorepad-again = Neuer Abend
scorepad-change = Namen und Regeln
scorepad-winner = Sieger
scorepad-deals = gibt
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } gewinnt die Partie
       *[many] { NAME($seats, at: "start") } gewinnen die Partie
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } gewinnt die Partie.
       *[many] { NAME($seats, at: "start") } gewinnen die Partie.
    }

## Chips.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Chips
scorepad-players = Spieler
scorepad-stack = Hat
scorepad-last-chips = Zuletzt
scorepad-pot = Im Topf
scorepad-pot-left = Der Topf bleibt auf dem Tisch.
scorepad-worth = Wert
scorepad-why = Warum, in Runde { $hand }
scorepad-owed-now = Wenn ihr jetzt aufhört
scorepad-owed = Wer wem was gibt
scorepad-quits = Niemand schuldet jemandem etwas.
scorepad-gives = { NAME($from, at: "start") } gibt { NAME($to) } { CHIPS($chips) }.
scorepad-gives-worth = { NAME($from, at: "start") } gibt { NAME($to) } { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = { NAME($from, at: "start") } hat { CHIPS($chips) } im Topf.
scorepad-gives-pot-worth = { NAME($from, at: "start") } hat { CHIPS($chips) } ({ scorepad-money }) im Topf.
scorepad-settled-at-end = Die Chips wandern, wenn die Partie zu Ende ist.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · jeder hat { CHIPS($chips) } gekauft
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · jeder hat { CHIPS($chips) } gekauft ({ scorepad-money })

## Eine Runde.

scorepad-hand = Runde { $hand }
scorepad-next-line = { NAME($dealer, at: "start") } gibt · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer, at: "start") } hat gegeben · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer, at: "start") } hat gegeben · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = nach links weiter
scorepad-way-right = nach rechts weiter
scorepad-way-across = nach gegenüber weiter
scorepad-way-left2 = an den zweiten links weiter
scorepad-way-right2 = an den zweiten rechts weiter
scorepad-way-left3 = an den dritten links weiter
scorepad-way-right3 = an den dritten rechts weiter
scorepad-way-scatter = eine Karte an jeden
scorepad-way-hold = keine Weitergabe
scorepad-edit-hand = Diese Runde ändern
scorepad-remove-hand = Vom Blatt nehmen
scorepad-shot-moon = Durchmarsch: { NAME($seats) }.
scorepad-shot-sun = Alle Stiche: { NAME($seats) }.

## Eine Runde eintragen.

scorepad-mode = Eingabe
scorepad-mode-cards = Karten
scorepad-mode-points = Punkte
scorepad-moon = Durchmarsch
scorepad-rest = Rest
scorepad-rest-of = Alle anderen { SUIT($suit) } an { NAME($seat) }
scorepad-fewer = { NAME($seat, at: "start") }: weniger { SUIT($suit) }
scorepad-more = { NAME($seat, at: "start") }: mehr { SUIT($suit) }
scorepad-many = { NAME($seat, at: "start") }: { $count } { SUIT($suit) }
scorepad-took = { NAME($seat, at: "start") } hat { CARD($card, as: "the-card-acc") } genommen
scorepad-took-both = { scorepad-took }, zweimal
scorepad-takes = Karten für { NAME($seat) }
scorepad-points-of = Punkte von { NAME($seat) }
scorepad-no-trick = Kein Stich
scorepad-no-trick-of = { NAME($seat, at: "start") } hat keinen Stich gemacht
scorepad-adds-up = Es geht auf.
scorepad-checking = Einen Moment.
scorepad-put = Runde { $hand } aufs Blatt
scorepad-keep = Änderung behalten
scorepad-key-erase = Löschen
scorepad-key-sign = Plus oder Minus
scorepad-key-rest = Rest
scorepad-key-next = Weiter
scorepad-who-moon = Wer hat den Durchmarsch geschafft?
    .about = Wer alle Punkte genommen hat.
scorepad-every-trick = Auch alle Stiche
    .about = Das zählt mehr als ein Durchmarsch.
scorepad-others = Andere { SIGNED($points) }
scorepad-shooter = { NAME($seat, at: "start") } { SIGNED($points) }
scorepad-others-of = { NAME($seat, at: "start") }: die anderen { SIGNED($points) }
scorepad-shooter-of = { NAME($seat, at: "start") }: { SIGNED($points) }
scorepad-how-moon = Wie zählt der Durchmarsch?
scorepad-bidder = Wer am höchsten geboten hat
scorepad-all-passed = Alle haben gepasst
scorepad-bid = Für wie viele Chips
scorepad-bid-less = Ein Chip weniger
scorepad-bid-more = Ein Chip mehr
scorepad-suit = Die Farbe, die zählt

## Auf Papier.

scorepad-paper-hand = Runde
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
