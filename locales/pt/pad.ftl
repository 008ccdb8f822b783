### O bloco de pontos, na página e no terminal: os pontos de uma partida jogada em outro lugar.

## Por que uma rodada não pode ser anotada: o que corrigir. A página e o terminal marcam os jogadores de que se fala.

pad-missing = Ainda falta: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [1] { SUIT($suit, as: "suit-one") }
        [2] duas cartas de { SUIT($suit) }
       *[other] { $number } cartas de { SUIT($suit) }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [1] um exemplar { CARD($card, as: "of-the-card") }
        [2] dois exemplares { CARD($card, as: "of-the-card") }
       *[other] { $number } exemplares { CARD($card, as: "of-the-card") }
    }
pad-missing-others =
    { $number ->
        [1] mais { $number } carta
       *[other] mais { $number } cartas
    }
pad-too-many-of-suit =
    { $over ->
        [1] Há uma carta a mais: só valem { $all } cartas de { SUIT($suit) }.
       *[other] Há { $over } cartas a mais: só valem { $all } cartas de { SUIT($suit) }.
    }
pad-card-taken-twice =
    { $copies ->
        [1] Só um jogador pode ter levado { CARD($card, as: "the-card") }.
       *[other] Só há { $copies } exemplares { CARD($card, as: "of-the-card") }.
    }
pad-worthless-card = { CARD($card, as: "the-card-first") } não vale nada nesta rodada.
pad-worthless-suit = Nesta rodada, as cartas de { SUIT($suit) } não valem nada.
pad-unlike-suit = Aqui nem todas as cartas de { SUIT($suit) } valem o mesmo: diga quem levou cada uma.

# Como uma lua fica na folha; nada onde não houve lua.
pad-written =
    { $moon ->
        [old] Uma lua se anota como 0 para quem acertou e { $amount } para os adversários.
        [new] Uma lua se anota como −{ $amount } para quem acertou e 0 para os outros.
       *[other] Uma lua se anota como 0 para quem acertou e { $amount } para os adversários, ou como −{ $amount } para quem acertou e 0 para os outros.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } De quem levou { CARDS($bonuses, as: "the-card") } desconta-se ainda o bônus.
    }
pad-points-are-missing =
    { $missing ->
        [1] Ainda falta { $missing } ponto.
       *[other] Ainda faltam { $missing } pontos.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [1] Os pontos somam { $sum }, e não { $all }: falta um.
       *[other] Os pontos somam { $sum }, e não { $all }: faltam { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [1] Os pontos somam { $sum }, e não { $all }: um a mais.
       *[other] Os pontos somam { $sum }, e não { $all }: { $over } a mais.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Todos os { $amount } pontos com um só jogador são uma lua. { pad-moon-written }
pad-points-of-a-side-moon = Todos os { $amount } pontos com uma só equipe são uma lua, e cada um dos seus jogadores se anota como quem acertou. { pad-moon-written }
pad-points-of-no-cards = A soma está certa, mas nenhuma combinação de cartas dá esses pontos.
pad-points-too-few-for-card =
    { $points ->
        [1] A soma está certa, mas ninguém tem o ponto { CARD($card, as: "of-the-card") }.
       *[other] A soma está certa, mas ninguém tem os { $points } pontos { CARD($card, as: "of-the-card") }.
    }
pad-points-of-many-cards = Diga quem levou quais cartas: há mais de um jeito de chegar a esses pontos.

pad-chips-need-all-cards = Diga quem levou quais cartas: só os pontos não bastam para acertar as fichas.
pad-chips-need-cards = Diga também quem levou { CARDS($cards, as: "the-card") }: disso dependem as fichas.
pad-chips-need-partners = Diga quais cartas levou cada um da equipe: disso dependem as fichas.

pad-tricks = As vazas somam { $sum }, e não { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Você não levou nenhuma vaza e não pode ter levado uma carta.
       *[other] { NAME($seat, at: "start") } não levou nenhuma vaza e não pode ter levado uma carta.
    }

pad-moon-to-choose = Houve uma lua: diga se ela conta do jeito antigo (os adversários somam { $amount }) ou do novo (quem acertou desconta { $amount }).
pad-moon-not-shot = Não foi uma lua: mais de um jogador levou pontos.
pad-moon-way =
    { $way ->
        [old] Com estas regras a lua conta aqui do jeito antigo: os adversários somam pontos.
       *[new] Com estas regras a lua conta aqui do jeito novo: quem acertou desconta pontos.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] O pote continua, e por isso não há novo leilão: você escolhe o naipe.
       *[other] O pote continua, e por isso não há novo leilão: { NAME($seat) } escolhe o naipe.
    }
pad-bid-without-chips = Diga de quantas fichas foi o lance.
pad-bid-without-bidder = Diga quem deu o lance.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Você não tem fichas para um lance.
                [1] Você só tem { $most } ficha para o lance.
               *[other] Você só tem { $most } fichas para o lance.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } não tem fichas para um lance.
                [1] { NAME($seat, at: "start") } só tem { $most } ficha para o lance.
               *[other] { NAME($seat, at: "start") } só tem { $most } fichas para o lance.
            }
    }
pad-suit-not-named = Diga qual naipe foi escolhido.
pad-suit-without-bid = Ninguém deu lance, e vale copas. Se alguém escolheu o naipe, diga quem, e por quantas fichas.

pad-game-over = A partida terminou com a rodada { $hands }; a próxima rodada é de outra partida.

## O que um programa pode mandar errado. $name é o que foi mandado.

pad-entry-no-object = Uma rodada é um objeto com "points", ou com "counts" e "cards".
pad-entry-empty = Faltam os pontos da rodada, ou quem levou quais cartas.
pad-entry-unknown = { $name } não existe numa rodada com estas regras.
pad-entry-moon = "moon" é "old" ou "new".
pad-entry-sun = "sun" é true ou false.
pad-entry-sun-tricks = "sun" e "tricks" se contradizem.
pad-entry-bid = "bid" é um número inteiro de fichas.
pad-entry-suit = "suit" é "clubs", "diamonds", "spades" ou "hearts".
pad-entry-counts = "counts" é um objeto: uma lista de números para cada naipe, "H", "S", "D" ou "C".
pad-entry-counts-suit = { $name } em "counts" não é um naipe: são "H", "S", "D" e "C".
pad-entry-cards = "cards" é um objeto: para cada carta, o lugar que a levou.
pad-entry-cards-name = { $name } em "cards" não é uma carta.
pad-entry-cards-twice = { $name } aparece duas vezes em "cards".
pad-entry-cards-takers = { $name } em "cards" foi levada por gente demais.
pad-entry-no-tricks = "no_tricks" é uma lista de lugares.
pad-entry-seat = { $name } não é um lugar desta mesa.
pad-entry-row = { $name } é uma lista de números inteiros, um para cada jogador.
pad-entry-number = { $name } tem algo que não é um número inteiro, ou um número impossível.
