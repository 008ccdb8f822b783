### Games: those that have a name, and how a rule set differs from the standard game, in a few words. What the first
### screen and the table say of the rules; all else is in rules.ftl.

## The games that have a name, and .about them in a sentence.

preset-black-lady = Black Lady
    .about = The standard game: thirteen hearts at one point each, and the queen of spades at thirteen.
preset-omnibus = Omnibus
    .about = The standard game with a prize: the jack of diamonds takes ten points off.
preset-original = Original Hearts
    .about = The game of the 1880s: hearts only, no pass, and hearts may be led at any time.
preset-plain = Plain Hearts
    .about = The standard game without the queen: only hearts count.
preset-black-jack = Black Jack
    .about = The jack of spades takes the place of the queen, at ten points.
preset-black-maria = Black Maria
    .about = Three players, three dangerous spades, and three cards passed to the right every time.
preset-spot = Spot Hearts
    .about = Every heart costs what is printed on it, up to fourteen for the ace, and the queen of spades twenty-five.
preset-partnership = Partnership
    .about = Two against two, partners opposite; each side’s totals are added.
preset-reverse = Reverse
    .about = The highest total wins, so everybody wants the hearts and the queen.
preset-trickster = Trickster
    .about = The standard game as online tables often play it: a discarded queen breaks hearts, a moon is scored the way that suits the shooter, and a win can be shared.
preset-gamblers = Gambler’s table
    .about = The queen must go at the first chance, hearts may be led at once, and at the end everybody settles against the average.
preset-domino = Domino Hearts
    .about = Six cards each and a stock: if you can’t follow suit, you draw until you can, and if you run out of cards, you are out.
preset-sweepstakes = Sweepstakes
    .about = Each point costs a chip. If just one player takes none, they win the pot.
preset-auction = Auction Hearts
    .about = Bid chips for the right to name the suit that counts, and to lead. If just one player takes none of it, they win the pot.
preset-howell = Howell’s settlement
    .about = Original Hearts for chips: for every heart you take, you pay a chip to each of the others.
preset-cancellation = Cancellation Hearts
    .about = Two packs for six to eleven: identical cards in a trick cancel each other.

## Values that have a name: value-FIELD-VALUE.

value-teams-none = everybody for themselves
value-teams-2v2 = two against two, partners opposite
value-teams-2v2v2 = three pairs, partners opposite
value-teams-3v3 = three against three, every other seat

value-kitty-first_trick = whoever takes the first trick
value-kitty-last_trick = whoever takes the last trick
value-kitty-first_penalty_trick = whoever takes the first trick with points in it
value-kitty-none = there is none

value-pass_cycle-left = left
value-pass_cycle-right = right
value-pass_cycle-across = across
value-pass_cycle-left2 = two to the left
value-pass_cycle-right2 = two to the right
value-pass_cycle-left3 = three to the left
value-pass_cycle-right3 = three to the right
value-pass_cycle-scatter = one card to each other player
value-pass_cycle-hold = no pass

value-opening-lowest_club = the lowest club is led
value-opening-any_club = its holder leads any club
value-opening-eldest = the player left of the dealer leads
value-opening-bidder = the high bidder of the auction leads

value-first_trick-no_penalties = no card that adds points
value-first_trick-no_hearts = no hearts
value-first_trick-free = anything

value-breaking-true = hearts must be broken
value-breaking-false = hearts may be led at any time

value-hearts_only-may_lead = a heart is led
value-hearts_only-pass_lead = the lead passes on

value-queen_breaks-never = never
value-queen_breaks-discarded = when discarded
value-queen_breaks-played = whenever played

value-queen_lead-free = at any time
value-queen_lead-after_broken = once hearts are broken

value-queen_or_hearts-must_lead_queen = the queen is led
value-queen_or_hearts-either = either

value-queen_discard-free = at any time
value-queen_discard-after_broken = once hearts are broken
value-queen_discard-forced = at the first chance, always

value-moon-old = the others add
value-moon-new = the shooter subtracts
value-moon-choice = the shooter chooses
value-moon-auto = the others add, unless the shooter would lose the game by it
value-moon-off = not played

value-objective-low = the lowest total wins
value-objective-high = the highest total wins

value-tie-play_on = another hand is played
value-tie-shared = the win is shared

value-settlement-none = no chips
value-settlement-average = each pays or gets the difference from the average
value-settlement-lowest_takes_pot = a chip a point; the lowest takes the pot
value-settlement-sweepstakes = a chip a point; the only clear player takes the pot
value-settlement-howell = each heart costs a chip for every other player

## What differs from the standard game, each a few words that stand in a line with others: "4 players · to 100 · no pass".

differs-players = { $players } players
differs-end-target = to { $target }
differs-end-hands =
    { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }
differs-packs =
    { $number ->
        [one] one pack
       *[other] { $number } packs
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = no sides
differs-teams-2v2 = two against two
differs-teams-2v2v2 = three pairs
differs-teams-3v3 = three against three
differs-pooled = pooled scores
differs-joint_moon = moon together
differs-removed = without { MARKS($cards) }
differs-removed-none = no cards taken out
differs-hand_size =
    { $number ->
        [one] one card each
       *[other] { $number } cards each
    }
differs-kitty = kitty: { WORD($value, of: "value-kitty") }
differs-kitty_peek = kitty seen by its taker
differs-pass_count =
    { $number ->
        [one] one card passed
       *[other] { $number } cards passed
    }
differs-pass_cycle = pass { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = no pass
differs-opening = first lead: { WORD($value, of: "value-opening") }
differs-first_trick = first trick: { WORD($value, of: "value-first_trick") }
differs-breaking = hearts may be led at any time
differs-hearts_only = nothing but hearts: { WORD($value, of: "value-hearts_only") }
differs-queen = the queen is { MARK($card) }
differs-queen_breaks = the queen breaks hearts: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = leading the queen: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = hearts and the queen: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = discarding the queen: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] no moon
       *[other] shooting the moon: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = moon needs the bonus
differs-sun = shooting the sun: { $number }
differs-no_trick_bonus = bonus for no trick: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = a tie at the end: { WORD($value, of: "value-tie") }
differs-fifty_reset = fifties drop
differs-auction = auction
differs-stock = draw from the stock
differs-settlement = chips: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] one chip bought
       *[other] { $chips } chips bought
    }
differs-bought-worth =
    { $chips ->
        [one] one chip bought at { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } chips bought at { NUMBER($worth, maximumFractionDigits: 3) } each
    }
differs-split_two = two clear players split the pot
