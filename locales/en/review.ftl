### The page: a finished hand gone through again, card by card.

review-title = Hand { $hand }, card by card
review-how = Tap any card to see why.
review-laying-out = Laying the hand out.
review-looking = Looking at your moves: { $done } of { $all }.
review-progress = Your moves looked at
# $unit is points, chips or game: hundredths of a game.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] None of your moves cost more than a point.
                [one] One of your moves cost more than a point.
               *[other] { $count } of your moves cost more than a point.
            }
        [game]
            { $count ->
                [0] None of your moves cost more than 1% of a game.
                [one] One of your moves cost more than 1% of a game.
               *[other] { $count } of your moves cost more than 1% of a game.
            }
       *[chips]
            { $count ->
                [0] None of your moves cost more than a chip.
                [one] One of your moves cost more than a chip.
               *[other] { $count } of your moves cost more than a chip.
            }
    }
review-failed = The coach gave no answer. The cards are here all the same.
review-thinking = Thinking it over
review-table = The hand, trick by trick
review-trick = Trick

# A row: the bids, the suit named, the pass, a trick, the moon’s choice.
review-row-bid = Bids
review-row-suit = Suit
review-row-pass = Pass
review-row-play = Trick { $trick }
review-row-moon = Moon

# Whose column it is.
review-seat =
    { WHO($seat) ->
        [you] You
       *[other] { NAME($seat) }
    }

## Below a card.

review-led = led
review-took = took
review-led-and-took = led, took
review-cost = cost { $cost }

## A move: what somebody did.

review-did-play =
    { WHO($seat) ->
        [you] You played { CARD($card, as: "the-card") }
       *[other] { NAME($seat) } played { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] You passed { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat) } passed { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] You passed
               *[other] You bid { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat) } passed
               *[other] { NAME($seat) } bid { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] You named { SUIT($suit) }
       *[other] { NAME($seat) } named { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] You let the others take it
               *[new] You took it off
            }
       *[other]
            { $way ->
                [old] { NAME($seat) } let the others take it
               *[new] { NAME($seat) } took it off
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Why?
review-ask-noted = { LIST($did) }, { LIST($note) }. Why?

# The same in a word, where no card says it.
review-word-bid =
    { $chips ->
        [0] Pass
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Others take it
       *[new] Take it off
    }

## What the coach makes of it.

review-only = There was no other choice.
review-unseen = The coach did not weigh this one.
review-best = The best there was.
review-alike = As good as any.
review-costly =
    { $unit ->
        [points] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the best.
        [game] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game more than the best.
       *[chips] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips more than the best.
    }
review-costly-about =
    { $unit ->
        [points] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more than the best, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game more than the best, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] It cost { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips more than the best, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
# Follows review-costly-about where the figure isn't certain.
review-perhaps-nothing = It may have cost nothing.
review-advice-to = Advice for { NAME($seat) }, knowing only what { NAME($seat) } could see then.
review-choices = Possible choices
review-is-best = Best
review-done = Done
review-on-table = On the table
review-holds =
    { WHO($seat) ->
        [you] You held
       *[other] { NAME($seat) } held
    }
review-legend-points = Bars: points worse than the best.
review-legend-chips = Bars: chips worse than the best.
review-legend-game = Bars: percent of a game worse than the best.
review-legend-alike = Ticked: about the same.
