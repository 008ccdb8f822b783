### La página: el final de una mano y de una partida: el resultado y lo que se cuenta a su lado.

## Fichas.

chips-title = Las fichas
chips-pot-left = Queda en el bote: { CHIPS($chips) }.
chips-worth = Una ficha vale { $value }. En toda la partida: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Pagas { CHIPS($chips) } por tu puja.
       *[other] { NAME($seat, at: "start") } paga { CHIPS($chips) } por su puja.
    }
chips-debts =
    { WHO($seats) ->
        [you] Te has quedado sin fichas y sigues jugando a crédito. Lo que entre después irá pagando la deuda.
        [one] { NAME($seats, at: "start") } se ha quedado sin fichas y sigue jugando a crédito. Lo que entre después irá pagando la deuda.
        [with-you] { NAME($seats, at: "start") } os habéis quedado sin fichas y seguís jugando a crédito. Lo que entre después irá pagando la deuda.
       *[many] { NAME($seats, at: "start") } se han quedado sin fichas y siguen jugando a crédito. Lo que entre después irá pagando la deuda.
    }

## El final de una mano.

result-line = Mano { $number } · { $rules }
# Cartas del palo que cuenta, leídas junto al nombre de un jugador.
result-taken = { SUIT($suit) }: { $count }
result-next = Siguiente mano
result-so-far = La partida hasta ahora
result-lower = Puntos; cuantos menos, mejor
result-higher = Puntos; cuantos más, mejor
result-took-card =
    { WHO($seat) ->
        [you] Te has llevado { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } se ha llevado { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Te has llevado { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } se ha llevado { CARD($card, as: "card-pair") }.
    }
result-took-each =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } os habéis llevado { CARD($card, as: "one-card") } cada uno.
       *[other] { NAME($seats, at: "start") } se han llevado { CARD($card, as: "one-card") } cada uno.
    }
result-took-points =
    { WHO($seats) ->
        [you] Te has llevado { result-points }.
        [one] { NAME($seats, at: "start") } se ha llevado { result-points }.
        [with-you] { NAME($seats, at: "start") } os habéis llevado { result-points } cada uno.
       *[many] { NAME($seats, at: "start") } se han llevado { result-points } cada uno.
    }
result-took-none = Nadie se ha llevado puntos.
result-ahead = Vas en cabeza.
result-still-ahead = Sigues en cabeza.
result-level = Vas a la par con { NAME($seats) }.
result-behind =
    { $count ->
        [1] Vas un punto por detrás de { NAME($seats) }.
       *[other] Vas { page-count } puntos por detrás de { NAME($seats) }.
    }
result-side = Tu equipo
result-side-ahead = Tu equipo va en cabeza.
result-side-level = Los equipos van a la par.
result-side-behind =
    { $count ->
        [1] Tu equipo va un punto por detrás.
       *[other] Tu equipo va { page-count } puntos por detrás.
    }
# Se ha llegado al final, pero hay empate en cabeza.
result-tied = Hay empate en cabeza, así que se juega otra mano.
result-fifty =
    { WHO($seats) ->
        [you] Has caído en un múltiplo de 50: 50 puntos menos.
        [one] { NAME($seats, at: "start") } ha caído en un múltiplo de 50: 50 puntos menos.
        [with-you] { NAME($seats, at: "start") } habéis caído en un múltiplo de 50: 50 puntos menos cada uno.
       *[many] { NAME($seats, at: "start") } han caído en un múltiplo de 50: 50 puntos menos cada uno.
    }
result-bid = { WHO($seat) ->
        [you] Pujaste { bid-quick } y elegiste { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } pujó { bid-quick } y eligió { SUIT($suit) }.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Elegiste { SUIT($suit) } por el bote que se había quedado.
       *[other] { NAME($seat, at: "start") } eligió { SUIT($suit) } por el bote que se había quedado.
    }
result-bid-none = Nadie pujó, así que contaban { SUIT($suit, as: "the-suit") }.

## Una luna.

moon-title =
    { WHO($seats) ->
        [you] Has alcanzado la luna
        [one] { NAME($seats, at: "start") } ha alcanzado la luna
        [with-you] { NAME($seats, at: "start") } habéis alcanzado la luna
       *[many] { NAME($seats, at: "start") } han alcanzado la luna
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Has alcanzado el sol
        [one] { NAME($seats, at: "start") } ha alcanzado el sol
        [with-you] { NAME($seats, at: "start") } habéis alcanzado el sol
       *[many] { NAME($seats, at: "start") } han alcanzado el sol
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Todos los puntos.
moon-standard = Los trece corazones y la dama.
moon-tricks = Todas las bazas de la mano.
moon-who = ¿Quién paga?
moon-waits = { NAME($seat, at: "start") } decide quién paga.
moon-old = Los demás { SIGNED($points) }
moon-old-sides = Cada rival { SIGNED($points) }
moon-new = Tú { SIGNED($points) }
moon-new-side = Vosotros { SIGNED($points) } cada uno
# En qué queda una elección; $seat es quien peor parado sale de los demás.
moon-totals = Te quedas en { $total }; { NAME($seat) }, en { $theirs }.
moon-totals-side = Tu equipo se queda en { $total }; { NAME($seats) }, en { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Ganas la partida.
        [one] { NAME($seats, at: "start") } gana la partida.
        [with-you] { NAME($seats, at: "start") } ganáis la partida.
       *[many] { NAME($seats, at: "start") } ganan la partida.
    }
moon-old-confirm = { $points } a los demás
moon-old-confirm-sides = { $points } a cada rival
moon-new-confirm = Restar { $points }
moon-paid = Han pagado los demás.
moon-paid-sides =
    { $sides ->
        [1] Ha pagado el otro equipo.
       *[other] Han pagado los otros equipos.
    }
moon-taken-off =
    { $points ->
        [one] Se ha restado un punto.
       *[other] Se han restado { $points } puntos.
    }

## El final de la partida.

end-win =
    { WHO($seats) ->
        [you] Ganas la partida
        [one] { NAME($seats, at: "start") } gana la partida
        [with-you] { NAME($seats, at: "start") } ganáis la partida
       *[many] { NAME($seats, at: "start") } ganan la partida
    }
end-tie =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } compartís la victoria, con un total de { $total }
       *[other] { NAME($seats, at: "start") } comparten la victoria, con un total de { $total }
    }
end-line = { $rules } · { $hands ->
        [one] tras una mano
       *[other] tras { $hands } manos
    }
end-place-2 =
    { $count ->
        [1] Segundo puesto, a un punto.
       *[other] Segundo puesto, a { page-count } puntos.
    }
end-place-3 =
    { $count ->
        [1] Tercer puesto, a un punto.
       *[other] Tercer puesto, a { page-count } puntos.
    }
end-place-other =
    { $count ->
        [1] { end-ordinal } puesto, a un punto.
       *[other] { end-ordinal } puesto, a { page-count } puntos.
    }
end-place-last =
    { $count ->
        [1] Último puesto, a un punto.
       *[other] Último puesto, a { page-count } puntos.
    }
end-side-behind =
    { $count ->
        [1] Tu equipo queda a un punto.
       *[other] Tu equipo queda a { page-count } puntos.
    }
end-ordinal =
    { $place ->
        [4] Cuarto
        [5] Quinto
        [6] Sexto
        [7] Séptimo
        [8] Octavo
        [9] Noveno
       *[other] Décimo
    }
end-chips =
    { WHO($seats) ->
        [you] Te vas con más fichas que nadie: { CHIPS($chips, as: "chips-number") }.
        [one] { NAME($seats, at: "start") } se va con más fichas que nadie: { CHIPS($chips, as: "chips-number") }.
        [with-you] { NAME($seats, at: "start") } os vais con más fichas que nadie: { CHIPS($chips, as: "chips-number") } cada uno.
       *[many] { NAME($seats, at: "start") } se van con más fichas que nadie: { CHIPS($chips, as: "chips-number") } cada uno.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Segundo puesto por fichas.
        [3] Tercer puesto por fichas.
       *[other] { end-ordinal } puesto por fichas.
    }
end-chips-aside = Quién gana lo deciden los totales. Las fichas se liquidan aparte.
end-new = Nueva partida
end-rules = Cambiar reglas
end-home = Inicio
end-winner = Gana

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
# Quién se llevó más puntos en esa mano; varios, si se llevaron los mismos cada uno.
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
# Entre equipos: qué equipo se llevó más puntos en esa mano, todos juntos. $seats son sus jugadores.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] tu equipo se llevó { $points } punto.
               *[other] tu equipo se llevó { $points } puntos.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } se llevaron { $points } punto en total.
               *[other] { NAME($seats) } se llevaron { $points } puntos en total.
            }
    }

## La mejor carta de quien lee y la que más le costó, según el entrenador. $difference es lo que una carta cuesta más
## que la otra, como en el repaso.

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
        [points] Mano { $hand }: { CARD($other, as: "the-card") } te habría costado { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } ganarías { NUMBER($difference, maximumFractionDigits: 0) } menos de cada 100 partidas.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } habrías ganado { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas menos.
    }
story-dearest = La que más costó: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: te costó { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más que { CARD($other, as: "the-card") }.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } ganarías { NUMBER($difference, maximumFractionDigits: 0) } más de cada 100 partidas.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } habrías ganado { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas más.
    }

## La partida, compartida con otros: como imagen y como texto, contada por quien la jugó.

story-share = Compartir
story-share-title = Compartir esta partida
story-share-picture = Compartir la imagen
story-save-picture = Guardar la imagen
story-share-text = Compartir como texto
story-copy-text = Copiar como texto
story-share-copied = Copiado.
story-share-not-copied = El navegador no deja copiar. El texto está arriba.
story-share-failed = No se ha podido dibujar la imagen.
# Encima de la curva.
story-shared-curve = Cómo fue la partida
# $seats son quienes han ganado.
story-shared-title =
    { WHO($seats) ->
        [you] He ganado
        [one] { NAME($seats, at: "start") } ha ganado
        [with-you] Hemos ganado
       *[many] { NAME($seats, at: "start") } han ganado
    }
# Quien cuenta la partida, si no tiene nombre.
story-shared-me = Yo
# Una línea del texto; $curve se dibuja con bloques: «2. Ingrid 54 ▁▂▄▆».
story-shared-row = { $place }. { $name } { $total } { $curve }
