### As razões do treinador. $best é o que ele faria, $other aquilo com que compara; $best_rate e $other_rate dizem em
### quantos de 100 casos algo acontece depois. $queen é a carta que faz o papel da dama de espadas.

reason-other-often =
    { $other_rate ->
        [100] sempre
       *[other] em { $other_rate } de 100 casos
    }
reason-only-card = { CARD($best, as: "the-card-first") } é a única carta que você pode jogar.
reason-same-card = Todas as cartas que você pode jogar dão no mesmo.
reason-only-pass = Nenhum outro passe foi examinado.
reason-only-bid =
    { $best ->
        [0] Você não pode oferecer mais que isso.
       *[other] Você só pode oferecer { $best }.
    }
reason-only-suit = Só dá para escolher { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] Os outros precisam somar pontos.
       *[new] Você precisa descontar pontos.
    }

reason-even-card = Faz pouca diferença: { CARD($best, as: "the-card") } serve tão bem quanto qualquer outra carta.
reason-even-pass = Faz pouca diferença: este passe serve tão bem quanto qualquer outro.
reason-even-bid =
    { $best ->
        [0] Faz pouca diferença: você pode muito bem passar.
       *[other] Faz pouca diferença: você pode muito bem oferecer { $best }.
    }
reason-even-suit = Faz pouca diferença: você pode muito bem escolher { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] Faz pouca diferença: os outros podem muito bem somar pontos.
       *[new] Faz pouca diferença: você pode muito bem descontar pontos.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Difícil dizer: { CARD($best, as: "the-card") } deu o melhor resultado, mas por pouco demais para ter certeza.
reason-unclear-pass = Difícil dizer: este passe deu o melhor resultado, mas por pouco demais para ter certeza.
reason-unclear-bid =
    { $best ->
        [0] Difícil dizer: passar deu o melhor resultado, mas por pouco demais para ter certeza.
       *[other] Difícil dizer: oferecer { $best } deu o melhor resultado, mas por pouco demais para ter certeza.
    }
reason-unclear-suit = Difícil dizer: escolher { SUIT($best) } deu o melhor resultado, mas por pouco demais para ter certeza.
reason-unclear-moon =
    { $best ->
        [old] Difícil dizer: deixar os outros somarem pontos deu o melhor resultado, mas por pouco demais para ter certeza.
       *[new] Difícil dizer: descontar pontos deu o melhor resultado, mas por pouco demais para ter certeza.
    }

reason-best-card = O melhor é jogar { CARD($best, as: "the-card") }.
reason-best-pass = O melhor é passar { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] O melhor é passar.
       *[other] O melhor é oferecer { $best }.
    }
reason-best-suit = O melhor é escolher { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] O melhor é que os outros somem pontos.
       *[new] O melhor é descontar pontos.
    }

## Luas e cartas de bônus.

reason-moon-card = Vale a pena tentar a lua: com { CARD($best, as: "the-card") } ela sai em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-moon-pass = Vale a pena tentar a lua: com este passe ela sai em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-stop-moon-card = Impeça a lua: depois { CARD($other, as: "of-the-card") } alguém acerta em { $other_rate } de 100 casos, depois { CARD($best, as: "of-the-card") } em { $best_rate }.
reason-stop-moon-pass = Impeça a lua: com este passe outra pessoa acerta em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-bonus-card = Vale a pena pegar uma carta que desconta pontos: com { CARD($best, as: "the-card") } ela é sua em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-bonus-pass = Vale a pena pegar uma carta que desconta pontos: com este passe ela é sua em { $best_rate } de 100 casos, em vez de { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Caia exatamente num múltiplo de 50: com { CARD($best, as: "the-card") } seu total baixa 50 em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-fifty = Caia exatamente num múltiplo de 50: assim seu total baixa 50 em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-go-on-card = Faça a partida continuar: depois { CARD($other, as: "of-the-card") } ela acaba e você a perde em { $other_rate } de 100 casos, depois { CARD($best, as: "of-the-card") } em { $best_rate }.
reason-go-on = Faça a partida continuar: assim ela acaba e você a perde em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-win-card = Ganhe a partida agora: com { CARD($best, as: "the-card") } você consegue em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-win = Ganhe a partida agora: assim você consegue em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-game = Aqui conta a partida, não os pontos desta rodada.
reason-pot-card = Jogue pelo pote: com { CARD($best, as: "the-card") } você o ganha em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-pot = Jogue pelo pote: assim você o ganha em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-deny-pot-card = Não deixe o pote para os outros: depois { CARD($other, as: "of-the-card") } um deles o ganha em { $other_rate } de 100 casos, depois { CARD($best, as: "of-the-card") } em { $best_rate }.
reason-deny-pot = Não deixe o pote para os outros: assim um deles o ganha em { $best_rate } de 100 casos, em vez de { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Oferecer { $other } é caro demais: assim você quase nunca ganha o pote.
       *[other] Oferecer { $other } é caro demais: assim você ganha o pote em { $other_rate } de 100 casos, senão em { $best_rate }.
    }
reason-own-points-card = Seus pontos em média: { $best_points } com { CARD($best, as: "the-card") }; { $other_points } com { CARD($other, as: "the-card") }.
reason-own-points = Seus pontos em média: { $best_points } em vez de { $other_points }.

## A dama.

reason-queen-in-trick = { CARD($queen, as: "the-card-first") } está nesta vaza: deixe a vaza para outra pessoa.
reason-queen-discard = Livre-se { CARD($queen, as: "of-the-card") } agora: você não tem { SUIT($suit) }, e outra pessoa fica { CARD($queen, as: "with-it") }.
reason-queen-under = Jogue { CARD($queen, as: "the-card") } agora: { CARD($winning, as: "the-card") } está por cima, e outra pessoa fica { CARD($queen, as: "with-it") }.
reason-queen-before-higher = Jogue { CARD($queen, as: "the-card") } agora: é provável que alguém depois de você fique { CARD($queen, as: "with-it") }.
reason-queen-to-others = Jogue { CARD($queen, as: "the-card") } agora: é provável que outra pessoa fique { CARD($queen, as: "with-it") }.
reason-queen-keep = Guarde { CARD($queen, as: "the-card") } por enquanto: se jogar agora, é você quem fica { CARD($queen, as: "with-it") } { reason-other-often }.
reason-queen-guard = Guarde suas outras cartas de { SUIT($suit) } para proteger { CARD($queen, as: "the-card") }: se jogar { CARD($other, as: "the-card") }, é você quem fica { CARD($queen, as: "with-it") } { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } ainda não saiu: com { CARD($other, as: "the-card") }, é você quem fica { CARD($queen, as: "with-it") } { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } ainda não saiu, e você não tem mais nada abaixo { CARD($queen, as: "of-it") }: com { CARD($other, as: "the-card") }, é você quem fica { CARD($queen, as: "with-it") } { reason-other-often }.
reason-queen-pass = Passe { CARD($queen, as: "the-card") }: se guardar, é você quem fica { CARD($queen, as: "with-it") } em { $kept_rate } de 100 casos.

## O passe.

reason-pass-safer-from-queen = Este passe protege você melhor { CARD($queen, as: "of-the-card") }.
reason-pass-void = Este passe deixa você sem { SUIT($suit) }: quando alguém puxar o naipe, você descarta o que quiser.
reason-pass-partner = Estas cartas vão para quem joga com você: é o que menos custa à sua equipe.
reason-pass-wanted = Aqui os pontos valem a pena: este passe guarda as cartas que os trazem.
reason-pass-costly = Estas são as cartas com mais chance de levar vazas caras.

## A jogada.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Aqui os pontos valem a pena: { CARD($best, as: "the-card") } leva a vaza sempre, { CARD($other, as: "the-card") } quase nunca.
               *[other] Aqui os pontos valem a pena: { CARD($best, as: "the-card") } leva a vaza sempre, { CARD($other, as: "the-card") } em { $other_rate } de 100 casos.
            }
       *[other] Aqui os pontos valem a pena: { CARD($best, as: "the-card") } leva a vaza em { $best_rate } de 100 casos, { CARD($other, as: "the-card") } em { $other_rate }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } anula a outra igual: nenhuma das duas pode levar a vaza.
reason-follow-yours-anyway = A vaza é sua de qualquer jeito: leve com { CARD($best, as: "the-card") }.
reason-follow-last-and-clean = Leve a vaza com { CARD($best, as: "the-card") }: ninguém joga depois de você e não há pontos nela. Mais tarde esta carta poderia levar alguns.
reason-follow-while-cheap = Leve esta vaza com { CARD($best, as: "the-card") } enquanto ela é barata.
reason-follow-under-points =
    { $points ->
        [one] Fique abaixo { CARD($winning, as: "of-the-card") }: há { $points } ponto na vaza, e { CARD($other, as: "the-card") } leva { reason-other-often }.
       *[other] Fique abaixo { CARD($winning, as: "of-the-card") }: há { $points } pontos na vaza, e { CARD($other, as: "the-card") } leva { reason-other-often }.
    }
reason-follow-under = Fique abaixo { CARD($winning, as: "of-the-card") }: { CARD($other, as: "the-card") } leva a vaza { reason-other-often }, e os outros podem descartar pontos nela.
reason-follow-under-kitty = Fique abaixo { CARD($winning, as: "of-the-card") }: { CARD($other, as: "the-card") } leva a vaza { reason-other-often }, e com ela o morto, que pode ter pontos.
reason-follow-under-lead = Fique abaixo { CARD($winning, as: "of-the-card") }: { CARD($other, as: "the-card") } leva a vaza { reason-other-often }, e aí você tem de abrir.
reason-follow-no-trick =
    { $points ->
        [one] Continue sem levar nenhuma vaza, o que desconta { $points } ponto: { CARD($other, as: "the-card") } leva esta { reason-other-often }.
       *[other] Continue sem levar nenhuma vaza, o que desconta { $points } pontos: { CARD($other, as: "the-card") } leva esta { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "the-card-first") } não leva esta vaza: livre-se { CARD($best, as: "of-it") } enquanto não há perigo.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "the-card-first") } quase nunca leva a vaza, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] { CARD($best, as: "the-card-first") } leva a vaza em apenas { $best_rate } de 100 casos, { CARD($other, as: "the-card") } em { $other_rate }.
    }
reason-discard-partner-wins = Sua equipe está levando esta vaza: guarde os pontos para os outros.
reason-discard-points = Você não tem { SUIT($suit) }: mande { CARD($best, as: "the-card") } para outra pessoa.
reason-discard-above-queen = { CARD($queen, as: "the-card-first") } ainda não saiu: livre-se { CARD($best, as: "of-the-card") }, que poderia levar essa carta.
reason-discard-high = Você não tem { SUIT($suit) }: livre-se { CARD($best, as: "of-the-card") }, que poderia levar uma vaza cara.
reason-last-of-suit = { CARD($best, as: "the-card-first") } é sua última carta de { SUIT($suit) }: { CARD($best, as: "without-it") }, você descarta o que quiser quando alguém puxar o naipe.
reason-stock-keep = Guarde { CARD($other, as: "the-card") }: sem { SUIT($suit) } você tem de comprar quando alguém puxar o naipe.
reason-lead-below-queen = Abra abaixo { CARD($queen, as: "of-the-card") } para fazer essa carta sair.
reason-lead-low =
    { $best_rate ->
        [0] Abra baixo: { CARD($best, as: "the-card") } quase nunca leva a vaza, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] Abra baixo: { CARD($best, as: "the-card") } leva a vaza em { $best_rate } de 100 casos, { CARD($other, as: "the-card") } em { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Abra com { CARD($best, as: "the-card") }: essa carta quase nunca leva a vaza.
       *[other] Abra com { CARD($best, as: "the-card") }: essa carta leva a vaza em apenas { $best_rate } de 100 casos.
    }
reason-lead-while-clean = Abra com { CARD($best, as: "the-card") } enquanto é difícil haver pontos na vaza: mais tarde essa carta poderia levar uma vaza cara.

## O que outra escolha custaria. $unit é points ou chips; $cost pode ter casa decimal.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } ficha
               *[other] { $cost } fichas
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } ponto
       *[other] { $cost } pontos
    }
reason-cost-card = { CARD($other, as: "the-card-first") } custaria { reason-cost }.
reason-cost-pass = Passar { CARDS($other, as: "the-card") } em vez { CARDS($best, as: "of-the-card") } custaria { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Passar custaria { reason-cost }.
       *[other] Oferecer { $other } custaria { reason-cost }.
    }
reason-cost-suit = Escolher { SUIT($other) } custaria { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Deixar os outros somarem pontos custaria { reason-cost }.
       *[new] Descontar pontos custaria { reason-cost }.
    }
reason-chance-card = Com { CARD($best, as: "the-card") } você ganha a partida em { $best_rate } de 100 casos, com { CARD($other, as: "the-card") } em { $other_rate }.
reason-chance-pass = Assim você ganha a partida em { $best_rate } de 100 casos; passando { CARDS($other, as: "the-card") } em vez { CARDS($best, as: "of-the-card") }, em { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Você ganha a partida em { $best_rate } de 100 casos se os outros somarem pontos, em { $other_rate } se você descontar pontos.
       *[new] Você ganha a partida em { $best_rate } de 100 casos se descontar pontos, em { $other_rate } se os outros somarem pontos.
    }
reason-place = Seu lugar no fim da partida: em média { $best_place } em vez de { $other_place }.
reason-cost-queen-card = { CARD($other, as: "the-card-first") } custaria { reason-cost-points }, e você levaria { CARD($queen, as: "the-card") } em { $other_rate } de 100 casos, em vez de { $best_rate }.
reason-cost-queen-pass = Passar { CARDS($other, as: "the-card") } em vez { CARDS($best, as: "of-the-card") } custaria { reason-cost-points }, e você levaria { CARD($queen, as: "the-card") } em { $other_rate } de 100 casos, em vez de { $best_rate }.
