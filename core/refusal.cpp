#include "core/refusal.hpp"

#include <array>

namespace openhearts {

namespace {

constexpr std::array<RefusalWords, static_cast<std::size_t>(Refusal::count)> table = {{
    {"none", ""},

    {"no_such_seat", "Nobody sits there: seats count from 0 clockwise."},
    {"not_now", "This is not the time for that."},
    {"not_your_turn", "It is another player's turn."},
    {"game_over", "The game is over."},
    {"no_such_card", "There is no such card: write rank and suit, like QS or TD."},
    {"card_not_held", "You don't hold that card."},

    {"bid_too_low", "A bid must be higher than the last one; 0 is to pass."},
    {"bid_too_high", "Nobody may bid more chips than there are in the stack."},
    {"no_such_suit", "There is no such suit: clubs, diamonds, spades or hearts."},

    {"already_passed", "You have passed your cards already."},
    {"wrong_number_of_cards", "That is not the number of cards to pass."},
    {"card_given_twice", "The same card can't be passed twice."},

    {"must_follow_suit", "You hold a card of the suit led, so one of those must be played."},
    {"must_lead_lowest_club", "The lowest club dealt must be led to the first trick."},
    {"must_lead_a_club", "A club must be led to the first trick."},
    {"hearts_not_broken", "Hearts are not broken yet, so they can't be led."},
    {"queen_not_led_yet", "The queen can't be led before hearts are broken."},
    {"must_lead_queen", "With nothing but hearts and the queen, the queen must be led."},
    {"no_penalties_on_first_trick", "No card that costs points may be discarded on the first trick."},
    {"no_hearts_on_first_trick", "No heart may be discarded on the first trick."},
    {"queen_not_discarded_yet", "The queen can't be discarded before hearts are broken."},
    {"must_discard_queen", "The queen must be discarded at the first chance."},

    {"not_a_moon_choice", "A moon is scored old (the others add) or new (the shooter subtracts)."},

    {"unknown_request", "There is no such request; `help` lists them."},
    {"bad_argument", "The request's words are not of its form; `help` shows them."},
    {"bad_json", "That is not the JSON this request takes."},
    {"bad_rules", "These rules can't be played."},
    {"bad_position", "That position can't be played."},
    {"bad_log", "That log can't be replayed."},
    {"no_game", "There is no game yet: `new` deals one."},
}};

} // namespace

RefusalWords words_for(Refusal refusal) { return table[static_cast<std::size_t>(refusal)]; }

} // namespace openhearts
