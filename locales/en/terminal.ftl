### The command line. What somebody types (commands, options, `old`, `sheet`) is the same in every language and comes
### as an argument or stands outside the sentence.

## Cards, numbers and chips.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = { $seconds } s left
# Chips as a number alone, in a table.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Which cards cost so much: "14 points (Q♠ 4♥)".
terminal-points-of =
    { $points ->
        [one] { $points } point ({ $cards })
       *[other] { $points } points ({ $cards })
    }
# At the head of a column, and of a list: the reader.
terminal-you = You

## A game: how it begins.

terminal-seed = seed { $seed }
terminal-help-key = { $key } for help
terminal-partners = You play with { NAME($seats) }.
terminal-partners-others = { NAME($seats) } play together.
terminal-rules-here = The rules of this game

## A hand: how it begins, and the pass.

terminal-hand = Hand { $number }
terminal-total = Total
terminal-deals =
    { WHO($seat) ->
        [you] You deal
       *[other] { NAME($seat) } deals
    }
terminal-way =
    { $way ->
        [left] pass left
        [right] pass right
        [across] pass across
        [left2] pass two to the left
        [right2] pass two to the right
        [left3] pass three to the left
        [right3] pass three to the right
        [scatter] pass one card to each
       *[hold] no pass
    }
terminal-kitty-of = a kitty of { $count }
terminal-stock-of = a stock of { $count }
terminal-place-left = on your left
terminal-place-right = on your right
terminal-place-across = across from you
terminal-place-left2 = two to your left
terminal-place-right2 = two to your right
terminal-place-left3 = three to your left
terminal-place-right3 = three to your right
terminal-pass-to =
    { $partner ->
        [true] Pass { $count } to { NAME($seat) }, your partner, { WORD($way, of: "terminal-place") }.
       *[false] Pass { $count } to { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = One card for each of the others, in this order: { NAME($seats) }.
terminal-given = To { NAME($seat) } { $card }
terminal-received = From { NAME($seat) }: { $cards }
terminal-received-one = From { NAME($seat) } { $card }

## The auction.

terminal-auction-carries =
    { WHO($seat) ->
        [you] The pot carries over, so there is no bidding: you name the suit again and pay no more.
       *[other] The pot carries over, so there is no bidding: { NAME($seat) } names the suit again and pays no more.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] You pass
       *[other] { NAME($seat) } passes
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] You bid { $bid }
       *[other] { NAME($seat) } bids { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] You pay your bid of { $bid } into the pot, which now holds { CHIPS($pot) }.
       *[other] { NAME($seat) } pays the bid of { $bid } into the pot, which now holds { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] You name { SUIT($suit) } and lead: each { $symbol } counts a point.
       *[other] { NAME($seat) } names { SUIT($suit) } and leads: each { $symbol } counts a point.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Everyone has passed: each { $symbol } counts a point, and you lead.
       *[other] Everyone has passed: each { $symbol } counts a point, and { NAME($seat) } leads.
    }
terminal-last-bid = Last bid: { $bid }, by { NAME($seat) }
terminal-no-bid = No bid yet
terminal-pot = Pot: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Your stack: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] You are in debt, so you can only pass.
        [none] You have no chips left, so you can only pass.
       *[short] You have no more than that, so you can only pass.
    }
# On the prompt: this suit counts.
terminal-counts = { $symbol } counts

## Tricks.

terminal-drew = { $play } (drew { $count })
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } is cancelled
       *[other] { LIST($cards) } are cancelled
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] No { $symbol } is left, so the { $count } cards stay on the table and you lead again
       *[other] No { $symbol } is left, so the { $count } cards stay on the table and { NAME($seat) } leads again
    }
terminal-trick-none-left = No { $symbol } is left to take the last trick
terminal-trick-takes =
    { WHO($seat) ->
        [you] You take it
       *[other] { NAME($seat) } takes it
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] You take it and the { $count } cards from the table
       *[other] { NAME($seat) } takes it and the { $count } cards from the table
    }
terminal-trick-partner-takes = { NAME($seat) }, your partner, takes it
terminal-trick-partner-takes-table = { NAME($seat) }, your partner, takes it and the { $count } cards from the table
terminal-on-table = On the table: { $count } cards
terminal-taking =
    { WHO($seat) ->
        [you] You are winning it so far
       *[other] { NAME($seat) } is winning it so far
    }
terminal-taking-nobody = Nobody is winning it so far
terminal-broken =
    { $suit ->
        [clubs] Clubs are broken.
        [diamonds] Diamonds are broken.
        [spades] Spades are broken.
       *[hearts] Hearts are broken.
    }
terminal-held = Cards held:
terminal-stock = stock { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] You take the kitty
       *[other] { NAME($seat) } takes the kitty
    }
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-cards-named =
    { $count ->
        [one] { $count } card: { $cards }
       *[other] { $count } cards: { $cards }
    }
terminal-kitty-with = The kitty, with { NAME($seat) }: { $cards }
terminal-you-draw = You draw { $cards }
terminal-stock-empty = The stock is empty
terminal-out =
    { WHO($seat) ->
        [you] You have no card left and are out.
       *[other] { NAME($seat) } has no card left and is out.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] You are the last with cards and take those left
       *[other] { NAME($seat) } is the last with cards and takes those left
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Everyone has run out together: you take the cards left
       *[other] Everyone has run out together: { NAME($seat) } takes the cards left
    }
terminal-rest-in-hand = { $count } in hand
terminal-rest-in-stock = { $count } in the stock

## Prompts, and what is said of a line that can't be taken.

terminal-ask-suit = Name the suit that counts
terminal-ask-cards = Your cards
terminal-ask-moon = { $old } or { $new }
terminal-ask-pass = Pass
terminal-ask-bid-one = Bid { $least }, or pass
terminal-ask-bid = Bid { $least } to { $most }, or pass
terminal-ask-lead = Lead a card
terminal-ask-lead-only = Lead the { $card }
terminal-ask-follow = Follow { SUIT($suit) }
terminal-ask-only = Play the { $card }
terminal-ask-any = No { SUIT($suit) }, play any
terminal-ask-other = No { SUIT($suit) }

terminal-type-bid = Type a number of chips, or { $word }.
terminal-type-suit = Type { LIST($suits, list: "or") }; the first letter will do.
terminal-type-pass = Type the cards to pass, like { $cards }, or { $key } for help.
terminal-type-card = Type one card, like { $card }, or { $key } for help.
terminal-type-moon = Type { $old } or { $new }.
terminal-no-trick-yet = No trick has been taken yet.
terminal-no-hand-yet = No hand is finished yet.

## Help in the middle of a game.

terminal-typing-cards = Type a card by rank and suit: { $queen } is the queen of spades, { $ten } or { $short } the ten of diamonds, { $two } the two of clubs. The rank alone will do where only one such card may be played.
terminal-typing-brackets = Cards in [brackets] are the ones you may play; without brackets you may play any.
terminal-typing-enter = Where only one card may be played, Enter alone plays it.
terminal-typing-pass = To pass cards, type all of them: { $cards }.
terminal-typing-bid = To bid, type a number of chips, or { $word }. A suit is named by its first letter.
terminal-typing-cancelled = Cards marked × are cancelled: their other copy has fallen to the same trick.
terminal-command-scores = the score sheet, and the points of this hand so far
terminal-command-scores-chips = the score sheet, the chips, and the points of this hand so far
terminal-command-last = the last trick
terminal-command-rules = the rules of this game
terminal-command-hint = what the coach would do, and why
terminal-command-quit = leave; the game is saved, and `{ $command }` continues it

## Hints.

terminal-hint-bid = The coach would bid { $bid }.
terminal-hint-no-bid = The coach would pass.
terminal-hint-suit = The coach would name { SUIT($suit) }.
terminal-hint-play = The coach would play { $card }.
terminal-hint-pass = The coach would pass { $cards }.
terminal-hint-moon = The coach would say { $way }.
terminal-hint-points = Points to expect from this hand:
terminal-hint-costs = Points that each card would cost:
terminal-hint-chips = Chips to gain, compared with careful play:

## Scores and chips.

terminal-moon-mark = * a moon was shot
terminal-so-far = In this hand so far:
terminal-sides = Sides:
terminal-side = { NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] You drop 50 for landing on a fifty.
       *[other] { NAME($seat) } drops 50 for landing on a fifty.
    }
terminal-chips-head = Chips:
terminal-chips-debt = { $holding } (a debt)
terminal-chips-pot = the pot { CHIPS($chips, as: "terminal-amount") }
terminal-settled = The chips
terminal-cashed = The chips at the end ({ CHIPS($bought, as: "terminal-amount") } bought)
terminal-cashed-worth = The chips at the end ({ CHIPS($bought, as: "terminal-amount") } bought at { NUMBER($worth, maximumFractionDigits: 6) } each)
terminal-pot-left = { CHIPS($chips) } left in the pot, which nobody has won.
terminal-moon-shot =
    { WHO($seats) ->
        [you] You shot the moon.
       *[other] { NAME($seats, at: "start") } shot the moon.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] You shot the sun.
       *[other] { NAME($seats, at: "start") } shot the sun.
    }
terminal-moon-old =
    { $sides ->
        [true] Every opponent adds { $points }.
       *[false] Everyone else adds { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] You take off { $points }.
        [one] { NAME($seats) } takes off { $points }.
        [with-you] Each of you takes off { $points }.
       *[many] Each of them takes off { $points }.
    }
# Said to whoever shot it.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] You take off { $points }.
       *[with-you] Each of you takes off { $points }.
    }
terminal-wins =
    { WHO($seats) ->
        [you] You win the game.
        [one] { NAME($seats) } wins the game.
       *[many] { NAME($seats, at: "start") } win the game.
    }
terminal-shared-win = { NAME($seats, at: "start") } are level and share the win.
terminal-level = { NAME($seats, at: "start") } are level, so another hand is played.
terminal-over = The game is over.

## Games and evenings in files.

terminal-game-kept = The game is saved; `{ $command }` continues it.
terminal-game-aside = The game you left is kept in { $file }
terminal-game-unkept = The game can’t be kept in { $file }: { $reason }
terminal-game-beside = Another game is kept in { $file } now; this one is kept in { $kept }
terminal-evening-kept = The evening is saved; `{ $command }` continues it.
terminal-evening-aside = The evening before this one is kept in { $file }
terminal-evening-beside = { $file } stays as it is; the evening is kept in { $kept }
terminal-evening-unkept = The evening can’t be kept in { $file }: { $reason }
terminal-no-game-kept = no game is kept in { $file }
terminal-no-evening-kept = no evening is kept in { $file }
terminal-game-not-text = { $file } is not a kept game: it is not text
terminal-game-unreadable = { $file } can’t be replayed: { $reason }
terminal-game-ended = the game in { $file } is over
terminal-game-there = { $file } is there already; { $option } goes on with the game in it
terminal-evening-there = { $file } is there already; { $option } goes on with the evening in it
terminal-resume-game-takes-no = { $option } goes on with the kept game, so it takes no { $other }
terminal-resume-evening-takes-no = { $option } goes on with the kept evening, so it takes no { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } is not text in UTF-8; save it in that encoding
terminal-system-missing = No such file or directory
terminal-system-folder = Is a directory
terminal-system-no-folder = Not a directory
terminal-system-forbidden = Permission denied
terminal-system-there = File exists
terminal-system-full = No space left on device
terminal-system-failing = Input/output error
terminal-system-large = File too large
terminal-system-read-only = Read-only file system
terminal-system-long = File name too long

## What is wrong with the words of a command.

terminal-try-help = { $reason }; try `{ $command }`
terminal-whole-number = { $option } takes a whole number from { $least } to { $most }
terminal-wrong-names = { $option } takes different names of 1 to 20 letters, with commas between them
terminal-names-many = { $option } has { $count } names for { $players } players
terminal-bots-many = { $option } names { $count } bots for { $seats } seats
terminal-no-language = { $option } takes { LIST($languages, list: "or") }, not “{ $given }”
terminal-preset-or-file = choose a game with { $preset } or with { $rules }, not both
terminal-no-preset = there is no preset “{ $name }”; there are { LIST($names) }
terminal-field-value = { $option } takes { $form }, not “{ $given }”
terminal-json-or-markdown = choose { $json } or { $markdown }, not both
terminal-all-games-take-no-rules = { $list } and { $all } show every game, so they take no rules
terminal-list-or-all = choose { $list } (their names) or { $all } (how each is played), not both
terminal-list-no-markdown = { $list } has no Markdown form; { $book } prints the rule book
terminal-match-needs = a match needs { $hands } or { $games }
terminal-arena-either = name the players of a match, or show one from a file with { $show }; not both
terminal-arena-resume-what = { $resume } needs { $record }: the file of the match to go on with
terminal-limit-above = { $option } takes a number of seconds above 0
terminal-memory-size = { $option } takes a size like { LIST($sizes, list: "or") }
terminal-settle-least = { $option } takes a number of points, 0 or more
terminal-sheet-takes-no = a sheet from a file takes no { $option }
terminal-chips-for-none = { $option } is for rules with chips; { $settlement } chooses them
terminal-json-for-file = { $option } is for a sheet from a file
terminal-dealer-none = { $option } takes one of { LIST($names) }, not “{ $given }”

terminal-output-closed = standard output is closed

# Errors of reading the command line itself. The arguments come in the notation of Python's `%`.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = unknown words: { $words }
terminal-words-missing = missing: { $names }
terminal-words-one-of-missing = one of these is needed: { $names }
terminal-words-no-value = takes one value
terminal-words-some-value = takes at least one value
terminal-words-most-value = takes at most one value
terminal-words-surplus = takes no value, not “{ $value }”
terminal-words-not-number = “{ $value }” is not a number
terminal-words-not-whole = “{ $value }” is not a whole number
terminal-words-not-with = not allowed with { $other }
terminal-words-ambiguous = { $option } might be { $matches }
terminal-words-unknown-command = there is no command “{ $name }”; there are { LIST($choices) }
terminal-no-command = There is no command “{ $given }”.

## Serving the page.

terminal-serving = OpenHearts is at { $address }
terminal-serving-network = On the network it is at { $address }
terminal-not-built = the page is not built yet; `{ $command }` builds it and serves it
terminal-port-private = port { $port } is reserved for the system; choose one from 1024 up with { $option }
terminal-port-taken = port { $port } is taken; choose another with { $option }
terminal-ports-taken = the ports { $first } to { $last } are all taken; choose one with { $option }
terminal-no-listening = can’t listen at { $host }: { $reason }
terminal-http-method = Only { $get } and { $head } are answered here.
terminal-http-address = That is not an address.
terminal-http-host = No server named { $given } is here.
terminal-http-origin = A page from elsewhere may not ask for that.
terminal-no-server = serving needs more than playing; install it with `{ $command }`
terminal-no-server-here = serving works on Linux and macOS; on Windows, run it in WSL
terminal-no-database = can’t use the database { $given }: { $reason }
terminal-database-neither = a database is a file, or { $url }; { $given } is neither
terminal-database-foreign = it isn’t an OpenHearts database
terminal-database-newer = a newer version of OpenHearts has used it
terminal-database-damaged = it is damaged; `{ $command }` puts a backup in its place
terminal-database-busy = another program is using it; try again in a moment
terminal-database-url = its URL can’t be read; in a password, characters such as / and @ are written %2F and %40
terminal-database-served = a server is using { $file } already; stop it, or name another file with { $option }
terminal-no-metrics = { $option } takes a port from { $least } to { $most }, or HOST:PORT; “{ $given }” is neither
terminal-no-public-address = { $option } takes an address as a browser shows it, such as https://hearts.example; “{ $given }” is none
terminal-workers-share = { $option } above 1 needs a database that several can use: { $database } postgresql://…
terminal-http-nothing = There is nothing at this address. The game is at { $home } .

## The rule sheet and the list of games.

terminal-house-rules = { $game }, with house rules
terminal-other-games = Other games: { LIST($names) }.
terminal-other-games-how = `{ $command }` explains how each is played.

## Matches between bots.

terminal-dealing = dealing
terminal-versus = { $first } v { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } to { $high }
terminal-seatings =
    { $count ->
        [one] { $count } seating of each deal
       *[other] { $count } seatings of each deal
    }
terminal-column-player = player
terminal-column-moons = moons
terminal-column-time = ms a decision
terminal-column-longest = longest
terminal-column-pairing = pairing
terminal-column-deals = deals
terminal-column-better = better by
terminal-column-sure = 95% sure
terminal-column-games = games
terminal-column-won = the first won
terminal-column-rating = rating
terminal-unit-points = points a hand
terminal-unit-chips = chips a game
terminal-settled-equal =
    { $deals ->
        [one] Settled after { $deals } deal: { $first } and { $second } differ by no more than asked, in { $unit }.
       *[other] Settled after { $deals } deals: { $first } and { $second } differ by no more than asked, in { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Settled after { $deals } deal: { $better } is better than { $worse }.
       *[other] Settled after { $deals } deals: { $better } is better than { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Settled after { $games } game: { $better } wins more than { $worse }.
       *[other] Settled after { $games } games: { $better } wins more than { $worse }.
    }
terminal-faults = Lost by faults of { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = The first time: { LIST($fault) }
terminal-ended-at-once = ended before the first deal was played
terminal-ended-early = Ended after { $done } of { $planned } deals and games.

## A data set.

terminal-dataset-pyarrow = { $option } needs `{ $command }`
terminal-dataset-there = { $folder } is there already; a data set begins in a new folder
terminal-dataset-written = { $folder } has { $decisions } decisions; games played: { $games }.

## How fast the engine is.

terminal-bench-core = in the core
terminal-bench-steps = step by step
terminal-bench-core-rate =
    { $threads ->
        [one] in the core, one thread: { $hands } hands/s ({ $decisions } decisions/s)
       *[other] in the core, { $threads } threads: { $hands } hands/s ({ $decisions } decisions/s)
    }
terminal-bench-steps-rate = step by step from Python: { $hands } hands/s ({ $decisions } decisions/s)
terminal-bench-random = random play: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points a seat and hand, a moon in { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% of the hands

## An evening with real cards: what is wrong with its file.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, line { $line }
terminal-place-column = { $file }, line { $line }, column { $column }
terminal-place-hand = { $file }, hand { $hand }
terminal-place-hand-column = { $file }, hand { $hand }, column { $column }
terminal-place-member = { $file }, “{ $member }”
terminal-players-many = two to eleven play, not { $count }: { LIST($names) }
terminal-players-none = two to eleven play, and no names are given
terminal-name-long = “{ $name }” is not a name of 1 to 20 letters
terminal-name-twice = two players have the same name: { LIST($names) }
terminal-rules-for-others = the rules are for { $players } players, and there are { $count } names
terminal-evening-object = { $file } must be an object with { LIST($members) }
terminal-evening-member = { $file }: there is no place for “{ $given }”; it has { LIST($members) }
terminal-evening-list-of-names = { $file }: “{ $member }” is a list of the players’ names
terminal-evening-list-of-hands = { $file }: “{ $member }” is a list of hands, like { $like }
terminal-evening-rule-set = { $file }: “{ $member }” is a rule set, like { $like }
terminal-evening-dealer = { $file }: “{ $member }” is a player’s name, or a seat from 0 to { $most }
terminal-evening-empty = { $file } is empty: its first line names the players, { $like }
terminal-column-twice = two columns are called { $column }
terminal-names-numbers = the first line names the players, like { $like }; here it has only numbers
terminal-column-unnamed = a column has no name
terminal-column-empty = nobody called { $column } has any points
terminal-columns-known = a column is a player, a card like { $card }, or { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, line { $line } has { $cells } cell, and the first line { $columns } columns
       *[other] { $file }, line { $line } has { $cells } cells, and the first line { $columns } columns
    }
terminal-cell-long = a cell has more than { $most } letters; a quotation mark may have been left open
terminal-line-long = a line has more than { $most } letters
terminal-cell-no-points = “{ $given }” is not a whole number of points
terminal-cell-no-chips = “{ $given }” is not a whole number of chips
terminal-cell-no-moon = “{ $given }” is neither { $old } (the others add) nor { $new } (the shooter subtracts)
terminal-cell-no-sun = “{ $given }” is neither { $yes } nor { $no }
terminal-none-of = “{ $given }” is none of { LIST($names) }

## An evening with real cards, asked for hand by hand.

terminal-ask-players = Players
terminal-ask-game = Game
terminal-ask-chips = Chips
terminal-who-plays = Who plays, clockwise? Names with commas between them.
terminal-which-game = Which game? { LIST($games, list: "or") } ({ $usual } unless you say otherwise).
terminal-which-chips = Chips? { LIST($kinds, list: "or") } ({ $usual } unless you say otherwise).
terminal-sentence = { $reason }.
terminal-no-game = There is no game “{ $given }”.
terminal-no-settlement = There is no such settlement; there are { LIST($kinds) }.
terminal-not-adding-up = Hand { $number } does not add up.
terminal-mend-hand = Type `{ $number }:` and its points.
terminal-evening-over = The game is over. Is a hand wrong? `{ $mend }` puts hand { $number } right, `{ $undo }` takes back the last change; Enter alone ends the evening.
terminal-ask-correction = Correction
terminal-nothing-to-undo = There is nothing to take back.
terminal-no-hand-so-far = There is no hand { $number } yet.
terminal-typing-points = Type the points of the hand in the order of the names: { $points }.
terminal-typing-taken = Or who took what: { $taken }.
terminal-typing-moon = Or who shot the moon: { LIST($moons, list: "or") }.
terminal-typing-more = Where the rules ask for it, who bid what and named which suit: { $bid }; the suit alone while the pot carries: { $suit }; who took no trick: { $notrick }.
terminal-typing-short = A name may be cut short as long as it fits one player only.
terminal-command-mend = puts hand { $number } right
terminal-command-undo = takes back the last change
terminal-command-sheet = the sheet so far
terminal-command-leave = leave; the evening is saved
terminal-command-leave-at-once = leave
terminal-players-are = Players: { LIST($names) }
terminal-missing-taker = After { $word } comes who took it; { $key } for help.
terminal-missing-shooter = After { $word } comes who shot it; { $key } for help.
terminal-missing-trickless = After { $word } comes who took none; { $key } for help.
terminal-missing-bidder = After { $word } comes who bid; { $key } for help.
terminal-missing-chips = After { $word } and the bidder comes how many chips; { $key } for help.
terminal-missing-suit = The suit is missing; { $key } for help.
terminal-missing-counts = After { $word } come { $count } numbers, one for each player; { $key } for help.
terminal-no-whole-number = “{ $given }” is not a whole number.
terminal-name-unknown = “{ $given }” is none of { LIST($names) }.
terminal-name-many = “{ $given }” could be { LIST($names, list: "or") }.
terminal-says-nothing = “{ $given }” means nothing here; { $key } for help.
terminal-numbers-many = { $count } numbers for { $players } players: { LIST($names) }.

## The score sheet of an evening.

terminal-chips-row = Chips
terminal-shot-mark = * shot the moon
terminal-next-pass =
    { $way ->
        [left] { $name } deals hand { $number }; pass { $count } to the left.
        [right] { $name } deals hand { $number }; pass { $count } to the right.
        [across] { $name } deals hand { $number }; pass { $count } across.
        [left2] { $name } deals hand { $number }; pass { $count } two to the left.
        [right2] { $name } deals hand { $number }; pass { $count } two to the right.
        [left3] { $name } deals hand { $number }; pass { $count } three to the left.
        [right3] { $name } deals hand { $number }; pass { $count } three to the right.
        [scatter] { $name } deals hand { $number }; one card to each of the others.
       *[hold] { $name } deals hand { $number }; nothing is passed.
    }
terminal-next-carries = { $name } deals hand { $number }; the pot carries, and { $bidder } names the suit again.
terminal-next-auction = { $name } deals hand { $number }; { $bidder } bids first.
terminal-in-pot = In the pot: { $chips }.
terminal-has-in-pot = { $name } has { $chips } in the pot.
terminal-gives = { $name } gives { $other } { $chips }.

## Help: the commands.

terminal-usage = usage:{" "}
terminal-heading-options = options
terminal-heading-words = arguments
terminal-heading-commands = commands
terminal-examples = examples:
terminal-about = Hearts, every way it is played: in the terminal, in the browser, and for bots.
terminal-more-help = `{ $command }` tells more about each.
terminal-option-help = show this help and exit
terminal-option-version = show the version and exit
terminal-option-language = the language: { LIST($languages, list: "or") } (else what the environment asks for)
terminal-option-json = as JSON
terminal-option-preset = a game by its name; `{ $command }` lists them (black-lady)
terminal-option-rules = a rule set as a JSON file, or a game by its name
terminal-option-set = changes a rule: { LIST($examples, list: "unit") }; may be repeated
terminal-example-play = a game against three bots, here in the terminal
terminal-example-seed = the same cards as everyone who plays seed { $seed }
terminal-example-score = the score sheet of a game with real cards
terminal-example-serve = the same game in the browser
terminal-example-rules = how it is played, in plain words
terminal-example-list = the games there are
terminal-example-arena = which bot is better, and how sure that is

terminal-play = play a game in the terminal
terminal-play-about = Play a game in the terminal: you against bots, by any rules. Type cards by rank and suit ({ LIST($cards, list: "unit") }); { $key } shows what else you can type. The game is kept after every action, so quitting, Ctrl-C or a lost connection loses nothing: { $resume } goes on with it.
terminal-play-seed = which cards are dealt: same number, same cards (random)
terminal-play-bots = who plays against you, one name or one each: { LIST($bots, list: "or") } (careful)
terminal-play-names = what the players are called, you first: { $names }
terminal-play-resume = go on with the game that was kept
terminal-play-file = keep the game here, also when it is over

terminal-serve = play in the browser
terminal-serve-about = Serve the page of the game from this machine, to be played in a browser: alone, or with people at one table. Alone, the game runs in the browser: once loaded, it asks nothing more of the server, and plays without a network.
terminal-serve-host = the address to listen at (127.0.0.1: this machine only)
terminal-serve-port = the port; 0 takes any free one ({ $port }, or the next free one)
terminal-serve-database = where tables and people are kept: a file, or the URL of a PostgreSQL database (else what { $variable } in the environment names, else { $file })
terminal-serve-workers = how many processes share the work; above 1 only with PostgreSQL ({ $workers })
terminal-serve-public = the address under which people reach it, where that is another: https://hearts.example
terminal-serve-metrics = where Prometheus asks for metrics: a port of this machine, or an address with one; each further worker has the next port
terminal-serve-log = what is written to the log, as JSON lines on standard error: { LIST($levels, list: "or") }
terminal-serve-open = open the browser, too
terminal-example-open = and show it in the browser
terminal-example-network = for others on the same network, too
terminal-serve-end = Ctrl-C ends it.

terminal-admin = for whoever runs a server: name admins, read reports, suspend people
terminal-admin-about = For whoever runs a server. Admins can read what people have reported, suspend people and close tables, from anywhere; this command names them, and does the same on the server’s machine, whether the server runs or not.
terminal-admin-action = what to do: { LIST($actions, list: "or") }
terminal-admin-who = whom it is about: the name of an account to appoint or dismiss, the id of a person to suspend or readmit, the id or the code of a table to close, the id of a report that is dealt with
terminal-admin-days = for how many days to suspend somebody; without it, until they are readmitted
terminal-admin-misuse = `reports` stands alone; every other action needs to know whom it is about
terminal-admin-days-misuse = { $option } goes with `{ $action }` alone
terminal-admin-no-reports = There are no reports.
terminal-admin-no-account = no account is called “{ $given }”
terminal-admin-nobody = nobody has the id “{ $given }”; `{ $command }` shows ids
terminal-admin-no-report = no report has the id “{ $given }”; `{ $command }` shows ids
terminal-admin-no-table = no open table has the id or the code “{ $given }”
terminal-admin-done = Done.
terminal-admin-suspended = { $name } ({ $id }) is suspended until { $until }.
terminal-admin-suspended-open = { $name } ({ $id }) is suspended. `{ $command }` ends that.
terminal-admin-report = { $at }: { $by } about { $person } ({ $id }), table { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } about { $person } ({ $id }), table { $table }, without a word
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } had said nothing at this table.
terminal-admin-report-done = `{ $command }` marks this report as dealt with.

terminal-backup = copy a server’s database while the server runs
terminal-backup-about = Copy a server’s database as it is at one moment, while the server runs, and check the copy.
terminal-backup-file = where the copy is to be; nothing is there yet
terminal-backup-database = the file in which tables and people are kept (else what { $variable } in the environment names, else { $file })
terminal-backup-done = The backup is in { $file }.
terminal-file-there = { $file } is there already
terminal-backup-postgres = a PostgreSQL database is backed up with { $backup } and restored with { $restore }

terminal-restore = put a backup where a server’s database is to be
terminal-restore-about = Put a backup where a server’s database is to be, and check it. Stop the server first, and move its old file away: nothing is overwritten.
terminal-restore-file = the backup
terminal-restore-done = The backup is restored to { $file }.

terminal-score = keep the score of a game with real cards
terminal-score-about = Keep the score of a game played with real cards: from a file, or hand by hand in the terminal. A CSV file names the players in its first line and has a hand in each line after it. A JSON file has { LIST($members) }. Without a file the hands are asked for, and kept after each.
terminal-score-sheet = a CSV or JSON file with the hands
terminal-score-settlement = the chips: { LIST($kinds, list: "or") }
terminal-score-chip-value = what a chip is worth, in your own money (1)
terminal-score-buy-in = chips that everyone begins with (100)
terminal-score-split-two = sweepstakes: two clear players split the pot
terminal-score-names = who plays, clockwise, with commas; asked for otherwise
terminal-score-dealer = who deals the first hand (the first player)
terminal-score-resume = go on with the evening that was kept
terminal-score-file = keep the evening here
terminal-score-json = the sheet as JSON

terminal-rules = explain how a game is played, in plain words
terminal-rules-about = Explain how a game is played, in plain words made from its rule fields. Without a name, that is the standard game, Black Lady.
terminal-rules-preset = a game by its name (black-lady)
terminal-rules-list = list the games instead
terminal-rules-all = every game, one after the other: the rule book
terminal-rules-json = as JSON: every field, what differs, and the sentences
terminal-rules-markdown = as Markdown, what is not standard in bold

terminal-verify = check the log of a game: its deals and every action
terminal-verify-about = Check the log of a game: deal its hands again, compare their secret with the hash that was shown before, and play every action once more by the rules. The exit code is 1 if anything doesn’t hold.
terminal-verify-file = the log of a game, or a game as text
terminal-verify-json = what was checked, and the cards of every hand, as JSON
terminal-verify-text = write the game as text, to be read, printed or sent by mail
terminal-verify-log = write the log, one line for each game

terminal-probe = speak the arena’s line protocol: a bot as a program
terminal-probe-about = Answer an arena on standard input and output: hello, rules, choose, stop and quit, a line each. So a bot of this version can sit at an arena of another, or of another engine.
terminal-probe-bot = the bot that decides (expert): a built-in one, or { $function }, yours in Python
terminal-probe-module = there is no bot { $bot }, and no module { $module } to import one from
terminal-probe-function = the module { $module } has no function { $function }, from a view to an action
terminal-arena = play matches between bots, with error bars
terminal-arena-about = Let bots play each other: the same deals in every seating, every pairing, and how sure the result is. A player is a built-in bot by its name, or { $command }, a program that speaks the line protocol.
terminal-arena-players = { LIST($bots, list: "or") }, or { $command }
terminal-arena-hands = deals of one hand a pairing (1,000)
terminal-arena-games = whole games a pairing, after the hands (0)
terminal-arena-seed = of the deals and the bots (0)
terminal-arena-threads = threads (as many as there are processors)
terminal-arena-settle = stop a pairing once it is sure who is better, or that they differ by no more than { $points }; its games once it is sure who wins more
terminal-arena-limit = for a program’s decision (10)
terminal-arena-cluster = play on this Ray cluster ({ $auto }: the one of this machine)

terminal-dataset = write games between bots as a data set
terminal-dataset-about = Play games between bots, and write every decision as a row: what the seat knew, what it did and what the hand came to. A data card beside the rows says what is in them.
terminal-dataset-folder = a new folder, for the rows and their data card
terminal-dataset-games = games (10)
terminal-dataset-bot = the bot in every seat (expert): { LIST($bots) }
terminal-dataset-parquet = columns in Parquet instead of lines of JSON; needs `{ $command }`

terminal-bench = measure how fast the engine is here
terminal-bench-about = Measure the engine on this machine: random hands a second, played inside the core and step by step from Python. Both deal, pass, play and score whole hands at random.
terminal-bench-hands = hands in the core (1,000,000)
terminal-bench-number = hands step by step (2,000)
terminal-bench-threads = threads for the core (1)
terminal-bench-seed = of the hands (1)
terminal-arena-memory = for each process of a program: { LIST($sizes, list: "unit") } (no limit)
terminal-arena-record = write every deal to this file as it is played, with the logs of its games
terminal-arena-resume = go on with the match in the file of { $record }
terminal-arena-show = show the match in this file, instead of playing one
terminal-arena-picture = draw the ratings, as an SVG image
