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
# Entre equipes: que equipe levou mais pontos nessa rodada, somando todos. $seats são os seus jogadores.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [1] sua equipe levou { $points } ponto.
               *[other] sua equipe levou { $points } pontos.
            }
       *[many]
            { $points ->
                [1] { NAME($seats) } levaram { $points } ponto no total.
               *[other] { NAME($seats) } levaram { $points } pontos no total.
            }
    }

## A melhor carta de quem lê e a que mais custou, segundo o treinador. $difference conta também o
## que os outros levam: em pontos, é o quanto quem lê se sai melhor que os outros em média, e pode ser mais do que há
## numa rodada. O plural segue o número com a casa decimal: «1,5 ponto», «2,0 pontos».

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
        [points]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Rodada { $hand }: em vez { CARD($other, as: "of-the-card") }, deu a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto de vantagem sobre os outros.
               *[other] Rodada { $hand }: em vez { CARD($other, as: "of-the-card") }, deu a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos de vantagem sobre os outros.
            }
        [game] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de uma partida a menos.
       *[chips]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ficha a menos.
               *[other] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas a menos.
            }
    }
story-dearest = A mais cara: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Rodada { $hand }: { CARD($other, as: "the-card") } teria dado a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto de vantagem sobre os outros.
               *[other] Rodada { $hand }: { CARD($other, as: "the-card") } teria dado a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos de vantagem sobre os outros.
            }
        [game] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de uma partida a mais.
       *[chips]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ficha a mais.
               *[other] Rodada { $hand }: com { CARD($other, as: "the-card") }, você teria { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas a mais.
            }
    }

## A partida, compartilhada com outros: como imagem e como texto, contada por quem jogou.

story-share = Compartilhar
story-share-title = Compartilhar esta partida
story-share-picture = Compartilhar a imagem
story-save-picture = Salvar a imagem
story-share-text = Compartilhar o texto
story-copy-text = Copiar o texto
story-share-copied = Copiado.
story-share-not-copied = O navegador não deixa copiar. O texto está acima.
story-share-failed = Não foi possível desenhar a imagem.
# Sobre a curva.
story-shared-curve = Como foi
# $seats são os vencedores.
story-shared-title =
    { WHO($seats) ->
        [you] Venci
        [one] { NAME($seats, at: "start") } venceu
        [with-you] Vencemos
       *[many] { NAME($seats, at: "start") } venceram
    }
# Quem jogou, quando não tem nome.
story-shared-me = Eu
# Uma linha do texto; $curve é desenhada com blocos: «2. Ingrid 54 ▁▂▄▆».
story-shared-row = { $place }. { $name } { $total } { $curve }
