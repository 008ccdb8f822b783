### What is wrong with a file or a request that somebody sent.

## JSON. $place counts its characters from 1.

json-after = The JSON can’t be read: there is more text behind its end, at character { $place }.
json-deep = The JSON can’t be read: it is nested too deeply, at character { $place }.
json-early = The JSON can’t be read: it ends too early, at character { $place }.
json-name = The JSON can’t be read: a name in quotes is missing at character { $place }.
json-name-twice = The JSON can’t be read: the name { $name } occurs twice in one object, at character { $place }.
json-many = The JSON can’t be read: an object has too many names, at character { $place }.
json-colon = The JSON can’t be read: a colon is missing at character { $place }.
json-comma-brace = The JSON can’t be read: a comma or a closing brace is missing at character { $place }.
json-comma-bracket = The JSON can’t be read: a comma or a closing bracket is missing at character { $place }.
json-control = The JSON can’t be read: there is a control character in a text, at character { $place }.
json-utf8 = The JSON can’t be read: the text is not UTF-8, at character { $place }.
json-quote = The JSON can’t be read: a text has no closing quote, at character { $place }.
json-escape = The JSON can’t be read: an escape in a text is not one of JSON’s, at character { $place }.
json-surrogate = The JSON can’t be read: there is half a surrogate pair in a text, at character { $place }.
json-value = The JSON can’t be read: a value is missing at character { $place }.
json-zero = The JSON can’t be read: a number starts with 0, at character { $place }.
json-point = The JSON can’t be read: a number has no digits after its point, at character { $place }.
json-exponent = The JSON can’t be read: a number has no digits in its exponent, at character { $place }.

## A position. $name is one of its fields.

position-object = A position is a JSON object.
position-no-field = A position has no field { $given }.
position-whole = { $name } is a whole number from { $least } to { $most }.
position-flag = { $name } is true or false.
position-suit = { $name } is clubs, diamonds, spades or hearts.
position-cards = { $name } is a list of cards.
position-piles = { $name } is a list of cards for each player.
position-numbers = { $name } is a list of whole numbers, one for each player.
position-seats = { $name } is a list of seats.
position-no-card = { $name } lists { $given }, which is no card.
position-card-thrice = { $name } lists the { CARD($card) } three times.
position-hands = These rules need { $players } hands, one for each player.
position-seat = The { $name } is one of the seats, counted from 0.
position-one-each = { $name } is listed for each player, or not at all.
position-number = The number of a hand is from 0 to 999.
position-needs-leader = { $name } is for a hand in play, so leader has to be given, too: the seat that led the trick on the table or, if there is none, is to lead.
position-table = Under these rules no trick is cancelled.
position-out = Nobody in that seat can be out.
position-leader-empty = The leader has no card to lead.
position-trick-complete = The trick on the table is already complete.
position-card-absent = The { CARD($card) } is not in play under these rules.
position-card-twice = The { CARD($card) } is listed twice.
position-card-often = The { CARD($card) } is listed more than twice.
position-kitty-stock = Under these rules the cards left over are a stock, not a kitty.
position-stock = Under these rules there is no stock.
position-two-players = At least two players need cards.
position-not-out = No cards are held by { NAME($seat) }, who is not listed as out.
position-out-holds = Cards are held by { NAME($seat) }, who is listed as out.
position-hand-empty = Each player holds at least one card.
position-hand-size = The hand of { NAME($seat) } is not as large as the others.
position-chips = Under these rules there are no chips.
position-auction = Under these rules there is no auction.
position-bidder = Without a bidder hearts count, so another suit needs one.
position-pass =
    { $cards ->
        [one] The hands are too small to pass a card.
       *[other] The hands are too small to pass { $cards } cards.
    } If no pass is to come, say passing: false; if play has begun, name the leader.

## A log.

log-version = This is not the log of an OpenHearts game that this version reads ("openhearts": 1 or 2).
log-rules = The log’s rules can’t be played ({ $field }). { LIST($why) }
log-seed = The log’s seed is not a whole number from 0 to 2⁶⁴ − 1.
log-dealer = The log’s dealer is not the one that its deals begin with.
log-deal = The log has no deal with a hash, a secret and parts.
log-no-secret = The log doesn’t hold the secret of its deals, so nobody can deal them again yet.
log-secret = The log’s secret is not 32 bytes, written as 64 digits from 0 to f.
log-hash = The log’s secret doesn’t give the hash that was shown before the deal. These are not the deals that were promised.
log-parts = The log’s parts are not one for each seat, of at most { $most } bytes, written with digits from 0 to f.
log-hand = There is no such hand in the log.
log-actions = The log has no list of actions.
log-action = Action { $number } of the log, { $action }, is refused. { LIST($why) }
log-action-form = An action is bid, suit, pass, play or moon, then the seat and the rest, as in play 3 QS.

## A game as people write it. $name is a tag.

notation-line = Line { $line }: { LIST($why) }
notation-comment-open = A comment has no closing brace.
notation-tag-open = A tag has no closing bracket.
notation-tag-empty = The tag { $name } has no value.
notation-tag-twice = The tag { $name } is there twice.
notation-tag-unknown = There is no tag { $name }.
notation-version = This version doesn’t read games written in that form.
notation-names = The names must be a list of texts.
notation-no-deal = There is neither a deal nor a seed to deal from.
notation-empty = There is no game in the text.
notation-end = The text ends too early.
notation-word = { $given } can’t stand here.
notation-unfinished = Another hand begins before this one is over.
notation-differs = { $name } doesn’t agree with the rest of the game.
notation-cards-differ = These are not the cards that were dealt.
notation-holding = { $given } is no card of a hand. Write the cards suit by suit, like S AQ5 H KT2 D - C AJ43.
notation-turn = The next to act is { NAME($seat) }.
notation-trick = The next trick is number { $number }.

## An event that an observer refuses. $name is a member of it, as it is written in JSON.

event-member = { $name } is missing from the event, or isn’t what belongs there.
event-others = The event has members that no event has.
event-first = The first event to see is a deal.
event-order = That event can’t come next.
event-deal = The deal doesn’t fit the game so far: { $name }.
event-action = { $action } can’t have happened. { LIST($why) }
event-cards = The cards of the event don’t fit those already seen.
event-leads = The event must say who leads when that depends on hidden cards, and only then.

## A request, of the line protocol or in Python.

input-long = A request has at most { $most } bytes.
input-words = That request takes no further words.
input-new = A new game takes rules and a seed, not { $given }.
input-seed = A seed is a whole number from 0 to 2⁶⁴ − 1.
input-pad = A scorepad takes rules, dealer and hands, not { $given }.
input-dealer = The dealer is a seat, 0 to { $most }.
input-hands = The hands are a list.
input-no-hand = There is no such hand in this game.
input-bot = There is no bot of that name.
input-bot-words = A bot takes its name, a seat and a seed, and nothing more.
input-steps = The number of steps is from 0 to { $most }.
input-coach = A coach thinks through 1 to { $most } decisions, and takes a seed.
input-depth = A depth is a whole number from 0 to { $most }.
input-count = There are more than { $most }. Ask for less depth.
input-undo-game = This hand belongs to its game, whose log keeps what was done. Take a clone.
input-undo-deal = There is nothing to take back.
input-pickle-deal = A sampled deal has no log to be pickled as. Pickle the view.
input-text-deal = A sampled deal has no text: it doesn’t know card by card how it came about. Hand.from_cards sets up what is left of it as a position, which has one.
input-solve = A hand can be solved once cards are played.
input-solve-nodes = The end of this hand takes more than { $most } nodes. Solve it later in the hand, or allow more.
input-deals-seat = Deals are drawn from the view of a seat, not from a spectator’s.
input-choose-seat = A spectator has no cards to choose from: ask with the view of the seat whose turn it is.
input-deals-none = No deal agrees with all that this view shows.
input-version = The view was pickled by another version.
input-parts = A fair deal takes a secret of 32 bytes, and a part for each seat of at most { $most } bytes.
input-observe = An observer takes rules and a seat, not { $given }.
input-observer = There is no observer yet; observe makes one.
input-observed = An observer’s seat is a whole number from 0 to { $most }, or null for a spectator.
input-events = Events are numbered from 0; { $most } have happened.
input-events-position = A game has events only if it begins with a deal, and this position is past it.
input-playouts = The number of hands is from 1 to { $most }, and a seed follows.

## In Python only.

input-json-type = JSON is a text or a dict, not of type { $type }.
input-file-name = This takes what is in a file, not its name: { $code }.
input-json-values = These values can’t be written as JSON: { $why }.
input-json-number = The JSON can’t be read: the number { $given } is too large.
input-json-surrogate = The text holds half a surrogate pair, which is no character.
input-hand-values = A hand can’t be written as JSON: { $why }.
input-message = { $given } is no message that this version can say.
input-pass-list = Cards are passed as a list, like ["QS", "AH", "2C"], even if it is only one: ["QS"].
input-bid-whole = A bid is a whole number of chips, not { $given }.
input-meant = Did you mean “{ $name }”?
# How the value that a rule needs is written.
input-json-value = In JSON: { $json }
input-bot-none = There is no bot “{ $given }”. { LIST($why) }
input-bot-known = There are { LIST($bots) }. Behind a colon, flat and expert can be told how many play-outs or nodes to spend on a decision (expert:50000), uct how many deals to sample and how many hands to play in each (uct:20:50), and expert that only the points of the hand count (expert:points).
input-seed-not = A seed is a whole number from 0 to 2⁶⁴ − 1, not { $given }.
input-rules = Rules are made by Rules(), preset() or Rules.from_json(); { $given } is none.
input-rules-seed = { $given } is no rule set. If it is meant as a seed, give it by its name: seed={ $given }.
input-bots-each = Name one bot for all { $players } seats, or one for each.
input-players-each = It takes { $players } players, one for each seat, not { $given }.
input-deals-number = The number of deals is from 1 to { $most }.
input-nodes-few = Allow one node or more.
input-seed-and-deal = A game takes a seed or a fair deal, not both.
input-deal = A fair deal is made by FairDeal(); { $given } is none.
input-no-view = { $given } is no View: game.view(seat) gives one.
input-not-a-hand = { $given } is no Hand: game.hand is one.
input-not-a-game = { $given } is no Game: oh.Game() makes one.
input-not-made = Hands and views come from a game, as game.hand and game.view(seat); Hand.from_cards() sets up a position.
input-notation-type = Games in the notation for people are a text, not of type { $type }.
input-one-game = There are several games in the text, not one.
input-view = This is no view of a hand that is being played under these rules; with a stock no view can be read.
input-comment = A comment’s place is a number of actions from 0 to { $most }, not { $given }.
input-openspiel-option = OpenSpiel’s hearts has no option { $given }.
input-openspiel-history = A history of OpenSpiel’s hearts can’t go on with { $given } at place { $place }.
input-openspiel-short = The history ends before the cards are dealt.
input-nodes = A coach thinks through 1 to { $most } decisions, not { $given }.
input-seconds = A bot thinks from 0 to { $most } seconds, not { $given }.

## The requests of the line protocol: what each does or answers.

request-hello = Names the program, its version and its bots.
request-help = Lists the requests.
request-fields = The table of rule fields.
request-messages = The closed list of what the engine says, with the arguments of each.
request-refusals = The closed list of reasons for a refusal.
request-presets = The presets, and how they differ from the standard game.
request-rules = Checks a rule set and writes out every field.
request-sheet = A rule set to be read by people.
request-new = Deals a new game.
request-hand = Sets up a position.
request-pad = Keeps the score of a game with real cards.
request-load = Replays a log.
request-log = The game as its log.
request-status = Where the game stands.
request-view = What a seat may know of a hand.
request-truth = Everything about a hand.
request-events = What has happened in the game, as everybody and as each seat sees it.
request-observe = Watches a game from a seat, or as a spectator.
request-see = Sees the next event; answers the view after it.
request-legal = The cards that the player to act may play.
request-rest = How the rest of the hand must end, where a seat can be sure of it; nothing is played.
request-bot = What a bot would do; nothing is done.
request-think = The same, piece by piece: asked again, it goes on.
request-coach = What each choice of a seat is worth, and why; nothing is done.
request-count = The number of legal continuations of that length.
request-playouts = Random hands under the game’s rules, summed up.
request-quit = Ends the session.
request-bid = Bids in an auction; 0 is to pass.
request-suit = Names the suit that counts.
request-pass = Passes cards; in a scatter the first goes to the left, and so on clockwise.
request-play = Plays a card.
request-moon = Says how a moon counts.
