### La página: inicio, mesa, menú. Los ajustes, las reglas, la libreta y el repaso tienen sus propios archivos.

## En todas partes.

page-name = OpenHearts
page-back = Volver
page-close = Cerrar
page-menu = Menú
page-reload = Recargar
page-new-version = Hay una versión nueva de OpenHearts. Tu partida está guardada.
page-unloaded = No se ha podido cargar esta parte de la página. Comprueba la conexión e inténtalo de nuevo.
page-title = { $what } · { page-name }
# Un número tal como se dice en una frase; de cartas, en femenino.
page-count =
    { $count ->
        [0] cero
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] { $count }
    }

## La primera pantalla.

home-title = Una buena mano de Corazones.
home-promise = Gratis, sin cuenta y también sin conexión.
home-play = A jugar
home-new = Nueva partida
home-finished = Ver la partida terminada
home-against =
    { $count ->
        [1] contra un bot
       *[other] contra { page-count } bots
    }
home-resume = Seguir con tu partida
home-kept =
    { $count ->
        [1] Hay otra partida guardada
       *[other] Hay otras { $count } partidas guardadas
    }
home-kept-title = Partidas guardadas
home-kept-about = Se quedan en este dispositivo hasta que las termines o empieces una séptima.
home-kept-when = Última vez: { $when }
home-friends = Jugar con amigos
home-friends-about = Basta con un enlace.
home-level = Los demás juegan
home-level-beginner = como principiantes
home-level-easy = a nivel fácil
home-level-medium = a nivel medio
home-level-hard = a nivel alto
home-level-expert = como expertos
home-rules = Cambiar reglas
home-rules-line = { $name } · { $end } · { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
home-games = Otros juegos
home-games-about = Todas las formas de jugar a Corazones, y tus propias reglas.
home-learn = Cómo se juega
home-learn-about = Jugando, con imágenes o con el libro de reglas.
home-learn-first = ¿Primera vez? Aprende Corazones en cinco minutos
home-learn-on = Seguir aprendiendo
home-pad = Anotar puntos
home-pad-about = Para jugar con cartas de verdad, fichas incluidas.
home-you = Tus partidas
home-you-about = Estadísticas, tus partidas una a una, todo en un archivo.
home-settings = Ajustes
home-unfinished = No se ha podido poner la mesa. Comprueba la conexión e inténtalo de nuevo.

## A qué se juega.

rules-own = Reglas de la casa

## La mesa: sus esquinas, los sitios, las cartas.

table-hand = Mano { $number }
table-highest = gana el más alto
table-pass-left = pase a la izquierda
table-pass-right = pase a la derecha
table-pass-across = pase enfrente
table-pass-left2 = pase dos sitios a la izquierda
table-pass-right2 = pase dos sitios a la derecha
table-pass-left3 = pase tres sitios a la izquierda
table-pass-right3 = pase tres sitios a la derecha
table-pass-scatter = una carta a cada uno
table-pass-hold = sin pase
# Las reglas que no caben junto al título; abre el libro de reglas.
table-more =
    { $count ->
        [one] 1 regla más
       *[other] { $count } reglas más
    }
table-last-trick = Última baza
table-take-back = Deshacer
table-hint = Pista
table-scores = Puntos
table-your-hand = Tus cartas
table-on-table = En la mesa
table-bot = bot
table-partner = pareja
table-dealer = reparte
table-leads = sale
table-passed = ya ha pasado
table-out = fuera
table-cards-left =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }
table-points =
    { $points ->
        [one] lleva 1 punto
       *[other] lleva { $points } puntos
    }
table-total = { result-total }: { $total }
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, carta anulada
# Una carta de la mano, leída en voz alta.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, para pasar
        [playable] { CARD($card, as: "card-first") }, se puede jugar
        [barred] { CARD($card, as: "card-first") }, ahora no se puede jugar
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, se puede jugar, la mejor, { $figure }
        [alike] { CARD($card, as: "card-first") }, se puede jugar, más o menos igual de buena, { $figure }
       *[other] { CARD($card, as: "card-first") }, se puede jugar, { $figure }
    }

## Lo que se pide y lo que pasa.

turn-lead = Te toca salir: elige una carta
turn-lead-card = Te toca salir con { CARD($card, as: "the-card") }
turn-lead-club = Te toca salir con un trébol
turn-follow = Te toca: juega { SUIT($suit) }
turn-follow-short = Te toca: { SUIT($suit) }
turn-discard = Te toca: sin { SUIT($suit) }, juega lo que quieras
turn-discard-some = Te toca: sin { SUIT($suit) }
turn-drawn = Te toca: juega { CARD($card, as: "the-card") } que has robado
turn-last = Tu última carta
turn-waiting = { NAME($seat, at: "start") } está pensando
turn-watching = La baza se muestra cuando está completa
turn-dealing = Se reparten las cartas
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } aún está eligiendo
        [with-you] { NAME($seats, at: "start") } aún estáis eligiendo
       *[many] { NAME($seats, at: "start") } aún están eligiendo
    }
turn-received = De { NAME($seat) }: { CARDS($cards) }
turn-received-all = Has recibido { CARDS($cards, as: "the-card") }
turn-received-marks = De { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Has recibido { MARKS($cards) }
turn-continue = Toca para seguir
turn-out = Quedas fuera. Los demás siguen jugando
turn-takes =
    { WHO($seat) ->
        [you] Te llevas la baza
       *[other] { NAME($seat, at: "start") } se lleva la baza
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Te llevas la baza y lo que había en la mesa
       *[other] { NAME($seat, at: "start") } se lleva la baza y lo que había en la mesa
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Te llevas la baza y las sobrantes
       *[other] { NAME($seat, at: "start") } se lleva la baza y las sobrantes
    }
turn-draws =
    { WHO($seat) ->
        [you] Robas { turn-cards }
       *[other] { NAME($seat, at: "start") } roba { turn-cards }
    }
turn-cards =
    { $count ->
        [1] una carta
       *[other] { page-count } cartas
    }
turn-draws-in-vain =
    { $count ->
        [1] Robas la última carta y ni así puedes seguir el palo
       *[other] Robas las { page-count } últimas y ni así puedes seguir el palo
    }
turn-cancel = Se anulan { CARD($card, as: "card-pair") }
turn-stays = Todo anulado: las cartas se quedan y vuelve a salir quien salió
turn-thinking = Pensando

## Lo que se lee en voz alta y no se ve en ninguna parte.

log-title = Lo que pasa
log-takes =
    { WHO($seat) ->
        [you] Te llevas la baza, que incluye { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat, at: "start") } se lleva la baza, que incluye { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Totales: { LIST($totals, list: "unit") }
log-best = Lo mejor: { CARD($card, as: "the-card") }

## Lo que vale en esta mano.

holds-hearts =
    { $broken ->
        [true] Corazones rotos
       *[false] Corazones aún sin romper
    }
holds-suit =
    { $broken ->
        [true] Cuentan { SUIT($suit, as: "the-suit") }, y ya se han roto
       *[false] Cuentan { SUIT($suit, as: "the-suit") }, aún sin romper
    }
holds-counts = Cuentan { SUIT($suit, as: "the-suit") }

## El pase.

pass-title =
    { $count ->
        [1] Pasa una carta a { NAME($seat) }
       *[other] Pasa { page-count } a { NAME($seat) }
    }
pass-title-scatter = Pasa una carta a cada uno
# Dónde está quien las recibe.
pass-to-left = { NAME($seat, at: "start") } está a tu izquierda.
pass-to-right = { NAME($seat, at: "start") } está a tu derecha.
pass-to-across = { NAME($seat, at: "start") } está enfrente.
pass-to-left2 = { NAME($seat, at: "start") } está dos sitios a tu izquierda.
pass-to-right2 = { NAME($seat, at: "start") } está dos sitios a tu derecha.
pass-to-left3 = { NAME($seat, at: "start") } está tres sitios a tu izquierda.
pass-to-right3 = { NAME($seat, at: "start") } está tres sitios a tu derecha.
pass-from = { NAME($seat, at: "start") } te pasa las suyas.
pass-from-too = { NAME($seat, at: "start") } también te pasa las suyas.
pass-scatter = Cada jugador recibe una de tus cartas, y tú recibes una de cada uno.
pass-aim = Ahora, una para { NAME($seat) }. Toca otro sitio para elegir la de otra persona.
pass-confirm = Pasar a { NAME($seat) }
pass-confirm-scatter = Pasarlas
pass-choose =
    { $count ->
        [1] Elige una carta
       *[other] Elige { page-count } cartas
    }
pass-choose-more = Elige { page-count } más
pass-take-back = Toca una carta elegida para recuperarla.
pass-slot = Para { NAME($seat) }
pass-slot-filled = Para { NAME($seat) }: { CARD($card, as: "the-card") }. Recuperar la carta

## La subasta.

bid-title = Tu puja
bid-none = Aún no hay pujas.
bid-high =
    { WHO($seat) ->
        [you] Pujas { $bid }.
       *[other] { NAME($seat, at: "start") } puja { $bid }.
    }
bid-pot = En el bote hay { CHIPS($chips) }.
bid-stack = Tienes { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] El entrenador pasaría.
       *[other] El entrenador pujaría { $bid }.
    }
bid-too-few = Tienes { CHIPS($chips) }: no llega para pujar.
bid-owes = Debes { CHIPS($chips) } y no puedes pujar.
bid-confirm = Pujar { $bid }
bid-pass = Pasar
bid-more = Una ficha más
bid-less = Una ficha menos
bid-amount = Fichas de la puja
bid-quick =
    { $bid ->
        [one] { $bid } ficha
       *[other] { $bid } fichas
    }
turn-bidding = { NAME($seat, at: "start") } piensa su puja
turn-bids =
    { WHO($seat) ->
        [you] Pujas { bid-quick }
       *[other] { NAME($seat, at: "start") } puja { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Pasas
       *[other] { NAME($seat, at: "start") } pasa
    }
turn-all-pass = Todos pasan: cuentan los corazones, a un punto cada uno
turn-names =
    { WHO($seat) ->
        [you] Eliges { SUIT($suit) }: un punto por carta
       *[other] { NAME($seat, at: "start") } elige { SUIT($suit) }: un punto por carta
    }
turn-naming = { NAME($seat, at: "start") } elige el palo
turn-naming-again = { NAME($seat, at: "start") } vuelve a elegir el palo: el bote se quedó
table-passes = pasa
table-bid = puja { $bid }
suit-title = ¿Qué palo cuenta?
suit-about = Has pujado { bid-quick }. Cada carta del palo cuesta una ficha, y sales tú.
suit-again = El bote, con { CHIPS($chips) }, se quedó, así que vuelves a elegir el palo y a salir.
suit-held =
    { $count ->
        [0] ninguna en la mano
       *[other] { page-count } en la mano
    }
suit-advice = El entrenador elegiría { SUIT($suit) }.
suit-confirm = Cuentan { SUIT($suit, as: "the-suit") }
suit-choose = Elige un palo
suit-name = { SUIT($suit, as: "suit-first") }

## Cartas que nadie tiene: las sobrantes, y el mazo del que se roba.

kitty-word = Sobrantes
kitty-count =
    { $count ->
        [one] Sobrantes: una carta
       *[other] Sobrantes: { $count } cartas
    }
kitty-yours = Las sobrantes son tuyas
kitty-yours-cards = Las sobrantes son tuyas: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Te has llevado las sobrantes
       *[other] { NAME($seat, at: "start") } se ha llevado las sobrantes
    }
stock-word = Mazo
stock-count =
    { $count ->
        [one] El mazo: una carta
       *[other] El mazo: { $count } cartas
    }

## Las cifras del entrenador.

coach-legend-points = { coach-where }: puntos perdidos respecto a la mejor.
coach-legend-chips = { coach-where }: fichas perdidas respecto a la mejor.
coach-legend-game = { coach-where }: porcentaje de una partida perdido respecto a la mejor.
coach-where =
    { $bars ->
        [true] Barras
       *[false] En las cartas
    }
coach-alike = Con marca: más o menos igual de buenas.
coach-best = La mejor

## El contador de cartas.

counter-title = Contador de cartas
counter-out = por salir
counter-mine = tuyas
counter-gone = jugadas
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = por salir { CARDS($cards, as: "rank") }
counter-suit-mine = en tu mano { CARDS($cards, as: "rank") }
counter-suit-gone = jugadas { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } no tiene
        [with-you] { NAME($seats, at: "start") } no tenéis
       *[many] { NAME($seats, at: "start") } no tienen
    }
counter-known = { NAME($seat, at: "start") } recibió de ti
counter-aside =
    { $count ->
        [1] Una de ellas está apartada.
       *[other] { $count } de ellas están apartadas.
    }

## Fichas.

chips-word = Fichas
chips-pot = Bote
chips-left =
    { $owes ->
        [true] debe { CHIPS($chips) }
       *[false] tiene { CHIPS($chips) }
    }
chips-owes = debe { CHIPS($chips, as: "chips-number") }
# Lo ganado en la mano, en una columna.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = En el bote: { CHIPS($chips) }

## El final de una mano.

result-hand = Mano
result-total = Total
result-review = Ver la mano
result-again = Volver a jugar esta mano
result-chart = Totales tras cada mano. Ahora: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] un punto
       *[other] { $points } puntos
    }
result-suit = Contaban { SUIT($suit, as: "the-suit") }
# Junto a los puntos de una mano, leído en voz alta.
result-moon = con la luna

## El menú.

menu-new = Nueva partida
menu-new-about = Se reparte otra vez. Esta partida se guarda.
menu-games = Otros juegos
menu-rules = Reglas de la casa
menu-rules-about = Para la próxima partida.
menu-learn = Reglas de este juego
menu-settings = Ajustes
menu-leave = Dejar la mesa
menu-leave-about = Tu partida queda guardada aquí.

## Aspecto y sonido.

settings-title = Ajustes

## Lo que se guarda en este dispositivo.

unsaved-title = Esta partida no está guardada
unsaved-about = El navegador no ha podido guardarla: se perdería al recargar o al empezar otra.
unsaved-why = Su almacenamiento está lleno o desactivado para esta página. Puedes seguir jugando y guardar la partida en un archivo. Para abrirla después, ve a «{ home-games }» en la página de inicio.
unsaved-save = Guardar en archivo
kept-game-unreadable = No se ha podido leer una partida guardada en este dispositivo. Se ha dejado aparte.
kept-game-refused = Una partida guardada en este dispositivo no se puede continuar. Se ha dejado aparte.
kept-rules-unreadable =
    { $count ->
        [one] No se ha podido leer un reglamento guardado en este dispositivo. Se ha dejado aparte.
       *[other] No se han podido leer { $count } reglamentos guardados en este dispositivo. Se han dejado aparte.
    }
kept-rules-not-kept = Este navegador no guarda nada, así que las reglas no se han guardado. Guárdalas en un archivo.
kept-rules-no-room = Hay sitio para { $most } reglamentos. Borra uno y vuelve a guardar.

notice-undo = Deshacer

## Por qué no se puede jugar con unas reglas. $field es el nombre de un campo, como mensaje o como estaba escrito.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = «{ $field }»: { LIST($why) }
