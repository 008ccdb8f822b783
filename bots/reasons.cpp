#include "bots/reasons.hpp"

#include "bots/knowledge.hpp"
#include "core/auction.hpp"

#include <algorithm>

namespace openhearts {

namespace {

using Choice = Search::Choice;
using Sum = std::int64_t Choice::*; // of what happened in the deals

// In how many of 100 deals it happened.
std::int64_t of_100(const Choice &choice, Sum sum) {
  return choice.weight == 0 ? 0 : (100 * (choice.*sum) + choice.weight / 2) / choice.weight;
}

// "3.1", "0.4".
std::string tenths(Value value) {
  const Value rounded = (value * 10 + point / 2) / point;
  std::string text = std::to_string(rounded / 10);
  if (rounded % 10 != 0) text += '.', text += static_cast<char>('0' + rounded % 10);
  return text;
}

std::string cards_said(std::span<const Card> cards) {
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    text += i == 0 ? "the " : i + 1 == cards.size() ? " and the " : ", the ";
    text += words_for(cards[i]);
  }
  return text;
}

std::string said(const Action &action) {
  switch (action.kind) {
  case Action::Kind::bid: return action.chips == 0 ? "no bid" : "a bid of " + std::to_string(action.chips);
  case Action::Kind::suit: return std::string(words_for(action.suit));
  case Action::Kind::moon: return action.way == MoonWay::old_way ? "adding to the others" : "taking off your own";
  case Action::Kind::pass:
  case Action::Kind::play: break;
  }
  return cards_said({action.cards.data(), action.count});
}

std::string capital(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

// The cards of one action that are not among those of another.
std::vector<Card> without(const Action &action, const Action &other) {
  std::vector<Card> cards;
  for (int i = 0; i < action.count; ++i) {
    const Card card = action.cards[static_cast<std::size_t>(i)];
    if (std::find(other.cards.begin(), other.cards.begin() + other.count, card) == other.cards.begin() + other.count)
      cards.push_back(card);
  }
  return cards;
}

// One decision: the best choice, and the first that is clearly worse.
class Case {
public:
  Case(const Law &law, const View &view, const Advice &advice)
      : law_(law), in_(in_force(law, view.open)), view_(view), chips_(advice.in_chips), best_(advice.choices.front()),
        other_(worse_one(advice)), cost_(cost_of(law, view, advice, other_)), known_(knowledge_of(law, view)) {}

  std::string reason() {
    if (&other_ == &best_) return {};
    std::string_view what = chips_ ? "%B is worth the most." : of_what_comes();
    const bool told = !what.empty();
    if (!told && view_.open.phase == Phase::play) what = of_a_card();
    if (!told && view_.open.phase == Phase::pass) what = of_a_pass();
    std::string text;
    fill(text, what.empty() ? "%B is best." : what);
    fill(text, " %O would cost %c");
    if (!told && spares_the_queen()) fill(text, ", and %q in %y of 100 deals, rather than in %x");
    return text += '.';
  }

private:
  // The first that is clearly worse by a point; else the first of those behind the longest step down, from what is
  // about as good to what is not. The best itself where none is clearly worse.
  static const Choice &worse_one(const Advice &advice) {
    const Choice &best = advice.choices.front();
    const Choice *found = &best;
    Value longest = 0;
    for (std::size_t i = 1; i < advice.choices.size(); ++i) {
      const Choice &choice = advice.choices[i];
      const Value worse = best.mean_gain() - choice.mean_gain();
      if (worse <= 2 * std::max(best.error(), choice.error()) || worse <= point / 5) continue;
      if (worse > point) return choice;
      const Value step = std::min(worse, advice.choices[i - 1].mean_gain() - choice.mean_gain());
      if (step <= longest) continue;
      longest = step;
      found = &choice;
    }
    return *found;
  }

  // Adds a sentence, with %b and %o the best and the other, %x and %y in how many of 100 deals they came to `sum`, %w
  // what is winning the trick, %s the suit led, %v that of which nothing is kept, %q the queen (%h, %m), %n what the
  // trick is worth, %c what the other costs.
  void fill(std::string &text, std::string_view pattern) const {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      if (pattern[i] != '%') {
        text += pattern[i];
        continue;
      }
      const char letter = pattern[++i];
      std::string part;
      switch (letter | 0x20) { // in lower case
      case 'b': part = said(best_.action); break;
      case 'o': part = other_said(); break;
      case 'x': part = std::to_string(of_100(best_, sum_)); break;
      case 'y': part = std::to_string(of_100(other_, sum_)); break;
      case 'w': part = "the " + words_for(highest(view_.open.best)); break;
      case 'v': part = words_for(out_of_); break;
      case 's': part = words_for(suit_of(lowest(view_.open.led))); break;
      case 'q': part = "the " + words_for(highest(in_.queen)); break;
      case 'h': part = is_lady() ? "she" : "he"; break;
      case 'm': part = is_lady() ? "her" : "him"; break;
      case 'n': part = points_said(value_of(in_, view_.open.trick) * point); break;
      default: part = points_said(cost_); break;
      }
      text += letter < 'a' ? capital(part) : part;
    }
  }

  bool is_lady() const { return words_for(highest(in_.queen)).starts_with("queen"); }

  // Of another pass only what is different.
  std::string other_said() const {
    const Action &other = other_.action;
    if (other.kind != Action::Kind::pass) return said(other);
    return cards_said(without(other, best_.action)) + " instead of " + cards_said(without(best_.action, other));
  }

  std::string points_said(Value value) const {
    std::string text = tenths(value);
    const bool one = text == "1";
    text += chips_ ? " chip" : " point";
    if (!one) text += 's';
    return text;
  }

  // Whether this happens so much oftener after the other choice that it makes most of the difference.
  bool spares(Sum sum, std::int64_t value) {
    sum_ = sum;
    const std::int64_t rarer = of_100(other_, sum) - of_100(best_, sum);
    return rarer >= 5 && 2 * rarer * value * point / 100 >= cost_;
  }
  bool brings(Sum sum, std::int64_t least) {
    sum_ = sum;
    return of_100(best_, sum) >= of_100(other_, sum) + least;
  }

  bool plays(const Choice &choice, Cards cards) const {
    return std::any_of(choice.action.cards.begin(), choice.action.cards.begin() + choice.action.count,
                       [&](Card card) { return (of(card) & cards) != 0; });
  }

  std::string_view of_a_moon() {
    if (brings(&Choice::moons, 10) && of_100(best_, sum_) >= 25)
      return "Go for the moon: %b brings it home in %x of 100 deals, %o in %y.";
    if (spares(&Choice::moons_against, penalty_sum(law_, in_)))
      return "Stop the moon: after %o somebody shoots it in %y of 100 deals, after %b in %x.";
    return {};
  }

  // Whether the other choice takes the queen oftener, and it is that which makes it worse.
  bool spares_the_queen() {
    return in_.queen != 0 && law_.rules.objective == Objective::low &&
           spares(&Choice::queens, value_of(in_, of(highest(in_.queen))));
  }

  // What is done with the queen, or because of her in her own suit.
  std::string_view of_the_queen() {
    if (in_.queen == 0 || law_.rules.objective != Objective::low) return {};
    sum_ = &Choice::queens;
    const PublicState &open = view_.open;
    const Cards queen = in_.queen;
    const Cards suit = of(suit_of(highest(queen)));
    const bool rarer = of_100(best_, sum_) < of_100(other_, sum_);
    if (rarer && (open.trick.cards & queen) != 0) return "%Q lies in this trick: leave %m to somebody else.";
    if (rarer && plays(best_, queen) && open.in_trick != 0)
      return (open.led & suit) == 0 ? "Get rid of %q now: you have no %s, and somebody else takes %m."
             : open.best > queen    ? "Play %q now: %h falls under %w, and somebody else takes %m."
                                    : "Play %q now: somebody behind you is likely to take %m.";
    if (rarer && plays(best_, queen) && open.phase == Phase::pass)
      return "Pass %q away: without small cards beside %m you take %m in %y of 100 deals.";
    if (open.phase == Phase::pass || !spares_the_queen()) return {};
    const bool mine = (view_.held.cards & queen) != 0;
    if (mine && plays(other_, queen))
      return "Keep %q for now: played here, you would take %m yourself in %y of 100 deals.";
    if (mine && plays(other_, suit))
      return "Every small card beside %q guards %m: after %o you take %m in %y of 100 deals.";
    if (!mine && plays(other_, above(highest(queen))) && (open.in_trick == 0 || (open.led & suit) != 0))
      return (view_.held.cards & below(highest(queen))) != 0
                 ? "%Q is still out, and %o would take %m: so you do in %y of 100 deals."
                 : "%Q is still out, and you have nothing below %m left: after %o you take %m in %y of 100 deals.";
    return {};
  }

  std::string_view of_a_bonus() {
    if (in_.bonuses == 0 || !brings(&Choice::bonuses, 8)) return {};
    return "A card that takes points off is worth catching: with %b you win it in %x of 100 deals, with %o in %y.";
  }

  std::string_view of_what_comes() {
    std::string_view text = of_a_moon();
    if (text.empty()) text = of_the_queen();
    if (text.empty()) text = of_a_bonus();
    return text;
  }

  std::string_view of_a_pass() {
    if (spares_the_queen()) return "Beware of %q.";
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::spades, Suit::hearts}) {
      const Cards mine = view_.held.cards & of(suit);
      if (mine == 0 || !empties(best_, mine) || empties(other_, mine)) continue;
      out_of_ = suit;
      return "So you are out of %v, and throw what you like when they are led.";
    }
    return law_.rules.objective == Objective::low ? "These are likeliest to take dear tricks." : "";
  }

  bool empties(const Choice &choice, Cards cards) const {
    for (int i = 0; i < choice.action.count; ++i) cards &= ~of(choice.action.cards[static_cast<std::size_t>(i)]);
    return cards == 0;
  }

  std::string_view of_following() {
    const PublicState &open = view_.open;
    if (open.best == 0) return {}; // cancelled, all of it
    const Card card = best_.action.cards[0];
    const bool last = known_.later == 0;
    const std::int64_t value = value_of(in_, open.trick);
    const bool over = open.best != 0 && of(card) > open.best;
    sum_ = &Choice::tricks;
    const std::int64_t mine = of_100(best_, sum_);
    const std::int64_t others = of_100(other_, sum_);
    if (over && mine >= 99 && others >= 99) return "The trick is yours anyway, so take it with %b, your highest.";
    if (over && last && value <= 0)
      return "Take it with %b: you play last and it holds no points; later it could catch some.";
    if (over && mine > others + 20) return "Take this trick with %b while it is cheap.";
    if (!over && mine + 20 < others)
      return value > 0 ? "Stay under %w: the trick holds %n, and %o takes it in %y of 100 deals."
                       : "Stay under %w: %o takes the trick in %y of 100 deals, and the others may throw points on it.";
    if (!over && plays(other_, of(card) - 1)) return "It can't take the trick, so get rid of %b while it is safe.";
    if (over && others > mine) return "%B takes the trick in %x of 100 deals only, %o in %y.";
    return {};
  }

  std::string_view of_discarding() {
    const Card card = best_.action.cards[0];
    const Seat winning = view_.open.winning;
    if (winning != nobody && law_.side_of[winning] == law_.side_of[view_.seat] &&
        value_of(in_, of(card)) < value_of(in_, of(other_.action.cards[0])))
      return "Your partner is winning this trick: keep points for the others.";
    if (value_of(in_, of(card)) > 0) return "You have no %s: give somebody else %b.";
    const Cards queen = in_.queen;
    if (queen != 0 && (known_.unseen.cards & queen) != 0 && (of(card) & above(highest(queen))) != 0)
      return "%Q is still out: get rid of %b, which could catch %m.";
    if (count(view_.held.cards & of(suit_of(card))) == 1)
      return "Your last card of the suit: after it you may throw away what you like when that suit is led.";
    return "You have no %s: get rid of %b, which could take a dear trick.";
  }

  std::string_view of_leading() {
    const Card card = best_.action.cards[0];
    const Cards queen = in_.queen;
    const Cards suit = of(suit_of(card));
    sum_ = &Choice::tricks;
    const std::int64_t mine = of_100(best_, sum_);
    const std::int64_t others = of_100(other_, sum_);
    if (queen != 0 && (known_.unseen.cards & queen) != 0 && (suit & queen) != 0 && (of(card) < queen))
      return "Lead below %q to bring %m out: %h is with somebody else.";
    if (mine + 15 < others) return "Lead low: %b takes the trick in %x of 100 deals, %o in %y.";
    if (count(view_.held.cards & suit) == 1)
      return "Your last card of the suit: after it you may throw away what you like when that suit is led.";
    if (mine <= 25) return "Lead %b: it takes the trick in %x of 100 deals only.";
    if (mine >= 60) return "Lead %b while the trick is likely to hold no points; later it could take dear ones.";
    return {};
  }

  // Where points are wanted, all is the other way about.
  std::string_view of_wanting() {
    if (!brings(&Choice::tricks, 15)) return {};
    return "Points are wanted here: %b takes the trick in %x of 100 deals, %o in %y.";
  }

  std::string_view of_a_card() {
    if (law_.rules.objective != Objective::low) return of_wanting();
    if (view_.open.in_trick == 0) return of_leading();
    return (view_.held.cards & view_.open.led) != 0 ? of_following() : of_discarding();
  }

  const Law &law_;
  const SuitLaw &in_;
  const View &view_;
  bool chips_;
  const Choice &best_;
  const Choice &other_;
  Value cost_; // of the other
  Knowledge known_;
  Sum sum_ = &Choice::tricks;
  Suit out_of_ = Suit::clubs;
};

} // namespace

std::string reason(const Law &law, const View &view, const Advice &advice) {
  const Choice &best = advice.choices.front();
  const std::string name = said(best.action);
  if (advice.choices.size() == 1) return capital(name) + " is all that may be done.";
  const std::string text = Case(law, view, advice).reason();
  return text.empty() ? "It makes little difference: " + name + " is as good as any." : text;
}

} // namespace openhearts
