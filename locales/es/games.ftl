### Los juegos que tienen nombre, y en qué se aparta un reglamento del juego normal, en pocas palabras.

## Los juegos con nombre, y .about los cuenta en una frase.

preset-black-lady = Dama Negra
    .about = El juego normal: trece corazones, a un punto cada uno, y la dama de picas, trece.
preset-omnibus = Ómnibus
    .about = El juego normal con premio: la jota de diamantes resta diez puntos.
preset-original = Corazones original
    .about = El juego de la década de 1880: solo cuentan los corazones, no hay pase y se puede salir de corazones cuando se quiera.
preset-plain = Corazones a secas
    .about = El juego normal sin la dama: solo cuentan los corazones.
preset-black-jack = Jota Negra
    .about = La jota de picas ocupa el lugar de la dama y cuesta diez puntos.
preset-black-maria = María Negra
    .about = Tres jugadores, tres picas peligrosas y, en cada mano, tres cartas que se pasan a la derecha.
preset-spot = Corazones a su valor
    .about = Cada corazón cuesta lo que marca, hasta catorce el as, y la dama de picas, veinticinco.
preset-partnership = Parejas
    .about = Dos contra dos, cada pareja frente a frente; se suman los totales de cada equipo.
preset-reverse = Al revés
    .about = Gana el total más alto, así que todo el mundo quiere los corazones y la dama.
preset-trickster = Trickster
    .about = El juego normal como se juega a menudo en línea: descartar la dama rompe los corazones, la luna se anota como más convenga a quien la alcanza y la victoria se puede compartir.
preset-gamblers = Mesa de tahúres
    .about = La dama se va a la primera ocasión, se puede salir de corazones desde el principio y al final cada cual ajusta cuentas con la media.
preset-domino = Corazones dominó
    .about = Seis cartas por cabeza y un mazo: quien no puede seguir el palo roba hasta poder, y quien se queda sin cartas queda fuera.
preset-sweepstakes = Todo el bote
    .about = Una ficha por punto y, si se libra uno solo, el bote es suyo.
preset-auction = Corazones con subasta
    .about = Puja fichas por elegir el palo que cuenta y por salir. Si se libra uno solo, el bote es suyo.
preset-howell = Corazones de Howell
    .about = Corazones original, pero cada corazón se paga a quienes no se lo han llevado.
preset-cancellation = Corazones con anulación
    .about = Dos barajas para jugar de seis a once: en una baza, las cartas idénticas se anulan.

## Valores con nombre: value-CAMPO-VALOR.

value-teams-none = cada cual por su cuenta
value-teams-2v2 = dos contra dos, cada pareja frente a frente
value-teams-2v2v2 = tres parejas, cada una frente a frente
value-teams-3v3 = tres contra tres, en sitios alternos

value-kitty-first_trick = quien se lleva la primera baza
value-kitty-last_trick = quien se lleva la última baza
value-kitty-first_penalty_trick = quien se lleva la primera baza con puntos
value-kitty-none = no hay

value-pass_cycle-left = izquierda
value-pass_cycle-right = derecha
value-pass_cycle-across = enfrente
value-pass_cycle-left2 = dos sitios a la izquierda
value-pass_cycle-right2 = dos sitios a la derecha
value-pass_cycle-left3 = tres sitios a la izquierda
value-pass_cycle-right3 = tres sitios a la derecha
value-pass_cycle-scatter = una carta a cada uno
value-pass_cycle-hold = sin pase

value-opening-lowest_club = el trébol más bajo
value-opening-any_club = cualquier trébol de quien tiene el más bajo
value-opening-eldest = a la izquierda de quien reparte
value-opening-bidder = quien gana la subasta

value-first_trick-no_penalties = no se descartan puntos
value-first_trick-no_hearts = no se descartan corazones
value-first_trick-free = descarte libre

value-breaking-true = hay que romper los corazones
value-breaking-false = salida libre de corazones

value-hearts_only-may_lead = se sale de corazones
value-hearts_only-pass_lead = la salida pasa al siguiente

value-queen_breaks-never = nunca
value-queen_breaks-discarded = al descartarla
value-queen_breaks-played = siempre que se juega

value-queen_lead-free = cuando se quiera
value-queen_lead-after_broken = con los corazones rotos

value-queen_or_hearts-must_lead_queen = se sale con la dama
value-queen_or_hearts-either = a elegir

value-queen_discard-free = cuando se quiera
value-queen_discard-after_broken = con los corazones rotos
value-queen_discard-forced = siempre a la primera ocasión

value-moon-old = los demás suman
value-moon-new = quien la alcanza resta
value-moon-choice = quien la alcanza elige
value-moon-auto = los demás suman, salvo que así pierda la partida quien la alcanza
value-moon-off = no se juega

value-objective-low = gana el total más bajo
value-objective-high = gana el total más alto

value-tie-play_on = se juega otra mano
value-tie-shared = se comparte la victoria

value-settlement-none = sin fichas
value-settlement-average = cada cual paga o cobra su diferencia con la media
value-settlement-lowest_takes_pot = una ficha por punto; quien menos tiene se lleva el bote
value-settlement-sweepstakes = una ficha por punto; si se libra uno solo, se lleva el bote
value-settlement-howell = cada corazón cuesta una ficha por cada rival

## En qué se aparta del juego normal; pocas palabras que van en fila: «4 jugadores · a 100 puntos · sin pase».

differs-players = { $players } jugadores
differs-end-target = a { $target } puntos
differs-end-hands =
    { $hands ->
        [one] una mano
       *[other] { $hands } manos
    }
differs-packs =
    { $number ->
        [one] una baraja
       *[other] { $number } barajas
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = sin equipos
differs-teams-2v2 = dos contra dos
differs-teams-2v2v2 = tres parejas
differs-teams-3v3 = tres contra tres
differs-pooled = puntos en común
differs-joint_moon = luna en equipo
differs-removed = sin { MARKS($cards) }
differs-removed-none = no se quita ninguna carta
differs-hand_size =
    { $number ->
        [one] una carta por cabeza
       *[other] { $number } cartas por cabeza
    }
differs-kitty = sobrantes: { WORD($value, of: "value-kitty") }
differs-kitty_peek = quien se lleva las sobrantes las ve
differs-pass_count =
    { $number ->
        [one] se pasa una carta
       *[other] se pasan { $number } cartas
    }
differs-pass_cycle = pase: { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = sin pase
differs-opening = primera salida: { WORD($value, of: "value-opening") }
differs-first_trick = primera baza: { WORD($value, of: "value-first_trick") }
differs-breaking = salida libre de corazones
differs-hearts_only = solo corazones: { WORD($value, of: "value-hearts_only") }
differs-queen = hace de dama { CARD($card, as: "the-card") }
differs-queen_breaks = la dama rompe los corazones: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = salir con la dama: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = corazones y la dama: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = descartar la dama: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] sin luna
       *[other] luna: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = luna solo con las cartas que restan
differs-sun = sol: { $number }
differs-no_trick_bonus = premio por no llevarse bazas: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = empate al final: { WORD($value, of: "value-tie") }
differs-fifty_reset = los múltiplos de 50 bajan
differs-auction = subasta
differs-stock = se roba del mazo
differs-settlement = fichas: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] se compra una ficha
       *[other] se compran { $chips } fichas
    }
differs-bought-worth =
    { $chips ->
        [one] se compra una ficha a { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] se compran { $chips } fichas a { NUMBER($worth, maximumFractionDigits: 3) } cada una
    }
differs-split_two = si se libran dos, se reparten el bote
