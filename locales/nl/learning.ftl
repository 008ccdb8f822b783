### Programma’s die leren, in Python: episodes die met getallen worden gespeeld, en veel tegelijk.

learning-action = { $given } is geen actie.
learning-number = Een actie is een geheel getal van 0 tot en met { $most }, niet { $given }.
learning-array = { $name } moet een array zijn waarin geschreven kan worden: { $rows } × { $columns } getallen aaneengesloten, van een van deze typen: { $types }.
learning-actions = De acties moeten { $games } gehele getallen zijn, één per partij, als lijst of array.
learning-refused = Partij { $game } van de reeks kan actie { $action } ({ $name }) niet doen: { LIST($reason) }
learning-refused-number = Partij { $game } van de reeks: { LIST($reason) }
learning-returns = Opbrengsten zijn margin, score, chips of win: chips alleen bij regels met een afrekening, en win alleen van hele partijen; niet { $given }.
learning-batch = Een reeks heeft 1 tot { $games } partijen en 1 tot { $threads } threads.
learning-kind = Waarnemingen zijn float32, int16 of int8, niet { $given }.
learning-bots = Een reeks krijgt voor elk van de { $players } plaatsen een ingebouwde bot of niets, en minstens één plaats moet overblijven om te leren.
learning-game = De partijen van deze reeks zijn genummerd van 0 tot en met { $most }; { $given } is er niet bij.
learning-pickle = Een reeks is niet te kopiëren en niet met pickle te bewaren. Maak er een met dezelfde argumenten waar je haar nodig hebt, of kopieer haar partijen met { $call }.
