### La página: una mano terminada, repasada carta a carta.

review-title = Mano { $hand }, carta a carta
review-how = Toca una carta para ver por qué.
review-laying-out = Se extienden las cartas de la mano.
review-looking = Se repasan tus jugadas: { $done } de { $all }.
review-progress = Jugadas tuyas repasadas
# $unit son puntos o fichas.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Ninguna de tus jugadas costó más de un punto.
                [one] Una de tus jugadas costó más de un punto.
               *[other] { $count } de tus jugadas costaron más de un punto.
            }
        [game]
            { $count ->
                [0] Ninguna de tus jugadas costó más del 1 % de una partida.
                [one] Una de tus jugadas costó más del 1 % de una partida.
               *[other] { $count } de tus jugadas costaron más del 1 % de una partida.
            }
       *[chips]
            { $count ->
                [0] Ninguna de tus jugadas costó más de una ficha.
                [one] Una de tus jugadas costó más de una ficha.
               *[other] { $count } de tus jugadas costaron más de una ficha.
            }
    }
review-failed = El entrenador no ha respondido. Las cartas están aquí de todos modos.
review-thinking = Pensándolo
review-table = La mano, baza a baza
review-trick = Baza

# Una fila: las pujas, el palo elegido, el pase, una baza, la elección de la luna.
review-row-bid = Pujas
review-row-suit = Palo
review-row-pass = Pase
review-row-play = Baza { $trick }
review-row-moon = Luna

# De quién es la columna.
review-seat =
    { WHO($seat) ->
        [you] Tú
       *[other] { NAME($seat, at: "start") }
    }

## Debajo de una carta.

review-led = salida
review-took = baza
review-led-and-took = salida y baza
review-cost = costó { $cost }

## Una jugada: lo que hizo alguien.

review-did-play =
    { WHO($seat) ->
        [you] Jugaste { CARD($card, as: "the-card") }
       *[other] { NAME($seat, at: "start") } jugó { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Pasaste { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat, at: "start") } pasó { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Pasaste
               *[other] Pujaste { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } pasó
               *[other] { NAME($seat, at: "start") } pujó { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Elegiste { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } eligió { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Hiciste sumar a los demás
               *[new] Te restaste los puntos
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } hizo sumar a los demás
               *[new] { NAME($seat, at: "start") } se restó los puntos
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. ¿Por qué?
review-ask-noted = { LIST($did) }, { LIST($note) }. ¿Por qué?

# Lo mismo en una palabra, donde no hay carta que lo diga.
review-word-bid =
    { $chips ->
        [0] Pasa
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Suman otros
       *[new] Restar
    }

## Lo que opina el entrenador.

review-only = No había otra opción.
review-unseen = El entrenador no valoró esta.
review-best = Lo mejor que había.
review-alike = Tan buena como cualquier otra.
# $cost y $error llevan un decimal.
review-costly =
    { $unit ->
        [points] Costó { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que la mejor opción.
        [game] Costó un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de una partida más que la mejor opción.
       *[chips] Costó { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas más que la mejor opción.
    }
review-costly-about =
    { $unit ->
        [points] Costó { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que la mejor opción, { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } arriba o abajo.
        [game] Costó un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de una partida más que la mejor opción, { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } arriba o abajo.
       *[chips] Costó { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas más que la mejor opción, { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } arriba o abajo.
    }
review-perhaps-nothing = Puede que no costara nada.
review-advice-to =
    { WHO($seat) ->
        [you] Solo con lo que podías ver en ese momento.
       *[other] Solo con lo que { NAME($seat) } podía ver en ese momento.
    }
review-choices = Lo que se podía hacer
review-is-best = La mejor
review-done = Elegida
review-on-table = En la mesa
review-holds =
    { WHO($seat) ->
        [you] Tenías
       *[other] { NAME($seat, at: "start") } tenía
    }
review-legend-points = Barras: puntos que cuesta respecto a la mejor.
review-legend-chips = Barras: fichas que cuesta respecto a la mejor.
review-legend-game = Barras: porcentaje de una partida que cuesta respecto a la mejor.
review-legend-alike = Con marca: más o menos igual de buenas.
