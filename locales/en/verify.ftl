### The log of a game that was checked, in the terminal and on the page.

## What a check of a log has found. $seats are their numbers, counted from 0.

verify-hash = The secret gives the hash that was shown before the deal: { $hash }
verify-parts =
    { $count ->
        [one] Seat { LIST($seats) } added a part of its own, so whoever drew the secret didn’t know the deals beforehand.
       *[other] Seats { LIST($seats) } each added a part of their own, so whoever drew the secret didn’t know the deals beforehand.
    }
verify-no-parts = No seat added a part of its own, so whoever drew the secret could have chosen the deals.
verify-dealt = The hands were dealt again from the secret and the parts.
verify-seed = The deals follow from seed { $seed }. Nobody promised it beforehand, so this doesn’t show that nobody chose it.
verify-position = The game began from a position, so nothing was dealt.
verify-played =
    { $actions ->
        [0] Nobody has acted in it yet.
        [one] { $actions } action was replayed, and it is legal.
       *[other] { $actions } actions were replayed, and every one is legal.
    }
verify-over = The game is over. Totals: { LIST($totals, list: "unit") }
verify-not-over = The game isn’t over. Totals so far: { LIST($totals, list: "unit") }

## The same on the page, after a game with people.

check-title = Check the deal
check-which = Game { $number } of { $count }
check-before = Previous game
check-after = Next game
check-works = Dealing the cards again …
check-holds = Nobody chose these cards.
check-holds-no-parts = The cards follow from what was promised.
check-promised = The table showed the same hash before the first card was dealt, and named the same parts.
# $names are those who added something.
check-parts =
    { $count ->
        [one] { LIST($names) } added a part, so whoever drew the secret didn’t know the deals beforehand.
       *[other] { LIST($names) } each added a part, so whoever drew the secret didn’t know the deals beforehand.
    }
check-seen = Everything you saw is in it: your cards, and what everybody played, in the same order.
check-knows = It doesn’t show that nobody saw the cards: the server has to know every hand.
check-fails = Something doesn’t match.
check-other-hash = The secret isn’t the one that the table promised before the game.
check-other-parts = The parts aren’t those that the table named before the game.
check-other-events = The log tells of another game than the one that you saw.
check-other-totals = The totals in the log differ from those at the table.
check-unread = The log isn’t available right now. Try again in a moment.
check-download = Download the log
