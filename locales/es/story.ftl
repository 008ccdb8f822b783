### La página: lo que se cuenta al final de una mano y de una partida, junto al resultado.

## Adónde fue a parar la carta más cara de la mano. La jugó $by, se la llevó $to, en la baza número $trick.

story-fall =
    { WHO($by) ->
        [you] Le has dado { CARD($card, as: "the-card") } a { NAME($to) } en la baza { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } te ha dado { CARD($card, as: "the-card") } en la baza { $trick }.
               *[other] { NAME($by, at: "start") } le ha dado { CARD($card, as: "the-card") } a { NAME($to) } en la baza { $trick }.
            }
    }
# Se la llevó quien la había jugado.
story-fall-own =
    { WHO($by) ->
        [you] Te has llevado la baza { $trick } con { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } se ha llevado la baza { $trick } con { CARD($card, as: "the-card") }.
    }

## Las manos que cambiaron la partida, con sus números en la gráfica.

story-turns = { $count ->
        [one] Momento decisivo
       *[other] Momentos decisivos
    }
# $what es una de las frases que siguen: «Mano 5: Tomás alcanzó la luna.» Van detrás de dos puntos, en minúscula.
story-turn = Mano { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] alcanzaste la luna.
        [one] { NAME($seats) } alcanzó la luna.
        [with-you] { NAME($seats) } alcanzasteis la luna.
       *[many] { NAME($seats) } alcanzaron la luna.
    }
# Quién se llevó más puntos en esa mano.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] te llevaste { $points } punto.
               *[other] te llevaste { $points } puntos.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } se llevó { $points } punto.
               *[other] { NAME($seats) } se llevó { $points } puntos.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) } os llevasteis { $points } punto cada uno.
               *[other] { NAME($seats) } os llevasteis { $points } puntos cada uno.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } se llevaron { $points } punto cada uno.
               *[other] { NAME($seats) } se llevaron { $points } puntos cada uno.
            }
    }

## La mejor carta de quien lee y la que más le costó, según el entrenador. $difference lleva un decimal.

story-cards = Tus cartas
story-looking =
    { $hands ->
        [one] El entrenador está mirando tus cartas.
       *[other] El entrenador está mirando tus cartas: { $done } de { $hands } manos.
    }
story-failed = El entrenador no ha respondido.
story-nothing = Ninguna de tus cartas cambió gran cosa.
story-best = La mejor: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos peor.
       *[chips] Mano { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas peor.
    }
story-dearest = La más cara: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos mejor.
       *[chips] Mano { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas mejor.
    }
