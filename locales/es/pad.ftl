### La libreta, en la página y en la terminal: los puntos de una partida que se juega en otra parte.

## Por qué una mano no puede ir a la hoja: qué hay que corregir.

pad-missing = Aún falta: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { SUIT($suit, as: "suit-one") }
       *[other] { $number } { SUIT($suit) }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] un ejemplar { CARD($card, as: "of-card") }
       *[other] { $number } ejemplares { CARD($card, as: "of-card") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } carta más
       *[other] { $number } cartas más
    }
pad-too-many-of-suit =
    { $over ->
        [one] Sobra una carta: solo cuentan { $all } { SUIT($suit) }.
       *[other] Sobran { $over } cartas: solo cuentan { $all } { SUIT($suit) }.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Solo un jugador puede haberse llevado { CARD($card, as: "the-card") }.
       *[other] Solo hay { $copies } ejemplares { CARD($card, as: "of-card") }.
    }
pad-worthless-card = { CARD($card, as: "the-card-first") } no cuenta nada en esta mano.
pad-worthless-suit = En esta mano { SUIT($suit, as: "the-suit") } no cuentan nada.
pad-unlike-suit = Aquí no todas las cartas de { SUIT($suit) } valen lo mismo: indica quién se llevó cada una.

# Cómo se anota una luna; nada donde no la hubo.
pad-written =
    { $moon ->
        [old] Una luna se anota con 0 para quien la alcanza y { $amount } para los rivales.
        [new] Una luna se anota con −{ $amount } para quien la alcanza y 0 para los demás.
       *[other] Una luna se anota con 0 para quien la alcanza y { $amount } para los rivales, o con −{ $amount } para quien la alcanza y 0 para los demás.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } A quien se llevó { CARDS($bonuses, as: "the-card") } se le resta además el premio.
    }
pad-points-are-missing =
    { $missing ->
        [one] Aún falta { $missing } punto.
       *[other] Aún faltan { $missing } puntos.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] Los puntos suman { $sum }, y no { $all }: falta uno.
       *[other] Los puntos suman { $sum }, y no { $all }: faltan { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] Los puntos suman { $sum }, y no { $all }: sobra uno.
       *[other] Los puntos suman { $sum }, y no { $all }: sobran { $over }.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Los { $amount } puntos en manos de un solo jugador son una luna. { pad-moon-written }
pad-points-of-a-side-moon = Los { $amount } puntos en manos de un solo equipo son una luna, y cada uno de sus jugadores se anota como quien la alcanza. { pad-moon-written }
pad-points-of-no-cards = La suma es correcta, pero ninguna combinación de cartas da estos puntos.
pad-points-too-few-for-card =
    { $points ->
        [one] La suma es correcta, pero nadie tiene el punto { CARD($card, as: "of-card") }.
       *[other] La suma es correcta, pero nadie tiene los { $points } puntos { CARD($card, as: "of-card") }.
    }
pad-points-of-many-cards = Indica quién se llevó qué cartas: a estos puntos se llega de más de una manera.

pad-chips-need-all-cards = Indica quién se llevó qué cartas: con los puntos solos no se pueden liquidar las fichas.
pad-chips-need-cards = Indica también quién se llevó { CARDS($cards, as: "the-card") }: de eso dependen las fichas.
pad-chips-need-partners = Indica qué cartas se llevó cada miembro del equipo: de eso dependen las fichas.

pad-tricks = Las bazas suman { $sum }, y no { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] No te llevaste ninguna baza, así que no puedes haberte llevado una carta.
       *[other] { NAME($seat, at: "start") } no se llevó ninguna baza, así que no puede haberse llevado una carta.
    }

pad-moon-to-choose = Hubo luna: indica si cuenta a la antigua (los rivales suman { $amount }) o a la nueva (quien la alcanza resta { $amount }).
pad-moon-not-shot = No fue una luna: más de un jugador se llevó puntos.
pad-moon-way =
    { $way ->
        [old] Con estas reglas la luna cuenta aquí a la antigua: los rivales suman puntos.
       *[new] Con estas reglas la luna cuenta aquí a la nueva: quien la alcanza resta puntos.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] El bote sigue en juego, así que no hay otra subasta: tú eliges el palo.
       *[other] El bote sigue en juego, así que no hay otra subasta: { NAME($seat) } elige el palo.
    }
pad-bid-without-chips = Indica cuántas fichas se pujaron.
pad-bid-without-bidder = Indica quién pujó.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] No tienes fichas para pujar.
                [one] Solo tienes { $most } ficha para pujar.
               *[other] Solo tienes { $most } fichas para pujar.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } no tiene fichas para pujar.
                [one] { NAME($seat, at: "start") } solo tiene { $most } ficha para pujar.
               *[other] { NAME($seat, at: "start") } solo tiene { $most } fichas para pujar.
            }
    }
pad-suit-not-named = Indica qué palo se eligió.
pad-suit-without-bid = No pujó nadie, así que cuentan los corazones. Si alguien eligió el palo, indica quién y por cuántas fichas.

pad-game-over = La partida terminó con la mano { $hands }, así que la siguiente pertenece a otra partida.

## Lo que pueden enviar mal los programas. $name es lo que se envió.

pad-entry-no-object = Una mano es un objeto con "points", o con "counts" y "cards".
pad-entry-empty = Faltan los puntos de la mano, o quién se llevó qué cartas.
pad-entry-unknown = { $name } no existe en una mano con estas reglas.
pad-entry-moon = "moon" es "old" o "new".
pad-entry-sun = "sun" es true o false.
pad-entry-sun-tricks = "sun" y "tricks" se contradicen.
pad-entry-bid = "bid" es un número entero de fichas.
pad-entry-suit = "suit" es "clubs", "diamonds", "spades" o "hearts".
pad-entry-counts = "counts" es un objeto: una lista de números para cada palo, "H", "S", "D" o "C".
pad-entry-counts-suit = { $name } en "counts" no es un palo: son "H", "S", "D" y "C".
pad-entry-cards = "cards" es un objeto: para cada carta, el sitio que se la llevó.
pad-entry-cards-name = { $name } en "cards" no es una carta.
pad-entry-cards-twice = { $name } aparece dos veces en "cards".
pad-entry-cards-takers = En "cards", demasiados jugadores se llevan { $name }.
pad-entry-no-tricks = "no_tricks" es una lista de sitios.
pad-entry-seat = { $name } no es un sitio de esta mesa.
pad-entry-row = { $name } es una lista de números enteros, uno por jugador.
pad-entry-number = { $name } contiene algo que no es un número entero, o uno imposible.
