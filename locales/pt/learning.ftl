### Programas que aprendem, em Python: episódios jogados com números, e muitos ao mesmo tempo.

learning-action = { $given } não é nenhuma ação.
learning-number = Uma ação é um número inteiro de 0 a { $most }, não { $given }.
learning-array = { $name } deve ser uma matriz em que se possa escrever: { $rows } × { $columns } números contíguos, de um destes tipos: { $types }.
learning-actions = As ações devem ser { $games } números inteiros, um por partida, como lista ou matriz.
learning-refused = A partida { $game } do lote não pode fazer a ação { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Partida { $game } do lote: { LIST($reason) }
learning-returns = Os ganhos são margin, score, chips ou win: chips só com regras que tenham um acerto, e win só de partidas inteiras; não { $given }.
learning-batch = Um lote tem de 1 a { $games } partidas e de 1 a { $threads } threads.
learning-kind = As observações são float32, int16 ou int8, não { $given }.
learning-bots = Um lote recebe um robô incluído, ou nada, para cada um dos { $players } lugares, e pelo menos um lugar deve ficar para aprender.
learning-game = As partidas deste lote têm números de 0 a { $most }; não existe { $given }.
learning-pickle = Um lote não pode ser copiado nem guardado com pickle. Crie outro com os mesmos argumentos onde precisar, ou copie as partidas com { $call }.
