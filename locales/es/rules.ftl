### Reglamentos: cómo se llama y qué significa un campo, la hoja de reglas, por qué no se puede jugar con uno.

## Campos: el nombre, .about lo que dice, .default el valor de partida cuando depende de la mesa. Los nombres de sus
## valores están en games.ftl.

field-players = Jugadores
    .about = Cuántos se sientan a la mesa.

field-packs = Barajas
    .about = Con dos barajas, las cartas idénticas de una baza se anulan.

field-teams = Equipos
    .about = Quién juega con quién.

field-pooled = Puntos en común
    .about = El final de la partida se mira en la suma de cada equipo.

field-joint_moon = Luna en equipo
    .about = Los de un mismo equipo pueden alcanzar la luna entre todos.

field-removed = Cartas quitadas
    .about = Cartas que se dejan fuera de la baraja.
    .default = según los jugadores

field-hand_size = Cartas por cabeza
    .about = Cuántas cartas recibe cada jugador.
    .default = todas, por igual

field-kitty = Sobrantes
    .about = Quién se lleva las cartas que sobran del reparto.

field-kitty_peek = Las sobrantes se ven
    .about = Quien se lleva las sobrantes las ve enseguida; si no, siguen boca abajo hasta el final.

field-pass_count = Cartas que se pasan
    .about = Cuántas cartas pasa cada jugador.
    .default = según los jugadores

field-pass_cycle = Pase
    .about = Hacia dónde van las cartas, mano tras mano, una y otra vez.
    .default = según los jugadores

field-opening = Primera salida
    .about = Quién sale en la primera baza, y con qué.

field-first_trick = Primera baza
    .about = Qué se puede descartar en la primera baza.

field-breaking = Hay que romper los corazones
    .about = No se puede salir de corazones hasta que se haya jugado uno.

field-hearts_only = Solo corazones
    .about = Qué pasa si quien sale solo tiene corazones y aún no se ha jugado ninguno.

field-queen = La dama
    .about = La carta de la que hablan las reglas sobre la dama.

field-queen_breaks = La dama rompe los corazones
    .about = Si jugar la dama rompe los corazones.

field-queen_lead = Salir con la dama
    .about = Cuándo se puede salir con la dama.

field-queen_or_hearts = Corazones y la dama
    .about = Con qué sale quien solo tiene corazones y la dama mientras no se puede salir de corazones.

field-queen_discard = Descartar la dama
    .about = Cuándo se puede o se tiene que descartar la dama.

field-points = Puntos
    .about = Lo que vale cada carta; las que no se nombran no valen nada.
    .default = ♥ 1 cada uno, Q♠ 13

field-moon = La luna
    .about = Cómo cuenta una mano en la que un jugador se lleva todos los puntos.

field-moon_needs_bonus = Luna con las cartas que restan
    .about = Para alcanzar la luna hay que llevarse también las cartas que restan puntos.

field-sun = El sol
    .about = Lo que cuenta una luna si quien la alcanza se lleva todas las bazas.

field-no_trick_bonus = Premio por no llevarse bazas
    .about = Lo que se resta a quien no se lleva ninguna baza, en una mano sin luna.

field-objective = Quién gana
    .about = Qué total gana.

field-end = Final de la partida
    .about = El total con el que termina la partida, o el número de manos.

field-tie = Empate al final
    .about = Qué pasa cuando varios empatan con el mejor total.

field-fifty_reset = Los múltiplos de 50 bajan
    .about = Un total que cae justo en 50, 100, 150, etc. baja 50 puntos.

field-auction = Subasta
    .about = Los jugadores pujan fichas por elegir el palo que cuenta y por salir.

field-stock = Robar del mazo
    .about = Las cartas que sobran forman un mazo: quien no puede seguir el palo roba hasta poder.

field-settlement = Fichas
    .about = Cómo se liquida la partida en fichas.

## La hoja de reglas: títulos, y lo que se dice debajo de cada uno.

sheet-aim = El objetivo
sheet-aim-low = Se trata de evitar los puntos: gana el total más bajo.
sheet-aim-high = Aquí interesan los puntos: gana el total más alto.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Juegan dos contra dos, cada pareja frente a frente.
sheet-sides-2v2v2 = Juegan tres parejas entre sí, cada una frente a frente.
sheet-sides-3v3 = Juegan tres contra tres, en sitios alternos.
sheet-sides-totals = Cada carta cuenta para el jugador que se la lleva, y se suman los totales de cada equipo.

sheet-deal = El reparto
sheet-deck =
    { $packs ->
        [1] Para { $players } jugadores, con una baraja completa de { $cards } cartas; el as es la más alta.
       *[other] Para { $players } jugadores, con dos barajas, { $cards } cartas; el as es la más alta.
    }
sheet-deck-without =
    { $packs ->
        [1] Para { $players } jugadores, con una baraja de { $cards } cartas, sin { CARDS($removed, as: "card-mark") }; el as es la más alta.
       *[other] Para { $players } jugadores, con dos barajas que suman { $cards } cartas, sin { CARDS($removed, as: "card-mark") }; el as es la más alta.
    }
sheet-dealt =
    { $cards ->
        [one] Cada jugador recibe una carta, y el reparto pasa a la izquierda.
       *[other] Cada jugador recibe { $cards } cartas, de una en una, y el reparto pasa a la izquierda.
    }
sheet-stock =
    { $cards ->
        [one] La carta que sobra queda boca abajo como mazo.
       *[other] Las { $cards } cartas que sobran quedan boca abajo como mazo.
    }
sheet-stock-none = No sobra ninguna carta, así que no hay mazo del que robar.
sheet-kitty =
    { $cards ->
        [one] La carta sobrante es para { WORD($taker, of: "value-kitty") }. Nadie la ve hasta que se ha jugado la última carta.
       *[other] Las { $cards } cartas sobrantes son para { WORD($taker, of: "value-kitty") }. Nadie las ve hasta que se ha jugado la última carta.
    }
sheet-kitty-seen =
    { $cards ->
        [one] La carta sobrante es para { WORD($taker, of: "value-kitty") }, y nadie más la ve.
       *[other] Las { $cards } cartas sobrantes son para { WORD($taker, of: "value-kitty") }, y nadie más las ve.
    }

sheet-auction = La subasta
sheet-auction-bids = Desde la izquierda de quien reparte, cada jugador tiene un turno: puja más fichas que la última puja, sin pasar de las que tiene, o pasa.
sheet-auction-suit = Quien gana la subasta paga su puja al bote, elige el palo que cuenta y sale. Lo que se dice más abajo de los corazones vale entonces para ese palo.
sheet-auction-carried = Mientras nadie gane el bote no hay otra subasta: el mismo jugador mira sus cartas nuevas, elige un palo y sale, sin pagar más.
sheet-auction-passed = Si todos pasan, cuentan los corazones, sale quien está a la izquierda de quien reparte y en la mano siguiente hay subasta.

sheet-pass = El pase
sheet-pass-none = No se pasan cartas.
sheet-pass-cards =
    { $cards ->
        [one] Antes de jugar, cada jugador pasa una carta boca abajo, y no mira la que recibe hasta haber dado la suya.
       *[other] Antes de jugar, cada jugador pasa { $cards } cartas boca abajo, y no mira las que recibe hasta haber dado las suyas.
    }
sheet-pass-always = Las cartas se pasan siempre { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Sentido del pase, mano tras mano: { WORDS($ways, of: "pass-way", list: "unit") }; después se vuelve a empezar.
sheet-pass-scatter =
    { $cards ->
        [one] Cuando va una a cada uno de los demás, es una sola carta.
       *[other] Cuando va una a cada uno de los demás, son { $cards } cartas.
    }
# Hacia dónde se pasan las cartas.
pass-way-left = a la izquierda
pass-way-right = a la derecha
pass-way-across = enfrente
pass-way-left2 = dos sitios a la izquierda
pass-way-right2 = dos sitios a la derecha
pass-way-left3 = tres sitios a la izquierda
pass-way-right3 = tres sitios a la derecha
pass-way-scatter = una a cada uno de los demás
pass-way-hold = sin pase

sheet-play = El juego
sheet-lead-lowest = En la primera baza sale quien tiene { CARD($card, as: "the-card") }, con esa carta.
sheet-lead-lowest-dealt = En la primera baza sale quien tiene el trébol más bajo de los repartidos, con esa carta.
sheet-lead-lowest-packs = En la primera baza se sale con el trébol más bajo de los repartidos; lo hace quien primero lo tenga desde la izquierda de quien reparte.
sheet-lead-any_club = En la primera baza sale quien tiene el trébol más bajo, con cualquier trébol.
sheet-lead-eldest = En la primera baza sale quien está a la izquierda de quien reparte.
sheet-lead-bidder = En la primera baza sale quien gana la subasta.
sheet-follow = Hay que seguir el palo si se puede; si no, se juega cualquier carta. La carta más alta del palo de salida se lleva la baza y sale en la siguiente.
sheet-cancel = Las cartas idénticas de una baza se anulan, y se la lleva la más alta de las demás.
sheet-cancel-all = Una baza en la que se anulan todas las cartas del palo de salida se queda en la mesa: vuelve a salir el mismo jugador, y quien gana la baza siguiente se lleva las dos.
sheet-draw = Quien no puede seguir el palo roba del mazo hasta poder, y entonces tiene que jugar esa carta. Cuando el mazo se acaba, puede jugar cualquiera.
sheet-draw-out = Quien no tiene cartas cuando se sale en una baza queda fuera. Cuando queda un solo jugador, las cartas de su mano y las del mazo se suman a sus bazas.
sheet-penalties =
    { $objective ->
        [low] cuestan puntos
       *[high] dan puntos
    }
sheet-first-no_penalties = En la primera baza no se pueden descartar cartas que { sheet-penalties }, salvo que no haya otras.
sheet-first-no_hearts = En la primera baza no se puede descartar ningún corazón, salvo que no haya otra cosa.
sheet-breaking = No se puede salir de corazones hasta que se rompan, es decir, hasta que se haya jugado uno.
sheet-breaking-free = Se puede salir de corazones cuando se quiera.
sheet-hearts_only-may_lead = Quien tiene que salir y solo tiene corazones sale de corazones de todos modos.
sheet-hearts_only-pass_lead = Antes de que se rompan los corazones, si quien tiene que salir solo tiene corazones, la salida pasa a la izquierda.
sheet-broken = Los corazones se rompen cuando se juega uno.
sheet-queen-breaks-discarded = Descartar { CARD($queen, as: "the-card") } rompe los corazones.
sheet-queen-breaks-played = Jugar { CARD($queen, as: "the-card") } rompe siempre los corazones.
sheet-queen-lead = No se puede salir con { CARD($queen, as: "the-card") } antes de que se rompan los corazones, salvo que no haya otra carta.
sheet-queen-must-lead = Antes de que se rompan los corazones, quien solo tiene corazones y { CARD($queen, as: "the-card") } sale con esta última.
sheet-queen-either = Antes de que se rompan los corazones, quien solo tiene corazones y { CARD($queen, as: "the-card") } sale con lo que quiera.
sheet-queen-discard = No se puede descartar { CARD($queen, as: "the-card") } antes de que se rompan los corazones, salvo que no haya otra carta.
sheet-queen-forced = Hay que descartar { CARD($queen, as: "the-card") } a la primera ocasión.

sheet-points = Los puntos
sheet-points-suit = Cada carta del palo elegido cuenta un punto para quien se la lleva.
sheet-points-none = Ninguna carta cuenta nada.
sheet-points-cards = Las cartas ganadas en las bazas cuentan así: { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } punto por cada { SUIT($suit, as: "suit-each") }
       *[other] { $points } puntos por cada { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } punto por { CARD($card, as: "the-card") }
       *[other] { $points } puntos por { CARD($card, as: "the-card") }
    }
sheet-no_trick =
    { $points ->
        [one] Quien no se lleva ninguna baza se anota un punto menos, salvo que haya habido luna.
       *[other] Quien no se lleva ninguna baza se anota { $points } puntos menos, salvo que haya habido luna.
    }
sheet-fifty = Un total que cae justo en 50, 100, 150, etc. baja 50 puntos.

sheet-moon = La luna
sheet-moon-none = No hay luna: las cartas cuentan siempre para quien se las lleva.
sheet-moon-player = Alcanza la luna el jugador que se lleva todas las cartas que { sheet-penalties }.
sheet-moon-player-bonus = Alcanza la luna el jugador que se lleva todas las cartas que { sheet-penalties } y también las que restan.
sheet-moon-side = Alcanza la luna el jugador, o el equipo entre todos, que se lleva todas las cartas que { sheet-penalties }.
sheet-moon-side-bonus = Alcanza la luna el jugador, o el equipo entre todos, que se lleva todas las cartas que { sheet-penalties } y también las que restan.
sheet-moon-old =
    { $teams ->
        [none] Entonces todos los demás suman { $points }, y quien la alcanza, nada.
       *[other] Entonces todos los rivales suman { $points }, y quien la alcanza, nada.
    }
sheet-moon-new = Entonces quien la alcanza resta { $points }, y nadie suma nada.
sheet-moon-choice =
    { $teams ->
        [none] Entonces quien la alcanza elige: que todos los demás sumen { $points } o restarse { $points }.
       *[other] Entonces quien la alcanza elige: que todos los rivales sumen { $points } o restarse { $points }.
    }
sheet-moon-auto =
    { $teams ->
        [none] Entonces todos los demás suman { $points }; pero si con eso perdiera la partida quien la alcanza, resta { $points }.
       *[other] Entonces todos los rivales suman { $points }; pero si con eso perdiera la partida quien la alcanza, resta { $points }.
    }
sheet-moon-together = Si la alcanza un equipo entre todos, cada uno de sus jugadores resta esa cantidad.
sheet-moon-chooser = Del equipo elige el jugador cuyas cartas suman más puntos; si hay empate, el primero de ellos desde la izquierda de quien reparte.
sheet-sun = Si además se lleva todas las bazas, es el sol, y cuenta { $points }.
sheet-moon-bonuses = Las cartas que restan cuentan para quien se las lleva, también con una luna.

sheet-end = El final
sheet-end-hands =
    { $hands ->
        [one] La partida termina tras una mano.
       *[other] La partida termina tras { $hands } manos.
    }
sheet-end-target = La partida termina tras la mano en la que un jugador llega a { $target }.
sheet-end-target-side = La partida termina tras la mano en la que un equipo llega a { $target }.
sheet-wins =
    { $objective ->
        [low] Gana el total más bajo.
       *[high] Gana el total más alto.
    }
sheet-wins-side =
    { $objective ->
        [low] Gana el equipo con la suma más baja.
       *[high] Gana el equipo con la suma más alta.
    }
sheet-tie-play_on = Si hay empate en el primer puesto, se juega otra mano.
sheet-tie-shared = Si hay empate en el primer puesto, se comparte la victoria.

sheet-chips = Las fichas
sheet-bought =
    { $chips ->
        [one] Cada jugador compra una ficha. Se puede bajar de cero: es una deuda.
       *[other] Cada jugador compra { $chips } fichas. Se puede bajar de cero: es una deuda.
    }
sheet-bought-worth =
    { $chips ->
        [one] Cada jugador compra una ficha a { NUMBER($worth, maximumFractionDigits: 3) }. Se puede bajar de cero: es una deuda.
       *[other] Cada jugador compra { $chips } fichas a { NUMBER($worth, maximumFractionDigits: 3) } cada una. Se puede bajar de cero: es una deuda.
    }
sheet-average =
    { $objective ->
        [low] Al terminar la partida, cada jugador con un total por encima de la media paga la diferencia en fichas, y cada uno por debajo la cobra. Las fracciones de ficha cuentan.
       *[high] Al terminar la partida, cada jugador con un total por debajo de la media paga la diferencia en fichas, y cada uno por encima la cobra. Las fracciones de ficha cuentan.
    }
sheet-lowest_takes_pot = Tras cada mano, cada jugador paga al bote una ficha por cada punto de las cartas que se ha llevado, y quien menos puntos hace en la mano se lleva el bote. Si hay empate se lo reparten, y las fichas que sobran se quedan.
sheet-sweepstakes = Tras cada mano, cada jugador paga al bote una ficha por cada punto de las cartas que se ha llevado. Quien no paga nada se libra.
sheet-sweepstakes-one = Si se libra un solo jugador, se lleva el bote; si no, se queda para la mano siguiente.
sheet-sweepstakes-two = Si se libra un solo jugador, se lleva el bote; si se libran dos, se lo reparten y la ficha impar se queda; si no, se queda todo para la mano siguiente.
sheet-howell =
    { $chips ->
        [one] Tras cada mano, cada jugador paga al bote una ficha por cada corazón que se ha llevado y recupera una por cada corazón que no se ha llevado.
       *[other] Tras cada mano, cada jugador paga al bote { $chips } fichas por cada corazón que se ha llevado y recupera una por cada corazón que no se ha llevado.
    }
sheet-bonus-pays-nothing = Las cartas que restan ni cuestan ni dan fichas.
sheet-moon-pays-nothing = Los puntos de una luna no mueven fichas.

## Por qué un valor no es de los que puede tener un campo. Va detrás del nombre del campo: «Luna: Esto es…». $given es lo
## que estaba escrito.

fault-flag = Tiene que ser true o false, no { $given }.
fault-choice = Tiene que ser { LIST($values, list: "or") }, no { $given }.
fault-amount = Tiene que ser off o un número entero de 1 a un millón, no { $given }.
fault-count = Tiene que ser un número entero, no { $given }.
fault-open-count = Tiene que ser un número entero o "{ $word }", no { $given }.
fault-card = Tiene que ser una carta, como "QS", no { $given }.
fault-cards = Tiene que ser una lista de cartas, como ["2D"], no { $given }.
fault-cards-item = { $given } no es una carta. Escribe el valor y la inicial del palo en inglés, como "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } aparece tres veces en la lista.
fault-cycle = Tiene que ser una lista de pases, como ["left", "right", "hold"], no { $given }.
fault-cycle-entry = Un pase es { LIST($values, list: "or") }, no { $given }.
fault-points = Tiene que dar su valor a las cartas, como { "{" }"H": 1, "QS": 13{ "}" }, no { $given }.
fault-points-name = { $given } no es ni una carta, como "QS", ni un palo, como "H".
fault-points-value = El valor { CARD($card, as: "of-card") } es un número entero entre menos un millón y un millón, no { $given }.
fault-points-suit = El valor de cada { SUIT($suit, as: "suit-each") } es un número entero entre menos un millón y un millón, no { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } aparece dos veces en la lista.
fault-end = Tiene que ser un total de 25 a 500 o un número de manos, al menos una.
fault-settlement-kind = Aquí hace falta un kind, como { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Aquí caben kind, chip_value, buy_in y split_two, pero no { $given }.
fault-chip_value = Una ficha vale entre 0,001 y un millón, con tres decimales como mucho, no { $given }.
fault-buy_in = Se compra un número entero de fichas, de 1 a un millón, no { $given }.
fault-split_two = split_two es true o false, no { $given }.
fault-rules = Un reglamento es un objeto JSON, como { "{" }"extends": "omnibus"{ "}" }.
fault-preset = No hay ningún juego { $given }.
fault-no-field = Ese campo no existe.
# Solo en Python: un valor que no se puede escribir en JSON.
fault-value = { $given } no es un valor que pueda tener una regla.

## Por qué no se puede jugar con un reglamento. Va detrás del nombre del campo.

fault-packs = Se juega con una baraja o con dos, no con { $packs }.
fault-players = A una mesa se sientan de { $least } a { $most } jugadores, no { $players }. Con mazo pueden ser { $stock_least }; con dos barajas, hasta { $packs_most }.
fault-players-packs = Con dos barajas, a una mesa se sientan de { $least } a { $most } jugadores, no { $players }.
fault-players-stock = Con mazo, a una mesa se sientan de { $least } a { $most } jugadores, no { $players }. Con dos barajas pueden ser hasta { $packs_most }.
fault-teams = Estos equipos no encajan en una mesa de { $players }.
fault-needs-teams = Para esto hacen falta equipos: elige quién juega con quién en «{ field-teams }».
fault-removed-once = Una baraja tiene { CARD($card, as: "the-card") } una sola vez.
fault-removed-many =
    { $cards ->
        [0] No quedan cartas que repartir.
        [one] Con la única carta que queda no hay una para cada jugador.
       *[other] Con las { $cards } cartas que quedan no hay una para cada jugador.
    }
fault-hand_size-least = Cada jugador tiene que recibir al menos una carta.
fault-hand_size-most = Con { $cards } cartas no se pueden repartir { $hand_size } a cada uno de { $players } jugadores.
fault-kitty =
    { $cards ->
        [one] Sobra una carta, así que alguien tiene que llevársela, o hay que repartir de otra manera.
       *[other] Sobran { $cards } cartas, así que alguien tiene que llevárselas, o hay que repartir de otra manera.
    }
fault-pass_count = Se pueden pasar de 0 a 4 cartas.
fault-pass_count-hand =
    { $hand_size ->
        [one] Un pase de { $pass_count } es más que una mano de una carta.
       *[other] Un pase de { $pass_count } es más que una mano de { $hand_size } cartas.
    }
fault-pass_cycle-empty = Aquí hace falta al menos un pase; para no pasar es «{ value-pass_cycle-hold }».
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] Con scatter se da una carta a cada uno de los demás, y la mano es de una sola carta.
       *[other] Con scatter se da una carta a cada uno de los demás, y la mano es de solo { $hand_size } cartas.
    }
fault-pass_cycle-across = En una mesa de { $players } no hay nadie enfrente.
fault-pass_cycle-oneself = En una mesa de { $players }, uno de estos pases vuelve a uno mismo.
fault-points-range = El valor de una carta está entre menos un millón y un millón.
fault-amount-range = Tiene que ser off o un número entero de 1 a un millón.
fault-sun-moon = El sol se anota como una luna, y la luna está en off.
fault-end-hands = Una partida dura al menos una mano.
fault-end-target = El total que termina la partida va de 25 a 500, no es { $target }.
fault-end-worth = Las cartas en juego suman { $points }, así que ningún total llegaría nunca al final. Indica mejor un número de manos.
fault-auction-opening = Tras una subasta, en la primera baza sale quien la gana («{ field-opening }»: «{ value-opening-bidder }»).
fault-auction-none = Sin subasta no hay ganador que salga en la primera baza.
fault-auction-pass = Con subasta no se pasan cartas («{ field-pass_cycle }»: «{ value-pass_cycle-hold }»).
fault-auction-settlement = El bote de una subasta se gana como en «{ preset-sweepstakes }» («{ field-settlement }»: «{ value-settlement-sweepstakes }»).
fault-settlement-buy_in = Se compra un número entero de fichas, de 1 a un millón.
fault-settlement-chip_value = Una ficha vale entre 0,001 y un millón.
fault-settlement-objective = Donde gana el total más alto, «{ field-settlement }» solo puede ser «{ value-settlement-none }» o «{ value-settlement-average }».
