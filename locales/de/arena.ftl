### Spiele zwischen Bots: warum eines nicht stattfinden kann, und was ein Programm tat, statt zu antworten.

arena-players-few = Ein Vergleich braucht mindestens zwei Spieler.
arena-player-none = Ein Spieler ist der Name eines Bots, { $prefix }BEFEHL oder etwas Aufrufbares, nicht { $given }.
arena-deals-few = Ein Vergleich braucht mindestens eine Runde oder eine Partie.
arena-threads-few = Ein Vergleich braucht mindestens einen Thread.
arena-limit-least = Die Bedenkzeit liegt über 0 Sekunden, und { $settle } bei 0 Punkten oder mehr.
arena-memory-least = Ein Programm braucht mindestens { $bytes } Bytes Speicher.
arena-ray-missing = Ein Cluster braucht Ray: { $command }
arena-ray-none = Unter „{ $given }“ ist kein Ray-Cluster.
arena-command-unreadable = { $given } lässt sich nicht als Befehl lesen: { $reason }.
arena-command-empty = { $given } nennt kein Programm.
arena-program-none = Es gibt kein Programm { $given }, das gestartet werden könnte.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = Es startete nicht: { $reason }.
arena-start-ended = Es startete nicht: Es endete, bevor es auf `{ $asked }` geantwortet hatte.
arena-start-slow = Es startete nicht: Auf `{ $asked }` kam binnen { $seconds } Sekunden keine Antwort.
arena-start-unreadable = Es startete nicht: Was es auf `{ $asked }` sagte, ist keine Antwort.
arena-start-declined = Es startete nicht: Auf `{ $asked }` antwortete es mit einem Fehler: { $said }
arena-raised = Es löste { $error } aus.
arena-raised-saying = Es löste { $error } aus: { $said }
arena-no-action = Es wählte { $action }, was keine Aktion ist: Ein Spieler gibt eine Karte zurück, eine Liste von Karten zum Weitergeben, ein Gebot, eine Farbe, „old“ oder „new“.
arena-done-wrong = Es wählte { $action }, was nicht erlaubt ist: { LIST($reason) }
arena-refused = Es wählte { $action }, was nicht erlaubt ist ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Eine mögliche Antwort: { $expected }
arena-fault-crashed = Es endete, bevor es geantwortet hatte.
arena-fault-crashed-saying = Es endete, bevor es geantwortet hatte; die letzte Zeile seiner Fehlerausgabe ist „{ $said }“.
arena-fault-slow =
    { $seconds ->
        [one] Es antwortete nicht binnen { $seconds } Sekunde.
       *[other] Es antwortete nicht binnen { $seconds } Sekunden.
    }
arena-fault-endless = Es schrieb { $bytes } Bytes, ohne die Zeile zu beenden.
arena-fault-unreadable = Es antwortete „{ $answered }“, was keine Antwort ist.
arena-fault-other = Es antwortete „{ $answered }“, was keine Aktion von Platz { $seat } in der Phase `{ $phase }` ist.
arena-fault-declined = Es antwortete mit einem Fehler: „{ $said }“.
arena-fault-refused = Es antwortete mit einem Fehler ({ $code }): { LIST($reason) }
arena-playouts-few = Simulationen brauchen mindestens eine Runde und einen Thread.
arena-record-exists = Die Datei { $file } gibt es schon. Der Vergleich darin lässt sich fortsetzen.
arena-record-other = Die Datei { $file } gehört zu einem anderen Vergleich.
arena-record-terms = Die Datei { $file } gehört zu einem anderen Vergleich: { $name } ist dort { $there } und hier { $here }.
arena-record-ended = Der Vergleich in der Datei { $file } ist beendet: In jeder Paarung steht fest, wer besser ist, und weitere Kartengaben änderten nichts.
arena-record-unreadable = { $file } ist keine Aufzeichnung eines Vergleichs: Zeile { $line } lässt sich nicht lesen.
