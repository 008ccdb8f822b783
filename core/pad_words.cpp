#include "core/pad_words.hpp"

namespace openhearts {

namespace {

std::string number_said(std::int64_t number) {
  return (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number);
}

// "1 heart", "3 hearts".
std::string counted(std::int64_t number, Suit suit) {
  std::string_view word = words_for(suit);
  if (number == 1) word.remove_suffix(1);
  return std::to_string(number) + " " + std::string(word);
}

std::string the(Card card) { return "the " + words_for(card); }

std::string listed(const std::vector<std::string> &parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string sentence(std::string text) {
  if (text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text + ".";
}

std::string moon_written(MoonRule rule, std::int64_t amount) {
  const std::string old_moon = "written as 0 for the shooter and " + std::to_string(amount) + " for the opponents";
  const std::string new_moon = "written as " + number_said(-amount) + " for the shooter and 0 for the others";
  switch (rule) {
  case MoonRule::old_moon: return old_moon;
  case MoonRule::new_moon: return new_moon;
  case MoonRule::choice:
  case MoonRule::automatic: return old_moon + ", or " + new_moon;
  case MoonRule::off: break;
  }
  return {};
}

Suit suit_of(const PadItem &item) { return openhearts::suit_of(lowest(item.cards.cards)); }

} // namespace

std::string missing_said(const std::vector<Missing> &missing) {
  constexpr std::size_t most_named = 3;
  std::vector<std::string> parts;
  int cards = 0;
  int unnamed = 0;
  for (const Missing &each : missing) {
    cards += each.number;
    if (parts.size() == most_named && missing.size() > most_named + 1)
      unnamed += each.number;
    else if (each.item->counted)
      parts.push_back(counted(each.number, suit_of(*each.item)));
    else
      parts.push_back((each.number == 2                        ? "both copies of "
                       : each.number < count(each.item->cards) ? "one copy of "
                                                               : "") +
                      the(lowest(each.item->cards.cards)));
  }
  if (unnamed != 0) parts.push_back(std::to_string(unnamed) + " other cards");
  return sentence(listed(parts) + (cards == 1 ? " is" : " are") + " still missing");
}

std::string too_many_said(const PadItem &item, std::int64_t over) {
  return sentence("that is " + counted(over, suit_of(item)) + " too many: there are " +
                  std::to_string(count(item.cards)));
}

std::string too_often_said(Card card, int copies) {
  return sentence(copies == 1 ? "only one can have taken " + the(card) : "there are only two copies of " + the(card));
}

std::string worthless_said(Card card) { return sentence(the(card) + " counts for nothing in this hand"); }
std::string worthless_said(Suit suit) {
  return sentence(std::string(words_for(suit)) + " count for nothing in this hand");
}
std::string unlike_said(Suit suit) {
  return sentence("the " + std::string(words_for(suit)) + " that count are not alike: say who took each of them");
}

std::string points_missing_said(std::int64_t points) {
  return sentence(points == 1 ? "1 point is still missing" : std::to_string(points) + " points are still missing");
}

std::string sum_said(std::int64_t sum, std::int64_t all) {
  const std::int64_t apart = sum < all ? all - sum : sum - all;
  const std::string number = apart == 1 ? "one" : std::to_string(apart);
  const char *what = sum > all ? " too many" : apart == 1 ? " is missing" : " are missing";
  return sentence("the points add up to " + number_said(sum) + ", not " + number_said(all) + ": " + number + what);
}

std::string moon_said(MoonRule rule, std::int64_t amount) {
  const std::string written = moon_written(rule, amount);
  return written.empty() ? written : sentence("a moon is " + written);
}

std::string not_so_said(MoonRule rule, std::int64_t amount) {
  return sentence("all " + std::to_string(amount) + " points with one player are a moon, " +
                  moon_written(rule, amount));
}

std::string too_dear_said(Card card, std::int64_t value) {
  return sentence("it adds up, but nobody has the " + std::to_string(value) + " points of " + the(card));
}

std::string choose_said(std::int64_t amount) {
  return sentence("a moon was shot: say whether it is old, the opponents add " + std::to_string(amount) +
                  ", or new, the shooter takes " + std::to_string(amount) + " off");
}

std::string way_said(MoonWay way) {
  return sentence(way == MoonWay::old_way ? "by these rules the moon counts old here: the opponents add"
                                          : "by these rules the moon counts new here: the shooter subtracts");
}

std::string take_said(const std::vector<Card> &cards) {
  std::vector<std::string> parts;
  for (const Card card : cards) parts.push_back(the(card));
  return sentence("say who took " + listed(parts) + ", too: the chips depend on it");
}

std::string tricks_said(std::int64_t sum, int all) {
  return sentence("the tricks add up to " + std::to_string(sum) + ", not " + std::to_string(all));
}

std::string bid_too_high_said(std::int64_t most) {
  if (most <= 0) return "The bidder has no chips to bid.";
  return sentence("the bidder has only " + std::to_string(most) + (most == 1 ? " chip" : " chips"));
}

std::string over_said(std::size_t hands) {
  return sentence("the game was over after hand " + std::to_string(hands) + ": a hand behind that belongs to another");
}

} // namespace openhearts
