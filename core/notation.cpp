#include "core/notation.hpp"

#include "core/field_values.hpp"
#include "core/log.hpp"
#include "core/tokens.hpp"

#include <algorithm>

namespace openhearts {

namespace {

constexpr std::size_t widest = 78; // lines of mail should have no more than 78 characters (RFC 5322)

// Collects words into lines, and starts a new line where one would become too long.
class Lines {
public:
  void word(std::string_view text) {
    if (column_ != 0) {
      const bool fits = column_ + 1 + text.size() <= widest;
      out_ += fits ? ' ' : '\n';
      column_ = fits ? column_ + 1 : 0;
    }
    out_ += text;
    column_ += text.size();
  }

  void line() {
    if (column_ != 0) out_ += '\n';
    column_ = 0;
  }

  void empty_line() {
    line();
    out_ += '\n';
  }

  std::string take() {
    line();
    return std::move(out_);
  }

private:
  std::string out_;
  std::size_t column_ = 0;
};

std::string label(Seat seat) { return std::to_string(seat) + ":"; }

// Writes [name value], the value with a space after each comma and colon.
void write_tag(Lines &lines, std::string_view name, const Json &value) {
  lines.word("[" + std::string(name));
  const std::string text = text_of(value) + "]";
  bool quoted = false;
  std::size_t from = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i; // an escaped quote doesn't end the text
    } else if (text[i] == '"') {
      quoted = !quoted;
    } else if (!quoted && (text[i] == ',' || text[i] == ':')) {
      lines.word(std::string_view(text).substr(from, i + 1 - from));
      from = i + 1;
    }
  }
  lines.word(std::string_view(text).substr(from));
  lines.line();
}

void write_tags(Lines &lines, const Json &object) {
  for (const JsonMember &member : object.members) write_tag(lines, member.name, member.value);
}

// Writes "S AQ5 H KT2 D - C AJ43": highest card first.
void write_holding(Lines &lines, Pile held) {
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    std::string ranks;
    for (Pile left = only(held, of(suit)); !empty(left);) ranks.insert(0, 1, name_of(take_lowest(left))[0]);
    lines.word(std::string(1, name_of(card_of(suit, 0))[1]));
    lines.word(ranks.empty() ? "-" : ranks);
  }
  lines.line();
}

void write_cards(Lines &lines, std::string_view whose, std::span<const Card> cards) {
  if (cards.empty()) return;
  lines.word(whose);
  for (const Card card : cards) lines.word(name_of(card));
  lines.line();
}

std::vector<Card> cards_of(Pile pile) {
  std::vector<Card> cards;
  while (!empty(pile)) cards.push_back(take_lowest(pile));
  return cards;
}

void write_deal(Lines &lines, std::span<const Pile> hands, Pile kitty, std::span<const Card> stock) {
  lines.word("deal");
  lines.line();
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    lines.word(label(static_cast<Seat>(seat)));
    write_holding(lines, hands[seat]);
  }
  write_cards(lines, "kitty:", cards_of(kitty));
  write_cards(lines, "stock:", stock);
}

// Writes a hand as it was dealt.
void write_hand(Lines &lines, const Law &law, const Hand &hand) {
  const auto players = static_cast<std::size_t>(law.players);
  Json totals = Json::list();
  for (std::size_t seat = 0; seat < players; ++seat) totals.push(Json::of(hand.open.totals[seat]));
  write_tag(lines, "number", Json::of(std::int64_t{hand.open.number}));
  write_tag(lines, "dealer", Json::of(std::int64_t{hand.open.dealer}));
  write_tag(lines, "totals", totals);
  write_deal(lines, std::span(hand.dealt).first(players), hand.kitty, std::span(hand.stock).first(hand.stock_size));
}

// Writes the position that a game began from, except for defaults.
void write_position(Lines &lines, const Json &json, const Position &position) {
  const auto assumed = [](const JsonMember &member) {
    if (member.name == "passing") return member.value.flag;
    if (member.name == "broken") return !member.value.flag;
    return member.value.kind == Json::Kind::list && member.value.items.empty();
  };
  for (const JsonMember &member : json.members)
    if (member.name != "hands" && member.name != "kitty" && member.name != "stock" && !assumed(member))
      write_tag(lines, member.name, member.value);
  write_deal(lines, position.hands, position.kitty, position.stock);
}

void write_comment(Lines &lines, std::string_view text) {
  std::string escaped = "{";
  for (const char letter : text) {
    if (letter == '}' || letter == '\\') escaped += '\\';
    escaped += letter == '\n' ? ' ' : letter;
  }
  escaped += '}';
  Tokens words(escaped);
  while (!words.empty()) lines.word(words.take());
}

// Writes an action, on a new line if it begins a phase or a trick. `first`: it is the first of its kind in this hand.
void write_action(Lines &lines, const PublicState &open, const Action &action, bool first) {
  const bool new_line =
      first || action.kind == Action::Kind::pass || (action.kind == Action::Kind::play && open.in_trick == 0);
  if (new_line) lines.line();
  switch (action.kind) {
  case Action::Kind::bid:
    if (first) lines.word("bid");
    lines.word(label(action.seat));
    return lines.word(action.chips == 0 ? "pass" : std::to_string(action.chips));
  case Action::Kind::suit:
    lines.word("suit");
    lines.word(label(action.seat));
    return lines.word(name_of(action.suit));
  case Action::Kind::pass:
    if (first) {
      lines.word("pass");
      lines.word(field_values::pass[static_cast<std::size_t>(open.pass)]);
      lines.line();
    }
    lines.word(label(action.seat));
    for (std::size_t i = 0; i < action.count; ++i) lines.word(name_of(action.cards[i]));
    return;
  case Action::Kind::play:
    if (first) {
      lines.word("play");
      lines.line();
    }
    if (new_line) {
      lines.word(std::to_string(open.tricks + 1) + ".");
      lines.word(label(action.seat));
    }
    return lines.word(name_of(action.cards[0]));
  case Action::Kind::moon:
    lines.word("moon");
    lines.word(label(action.seat));
    return lines.word(action.way == MoonWay::old_way ? "old" : "new");
  }
}

void write_score(Lines &lines, const Law &law, const PublicState &open) {
  lines.line();
  lines.word("score");
  for (Seat seat = 0; seat < law.players; ++seat) lines.word(std::to_string(open.scores[seat]));
}

} // namespace

std::string text_of(const Transcript &transcript) {
  const Json log = log_of(transcript.game);
  Json opening = log;
  for (JsonMember &member : opening.members)
    if (member.name == "actions") member.value = Json::list();
  Game game = std::move(*replay(opening).game);

  Lines lines;
  write_tag(lines, "openhearts", Json::of(notation_version));
  write_tags(lines, transcript.heading);
  write_tags(lines, *log.find("rules"));
  for (const std::string_view name : {"seed", "deal"})
    if (const Json *value = log.find(name)) write_tag(lines, name, *value);
  if (game.position)
    write_position(lines, *log.find("position"), *game.position);
  else
    write_hand(lines, game.law, game.hand());

  auto comment = transcript.comments.begin();
  const auto write_comments = [&](bool inside) {
    for (; comment != transcript.comments.end() && comment->after <= game.actions.size(); ++comment) {
      if (!inside) lines.line();
      write_comment(lines, comment->text);
    }
  };
  write_comments(false);
  std::optional<Action::Kind> last; // kind of this hand's latest action
  for (const Action &action : transcript.game.actions) {
    const std::size_t hands = game.hands.size();
    const Hand &hand = game.hand();
    write_action(lines, hand.open, action, last != action.kind);
    last = action.kind;
    act(game, action);
    write_comments(true);
    if (hand.open.phase != Phase::done) continue;
    write_score(lines, game.law, hand.open);
    last.reset();
    if (game.hands.size() == hands) continue;
    lines.empty_line();
    write_hand(lines, game.law, game.hand());
  }
  return lines.take();
}

} // namespace openhearts
