### A página: uma rodada terminada, revista carta por carta.

review-title = Rodada { $hand }, carta por carta
review-how = Toque em qualquer carta para ver o porquê.
review-laying-out = Abrindo as cartas da rodada.
review-looking = Avaliando suas jogadas: { $done } de { $all }.
review-progress = Suas jogadas já avaliadas
# $unit é points ou chips.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Nenhuma jogada sua custou mais de um ponto.
                [1] Uma jogada sua custou mais de um ponto.
               *[other] { $count } jogadas suas custaram mais de um ponto.
            }
        [game]
            { $count ->
                [0] Nenhuma jogada sua custou mais de 1% de uma partida.
                [1] Uma jogada sua custou mais de 1% de uma partida.
               *[other] { $count } jogadas suas custaram mais de 1% de uma partida.
            }
       *[chips]
            { $count ->
                [0] Nenhuma jogada sua custou mais de uma ficha.
                [1] Uma jogada sua custou mais de uma ficha.
               *[other] { $count } jogadas suas custaram mais de uma ficha.
            }
    }
review-failed = O treinador não respondeu. As cartas estão aqui mesmo assim.
review-thinking = Pensando
review-table = A rodada, vaza por vaza
review-trick = Vaza

# Uma linha: os lances, o naipe escolhido, o passe, uma vaza, a escolha da lua.
review-row-bid = Lances
review-row-suit = Naipe
review-row-pass = Passe
review-row-play = Vaza { $trick }
review-row-moon = Lua

# De quem é a coluna.
review-seat =
    { WHO($seat) ->
        [you] Você
       *[other] { NAME($seat, at: "start") }
    }

## Sob uma carta.

review-led = abriu
review-took = levou
review-led-and-took = abriu, levou
review-cost = custou { $cost }

## Uma jogada: o que alguém fez.

review-did-play =
    { WHO($seat) ->
        [you] Você jogou { CARD($card, as: "the-card") }
       *[other] { NAME($seat, at: "start") } jogou { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Você passou { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat, at: "start") } passou { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Você passou
               *[other] Você ofereceu { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } passou
               *[other] { NAME($seat, at: "start") } ofereceu { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Você escolheu { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } escolheu { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Você deixou os outros somarem
               *[new] Você descontou
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } deixou os outros somarem
               *[new] { NAME($seat, at: "start") } descontou
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Por quê?
review-ask-noted = { LIST($did) }, { LIST($note) }. Por quê?

# O mesmo numa palavra, onde nenhuma carta o diz.
review-word-bid =
    { $chips ->
        [0] Passar
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Os outros somam
       *[new] Descontar
    }

## O que o treinador acha.

review-only = Não havia outra escolha.
review-unseen = O treinador não avaliou esta.
review-best = A melhor que havia.
review-alike = Tão boa quanto qualquer outra.
review-costly =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto a mais que a melhor.
               *[other] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que a melhor.
            }
        [game] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de uma partida a mais que a melhor.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ficha a mais que a melhor.
               *[other] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas a mais que a melhor.
            }
    }
review-costly-about =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponto a mais que a melhor, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
               *[other] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos a mais que a melhor, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
            }
        [game] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de uma partida a mais que a melhor, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } ficha a mais que a melhor, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
               *[other] Custou { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas a mais que a melhor, com margem de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
            }
    }
review-perhaps-nothing = Pode não ter custado nada.
review-advice-to = Dica para { NAME($seat) }, só com o que { NAME($seat) } podia ver naquele momento.
review-choices = O que se podia ter feito
review-is-best = Melhor
review-done = Feito
review-on-table = Na mesa
review-holds =
    { WHO($seat) ->
        [you] Você tinha
       *[other] { NAME($seat, at: "start") } tinha
    }
review-legend-points = Barras: os pontos perdidos em relação à melhor.
review-legend-chips = Barras: as fichas perdidas em relação à melhor.
review-legend-game = Barras: quanto se perde em relação à melhor, em % de uma partida.
review-legend-alike = Marcadas: quase iguais.
