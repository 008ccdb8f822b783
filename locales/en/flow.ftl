### The page: how play flows. Taking back, playing a hand again, ending it early, pausing, giving up, keys, and the choices
### for all that in the settings.

flow-taken-back = Taken back.
# The first time in a game: at the table, in place of what is asked.
flow-taken-back-first = Taken back. This game no longer counts in your statistics.
flow-not-counted = A game in which you take something back or play a hand again no longer counts in your statistics.

# $trick counts from 1; 1 is the beginning of the hand.
flow-again-from =
    { $trick ->
        [1] Play this hand again
       *[other] Play on from trick { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] The same cards are dealt again.
       *[other] You go back to the start of trick { $trick }.
    }
flow-again-lost = What was played after that is gone, and this game no longer counts in your statistics.
flow-again-yes = Play again
flow-cancel = Cancel

flow-pause = Pause
flow-paused = Paused
flow-paused-about = The table waits for you.
flow-go-on = Go on

flow-give-up = Give up this game
flow-give-up-about = It ends here, without a winner.
flow-give-up-ask = Do you want to give up this game?
flow-give-up-what = It is kept as given up, and you can’t go on with it later.
flow-give-up-yes = Give up
flow-play-on = Play on

flow-worthless = No points are left.
flow-finish = Finish the hand
flow-finished = No points were left, so the rest was played at once.
flow-own = The rest is yours.
flow-claim = Claim it
flow-own-ask =
    { $count ->
        [one] You take the last trick, whatever the others play.
       *[other] You take the last { $count } tricks, whatever the others play.
    }
flow-claim-yes = Lay down my cards

## Keys. The page puts the key beside what it does.

flow-keys = Keys
flow-keys-about = Everything that can be tapped can also be reached with Tab and chosen with Enter.
flow-key-cards = From card to card
flow-key-play = Choose or play the card
flow-key-on = Go on
flow-key-close = Close what is open
flow-key-finish = Finish the hand, or claim the rest
flow-key-keys = These keys
flow-key-arrows = Arrow keys
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } or { $other }
flow-key-with-control = Ctrl { $key }

## Choices in the settings.

flow-settings-look = Look
flow-settings-play = How you play
flow-settings-pace = Timing
flow-settings-help = Help
flow-confirm = Tap twice to play
flow-confirm-about = The first tap raises a card, the second plays it.
flow-ahead = Choose a card ahead
flow-ahead-about = Tap a card before your turn. It is played when your turn comes, if it’s allowed.
flow-forced = Play forced cards
flow-forced-about = When only one card may be played, it plays itself.
flow-quick-end = Finish quickly
flow-quick-end-about = Once no points are left, the rest of the hand is played at once.
flow-raised = Passed cards stay raised
flow-raised-about = Until you tap, so that you can see what you were given.
flow-letters = Letters as shortcuts
flow-letters-about = H for a hint, U to take back; ? shows them all.
