### Programy, które się uczą, w Pythonie: epizody rozgrywane liczbami, wiele naraz.

learning-action = { $given } nie jest akcją.
learning-number = Akcja to liczba całkowita od 0 do { $most }, a nie { $given }.
learning-array = { $name } musi być tablicą do zapisu: { $rows } × { $columns } liczb w jednym kawałku, jednego z tych typów: { $types }.
learning-actions = Akcje to liczby całkowite, po jednej na partię (razem { $games }), jako lista albo tablica.
learning-refused = Partia { $game } zestawu nie może wykonać akcji { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Partia { $game } zestawu: { LIST($reason) }
learning-returns = Wynik to margin, score, chips albo win: chips tylko przy zasadach z rozliczeniem, a win tylko dla całych partii; nie { $given }.
learning-batch = Zestaw ma od 1 do { $games } partii i od 1 do { $threads } wątków.
learning-kind = Obserwacje to float32, int16 albo int8, a nie { $given }.
learning-bots = Zestaw przyjmuje wbudowanego bota albo nic dla każdego z miejsc (jest ich { $players }), a co najmniej jedno miejsce musi zostać do nauki.
learning-game = Partie tego zestawu mają numery od 0 do { $most }; nie ma { $given }.
learning-pickle = Zestawu nie można skopiować ani zapisać przez pickle. Utwórz tam, gdzie go potrzebujesz, nowy z tymi samymi argumentami albo skopiuj jego partie przez { $call }.
