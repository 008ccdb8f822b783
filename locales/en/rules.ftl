### Rule sets: what a field is called and means, the rule sheet, why a rule set can't be played.

## Fields: the name, .about what it says, .default the default where it depends on the table. What their values are
## called is in games.ftl.

field-players = Players
    .about = How many sit at the table.

field-packs = Packs
    .about = With two packs, identical cards in a trick cancel each other.

field-teams = Sides
    .about = Who plays together.

field-pooled = Pooled scores
    .about = Each side’s sum decides when the game ends.

field-joint_moon = Moon together
    .about = Partners can shoot the moon between them.

field-removed = Cards taken out
    .about = Cards left out of the deck.
    .default = by table size

field-hand_size = Cards each
    .about = How many cards each player is dealt.
    .default = everything, evenly

field-kitty = Kitty
    .about = Who takes the cards that are left over from the deal.

field-kitty_peek = Kitty seen by its taker
    .about = Whoever takes the kitty sees it at once; otherwise it stays face down to the end.

field-pass_count = Cards passed
    .about = How many cards each player passes on.
    .default = by table size

field-pass_cycle = Passing
    .about = Where the cards go, hand by hand, over and over.
    .default = by table size

field-opening = First lead
    .about = Who leads to the first trick, and what.

field-first_trick = First trick
    .about = What may be discarded on the first trick.

field-breaking = Hearts must be broken
    .about = Hearts may not be led until one has been played.

field-hearts_only = Nothing but hearts
    .about = What happens when the leader holds only hearts and none has been played.

field-queen = The queen
    .about = Which card the rules about the queen apply to.

field-queen_breaks = The queen breaks hearts
    .about = Whether playing the queen breaks hearts.

field-queen_lead = Leading the queen
    .about = When the queen may be led.

field-queen_or_hearts = Hearts and the queen
    .about = What is led by a player with nothing but hearts and the queen, while hearts may not be led.

field-queen_discard = Discarding the queen
    .about = When the queen may or must be discarded.

field-points = Points
    .about = What each card is worth; a card not named is worth nothing.
    .default = ♥ 1 each, Q♠ 13

field-moon = Shooting the moon
    .about = How a hand counts in which one player takes all the points.

field-moon_needs_bonus = Moon needs the bonus
    .about = The shooter must take the bonus cards too.

field-sun = Shooting the sun
    .about = What a moon counts whose shooter took every trick.

field-no_trick_bonus = Bonus for no trick
    .about = Taken off the score of a player who takes no trick, in a hand without a moon.

field-objective = Who wins
    .about = Which total wins.

field-end = End of the game
    .about = The total that ends the game, or the number of hands.

field-tie = A tie at the end
    .about = What happens when the best total is shared.

field-fifty_reset = Fifties drop
    .about = A total that lands exactly on 50, 100, 150 and so on drops by 50.

field-auction = Auction
    .about = The players bid chips for the right to name the suit that counts, and to lead.

field-stock = Draw from the stock
    .about = The cards left over are a stock: a player who can’t follow suit draws until they can.

field-settlement = Chips
    .about = How the game is settled in chips.

## The rule sheet: titles, and what is said under each.

sheet-aim = The aim
sheet-aim-low = Avoid points: the lowest total wins.
sheet-aim-high = Points are wanted here: the highest total wins.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Two play against two, and partners sit opposite each other.
sheet-sides-2v2v2 = Three pairs play against one another, and partners sit opposite each other.
sheet-sides-3v3 = Three play against three, every other seat.
sheet-sides-totals = Each card counts for the player who took it, and a side’s totals are added together.

sheet-deal = The deal
sheet-deck =
    { $packs ->
        [1] For { $players } players, with a full deck of { $cards } cards; aces are high.
       *[other] For { $players } players, with two packs, { $cards } cards; aces are high.
    }
sheet-deck-without =
    { $packs ->
        [1] For { $players } players, with a deck of { $cards } cards, without the { CARDS($removed, as: "card-mark") }; aces are high.
       *[other] For { $players } players, with two packs, { $cards } cards without the { CARDS($removed, as: "card-mark") }; aces are high.
    }
sheet-dealt =
    { $cards ->
        [one] Each player is dealt one card, and the deal moves to the left.
       *[other] Each player is dealt { $cards } cards, one at a time, and the deal moves to the left.
    }
sheet-stock =
    { $cards ->
        [one] The card left over lies face down as the stock.
       *[other] The { $cards } cards left over lie face down as the stock.
    }
sheet-stock-none = Nothing is left over, so there is no stock to draw from.
sheet-kitty =
    { $cards ->
        [one] The card left over is the kitty, which goes to { WORD($taker, of: "value-kitty") }. Nobody sees it until the last card has been played.
       *[other] The { $cards } cards left over are the kitty, which goes to { WORD($taker, of: "value-kitty") }. Nobody sees it until the last card has been played.
    }
sheet-kitty-seen =
    { $cards ->
        [one] The card left over is the kitty, which goes to { WORD($taker, of: "value-kitty") }, who alone looks at it.
       *[other] The { $cards } cards left over are the kitty, which goes to { WORD($taker, of: "value-kitty") }, who alone looks at it.
    }

sheet-auction = The auction
sheet-auction-bids = From the dealer’s left each player has one turn: to bid chips, more than the last bid and no more than they have, or to pass.
sheet-auction-suit = The high bidder pays the bid into the pot, names the suit that counts, and leads. The rules about hearts below then apply to that suit.
sheet-auction-carried = While the pot is not won there is no new auction: the same player looks at the new cards, names a suit and leads, and pays no more.
sheet-auction-passed = If all pass, hearts count, the player on the dealer’s left leads, and the next hand has an auction.

sheet-pass = The pass
sheet-pass-none = No cards are passed.
sheet-pass-cards =
    { $cards ->
        [one] Before play each player passes one card face down, and looks at the cards received only after passing.
       *[other] Before play each player passes { $cards } cards face down, and looks at the cards received only after passing.
    }
sheet-pass-always = The cards always go { WORD($way, of: "pass-way") }.
sheet-pass-cycle = The cards go, hand by hand: { WORDS($ways, of: "pass-way", list: "unit") }; then it starts again.
sheet-pass-scatter =
    { $cards ->
        [one] When each other player gets one, that makes one card.
       *[other] When each other player gets one, that makes { $cards } cards.
    }
# Where cards are passed.
pass-way-left = to the left
pass-way-right = to the right
pass-way-across = across
pass-way-left2 = two to the left
pass-way-right2 = two to the right
pass-way-left3 = three to the left
pass-way-right3 = three to the right
pass-way-scatter = one to each other player
pass-way-hold = no pass

sheet-play = The play
sheet-lead-lowest = Whoever holds the { MARK($card) } leads it to the first trick.
sheet-lead-lowest-dealt = Whoever holds the lowest club that was dealt leads it to the first trick.
sheet-lead-lowest-packs = The lowest club dealt is led to the first trick, by its first holder from the dealer’s left.
sheet-lead-any_club = Whoever holds the lowest club leads any club to the first trick.
sheet-lead-eldest = The player on the dealer’s left leads to the first trick.
sheet-lead-bidder = The high bidder leads to the first trick.
sheet-follow = Follow suit if you can; otherwise play any card. The highest card of the suit led takes the trick and leads to the next.
sheet-cancel = Identical cards in a trick cancel each other, and the highest of the others takes it.
sheet-cancel-all = A trick in which every card of the suit led is cancelled stays on the table: the same player leads again, and whoever takes the next trick takes both.
sheet-draw = A player who can’t follow suit draws from the stock until they can, and must then play that card. Once the stock is empty any card may be played.
sheet-draw-out = A player without a card when a trick is led is out. When one player is left, the cards in that hand and the stock join that player’s tricks.
# What a card of positive value does: part of sentences here and about the moon.
sheet-penalties =
    { $objective ->
        [low] costs points
       *[high] brings points
    }
sheet-first-no_penalties = No card that { sheet-penalties } may be discarded on the first trick, unless there is nothing else.
sheet-first-no_hearts = No heart may be discarded on the first trick, unless there is nothing else.
sheet-breaking = Hearts may not be led until they are broken: until a heart has been played.
sheet-breaking-free = Hearts may be led at any time.
sheet-hearts_only-may_lead = A player on lead with nothing but hearts leads one all the same.
sheet-hearts_only-pass_lead = If the player on lead has nothing but hearts before hearts are broken, the lead passes to the left.
sheet-broken = Hearts are broken once a heart has been played.
sheet-queen-breaks-discarded = The { MARK($queen) } breaks hearts when discarded.
sheet-queen-breaks-played = The { MARK($queen) } breaks hearts whenever it is played.
sheet-queen-lead = The { MARK($queen) } may not be led before hearts are broken, unless there is nothing else.
sheet-queen-must-lead = With nothing but hearts and the { MARK($queen) }, before hearts are broken, the { MARK($queen) } must be led.
sheet-queen-either = With nothing but hearts and the { MARK($queen) }, before hearts are broken, either may be led.
sheet-queen-discard = The { MARK($queen) } may not be discarded before hearts are broken, unless there is nothing else.
sheet-queen-forced = The { MARK($queen) } must be discarded at the first chance.

sheet-points = The points
sheet-points-suit = Each card of the suit named that a player takes counts one point.
sheet-points-none = No card counts anything.
sheet-points-cards = Cards taken in tricks count { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } point for each { SUIT($suit, as: "suit-each") }
       *[other] { $points } points for each { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } point for the { MARK($card) }
       *[other] { $points } points for the { MARK($card) }
    }
sheet-no_trick =
    { $points ->
        [one] A player who takes no trick scores one point less, unless a moon was shot.
       *[other] A player who takes no trick scores { $points } points less, unless a moon was shot.
    }
sheet-fifty = A total that lands exactly on 50, 100, 150 and so on drops by 50.

sheet-moon = Shooting the moon
sheet-moon-none = There is no moon: the cards always count as they fell.
sheet-moon-player = A player who takes every card that { sheet-penalties } has shot the moon.
sheet-moon-player-bonus = A player who takes every card that { sheet-penalties }, and the bonus cards too, has shot the moon.
sheet-moon-side = A player, or a side together, that takes every card that { sheet-penalties } has shot the moon.
sheet-moon-side-bonus = A player, or a side together, that takes every card that { sheet-penalties }, and the bonus cards too, has shot the moon.
sheet-moon-old =
    { $teams ->
        [none] Then everybody else adds { $points } and the shooter nothing.
       *[other] Then every opponent adds { $points } and the shooter nothing.
    }
sheet-moon-new = Then the shooter takes off { $points } and nobody adds anything.
sheet-moon-choice =
    { $teams ->
        [none] Then the shooter chooses: everybody else adds { $points }, or the shooter takes off { $points }.
       *[other] Then the shooter chooses: every opponent adds { $points }, or the shooter takes off { $points }.
    }
sheet-moon-auto =
    { $teams ->
        [none] Then everybody else adds { $points }; but if the shooter would lose the game by that, the shooter takes off { $points } instead.
       *[other] Then every opponent adds { $points }; but if the shooter would lose the game by that, the shooter takes off { $points } instead.
    }
sheet-moon-together = If partners shot it together, each of them takes off as much.
sheet-moon-chooser = Of the partners, the one whose cards add the most points chooses; if they are level, the first of them from the dealer’s left.
sheet-sun = Taking every trick as well makes it the sun, which counts { $points }.
sheet-moon-bonuses = Bonus cards count for whoever took them, on a moon too.

sheet-end = The end
sheet-end-hands =
    { $hands ->
        [one] The game ends after one hand.
       *[other] The game ends after { $hands } hands.
    }
sheet-end-target = The game ends after the hand in which a player reaches { $target }.
sheet-end-target-side = The game ends after the hand in which a side reaches { $target }.
sheet-wins =
    { $objective ->
        [low] The lowest total wins.
       *[high] The highest total wins.
    }
sheet-wins-side =
    { $objective ->
        [low] The side with the lowest sum wins.
       *[high] The side with the highest sum wins.
    }
sheet-tie-play_on = If two or more are level in first place, another hand is played.
sheet-tie-shared = If two or more are level in first place, they share the win.

sheet-chips = The chips
sheet-bought =
    { $chips ->
        [one] Everybody buys one chip. A stack may go below zero, as a debt.
       *[other] Everybody buys { $chips } chips. A stack may go below zero, as a debt.
    }
sheet-bought-worth =
    { $chips ->
        [one] Everybody buys one chip at { NUMBER($worth, maximumFractionDigits: 3) }. A stack may go below zero, as a debt.
       *[other] Everybody buys { $chips } chips at { NUMBER($worth, maximumFractionDigits: 3) } each. A stack may go below zero, as a debt.
    }
sheet-average =
    { $objective ->
        [low] When the game has ended, each player whose total is above the mean pays the difference in chips, and each player below it takes the difference. Fractions of a chip count.
       *[high] When the game has ended, each player whose total is below the mean pays the difference in chips, and each player above it takes the difference. Fractions of a chip count.
    }
sheet-lowest_takes_pot = After each hand everybody pays a chip for every point taken, as the cards fell, and the lowest by the points of the hand takes the pot. Tied players split it, and odd chips stay.
sheet-sweepstakes = After each hand everybody pays a chip for every point taken, as the cards fell. Whoever pays nothing is clear.
sheet-sweepstakes-one = If exactly one player is clear, that player takes the pot; otherwise it stays for the next hand.
sheet-sweepstakes-two = One clear player takes the pot, and two clear players split it, while an odd chip stays; otherwise it stays for the next hand.
sheet-howell =
    { $chips ->
        [one] After each hand everybody pays one chip into the pot for each heart taken, and takes back one chip for each heart not taken.
       *[other] After each hand everybody pays { $chips } chips into the pot for each heart taken, and takes back one chip for each heart not taken.
    }
sheet-bonus-pays-nothing = Bonus cards neither cost nor earn chips.
sheet-moon-pays-nothing = The scores of a moon move no chips.

## Why a value is none that a field can have. It stands behind the name of the field: "moon: This is ...". $given is what
## was written.

fault-flag = This is true or false, not { $given }.
fault-choice = This is { LIST($values, list: "or") }, not { $given }.
fault-amount = This is off, or a whole number from 1 to a million, not { $given }.
fault-count = This is a whole number, not { $given }.
fault-open-count = This is a whole number or "{ $word }", not { $given }.
fault-card = This is a card, like "QS", not { $given }.
fault-cards = This is a list of cards, like ["2D"], not { $given }.
fault-cards-item = { $given } is not a card. Write rank and suit, like "2D".
fault-cards-thrice = The { CARD($card) } is listed three times.
fault-cycle = This is a list of passes, like ["left", "right", "hold"], not { $given }.
fault-cycle-entry = A pass is { LIST($values, list: "or") }, not { $given }.
fault-points = This gives cards their values, like { "{" }"H": 1, "QS": 13{ "}" }, not { $given }.
fault-points-name = { $given } is neither a card, like "QS", nor a suit, like "H".
fault-points-value = The value of the { CARD($card) } is a whole number up to a million either side of 0, not { $given }.
fault-points-suit = The value of each { SUIT($suit, as: "suit-each") } is a whole number up to a million either side of 0, not { $given }.
fault-points-twice = The { CARD($card) } is listed twice.
fault-end = This is a total from 25 to 500, or a number of hands, at least one.
fault-settlement-kind = This needs a kind, like { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = This has a kind, a chip_value, a buy_in and split_two, but no { $given }.
fault-chip_value = A chip is worth 0.001 to a million, with at most three decimals, not { $given }.
fault-buy_in = Everybody buys a whole number of chips, from 1 to a million, not { $given }.
fault-split_two = split_two is true or false, not { $given }.
fault-rules = A rule set is a JSON object, like { "{" }"extends": "omnibus"{ "}" }.
fault-preset = There is no preset { $given }.
fault-no-field = There is no such field.
# In Python only: a value that JSON can't write.
fault-value = { $given } is not a value that a rule can have.

## Why a rule set can't be played. It stands behind the name of the field.

fault-packs = The game is played with one pack or two, not { $packs }.
fault-players = A table seats { $least } to { $most } players, not { $players }. With a stock there may be { $stock_least }, with two packs up to { $packs_most }.
fault-players-packs = With two packs a table seats { $least } to { $most } players, not { $players }.
fault-players-stock = With a stock a table seats { $least } to { $most } players, not { $players }. With two packs there may be up to { $packs_most }.
fault-teams = These sides don’t fit a table of { $players }.
fault-needs-teams = This needs sides: choose who plays together at “{ field-teams }”.
fault-removed-once = One pack holds the { CARD($card) } only once.
fault-removed-many =
    { $cards ->
        [0] No cards are left to deal.
        [one] With one card left there is not one for each player.
       *[other] With { $cards } cards left there is not one for each player.
    }
fault-hand_size-least = Each player must be dealt at least one card.
fault-hand_size-most = { $players } players can’t be dealt { $hand_size } cards each from { $cards }.
fault-kitty =
    { $cards ->
        [one] One card is left over, so a kitty is needed, or another deal.
       *[other] { $cards } cards are left over, so a kitty is needed, or another deal.
    }
fault-pass_count = 0 to 4 cards can be passed.
fault-pass_count-hand =
    { $hand_size ->
        [one] A pass of { $pass_count } is larger than a hand of one card.
       *[other] A pass of { $pass_count } is larger than a hand of { $hand_size } cards.
    }
fault-pass_cycle-empty = This needs at least one entry; where no cards are passed it is “{ value-pass_cycle-hold }”.
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] A scatter gives a card to each other player, more than a hand of one card.
       *[other] A scatter gives a card to each other player, more than a hand of { $hand_size } cards.
    }
fault-pass_cycle-across = Nobody sits across at a table of { $players }.
fault-pass_cycle-oneself = At a table of { $players } one of these passes goes to oneself.
fault-points-range = The value of a card is at most a million either side of 0.
fault-amount-range = This is off, or a whole number from 1 to a million.
fault-sun-moon = The sun is scored as a moon, and the moon is off.
fault-end-hands = A game lasts at least one hand.
fault-end-target = A target is from 25 to 500, not { $target }.
fault-end-worth = The cards in play are worth { $points } together, so no total would ever reach a target. Name a number of hands instead.
fault-auction-opening = After an auction the high bidder leads to the first trick (“{ field-opening }”: “{ value-opening-bidder }”).
fault-auction-none = Without an auction there is no bidder to lead to the first trick.
fault-auction-pass = With an auction no cards are passed (“{ field-pass_cycle }”: “{ value-pass_cycle-hold }”).
fault-auction-settlement = The pot of an auction is won as in { preset-sweepstakes } (“{ field-settlement }”: “{ value-settlement-sweepstakes }”).
fault-settlement-buy_in = Everybody buys a whole number of chips, from 1 to a million.
fault-settlement-chip_value = A chip is worth 0.001 to a million.
fault-settlement-objective = Where the highest total wins, “{ field-settlement }” can only be “{ value-settlement-none }” or “{ value-settlement-average }”.
