### Programmi che imparano, in Python: episodi giocati con numeri, e molti alla volta.

learning-action = { $given } non è un’azione.
learning-number = Un’azione è un numero intero da 0 a { $most }, non { $given }.
learning-array = { $name } deve essere un array in cui si può scrivere: { $rows } × { $columns } numeri contigui, di uno di questi tipi: { $types }.
learning-actions = Le azioni devono essere { $games } numeri interi, uno per partita, come lista o array.
learning-refused = La partita { $game } del gruppo non può fare l’azione { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Partita { $game } del gruppo: { LIST($reason) }
learning-returns = I rendimenti sono margin, score, chips o win: chips solo con regole in cui si fanno i conti in gettoni, e win solo per partite intere; non { $given }.
learning-batch = Un gruppo ha da 1 a { $games } partite e da 1 a { $threads } thread.
learning-kind = Le osservazioni sono float32, int16 o int8, non { $given }.
learning-bots = Un gruppo prende un bot incluso, o niente, per ognuno dei { $players } posti, e almeno un posto deve restare per imparare.
learning-game = Le partite di questo gruppo sono numerate da 0 a { $most }; { $given } non c’è.
learning-pickle = Un gruppo non si può copiare né salvare con pickle. Creane uno con gli stessi argomenti dove serve, o copia le sue partite con { $call }.
