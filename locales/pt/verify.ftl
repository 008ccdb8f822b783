### O registro de uma partida que foi conferido, no terminal e na página.

## O que se achou ao conferir. $seats são os números dos lugares, contados a partir de 0.

verify-hash = O segredo dá o hash que foi mostrado antes de se darem as cartas: { $hash }
verify-parts =
    { $count ->
        [1] O lugar { LIST($seats) } acrescentou uma parte sua: quem sorteou o segredo não conhecia as cartas de antemão.
       *[other] Os lugares { LIST($seats) } acrescentaram, cada um, uma parte sua: quem sorteou o segredo não conhecia as cartas de antemão.
    }
verify-no-parts = Nenhum lugar acrescentou uma parte sua: quem sorteou o segredo poderia ter escolhido as cartas.
verify-dealt = As mãos foram dadas de novo a partir do segredo e das partes.
verify-seed = As cartas resultam da semente { $seed }. Ela não foi prometida de antemão; isto não mostra, portanto, que ninguém a escolheu.
verify-position = A partida começou de uma posição: nenhuma carta foi dada.
verify-played =
    { $actions ->
        [0] Ainda não houve nenhuma ação.
        [1] { $actions } ação foi repetida, e é válida.
       *[other] { $actions } ações foram repetidas, e todas são válidas.
    }
verify-over = A partida acabou. Totais: { LIST($totals, list: "unit") }
verify-not-over = A partida não acabou. Totais até aqui: { LIST($totals, list: "unit") }

## O mesmo na página, depois de uma partida com pessoas.

check-title = Conferir as cartas
check-which = Partida { $number } de { $count }
check-before = A partida anterior
check-after = A partida seguinte
check-works = Dando as cartas de novo…
check-holds = Ninguém escolheu estas cartas.
check-holds-no-parts = As cartas resultam do que foi prometido.
check-promised = A mesa mostrou o mesmo hash antes da primeira carta e indicou as mesmas partes.
# $names são os que acrescentaram algo.
check-parts =
    { $count ->
        [1] { LIST($names) } acrescentou uma parte: quem sorteou o segredo não conhecia as cartas de antemão.
       *[other] { LIST($names) } acrescentaram uma parte cada: quem sorteou o segredo não conhecia as cartas de antemão.
    }
check-seen = Tudo o que você viu está lá: suas cartas, e o que cada um jogou, na mesma ordem.
check-knows = Isto não mostra que ninguém viu as cartas: o servidor precisa conhecer todas as mãos.
check-fails = Algo não confere.
check-other-hash = O segredo não é aquele que a mesa prometeu antes da partida.
check-other-parts = As partes não são aquelas que a mesa indicou antes da partida.
check-other-events = O registro conta outra partida, não a que você viu.
check-other-totals = O registro termina com totais diferentes dos da mesa.
check-unread = Não foi possível obter o registro agora. Tente de novo daqui a pouco.
check-download = Baixar o registro
