### A página: regras da casa, os jogos à escolha, o editor, o livro de regras, regras para compartilhar.

## Regras da casa: a lista curta.

house-rules-title = Regras da casa
house-rules-preset = Partir de
house-rules-custom = As suas
house-rules-end = Vai até
    .about = A partida termina quando um total chega aqui.
house-rules-queen = Dama de espadas
    .about = Quanto ela custa.
house-rules-nothing = Nada
house-rules-jack = Valete de ouros
    .about = Desconta dez pontos.
house-rules-moon-old = Os outros somam
house-rules-moon-new = Quem acertou desconta
house-rules-moon-choice = Quem acertou escolhe
house-rules-moon-auto = Os outros somam, a não ser que, com isso, quem acertou perca a partida
house-rules-moon-off = Não vale
house-rules-pass = Passe
    .about = A ordem dos passes, rodada a rodada.
house-rules-pass-usual = O usual nesta mesa
house-rules-pass-never = Sem passe
house-rules-pass-cycle = Passe { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [1] Uma rodada
       *[other] { $hands } rodadas
    }
house-rules-all = Todas as regras
house-rules-games = Outros jogos
house-rules-deal =
    { $size ->
        [1] { $size } carta para cada
       *[other] { $size } cartas para cada
    }
house-rules-deal-kitty =
    { $size ->
        [1] { $size } carta para cada, { $kitty } à parte
       *[other] { $size } cartas para cada, { $kitty } à parte
    }
house-rules-play = Jogar com estas regras

## Jogos.

games-title = Jogos
games-lead = Toque em “{ games-play }” e as cartas são dadas. Ou leia antes as regras.
games-presets = Todo tipo de Copas
games-own = Suas próprias regras
games-unsaved = Regras não salvas
games-play = Jogar
    .of = Jogar { $name }
games-rules = Regras
    .of = Regras de { $name }
games-change = Mudar
    .of = Mudar as regras de { $name }
games-fix = Corrigir
games-share = Compartilhar { $name }
games-delete = Excluir { $name }
games-deleted = Excluído: { $name }.
games-chosen = Escolhido
    .about = “{ home-play }”, na primeira tela, dá as cartas deste jogo.
games-loose = Você não salvou isto. Estava no editor quando outras regras entraram no lugar.
games-make = Criar suas regras
games-open = Abrir um arquivo
games-not-read = { $file } não foi aberto. { LIST($why) }
games-opened = { $name } está no editor. Salve para guardar.
games-opened-unnamed = O arquivo está aberto. Salve para guardar.

## Um conjunto de regras num relance.

facts-sides = em equipes
facts-packs = dois baralhos
facts-cards =
    { $cards ->
        [1] { $cards } carta para cada
       *[other] { $cards } cartas para cada
    }
facts-stock = um monte de onde comprar
facts-aside = { $cards } à parte
facts-bidding = leilão
facts-chips = fichas
facts-suit-named = Cada carta do naipe escolhido
facts-card-counts = { CARD($card, as: "the-card-first") } vale { $value }.
facts-suit-counts = Cada carta de { SUIT($suit) } vale { $value }.
facts-suit-counts-span = Cada carta de { SUIT($suit) } vale de { $least } a { $most }.
facts-span = { $least }–{ $most }

## Por que um arquivo ou link não é aceito, ou o que dele ficou de fora.

file-long = O arquivo é longo demais para ser aberto aqui.
file-game = É uma partida que não dá para continuar aqui.
ruleset-none = Não traz regras, isto é, campos e seus valores, entre { "{ }" }.
ruleset-long = O arquivo é mais longo que qualquer conjunto de regras.
ruleset-empty = O arquivo está vazio.
ruleset-json = O arquivo não é um JSON legível.
ruleset-json-line = O arquivo não é um JSON legível, a partir da linha { $line }.
ruleset-name-not-text = O nome não é texto e ficou de fora.
ruleset-name-cut = O nome foi cortado em { $letters } letras.
ruleset-about-not-text = A descrição não é texto e ficou de fora.
ruleset-about-cut = A descrição foi cortada em { $letters } letras.
link-long = É mais longo do que qualquer conjunto de regras poderia ser.
link-empty = Não traz regras.
link-damaged = Falta uma parte, ou ela mudou no caminho. Peça o link de novo.

## Dar regras a outros.

share-title = Compartilhar { $name }
share-about = O link leva todas as regras. Quem o abre vê as regras e pode jogar com elas ou salvá-las.
share-link = Link
share-copy = Copiar
share-copied = Copiado
share-not-copied = O link está selecionado: copie com o teclado, ou toque e segure.
share-send = Enviar
share-file = Salvar num arquivo
    .about = Para abrir aqui de novo, ou no terminal:
share-unplayable = Ainda não dá para jogar com estas regras. Corrija-as antes de compartilhar.

## Regras que vieram num link.

shared-title = Regras de um link
shared-unnamed = Regras da casa
shared-play = Jogar
shared-save = Salvar
shared-saved = Salvas
shared-change = Mudar
shared-close = Fechar
shared-damaged = Não foi possível ler este link
shared-kept = Nada do que é seu mudou.
shared-unplayable = Não dá para jogar com estas regras
shared-unplayable-so = Não dá para jogar com estas regras.
shared-fix = Corrigir
shared-looking = Lendo o link.

## O editor.

editor-starts-from = Parte de { $name }
editor-other = Partir de outro jogo
editor-name = Nome
    .hint = Como você chama estas regras
editor-about = Numa frase
    .hint = O que elas têm de especial
editor-groups = Partes das regras
editor-group-players = Jogadores e cartas
editor-group-pass = Passe
editor-group-play = Jogo
editor-group-queen = A dama
editor-group-points = Pontos
editor-group-moon = Lua e sol
editor-group-end = O fim
editor-group-chips = Fichas
editor-group-more = Mais
editor-changed = { $count } fora do padrão
editor-plain = Em palavras simples
editor-not-yet = Quando der para jogar com as regras, elas aparecem aqui em palavras simples.
editor-standard = Padrão: { $value }
editor-reset = Voltar ao padrão
    .of = { $field }: voltar ao padrão
editor-idle = Com as outras regras como estão, isto não muda nada.
editor-show = Mostrar
editor-play = Jogar
editor-save = Salvar
editor-saved = Salvas
editor-save-new = Salvar como novas
editor-needs-name = Dê um nome a elas e salve.
editor-share = Compartilhar

editor-fixes = Soluções
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: como em { $name }
editor-fix-base = Em vez disso, partir do jogo padrão
editor-fix-leave = Deixar “{ $name }” de fora

# Valores sem nome próprio. Podem começar uma linha: a página põe a maiúscula.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = sim
editor-no = não
editor-off = não
editor-on = sim
editor-none = nenhuma
editor-these = estas cartas
editor-number = um número
editor-order = nesta ordem
# O valor usual, e no que ele dá nesta mesa.
editor-usual = { $usual } ({ $now })

editor-more = { $field }: aumentar em 1
editor-less = { $field }: diminuir em 1
editor-choose-cards = Escolher cartas
editor-choose-card = Escolher outra carta
editor-done = Pronto
editor-card-in = { CARD($card, as: "card-first") }: fica
editor-card-out = { CARD($card, as: "card-first") }: fora
editor-card-both-out = { CARD($card, as: "card-first") }: as duas fora
editor-put-back = { $card }: pôr de volta
editor-hand = Rodada { $number }
editor-hand-every = Toda rodada
# $way é um modo de passar, ou o que um arquivo tinha ali.
editor-earlier = { $way }: antes
editor-later = { $way }: depois
editor-add = Adicionar
editor-add-way = Adicionar { $way }
editor-remove = { $what }: remover
editor-cycle-empty = Adicione pelo menos um.
editor-suits = Naipes inteiros, cada carta
editor-cards = Cartas avulsas
editor-other-card = Dar valor a outra carta
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = ao chegar a um total
editor-end-hands = depois de um número de rodadas
editor-end-total-number = Total que termina a partida
editor-end-hands-number = Número de rodadas
editor-chip-value = Valor de uma ficha
    .about = Para as contas no fim; no jogo não muda nada.
editor-buy-in = Fichas para começar
    .about = O que cada um compra no início.
editor-split-two = Dois sem pontos dividem o pote
    .about = Senão, ele fica para a próxima rodada.

## O livro de regras.

book-title = Livro de regras
book-pages = Jogos
book-page = Jogo
book-yours = Suas regras
book-at-table = Nesta mesa
book-loading = Buscando as regras.
book-lost = Não foi possível buscar as regras. Verifique a conexão e tente de novo.
book-differs = Diferente do jogo padrão
book-standard = Este é o jogo padrão; os outros são descritos pelo que têm de diferente.
book-play = Jogar
book-change = Mudar
book-share = Compartilhar
book-before = Anterior: { $name }
book-after = Próximo: { $name }
