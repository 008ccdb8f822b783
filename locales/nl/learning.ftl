### Programma’s die leren, in Python: episodes die met getallen worden gespeeld, en veel tegelijk.

learning-action = { $given } is geen actie.
learning-number = Een actie is een geheel getal van 0 tot en met { $most }, niet { $given }.
learning-array = De array { $name } moet { $rows } × { $columns } getallen hebben van een van deze typen: { $types }.
learning-returns = Opbrengsten zijn margin, score, chips of win: chips alleen bij regels met een afrekening, en win alleen van hele spellen; niet { $given }.
learning-batch = Een reeks heeft 1 tot { $games } spellen en 1 tot { $threads } threads.
learning-kind = Waarnemingen zijn float32, int16 of int8, niet { $given }.
learning-bots = Een reeks krijgt voor elk van de { $players } plaatsen een ingebouwde bot of niets, en minstens één plaats moet overblijven om te leren.
learning-game = De spellen van deze reeks zijn genummerd van 0 tot en met { $most }; { $given } is er niet bij.
