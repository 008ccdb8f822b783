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
    // Why an action is not done (refusal.hpp).
    {"refusal-must_follow_suit", "suit:suit"},

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

constexpr const MessageForm *message_form(std::string_view id) {
  for (const MessageForm &form : message_forms)
    if (form.id == id) return &form;
  return nullptr;
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
