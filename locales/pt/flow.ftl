### A página: como o jogo corre. Desfazer, jogar uma rodada de novo, terminá-la antes, pausa, desistir, teclas, e o que de
### tudo isso se escolhe nas configurações.

flow-taken-back = Jogada desfeita.
# A primeira vez numa partida: na mesa, no lugar do que se pede.
flow-taken-back-first = Jogada desfeita. Esta partida deixa de contar nas suas estatísticas.
flow-not-counted = Se você desfizer algo ou jogar uma rodada de novo, a partida deixa de contar nas suas estatísticas.

# $trick se conta a partir de 1; 1 é o começo da rodada.
flow-again-from =
    { $trick ->
        [1] Jogar a rodada de novo
       *[other] Voltar à vaza { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] As mesmas cartas são dadas de novo.
       *[other] As cartas ficam como no começo da vaza { $trick }.
    }
flow-again-lost = O que se jogou depois se perde, e esta partida deixa de contar nas suas estatísticas.
flow-again-yes = Jogar de novo
flow-cancel = Deixar como está

flow-pause = Pausa
flow-paused = Em pausa
flow-paused-about = A mesa espera você.
flow-go-on = Continuar

flow-give-up = Desistir da partida
flow-give-up-about = Ela acaba aqui, e ninguém vence.
flow-give-up-ask = Quer desistir desta partida?
flow-give-up-what = Ela fica guardada como desistência, e não dá para continuá-la depois.
flow-give-up-yes = Desistir
flow-play-on = Continuar

flow-worthless = Não há mais pontos.
flow-finish = Terminar a rodada
flow-finished = Não havia mais pontos, e o resto foi jogado de uma vez.
flow-own = O resto é seu.
flow-claim = Levar tudo
flow-own-ask =
    { $count ->
        [1] Você leva a última vaza, joguem os outros o que jogarem.
        [2] Você leva as duas últimas vazas, joguem os outros o que jogarem.
       *[other] Você leva as últimas { $count } vazas, joguem os outros o que jogarem.
    }
flow-claim-yes = Mostrar minhas cartas

## Teclas. A página põe a tecla ao lado do que ela faz.

flow-keys = Teclas
flow-keys-about = Tudo o que se toca também se alcança com Tab e se escolhe com Enter.
flow-key-cards = De carta em carta
flow-key-play = Escolher ou jogar a carta
flow-key-on = Continuar
flow-key-close = Fechar o que está aberto
flow-key-finish = Terminar a rodada ou levar o resto
flow-key-keys = Estas teclas
flow-key-arrows = Setas
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } ou { $other }
flow-key-with-control = Ctrl { $key }

## O que se escolhe nas configurações.

flow-settings-look = Aparência
flow-settings-play = Como você joga
flow-settings-pace = Andamento
flow-settings-help = Ajuda
flow-confirm = Jogar com dois toques
flow-confirm-about = O primeiro toque levanta uma carta, o segundo a joga.
flow-ahead = Escolher antes da vez
flow-ahead-about = Toque numa carta antes da sua vez: ela é jogada quando a vez chegar, se for permitido.
flow-forced = Carta obrigatória sai sozinha
flow-forced-about = Quando só uma carta pode ser jogada, ela é jogada sem você tocar.
flow-quick-end = Terminar rápido
flow-quick-end-about = Quando não há mais pontos, o resto da rodada é jogado de uma vez.
flow-raised = Cartas recebidas levantadas
flow-raised-about = Até você tocar, para ver o que recebeu.
flow-letters = Letras como atalhos
flow-letters-about = H para uma dica, U para desfazer; ? mostra todas.
