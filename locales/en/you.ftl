### The page: the reader’s own games, their figures, and all that lies in this browser as one file.

you-part = What to look at
you-part-play = Statistics
you-part-games = Games
you-part-data = Your data

## Before there is anything, and when something is wrong.

you-empty-title = Your games will be here
you-empty = Play a game to its end, and it is kept here with all its cards.
you-empty-what = With each game you see more: how often you win, what a hand costs you, how many queens you take, and what to practise.
you-empty-file = Bring games from a file
you-unread = This browser doesn’t let the page save games, so there is nothing to show.
you-full = There is no room in this browser for another game. Save everything as a file, then delete some games.
you-gone =
    { $count ->
        [one] The oldest game has made room for a new one.
       *[other] The { $count } oldest games have made room for new ones.
    }
you-working =
    { $left ->
        [one] One game is still to be looked through.
       *[other] { $left } games are still to be looked through.
    }
you-unreached = Some games could not be looked through. Check the connection and open this again.
you-nothing-chosen = No games match. Choose fewer filters.
you-uncounted = Finish a game without taking anything back, and its figures appear here.

## With a game or two.

you-last = Your last game, { DATETIME($at, dateStyle: "medium") }
you-last-look = Look back
you-few = With more hands there is more to see: how your points change, and how many queens come to you.

## What is counted.

you-left-out =
    { $count ->
        [one] One game was given up, or something in it was taken back; it doesn’t count here.
       *[other] { $count } games were given up, or something in them was taken back; they don’t count here.
    }
you-company = Which games
you-company-all = Everything
you-company-bots = Against bots
you-company-people = With people
you-company-days = Deals of the day
you-kind = Rules
you-kind-all = All rules
you-kind-name =
    { $name } · { $players ->
        [one] one player
       *[other] { $players } players
    }
you-level = Level of the bots
you-level-all = Every level
you-level-beginner = Beginners
you-level-easy = Easy
you-level-medium = Fair
you-level-careful = Careful
you-level-hard = Hard
you-level-expert = Experts
you-level-people = People

## Figures. Shares are of a hundred, whole. $margin is how far the truth may be from the figure, 19 times of 20.

you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Games won
you-won-about =
    { $games ->
        [one] One game; a fair share is { $fair }%.
       *[other] { $games } games; a fair share is { $fair }%.
    }
you-points = Points a hand
you-points-about =
    { $hands ->
        [one] One hand of { $name }; a fair share is { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } hands of { $name }; a fair share is { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Chips a game
you-chips-about =
    { $games ->
        [one] One game of { $name }; a fair share is { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } games of { $name }; a fair share is { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Queens taken
       *[other] { MARK($queen) } taken
    }
you-queens-about =
    { $queens ->
        [one] There was one; a fair share is { $fair }%.
       *[other] Of { $queens }; a fair share is { $fair }%.
    }
you-clean = Clean hands
you-clean-about =
    { $hands ->
        [one] One hand; a fair share is { $fair }%.
       *[other] Of { $hands }; a fair share is { $fair }%.
    }
you-moons = Moons shot
you-moons-about = Tried: { $tried }. A fair share is { NUMBER($fair, maximumFractionDigits: 1) }.

## Charts: a title, a sentence, and the same as a table.

you-as-table = As a table
you-over-time = Points over time
you-over-time-about = { $name }; the dashed line is a fair share, the band how sure this is.
you-trend-fewer = You take fewer points than you used to.
you-trend-more = You take more points than you used to.
you-trend-fewer-high = You win fewer points than you used to.
you-trend-more-high = You win more points than you used to.
you-trend-level = About as many points as ever; the rest is chance.
you-trend-early = It is too early to see more than chance.
you-time-from = From
you-time-to = To
you-table-hands = Hands
you-table-points = Points a hand
you-table-fair = Fair share
you-table-margin = Give or take
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Places
you-places-about =
    { $games ->
        [one] One game of { $players } players
       *[other] { $games } games of { $players } players
    }
you-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
       *[other] { $place }th
    }
you-places-said =
    { $first ->
        [0]
            { $games ->
                [one] Not first yet, after one game.
               *[other] Not first yet, after { $games } games.
            }
       *[other]
            { $games ->
                [one] First in the one game.
               *[other] First in { $first } of { $games } games.
            }
    }
you-places-sides = With sides, partners share a place.
you-table-place = Place
you-table-games = Games
you-queen =
    { $queen ->
        [QS] The queen
       *[other] The { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] Of 100 queens { $share } come to you; a fair share is { $fair }.
       *[other] The { MARK($queen) } comes to you in { $share } of 100 cases; a fair share is { $fair }.
    }
you-tricks = When your points come
you-tricks-about = { $name }, trick by trick
you-tricks-queen =
    { $queen ->
        [QS] the queen
       *[other] the { MARK($queen) }
    }
you-tricks-rest = all others
you-tricks-said = Trick { $trick } brings you the most points.
you-table-trick = Trick
you-table-queen =
    { $queen ->
        [QS] Queen
       *[other] { MARK($queen) }
    }
you-table-rest = Others
you-moons-title = Moons
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] You have not tried one yet.
                [one] One tried, and it came to nothing.
               *[other] { $tried } tried, and they came to nothing.
            }
       *[other] { $made } shot, of { $tried } tried.
    }
you-moons-others = Other players’ moons: { $stopped } stopped, { $suffered } suffered.
you-moons-how = Tried: all the points so far, and at least three fifths of what there is.
you-habits = What costs you most
you-habits-about =
    { $hands ->
        [one] Points in ten hands, from the one hand that the coach judged in points
       *[other] Points in ten hands, from the { $hands } hands that the coach judged in points
    }
you-habits-none = None of the hands that the coach judged in points had a costly mistake.
you-habits-empty = Look back at a hand with the coach, and what it finds is counted here.
you-habit-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
you-habit-above =
    { $queen ->
        [QS] A high spade while the queen was out
       *[other] A card above the { MARK($queen) } while it was out
    }
you-habit-kept =
    { $queen ->
        [QS] The queen kept when she could go
       *[other] The { MARK($queen) } kept when it could go
    }
you-habit-queen =
    { $queen ->
        [QS] Left open to the queen
       *[other] Left open to the { MARK($queen) }
    }
you-habit-pass = The wrong cards passed
you-habit-under = A trick that could be ducked
you-habit-high = A high card kept when it could go
you-habit-follow = The wrong card in following suit
you-habit-discard = The wrong card thrown off
you-habit-lead = The wrong card led
you-habit-stop = Another’s moon not stopped
you-habit-moon = A moon given up
you-habit-bonus = A missed card that takes points off
you-habit-points = A trick let go where points were wanted
you-habit-bid = A bid too high or too low
you-habit-other = Something else
you-by-kind = By rules
you-by-level = By level
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: { $name } only
you-table-name = Rules
you-table-level = Level
you-table-won = Won

## The games.

you-games-count =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, with { LIST($names) }
# One hand, of the date on which everybody got its cards.
you-game-day = Deal of { DATETIME($at, dateStyle: "long") }
you-game-challenge = Challenge: the same cards for a friend
you-game-place =
    { $place ->
        [1] Won
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
       *[other] { $place }th
    }
# The chips that the reader won or lost in the game, beside the place, which the totals decide.
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } chip
       *[other] { SIGNED($chips) } chips
    }
you-game-unplayable = This version can’t play it.
you-game-replayed = Not counted: something was taken back.
you-game-given-up = Given up
you-game-delete = Delete { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = The game is deleted.
you-game-failed = This game could not be opened. Check the connection and try again.
you-game-opening = Laying the game out.
you-game-save = Save as a file
you-game-hands = Hand by hand
you-game-look = Look at hand { $hand }
you-more = Show more

## All that lies here, as a file.

you-data-about = Settings, rules, the scorepad, results and games are stored only in this browser. Save a file to back them up or move them.
you-export = Save everything as a file
you-export-failed = The games could not be read, so nothing was saved.
you-import = Open a saved file
you-import-about = Its contents are added to what is here. Nothing is lost, and you see first what would change.
you-import-no-json = { $file } is not a file saved by OpenHearts, or only part of one.
you-import-other = { $file } is a different kind of file. Rules and single games are opened under “Other games”.
you-import-newer = { $file } comes from a later version of OpenHearts. Load the page again, then try once more.
you-import-damaged = { $file } is damaged, so nothing was changed.
you-import-large = { $file } is far too large to be such a file.
you-import-title = What { $file } would bring
you-import-nothing = Everything in it is here already.
you-import-games =
    { $count ->
        [one] One game is added to your history.
       *[other] { $count } games are added to your history.
    }
you-import-known =
    { $count ->
        [one] One game is here already.
       *[other] { $count } games are here already.
    }
you-import-no-room =
    { $count ->
        [one] There is no room for the oldest game; it stays in the file.
       *[other] There is no room for the { $count } oldest games; they stay in the file.
    }
you-import-waiting =
    { $count ->
        [one] One unfinished game joins the others.
       *[other] { $count } unfinished games join the others.
    }
you-import-waiting-no-room =
    { $count ->
        [one] There is no room for one unfinished game; it stays in the file.
       *[other] There is no room for { $count } unfinished games; they stay in the file.
    }
you-import-reviews =
    { $count ->
        [one] What the coach found in one hand is added.
       *[other] What the coach found in { $count } hands is added.
    }
you-import-rules = Rule sets are added; if one is already here, the newer is kept.
you-import-pad = Evenings on the scorepad are added; the one that is open here stays open.
you-import-daily = Daily results are added; if a day is already here, the result here is kept.
you-import-challenges = Challenges are added; if one is already here, what you have played here is kept.
you-import-settings = Look, sound and level are taken from it.
you-import-more =
    { $count ->
        [one] One more thing that was kept comes along.
       *[other] { $count } more things that were kept come along.
    }
you-import-stays =
    { $count ->
        [one] One thing is different here, and stays as it is here.
       *[other] { $count } things are different here, and stay as they are here.
    }
you-import-with-settings = Take the settings of the file
you-import-with-settings-about = In place of look, sound and level as they are here.
you-import-do = Add it
you-import-not = Cancel
you-import-done = It is all here now.
you-import-failed = There is no room for it in this browser. Nothing was changed.
you-wipe = Delete everything here
you-wipe-about = Settings, rules, the scorepad, results and all games in this browser. What lies in an account or a file stays.
you-wipe-sure = Really delete everything? It can’t be undone.
you-wipe-yes = Delete everything
you-wipe-no = Keep it
you-wipe-failed = The browser did not allow it.
