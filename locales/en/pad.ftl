### The scorepad, on the page and in the terminal: the score of a game that is played elsewhere.

## Why a hand can't go on the sheet: what to mend. The faces mark the players it speaks of.

pad-missing = Still missing: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { SUIT($suit, as: "suit-one") }
       *[other] { $number } { SUIT($suit) }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] one copy of { CARD($card, as: "the-card") }
       *[other] { $number } copies of { CARD($card, as: "the-card") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } other card
       *[other] { $number } other cards
    }
pad-too-many-of-suit =
    { $over ->
        [one] That is one card too many: only { $all } { SUIT($suit) } count.
       *[other] That is { $over } cards too many: only { $all } { SUIT($suit) } count.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Only one player can have taken { CARD($card, as: "the-card") }.
       *[other] There are only { $copies } copies of { CARD($card, as: "the-card") }.
    }
pad-worthless-card = The { CARD($card) } counts for nothing in this hand.
pad-worthless-suit = In this hand { SUIT($suit) } count for nothing.
pad-unlike-suit = Not all { SUIT($suit) } are worth the same here: say who took each of them.

# How a moon stands on the sheet; nothing where none was shot.
pad-written =
    { $moon ->
        [old] A moon is written as 0 for the shooter and { $amount } for the opponents.
        [new] A moon is written as −{ $amount } for the shooter and 0 for the others.
       *[other] A moon is written as 0 for the shooter and { $amount } for the opponents, or as −{ $amount } for the shooter and 0 for the others.
    }
# With bonus cards, what they add to that.
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } For whoever took { CARDS($bonuses, as: "the-card") } the bonus comes off as well.
    }
pad-points-are-missing =
    { $missing ->
        [one] { $missing } point is still missing.
       *[other] { $missing } points are still missing.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] The points add up to { $sum }, not { $all }: one is missing.
       *[other] The points add up to { $sum }, not { $all }: { $missing } are missing.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] The points add up to { $sum }, not { $all }: one too many.
       *[other] The points add up to { $sum }, not { $all }: { $over } too many.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = All { $amount } points with one player make a moon. { pad-moon-written }
pad-points-of-a-side-moon = All { $amount } points with one side make a moon, and each partner is written as a shooter. { pad-moon-written }
pad-points-of-no-cards = The sum is right, but no split of the cards gives these points.
pad-points-too-few-for-card =
    { $points ->
        [one] The sum is right, but nobody has the { $points } point of { CARD($card, as: "the-card") }.
       *[other] The sum is right, but nobody has the { $points } points of { CARD($card, as: "the-card") }.
    }
pad-points-of-many-cards = Say who took which cards: these points can come about in more than one way.

pad-chips-need-all-cards = Say who took which cards: the points alone don’t settle the chips.
pad-chips-need-cards = Say also who took { CARDS($cards, as: "the-card") }: the chips depend on it.
pad-chips-need-partners = Say which of the partners took which cards: the chips depend on it.

pad-tricks = The tricks add up to { $sum }, not { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] You took no trick, so you can’t have taken a card.
       *[other] { NAME($seat, at: "start") } took no trick and can’t have taken a card.
    }

pad-moon-to-choose = A moon was shot: say whether it is old (the opponents add { $amount }) or new (the shooter takes { $amount } off).
pad-moon-not-shot = That was no moon: more than one player took points.
pad-moon-way =
    { $way ->
        [old] By these rules the moon counts old here: the opponents add points.
       *[new] By these rules the moon counts new here: the shooter takes points off.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] The pot carries over, so there is no new auction: you name the suit.
       *[other] The pot carries over, so there is no new auction: { NAME($seat) } names the suit.
    }
pad-bid-without-chips = Say how many chips were bid.
pad-bid-without-bidder = Say who made the bid.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] You have no chips to bid.
                [one] You have only { $most } chip to bid.
               *[other] You have only { $most } chips to bid.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } has no chips to bid.
                [one] { NAME($seat, at: "start") } has only { $most } chip to bid.
               *[other] { NAME($seat, at: "start") } has only { $most } chips to bid.
            }
    }
pad-suit-not-named = Say which suit was named.
pad-suit-without-bid = Nobody bid, so hearts count. If somebody named the suit, say who, and for how many chips.

pad-game-over = The game ended with hand { $hands }, so the next hand belongs to another game.

## What programs may send wrongly. $name is what was sent.

pad-entry-no-object = A hand is an object with "points", or with "counts" and "cards".
pad-entry-empty = A hand needs its points, or who took which cards.
pad-entry-unknown = { $name } is nothing that a hand has by these rules.
pad-entry-moon = "moon" is "old" or "new".
pad-entry-sun = "sun" is true or false.
pad-entry-sun-tricks = "sun" and "tricks" contradict each other.
pad-entry-bid = "bid" is a whole number of chips.
pad-entry-suit = "suit" is "clubs", "diamonds", "spades" or "hearts".
pad-entry-counts = "counts" is an object: a list of numbers for each suit, "H", "S", "D" or "C".
pad-entry-counts-suit = { $name } in "counts" is no suit: they are "H", "S", "D" and "C".
pad-entry-cards = "cards" is an object: the seat that took it, for each card.
pad-entry-cards-name = { $name } in "cards" is no card.
pad-entry-cards-twice = { $name } stands twice in "cards".
pad-entry-cards-takers = { $name } in "cards" has too many takers.
pad-entry-no-tricks = "no_tricks" is a list of seats.
pad-entry-seat = { $name } names no seat of this table.
pad-entry-row = { $name } is a list of whole numbers, one for each player.
pad-entry-number = { $name } holds something that is not a whole number, or one that can’t be.
