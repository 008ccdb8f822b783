### A página: as partidas de quem lê, seus números, e tudo o que está neste navegador, num arquivo.

you-part = O que ver
you-part-play = Estatísticas
you-part-games = Partidas
you-part-data = Seus dados

## Antes de haver alguma coisa, e quando algo dá errado.

you-empty-title = Suas partidas vão ficar aqui
you-empty = Jogue uma partida até o fim, e ela fica guardada aqui com todas as cartas.
you-empty-what = A cada partida você vê mais: quantas vezes vence, quanto custa uma rodada, quantas damas leva e o que vale a pena praticar.
you-empty-file = Trazer partidas de um arquivo
you-unread = Este navegador não deixa a página guardar partidas, e por isso não há nada para mostrar.
you-full = Não cabe mais nenhuma partida neste navegador. Salve tudo num arquivo e depois exclua algumas partidas.
you-gone =
    { $count ->
        [1] A partida mais antiga deu lugar a uma nova.
       *[other] As { $count } partidas mais antigas deram lugar a novas.
    }
you-working =
    { $left ->
        [1] Falta analisar uma partida.
        [2] Falta analisar duas partidas.
       *[other] Falta analisar { $left } partidas.
    }
you-unreached = Não foi possível analisar algumas partidas. Verifique a conexão e abra isto de novo.
you-nothing-chosen = Nenhuma partida se encaixa nisso. Use menos filtros.
you-uncounted = Jogue uma partida até o fim sem desfazer nada, e os números dela aparecem aqui.

## Com uma ou duas partidas.

you-last = Sua última partida, { DATETIME($at, dateStyle: "medium") }
you-last-look = Rever
you-few = Com mais rodadas há mais para ver: como seus pontos mudam e quantas damas você leva.

## O que se conta.

you-left-out =
    { $count ->
        [1] Uma partida não conta aqui: houve desistência, ou algo nela foi desfeito.
       *[other] { $count } partidas não contam aqui: houve desistência, ou algo nelas foi desfeito.
    }
you-company = Quais partidas
you-company-all = Todas
you-company-bots = Contra robôs
you-company-people = Com pessoas
you-company-days = Rodadas do dia
you-kind = Regras
you-kind-all = Todas
you-kind-name =
    { $name } · { $players ->
        [1] um jogador
       *[other] { $players } jogadores
    }
you-level = Nível dos robôs
you-level-all = Todos
you-level-beginner = Iniciantes
you-level-easy = Fácil
you-level-medium = Médio
you-level-careful = Cuidadoso
you-level-hard = Difícil
you-level-expert = Especialistas
you-level-people = Pessoas

## Números. As porcentagens são inteiras. $fair é o que caberia a cada um se todos jogassem igual: «o esperado». $margin é quanto a verdade pode se afastar do número, 19 vezes em 20.

you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Partidas vencidas
you-won-about =
    { $games ->
        [1] Uma partida; o esperado seria { $fair }%.
       *[other] { $games } partidas; o esperado seria { $fair }%.
    }
you-points = Pontos por rodada
you-points-about =
    { $hands ->
        [1] Uma rodada de { $name }; o esperado seria { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } rodadas de { $name }; o esperado seria { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Fichas por partida
you-chips-about =
    { $games ->
        [1] Uma partida de { $name }; o esperado seria { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } partidas de { $name }; o esperado seria { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Damas levadas
       *[other] { MARK($queen) } nas suas vazas
    }
you-queens-about =
    { $queens ->
        [1] Houve uma; o esperado seria { $fair }%.
       *[other] De { $queens }; o esperado seria { $fair }%.
    }
you-clean = Rodadas sem pontos
you-clean-about =
    { $hands ->
        [1] Uma rodada; o esperado seria { $fair }%.
       *[other] De { $hands }; o esperado seria { $fair }%.
    }
you-moons = Luas acertadas
you-moons-about = Tentativas: { $tried }. O esperado seria { NUMBER($fair, maximumFractionDigits: 1) }.

## Gráficos: um título, uma frase, e o mesmo em tabela.

you-as-table = Em tabela
you-over-time = Pontos ao longo do tempo
you-over-time-about = { $name }; a linha tracejada é o esperado, e a faixa, a margem de erro.
you-trend-fewer = Você leva menos pontos do que antes.
you-trend-more = Você leva mais pontos do que antes.
you-trend-fewer-high = Você ganha menos pontos do que antes.
you-trend-more-high = Você ganha mais pontos do que antes.
you-trend-level = Mais ou menos os pontos de sempre; o que varia é acaso.
you-trend-early = Ainda é cedo para ver mais do que acaso.
you-time-from = De
you-time-to = Até
you-table-hands = Rodadas
you-table-points = Pontos por rodada
you-table-fair = Esperado
you-table-margin = Margem
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Colocações
you-places-about =
    { $games ->
        [1] Uma partida de { $players } jogadores
       *[other] { $games } partidas de { $players } jogadores
    }
you-place = { $place }º
you-places-said = Vezes em primeiro lugar: { $first } de { $games }.
you-places-sides = Quem joga na mesma equipe divide a colocação.
you-table-place = Colocação
you-table-games = Partidas
you-queen =
    { $queen ->
        [QS] A dama
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] De cada 100 damas você leva { $share }; o esperado seria { $fair }.
       *[other] De cada 100 vezes, você leva { CARD($queen, as: "the-card") } em { $share }; o esperado seria { $fair }.
    }
you-tricks = Quando vêm os seus pontos
you-tricks-about = { $name }, vaza por vaza
you-tricks-queen =
    { $queen ->
        [QS] a dama
       *[other] { MARK($queen) }
    }
you-tricks-rest = todo o resto
you-tricks-said = A vaza { $trick } é a que mais traz pontos a você.
you-table-trick = Vaza
you-table-queen =
    { $queen ->
        [QS] Dama
       *[other] { MARK($queen) }
    }
you-table-rest = Resto
you-moons-title = Luas
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Você ainda não tentou nenhuma.
                [1] Você tentou uma, e não deu em nada.
                [2] Você tentou duas, e não deram em nada.
               *[other] Você tentou { $tried }, e não deram em nada.
            }
       *[other] Você tentou { $tried } e acertou { $made }.
    }
you-moons-others = Das luas dos outros, você impediu { $stopped } e sofreu { $suffered }.
you-moons-how = Vale como tentativa ter todos os pontos que já saíram, e pelo menos três quintos de todos os que há.
you-habits = O que mais custa a você
you-habits-about =
    { $hands ->
        [1] Pontos a cada dez rodadas, segundo a única que o treinador avaliou em pontos
        [2] Pontos a cada dez rodadas, segundo as duas que o treinador avaliou em pontos
       *[other] Pontos a cada dez rodadas, segundo as { $hands } que o treinador avaliou em pontos
    }
you-habits-none = Nenhuma das rodadas que o treinador avaliou em pontos teve um erro caro.
you-habits-empty = Reveja uma rodada com o treinador, e o que ele achar entra na conta aqui.
you-habit-times =
    { $times ->
        [1] uma vez
        [2] duas vezes
       *[other] { $times } vezes
    }
you-habit-above =
    { $queen ->
        [QS] Jogar uma carta alta de espadas antes de a dama sair
       *[other] Jogar uma carta mais alta antes de { CARD($queen, as: "the-mark") } sair
    }
you-habit-kept =
    { $queen ->
        [QS] Ficar com a dama quando dava para se livrar dela
       *[other] Ficar com { CARD($queen, as: "the-mark") } quando dava para se livrar dessa carta
    }
you-habit-queen =
    { $queen ->
        [QS] Correr o risco de levar a dama
       *[other] Correr o risco de levar { CARD($queen, as: "the-mark") }
    }
you-habit-pass = Passar as cartas erradas
you-habit-under = Não ficar por baixo quando dava
you-habit-high = Guardar uma carta alta que dava para soltar
you-habit-follow = Seguir o naipe com a carta errada
you-habit-discard = Descartar a carta errada
you-habit-lead = Abrir com a carta errada
you-habit-stop = Não impedir a lua de outra pessoa
you-habit-moon = Abrir mão de uma lua
you-habit-bonus = Deixar passar uma carta que desconta pontos
you-habit-points = Deixar passar uma vaza quando se querem pontos
you-habit-bid = Dar um lance alto ou baixo demais
you-habit-other = Outra coisa
you-by-kind = Por regras
you-by-level = Por nível
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: só { $name }
you-table-name = Regras
you-table-level = Nível
you-table-won = Vitórias

## As partidas.

you-games-count =
    { $count ->
        [1] Uma partida
        [2] Duas partidas
       *[other] { $count } partidas
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, com { LIST($names) }
# Uma só rodada, do dia em que todo mundo recebeu essas cartas.
you-game-day = Rodada do dia { DATETIME($at, dateStyle: "long") }
you-game-challenge = Desafio: as mesmas cartas para outra pessoa
you-game-place =
    { $place ->
        [1] Vitória
       *[other] { $place }º lugar
    }
you-game-chips =
    { $chips ->
        [0] { SIGNED($chips) } fichas
        [one] { SIGNED($chips) } ficha
       *[other] { SIGNED($chips) } fichas
    }
you-game-unplayable = Esta versão não consegue abri-la.
you-game-replayed = Não conta: algo foi desfeito.
you-game-given-up = Desistência
you-game-delete = Excluir { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = A partida foi excluída.
you-game-failed = Não foi possível abrir esta partida. Verifique a conexão e tente de novo.
you-game-opening = Abrindo as cartas da partida.
you-game-save = Salvar num arquivo
you-game-hands = Rodada a rodada
you-game-look = Ver a rodada { $hand }
you-more = Mostrar mais

## Tudo o que está aqui, num arquivo.

you-data-about = Configurações, regras, o bloco de pontos, resultados e partidas estão só neste navegador. Num arquivo, vão com você para outro ou ficam a salvo.
you-export = Salvar tudo num arquivo
you-export-failed = Não foi possível ler as partidas, e nada foi salvo.
you-import = Abrir arquivo salvo
you-import-about = O que ele traz se soma ao que está aqui. Nada se perde, e antes você vê o que aconteceria.
you-import-no-json = { $file } não é um arquivo salvo pelo OpenHearts, ou é só uma parte dele.
you-import-other = { $file } é outro tipo de arquivo. Regras e partidas avulsas se abrem em “{ home-games }”.
you-import-newer = { $file } vem de uma versão mais recente do OpenHearts. Recarregue a página e tente de novo.
you-import-damaged = { $file } está danificado, e nada foi mudado.
you-import-large = { $file } é grande demais para ser um arquivo desses.
you-import-title = O que { $file } traria
you-import-nothing = Tudo o que ele traz já está aqui.
you-import-games =
    { $count ->
        [1] Uma partida entra no seu histórico.
       *[other] { $count } partidas entram no seu histórico.
    }
you-import-known =
    { $count ->
        [1] Uma partida já está aqui.
       *[other] { $count } partidas já estão aqui.
    }
you-import-no-room =
    { $count ->
        [1] Não há espaço para a partida mais antiga; ela fica no arquivo.
       *[other] Não há espaço para as { $count } partidas mais antigas; elas ficam no arquivo.
    }
you-import-waiting =
    { $count ->
        [1] Uma partida em andamento se junta às outras.
       *[other] { $count } partidas em andamento se juntam às outras.
    }
you-import-waiting-no-room =
    { $count ->
        [1] Não há espaço para uma partida em andamento; ela fica no arquivo.
       *[other] Não há espaço para { $count } partidas em andamento; elas ficam no arquivo.
    }
you-import-reviews =
    { $count ->
        [1] Vem junto o que o treinador achou em uma rodada.
        [2] Vem junto o que o treinador achou em duas rodadas.
       *[other] Vem junto o que o treinador achou em { $count } rodadas.
    }
you-import-rules = Vêm conjuntos de regras; se um já está aqui, fica o mais recente.
you-import-pad = Vêm noites do bloco de pontos; a que está aberta aqui continua aberta.
you-import-daily = Vêm resultados da rodada do dia; se um dia já está aqui, fica o seu daqui.
you-import-challenges = Vêm desafios; se um já está aqui, fica o que você jogou aqui.
you-import-settings = Vêm aparência, som e nível.
you-import-more =
    { $count ->
        [1] Vem mais uma coisa que estava guardada.
        [2] Vêm mais duas coisas que estavam guardadas.
       *[other] Vêm mais { $count } coisas que estavam guardadas.
    }
you-import-stays =
    { $count ->
        [1] Uma coisa é diferente aqui, e fica como está.
        [2] Duas coisas são diferentes aqui, e ficam como estão.
       *[other] { $count } coisas são diferentes aqui, e ficam como estão.
    }
you-import-with-settings = Usar as configurações do arquivo
you-import-with-settings-about = No lugar da aparência, do som e do nível daqui.
you-import-do = Incluir
you-import-not = Não incluir
you-import-done = Agora está tudo aqui.
you-import-failed = Não cabe neste navegador. Nada foi mudado.
you-wipe = Excluir tudo daqui
you-wipe-about = Configurações, regras, o bloco de pontos, resultados e todas as partidas deste navegador. O que está numa conta ou num arquivo continua lá.
you-wipe-sure = Excluir mesmo tudo? Isto não tem volta.
you-wipe-yes = Excluir tudo
you-wipe-no = Manter
you-wipe-failed = O navegador não permitiu.
