### Programas que aprendem, em Python: episódios jogados com números, e muitos ao mesmo tempo.

learning-action = { $given } não é nenhuma ação.
learning-number = Uma ação é um número inteiro de 0 a { $most }, não { $given }.
learning-array = A matriz { $name } deve ter { $rows } × { $columns } números de um destes tipos: { $types }.
learning-returns = Os ganhos são margin, score, chips ou win: chips só com regras que tenham um acerto, e win só de jogos inteiros; não { $given }.
learning-batch = Um lote tem de 1 a { $games } jogos e de 1 a { $threads } threads.
learning-kind = As observações são float32, int16 ou int8, não { $given }.
learning-bots = Um lote recebe um bot incluído, ou nada, para cada um dos { $players } lugares, e pelo menos um lugar deve ficar para aprender.
learning-game = Os jogos deste lote têm números de 0 a { $most }; não existe { $given }.
