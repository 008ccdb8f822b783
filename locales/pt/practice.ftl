### A página: treinar os próprios erros, e o quadro que propõe isso.

## O que se propõe: uma frase para cada tipo de erro, e quantas vezes aconteceu.

practice-above =
    { $queen ->
        [QS] Você jogou o ás ou o rei de espadas antes de a dama sair.
       *[other] Você jogou uma carta mais alta antes de { CARD($queen, as: "the-card") } sair.
    }
practice-kept =
    { $queen ->
        [QS] Você ficou com a dama quando dava para se livrar dela.
       *[other] Você ficou com { CARD($queen, as: "the-card") } quando dava para se livrar dessa carta.
    }
practice-queen =
    { $queen ->
        [QS] Você correu o risco de levar a dama.
       *[other] Você correu o risco de levar { CARD($queen, as: "the-card") }.
    }
practice-under = Você não ficou por baixo quando dava.
practice-high = Você guardou uma carta alta que dava para soltar de graça.
practice-follow = Você seguiu o naipe com a carta errada.
practice-discard = Você descartou a carta errada.
practice-lead = Você abriu com a carta errada.
practice-stop = Você não impediu a lua de outra pessoa.
practice-moon = Você abriu mão de uma lua.
practice-bonus = Você deixou passar uma carta que desconta pontos.
practice-points = Você deixou passar uma vaza quando se queriam pontos.
# Sob uma dessas frases.
practice-times =
    { $hands ->
        [1]
            { $times ->
                [1] Uma vez na única rodada que o treinador avaliou.
               *[other] { $times } vezes na única rodada que o treinador avaliou.
            }
       *[other]
            { $times ->
                [1] Uma vez nas últimas { $hands } rodadas que o treinador avaliou.
               *[other] { $times } vezes nas últimas { $hands } rodadas que o treinador avaliou.
            }
    }
practice-do = Treinar
# O mesmo botão onde há vários; $what é o nome de um tipo de erro.
practice-do-what = Treinar: { $what }

## As rodadas.

practice-title = Treino
practice-leave = Sair do treino
practice-looking = Procurando suas rodadas.
practice-none = Suas rodadas com esse erro não estão mais aqui.
# Sobre uma rodada. $what é o nome de um tipo de erro.
practice-step = { $number } de { $count } · { $what }
# Lido em voz alta pela fila de barras.
practice-progress = Rodada { $number } de { $count }
practice-trick = Vaza { $trick }, mais uma vez
practice-own = Rodada { $hand } da sua partida de { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "the-card-first") } ainda não saiu.
practice-gone = { CARD($card, as: "the-card-first") } já saiu.
practice-failed = Não foi possível preparar esta rodada. Siga para a próxima ou tente de novo.

## O que o treinador diz da carta. Segue-se um motivo.

practice-best = Bem jogado.
practice-fine = Serve, mas { CARD($best, as: "the-card") } é um pouco melhor.
# O plural segue o número com a casa decimal: «1,5 ponto», «2,0 pontos».
practice-costly =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] { CARD($best, as: "the-card-first") } é melhor: a sua carta custa a você { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto a mais.
               *[other] { CARD($best, as: "the-card-first") } é melhor: a sua carta custa a você { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais.
            }
        [game] { CARD($best, as: "the-card-first") } é melhor: rende { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de uma partida a mais que a sua carta.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] { CARD($best, as: "the-card-first") } é melhor: rende { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ficha a mais que a sua carta.
               *[other] { CARD($best, as: "the-card-first") } é melhor: rende { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas a mais que a sua carta.
            }
    }
practice-unseen = O treinador não avaliou esta carta. { CARD($best, as: "the-card-first") } é melhor.
practice-retry = Tentar de novo
practice-next = Próxima rodada
practice-last = Como foi

## Depois da última rodada.

practice-done =
    { $right ->
        [0] Nenhum acerto na primeira tentativa
       *[other] Acertos na primeira tentativa: { $right } de { $count }
    }
practice-done-about = O treino não entra nas estatísticas. Suas próximas partidas, sim.
practice-done-own = Rodada { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Acerto na primeira tentativa
practice-done-later = Não na primeira tentativa
practice-done-skipped = Pulada
practice-again = Mais uma vez
practice-back = Voltar às suas partidas
