### Mecze między botami: dlaczego mecz jest niemożliwy i co program zrobił, zamiast odpowiedzieć.

arena-players-few = Do meczu potrzeba co najmniej dwóch graczy.
arena-player-none = Gracz to nazwa bota, { $prefix }POLECENIE albo coś, co da się wywołać, a nie { $given }.
arena-deals-few = Do meczu potrzeba co najmniej jednego rozdania albo jednej partii.
arena-threads-few = Do meczu potrzeba co najmniej jednego wątku.
arena-limit-least = Limit czasu to więcej niż 0 sekund, a { $settle } to co najmniej 0 punktów.
arena-memory-least = Program potrzebuje co najmniej { $bytes } B pamięci.
arena-ray-missing = Klaster wymaga Raya: { $command }
arena-command-unreadable = { $given } nie da się odczytać jako polecenia: { $reason }.
arena-command-empty = { $given } nie wskazuje żadnego programu.
arena-program-none = Nie ma programu { $given }, który można by uruchomić.
# $reason to jedno ze zdań poniżej.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = program nie uruchomił się: { $reason }.
arena-start-ended = program nie uruchomił się: zakończył działanie przed odpowiedzią na `{ $asked }`.
arena-start-slow = program nie uruchomił się: nie odpowiedział na `{ $asked }` w ciągu { $seconds } s.
arena-start-unreadable = program nie uruchomił się: to, co powiedział na `{ $asked }`, nie jest odpowiedzią.
arena-start-declined = program nie uruchomił się: na `{ $asked }` odpowiedział błędem: { $said }
arena-raised = program zgłosił wyjątek { $error }.
arena-raised-saying = program zgłosił wyjątek { $error }: { $said }
arena-no-action = program wybrał { $action }, a to nie jest ruch: gracz zwraca kartę, listę kart do podania, odzywkę, kolor, „old” albo „new”.
arena-done-wrong = program wybrał { $action }, a tego nie wolno: { LIST($reason) }
arena-refused = program wybrał { $action }, a tego nie wolno ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Możliwa odpowiedź: { $expected }
arena-fault-crashed = program zakończył działanie przed odpowiedzią.
arena-fault-crashed-saying = program zakończył działanie przed odpowiedzią; ostatni wiersz jego standardowego wyjścia błędów to „{ $said }”.
arena-fault-slow = program nie odpowiedział w ciągu { $seconds } s.
arena-fault-endless = program wypisał { $bytes } B i nie zakończył wiersza.
arena-fault-unreadable = program odpowiedział „{ $answered }”, a to nie jest odpowiedź.
arena-fault-other = program odpowiedział „{ $answered }”, a to nie jest ruch miejsca { $seat } w fazie `{ $phase }`.
arena-fault-declined = program odpowiedział błędem: „{ $said }”.
arena-fault-refused = program odpowiedział błędem ({ $code }): { LIST($reason) }
arena-playouts-few = Do symulacji potrzeba co najmniej jednego rozdania i jednego wątku.
arena-record-exists = Plik { $file } już istnieje. Żeby dokończyć jego mecz, wznów go.
arena-record-other = Plik { $file } należy do innego meczu.
arena-record-terms = Plik { $file } należy do innego meczu: { $name } to tam { $there }, a tutaj { $here }.
arena-record-unreadable = { $file } nie jest zapisem meczu: nie można odczytać wiersza { $line }.
