### The page: practice of one’s own mistakes, and the card that offers it.

## What is offered: a sentence for each kind of mistake, and how often it happened.

practice-above =
    { $queen ->
        [QS] You played the ace or king of spades while the queen was out.
       *[other] You played a card above the { CARD($queen) } while it was out.
    }
practice-kept =
    { $queen ->
        [QS] You kept the queen when you could have lost her.
       *[other] You kept the { CARD($queen) } when you could have lost it.
    }
practice-queen =
    { $queen ->
        [QS] You left yourself open to the queen.
       *[other] You left yourself open to the { CARD($queen) }.
    }
practice-under = You didn’t duck when you could.
practice-high = You kept a high card that could have gone for nothing.
practice-follow = You followed suit with the wrong card.
practice-discard = You discarded the wrong card.
practice-lead = You led the wrong card.
practice-stop = You didn’t stop someone else’s moon.
practice-moon = You gave up a moon.
practice-bonus = You missed a card that takes points off.
practice-points = You let a trick go where points were wanted.
# Below such a sentence.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Once in the hand that the coach has looked at.
               *[other] { $times } times in the hand that the coach has looked at.
            }
       *[other]
            { $times ->
                [one] Once in the last { $hands } hands that the coach has looked at.
               *[other] { $times } times in the last { $hands } hands that the coach has looked at.
            }
    }
practice-do = Practise
# The same button where there are several; $what is the name of a kind of mistake.
practice-do-what = Practise: { $what }

## The hands.

practice-title = Practice
practice-leave = Leave practice
practice-looking = Looking for your hands.
practice-none = Your hands with this mistake aren’t here any more.
# Above a hand. $what is the name of a kind of mistake.
practice-step = { $number } of { $count } · { $what }
# Read out for the row of bars.
practice-progress = Hand { $number } of { $count }
practice-trick = Trick { $trick }, once more
practice-own = Hand { $hand } of your game of { DATETIME($at, dateStyle: "medium") }.
practice-out = The { CARD($card) } is still out.
practice-gone = The { CARD($card) } has been played.
practice-failed = This hand could not be set up. Go on to the next, or try again.

## What the coach says of the card. A reason follows.

practice-best = Well done.
practice-fine = That will do, though the { CARD($best) } is a little better.
practice-costly =
    { $unit ->
        [points] The { CARD($best) } is better: your card costs you { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more.
        [game] The { CARD($best) } is better: it gains you { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of a game, compared with your card.
       *[chips] The { CARD($best) } is better: it gains you { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } chips, compared with your card.
    }
practice-unseen = The coach hasn’t weighed this card. The { CARD($best) } is better.
practice-retry = Try again
practice-next = Next hand
practice-last = How it went

## Behind the last hand.

practice-done =
    { $right ->
        [0] None right on the first try
       *[other] { $right } of { $count } right on the first try
    }
practice-done-about = Practice doesn’t count in your statistics. Your next games do.
practice-done-own = Hand { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Right on the first try
practice-done-later = Not on the first try
practice-done-skipped = Skipped
practice-again = Once more
practice-back = Back to your games
