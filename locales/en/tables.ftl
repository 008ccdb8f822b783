### The page: tables of people. Finding a table, opening one, waiting at it, and what is said beside the cards.

## Finding a table.

tables-title = The tables
tables-open = Open a table
tables-code = I have a code
tables-code-hint = Two words and a number, like amber-fox-17
tables-find = Go to the table
tables-name-title = What shall we call you?
tables-name-about = The others at the table see this name.
tables-name-label = Your name
tables-name-go = Go on
tables-rename = Change name
tables-again = Try again
tables-home = Back to the first page
tables-trouble-title = That didn’t work
tables-trouble-unreachable = The server can’t be reached. Check the connection and try again.
tables-trouble-no_tables = This copy of the page comes without a server, so there are no tables for people here. Run “openhearts serve” on any computer and open the page from there.
tables-trouble-gone = This table is closed, or the link is not complete. Ask for a new link.
# How a bot is called at a table of people.
tables-bot = Bot { $number }

## Opening a table.

host-rules = Rules
host-seats =
    { $count ->
        [1] one seat
       *[other] { $count } seats
    }
host-entrance = Who may sit down
host-entrance-invited = Only invited
host-entrance-friends = Friends
host-entrance-open = Anyone
host-play-time = Time for a card
host-pass-time = Time to pass
# Seconds; 0: no limit.
host-time =
    { $seconds ->
        [0] No clock
       *[other] { $seconds } s
    }
host-chat = Chat
host-chat-off = Off
host-chat-phrases = Phrases
host-chat-text = Phrases and text
host-advice = Suggestions
host-advice-off = Off
host-advice-own = As each likes
host-advice-all = For all
host-watching = Spectators
host-watching-about = Others may watch, one trick late.
host-bots = Bots take empty seats
host-bots-about = They leave when somebody comes.
host-go = Open the table
host-keep = Keep these

## Waiting at a table.

# In the page's corner: whose table it is.
waiting-table-of = { $name }’s table
waiting-table = A table
waiting-more =
    { $count ->
        [0] Everybody is here
        [1] One more, and off we go
        [2] Two more, and off we go
        [3] Three more, and off we go
       *[other] { $count } more, and off we go
    }
waiting-link = The link is enough, no account.
waiting-copy = Copy link
waiting-copied = Copied
waiting-share = Share
waiting-share-text = Come and play Hearts with me.
waiting-qr = The link, to be scanned with a camera
waiting-free = A free seat
waiting-seat-bot = Seat a bot
waiting-you-sit = Sit down
waiting-host = host
waiting-ready = Ready
waiting-not-ready = not ready yet
waiting-away = lost the connection
waiting-bot = until somebody comes
waiting-watching = You are watching
waiting-start =
    { $bots ->
        [0] Start now
        [1] Start now with a bot
        [2] Start now with two bots
        [3] Start now with three bots
       *[other] Start now with { $bots } bots
    }
waiting-be-ready = I’m ready
waiting-again = Another game
waiting-is-ready = You are ready. The game begins when everybody is.
waiting-begins = The game begins by itself when everybody is ready.
waiting-leave = Leave
waiting-leave-title = Leave the table?
waiting-leave-about = A bot plays on in your seat.
waiting-stay = Stay
waiting-limits = What is allowed
waiting-change = Change
waiting-lost = The connection is lost. Trying again.
waiting-closed = This table is closed. Nobody was here for a while.
waiting-closed-admin = This table was closed by whoever runs the server.
waiting-no-clock = No clock
waiting-clock = { $seconds } s a card
waiting-advice-off = No suggestions
waiting-advice-own = Suggestions as each likes
waiting-advice-all = Suggestions for all
waiting-chat-off = No chat
waiting-chat-phrases = Phrases
waiting-chat-text = Phrases and text
waiting-watching-no = No spectators
waiting-watching-yes = Others may watch
waiting-entrance-invited = Only with the link
waiting-entrance-friends = Friends may sit down
waiting-entrance-open = Anyone may sit down

## What the host can do with a seat.

seat-remove = Ask { $name } to leave
seat-host = Make { $name } the host
seat-move = Change places with { $name }
seat-move-free = Change places with the free seat
seat-no-bot = Take the bot away

## The evening.

evening-title = The evening so far
evening-name = Player
evening-games = Games
evening-won = Won
evening-points = Points

## Beside the cards.

company-lost = The connection is lost. Trying again.
company-left =
    { WHO($seat) ->
        [you] { $seconds ->
            [1] One second left
           *[other] { $seconds } seconds left
        }
       *[other] { $seconds ->
            [1] One second left for { NAME($seat) }
           *[other] { $seconds } seconds left for { NAME($seat) }
        }
    }
company-left-pass =
    { $seconds ->
        [1] One second left to pass
       *[other] { $seconds } seconds left to pass
    }
company-away = { NAME($seat, at: "start") } lost the connection. A bot plays on in { $time }.
company-away-now = { NAME($seat, at: "start") } lost the connection.
company-sits-in = A bot plays for { NAME($seat) }.
company-you-sit = A bot plays for you.
company-return = Take my cards back

## The lobby: quick match, tables to sit down at, tables to watch.

lobby-quick = Quick match
lobby-rules = Rules
# In a list of rules: how many people wait for a game by these.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · one waits
       *[other] { $rules } · { $count } wait
    }
lobby-calm = Calm
lobby-normal = Normal
lobby-quick-speed = Quick
lobby-seconds = { $seconds } s a card
# How many people wait for this game; $missing is how many more it needs.
lobby-waiting =
    { $count ->
        [0] nobody yet
        [1] one waits
       *[other] { $missing ->
            [1] needs you
           *[other] { $count } wait
        }
    }
lobby-rated = Rated
lobby-rated-about = Against accounts only, without bots. Leaving counts as last.
lobby-bots = After 20 seconds bots take the seats that are still free.
lobby-no-bots = No bots here: it begins when enough people have come.
lobby-wait-title = Looking for people
# What somebody waits for: "Black Lady · Normal"
lobby-wait-for = { $rules } · { $speed }
lobby-wait-count =
    { $count ->
        [1] One of { $players } is here: you.
       *[other] { $count } of { $players } are here.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Bots are taking the free seats.
        [1] Bots take the free seats in 1 second.
       *[other] Bots take the free seats in { $seconds } seconds.
    }
lobby-cancel = Stop waiting
lobby-sit = Sit down
lobby-sit-none = Nobody yet. Open a table to everybody, and it stands here.
lobby-watch = Watch
lobby-watch-late = One trick late, so nobody can help
lobby-watch-none = No game to watch just now.
lobby-seats =
    { $count ->
        [1] one seat
       *[other] { $count } seats
    }
lobby-hand = Hand { $number }
lobby-watching =
    { $count ->
        [0] nobody watches
        [1] one watches
       *[other] { $count } watch
    }
# What a drawing of a table shows, for those who can't see it: the names, the bots, the free seats.
lobby-oval =
    { $free ->
        [0] At the table: { $names }
        [1] At the table: { $names }; one seat is free
       *[other] At the table: { $names }; { $free } seats are free
    }
lobby-nobody = nobody
lobby-code = Code
lobby-lost = The connection is lost. Trying again.

## This month's leaderboard.

month-title = This month
month-rating = rating
month-figure = { $rating } ± { $error }
month-you = You
month-none = Nobody has played a rated game this month.
month-sure =
    { $people ->
        [0] Nobody has played { $games } rated games yet.
        [1] One person has played { $games } rated games.
       *[other] { $people } people have played { $games } rated games.
    }

## An account.

account-guest = You play as a guest, in this browser only.
account-why = An account keeps your name, your tables and your rating, on every device.
account-make = Make an account
account-have = I have an account
account-new = I have no account yet
account-in = Sign in
account-out = Sign out
account-name = Name
account-password = Password
account-password-hint = 8 characters or more
account-is = You are signed in.
account-unrated = You have played no rated games yet.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · one game
       *[other] { $rating } ± { $error } · { $games } games
    }
account-too-often = Too many tries. Wait a few minutes, then try again.
account-open = Your name and account: { $name }
