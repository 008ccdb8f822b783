### The page: the end of a hand and of a game: the result, and what is told beside it.

## Chips.

chips-title = The chips
chips-pot-left = { CHIPS($chips) } are left in the pot.
chips-worth = A chip is worth { $value }. Over the game: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
# What was paid before the hand, beside the lines of how it was settled.
chips-bid =
    { WHO($seat) ->
        [you] You pay { CHIPS($chips) } for your bid.
       *[other] { NAME($seat, at: "start") } pays { CHIPS($chips) } for the bid.
    }
chips-debts =
    { WHO($seats) ->
        [you] You are out of chips and play on in debt. What comes in later pays it back.
        [one] { NAME($seats, at: "start") } is out of chips and plays on in debt. What comes in later pays it back.
       *[many] { NAME($seats, at: "start") } are out of chips and play on in debt. What comes in later pays it back.
    }

## The end of a hand.

result-line = Hand { $number } · { $rules }
# Cards of the suit that counts, as read out beside a player's name.
result-taken = { SUIT($suit) }: { $count }
result-next = Next hand
result-so-far = The game so far
result-lower = Points, lower is better
result-higher = Points, higher is better
result-took-card =
    { WHO($seat) ->
        [you] You took { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat) } took { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] You took both { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat) } took both { CARD($card, as: "card-pair") }.
    }
result-took-each = { NAME($seats, at: "start") } took one { CARD($card) } each.
result-took-points =
    { WHO($seats) ->
        [you] You took { result-points }.
        [one] { NAME($seats) } took { result-points }.
       *[many] { NAME($seats, at: "start") } took { result-points } each.
    }
result-took-none = Nobody took a point.
result-ahead = You are ahead.
result-still-ahead = You are still ahead.
result-level = You are level with { NAME($seats) }.
result-behind = You are { page-count } behind { NAME($seats) }.
result-side = Your side
result-side-ahead = Your side is ahead.
result-side-level = The sides are level.
result-side-behind = Your side is { page-count } behind.
# The end is reached, but whoever is ahead shares that.
result-tied = The lead is shared, so another hand is played.
result-fifty =
    { WHO($seats) ->
        [you] You landed on a fifty and dropped 50.
        [one] { NAME($seats) } landed on a fifty and dropped 50.
       *[many] { NAME($seats, at: "start") } landed on a fifty and dropped 50.
    }
result-bid = { WHO($seat) ->
        [you] You bid { bid-quick } and named { SUIT($suit) }.
       *[other] { NAME($seat) } bid { bid-quick } and named { SUIT($suit) }.
    }
result-bid-carried = { NAME($seat, at: "start") } named { SUIT($suit) } for the pot that carried over.
result-bid-none = Nobody bid, so { SUIT($suit) } counted.

## A moon.

moon-title =
    { WHO($seats) ->
        [you] You shot the moon
       *[other] { NAME($seats, at: "start") } shot the moon
    }
moon-title-sun =
    { WHO($seats) ->
        [you] You shot the sun
       *[other] { NAME($seats, at: "start") } shot the sun
    }
# The same where other sentences stand beside it.
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = All the points.
moon-standard = All thirteen hearts and the queen.
moon-tricks = Every trick of the hand.
moon-who = Who pays?
moon-waits = { NAME($seat) } decides who pays.
moon-old = Others { SIGNED($points) }
# Between sides partners pay nothing.
moon-old-sides = Each opponent { SIGNED($points) }
moon-new = You { SIGNED($points) }
moon-new-side = Each of you { SIGNED($points) }
# What a choice comes to; $seat stands worst of the others.
moon-totals = You stand at { $total }, { NAME($seat) } at { $theirs }.
moon-totals-side = Your side stands at { $total }, { NAME($seats) } at { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] You win the game.
        [one] { NAME($seats) } wins the game.
       *[many] { NAME($seats, at: "start") } win the game.
    }
moon-old-confirm = Others take { $points }
moon-old-confirm-sides = Opponents take { $points }
moon-new-confirm = Take off { $points }
moon-paid = The others paid.
# In a game between sides; $sides: how many others there are.
moon-paid-sides =
    { $sides ->
        [1] The other side paid.
       *[other] The other sides paid.
    }
moon-taken-off =
    { $points ->
        [one] One point came off.
       *[other] { $points } points came off.
    }

## The end of the game.

end-win =
    { WHO($seats) ->
        [you] You win the game
        [one] { NAME($seats) } wins the game
       *[many] { NAME($seats, at: "start") } win the game
    }
end-tie = { NAME($seats, at: "start") } share the win, level at { $total }
end-line = { $rules } · { $hands ->
        [one] after one hand
       *[other] after { $hands } hands
    }
end-place-2 =
    { $count ->
        [one] You come second, { page-count } point behind.
       *[other] You come second, { page-count } points behind.
    }
end-place-3 =
    { $count ->
        [one] You come third, { page-count } point behind.
       *[other] You come third, { page-count } points behind.
    }
end-place-other =
    { $count ->
        [one] You come { end-ordinal }, { page-count } point behind.
       *[other] You come { end-ordinal }, { page-count } points behind.
    }
end-place-last =
    { $count ->
        [one] You come last, { page-count } point behind.
       *[other] You come last, { page-count } points behind.
    }
end-side-behind =
    { $count ->
        [one] Your side is { page-count } point behind.
       *[other] Your side is { page-count } points behind.
    }
end-ordinal =
    { $place ->
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] tenth
    }
end-chips =
    { WHO($seats) ->
        [you] You leave with the most chips: { CHIPS($chips) }.
        [one] { NAME($seats) } leaves with the most chips: { CHIPS($chips) }.
       *[many] { NAME($seats, at: "start") } leave with the most chips: { CHIPS($chips) } each.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] By chips you come second.
        [3] By chips you come third.
       *[other] By chips you come { end-ordinal }.
    }
end-chips-aside = The totals decide who wins. The chips are settled separately.
end-new = New game
end-rules = Change rules
end-home = Home
end-winner = Winner

## How the dearest card of the hand went. $by played it, $to took it, in trick number $trick.

story-fall =
    { WHO($by) ->
        [you] You gave the { CARD($card) } to { NAME($to) } in trick { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } gave you the { CARD($card) } in trick { $trick }.
               *[other] { NAME($by, at: "start") } gave the { CARD($card) } to { NAME($to) } in trick { $trick }.
            }
    }
# Whoever took it had played it.
story-fall-own =
    { WHO($by) ->
        [you] You won trick { $trick } with the { CARD($card) }.
       *[other] { NAME($by, at: "start") } won trick { $trick } with the { CARD($card) }.
    }

## The hands that turned the game, numbered in the chart.

story-turns = { $count ->
        [one] Turning point
       *[other] Turning points
    }
# $what is one of the sentences below: "Hand 5: Tomás shot the moon."
story-turn = Hand { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] You shot the moon.
       *[other] { NAME($seats, at: "start") } shot the moon.
    }
# Who got most points of that hand; several got as many each.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] You got { $points } point.
               *[other] You got { $points } points.
            }
        [one]
            { $points ->
                [one] { NAME($seats, at: "start") } got { $points } point.
               *[other] { NAME($seats, at: "start") } got { $points } points.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } got { $points } point each.
               *[other] { NAME($seats, at: "start") } got { $points } points each.
            }
    }
# Between sides: which side got most points of that hand, all of it together. $seats are its players.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] Your side got { $points } point.
               *[other] Your side got { $points } points.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } got { $points } point between them.
               *[other] { NAME($seats, at: "start") } got { $points } points between them.
            }
    }

## The player's best card, and the one that cost most, by the coach. $difference is what one card costs more than
## the other, as in the review. Of the game it is how many of 100 are won.

story-cards = Your cards
story-looking =
    { $hands ->
        [one] The coach is looking at your cards.
       *[other] The coach is looking at your cards: { $done } of { $hands } hands.
    }
story-failed = The coach gave no answer.
story-nothing = No card of yours made much difference.
story-best = Best: the { CARD($card) }
story-best-why =
    { $unit ->
        [points] Hand { $hand }: the { CARD($other) } would have cost you { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
        [game] Hand { $hand }: with the { CARD($other) } you would win { NUMBER($difference, maximumFractionDigits: 0) } fewer of 100 games.
       *[chips] Hand { $hand }: the { CARD($other) } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips worse.
    }
story-dearest = Costliest: the { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Hand { $hand }: it cost you { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the { CARD($other) }.
        [game] Hand { $hand }: with the { CARD($other) } you would win { NUMBER($difference, maximumFractionDigits: 0) } more of 100 games.
       *[chips] Hand { $hand }: the { CARD($other) } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips better.
    }

## The game, shared with others: as a picture and as a text, told by the player.

story-share = Share
story-share-title = Share this game
story-share-picture = Share the picture
story-save-picture = Save the picture
story-share-text = Share as text
story-copy-text = Copy as text
story-share-copied = Copied.
story-share-not-copied = The browser does not allow copying. The text is above.
story-share-failed = The picture could not be drawn.
# Over the curve.
story-shared-curve = How it went
# $seats are the winners.
story-shared-title =
    { WHO($seats) ->
        [you] I won
        [with-you] We won
       *[other] { NAME($seats, at: "start") } won
    }
# The player, where they have no name.
story-shared-me = Me
# A line of the text; $curve is drawn with blocks: "2. Ingrid 54 ▁▂▄▆".
story-shared-row = { $place }. { $name } { $total } { $curve }
