### The page: what is told at the end of a hand and of a game, beside the result.

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

## The player's best card, and the one that cost most, by the coach. $difference counts what the others get as
## well: in points it is by how much the player does better than the others on average, so it may be more
## than a hand holds.

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
        [points] Hand { $hand }: compared with the { CARD($other) }, it gained you { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on the others.
        [game] Hand { $hand }: the { CARD($other) } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game worse.
       *[chips] Hand { $hand }: the { CARD($other) } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips worse.
    }
story-dearest = Costliest: the { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Hand { $hand }: the { CARD($other) } would have gained you { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on the others.
        [game] Hand { $hand }: the { CARD($other) } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game better.
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
