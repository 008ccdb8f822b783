### The page: learning the game by playing prepared hands, and how to play in short.

## The tutorial. $seat is whom the table of the lesson is about.

# Above a lesson's title.
learn-step = { $number } of { $count }
# Read out for the row of bars.
learn-progress = Lesson { $number } of { $count }
learn-skip = Skip
learn-leave = Leave the lessons
learn-before = Previous lesson
learn-next = Next
learn-take-back = Take it back
learn-last-card = And the last card.
learn-thinking = Watch what the others play.
# Read out where a lesson begins, after the cards on the table.
learn-held = You hold { CARDS($cards) }.
# At the card that takes the trick as it lies, and at the one that has taken it.
learn-wins = wins so far
learn-takes = takes it
learn-unplayed = This lesson could not be set up. Go on to the next, or try again.
learn-try-again = Try again

learn-trick-title = The highest card takes it
learn-trick-what = Everyone plays one card: that is a trick. The first to play leads, and the highest card of the suit led takes it. So far { NAME($seat) } is winning with the jack.
learn-trick-do = Play a club that beats the jack.
learn-trick-right = Your king is the highest club, so all four cards are yours. Whoever takes a trick leads to the next.
learn-trick-low = That is lower than the jack, so { NAME($seat) } takes the trick. Only your king beats it.

learn-follow-title = Follow suit
learn-follow-what = { NAME($seat, at: "start") } led a diamond. Whoever has diamonds must play one of them.
learn-follow-do = Play a diamond.
learn-follow-why = The dimmed cards can’t be played now. Tap one to see why.
learn-follow-right = All four followed suit, and the highest diamond took the trick.

learn-void-title = No club? Anything goes
learn-void-what = Clubs were led, and you have none. You may play any card, but it can’t take the trick: only the suit led can. There are no trumps.
learn-void-do = Get rid of your ace, the highest diamond.
learn-void-right = Even an ace takes nothing here. High cards take tricks that you may not want, and this is how to lose them.
learn-void-other = You may play that. But your ace is sure to take a trick later on, and this was the moment to lose it.

learn-hearts-title = Every heart is a point
learn-hearts-what = And points are bad: the fewest win. { NAME($seat, at: "start") } is winning this trick with the king, and you have no diamond.
learn-hearts-do = Give { NAME($seat) } a heart.
learn-hearts-right = One point for { NAME($seat) }, and one heart fewer in your hand.
learn-hearts-none = You may play that, but it costs { NAME($seat) } nothing. Throw a heart, and you are rid of it.

learn-duck-title = Stay under the ten
learn-duck-what = { NAME($seat, at: "start") } is winning with the ten, and there is a heart on it. The trick costs a point.
learn-duck-do = Play your highest diamond under the ten.
learn-duck-why = Low cards are worth keeping for later.
learn-duck-right = The nine stays under the ten, so the point isn’t yours, and you still have the four.
learn-duck-high = The king beats the ten: the trick is yours, and the heart with it.
learn-duck-low = That stays under the ten as well. But the nine would have done, and you will need the four.

learn-last-title = Take what costs nothing
learn-last-what = You play last, and there are no points on the table. This trick is free: a good one for a high card.
learn-last-do = Take it with the ace.
learn-last-right = The ace is gone, and it cost you nothing.
learn-last-low = { NAME($seat, at: "start") } takes the trick, and you keep your ace. Next time there may be a heart in it.

learn-queen-title = The queen costs thirteen
learn-queen-what = The queen of spades counts as much as all the hearts together. Whoever takes the trick takes her, and { NAME($seat) } is winning with the king.
learn-queen-do = Let { NAME($seat) } have the queen.
learn-queen-right = Thirteen points for { NAME($seat) }. Under the king or the ace, or where you can’t follow: that is how to lose her.
learn-queen-kept = Now the queen is still yours, and such chances are rare.

learn-beware-title = Don’t catch her
learn-beware-what = The queen of spades is still out, and { NAME($seat) } plays after you. Your king would take her.
learn-beware-do = Stay under the ten.
learn-beware-right = { NAME($seat, at: "start") } had no other spade. The queen took the trick, and her thirteen points.
learn-beware-high = { NAME($seat, at: "start") } threw the queen under your king: thirteen points for you.

learn-pass-title = Three cards to pass
learn-pass-what = Before a hand you pass three cards: first to the left, then to the right, then across. Every fourth hand you keep them all. An ace or king of spades could catch the queen.
learn-pass-do = Pass the ace and king of spades, and one card more.
learn-pass-right = Now they can’t catch the queen for you. The raised cards came from { NAME($seat) }.
learn-pass-kept = You kept a spade above the queen. If she falls on it, you pay thirteen.

learn-open-title = The two of clubs begins
learn-open-what = Whoever has it leads it to the first trick. No points may be thrown on that one.
learn-open-do = Lead the two of clubs.
learn-open-right = { NAME($seat, at: "start") } had no club, but four hearts, and was not allowed to throw one.

learn-broken-title = Hearts have to be broken
learn-broken-what = You lead, and any card but a heart will do: hearts may not be led until one has been thrown on another suit.
learn-broken-do = Lead a diamond.
learn-broken-why = Tap a heart to see why not.
learn-broken-right = { NAME($seat, at: "start") } had no diamond and threw a heart. Hearts are broken: from now on they may be led.

learn-moon-title = Or take them all
learn-moon-what = With every heart and the queen you shoot the moon: nothing for you, 26 points for each of the others. You have all but the king of hearts, and { NAME($seat) } plays last.
learn-moon-do = Take this trick, too.
learn-moon-right = You shot the moon, so the others get 26 points each. With one heart fewer it is no moon.
learn-moon-low = The king of hearts went to somebody else. That is no moon, and your 25 points stay yours.

learn-score-title = The lowest total wins
learn-score-what = The points of all hands are added up. When somebody reaches 100, the game is over. You began this hand with 58, and { NAME($seat) } is one point from 100.
learn-score-do = Leave the heart to { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } has 100, and you have the lowest total. You win.
learn-score-high = The heart is yours now. { NAME($seat, at: "start") } stays under 100, and the game goes on.

learn-done-title = That is the whole game
learn-done-what = Now a game of your own: gentle opponents, and a word from the coach where a card matters.
learn-done-play = Play your first game
learn-done-again = Once more from the start
# In the first game, below the coach’s reason why the card that was chosen is not the best: it has not been played yet.
learn-anyway = To play it anyway, choose it again.

## How to play, in short.

learn-title = How to play
learn-game = Black Lady, the usual Hearts
learn-play = Learn by playing
learn-play-about =
    { $count ->
        [one] One short step, five minutes
       *[other] { $count } short steps, five minutes
    }
learn-law = The whole rule book
learn-others = Other kinds of Hearts
learn-contents = On this page

howto-minute = In one minute
howto-minute-title = Take as little as you can
howto-minute-text = Every heart you take is a point, and the queen of spades is thirteen. When somebody reaches 100, the lowest total wins.
howto-pass = Passing cards
howto-pass-title = Three cards go first
howto-pass-text = To the left in the first hand, to the right in the second, across in the third. In the fourth everybody keeps their cards; then it begins again.
howto-pass-fact = To { NAME($seat) }, on your left
howto-open = The first trick
howto-open-title = The two of clubs begins
howto-open-text = Whoever has it leads it. You have no club here, but your heart has to wait: no points may be thrown on the first trick.
howto-follow = Following suit
howto-follow-title = Follow the suit that was led
howto-follow-text = Everyone plays one card: that is a trick. { NAME($seat, at: "start") } led clubs. You have a club, so you must play one. Without one, any card will do. The highest club takes the trick.
howto-trumps = No trumps
howto-trumps-title = There are no trumps
howto-trumps-text = Only the suit led takes a trick. The ace of hearts is high, but here it is a present for { NAME($seat) }.
howto-queen = What counts
howto-queen-title = The queen costs thirteen
howto-queen-text = Whoever takes the trick takes her. You play a low spade under the king, and she is not yours.
howto-broken = Hearts are broken
howto-broken-title = Hearts have to be broken
howto-broken-text = Nobody may lead a heart until one has been thrown on another suit, like your six here.
howto-moon = Shooting the moon
howto-moon-title = All or nothing
howto-moon-text = Take every heart and the queen, and everybody else gets 26 points. One heart short, and you keep all that you took.
howto-moon-fact = The hand’s points
howto-score = Ending and winning
howto-score-title = The lowest total wins
howto-score-text = The points of all hands are added up. The game ends when somebody has 100, and whoever has the least wins.
howto-habits = Good first habits
howto-habits-title = Four good habits
howto-habits-free = Take a trick with a high card when it costs nothing: you play last, and there are no points in it.
howto-habits-low = Keep low cards of every suit. They keep you out of trouble at the end.
howto-habits-spades = Pass the ace and king of spades if you have few spades below the queen.
howto-habits-void = Run out of a suit early. Then you can throw what you don’t want.

## Another level, offered at the end of a game.

learn-level-up = You win most of your games. Stronger opponents might be more fun.
learn-level-down = These opponents are hard on you. Easier ones might be more fun.
learn-level-stay = Stay with these
learn-level-to-beginner = Play beginners
learn-level-to-easy = Play an easy game
learn-level-to-medium = Play a fair game
learn-level-to-hard = Play a hard game
learn-level-to-expert = Play experts
learn-level-chosen = That starts with your next game. You can change it on the first page.
