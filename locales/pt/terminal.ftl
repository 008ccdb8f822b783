### A linha de comando. O que se digita (comandos, opções, `old`, `sheet`) é igual em todas as línguas e chega como
### argumento ou fica fora da frase.

## Cartas, números e fichas.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = { $seconds }{ "\u00A0" }s restantes
# Fichas só como número, numa tabela.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
# Que cartas custam tanto: «14 pontos (Q♠ 4♥)».
terminal-points-of =
    { $points ->
        [1] { $points } ponto ({ $cards })
       *[other] { $points } pontos ({ $cards })
    }
# No alto de uma coluna, e de uma lista: quem lê.
terminal-you = Você

## Uma partida: como começa.

terminal-seed = semente { $seed }
terminal-help-key = { $key } para ajuda
terminal-partners = Você joga com { NAME($seats) }.
terminal-partners-others = { NAME($seats, at: "start") } jogam em parceria.
terminal-rules-here = As regras desta partida

## Uma rodada: como começa, e o passe.

terminal-hand = Rodada { $number }
terminal-total = Total
terminal-deals =
    { WHO($seat) ->
        [you] Você dá as cartas
       *[other] { NAME($seat, at: "start") } dá as cartas
    }
terminal-way =
    { $way ->
        [left] passe à esquerda
        [right] passe à direita
        [across] passe em frente
        [left2] passe dois lugares à esquerda
        [right2] passe dois lugares à direita
        [left3] passe três lugares à esquerda
        [right3] passe três lugares à direita
        [scatter] passe uma carta a cada um
       *[hold] sem passe
    }
terminal-kitty-of = um morto de { $count }
terminal-stock-of = um monte de { $count }
terminal-place-left = à sua esquerda
terminal-place-right = à sua direita
terminal-place-across = à sua frente
terminal-place-left2 = dois lugares à sua esquerda
terminal-place-right2 = dois lugares à sua direita
terminal-place-left3 = três lugares à sua esquerda
terminal-place-right3 = três lugares à sua direita
terminal-pass-to =
    { $partner ->
        [true] Passe { $count } para { NAME($seat) }, da sua equipe, { WORD($way, of: "terminal-place") }.
       *[false] Passe { $count } para { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = Uma carta para cada um dos outros, nesta ordem: { NAME($seats) }.
terminal-given = Para { NAME($seat) } { $card }
terminal-received = De { NAME($seat) }: { $cards }
terminal-received-one = De { NAME($seat) } { $card }

## O leilão.

terminal-auction-carries =
    { WHO($seat) ->
        [you] O pote continua, e por isso não há lances: você escolhe o naipe de novo e não paga mais nada.
       *[other] O pote continua, e por isso não há lances: { NAME($seat) } escolhe o naipe de novo e não paga mais nada.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Você passa
       *[other] { NAME($seat, at: "start") } passa
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Você oferece { $bid }
       *[other] { NAME($seat, at: "start") } oferece { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Você paga ao pote seu lance de { $bid }; agora ele tem { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } paga ao pote seu lance de { $bid }; agora ele tem { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Você escolhe { SUIT($suit) } e abre: cada { $symbol } vale um ponto.
       *[other] { NAME($seat, at: "start") } escolhe { SUIT($suit) } e abre: cada { $symbol } vale um ponto.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Todos passaram: cada { $symbol } vale um ponto, e você abre.
       *[other] Todos passaram: cada { $symbol } vale um ponto, e { NAME($seat) } abre.
    }
terminal-last-bid = Último lance: { $bid } ({ NAME($seat) })
terminal-no-bid = Nenhum lance ainda
terminal-pot = Pote: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Suas fichas: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Você está em dívida e só pode passar.
        [none] Você não tem mais fichas e só pode passar.
       *[short] Você não tem mais do que isso e só pode passar.
    }
# No convite a digitar: este naipe vale.
terminal-counts = vale { $symbol }

## Vazas.

terminal-drew = { $play } (comprou { $count })
terminal-cancelled =
    { $count ->
        [1] Carta anulada: { LIST($cards) }
       *[other] Cartas anuladas: { LIST($cards) }
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Não resta { $symbol }: as { $count } cartas ficam na mesa, e você abre de novo
       *[other] Não resta { $symbol }: as { $count } cartas ficam na mesa, e { NAME($seat) } abre de novo
    }
terminal-trick-none-left = Não resta { $symbol } para levar a última vaza
terminal-trick-takes =
    { WHO($seat) ->
        [you] Você leva
       *[other] { NAME($seat, at: "start") } leva
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Você leva a vaza e as { $count } cartas da mesa
       *[other] { NAME($seat, at: "start") } leva a vaza e as { $count } cartas da mesa
    }
terminal-trick-partner-takes = { NAME($seat, at: "start") }, da sua equipe, leva
terminal-trick-partner-takes-table = { NAME($seat, at: "start") }, da sua equipe, leva a vaza e as { $count } cartas da mesa
terminal-on-table = Na mesa: { $count } cartas
terminal-taking =
    { WHO($seat) ->
        [you] Por enquanto, você leva
       *[other] Por enquanto, { NAME($seat) } leva
    }
terminal-taking-nobody = Por enquanto, ninguém leva
terminal-broken =
    { $suit ->
        [clubs] Paus foram quebrados.
        [diamonds] Ouros foram quebrados.
        [spades] Espadas foram quebradas.
       *[hearts] Copas foram quebradas.
    }
terminal-held = Cartas na mão:
terminal-stock = monte { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Você leva o morto
       *[other] { NAME($seat, at: "start") } leva o morto
    }
terminal-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
terminal-cards-named =
    { $count ->
        [1] { $count } carta: { $cards }
       *[other] { $count } cartas: { $cards }
    }
terminal-kitty-with = O morto, com { NAME($seat) }: { $cards }
terminal-you-draw = Você compra { $cards }
terminal-stock-empty = O monte está vazio
terminal-out =
    { WHO($seat) ->
        [you] Você não tem mais cartas e está fora.
       *[other] { NAME($seat, at: "start") } não tem mais cartas e está fora.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Só você ainda tem cartas e leva as que restam
       *[other] Só { NAME($seat) } ainda tem cartas e leva as que restam
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] As cartas de todos acabaram ao mesmo tempo: você leva as que restam
       *[other] As cartas de todos acabaram ao mesmo tempo: { NAME($seat) } leva as que restam
    }
terminal-rest-in-hand = { $count } na mão
terminal-rest-in-stock = { $count } no monte

## O convite a digitar, e o que se diz de uma linha que não serve.

terminal-ask-suit = Escolha o naipe que vale
terminal-ask-cards = Suas cartas
terminal-ask-moon = { $old } ou { $new }
terminal-ask-pass = Passe
terminal-ask-bid-one = Ofereça { $least }, ou passe
terminal-ask-bid = Ofereça de { $least } a { $most }, ou passe
terminal-ask-lead = Abra a vaza
terminal-ask-lead-only = Abra com { $card }
terminal-ask-follow = Jogue { SUIT($suit) }
terminal-ask-only = Jogue { $card }
terminal-ask-any = Sem { SUIT($suit) }, jogue qualquer uma
terminal-ask-other = Sem { SUIT($suit) }

terminal-type-bid = Digite um número de fichas, ou { $word }.
terminal-type-suit = Digite { LIST($suits, list: "or") }; basta a primeira letra.
terminal-type-pass = Digite as cartas a passar, como { $cards }, ou { $key } para ajuda.
terminal-type-card = Digite uma carta, como { $card }, ou { $key } para ajuda.
terminal-type-moon = Digite { $old } ou { $new }.
terminal-no-trick-yet = Ninguém levou uma vaza ainda.
terminal-no-hand-yet = Nenhuma rodada terminou ainda.

## Ajuda no meio de uma partida.

terminal-typing-cards = Digite uma carta pelo valor e pelo naipe, em inglês: { $queen } é a dama de espadas, { $ten } ou { $short } o 10 de ouros, { $two } o 2 de paus. Basta o valor quando só uma carta com ele pode ser jogada.
terminal-typing-brackets = As cartas entre [colchetes] são as que você pode jogar; sem colchetes, pode jogar qualquer uma.
terminal-typing-enter = Se só uma carta puder ser jogada, basta a tecla Enter.
terminal-typing-pass = Para passar cartas, digite todas: { $cards }.
terminal-typing-bid = Para dar um lance, digite um número de fichas, ou { $word }. Um naipe se escolhe pela primeira letra do seu nome em inglês.
terminal-typing-cancelled = Cartas marcadas com × estão anuladas: a outra igual caiu na mesma vaza.
terminal-command-scores = o placar e os pontos desta rodada até aqui
terminal-command-scores-chips = o placar, as fichas e os pontos desta rodada até aqui
terminal-command-last = a última vaza
terminal-command-rules = as regras desta partida
terminal-command-hint = o que o treinador faria, e por quê
terminal-command-quit = sair; a partida fica guardada, e `{ $command }` continua

## Dicas.

terminal-hint-bid = O treinador ofereceria { $bid }.
terminal-hint-no-bid = O treinador passaria.
terminal-hint-suit = O treinador escolheria { SUIT($suit) }.
terminal-hint-play = O treinador jogaria { $card }.
terminal-hint-pass = O treinador passaria { $cards }.
terminal-hint-moon = O treinador diria { $way }.
terminal-hint-points = Pontos a esperar desta rodada:
terminal-hint-costs = O que cada carta custaria, em pontos:
terminal-hint-chips = Fichas a ganhar, comparadas a quem joga com cuidado:

## Placar e fichas.

terminal-moon-mark = * alguém acertou a lua
terminal-so-far = Nesta rodada até aqui:
terminal-sides = Equipes:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Você caiu num múltiplo de 50 e descontou 50.
       *[other] { NAME($seat, at: "start") } caiu num múltiplo de 50 e descontou 50.
    }
terminal-chips-head = Fichas:
terminal-chips-debt = { $holding } (uma dívida)
terminal-chips-pot = o pote { CHIPS($chips, as: "terminal-amount") }
terminal-settled = As fichas
terminal-cashed = As fichas no fim, de { CHIPS($bought, as: "terminal-amount") } compradas
terminal-cashed-worth = As fichas no fim, de { CHIPS($bought, as: "terminal-amount") } compradas a { NUMBER($worth, maximumFractionDigits: 6) } cada
terminal-pot-left = Ficou no pote, que ninguém ganhou: { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Você acertou a lua.
        [one] { NAME($seats, at: "start") } acertou a lua.
       *[many] { NAME($seats, at: "start") } acertaram a lua.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Você acertou o sol.
        [one] { NAME($seats, at: "start") } acertou o sol.
       *[many] { NAME($seats, at: "start") } acertaram o sol.
    }
terminal-moon-old =
    { $sides ->
        [true] Cada adversário soma { $points }.
       *[false] Todos os outros somam { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Você desconta { $points }.
        [one] { NAME($seats, at: "start") } desconta { $points }.
        [with-you] Cada um de vocês desconta { $points }.
       *[many] { NAME($seats, at: "start") } descontam { $points } cada.
    }
# Dito a quem acertou.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Você desconta { $points }.
       *[with-you] Cada um de vocês desconta { $points }.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Você vence a partida.
        [one] { NAME($seats, at: "start") } vence a partida.
       *[many] { NAME($seats, at: "start") } vencem a partida.
    }
terminal-shared-win = { NAME($seats, at: "start") } empatam e dividem a vitória.
terminal-level = { NAME($seats, at: "start") } empatam: joga-se mais uma rodada.
terminal-over = A partida acabou.

## Partidas e noites em arquivos.

terminal-game-kept = A partida fica guardada; `{ $command }` continua.
terminal-game-aside = A partida que você deixou está guardada em { $file }
terminal-game-unkept = Não foi possível guardar a partida em { $file }: { $reason }
terminal-game-beside = Em { $file } está agora outra partida; esta fica guardada em { $kept }
terminal-evening-kept = A noite fica guardada; `{ $command }` continua.
terminal-evening-aside = A noite anterior a esta está guardada em { $file }
terminal-evening-beside = { $file } fica como está; a noite é guardada em { $kept }
terminal-evening-unkept = Não foi possível guardar a noite em { $file }: { $reason }
terminal-no-game-kept = não há partida guardada em { $file }
terminal-no-evening-kept = não há noite guardada em { $file }
terminal-game-not-text = { $file } não é uma partida guardada: não é texto
terminal-game-unreadable = não dá para repetir a partida em { $file }: { $reason }
terminal-game-ended = a partida em { $file } acabou
terminal-game-there = { $file } já existe; { $option } continua a partida que está nele
terminal-evening-there = { $file } já existe; { $option } continua a noite que está nele
terminal-resume-game-takes-no = { $option } continua a partida guardada, e por isso não aceita { $other }
terminal-resume-evening-takes-no = { $option } continua a noite guardada, e por isso não aceita { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } não é texto em UTF-8; salve-o com essa codificação
terminal-system-missing = Arquivo ou pasta inexistente
terminal-system-folder = É uma pasta
terminal-system-no-folder = Não é uma pasta
terminal-system-forbidden = Permissão negada
terminal-system-there = O arquivo já existe
terminal-system-full = Não há espaço livre
terminal-system-failing = Erro de entrada/saída
terminal-system-large = O arquivo é grande demais
terminal-system-read-only = O sistema de arquivos é somente leitura
terminal-system-long = O nome do arquivo é longo demais

## O que há de errado nas palavras de um comando.

terminal-try-help = { $reason }; tente `{ $command }`
terminal-whole-number = { $option } aceita um número inteiro de { $least } a { $most }
terminal-wrong-names = { $option } aceita nomes diferentes, de 1 a 20 letras, separados por vírgulas
terminal-names-many = { $option } tem { $count } nomes para { $players } jogadores
terminal-bots-many = { $option } indica { $count } robôs para { $seats } lugares
terminal-no-language = { $option } aceita { LIST($languages, list: "or") }, não “{ $given }”
terminal-preset-or-file = escolha um jogo com { $preset } ou com { $rules }, não com os dois
terminal-no-preset = não há jogo “{ $name }”; há { LIST($names) }
terminal-field-value = { $option } aceita { $form }, não “{ $given }”
terminal-json-or-markdown = escolha { $json } ou { $markdown }, não os dois
terminal-all-games-take-no-rules = { $list } e { $all } mostram todos os jogos, e por isso não aceitam regras
terminal-list-or-all = escolha { $list } (os nomes) ou { $all } (como se joga cada um), não os dois
terminal-list-no-markdown = { $list } não tem forma em Markdown; { $book } escreve o livro de regras
terminal-match-needs = um confronto precisa de { $hands } ou { $games }
terminal-arena-either = um confronto precisa de jogadores, ou { $show } de um arquivo; não dos dois
terminal-arena-resume-what = o que { $resume } deve continuar é dito por { $record }
terminal-limit-above = { $option } aceita um número de segundos acima de 0
terminal-memory-size = { $option } aceita um tamanho como { LIST($sizes, list: "or") }
terminal-settle-least = { $option } aceita um número de pontos, 0 ou mais
terminal-sheet-takes-no = uma folha lida de um arquivo não aceita { $option }
terminal-chips-for-none = { $option } é para regras com fichas; elas são escolhidas com { $settlement }
terminal-json-for-file = { $option } é para uma folha lida de um arquivo
terminal-dealer-none = { $option } aceita um destes nomes: { LIST($names) }; “{ $given }” não é nenhum deles

terminal-output-closed = a saída padrão está fechada

# Erros da própria leitura da linha de comando. Os argumentos vêm na notação do `%` de Python.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = palavras desconhecidas: { $words }
terminal-words-missing = falta: { $names }
terminal-words-one-of-missing = é preciso um destes: { $names }
terminal-words-no-value = precisa de um valor
terminal-words-some-value = precisa de pelo menos um valor
terminal-words-most-value = aceita no máximo um valor
terminal-words-surplus = não aceita valor, mas recebeu “{ $value }”
terminal-words-not-number = “{ $value }” não é um número
terminal-words-not-whole = “{ $value }” não é um número inteiro
terminal-words-not-with = não se combina com { $other }
terminal-words-ambiguous = { $option } pode ser { $matches }
terminal-words-unknown-command = não há comando “{ $name }”; há { LIST($choices) }
terminal-no-command = Não há comando “{ $given }”.

## Servir a página.

terminal-serving = O OpenHearts está em { $address }
terminal-serving-network = Na rede, está em { $address }
terminal-not-built = a página ainda não foi gerada; `{ $command }` a gera e a serve
terminal-port-private = a porta { $port } é reservada ao sistema; escolha uma a partir de 1024 com { $option }
terminal-port-taken = a porta { $port } está ocupada; escolha outra com { $option }
terminal-ports-taken = as portas de { $first } a { $last } estão todas ocupadas; escolha uma com { $option }
terminal-no-listening = não foi possível escutar em { $host }: { $reason }
terminal-http-method = Aqui só se responde a { $get } e { $head }.
terminal-http-address = Isso não é um endereço.
terminal-http-host = Aqui não há servidor com o nome { $given }.
terminal-http-origin = Uma página de outro lugar não pode pedir isso.
terminal-no-server = servir exige mais componentes do que jogar; instale com `{ $command }`
terminal-no-server-here = servir funciona no Linux e no macOS; no Windows, use o WSL
terminal-no-database = não foi possível usar o banco de dados { $given }: { $reason }
terminal-database-neither = um banco de dados é um arquivo, ou { $url }; { $given } não é nenhum dos dois
terminal-database-foreign = não é do OpenHearts
terminal-database-newer = uma versão mais nova do OpenHearts já trabalhou com ele
terminal-database-damaged = está danificado; `{ $command }` põe uma cópia no lugar dele
terminal-database-busy = outro programa está usando o banco; tente de novo daqui a pouco
terminal-database-url = não dá para ler o URL; em uma senha, sinais como / e @ se escrevem %2F e %40
terminal-database-served = um servidor já trabalha com { $file }; pare o servidor ou indique outro arquivo com { $option }
terminal-no-metrics = { $option } aceita uma porta de { $least } a { $most }, ou HOST:PORTA; “{ $given }” não é nenhuma das duas coisas
terminal-no-public-address = { $option } aceita um endereço como um navegador o mostra, por exemplo https://hearts.example; “{ $given }” não é um
terminal-workers-share = { $option } acima de 1 precisa de um banco de dados que vários possam usar: { $database } postgresql://…
terminal-http-nothing = Não há nada neste endereço. O jogo está em { $home } .

## A folha de regras e a lista de jogos.

terminal-house-rules = { $game }, com regras da casa
terminal-other-games = Outros jogos: { LIST($names) }.
terminal-other-games-how = `{ $command }` diz como se joga cada um.

## Confrontos entre robôs.

terminal-dealing = dando as cartas
terminal-versus = { $first } × { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } a { $high }
terminal-seatings =
    { $count ->
        [1] { $count } disposição por rodada
       *[other] { $count } disposições por rodada
    }
terminal-column-player = jogador
terminal-column-moons = luas
terminal-column-time = ms por decisão
terminal-column-longest = maior
terminal-column-pairing = par
terminal-column-deals = rodadas
terminal-column-better = vantagem
terminal-column-sure = 95% de certeza
terminal-column-games = partidas
terminal-column-won = vitórias do 1º
terminal-column-rating = rating
terminal-unit-points = pontos por rodada
terminal-unit-chips = fichas por partida
terminal-settled-equal =
    { $deals ->
        [1] Decidido depois de { $deals } rodada: { $first } e { $second } não diferem mais do que o pedido, em { $unit }.
       *[other] Decidido depois de { $deals } rodadas: { $first } e { $second } não diferem mais do que o pedido, em { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [1] Decidido depois de { $deals } rodada: { $better } é melhor que { $worse }.
       *[other] Decidido depois de { $deals } rodadas: { $better } é melhor que { $worse }.
    }
terminal-settled-games =
    { $games ->
        [1] Decidido depois de { $games } partida: { $better } vence mais que { $worse }.
       *[other] Decidido depois de { $games } partidas: { $better } vence mais que { $worse }.
    }
terminal-faults = Perdidas por falhas de { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = Na primeira vez: { LIST($fault) }
terminal-ended-at-once = terminou antes de se jogar a primeira rodada
terminal-ended-early = Terminou depois de { $done } de { $planned } rodadas e partidas.

## Um conjunto de dados.

terminal-dataset-pyarrow = { $option } precisa de `{ $command }`
terminal-dataset-there = { $folder } já existe; um conjunto de dados começa numa pasta nova
terminal-dataset-written = { $folder } contém { $decisions } decisões; partidas jogadas: { $games }.

## A velocidade do motor.

terminal-bench-core = no núcleo
terminal-bench-steps = passo a passo
terminal-bench-core-rate =
    { $threads ->
        [1] no núcleo, uma thread: { $hands } rodadas/s ({ $decisions } decisões/s)
       *[other] no núcleo, { $threads } threads: { $hands } rodadas/s ({ $decisions } decisões/s)
    }
terminal-bench-steps-rate = passo a passo a partir de Python: { $hands } rodadas/s ({ $decisions } decisões/s)
terminal-bench-random = jogo ao acaso: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos por lugar e rodada, uma lua em { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% das rodadas

## Uma noite com cartas de verdade: o que há de errado no arquivo.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, linha { $line }
terminal-place-column = { $file }, linha { $line }, coluna { $column }
terminal-place-hand = { $file }, rodada { $hand }
terminal-place-hand-column = { $file }, rodada { $hand }, coluna { $column }
terminal-place-member = { $file }, “{ $member }”
terminal-players-many = jogam de duas a onze pessoas, não { $count }: { LIST($names) }
terminal-players-none = jogam de duas a onze pessoas, e não há nomes
terminal-name-long = um nome tem de 1 a 20 letras, e “{ $name }” não tem
terminal-name-twice = dois jogadores têm o mesmo nome: { LIST($names) }
terminal-rules-for-others = as regras são para { $players } jogadores, e há { $count } nomes
terminal-evening-object = { $file } precisa ser um objeto com { LIST($members) }
terminal-evening-member = { $file }: não há lugar para “{ $given }”; há { LIST($members) }
terminal-evening-list-of-names = { $file }: “{ $member }” é uma lista com os nomes dos jogadores
terminal-evening-list-of-hands = { $file }: “{ $member }” é uma lista de rodadas, como { $like }
terminal-evening-rule-set = { $file }: “{ $member }” é um conjunto de regras, como { $like }
terminal-evening-dealer = { $file }: “{ $member }” é o nome de um jogador, ou um lugar de 0 a { $most }
terminal-evening-empty = { $file } está vazio: a primeira linha traz os nomes dos jogadores, { $like }
terminal-column-twice = duas colunas se chamam { $column }
terminal-names-numbers = a primeira linha traz os nomes dos jogadores, como { $like }; aqui ela só tem números
terminal-column-unnamed = uma coluna não tem nome
terminal-column-empty = ninguém com o nome { $column } tem pontos
terminal-columns-known = uma coluna é um jogador, uma carta como { $card }, ou { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }: a linha { $line } tem { $cells } célula, e a primeira linha, { $columns } colunas
       *[other] { $file }: a linha { $line } tem { $cells } células, e a primeira linha, { $columns } colunas
    }
terminal-cell-long = uma célula tem mais de { $most } letras; talvez falte fechar as aspas
terminal-line-long = uma linha tem mais de { $most } letras
terminal-cell-no-points = “{ $given }” não é um número inteiro de pontos
terminal-cell-no-chips = “{ $given }” não é um número inteiro de fichas
terminal-cell-no-moon = “{ $given }” não é nem { $old } (os outros somam) nem { $new } (quem acertou desconta)
terminal-cell-no-sun = “{ $given }” não é nem { $yes } nem { $no }
terminal-none-of = “{ $given }” não é nenhum destes: { LIST($names) }

## Uma noite com cartas de verdade, perguntada rodada a rodada.

terminal-ask-players = Jogadores
terminal-ask-game = Jogo
terminal-ask-chips = Fichas
terminal-who-plays = Quem joga, em sentido horário? Nomes separados por vírgulas.
terminal-which-game = Qual jogo? { LIST($games, list: "or") } ({ $usual }, se você não disser outra coisa).
terminal-which-chips = Fichas? { LIST($kinds, list: "or") } ({ $usual }, se você não disser outra coisa).
terminal-sentence = { $reason }.
terminal-no-game = Não há jogo “{ $given }”.
terminal-no-settlement = Esse acerto não existe; há { LIST($kinds) }.
terminal-not-adding-up = A conta da rodada { $number } não fecha.
terminal-mend-hand = Digite `{ $number }:` e os pontos dela.
terminal-evening-over = A partida terminou. Alguma rodada está errada? `{ $mend }` corrige a rodada { $number }, `{ $undo }` desfaz a última mudança; só Enter encerra a noite.
terminal-ask-correction = Correção
terminal-nothing-to-undo = Não há nada a desfazer.
terminal-no-hand-so-far = Ainda não há rodada { $number }.
terminal-typing-points = Digite os pontos da rodada na ordem dos nomes: { $points }.
terminal-typing-taken = Ou quem levou o quê: { $taken }.
terminal-typing-moon = Ou quem acertou a lua: { LIST($moons, list: "or") }.
terminal-typing-more = Onde as regras pedirem, quem ofereceu quanto e escolheu que naipe: { $bid }; só o naipe, enquanto o pote continua: { $suit }; quem não levou nenhuma vaza: { $notrick }.
terminal-typing-short = Um nome pode ser abreviado, desde que sirva a um só jogador.
terminal-command-mend = corrige a rodada { $number }
terminal-command-undo = desfaz a última mudança
terminal-command-sheet = a folha até aqui
terminal-command-leave = sair; a noite fica guardada
terminal-command-leave-at-once = sair
terminal-players-are = Jogadores: { LIST($names) }
terminal-missing-taker = Depois de { $word } vem quem levou a carta; { $key } para ajuda.
terminal-missing-shooter = Depois de { $word } vem quem acertou; { $key } para ajuda.
terminal-missing-trickless = Depois de { $word } vem quem não levou nenhuma vaza; { $key } para ajuda.
terminal-missing-bidder = Depois de { $word } vem quem deu o lance; { $key } para ajuda.
terminal-missing-chips = Depois de { $word } e de quem deu o lance vem o número de fichas; { $key } para ajuda.
terminal-missing-suit = Falta o naipe; { $key } para ajuda.
terminal-missing-counts = Depois de { $word } vêm { $count } números, um para cada jogador; { $key } para ajuda.
terminal-no-whole-number = “{ $given }” não é um número inteiro.
terminal-name-unknown = “{ $given }” não é nenhum destes: { LIST($names) }.
terminal-name-many = “{ $given }” pode ser { LIST($names, list: "or") }.
terminal-says-nothing = “{ $given }” não quer dizer nada aqui; { $key } para ajuda.
terminal-numbers-many = { $count } números para { $players } jogadores: { LIST($names) }.

## A folha de pontos de uma noite.

terminal-chips-row = Fichas
terminal-shot-mark = * acertou a lua
terminal-next-pass =
    { $way ->
        [left] { $name } dá as cartas da rodada { $number }; passe { $count } à esquerda.
        [right] { $name } dá as cartas da rodada { $number }; passe { $count } à direita.
        [across] { $name } dá as cartas da rodada { $number }; passe { $count } em frente.
        [left2] { $name } dá as cartas da rodada { $number }; passe { $count } dois lugares à esquerda.
        [right2] { $name } dá as cartas da rodada { $number }; passe { $count } dois lugares à direita.
        [left3] { $name } dá as cartas da rodada { $number }; passe { $count } três lugares à esquerda.
        [right3] { $name } dá as cartas da rodada { $number }; passe { $count } três lugares à direita.
        [scatter] { $name } dá as cartas da rodada { $number }; uma carta a cada um dos outros.
       *[hold] { $name } dá as cartas da rodada { $number }; sem passe.
    }
terminal-next-carries = { $name } dá as cartas da rodada { $number }; o pote continua, e { $bidder } escolhe o naipe de novo.
terminal-next-auction = { $name } dá as cartas da rodada { $number }; { $bidder } dá o primeiro lance.
terminal-in-pot = No pote: { $chips }.
terminal-has-in-pot = { $name } tem no pote { $chips }.
terminal-gives = { $name } paga a { $other } { $chips }.

## Ajuda: os comandos.

terminal-usage = uso:{" "}
terminal-heading-options = opções
terminal-heading-words = argumentos
terminal-heading-commands = comandos
terminal-examples = exemplos:
terminal-about = Copas, de todos os jeitos: no terminal, no navegador e para robôs.
terminal-more-help = `{ $command }` diz mais sobre cada um.
terminal-option-help = mostra esta ajuda e sai
terminal-option-version = mostra a versão e sai
terminal-option-language = o idioma: { LIST($languages, list: "or") } (senão, o que o ambiente pede)
terminal-option-json = em JSON
terminal-option-preset = um jogo pelo nome; `{ $command }` lista todos (black-lady)
terminal-option-rules = um conjunto de regras num arquivo JSON, ou um jogo pelo nome
terminal-option-set = muda uma regra: { LIST($examples, list: "unit") }; pode ser repetida
terminal-example-play = uma partida contra três robôs, aqui no terminal
terminal-example-seed = as mesmas cartas de todos que jogam a semente { $seed }
terminal-example-score = a folha de pontos de uma partida com cartas de verdade
terminal-example-serve = o mesmo jogo no navegador
terminal-example-rules = como se joga, em palavras simples
terminal-example-list = os jogos que há
terminal-example-arena = qual robô é melhor, e com que certeza

terminal-play = joga uma partida no terminal
terminal-play-about = Joga uma partida no terminal: você contra robôs, com as regras que quiser. Digite cartas pelo valor e pelo naipe, em inglês ({ LIST($cards, list: "unit") }); { $key } mostra o que mais se pode digitar. A partida é guardada depois de cada ação: nada se perde ao sair, com Ctrl-C ou se a conexão cair, e { $resume } continua.
terminal-play-seed = as cartas: o mesmo número, as mesmas cartas (sorteado)
terminal-play-bots = quem joga contra você, um nome só ou um para cada: { LIST($bots, list: "or") } (careful)
terminal-play-names = como se chamam os jogadores, você primeiro: { $names }
terminal-play-resume = continua a partida guardada
terminal-play-file = guarda a partida aqui, também depois do fim

terminal-serve = serve o jogo para o navegador
terminal-serve-about = Serve a página do jogo a partir deste computador, para jogar num navegador: só você, ou com outras pessoas à mesma mesa. Quando é só você, a partida roda no navegador: uma vez carregada, não pede mais nada ao servidor e funciona sem rede.
terminal-serve-host = o endereço em que escuta (127.0.0.1: só este computador)
terminal-serve-port = a porta; 0 usa qualquer uma livre ({ $port }, ou a próxima livre)
terminal-serve-database = onde ficam mesas e pessoas: um arquivo, ou o URL de um banco de dados PostgreSQL (senão, o que { $variable } indica no ambiente, senão { $file })
terminal-serve-workers = quantos processos dividem o trabalho; acima de 1, só com PostgreSQL ({ $workers })
terminal-serve-public = o endereço em que as pessoas chegam a ele, se for outro: https://hearts.example
terminal-serve-metrics = onde o Prometheus pede métricas: uma porta deste computador, ou um endereço com porta; cada processo a mais tem a porta seguinte
terminal-serve-log = o que vai para o registro, em linhas JSON no erro padrão: { LIST($levels, list: "or") }
terminal-serve-open = também abre o navegador
terminal-example-open = e abre no navegador
terminal-example-network = também para outros na mesma rede
terminal-serve-end = Ctrl-C encerra.

terminal-admin = para quem administra um servidor: nomear administradores, ler denúncias, suspender pessoas
terminal-admin-about = Para quem administra um servidor. Administradores podem ler as denúncias, suspender pessoas e fechar mesas, de qualquer lugar; este comando os nomeia, e faz o mesmo no computador do servidor, esteja ele rodando ou não.
terminal-admin-action = o que fazer: { LIST($actions, list: "or") }
terminal-admin-who = de quem se trata: o nome de uma conta a nomear ou destituir, o id de uma pessoa a suspender ou readmitir, o id ou o código de uma mesa a fechar, o id de uma denúncia resolvida
terminal-admin-days = por quantos dias suspender alguém; sem isso, até ser readmitido
terminal-admin-misuse = `reports` vem sozinho; depois de qualquer outra ação vem de quem se trata
terminal-admin-days-misuse = { $option } vai apenas com `{ $action }`
terminal-admin-no-reports = Não há denúncias.
terminal-admin-no-account = nenhuma conta se chama “{ $given }”
terminal-admin-nobody = ninguém tem o id “{ $given }”; `{ $command }` mostra os ids
terminal-admin-no-report = nenhuma denúncia tem o id “{ $given }”; `{ $command }` mostra os ids
terminal-admin-no-table = nenhuma mesa aberta tem o id ou o código “{ $given }”
terminal-admin-done = Feito.
terminal-admin-suspended = O acesso de { $name } ({ $id }) está suspenso até { $until }.
terminal-admin-suspended-open = O acesso de { $name } ({ $id }) está suspenso. `{ $command }` desfaz isso.
terminal-admin-report = { $at }: { $by } sobre { $person } ({ $id }), mesa { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } sobre { $person } ({ $id }), mesa { $table }, sem texto
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } não tinha dito nada nesta mesa.
terminal-admin-report-done = `{ $command }` marca esta denúncia como resolvida.

terminal-backup = copia o banco de dados de um servidor enquanto ele roda
terminal-backup-about = Copia o banco de dados de um servidor como está num dado momento, enquanto o servidor roda, e confere a cópia.
terminal-backup-file = onde a cópia deve ficar; ainda não há nada ali
terminal-backup-database = o arquivo em que ficam mesas e pessoas (senão, o que { $variable } indica no ambiente, senão { $file })
terminal-backup-done = A cópia está em { $file }.
terminal-file-there = { $file } já existe
terminal-backup-postgres = um banco de dados PostgreSQL se copia com { $backup } e se restaura com { $restore }

terminal-restore = põe uma cópia no lugar do banco de dados de um servidor
terminal-restore-about = Põe uma cópia no lugar do banco de dados de um servidor, e a confere. Antes, pare o servidor e tire o arquivo antigo do caminho: nada é sobrescrito.
terminal-restore-file = a cópia
terminal-restore-done = A cópia foi restaurada em { $file }.

terminal-score = marca os pontos de uma partida com cartas de verdade
terminal-score-about = Marca os pontos de uma partida com cartas de verdade: de um arquivo, ou rodada a rodada no terminal. Um arquivo CSV traz os nomes dos jogadores na primeira linha e uma rodada em cada linha seguinte. Um arquivo JSON tem { LIST($members) }. Sem arquivo, as rodadas são perguntadas, e guardadas uma a uma.
terminal-score-sheet = um arquivo CSV ou JSON com as rodadas
terminal-score-settlement = as fichas: { LIST($kinds, list: "or") }
terminal-score-chip-value = quanto vale uma ficha, no seu dinheiro (1)
terminal-score-buy-in = fichas com que cada um começa (100)
terminal-score-split-two = bolão: dois sem pontos dividem o pote
terminal-score-names = quem joga, em sentido horário, com vírgulas; senão, é perguntado
terminal-score-dealer = quem dá as cartas da primeira rodada (o primeiro jogador)
terminal-score-resume = continua a noite guardada
terminal-score-file = guarda a noite aqui
terminal-score-json = a folha em JSON

terminal-rules = explica como se joga, em palavras simples
terminal-rules-about = Explica como se joga, em palavras simples, feitas a partir dos campos das regras. Sem nome, é o jogo padrão, Dama Negra.
terminal-rules-preset = um jogo pelo nome (black-lady)
terminal-rules-list = em vez disso, lista os jogos
terminal-rules-all = todos os jogos, um depois do outro: o livro de regras
terminal-rules-json = em JSON: todos os campos, o que difere, e as frases
terminal-rules-markdown = em Markdown, com o que foge do padrão em negrito

terminal-verify = confere o registro de uma partida: as cartas e cada ação
terminal-verify-about = Confere o registro de uma partida: dá as mãos de novo, compara o segredo delas com o hash que foi mostrado antes e repete cada ação pelas regras. O código de saída é 1 se algo não conferir.
terminal-verify-file = o registro de uma partida, ou uma partida em texto
terminal-verify-json = o que foi conferido, e as cartas de cada rodada, em JSON
terminal-verify-text = escreve a partida em texto, para ler, imprimir ou enviar
terminal-verify-log = escreve o registro, uma linha por partida

terminal-probe = fala o protocolo da arena: um robô como programa
terminal-probe-about = Responde a uma arena pela entrada e pela saída padrão: hello, rules, choose, stop e quit, uma linha cada. Assim um robô desta versão pode sentar-se à arena de outra, ou de outro motor.
terminal-probe-bot = o robô que decide (expert): um incluído, ou { $function }, o seu em Python
terminal-probe-module = não existe robô { $bot }, nem módulo { $module } de onde importá-lo
terminal-probe-function = o módulo { $module } não tem uma função { $function }, de uma visão a uma ação
terminal-arena = faz confrontos entre robôs, com margens de erro
terminal-arena-about = Faz robôs jogarem entre si: as mesmas cartas em cada disposição à mesa, cada par de jogadores, e o grau de certeza do resultado. Um jogador é um robô embutido, pelo nome, ou { $command }, um programa que fala o protocolo de linhas.
terminal-arena-players = { LIST($bots, list: "or") }, ou { $command }
terminal-arena-hands = rodadas avulsas por par (1.000)
terminal-arena-games = partidas inteiras por par, depois das rodadas (0)
terminal-arena-seed = semente das cartas e dos robôs (0)
terminal-arena-threads = threads (tantas quantos forem os processadores)
terminal-arena-settle = encerra um par quando já é certo quem é melhor, ou que não diferem mais que { $points }; as partidas dele, quando já é certo quem vence mais
terminal-arena-limit = tempo para cada decisão de um programa (10)
terminal-arena-cluster = joga neste cluster Ray ({ $auto }: o deste computador)

terminal-dataset = escreve partidas entre robôs como conjunto de dados
terminal-dataset-about = Joga partidas entre robôs e escreve cada decisão como uma linha: o que o lugar sabia, o que fez e no que deu a rodada. Uma ficha ao lado descreve as linhas.
terminal-dataset-folder = uma pasta nova para as linhas e a ficha
terminal-dataset-games = partidas (10)
terminal-dataset-bot = o robô de todos os lugares (expert): { LIST($bots) }
terminal-dataset-parquet = colunas em Parquet em vez de linhas de JSON; precisa de `{ $command }`

terminal-bench = mede a velocidade do motor aqui
terminal-bench-about = Mede o motor neste computador: rodadas ao acaso por segundo, jogadas dentro do núcleo e passo a passo a partir de Python. Nos dois casos, dá as cartas, passa, joga e conta rodadas inteiras ao acaso.
terminal-bench-hands = rodadas no núcleo (1.000.000)
terminal-bench-number = rodadas passo a passo (2.000)
terminal-bench-threads = threads para o núcleo (1)
terminal-bench-seed = semente das rodadas (1)
terminal-arena-memory = para cada processo de um programa: { LIST($sizes, list: "unit") } (sem limite)
terminal-arena-record = escreve cada distribuição neste arquivo assim que é jogada, com os registros de suas partidas
terminal-arena-resume = continua o confronto do arquivo de { $record }
terminal-arena-show = mostra o confronto deste arquivo, em vez de jogar um
terminal-arena-picture = desenha os ratings, como imagem SVG
