### Die Seite: Anfang, Tisch, Ergebnisse, Menü.

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
home-kept-when = Gespielt { $when }
home-friends = Mit Freunden spielen
home-friends-about = Ein Link genügt.
home-level = Die anderen spielen
home-level-beginner = wie Anfänger
home-level-easy = leicht
home-level-medium = ordentlich
home-level-hard = stark
home-level-expert = wie Experten
home-rules = Regeln ändern
home-rules-line = { $name } · { $end } · { $count ->
        [one] ein Spieler
       *[other] { $count } Spieler
    }
home-games = Andere Spiele
home-games-about = Jede Art Hearts und deine eigenen Regeln.
home-learn = Wie man spielt
home-learn-about = Spielend, in Bildern oder nach dem Regelbuch.
home-learn-first = Neu bei Hearts? Lern es in fünf Minuten
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
table-advise = Rat holen
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
turn-continue = Tipp, um weiterzuspielen
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
        [J] { suit }-Buben
        [Q] { suit }-Damen
        [K] { suit }-Könige
        [A] { suit }-Asse
       *[other] { suit }-{ $rank }
    }
turn-stays = Alles aufgehoben: Der Stich bleibt liegen, und noch einmal spielt aus, wer ausgespielt hat
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
turn-bidding = { NAME($seat, at: "start") } überlegt ein Gebot
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
        [you] Du bestimmst { SUIT($suit) }: je einen Punkt
       *[other] { NAME($seat, at: "start") } bestimmt { SUIT($suit) }: je einen Punkt
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

coach-legend-points = { coach-where }: Punkte, die es gegenüber dem Besten kostet.
coach-legend-chips = { coach-where }: Chips, die es gegenüber dem Besten kostet.
coach-legend-game = { coach-where }: Prozent einer Partie, die es gegenüber dem Besten kostet.
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
chips-title = Die Chips
chips-in-pot = Im Topf: { CHIPS($chips) }
chips-pot-left = Im Topf übrig: { CHIPS($chips) }.
chips-worth = Ein Chip ist { $value } wert. In der ganzen Partie: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-debts =
    { WHO($seats) ->
        [you] Du hast keine Chips mehr und spielst auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
        [one] { NAME($seats, at: "start") } hat keine Chips mehr und spielt auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
        [with-you] { NAME($seats, at: "start") } habt keine Chips mehr und spielt auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
       *[many] { NAME($seats, at: "start") } haben keine Chips mehr und spielen auf Schulden weiter. Was später hereinkommt, zahlt sie ab.
    }

## Das Ende einer Runde.

result-line = Runde { $number } · { $rules }
result-hand = Runde
result-total = Gesamt
# Karten der Farbe, die zählt, wie sie neben einem Namen vorgelesen werden.
result-taken = { SUIT($suit) }: { $count }
result-next = Nächste Runde
result-review = Runde ansehen
result-again = Diese Runde noch einmal spielen
result-so-far = Die Partie bisher
result-lower = Punkte, weniger ist besser
result-higher = Punkte, mehr ist besser
result-chart = Punktestand Runde für Runde. Jetzt: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-took-card =
    { WHO($seat) ->
        [you] Du hast { CARD($card, as: "page-the-card") } genommen.
       *[other] { NAME($seat, at: "start") } hat { CARD($card, as: "page-the-card") } genommen.
    }
# Wen? Eine Überschrift spricht von der einen Dame, die alle fürchten.
page-the-card =
    { $rank ->
        [Q]
            { $suit ->
                [spades] die Dame
               *[other] { the-card-acc }
            }
       *[other] { the-card-acc }
    }
result-took-both =
    { WHO($seat) ->
        [you] Du hast beide { CARD($card, as: "page-cards") } genommen.
       *[other] { NAME($seat, at: "start") } hat beide { CARD($card, as: "page-cards") } genommen.
    }
result-took-each = { NAME($seats, at: "start") }: je { CARD($card, as: "page-one-card") } genommen.
# Wen? Von zwei gleichen Karten nur die eine.
page-one-card =
    { $rank ->
        [J] einen { suit }-Buben
        [Q] eine { suit }-Dame
        [K] einen { suit }-König
        [A] ein { suit }-Ass
       *[other] eine { suit }-{ $rank }
    }
result-took-points =
    { WHO($seats) ->
        [you] Du hast { result-points } genommen.
        [one] { NAME($seats, at: "start") } hat { result-points } genommen.
        [with-you] { NAME($seats, at: "start") } habt je { result-points } genommen.
       *[many] { NAME($seats, at: "start") } haben je { result-points } genommen.
    }
result-points =
    { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }
result-took-none = Niemand hat Punkte genommen.
result-ahead = Du liegst vorn.
result-still-ahead = Du liegst weiter vorn.
result-level = Du liegst gleichauf mit { NAME($seats) }.
result-behind =
    { $count ->
        [1] Du liegst einen Punkt hinter { NAME($seats) }.
       *[other] Du liegst { page-count } Punkte hinter { NAME($seats) }.
    }
result-side = Deine Partei
result-side-ahead = Deine Partei liegt vorn.
result-side-level = Die Parteien liegen gleichauf.
result-side-behind =
    { $count ->
        [1] Deine Partei liegt einen Punkt zurück.
       *[other] Deine Partei liegt { page-count } Punkte zurück.
    }
# Das Ende ist erreicht, aber mehrere liegen vorn.
result-tied = Vorn steht es gleich, also wird noch eine Runde gespielt.
result-fifty =
    { WHO($seats) ->
        [you] Du bist auf einem Fünfziger gelandet: 50 Punkte weg.
        [one] { NAME($seats, at: "start") } ist auf einem Fünfziger gelandet: 50 Punkte weg.
        [with-you] { NAME($seats, at: "start") } seid auf einem Fünfziger gelandet: je 50 Punkte weg.
       *[many] { NAME($seats, at: "start") } sind auf einem Fünfziger gelandet: je 50 Punkte weg.
    }
result-bid = { WHO($seat) ->
        [you] Du hast { bid-quick } geboten und { SUIT($suit) } bestimmt.
       *[other] { NAME($seat, at: "start") } hat { bid-quick } geboten und { SUIT($suit) } bestimmt.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Für den stehen gebliebenen Topf hast du { SUIT($suit) } bestimmt.
       *[other] Für den stehen gebliebenen Topf hat { NAME($seat) } { SUIT($suit) } bestimmt.
    }
result-bid-none = Niemand hat geboten, also zählte { SUIT($suit) }.
result-suit = { SUIT($suit, as: "suit-first") } zählte
result-moon = Durchmarsch geschafft

## Ein Durchmarsch.

moon-title =
    { WHO($seats) ->
        [you] Du hast den Durchmarsch geschafft
        [one] { NAME($seats, at: "start") } hat den Durchmarsch geschafft
       *[other] Durchmarsch: { NAME($seats) }
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Du hast alle Stiche gemacht
        [one] { NAME($seats, at: "start") } hat alle Stiche gemacht
       *[other] Alle Stiche: { NAME($seats) }
    }
moon-everything = Jede Karte, die Punkte kostet.
moon-standard = Alle dreizehn Herzen und die Dame.
moon-tricks = Jeder Stich der Runde.
moon-who = Wer zahlt?
moon-waits = { NAME($seat, at: "start") } entscheidet, wer zahlt.
moon-old = Andere { SIGNED($points) }
moon-new = Du { SIGNED($points) }
moon-new-side = Ihr je { SIGNED($points) }
moon-totals = Dann stehst du bei { $total }, { NAME($seat) } bei { $theirs }.
moon-totals-side = Dann steht deine Partei bei { $total }, { NAME($seats) } bei { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Du gewinnst die Partie.
        [one] { NAME($seats, at: "start") } gewinnt die Partie.
        [with-you] { NAME($seats, at: "start") } gewinnt die Partie.
       *[many] { NAME($seats, at: "start") } gewinnen die Partie.
    }
moon-old-confirm = Den anderen { $points }
moon-new-confirm = { $points } abziehen
moon-paid = Die anderen haben gezahlt.
moon-taken-off =
    { $points ->
        [one] Ein Punkt wurde abgezogen.
       *[other] { $points } Punkte wurden abgezogen.
    }

## Das Ende der Partie.

end-win =
    { WHO($seats) ->
        [you] Du gewinnst die Partie
        [one] { NAME($seats, at: "start") } gewinnt die Partie
        [with-you] { NAME($seats, at: "start") } gewinnt die Partie
       *[many] { NAME($seats, at: "start") } gewinnen die Partie
    }
end-tie = Gleichauf mit { $total }, gemeinsamer Sieg: { NAME($seats) }
end-line = { $rules } · { $hands ->
        [one] nach einer Runde
       *[other] nach { $hands } Runden
    }
end-place-2 =
    { $count ->
        [1] Zweiter Platz, einen Punkt zurück.
       *[other] Zweiter Platz, { page-count } Punkte zurück.
    }
end-place-3 =
    { $count ->
        [1] Dritter Platz, einen Punkt zurück.
       *[other] Dritter Platz, { page-count } Punkte zurück.
    }
end-place-other =
    { $count ->
        [1] { end-ordinal } Platz, einen Punkt zurück.
       *[other] { end-ordinal } Platz, { page-count } Punkte zurück.
    }
end-place-last =
    { $count ->
        [1] Letzter Platz, einen Punkt zurück.
       *[other] Letzter Platz, { page-count } Punkte zurück.
    }
end-side-behind =
    { $count ->
        [1] Deine Partei liegt einen Punkt zurück.
       *[other] Deine Partei liegt { page-count } Punkte zurück.
    }
end-ordinal =
    { $place ->
        [4] Vierter
        [5] Fünfter
        [6] Sechster
        [7] Siebter
        [8] Achter
        [9] Neunter
       *[other] Zehnter
    }
end-chips =
    { WHO($seats) ->
        [you] Du gehst mit den meisten Chips: { CHIPS($chips) }.
        [one] { NAME($seats, at: "start") } geht mit den meisten Chips: { CHIPS($chips) }.
        [with-you] { NAME($seats, at: "start") } geht mit den meisten Chips: je { CHIPS($chips) }.
       *[many] { NAME($seats, at: "start") } gehen mit den meisten Chips: je { CHIPS($chips) }.
    }
end-chips-aside = Wer gewinnt, entscheiden die Punkte. Die Chips werden daneben abgerechnet.
end-new = Neue Partie
end-rules = Regeln ändern
end-home = Zum Anfang
end-winner = Sieger

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
