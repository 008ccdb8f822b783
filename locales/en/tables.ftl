### The page: tables of people. Finding a table, opening one, waiting at it, and what is said beside the cards.

## Finding a table.

tables-title = The tables
tables-open = Open a table
tables-code = I have a code
tables-code-hint = Two words and a number, like amber-fox-17
tables-find = Go to the table
tables-name-title = What shall we call you?
tables-name-about = The others at the table see this name.
# To somebody who follows a link and has no name yet: who sits there.
tables-name-invited = You are invited to play with { LIST($people) }.
tables-name-label = Your name
tables-name-go = Go on
tables-rename = Change name
tables-again = Try again
tables-connecting = Connecting
tables-connecting-about = This is taking longer than usual. It will keep trying.
tables-trouble-title = That didn’t work
tables-trouble-unreachable = The server can’t be reached. Check the connection and try again.
tables-trouble-too_fast =
    { $seconds ->
        [0] Too many tries. Wait a moment, then try again.
        [1] Too many tries. Try again in 1 second.
       *[other] Too many tries. Try again in { $seconds } seconds.
    }
tables-trouble-cookies = This browser forgot you at once. Allow cookies for this page and try again: they are how the table knows you.
tables-trouble-signed_out = You have been signed out in this browser.
tables-trouble-no_tables = This copy of the page comes without a server, so there are no tables for people here. Run “openhearts serve” on any computer and open the page from there.
tables-trouble-gone = This table is closed, or the link is not complete. Ask for a new link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = No longer at the table
tables-removed-about = If the host lets you come back, the link to the table works again.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = You are suspended
tables-suspended-about = You can go on playing alone on this page, as always.
tables-trouble-suspended = You have been suspended from this server until { $until }.
tables-trouble-suspended-open = You have been suspended from this server until further notice.
tables-go = To the tables
# How a bot is called at a table of people.
tables-bot = Bot { $number }

## Opening a table.

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
host-advice = Hints
host-advice-off = Off
host-advice-own = Optional
host-advice-all = For all
host-watching = Spectators
host-watching-about = Others may watch, one trick behind.
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
waiting-bots-keep = Bots keep the seats for friends
waiting-link = The link is enough, no account.
waiting-link-field = The link to this table
waiting-only-here = This link works on this machine only.
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
# To somebody whose name somebody else at the table has.
waiting-called = Others see you as { $name }.
waiting-begins = The game begins by itself when everybody is ready.
waiting-leave = Leave
waiting-leave-title = Leave the table?
waiting-leave-about = A bot plays on in your seat.
waiting-leave-rated = This game is rated. If you leave, you come last, whatever the bot in your seat does.
waiting-stay = Stay
waiting-limits = Table settings
waiting-change = Change
waiting-lost = The connection is lost. Trying again.
waiting-closed = This table is closed. Nobody was here for a while.
waiting-closed-not_ready = This game couldn’t begin: not everybody came.
waiting-closed-admin = This table was closed by an admin.
waiting-no-clock = No clock
waiting-clock = { $seconds } s a card
# Only passing is timed.
waiting-clock-pass = { $seconds } s to pass
waiting-advice-off = No hints
waiting-advice-own = Hints optional
waiting-advice-all = Hints for all
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
seat-readmit = Let { $name } come back
seat-host = Make { $name } the host
seat-move = Change places with { $name }
seat-move-me = Change places with me
seat-move-free = Change places with the free seat
seat-no-bot = Take the bot away

## The evening.

evening-title = The evening so far
evening-name = Player
evening-games = Games
evening-won = Won
evening-points = Points

## Beside the cards.

company-lost = Reconnecting. Your cards are safe.
# Read out once the connection is back.
company-connected = Reconnected.
company-you-sit = A bot plays for you.
# Nobody plays for themselves, so nobody plays at all.
company-you-wait = The game waits for you.
company-return = I’m back
company-waits = Waiting for { $name }
# To somebody who watches a game in which nobody plays for themselves.
company-all-away = The game is paused
company-played-for-you = Your time was up. A bot played.
# A clock at a seat, and the same where there is next to no room.
company-seconds =
    { $seconds ->
        [1] 1 second
       *[other] { $seconds } seconds
    }
company-seconds-short = { $seconds } s
# Read out, not shown: how much of the reader's own time is left.
company-time-left =
    { $seconds ->
        [1] 1 second left
       *[other] { $seconds } seconds left
    }
# At the result of a hand, before the next one is shown by itself.
company-next-in =
    { $seconds ->
        [1] Next hand in 1 second
       *[other] Next hand in { $seconds } seconds
    }
# How long the table waits for somebody who is away, like “0:42”.
company-come-back = { $time } to come back
company-time = { $time }
company-connecting = connecting
company-bot-plays = a bot plays
# Instead, while nobody plays for themselves, so that nobody plays at all.
company-away = away
# Read out of a place whose person the reader has muted.
company-muted = muted
company-time-up = { WHO($seat) ->
    [you] your time is up
   *[other] out of time
}
# What a tap on somebody’s place opens. Who has never sat at the table can only mute.
company-person = { $sat ->
    [true] { $name }: mute, block or report
   *[false] { $name }: mute
}
company-watching = { $count ->
    [1] One person is watching
   *[other] { $count } people are watching
}
company-you-watch = You are watching, one trick behind.
company-stop-watching = Stop watching
company-side = Watch from { $name }’s side
company-invite = Invite
menu-invite-about = The link and the code of this table
menu-leave-people = A bot plays on in your seat

## The chat.

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [1] Chat, one unread
   *[other] Chat, { $unread } unread
}
# To somebody who has scrolled back in the chat: what others have said meanwhile. Tapping it shows that.
chat-newer = { $lines ->
    [1] One new line
   *[other] { $lines } new lines
}
chat-close = Close the chat
chat-mute-all = Mute all
chat-all-muted = You hear nobody here. They still hear you.
chat-say = Say something to the table
chat-send = Send
chat-more = More phrases
chat-fewer = Fewer phrases
chat-own-language = Phrases reach each player in their own language.
chat-closes = The chat closes when it is your turn.
# To somebody who only watches.
chat-watches = Only those who sit at the table can write here.
chat-empty = Nobody has said anything yet.
chat-log = What was said
chat-phrases = Phrases
chat-you = You
# Read out when somebody says something.
chat-spoken = { $name }: { $words }
# Lines between what is said: what happens at the table. $you: it is about the reader; `called`: under another name than
# their own, because somebody else there has it.
chat-sat = { $you ->
    [called] You sat down. Others see you as { $name }.
    [true] You sat down.
   *[false] { $name } sat down.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] You left. A bot plays on.
       *[false] You left.
    }
   *[false] { $playing ->
        [true] { $name } left. A bot plays on.
       *[false] { $name } left.
    }
}
chat-removed = The host asked { $name } to leave.
chat-away = { $you ->
    [true] You lost the connection.
   *[false] { $playing ->
        [true] { $name } lost the connection. The table waits one minute, then a bot plays on.
       *[false] { $name } lost the connection.
    }
}
chat-back = { $you ->
    [true] You are back.
   *[false] { $name } is back.
}
chat-sits_in = { $you ->
    [true] A bot plays for you until you come back.
   *[false] A bot plays for { $name } until { $name } is back.
}
chat-host = { $you ->
    [true] You are the host now.
   *[false] { $name } is the host now.
}
# Read out before a game and after it.
chat-ready = { $name } is ready.
# Read out when places change before a game: who sits where, from the reader on.
chat-places = Places have changed. Clockwise: { LIST($names) }.
chat-time = { $you ->
    [true] Your time was up, so a bot played for you.
   *[false] Time was up for { $name }, so a bot played.
}

## What can be done about somebody.

person-mute = Mute
person-mute-about = You won’t hear from { $name } at this table.
person-unmute = Hear { $name } again
person-block = Block
person-block-about = You won’t be seated together again, and you won’t hear from { $name }.
person-block-undo = You can undo this at any time: here, or under your name at the tables.
person-block-sure = Yes, block { $name }
person-blocked = Blocked. You won’t be seated together again.
person-unblock = Unblock
person-unblock-about = You can sit together again, and you hear from { $name } again.
person-unblocked = Unblocked. You can sit together again.
person-report = Report
person-report-about = The people who run this server read it, with what { $name } has said last at this table. { $name } won’t know.
person-report-what = What happened? (Optional)
person-report-send = Send the report
person-reported = Thank you. The report is on its way.

## When a game among people is over.

after-ready = { $count ->
    [0] Nobody is ready yet
    [1] One is ready
   *[other] { $count } are ready
}
after-you-ready = Waiting for the others
after-again = Another game
after-leave = Leave
after-table = To the table
after-result = See the result
# Of a rated table, at which only all of them together could play on.
after-lacks = Not everybody is still here
after-check = Check the deal

## The lobby: quick match, tables to sit down at, tables to watch.

lobby-quick = Quick match
lobby-rules = Rules
# In a list of rules: how many people wait for a game by these.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · one waiting
       *[other] { $rules } · { $count } waiting
    }
lobby-calm = Calm
lobby-normal = Normal
lobby-quick-speed = Quick
lobby-seconds = { $seconds } s a card
# How many people wait for this game; $missing is how many more it needs.
lobby-waiting =
    { $count ->
        [0] nobody yet
        [1] one waiting
       *[other] { $missing ->
            [1] needs you
           *[other] { $count } waiting
        }
    }
lobby-rated = Rated
lobby-rated-about = Everybody needs an account, and no bots play. If you leave, you come last.
# To a guest, in its place.
lobby-rated-guest = Play rated games with an account
# How many people wait for the other kind of game than the one that is chosen.
lobby-others-rated = Waiting for a rated game: { $count }
lobby-others-unrated = Waiting for a game that isn’t rated: { $count }
lobby-bots = After 20 seconds bots take the seats that are still free.
lobby-no-bots = No bots here: it begins when enough people have come.
lobby-wait-title = Looking for people
# What somebody waits for: "Black Lady · Normal"
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · rated
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
lobby-wait-first = Not everybody came to your last game. You come first now.
lobby-wait-pause =
    { $minutes ->
        [1] You missed your last rated games, so you can’t be matched for another minute.
       *[other] You missed your last rated games, so you can’t be matched for another { $minutes } minutes.
    }
lobby-cancel = Stop waiting
lobby-sit = Sit down
lobby-sit-none = Nobody yet. Open a table to everybody, and it appears here.
lobby-watch = Watch
lobby-watch-late = One trick behind, so nobody can help
lobby-watch-none = No game to watch just now.
lobby-seats =
    { $count ->
        [1] one seat
       *[other] { $count } seats
    }
lobby-hand = Hand { $number }
lobby-watching =
    { $count ->
        [0] nobody watching
        [1] one watching
       *[other] { $count } watching
    }
# What a drawing of a table shows, for those who can't see it: the names, the bots, the free seats.
lobby-oval =
    { $free ->
        [0] At the table: { $names }
        [1] At the table: { $names }; one seat is free
       *[other] At the table: { $names }; { $free } seats are free
    }
lobby-people = { LIST($people) }
lobby-nobody = nobody
lobby-code = Code
lobby-lost = The connection is lost. Trying again.
# To somebody who has a seat there but left the page.
lobby-seat = Back to your table

## This month's leaderboard.

month-title = This month
month-rating = rating
month-order = Ranked by what is certain: the rating minus three times its ±.
month-choice = Month
month-figure = { $rating } ± { $error }
month-you = You
# After a rated game: what it did to everybody's rating.
rated-title = Rating
rated-about = with how sure it is
rated-waits = The ratings are being worked out.
rated-left = left
# Below the ratings of a game that somebody has left: the places above it are those of the cards.
rated-left-about = Whoever leaves comes last in the rating, whatever the bot in their seat scores.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Your rated games
rated-games-about = The last one first
rated-place = Place { $place } of { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = The list is being fetched.
month-none = Nobody has played a rated game this month.
month-sure =
    { $people ->
        [0] Nobody has played { $games } rated games or more yet.
        [1] One person has played { $games } rated games or more.
       *[other] { $people } people have played { $games } rated games or more.
    }

## An account.

account-guest = You play as a guest, in this browser only.
account-why = An account keeps your name and your rating on every device, and your games and settings, too, if you like.
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
account-in-passkey = Sign in with a passkey
account-make-passkey = Make one with a passkey
account-mine = My data
account-stale = You signed in a while ago. Enter your password, or sign in again first.
account-change-password = Change password
account-old = Current password
account-old-hint = Not needed for ten minutes after signing in
account-new-password = New password
account-changed = Your password is changed. All other browsers are signed out.
account-passkeys = Passkeys
account-passkeys-about = Sign in with your fingerprint, face or PIN
account-passkeys-what = A passkey stays on your device, and nobody can guess it. With two of them you get in even if one device is lost.
account-passkeys-none = You have none yet.
account-passkey-since = Since { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Remove the passkey { $name }
account-passkey-add = Add a passkey
account-device = Name of this device
account-blocked = People you blocked
account-blocked-about = You aren’t seated with them
account-blocked-what = You aren’t seated with them at any table. They don’t know.
account-blocked-none = You have blocked nobody.
account-unblock = Unblock { $name }
account-unblocked = Unblocked
account-kept = The same on every device
account-kept-on = On: games, settings, rule sets, evenings and daily results
account-kept-off = Off: what is here stays here alone
account-kept-switch = Keep it in my account
account-kept-what = Games against bots, settings, rule sets, evenings of the scorepad and daily results go to the account, and come to every device where this is switched on. Nothing here is lost: a game that is played on in two places becomes two.
account-kept-settings = Settings
account-kept-rules = Rule sets
account-kept-pad = Scorepad
account-kept-daily = Daily results
account-kept-games =
    { $count ->
        [1] One game
       *[other] { $count } games
    }
account-kept-at = kept { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = too large for the account: stays on this device
account-kept-too_many = no room left in the account: stays on this device
account-kept-no_room = no room left on this device: stays in the account
account-kept-unreadable = can’t be read here: stays on this device
account-kept-unreached = The account can’t be reached now. It is tried again on the first page.
account-out-everywhere = Sign out everywhere
account-everywhere-about = Signs you out of every browser, including this one. What is stored on your devices stays there.
account-download = Download my data
account-download-about = Everything that this server keeps of you
account-delete = Delete my account
account-forget = Forget me
account-delete-what = Your name, password and passkeys, your ratings, your bots, and the settings, rule sets, evenings, games and daily results that are kept here are deleted. What you said at tables is erased.
account-forget-what = Your name, your daily results and what you said at tables are erased, and this browser is forgotten.
account-delete-stays = Tables still show what was played, but under a name that is nobody’s. What is stored on this device stays here.
account-delete-go = Go on to delete
account-delete-sure = { $name }, this can’t be undone.
account-delete-yes = Yes, delete it all
account-open = Your name and account: { $name }
