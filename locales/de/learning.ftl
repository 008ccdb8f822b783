### Programme, die lernen, in Python: Episoden, die mit Zahlen gespielt werden, und viele davon zugleich.

learning-action = { $given } ist keine Aktion.
learning-number = Eine Aktion ist eine ganze Zahl von 0 bis { $most }, nicht { $given }.
learning-array = { $name } muss ein beschreibbares Array sein: { $rows } × { $columns } Zahlen am Stück, von einem dieser Typen: { $types }.
learning-actions = Die Aktionen müssen { $games } ganze Zahlen sein, eine für jede Partie, als Liste oder Array.
learning-refused = Partie { $game } des Stapels kann Aktion { $action } ({ $name }) nicht ausführen: { LIST($reason) }
learning-refused-number = Partie { $game } des Stapels: { LIST($reason) }
learning-returns = Erträge sind margin, score, chips oder win: chips nur unter Regeln mit einer Abrechnung, win nur von ganzen Partien; nicht { $given }.
learning-batch = Ein Stapel hat 1 bis { $games } Partien und 1 bis { $threads } Threads.
learning-kind = Beobachtungen sind float32, int16 oder int8, nicht { $given }.
learning-bots = Ein Stapel nimmt für jeden von { $players } Plätzen einen eingebauten Bot oder nichts, und mindestens ein Platz muss zum Lernen frei bleiben.
learning-game = Die Partien dieses Stapels haben die Nummern 0 bis { $most }; { $given } gibt es nicht.
learning-pickle = Ein Stapel lässt sich weder kopieren noch mit pickle speichern. Lege dort, wo du ihn brauchst, einen mit denselben Argumenten an, oder kopiere seine Partien mit { $call }.
