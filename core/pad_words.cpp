#include "core/pad_words.hpp"

namespace openhearts {

namespace {

// A sentence put together piece by piece, by calls that stay calls: inlined, or as a chain of +, each sentence is a
// page of code, and it is sent to every browser.
class Saying {
public:
  [[gnu::noinline]] explicit Saying(std::string_view start) : text_(start) {}
  Saying(const Saying &) = delete;
  [[gnu::noinline]] ~Saying() {}

  [[gnu::noinline]] Saying &add(std::string_view part) {
    text_ += part;
    return *this;
  }

  [[gnu::noinline]] Saying &add(std::int64_t number) {
    if (number < 0) text_ += "−";
    text_ += std::to_string(number < 0 ? -number : number);
    return *this;
  }

  [[gnu::noinline]] Saying &add_card(Card card) {
    text_ += "the ";
    text_ += words_for(card);
    return *this;
  }

  // "1 heart", "3 hearts".
  [[gnu::noinline]] Saying &add_cards(std::int64_t number, Suit suit) {
    std::string_view word = words_for(suit);
    if (number == 1) word.remove_suffix(1);
    return add(number).add(" ").add(word);
  }

  // Before item `at` of a list of so many.
  Saying &add_joint(std::size_t at, std::size_t of) { return add(at == 0 ? "" : at + 1 == of ? " and " : ", "); }

  // How a moon stands on the sheet.
  [[gnu::noinline]] Saying &add_moon(MoonRule rule, std::int64_t amount) {
    if (rule != MoonRule::new_moon) add("written as 0 for the shooter and ").add(amount).add(" for the opponents");
    if (rule == MoonRule::choice || rule == MoonRule::automatic) add(", or ");
    if (rule != MoonRule::old_moon) add("written as ").add(-amount).add(" for the shooter and 0 for the others");
    return *this;
  }

  // With a capital before it and a full stop behind.
  [[gnu::noinline]] std::string end() {
    text_ += '.';
    if (text_.front() >= 'a' && text_.front() <= 'z') text_.front() = static_cast<char>(text_.front() - 'a' + 'A');
    return std::move(text_);
  }

private:
  std::string text_;
};

Suit suit_of(const PadItem &item) { return openhearts::suit_of(lowest(item.cards.cards)); }

void add_missing(Saying &saying, const Missing &missing) {
  const PadItem &item = *missing.item;
  if (item.counted) {
    saying.add_cards(missing.number, suit_of(item));
    return;
  }
  if (count(item.cards) > 1) saying.add(missing.number == 1 ? "one copy of " : "both copies of ");
  saying.add_card(lowest(item.cards.cards));
}

} // namespace

std::string missing_said(const std::vector<Missing> &missing) {
  constexpr std::size_t most_named = 3;
  const std::size_t named = missing.size() <= most_named + 1 ? missing.size() : most_named;
  const std::size_t parts = named == missing.size() ? named : named + 1;
  Saying saying("");
  int cards = 0;
  int unnamed = 0;
  for (std::size_t i = 0; i < missing.size(); ++i) {
    cards += missing[i].number;
    if (i >= named) {
      unnamed += missing[i].number;
      continue;
    }
    saying.add_joint(i, parts);
    add_missing(saying, missing[i]);
  }
  if (unnamed != 0) saying.add(" and ").add(unnamed).add(" other cards");
  return saying.add(cards == 1 ? " is still missing" : " are still missing").end();
}

std::string too_many_said(const PadItem &item, std::int64_t over) {
  return Saying("That is ").add_cards(over, suit_of(item)).add(" too many: there are ").add(count(item.cards)).end();
}

std::string too_often_said(Card card, int copies) {
  return Saying(copies == 1 ? "Only one can have taken " : "There are only two copies of ").add_card(card).end();
}

std::string worthless_said(Card card) {
  return Saying("").add_card(card).add(" counts for nothing in this hand").end();
}
std::string worthless_said(Suit suit) { return Saying(words_for(suit)).add(" count for nothing in this hand").end(); }
std::string unlike_said(Suit suit) {
  return Saying("The ").add(words_for(suit)).add(" that count are not alike: say who took each of them").end();
}

std::string points_missing_said(std::int64_t points) {
  return Saying("").add(points).add(points == 1 ? " point is still missing" : " points are still missing").end();
}

std::string sum_said(std::int64_t sum, std::int64_t all) {
  const std::int64_t apart = sum < all ? all - sum : sum - all;
  Saying saying("The points add up to ");
  saying.add(sum).add(", not ").add(all).add(": ");
  if (apart == 1)
    saying.add("one");
  else
    saying.add(apart);
  return saying.add(sum > all ? " too many" : apart == 1 ? " is missing" : " are missing").end();
}

std::string moon_said(MoonRule rule, std::int64_t amount) {
  return rule == MoonRule::off ? std::string() : Saying("A moon is ").add_moon(rule, amount).end();
}

std::string not_so_said(MoonRule rule, std::int64_t amount) {
  return Saying("All ").add(amount).add(" points with one player are a moon, ").add_moon(rule, amount).end();
}

std::string too_dear_said(Card card, std::int64_t value) {
  return Saying("It adds up, but nobody has the ").add(value).add(" points of ").add_card(card).end();
}

std::string choose_said(std::int64_t amount) {
  Saying saying("A moon was shot: say whether it is old, the opponents add ");
  return saying.add(amount).add(", or new, the shooter takes ").add(amount).add(" off").end();
}

std::string way_said(MoonWay way) {
  return way == MoonWay::old_way ? "By these rules the moon counts old here: the opponents add."
                                 : "By these rules the moon counts new here: the shooter subtracts.";
}

std::string take_said(const std::vector<Card> &cards) {
  Saying saying("Say who took ");
  for (std::size_t i = 0; i < cards.size(); ++i) saying.add_joint(i, cards.size()).add_card(cards[i]);
  return saying.add(", too: the chips depend on it").end();
}

std::string tricks_said(std::int64_t sum, int all) {
  return Saying("The tricks add up to ").add(sum).add(", not ").add(all).end();
}

std::string bid_too_high_said(std::int64_t most) {
  if (most <= 0) return "The bidder has no chips to bid.";
  return Saying("The bidder has only ").add(most).add(most == 1 ? " chip" : " chips").end();
}

std::string over_said(std::size_t hands) {
  Saying saying("The game was over after hand ");
  return saying.add(static_cast<std::int64_t>(hands)).add(": a hand behind that belongs to another").end();
}

} // namespace openhearts
