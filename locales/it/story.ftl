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

## La carta migliore di chi legge, e la più costosa, secondo il maestro. $difference ha un decimale.

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
        [points] Mano { $hand }: { CARD($other, as: "the-card") } costava { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
       *[chips] Mano { $hand }: { CARD($other, as: "the-card") } costava { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in più.
    }
story-dearest = La più costosa: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } costava { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in meno.
       *[chips] Mano { $hand }: { CARD($other, as: "the-card") } costava { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in meno.
    }
