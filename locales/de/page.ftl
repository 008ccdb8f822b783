### Die Seite: Anfang, Tisch, Menü.

## Überall.

page-name = OpenHearts
page-back = Zurück
page-close = Schließen
page-menu = Menü
page-reload = Neu laden
page-new-version = Es gibt eine neue Version von OpenHearts. Deine Partie bleibt erhalten.
page-unloaded = Dieser Teil der Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
page-title = { $what } · { page-name }
page-count =
    { $count ->
        [0] null
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] { $count }
    }

## Der Anfang.

home-title = Eine gute Runde Hearts.
home-promise = Kostenlos, ohne Konto, auch ohne Netz.
home-play = Losspielen
home-new = Neue Partie
home-finished = Beendete Partie ansehen
home-against =
    { $count ->
        [1] gegen einen Bot
       *[other] gegen { page-count } Bots
    }
home-resume = Partie fortsetzen
home-kept =
    { $count ->
        [1] Eine weitere Partie
       *[other] { $count } weitere Partien
    }
home-kept-title = Aufgehobene Partien
home-kept-about = Sie bleiben auf diesem Gerät, bis du sie beendest oder eine siebte beginnst.
home-kept-when = Gespielt am { $when }
home-friends = Mit Freunden spielen
home-friends-about = Ein Link genügt.
home-level = Die anderen spielen
home-level-beginner = wie Anfänger
home-level-easy = leicht
home-level-medium = ordentlich
home-level-hard = stark
home-level-expert = wie Experten
home-rules = Regeln ändern
home-rules-line = { $name } · { $end } · { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
home-games = Andere Spiele
home-games-about = Jede Art Hearts und deine eigenen Regeln.
home-learn = Wie man spielt
home-learn-about = Spielend, in Bildern oder nach dem Regelbuch.
home-learn-first = Neu bei Hearts? Lern es in fünf Minuten
home-learn-on = Weiterlernen
home-pad = Punkte schreiben
home-pad-about = Für echte Karten, auch mit Chips.
home-you = Deine Partien
home-you-about = Wie du spielst, jede Partie noch einmal, alles als Datei.
home-settings = Einstellungen
home-unfinished = Der Tisch ließ sich nicht decken. Prüf die Verbindung und versuch es noch einmal.
## Was gespielt wird.

rules-own = Hausregeln
## Der Tisch: seine Ecken, die Plätze, die Karten.

table-hand = Runde { $number }
table-highest = die meisten gewinnen
table-pass-left = nach links weiter
table-pass-right = nach rechts weiter
table-pass-across = nach gegenüber weiter
table-pass-left2 = an den zweiten links weiter
table-pass-right2 = an den zweiten rechts weiter
table-pass-left3 = an den dritten links weiter
table-pass-right3 = an den dritten rechts weiter
table-pass-scatter = eine Karte an jeden
table-pass-hold = keine Weitergabe
table-more =
    { $count ->
        [one] 1 Regel mehr
       *[other] { $count } Regeln mehr
    }
table-last-trick = Letzter Stich
table-take-back = Zurücknehmen
table-hint = Tipp
table-scores = Punkte
table-your-hand = Deine Karten
table-on-table = Auf dem Tisch
table-bot = Bot
table-partner = Partner
table-dealer = gibt
table-leads = spielt aus
table-passed = weitergegeben
table-out = raus
table-cards-left =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
table-points =
    { $points ->
        [one] 1 Punkt genommen
       *[other] { $points } Punkte genommen
    }
table-total = { result-total }: { $total }
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, aufgehoben
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, zum Weitergeben gewählt
        [playable] { CARD($card, as: "card-first") }, spielbar
        [barred] { CARD($card, as: "card-first") }, jetzt nicht spielbar
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, spielbar, am besten, { $figure }
        [alike] { CARD($card, as: "card-first") }, spielbar, etwa gleich gut, { $figure }
       *[other] { CARD($card, as: "card-first") }, spielbar, { $figure }
    }

## Was gefragt wird, und was geschieht.

turn-lead = Du bist dran: Spiel eine Karte aus
turn-lead-card = Du bist dran: Spiel { CARD($card, as: "the-card-acc") } aus
turn-lead-club = Du bist dran: Spiel ein Kreuz aus
turn-follow = Du bist dran: Bediene { SUIT($suit) }
turn-follow-short = Du bist dran: { SUIT($suit) }
turn-discard = Du bist dran: kein { SUIT($suit) }, freie Wahl
turn-discard-some = Du bist dran: kein { SUIT($suit) }
turn-drawn = Du bist dran: Spiel { CARD($card, as: "the-card-acc") }, die gezogene Karte
turn-last = Deine letzte Karte
turn-waiting = { NAME($seat, at: "start") } überlegt
turn-watching = Der Stich erscheint, sobald er vollständig ist
turn-dealing = Die Karten werden gegeben
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } wählt noch
        [with-you] { NAME($seats, at: "start") } wählt noch
       *[many] { NAME($seats, at: "start") } wählen noch
    }
turn-received = Von { NAME($seat) }: { CARDS($cards) }
turn-received-all = Du hast { CARDS($cards, as: "the-card-acc") } bekommen
turn-received-marks = Von { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Bekommen: { MARKS($cards) }
turn-continue = Zum Weiterspielen tippen
turn-out = Du bist raus. Die anderen spielen weiter
turn-takes =
    { WHO($seat) ->
        [you] Du nimmst den Stich
       *[other] { NAME($seat, at: "start") } nimmt den Stich
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Du nimmst den Stich und was dort lag
       *[other] { NAME($seat, at: "start") } nimmt den Stich und was dort lag
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Du nimmst den Stich und den Talon
       *[other] { NAME($seat, at: "start") } nimmt den Stich und den Talon
    }
turn-draws =
    { WHO($seat) ->
        [you] Du ziehst { turn-cards }
       *[other] { NAME($seat, at: "start") } zieht { turn-cards }
    }
turn-cards =
    { $count ->
        [1] eine Karte
       *[other] { page-count } Karten
    }
turn-draws-in-vain =
    { $count ->
        [1] Du ziehst die letzte Karte und kannst trotzdem nicht bedienen
       *[other] Du ziehst die letzten { page-count } und kannst trotzdem nicht bedienen
    }
turn-cancel = Beide { CARD($card, as: "page-cards") } heben sich auf
# Zwei gleiche Karten.
page-cards =
    { $rank ->
        [J] { suit }‑Buben
        [Q] { suit }‑Damen
        [K] { suit }‑Könige
        [A] { suit }‑Asse
       *[other] { suit }‑{ $rank }
    }
turn-stays = Alles aufgehoben: Der Stich bleibt liegen, derselbe Spieler spielt noch einmal aus
turn-thinking = Nachdenken

## Was vorgelesen wird und nirgends steht.

log-title = Was geschieht
log-takes =
    { WHO($seat) ->
        [you] Du nimmst den Stich, darin { CARDS($cards) }: { result-points }
       *[other] { NAME($seat, at: "start") } nimmt den Stich, darin { CARDS($cards) }: { result-points }
    }
log-totals = Stand: { LIST($totals, list: "unit") }
log-best = Am besten: { CARD($card, as: "the-card") }

## Was in dieser Runde gilt.

holds-hearts =
    { $broken ->
        [true] Herz ist gebrochen
       *[false] Herz ist noch nicht gebrochen
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit, as: "suit-first") } zählt und ist gebrochen
       *[false] { SUIT($suit, as: "suit-first") } zählt, noch nicht gebrochen
    }
holds-counts = { SUIT($suit, as: "suit-first") } zählt

## Die Weitergabe.

pass-title =
    { $count ->
        [1] Gib eine Karte an { NAME($seat) }
       *[other] Gib { page-count } Karten an { NAME($seat) }
    }
pass-title-scatter = Gib jedem eine Karte
pass-to-left = { NAME($seat, at: "start") } sitzt links von dir.
pass-to-right = { NAME($seat, at: "start") } sitzt rechts von dir.
pass-to-across = { NAME($seat, at: "start") } sitzt dir gegenüber.
pass-to-left2 = { NAME($seat, at: "start") } sitzt zwei Plätze links von dir.
pass-to-right2 = { NAME($seat, at: "start") } sitzt zwei Plätze rechts von dir.
pass-to-left3 = { NAME($seat, at: "start") } sitzt drei Plätze links von dir.
pass-to-right3 = { NAME($seat, at: "start") } sitzt drei Plätze rechts von dir.
pass-from = { NAME($seat, at: "start") } gibt an dich weiter.
pass-from-too = { NAME($seat, at: "start") } gibt auch an dich weiter.
pass-scatter = Jeder bekommt eine deiner Karten, und du von jedem eine.
pass-aim = Jetzt eine für { NAME($seat) }. Tipp auf einen anderen Platz, um für jemand anderen zu wählen.
pass-confirm = An { NAME($seat) } geben
pass-confirm-scatter = Weitergeben
pass-choose =
    { $count ->
        [1] Wähl eine Karte
       *[other] Wähl { page-count } Karten
    }
pass-choose-more = Wähl noch { page-count }
pass-take-back = Tipp auf eine gewählte Karte, um sie zurückzunehmen.
pass-slot = Für { NAME($seat) }
pass-slot-filled = Für { NAME($seat) }: { CARD($card, as: "the-card") }. Zurücknehmen

## Die Versteigerung.

bid-title = Dein Gebot
bid-none = Noch kein Gebot.
bid-high =
    { WHO($seat) ->
        [you] Du bietest { $bid }.
       *[other] { NAME($seat, at: "start") } bietet { $bid }.
    }
bid-pot = Im Topf: { CHIPS($chips) }.
bid-stack = Du hast { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] Der Trainer würde passen.
       *[other] Der Trainer würde { $bid } bieten.
    }
bid-too-few = Du hast { CHIPS($chips) }: zu wenig, um zu bieten.
bid-owes = Du schuldest { CHIPS($chips) } und kannst nicht bieten.
bid-confirm = { $bid } bieten
bid-pass = Passen
bid-more = Ein Chip mehr
bid-less = Ein Chip weniger
bid-amount = Gebotene Chips
bid-quick =
    { $bid ->
        [one] { $bid } Chip
       *[other] { $bid } Chips
    }
turn-bidding = { NAME($seat, at: "start") } überlegt sich ein Gebot
turn-bids =
    { WHO($seat) ->
        [you] Du bietest { bid-quick }
       *[other] { NAME($seat, at: "start") } bietet { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Du passt
       *[other] { NAME($seat, at: "start") } passt
    }
turn-all-pass = Alle passen: Herz zählt, je einen Punkt
turn-names =
    { WHO($seat) ->
        [you] Du bestimmst { SUIT($suit) }: je ein Punkt
       *[other] { NAME($seat, at: "start") } bestimmt { SUIT($suit) }: je ein Punkt
    }
turn-naming = { NAME($seat, at: "start") } bestimmt die Farbe
turn-naming-again = { NAME($seat, at: "start") } bestimmt wieder die Farbe: Der Topf ist stehen geblieben
table-passes = gepasst
table-bid = Gebot { $bid }
suit-title = Welche Farbe zählt?
suit-about = Du hast { bid-quick } geboten. Jede Karte der Farbe kostet einen Chip, und du spielst aus.
suit-again = Der Topf mit { CHIPS($chips) } ist stehen geblieben, also bestimmst du wieder die Farbe und spielst aus.
suit-held =
    { $count ->
        [0] keine auf der Hand
       *[other] { page-count } auf der Hand
    }
suit-advice = Der Trainer würde { SUIT($suit) } bestimmen.
suit-confirm = { SUIT($suit, as: "suit-first") } zählt
suit-choose = Wähl eine Farbe
suit-name = { SUIT($suit, as: "suit-first") }

## Karten, die niemand hat: der Talon, und der Stapel, von dem gezogen wird.

kitty-word = Talon
kitty-count =
    { $count ->
        [one] Der Talon: eine Karte
       *[other] Der Talon: { $count } Karten
    }
kitty-yours = Der Talon gehört dir
kitty-yours-cards = Der Talon gehört dir: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Du hast den Talon genommen
       *[other] { NAME($seat, at: "start") } hat den Talon genommen
    }
stock-word = Stapel
stock-count =
    { $count ->
        [one] Der Stapel: eine Karte
       *[other] Der Stapel: { $count } Karten
    }

## Die Zahlen des Trainers.

coach-legend-points = { coach-where }: Punkte, die es gegenüber dem besten Zug kostet.
coach-legend-chips = { coach-where }: Chips, die es gegenüber dem besten Zug kostet.
coach-legend-game = { coach-where }: Prozent einer Partie, die es gegenüber dem besten Zug kostet.
coach-where =
    { $bars ->
        [true] Balken
       *[false] Auf den Karten
    }
coach-alike = Mit Haken: etwa gleich gut.
coach-best = Beste

## Der Kartenzähler.

counter-title = Kartenzähler
counter-out = noch im Spiel
counter-mine = deine
counter-gone = gefallen
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = noch im Spiel { CARDS($cards, as: "rank") }
counter-suit-mine = deine { CARDS($cards, as: "rank") }
counter-suit-gone = gefallen { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } hat keine
        [with-you] { NAME($seats, at: "start") } habt keine
       *[many] { NAME($seats, at: "start") } haben keine
    }
counter-known = { NAME($seat, at: "start") } bekam von dir
counter-aside =
    { $count ->
        [1] Eine davon liegt beiseite.
       *[other] { $count } davon liegen beiseite.
    }

## Chips.

chips-word = Chips
chips-pot = Topf
chips-left =
    { $owes ->
        [true] schuldet { CHIPS($chips) }
       *[false] noch { CHIPS($chips) }
    }
chips-owes = schuldet { CHIPS($chips, as: "chips-number") }
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = Im Topf: { CHIPS($chips) }

## Das Ende einer Runde.

result-hand = Runde
result-total = Gesamt
result-review = Runde ansehen
result-again = Diese Runde noch einmal spielen
result-chart = Punktestand Runde für Runde. Jetzt: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }
result-suit = { SUIT($suit, as: "suit-first") } zählte
result-moon = Durchmarsch geschafft

## Das Menü.

menu-new = Neue Partie
menu-new-about = Gibt neue Karten. Diese Partie bleibt aufgehoben.
menu-games = Andere Spiele
menu-rules = Hausregeln
menu-rules-about = Für die nächste Partie.
menu-learn = Regeln dieser Partie
menu-settings = Einstellungen
menu-leave = Den Tisch verlassen
menu-leave-about = Deine Partie ist hier aufgehoben.

## Aussehen und Ton.

settings-title = Einstellungen

## Was auf diesem Gerät aufgehoben ist.

unsaved-title = Diese Partie ist nicht gesichert
unsaved-about = Der Browser konnte sie nicht sichern: Beim Neuladen oder mit einer neuen Partie ginge sie verloren.
unsaved-why = Sein Speicher ist voll oder für diese Seite abgeschaltet. Du kannst weiterspielen und die Partie als Datei sichern. Wieder öffnen lässt sie sich auf der ersten Seite unter „{ home-games }“.
unsaved-save = Als Datei sichern
kept-game-unreadable = Eine auf diesem Gerät aufgehobene Partie war nicht zu lesen. Sie liegt jetzt beiseite.
kept-game-refused = Eine auf diesem Gerät aufgehobene Partie lässt sich nicht fortsetzen. Sie liegt jetzt beiseite.
kept-rules-unreadable =
    { $count ->
        [one] Auf diesem Gerät aufgehobene Regeln waren nicht zu lesen. Sie liegen jetzt beiseite.
       *[other] { $count } auf diesem Gerät aufgehobene Regelsätze waren nicht zu lesen. Sie liegen jetzt beiseite.
    }
kept-rules-not-kept = Dieser Browser hebt nichts auf, also ließen sich die Regeln nicht sichern. Sichere sie als Datei.
kept-rules-no-room = Für { $most } Regelsätze ist Platz. Lösch einen und sichere dann noch einmal.

notice-undo = Rückgängig

## Warum sich nach Regeln nicht spielen lässt.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = „{ $field }“: { LIST($why) }
