// The closed list of what the engine may say: an id and, in order, its arguments with their kinds ("suit:suit").
//
// The words stand in the catalogues of locales/, under the same ids; the types of Python and TypeScript are generated
// from this list. An id begins with what it speaks of: refusal, fault (of a rule set), field, ...
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace openhearts {

// What an argument is. Behind each, how it stands in JSON.
enum class ArgumentKind : std::uint8_t {
  card,     // "QS"
  cards,    // ["QS", "AH"]
  suit,     // "hearts"
  seat,     // 2
  seats,    // [0, 2]
  points,   // 13; a mean with one decimal, 3.1
  chips,    // {"parts": 35, "unit": 2}: 17 1/2 chips
  count,    // 3
  rate,     // 23: in 23 of 100 cases
  field,    // "pass_count": a field of a rule set
  value,    // "hold", "12": a value as it is written in a rule set
  values,   // ["low", "high"]
  text,     // what somebody sent, cut to a readable length
  messages, // messages again, to be said as a list
};

struct MessageForm {
  std::string_view id;
  std::string_view arguments; // "players:count least:count"
};

inline constexpr MessageForm message_forms[] = {
    // Why an action is not done, or what was sent not taken: an id for each code (refusal.hpp).
    {"refusal-no_such_seat", ""},
    {"refusal-not_now", ""},
    {"refusal-not_your_turn", "seats:seats"},
    {"refusal-game_over", ""},
    {"refusal-no_such_card", ""},
    {"refusal-card_not_held", "card:card"},
    {"refusal-bid_too_low", "least:count"},
    {"refusal-bid_too_high", "most:count"},
    {"refusal-no_such_suit", ""},
    {"refusal-already_passed", ""},
    {"refusal-wrong_number_of_cards", "count:count"},
    {"refusal-card_given_twice", "card:card"},
    {"refusal-must_follow_suit", "suit:suit"},
    {"refusal-must_lead_lowest_club", ""},
    {"refusal-must_lead_a_club", ""},
    {"refusal-hearts_not_broken", "suit:suit"},
    {"refusal-queen_not_led_yet", "queen:card suit:suit"},
    {"refusal-must_lead_queen", "queen:card suit:suit"},
    {"refusal-no_penalties_on_first_trick", ""},
    {"refusal-no_hearts_on_first_trick", "suit:suit"},
    {"refusal-queen_not_discarded_yet", "queen:card suit:suit"},
    {"refusal-must_discard_queen", "queen:card"},
    {"refusal-not_a_moon_choice", ""},
    {"refusal-unknown_request", ""},
    {"refusal-bad_argument", ""},
    {"refusal-bad_json", ""},
    {"refusal-bad_rules", ""},
    {"refusal-bad_position", ""},
    {"refusal-bad_log", ""},
    {"refusal-bad_event", ""},
    {"refusal-no_game", ""},

    // Why a value is none that a field can have (field_kinds.hpp). `given` is what was sent.
    {"fault-flag", "given:text"},
    {"fault-choice", "values:values given:text"},
    {"fault-amount", "given:text"},
    {"fault-count", "given:text"},
    {"fault-open-count", "word:value given:text"},
    {"fault-card", "given:text"},
    {"fault-cards", "given:text"},
    {"fault-cards-item", "given:text"},
    {"fault-cards-thrice", "card:card"},
    {"fault-cycle", "given:text"},
    {"fault-cycle-entry", "values:values given:text"},
    {"fault-points", "given:text"},
    {"fault-points-name", "given:text"},
    {"fault-points-value", "name:text given:text"},
    {"fault-points-twice", "card:card"},
    {"fault-end", "given:text"},
    {"fault-settlement-kind", ""},
    {"fault-settlement-term", "given:text"},
    {"fault-chip_value", "given:text"},
    {"fault-buy_in", "given:text"},
    {"fault-split_two", "given:text"},
    {"fault-rules", ""},
    {"fault-preset", "given:text"},
    {"fault-no-field", ""},

    // Why a rule set can't be played (rules.hpp).
    {"fault-packs", "packs:count"},
    {"fault-players", "players:count least:count most:count"},
    {"fault-players-packs", "players:count least:count most:count"},
    {"fault-players-stock", "players:count least:count most:count"},
    {"fault-teams", "players:count"},
    {"fault-needs-teams", ""},
    {"fault-removed-once", "card:card"},
    {"fault-removed-many", "cards:count"},
    {"fault-hand_size-least", ""},
    {"fault-hand_size-most", "players:count hand_size:count cards:count"},
    {"fault-kitty", "cards:count"},
    {"fault-pass_count", ""},
    {"fault-pass_count-hand", "pass_count:count hand_size:count"},
    {"fault-pass_cycle-empty", ""},
    {"fault-pass_cycle-scatter", "hand_size:count"},
    {"fault-pass_cycle-across", "players:count"},
    {"fault-pass_cycle-oneself", "players:count"},
    {"fault-points-range", ""},
    {"fault-amount-range", ""},
    {"fault-sun-moon", ""},
    {"fault-end-hands", ""},
    {"fault-end-target", "target:points"},
    {"fault-end-worth", "points:points"},
    {"fault-auction-opening", ""},
    {"fault-auction-none", ""},
    {"fault-auction-pass", ""},
    {"fault-auction-settlement", ""},
    {"fault-settlement-buy_in", ""},
    {"fault-settlement-chip_value", ""},
    {"fault-settlement-objective", ""},

    // The rule sheet (rule_sheet.hpp).
    {"sheet-aim", ""},
    {"sheet-aim-low", ""},
    {"sheet-aim-high", ""},
    {"sheet-sides", "teams:value"},
    {"sheet-sides-totals", ""},
    {"sheet-deal", ""},
    {"sheet-deck", "players:count packs:count cards:count"},
    {"sheet-deck-without", "players:count packs:count cards:count removed:cards"},
    {"sheet-dealt", "cards:count"},
    {"sheet-stock", "cards:count"},
    {"sheet-stock-none", ""},
    {"sheet-kitty", "cards:count taker:value"},
    {"sheet-kitty-seen", "cards:count taker:value"},
    {"sheet-auction", ""},
    {"sheet-auction-bids", ""},
    {"sheet-auction-suit", ""},
    {"sheet-auction-carried", ""},
    {"sheet-auction-passed", ""},
    {"sheet-pass", ""},
    {"sheet-pass-none", ""},
    {"sheet-pass-cards", "cards:count"},
    {"sheet-pass-always", "way:value"},
    {"sheet-pass-cycle", "ways:values"},
    {"sheet-play", ""},
    {"sheet-lead-lowest", "card:card"},
    {"sheet-lead-lowest-dealt", ""},
    {"sheet-lead-lowest-packs", ""},
    {"sheet-lead-any_club", ""},
    {"sheet-lead-eldest", ""},
    {"sheet-lead-bidder", ""},
    {"sheet-follow", ""},
    {"sheet-cancel", ""},
    {"sheet-cancel-all", ""},
    {"sheet-draw", ""},
    {"sheet-draw-out", ""},
    {"sheet-first-no_penalties", ""},
    {"sheet-first-no_hearts", ""},
    {"sheet-breaking", ""},
    {"sheet-breaking-free", ""},
    {"sheet-hearts_only-may_lead", ""},
    {"sheet-hearts_only-pass_lead", ""},
    {"sheet-queen-breaks-discarded", "queen:card"},
    {"sheet-queen-breaks-played", "queen:card"},
    {"sheet-queen-lead", "queen:card"},
    {"sheet-queen-must-lead", "queen:card"},
    {"sheet-queen-either", "queen:card"},
    {"sheet-queen-discard", "queen:card"},
    {"sheet-queen-forced", "queen:card"},
    {"sheet-points", ""},
    {"sheet-points-suit", ""},
    {"sheet-points-none", ""},
    {"sheet-points-cards", "values:messages"},
    {"sheet-points-each", "suit:suit points:points"},
    {"sheet-points-card", "card:card points:points"},
    {"sheet-no_trick", "points:points"},
    {"sheet-fifty", ""},
    {"sheet-moon", ""},
    {"sheet-moon-none", ""},
    {"sheet-moon-player", ""},
    {"sheet-moon-player-bonus", ""},
    {"sheet-moon-side", ""},
    {"sheet-moon-side-bonus", ""},
    {"sheet-moon-old", "points:points teams:value"},
    {"sheet-moon-new", "points:points"},
    {"sheet-moon-choice", "points:points teams:value"},
    {"sheet-moon-auto", "points:points teams:value"},
    {"sheet-sun", "points:points"},
    {"sheet-moon-bonuses", ""},
    {"sheet-end", ""},
    {"sheet-end-hands", "hands:count"},
    {"sheet-end-target", "target:points"},
    {"sheet-end-target-side", "target:points"},
    {"sheet-wins", "objective:value"},
    {"sheet-wins-side", "objective:value"},
    {"sheet-tie-play_on", ""},
    {"sheet-tie-shared", ""},
    {"sheet-chips", ""},
    {"sheet-bought", "chips:count"},
    {"sheet-bought-worth", "chips:count worth:value"},
    {"sheet-average", "objective:value"},
    {"sheet-lowest_takes_pot", ""},
    {"sheet-sweepstakes", ""},
    {"sheet-sweepstakes-one", ""},
    {"sheet-sweepstakes-two", ""},
    {"sheet-howell", "chips:count"},
    {"sheet-bonus-pays-nothing", ""},

    // What differs from the standard game (rule_sheet.hpp): an id for each field.
    {"differs-players", "players:count"},
    {"differs-end-target", "target:points"},
    {"differs-end-hands", "hands:count"},
    {"differs-packs", "number:count"},
    {"differs-teams", "value:value"},
    {"differs-pooled", ""},
    {"differs-joint_moon", ""},
    {"differs-removed", "cards:cards"},
    {"differs-removed-none", ""},
    {"differs-hand_size", "number:count"},
    {"differs-kitty", "value:value"},
    {"differs-kitty_peek", ""},
    {"differs-pass_count", "number:count"},
    {"differs-pass_cycle", "values:values"},
    {"differs-pass_cycle-none", ""},
    {"differs-opening", "value:value"},
    {"differs-first_trick", "value:value"},
    {"differs-breaking", ""},
    {"differs-hearts_only", "value:value"},
    {"differs-queen", "card:card"},
    {"differs-queen_breaks", "value:value"},
    {"differs-queen_lead", "value:value"},
    {"differs-queen_or_hearts", "value:value"},
    {"differs-queen_discard", "value:value"},
    {"differs-points", "values:messages"},
    {"differs-points-suit", "suit:suit points:points"},
    {"differs-points-card", "card:card points:points"},
    {"differs-moon", "value:value"},
    {"differs-moon_needs_bonus", ""},
    {"differs-sun", "number:count"},
    {"differs-no_trick_bonus", "number:count"},
    {"differs-objective", "value:value"},
    {"differs-tie", "value:value"},
    {"differs-fifty_reset", ""},
    {"differs-auction", ""},
    {"differs-stock", ""},
    {"differs-settlement", "value:value"},
    {"differs-bought", "chips:count"},
    {"differs-bought-worth", "chips:count worth:value"},
    {"differs-split_two", ""},

    // What is wrong with JSON; `place` counts its characters from 1 (json_reader.hpp).
    {"json-after", "place:count"},
    {"json-deep", "place:count"},
    {"json-early", "place:count"},
    {"json-name", "place:count"},
    {"json-name-twice", "name:text place:count"},
    {"json-many", "place:count"},
    {"json-colon", "place:count"},
    {"json-comma-brace", "place:count"},
    {"json-comma-bracket", "place:count"},
    {"json-control", "place:count"},
    {"json-utf8", "place:count"},
    {"json-quote", "place:count"},
    {"json-escape", "place:count"},
    {"json-surrogate", "place:count"},
    {"json-value", "place:count"},
    {"json-zero", "place:count"},
    {"json-point", "place:count"},
    {"json-exponent", "place:count"},

    // What is wrong with a position; `name` is one of its fields (position.hpp, log.hpp).
    {"position-object", ""},
    {"position-no-field", "given:text"},
    {"position-whole", "name:value least:count most:count"},
    {"position-flag", "name:value"},
    {"position-suit", "name:value"},
    {"position-cards", "name:value"},
    {"position-piles", "name:value"},
    {"position-numbers", "name:value"},
    {"position-seats", "name:value"},
    {"position-no-card", "name:value given:text"},
    {"position-card-thrice", "name:value card:card"},
    {"position-hands", "players:count"},
    {"position-seat", "name:value"},
    {"position-one-each", "name:value"},
    {"position-number", ""},
    {"position-needs-leader", ""},
    {"position-table", ""},
    {"position-out", ""},
    {"position-leader-empty", ""},
    {"position-trick-complete", ""},
    {"position-card-absent", "card:card"},
    {"position-card-twice", "card:card"},
    {"position-card-often", "card:card"},
    {"position-kitty-stock", ""},
    {"position-stock", ""},
    {"position-two-players", ""},
    {"position-not-out", "seat:seat"},
    {"position-out-holds", "seat:seat"},
    {"position-hand-empty", ""},
    {"position-hand-size", "seat:seat"},
    {"position-chips", ""},
    {"position-auction", ""},
    {"position-bidder", ""},
    {"position-pass", "cards:count"},

    // What is wrong with a log (log.hpp).
    {"log-version", ""},
    {"log-rules", "field:value why:messages"},
    {"log-seed", ""},
    {"log-dealer", ""},
    {"log-actions", ""},
    {"log-hand", ""},
    {"log-action", "number:count action:text why:messages"},

    // What is wrong with an event (observer.hpp, event_json.hpp).
    {"event-member", "name:value"},
    {"event-others", ""},
    {"event-first", ""},
    {"event-order", ""},
    {"event-deal", "name:value"},
    {"event-action", "action:text why:messages"},
    {"event-cards", ""},
    {"event-leads", ""},

    // What is wrong with a request (line.hpp).
    {"input-long", "most:count"},
    {"input-words", ""},
    {"input-new", "given:text"},
    {"input-seed", ""},
    {"input-pad", "given:text"},
    {"input-dealer", "most:count"},
    {"input-hands", ""},
    {"input-no-hand", ""},
    {"input-bot", ""},
    {"input-bot-words", ""},
    {"input-steps", "most:count"},
    {"input-coach", "most:count"},
    {"input-depth", "most:count"},
    {"input-count", "most:count"},
    {"input-playouts", "most:count"},
    {"input-version", ""},
    {"input-observe", "given:text"},
    {"input-observer", ""},
    {"input-observed", "most:count"},
    {"input-events", "most:count"},
    {"input-events-position", ""},

    // The coach's reasons (bots/reasons.hpp): what speaks for the best choice, ...
    {"reason-only-card", "best:card"},
    {"reason-only-pass", "best:cards"},
    {"reason-only-bid", "best:count"},
    {"reason-only-suit", "best:suit"},
    {"reason-only-moon", "best:value"},
    {"reason-even-card", "best:card"},
    {"reason-even-pass", "best:cards"},
    {"reason-even-bid", "best:count"},
    {"reason-even-suit", "best:suit"},
    {"reason-even-moon", "best:value"},
    {"reason-best-card", "best:card"},
    {"reason-best-pass", "best:cards"},
    {"reason-best-bid", "best:count"},
    {"reason-best-suit", "best:suit"},
    {"reason-best-moon", "best:value"},
    {"reason-moon-card", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-moon-pass", "best_rate:rate other_rate:rate"},
    {"reason-stop-moon-card", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-stop-moon-pass", "best_rate:rate other_rate:rate"},
    {"reason-bonus-card", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-bonus-pass", "best_rate:rate other_rate:rate"},
    {"reason-queen-in-trick", "queen:card"},
    {"reason-queen-discard", "queen:card suit:suit"},
    {"reason-queen-under", "queen:card winning:card"},
    {"reason-queen-before-higher", "queen:card"},
    {"reason-queen-keep", "queen:card other_rate:rate"},
    {"reason-queen-guard", "queen:card suit:suit other:card other_rate:rate"},
    {"reason-queen-out", "queen:card other:card other_rate:rate"},
    {"reason-queen-out-none-below", "queen:card other:card other_rate:rate"},
    {"reason-queen-pass", "queen:card kept_rate:rate"},
    {"reason-pass-safer-from-queen", "queen:card"},
    {"reason-pass-void", "suit:suit"},
    {"reason-pass-costly", ""},
    {"reason-points-wanted", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-follow-yours-anyway", "best:card"},
    {"reason-follow-last-and-clean", "best:card"},
    {"reason-follow-while-cheap", "best:card"},
    {"reason-follow-under-points", "winning:card points:points other:card other_rate:rate"},
    {"reason-follow-under", "winning:card other:card other_rate:rate"},
    {"reason-follow-while-safe", "best:card"},
    {"reason-follow-rarely-takes", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-discard-partner-wins", ""},
    {"reason-discard-points", "suit:suit best:card"},
    {"reason-discard-above-queen", "queen:card best:card"},
    {"reason-discard-high", "suit:suit best:card"},
    {"reason-last-of-suit", "best:card suit:suit"},
    {"reason-lead-below-queen", "queen:card"},
    {"reason-lead-low", "best:card best_rate:rate other:card other_rate:rate"},
    {"reason-lead-rarely-takes", "best:card best_rate:rate"},
    {"reason-lead-while-clean", "best:card"},
    // ... and what another would cost. `unit` is points or chips.
    {"reason-cost-card", "other:card cost:points unit:value"},
    {"reason-cost-pass", "other:cards best:cards cost:points unit:value"},
    {"reason-cost-bid", "other:count cost:points unit:value"},
    {"reason-cost-suit", "other:suit cost:points unit:value"},
    {"reason-cost-moon", "other:value cost:points unit:value"},
    {"reason-cost-queen-card", "other:card cost:points queen:card other_rate:rate best_rate:rate"},
    {"reason-cost-queen-pass", "other:cards best:cards cost:points queen:card other_rate:rate best_rate:rate"},

    // How the chips moved (settlement_lines.hpp).
    {"settled-average", "average:chips"},
    {"settled-below-average", "seats:seats paid:chips"},
    {"settled-above-average", "seats:seats won:chips"},
    {"settled-at-average", "seats:seats"},
    {"settled-no-hearts", "seats:seats"},
    {"settled-takes-back", "seats:seats won:chips"},
    {"settled-pays-for-hearts", "seats:seats paid:chips hearts:count"},
    {"settled-pays-and-takes-back", "seats:seats paid:chips hearts:count won:chips"},
    {"settled-clear", "seats:seats"},
    {"settled-clear-takes-pot", "seats:seats won:chips"},
    {"settled-clear-shares-pot", "seats:seats won:chips"},
    {"settled-pays", "seats:seats paid:chips points:points"},
    {"settled-pays-takes-pot", "seats:seats paid:chips points:points won:chips"},
    {"settled-pays-shares-pot", "seats:seats paid:chips points:points won:chips"},
    {"settled-rest-stays", "pot:chips"},
    {"settled-nobody-clear", "pot:chips"},
    {"settled-several-clear", "pot:chips clear:count"},

    // Why a hand can't go on the scorepad (pad.hpp).
    {"pad-missing", "items:messages cards:count"},
    {"pad-missing-of-suit", "suit:suit number:count"},
    {"pad-missing-card", "card:card"},
    {"pad-missing-copies", "card:card number:count"},
    {"pad-missing-others", "number:count"},
    {"pad-too-many-of-suit", "suit:suit over:count all:count"},
    {"pad-card-taken-twice", "card:card copies:count"},
    {"pad-worthless-card", "card:card"},
    {"pad-worthless-suit", "suit:suit"},
    {"pad-unlike-suit", "suit:suit"},
    // Of points; `moon` is the rule by which they stand on the sheet, `off` where nothing looks like a moon.
    {"pad-points-missing", "missing:points moon:value amount:points"},
    {"pad-points-short", "sum:points all:points missing:points moon:value amount:points"},
    {"pad-points-over", "sum:points all:points over:points moon:value amount:points"},
    {"pad-points-of-a-moon", "moon:value amount:points"},
    {"pad-points-of-no-cards", ""},
    {"pad-points-too-few-for-card", "card:card points:points"},
    {"pad-points-of-many-cards", ""},
    {"pad-chips-need-all-cards", ""},
    {"pad-chips-need-cards", "cards:cards"},
    {"pad-chips-need-partners", ""},
    {"pad-tricks", "sum:count all:count"},
    {"pad-no-trick-but-card", "seat:seat"},
    {"pad-moon-to-choose", "amount:points"},
    {"pad-moon-not-shot", ""},
    {"pad-moon-way", "way:value"},
    {"pad-bid-in-carried-pot", "seat:seat"},
    {"pad-bid-without-chips", ""},
    {"pad-bid-without-bidder", ""},
    {"pad-bid-too-high", "seat:seat most:count"},
    {"pad-suit-not-named", ""},
    {"pad-suit-without-bid", ""},
    {"pad-game-over", "hands:count"},
    // Of an entry that has not the form of one; `name` is what it was sent as.
    {"pad-entry-no-object", ""},
    {"pad-entry-empty", ""},
    {"pad-entry-unknown", "name:text"},
    {"pad-entry-moon", ""},
    {"pad-entry-sun", ""},
    {"pad-entry-bid", ""},
    {"pad-entry-suit", ""},
    {"pad-entry-counts", ""},
    {"pad-entry-counts-suit", "name:text"},
    {"pad-entry-cards", ""},
    {"pad-entry-cards-name", "name:text"},
    {"pad-entry-cards-twice", "name:text"},
    {"pad-entry-cards-takers", "name:text"},
    {"pad-entry-no-tricks", ""},
    {"pad-entry-seat", "name:text"},
    {"pad-entry-row", "name:text"},
    {"pad-entry-number", "name:text"},
};

inline constexpr std::size_t message_count = sizeof message_forms / sizeof message_forms[0];

// The place of a message in the list; message_count where no message has this id.
constexpr std::size_t message_place(std::string_view id) {
  std::size_t place = 0;
  while (place < message_count && message_forms[place].id != id) ++place;
  return place;
}

// The form of a message, or nullptr.
constexpr const MessageForm *message_form(std::string_view id) {
  const std::size_t place = message_place(id);
  return place < message_count ? &message_forms[place] : nullptr;
}

inline constexpr std::array<std::string_view, 14> argument_kind_names = {
    "card",  "cards", "suit",  "seat",  "seats",  "points", "chips",
    "count", "rate",  "field", "value", "values", "text",   "messages"};

// The next "name:kind" of a list of arguments, taken off its front.
struct ArgumentForm {
  std::string_view name;
  std::string_view kind;
};
constexpr ArgumentForm take_argument(std::string_view &arguments) {
  const std::string_view word = arguments.substr(0, arguments.find(' '));
  arguments.remove_prefix(word.size() == arguments.size() ? word.size() : word.size() + 1);
  const std::size_t colon = word.find(':');
  return {word.substr(0, colon), word.substr(colon + 1)};
}

// Whether a message of this form takes arguments of these kinds, in this order.
template <std::size_t size> constexpr bool takes(const MessageForm &form, const std::array<ArgumentKind, size> &kinds) {
  std::string_view left = form.arguments;
  for (const ArgumentKind kind : kinds)
    if (left.empty() || take_argument(left).kind != argument_kind_names[static_cast<std::size_t>(kind)]) return false;
  return left.empty();
}

} // namespace openhearts
