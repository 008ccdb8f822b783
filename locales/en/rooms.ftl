### The page: house rules, the games to choose from, the editor, the rule book, rules to share.

## House rules: the short list.

house-rules-title = House rules
house-rules-preset = Start from
house-rules-custom = Your own
house-rules-end = Plays to
    .about = The game ends when a total reaches this.
house-rules-queen = Queen of spades
    .about = What she costs.
house-rules-nothing = Nothing
house-rules-jack = Jack of diamonds
    .about = Takes ten points off.
house-rules-moon-old = The others add
house-rules-moon-new = The shooter subtracts
house-rules-moon-choice = The shooter chooses
house-rules-moon-auto = The others add, unless the shooter would lose the game by it
house-rules-moon-off = Not played
house-rules-pass = Passing
    .about = The order of passes, hand by hand.
house-rules-pass-usual = As usual at this table
house-rules-pass-never = No pass
house-rules-pass-cycle = Pass { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] One hand
       *[other] { $hands } hands
    }
house-rules-all = All rules
house-rules-games = Other games
house-rules-deal =
    { $size ->
        [one] { $size } card each
       *[other] { $size } cards each
    }
house-rules-deal-kitty =
    { $size ->
        [one] { $size } card each, { $kitty } aside
       *[other] { $size } cards each, { $kitty } aside
    }
house-rules-play = Play with these rules

## Games.

games-title = Games
games-lead = Tap play, and the cards are dealt. Or read the rules first.
games-presets = Every kind of Hearts
games-own = Your own rules
games-unsaved = Unsaved rules
games-play = Play
    .of = Play { $name }
games-rules = Rules
    .of = Rules of { $name }
games-change = Change
    .of = Change the rules of { $name }
games-fix = Fix
games-share = Share { $name }
games-delete = Delete { $name }
games-deleted = { $name } was deleted.
games-chosen = Chosen
    .about = “Play now” on the first page deals this game.
games-loose = You did not save this. It was in the editor when other rules took its place.
games-make = Make your own
games-open = Open a file
games-not-read = { $file } was not opened. { LIST($why) }
games-opened = { $name } is open. Save it to keep it.
games-opened-unnamed = The file is open. Save it to keep it.

## A rule set at a glance.

facts-sides = in sides
facts-packs = two packs
facts-cards =
    { $cards ->
        [one] { $cards } card each
       *[other] { $cards } cards each
    }
facts-stock = a stock to draw from
facts-aside = { $cards } aside
facts-bidding = bidding
facts-chips = chips
facts-suit-named = Each card of the suit that is named
facts-card-counts = The { CARD($card) } counts { $value }.
facts-suit-counts = Each of the { SUIT($suit) } counts { $value }.
facts-suit-counts-span = Each of the { SUIT($suit) } counts { $least } to { $most }.
facts-span = { $least }–{ $most }

## Why a file or a link is not taken, or what of it was left out.

file-long = The file is too long to be opened here.
file-game = It is a game that can’t be continued here.
ruleset-none = It holds no rule set: that would be fields and their values, in { "{ }" }.
ruleset-long = The file is longer than any rule set.
ruleset-empty = The file is empty.
ruleset-json = The file is not valid JSON.
ruleset-json-line = The file is not valid JSON: see line { $line }.
ruleset-name-not-text = Its name is not text, so it was left out.
ruleset-name-cut = Its name was cut to { $letters } letters.
ruleset-about-not-text = Its description is not text, so it was left out.
ruleset-about-cut = Its description was cut to { $letters } letters.
link-long = It is longer than any rule set could be.
link-empty = It holds no rules.
link-damaged = Part of it is missing or was changed on the way. Ask for the link again.

## Giving rules away.

share-title = Share { $name }
share-about = The link holds the whole rule set. Whoever opens it sees the rules and can play or save them.
share-link = Link
share-copy = Copy
share-copied = Copied
share-not-copied = The link is selected: copy it with your keyboard, or press and hold it.
share-send = Send
share-file = Save as a file
    .about = To open here again, or in the terminal:
share-unplayable = These rules can’t be played yet. Fix them first, then share them.

## Rules that came in a link.

shared-title = Rules from a link
shared-unnamed = House rules
shared-play = Play
shared-save = Save
shared-saved = Saved
shared-change = Change
shared-close = Close
shared-damaged = This link can’t be read
shared-kept = Nothing of yours has changed.
shared-unplayable = These rules can’t be played
shared-unplayable-so = These rules can’t be played.
shared-fix = Fix them
shared-looking = Reading the link.

## The editor.

editor-starts-from = Starts from { $name }
editor-other = Start from another game
editor-name = Name
    .hint = What you call these rules
editor-about = In one sentence
    .hint = What is special about them
editor-groups = Parts of the rules
editor-group-players = Players and deal
editor-group-pass = Passing
editor-group-play = Play
editor-group-queen = The queen
editor-group-points = Points
editor-group-moon = Moon and sun
editor-group-end = The end
editor-group-chips = Chips
editor-group-more = More
editor-changed = { $count } not standard
editor-plain = In plain words
editor-not-yet = Once the rules can be played, they appear here in plain words.
editor-standard = Standard: { $value }
editor-reset = Back to standard
    .of = { $field }: back to standard
editor-idle = With the other rules as they are, this changes nothing.
editor-show = Show
editor-play = Play
editor-save = Save
editor-saved = Saved
editor-save-new = Save as new
editor-needs-name = Give it a name, then save it.
editor-share = Share

editor-fixes = Fixes
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: as in { $name }
editor-fix-base = Start from the standard game instead
editor-fix-leave = Leave out “{ $name }”

# Values that have no name of their own. They may begin a line: the page makes the first letter large.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = yes
editor-no = no
editor-off = off
editor-on = on
editor-none = none
editor-these = these cards
editor-number = a number
editor-order = in this order
# The usual value, and what that comes to at this table.
editor-usual = { $usual } ({ $now })

editor-more = { $field }: one more
editor-less = { $field }: one less
editor-choose-cards = Choose cards
editor-choose-card = Choose another card
editor-done = Done
editor-card-in = { CARD($card) }: stays in
editor-card-out = { CARD($card) }: out
editor-card-both-out = { CARD($card) }: both out
editor-put-back = { $card }: put back
editor-hand = Hand { $number }
editor-hand-every = Every hand
# $way is a value of passing, or whatever a file had there.
editor-earlier = { $way }: earlier
editor-later = { $way }: later
editor-add = Add
editor-add-way = Add { $way }
editor-remove = { $what }: remove
editor-cycle-empty = Add at least one.
editor-suits = Whole suits, each card
editor-cards = Single cards
editor-other-card = Give another card a value
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = at a total
editor-end-hands = after a number of hands
editor-end-total-number = Total that ends the game
editor-end-hands-number = Number of hands
editor-chip-value = Worth of a chip
    .about = For the reckoning at the end; it changes nothing in play.
editor-buy-in = Chips to start with
    .about = What everybody buys at the beginning.
editor-split-two = Two clear players split the pot
    .about = Otherwise it stays for the next hand.

## The rule book.

book-title = Rule book
book-pages = Games
book-page = Game
book-yours = Your rules
book-at-table = At this table
book-loading = Loading the rules.
book-lost = The rules could not be loaded. Check the connection and try again.
book-differs = Unlike the standard game
book-standard = This is the standard game; the others are described by how they differ from it.
book-play = Play it
book-change = Change it
book-share = Share it
book-before = Before: { $name }
book-after = Next: { $name }
