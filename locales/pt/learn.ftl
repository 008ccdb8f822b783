### A página: aprender o jogo com mãos preparadas, e como se joga, em resumo.

## As lições. $seat é a pessoa de quem trata a mesa da lição.

# Sobre o título de uma lição.
learn-step = { $number } de { $count }
# Lido em voz alta pela fila de barras.
learn-progress = Lição { $number } de { $count }
learn-skip = Pular
learn-leave = Sair das lições
learn-before = A lição anterior
learn-next = Avançar
learn-take-back = Desfazer
learn-last-card = E a última carta.
learn-thinking = Veja o que os outros jogam.
# Lido em voz alta no começo de uma lição, depois das cartas na mesa.
learn-held = Você tem na mão { CARDS($cards) }.
# Ao lado da carta que por enquanto leva a vaza, e da que levou.
learn-wins = está levando
learn-takes = leva a vaza
learn-unplayed = Não foi possível preparar esta lição. Siga para a próxima ou tente de novo.
learn-try-again = Tentar de novo

learn-trick-title = A carta mais alta leva
learn-trick-what = Cada pessoa joga uma carta: isso é uma vaza. Quem joga primeiro puxa um naipe, e a carta mais alta desse naipe leva a vaza. Por enquanto quem está levando é { NAME($seat) }, com o valete.
learn-trick-do = Jogue uma carta de paus que vença o valete.
learn-trick-right = Seu rei é a carta mais alta de paus, e as quatro cartas são suas. Quem leva uma vaza abre a próxima.
learn-trick-low = Essa fica abaixo do valete, e { NAME($seat) } leva a vaza. Só o seu rei vence o valete.

learn-follow-title = Siga o naipe
learn-follow-what = { NAME($seat, at: "start") } puxou ouros. Quem tem ouros precisa jogar uma carta de ouros.
learn-follow-do = Jogue uma carta de ouros.
learn-follow-why = As cartas escuras não podem ser jogadas agora. Toque numa delas e veja por quê.
learn-follow-right = Todo mundo seguiu o naipe, e a carta mais alta de ouros levou a vaza.

learn-void-title = Sem paus? Vale tudo
learn-void-what = Alguém puxou paus, e você não tem nenhuma carta de paus. Pode jogar qualquer uma, mas ela não leva a vaza: só o naipe puxado leva. Não há trunfo.
learn-void-do = Livre-se do seu ás, a carta mais alta de ouros.
learn-void-right = Aqui nem um ás leva alguma coisa. Cartas altas levam vazas que talvez você não queira, e é assim que você se livra delas.
learn-void-other = Essa pode ser jogada. Mas o seu ás com certeza vai levar uma vaza mais tarde, e esta era a hora de se livrar dele.

learn-hearts-title = Cada carta de copas é um ponto
learn-hearts-what = E pontos são ruins: vence quem tem menos. { NAME($seat, at: "start") } está levando esta vaza com o rei, e você não tem ouros.
learn-hearts-do = Dê uma carta de copas a { NAME($seat) }.
learn-hearts-right = Um ponto para { NAME($seat) }, e uma carta de copas a menos na sua mão.
learn-hearts-none = Essa pode ser jogada, mas não custa nada a { NAME($seat) }. Descarte uma carta de copas, e ela deixa de ser problema seu.

learn-duck-title = Fique abaixo do dez
learn-duck-what = { NAME($seat, at: "start") } está levando a vaza com o dez, e nela há uma carta de copas. A vaza custa um ponto.
learn-duck-do = Jogue a sua carta de ouros mais alta abaixo do dez.
learn-duck-why = Vale a pena guardar as cartas baixas para depois.
learn-duck-right = O nove fica abaixo do dez: o ponto não é seu, e você ainda tem o quatro.
learn-duck-high = O rei vence o dez: a vaza é sua, com a carta de copas e tudo.
learn-duck-low = Também fica abaixo do dez. Mas o nove já bastava, e o quatro vai fazer falta.

learn-last-title = Leve o que não custa nada
learn-last-what = Você joga por último, e não há pontos na mesa. Esta vaza sai de graça: é boa para uma carta alta.
learn-last-do = Leve com o ás.
learn-last-right = O ás se foi, e não custou nada a você.
learn-last-low = { NAME($seat, at: "start") } leva a vaza, e você fica com o ás. Da próxima vez, pode haver uma carta de copas no meio.

learn-queen-title = A dama custa treze
learn-queen-what = A dama de espadas vale tanto quanto todas as copas juntas. Ela vai para quem levar a vaza, e por enquanto quem está levando é { NAME($seat) }, com o rei.
learn-queen-do = Deixe a dama para { NAME($seat) }.
learn-queen-right = Treze pontos para { NAME($seat) }. Abaixo do rei ou do ás, ou quando você não pode seguir o naipe: é assim que você se livra dela.
learn-queen-kept = Agora a dama continua com você, e chances assim são raras.

learn-beware-title = Não fique com a dama
learn-beware-what = A dama de espadas ainda não saiu, e { NAME($seat) } joga depois de você. Seu rei ficaria com ela.
learn-beware-do = Fique abaixo do dez.
learn-beware-right = { NAME($seat, at: "start") } não tinha outra carta de espadas. A dama levou a vaza, e com ela os treze pontos.
learn-beware-high = { NAME($seat, at: "start") } pôs a dama debaixo do seu rei: treze pontos para você.

learn-pass-title = Três cartas para passar
learn-pass-what = Antes de uma rodada você passa três cartas: primeiro à esquerda, depois à direita, depois em frente. Na quarta rodada você fica com todas, e o ciclo recomeça. Com o ás ou o rei de espadas, você poderia acabar levando a dama.
learn-pass-do = Passe o ás e o rei de espadas, e mais uma carta.
learn-pass-right = Sem o ás e o rei, é mais difícil você ficar com a dama. As cartas levantadas vieram de { NAME($seat) }.
learn-pass-kept = Você guardou uma carta de espadas acima da dama. Se a dama cair debaixo dela, são treze pontos seus.

learn-open-title = O dois de paus começa
learn-open-what = Quem tem essa carta abre com ela a primeira vaza. Nela não se descartam pontos.
learn-open-do = Abra com o dois de paus.
learn-open-right = { NAME($seat, at: "start") } não tinha paus, mas tinha quatro cartas de copas, e não podia descartar nenhuma.

learn-broken-title = É preciso quebrar copas
learn-broken-what = Você abre, e vale qualquer carta que não seja de copas: só se puxa copas depois que alguém descartar uma carta de copas em outro naipe.
learn-broken-do = Abra com ouros.
learn-broken-why = Toque numa carta de copas e veja por que não.
learn-broken-right = { NAME($seat, at: "start") } não tinha ouros e descartou uma carta de copas. Copas foram quebradas: de agora em diante, podem ser puxadas.

learn-moon-title = Ou leve tudo
learn-moon-what = Com todas as copas e a dama você acerta a lua: nada para você, 26 pontos para cada um dos outros. Só falta o rei de copas, e { NAME($seat) } joga por último.
learn-moon-do = Leve esta vaza também.
learn-moon-right = Você acertou a lua: 26 pontos para cada um dos outros. Atenção: com uma carta de copas a menos, não há lua.
learn-moon-low = O rei de copas foi para outra pessoa. Não há lua, e os 25 pontos ficam com você.

learn-score-title = Vence o menor total
learn-score-what = Os pontos de todas as rodadas se somam. Quando alguém chega a 100, a partida acaba. Você começou esta rodada com 58, e { NAME($seat) } está a um ponto de 100.
learn-score-do = Deixe a carta de copas para { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } tem 100, e você, o menor total. Você vence.
learn-score-high = Agora a carta de copas é sua. { NAME($seat, at: "start") } fica abaixo de 100, e a partida continua.

learn-done-title = Esse é o jogo todo
learn-done-what = Agora é com você: adversários fáceis, e uma palavra do treinador quando uma carta fizer diferença.
learn-done-play = Jogar a primeira partida
learn-done-again = De novo, desde o começo
learn-anyway = Para jogar mesmo assim, escolha-a de novo.

## Como se joga, em resumo.

learn-title = Como se joga
learn-game = Dama Negra, o jogo padrão
learn-play = Aprender jogando
learn-play-about =
    { $count ->
        [1] Uma lição curta, cinco minutos
       *[other] { $count } lições curtas, cinco minutos
    }
learn-law = O livro de regras completo
learn-others = Outros tipos de Copas
learn-contents = Nesta página

howto-minute = Em um minuto
howto-minute-title = Leve o mínimo que puder
howto-minute-text = Cada carta de copas que você leva é um ponto, e a dama de espadas são treze. Quando alguém chega a 100, vence o menor total.
howto-pass = O passe
howto-pass-title = Antes se passam três cartas
howto-pass-text = À esquerda na primeira rodada, à direita na segunda, em frente na terceira. Na quarta, todo mundo fica com as suas cartas; depois, tudo se repete.
howto-pass-fact = Para { NAME($seat) }, à sua esquerda
howto-open = A primeira vaza
howto-open-title = O dois de paus começa
howto-open-text = Quem tem essa carta abre com ela. Você não tem paus aqui, mas a sua carta de copas precisa esperar: na primeira vaza não se descartam pontos.
howto-follow = Seguir o naipe
howto-follow-title = Siga o naipe puxado
howto-follow-text = Cada pessoa joga uma carta: isso é uma vaza. { NAME($seat, at: "start") } puxou paus. Você tem uma carta de paus, e é preciso jogá-la. Sem nenhuma, valeria qualquer carta. A carta mais alta de paus leva a vaza.
howto-trumps = Sem trunfo
howto-trumps-title = Não há trunfo
howto-trumps-text = Só o naipe puxado leva a vaza. O ás de copas é alto, mas aqui é um presente para { NAME($seat) }.
howto-queen = O que vale
howto-queen-title = A dama custa treze
howto-queen-text = Ela vai para quem leva a vaza. Você joga uma carta baixa de espadas sob o rei, e a dama não é sua.
howto-broken = Copas quebradas
howto-broken-title = É preciso quebrar copas
howto-broken-text = Ninguém pode puxar copas até que alguém descarte uma carta de copas em outro naipe, como aqui o seu seis.
howto-moon = Acertar a lua
howto-moon-title = Tudo ou nada
howto-moon-text = Leve todas as copas e a dama, e os outros recebem 26 pontos cada. Se faltar uma só carta de copas, tudo o que você levou fica com você.
howto-moon-fact = Os pontos da rodada
howto-score = Fim e vitória
howto-score-title = Vence o menor total
howto-score-text = Os pontos de todas as rodadas se somam. A partida acaba quando alguém tem 100, e vence quem tem menos.
howto-habits = Primeiros bons hábitos
howto-habits-title = Quatro bons hábitos
howto-habits-free = Leve uma vaza com uma carta alta quando não custa nada: você joga por último, e não há pontos na mesa.
howto-habits-low = Guarde cartas baixas de todos os naipes. No fim, elas tiram você do aperto.
howto-habits-spades = Passe o ás e o rei de espadas se tiver poucas cartas de espadas abaixo da dama.
howto-habits-void = Fique logo sem um naipe. Aí você pode descartar o que não quer.

## Outro nível, oferecido no fim de uma partida.

learn-level-up = Você vence a maioria das suas partidas. Com outros adversários, talvez seja mais divertido.
learn-level-down = Estes adversários estão difíceis para você. Com outros, talvez seja mais divertido.
learn-level-stay = Ficar com estes
learn-level-to-beginner = Com iniciantes
learn-level-to-easy = Em nível fácil
learn-level-to-medium = Em nível médio
learn-level-to-hard = Em nível difícil
learn-level-to-expert = Com especialistas
learn-level-chosen = Vale a partir da próxima partida. Você pode mudar na primeira tela.
