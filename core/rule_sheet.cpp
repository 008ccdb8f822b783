#include "core/rule_sheet.hpp"

#include "core/field_kinds.hpp"
#include "core/fields.hpp"
#include "core/law.hpp"
#include "core/pass.hpp"
#include "core/settlement.hpp"

namespace openhearts {

namespace {

using Text = std::vector<Message>;

// The part of the law in force when a hand begins, before anybody names another suit.
const SuitLaw &usual(const Law &law) { return law_of(law, Suit::hearts); }

// A field's value, as it is named in the catalogues.
Argument<ArgumentKind::value> value_of(const Rules &rules, std::string_view field) {
  return argument::value(field_named(field)->write(rules).text);
}

RuleSheetPart aim(const Law &law) {
  const Rules &rules = law.rules;
  Text text;
  text.push_back(rules.objective == Objective::low ? say<"sheet-aim-low">() : say<"sheet-aim-high">());
  if (rules.teams != Teams::none) {
    text.push_back(say<"sheet-sides">(value_of(rules, "teams")));
    text.push_back(say<"sheet-sides-totals">());
  }
  return {say<"sheet-aim">(), std::move(text)};
}

RuleSheetPart the_deal(const Law &law) {
  const Rules &rules = law.rules;
  Text text;
  const auto players = argument::count(law.players);
  const auto packs = argument::count(rules.packs);
  const auto cards = argument::count(law.card_count);
  text.push_back(empty(*rules.removed)
                     ? say<"sheet-deck">(players, packs, cards)
                     : say<"sheet-deck-without">(players, packs, cards, argument::cards(*rules.removed)));
  text.push_back(say<"sheet-dealt">(argument::count(law.hand_size)));
  if (rules.stock)
    text.push_back(law.stock_size == 0 ? say<"sheet-stock-none">()
                                       : say<"sheet-stock">(argument::count(law.stock_size)));
  if (law.kitty_size > 0) {
    const auto left = argument::count(law.kitty_size);
    const auto taker = value_of(rules, "kitty");
    text.push_back(rules.kitty_peek ? say<"sheet-kitty-seen">(left, taker) : say<"sheet-kitty">(left, taker));
  }
  return {say<"sheet-deal">(), std::move(text)};
}

RuleSheetPart the_pass(const Law &law) {
  const std::vector<Pass> &cycle = *law.rules.pass_cycle;
  const auto *const values = field_named("pass_cycle")->values.data();
  int cards = 0;
  int scattered = 0;
  std::vector<std::string_view> where;
  for (const Pass pass : cycle) {
    const int passed = cards_to_pass(law, pass);
    if (passed != 0) (pass == Pass::scatter ? scattered : cards) = passed;
    where.push_back(values[static_cast<std::size_t>(passed != 0 ? pass : Pass::hold)]);
  }
  if (cards == 0) cards = scattered;
  if (cards == 0) return {say<"sheet-pass">(), {say<"sheet-pass-none">()}};
  Text text = {say<"sheet-pass-cards">(argument::count(cards)),
               cycle.size() == 1 ? say<"sheet-pass-always">(argument::value(where[0]))
                                 : say<"sheet-pass-cycle">(argument::values(where))};
  if (scattered != 0 && scattered != cards) text.push_back(say<"sheet-pass-scatter">(argument::count(scattered)));
  return {say<"sheet-pass">(), std::move(text)};
}

RuleSheetPart the_auction(const Law &law) {
  if (!law.rules.auction) return {};
  return {say<"sheet-auction">(),
          {say<"sheet-auction-bids">(), say<"sheet-auction-suit">(), say<"sheet-auction-carried">(),
           say<"sheet-auction-passed">()}};
}

Message opening(const Law &law) {
  switch (law.rules.opening) {
  case Opening::lowest_club: {
    const Cards low = law.deck.cards & clubs;
    if (low == 0) break;
    if (law.rules.packs == 2) return say<"sheet-lead-lowest-packs">();
    if (law.kitty_size + law.stock_size > 0) return say<"sheet-lead-lowest-dealt">();
    return say<"sheet-lead-lowest">(argument::card(lowest(low)));
  }
  case Opening::any_club:
    if ((law.deck.cards & clubs) == 0) break;
    return say<"sheet-lead-any_club">();
  case Opening::bidder: return say<"sheet-lead-bidder">();
  case Opening::eldest: break;
  }
  return say<"sheet-lead-eldest">();
}

// Whether hearts may not be led until they are broken, of which `tell_of_hearts` says what it means.
bool says_how_hearts_break(const Law &law) { return law.rules.breaking && (law.deck.cards & hearts) != 0; }

void tell_of_hearts(const Law &law, Text &text) {
  const Rules &rules = law.rules;
  if (rules.first_trick == FirstTrick::no_penalties && usual(law).penalties != 0)
    text.push_back(say<"sheet-first-no_penalties">(value_of(rules, "objective")));
  if (rules.first_trick == FirstTrick::no_hearts) text.push_back(say<"sheet-first-no_hearts">());
  if ((law.deck.cards & hearts) == 0) return;
  text.push_back(rules.breaking ? say<"sheet-breaking">() : say<"sheet-breaking-free">());
  if (rules.breaking)
    text.push_back(rules.hearts_only == HeartsOnly::may_lead ? say<"sheet-hearts_only-may_lead">()
                                                             : say<"sheet-hearts_only-pass_lead">());
}

void tell_of_queen(const Law &law, Text &text) {
  const Rules &rules = law.rules;
  const Cards queen_there = usual(law).queen;
  if (queen_there == 0) return;
  const auto queen = argument::card(rules.queen);
  const bool speaks_of_breaking = rules.queen_breaks != QueenBreaks::never ||
                                  rules.queen_lead == QueenLead::after_broken ||
                                  rules.queen_discard == QueenDiscard::after_broken;
  if (speaks_of_breaking && !says_how_hearts_break(law)) text.push_back(say<"sheet-broken">());
  if (rules.queen_breaks == QueenBreaks::discarded) text.push_back(say<"sheet-queen-breaks-discarded">(queen));
  if (rules.queen_breaks == QueenBreaks::played) text.push_back(say<"sheet-queen-breaks-played">(queen));
  if (rules.queen_lead == QueenLead::after_broken) text.push_back(say<"sheet-queen-lead">(queen));
  if (says_how_hearts_break(law) && (queen_there & hearts) == 0)
    text.push_back(rules.queen_or_hearts == QueenOrHearts::must_lead_queen ? say<"sheet-queen-must-lead">(queen)
                                                                           : say<"sheet-queen-either">(queen));
  if (rules.queen_discard == QueenDiscard::after_broken) text.push_back(say<"sheet-queen-discard">(queen));
  if (rules.queen_discard == QueenDiscard::forced) text.push_back(say<"sheet-queen-forced">(queen));
}

RuleSheetPart the_play(const Law &law) {
  Text text;
  text.push_back(opening(law));
  text.push_back(say<"sheet-follow">());
  if (law.rules.packs == 2) {
    text.push_back(say<"sheet-cancel">());
    text.push_back(say<"sheet-cancel-all">());
  }
  if (law.rules.stock) {
    text.push_back(say<"sheet-draw">());
    text.push_back(say<"sheet-draw-out">());
  }
  tell_of_hearts(law, text);
  tell_of_queen(law, text);
  return {say<"sheet-play">(), std::move(text)};
}

// What the cards are worth: whole suits of one value together, all other cards by name.
Text values_in(const Law &law) {
  Text values;
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    const Cards in_suit = law.deck.cards & of(suit);
    if (in_suit == 0) continue;
    const std::int32_t first = law.rules.points[lowest(in_suit)];
    bool alike = count(in_suit) > 1;
    for (Cards left = in_suit; left != 0;) alike = law.rules.points[take_lowest(left)] == first && alike;
    if (alike) {
      if (first != 0) values.push_back(say<"sheet-points-each">(argument::suit(suit), argument::points(first)));
      continue;
    }
    for (Cards left = in_suit; left != 0;) {
      const Card card = take_lowest(left);
      const std::int32_t points = law.rules.points[card];
      if (points != 0) values.push_back(say<"sheet-points-card">(argument::card(card), argument::points(points)));
    }
  }
  return values;
}

RuleSheetPart the_points(const Law &law) {
  const Text values = values_in(law);
  Text text;
  text.push_back(law.rules.auction ? say<"sheet-points-suit">()
                 : values.empty()  ? say<"sheet-points-none">()
                                   : say<"sheet-points-cards">(argument::messages(values)));
  if (law.rules.no_trick_bonus != 0) text.push_back(say<"sheet-no_trick">(argument::points(law.rules.no_trick_bonus)));
  if (law.rules.fifty_reset) text.push_back(say<"sheet-fifty">());
  return {say<"sheet-points">(), std::move(text)};
}

bool has_moon(const Law &law) { return law.rules.moon != MoonRule::off && usual(law).penalties != 0; }

Message moon_scored(const Law &law) {
  const auto points = argument::points(penalty_sum(law, usual(law)));
  const auto teams = value_of(law.rules, "teams");
  switch (law.rules.moon) {
  case MoonRule::new_moon: return say<"sheet-moon-new">(points);
  case MoonRule::choice: return say<"sheet-moon-choice">(points, teams);
  case MoonRule::automatic: return say<"sheet-moon-auto">(points, teams);
  case MoonRule::old_moon:
  case MoonRule::off: break;
  }
  return say<"sheet-moon-old">(points, teams);
}

RuleSheetPart the_moon(const Law &law) {
  const Rules &rules = law.rules;
  if (!has_moon(law)) return {say<"sheet-moon">(), {say<"sheet-moon-none">()}};
  const bool bonus = rules.moon_needs_bonus && usual(law).bonuses != 0;
  const auto objective = value_of(rules, "objective");
  Text text;
  if (rules.joint_moon)
    text.push_back(bonus ? say<"sheet-moon-side-bonus">(objective) : say<"sheet-moon-side">(objective));
  else
    text.push_back(bonus ? say<"sheet-moon-player-bonus">(objective) : say<"sheet-moon-player">(objective));
  text.push_back(moon_scored(law));
  if (rules.joint_moon && rules.moon != MoonRule::old_moon) text.push_back(say<"sheet-moon-together">());
  if (rules.joint_moon && rules.moon == MoonRule::choice) text.push_back(say<"sheet-moon-chooser">());
  if (rules.sun != 0) text.push_back(say<"sheet-sun">(argument::points(rules.sun)));
  if (usual(law).bonuses != 0) text.push_back(say<"sheet-moon-bonuses">());
  return {say<"sheet-moon">(), std::move(text)};
}

RuleSheetPart the_end(const Law &law) {
  const Rules &rules = law.rules;
  const auto objective = value_of(rules, "objective");
  const auto target = argument::points(rules.end.number);
  Text text;
  if (rules.end.by == End::By::hands)
    text.push_back(say<"sheet-end-hands">(argument::count(agreed_hands(rules))));
  else
    text.push_back(rules.pooled ? say<"sheet-end-target-side">(target) : say<"sheet-end-target">(target));
  text.push_back(rules.teams == Teams::none ? say<"sheet-wins">(objective) : say<"sheet-wins-side">(objective));
  text.push_back(rules.tie == Tie::play_on ? say<"sheet-tie-play_on">() : say<"sheet-tie-shared">());
  return {say<"sheet-end">(), std::move(text)};
}

RuleSheetPart the_chips(const Law &law) {
  using enum Settlement::Kind;
  const Settlement &settlement = law.rules.settlement;
  if (settlement.kind == none) return {};
  Text text;
  const auto bought = argument::count(settlement.buy_in);
  if (settlement.chip_value == Settlement{}.chip_value)
    text.push_back(say<"sheet-bought">(bought));
  else
    text.push_back(say<"sheet-bought-worth">(bought, argument::value(chip_value_of(settlement))));
  switch (settlement.kind) {
  case none: break;
  case average: text.push_back(say<"sheet-average">(value_of(law.rules, "objective"))); break;
  case lowest_takes_pot: text.push_back(say<"sheet-lowest_takes_pot">()); break;
  case sweepstakes:
    text.push_back(say<"sheet-sweepstakes">());
    text.push_back(settlement.split_two ? say<"sheet-sweepstakes-two">() : say<"sheet-sweepstakes-one">());
    break;
  case howell: text.push_back(say<"sheet-howell">(argument::count(law.players - 1))); break;
  }
  if (settlement.kind == lowest_takes_pot || settlement.kind == sweepstakes) {
    if (usual(law).bonuses != 0) text.push_back(say<"sheet-bonus-pays-nothing">());
    if (has_moon(law)) text.push_back(say<"sheet-moon-pays-nothing">());
  }
  return {say<"sheet-chips">(), std::move(text)};
}

} // namespace

std::vector<RuleSheetPart> rule_sheet_of(const Rules &rules) {
  const Law law = compile(rules);
  std::vector<RuleSheetPart> parts = {aim(law),        the_deal(law), the_auction(law), the_pass(law), the_play(law),
                                      the_points(law), the_moon(law), the_end(law),     the_chips(law)};
  std::erase_if(parts, [](const RuleSheetPart &part) { return part.text.empty(); });
  return parts;
}

} // namespace openhearts
