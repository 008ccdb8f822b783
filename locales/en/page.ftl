### The page: home, table, menu. Settings, rule rooms, scorepad and review have files of their own.

## Everywhere.

page-name = OpenHearts
page-back = Back
page-close = Close
page-menu = Menu
page-reload = Reload
page-new-version = A new version of OpenHearts is here. Your game is kept.
page-unloaded = This part of the page could not be loaded. Check the connection and try again.
# The window's title.
page-title = { $what } · { page-name }
# A number as it is said in a sentence.
page-count =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

## The first screen.

home-title = A good hand of Hearts.
home-promise = Free, no account, works offline.
home-play = Play now
home-new = New game
home-finished = Look at the finished game
home-against =
    { $count ->
        [1] against one bot
       *[other] against { page-count } bots
    }
home-resume = Continue your game
home-kept =
    { $count ->
        [1] One more game is kept
       *[other] { $count } more games are kept
    }
home-kept-title = Kept games
home-kept-about = They stay on this device until you finish them, or start a seventh.
# Under a kept game: when it was last played.
home-kept-when = Played { $when }
home-friends = Play with friends
home-friends-about = A link is enough.
home-level = The others play
home-level-beginner = like beginners
home-level-easy = an easy game
home-level-medium = a fair game
home-level-hard = a hard game
home-level-expert = like experts
home-rules = Change rules
home-rules-line = { $name } · { $end } · { $count ->
        [one] one player
       *[other] { $count } players
    }
home-games = Other games
home-games-about = Every kind of Hearts, and your own rules.
home-learn = How to play
home-learn-about = By playing, in pictures, or by the book.
# Beside the main button, for whoever has never been here.
home-learn-first = New to Hearts? Learn it in five minutes
home-learn-on = Go on learning
home-pad = Keep score
home-pad-about = For a game with real cards, chips and all.
home-you = Your games
home-you-about = Statistics, past games, and all of it as a file.
home-settings = Settings
home-unfinished = The table could not be set. Check the connection and try again.

## What is played.

rules-own = House rules

## The table: its corners, the places, the cards.

table-hand = Hand { $number }
table-highest = highest wins
table-pass-left = pass left
table-pass-right = pass right
table-pass-across = pass across
table-pass-left2 = pass two to the left
table-pass-right2 = pass two to the right
table-pass-left3 = pass three to the left
table-pass-right3 = pass three to the right
table-pass-scatter = one card to each
table-pass-hold = no pass
# What of the rules has no room beside the title; it opens the rule book.
table-more =
    { $count ->
        [one] 1 more rule
       *[other] { $count } more rules
    }
table-last-trick = Last trick
table-take-back = Take back
table-hint = Hint
table-scores = Scores
table-your-hand = Your hand
table-on-table = On the table
table-bot = bot
table-partner = partner
table-dealer = deals
table-leads = leads
table-passed = passed
table-out = out
table-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
table-points =
    { $points ->
        [one] 1 point taken
       *[other] { $points } points taken
    }
table-total = { result-total }: { $total }
# A card of the trick, read out.
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, cancelled
# A card of the hand, read out.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, chosen to pass
        [playable] { CARD($card, as: "card-first") }, playable
        [barred] { CARD($card, as: "card-first") }, not playable now
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, playable, best, { $figure }
        [alike] { CARD($card, as: "card-first") }, playable, about as good, { $figure }
       *[other] { CARD($card, as: "card-first") }, playable, { $figure }
    }

## What is asked, and what happens.

turn-lead = Your turn: lead a card
turn-lead-card = Your turn: lead { CARD($card, as: "the-card") }
turn-lead-club = Your turn: lead a club
turn-follow = Your turn: follow { SUIT($suit) }
turn-follow-short = Your turn: { SUIT($suit) }
turn-discard = Your turn: no { SUIT($suit) }, play any
turn-discard-some = Your turn: no { SUIT($suit) }
turn-drawn = Your turn: play { CARD($card, as: "the-card") } you drew
turn-last = Your last card
turn-waiting = { NAME($seat, at: "start") } is thinking
turn-watching = The trick is shown once it is complete
turn-dealing = The cards are dealt
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } is still choosing
       *[many] { NAME($seats, at: "start") } are still choosing
    }
turn-received = From { NAME($seat) }: { CARDS($cards) }
turn-received-all = You got { CARDS($cards, as: "the-card") }
# The same, beside what is asked.
turn-received-marks = From { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = You got { MARKS($cards) }
turn-continue = Tap to continue
turn-out = You are out. The others play on
turn-takes =
    { WHO($seat) ->
        [you] You take the trick
       *[other] { NAME($seat) } takes the trick
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] You take the trick and what lay there
       *[other] { NAME($seat) } takes the trick and what lay there
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] You take the trick and the kitty
       *[other] { NAME($seat) } takes the trick and the kitty
    }
turn-draws =
    { WHO($seat) ->
        [you] You draw { turn-cards }
       *[other] { NAME($seat) } draws { turn-cards }
    }
turn-cards =
    { $count ->
        [1] one card
       *[other] { page-count } cards
    }
turn-draws-in-vain =
    { $count ->
        [1] You draw the last card, and still can’t follow
       *[other] You draw the last { page-count }, and still can’t follow
    }
turn-cancel = The two { CARD($card, as: "card-pair") } cancel each other
turn-stays = All cancelled: the cards stay, and so does the lead
turn-thinking = Thinking it over

## What is read out, and nowhere shown.

log-title = What happens
# A trick with cards that count.
log-takes =
    { WHO($seat) ->
        [you] You take the trick, including { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat) } takes the trick, including { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Totals: { LIST($totals, list: "unit") }
log-best = Best: { CARD($card, as: "the-card") }

## What holds in this hand.

holds-hearts =
    { $broken ->
        [true] Hearts are broken
       *[false] Hearts are not broken yet
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit, as: "suit-first") } count, and are broken
       *[false] { SUIT($suit, as: "suit-first") } count, not broken yet
    }
holds-counts = { SUIT($suit, as: "suit-first") } count

## The pass.

pass-title =
    { $count ->
        [1] Pass one card to { NAME($seat) }
       *[other] Pass { page-count } to { NAME($seat) }
    }
pass-title-scatter = Pass one card to each
# Where the taker sits.
pass-to-left = { NAME($seat) } sits on your left.
pass-to-right = { NAME($seat) } sits on your right.
pass-to-across = { NAME($seat) } sits across from you.
pass-to-left2 = { NAME($seat) } sits two to your left.
pass-to-right2 = { NAME($seat) } sits two to your right.
pass-to-left3 = { NAME($seat) } sits three to your left.
pass-to-right3 = { NAME($seat) } sits three to your right.
pass-from = { NAME($seat) } passes to you.
pass-from-too = { NAME($seat) } passes to you too.
pass-scatter = Everybody gets one of your cards, and you get one from each.
pass-aim = Now one for { NAME($seat) }. Tap another place to choose for somebody else.
pass-confirm = Pass to { NAME($seat) }
pass-confirm-scatter = Pass them
pass-choose =
    { $count ->
        [1] Choose one card
       *[other] Choose { page-count } cards
    }
pass-choose-more = Choose { page-count } more
pass-take-back = Tap a chosen card to take it back.
pass-slot = For { NAME($seat) }
pass-slot-filled = For { NAME($seat) }: { CARD($card, as: "the-card") }. Take it back

## The auction.

bid-title = Your bid
bid-none = No bid yet.
bid-high = { NAME($seat, at: "start") } bids { $bid }.
bid-pot = The pot holds { CHIPS($chips) }.
bid-stack = You have { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] The coach would pass.
       *[other] The coach would bid { $bid }.
    }
bid-too-few = You have { CHIPS($chips) }: too few to bid.
bid-owes = You owe { CHIPS($chips) } and can’t bid.
bid-confirm = Bid { $bid }
bid-pass = Pass
bid-more = One chip more
bid-less = One chip less
bid-amount = Chips to bid
bid-quick =
    { $bid ->
        [one] { $bid } chip
       *[other] { $bid } chips
    }
turn-bidding = { NAME($seat) } is bidding
turn-bids =
    { WHO($seat) ->
        [you] You bid { bid-quick }
       *[other] { NAME($seat) } bids { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] You pass
       *[other] { NAME($seat) } passes
    }
turn-all-pass = All pass: hearts count, a point each
turn-names =
    { WHO($seat) ->
        [you] You name { SUIT($suit) }: a point each
       *[other] { NAME($seat) } names { SUIT($suit) }: a point each
    }
turn-naming = { NAME($seat) } names the suit
turn-naming-again = { NAME($seat) } names the suit again: the pot stayed
# At a player's place.
table-passes = passed
table-bid = bid { $bid }
suit-title = Which suit counts?
suit-about = You bid { bid-quick }. Every card of the suit costs a chip, and you lead.
suit-again = The pot of { CHIPS($chips) } stayed, so you name the suit again, and lead.
suit-held =
    { $count ->
        [0] none held
       *[other] { page-count } held
    }
suit-advice = The coach would name { SUIT($suit) }.
suit-confirm = { SUIT($suit, as: "suit-first") } count
suit-choose = Choose a suit
suit-name = { SUIT($suit, as: "suit-first") }

## Cards that nobody holds: the kitty, and the stock that is drawn from.

kitty-word = Kitty
kitty-count =
    { $count ->
        [one] The kitty: one card
       *[other] The kitty: { $count } cards
    }
kitty-yours = The kitty is yours
kitty-yours-cards = The kitty is yours: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] You took the kitty
       *[other] { NAME($seat) } took the kitty
    }
stock-word = Stock
stock-count =
    { $count ->
        [one] The stock: one card
       *[other] The stock: { $count } cards
    }

## The coach's figures.

coach-legend-points = { coach-where }: points worse than the best.
coach-legend-chips = { coach-where }: chips worse than the best.
coach-legend-game = { coach-where }: percent of a game worse than the best.
coach-where =
    { $bars ->
        [true] Bars
       *[false] On the cards
    }
coach-alike = Ticked: about the same.
coach-best = Best

## The card counter.

counter-title = Card counter
counter-out = still out
counter-mine = yours
counter-gone = gone
# Read out.
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = still out { CARDS($cards, as: "rank") }
counter-suit-mine = yours { CARDS($cards, as: "rank") }
counter-suit-gone = gone { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } has none
       *[many] { NAME($seats, at: "start") } have none
    }
counter-known = { NAME($seat) } got from you
counter-aside =
    { $count ->
        [1] One of them lies aside.
       *[other] { $count } of them lie aside.
    }

## Chips.

chips-word = Chips
chips-pot = Pot
chips-left =
    { $owes ->
        [true] owes { CHIPS($chips) }
       *[false] { CHIPS($chips) } left
    }
chips-owes = owes { CHIPS($chips, as: "chips-number") }
# Won in the hand, for a column.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = In the pot: { CHIPS($chips) }

## The end of a hand.

result-hand = Hand
result-total = Total
result-review = Look at the hand
result-again = Play this hand again
result-chart = Totals hand by hand. Now: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] one point
       *[other] { $points } points
    }
result-suit = { SUIT($suit, as: "suit-first") } counted
# Beside a hand's score, read out.
result-moon = shot the moon

## The menu.

menu-new = New game
menu-new-about = Deals afresh. This game is kept.
menu-games = Other games
menu-rules = House rules
menu-rules-about = For the next game.
menu-learn = Rules of this game
menu-settings = Settings
menu-leave = Leave the table
menu-leave-about = Your game is safe here.

## Settings.

settings-title = Settings

## What is kept on this device.

unsaved-title = This game is not saved
unsaved-about = The browser could not save it: a reload, or another game, would lose it.
unsaved-why = Its storage is full, or turned off for this page. You can go on playing, and save the game as a file. To open it again, go to “{ home-games }” on the first page.
unsaved-save = Save as a file
kept-game-unreadable = A game kept on this device could not be read. It was put aside.
kept-game-refused = A game kept on this device can’t be continued. It was put aside.
kept-rules-unreadable =
    { $count ->
        [one] A rule set kept on this device could not be read. It was put aside.
       *[other] { $count } rule sets kept on this device could not be read. They were put aside.
    }
kept-rules-not-kept = This browser can’t save the rules. Save them as a file.
kept-rules-no-room = There is room for { $most } rule sets. Delete one, then save again.

notice-undo = Undo

## Why rules can’t be played, wherever that is read. $field is the name of a field, as a message or as it was written.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
