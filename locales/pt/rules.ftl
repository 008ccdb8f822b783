### Conjuntos de regras: como um campo se chama e o que significa, a folha de regras, por que umas regras não servem.

## Campos: o nome, .about o que ele diz, .default o padrão quando depende da mesa. Como se chamam os valores está em
## games.ftl.

field-players = Jogadores
    .about = Quantos se sentam à mesa.

field-packs = Baralhos
    .about = Com dois baralhos, cartas iguais na mesma vaza se anulam.

field-teams = Equipes
    .about = Quem joga com quem.

field-pooled = Pontos somados por equipe
    .about = O fim da partida depende da soma de cada equipe.

field-joint_moon = Lua em conjunto
    .about = Os parceiros podem acertar a lua juntos.

field-removed = Cartas retiradas
    .about = Cartas que ficam fora do baralho.
    .default = conforme a mesa

field-hand_size = Cartas para cada um
    .about = Quantas cartas cada jogador recebe.
    .default = todas, por igual

field-kitty = Morto
    .about = Quem leva as cartas que sobram depois de dadas.

field-kitty_peek = Quem leva o morto olha
    .about = Quem leva o morto o vê na hora; sem isso, ele fica fechado até o fim.

field-pass_count = Cartas passadas
    .about = Quantas cartas cada jogador passa.
    .default = conforme a mesa

field-pass_cycle = Passe
    .about = Para onde vão as cartas, rodada a rodada, em ciclo.
    .default = conforme a mesa

field-opening = Abertura
    .about = Quem abre a primeira vaza, e com quê.

field-first_trick = Primeira vaza
    .about = O que se pode descartar na primeira vaza.

field-breaking = É preciso quebrar copas
    .about = Não se puxa copas antes que uma tenha sido jogada.

field-hearts_only = Só copas na mão
    .about = O que acontece quando quem abre só tem copas e nenhuma foi jogada ainda.

field-queen = A dama
    .about = A carta de que falam as regras sobre a dama.

field-queen_breaks = A dama quebra copas
    .about = Se jogar a dama quebra copas.

field-queen_lead = Abrir com a dama
    .about = Quando se pode abrir com a dama.

field-queen_or_hearts = Só copas e a dama
    .about = Com que abre quem só tem copas e a dama, enquanto não se pode puxar copas.

field-queen_discard = Descartar a dama
    .about = Quando se pode ou se deve descartar a dama.

field-points = Pontos
    .about = Quanto vale cada carta; as que não aparecem não valem nada.
    .default = ♥ 1 cada, Q♠ 13

field-moon = Acertar a lua
    .about = Como conta a rodada em que um jogador leva todos os pontos.

field-moon_needs_bonus = A lua exige o bônus
    .about = Para acertar, é preciso levar também as cartas de bônus.

field-sun = Acertar o sol
    .about = Quanto conta a lua de quem levou todas as vazas.

field-no_trick_bonus = Bônus por nenhuma vaza
    .about = Descontado de quem não leva nenhuma vaza, numa rodada sem lua.

field-objective = Quem vence
    .about = Qual total vence.

field-end = Fim da partida
    .about = O total que termina a partida, ou o número de rodadas.

field-tie = Empate no fim
    .about = O que acontece quando há empate no melhor total.

field-fifty_reset = Múltiplo de 50 desconta 50
    .about = Um total que cai exatamente em 50, 100, 150 e assim por diante perde 50.

field-auction = Leilão
    .about = Os jogadores oferecem fichas pelo direito de escolher o naipe que vale e de abrir.

field-stock = Compra-se do monte
    .about = As cartas que sobram são um monte: quem não pode seguir o naipe compra até poder.

field-settlement = Fichas
    .about = Como a partida se acerta em fichas.

## A folha de regras: títulos, e o que se diz sob cada um.

sheet-aim = O objetivo
sheet-aim-low = Evite pontos: vence o menor total.
sheet-aim-high = Aqui se querem pontos: vence o maior total.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Jogam dois contra dois, com os parceiros frente a frente.
sheet-sides-2v2v2 = Jogam três duplas umas contra as outras, com os parceiros frente a frente.
sheet-sides-3v3 = Jogam três contra três, em lugares alternados.
sheet-sides-totals = Cada carta conta para quem a levou, e os totais de cada equipe se somam.

sheet-deal = As cartas
sheet-deck =
    { $packs ->
        [1] Para { $players } jogadores, com um baralho completo de { $cards } cartas; o ás é a mais alta.
       *[other] Para { $players } jogadores, com dois baralhos, { $cards } cartas; o ás é a mais alta.
    }
sheet-deck-without =
    { $packs ->
        [1] Para { $players } jogadores, com um baralho de { $cards } cartas, sem { CARDS($removed, as: "card-mark") }; o ás é a mais alta.
       *[other] Para { $players } jogadores, com dois baralhos de { $cards } cartas, sem { CARDS($removed, as: "card-mark") }; o ás é a mais alta.
    }
sheet-dealt =
    { $cards ->
        [1] Cada jogador recebe uma carta, e a vez de dar as cartas passa à esquerda.
       *[other] Cada jogador recebe { $cards } cartas, uma de cada vez, e a vez de dar as cartas passa à esquerda.
    }
sheet-stock =
    { $cards ->
        [1] A carta que sobra fica fechada na mesa: é o monte.
       *[other] As { $cards } cartas que sobram ficam fechadas na mesa: são o monte.
    }
sheet-stock-none = Não sobra nada, e por isso não há monte de onde comprar.
sheet-kitty =
    { $cards ->
        [1] A carta que sobra é o morto, que vai para { WORD($taker, of: "value-kitty") }. Ninguém o vê até cair a última carta.
       *[other] As { $cards } cartas que sobram são o morto, que vai para { WORD($taker, of: "value-kitty") }. Ninguém o vê até cair a última carta.
    }
sheet-kitty-seen =
    { $cards ->
        [1] A carta que sobra é o morto, que vai para { WORD($taker, of: "value-kitty") }; só essa pessoa pode vê-lo.
       *[other] As { $cards } cartas que sobram são o morto, que vai para { WORD($taker, of: "value-kitty") }; só essa pessoa pode vê-lo.
    }

sheet-auction = O leilão
sheet-auction-bids = A partir da esquerda de quem deu as cartas, cada jogador tem uma vez: oferece fichas, mais que o último lance e não mais do que tem, ou passa.
sheet-auction-suit = Quem deu o maior lance paga o que ofereceu ao pote, escolhe o naipe que vale e abre. O que se diz abaixo sobre copas vale então para esse naipe.
sheet-auction-carried = Enquanto ninguém ganha o pote não há novo leilão: o mesmo jogador olha as novas cartas, escolhe um naipe e abre, sem pagar mais nada.
sheet-auction-passed = Se todos passam, vale copas, abre quem está à esquerda de quem deu as cartas, e a próxima rodada tem leilão.

sheet-pass = O passe
sheet-pass-none = Não se passam cartas.
sheet-pass-cards =
    { $cards ->
        [1] Antes do jogo, cada um passa uma carta fechada e só olha a que recebe depois de ter dado a sua.
        [2] Antes do jogo, cada um passa duas cartas fechadas e só olha as que recebe depois de ter dado as suas.
       *[other] Antes do jogo, cada um passa { $cards } cartas fechadas e só olha as que recebe depois de ter dado as suas.
    }
sheet-pass-always = As cartas vão sempre { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Sentido do passe, rodada a rodada: { WORDS($ways, of: "pass-way", list: "unit") }; depois, recomeça.
sheet-pass-scatter =
    { $cards ->
        [1] Quando vai uma a cada um dos outros, é uma carta.
        [2] Quando vai uma a cada um dos outros, são duas cartas.
       *[other] Quando vai uma a cada um dos outros, são { $cards } cartas.
    }
# Para onde se passam as cartas.
pass-way-left = à esquerda
pass-way-right = à direita
pass-way-across = para quem está em frente
pass-way-left2 = dois lugares à esquerda
pass-way-right2 = dois lugares à direita
pass-way-left3 = três lugares à esquerda
pass-way-right3 = três lugares à direita
pass-way-scatter = uma a cada um dos outros
pass-way-hold = sem passe

sheet-play = O jogo
sheet-lead-lowest = Quem tem o { MARK($card) } abre com ele a primeira vaza.
sheet-lead-lowest-dealt = Quem tem a carta mais baixa de paus entre as que foram dadas abre com ela a primeira vaza.
sheet-lead-lowest-packs = A carta mais baixa de paus entre as que foram dadas abre a primeira vaza; joga quem a tem primeiro, a partir da esquerda de quem deu as cartas.
sheet-lead-any_club = Quem tem a carta mais baixa de paus abre a primeira vaza, com qualquer carta de paus.
sheet-lead-eldest = Quem está à esquerda de quem deu as cartas abre a primeira vaza.
sheet-lead-bidder = Quem deu o maior lance abre a primeira vaza.
sheet-follow = Siga o naipe se puder; senão, jogue qualquer carta. A vaza é de quem jogou a carta mais alta do naipe que a abriu; essa pessoa abre a próxima.
sheet-cancel = Cartas iguais na mesma vaza se anulam, e a vaza é da mais alta das outras.
sheet-cancel-all = Uma vaza em que todas as cartas do naipe que abriu se anulam fica na mesa: abre de novo o mesmo jogador, e quem levar a próxima vaza leva as duas.
sheet-draw = Quem não pode seguir o naipe compra do monte até poder, e então precisa jogar essa carta. Com o monte vazio, pode-se jogar qualquer carta.
sheet-draw-out = Quem não tem mais cartas quando se abre uma vaza está fora. Quando resta um só jogador, as cartas da sua mão e do monte se juntam às suas vazas.
sheet-penalties =
    { $objective ->
        [low] custam pontos
       *[high] dão pontos
    }
sheet-first-no_penalties = Na primeira vaza não se descartam cartas que { sheet-penalties }, a não ser que não haja outras.
sheet-first-no_hearts = Na primeira vaza não se descartam copas, a não ser que não haja outra carta.
sheet-breaking = Não se pode puxar copas antes de serem quebradas, isto é, antes que uma carta de copas tenha sido jogada.
sheet-breaking-free = Pode-se puxar copas a qualquer momento.
sheet-hearts_only-may_lead = Quem deve abrir e só tem copas abre com copas mesmo assim.
sheet-hearts_only-pass_lead = Se quem deve abrir só tem copas, antes de copas serem quebradas, a vez de abrir passa à esquerda.
sheet-broken = As copas são quebradas quando uma carta de copas é jogada.
sheet-queen-breaks-discarded = Descartar { CARD($queen, as: "the-mark") } quebra copas.
sheet-queen-breaks-played = Jogar { CARD($queen, as: "the-mark") } sempre quebra copas.
sheet-queen-lead = Não se abre com { CARD($queen, as: "the-mark") } antes de copas serem quebradas, a não ser que não haja outra carta.
sheet-queen-must-lead = Antes de copas serem quebradas, quem só tem copas e { CARD($queen, as: "the-mark") } precisa abrir com { CARD($queen, as: "the-mark") }.
sheet-queen-either = Antes de copas serem quebradas, quem só tem copas e { CARD($queen, as: "the-mark") } pode abrir com qualquer carta.
sheet-queen-discard = Não se descarta { CARD($queen, as: "the-mark") } antes de copas serem quebradas, a não ser que não haja outra carta.
sheet-queen-forced = É preciso descartar { CARD($queen, as: "the-mark") } na primeira chance.

sheet-points = Os pontos
sheet-points-suit = Cada carta do naipe escolhido conta um ponto para quem a leva.
sheet-points-none = Nenhuma carta conta nada.
sheet-points-cards = As cartas levadas nas vazas contam { LIST($values) }.
sheet-points-each =
    { $points ->
        [1] { $points } ponto por { SUIT($suit, as: "suit-each") }
       *[other] { $points } pontos por { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [1] { $points } ponto { CARD($card, as: "by-mark") }
       *[other] { $points } pontos { CARD($card, as: "by-mark") }
    }
sheet-no_trick =
    { $points ->
        [1] Quem não leva nenhuma vaza marca um ponto a menos, a não ser que haja uma lua.
       *[other] Quem não leva nenhuma vaza marca { $points } pontos a menos, a não ser que haja uma lua.
    }
sheet-fifty = Um total que cai exatamente em 50, 100, 150 e assim por diante perde 50.

sheet-moon = Acertar a lua
sheet-moon-none = Não há lua: as cartas contam sempre para quem as levou.
sheet-moon-player = Quem leva todas as cartas que { sheet-penalties } acerta a lua.
sheet-moon-player-bonus = Quem leva todas as cartas que { sheet-penalties }, e também as de bônus, acerta a lua.
sheet-moon-side = Um jogador, ou uma equipe em conjunto, que leva todas as cartas que { sheet-penalties } acerta a lua.
sheet-moon-side-bonus = Um jogador, ou uma equipe em conjunto, que leva todas as cartas que { sheet-penalties }, e também as de bônus, acerta a lua.
sheet-moon-old =
    { $teams ->
        [none] Então todos os outros somam { $points }, e quem acertou, nada.
       *[other] Então cada adversário soma { $points }, e quem acertou, nada.
    }
sheet-moon-new = Então quem acertou desconta { $points }, e ninguém soma nada.
sheet-moon-choice =
    { $teams ->
        [none] Então quem acertou escolhe: ou todos os outros somam { $points }, ou quem acertou desconta { $points }.
       *[other] Então quem acertou escolhe: ou cada adversário soma { $points }, ou quem acertou desconta { $points }.
    }
sheet-moon-auto =
    { $teams ->
        [none] Então todos os outros somam { $points }; mas, se assim quem acertou perdesse a partida, desconta { $points }.
       *[other] Então cada adversário soma { $points }; mas, se assim quem acertou perdesse a partida, desconta { $points }.
    }
sheet-moon-together = Se a equipe acertou em conjunto, cada um dos seus jogadores desconta o mesmo.
sheet-moon-chooser = Na equipe, escolhe o jogador cujas cartas somam mais pontos; em caso de empate, o primeiro deles a partir da esquerda de quem deu as cartas.
sheet-sun = Quem leva também todas as vazas acerta o sol, que conta { $points }.
sheet-moon-bonuses = As cartas de bônus contam para quem as levou, também numa lua.

sheet-end = O fim
sheet-end-hands =
    { $hands ->
        [1] A partida termina depois de uma rodada.
       *[other] A partida termina depois de { $hands } rodadas.
    }
sheet-end-target = A partida termina depois da rodada em que um jogador chega a { $target }.
sheet-end-target-side = A partida termina depois da rodada em que uma equipe chega a { $target }.
sheet-wins =
    { $objective ->
        [low] Vence o menor total.
       *[high] Vence o maior total.
    }
sheet-wins-side =
    { $objective ->
        [low] Vence a equipe com a menor soma.
       *[high] Vence a equipe com a maior soma.
    }
sheet-tie-play_on = Havendo empate no primeiro lugar, joga-se mais uma rodada.
sheet-tie-shared = Havendo empate no primeiro lugar, a vitória é dividida.

sheet-chips = As fichas
sheet-bought =
    { $chips ->
        [1] Cada um compra uma ficha. O saldo pode ficar abaixo de zero, como dívida.
       *[other] Cada um compra { $chips } fichas. O saldo pode ficar abaixo de zero, como dívida.
    }
sheet-bought-worth =
    { $chips ->
        [1] Cada um compra uma ficha a { NUMBER($worth, maximumFractionDigits: 3) }. O saldo pode ficar abaixo de zero, como dívida.
       *[other] Cada um compra { $chips } fichas a { NUMBER($worth, maximumFractionDigits: 3) } cada. O saldo pode ficar abaixo de zero, como dívida.
    }
sheet-average =
    { $objective ->
        [low] Terminada a partida, cada jogador com total acima da média paga a diferença em fichas, e cada um abaixo dela recebe a diferença. Frações de ficha contam.
       *[high] Terminada a partida, cada jogador com total abaixo da média paga a diferença em fichas, e cada um acima dela recebe a diferença. Frações de ficha contam.
    }
sheet-lowest_takes_pot = Depois de cada rodada, cada um paga uma ficha por ponto das cartas que levou, e quem fez menos pontos na rodada leva o pote. Em caso de empate, o pote é dividido, e a sobra fica.
sheet-sweepstakes = Depois de cada rodada, cada um paga uma ficha por ponto das cartas que levou. Quem não paga nada fica sem pontos.
sheet-sweepstakes-one = Se só um jogador fica sem pontos, ele leva o pote; senão, o pote fica para a próxima rodada.
sheet-sweepstakes-two = Se só um jogador fica sem pontos, ele leva o pote; se são dois, eles o dividem, e a ficha que sobrar fica; senão, o pote fica para a próxima rodada.
sheet-howell =
    { $chips ->
        [1] Depois de cada rodada, cada um paga ao pote uma ficha por carta de copas que levou e retira uma ficha por carta de copas que não levou.
       *[other] Depois de cada rodada, cada um paga ao pote { $chips } fichas por carta de copas que levou e retira uma ficha por carta de copas que não levou.
    }
sheet-bonus-pays-nothing = Cartas de bônus não custam nem rendem fichas.
sheet-moon-pays-nothing = Os pontos de uma lua não movem fichas.

## Por que um valor não serve para um campo. Vem depois do nome do campo: «moon: Aqui cabe ...». $given é o que foi
## escrito.

fault-flag = Aqui cabe true ou false, não { $given }.
fault-choice = Aqui cabe { LIST($values, list: "or") }, não { $given }.
fault-amount = Aqui cabe off, ou um número inteiro de 1 a um milhão, não { $given }.
fault-count = Aqui cabe um número inteiro, não { $given }.
fault-open-count = Aqui cabe um número inteiro ou "{ $word }", não { $given }.
fault-card = Aqui cabe uma carta, como "QS", não { $given }.
fault-cards = Aqui cabe uma lista de cartas, como ["2D"], não { $given }.
fault-cards-item = { $given } não é uma carta. Escreva valor e naipe em inglês, como "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } aparece três vezes na lista.
fault-cycle = Aqui cabe uma lista de passes, como ["left", "right", "hold"], não { $given }.
fault-cycle-entry = Um passe é { LIST($values, list: "or") }, não { $given }.
fault-points = Aqui se dá valor às cartas, como { "{" }"H": 1, "QS": 13{ "}" }, não { $given }.
fault-points-name = { $given } não é nem uma carta, como "QS", nem um naipe, como "H".
fault-points-value = O valor { CARD($card, as: "of-the-card") } é um número inteiro, até um milhão acima ou abaixo de 0, não { $given }.
fault-points-suit = O valor de cada { SUIT($suit, as: "suit-each") } é um número inteiro, até um milhão acima ou abaixo de 0, não { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } aparece duas vezes na lista.
fault-end = Aqui cabe um total de 25 a 500, ou um número de rodadas, pelo menos uma.
fault-settlement-kind = Aqui é preciso um kind, como { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Aqui há kind, chip_value, buy_in e split_two, mas não { $given }.
fault-chip_value = Uma ficha vale de 0,001 a um milhão, com no máximo três casas decimais, não { $given }.
fault-buy_in = Compra-se um número inteiro de fichas, de 1 a um milhão, não { $given }.
fault-split_two = split_two é true ou false, não { $given }.
fault-rules = Um conjunto de regras é um objeto JSON, como { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Não há jogo com o nome { $given }.
fault-no-field = Esse campo não existe.
# Só em Python: um valor que JSON não sabe escrever.
fault-value = { $given } não é um valor que uma regra possa ter.

## Por que não dá para jogar com umas regras. Vem depois do nome do campo.

fault-packs = Joga-se com um baralho ou dois, não { $packs }.
fault-players = Numa mesa jogam de { $least } a { $most } pessoas, não { $players }. Com um monte podem ser { $stock_least }; com dois baralhos, até { $packs_most }.
fault-players-packs = Com dois baralhos jogam de { $least } a { $most } pessoas, não { $players }.
fault-players-stock = Com um monte jogam de { $least } a { $most } pessoas, não { $players }. Com dois baralhos podem ser até { $packs_most }.
fault-teams = Essas equipes não combinam com uma mesa de { $players }.
fault-needs-teams = Para isto é preciso haver equipes: escolha quem joga junto em “{ field-teams }”.
fault-removed-once = Um baralho só tem { CARD($card, as: "the-card") } uma vez.
fault-removed-many =
    { $cards ->
        [0] Não restam cartas para dar.
        [1] Com uma carta restante, não há uma para cada jogador.
       *[other] Com { $cards } cartas restantes, não há uma para cada jogador.
    }
fault-hand_size-least = Cada jogador precisa receber pelo menos uma carta.
fault-hand_size-most = { $players } jogadores não podem receber { $hand_size } cartas cada de um total de { $cards }.
fault-kitty =
    { $cards ->
        [1] Sobra uma carta: é preciso um morto, ou dar as cartas de outro modo.
       *[other] Sobram { $cards } cartas: é preciso um morto, ou dar as cartas de outro modo.
    }
fault-pass_count = Podem-se passar de 0 a 4 cartas.
fault-pass_count-hand =
    { $hand_size ->
        [1] Um passe de { $pass_count } é maior que uma mão de uma carta.
       *[other] Um passe de { $pass_count } é maior que uma mão de { $hand_size } cartas.
    }
fault-pass_cycle-empty = Aqui é preciso pelo menos um valor; para nunca passar, é “{ value-pass_cycle-hold }”.
fault-pass_cycle-scatter =
    { $hand_size ->
        [1] Com scatter se dá uma carta a cada um dos outros, mais que uma mão de uma carta.
       *[other] Com scatter se dá uma carta a cada um dos outros, mais que uma mão de { $hand_size } cartas.
    }
fault-pass_cycle-across = Numa mesa de { $players }, ninguém se senta em frente.
fault-pass_cycle-oneself = Numa mesa de { $players }, um desses passes volta à própria pessoa.
fault-points-range = O valor de uma carta vai até um milhão acima ou abaixo de 0.
fault-amount-range = Aqui cabe off, ou um número inteiro de 1 a um milhão.
fault-sun-moon = O sol se marca como uma lua, e a lua não vale.
fault-end-hands = Uma partida tem pelo menos uma rodada.
fault-end-target = O total que termina a partida vai de 25 a 500, não { $target }.
fault-end-worth = As cartas em jogo valem { $points } ao todo, e nenhum total poria fim à partida. Em vez disso, indique um número de rodadas.
fault-auction-opening = Depois de um leilão, quem deu o maior lance abre a primeira vaza (“{ field-opening }”: “{ value-opening-bidder }”).
fault-auction-none = Sem leilão não há quem abra a primeira vaza por ter dado o maior lance.
fault-auction-pass = Com leilão não se passam cartas (“{ field-pass_cycle }”: “{ value-pass_cycle-hold }”).
fault-auction-settlement = O pote de um leilão se ganha como no bolão (“{ field-settlement }”: “{ value-settlement-sweepstakes }”).
fault-settlement-buy_in = Compra-se um número inteiro de fichas, de 1 a um milhão.
fault-settlement-chip_value = Uma ficha vale de 0,001 a um milhão.
fault-settlement-objective = Onde vence o maior total, “{ field-settlement }” só pode ser “{ value-settlement-none }” ou “{ value-settlement-average }”.
