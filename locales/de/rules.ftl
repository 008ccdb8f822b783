### Regeln: wie ein Feld heißt und was es sagt, das Regelblatt, warum sich nach Regeln nicht spielen lässt.
### Wie die Werte heißen, steht in games.ftl.

## Felder.

field-players = Spieler
    .about = Wie viele am Tisch sitzen.

field-packs = Kartenspiele
    .about = Mit zwei Kartenspielen heben sich gleiche Karten in einem Stich auf.

field-teams = Parteien
    .about = Wer zusammen spielt.

field-pooled = Gemeinsame Punkte
    .about = Für das Ende der Partie zählt die Summe jeder Partei.

field-joint_moon = Gemeinsamer Durchmarsch
    .about = Partner können den Durchmarsch gemeinsam schaffen.

field-removed = Entfernte Karten
    .about = Karten, die nicht mitspielen.
    .default = je nach Spielerzahl

field-hand_size = Karten für jeden
    .about = Wie viele Karten jeder bekommt.
    .default = alle, gleichmäßig

field-kitty = Talon
    .about = Wer die Karten bekommt, die beim Geben übrig bleiben.

field-kitty_peek = Talon wird angesehen
    .about = Wer den Talon nimmt, sieht ihn gleich an; sonst bleibt er bis zum Ende verdeckt.

field-pass_count = Karten weitergeben
    .about = Wie viele Karten jeder weitergibt.
    .default = je nach Spielerzahl

field-pass_cycle = Weitergabe
    .about = Wohin die Karten gehen, Runde für Runde, immer wieder von vorn.
    .default = je nach Spielerzahl

field-opening = Erstes Ausspiel
    .about = Wer zum ersten Stich ausspielt, und was.

field-first_trick = Erster Stich
    .about = Was man im ersten Stich abwerfen darf.

field-breaking = Herz muss gebrochen sein
    .about = Herz darf man erst ausspielen, wenn eines gefallen ist.

field-hearts_only = Nur noch Herz
    .about = Was geschieht, wenn jemand nur Herz hat und ausspielen soll, bevor eines gefallen ist.

field-queen = Die Dame
    .about = Die Karte, von der die Regeln über die Dame sprechen.

field-queen_breaks = Die Dame bricht Herz
    .about = Ob Herz gebrochen ist, wenn die Dame fällt.

field-queen_lead = Dame ausspielen
    .about = Wann man die Dame ausspielen darf.

field-queen_or_hearts = Herz und die Dame
    .about = Was ausspielt, wer nur Herz und die Dame hat, solange Herz nicht gebrochen ist.

field-queen_discard = Dame abwerfen
    .about = Wann man die Dame abwerfen darf oder muss.

field-points = Punkte
    .about = Was jede Karte zählt; eine nicht genannte zählt nichts.
    .default = jedes ♥ 1, D♠ 13

field-moon = Durchmarsch
    .about = Wie eine Runde zählt, in der einer alle Punkte nimmt.

field-moon_needs_bonus = Durchmarsch mit Bonuskarten
    .about = Zum Durchmarsch gehören auch die Bonuskarten.

field-sun = Alle Stiche
    .about = Was ein Durchmarsch mit allen Stichen zählt.

field-no_trick_bonus = Bonus ohne Stich
    .about = Was abzieht, wer keinen Stich macht, in einer Runde ohne Durchmarsch.

field-objective = Wer gewinnt
    .about = Welche Gesamtpunktzahl gewinnt.

field-end = Ende der Partie
    .about = Bei wie vielen Punkten oder nach wie vielen Runden die Partie endet.

field-tie = Gleichstand am Ende
    .about = Was geschieht, wenn mehrere vorn liegen.

field-fifty_reset = Fünfziger fallen
    .about = Wer genau bei 50, 100, 150 und so weiter landet, verliert 50 Punkte.

field-auction = Versteigerung
    .about = Alle bieten Chips um das Recht, die Farbe zu bestimmen, die zählt, und auszuspielen.

field-stock = Vom Stapel ziehen
    .about = Die übrigen Karten sind ein Stapel: Wer nicht bedienen kann, zieht, bis es geht.

field-settlement = Chips
    .about = Wie die Partie in Chips abgerechnet wird.

## Das Regelblatt: Überschriften, und was darunter steht.

sheet-aim = Das Ziel
sheet-aim-low = Es geht darum, Punkte zu vermeiden: Wer am Ende die wenigsten hat, gewinnt.
sheet-aim-high = Hier sind Punkte gut: Wer am Ende die meisten hat, gewinnt.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Zwei spielen gegen zwei, und Partner sitzen einander gegenüber.
sheet-sides-2v2v2 = Drei Paare spielen gegeneinander, und Partner sitzen einander gegenüber.
sheet-sides-3v3 = Drei spielen gegen drei, jeder zweite Platz gehört zusammen.
sheet-sides-totals = Jede Karte zählt für den, der sie genommen hat, und die Punkte einer Partei werden addiert.

sheet-deal = Das Geben
sheet-deck =
    { $packs ->
        [1] Für { $players } Spieler, mit einem vollen Kartenspiel von { $cards } Karten; das Ass ist die höchste.
       *[other] Für { $players } Spieler, mit zwei Kartenspielen, { $cards } Karten; das Ass ist die höchste.
    }
sheet-deck-without =
    { $packs ->
        [1] Für { $players } Spieler, mit { $cards } Karten, ohne { CARDS($removed, as: "card-mark") }; das Ass ist die höchste.
       *[other] Für { $players } Spieler, mit zwei Kartenspielen, { $cards } Karten, ohne { CARDS($removed, as: "card-mark") }; das Ass ist die höchste.
    }
sheet-dealt =
    { $cards ->
        [one] Jeder bekommt eine Karte, und das Geben wandert nach links.
       *[other] Jeder bekommt { $cards } Karten, eine nach der anderen, und das Geben wandert nach links.
    }
sheet-stock =
    { $cards ->
        [one] Die übrige Karte liegt verdeckt als Stapel da.
       *[other] Die übrigen { $cards } Karten liegen verdeckt als Stapel da.
    }
sheet-stock-none = Nichts bleibt übrig, also gibt es keinen Stapel.
sheet-kitty =
    { $cards ->
        [one] Die übrige Karte ist der Talon; ihn bekommt, { WORD($taker, of: "value-kitty") }. Bis zur letzten Karte sieht ihn niemand.
       *[other] Die übrigen { $cards } Karten sind der Talon; ihn bekommt, { WORD($taker, of: "value-kitty") }. Bis zur letzten Karte sieht ihn niemand.
    }
sheet-kitty-seen =
    { $cards ->
        [one] Die übrige Karte ist der Talon; ihn bekommt, { WORD($taker, of: "value-kitty") }, und nur er sieht ihn an.
       *[other] Die übrigen { $cards } Karten sind der Talon; ihn bekommt, { WORD($taker, of: "value-kitty") }, und nur er sieht ihn an.
    }

sheet-auction = Die Versteigerung
sheet-auction-bids = Links vom Geber beginnend ist jeder einmal an der Reihe: Er bietet Chips, mehr als zuletzt geboten und höchstens so viele, wie er hat, oder er passt.
sheet-auction-suit = Der Höchstbietende zahlt sein Gebot in den Topf, bestimmt die Farbe, die zählt, und spielt aus. Was unten von Herz gesagt ist, gilt dann für diese Farbe.
sheet-auction-carried = Solange der Topf nicht gewonnen ist, gibt es keine neue Versteigerung: Derselbe Spieler sieht seine neuen Karten an, bestimmt eine Farbe und spielt aus, ohne noch einmal zu zahlen.
sheet-auction-passed = Passen alle, zählt Herz, Vorhand links vom Geber spielt aus, und in der nächsten Runde wird wieder versteigert.

sheet-pass = Die Weitergabe
sheet-pass-none = Es werden keine Karten weitergegeben.
sheet-pass-cards =
    { $cards ->
        [one] Vor dem Spiel gibt jeder eine Karte verdeckt weiter und sieht erst danach an, was er bekommt.
       *[other] Vor dem Spiel gibt jeder { $cards } Karten verdeckt weiter und sieht erst danach an, was er bekommt.
    }
sheet-pass-always = Weitergegeben wird immer { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Weitergegeben wird Runde für Runde: { WORDS($ways, of: "pass-way", list: "unit") }; dann von vorn.
sheet-pass-scatter =
    { $cards ->
        [one] Geht je eine an alle anderen, ist es eine Karte.
       *[other] Geht je eine an alle anderen, sind es { $cards } Karten.
    }
pass-way-left = nach links
pass-way-right = nach rechts
pass-way-across = nach gegenüber
pass-way-left2 = an den zweiten links
pass-way-right2 = an den zweiten rechts
pass-way-left3 = an den dritten links
pass-way-right3 = an den dritten rechts
pass-way-scatter = je eine an alle anderen
pass-way-hold = gar nicht

sheet-play = Das Spiel
sheet-lead-lowest = Wer { MARK($card) } hat, spielt { CARD($card, as: "card-it-acc") } zum ersten Stich aus.
sheet-lead-lowest-dealt = Wer das niedrigste ausgeteilte Kreuz hat, spielt es zum ersten Stich aus.
sheet-lead-lowest-packs = Zum ersten Stich wird das niedrigste Kreuz ausgespielt; haben es zwei, dann vom ersten links vom Geber.
sheet-lead-any_club = Wer das niedrigste Kreuz hat, spielt zum ersten Stich ein beliebiges Kreuz aus.
sheet-lead-eldest = Vorhand, links vom Geber, spielt zum ersten Stich aus.
sheet-lead-bidder = Der Höchstbietende spielt zum ersten Stich aus.
sheet-follow = Bediene die Farbe, wenn du kannst; sonst spiel eine beliebige Karte. Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gespielt hat, spielt zum nächsten aus.
sheet-cancel = Gleiche Karten in einem Stich heben sich auf, und die höchste der anderen macht ihn.
sheet-cancel-all = Ein Stich, in dem sich alle Karten der ausgespielten Farbe aufheben, bleibt liegen: Derselbe Spieler spielt noch einmal aus, und wer den nächsten Stich macht, nimmt beide.
sheet-draw = Wer nicht bedienen kann, zieht vom Stapel, bis es geht, und muss diese Karte dann spielen. Ist der Stapel leer, darf er eine beliebige Karte spielen.
sheet-draw-out = Wer beim Ausspielen eines Stichs keine Karte mehr hat, ist raus. Bleibt nur einer übrig, kommen die Karten auf seiner Hand und der Stapel zu seinen Stichen.
sheet-penalties =
    { $objective ->
        [low] kosten
       *[high] bringen
    }
sheet-first-no_penalties = Im ersten Stich darf man keine Karten abwerfen, die Punkte { sheet-penalties }, außer man hat nichts anderes.
sheet-first-no_hearts = Im ersten Stich darf man kein Herz abwerfen, außer man hat nichts anderes.
sheet-breaking = Herz darf man erst ausspielen, wenn es gebrochen ist: wenn ein Herz gefallen ist.
sheet-breaking-free = Herz darf man jederzeit ausspielen.
sheet-hearts_only-may_lead = Wer nur noch Herz hat und ausspielen muss, spielt trotzdem eines aus.
sheet-hearts_only-pass_lead = Wer ausspielen soll und nur noch Herz hat, bevor Herz gebrochen ist, überlässt das Ausspielen dem Nächsten links.
sheet-broken = Herz ist gebrochen, sobald ein Herz gefallen ist.
sheet-queen-breaks-discarded = { MARK($queen) } bricht Herz, wenn { CARD($queen, as: "card-it") } abgeworfen wird.
sheet-queen-breaks-played = { MARK($queen) } bricht Herz, sobald { CARD($queen, as: "card-it") } gespielt wird.
sheet-queen-lead = { MARK($queen) } darf man erst ausspielen, wenn Herz gebrochen ist, außer man hat nichts anderes.
sheet-queen-must-lead = Wer nur Herz und { MARK($queen) } hat, bevor Herz gebrochen ist, muss { MARK($queen) } ausspielen.
sheet-queen-either = Wer nur Herz und { MARK($queen) } hat, bevor Herz gebrochen ist, darf beides ausspielen.
sheet-queen-discard = { MARK($queen) } darf man erst abwerfen, wenn Herz gebrochen ist, außer man hat nichts anderes.
sheet-queen-forced = { MARK($queen) } muss man bei der ersten Gelegenheit abwerfen.

sheet-points = Die Punkte
sheet-points-suit = Jede Karte der gewählten Farbe, die man nimmt, zählt einen Punkt.
sheet-points-none = Keine Karte zählt etwas.
sheet-points-cards = Karten in den Stichen zählen { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } Punkt für jedes { SUIT($suit, as: "suit-each") }
       *[other] { $points } Punkte für jedes { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } Punkt für { MARK($card) }
       *[other] { $points } Punkte für { MARK($card) }
    }
sheet-no_trick =
    { $points ->
        [one] Wer keinen Stich macht, zieht einen Punkt ab, außer es gab einen Durchmarsch.
       *[other] Wer keinen Stich macht, zieht { $points } Punkte ab, außer es gab einen Durchmarsch.
    }
sheet-fifty = Wer genau bei 50, 100, 150 und so weiter landet, verliert 50 Punkte.

sheet-moon = Der Durchmarsch
sheet-moon-none = Es gibt keinen Durchmarsch: Die Karten zählen immer, wie sie gefallen sind.
sheet-moon-player = Wer alle Karten nimmt, die Punkte { sheet-penalties }, schafft den Durchmarsch.
sheet-moon-player-bonus = Wer alle Karten nimmt, die Punkte { sheet-penalties }, und dazu die Bonuskarten, schafft den Durchmarsch.
sheet-moon-side = Wer allein oder mit seiner Partei alle Karten nimmt, die Punkte { sheet-penalties }, schafft den Durchmarsch.
sheet-moon-side-bonus = Wer allein oder mit seiner Partei alle Karten nimmt, die Punkte { sheet-penalties }, und dazu die Bonuskarten, schafft den Durchmarsch.
sheet-moon-old =
    { $teams ->
        [none] Dann schreiben alle anderen { $points } Punkte an, und wer ihn schafft, keinen.
       *[other] Dann schreiben alle Gegner { $points } Punkte an, und wer ihn schafft, keinen.
    }
sheet-moon-new = Dann zieht { $points } Punkte ab, wer ihn schafft, und niemand schreibt etwas an.
sheet-moon-choice =
    { $teams ->
        [none] Dann wählt, wer ihn schafft: Alle anderen schreiben { $points } Punkte an, oder er selbst zieht { $points } ab.
       *[other] Dann wählt, wer ihn schafft: Alle Gegner schreiben { $points } Punkte an, oder er selbst zieht { $points } ab.
    }
sheet-moon-auto =
    { $teams ->
        [none] Dann schreiben alle anderen { $points } Punkte an; wer ihn schafft, aber dadurch die Partie verlieren würde, zieht stattdessen { $points } ab.
       *[other] Dann schreiben alle Gegner { $points } Punkte an; wer ihn schafft, aber dadurch die Partie verlieren würde, zieht stattdessen { $points } ab.
    }
sheet-moon-together = Haben ihn Partner gemeinsam geschafft, zieht jeder von ihnen so viel ab.
sheet-moon-chooser = Von den Partnern wählt der, dessen Karten die meisten Punkte bringen; bei Gleichstand der erste von ihnen links vom Geber.
sheet-sun = Wer dabei auch alle Stiche macht, für den zählt der Durchmarsch { $points } Punkte.
sheet-moon-bonuses = Bonuskarten zählen für den, der sie genommen hat, auch beim Durchmarsch.

sheet-end = Das Ende
sheet-end-hands =
    { $hands ->
        [one] Die Partie endet nach einer Runde.
       *[other] Die Partie endet nach { $hands } Runden.
    }
sheet-end-target = Die Partie endet nach der Runde, in der jemand { $target } Punkte erreicht.
sheet-end-target-side = Die Partie endet nach der Runde, in der eine Partei { $target } Punkte erreicht.
sheet-wins =
    { $objective ->
        [low] Wer die wenigsten Punkte hat, gewinnt.
       *[high] Wer die meisten Punkte hat, gewinnt.
    }
sheet-wins-side =
    { $objective ->
        [low] Die Partei mit den wenigsten Punkten gewinnt.
       *[high] Die Partei mit den meisten Punkten gewinnt.
    }
sheet-tie-play_on = Liegen mehrere gleichauf vorn, wird noch eine Runde gespielt.
sheet-tie-shared = Liegen mehrere gleichauf vorn, teilen sie den Sieg.

sheet-chips = Die Chips
sheet-bought =
    { $chips ->
        [one] Jeder kauft einen Chip. Wer keine mehr hat, macht Schulden.
       *[other] Jeder kauft { $chips } Chips. Wer keine mehr hat, macht Schulden.
    }
sheet-bought-worth =
    { $chips ->
        [one] Jeder kauft einen Chip zu { NUMBER($worth, maximumFractionDigits: 3) }. Wer keine mehr hat, macht Schulden.
       *[other] Jeder kauft { $chips } Chips zu je { NUMBER($worth, maximumFractionDigits: 3) }. Wer keine mehr hat, macht Schulden.
    }
sheet-average =
    { $objective ->
        [low] Wenn die Partie zu Ende ist, zahlt jeder über dem Durchschnitt den Abstand in Chips, und jeder darunter bekommt ihn. Bruchteile eines Chips zählen.
       *[high] Wenn die Partie zu Ende ist, zahlt jeder unter dem Durchschnitt den Abstand in Chips, und jeder darüber bekommt ihn. Bruchteile eines Chips zählen.
    }
sheet-lowest_takes_pot = Nach jeder Runde zahlt jeder einen Chip für jeden genommenen Punkt, wie die Karten gefallen sind, und wer in der Runde die wenigsten Punkte hat, nimmt den Topf. Bei Gleichstand wird geteilt, und was nicht aufgeht, bleibt liegen.
sheet-sweepstakes = Nach jeder Runde zahlt jeder einen Chip für jeden genommenen Punkt, wie die Karten gefallen sind. Wer nichts zahlt, ist sauber.
sheet-sweepstakes-one = Ist genau einer sauber, nimmt er den Topf; sonst bleibt der für die nächste Runde stehen.
sheet-sweepstakes-two = Wer als Einziger sauber ist, nimmt den Topf; zwei teilen ihn, und was nicht aufgeht, bleibt liegen. Sonst bleibt der Topf für die nächste Runde stehen.
sheet-howell =
    { $chips ->
        [one] Nach jeder Runde zahlt jeder für jedes genommene Herz einen Chip in den Topf und nimmt für jedes nicht genommene Herz einen Chip heraus.
       *[other] Nach jeder Runde zahlt jeder für jedes genommene Herz { $chips } Chips in den Topf und nimmt für jedes nicht genommene Herz einen Chip heraus.
    }
sheet-bonus-pays-nothing = Bonuskarten kosten und bringen keine Chips.
sheet-moon-pays-nothing = Die Punkte eines Durchmarschs bewegen keine Chips.

## Warum ein Feld diesen Wert nicht haben kann. Davor steht der Name des Feldes: "moon: Hier steht ...".

fault-flag = Hier steht true oder false, nicht { $given }.
fault-choice = Hier steht { LIST($values, list: "or") }, nicht { $given }.
fault-amount = Hier steht off oder eine ganze Zahl von 1 bis zu einer Million, nicht { $given }.
fault-count = Hier steht eine ganze Zahl, nicht { $given }.
fault-open-count = Hier steht eine ganze Zahl oder "{ $word }", nicht { $given }.
fault-card = Hier steht eine Karte, etwa "QS", nicht { $given }.
fault-cards = Hier steht eine Liste von Karten, etwa ["2D"], nicht { $given }.
fault-cards-item = { $given } ist keine Karte. Schreib Rang und Farbe auf Englisch, etwa "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } steht dreimal da.
fault-cycle = Hier steht eine Liste von Weitergaben, etwa ["left", "right", "hold"], nicht { $given }.
fault-cycle-entry = Eine Weitergabe ist { LIST($values, list: "or") }, nicht { $given }.
fault-points = Hier bekommen Karten ihren Wert, etwa { "{" }"H": 1, "QS": 13{ "}" }, nicht { $given }.
fault-points-name = { $given } ist weder eine Karte, etwa "QS", noch eine Farbe, etwa "H".
fault-points-value = Der Wert von { CARD($card) } ist eine ganze Zahl, höchstens eine Million über oder unter 0, nicht { $given }.
fault-points-suit = Der Wert von jedem { SUIT($suit, as: "suit-each") } ist eine ganze Zahl, höchstens eine Million über oder unter 0, nicht { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } steht zweimal da.
fault-end = Hier steht ein Punktestand von 25 bis 500 oder eine Zahl von Runden, mindestens eine.
fault-settlement-kind = Hier fehlt die Art (kind), etwa { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Hier stehen kind, chip_value, buy_in und split_two, aber kein { $given }.
fault-chip_value = Ein Chip ist 0,001 bis eine Million wert, mit höchstens drei Stellen nach dem Komma, nicht { $given }.
fault-buy_in = Jeder kauft eine ganze Zahl von Chips, von 1 bis zu einer Million, nicht { $given }.
fault-split_two = split_two ist true oder false, nicht { $given }.
fault-rules = Ein Regelsatz ist ein JSON-Objekt, etwa { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Es gibt kein Spiel { $given }.
fault-no-field = Dieses Feld gibt es nicht.
fault-value = { $given } ist kein Wert, den eine Regel haben kann.

## Warum sich nach Regeln nicht spielen lässt. Davor steht der Name des Feldes.

fault-packs = Gespielt wird mit einem Kartenspiel oder zweien, nicht mit { $packs }.
fault-players = An einem Tisch sitzen { $least } bis { $most } Spieler, nicht { $players }. Mit einem Stapel dürfen es { $stock_least } sein, mit zwei Kartenspielen bis zu { $packs_most }.
fault-players-packs = Mit zwei Kartenspielen sitzen { $least } bis { $most } Spieler am Tisch, nicht { $players }.
fault-players-stock = Mit einem Stapel sitzen { $least } bis { $most } Spieler am Tisch, nicht { $players }. Mit zwei Kartenspielen dürfen es bis zu { $packs_most } sein.
fault-teams = Diese Parteien passen nicht zu { $players } Spielern.
fault-needs-teams = Dazu braucht es Parteien: Wähl bei „{ field-teams }“, wer zusammen spielt.
fault-removed-once = { CARD($card, as: "the-card-acc-first") } gibt es in einem Kartenspiel nur einmal.
fault-removed-many =
    { $cards ->
        [0] Es bleiben keine Karten zum Geben.
        [one] Es bleibt eine Karte; das reicht nicht für alle.
       *[other] Es bleiben { $cards } Karten; das reicht nicht für alle.
    }
fault-hand_size-least = Jeder braucht mindestens eine Karte.
fault-hand_size-most = { $cards } Karten reichen nicht für { $players } Spieler zu je { $hand_size }.
fault-kitty =
    { $cards ->
        [one] Eine Karte bleibt übrig, also braucht es einen Talon, oder es muss anders gegeben werden.
       *[other] { $cards } Karten bleiben übrig, also braucht es einen Talon, oder es muss anders gegeben werden.
    }
fault-pass_count = Man kann 0 bis 4 Karten weitergeben.
fault-pass_count-hand =
    { $hand_size ->
        [one] { $pass_count } Karten weitergeben geht nicht, wenn jeder nur eine hat.
       *[other] { $pass_count } Karten weitergeben geht nicht, wenn jeder nur { $hand_size } hat.
    }
fault-pass_cycle-empty = Hier steht mindestens ein Eintrag; ohne Weitergabe ist das „{ value-pass_cycle-hold }“.
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] Je eine Karte an alle anderen (scatter) ist mehr als die eine auf der Hand.
       *[other] Je eine Karte an alle anderen (scatter) ist mehr als die { $hand_size } auf der Hand.
    }
fault-pass_cycle-across = Bei { $players } Spielern sitzt niemand gegenüber.
fault-pass_cycle-oneself = Bei { $players } Spielern gibt man mit einer dieser Weitergaben an sich selbst.
fault-points-range = Der Wert einer Karte liegt höchstens eine Million über oder unter 0.
fault-amount-range = Hier steht off oder eine ganze Zahl von 1 bis zu einer Million.
fault-sun-moon = Alle Stiche zählen nur als Durchmarsch, und der ist ausgeschaltet.
fault-end-hands = Eine Partie hat mindestens eine Runde.
fault-end-target = Das Ziel liegt zwischen 25 und 500, nicht bei { $target }.
fault-end-worth = Alle Karten zusammen zählen { $points }, also würde kein Ziel je erreicht. Nenn stattdessen eine Zahl von Runden.
fault-auction-opening = Nach einer Versteigerung spielt der Höchstbietende zum ersten Stich aus („{ field-opening }“: „{ value-opening-bidder }“).
fault-auction-none = Ohne Versteigerung gibt es keinen Höchstbietenden, der zum ersten Stich ausspielt.
fault-auction-pass = Mit einer Versteigerung werden keine Karten weitergegeben („{ field-pass_cycle }“: „{ value-pass_cycle-hold }“).
fault-auction-settlement = Der Topf einer Versteigerung wird wie bei { preset-sweepstakes } gewonnen („{ field-settlement }“: „{ value-settlement-sweepstakes }“).
fault-settlement-buy_in = Jeder kauft eine ganze Zahl von Chips, von 1 bis zu einer Million.
fault-settlement-chip_value = Ein Chip ist 0,001 bis eine Million wert.
fault-settlement-objective = Wo die meisten Punkte gewinnen, ist bei „{ field-settlement }“ nur „{ value-settlement-none }“ oder „{ value-settlement-average }“ möglich.
