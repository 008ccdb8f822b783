### La pagina: che cosa si racconta alla fine di una mano e di una partita, accanto al risultato.

## Come se n’è andata la carta più costosa della mano. $by l’ha giocata, $to l’ha presa, nella presa numero $trick.

story-fall =
    { WHO($by) ->
        [you] Hai dato { CARD($card, as: "the-card") } a { NAME($to) } nella presa { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } ti ha dato { CARD($card, as: "the-card") } nella presa { $trick }.
               *[other] { NAME($by, at: "start") } ha dato { CARD($card, as: "the-card") } a { NAME($to) } nella presa { $trick }.
            }
    }
# Chi l’ha presa l’aveva anche giocata.
story-fall-own =
    { WHO($by) ->
        [you] Hai fatto la presa { $trick } con { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } ha fatto la presa { $trick } con { CARD($card, as: "the-card") }.
    }

## Le mani che hanno deciso la partita, con il loro numero nel grafico.

story-turns =
    { $count ->
        [one] Punto di svolta
       *[other] Punti di svolta
    }
# $what è una delle frasi qui sotto: "Mano 5: Tomás ha fatto cappotto." Dopo i due punti, minuscola.
story-turn = Mano { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] hai fatto cappotto.
        [one] { NAME($seats) } ha fatto cappotto.
        [with-you] { NAME($seats) } avete fatto cappotto.
       *[many] { NAME($seats) } hanno fatto cappotto.
    }
# Chi ha segnato più punti in quella mano.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] hai segnato { $points } punto.
               *[other] hai segnato { $points } punti.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } ha segnato { $points } punto.
               *[other] { NAME($seats) } ha segnato { $points } punti.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) } avete segnato { $points } punto a testa.
               *[other] { NAME($seats) } avete segnato { $points } punti a testa.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } hanno segnato { $points } punto a testa.
               *[other] { NAME($seats) } hanno segnato { $points } punti a testa.
            }
    }
# A squadre: quale squadra ha segnato più punti in quella mano, tutti insieme. $seats sono i suoi giocatori.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] la tua squadra ha segnato { $points } punto.
               *[other] la tua squadra ha segnato { $points } punti.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } hanno segnato insieme { $points } punto.
               *[other] { NAME($seats) } hanno segnato insieme { $points } punti.
            }
    }

## La carta migliore di chi legge, e la più costosa, secondo il maestro. $difference conta anche quello che
## prendono gli altri: in punti, di quanto chi legge va meglio degli altri in media, quindi può essere più di quanto
## ci sia in una mano.

story-cards = Le tue carte
story-looking =
    { $hands ->
        [one] Il maestro sta guardando le tue carte.
       *[other] Il maestro sta guardando le tue carte, mano per mano: { $done } di { $hands }.
    }
story-failed = Il maestro non ha risposto.
story-nothing = Nessuna delle tue carte ha fatto molta differenza.
story-best = La migliore: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Mano { $hand }: al posto { CARD($other, as: "card-of") }, ti ha fatto guadagnare { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti sugli altri.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto un { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di partita in meno.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in meno.
    }
story-dearest = La più costosa: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } ti avrebbe fatto guadagnare { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti sugli altri.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto un { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di partita in più.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in più.
    }

## La partita, condivisa con altri: come immagine e come testo, raccontata da chi ha giocato.

story-share = Condividi
story-share-title = Condividi questa partita
story-share-picture = Condividi l’immagine
story-save-picture = Salva l’immagine
story-share-text = Condividi il testo
story-copy-text = Copia il testo
story-share-copied = Copiato.
story-share-not-copied = Il browser non permette di copiare. Il testo è qui sopra.
story-share-failed = Non si è potuta disegnare l’immagine.
# Sopra la curva.
story-shared-curve = Com’è andata
# $seats sono i vincitori.
story-shared-title =
    { WHO($seats) ->
        [you] Ho vinto
        [one] { NAME($seats, at: "start") } ha vinto
        [with-you] Abbiamo vinto
       *[many] { NAME($seats, at: "start") } hanno vinto
    }
# Chi ha giocato, se non ha un nome.
story-shared-me = Io
# Una riga del testo; $curve è disegnata a blocchi: "2. Ingrid 54 ▁▂▄▆".
story-shared-row = { $place }. { $name } { $total } { $curve }
