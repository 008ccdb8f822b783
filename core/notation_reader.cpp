#include "core/notation_reader.hpp"

#include "core/field_values.hpp"
#include "core/fields.hpp"
#include "core/json_reader.hpp"
#include "core/log.hpp"
#include "core/notation_words.hpp"
#include "core/refusal_message.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

namespace openhearts {

namespace {

using Kind = NotationToken::Kind;

constexpr std::string_view keywords[] = {"deal", "bid", "suit", "pass", "play", "moon", "score", "kitty", "stock"};

// The tags that describe a hand; and those of them that every further hand of a game repeats.
constexpr std::string_view of_position[] = {"dealer",  "number", "totals", "chips", "pot",   "bidder", "suit",
                                            "passing", "leader", "trick",  "taken", "table", "out",    "broken"};
constexpr std::string_view of_next_hand[] = {"dealer", "number", "totals"};

bool holds(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

Json list_of(std::span<const Card> cards) {
  Json list = Json::list();
  for (const Card card : cards) list.push(Json::of(name_of(card)));
  return list;
}

Json empty_log() {
  Json log = Json::object();
  log.set("openhearts", Json::of(std::int64_t{log_version}));
  log.set("rules", Json::object());
  return log;
}

// A game whose tags have been read and whose cards are still to come.
struct Draft {
  int line = 1;
  Json log = empty_log();
  Json position = Json::object();
  Json heading = Json::object();
};

// The contents of a `deal` section.
struct Dealt {
  std::vector<std::vector<Card>> hands;
  Seats told = 0; // seats whose cards are given
  std::optional<std::vector<Card>> kitty, stock;
};

bool same_cards(std::span<const Card> cards, Pile pile) {
  std::array<int, deck_size> times = {};
  for (const Card card : cards) ++times[card];
  for (Card card = 0; card < deck_size; ++card)
    if (times[card] != copies(pile, card)) return false;
  return true;
}

// Goes through the tokens; the first fault stops everything.
class Reader {
public:
  explicit Reader(std::vector<NotationToken> tokens) : tokens_(std::move(tokens)) {}

  ReadTranscripts all() {
    while (!fault_ && here().kind != Kind::end) section();
    if (!fault_ && draft_) fail(draft_->line, say<"notation-no-deal">());
    if (!fault_ && transcripts_.empty()) fail(here().line, say<"notation-empty">());
    if (fault_) transcripts_.clear();
    return {std::move(transcripts_), std::move(fault_)};
  }

private:
  // ---- The tokens. ----

  const NotationToken &here() const { return tokens_[at_]; }
  const NotationToken &take() { return tokens_[at_++]; }
  bool at_word() const { return here().kind == Kind::word; }
  bool at_keyword() const { return at_word() && holds(keywords, here().text); }
  // Whether the next word isn't a keyword, and so continues the current section.
  bool at_content() const { return at_word() && !at_keyword(); }

  void fail(int line, Message why, Refusal refusal = Refusal::bad_log) {
    if (!fault_) fault_ = {line, refusal, std::move(why)};
  }

  void unexpected(const NotationToken &token) {
    std::string text = token.text;
    if (token.kind == Kind::seat) text = std::to_string(token.number) + ":";
    if (token.kind == Kind::trick) text = std::to_string(token.number) + ".";
    if (token.kind == Kind::end) return fail(token.line, say<"notation-end">());
    fail(token.line, say<"notation-word">(argument::text(quoted(text))));
  }

  // ---- The current position in the game. ----

  Game &game() { return transcripts_.back().game; }
  const PublicState &open() { return game().hand().open; }

  // Whether a game has begun; records a fault if not.
  bool begun(int line) {
    if (draft_ || transcripts_.empty()) fail(line, say<"notation-no-deal">());
    return !fault_;
  }

  void comment() {
    const NotationToken &token = take();
    if (draft_ || transcripts_.empty())
      comments_.push_back({0, token.text});
    else
      transcripts_.back().comments.push_back({game().actions.size(), token.text});
  }

  void section() {
    if (here().kind == Kind::comment) return comment();
    if (here().kind == Kind::tag) return tags();
    if (here().kind == Kind::trick) return play(); // the word `play` is missing
    const NotationToken &token = take();
    const std::string_view word = token.kind == Kind::word ? std::string_view(token.text) : std::string_view();
    if (word == "deal") return deal(token.line);
    if (!holds(keywords, word) || word == "kitty" || word == "stock") return unexpected(token);
    if (!begun(token.line)) return;
    if (word == "bid") return bid();
    if (word == "suit") return suit();
    if (word == "pass") return pass();
    if (word == "play") return play();
    if (word == "moon") return moon();
    score(token.line);
  }

  // ---- Tags: what comes before the cards. ----

  void tags() {
    std::vector<NotationToken> block;
    std::vector<std::string> comments;
    for (; here().kind == Kind::tag || here().kind == Kind::comment; ++at_) {
      if (here().kind == Kind::comment) {
        comments.push_back(here().text);
        continue;
      }
      const auto same = [&](const NotationToken &token) { return token.text == here().text; };
      if (std::ranges::any_of(block, same))
        return fail(here().line, say<"notation-tag-twice">(argument::text(quoted(here().text))));
      block.push_back(here());
    }
    const auto of_hand = [](const NotationToken &tag) { return holds(of_next_hand, tag.text); };
    const bool dealt = !draft_ && !transcripts_.empty() && !game().position && !game().tally.over;
    if (dealt && std::ranges::all_of(block, of_hand))
      next_hand(block);
    else
      new_game(block);
    for (std::string &text : comments) {
      if (draft_)
        comments_.push_back({0, std::move(text)});
      else if (!fault_)
        transcripts_.back().comments.push_back({game().actions.size(), std::move(text)});
    }
  }

  void next_hand(const std::vector<NotationToken> &block) {
    if (!fresh_) return fail(block.front().line, say<"notation-unfinished">());
    for (const NotationToken &tag : block) compare(tag);
  }

  // Checks a tag whose value already follows from the dealt hand.
  void compare(const NotationToken &tag) {
    Json expected = Json::of(std::int64_t{tag.text == "number" ? open().number : open().dealer});
    if (tag.text == "totals") {
      expected = Json::list();
      for (Seat seat = 0; seat < game().law.players; ++seat) expected.push(Json::of(open().totals[seat]));
    }
    if (plain(tag.value) != expected) fail(tag.line, say<"notation-differs">(argument::value(tag.text)));
  }

  // Reads a quoted number as a number, because other notations quote every value.
  static Json plain(const Json &value) {
    if (value.kind != Json::Kind::text) return value;
    const ParsedJson inside = parse_json(value.text);
    const bool simple =
        inside.json && (inside.json->kind == Json::Kind::whole || inside.json->kind == Json::Kind::flag);
    return simple ? *inside.json : value;
  }

  void new_game(const std::vector<NotationToken> &block) {
    if (draft_) return fail(draft_->line, say<"notation-no-deal">());
    Draft draft;
    draft.line = block.front().line;
    Json rules = Json::object();
    std::vector<NotationToken> of_hand;
    bool dealt = false;
    for (const NotationToken &tag : block) {
      const std::string_view name = tag.text;
      if (name == "openhearts") {
        if (plain(tag.value) != Json::of(notation_version)) fail(tag.line, say<"notation-version">());
      } else if (name == "seed" || name == "deal") {
        if (dealt) return fail(tag.line, say<"notation-differs">(argument::value(name)));
        dealt = true;
        draft.log.set(name, tag.value);
        if (name == "deal") draft.log.members.front().value = Json::of(std::int64_t{fair_log_version});
      } else if (name == "extends" || field_named(name) != nullptr) {
        rules.set(name, plain(tag.value));
      } else if (holds(of_position, name)) {
        draft.position.set(name, plain(tag.value));
        of_hand.push_back(tag);
      } else if (holds(headings, name)) {
        add_heading(draft, tag);
      } else {
        return fail(tag.line, say<"notation-tag-unknown">(argument::text(quoted(name))));
      }
    }
    draft.log.members[1].value = std::move(rules);
    draft_ = std::move(draft);
    if (!dealt || fault_) return;
    for (const NotationToken &tag : of_hand)
      if (!holds(of_next_hand, tag.text)) fail(tag.line, say<"notation-differs">(argument::value(tag.text)));
    start(draft_->line);
    for (const NotationToken &tag : of_hand)
      if (!fault_) compare(tag);
  }

  void add_heading(Draft &draft, const NotationToken &tag) {
    Json value = tag.value;
    if (tag.text == "names") {
      if (value.kind == Json::Kind::text) value = parts_of(value.text);
      const auto is_text = [](const Json &item) { return item.kind == Json::Kind::text; };
      if (value.kind != Json::Kind::list || !std::ranges::all_of(value.items, is_text))
        return fail(tag.line, say<"notation-names">());
    } else if (value.kind != Json::Kind::text) {
      value = Json::of(text_of(value));
    }
    draft.heading.set(tag.text, std::move(value));
  }

  // Splits "Ann, Bob" into a list.
  static Json parts_of(std::string_view text) {
    Json parts = Json::list();
    while (true) {
      const std::size_t comma = std::min(text.find(','), text.size());
      std::string_view part = text.substr(0, comma);
      part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
      parts.push(Json::of(part.substr(0, part.find_last_not_of(' ') + 1)));
      if (comma == text.size()) return parts;
      text.remove_prefix(comma + 1);
    }
  }

  // Begins the game of the complete draft, in the same way as its log would. `line`: where its cards are.
  void start(int line) {
    draft_->log.set("actions", Json::list());
    ReplayedGame replayed = replay(draft_->log);
    if (replayed.refusal != Refusal::bad_position) line = draft_->line;
    if (!replayed.game) return fail(line, std::move(replayed.message), replayed.refusal);
    transcripts_.push_back({std::move(*replayed.game), std::move(draft_->heading), std::move(comments_)});
    comments_ = {};
    draft_.reset();
    fresh_ = true;
  }

  // ---- The cards. ----

  void deal(int line) {
    const bool drafted = draft_ || transcripts_.empty() || game().position || game().tally.over;
    if (drafted && !draft_) {
      draft_.emplace();
      draft_->line = line;
    }
    if (!drafted && !fresh_) return fail(line, say<"notation-unfinished">());
    Dealt dealt;
    if (!read_deal(dealt)) return;
    if (!drafted) return compare(dealt, line);
    Json hands = Json::list();
    for (const auto &hand : dealt.hands) hands.push(list_of(hand));
    draft_->position.set("hands", std::move(hands));
    if (dealt.kitty) draft_->position.set("kitty", list_of(*dealt.kitty));
    if (dealt.stock) draft_->position.set("stock", list_of(*dealt.stock));
    draft_->log.set("position", std::move(draft_->position));
    start(line);
  }

  bool read_deal(Dealt &dealt) {
    while (!fault_) {
      if (here().kind == Kind::comment) {
        comment();
        continue;
      }
      const NotationToken &token = here();
      const bool kitty = at_word() && token.text == "kitty";
      const bool stock = at_word() && token.text == "stock";
      if (token.kind != Kind::seat && !kitty && !stock) return true;
      ++at_;
      std::vector<std::string> words;
      while (at_content()) words.push_back(take().text);
      std::string wrong;
      auto cards = holding_in(words, wrong);
      if (!cards) {
        fail(token.line, say<"notation-holding">(argument::text(quoted(wrong))));
      } else if (kitty || stock) {
        auto &place = kitty ? dealt.kitty : dealt.stock;
        if (place) return unexpected(token), false;
        place = std::move(cards);
      } else {
        if (token.number >= max_seats || (dealt.told & bit(static_cast<Seat>(token.number))) != 0)
          return unexpected(token), false;
        const auto seat = static_cast<std::size_t>(token.number);
        dealt.told |= bit(static_cast<Seat>(seat));
        dealt.hands.resize(std::max(dealt.hands.size(), seat + 1));
        dealt.hands[seat] = std::move(*cards);
      }
    }
    return false;
  }

  // Checks that these are the cards that were dealt.
  void compare(const Dealt &dealt, int line) {
    const Hand &hand = game().hand();
    bool same = dealt.hands.size() <= static_cast<std::size_t>(game().law.players);
    for (std::size_t seat = 0; same && seat < dealt.hands.size(); ++seat)
      same = (dealt.told & bit(static_cast<Seat>(seat))) == 0 || same_cards(dealt.hands[seat], hand.dealt[seat]);
    if (dealt.kitty) same = same && same_cards(*dealt.kitty, hand.kitty);
    if (dealt.stock) same = same && std::ranges::equal(*dealt.stock, std::span(hand.stock).first(hand.stock_size));
    if (!same) fail(line, say<"notation-cards-differ">());
  }

  // ---- Actions. ----

  void do_action(const Action &action, int line) {
    Game &now = game();
    const Refusal refusal = refuse(now, action);
    if (refusal != Refusal::none) return fail(line, message_of(refusal, now.law, now.hand(), action));
    const std::size_t hands = now.hands.size();
    act(now, action);
    fresh_ = now.hands.size() != hands;
  }

  // The seat named here or, without one, the seat to act. If it is another seat's turn, nothing, and a fault.
  std::optional<Seat> seat_to_act() {
    const Seat turn = open().turn == nobody ? Seat{0} : open().turn; // seat 0 will be refused
    if (here().kind != Kind::seat) return turn;
    const NotationToken &token = take();
    if (token.number == turn) return turn;
    if (token.number >= game().law.players)
      fail(token.line, message_of(Refusal::no_such_seat));
    else
      fail(token.line, say<"notation-turn">(argument::seat(turn)));
    return std::nullopt;
  }

  void bid() {
    while (!fault_) {
      const bool passes = at_word() && here().text == "pass" && open().phase == Phase::bid;
      if (here().kind == Kind::comment) {
        comment();
      } else if (here().kind == Kind::seat || at_content() || passes) {
        const auto seat = seat_to_act();
        if (!seat) return;
        const NotationToken &token = take();
        const auto chips = token.text == "pass" ? std::optional<std::int64_t>(0) : whole_in(token.text);
        if (token.kind != Kind::word || !chips || *chips < 0 || *chips > std::numeric_limits<std::int32_t>::max())
          return unexpected(token);
        do_action(bid_action(*seat, static_cast<std::int32_t>(*chips)), token.line);
      } else {
        return;
      }
    }
  }

  void suit() {
    const auto seat = seat_to_act();
    if (!seat) return;
    const NotationToken &token = take();
    const auto named = suit_in(token.text);
    if (token.kind != Kind::word || !named) return unexpected(token);
    do_action(suit_action(*seat, *named), token.line);
  }

  void pass() {
    if (at_content()) {
      const NotationToken &token = take();
      const auto expected = field_values::pass[static_cast<std::size_t>(open().pass)];
      if (!holds(field_values::pass, token.text)) return unexpected(token);
      if (token.text != expected) return fail(token.line, say<"notation-differs">(argument::value("pass")));
    }
    while (!fault_ && (here().kind == Kind::seat || here().kind == Kind::comment)) {
      if (here().kind == Kind::comment) {
        comment();
        continue;
      }
      const NotationToken &token = take();
      if (token.number >= game().law.players) return fail(token.line, message_of(Refusal::no_such_seat));
      std::vector<Card> cards;
      while (at_content() && cards.size() < max_passed) {
        const auto card = card_in(here().text);
        if (!card) return unexpected(here());
        cards.push_back(*card);
        ++at_;
      }
      do_action(pass_action(static_cast<Seat>(token.number), cards), token.line);
    }
  }

  void play() {
    if (!begun(here().line)) return;
    while (!fault_) {
      const NotationToken &token = here();
      if (token.kind == Kind::comment) {
        comment();
      } else if (token.kind == Kind::trick) {
        ++at_;
        const std::int64_t expected = open().tricks + 1;
        if (token.number != expected) fail(token.line, say<"notation-trick">(argument::count(expected)));
      } else if (token.kind == Kind::seat || at_content()) {
        const auto seat = seat_to_act();
        if (!seat) return;
        const NotationToken &word = take();
        const auto card = word.kind == Kind::word ? card_in(word.text) : std::nullopt;
        if (!card) return unexpected(word);
        do_action(play_action(*seat, *card), word.line);
      } else {
        return;
      }
    }
  }

  void moon() {
    const auto seat = seat_to_act();
    if (!seat) return;
    const NotationToken &token = take();
    if (token.text != "old" && token.text != "new") return unexpected(token);
    do_action(moon_action(*seat, token.text == "old" ? MoonWay::old_way : MoonWay::new_way), token.line);
  }

  // Checks the scores of the finished hand.
  void score(int line) {
    const bool ended = open().phase == Phase::done;
    const bool another = !ended && fresh_ && game().hands.size() > 1;
    const Hand &hand = another ? *std::prev(game().hands.end(), 2) : game().hand();
    bool same = ended || another;
    for (Seat seat = 0; seat < game().law.players; ++seat) {
      const NotationToken &token = take();
      const auto number = token.kind == Kind::word ? whole_in(token.text) : std::nullopt;
      if (!number) return unexpected(token);
      same = same && *number == hand.open.scores[seat];
    }
    if (!same) fail(line, say<"notation-differs">(argument::value("score")));
  }

  std::vector<NotationToken> tokens_;
  std::size_t at_ = 0;
  std::vector<Transcript> transcripts_;
  std::optional<Draft> draft_;
  std::vector<Comment> comments_; // those that precede a game that hasn't begun yet
  bool fresh_ = false; // nobody has acted yet in the current hand
  std::optional<NotationFault> fault_;
};

} // namespace

ReadTranscripts transcripts_in(std::string_view text) {
  NotationTokens read = notation_tokens(text);
  if (read.fault) return {{}, std::move(read.fault)};
  return Reader(std::move(read.tokens)).all();
}

} // namespace openhearts
