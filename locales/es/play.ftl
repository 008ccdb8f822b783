### Lo que se dice en la mesa, en la página y en la terminal: negativas, cómo se liquidó una mano.

## Por qué no se hace algo. Donde una frase habla de la situación, .about lo dice en general.

refusal-no_such_seat = Ahí no hay nadie: los sitios se cuentan desde 0, en el sentido de las agujas del reloj.
refusal-not_now = Ahora no toca hacer eso.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Ahora no le toca a nadie.
        [you] Te toca a ti.
        [one] Le toca a { NAME($seats) }.
        [with-you] { NAME($seats, at: "start") } aún tenéis que jugar.
       *[many] { NAME($seats, at: "start") } aún tienen que jugar.
    }
    .about = Le toca a otra persona.
refusal-game_over = La partida ha terminado.
refusal-no_such_card = Esa carta no existe. Escribe el valor y la inicial del palo en inglés: QS es la dama de picas; TD, el 10 de diamantes.
refusal-card_not_held = No tienes { CARD($card, as: "the-card") }.
    .about = No tienes esa carta.
refusal-bid_too_low = Puja { $least } o más, o pasa.
    .about = Cada puja tiene que superar la anterior.
refusal-bid_too_high = Puedes pujar { $most ->
        [one] una ficha
       *[other] { $most } fichas
    } como mucho.
    .about = Nadie puede pujar más fichas de las que tiene.
refusal-no_such_suit = Ese palo no existe: son tréboles, diamantes, picas y corazones.
refusal-already_passed = Ya has pasado tus cartas.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Ahora no se pasan cartas.
        [one] Pasa una carta.
       *[other] Pasa { $count } cartas, ni una más ni una menos.
    }
    .about = Ese no es el número de cartas que hay que pasar.
refusal-card_given_twice = No puedes pasar { CARD($card, as: "the-card") } dos veces.
    .about = No se puede pasar la misma carta dos veces.
refusal-must_follow_suit = Aún tienes { SUIT($suit) }: hay que seguir el palo.
    .about = Tienes cartas del palo de salida: hay que jugar una.
refusal-must_lead_lowest_club = La mano se abre con el trébol más bajo.
refusal-must_lead_a_club = La mano se abre con un trébol.
refusal-hearts_not_broken = { SUIT($suit, as: "the-suit-first") } aún no se han roto.
    .about = Los corazones aún no se han roto.
refusal-queen_not_led_yet = No se puede salir con { CARD($queen, as: "the-card") } hasta que se rompan { SUIT($suit, as: "the-suit") }.
    .about = No se puede salir con la dama hasta que se rompan los corazones.
refusal-must_lead_queen = Si todo lo demás son { SUIT($suit) }, hay que salir con { CARD($queen, as: "the-card") }.
    .about = Si todo lo demás son corazones, hay que salir con la dama.
refusal-no_penalties_on_first_trick = En la primera baza no se pueden descartar puntos.
refusal-no_hearts_on_first_trick = En la primera baza no se pueden descartar { SUIT($suit) }.
    .about = En la primera baza no se pueden descartar corazones.
refusal-queen_not_discarded_yet = No se puede descartar { CARD($queen, as: "the-card") } hasta que se rompan { SUIT($suit, as: "the-suit") }.
    .about = No se puede descartar la dama hasta que se rompan los corazones.
refusal-must_discard_queen = Hay que descartar { CARD($queen, as: "the-card") } a la primera ocasión.
    .about = Hay que descartar la dama a la primera ocasión.
refusal-not_a_moon_choice = Una luna se anota con old (los demás suman) o con new (quien la alcanza resta).

## Por qué no se acepta lo que se ha enviado, cuando no se sabe más.

refusal-unknown_request = Esa petición no existe; help las enumera.
refusal-bad_argument = La petición no se entiende; help muestra cómo se escribe.
refusal-bad_json = Ese no es el JSON que admite esta petición.
refusal-bad_rules = Con estas reglas no se puede jugar.
refusal-bad_position = Desde esa posición no se puede jugar.
refusal-bad_log = Ese registro no se puede reproducir.
refusal-bad_event = Ese suceso no encaja con lo visto hasta ahora.
refusal-no_game = Aún no hay partida; new reparte una.

## Cómo se han movido las fichas. $seats son quienes pagaron y ganaron lo mismo.

settled-number = { $amount }
settled-average = La media de los totales es { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) }, la diferencia con la media.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) }, la diferencia con la media.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno, la diferencia con la media.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno, la diferencia con la media.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Cobras { CHIPS($won) }, la diferencia con la media.
        [one] { NAME($seats, at: "start") } cobra { CHIPS($won) }, la diferencia con la media.
        [with-you] { NAME($seats, at: "start") } cobráis { CHIPS($won) } cada uno, la diferencia con la media.
       *[many] { NAME($seats, at: "start") } cobran { CHIPS($won) } cada uno, la diferencia con la media.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Estás justo en la media y no pagas nada.
        [one] { NAME($seats, at: "start") } está justo en la media y no paga nada.
        [with-you] { NAME($seats, at: "start") } estáis justo en la media y no pagáis nada.
       *[many] { NAME($seats, at: "start") } están justo en la media y no pagan nada.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Ni pagas ni cobras.
        [one] { NAME($seats, at: "start") } ni paga ni cobra.
        [with-you] { NAME($seats, at: "start") } ni pagáis ni cobráis.
       *[many] { NAME($seats, at: "start") } ni pagan ni cobran.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] No pagas nada y cobras { CHIPS($won) } por los corazones de los demás.
        [one] { NAME($seats, at: "start") } no paga nada y cobra { CHIPS($won) } por los corazones de los demás.
        [with-you] { NAME($seats, at: "start") } no pagáis nada y cobráis { CHIPS($won) } cada uno por los corazones de los demás.
       *[many] { NAME($seats, at: "start") } no pagan nada y cobran { CHIPS($won) } cada uno por los corazones de los demás.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } corazón
       *[other] { $hearts } corazones
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) } por { settled-hearts } y no cobras nada.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-hearts } y no cobra nada.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno por { settled-hearts } y no cobráis nada.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno por { settled-hearts } y no cobran nada.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) } por { settled-hearts } y cobras { CHIPS($won) } por los corazones de los demás.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-hearts } y cobra { CHIPS($won) } por los corazones de los demás.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno por { settled-hearts } y cobráis { CHIPS($won) } cada uno por los corazones de los demás.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno por { settled-hearts } y cobran { CHIPS($won) } cada uno por los corazones de los demás.
    }

settled-clear =
    { WHO($seats) ->
        [you] Te libras.
        [one] { NAME($seats, at: "start") } se libra.
        [with-you] { NAME($seats, at: "start") } os libráis.
       *[many] { NAME($seats, at: "start") } se libran.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Te libras y te llevas el bote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } se libra y se lleva el bote: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } os libráis y os lleváis el bote: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } se libran y se llevan el bote: { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Te libras y te llevas tu parte del bote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } se libra y se lleva su parte del bote: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } os libráis y os repartís el bote: { CHIPS($won) } cada uno.
       *[many] { NAME($seats, at: "start") } se libran y se reparten el bote: { CHIPS($won) } cada uno.
    }
settled-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
settled-pays =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) } por { settled-points }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points }.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno por { settled-points }.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno por { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) } por { settled-points } y te llevas el bote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points } y se lleva el bote: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno por { settled-points } y os lleváis el bote: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno por { settled-points } y se llevan el bote: { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Pagas { CHIPS($paid) } por { settled-points } y te llevas tu parte del bote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points } y se lleva su parte del bote: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } pagáis { CHIPS($paid) } cada uno por { settled-points } y os repartís el bote: { CHIPS($won) } cada uno.
       *[many] { NAME($seats, at: "start") } pagan { CHIPS($paid) } cada uno por { settled-points } y se reparten el bote: { CHIPS($won) } cada uno.
    }

settled-rest-stays = El bote no se puede repartir por igual; lo que sobra se queda en él: { CHIPS($pot) }.
settled-nobody-clear = No se libra nadie, así que el bote se queda: { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [one] Se libra { $clear } jugador, así que el bote se queda: { CHIPS($pot) }.
       *[other] Se libran { $clear } jugadores, así que el bote se queda: { CHIPS($pot) }.
    }
