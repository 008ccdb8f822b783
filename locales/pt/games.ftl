### Jogos: os que têm nome, e em que umas regras diferem do jogo padrão, em poucas palavras. É o que a primeira tela e a
### mesa dizem das regras; o resto está em rules.ftl.

## Os jogos que têm nome, e .about, o jogo numa frase.

preset-black-lady = Dama Negra
    .about = O jogo padrão: treze cartas de copas a um ponto cada, e a dama de espadas a treze.
preset-omnibus = Omnibus
    .about = O jogo padrão com um prêmio: o valete de ouros desconta dez pontos.
preset-original = Copas Original
    .about = O jogo da década de 1880: só copas valem, não há passe e se puxa copas quando se quer.
preset-plain = Copas Simples
    .about = O jogo padrão sem a dama: só copas valem.
preset-black-jack = Valete Negro
    .about = O valete de espadas toma o lugar da dama e vale dez pontos.
preset-black-maria = Black Maria
    .about = Três jogadores, três cartas perigosas de espadas e, a cada rodada, três cartas passadas à direita.
preset-spot = Copas por Valor
    .about = Cada carta de copas custa o que traz impresso, até catorze pelo ás, e a dama de espadas, vinte e cinco.
preset-partnership = Copas em Duplas
    .about = Dois contra dois, parceiros frente a frente; os totais de cada dupla se somam.
preset-reverse = Copas ao Contrário
    .about = Vence o maior total: todo mundo quer as copas e a dama.
preset-trickster = Trickster
    .about = O jogo padrão como se joga muito na internet: a dama descartada quebra copas, a lua conta do jeito que convém a quem acertou, e a vitória pode ser dividida.
preset-gamblers = Mesa de Apostas
    .about = A dama sai na primeira chance, copas ficam liberadas desde o início, e no fim todos acertam as contas com a média.
preset-domino = Copas Dominó
    .about = Seis cartas para cada um e um monte: quem não pode seguir o naipe compra até poder, e quem fica sem cartas está fora.
preset-sweepstakes = Bolão
    .about = Uma ficha por ponto, e o pote para quem for o único a ficar sem pontos.
preset-auction = Copas com Leilão
    .about = Ofereça fichas pelo direito de escolher o naipe que vale e de abrir. O pote fica para quem for o único sem pontos.
preset-howell = Acerto de Howell
    .about = Copas Original em que cada carta de copas é paga a quem não a levou.
preset-cancellation = Copas com Anulação
    .about = Dois baralhos para seis a onze pessoas: cartas iguais na mesma vaza se anulam.

## Valores que têm nome: value-CAMPO-VALOR.

value-teams-none = cada um por si
value-teams-2v2 = dois contra dois, parceiros frente a frente
value-teams-2v2v2 = três duplas, parceiros frente a frente
value-teams-3v3 = três contra três, em lugares alternados

value-kitty-first_trick = quem leva a primeira vaza
value-kitty-last_trick = quem leva a última vaza
value-kitty-first_penalty_trick = quem leva a primeira vaza com pontos
value-kitty-none = não há

value-pass_cycle-left = à esquerda
value-pass_cycle-right = à direita
value-pass_cycle-across = em frente
value-pass_cycle-left2 = dois lugares à esquerda
value-pass_cycle-right2 = dois lugares à direita
value-pass_cycle-left3 = três lugares à esquerda
value-pass_cycle-right3 = três lugares à direita
value-pass_cycle-scatter = uma carta a cada um
value-pass_cycle-hold = sem passe

value-opening-lowest_club = a carta mais baixa de paus
value-opening-any_club = quem tem a mais baixa de paus, com qualquer uma de paus
value-opening-eldest = quem está à esquerda de quem deu as cartas
value-opening-bidder = quem deu o maior lance no leilão

value-first_trick-no_penalties = nenhuma carta que soma pontos
value-first_trick-no_hearts = nenhuma carta de copas
value-first_trick-free = qualquer carta

value-breaking-true = é preciso quebrar copas
value-breaking-false = copas liberadas desde o início

value-hearts_only-may_lead = abre com copas
value-hearts_only-pass_lead = a vez de abrir passa adiante

value-queen_breaks-never = nunca
value-queen_breaks-discarded = quando descartada
value-queen_breaks-played = sempre que jogada

value-queen_lead-free = a qualquer momento
value-queen_lead-after_broken = depois de quebradas as copas

value-queen_or_hearts-must_lead_queen = abre com a dama
value-queen_or_hearts-either = tanto faz

value-queen_discard-free = a qualquer momento
value-queen_discard-after_broken = depois de quebradas as copas
value-queen_discard-forced = sempre na primeira chance

value-moon-old = os outros somam
value-moon-new = quem acertou desconta
value-moon-choice = quem acertou escolhe
value-moon-auto = os outros somam, a não ser que, com isso, quem acertou perca a partida
value-moon-off = não vale

value-objective-low = vence o menor total
value-objective-high = vence o maior total

value-tie-play_on = joga-se mais uma rodada
value-tie-shared = a vitória é dividida

value-settlement-none = sem fichas
value-settlement-average = cada um paga ou recebe a diferença para a média
value-settlement-lowest_takes_pot = uma ficha por ponto; o menor leva o pote
value-settlement-sweepstakes = uma ficha por ponto; o único sem pontos leva o pote
value-settlement-howell = cada carta de copas custa uma ficha a menos que o número de jogadores

## O que difere do jogo padrão, em poucas palavras, lado a lado com outras: «4 jogadores · até 100 · sem passe».

differs-players = { $players } jogadores
differs-end-target = até { $target }
differs-end-hands =
    { $hands ->
        [1] uma rodada
       *[other] { $hands } rodadas
    }
differs-packs =
    { $number ->
        [1] um baralho
       *[other] { $number } baralhos
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = sem equipes
differs-teams-2v2 = dois contra dois
differs-teams-2v2v2 = três duplas
differs-teams-3v3 = três contra três
differs-pooled = pontos somados por equipe
differs-joint_moon = lua em conjunto
differs-removed = sem { MARKS($cards) }
differs-removed-none = nenhuma carta retirada
differs-hand_size =
    { $number ->
        [1] uma carta para cada
       *[other] { $number } cartas para cada
    }
differs-kitty = morto: { WORD($value, of: "value-kitty") }
differs-kitty_peek = quem leva o morto olha
differs-pass_count =
    { $number ->
        [1] passa-se uma carta
       *[other] passam-se { $number } cartas
    }
differs-pass_cycle = passe { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = sem passe
differs-opening = abertura: { WORD($value, of: "value-opening") }
differs-first_trick = primeira vaza: { WORD($value, of: "value-first_trick") }
differs-breaking = copas liberadas desde o início
differs-hearts_only = só copas na mão: { WORD($value, of: "value-hearts_only") }
differs-queen = a dama é { MARK($card) }
differs-queen_breaks = a dama quebra copas: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = abrir com a dama: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = só copas e a dama: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = descartar a dama: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] sem lua
       *[other] lua: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = a lua exige o bônus
differs-sun = sol: { $number }
differs-no_trick_bonus = bônus por nenhuma vaza: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = empate no fim: { WORD($value, of: "value-tie") }
differs-fifty_reset = múltiplo de 50 desconta 50
differs-auction = leilão
differs-stock = compra-se do monte
differs-settlement = fichas: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [1] uma ficha comprada
       *[other] { $chips } fichas compradas
    }
differs-bought-worth =
    { $chips ->
        [1] uma ficha comprada a { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } fichas compradas a { NUMBER($worth, maximumFractionDigits: 3) } cada
    }
differs-split_two = dois sem pontos dividem o pote
