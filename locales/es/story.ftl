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

## La mejor carta de quien lee y la que más le costó, según el entrenador. $difference cuenta también lo que se llevan los
## demás: en puntos, la ventaja que se saca a los demás de media, así que puede ser más de lo que hay en una mano.

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
        [points] Mano { $hand }: comparada con { CARD($other, as: "the-card") }, te dio { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más de ventaja sobre los demás.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } habrías ganado un { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % menos de una partida.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } habrías ganado { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas menos.
    }
story-dearest = La que más costó: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } te habría dado { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más de ventaja sobre los demás.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") } habrías ganado un { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % más de una partida.
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
