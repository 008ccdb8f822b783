### La página: practicar los propios errores, y la tarjeta que lo ofrece.

## Lo que se ofrece: una frase para cada clase de error, y cuántas veces ha pasado.

practice-above =
    { $queen ->
        [QS] Jugaste el as o el rey de picas con la dama aún por salir.
       *[other] Jugaste una carta más alta que { CARD($queen, as: "the-card") }, aún por salir.
    }
practice-kept =
    { $queen ->
        [QS] Te quedaste la dama cuando podías soltarla.
       *[other] Te quedaste { CARD($queen, as: "the-card") } cuando podías soltar{ CARD($queen, as: "card-it") }.
    }
practice-queen =
    { $queen ->
        [QS] Te expusiste a llevarte la dama.
       *[other] Te expusiste a llevarte { CARD($queen, as: "the-card") }.
    }
practice-under = No te quedaste por debajo cuando podías.
practice-high = Te guardaste una carta alta que podías soltar gratis.
practice-follow = Seguiste el palo con la carta equivocada.
practice-discard = Descartaste la carta equivocada.
practice-lead = Saliste con la carta equivocada.
practice-stop = No impediste la luna de otro.
practice-moon = Renunciaste a una luna.
practice-bonus = Dejaste pasar una carta que resta puntos.
practice-points = Dejaste pasar una baza cuando interesaban los puntos.
# Debajo de una de esas frases.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Una vez en la mano que ha repasado el entrenador.
               *[other] { $times } veces en la mano que ha repasado el entrenador.
            }
       *[other]
            { $times ->
                [one] Una vez en las últimas { $hands } manos que ha repasado el entrenador.
               *[other] { $times } veces en las últimas { $hands } manos que ha repasado el entrenador.
            }
    }
practice-do = Practicar
# El mismo botón donde hay varios; $what es el nombre de una clase de error.
practice-do-what = Practicar: { $what }

## Las manos.

practice-title = Práctica
practice-leave = Dejar la práctica
practice-looking = Buscando tus manos.
practice-none = Las manos en las que cometiste este error ya no están aquí.
# Encima de una mano. $what es el nombre de una clase de error.
practice-step = { $number } de { $count } · { $what }
# Se lee en voz alta por la fila de barras.
practice-progress = Mano { $number } de { $count }
practice-trick = Baza { $trick }, otra vez
practice-own = Mano { $hand } de tu partida del { DATETIME($at, dateStyle: "long") }.
practice-out = { CARD($card, as: "the-card-first") } está por salir.
practice-gone = { CARD($card, as: "the-card-first") } ya ha salido.
practice-failed = No se ha podido preparar esta mano. Pasa a la siguiente o inténtalo de nuevo.

## Lo que dice el entrenador de la carta. Detrás va un motivo.

practice-best = Bien jugado.
practice-fine = No está mal, aunque { CARD($best, as: "the-card") } es un poco mejor.
# $cost lleva un decimal.
practice-costly =
    { $unit ->
        [points] { CARD($best, as: "the-card-first") } es mejor: tu carta te cuesta { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos más.
        [game] { CARD($best, as: "the-card-first") } es mejor que tu carta: ganas un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % más de una partida.
       *[chips] { CARD($best, as: "the-card-first") } es mejor que tu carta: ganas { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas más.
    }
practice-unseen = El entrenador no ha valorado esta carta. Es mejor { CARD($best, as: "the-card") }.
practice-retry = Reintentar
practice-next = Siguiente mano
practice-last = Cómo te ha ido

## Después de la última mano.

practice-done =
    { $right ->
        [0] Ninguna a la primera
       *[other] { $right } de { $count } a la primera
    }
practice-done-about = La práctica no cuenta en ninguna estadística. Tus próximas partidas, sí.
practice-done-own = Mano { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = A la primera
practice-done-later = No a la primera
practice-done-skipped = Saltada
practice-again = Otra vez
practice-back = Volver a tus partidas
