### La página: cómo transcurre el juego. Deshacer, jugar una mano otra vez, terminarla antes, pausa, abandonar, teclas, y
### lo que de todo eso se puede elegir en los ajustes.

flow-taken-back = Jugada deshecha.
# La primera vez en una partida: en la mesa, en lugar de lo que se pide.
flow-taken-back-first = Jugada deshecha. Esta partida ya no cuenta en tus estadísticas.
flow-not-counted = Si deshaces algo o juegas una mano otra vez, la partida deja de contar en tus estadísticas.

# $trick se cuenta desde 1; 1 es el principio de la mano.
flow-again-from =
    { $trick ->
        [1] Jugar esta mano otra vez
       *[other] Volver a la baza { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Se reparten otra vez las mismas cartas.
       *[other] Las cartas quedan como al empezar la baza { $trick }.
    }
flow-again-lost = Lo que se jugó después se pierde, y esta partida deja de contar en tus estadísticas.
flow-again-yes = Repetir
flow-cancel = Dejarlo como está

flow-pause = Pausa
flow-paused = En pausa
flow-paused-about = La mesa te espera.
flow-go-on = Seguir

flow-give-up = Abandonar la partida
flow-give-up-about = Termina aquí, sin que gane nadie.
flow-give-up-ask = ¿Quieres abandonar esta partida?
flow-give-up-what = Queda guardada como abandonada, y después no podrás seguir con ella.
flow-give-up-yes = Abandonar
flow-play-on = Seguir

flow-worthless = No quedan puntos.
flow-finish = Terminar la mano
flow-finished = Ya no quedaban puntos, así que el resto se ha jugado de una vez.
flow-own = El resto es tuyo.
flow-claim = Reclamarlo
flow-own-ask =
    { $count ->
        [one] Te llevas la última baza, jueguen lo que jueguen los demás.
       *[other] Te llevas las últimas { $count } bazas, jueguen lo que jueguen los demás.
    }
flow-claim-yes = Mostrar mis cartas

## Teclas. La página pone la tecla junto a lo que hace.

flow-keys = Teclas
flow-keys-about = Todo lo que se puede tocar se alcanza también con Tab y se elige con Intro.
flow-key-cards = De carta en carta
flow-key-play = Elegir o jugar la carta
flow-key-on = Seguir
flow-key-close = Cerrar lo que esté abierto
flow-key-finish = Terminar la mano o reclamar el resto
flow-key-keys = Estas teclas
flow-key-arrows = Flechas
flow-key-enter = Intro
flow-key-escape = Esc
flow-key-or = { $one } o { $other }
flow-key-with-control = Ctrl { $key }

## Lo que se elige en los ajustes.

flow-settings-look = Aspecto
flow-settings-play = Cómo juegas
flow-settings-pace = Tiempos
flow-settings-help = Ayuda
flow-confirm = Jugar con dos toques
flow-confirm-about = El primer toque levanta una carta; el segundo la juega.
flow-ahead = Elegir por adelantado
flow-ahead-about = Toca una carta antes de tu turno: se juega cuando te toque, si se puede.
flow-forced = Jugar la única carta
flow-forced-about = Cuando solo se puede jugar una carta, se juega sola.
flow-quick-end = Terminar rápido
flow-quick-end-about = En cuanto no quedan puntos, el resto de la mano se juega de una vez.
flow-raised = Levantar las cartas recibidas
flow-raised-about = Hasta que toques, para que veas lo que has recibido.
flow-letters = Letras como atajos
flow-letters-about = H para una pista, U para deshacer; ? las muestra todas.
