### Programs that learn, in Python: episodes played by numbers, and many of them at once. $name is an array's name in the program, $types are types of numbers, both in English.

learning-action = { $given } is no action.
learning-number = An action is a whole number from 0 to { $most }, not { $given }.
learning-array = { $name } must be an array that can be filled: { $rows } × { $columns } numbers in one piece, of one of these types: { $types }.
learning-actions = The actions must be { $games } whole numbers, one for each game, as a list or an array.
# $reason is a sentence: why that game can't do it.
learning-refused = Game { $game } of the batch can’t do action { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Game { $game } of the batch: { LIST($reason) }
learning-returns = Returns are margin, score, chips or win: chips only under rules with a settlement, win only of whole games; not { $given }.
learning-batch = A batch has from 1 to { $games } games, and from 1 to { $threads } threads.
learning-kind = Observations are float32, int16 or int8, not { $given }.
learning-bots = A batch takes a built-in bot, or nothing, for each of { $players } seats, and at least one seat must be left to learn.
learning-game = The games of this batch are numbered from 0 to { $most }; there is no { $given }.
learning-pickle = A batch can’t be copied or pickled. Make one with the same arguments where you need it, or copy its games with { $call }.
