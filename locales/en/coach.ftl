### The coach's reasons. $best is what it would do, $other what it compares that with; $best_rate and $other_rate say in
### how many of 100 deals something happens after them. $queen is the card that plays the part of the queen of spades.

# Part of the sentences below: most cards that would take a trick take it in all of the deals that were tried.
reason-other-often =
    { $other_rate ->
        [100] every time
       *[other] in { $other_rate } of 100 deals
    }
reason-only-card = The { CARD($best) } is the only card you may play.
reason-same-card = All the cards you may play come to the same thing.
reason-only-pass = No other pass was looked at.
reason-only-bid =
    { $best ->
        [0] You can’t bid any higher.
       *[other] { $best } is the only bid you can make.
    }
reason-only-suit = Only { SUIT($best) } can be named.
reason-only-moon =
    { $best ->
        [old] The others have to add points.
       *[new] You have to take points off.
    }

reason-even-card = It makes little difference: the { CARD($best) } is as good as any.
reason-even-pass = It makes little difference: this pass is as good as any.
reason-even-bid =
    { $best ->
        [0] It makes little difference: you may as well pass.
       *[other] It makes little difference: you may as well bid { $best }.
    }
reason-even-suit = It makes little difference: you may as well name { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] It makes little difference: the others may as well add points.
       *[new] It makes little difference: you may as well take points off.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Hard to tell: the { CARD($best) } did best, but not by enough to be sure.
reason-unclear-pass = Hard to tell: this pass did best, but not by enough to be sure.
reason-unclear-bid =
    { $best ->
        [0] Hard to tell: passing did best, but not by enough to be sure.
       *[other] Hard to tell: a bid of { $best } did best, but not by enough to be sure.
    }
reason-unclear-suit = Hard to tell: { SUIT($best) } did best, but not by enough to be sure.
reason-unclear-moon =
    { $best ->
        [old] Hard to tell: letting the others add points did best, but not by enough to be sure.
       *[new] Hard to tell: taking points off did best, but not by enough to be sure.
    }

reason-best-card = The { CARD($best) } is best.
reason-best-pass = It is best to pass { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] It is best to pass.
       *[other] It is best to bid { $best }.
    }
reason-best-suit = It is best to name { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] It is best if the others add points.
       *[new] It is best to take points off.
    }

## Moons and bonus cards.

# A moon is best on average even where it succeeds seldom, so nothing is promised.
reason-moon-card = The moon is worth a try: the { CARD($best) } brings it home in { $best_rate } of 100 deals, the { CARD($other) } in { $other_rate }.
reason-moon-pass = The moon is worth a try: this pass brings it home in { $best_rate } of 100 deals rather than { $other_rate }.
reason-stop-moon-card = Stop the moon: after the { CARD($other) } somebody shoots it in { $other_rate } of 100 deals, after the { CARD($best) } in { $best_rate }.
reason-stop-moon-pass = Stop the moon: after this pass somebody else shoots it in { $best_rate } of 100 deals rather than { $other_rate }.
reason-bonus-card = A card that takes points off is worth catching: with the { CARD($best) } you win it in { $best_rate } of 100 deals, with the { CARD($other) } in { $other_rate }.
reason-bonus-pass = A card that takes points off is worth catching: after this pass you win it in { $best_rate } of 100 deals rather than { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Land on a fifty: with the { CARD($best) } your total drops by 50 in { $best_rate } of 100 deals, with the { CARD($other) } in { $other_rate }.
reason-fifty = Land on a fifty: your total drops by 50 in { $best_rate } of 100 deals rather than { $other_rate }.
reason-go-on-card = Keep the game going: after the { CARD($other) } it ends and you have lost in { $other_rate } of 100 deals, after the { CARD($best) } in { $best_rate }.
reason-go-on = Keep the game going: it ends and you have lost in { $best_rate } of 100 deals rather than { $other_rate }.
reason-win-card = Win the game now: the { CARD($best) } does it in { $best_rate } of 100 deals, the { CARD($other) } in { $other_rate }.
reason-win = Win the game now: this does it in { $best_rate } of 100 deals rather than { $other_rate }.
reason-game = Play for the game here, not for the points of this hand.
reason-pot-card = Play for the pot: with the { CARD($best) } you win it in { $best_rate } of 100 deals, with the { CARD($other) } in { $other_rate }.
reason-pot = Play for the pot: you win it in { $best_rate } of 100 deals rather than { $other_rate }.
reason-deny-pot-card = Keep the pot from the others: after the { CARD($other) } one of them wins it in { $other_rate } of 100 deals, after the { CARD($best) } in { $best_rate }.
reason-deny-pot = Keep the pot from the others: one of them wins it in { $best_rate } of 100 deals rather than { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] A bid of { $other } is too dear: with it you hardly ever win the pot.
       *[other] A bid of { $other } is too dear: with it you win the pot in { $other_rate } of 100 deals, without it in { $best_rate }.
    }
reason-own-points-card = Your points, on average: { $best_points } with the { CARD($best) }, { $other_points } with the { CARD($other) }.
reason-own-points = Your points, on average: { $best_points } rather than { $other_points }.

## The queen.

reason-queen-in-trick = The { CARD($queen) } lies in this trick: leave it to somebody else.
reason-queen-discard = Get rid of the { CARD($queen) } now: you have no { SUIT($suit) }, so somebody else takes it.
reason-queen-under = Play the { CARD($queen) } now: it falls under the { CARD($winning) }, so somebody else takes it.
reason-queen-before-higher = Play the { CARD($queen) } now: somebody after you is likely to take it.
# With two packs: the cards above it may be cancelled.
reason-queen-to-others = Play the { CARD($queen) } now: somebody else is likely to take it.
reason-queen-keep = Keep the { CARD($queen) } for now: if you play it here, you take it yourself { reason-other-often }.
reason-queen-guard = Keep your { SUIT($suit) } to guard the { CARD($queen) }: after the { CARD($other) } you take it { reason-other-often }.
reason-queen-out = The { CARD($queen) } is still out, and with the { CARD($other) } you take it { reason-other-often }.
reason-queen-out-none-below = The { CARD($queen) } is still out, and you have nothing below it left: with the { CARD($other) } you take it { reason-other-often }.
reason-queen-pass = Pass the { CARD($queen) }: if you keep it, you take it in { $kept_rate } of 100 deals.

## Passing.

reason-pass-safer-from-queen = This pass keeps you safer from the { CARD($queen) }.
reason-pass-void = This pass leaves you without { SUIT($suit) }: when they are led, you can throw off anything.
reason-pass-partner = This pass goes to your partner: it costs your side least.
reason-pass-wanted = Points are wanted here: this pass keeps the cards that bring them in.
reason-pass-costly = These cards are the most likely to take costly tricks.

## Playing a card.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Points are wanted here: the { CARD($best) } takes the trick every time, the { CARD($other) } hardly ever.
               *[other] Points are wanted here: the { CARD($best) } takes the trick every time, the { CARD($other) } in { $other_rate } of 100 deals.
            }
       *[other] Points are wanted here: the { CARD($best) } takes the trick in { $best_rate } of 100 deals, the { CARD($other) } in { $other_rate }.
    }
reason-cancel = The { CARD($best) } cancels the other one: neither can take the trick.
reason-follow-yours-anyway = The trick is yours anyway, so take it with the { CARD($best) }.
reason-follow-last-and-clean = Take the trick with the { CARD($best) }: you play last, and there are no points in it. Later this card could catch some.
reason-follow-while-cheap = Take this trick with the { CARD($best) } while it is cheap.
reason-follow-under-points =
    { $points ->
        [one] Stay under the { CARD($winning) }: there is { $points } point in the trick, and the { CARD($other) } takes it { reason-other-often }.
       *[other] Stay under the { CARD($winning) }: there are { $points } points in the trick, and the { CARD($other) } takes it { reason-other-often }.
    }
reason-follow-under = Stay under the { CARD($winning) }: the { CARD($other) } takes the trick { reason-other-often }, and the others may throw points on it.
reason-follow-under-kitty = Stay under the { CARD($winning) }: the { CARD($other) } takes the trick { reason-other-often }, and the kitty with it, which may hold points.
reason-follow-under-lead = Stay under the { CARD($winning) }: the { CARD($other) } takes the trick { reason-other-often }, and then you have to lead.
reason-follow-no-trick =
    { $points ->
        [one] Keep taking no tricks: that takes { $points } point off, and the { CARD($other) } takes this one { reason-other-often }.
       *[other] Keep taking no tricks: that takes { $points } points off, and the { CARD($other) } takes this one { reason-other-often }.
    }
reason-follow-while-safe = The { CARD($best) } can’t take this trick, so get rid of it while it is safe.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] The { CARD($best) } hardly ever takes the trick, the { CARD($other) } { reason-other-often }.
       *[other] The { CARD($best) } takes the trick in only { $best_rate } of 100 deals, the { CARD($other) } in { $other_rate }.
    }
reason-discard-partner-wins = Your side is winning this trick, so keep your points for the others.
reason-discard-points = You have no { SUIT($suit) }: give the { CARD($best) } to somebody else.
reason-discard-above-queen = The { CARD($queen) } is still out: get rid of the { CARD($best) }, which could catch it.
reason-discard-high = You have no { SUIT($suit) }: get rid of the { CARD($best) }, which could take a costly trick.
reason-last-of-suit = The { CARD($best) } is the last of your { SUIT($suit) }: without it you can throw off anything when they are led.
reason-stock-keep = Keep the { CARD($other) }: without { SUIT($suit) } you have to draw when they are led.
reason-lead-below-queen = Lead below the { CARD($queen) } to draw it out.
reason-lead-low =
    { $best_rate ->
        [0] Lead low: the { CARD($best) } hardly ever takes the trick, the { CARD($other) } { reason-other-often }.
       *[other] Lead low: the { CARD($best) } takes the trick in { $best_rate } of 100 deals, the { CARD($other) } in { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Lead the { CARD($best) }: it hardly ever takes the trick.
       *[other] Lead the { CARD($best) }: it takes the trick in only { $best_rate } of 100 deals.
    }
reason-lead-while-clean = Lead the { CARD($best) } while the trick is unlikely to hold points: later it could take a costly one.

## What another choice would cost. $unit is points or chips; $cost may have a decimal.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } chip
               *[other] { $cost } chips
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
reason-cost-card = The { CARD($other) } would cost { reason-cost }.
reason-cost-pass = Passing { CARDS($other, as: "the-card") } instead of { CARDS($best, as: "the-card") } would cost { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Passing would cost { reason-cost }.
       *[other] Bidding { $other } would cost { reason-cost }.
    }
reason-cost-suit = Naming { SUIT($other) } would cost { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Letting the others add points would cost { reason-cost }.
       *[new] Taking points off would cost { reason-cost }.
    }
reason-chance-card = With the { CARD($best) } you win the game in { $best_rate } of 100 cases, with the { CARD($other) } in { $other_rate }.
reason-chance-pass = You win the game in { $best_rate } of 100 cases; passing { CARDS($other, as: "the-card") } instead of { CARDS($best, as: "the-card") }, in { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] You win the game in { $best_rate } of 100 cases if the others add points, in { $other_rate } if you take points off.
       *[new] You win the game in { $best_rate } of 100 cases if you take points off, in { $other_rate } if the others add points.
    }
reason-place = Your place at the end of the game: { $best_place } on average rather than { $other_place }.
reason-cost-queen-card = The { CARD($other) } would cost { reason-cost-points }, and you would take the { CARD($queen) } in { $other_rate } of 100 deals rather than { $best_rate }.
reason-cost-queen-pass = Passing { CARDS($other, as: "the-card") } instead of { CARDS($best, as: "the-card") } would cost { reason-cost-points }, and you would take the { CARD($queen) } in { $other_rate } of 100 deals rather than { $best_rate }.
