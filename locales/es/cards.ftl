### Cartas, palos, personas y números: de lo que están hechas todas las demás frases.
###
### El español de España, escrito para que se entienda en todas partes: nada de «coger»; las cartas se juegan, se roban,
### se descartan, se pasan, y la baza se la lleva alguien. Se tutea; a varios, «vosotros» (os lleváis).
### Corazones (con mayúscula): el juego; mano: de un reparto al siguiente; baza; salir (con una carta); seguir el palo;
### descartar; pase, pasar cartas; romper corazones; alcanzar la luna (el sol); sobrantes: las cartas que no se reparten
### y acaban en una baza; mazo: del que se roba; bote; ficha; puja; librarse: no pagar nada en una mano; liquidar; pareja;
### entrenador; repasar (una mano, con el entrenador); deshacer; práctica; mano del día, racha, reto; media de la mesa;
### «quien reparte», «quien lleva la mesa»; libreta y hoja: los puntos con cartas de verdad; velada; clasificatoria, nivel.

formats = es-ES
text-direction = ltr

# Una frase tras otra.
sentences = { $first } { $next }

## Una carta. La jota y la dama son femeninas; las demás, masculinas. En la esquina, J, Q, K y A, como en las barajas de
## póquer que se venden aquí.

card = { rank } de { suit }
card-first = { rank-first } de { suit }
card-label = { CARD($card) }
the-card =
    { $rank ->
        [J] la { card }
        [Q] la { card }
       *[other] el { card }
    }
# Al principio de una frase.
the-card-first =
    { $rank ->
        [J] La { card }
        [Q] La { card }
       *[other] El { card }
    }
# Con «de» delante.
of-card =
    { $rank ->
        [J] de la { card }
        [Q] de la { card }
       *[other] del { card }
    }
# La carta de la que ya se hablaba: «la tiene otro».
card-it =
    { $rank ->
        [J] la
        [Q] la
       *[other] lo
    }
# Dos iguales.
card-pair =
    { $rank ->
        [J] las dos jotas de { suit }
        [Q] las dos damas de { suit }
        [K] los dos reyes de { suit }
        [A] los dos ases de { suit }
        [2] los dos doses de { suit }
        [3] los dos treses de { suit }
        [4] los dos cuatros de { suit }
        [5] los dos cincos de { suit }
        [6] los dos seises de { suit }
        [7] los dos sietes de { suit }
        [8] los dos ochos de { suit }
        [9] los dos nueves de { suit }
       *[other] los dos dieces de { suit }
    }
# Una de dos iguales.
one-card =
    { $rank ->
        [J] una { card }
        [Q] una { card }
       *[other] un { card }
    }
# La dama que todos temen.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] la dama
               *[other] la { card }
            }
       *[other] { the-card }
    }
rank =
    { $rank ->
        [J] jota
        [Q] dama
        [K] rey
        [A] as
       *[other] { $rank }
    }
rank-first =
    { $rank ->
        [J] Jota
        [Q] Dama
        [K] Rey
        [A] As
       *[other] { $rank }
    }

# La letra o el número en la esquina de la carta.
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [spades] picas
       *[hearts] corazones
    }
suit-one =
    { $suit ->
        [clubs] un trébol
        [diamonds] un diamante
        [spades] una pica
       *[hearts] un corazón
    }
suit-each =
    { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [spades] pica
       *[hearts] corazón
    }
# Al principio de una frase.
suit-first =
    { $suit ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [spades] Picas
       *[hearts] Corazones
    }
the-suit =
    { $suit ->
        [clubs] los tréboles
        [diamonds] los diamantes
        [spades] las picas
       *[hearts] los corazones
    }
the-suit-first =
    { $suit ->
        [clubs] Los tréboles
        [diamonds] Los diamantes
        [spades] Las picas
       *[hearts] Los corazones
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Personas.

you = tú
# Se dice como un nombre, sin artículo.
seat = Sitio { $seat }
start-you = Tú
start-seat = Sitio { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Números que están solos.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Fichas.

chips =
    { $number ->
        [one] { $amount } ficha
       *[other] { $amount } fichas
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
