### Spiele: die mit einem Namen, und was anders ist als im Standardspiel.

## Die Spiele mit einem Namen.

preset-black-lady = Black Lady
    .about = Das Standardspiel: jedes Herz ein Punkt, die Pik‑Dame dreizehn.
preset-omnibus = Omnibus
    .about = Das Standardspiel mit einem Preis: Der Karo‑Bube zieht zehn Punkte ab.
preset-original = Original Hearts
    .about = Das Spiel der 1880er: nur Herz zählt, nichts wird weitergegeben, und Herz darf jederzeit ausgespielt werden.
preset-plain = Plain Hearts
    .about = Das Standardspiel ohne die Dame: Nur Herz zählt.
preset-black-jack = Black Jack
    .about = Der Pik‑Bube tritt an die Stelle der Dame und kostet zehn Punkte.
preset-black-maria = Black Maria
    .about = Drei Spieler, drei gefährliche Pik, und jedes Mal gehen drei Karten nach rechts.
preset-spot = Spot Hearts
    .about = Jedes Herz kostet, was darauf steht, bis zu vierzehn für das Ass, und die Pik‑Dame fünfundzwanzig.
preset-partnership = Partnership
    .about = Zwei gegen zwei, Partner gegenüber; die Punkte einer Partei werden addiert.
preset-reverse = Reverse
    .about = Die meisten Punkte gewinnen, also wollen alle die Herzen und die Dame.
preset-trickster = Trickster
    .about = Das Standardspiel, wie man es oft im Netz spielt: Eine abgeworfene Dame bricht Herz, ein Durchmarsch zählt, wie es dem nützt, der ihn schafft, und ein Sieg kann geteilt werden.
preset-gamblers = Gambler’s table
    .about = Die Dame fällt bei der ersten Gelegenheit, Herz darf man gleich ausspielen, und am Ende rechnen alle gegen den Durchschnitt ab.
preset-domino = Domino Hearts
    .about = Sechs Karten für jeden und ein Stapel: Wer nicht bedienen kann, zieht, bis es geht, und wer keine Karte mehr hat, ist raus.
preset-sweepstakes = Sweepstakes
    .about = Ein Chip für jeden Punkt, und der Topf für den, der als Einziger sauber bleibt.
preset-auction = Auction Hearts
    .about = Biete Chips um das Recht, die Farbe zu bestimmen, die zählt, und auszuspielen. Den Topf nimmt, wer als Einziger sauber bleibt.
preset-howell = Abrechnung nach Howell
    .about = Original Hearts, bei dem jedes Herz denen bezahlt wird, die es nicht genommen haben.
preset-cancellation = Cancellation Hearts
    .about = Zwei Kartenspiele für sechs bis elf: Gleiche Karten in einem Stich heben sich auf.

## Werte mit einem Namen: value-FELD-WERT.

value-teams-none = jeder für sich
value-teams-2v2 = zwei gegen zwei, Partner gegenüber
value-teams-2v2v2 = drei Paare, Partner gegenüber
value-teams-3v3 = drei gegen drei, jeder zweite Platz

value-kitty-first_trick = wer den ersten Stich macht
value-kitty-last_trick = wer den letzten Stich macht
value-kitty-first_penalty_trick = wer den ersten Stich macht, in dem Punkte liegen
value-kitty-none = es gibt keinen

value-pass_cycle-left = links
value-pass_cycle-right = rechts
value-pass_cycle-across = gegenüber
value-pass_cycle-left2 = zweiter links
value-pass_cycle-right2 = zweiter rechts
value-pass_cycle-left3 = dritter links
value-pass_cycle-right3 = dritter rechts
value-pass_cycle-scatter = eine an jeden
value-pass_cycle-hold = keine

value-opening-lowest_club = das niedrigste Kreuz
value-opening-any_club = wer das niedrigste Kreuz hat, mit einem beliebigen Kreuz
value-opening-eldest = Vorhand, links vom Geber
value-opening-bidder = der Höchstbietende der Versteigerung

value-first_trick-no_penalties = keine Karte, die Punkte bringt
value-first_trick-no_hearts = kein Herz
value-first_trick-free = alles

value-breaking-true = Herz muss erst gebrochen sein
value-breaking-false = Herz darf man jederzeit ausspielen

value-hearts_only-may_lead = ein Herz wird ausgespielt
value-hearts_only-pass_lead = der Nächste spielt aus

value-queen_breaks-never = nie
value-queen_breaks-discarded = wenn sie abgeworfen wird
value-queen_breaks-played = sobald sie gespielt wird

value-queen_lead-free = jederzeit
value-queen_lead-after_broken = wenn Herz gebrochen ist

value-queen_or_hearts-must_lead_queen = die Dame
value-queen_or_hearts-either = eins von beiden

value-queen_discard-free = jederzeit
value-queen_discard-after_broken = wenn Herz gebrochen ist
value-queen_discard-forced = immer bei der ersten Gelegenheit

value-moon-old = die anderen schreiben Punkte an
value-moon-new = wer ihn schafft, zieht Punkte ab
value-moon-choice = wer ihn schafft, hat die Wahl
value-moon-auto = die anderen schreiben Punkte an, außer die Partie ginge dadurch verloren
value-moon-off = wird nicht gespielt

value-objective-low = die wenigsten Punkte gewinnen
value-objective-high = die meisten Punkte gewinnen

value-tie-play_on = noch eine Runde wird gespielt
value-tie-shared = der Sieg wird geteilt

value-settlement-none = keine Chips
value-settlement-average = jeder zahlt oder bekommt den Abstand zum Durchschnitt
value-settlement-lowest_takes_pot = ein Chip je Punkt; die wenigsten Punkte gewinnen den Topf
value-settlement-sweepstakes = ein Chip je Punkt; wer als Einziger sauber ist, nimmt den Topf
value-settlement-howell = für jedes Herz einen Chip weniger, als Spieler da sind

## Was anders ist als im Standardspiel, in wenigen Wörtern: "4 Spieler · bis 100 · keine Weitergabe".

differs-players = { $players } Spieler
differs-end-target = bis { $target }
differs-end-hands =
    { $hands ->
        [one] eine Runde
       *[other] { $hands } Runden
    }
differs-packs =
    { $number ->
        [one] ein Kartenspiel
       *[other] { $number } Kartenspiele
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = keine Parteien
differs-teams-2v2 = zwei gegen zwei
differs-teams-2v2v2 = drei Paare
differs-teams-3v3 = drei gegen drei
differs-pooled = gemeinsame Punkte
differs-joint_moon = gemeinsamer Durchmarsch
differs-removed = ohne { MARKS($cards) }
differs-removed-none = keine Karten entfernt
differs-hand_size =
    { $number ->
        [one] eine Karte für jeden
       *[other] { $number } Karten für jeden
    }
differs-kitty = Talon: { WORD($value, of: "value-kitty") }
differs-kitty_peek = Talon wird angesehen
differs-pass_count =
    { $number ->
        [one] eine Karte weitergeben
       *[other] { $number } Karten weitergeben
    }
differs-pass_cycle = Weitergabe: { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = keine Weitergabe
differs-opening = erstes Ausspiel: { WORD($value, of: "value-opening") }
differs-first_trick = erster Stich: { WORD($value, of: "value-first_trick") }
differs-breaking = Herz jederzeit ausspielbar
differs-hearts_only = nur noch Herz: { WORD($value, of: "value-hearts_only") }
differs-queen = die Rolle der Dame spielt { MARK($card) }
differs-queen_breaks = Dame bricht Herz: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = Dame ausspielen: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = Herz und die Dame: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = Dame abwerfen: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] kein Durchmarsch
       *[other] Durchmarsch: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = Durchmarsch nur mit Bonuskarten
differs-sun = alle Stiche: { $number }
differs-no_trick_bonus = Bonus ohne Stich: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = Gleichstand am Ende: { WORD($value, of: "value-tie") }
differs-fifty_reset = Fünfziger fallen
differs-auction = Versteigerung
differs-stock = vom Stapel ziehen
differs-settlement = Chips: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] ein Chip gekauft
       *[other] { $chips } Chips gekauft
    }
differs-bought-worth =
    { $chips ->
        [one] ein Chip zu { NUMBER($worth, maximumFractionDigits: 3) } gekauft
       *[other] { $chips } Chips zu je { NUMBER($worth, maximumFractionDigits: 3) } gekauft
    }
differs-split_two = zwei Saubere teilen den Topf
