### What is said at a table, on the page and in the terminal: refusals, how a hand was settled.

## Why an action is not done. Where a sentence speaks of the situation, .about says it in general.

refusal-no_such_seat = Nobody sits there: seats are counted from 0, clockwise.
refusal-not_now = This is not the time for that.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Nobody is to play now.
        [you] It is your turn.
        [one] It is { NAME($seats) }’s turn.
       *[many] { NAME($seats) } are still to play.
    }
    .about = It is another player’s turn.
refusal-game_over = The game is over.
refusal-no_such_card = There is no such card. Write rank and suit, like QS or TD.
refusal-card_not_held = You don’t hold the { CARD($card) }.
    .about = You don’t hold that card.
refusal-bid_too_low = Bid { $least } or more, or pass.
    .about = A bid must be higher than the last one.
refusal-bid_too_high = You can bid { $most ->
        [one] one chip
       *[other] { $most } chips
    } at most.
    .about = Nobody can bid more chips than they have.
refusal-no_such_suit = There is no such suit: clubs, diamonds, spades or hearts.
refusal-already_passed = You have already passed your cards.
refusal-wrong_number_of_cards =
    { $count ->
        [0] No cards are to be passed now.
        [one] Pass one card.
       *[other] Pass exactly { $count } cards.
    }
    .about = That is not the number of cards to pass.
refusal-card_given_twice = You can’t pass the { CARD($card) } twice.
    .about = The same card can’t be passed twice.
refusal-must_follow_suit = You still have { SUIT($suit, as: "suit-one") }, so you must follow suit.
    .about = You have a card of the suit led, so you must follow suit.
refusal-must_lead_lowest_club = The lowest club opens the hand.
refusal-must_lead_a_club = A club opens the hand.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-first") } are not broken yet.
    .about = Hearts are not broken yet.
refusal-queen_not_led_yet = The { CARD($queen) } can be led once { SUIT($suit) } are broken.
    .about = The queen can be led once hearts are broken.
refusal-must_lead_queen = You have only { SUIT($suit) } and the { CARD($queen) }, so the { CARD($queen) } must be led.
    .about = You have only hearts and the queen, so the queen must be led.
refusal-no_penalties_on_first_trick = No points may be thrown on the first trick.
refusal-no_hearts_on_first_trick = No { SUIT($suit) } may be thrown on the first trick.
    .about = No hearts may be thrown on the first trick.
refusal-queen_not_discarded_yet = The { CARD($queen) } can be thrown once { SUIT($suit) } are broken.
    .about = The queen can be thrown once hearts are broken.
refusal-must_discard_queen = The { CARD($queen) } must be thrown at the first chance.
    .about = The queen must be thrown at the first chance.
refusal-not_a_moon_choice = A moon is scored old (the others add) or new (the shooter subtracts).

## Why what was sent is not taken. What exactly is wrong is said in other words; these are for when nothing more is known.

refusal-unknown_request = There is no such request; help lists them.
refusal-bad_argument = The request can’t be understood; help shows how it is written.
refusal-bad_json = That is not the JSON that this request takes.
refusal-bad_rules = These rules can’t be played.
refusal-bad_position = That position can’t be played.
refusal-bad_log = That log can’t be replayed.
refusal-bad_event = That event doesn’t fit what was seen before.
refusal-no_game = There is no game yet; new deals one.

## How the chips moved. $seats are all who paid and won the same.

# A number that may have a fraction, without a word behind it.
settled-number = { $amount }
settled-average = The average total is { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) }, the difference from the average.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) }, the difference from the average.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) }, the difference from the average.
    }
settled-above-average =
    { WHO($seats) ->
        [you] You get { CHIPS($won) }, the difference from the average.
        [one] { NAME($seats, at: "start") } gets { CHIPS($won) }, the difference from the average.
       *[many] { NAME($seats, at: "start") } each get { CHIPS($won) }, the difference from the average.
    }
settled-at-average =
    { WHO($seats) ->
        [you] You are exactly at the average and pay nothing.
        [one] { NAME($seats, at: "start") } is exactly at the average and pays nothing.
       *[many] { NAME($seats, at: "start") } are exactly at the average and pay nothing.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] You pay nothing and get nothing.
        [one] { NAME($seats, at: "start") } pays nothing and gets nothing.
       *[many] { NAME($seats, at: "start") } pay nothing and get nothing.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] You pay nothing and get { CHIPS($won) } for the hearts of the others.
        [one] { NAME($seats, at: "start") } pays nothing and gets { CHIPS($won) } for the hearts of the others.
       *[many] { NAME($seats, at: "start") } pay nothing and each get { CHIPS($won) } for the hearts of the others.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) } for { settled-hearts } and get nothing.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) } for { settled-hearts } and gets nothing.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) } for { settled-hearts } and get nothing.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) } for { settled-hearts } and get { CHIPS($won) } for the hearts of the others.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) } for { settled-hearts } and gets { CHIPS($won) } for the hearts of the others.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) } for { settled-hearts } and get { CHIPS($won) } for the hearts of the others.
    }

settled-clear =
    { WHO($seats) ->
        [you] You are clear.
        [one] { NAME($seats, at: "start") } is clear.
       *[many] { NAME($seats, at: "start") } are clear.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] You are clear and take the pot of { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } is clear and takes the pot of { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } are clear and take the pot of { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] You are clear and take { CHIPS($won) }, your share of the pot.
        [one] { NAME($seats, at: "start") } is clear and takes { CHIPS($won) }, a share of the pot.
       *[many] { NAME($seats, at: "start") } are clear and share the pot: { CHIPS($won) } each.
    }
settled-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
settled-pays =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) } for { settled-points }.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) } for { settled-points }.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) } for { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) } for { settled-points } and take the pot of { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) } for { settled-points } and takes the pot of { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) } for { settled-points } and take the pot of { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] You pay { CHIPS($paid) } for { settled-points } and take { CHIPS($won) }, your share of the pot.
        [one] { NAME($seats, at: "start") } pays { CHIPS($paid) } for { settled-points } and takes { CHIPS($won) }, a share of the pot.
       *[many] { NAME($seats, at: "start") } each pay { CHIPS($paid) } for { settled-points } and share the pot: { CHIPS($won) } each.
    }

settled-rest-stays = The pot can’t be shared out evenly and keeps { CHIPS($pot) }.
settled-nobody-clear = Nobody is clear, so the pot of { CHIPS($pot) } stays.
settled-several-clear =
    { $clear ->
        [one] { $clear } player is clear, so the pot of { CHIPS($pot) } stays.
       *[other] { $clear } players are clear, so the pot of { CHIPS($pot) } stays.
    }
