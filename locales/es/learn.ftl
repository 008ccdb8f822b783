### La página: aprender el juego jugando manos preparadas, y cómo se juega, en pocas palabras.

## Las lecciones. $seat es la persona de la que trata la mesa de la lección.

# Encima del título de una lección.
learn-step = { $number } de { $count }
# Se lee en voz alta por la fila de barras.
learn-progress = Lección { $number } de { $count }
learn-skip = Saltar
learn-leave = Dejar las lecciones
learn-before = La lección anterior
learn-next = Seguir
learn-take-back = Deshacer
learn-last-card = Y la última carta.
learn-thinking = Mira lo que juegan los demás.
# Se lee en voz alta al empezar una lección, después de las cartas de la mesa.
learn-held = Tus cartas: { CARDS($cards) }.
# Junto a la carta que por ahora se lleva la baza, y junto a la que se la ha llevado.
learn-wins = va ganando
learn-takes = se la lleva
learn-unplayed = No se ha podido preparar esta lección. Pasa a la siguiente o inténtalo de nuevo.
learn-try-again = Reintentar

learn-trick-title = La carta más alta se lleva la baza
learn-trick-what = Cada cual juega una carta: eso es una baza. Quien juega primero sale, y se la lleva la carta más alta del palo de salida. Por ahora va ganando { NAME($seat) } con la jota.
learn-trick-do = Juega un trébol que gane a la jota.
learn-trick-right = Tu rey es el trébol más alto, así que las cuatro cartas son tuyas. Quien se lleva una baza sale en la siguiente.
learn-trick-low = No llega a la jota, así que { NAME($seat) } se lleva la baza. Solo tu rey gana a la jota.

learn-follow-title = Hay que seguir el palo
learn-follow-what = { NAME($seat, at: "start") } ha salido con un diamante. Quien tenga diamantes tiene que jugar uno.
learn-follow-do = Juega un diamante.
learn-follow-why = Las cartas oscuras no se pueden jugar ahora. Toca una y verás por qué.
learn-follow-right = Todo el mundo ha seguido el palo, y el diamante más alto se ha llevado la baza.

learn-void-title = ¿Sin tréboles? Vale todo
learn-void-what = Han salido de tréboles y no tienes ninguno. Puedes jugar cualquier carta, pero no se llevará la baza: eso solo lo hace el palo de salida. No hay triunfos.
learn-void-do = Deshazte de tu as, el diamante más alto.
learn-void-right = Aquí ni un as se lleva nada. Las cartas altas se llevan bazas que quizá no quieras, y así te deshaces de ellas.
learn-void-other = Esa se puede jugar. Pero tu as se llevará seguro una baza más adelante, y este era el momento de soltarlo.

learn-hearts-title = Cada corazón es un punto
learn-hearts-what = Y los puntos son malos: gana quien menos tiene. Esta baza la va ganando { NAME($seat) } con el rey, y tú no tienes diamantes.
learn-hearts-do = Dale un corazón a { NAME($seat) }.
learn-hearts-right = Un punto para { NAME($seat) }, y un corazón menos en tu mano.
learn-hearts-none = Esa se puede jugar, pero a { NAME($seat) } no le cuesta nada. Descarta un corazón y te lo quitas de encima.

learn-duck-title = Quédate por debajo del diez
learn-duck-what = { NAME($seat, at: "start") } va ganando con el diez, y en la mesa hay un corazón. La baza cuesta un punto.
learn-duck-do = Juega tu diamante más alto por debajo del diez.
learn-duck-why = Las cartas bajas conviene guardarlas para después.
learn-duck-right = El nueve queda por debajo del diez: el punto no es tuyo, y aún tienes el cuatro.
learn-duck-high = El rey gana al diez: la baza es tuya, con corazón y todo.
learn-duck-low = También queda por debajo del diez. Pero bastaba con el nueve, y el cuatro te hará falta.

learn-last-title = Llévate lo que no cuesta nada
learn-last-what = Juegas al final y no hay puntos en la mesa. Esta baza sale gratis: buena ocasión para una carta alta.
learn-last-do = Llévatela con el as.
learn-last-right = Ya no tienes el as, y no te ha costado nada.
learn-last-low = { NAME($seat, at: "start") } se lleva la baza, y tú te quedas con el as. La próxima vez quizá haya un corazón de por medio.

learn-queen-title = La dama cuesta trece
learn-queen-what = La dama de picas cuenta tanto como todos los corazones juntos. Es para quien se lleve la baza, y por ahora va ganando { NAME($seat) } con el rey.
learn-queen-do = Déjale la dama a { NAME($seat) }.
learn-queen-right = Trece puntos para { NAME($seat) }. Debajo del rey o del as, o cuando no puedes seguir el palo: así te deshaces de la dama.
learn-queen-kept = La dama sigue siendo tuya, y ocasiones así hay pocas.

learn-beware-title = Que no te caiga la dama
learn-beware-what = La dama de picas está por salir, y { NAME($seat) } juega después de ti. Tu rey se la llevaría.
learn-beware-do = Quédate por debajo del diez.
learn-beware-right = { NAME($seat, at: "start") } no tenía otra pica. La dama se ha llevado la baza, con sus propios trece puntos.
learn-beware-high = { NAME($seat, at: "start") } ha echado la dama debajo de tu rey: trece puntos para ti.

learn-pass-title = Tres cartas para pasar
learn-pass-what = Antes de cada mano pasas tres cartas: primero a la izquierda, luego a la derecha, luego enfrente. En la cuarta mano te las quedas todas, y vuelta a empezar. El as o el rey de picas podrían hacer que te lleves la dama.
learn-pass-do = Pasa el as y el rey de picas, y una carta más.
learn-pass-right = Sin el as ni el rey es más difícil que te lleves la dama. Las cartas levantadas te las ha pasado { NAME($seat) }.
learn-pass-kept = Te has quedado con una pica más alta que la dama. Si la dama cae debajo, pagas trece.

learn-open-title = Empieza el dos de tréboles
learn-open-what = Quien lo tiene sale con él en la primera baza. En ella no se pueden descartar puntos.
learn-open-do = Sal con el dos de tréboles.
learn-open-right = { NAME($seat, at: "start") } no tenía tréboles, pero sí cuatro corazones, y no podía descartar ninguno.

learn-broken-title = Hay que romper los corazones
learn-broken-what = Sales tú, con cualquier carta menos un corazón: no se puede salir de corazones hasta que alguien descarte uno en una baza de otro palo.
learn-broken-do = Sal con un diamante.
learn-broken-why = Toca un corazón y verás por qué no.
learn-broken-right = { NAME($seat, at: "start") } no tenía diamantes y ha descartado un corazón. Los corazones se han roto: desde ahora se puede salir con ellos.

learn-moon-title = O llévatelo todo
learn-moon-what = Con todos los corazones y la dama alcanzas la luna: nada para ti y 26 puntos para cada uno de los demás. Solo te falta el rey de corazones, y { NAME($seat) } juega al final.
learn-moon-do = Llévate también esta baza.
learn-moon-right = Has alcanzado la luna: 26 puntos para cada uno de los demás. Ojo: con un corazón menos ya no es luna.
learn-moon-low = Otra persona se ha llevado el rey de corazones. Ya no hay luna, y los 25 puntos son para ti.

learn-score-title = Gana el total más bajo
learn-score-what = Se suman los puntos de todas las manos. Cuando alguien llega a 100, la partida termina. Empezaste esta mano con 58, mientras que { NAME($seat) } está a un punto de 100.
learn-score-do = Déjale el corazón a { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } tiene 100, y tú, el total más bajo. Ganas.
learn-score-high = Ahora el corazón es tuyo. { NAME($seat, at: "start") } se queda por debajo de 100, y la partida sigue.

learn-done-title = Ya conoces todo el juego
learn-done-what = Ahora te toca a ti: rivales fáciles, y unas palabras del entrenador cuando una carta importe.
learn-done-play = Jugar tu primera partida
learn-done-again = Otra vez desde el principio
learn-anyway = Para jugarla de todos modos, elígela otra vez.

## Cómo se juega, en pocas palabras.

learn-title = Cómo se juega
learn-game = Dama Negra, el juego normal
learn-play = Aprender jugando
learn-play-about =
    { $count ->
        [one] Una lección corta, cinco minutos
       *[other] { $count } lecciones cortas, cinco minutos
    }
learn-law = Todo el libro de reglas
learn-others = Otras formas de jugar
learn-contents = En esta página

howto-minute = En un minuto
howto-minute-title = Llévate lo menos posible
howto-minute-text = Cada corazón que te llevas es un punto, y la dama de picas, trece. Cuando alguien llega a 100, gana el total más bajo.
howto-pass = El pase
howto-pass-title = Antes se pasan tres cartas
howto-pass-text = A la izquierda en la primera mano, a la derecha en la segunda y enfrente en la tercera. En la cuarta cada cual se queda con sus cartas, y vuelta a empezar.
howto-pass-fact = A { NAME($seat) }, a tu izquierda
howto-open = La primera baza
howto-open-title = Empieza el dos de tréboles
howto-open-text = Quien lo tiene sale con él. Aquí no tienes tréboles, pero tu corazón tiene que esperar: en la primera baza no se pueden descartar puntos.
howto-follow = Seguir el palo
howto-follow-title = Sigue el palo de salida
howto-follow-text = Cada cual juega una carta: eso es una baza. { NAME($seat, at: "start") } ha salido de tréboles. Tienes un trébol, así que hay que jugarlo. Sin ninguno, valdría cualquier carta. El trébol más alto se lleva la baza.
howto-trumps = Sin triunfos
howto-trumps-title = No hay triunfos
howto-trumps-text = La baza solo se la lleva el palo de salida. El as de corazones es alto, pero aquí es un regalo para { NAME($seat) }.
howto-queen = Lo que cuenta
howto-queen-title = La dama cuesta trece
howto-queen-text = La dama es para quien se lleve la baza. Tú juegas una pica baja debajo del rey y te libras de ella.
howto-broken = Corazones rotos
howto-broken-title = Hay que romper los corazones
howto-broken-text = Nadie puede salir de corazones hasta que se descarte uno en una baza de otro palo, como aquí tu seis.
howto-moon = Alcanzar la luna
howto-moon-title = Todo o nada
howto-moon-text = Llévate todos los corazones y la dama, y los demás reciben 26 puntos cada uno. Si te falta un solo corazón, te quedas con todo lo que te has llevado.
howto-moon-fact = Los puntos de la mano
howto-score = Final y victoria
howto-score-title = Gana el total más bajo
howto-score-text = Se suman los puntos de todas las manos. La partida termina cuando alguien tiene 100, y gana quien menos tiene.
howto-habits = Primeros buenos hábitos
howto-habits-title = Cuatro buenos hábitos
howto-habits-free = Llévate una baza con una carta alta cuando no cueste nada: juegas al final y no hay puntos en la mesa.
howto-habits-low = Guarda cartas bajas de todos los palos. Al final te sacan de apuros.
howto-habits-spades = Pasa el as y el rey de picas si tienes pocas picas por debajo de la dama.
howto-habits-void = Quédate pronto sin un palo. Así podrás descartar lo que no quieras.

## Otro nivel, que se ofrece al final de una partida.

learn-level-up = Ganas la mayoría de tus partidas. Con otros rivales quizá te diviertas más.
learn-level-down = Estos rivales te lo ponen difícil. Con otros quizá te diviertas más.
learn-level-stay = Seguir con estos
learn-level-to-beginner = Con principiantes
learn-level-to-easy = A nivel fácil
learn-level-to-medium = A nivel medio
learn-level-to-hard = A nivel alto
learn-level-to-expert = Con expertos
learn-level-chosen = Así será desde la próxima partida. Puedes cambiarlo en la página de inicio.
