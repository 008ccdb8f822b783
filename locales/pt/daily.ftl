### A página: a rodada do dia, na primeira tela e na sua própria sala.

## O que é.

daily-title = A rodada do dia
daily-yesterday = A rodada de ontem
daily-about = Hoje todo mundo recebe estas cartas, contra os mesmos três robôs. Só a primeira tentativa conta.
daily-rules = Dama Negra, uma só rodada. Os robôs jogam com cuidado.
daily-play = Jogar a rodada do dia
daily-go-on = Continuar a rodada do dia
daily-home-play = Jogar
daily-home-go-on = Continuar
daily-home-result = Seu resultado
# Na primeira tela, sob as cartas.
daily-home = Estas são as suas cartas e, hoje, as de todo mundo.
daily-home-begun = Você já começou. As cartas estão como você deixou.
daily-home-done =
    { $points ->
        [0] Hoje você não levou nenhum ponto.
        [1] Hoje você levou um ponto.
       *[other] Hoje você levou { $points } pontos.
    }
daily-cards = Suas cartas: { CARDS($cards) }
daily-failed = Não foi possível dar as cartas da rodada do dia. Verifique a conexão e tente de novo.
daily-again = Tentar de novo
# Ao lado da mesa, enquanto se jogam de novo as mesmas cartas.
daily-practice = Treino: esta não conta.

## O resultado.

daily-points =
    { $points ->
        [0] Nenhum ponto.
        [1] Um ponto.
        [2] Dois pontos.
        [3] Três pontos.
        [4] Quatro pontos.
        [5] Cinco pontos.
        [6] Seis pontos.
        [7] Sete pontos.
        [8] Oito pontos.
        [9] Nove pontos.
        [10] Dez pontos.
       *[other] { $points } pontos.
    }
daily-moon-other = { NAME($seat, at: "start") } acertou a lua: { $points } pontos para cada um dos outros.
daily-praise-best = Ninguém jogou melhor estas cartas.
daily-praise-well = Muito bem jogado.
daily-praise-fair = Bem jogado.
daily-praise-even = Estas cartas não davam escolha.
daily-praise-hard = Amanhã tem cartas novas.
daily-better =
    { $count ->
        [0] Nenhum dos { $all } robôs com estas cartas levou mais pontos.
        [1] Melhor que um dos { $all } robôs com estas cartas.
        [2] Melhor que dois dos { $all } robôs com estas cartas.
       *[other] Melhor que { $count } dos { $all } robôs com estas cartas.
    }
daily-waiting = Robôs que já jogaram estas cartas: { $played } de 100.
# Sobre a barra de quem lê, com quantos outros levaram os mesmos pontos.
daily-you =
    { $count ->
        [0] Você
        [1] Você e um robô
        [2] Você e dois robôs
       *[other] Você e { $count } robôs
    }
daily-average = média { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Pontos que cem robôs levaram com estas cartas: { NUMBER($average, maximumFractionDigits: 1) } em média e { $best } no melhor caso. Os seus: { $points }.
daily-streak =
    { $days ->
        [0] Ainda sem sequência
        [1] Sequência de um dia
       *[other] Sequência de { $days } dias
    }
daily-streak-about = Um dia sem jogar não quebra a sequência.
daily-day =
    { $points ->
        [1] { $date }: um ponto
       *[other] { $date }: { $points } pontos
    }
daily-day-none = { $date }: rodada não jogada
daily-day-done = { $date }: rodada jogada
daily-next =
    { $hours ->
        [0] { $minutes ->
            [1] Nova rodada em um minuto
           *[other] Nova rodada em { $minutes } minutos
        }
       *[other] Nova rodada em { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
    }
daily-new = Já há uma nova rodada do dia.

## O que se pode fazer com ele.

daily-share = Compartilhar
daily-copied = Copiado
daily-not-copied = O navegador não deixa copiar. O texto está acima.
daily-slip = Isto é tudo o que se compartilha
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
daily-share-day =
    { $days ->
        [1] { daily-share-points }, sequência de um dia
       *[other] { daily-share-points }, sequência de { $days } dias
    }
daily-share-moon = com uma lua
daily-share-tricks =
    { $count ->
        [0] Pontos em nenhuma das 13 vazas
        [1] Pontos em uma das 13 vazas
        [2] Pontos em duas das 13 vazas
       *[other] Pontos em { $count } das 13 vazas
    }
daily-look-back = Rever
daily-others = Como os outros jogaram
daily-others-who = Com as mesmas cartas
daily-others-bots = Robôs
daily-others-people = Pessoas
daily-practise = Jogar de novo
daily-practise-about = Para treinar, com dicas. Seu resultado não muda.
daily-others-about = Cem robôs ocuparam o seu lugar com as suas cartas, contra os mesmos três. Vinte e cinco jogam em cada nível, e cada um esquece e calcula mal coisas diferentes.
daily-level-beginner = Iniciantes
daily-level-easy = Nível fácil
daily-level-medium = Nível médio
daily-level-careful = Cuidadosos
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } em média
daily-level-range = de { $best } a { $worst }
## As mesmas cartas entre pessoas: num servidor, e só quando quem joga quer.

daily-people-about = Sua rodada vai para o servidor de onde vem esta página. Ele joga a rodada de novo, guarda seus pontos e só conta aos outros quantas pessoas levaram quantos pontos. Ninguém vê seu nome.
daily-people-go = Enviar e comparar
daily-people-name = Seu nome
daily-people-name-about = Este servidor ainda não conhece você. O nome aparece nas mesas, nunca aqui.
daily-people-asking = Consultando o servidor.
daily-people-better =
    { $all ->
        [1]
            { $count ->
                [0] A única outra pessoa que jogou estas cartas não levou mais pontos.
               *[other] Melhor que a única outra pessoa que jogou estas cartas.
            }
       *[other]
            { $count ->
                [0] Nenhuma das { $all } pessoas que jogaram estas cartas levou mais pontos.
                [1] Melhor que uma das { $all } pessoas que jogaram estas cartas.
                [2] Melhor que duas das { $all } pessoas que jogaram estas cartas.
               *[other] Melhor que { $count } das { $all } pessoas que jogaram estas cartas.
            }
    }
daily-people-few = Por enquanto, menos de três outras pessoas jogaram estas cartas aqui. Volte mais tarde para comparar.
daily-people-uncounted = Sua rodada não entrou na conta: chegou tarde demais, ou os robôs deste servidor teriam jogado de outro jeito.
# Sobre a barra de quem lê, com quantos outros levaram os mesmos pontos.
daily-people-you =
    { $count ->
        [0] Você
        [1] Você e mais uma pessoa
        [2] Você e mais duas pessoas
       *[other] Você e mais { $count } pessoas
    }
daily-people-field = Pontos que outras pessoas levaram com estas cartas: { NUMBER($average, maximumFractionDigits: 1) } em média e { $best } no melhor caso. Os seus: { $points }.
daily-people-switch = Enviar meus resultados
daily-people-switch-about = Sempre que você jogar a rodada do dia. O que já foi enviado fica até você apagar seu nome ou excluir sua conta.
daily-people-no-server = Esta cópia da página vem sem servidor, e não há com quem comparar.
daily-people-unreached = Não foi possível alcançar o servidor. Verifique a conexão e tente de novo.

## A mesinha da primeira tela, em que quatro robôs jogam.

live-title = Agora na mesa
live-about = Quatro robôs jogam a rodada { $hand }.
live-turn = É a vez de { NAME($seat) }.
live-took = { NAME($seat, at: "start") } levou a vaza.
live-over = A partida deles acabou.
live-stop = Parar
live-go-on = Deixar jogar
live-people = Mesas com pessoas
live-scores = Placar deles
home-seat = Voltar à sua mesa

## Desafios: seis rodadas que outra pessoa também joga.

challenge-title = Desafio entre amigos
challenge-about = Você joga seis rodadas. Um link leva as mesmas cartas a outra pessoa, contra os mesmos robôs. Depois vocês comparam, rodada a rodada.
# As regras da partida que vem.
challenge-rules = { $name }, seis rodadas.
challenge-make = Jogar seis rodadas
challenge-before = Seus desafios
challenge-entry-new = Ainda não começou.
challenge-entry-begun = Em andamento: continue de onde parou.
challenge-entry-done = As seis rodadas já foram jogadas.
challenge-entry-theirs = { $name } também já jogou.
# No topo de uma coluna e no começo de uma frase.
challenge-friend = A outra pessoa
challenge-asked =
    { $name ->
        [none] Alguém jogou estas seis rodadas.
       *[other] { $name } jogou estas seis rodadas.
    }
challenge-asked-about = Jogue as mesmas cartas contra os mesmos robôs. Como a outra pessoa se saiu, você vê depois.
challenge-play = Jogar as mesmas cartas
challenge-go-on = Continuar as seis rodadas
challenge-link = Este link não está completo, ou mudou no caminho. Peça de novo.
challenge-unplayable = Não dá para jogar aqui o que este link traz. Talvez ele venha de outra versão.
challenge-core = Não foi possível dar as cartas. Verifique a conexão e tente de novo.
challenge-other-bots = Os robôs mudaram desde a outra partida, e lá talvez tenham respondido de outro jeito.
challenge-points =
    { $points ->
        [0] Nenhum ponto em seis rodadas.
        [1] Um ponto em seis rodadas.
       *[other] { $points } pontos em seis rodadas.
    }
challenge-won =
    { $points ->
        [1] Você vence por um ponto.
       *[other] Você vence por { $points } pontos.
    }
challenge-lost =
    { $points ->
        [1] { $name } vence por um ponto.
       *[other] { $name } vence por { $points } pontos.
    }
challenge-level = Deu empate.
challenge-ready = Agora envie a quem quiser: o link leva estas cartas e o que você jogou, e só mostra isso depois que a outra pessoa jogar.
challenge-hand = Rodada { $hand }
challenge-you = Você
challenge-total = Total
challenge-open = Rodada { $hand }, vaza por vaza
challenge-trick = Vaza
challenge-passed = Passe
challenge-took = levou pontos
challenge-name = Seu nome, se quiser
challenge-send = Enviar o link
challenge-copied = Link copiado
challenge-not-copied = O navegador não deixa copiar. Selecione o link e copie.
challenge-field = O link
challenge-share =
    { $points ->
        [0] Não levei nenhum ponto em seis rodadas de Copas. Aqui estão as mesmas cartas:
        [1] Levei um ponto em seis rodadas de Copas. Aqui estão as mesmas cartas:
       *[other] Levei { $points } pontos em seis rodadas de Copas. Aqui estão as mesmas cartas:
    }
challenge-new = Novo desafio
