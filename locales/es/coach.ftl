### Los motivos del entrenador.

reason-other-often =
    { $other_rate ->
        [100] siempre
       *[other] en { $other_rate } de cada 100 repartos
    }
reason-only-card = { CARD($best, as: "the-card-first") } es la única carta que puedes jugar.
reason-same-card = Todas las cartas que puedes jugar valen lo mismo.
reason-only-pass = No se ha probado ningún otro pase.
reason-only-bid =
    { $best ->
        [0] No puedes pujar más alto.
       *[other] Solo puedes pujar { $best }.
    }
reason-only-suit = Solo se pueden elegir { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] Los demás tienen que sumar puntos.
       *[new] Tienes que restarte puntos.
    }

reason-even-card = Apenas hay diferencia: { CARD($best, as: "the-card") } vale tanto como cualquier otra carta.
reason-even-pass = Apenas hay diferencia: este pase vale tanto como cualquier otro.
reason-even-bid =
    { $best ->
        [0] Apenas hay diferencia: puedes pasar sin problema.
       *[other] Apenas hay diferencia: puedes pujar { $best } sin problema.
    }
reason-even-suit = Apenas hay diferencia: puedes elegir { SUIT($best) } sin problema.
reason-even-moon =
    { $best ->
        [old] Apenas hay diferencia: pueden sumar los demás.
       *[new] Apenas hay diferencia: puedes restarte los puntos.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Es difícil saberlo: { CARD($best, as: "the-card") } ha dado el mejor resultado, pero no con bastante diferencia.
reason-unclear-pass = Es difícil saberlo: este pase ha dado el mejor resultado, pero no con bastante diferencia.
reason-unclear-bid =
    { $best ->
        [0] Es difícil saberlo: pasar ha dado el mejor resultado, pero no con bastante diferencia.
       *[other] Es difícil saberlo: pujar { $best } ha dado el mejor resultado, pero no con bastante diferencia.
    }
reason-unclear-suit = Es difícil saberlo: elegir { SUIT($best) } ha dado el mejor resultado, pero no con bastante diferencia.
reason-unclear-moon =
    { $best ->
        [old] Es difícil saberlo: que sumen los demás ha dado el mejor resultado, pero no con bastante diferencia.
       *[new] Es difícil saberlo: restarte los puntos ha dado el mejor resultado, pero no con bastante diferencia.
    }

reason-best-card = Lo mejor es { CARD($best, as: "the-card") }.
reason-best-pass = Lo mejor es pasar { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] Lo mejor es pasar.
       *[other] Lo mejor es pujar { $best }.
    }
reason-best-suit = Lo mejor es elegir { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] Lo mejor es que sumen los demás.
       *[new] Lo mejor es restarte los puntos.
    }

## Lunas y cartas que restan.

reason-moon-card = Vale la pena intentar la luna: con { CARD($best, as: "the-card") } la alcanzas en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-moon-pass = Vale la pena intentar la luna: con este pase la alcanzas en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-stop-moon-card = Impide la luna: tras { CARD($other, as: "the-card") } alguien la alcanza en { $other_rate } de cada 100 repartos; tras { CARD($best, as: "the-card") }, en { $best_rate }.
reason-stop-moon-pass = Impide la luna: tras este pase otra persona la alcanza en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-bonus-card = Vale la pena llevarse una carta que resta puntos: con { CARD($best, as: "the-card") } la ganas en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-bonus-pass = Vale la pena llevarse una carta que resta puntos: con este pase la ganas en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Cae justo en un múltiplo de 50: con { CARD($best, as: "the-card") } tu total baja 50 en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-fifty = Cae justo en un múltiplo de 50: tu total baja 50 en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-go-on-card = Que siga la partida: tras { CARD($other, as: "the-card") } se acaba y la pierdes en { $other_rate } de cada 100 repartos; tras { CARD($best, as: "the-card") }, en { $best_rate }.
reason-go-on = Que siga la partida: se acaba y la pierdes en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-win-card = Gana ya la partida: con { CARD($best, as: "the-card") } lo logras en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-win = Gana ya la partida: así lo logras en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-game = Aquí cuenta la partida, no los puntos de esta mano.
reason-pot-card = Juega por el bote: con { CARD($best, as: "the-card") } lo ganas en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-pot = Juega por el bote: así lo ganas en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-deny-pot-card = No dejes el bote a los demás: tras { CARD($other, as: "the-card") } lo gana alguno en { $other_rate } de cada 100 repartos; tras { CARD($best, as: "the-card") }, en { $best_rate }.
reason-deny-pot = No dejes el bote a los demás: así lo gana alguno en { $best_rate } de cada 100 repartos en vez de en { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Pujar { $other } es demasiado caro: así casi nunca ganas el bote.
       *[other] Pujar { $other } es demasiado caro: así ganas el bote en { $other_rate } de cada 100 repartos; sin eso, en { $best_rate }.
    }
reason-own-points-card = Tus puntos, de media: { $best_points } con { CARD($best, as: "the-card") }; { $other_points } con { CARD($other, as: "the-card") }.
reason-own-points = Tus puntos, de media: { $best_points } en vez de { $other_points }.

## La dama.

reason-queen-in-trick = En esta baza está { CARD($queen, as: "the-card") }: déjasela a otro.
reason-queen-discard = Deshazte ya { CARD($queen, as: "of-card") }: no tienes { SUIT($suit) }, así que se { CARD($queen, as: "card-it") } llevará otro.
reason-queen-under = Juega ya { CARD($queen, as: "the-card") }: queda por debajo { CARD($winning, as: "of-card") }, así que se { CARD($queen, as: "card-it") } llevará otro.
reason-queen-before-higher = Juega ya { CARD($queen, as: "the-card") }: lo más probable es que se { CARD($queen, as: "card-it") } lleve alguien que juega después de ti.
reason-queen-to-others = Juega ya { CARD($queen, as: "the-card") }: lo más probable es que se { CARD($queen, as: "card-it") } lleve otro.
reason-queen-keep = Guarda { CARD($queen, as: "the-card") } por ahora: si { CARD($queen, as: "card-it") } juegas aquí, te { CARD($queen, as: "card-it") } llevas tú { reason-other-often }.
reason-queen-guard = Conserva tus { SUIT($suit) } para proteger { CARD($queen, as: "the-card") }: tras { CARD($other, as: "the-card") } te { CARD($queen, as: "card-it") } llevas { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } está por salir, y con { CARD($other, as: "the-card") } te { CARD($queen, as: "card-it") } llevas { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } está por salir y no te queda nada por debajo: con { CARD($other, as: "the-card") } te { CARD($queen, as: "card-it") } llevas { reason-other-often }.
reason-queen-pass = Pasa { CARD($queen, as: "the-card") }: si te { CARD($queen, as: "card-it") } quedas, te { CARD($queen, as: "card-it") } llevas en { $kept_rate } de cada 100 repartos.

## El pase.

reason-pass-safer-from-queen = Con este pase es más difícil que te lleves { CARD($queen, as: "the-card") }.
reason-pass-void = Con este pase te quedas sin { SUIT($suit) }: cuando alguien salga de ese palo, podrás descartar lo que quieras.
reason-pass-partner = Estas cartas van a tu pareja: es lo que menos le cuesta a tu equipo.
reason-pass-wanted = Aquí interesan los puntos: con este pase conservas las cartas que los traen.
reason-pass-costly = Son las cartas con las que más fácilmente te llevarías bazas caras.

## Jugar una carta.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Aquí interesan los puntos: con { CARD($best, as: "the-card") } te llevas la baza siempre; con { CARD($other, as: "the-card") }, casi nunca.
               *[other] Aquí interesan los puntos: con { CARD($best, as: "the-card") } te llevas la baza siempre; con { CARD($other, as: "the-card") }, en { $other_rate } de cada 100 repartos.
            }
       *[other] Aquí interesan los puntos: con { CARD($best, as: "the-card") } te llevas la baza en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } anula la otra igual: ninguna de las dos puede llevarse la baza.
reason-follow-yours-anyway = La baza va a ser tuya de todos modos: llévatela con { CARD($best, as: "the-card") }.
reason-follow-last-and-clean = Llévate la baza con { CARD($best, as: "the-card") }: nadie juega después de ti y no hay puntos en ella. Más adelante esa carta podría costarte alguno.
reason-follow-while-cheap = Llévate esta baza con { CARD($best, as: "the-card") } ahora que sale barata.
reason-follow-under-points =
    { $points ->
        [one] Quédate por debajo { CARD($winning, as: "of-card") }: hay { $points } punto en la baza, y con { CARD($other, as: "the-card") } te la llevas { reason-other-often }.
       *[other] Quédate por debajo { CARD($winning, as: "of-card") }: hay { $points } puntos en la baza, y con { CARD($other, as: "the-card") } te la llevas { reason-other-often }.
    }
reason-follow-under = Quédate por debajo { CARD($winning, as: "of-card") }: con { CARD($other, as: "the-card") } te llevas la baza { reason-other-often }, y los demás podrían descartar puntos en ella.
reason-follow-under-kitty = Quédate por debajo { CARD($winning, as: "of-card") }: con { CARD($other, as: "the-card") } te llevas la baza { reason-other-often }, y con ella las sobrantes, donde puede haber puntos.
reason-follow-under-lead = Quédate por debajo { CARD($winning, as: "of-card") }: con { CARD($other, as: "the-card") } te llevas la baza { reason-other-often }, y entonces te toca salir.
reason-follow-no-trick =
    { $points ->
        [one] Sigue sin llevarte ninguna baza, lo que resta { $points } punto: con { CARD($other, as: "the-card") } te llevas esta { reason-other-often }.
       *[other] Sigue sin llevarte ninguna baza, lo que resta { $points } puntos: con { CARD($other, as: "the-card") } te llevas esta { reason-other-often }.
    }
reason-follow-while-safe = Con { CARD($best, as: "the-card") } no puedes llevarte esta baza: aprovecha para jugar esa carta ahora que no hay peligro.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] Con { CARD($best, as: "the-card") } casi nunca te llevas la baza; con { CARD($other, as: "the-card") }, { reason-other-often }.
       *[other] Con { CARD($best, as: "the-card") } te llevas la baza en solo { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
    }
reason-discard-partner-wins = Tu equipo va ganando esta baza: guarda tus puntos para los demás.
reason-discard-points = No tienes { SUIT($suit) }: échale { CARD($best, as: "the-card") } a otro.
reason-discard-above-queen = Deshazte { CARD($best, as: "of-card") }: podría llevarse { CARD($queen, as: "the-card") }, que está por salir.
reason-discard-high = No tienes { SUIT($suit) }: deshazte { CARD($best, as: "of-card") }, que podría llevarse una baza cara.
reason-last-of-suit = { CARD($best, as: "the-card-first") } es lo último que te queda de ese palo: después, cuando alguien salga de { SUIT($suit) }, podrás descartar lo que quieras.
reason-stock-keep = Guarda { CARD($other, as: "the-card") }: sin { SUIT($suit) } tienes que robar cuando alguien salga de ese palo.
reason-lead-below-queen = Sal por debajo { CARD($queen, as: "of-card") } para que caiga.
reason-lead-low =
    { $best_rate ->
        [0] Sal con una carta baja: con { CARD($best, as: "the-card") } casi nunca te llevas la baza; con { CARD($other, as: "the-card") }, { reason-other-often }.
       *[other] Sal con una carta baja: con { CARD($best, as: "the-card") } te llevas la baza en { $best_rate } de cada 100 repartos; con { CARD($other, as: "the-card") }, en { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Sal con { CARD($best, as: "the-card") }: casi nunca te llevas la baza.
       *[other] Sal con { CARD($best, as: "the-card") }: te llevas la baza en solo { $best_rate } de cada 100 repartos.
    }
reason-lead-while-clean = Sal con { CARD($best, as: "the-card") } ahora que es difícil que caigan puntos: más adelante podrías llevarte con esa carta una baza cara.

## Lo que costaría otra elección.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } ficha
               *[other] { $cost } fichas
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }
reason-cost-card = Jugar { CARD($other, as: "the-card") } costaría { reason-cost }.
reason-cost-pass = Pasar { CARDS($other, as: "the-card") } en vez { CARDS($best, as: "of-card") } costaría { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Pasar costaría { reason-cost }.
       *[other] Pujar { $other } costaría { reason-cost }.
    }
reason-cost-suit = Elegir { SUIT($other) } costaría { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Que sumen los demás costaría { reason-cost }.
       *[new] Restarte los puntos costaría { reason-cost }.
    }
reason-chance-card = Con { CARD($best, as: "the-card") } ganas la partida en { $best_rate } de cada 100 casos; con { CARD($other, as: "the-card") }, en { $other_rate }.
reason-chance-pass = Así ganas la partida en { $best_rate } de cada 100 casos; si pasas { CARDS($other, as: "the-card") } en vez { CARDS($best, as: "of-card") }, en { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Ganas la partida en { $best_rate } de cada 100 casos si suman los demás; si te restas los puntos, en { $other_rate }.
       *[new] Ganas la partida en { $best_rate } de cada 100 casos si te restas los puntos; si suman los demás, en { $other_rate }.
    }
reason-place = Tu puesto al final de la partida: de media, { $best_place } en vez de { $other_place }.
reason-cost-queen-card = Jugar { CARD($other, as: "the-card") } costaría { reason-cost-points }, y te llevarías { CARD($queen, as: "the-card") } en { $other_rate } de cada 100 repartos en vez de en { $best_rate }.
reason-cost-queen-pass = Pasar { CARDS($other, as: "the-card") } en vez { CARDS($best, as: "of-card") } costaría { reason-cost-points }, y te llevarías { CARD($queen, as: "the-card") } en { $other_rate } de cada 100 repartos en vez de en { $best_rate }.
