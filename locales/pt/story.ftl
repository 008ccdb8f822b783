### A página: o fim de uma rodada e de uma partida: o resultado, e o que se conta ao lado dele.

## Fichas.

chips-title = As fichas
chips-pot-left = Ficou no pote: { CHIPS($chips) }.
chips-worth = Uma ficha vale { $value }. Na partida toda: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Você paga { CHIPS($chips) } pelo seu lance.
       *[other] { NAME($seat, at: "start") } paga { CHIPS($chips) } pelo seu lance.
    }
chips-debts =
    { WHO($seats) ->
        [you] Você está sem fichas e continua com dívida. O que entrar depois serve para pagar.
        [one] { NAME($seats, at: "start") } está sem fichas e continua com dívida. O que entrar depois serve para pagar.
       *[many] { NAME($seats, at: "start") } estão sem fichas e continuam com dívida. O que entrar depois serve para pagar.
    }

## O fim de uma rodada.

result-line = Rodada { $number } · { $rules }
# Cartas do naipe que vale, lidas junto ao nome de um jogador.
result-taken = { SUIT($suit) }: { $count }
result-next = Próxima rodada
result-so-far = A partida até aqui
result-lower = Pontos: quanto menos, melhor
result-higher = Pontos: quanto mais, melhor
result-took-card =
    { WHO($seat) ->
        [you] Você levou { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } levou { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Você levou { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } levou { CARD($card, as: "card-pair") }.
    }
result-took-each = { NAME($seats, at: "start") } levaram { CARD($card, as: "a-card") } cada.
result-took-points =
    { WHO($seats) ->
        [you] Você levou { result-points }.
        [one] { NAME($seats, at: "start") } levou { result-points }.
       *[many] { NAME($seats, at: "start") } levaram { result-points } cada.
    }
result-took-none = Ninguém levou pontos.
result-ahead = Você está na frente.
result-still-ahead = Você continua na frente.
result-level = Você empata com { NAME($seats) }.
result-behind =
    { $count ->
        [1] Você está um ponto atrás de { NAME($seats) }.
       *[other] Você está { page-count } pontos atrás de { NAME($seats) }.
    }
result-side = Sua equipe
result-side-ahead = Sua equipe está na frente.
result-side-level = As equipes estão empatadas.
result-side-behind =
    { $count ->
        [1] Sua equipe está um ponto atrás.
       *[other] Sua equipe está { page-count } pontos atrás.
    }
# Chegou-se ao fim, mas a liderança está dividida.
result-tied = A liderança está dividida: joga-se mais uma rodada.
result-fifty =
    { WHO($seats) ->
        [you] Você caiu num múltiplo de 50 e descontou 50.
        [one] { NAME($seats, at: "start") } caiu num múltiplo de 50 e descontou 50.
       *[many] { NAME($seats, at: "start") } caíram num múltiplo de 50 e descontaram 50.
    }
result-bid = { WHO($seat) ->
        [you] Você ofereceu { bid-quick } e escolheu { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } ofereceu { bid-quick } e escolheu { SUIT($suit) }.
    }
result-bid-carried = { NAME($seat, at: "start") } escolheu { SUIT($suit) } pelo pote que tinha ficado.
result-bid-none = Ninguém deu lance, e valeu { SUIT($suit) }.

## Uma lua.

moon-title =
    { WHO($seats) ->
        [you] Você acertou a lua
        [one] { NAME($seats, at: "start") } acertou a lua
       *[many] { NAME($seats, at: "start") } acertaram a lua
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Você acertou o sol
        [one] { NAME($seats, at: "start") } acertou o sol
       *[many] { NAME($seats, at: "start") } acertaram o sol
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Todos os pontos.
moon-standard = As treze cartas de copas e a dama.
moon-tricks = Todas as vazas da rodada.
moon-who = Quem paga?
moon-waits = { NAME($seat, at: "start") } decide quem paga.
moon-old = Outros { SIGNED($points) }
moon-old-sides = Cada adversário { SIGNED($points) }
moon-new = Você { SIGNED($points) }
moon-new-side = Cada um de vocês { SIGNED($points) }
# Em que dá uma escolha; $seat é quem fica pior entre os outros.
moon-totals = Você fica com { $total }, { NAME($seat) } com { $theirs }.
moon-totals-side = Sua equipe fica com { $total }, { NAME($seats) } com { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Você vence a partida.
        [one] { NAME($seats, at: "start") } vence a partida.
       *[many] { NAME($seats, at: "start") } vencem a partida.
    }
moon-old-confirm = Os outros somam { $points }
moon-old-confirm-sides = Cada adversário soma { $points }
moon-new-confirm = Descontar { $points }
moon-paid = Os outros pagaram.
moon-paid-sides =
    { $sides ->
        [1] A outra equipe pagou.
       *[other] As outras equipes pagaram.
    }
moon-taken-off =
    { $points ->
        [1] Um ponto descontado.
       *[other] { $points } pontos descontados.
    }

## O fim da partida.

end-win =
    { WHO($seats) ->
        [you] Você vence a partida
        [one] { NAME($seats, at: "start") } vence a partida
       *[many] { NAME($seats, at: "start") } vencem a partida
    }
end-tie = { NAME($seats, at: "start") } dividem a vitória, com um total de { $total }
end-line = { $rules } · { $hands ->
        [1] depois de uma rodada
       *[other] depois de { $hands } rodadas
    }
end-place-2 =
    { $count ->
        [1] Você fica em segundo lugar, um ponto atrás.
       *[other] Você fica em segundo lugar, { page-count } pontos atrás.
    }
end-place-3 =
    { $count ->
        [1] Você fica em terceiro lugar, um ponto atrás.
       *[other] Você fica em terceiro lugar, { page-count } pontos atrás.
    }
end-place-other =
    { $count ->
        [1] Você fica em { end-ordinal } lugar, um ponto atrás.
       *[other] Você fica em { end-ordinal } lugar, { page-count } pontos atrás.
    }
end-place-last =
    { $count ->
        [1] Você fica em último lugar, um ponto atrás.
       *[other] Você fica em último lugar, { page-count } pontos atrás.
    }
end-side-behind =
    { $count ->
        [1] Sua equipe fica um ponto atrás.
       *[other] Sua equipe fica { page-count } pontos atrás.
    }
end-ordinal =
    { $place ->
        [4] quarto
        [5] quinto
        [6] sexto
        [7] sétimo
        [8] oitavo
        [9] nono
       *[other] décimo
    }
end-chips =
    { WHO($seats) ->
        [you] Você sai com mais fichas que os outros: { CHIPS($chips, as: "chips-number") }.
        [one] { NAME($seats, at: "start") } sai com mais fichas que os outros: { CHIPS($chips, as: "chips-number") }.
       *[many] { NAME($seats, at: "start") } saem com mais fichas que os outros: { CHIPS($chips, as: "chips-number") } cada.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Em fichas, você fica em segundo lugar.
        [3] Em fichas, você fica em terceiro lugar.
       *[other] Em fichas, você fica em { end-ordinal } lugar.
    }
end-chips-aside = Os totais decidem quem vence. As fichas se acertam à parte.
end-new = Nova partida
end-rules = Mudar as regras
end-home = Início
end-winner = Vitória

## Como saiu a carta mais cara da rodada. $by jogou, $to levou, na vaza de número $trick.

story-fall = { NAME($by, at: "start") } deu { CARD($card, as: "the-card") } a { NAME($to) } na vaza { $trick }.
# Quem levou foi quem tinha jogado.
story-fall-own = { NAME($by, at: "start") } levou a vaza { $trick } com { CARD($card, as: "the-card") }.

## As rodadas que viraram a partida, com os números que têm no gráfico.

story-turns =
    { $count ->
        [1] Ponto de virada
       *[other] Pontos de virada
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

## A melhor carta de quem lê e a que mais custou, segundo o treinador. $difference é o que uma carta
## custa a mais que a outra, como na revisão. O plural segue o número com a casa decimal: «1,5 ponto», «2,0 pontos».

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
                [one] Rodada { $hand }: { CARD($other, as: "the-card") } teria custado a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto a mais.
               *[other] Rodada { $hand }: { CARD($other, as: "the-card") } teria custado a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais.
            }
        [game] Rodada { $hand }: com { CARD($other, as: "the-card") }, você ganharia { NUMBER($difference, maximumFractionDigits: 0) } a menos de cada 100 partidas.
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
                [one] Rodada { $hand }: custou a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto a mais que { CARD($other, as: "the-card") }.
               *[other] Rodada { $hand }: custou a você { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que { CARD($other, as: "the-card") }.
            }
        [game] Rodada { $hand }: com { CARD($other, as: "the-card") }, você ganharia { NUMBER($difference, maximumFractionDigits: 0) } a mais de cada 100 partidas.
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
