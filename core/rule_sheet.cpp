#include "core/rule_sheet.hpp"

#include "core/fields.hpp"
#include "core/law.hpp"
#include "core/pass.hpp"
#include "core/settlement.hpp"

namespace openhearts {

namespace {

constexpr std::string_view number_words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                             "seven", "eight", "nine", "ten",   "eleven", "twelve"};

std::string said(std::int64_t number) {
  if (number >= 0 && number < static_cast<std::int64_t>(std::size(number_words)))
    return std::string(number_words[static_cast<std::size_t>(number)]);
  return std::to_string(number);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string cards_said(std::int64_t number) { return said(number) + (number == 1 ? " card" : " cards"); }

std::string points_said(std::int64_t number) {
  return (number < 0 ? "minus " + said(-number) : said(number)) + (number == 1 || number == -1 ? " point" : " points");
}

// "a, b and c"
std::string joined(const std::vector<std::string> &parts, std::string_view last = " and ") {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) text += i + 1 == parts.size() ? last : ", ";
    text += parts[i];
  }
  return text;
}

std::vector<std::string> marks_of(Pile pile) {
  std::vector<std::string> marks;
  while (!empty(pile)) marks.push_back(mark_of(take_lowest(pile)));
  return marks;
}

// The part of the law in force when a hand begins: until somebody names another suit, hearts are hearts.
const SuitLaw &usual(const Law &law) { return law_of(law, Suit::hearts); }

std::string_view pass_words(Pass pass) {
  constexpr std::string_view words[] = {"to the left",
                                        "to the right",
                                        "across",
                                        "two to the left",
                                        "two to the right",
                                        "three to the left",
                                        "three to the right",
                                        "one to each other player",
                                        "no pass"};
  return words[static_cast<std::size_t>(pass)];
}

using Sentences = std::vector<std::string>;

RuleSheetPart aim(const Law &law) {
  const Rules &rules = law.rules;
  Sentences text;
  text.push_back(rules.objective == Objective::low ? "Hearts is a game of avoiding points: the lowest total wins."
                                                   : "Points are wanted here: the highest total wins.");
  if (rules.teams != Teams::none) {
    constexpr std::string_view sides[] = {"", "Two play against two; partners sit opposite each other.",
                                          "Three pairs play against one another; partners sit opposite each other.",
                                          "Three play against three, every other seat."};
    text.emplace_back(sides[static_cast<std::size_t>(rules.teams)]);
    text.emplace_back("Each card counts for the player who took it, and a side's totals are added together.");
  }
  return {"The aim", std::move(text)};
}

RuleSheetPart the_deal(const Law &law) {
  const Rules &rules = law.rules;
  Sentences text;
  std::string deal = capital(said(law.players)) + " play with ";
  const bool two = rules.packs == 2;
  if (empty(*rules.removed))
    deal += two ? "two packs, 104 cards" : "a full deck of 52 cards";
  else
    deal += (two ? "two packs of " : "a deck of ") + std::to_string(law.card_count) + " cards, without the " +
            joined(marks_of(*rules.removed));
  text.push_back(deal + "; aces are high.");
  text.push_back("Each is dealt " + cards_said(law.hand_size) + ", one at a time, and the deal moves to the left.");
  if (rules.stock)
    text.push_back(law.stock_size == 0
                       ? "Nothing is left over, so there is no stock to draw from."
                       : "The " + cards_said(law.stock_size) + " left over lie face down as the stock.");
  if (law.kitty_size > 0) {
    constexpr std::string_view takers[] = {"whoever takes the first trick", "whoever takes the last trick",
                                           "whoever takes the first trick that holds a card costing points", ""};
    std::string kitty = "The " + cards_said(law.kitty_size) + " left over " + (law.kitty_size == 1 ? "is" : "are") +
                        " the kitty, which goes to ";
    kitty += takers[static_cast<std::size_t>(rules.kitty)];
    kitty += rules.kitty_peek ? ", who alone looks at it." : ". Nobody sees it until the last card has fallen.";
    text.push_back(std::move(kitty));
  }
  return {"The deal", std::move(text)};
}

RuleSheetPart the_pass(const Law &law) {
  const auto &cycle = *law.rules.pass_cycle;
  bool any = false;
  Sentences where;
  for (const Pass pass : cycle) {
    const bool passes = cards_to_pass(law, pass) != 0;
    any = any || passes;
    where.emplace_back(pass_words(passes ? pass : Pass::hold));
  }
  if (!any) return {"The pass", {"No cards are passed."}};
  Sentences text;
  const int count = *law.rules.pass_count;
  text.push_back("Before play each player passes " + cards_said(count) +
                 " face down, and looks at what comes in only after giving.");
  if (cycle.size() == 1)
    text.push_back("The cards always go " + where[0] + ".");
  else
    text.push_back("They go " + joined(where, ", then ") + "; then it starts again.");
  return {"The pass", std::move(text)};
}

RuleSheetPart the_auction(const Law &law) {
  if (!law.rules.auction) return {"The auction", {}};
  return {"The auction",
          {"From the dealer's left each player once bids chips, more than the last bid and no more than the stack "
           "holds, or passes.",
           "The high bidder pays the bid into the pot, names the suit that counts, and leads: what is said of hearts "
           "below then holds for that suit.",
           "While the pot is not won there is no new auction: the same player looks at the new cards, names a suit, "
           "leads, and pays no more.",
           "If all pass, hearts count, the player on the dealer's left leads, and the next hand has an auction."}};
}

std::string opening_sentence(const Law &law) {
  switch (law.rules.opening) {
  case Opening::lowest_club: {
    const Cards low = law.deck.cards & clubs;
    if (low == 0) break;
    if (law.rules.packs == 2)
      return "The lowest club dealt is led to the first trick, by its first holder from the dealer's left.";
    if (law.kitty_size + law.stock_size > 0)
      return "Whoever holds the lowest club that was dealt leads it to the first trick.";
    return "Whoever holds the " + mark_of(lowest(low)) + " leads it to the first trick.";
  }
  case Opening::any_club:
    if ((law.deck.cards & clubs) == 0) break;
    return "Whoever holds the lowest club leads any club to the first trick.";
  case Opening::bidder: return "The high bidder leads to the first trick.";
  case Opening::eldest: break;
  }
  return "The player on the dealer's left leads to the first trick.";
}

RuleSheetPart the_play(const Law &law) {
  const Rules &rules = law.rules;
  const SuitLaw &in = usual(law);
  Sentences text;
  text.push_back(opening_sentence(law));
  text.emplace_back("Follow suit if you can; otherwise play any card. The highest card of the suit led takes the "
                    "trick and leads to the next.");
  if (rules.packs == 2) {
    text.emplace_back("Identical cards in a trick cancel each other, and the highest of the others takes it.");
    text.emplace_back(
        "A trick in which every card of the suit led is cancelled stays on the table: the same player leads "
        "again, and whoever takes the next trick takes both.");
  }
  if (rules.stock) {
    text.emplace_back(
        "Whoever can't follow suit draws from the stock until able to, and must then play that card; once "
        "the stock is empty any card may be played.");
    text.emplace_back(
        "A player without a card when a trick is led is out. When one player is left, the cards in that hand "
        "and the stock join that player's tricks.");
  }
  if (rules.first_trick == FirstTrick::no_penalties && in.penalties != 0)
    text.emplace_back("No card that costs points may be discarded on the first trick, unless there is nothing else.");
  if (rules.first_trick == FirstTrick::no_hearts)
    text.emplace_back("No heart may be discarded on the first trick, unless there is nothing else.");
  const bool hearts_in_play = (law.deck.cards & hearts) != 0;
  if (rules.breaking && hearts_in_play) {
    text.emplace_back("Hearts may not be led until they are broken: until a heart has been played.");
    text.emplace_back(rules.hearts_only == HeartsOnly::may_lead
                          ? "A player on lead with nothing but hearts leads one all the same."
                          : "If the player on lead has nothing but hearts, the lead passes to the left.");
  } else if (hearts_in_play) {
    text.emplace_back("Hearts may be led at any time.");
  }
  if (in.queen == 0) return {"The play", std::move(text)};

  const std::string queen = mark_of(rules.queen);
  if (rules.queen_breaks == QueenBreaks::discarded) text.push_back("The " + queen + " breaks hearts when discarded.");
  if (rules.queen_breaks == QueenBreaks::played) text.push_back("The " + queen + " breaks hearts, however played.");
  if (rules.queen_lead == QueenLead::after_broken)
    text.push_back("The " + queen + " may not be led before hearts are broken.");
  if (rules.breaking && hearts_in_play && (in.queen & hearts) == 0)
    text.push_back("With nothing but hearts and the " + queen + ", before hearts are broken, " +
                   (rules.queen_or_hearts == QueenOrHearts::must_lead_queen ? "the " + queen + " must be led."
                                                                            : std::string("either may be led.")));
  if (rules.queen_discard == QueenDiscard::after_broken)
    text.push_back("The " + queen + " may not be discarded before hearts are broken.");
  if (rules.queen_discard == QueenDiscard::forced)
    text.push_back("The " + queen + " must be discarded at the first chance.");
  return {"The play", std::move(text)};
}

// "the Q♠ 13 points", with a verb if it comes first.
std::string value_said(std::string_view card, std::int64_t value, bool first) {
  std::string text{card};
  text += first ? " counts " : " ";
  text += points_said(value);
  return text;
}

// What the cards are worth: whole suits of one value together, all other cards by name.
Sentences values_said(const Law &law) {
  Sentences text;
  for (const Suit suit : {Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs}) {
    const Cards in_suit = law.deck.cards & of(suit);
    if (in_suit == 0) continue;
    const std::int32_t first = law.rules.points[lowest(in_suit)];
    bool alike = count(in_suit) > 1;
    for (Cards left = in_suit; left != 0;) alike = law.rules.points[take_lowest(left)] == first && alike;
    if (alike) {
      std::string each = "each ";
      each += words_for(suit).substr(0, words_for(suit).size() - 1);
      if (first != 0) text.push_back(value_said(each, first, text.empty()));
      continue;
    }
    for (Cards left = in_suit; left != 0;) {
      const Card card = take_lowest(left);
      std::string the = "the ";
      the += mark_of(card);
      if (law.rules.points[card] != 0) text.push_back(value_said(the, law.rules.points[card], text.empty()));
    }
  }
  return text;
}

RuleSheetPart the_points(const Law &law) {
  const Sentences values = values_said(law);
  Sentences text;
  if (law.rules.auction)
    text.emplace_back("In the tricks a player takes each card of the suit named counts one point.");
  else if (values.empty())
    text.emplace_back("No card counts anything.");
  else
    text.push_back("In the tricks a player takes " + joined(values) + ".");
  if (law.rules.no_trick_bonus != 0)
    text.push_back("A player who takes no trick at all scores " + points_said(law.rules.no_trick_bonus) +
                   " less, unless a moon was shot.");
  if (law.rules.fifty_reset) text.emplace_back("A total that lands exactly on 50, 100, 150 and so on drops by 50.");
  return {"The points", std::move(text)};
}

RuleSheetPart the_moon(const Law &law) {
  const Rules &rules = law.rules;
  if (rules.moon == MoonRule::off || usual(law).penalties == 0)
    return {"Shooting the moon", {"There is no moon: the cards always count as they fell."}};
  const std::int64_t amount = penalty_sum(law, usual(law));
  Sentences text;
  std::string who = rules.joint_moon ? "A player, or a side together, that takes" : "A player who takes";
  who += " every card that costs points";
  if (rules.moon_needs_bonus && usual(law).bonuses != 0) who += ", and the bonus cards too,";
  text.push_back(who + " has shot the moon.");
  const std::string number = std::to_string(amount);
  const std::string others = rules.teams == Teams::none ? "everybody else" : "every opponent";
  switch (rules.moon) {
  case MoonRule::old_moon: text.push_back("Then " + others + " adds " + number + " and the shooter nothing."); break;
  case MoonRule::new_moon: text.push_back("Then the shooter takes off " + number + " and nobody adds anything."); break;
  case MoonRule::choice:
    text.push_back("Then the shooter chooses: " + others + " adds " + number + ", or the shooter takes off " + number +
                   ".");
    break;
  case MoonRule::automatic:
    text.push_back("Then " + others + " adds " + number +
                   "; but if that would end the game with somebody else as winner, the shooter takes off " + number +
                   " instead.");
    break;
  case MoonRule::off: break;
  }
  if (rules.sun != 0)
    text.push_back("Taking every trick as well makes it the sun: it counts " + std::to_string(rules.sun) + ".");
  if (usual(law).bonuses != 0) text.emplace_back("Bonus cards count for whoever took them, on a moon too.");
  return {"Shooting the moon", std::move(text)};
}

RuleSheetPart the_end(const Law &law) {
  const Rules &rules = law.rules;
  Sentences text;
  const std::string number = std::to_string(rules.end.number);
  if (rules.end.by == End::By::hands)
    text.push_back("The game ends after " + (rules.end.number == 1 ? "one hand." : number + " hands."));
  else
    text.push_back("The game ends after the hand in which " + std::string(rules.pooled ? "a side" : "a player") +
                   " reaches " + number + ".");
  std::string winner = rules.objective == Objective::low ? "The lowest " : "The highest ";
  winner += rules.teams == Teams::none ? "total wins; " : "sum of a side wins; ";
  winner += rules.tie == Tie::play_on ? "if it is shared, another hand is played." : "if it is shared, so is the win.";
  text.push_back(std::move(winner));
  return {"The end", std::move(text)};
}

RuleSheetPart the_chips(const Law &law) {
  using enum Settlement::Kind;
  const Settlement &settlement = law.rules.settlement;
  if (settlement.kind == none) return {"The chips", {}};
  Sentences text;
  const std::string bought = std::to_string(settlement.buy_in) + (settlement.buy_in == 1 ? " chip" : " chips");
  std::string each;
  if (settlement.chip_value != Settlement{}.chip_value)
    each = " at " + text_of(*field_named("settlement")->write(law.rules).find("chip_value")) + " each";
  text.push_back("Everybody buys " + bought + each + "; a stack may go below nothing, as a debt.");
  const bool low = law.rules.objective == Objective::low;
  const std::string others = said(law.players - 1);
  switch (settlement.kind) {
  case none: break;
  case average:
    text.push_back(std::string("When the game has ended each player whose total is ") + (low ? "above" : "below") +
                   " the mean pays the difference in chips, and each player " + (low ? "below" : "above") +
                   " it takes the difference; fractions of a chip count.");
    break;
  case lowest_takes_pot:
    text.emplace_back(
        "After each hand everybody pays a chip for every point taken, as the cards fell; the lowest by the "
        "points of the hand takes the pot. Tied players split it, and odd chips stay.");
    break;
  case sweepstakes:
    text.emplace_back(
        "After each hand everybody pays a chip for every point taken, as the cards fell; who pays nothing "
        "is clear.");
    text.emplace_back(
        settlement.split_two
            ? "One clear player takes the pot, two clear players split it and an odd chip stays; otherwise "
              "it stays for the next hand."
            : "If exactly one player is clear, that player takes the pot; otherwise it stays for the next "
              "hand.");
    break;
  case howell:
    text.push_back("After each hand everybody pays " + others + (law.players == 2 ? " chip" : " chips") +
                   " into the pot for each heart taken, and takes back one chip for each heart not taken.");
    break;
  }
  if (settlement.kind == lowest_takes_pot || settlement.kind == sweepstakes)
    text.emplace_back("Bonus cards pay nothing, and the scores of a moon move no chips.");
  return {"The chips", std::move(text)};
}

} // namespace

std::vector<RuleSheetPart> rule_sheet_of(const Rules &rules) {
  const Law law = compile(rules);
  std::vector<RuleSheetPart> parts = {aim(law),        the_deal(law), the_auction(law), the_pass(law), the_play(law),
                                      the_points(law), the_moon(law), the_end(law),     the_chips(law)};
  std::erase_if(parts, [](const RuleSheetPart &part) { return part.sentences.empty(); });
  return parts;
}

} // namespace openhearts
