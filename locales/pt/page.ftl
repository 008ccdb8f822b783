### A página: início, mesa, menu. As configurações, as salas de regras, o bloco de pontos e a revisão têm
### arquivos próprios.

## Em toda parte.

page-name = OpenHearts
page-back = Voltar
page-close = Fechar
page-menu = Menu
page-reload = Recarregar
page-new-version = Há uma nova versão do OpenHearts. Sua partida fica guardada.
page-unloaded = Não foi possível carregar esta parte da página. Verifique a conexão e tente de novo.
# O título da janela.
page-title = { $what } · { page-name }
# Um número como se diz numa frase, no masculino.
page-count =
    { $count ->
        [0] nenhum
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
       *[other] { $count }
    }

## A primeira tela.

home-title = Uma boa partida de Copas.
home-promise = Grátis, sem conta, funciona sem internet.
home-play = Jogar agora
home-new = Nova partida
home-finished = Ver a partida terminada
home-against =
    { $count ->
        [1] contra um robô
       *[other] contra { page-count } robôs
    }
home-resume = Continuar a partida
home-kept =
    { $count ->
        [1] Mais uma partida guardada
       *[other] Mais { $count } partidas guardadas
    }
home-kept-title = Partidas guardadas
home-kept-about = Ficam neste aparelho até você terminá-las ou começar a sétima.
# Sob uma partida guardada: quando foi jogada pela última vez.
home-kept-when = Última jogada: { $when }
home-friends = Jogar com amigos
home-friends-about = Basta um link.
home-level = Os outros jogam
home-level-beginner = como iniciantes
home-level-easy = em nível fácil
home-level-medium = em nível médio
home-level-hard = em nível difícil
home-level-expert = como especialistas
home-rules = Mudar as regras
home-rules-line = { $name } · { $end } · { $count ->
        [1] um jogador
       *[other] { $count } jogadores
    }
home-games = Outros jogos
home-games-about = Todo tipo de Copas, e as suas próprias regras.
home-learn = Como se joga
home-learn-about = Jogando, com figuras ou pelo livro de regras.
home-learn-first = Primeira vez? Aprenda Copas em cinco minutos
home-learn-on = Continuar aprendendo
home-pad = Marcar pontos
home-pad-about = Para jogar com cartas de verdade, com fichas e tudo.
home-you = Suas partidas
home-you-about = Como você joga, as partidas para rever, tudo num arquivo.
home-settings = Configurações
home-unfinished = Não foi possível montar a mesa. Verifique a conexão e tente de novo.

## O que se joga.

rules-own = Regras da casa

## A mesa: os cantos, os lugares, as cartas.

table-hand = Rodada { $number }
table-highest = vence o maior total
table-pass-left = passe à esquerda
table-pass-right = passe à direita
table-pass-across = passe em frente
table-pass-left2 = passe dois lugares à esquerda
table-pass-right2 = passe dois lugares à direita
table-pass-left3 = passe três lugares à esquerda
table-pass-right3 = passe três lugares à direita
table-pass-scatter = uma carta a cada um
table-pass-hold = sem passe
# O que das regras não coube ao lado do título; abre o livro de regras.
table-more =
    { $count ->
        [1] mais 1 regra
       *[other] mais { $count } regras
    }
table-last-trick = Última vaza
table-take-back = Desfazer a jogada
table-hint = Dica
table-scores = Placar
table-your-hand = Sua mão
table-on-table = Na mesa
table-bot = robô
table-partner = parceria
table-dealer = dá cartas
table-leads = abre
table-passed = já passou
table-out = fora
table-cards-left =
    { $count ->
        [1] 1 carta na mão
       *[other] { $count } cartas na mão
    }
table-points =
    { $points ->
        [1] 1 ponto levado
       *[other] { $points } pontos levados
    }
table-total = { result-total }: { $total }
# Uma carta da vaza, lida em voz alta.
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, carta anulada
# Uma carta da mão, lida em voz alta.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, vai no passe
        [playable] { CARD($card, as: "card-first") }, pode ser jogada
        [barred] { CARD($card, as: "card-first") }, agora não pode
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, pode ser jogada, melhor, { $figure }
        [alike] { CARD($card, as: "card-first") }, pode ser jogada, quase igual à melhor, { $figure }
       *[other] { CARD($card, as: "card-first") }, pode ser jogada, { $figure }
    }

## O que se pede, e o que acontece.

turn-lead = Sua vez: abra a vaza
turn-lead-card = Sua vez: abra com { CARD($card, as: "the-card") }
turn-lead-club = Sua vez: abra com paus
turn-follow = Sua vez: jogue { SUIT($suit) }
turn-follow-short = Sua vez: { SUIT($suit) }
turn-discard = Sua vez: sem { SUIT($suit) }, jogue qualquer uma
turn-discard-some = Sua vez: sem { SUIT($suit) }
turn-drawn = Sua vez: jogue { CARD($card, as: "the-card") } que comprou
turn-last = Sua última carta
turn-waiting = { NAME($seat, at: "start") } está pensando
turn-watching = A vaza aparece quando estiver completa
turn-dealing = As cartas estão sendo dadas
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } ainda está escolhendo
       *[many] { NAME($seats, at: "start") } ainda estão escolhendo
    }
turn-received = De { NAME($seat) }: { CARDS($cards) }
turn-received-all = Você recebeu { CARDS($cards, as: "the-card") }
# O mesmo, ao lado do que se pede.
turn-received-marks = De { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Você recebeu { MARKS($cards) }
turn-continue = Toque para continuar
turn-out = Você está fora. Os outros continuam
turn-takes =
    { WHO($seat) ->
        [you] Você leva a vaza
       *[other] { NAME($seat, at: "start") } leva a vaza
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Você leva a vaza e o que ficou na mesa
       *[other] { NAME($seat, at: "start") } leva a vaza e o que ficou na mesa
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Você leva a vaza e o morto
       *[other] { NAME($seat, at: "start") } leva a vaza e o morto
    }
turn-draws =
    { WHO($seat) ->
        [you] Você compra { turn-cards }
       *[other] { NAME($seat, at: "start") } compra { turn-cards }
    }
turn-cards =
    { $count ->
        [1] uma carta
        [2] duas cartas
       *[other] { page-count } cartas
    }
turn-draws-in-vain =
    { $count ->
        [1] Você compra a última carta e ainda não pode seguir o naipe
        [2] Você compra as duas últimas e ainda não pode seguir o naipe
       *[other] Você compra as { page-count } últimas e ainda não pode seguir o naipe
    }
turn-cancel = { CARD($card, as: "card-pair-first") } se anulam
turn-stays = Tudo anulado: as cartas ficam, e a mesma pessoa abre de novo
turn-thinking = Pensando

## O que é lido em voz alta e não aparece em lugar nenhum.

log-title = O que acontece
# Uma vaza com cartas que valem.
log-takes =
    { WHO($seat) ->
        [you] Você leva a vaza, que traz { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat, at: "start") } leva a vaza, que traz { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Totais: { LIST($totals, list: "unit") }
log-best = Melhor: { CARD($card, as: "the-card") }

## O que vale nesta rodada.

holds-hearts =
    { $broken ->
        [true] Copas já foram quebradas
       *[false] Copas ainda não foram quebradas
    }
holds-suit =
    { $broken ->
        [true] Vale { SUIT($suit) }, e alguém já quebrou
       *[false] Vale { SUIT($suit) }, e ninguém quebrou ainda
    }
holds-counts = Vale { SUIT($suit) }

## O passe.

pass-title =
    { $count ->
        [1] Passe uma carta para { NAME($seat) }
        [2] Passe duas para { NAME($seat) }
       *[other] Passe { page-count } para { NAME($seat) }
    }
pass-title-scatter = Passe uma carta a cada um
# Onde está quem recebe.
pass-to-left = { NAME($seat, at: "start") } está à sua esquerda.
pass-to-right = { NAME($seat, at: "start") } está à sua direita.
pass-to-across = { NAME($seat, at: "start") } está à sua frente.
pass-to-left2 = { NAME($seat, at: "start") } está dois lugares à sua esquerda.
pass-to-right2 = { NAME($seat, at: "start") } está dois lugares à sua direita.
pass-to-left3 = { NAME($seat, at: "start") } está três lugares à sua esquerda.
pass-to-right3 = { NAME($seat, at: "start") } está três lugares à sua direita.
pass-from = { NAME($seat, at: "start") } passa para você.
pass-from-too = { NAME($seat, at: "start") } também passa para você.
pass-scatter = Cada pessoa recebe uma carta sua, e você recebe uma de cada.
pass-aim = Agora uma para { NAME($seat) }. Toque em outro lugar para escolher para outra pessoa.
pass-confirm = Passar para { NAME($seat) }
pass-confirm-scatter = Passar
pass-choose =
    { $count ->
        [1] Escolha uma carta
        [2] Escolha duas cartas
       *[other] Escolha { page-count } cartas
    }
pass-choose-more =
    { $count ->
        [1] Escolha mais uma
        [2] Escolha mais duas
       *[other] Escolha mais { page-count }
    }
pass-take-back = Toque numa carta escolhida para pegá-la de volta.
pass-slot = Para { NAME($seat) }
pass-slot-filled = Para { NAME($seat) }: { CARD($card, as: "the-card") }. Pegar de volta

## O leilão.

bid-title = Seu lance
bid-none = Nenhum lance ainda.
bid-high = { NAME($seat, at: "start") } oferece { $bid }.
bid-pot = O pote tem { CHIPS($chips) }.
bid-stack = Você tem { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] O treinador passaria.
       *[other] O treinador ofereceria { $bid }.
    }
bid-too-few = Você tem { CHIPS($chips) }: não dá para um lance.
bid-owes = Você deve { CHIPS($chips) } e não pode dar lance.
bid-confirm = Oferecer { $bid }
bid-pass = Passar
bid-more = Uma ficha a mais
bid-less = Uma ficha a menos
bid-amount = Fichas a oferecer
bid-quick =
    { $bid ->
        [1] { $bid } ficha
       *[other] { $bid } fichas
    }
turn-bidding = { NAME($seat, at: "start") } pensa no lance
turn-bids =
    { WHO($seat) ->
        [you] Você oferece { bid-quick }
       *[other] { NAME($seat, at: "start") } oferece { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Você passa
       *[other] { NAME($seat, at: "start") } passa
    }
turn-all-pass = Todos passam: vale copas, um ponto por carta
turn-names =
    { WHO($seat) ->
        [you] Você escolhe { SUIT($suit) }: um ponto por carta
       *[other] { NAME($seat, at: "start") } escolhe { SUIT($suit) }: um ponto por carta
    }
turn-naming = { NAME($seat, at: "start") } escolhe o naipe
turn-naming-again = { NAME($seat, at: "start") } escolhe o naipe de novo: o pote ficou
# No lugar de um jogador.
table-passes = passou
table-bid = lance: { $bid }
suit-title = Qual naipe vale?
suit-about = Você ofereceu { bid-quick }. Cada carta do naipe custa uma ficha, e você abre.
suit-again = O pote ficou na mesa, com { CHIPS($chips) }: você escolhe o naipe de novo e abre.
suit-held =
    { $count ->
        [0] nenhuma na mão
        [1] uma na mão
        [2] duas na mão
       *[other] { page-count } na mão
    }
suit-advice = O treinador escolheria { SUIT($suit) }.
suit-confirm = Vale { SUIT($suit) }
suit-choose = Escolha um naipe
suit-name = { SUIT($suit, as: "suit-first") }

## Cartas que ninguém tem: o morto, e o monte de onde se compra.

kitty-word = Morto
kitty-count =
    { $count ->
        [1] O morto: uma carta
       *[other] O morto: { $count } cartas
    }
kitty-yours = O morto é seu
kitty-yours-cards = O morto é seu: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Você levou o morto
       *[other] { NAME($seat, at: "start") } levou o morto
    }
stock-word = Monte
stock-count =
    { $count ->
        [1] O monte: uma carta
       *[other] O monte: { $count } cartas
    }

## Os números do treinador.

coach-legend-points = { coach-where }: os pontos perdidos em relação à melhor.
coach-legend-chips = { coach-where }: as fichas perdidas em relação à melhor.
coach-legend-game = { coach-where }: quanto se perde em relação à melhor, em % de uma partida.
coach-where =
    { $bars ->
        [true] Barras
       *[false] Nas cartas
    }
coach-alike = Marcadas: quase iguais.
coach-best = Melhor

## O contador de cartas.

counter-title = Contador de cartas
counter-out = por sair
counter-mine = suas
counter-gone = já saíram
# Lido em voz alta.
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = por sair { CARDS($cards, as: "rank") }
counter-suit-mine = suas { CARDS($cards, as: "rank") }
counter-suit-gone = já saíram { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } não tem
       *[many] { NAME($seats, at: "start") } não têm
    }
counter-known = { NAME($seat, at: "start") } recebeu de você
counter-aside =
    { $count ->
        [1] Uma delas está fora de jogo.
        [2] Duas delas estão fora de jogo.
       *[other] { $count } delas estão fora de jogo.
    }

## Fichas.

chips-word = Fichas
chips-pot = Pote
chips-left =
    { $owes ->
        [true] deve { CHIPS($chips) }
       *[false] tem { CHIPS($chips) }
    }
chips-owes = deve { CHIPS($chips, as: "chips-number") }
# O ganho da rodada, para uma coluna.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = No pote: { CHIPS($chips) }

## O fim de uma rodada.

result-hand = Rodada
result-total = Total
result-review = Rever a rodada
result-again = Jogar esta rodada de novo
result-chart = Totais rodada a rodada. Agora: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
result-suit = Valeu { SUIT($suit) }
# Ao lado dos pontos da rodada, lido em voz alta.
result-moon = acertou a lua

## O menu.

menu-new = Nova partida
menu-new-about = Dá novas cartas. Esta partida fica guardada.
menu-games = Outros jogos
menu-rules = Regras da casa
menu-rules-about = Para a próxima partida.
menu-learn = Regras deste jogo
menu-settings = Configurações
menu-leave = Sair da mesa
menu-leave-about = Sua partida fica guardada aqui.

## Aparência e som.

settings-title = Configurações

## O que fica guardado neste aparelho.

unsaved-title = Esta partida não está salva
unsaved-about = O navegador não conseguiu salvá-la: ela se perderia ao recarregar a página ou começar outra.
unsaved-why = O espaço do navegador está cheio ou desligado para esta página. Você pode continuar e salvar a partida num arquivo. Para abri-lo depois, vá a “{ home-games }” na primeira tela.
unsaved-save = Salvar num arquivo
kept-game-unreadable = Não foi possível ler uma partida guardada neste aparelho. Ela ficou de lado.
kept-game-refused = Não dá para continuar uma partida guardada neste aparelho. Ela ficou de lado.
kept-rules-unreadable =
    { $count ->
        [1] Não foi possível ler um conjunto de regras guardado neste aparelho. Ele ficou de lado.
       *[other] Não foi possível ler { $count } conjuntos de regras guardados neste aparelho. Eles ficaram de lado.
    }
kept-rules-not-kept = Este navegador não guarda nada, e as regras não puderam ser salvas. Salve-as num arquivo.
kept-rules-no-room = Cabem { $most } conjuntos de regras. Exclua um e salve de novo.

notice-undo = Desfazer

## Por que as regras não servem, onde quer que se leia. $field é o nome de um campo, como mensagem ou como foi escrito.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
