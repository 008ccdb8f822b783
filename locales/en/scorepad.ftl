### The page: the scorepad, for a game with real cards. The reader is none of the players.

scorepad-title = Keep score
    .about = Real cards on the table, the sums here.
scorepad-unreadable = The scorepad kept on this device could not be read. It was put aside.
scorepad-unkept = This browser can’t save the sheet, so it lasts until you leave the page.
scorepad-lost = The scorepad could not be asked. Check the connection and try again.

## A new evening.

scorepad-who = Who plays
    .about = Clockwise, as you sit. The mark is for who deals first.
scorepad-name = Name { $number }
scorepad-seated = Once a hand is on the sheet, nobody can join or leave. For that, begin a new evening; this one is kept under “{ scorepad-past }”.
scorepad-add = Add a player
scorepad-drop = Remove { $name }
scorepad-deals-first = { $name } deals first
scorepad-nameless = Everybody needs a name.
scorepad-too-few = Two players at least, please.
scorepad-alike = Two players have the same name.
scorepad-rules = The game
scorepad-own = Your house rules
scorepad-settlement = Chips
scorepad-settlement-none = No chips
    .about = Points only.
scorepad-settlement-average = Average
    .about = At the end everybody pays or gets the difference from the average.
scorepad-settlement-lowest_takes_pot = Lowest takes the pot
    .about = A chip a point into the pot; the lowest of the hand takes it.
scorepad-settlement-sweepstakes = Sweepstakes
    .about = A chip a point into the pot; the only clear player takes it.
scorepad-settlement-howell = Howell
    .about = Each heart costs one chip for every other player.
scorepad-chip-value = A chip is worth
    .about = In your own money; 1 is just chips.
    .wrong = The worth of a chip is a number from 0.001 to 1,000,000.
scorepad-buy-in = Everybody buys
    .about = Chips to begin with.
    .wrong = Everybody buys a whole number of chips, from 1 to 1,000,000.
scorepad-split-two = Two clear players split the pot
scorepad-start = Start
scorepad-past = Earlier evenings
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · one hand
       *[other] { LIST($names) } · { $hands } hands
    }
scorepad-forget = Delete { DATETIME($began, day: "numeric", month: "long") } · { $title }

## The sheet of an evening.

scorepad-deals-hand = { NAME($dealer) } deals hand { $hand }.
scorepad-pass-cards =
    { $count ->
        [one] one card
        [2] two cards
        [3] three cards
        [4] four cards
       *[other] { $count } cards
    }
scorepad-pass-left = Everybody passes { scorepad-pass-cards } to the left.
scorepad-pass-right = Everybody passes { scorepad-pass-cards } to the right.
scorepad-pass-across = Everybody passes { scorepad-pass-cards } across.
scorepad-pass-left2 = Everybody passes { scorepad-pass-cards } two to the left.
scorepad-pass-right2 = Everybody passes { scorepad-pass-cards } two to the right.
scorepad-pass-left3 = Everybody passes { scorepad-pass-cards } three to the left.
scorepad-pass-right3 = Everybody passes { scorepad-pass-cards } three to the right.
scorepad-pass-scatter = Everybody passes one card to each of the others.
scorepad-pass-hold = Nobody passes this time.
scorepad-bids = { NAME($seat) } bids first.
scorepad-carries = The pot carries: { NAME($seat) } names the suit again.
scorepad-last = Last
# What partners have together, which decides the game.
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Total
scorepad-totals = Totals
scorepad-enter = Enter hand { $hand }
scorepad-undo = Undo
scorepad-share = Share
scorepad-print = Print
scorepad-copied = The sheet is copied.
scorepad-not-copied = This browser does not allow copying here.
scorepad-hands = Hand by hand
scorepad-open-hand = Hand { $hand }, look and change
scorepad-so-far = The evening so far
scorepad-lower = Points, lower is better
scorepad-higher = Points, higher is better
scorepad-first-hand = Play the first hand, then enter it here.
scorepad-fault = Hand { $hand }: { LIST($why) }
scorepad-mend = Fix hand { $hand }
scorepad-spoilt = By these rules, hand { $hand } will have to be fixed. { LIST($why) }
scorepad-again = New evening
scorepad-change = Names and rules
scorepad-winner = Winner
scorepad-deals = deals
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats) } wins the game
       *[many] { NAME($seats) } win the game
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats) } wins the game.
       *[many] { NAME($seats) } win the game.
    }

## Chips.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# A number of chips without the word.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# In the players’ own money. $money is never negative.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Chips
scorepad-players = Players
scorepad-stack = Has
scorepad-last-chips = Last
scorepad-pot = In the pot
scorepad-pot-left = The pot is left on the table.
scorepad-worth = Worth
scorepad-why = Why, in hand { $hand }
scorepad-owed-now = If you stopped now
scorepad-owed = Who owes whom
scorepad-quits = Nobody owes anything.
scorepad-gives = { NAME($from) } gives { NAME($to) } { CHIPS($chips) }.
scorepad-gives-worth = { NAME($from) } gives { NAME($to) } { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = { NAME($from) } has { CHIPS($chips) } in the pot.
scorepad-gives-pot-worth = { NAME($from) } has { CHIPS($chips) } ({ scorepad-money }) in the pot.
scorepad-settled-at-end = Chips change hands when the game is over.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · everybody bought { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · everybody bought { CHIPS($chips) } ({ scorepad-money })

## One hand.

scorepad-hand = Hand { $hand }
scorepad-next-line = { NAME($dealer) } deals · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer) } dealt · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer) } dealt · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = pass left
scorepad-way-right = pass right
scorepad-way-across = pass across
scorepad-way-left2 = pass two to the left
scorepad-way-right2 = pass two to the right
scorepad-way-left3 = pass three to the left
scorepad-way-right3 = pass three to the right
scorepad-way-scatter = one card to each
scorepad-way-hold = no pass
scorepad-edit-hand = Change this hand
scorepad-remove-hand = Remove this hand
scorepad-shot-moon = { NAME($seats) } shot the moon.
scorepad-shot-sun = { NAME($seats) } shot the sun.

## Entering a hand.

scorepad-mode = Enter by
scorepad-mode-cards = Cards
scorepad-mode-points = Points
scorepad-moon = Moon
scorepad-rest = rest
scorepad-rest-of = All the other { SUIT($suit) } to { NAME($seat) }
scorepad-fewer = { NAME($seat) }: fewer { SUIT($suit) }
scorepad-more = { NAME($seat) }: more { SUIT($suit) }
scorepad-many = { NAME($seat) }: { $count } { SUIT($suit) }
scorepad-took = { NAME($seat) } took { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, twice
scorepad-takes = Cards for { NAME($seat) }
scorepad-points-of = Points of { NAME($seat) }
scorepad-no-trick = No trick
scorepad-no-trick-of = { NAME($seat) } took no trick
scorepad-adds-up = It adds up.
scorepad-checking = One moment.
scorepad-put = Put hand { $hand } on the sheet
scorepad-keep = Save changes
scorepad-key-erase = Erase
scorepad-key-sign = Plus or minus
scorepad-key-rest = Rest
scorepad-key-next = Next
scorepad-who-moon = Who shot the moon?
    .about = Whoever took all the points.
scorepad-every-trick = Every trick as well
    .about = That makes it the sun.
scorepad-others = Others { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) }: the others { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) }: { SIGNED($points) }
scorepad-how-moon = How does the moon count?
scorepad-bidder = Who bid highest
scorepad-all-passed = All passed
scorepad-bid = For how many chips
scorepad-bid-less = One chip less
scorepad-bid-more = One chip more
scorepad-suit = The suit that counts

## On paper.

scorepad-paper-hand = Hand
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
