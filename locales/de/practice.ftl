### Die Seite: die eigenen Fehler üben, und die Karte, die es anbietet.

## Was angeboten wird: ein Satz für jede Art von Fehler, und wie oft er vorkam.

practice-above =
    { $queen ->
        [QS] Du hast das Pik‑Ass oder den Pik‑König gespielt, als die Dame noch im Spiel war.
       *[other] Du hast eine höhere Karte gespielt, als { CARD($queen, as: "the-card") } noch im Spiel war.
    }
practice-kept =
    { $queen ->
        [QS] Du hast die Dame behalten, obwohl du sie loswerden konntest.
       *[other] Du hast { CARD($queen, as: "the-card-acc") } behalten, obwohl du { CARD($queen, as: "card-it-acc") } loswerden konntest.
    }
practice-queen =
    { $queen ->
        [QS] Du hast nicht auf die Dame aufgepasst.
       *[other] Du hast nicht auf { CARD($queen, as: "the-card-acc") } aufgepasst.
    }
practice-under = Du bist nicht darunter geblieben, obwohl es ging.
practice-high = Du hast eine hohe Karte behalten, die du gefahrlos losgeworden wärst.
practice-follow = Du hast mit der falschen Karte bedient.
practice-discard = Du hast die falsche Karte abgeworfen.
practice-lead = Du hast die falsche Karte ausgespielt.
practice-stop = Du hast einen fremden Durchmarsch nicht verhindert.
practice-moon = Du hast einen Durchmarsch ausgelassen.
practice-bonus = Du hast eine Karte verpasst, die Punkte abzieht.
practice-points = Du hast einen Stich ausgelassen, wo Punkte gut waren.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Einmal in der Runde, die sich der Trainer angesehen hat.
               *[other] { $times }-mal in der Runde, die sich der Trainer angesehen hat.
            }
       *[other]
            { $times ->
                [one] Einmal in den letzten { $hands } Runden, die sich der Trainer angesehen hat.
               *[other] { $times }-mal in den letzten { $hands } Runden, die sich der Trainer angesehen hat.
            }
    }
practice-do = Üben
practice-do-what = Üben: { $what }

## Die Runden.

practice-title = Üben
practice-leave = Das Üben beenden
practice-looking = Deine Runden werden herausgesucht.
practice-none = Deine Runden mit diesem Fehler sind nicht mehr hier.
practice-step = { $number } von { $count } · { $what }
practice-progress = Runde { $number } von { $count }
practice-trick = Stich { $trick }, noch einmal
practice-own = Runde { $hand } deiner Partie vom { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "the-card-first") } ist noch im Spiel.
practice-gone = { CARD($card, as: "the-card-first") } ist schon gefallen.
practice-failed = Diese Runde ließ sich nicht aufbauen. Geh weiter zur nächsten oder versuch es noch einmal.

## Was der Trainer zu der Karte sagt. Ein Grund folgt.

practice-best = Gut gespielt.
practice-fine = Das geht, doch { CARD($best, as: "the-card") } ist ein wenig besser.
practice-costly =
    { $unit ->
        [points] Besser ist { CARD($best, as: "the-card") }: Deine Karte kostet dich { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr.
        [game] Besser ist { CARD($best, as: "the-card") }: Das bringt dir { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % einer Partie mehr als deine Karte.
       *[chips] Besser ist { CARD($best, as: "the-card") }: Das bringt dir { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips mehr als deine Karte.
    }
practice-unseen = Diese Karte hat der Trainer nicht abgewogen. Besser ist { CARD($best, as: "the-card") }.
practice-retry = Noch einmal
practice-next = Nächste Runde
practice-last = Wie es lief

## Nach der letzten Runde.

practice-done =
    { $right ->
        [0] Keine auf Anhieb richtig
       *[other] { $right } von { $count } auf Anhieb richtig
    }
practice-done-about = Üben zählt in keiner Statistik. Deine nächsten Partien schon.
practice-done-own = Runde { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Auf Anhieb richtig
practice-done-later = Nicht auf Anhieb
practice-done-skipped = Übersprungen
practice-again = Noch einmal von vorn
practice-back = Zurück zu deinen Partien
