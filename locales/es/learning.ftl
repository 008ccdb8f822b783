### Programas que aprenden, en Python: episodios jugados con números, y muchos a la vez.

learning-action = { $given } no es ninguna acción.
learning-number = Una acción es un número entero de 0 a { $most }, no { $given }.
learning-array = { $name } debe ser una matriz en la que se pueda escribir: { $rows } × { $columns } números contiguos, de uno de estos tipos: { $types }.
learning-actions = Las acciones deben ser { $games } números enteros, uno por partida, como lista o matriz.
learning-refused = La partida { $game } del lote no puede hacer la acción { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Partida { $game } del lote: { LIST($reason) }
learning-returns = Las ganancias son margin, score, chips o win: chips solo con reglas que tengan una liquidación, y win solo de partidas completas; no { $given }.
learning-batch = Un lote tiene de 1 a { $games } partidas y de 1 a { $threads } hilos.
learning-kind = Las observaciones son float32, int16 o int8, no { $given }.
learning-bots = Un lote admite un bot incluido, o nada, para cada uno de los { $players } sitios, y al menos un sitio debe quedar para aprender.
learning-game = Las partidas de este lote van del 0 al { $most }; no existe { $given }.
learning-pickle = Un lote no se puede copiar ni guardar con pickle. Crea otro con los mismos argumentos donde lo necesites, o copia sus partidas con { $call }.
