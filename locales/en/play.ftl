### What is said at a table, on the page and in the terminal: refusals, hints, how a hand was settled.

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
refusal-must_follow_suit = You still have { SUIT($suit, as: "suit-one") }, so { SUIT($suit, as: "suit-one") } must be played.
    .about = You have a card of the suit led, so one of those must be played.
refusal-must_lead_lowest_club = The lowest club opens the hand.
refusal-must_lead_a_club = A club opens the hand.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-first") } are not broken yet.
    .about = Hearts are not broken yet.
refusal-queen_not_led_yet = The { CARD($queen) } can be led once { SUIT($suit) } are broken.
    .about = The queen can be led once hearts are broken.
refusal-must_lead_queen = With only { SUIT($suit) } besides, the { CARD($queen) } must be led.
    .about = With only hearts besides, the queen must be led.
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
refusal-no_game = There is no game yet; new deals one.
