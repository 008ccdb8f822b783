### The page: today's deal, on the first page and in its own room.

## What it is.

daily-title = Today’s deal
# Instead, as long as it was begun and is not finished.
daily-yesterday = Yesterday’s deal
daily-about = Everybody gets the same cards and the same bots today. Only your first try counts.
daily-rules = Black Lady, one hand. The bots play carefully.
daily-play = Play today’s deal
daily-go-on = Continue today’s deal
daily-home-play = Play it
daily-home-go-on = Go on
daily-home-result = Your result
# On the first page, under the cards.
daily-home = Everybody plays these cards today.
daily-home-begun = You have begun. Your cards lie as you left them.
daily-home-done =
    { $points ->
        [one] You took one point today.
       *[other] You took { $points } points today.
    }
daily-cards = Your cards: { CARDS($cards) }
daily-failed = Today’s deal could not be dealt. Check the connection and try again.
daily-again = Try again
# Beside the table, while the same cards are played once more.
daily-practice = Practice: this one doesn’t count.

## The result.

daily-points =
    { $points ->
        [0] No points.
        [1] One point.
        [2] Two points.
        [3] Three points.
        [4] Four points.
        [5] Five points.
        [6] Six points.
        [7] Seven points.
        [8] Eight points.
        [9] Nine points.
        [10] Ten points.
       *[other] { $points } points.
    }
daily-moon-other = { NAME($seat, at: "start") } shot the moon: { $points } points for each of the others.
daily-praise-best = Nobody played them better.
daily-praise-well = Very well played.
daily-praise-fair = Well played.
daily-praise-even = These cards left no choice.
daily-praise-hard = Tomorrow brings new cards.
daily-better =
    { $count ->
        [0] None of the { $all } bots that held these cards took more.
       *[other] Better than { $count } of the { $all } bots that held these cards.
    }
daily-waiting = { $played } of 100 bots have played these cards.
# Over the player's bar, with how many others took as many points.
daily-you =
    { $count ->
        [0] You
        [one] You and one bot
       *[other] You and { $count } bots
    }
daily-average = average { NUMBER($points, maximumFractionDigits: 1) }
daily-field = What a hundred bots took with these cards: { NUMBER($average, maximumFractionDigits: 1) } points on average, { $best } at best. You took { $points }.
daily-streak =
    { $days ->
        [0] No streak yet
        [one] A streak of one day
       *[other] A streak of { $days } days
    }
daily-streak-about = One missed day doesn’t end it.
daily-day =
    { $points ->
        [one] { $date }: one point
       *[other] { $date }: { $points } points
    }
daily-day-none = { $date }: not played
daily-day-done = { $date }: played
daily-next =
    { $hours ->
        [0] { $minutes ->
            [one] Next deal in one minute
           *[other] Next deal in { $minutes } minutes
        }
       *[other] Next deal in { $hours } h { $minutes } min
    }
daily-new = A new deal is here.

## What can be done with it.

daily-share = Share
daily-copied = Copied
daily-not-copied = The browser does not allow copying. The text is above.
daily-slip = This is all that is shared
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, a streak of one day
       *[other] { daily-share-points }, a streak of { $days } days
    }
# After the points and the streak, when somebody shot the moon: the tricks don’t tell why there are so few or many points.
daily-share-moon = with a moon
daily-share-tricks =
    { $count ->
        [0] Points in none of the 13 tricks
        [one] Points in one of the 13 tricks
       *[other] Points in { $count } of the 13 tricks
    }
daily-look-back = Look back
daily-others = How others played
daily-others-who = With the same cards
daily-others-bots = Bots
daily-others-people = People
daily-practise = Play it again
daily-practise-about = For practice, with hints. Your result stays.
daily-others-about = A hundred bots played your cards against the same three, twenty-five at each level. No two of them forget and misjudge the same things.
daily-level-beginner = Beginners
daily-level-easy = Easy
daily-level-medium = Fair
daily-level-careful = Careful
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } on average
daily-level-range = from { $best } to { $worst }

## The same cards among people: on a server, and only once the player wants it.

daily-people-about = Your hand is sent to the server that this page comes from. The server replays it and keeps your points. Others only see how many people took how many points. Nobody sees your name.
daily-people-go = Send mine and compare
daily-people-name = Your name
daily-people-name-about = This server doesn’t know you yet. Others see your name at tables, but never here.
daily-people-asking = Asking the server.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] One other person has played these cards, and didn’t take more.
               *[other] Better than the one other person who has played these cards.
            }
       *[other]
            { $count ->
                [0] None of the { $all } people who played these cards took more.
               *[other] Better than { $count } of the { $all } people who played these cards.
            }
    }
daily-people-few = Fewer than three others have played these cards here so far. Come back later to see how you compare.
daily-people-uncounted = Yours isn’t among them: it came too late, or the bots of this server would have played differently.
# Over the player's bar, with how many others took as many points.
daily-people-you =
    { $count ->
        [0] You
        [one] You and one other
       *[other] You and { $count } others
    }
daily-people-field = What people took with these cards: { NUMBER($average, maximumFractionDigits: 1) } points on average, { $best } at best. You took { $points }.
daily-people-switch = Send my results
daily-people-switch-about = Whenever you have played today’s deal. What you have sent stays until you delete your name or account.
daily-people-no-server = This copy of the page comes without a server, so there is nobody to compare with.
daily-people-unreached = The server can’t be reached. Check the connection and try again.

## The little table on the first page, at which four bots play.

live-title = At the table now
live-about = Four bots play hand { $hand }.
live-turn = { NAME($seat) } plays next.
live-took = { NAME($seat) } took the trick.
live-over = Their game is over.
live-stop = Stop them
live-go-on = Let them play
live-people = Tables of people
live-scores = Their scores

# For whoever has a seat at a table of people.
home-seat = Back to your table

## Challenges: six hands that a friend plays, too.

challenge-title = Challenge a friend
challenge-about = Play six hands, then send a link. Your friend plays the same cards against the same bots, and you compare hand by hand.
# The rules of the game to come, and the level of its bots.
challenge-rules = { $name }, six hands.
challenge-make = Play six hands
challenge-before = Your challenges
challenge-entry-new = Not begun yet.
challenge-entry-begun = Begun: go on where you stopped.
challenge-entry-done = All six hands are played.
challenge-entry-theirs = { $name } has played them, too.
challenge-friend = Your friend
challenge-asked =
    { $name ->
        [none] A friend has played these six hands.
       *[other] { $name } has played these six hands.
    }
challenge-asked-about = Play the same cards against the same bots, then see how you compare.
challenge-play = Play the same cards
challenge-go-on = Go on with the six hands
challenge-link = This link is incomplete, or it was changed on the way. Ask for it again.
challenge-unplayable = This challenge can’t be played here. It may come from another version.
challenge-core = The cards could not be dealt. Check the connection and try again.
challenge-other-bots = The bots have changed since the other game, so they may have answered differently there.
challenge-points =
    { $points ->
        [0] No points in six hands.
        [one] One point in six hands.
       *[other] { $points } points in six hands.
    }
challenge-won =
    { $points ->
        [one] You win, by one point.
       *[other] You win, by { $points } points.
    }
challenge-lost =
    { $points ->
        [one] { $name } wins, by one point.
       *[other] { $name } wins, by { $points } points.
    }
challenge-level = It’s a tie.
challenge-ready = Now send it to a friend. The link holds the cards and how you played them, hidden until your friend has finished.
challenge-hand = Hand { $hand }
challenge-you = You
challenge-total = Total
challenge-open = Hand { $hand }, trick by trick
challenge-trick = Trick
challenge-passed = Passed
challenge-took = took points
challenge-name = Your name, if you like
challenge-send = Send the link
challenge-copied = Link copied
challenge-not-copied = The browser does not allow copying. Select the link and copy it.
challenge-field = The link
challenge-share =
    { $points ->
        [one] I took one point in six hands of Hearts. Here are the same cards:
       *[other] I took { $points } points in six hands of Hearts. Here are the same cards:
    }
challenge-new = A new challenge
