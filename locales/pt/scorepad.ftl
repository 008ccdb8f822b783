### A página: o bloco de pontos, para uma partida com cartas de verdade. Quem lê não é nenhum dos jogadores.

scorepad-title = Marcar pontos
    .about = As cartas na mesa, as contas aqui.
scorepad-unreadable = Não foi possível ler o bloco de pontos guardado neste aparelho. Ele ficou de lado.
scorepad-unkept = Este navegador não guarda nada: esta folha dura até você sair da página.
scorepad-lost = O bloco de pontos não respondeu. Verifique a conexão e tente de novo.

## Uma nova noite.

scorepad-who = Quem joga
    .about = Em sentido horário, na ordem dos lugares. A marca é para quem dá as cartas primeiro.
scorepad-name = Nome { $number }
scorepad-seated = Com uma rodada anotada, ninguém mais entra nem sai. Para isso, comecem uma nova noite; esta fica em “{ scorepad-past }”.
scorepad-add = Adicionar jogador
scorepad-drop = { $name } não joga
scorepad-deals-first = { $name } dá as cartas primeiro
scorepad-nameless = Todos precisam de um nome.
scorepad-too-few = Pelo menos dois jogadores, por favor.
scorepad-alike = Dois jogadores têm o mesmo nome.
scorepad-rules = O jogo
scorepad-own = Suas regras da casa
scorepad-settlement = Fichas
scorepad-settlement-none = Sem fichas
    .about = Só pontos.
scorepad-settlement-average = Média
    .about = No fim, cada um paga ou recebe a diferença para a média.
scorepad-settlement-lowest_takes_pot = O menor leva o pote
    .about = Uma ficha por ponto no pote; o menor da rodada leva.
scorepad-settlement-sweepstakes = Bolão
    .about = Uma ficha por ponto no pote; leva quem for o único sem pontos.
scorepad-settlement-howell = Howell
    .about = Cada carta de copas custa uma ficha por adversário.
scorepad-chip-value = Uma ficha vale
    .about = No dinheiro de vocês; com 1, são só fichas.
    .wrong = O valor de uma ficha é um número de 0,001 a 1.000.000.
scorepad-buy-in = Cada um compra
    .about = As fichas do começo.
    .wrong = Cada um compra um número inteiro de fichas, de 1 a 1.000.000.
scorepad-split-two = Dois sem pontos dividem o pote
scorepad-start = Começar
scorepad-past = Noites anteriores
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [1] { LIST($names) } · uma rodada
       *[other] { LIST($names) } · { $hands } rodadas
    }
scorepad-forget = Excluir: { DATETIME($began, day: "numeric", month: "long") } · { $title }

## A folha de uma noite.

scorepad-deals-hand = { NAME($dealer) } dá as cartas da rodada { $hand }.
scorepad-pass-cards =
    { $count ->
        [1] uma carta
        [2] duas cartas
        [3] três cartas
        [4] quatro cartas
       *[other] { $count } cartas
    }
scorepad-pass-left = Cada um passa { scorepad-pass-cards } à esquerda.
scorepad-pass-right = Cada um passa { scorepad-pass-cards } à direita.
scorepad-pass-across = Cada um passa { scorepad-pass-cards } para quem está em frente.
scorepad-pass-left2 = Cada um passa { scorepad-pass-cards } dois lugares à esquerda.
scorepad-pass-right2 = Cada um passa { scorepad-pass-cards } dois lugares à direita.
scorepad-pass-left3 = Cada um passa { scorepad-pass-cards } três lugares à esquerda.
scorepad-pass-right3 = Cada um passa { scorepad-pass-cards } três lugares à direita.
scorepad-pass-scatter = Cada um passa uma carta a cada um dos outros.
scorepad-pass-hold = Desta vez ninguém passa.
scorepad-bids = { NAME($seat) } dá o primeiro lance.
scorepad-carries = O pote continua: { NAME($seat) } escolhe o naipe de novo.
scorepad-last = Última
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Total
scorepad-totals = Totais
scorepad-enter = Anotar a rodada { $hand }
scorepad-undo = Desfazer
scorepad-share = Compartilhar
scorepad-print = Imprimir
scorepad-copied = A folha foi copiada.
scorepad-not-copied = Este navegador não deixa copiar nada aqui.
scorepad-hands = Rodada a rodada
scorepad-open-hand = Rodada { $hand }, ver e mudar
scorepad-so-far = A noite até aqui
scorepad-lower = Pontos: quanto menos, melhor
scorepad-higher = Pontos: quanto mais, melhor
scorepad-first-hand = Joguem a primeira rodada e anotem aqui.
scorepad-fault = Rodada { $hand }: { LIST($why) }
scorepad-mend = Corrigir a rodada { $hand }
scorepad-spoilt = Com estas regras, a rodada { $hand } terá de ser corrigida. { LIST($why) }
scorepad-again = Nova noite
scorepad-change = Nomes e regras
scorepad-winner = Vitória
scorepad-deals = dá cartas
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats) } vence a partida
       *[many] { NAME($seats) } vencem a partida
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats) } vence a partida.
       *[many] { NAME($seats) } vencem a partida.
    }

## Fichas.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# Um número de fichas sem a palavra.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# No dinheiro dos jogadores. $money nunca é negativo.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Fichas
scorepad-players = Jogadores
scorepad-stack = Tem
scorepad-last-chips = Última
scorepad-pot = No pote
scorepad-pot-left = O pote fica na mesa.
scorepad-worth = Valor
scorepad-why = Por quê, na rodada { $hand }
scorepad-owed-now = Se parassem agora
scorepad-owed = Quem paga a quem
scorepad-quits = Ninguém deve nada a ninguém.
scorepad-gives = { NAME($from) } paga a { NAME($to) } { CHIPS($chips) }.
scorepad-gives-worth = { NAME($from) } paga a { NAME($to) } { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = { NAME($from) } tem no pote { CHIPS($chips) }.
scorepad-gives-pot-worth = { NAME($from) } tem no pote { CHIPS($chips) } ({ scorepad-money }).
scorepad-settled-at-end = As fichas se acertam no fim da partida.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · cada um comprou { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · cada um comprou { CHIPS($chips) } ({ scorepad-money })

## Uma rodada.

scorepad-hand = Rodada { $hand }
scorepad-next-line = { NAME($dealer) } dá as cartas · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer) } deu as cartas · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer) } deu as cartas · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = passe à esquerda
scorepad-way-right = passe à direita
scorepad-way-across = passe em frente
scorepad-way-left2 = passe dois lugares à esquerda
scorepad-way-right2 = passe dois lugares à direita
scorepad-way-left3 = passe três lugares à esquerda
scorepad-way-right3 = passe três lugares à direita
scorepad-way-scatter = uma carta a cada um
scorepad-way-hold = sem passe
scorepad-edit-hand = Mudar esta rodada
scorepad-remove-hand = Tirar da folha
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats) } acertou a lua.
       *[many] { NAME($seats) } acertaram a lua.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats) } acertou o sol.
       *[many] { NAME($seats) } acertaram o sol.
    }

## Anotar uma rodada.

scorepad-mode = Anotar por
scorepad-mode-cards = Cartas
scorepad-mode-points = Pontos
scorepad-moon = Lua
scorepad-rest = resto
scorepad-rest-of = Todas as outras de { SUIT($suit) } para { NAME($seat) }
scorepad-fewer = { NAME($seat) }: menos cartas de { SUIT($suit) }
scorepad-more = { NAME($seat) }: mais cartas de { SUIT($suit) }
scorepad-many =
    { $count ->
        [1] { NAME($seat) }: { $count } carta de { SUIT($suit) }
       *[other] { NAME($seat) }: { $count } cartas de { SUIT($suit) }
    }
scorepad-took = { NAME($seat) } levou { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, duas vezes
scorepad-takes = Cartas de { NAME($seat) }
scorepad-points-of = Pontos de { NAME($seat) }
scorepad-no-trick = Nenhuma vaza
scorepad-no-trick-of = { NAME($seat) } não levou nenhuma vaza
scorepad-adds-up = A conta fecha.
scorepad-checking = Um momento.
scorepad-put = Pôr a rodada { $hand } na folha
scorepad-keep = Salvar a mudança
scorepad-key-erase = Apagar
scorepad-key-sign = Mais ou menos
scorepad-key-rest = Resto
scorepad-key-next = Próximo
scorepad-who-moon = Quem acertou a lua?
    .about = Quem levou todos os pontos.
scorepad-every-trick = E também todas as vazas
    .about = Nesse caso, é o sol.
scorepad-others = Outros { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) }: os outros { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) }: { SIGNED($points) }
scorepad-how-moon = Como conta a lua?
scorepad-bidder = Quem deu o maior lance
scorepad-all-passed = Todos passaram
scorepad-bid = De quantas fichas
scorepad-bid-less = Uma ficha a menos
scorepad-bid-more = Uma ficha a mais
scorepad-suit = O naipe que vale

## No papel.

scorepad-paper-hand = Rodada
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
