### O que se diz à mesa, na página e no terminal: recusas, como uma rodada foi acertada.

## Por que algo não se faz. .about diz o mesmo em geral, sem a situação.

refusal-no_such_seat = Esse lugar não existe: os lugares se contam a partir de 0, em sentido horário.
refusal-not_now = Agora não é hora disso.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Agora não é a vez de ninguém.
        [you] É a sua vez.
        [one] É a vez de { NAME($seats) }.
       *[many] { NAME($seats, at: "start") } ainda não jogaram.
    }
    .about = É a vez de outra pessoa.
refusal-game_over = A partida acabou.
refusal-no_such_card = Essa carta não existe. Escreva valor e naipe em inglês, como QS (dama de espadas) ou TD (10 de ouros).
refusal-card_not_held = Você não tem { CARD($card, as: "the-card") } na mão.
    .about = Você não tem essa carta na mão.
refusal-bid_too_low = Ofereça { $least } ou mais, ou passe.
    .about = Um lance precisa ser maior que o anterior.
refusal-bid_too_high = Você pode oferecer no máximo { $most ->
        [1] uma ficha
       *[other] { $most } fichas
    }.
    .about = Ninguém pode oferecer mais fichas do que tem.
refusal-no_such_suit = Esse naipe não existe: há paus, ouros, espadas e copas.
refusal-already_passed = Você já passou suas cartas.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Agora não se passam cartas.
        [1] Passe uma carta.
        [2] Passe exatamente duas cartas.
       *[other] Passe exatamente { $count } cartas.
    }
    .about = Não é esse o número de cartas a passar.
refusal-card_given_twice = Você não pode passar { CARD($card, as: "the-card") } duas vezes.
    .about = A mesma carta não pode ser passada duas vezes.
refusal-must_follow_suit = Você ainda tem { SUIT($suit) } e precisa seguir o naipe.
    .about = Você ainda tem cartas do naipe da vaza e precisa jogar uma delas.
refusal-must_lead_lowest_club = A carta mais baixa de paus abre a rodada.
refusal-must_lead_a_club = Uma carta de paus abre a rodada.
refusal-hearts_not_broken = Ninguém quebrou { SUIT($suit) } ainda.
    .about = Ninguém quebrou copas ainda.
refusal-queen_not_led_yet = Só se abre com { CARD($queen, as: "the-card") } depois que alguém quebrar { SUIT($suit) }.
    .about = Só se abre com a dama depois que alguém quebrar copas.
refusal-must_lead_queen = Quem, além { CARD($queen, as: "of-the-card") }, só tem { SUIT($suit) } precisa abrir { CARD($queen, as: "with-it") }.
    .about = Quem, além da dama, só tem copas precisa abrir com ela.
refusal-no_penalties_on_first_trick = Na primeira vaza não se descartam pontos.
refusal-no_hearts_on_first_trick = Na primeira vaza não se descartam { SUIT($suit) }.
    .about = Na primeira vaza não se descartam copas.
refusal-queen_not_discarded_yet = Só se descarta { CARD($queen, as: "the-card") } depois que alguém quebrar { SUIT($suit) }.
    .about = Só se descarta a dama depois que alguém quebrar copas.
refusal-must_discard_queen = É preciso descartar { CARD($queen, as: "the-card") } na primeira chance.
    .about = É preciso descartar a dama na primeira chance.
refusal-not_a_moon_choice = Uma lua conta do jeito antigo, old (os outros somam), ou do novo, new (quem acertou desconta).

## Por que o que foi enviado não é aceito, quando não se sabe mais do que isto.

refusal-unknown_request = Esse pedido não existe; help mostra todos.
refusal-bad_argument = Não deu para entender o pedido; help mostra como se escreve.
refusal-bad_json = Não é esse o JSON que este pedido usa.
refusal-bad_rules = Não dá para jogar com essas regras.
refusal-bad_position = Não dá para jogar essa posição.
refusal-bad_log = Não dá para repetir a partida desse registro.
refusal-bad_event = Esse evento não combina com o que se viu antes.
refusal-no_game = Ainda não há partida; new dá as cartas.

## O acerto das fichas. $seats são todos os que pagaram e ganharam o mesmo.

settled-number = { $amount }
settled-average = A média dos totais é { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) }, a diferença para a média.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) }, a diferença para a média.
       *[many] { NAME($seats, at: "start") } pagam { CHIPS($paid) } cada, a diferença para a média.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Você recebe { CHIPS($won) }, a diferença para a média.
        [one] { NAME($seats, at: "start") } recebe { CHIPS($won) }, a diferença para a média.
       *[many] { NAME($seats, at: "start") } recebem { CHIPS($won) } cada, a diferença para a média.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Você está exatamente na média e não paga nada.
        [one] { NAME($seats, at: "start") } está exatamente na média e não paga nada.
       *[many] { NAME($seats, at: "start") } estão exatamente na média e não pagam nada.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Você não paga nem recebe nada.
        [one] { NAME($seats, at: "start") } não paga nem recebe nada.
       *[many] { NAME($seats, at: "start") } não pagam nem recebem nada.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Você não paga nada e recebe { CHIPS($won) } pelas copas dos outros.
        [one] { NAME($seats, at: "start") } não paga nada e recebe { CHIPS($won) } pelas copas dos outros.
       *[many] { NAME($seats, at: "start") } não pagam nada e, pelas copas dos outros, recebem { CHIPS($won) } cada.
    }
settled-hearts =
    { $hearts ->
        [1] { $hearts } carta de copas
       *[other] { $hearts } cartas de copas
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) } por { settled-hearts } e não recebe nada.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-hearts } e não recebe nada.
       *[many] Por { settled-hearts }, { NAME($seats) } pagam { CHIPS($paid) } cada e não recebem nada.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) } por { settled-hearts } e recebe { CHIPS($won) } pelas copas dos outros.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-hearts } e recebe { CHIPS($won) } pelas copas dos outros.
       *[many] Por { settled-hearts }, { NAME($seats) } pagam { CHIPS($paid) } cada; pelas copas dos outros, recebem { CHIPS($won) } cada.
    }

settled-clear =
    { WHO($seats) ->
        [you] Você ficou sem pontos.
        [one] { NAME($seats, at: "start") } ficou sem pontos.
       *[many] { NAME($seats, at: "start") } ficaram sem pontos.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Você ficou sem pontos e leva o pote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ficou sem pontos e leva o pote: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } ficaram sem pontos e levam o pote: { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Você ficou sem pontos e leva sua parte do pote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ficou sem pontos e leva uma parte do pote: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } ficaram sem pontos e dividem o pote: { CHIPS($won) } cada.
    }
settled-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
settled-pays =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) } por { settled-points }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points }.
       *[many] Por { settled-points }, { NAME($seats) } pagam { CHIPS($paid) } cada.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) } por { settled-points } e leva o pote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points } e leva o pote: { CHIPS($won) }.
       *[many] Por { settled-points }, { NAME($seats) } pagam { CHIPS($paid) } cada e levam o pote: { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Você paga { CHIPS($paid) } por { settled-points } e leva sua parte do pote: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } por { settled-points } e leva uma parte do pote: { CHIPS($won) }.
       *[many] Por { settled-points }, { NAME($seats) } pagam { CHIPS($paid) } cada e dividem o pote: { CHIPS($won) } cada.
    }

settled-rest-stays = O pote não se divide sem sobra; o resto fica nele: { CHIPS($pot) }.
settled-nobody-clear = Ninguém ficou sem pontos; o pote continua na mesa: { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [1] { $clear } jogador ficou sem pontos; o pote continua na mesa: { CHIPS($pot) }.
       *[other] { $clear } jogadores ficaram sem pontos; o pote continua na mesa: { CHIPS($pot) }.
    }
