### A página: o que se conta no fim de uma rodada e de uma partida, ao lado do resultado.

## Como saiu a carta mais cara da rodada. $by jogou, $to levou, na vaza de número $trick.

story-fall = { NAME($by, at: "start") } deu { CARD($card, as: "the-card") } a { NAME($to) } na vaza { $trick }.
# Quem levou foi quem tinha jogado.
story-fall-own = { NAME($by, at: "start") } levou a vaza { $trick } com { CARD($card, as: "the-card") }.

## As rodadas que viraram a partida, com os números que têm no gráfico.

story-turns =
    { $count ->
        [1] Virada
       *[other] Viradas
    }
# $what é uma das frases abaixo: «Rodada 5: Tomás acertou a lua.» Vêm depois de dois-pontos, em minúscula.
story-turn = Rodada { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] você acertou a lua.
        [one] { NAME($seats) } acertou a lua.
       *[many] { NAME($seats) } acertaram a lua.
    }
# Quem levou mais pontos nessa rodada.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [1] você levou { $points } ponto.
               *[other] você levou { $points } pontos.
            }
        [one]
            { $points ->
                [1] { NAME($seats) } levou { $points } ponto.
               *[other] { NAME($seats) } levou { $points } pontos.
            }
       *[many]
            { $points ->
                [1] { NAME($seats) } levaram { $points } ponto cada.
               *[other] { NAME($seats) } levaram { $points } pontos cada.
            }
    }

## A melhor carta de quem lê e a que mais custou, segundo o treinador. $difference tem uma casa decimal.

story-cards = Suas cartas
story-looking =
    { $hands ->
        [1] O treinador está olhando suas cartas.
       *[other] O treinador está olhando suas cartas: { $done } de { $hands } rodadas.
    }
story-failed = O treinador não respondeu.
story-nothing = Nenhuma carta sua fez grande diferença.
story-best = A melhor: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Rodada { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos pior.
       *[chips] Rodada { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas pior.
    }
story-dearest = A mais cara: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Rodada { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos melhor.
       *[chips] Rodada { $hand }: { CARD($other, as: "the-card") } era { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas melhor.
    }
