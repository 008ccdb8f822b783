### Die Befehlszeile. Was jemand tippt (Befehle, Optionen, `old`, `sheet`), ist in jeder Sprache gleich.

## Karten, Zahlen und Chips.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
terminal-seconds-left = noch { $seconds } s
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-points-of =
    { $points ->
        [one] { $points } Punkt ({ $cards })
       *[other] { $points } Punkte ({ $cards })
    }
terminal-you = Du

## Wie eine Partie beginnt.

terminal-seed = Startzahl { $seed }
terminal-help-key = { $key } für Hilfe
terminal-partners = Du spielst mit { NAME($seats) }.
terminal-partners-others = Zusammen spielen { NAME($seats) }.
terminal-rules-here = Die Regeln dieser Partie

## Eine Runde: wie sie beginnt, und die Weitergabe.

terminal-hand = Runde { $number }
terminal-total = Gesamt
terminal-deals =
    { WHO($seat) ->
        [you] Du gibst
       *[other] { NAME($seat, at: "start") } gibt
    }
terminal-way =
    { $way ->
        [left] Weitergabe nach links
        [right] Weitergabe nach rechts
        [across] Weitergabe nach gegenüber
        [left2] Weitergabe an den zweiten links
        [right2] Weitergabe an den zweiten rechts
        [left3] Weitergabe an den dritten links
        [right3] Weitergabe an den dritten rechts
        [scatter] Weitergabe: eine Karte an jeden
       *[hold] keine Weitergabe
    }
terminal-kitty-of =
    { $count ->
        [one] eine Karte im Talon
       *[other] { $count } Karten im Talon
    }
terminal-stock-of =
    { $count ->
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
terminal-place-left = links von dir
terminal-place-right = rechts von dir
terminal-place-across = dir gegenüber
terminal-place-left2 = zwei Plätze links von dir
terminal-place-right2 = zwei Plätze rechts von dir
terminal-place-left3 = drei Plätze links von dir
terminal-place-right3 = drei Plätze rechts von dir
terminal-pass-to =
    { $partner ->
        [true] { $count ->
            [one] Gib eine Karte weiter: an { NAME($seat) }, deinen Partner, { WORD($way, of: "terminal-place") }.
           *[other] Gib { $count } Karten weiter: an { NAME($seat) }, deinen Partner, { WORD($way, of: "terminal-place") }.
        }
       *[false] { $count ->
            [one] Gib eine Karte weiter: an { NAME($seat) }, { WORD($way, of: "terminal-place") }.
           *[other] Gib { $count } Karten weiter: an { NAME($seat) }, { WORD($way, of: "terminal-place") }.
        }
    }
terminal-pass-scatter = Je eine Karte an alle anderen, in dieser Reihenfolge: { NAME($seats) }.
terminal-given = An { NAME($seat) } { $card }
terminal-received = Von { NAME($seat) }: { $cards }
terminal-received-one = Von { NAME($seat) } { $card }

## Die Versteigerung.

terminal-auction-carries =
    { WHO($seat) ->
        [you] Der Topf ist stehen geblieben, also wird nicht geboten: Du bestimmst wieder die Farbe und zahlst nicht noch einmal.
       *[other] Der Topf ist stehen geblieben, also wird nicht geboten: { NAME($seat, at: "start") } bestimmt wieder die Farbe und zahlt nicht noch einmal.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Du passt
       *[other] { NAME($seat, at: "start") } passt
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Du bietest { $bid }
       *[other] { NAME($seat, at: "start") } bietet { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Du zahlst dein Gebot von { $bid } in den Topf; jetzt liegen darin { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } zahlt das Gebot von { $bid } in den Topf; jetzt liegen darin { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Du bestimmst { SUIT($suit) } und spielst aus: Jedes { $symbol } zählt einen Punkt.
       *[other] { NAME($seat, at: "start") } bestimmt { SUIT($suit) } und spielt aus: Jedes { $symbol } zählt einen Punkt.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Alle haben gepasst: Jedes { $symbol } zählt einen Punkt, und du spielst aus.
       *[other] Alle haben gepasst: Jedes { $symbol } zählt einen Punkt, und { NAME($seat) } spielt aus.
    }
terminal-last-bid = Letztes Gebot: { $bid }, von { NAME($seat) }
terminal-no-bid = Noch kein Gebot
terminal-pot = Topf: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Deine Chips: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Du hast Schulden, also kannst du nur passen.
        [none] Du hast keine Chips mehr, also kannst du nur passen.
       *[short] Mehr als das hast du nicht, also kannst du nur passen.
    }
terminal-counts = { $symbol } zählt

## Stiche.

terminal-drew = { $play } ({ $count } gezogen)
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } ist aufgehoben
       *[other] { LIST($cards) } sind aufgehoben
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Kein { $symbol } ist übrig, also bleiben die { $count } Karten liegen, und du spielst noch einmal aus
       *[other] Kein { $symbol } ist übrig, also bleiben die { $count } Karten liegen, und { NAME($seat) } spielt noch einmal aus
    }
terminal-trick-none-left = Kein { $symbol } ist übrig, das den letzten Stich macht
terminal-trick-takes =
    { WHO($seat) ->
        [you] Du nimmst ihn
       *[other] { NAME($seat, at: "start") } nimmt ihn
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Du nimmst ihn und die { $count } Karten vom Tisch
       *[other] { NAME($seat, at: "start") } nimmt ihn und die { $count } Karten vom Tisch
    }
terminal-trick-partner-takes = Dein Partner { NAME($seat) } nimmt ihn
terminal-trick-partner-takes-table = Dein Partner { NAME($seat) } nimmt ihn und die { $count } Karten vom Tisch
terminal-on-table =
    { $count ->
        [one] Auf dem Tisch: { $count } Karte
       *[other] Auf dem Tisch: { $count } Karten
    }
terminal-taking =
    { WHO($seat) ->
        [you] Bis jetzt nimmst du ihn
       *[other] Bis jetzt nimmt ihn { NAME($seat) }
    }
terminal-taking-nobody = Bis jetzt nimmt ihn niemand
terminal-broken =
    { $suit ->
        [clubs] Kreuz ist gebrochen.
        [diamonds] Karo ist gebrochen.
        [spades] Pik ist gebrochen.
       *[hearts] Herz ist gebrochen.
    }
terminal-held = Karten auf der Hand:
terminal-stock = Stapel { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Du nimmst den Talon
       *[other] { NAME($seat, at: "start") } nimmt den Talon
    }
terminal-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
terminal-cards-named =
    { $count ->
        [one] { $count } Karte: { $cards }
       *[other] { $count } Karten: { $cards }
    }
terminal-kitty-with = Der Talon, bei { NAME($seat, at: "dative") }: { $cards }
# Wem?
dative-you = dir
dative-seat = Platz { $seat }
terminal-you-draw = Du ziehst { $cards }
terminal-stock-empty = Der Stapel ist leer
terminal-out =
    { WHO($seat) ->
        [you] Du hast keine Karte mehr und bist raus.
       *[other] { NAME($seat, at: "start") } hat keine Karte mehr und ist raus.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Nur du hast noch Karten und nimmst die übrigen
       *[other] Nur { NAME($seat) } hat noch Karten und nimmt die übrigen
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Allen sind die Karten ausgegangen: Du nimmst die übrigen
       *[other] Allen sind die Karten ausgegangen: { NAME($seat, at: "start") } nimmt die übrigen
    }
terminal-rest-in-hand = { $count } auf der Hand
terminal-rest-in-stock = { $count } im Stapel

## Was gefragt wird, und was zu einer Zeile gesagt wird, mit der nichts anzufangen ist.

terminal-ask-suit = Bestimme die Farbe, die zählt
terminal-ask-cards = Deine Karten
terminal-ask-moon = { $old } oder { $new }
terminal-ask-pass = Passen
terminal-ask-bid-one = Biete { $least } oder passe
terminal-ask-bid = Biete { $least } bis { $most } oder passe
terminal-ask-lead = Spiel eine Karte aus
terminal-ask-lead-only = Spiel { $card } aus
terminal-ask-follow = Bediene { SUIT($suit) }
terminal-ask-only = Spiel { $card }
terminal-ask-any = Kein { SUIT($suit) }, du hast die Wahl
terminal-ask-other = Kein { SUIT($suit) }

terminal-type-bid = Tipp eine Zahl von Chips oder „{ $word }“.
terminal-type-suit = Tipp { LIST($suits, list: "or") } (Kreuz, Karo, Pik oder Herz); der erste Buchstabe genügt.
terminal-type-pass = Tipp die Karten zum Weitergeben, etwa { $cards }, oder { $key } für Hilfe.
terminal-type-card = Tipp eine Karte, etwa { $card }, oder { $key } für Hilfe.
terminal-type-moon = Tipp { $old } oder { $new }.
terminal-no-trick-yet = Es ist noch kein Stich gefallen.
terminal-no-hand-yet = Es ist noch keine Runde zu Ende.

## Hilfe mitten in der Partie.

terminal-typing-cards = Tipp eine Karte nach Rang und Farbe, auf Englisch: { $queen } ist die Pik‑Dame, { $ten } oder { $short } die Karo‑10, { $two } die Kreuz‑2. Der Rang allein genügt, wo nur eine solche Karte gespielt werden darf.
terminal-typing-brackets = Karten in [Klammern] darfst du spielen; ohne Klammern darfst du alle spielen.
terminal-typing-enter = Darf nur eine Karte gespielt werden, genügt die Eingabetaste.
terminal-typing-pass = Zum Weitergeben tipp alle Karten: { $cards }.
terminal-typing-bid = Zum Bieten tipp eine Zahl von Chips oder „{ $word }“. Eine Farbe nennt ihr erster Buchstabe (auf Englisch).
terminal-typing-cancelled = Mit × bezeichnete Karten sind aufgehoben: Die gleiche Karte ist in denselben Stich gefallen.
terminal-command-scores = der Punktestand und die Punkte dieser Runde bisher
terminal-command-scores-chips = der Punktestand, die Chips und die Punkte dieser Runde bisher
terminal-command-last = der letzte Stich
terminal-command-rules = die Regeln dieser Partie
terminal-command-hint = was der Trainer täte, und warum
terminal-command-quit = aufhören; die Partie bleibt, und `{ $command }` setzt sie fort

## Tipps.

terminal-hint-bid = Der Trainer würde { $bid } bieten.
terminal-hint-no-bid = Der Trainer würde passen.
terminal-hint-suit = Der Trainer würde { SUIT($suit) } bestimmen.
terminal-hint-play = Der Trainer würde { $card } spielen.
terminal-hint-pass = Der Trainer würde { $cards } weitergeben.
terminal-hint-moon = Der Trainer würde { $way } sagen.
terminal-hint-points = In dieser Runde zu erwartende Punkte:
terminal-hint-costs = Was jede Karte kosten würde, in Punkten:
terminal-hint-chips = Chips mehr, als ein umsichtiger Spieler bekäme:

## Punkte und Chips.

terminal-moon-mark = * ein Durchmarsch
terminal-so-far = In dieser Runde bisher:
terminal-sides = Parteien:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Du landest auf einem Fünfziger und verlierst 50 Punkte.
       *[other] { NAME($seat, at: "start") } landet auf einem Fünfziger und verliert 50 Punkte.
    }
terminal-chips-head = Chips:
terminal-chips-debt = { $holding } (Schulden)
terminal-chips-pot = Topf { CHIPS($chips, as: "terminal-amount") }
terminal-settled = Die Chips
terminal-cashed = Die Chips am Ende, von { CHIPS($bought, as: "terminal-amount") } gekauften
terminal-cashed-worth = Die Chips am Ende, von { CHIPS($bought, as: "terminal-amount") } gekauften zu je { NUMBER($worth, maximumFractionDigits: 6) }
terminal-pot-left = Im Topf, den niemand gewonnen hat: { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Du hast den Durchmarsch geschafft.
        [one] { NAME($seats, at: "start") } hat den Durchmarsch geschafft.
       *[other] Den Durchmarsch geschafft haben: { NAME($seats) }.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Du hast alle Stiche gemacht.
        [one] { NAME($seats, at: "start") } hat alle Stiche gemacht.
       *[other] Alle Stiche gemacht haben: { NAME($seats) }.
    }
terminal-moon-old =
    { $sides ->
        [true] Alle Gegner schreiben { $points } an.
       *[false] Alle anderen schreiben { $points } an.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Du ziehst { $points } ab.
        [one] { NAME($seats, at: "start") } zieht { $points } ab.
        [with-you] Ihr zieht je { $points } ab.
       *[many] Sie ziehen je { $points } ab.
    }
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Du ziehst { $points } ab.
       *[with-you] Ihr zieht je { $points } ab.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Du gewinnst die Partie.
        [one] { NAME($seats, at: "start") } gewinnt die Partie.
        [with-you] { NAME($seats, at: "start") } gewinnt die Partie.
       *[many] { NAME($seats, at: "start") } gewinnen die Partie.
    }
terminal-shared-win = Gleichauf, also gemeinsam gewonnen haben: { NAME($seats) }.
terminal-level = Gleichauf: { NAME($seats) }. Also wird noch eine Runde gespielt.
terminal-over = Die Partie ist zu Ende.

## Partien und Abende in Dateien.

terminal-game-kept = Die Partie bleibt; `{ $command }` setzt sie fort.
terminal-game-aside = Die verlassene Partie liegt in { $file }
terminal-game-unkept = Die Partie lässt sich nicht in { $file } aufheben: { $reason }
terminal-game-beside = In { $file } liegt jetzt eine andere Partie; diese wird in { $kept } aufgehoben
terminal-evening-kept = Der Abend bleibt; `{ $command }` setzt ihn fort.
terminal-evening-aside = Der Abend davor liegt in { $file }
terminal-evening-beside = { $file } bleibt unverändert; der Abend liegt von jetzt an in { $kept }
terminal-evening-unkept = Der Abend lässt sich nicht in { $file } aufheben: { $reason }
terminal-no-game-kept = in { $file } liegt keine Partie
terminal-no-evening-kept = in { $file } liegt kein Abend
terminal-game-not-text = { $file } ist keine Partie: Die Datei ist kein Text
terminal-game-unreadable = { $file } lässt sich nicht nachspielen: { $reason }
terminal-game-ended = die Partie in { $file } ist zu Ende
terminal-game-there = { $file } gibt es schon; { $option } setzt die Partie darin fort
terminal-evening-there = { $file } gibt es schon; { $option } setzt den Abend darin fort
terminal-resume-game-takes-no = { $option } setzt die aufgehobene Partie fort und nimmt deshalb kein { $other }
terminal-resume-evening-takes-no = { $option } setzt den aufgehobenen Abend fort und nimmt deshalb kein { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } ist kein Text in UTF-8; speichere die Datei in dieser Kodierung
terminal-system-missing = Datei oder Ordner nicht gefunden
terminal-system-folder = Das ist ein Ordner
terminal-system-no-folder = Das ist kein Ordner
terminal-system-forbidden = Zugriff verweigert
terminal-system-there = Die Datei gibt es schon
terminal-system-full = Kein Speicherplatz mehr frei
terminal-system-failing = Ein-/Ausgabefehler
terminal-system-large = Die Datei ist zu groß
terminal-system-read-only = Das Dateisystem ist schreibgeschützt
terminal-system-long = Der Dateiname ist zu lang

## Was an den Wörtern eines Befehls nicht stimmt.

terminal-try-help = { $reason }; siehe `{ $command }`
terminal-whole-number = { $option } nimmt eine ganze Zahl von { $least } bis { $most }
terminal-wrong-names = { $option } nimmt verschiedene Namen von 1 bis 20 Buchstaben, mit Kommas dazwischen
terminal-names-many = { $option } hat { $count } Namen für { $players } Spieler
terminal-bots-many = { $option } nennt { $count } Bots für { $seats } Plätze
terminal-no-language = { $option } nimmt { LIST($languages, list: "or") }, nicht „{ $given }“
terminal-preset-or-file = wähl ein Spiel mit { $preset } oder mit { $rules }, nicht mit beidem
terminal-no-preset = ein Spiel „{ $name }“ gibt es nicht; es gibt { LIST($names) }
terminal-field-value = { $option } nimmt { $form }, nicht „{ $given }“
terminal-json-or-markdown = wähl { $json } oder { $markdown }, nicht beides
terminal-all-games-take-no-rules = { $list } und { $all } zeigen alle Spiele und nehmen deshalb keine Regeln
terminal-list-or-all = wähl { $list } (die Namen) oder { $all } (wie jedes gespielt wird), nicht beides
terminal-list-no-markdown = { $list } gibt es nicht als Markdown; { $book } druckt das Regelbuch
terminal-match-needs = ein Vergleich braucht { $hands } oder { $games }
terminal-arena-either = ein Vergleich braucht Spieler, oder { $show } eine Datei; nicht beides
terminal-arena-resume-what = womit { $resume } weitermacht, nennt { $record }
terminal-limit-above = { $option } nimmt eine Zahl von Sekunden über 0
terminal-memory-size = { $option } nimmt eine Größe wie { LIST($sizes, list: "or") }
terminal-settle-least = { $option } nimmt eine Zahl von Punkten, 0 oder mehr
terminal-sheet-takes-no = ein Punkteblatt aus einer Datei nimmt kein { $option }
terminal-chips-for-none = { $option } gilt für Regeln mit Chips; { $settlement } wählt sie
terminal-json-for-file = { $option } ist für ein Punkteblatt aus einer Datei
terminal-dealer-none = { $option } nimmt einen von { LIST($names, list: "or") }, nicht „{ $given }“

terminal-output-closed = die Standardausgabe ist geschlossen

terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = unbekannte Wörter: { $words }
terminal-words-missing = es fehlt: { $names }
terminal-words-one-of-missing = eines davon wird gebraucht: { $names }
terminal-words-no-value = nimmt einen Wert
terminal-words-some-value = nimmt mindestens einen Wert
terminal-words-most-value = nimmt höchstens einen Wert
terminal-words-surplus = nimmt keinen Wert, auch nicht „{ $value }“
terminal-words-not-number = „{ $value }“ ist keine Zahl
terminal-words-not-whole = „{ $value }“ ist keine ganze Zahl
terminal-words-not-with = geht nicht zusammen mit { $other }
terminal-words-ambiguous = { $option } könnte { $matches } sein
terminal-words-unknown-command = es gibt keinen Befehl „{ $name }“; es gibt { LIST($choices) }
terminal-no-command = Einen Befehl „{ $given }“ gibt es nicht.

## Die Seite ausliefern.

terminal-serving = OpenHearts ist unter { $address }
terminal-serving-network = Im Netz ist es unter { $address }
terminal-not-built = die Seite ist noch nicht gebaut; `{ $command }` baut sie und liefert sie aus
terminal-port-private = Port { $port } ist dem System vorbehalten; wähl mit { $option } einen ab 1024
terminal-port-taken = Port { $port } ist belegt; wähl mit { $option } einen anderen
terminal-ports-taken = die Ports { $first } bis { $last } sind alle belegt; wähl mit { $option } einen
terminal-no-listening = an { $host } kann nicht gelauscht werden: { $reason }
terminal-http-method = Hier werden nur { $get } und { $head } beantwortet.
terminal-http-address = Das ist keine Adresse.
terminal-http-host = Einen Server namens { $given } gibt es hier nicht.
terminal-http-origin = Eine Seite von anderswo darf danach nicht fragen.
terminal-no-server = Zum Ausliefern braucht es mehr als zum Spielen; installiere es mit `{ $command }`
terminal-no-server-here = ausgeliefert wird unter Linux und macOS; unter Windows geht es im WSL
terminal-no-database = die Datenbank { $given } lässt sich nicht benutzen: { $reason }
terminal-database-neither = eine Datenbank ist eine Datei oder { $url }; { $given } ist keins von beidem
terminal-database-foreign = es ist keine von OpenHearts
terminal-database-newer = eine neuere Version von OpenHearts hat damit gearbeitet
terminal-database-damaged = sie ist beschädigt; `{ $command }` setzt eine Sicherung an ihre Stelle
terminal-database-busy = ein anderes Programm benutzt sie gerade; versuch es gleich noch einmal
terminal-database-url = ihre URL ist nicht zu lesen; Zeichen wie / und @ schreibt man in einem Passwort %2F und %40
terminal-database-served = mit { $file } arbeitet schon ein Server; halte ihn an oder nenn mit { $option } eine andere Datei
terminal-no-metrics = { $option } nimmt einen Port von { $least } bis { $most } oder HOST:PORT; „{ $given }“ ist keins von beidem
terminal-no-public-address = { $option } nimmt eine Adresse, wie sie ein Browser zeigt, etwa https://hearts.example; „{ $given }“ ist keine
terminal-workers-share = { $option } über 1 braucht eine Datenbank, die mehrere benutzen können: { $database } postgresql://…
terminal-http-nothing = Unter dieser Adresse ist nichts. Das Spiel ist unter { $home } .

## Das Regelblatt und die Liste der Spiele.

terminal-house-rules = { $game }, mit Hausregeln
terminal-other-games = Andere Spiele: { LIST($names) }.
terminal-other-games-how = `{ $command }` sagt, wie jedes gespielt wird.

## Vergleiche zwischen Bots.

terminal-dealing = Karten werden gegeben
terminal-versus = { $first } gegen { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } bis { $high }
terminal-seatings =
    { $count ->
        [one] { $count } Sitzordnung je Kartenverteilung
       *[other] { $count } Sitzordnungen je Kartenverteilung
    }
terminal-column-player = Spieler
terminal-column-moons = Durchmärsche
terminal-column-time = ms je Zug
terminal-column-longest = längster
terminal-column-pairing = Paarung
terminal-column-deals = Runden
terminal-column-better = besser um
terminal-column-sure = zu 95{ "\u00A0" }% sicher
terminal-column-games = Partien
terminal-column-won = der erste gewann
terminal-column-rating = Wertung
terminal-unit-points = Punkte je Runde
terminal-unit-chips = Chips je Partie
terminal-settled-equal =
    { $deals ->
        [one] Nach { $deals } Runde steht fest: { $first } und { $second } liegen nicht weiter auseinander als gefragt, in { $unit }.
       *[other] Nach { $deals } Runden steht fest: { $first } und { $second } liegen nicht weiter auseinander als gefragt, in { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Nach { $deals } Runde steht fest: { $better } ist besser als { $worse }.
       *[other] Nach { $deals } Runden steht fest: { $better } ist besser als { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Nach { $games } Partie steht fest: { $better } gewinnt öfter als { $worse }.
       *[other] Nach { $games } Partien steht fest: { $better } gewinnt öfter als { $worse }.
    }
terminal-faults = Durch Fehler von { $player } verloren: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = Beim ersten Mal: { LIST($fault) }
terminal-ended-at-once = beendet, bevor die erste Runde gespielt war
terminal-ended-early = Beendet nach { $done } von { $planned } Runden und Partien.

## Ein Datensatz.

terminal-dataset-pyarrow = { $option } braucht `{ $command }`
terminal-dataset-there = { $folder } gibt es schon; ein Datensatz beginnt in einem neuen Ordner
terminal-dataset-written = { $folder } enthält { $decisions } Entscheidungen; gespielte Partien: { $games }.

## Wie schnell das Programm ist.

terminal-bench-core = im Kern
terminal-bench-steps = Schritt für Schritt
terminal-bench-core-rate =
    { $threads ->
        [one] im Kern, ein Thread: { $hands } Runden/s ({ $decisions } Entscheidungen/s)
       *[other] im Kern, { $threads } Threads: { $hands } Runden/s ({ $decisions } Entscheidungen/s)
    }
terminal-bench-steps-rate = Schritt für Schritt aus Python: { $hands } Runden/s ({ $decisions } Entscheidungen/s)
terminal-bench-random = Zufallsspiel: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } Punkte je Platz und Runde, ein Durchmarsch in { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ "\u00A0" }% der Runden

## Ein Abend mit echten Karten: was an seiner Datei nicht stimmt.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, Zeile { $line }
terminal-place-column = { $file }, Zeile { $line }, Spalte { $column }
terminal-place-hand = { $file }, Runde { $hand }
terminal-place-hand-column = { $file }, Runde { $hand }, Spalte { $column }
terminal-place-member = { $file }, „{ $member }“
terminal-players-many = es spielen zwei bis elf, nicht { $count }: { LIST($names) }
terminal-players-none = es spielen zwei bis elf, und kein Name ist angegeben
terminal-name-long = ein Name hat 1 bis 20 Buchstaben, „{ $name }“ nicht
terminal-name-twice = zwei Spieler heißen gleich: { LIST($names) }
terminal-rules-for-others = die Regeln sind für { $players } Spieler, und es gibt { $count } Namen
terminal-evening-object = { $file } muss ein Objekt mit { LIST($members) } sein
terminal-evening-member = { $file }: „{ $given }“ gehört nicht hinein; es gibt { LIST($members) }
terminal-evening-list-of-names = { $file }: „{ $member }“ ist eine Liste der Namen
terminal-evening-list-of-hands = { $file }: „{ $member }“ ist eine Liste von Runden, etwa { $like }
terminal-evening-rule-set = { $file }: „{ $member }“ sind Regeln, etwa { $like }
terminal-evening-dealer = { $file }: „{ $member }“ ist der Name eines Spielers oder ein Platz von 0 bis { $most }
terminal-evening-empty = { $file } ist leer: Die erste Zeile nennt die Spieler, { $like }
terminal-column-twice = zwei Spalten heißen { $column }
terminal-names-numbers = die erste Zeile nennt die Spieler, etwa { $like }; hier enthält sie nur Zahlen
terminal-column-unnamed = eine Spalte hat keinen Namen
terminal-column-empty = { $column } hat nirgends Punkte
terminal-columns-known = eine Spalte ist ein Spieler, eine Karte wie { $card } oder eines von { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, Zeile { $line } hat { $cells } Zelle, die erste Zeile { $columns } Spalten
       *[other] { $file }, Zeile { $line } hat { $cells } Zellen, die erste Zeile { $columns } Spalten
    }
terminal-cell-long = eine Zelle hat mehr als { $most } Buchstaben; vielleicht fehlt ein schließendes Anführungszeichen
terminal-line-long = eine Zeile hat mehr als { $most } Buchstaben
terminal-cell-no-points = „{ $given }“ ist keine ganze Zahl von Punkten
terminal-cell-no-chips = „{ $given }“ ist keine ganze Zahl von Chips
terminal-cell-no-moon = „{ $given }“ ist weder { $old } (die anderen schreiben an) noch { $new } (wer ihn schafft, zieht ab)
terminal-cell-no-sun = „{ $given }“ ist weder { $yes } noch { $no }
terminal-none-of = „{ $given }“ ist keiner von { LIST($names) }

## Ein Abend mit echten Karten, Runde für Runde erfragt.

terminal-ask-players = Spieler
terminal-ask-game = Spiel
terminal-ask-chips = Chips
terminal-who-plays = Wer spielt, im Uhrzeigersinn? Namen mit Kommas dazwischen.
terminal-which-game = Welches Spiel? { LIST($games, list: "or") } ({ $usual }, wenn du nichts anderes sagst).
terminal-which-chips = Chips? { LIST($kinds, list: "or") } ({ $usual }, wenn du nichts anderes sagst).
terminal-sentence = { $reason }.
terminal-no-game = Ein Spiel „{ $given }“ gibt es nicht.
terminal-no-settlement = Diese Abrechnung gibt es nicht; es gibt { LIST($kinds) }.
terminal-not-adding-up = Runde { $number } geht nicht auf.
terminal-mend-hand = Tipp `{ $number }:` und ihre Punkte.
terminal-evening-over = Die Partie ist zu Ende. Stimmt eine Runde nicht? `{ $mend }` ändert Runde { $number }, `{ $undo }` nimmt die letzte Änderung zurück; Enter allein beendet den Abend.
terminal-ask-correction = Korrektur
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-no-hand-so-far = Runde { $number } gibt es noch nicht.
terminal-typing-points = Tipp die Punkte der Runde in der Reihenfolge der Namen: { $points }.
terminal-typing-taken = Oder wer was genommen hat: { $taken }.
terminal-typing-moon = Oder wer den Durchmarsch geschafft hat: { LIST($moons, list: "or") }.
terminal-typing-more = Wo die Regeln danach fragen: wer was geboten und welche Farbe bestimmt hat: { $bid }; nur die Farbe, solange der Topf stehen bleibt: { $suit }; wer keinen Stich gemacht hat: { $notrick }.
terminal-typing-short = Ein Name darf gekürzt sein, solange er nur zu einem passt.
terminal-command-mend = ändert Runde { $number }
terminal-command-undo = nimmt die letzte Änderung zurück
terminal-command-sheet = das Punkteblatt bisher
terminal-command-leave = aufhören; der Abend bleibt
terminal-command-leave-at-once = aufhören
terminal-players-are = Spieler: { LIST($names) }
terminal-missing-taker = Nach { $word } kommt, wer sie genommen hat; { $key } für Hilfe.
terminal-missing-shooter = Nach { $word } kommt, wer ihn geschafft hat; { $key } für Hilfe.
terminal-missing-trickless = Nach { $word } kommt, wer keinen gemacht hat; { $key } für Hilfe.
terminal-missing-bidder = Nach { $word } kommt, wer geboten hat; { $key } für Hilfe.
terminal-missing-chips = Nach { $word } und dem Namen kommt, wie viele Chips; { $key } für Hilfe.
terminal-missing-suit = Die Farbe fehlt; { $key } für Hilfe.
terminal-missing-counts = Nach { $word } kommen { $count } Zahlen, eine für jeden Spieler; { $key } für Hilfe.
terminal-no-whole-number = „{ $given }“ ist keine ganze Zahl.
terminal-name-unknown = „{ $given }“ ist keiner von { LIST($names) }.
terminal-name-many = „{ $given }“ kann { LIST($names, list: "or") } sein.
terminal-says-nothing = „{ $given }“ heißt hier nichts; { $key } für Hilfe.
terminal-numbers-many = { $count } Zahlen für { $players } Spieler: { LIST($names) }.

## Das Punkteblatt eines Abends.

terminal-chips-row = Chips
terminal-shot-mark = * Durchmarsch
terminal-next-pass =
    { $way ->
        [left] { $name } gibt Runde { $number }; Weitergabe nach links: { $count }.
        [right] { $name } gibt Runde { $number }; Weitergabe nach rechts: { $count }.
        [across] { $name } gibt Runde { $number }; Weitergabe nach gegenüber: { $count }.
        [left2] { $name } gibt Runde { $number }; Weitergabe an den zweiten links: { $count }.
        [right2] { $name } gibt Runde { $number }; Weitergabe an den zweiten rechts: { $count }.
        [left3] { $name } gibt Runde { $number }; Weitergabe an den dritten links: { $count }.
        [right3] { $name } gibt Runde { $number }; Weitergabe an den dritten rechts: { $count }.
        [scatter] { $name } gibt Runde { $number }; je eine Karte an alle anderen.
       *[hold] { $name } gibt Runde { $number }; keine Weitergabe.
    }
terminal-next-carries = { $name } gibt Runde { $number }; der Topf bleibt stehen, und { $bidder } bestimmt wieder die Farbe.
terminal-next-auction = { $name } gibt Runde { $number }; { $bidder } bietet zuerst.
terminal-in-pot = Im Topf: { $chips }.
terminal-has-in-pot = { $name } hat { $chips } im Topf.
terminal-gives = { $name } gibt { $other } { $chips }.

## Hilfe: die Befehle.

terminal-usage = Aufruf:{" "}
terminal-heading-options = Optionen
terminal-heading-words = Argumente
terminal-heading-commands = Befehle
terminal-examples = Beispiele:
terminal-about = Hearts, wie es überall gespielt wird: im Terminal, im Browser und für Bots.
terminal-more-help = `{ $command }` sagt mehr über jeden.
terminal-option-help = zeigt diese Hilfe
terminal-option-version = zeigt die Version
terminal-option-language = die Sprache: { LIST($languages, list: "or") } (sonst die der Umgebung)
terminal-option-json = als JSON
terminal-option-preset = ein Spiel nach seinem Namen; `{ $command }` nennt alle (black-lady)
terminal-option-rules = Regeln als JSON-Datei oder ein Spiel nach seinem Namen
terminal-option-set = ändert eine Regel: { LIST($examples, list: "unit") }; auch mehrmals
terminal-example-play = eine Partie gegen drei Bots, hier im Terminal
terminal-example-seed = dieselben Karten wie alle, die Startzahl { $seed } spielen
terminal-example-score = das Punkteblatt einer Partie mit echten Karten
terminal-example-serve = dasselbe Spiel im Browser
terminal-example-rules = wie es gespielt wird, in einfachen Worten
terminal-example-list = welche Spiele es gibt
terminal-example-arena = welcher Bot besser ist, und wie sicher das ist

terminal-play = eine Partie im Terminal spielen
terminal-play-about = Spielt eine Partie im Terminal: du gegen Bots, nach beliebigen Regeln. Tipp Karten nach Rang und Farbe ({ LIST($cards, list: "unit") }); { $key } zeigt, was du sonst tippen kannst. Die Partie wird nach jedem Zug aufgehoben, also geht durch Aufhören, Strg-C oder eine abgerissene Verbindung nichts verloren: { $resume } setzt sie fort.
terminal-play-seed = die Karten: dieselbe Zahl, dieselben Karten (zufällig)
terminal-play-bots = wer gegen dich spielt, ein Name oder für jeden einer: { LIST($bots, list: "or") } (careful)
terminal-play-names = wie die Spieler heißen, du zuerst: { $names }
terminal-play-resume = setzt die aufgehobene Partie fort
terminal-play-file = hebt die Partie hier auf, auch wenn sie zu Ende ist

terminal-serve = im Browser spielen
terminal-serve-about = Liefert die Seite des Spiels von diesem Rechner aus, um im Browser zu spielen: allein oder mit anderen an einem Tisch. Allein läuft das Spiel im Browser: Einmal geladen, fragt es den Server nichts mehr und geht ohne Netz.
terminal-serve-host = die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)
terminal-serve-port = der Port; 0 nimmt irgendeinen freien ({ $port } oder der nächste freie)
terminal-serve-database = wo Tische und Leute aufgehoben werden: eine Datei oder die URL einer PostgreSQL-Datenbank (sonst, was { $variable } in der Umgebung nennt, sonst { $file })
terminal-serve-workers = wie viele Prozesse sich die Arbeit teilen; über 1 nur mit PostgreSQL ({ $workers })
terminal-serve-public = die Adresse, unter der man ihn erreicht, wenn es eine andere ist: https://hearts.example
terminal-serve-metrics = wo Prometheus nach Messwerten fragt: ein Port dieses Rechners oder eine Adresse mit Port; jeder weitere Prozess hat den nächsten Port
terminal-serve-log = was ins Protokoll kommt, als JSON-Zeilen auf der Fehlerausgabe: { LIST($levels, list: "or") }
terminal-serve-open = öffnet auch den Browser
terminal-example-open = und zeigt es im Browser
terminal-example-network = auch für andere im selben Netz
terminal-serve-end = Strg-C beendet es.

terminal-admin = für alle, die einen Server betreiben: Admins ernennen, Meldungen lesen, sperren
terminal-admin-about = Für alle, die einen Server betreiben. Admins können von überall Meldungen lesen, Leute sperren und Tische schließen; dieser Befehl ernennt sie und tut dasselbe auf dem Rechner des Servers, ob er läuft oder nicht.
terminal-admin-action = was geschehen soll: { LIST($actions, list: "or") }
terminal-admin-who = um wen es geht: der Name eines Kontos zum Ernennen oder Entlassen, die Kennung einer Person zum Sperren oder Freigeben, die Kennung oder der Code eines Tischs zum Schließen, die Kennung einer erledigten Meldung
terminal-admin-days = für wie viele Tage jemand gesperrt wird; ohne Angabe bis zur Freigabe
terminal-admin-misuse = `reports` steht allein; nach jeder anderen Aktion steht, um wen es geht
terminal-admin-days-misuse = { $option } gehört nur zu `{ $action }`
terminal-admin-no-reports = Es gibt keine Meldungen.
terminal-admin-no-account = kein Konto heißt „{ $given }“
terminal-admin-nobody = niemand hat die Kennung „{ $given }“; Kennungen zeigt `{ $command }`
terminal-admin-no-report = keine Meldung hat die Kennung „{ $given }“; Kennungen zeigt `{ $command }`
terminal-admin-no-table = kein offener Tisch hat die Kennung oder den Code „{ $given }“
terminal-admin-done = Erledigt.
terminal-admin-suspended = { $name } ({ $id }) ist gesperrt bis { $until }.
terminal-admin-suspended-open = { $name } ({ $id }) ist gesperrt. `{ $command }` hebt das auf.
terminal-admin-report = { $at }: { $by } über { $person } ({ $id }), Tisch { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } über { $person } ({ $id }), Tisch { $table }, ohne Text
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } hatte an diesem Tisch nichts gesagt.
terminal-admin-report-done = `{ $command }` vermerkt diese Meldung als erledigt.

terminal-backup = die Datenbank eines laufenden Servers kopieren
terminal-backup-about = Kopiert die Datenbank eines Servers, wie sie in einem Augenblick ist, während er läuft, und prüft die Kopie.
terminal-backup-file = wohin die Kopie soll; dort ist noch nichts
terminal-backup-database = die Datei, in der Tische und Leute aufgehoben werden (sonst, was { $variable } in der Umgebung nennt, sonst { $file })
terminal-backup-done = Die Sicherung ist in { $file }.
terminal-file-there = { $file } gibt es schon
terminal-backup-postgres = eine PostgreSQL-Datenbank sichert man mit { $backup } und stellt sie mit { $restore } wieder her

terminal-restore = eine Sicherung dorthin legen, wo die Datenbank eines Servers sein soll
terminal-restore-about = Legt eine Sicherung dorthin, wo die Datenbank eines Servers sein soll, und prüft sie. Halte den Server vorher an und verschieb seine alte Datei: Überschrieben wird nichts.
terminal-restore-file = die Sicherung
terminal-restore-done = Die Sicherung ist wiederhergestellt in { $file }.

terminal-score = die Punkte einer Partie mit echten Karten schreiben
terminal-score-about = Schreibt die Punkte einer Partie mit echten Karten: aus einer Datei oder Runde für Runde im Terminal. Eine CSV-Datei nennt in der ersten Zeile die Spieler und hat danach in jeder Zeile eine Runde. Eine JSON-Datei hat { LIST($members) }. Ohne Datei werden die Runden erfragt und nach jeder aufgehoben.
terminal-score-sheet = eine CSV- oder JSON-Datei mit den Runden
terminal-score-settlement = die Chips: { LIST($kinds, list: "or") }
terminal-score-chip-value = was ein Chip wert ist, in eurem Geld (1)
terminal-score-buy-in = mit wie vielen Chips jeder beginnt (100)
terminal-score-split-two = Sweepstakes: zwei Saubere teilen den Topf
terminal-score-names = wer spielt, im Uhrzeigersinn, mit Kommas; sonst wird gefragt
terminal-score-dealer = wer die erste Runde gibt (der erste Spieler)
terminal-score-resume = setzt den aufgehobenen Abend fort
terminal-score-file = hebt den Abend hier auf
terminal-score-json = das Punkteblatt als JSON

terminal-rules = sagen, wie ein Spiel gespielt wird, in einfachen Worten
terminal-rules-about = Sagt in einfachen Worten, wie ein Spiel gespielt wird, aus seinen Regelfeldern. Ohne Namen ist es das Standardspiel, Black Lady.
terminal-rules-preset = ein Spiel nach seinem Namen (black-lady)
terminal-rules-list = nennt stattdessen die Spiele
terminal-rules-all = alle Spiele nacheinander: das Regelbuch
terminal-rules-json = als JSON: jedes Feld, was anders ist, und die Sätze
terminal-rules-markdown = als Markdown, was vom Standard abweicht, fett

terminal-verify = das Protokoll einer Partie prüfen: ihre Karten und jede Aktion
terminal-verify-about = Prüft das Protokoll einer Partie: gibt ihre Karten noch einmal, vergleicht ihr Geheimnis mit dem Hash, der vorher gezeigt wurde, und spielt jede Aktion nach den Regeln nach. Der Exitcode ist 1, wenn etwas nicht stimmt.
terminal-verify-file = das Protokoll einer Partie, oder eine Partie als Text
terminal-verify-json = was geprüft wurde und die Karten jeder Runde, als JSON
terminal-verify-text = die Partie als Text schreiben, zum Lesen, Drucken oder Verschicken
terminal-verify-log = das Protokoll schreiben, eine Zeile für jede Partie

terminal-probe = das Zeilenprotokoll der Arena sprechen: ein Bot als Programm
terminal-probe-about = Antwortet einer Arena auf Standardein- und -ausgabe: hello, rules, choose, stop und quit, je eine Zeile. So sitzt ein Bot dieser Version an der Arena einer anderen oder an der einer anderen Engine.
terminal-probe-bot = der Bot, der entscheidet (expert): ein eingebauter oder { $function }, ein eigener in Python
terminal-probe-module = es gibt keinen Bot { $bot } und kein Modul { $module }, aus dem einer importiert werden könnte
terminal-probe-function = das Modul { $module } hat keine Funktion { $function }, von einer Sicht zu einer Aktion
terminal-arena = Bots gegeneinander spielen lassen, mit Fehlerbalken
terminal-arena-about = Lässt Bots gegeneinander spielen: dieselben Karten in jeder Sitzordnung, jede Paarung, und wie sicher das Ergebnis ist. Ein Spieler ist ein eingebauter Bot nach seinem Namen oder { $command }, ein Programm, das das Zeilenprotokoll spricht.
terminal-arena-players = { LIST($bots, list: "or") } oder { $command }
terminal-arena-hands = Kartenverteilungen zu einer Runde je Paarung (1.000)
terminal-arena-games = ganze Partien je Paarung, nach den Runden (0)
terminal-arena-seed = der Karten und der Bots (0)
terminal-arena-threads = Threads (so viele, wie es Prozessoren gibt)
terminal-arena-settle = beendet eine Paarung, sobald feststeht, wer besser ist, oder dass sie um höchstens { $points } auseinanderliegen; ihre Partien, sobald feststeht, wer öfter gewinnt
terminal-arena-limit = für eine Entscheidung eines Programms (10)
terminal-arena-cluster = spielt auf diesem Ray-Cluster ({ $auto }: der dieses Rechners)

terminal-dataset = Partien zwischen Bots als Datensatz schreiben
terminal-dataset-about = Spielt Partien zwischen Bots und schreibt jede Entscheidung als Zeile: was der Platz wusste, was er tat und was die Runde ergab. Ein Datenblatt daneben beschreibt, was in den Zeilen steht.
terminal-dataset-folder = ein neuer Ordner für die Zeilen und ihr Datenblatt
terminal-dataset-games = Partien (10)
terminal-dataset-bot = der Bot auf allen Plätzen (expert): { LIST($bots) }
terminal-dataset-parquet = Spalten in Parquet statt Zeilen in JSON; braucht `{ $command }`

terminal-bench = messen, wie schnell das Programm hier ist
terminal-bench-about = Misst das Programm auf diesem Rechner: zufällige Runden je Sekunde, im Kern gespielt und Schritt für Schritt aus Python. Beide geben, geben weiter, spielen und zählen ganze Runden zufällig.
terminal-bench-hands = Runden im Kern (1.000.000)
terminal-bench-number = Runden Schritt für Schritt (2.000)
terminal-bench-threads = Threads für den Kern (1)
terminal-bench-seed = der Runden (1)
terminal-arena-memory = für jeden Prozess eines Programms: { LIST($sizes, list: "unit") } (ohne Grenze)
terminal-arena-record = jede Kartenverteilung in diese Datei schreiben, sobald sie gespielt ist, mit den Protokollen ihrer Partien
terminal-arena-resume = den Vergleich in der Datei von { $record } fortsetzen
terminal-arena-show = den Vergleich in dieser Datei zeigen, statt einen zu spielen
terminal-arena-picture = die Wertungen als SVG-Bild zeichnen
