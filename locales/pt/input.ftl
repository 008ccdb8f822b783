### O que há de errado num arquivo ou pedido que alguém mandou.

## JSON. $place conta os caracteres a partir de 1.

json-after = Não dá para ler o JSON: há mais texto depois do fim, no caractere { $place }.
json-deep = Não dá para ler o JSON: está aninhado fundo demais, no caractere { $place }.
json-early = Não dá para ler o JSON: termina cedo demais, no caractere { $place }.
json-name = Não dá para ler o JSON: falta um nome entre aspas no caractere { $place }.
json-name-twice = Não dá para ler o JSON: o nome { $name } aparece duas vezes num objeto, no caractere { $place }.
json-many = Não dá para ler o JSON: um objeto tem nomes demais, no caractere { $place }.
json-colon = Não dá para ler o JSON: faltam dois-pontos no caractere { $place }.
json-comma-brace = Não dá para ler o JSON: falta uma vírgula ou uma chave de fechamento no caractere { $place }.
json-comma-bracket = Não dá para ler o JSON: falta uma vírgula ou um colchete de fechamento no caractere { $place }.
json-control = Não dá para ler o JSON: há um caractere de controle num texto, no caractere { $place }.
json-utf8 = Não dá para ler o JSON: o texto não é UTF-8, no caractere { $place }.
json-quote = Não dá para ler o JSON: um texto não tem aspas no fim, no caractere { $place }.
json-escape = Não dá para ler o JSON: um texto tem uma sequência de escape que o JSON não conhece, no caractere { $place }.
json-surrogate = Não dá para ler o JSON: há meio par substituto num texto, no caractere { $place }.
json-value = Não dá para ler o JSON: falta um valor no caractere { $place }.
json-zero = Não dá para ler o JSON: um número começa com 0, no caractere { $place }.
json-point = Não dá para ler o JSON: um número não tem algarismos depois do ponto, no caractere { $place }.
json-exponent = Não dá para ler o JSON: um número não tem algarismos no expoente, no caractere { $place }.

## Uma posição. $name é um dos seus campos.

position-object = Uma posição é um objeto JSON.
position-no-field = Uma posição não tem o campo { $given }.
position-whole = { $name } é um número inteiro de { $least } a { $most }.
position-flag = { $name } é true ou false.
position-suit = { $name } é clubs, diamonds, spades ou hearts.
position-cards = { $name } é uma lista de cartas.
position-piles = { $name } é uma lista de cartas para cada jogador.
position-numbers = { $name } é uma lista de números inteiros, um para cada jogador.
position-seats = { $name } é uma lista de lugares.
position-no-card = { $name } contém { $given }, que não é uma carta.
position-card-thrice = { $name } contém { CARD($card, as: "the-card") } três vezes.
position-hands = Com estas regras é preciso haver { $players } mãos, uma para cada jogador.
position-seat = { $name } é um dos lugares, contados a partir de 0.
position-one-each = { $name } tem um valor para cada jogador, ou nenhum.
position-number = O número de uma rodada vai de 0 a 999.
position-needs-leader = { $name } só vale para uma rodada em jogo, então é preciso também leader: o lugar que abriu a vaza na mesa ou, se não há nenhuma, que deve abrir.
position-table = Com estas regras nenhuma vaza se anula.
position-out = Ninguém nesse lugar pode estar fora.
position-leader-empty = Quem deve abrir não tem carta para isso.
position-trick-complete = A vaza na mesa já está completa.
position-card-absent = { CARD($card, as: "the-card-first") } não está em jogo com estas regras.
position-card-twice = { CARD($card, as: "the-card-first") } aparece duas vezes.
position-card-often = { CARD($card, as: "the-card-first") } aparece mais de duas vezes.
position-kitty-stock = Com estas regras as cartas que sobram são um monte, não um morto.
position-stock = Com estas regras não há monte.
position-two-players = Pelo menos dois jogadores precisam ter cartas.
position-not-out = { NAME($seat, at: "start") } não tem cartas, mas não está na lista dos que estão fora.
position-out-holds = { NAME($seat, at: "start") } tem cartas, mas está na lista dos que estão fora.
position-hand-empty = Cada jogador tem pelo menos uma carta.
position-hand-size = { NAME($seat, at: "start") } não tem tantas cartas quanto os outros.
position-chips = Com estas regras não há fichas.
position-auction = Com estas regras não há leilão.
position-bidder = Sem lance vencedor, vale copas; para outro naipe, é preciso haver quem o tenha escolhido.
position-pass =
    { $cards ->
        [1] As mãos são pequenas demais para passar uma carta.
        [2] As mãos são pequenas demais para passar duas cartas.
       *[other] As mãos são pequenas demais para passar { $cards } cartas.
    } Se não há passe, indique passing: false; se o jogo já começou, indique leader.

## Um registro.

log-version = Este não é o registro de uma partida do OpenHearts que esta versão leia ("openhearts": 1 ou 2).
log-rules = Não dá para jogar com as regras do registro ({ $field }). { LIST($why) }
log-seed = A semente do registro não é um número inteiro de 0 a 2⁶⁴ − 1.
log-dealer = Quem dá as cartas no registro não é quem as dá na primeira rodada.
log-deal = O registro não tem uma distribuição com hash, segredo e partes.
log-no-secret = O registro não traz o segredo das cartas, e por isso ninguém pode dá-las de novo ainda.
log-secret = O segredo do registro não são 32 bytes, escritos como 64 algarismos de 0 a f.
log-hash = O segredo do registro não dá o hash que foi mostrado antes. Estas não são as cartas que foram prometidas.
log-parts = As partes do registro não são uma para cada lugar, de no máximo { $most } bytes, escritas com algarismos de 0 a f.
log-hand = Essa rodada não existe no registro.
log-actions = O registro não tem uma lista de ações.
log-action = A ação { $number } do registro, { $action }, foi recusada. { LIST($why) }
log-action-form = Uma ação começa com bid, suit, pass, play ou moon; depois vêm o lugar e o resto, como em play 3 QS.

## Uma partida como as pessoas a escrevem. $name é uma etiqueta.

notation-line = Linha { $line }: { LIST($why) }
notation-comment-open = Falta a chave que fecha um comentário.
notation-tag-open = Falta o colchete que fecha uma etiqueta.
notation-tag-empty = A etiqueta { $name } não tem valor.
notation-tag-twice = A etiqueta { $name } aparece duas vezes.
notation-tag-unknown = Não existe a etiqueta { $name }.
notation-version = Esta versão não lê partidas escritas dessa forma.
notation-names = Os nomes são uma lista de textos.
notation-no-deal = Não há nem cartas dadas nem uma semente para dá-las.
notation-empty = Não há nenhuma partida no texto.
notation-end = O texto termina cedo demais.
notation-word = { $given } não pode estar aqui.
notation-unfinished = Outra rodada começa antes de esta terminar.
notation-differs = O que se diz de { $name } não é o que decorre do resto.
notation-cards-differ = Estas não são as cartas que foram dadas.
notation-holding = { $given } não é uma carta de uma mão. Escreva as cartas naipe por naipe, como S AQ5 H KT2 D - C AJ43.
notation-turn = A vez de agir é de { NAME($seat) }.
notation-trick = A próxima vaza é a número { $number }.

## Um evento que um observador recusa. $name é um membro dele, como se escreve em JSON.

event-member = { $name } falta no evento, ou não é o que cabe ali.
event-others = O evento tem membros que nenhum evento tem.
event-first = O primeiro evento precisa ser o de dar as cartas.
event-order = Esse evento não pode vir agora.
event-deal = As cartas dadas não combinam com a partida até aqui: { $name }.
event-action = { $action } não pode ter acontecido. { LIST($why) }
event-cards = As cartas do evento não combinam com as já vistas.
event-leads = O evento precisa dizer quem abre quando isso depende de cartas ocultas, e só então.

## Um pedido, do protocolo de linhas ou em Python.

input-long = Um pedido tem no máximo { $most } bytes.
input-words = Esse pedido não aceita mais palavras.
input-new = Uma nova partida recebe regras e uma semente, não { $given }.
input-seed = Uma semente é um número inteiro de 0 a 2⁶⁴ − 1.
input-pad = Um bloco de pontos recebe rules, dealer e hands, não { $given }.
input-dealer = dealer é um lugar, de 0 a { $most }.
input-hands = hands é uma lista.
input-no-hand = Essa rodada não existe nesta partida.
input-bot = Não há robô com esse nome.
input-bot-words = Um robô recebe seu nome, um lugar e uma semente, e mais nada.
input-steps = O número de passos vai de 0 a { $most }.
input-coach = Um treinador examina de 1 a { $most } decisões, e recebe uma semente.
input-depth = Uma profundidade é um número inteiro de 0 a { $most }.
input-count = São mais de { $most }. Peça menos profundidade.
input-undo-game = Esta rodada pertence a uma partida, cujo registro guarda o que foi feito. Pegue um clone.
input-undo-deal = Não há nada para desfazer.
input-pickle-deal = Uma distribuição sorteada não tem registro com que ser salva com pickle. Salve a visão.
input-text-deal = Uma distribuição sorteada não tem texto: não sabe carta a carta como se chegou a ela. Hand.from_cards monta o que resta dela como posição, e essa tem texto.
input-solve = Uma rodada pode ser resolvida quando as cartas já estão sendo jogadas.
input-solve-nodes = O fim desta rodada exige mais de { $most } nós. Resolva-o mais tarde na rodada ou permita mais.
input-deals-seat = As distribuições são sorteadas a partir da visão de um lugar, não da de um espectador.
input-choose-seat = Um espectador não tem cartas para escolher: use a visão do lugar que tem a vez.
input-deals-none = Nenhuma distribuição concorda com tudo o que esta visão mostra.
input-version = Esta visão foi salva com pickle por outra versão.
input-parts = Para dar cartas sem trapaça é preciso um segredo de 32 bytes e, para cada lugar, uma parte de no máximo { $most } bytes.
input-observe = Um observador recebe regras e um lugar, não { $given }.
input-observer = Ainda não há observador; observe cria um.
input-observed = O lugar de um observador é um número inteiro de 0 a { $most }, ou null para um espectador.
input-events = Os eventos são numerados a partir de 0; até agora houve { $most }.
input-events-position = Uma partida só tem eventos se começa por dar as cartas, e esta posição já passou disso.
input-playouts = O número de rodadas vai de 1 a { $most }, seguido de uma semente.

## Só em Python.

input-json-type = JSON é um texto ou um dict, não { $type }.
input-file-name = Aqui vai o conteúdo de um arquivo, não o nome dele: { $code }.
input-json-values = Estes valores não se escrevem em JSON: { $why }.
input-json-number = Não dá para ler o JSON: o número { $given } é grande demais.
input-json-surrogate = O texto tem meio par substituto, que não é um caractere.
input-hand-values = Uma rodada não se escreve em JSON: { $why }.
input-message = { $given } não é uma mensagem que esta versão saiba dizer.
input-pass-list = Um passe é uma lista de cartas, como ["QS", "AH", "2C"], mesmo que seja uma só: ["QS"].
input-bid-whole = Uma oferta é um número inteiro de fichas, não { $given }.
input-meant = Você quis dizer “{ $name }”?
# How the value that a rule needs is written.
input-json-value = Em JSON: { $json }
input-bot-none = Não há robô “{ $given }”. { LIST($why) }
input-bot-known = Há { LIST($bots) }. Depois de dois-pontos, flat e expert podem receber quantas simulações ou nós gastar numa decisão (expert:50000), uct, quantas distribuições e quantas vezes jogar cada uma (uct:20:50), e expert, que só contam os pontos da rodada (expert:points).
input-seed-not = Uma semente é um número inteiro de 0 a 2⁶⁴ − 1, não { $given }.
input-rules = As regras se fazem com Rules(), preset() ou Rules.from_json(); { $given } não é um conjunto de regras.
input-rules-seed = { $given } não é um conjunto de regras. Se é uma semente, passe-a pelo nome: seed={ $given }.
input-bots-each = Indique um robô para os { $players } lugares, ou um para cada.
input-players-each = São necessários { $players } jogadores, um por lugar, não { $given }.
input-deals-number = O número de distribuições vai de 1 a { $most }.
input-nodes-few = Permita pelo menos um nó.
input-seed-and-deal = Uma partida recebe uma semente ou um FairDeal, não os dois.
input-deal = Para dar cartas sem trapaça é preciso um FairDeal(); { $given } não é um.
input-no-view = { $given } não é um View: game.view(seat) dá um.
input-not-a-hand = { $given } não é um Hand: game.hand é um.
input-not-a-game = { $given } não é um Game: oh.Game() cria um.
input-not-made = Um Hand e um View vêm de uma partida, com game.hand e game.view(seat); Hand.from_cards() monta uma posição.
input-notation-type = Partidas na notação para pessoas são um texto, não { $type }.
input-one-game = Há várias partidas no texto, não uma.
input-view = Isto não é a visão de uma rodada em jogo por estas regras; com um monte, nenhuma pode ser lida.
input-comment = O lugar de um comentário é um número de ações de 0 a { $most }, não { $given }.
input-openspiel-option = O hearts do OpenSpiel não tem a opção { $given }.
input-openspiel-history = Um histórico do hearts do OpenSpiel não pode continuar com { $given } na posição { $place }.
input-openspiel-short = O histórico termina antes de as cartas serem dadas.
input-nodes = Um treinador examina de 1 a { $most } decisões, não { $given }.
input-seconds = Um robô pensa de 0 a { $most } segundos, não { $given }.

## Os pedidos do protocolo de linhas: o que cada um faz ou responde.

request-hello = Diz o nome do programa, a versão e os robôs.
request-help = Lista os pedidos.
request-fields = A tabela dos campos das regras.
request-messages = A lista fechada do que o motor diz, com os argumentos de cada mensagem.
request-refusals = A lista fechada dos motivos de recusa.
request-presets = Os jogos com nome, e em que diferem do jogo padrão.
request-rules = Confere um conjunto de regras e escreve todos os campos.
request-sheet = Um conjunto de regras, para pessoas lerem.
request-new = Dá as cartas de uma nova partida.
request-hand = Monta uma posição.
request-pad = Marca os pontos de uma partida com cartas de verdade.
request-load = Repete a partida de um registro.
request-log = A partida como registro.
request-status = Em que pé está a partida.
request-view = O que um lugar pode saber de uma rodada.
request-truth = Tudo sobre uma rodada.
request-events = O que aconteceu na partida, como todos e como cada lugar o veem.
request-observe = Observa uma partida de um lugar, ou como espectador.
request-see = Vê o próximo evento; responde com a visão depois dele.
request-legal = As cartas que pode jogar quem está na vez.
request-rest = Como o resto da rodada tem de acabar, se um lugar pode ter certeza disso; nada é jogado.
request-bot = O que um robô faria; nada é feito.
request-think = O mesmo, aos poucos: a cada novo pedido, continua.
request-coach = Quanto vale cada escolha de um lugar, e por quê; nada é feito.
request-count = O número de continuações válidas desse comprimento.
request-playouts = Rodadas ao acaso com as regras da partida, resumidas.
request-quit = Encerra a sessão.
request-bid = Dá um lance num leilão; 0 é passar.
request-suit = Escolhe o naipe que vale.
request-pass = Passa cartas; com scatter, a primeira vai à esquerda, e assim por diante em sentido horário.
request-play = Joga uma carta.
request-moon = Diz como conta uma lua.
