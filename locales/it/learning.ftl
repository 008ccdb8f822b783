### Programmi che imparano, in Python: episodi giocati con numeri, e molti alla volta.

learning-action = { $given } non è un’azione.
learning-number = Un’azione è un numero intero da 0 a { $most }, non { $given }.
learning-array = L’array { $name } deve avere { $rows } × { $columns } numeri di uno di questi tipi: { $types }.
learning-returns = I rendimenti sono margin, score, chips o win: chips solo con regole che prevedono un regolamento, e win solo per partite intere; non { $given }.
learning-batch = Un gruppo ha da 1 a { $games } partite e da 1 a { $threads } thread.
learning-kind = Le osservazioni sono float32, int16 o int8, non { $given }.
learning-bots = Un gruppo prende un bot incluso, o niente, per ognuno dei { $players } posti, e almeno un posto deve restare per imparare.
learning-game = Le partite di questo gruppo sono numerate da 0 a { $most }; { $given } non c’è.
