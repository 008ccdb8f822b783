#include "core/refusal_message.hpp"

#include "core/auction.hpp"
#include "core/pass.hpp"

namespace openhearts {

namespace {

// The card played, or the first card to pass that the player doesn't hold, or doesn't hold often enough.
Card card_missing(Pile held, const Action &action) {
  for (std::size_t i = 0; i + 1 < action.count; ++i) {
    if (copies(held, action.cards[i]) == 0) return action.cards[i];
    take(held, of(action.cards[i]));
  }
  return action.cards[action.count == 0 ? 0 : action.count - 1U];
}

} // namespace

Message message_of(Refusal refusal, const Law &law, const PublicState &open, Pile held, const Action &action) {
  const auto suit = argument::suit(open.suit);
  const auto queen = argument::card(law.rules.queen);
  switch (refusal) {
  case Refusal::not_your_turn: return say<"refusal-not_your_turn">(argument::seats(who_may_act(open)));
  case Refusal::card_not_held: return say<"refusal-card_not_held">(argument::card(card_missing(held, action)));
  case Refusal::card_given_twice: return say<"refusal-card_given_twice">(argument::card(card_missing(held, action)));
  case Refusal::bid_too_low: return say<"refusal-bid_too_low">(argument::count(std::int64_t{open.auction.high} + 1));
  case Refusal::bid_too_high:
    return say<"refusal-bid_too_high">(
        argument::count(std::max<std::int64_t>(highest_bid_of(law, open, action.seat), 0)));
  case Refusal::wrong_number_of_cards:
    return say<"refusal-wrong_number_of_cards">(
        argument::count(open.phase == Phase::pass ? cards_to_pass(law, open.pass) : 0));
  case Refusal::must_follow_suit:
    return say<"refusal-must_follow_suit">(argument::suit(open.led == 0 ? open.suit : suit_of(lowest(open.led))));
  case Refusal::hearts_not_broken: return say<"refusal-hearts_not_broken">(suit);
  case Refusal::queen_not_led_yet: return say<"refusal-queen_not_led_yet">(queen, suit);
  case Refusal::must_lead_queen: return say<"refusal-must_lead_queen">(queen, suit);
  case Refusal::no_hearts_on_first_trick: return say<"refusal-no_hearts_on_first_trick">(suit);
  case Refusal::queen_not_discarded_yet: return say<"refusal-queen_not_discarded_yet">(queen, suit);
  case Refusal::must_discard_queen: return say<"refusal-must_discard_queen">(queen);
  default: return message_of(refusal);
  }
}

Message message_of(Refusal refusal, const Law &law, const Hand &hand, const Action &action) {
  const Pile held = action.seat < law.players ? hand.held[action.seat] : Pile{};
  return message_of(refusal, law, hand.open, held, action);
}

Message message_of(Refusal refusal) { return {form_of<"refusal-">(name_of(refusal))->id}; }

} // namespace openhearts
