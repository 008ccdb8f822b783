### La pagina: una mano finita, ripercorsa carta per carta.

review-title = Mano { $hand }, carta per carta
review-how = Tocca una carta per sapere perché.
review-laying-out = Si dispongono le carte.
review-looking = Il maestro sta guardando le tue mosse: { $done } di { $all }.
review-progress = Le tue mosse già guardate
# $unit è points o chips.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Nessuna delle tue mosse è costata più di un punto.
                [one] Una delle tue mosse è costata più di un punto.
               *[other] { $count } delle tue mosse sono costate più di un punto.
            }
        [game]
            { $count ->
                [0] Nessuna delle tue mosse è costata più dell’1% di una partita.
                [one] Una delle tue mosse è costata più dell’1% di una partita.
               *[other] { $count } delle tue mosse sono costate più dell’1% di una partita.
            }
       *[chips]
            { $count ->
                [0] Nessuna delle tue mosse è costata più di un gettone.
                [one] Una delle tue mosse è costata più di un gettone.
               *[other] { $count } delle tue mosse sono costate più di un gettone.
            }
    }
review-failed = Il maestro non ha risposto. Le carte ci sono lo stesso.
review-thinking = Ci sto pensando
review-table = La mano, presa per presa
review-trick = Presa

# Una riga: le offerte, il seme dichiarato, il passaggio, una presa, la scelta dopo un cappotto.
review-row-bid = Offerte
review-row-suit = Seme
review-row-pass = Passaggio
review-row-play = Presa { $trick }
review-row-moon = Cappotto

# Di chi è la colonna.
review-seat =
    { WHO($seat) ->
        [you] Tu
       *[other] { NAME($seat, at: "start") }
    }

## Sotto una carta.

review-led = di mano
review-took = presa
review-led-and-took = di mano, presa
review-cost = costo { $cost }

## Una mossa: che cosa ha fatto qualcuno.

review-did-play =
    { WHO($seat) ->
        [you] Hai giocato { CARD($card, as: "the-card") }
       *[other] { NAME($seat, at: "start") } ha giocato { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Hai passato { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat, at: "start") } ha passato { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Hai detto passo
               *[other] Hai offerto { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } ha detto passo
               *[other] { NAME($seat, at: "start") } ha offerto { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Hai dichiarato { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } ha dichiarato { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Hai fatto pagare gli altri
               *[new] Hai tolto i punti dal tuo totale
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } ha fatto pagare gli altri
               *[new] { NAME($seat, at: "start") } ha tolto i punti dal suo totale
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Perché?
review-ask-noted = { LIST($did) }, { LIST($note) }. Perché?

# Lo stesso in una parola, dove nessuna carta lo dice.
review-word-bid =
    { $chips ->
        [0] Passo
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Agli altri
       *[new] Toglie
    }

## Che cosa ne dice il maestro.

review-only = Non c’era altra scelta.
review-unseen = Questa il maestro non l’ha valutata.
review-best = Meglio di così non si poteva.
review-alike = Buona quanto qualsiasi altra.
review-costly =
    { $unit ->
        [points] È costata { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più della scelta migliore.
        [game] È costata un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di partita in più della scelta migliore.
       *[chips] È costata { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in più della scelta migliore.
    }
review-costly-about =
    { $unit ->
        [points] È costata { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più della scelta migliore, con un margine di { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] È costata un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di partita in più della scelta migliore, con un margine di { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] È costata { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in più della scelta migliore, con un margine di { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-perhaps-nothing = Forse non è costata nulla.
review-advice-to =
    { WHO($seat) ->
        [you] Contando solo su quello che potevi vedere in quel momento.
       *[other] Contando solo su quello che { NAME($seat) } poteva vedere in quel momento.
    }
review-choices = Che cosa si poteva fare
review-is-best = Migliore
review-done = Giocata
review-on-table = Sul tavolo
review-holds =
    { WHO($seat) ->
        [you] Avevi in mano
       *[other] { NAME($seat, at: "start") } aveva in mano
    }
review-legend-points = Barre: punti persi rispetto alla migliore.
review-legend-chips = Barre: gettoni persi rispetto alla migliore.
review-legend-game = Barre: perdita rispetto alla migliore, in % di partita.
review-legend-alike = Con la spunta: più o meno uguali.
