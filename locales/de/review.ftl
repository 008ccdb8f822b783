### Die Seite: eine gespielte Runde noch einmal, Karte für Karte.

review-title = Runde { $hand }, Karte für Karte
review-how = Tipp auf eine Karte, um zu sehen, warum.
review-laying-out = Die Runde wird ausgelegt.
review-looking = Deine Züge werden angesehen: { $done } von { $all }.
review-progress = Angesehene Züge
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Keiner deiner Züge hat mehr als einen Punkt gekostet.
                [one] Einer deiner Züge hat mehr als einen Punkt gekostet.
               *[other] { $count } deiner Züge haben mehr als einen Punkt gekostet.
            }
        [game]
            { $count ->
                [0] Keiner deiner Züge hat mehr als 1 % einer Partie gekostet.
                [one] Einer deiner Züge hat mehr als 1 % einer Partie gekostet.
               *[other] { $count } deiner Züge haben mehr als 1 % einer Partie gekostet.
            }
       *[chips]
            { $count ->
                [0] Keiner deiner Züge hat mehr als einen Chip gekostet.
                [one] Einer deiner Züge hat mehr als einen Chip gekostet.
               *[other] { $count } deiner Züge haben mehr als einen Chip gekostet.
            }
    }
review-failed = Der Trainer hat nicht geantwortet. Die Karten sind trotzdem da.
review-thinking = Nachdenken
review-table = Die Runde, Stich für Stich
review-trick = Stich

review-row-bid = Gebote
review-row-suit = Farbe
# Mit weichem Trennstrich: auf einem schmalen Telefon sollen vier Spieler neben dem Wort Platz haben.
review-row-pass = Weiter­gabe
review-row-play = Stich { $trick }
review-row-moon = Durchmarsch

review-seat =
    { WHO($seat) ->
        [you] Du
       *[other] { NAME($seat, at: "start") }
    }

## Unter einer Karte.

review-led = Ausspiel
review-took = Stich
review-led-and-took = Ausspiel, Stich
review-cost = kostete { $cost }

## Ein Zug: was jemand getan hat.

review-did-play =
    { WHO($seat) ->
        [you] Du hast { CARD($card, as: "the-card-acc") } gespielt
       *[other] { NAME($seat, at: "start") } hat { CARD($card, as: "the-card-acc") } gespielt
    }
review-did-pass =
    { WHO($seat) ->
        [you] Du hast { CARDS($cards, as: "the-card-acc") } weitergegeben
       *[other] { NAME($seat, at: "start") } hat { CARDS($cards, as: "the-card-acc") } weitergegeben
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Du hast gepasst
               *[other] Du hast { $chips } geboten
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } hat gepasst
               *[other] { NAME($seat, at: "start") } hat { $chips } geboten
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Du hast { SUIT($suit) } bestimmt
       *[other] { NAME($seat, at: "start") } hat { SUIT($suit) } bestimmt
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Du hast die anderen anschreiben lassen
               *[new] Du hast abgezogen
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } hat die anderen anschreiben lassen
               *[new] { NAME($seat, at: "start") } hat abgezogen
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Warum?
review-ask-noted = { LIST($did) }, { LIST($note) }. Warum?

review-word-bid =
    { $chips ->
        [0] Gepasst
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Die anderen
       *[new] Abziehen
    }

## Was der Trainer davon hält.

review-only = Es gab keine andere Wahl.
review-unseen = Das hat der Trainer nicht abgewogen.
review-best = Besser ging es nicht.
review-alike = Keine andere Wahl war besser.
review-costly =
    { $unit ->
        [points] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als der beste Zug.
        [game] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % einer Partie mehr als der beste Zug.
       *[chips] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips mehr als der beste Zug.
    }
review-costly-about =
    { $unit ->
        [points] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr als der beste Zug, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau.
        [game] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % einer Partie mehr als der beste Zug, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau.
       *[chips] Das kostete { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Chips mehr als der beste Zug, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } genau.
    }
review-perhaps-nothing = Vielleicht kostete es auch nichts.
# Die Begründung sagt „du“ zu dem, der am Zug war.
review-advice-to =
    { WHO($seat) ->
        [you] Nur nach dem, was du da sehen konntest.
       *[other] An { NAME($seat) } gerichtet, nur nach dem, was { NAME($seat) } da sehen konnte.
    }
review-choices = Was möglich war
review-is-best = Am besten
review-done = Gespielt
review-on-table = Auf dem Tisch
review-holds =
    { WHO($seat) ->
        [you] Du hattest
       *[other] { NAME($seat, at: "start") } hatte
    }
review-legend-points = Balken: Punkte, die es gegenüber dem besten Zug kostet.
review-legend-chips = Balken: Chips, die es gegenüber dem besten Zug kostet.
review-legend-game = Balken: Prozent einer Partie, die es gegenüber dem besten Zug kostet.
review-legend-alike = Mit Haken: etwa gleich gut.
