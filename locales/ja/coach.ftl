### コーチの理由。$best はコーチの選択、$other は比べる相手。$best_rate と $other_rate は、その後に100回中何回そうなるか。
### $queen はスペードのクイーンの役をするカード。

reason-other-often =
    { $other_rate ->
        [100] 毎回
       *[other] 100回中{ $other_rate }回は
    }
reason-only-card = 出せるのは{ CARD($best) }だけです。
reason-same-card = 出せるカードはどれも同じです。
reason-only-pass = ほかの渡し方は検討していません。
reason-only-bid =
    { $best ->
        [0] これより高くはビッドできません。
       *[other] ビッドできるのは{ $best }だけです。
    }
reason-only-suit = 選べるのは{ SUIT($best) }だけです。
reason-only-moon =
    { $best ->
        [old] ほかの人に加えるしかありません。
       *[new] 自分から引くしかありません。
    }

reason-even-card = どれでもほとんど変わりません。{ CARD($best) }で十分です。
reason-even-pass = どれを渡してもほとんど変わりません。これで十分です。
reason-even-bid =
    { $best ->
        [0] どちらでもほとんど変わりません。パスで十分です。
       *[other] どれでもほとんど変わりません。{ $best }のビッドで十分です。
    }
reason-even-suit = どのスートでもほとんど変わりません。{ SUIT($best) }で十分です。
reason-even-moon =
    { $best ->
        [old] どちらでもほとんど変わりません。ほかの人に加えて構いません。
       *[new] どちらでもほとんど変わりません。自分から引いて構いません。
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = はっきりしません。{ CARD($best) }がいちばん良い結果でしたが、確かと言えるほどの差ではありません。
reason-unclear-pass = はっきりしません。この渡し方がいちばん良い結果でしたが、確かと言えるほどの差ではありません。
reason-unclear-bid =
    { $best ->
        [0] はっきりしません。パスがいちばん良い結果でしたが、確かと言えるほどの差ではありません。
       *[other] はっきりしません。{ $best }のビッドがいちばん良い結果でしたが、確かと言えるほどの差ではありません。
    }
reason-unclear-suit = はっきりしません。{ SUIT($best) }がいちばん良い結果でしたが、確かと言えるほどの差ではありません。
reason-unclear-moon =
    { $best ->
        [old] はっきりしません。ほかの人に加えるほうが良い結果でしたが、確かと言えるほどの差ではありません。
       *[new] はっきりしません。自分から引くほうが良い結果でしたが、確かと言えるほどの差ではありません。
    }

reason-best-card = { CARD($best) }が最善です。
reason-best-pass = { CARDS($best, as: "the-card") }を渡すのが最善です。
reason-best-bid =
    { $best ->
        [0] パスが最善です。
       *[other] { $best }のビッドが最善です。
    }
reason-best-suit = { SUIT($best) }を選ぶのが最善です。
reason-best-moon =
    { $best ->
        [old] ほかの人に加えるのが最善です。
       *[new] 自分から引くのが最善です。
    }

## ムーンとボーナスカード。

reason-moon-card = ムーンは狙う価値があります。達成できるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-moon-pass = ムーンは狙う価値があります。こう渡すと、100回中{ $best_rate }回達成できます。ほかの渡し方では{ $other_rate }回です。
reason-stop-moon-card = ムーンを止めましょう。だれかに達成されるのは、{ CARD($other) }のあとなら100回中{ $other_rate }回、{ CARD($best) }のあとなら{ $best_rate }回です。
reason-stop-moon-pass = ムーンを止めましょう。こう渡すと、ほかの人に達成されるのは100回中{ $best_rate }回です。ほかの渡し方では{ $other_rate }回です。
reason-bonus-card = ボーナスカードは取る価値があります。取れるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-bonus-pass = ボーナスカードは取る価値があります。こう渡すと、100回中{ $best_rate }回取れます。ほかの渡し方では{ $other_rate }回です。

## The score of the game, and the pot.

reason-fifty-card = 50の倍数を狙いましょう。合計が50点減るのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-fifty = 50の倍数を狙いましょう。合計が50点減るのは100回中{ $best_rate }回です。ほかでは{ $other_rate }回です。
reason-go-on-card = ゲームを続けましょう。ゲームが終わって負けになるのは、{ CARD($other) }のあとなら100回中{ $other_rate }回、{ CARD($best) }のあとなら{ $best_rate }回です。
reason-go-on = ゲームを続けましょう。ゲームが終わって負けになるのは100回中{ $best_rate }回です。ほかでは{ $other_rate }回です。
reason-win-card = ここでゲームに勝ちましょう。勝てるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-win = ここでゲームに勝ちましょう。100回中{ $best_rate }回勝てます。ほかでは{ $other_rate }回です。
reason-game = ここではこのディールの点より、ゲームの勝敗が大切です。
reason-pot-card = ポットを狙いましょう。取れるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-pot = ポットを狙いましょう。100回中{ $best_rate }回取れます。ほかでは{ $other_rate }回です。
reason-deny-pot-card = ポットをほかの人に渡さないようにしましょう。だれかに取られるのは、{ CARD($other) }のあとなら100回中{ $other_rate }回、{ CARD($best) }のあとなら{ $best_rate }回です。
reason-deny-pot = ポットをほかの人に渡さないようにしましょう。だれかに取られるのは100回中{ $best_rate }回です。ほかでは{ $other_rate }回です。
reason-bid-dear =
    { $other_rate ->
        [0] { $other }のビッドは高すぎます。それでポットを取れることは、ほとんどありません。
       *[other] { $other }のビッドは高すぎます。ポットを取れるのは、そのビッドで100回中{ $other_rate }回、なしで{ $best_rate }回です。
    }
reason-own-points-card = 自分の点の平均は、{ CARD($best) }なら{ $best_points }点、{ CARD($other) }なら{ $other_points }点です。
reason-own-points = 自分の点は平均{ $best_points }点です。ほかでは{ $other_points }点です。

## クイーン。

reason-queen-in-trick = このトリックには{ CARD($queen) }があります。ほかの人に取らせましょう。
reason-queen-discard = 今のうちに{ CARD($queen) }を捨てましょう。{ SUIT($suit) }がないので、ほかの人が取ります。
reason-queen-under = 今のうちに{ CARD($queen) }を出しましょう。{ CARD($winning) }の下になるので、ほかの人が取ります。
reason-queen-before-higher = 今のうちに{ CARD($queen) }を出しましょう。あとのだれかが取りそうです。
reason-queen-to-others = 今のうちに{ CARD($queen) }を出しましょう。ほかの人が取りそうです。
reason-queen-keep = { CARD($queen) }はまだ取っておきましょう。ここで出すと、{ reason-other-often }自分で取ることになります。
reason-queen-guard = { CARD($queen) }を守るため、{ SUIT($suit) }を残しましょう。{ CARD($other) }を出すと、{ reason-other-often }自分で取ることになります。
reason-queen-out = { CARD($queen) }がまだ出ていません。{ CARD($other) }を出すと、{ reason-other-often }取らされます。
reason-queen-out-none-below = { CARD($queen) }がまだ出ていないのに、それより下のカードが手札にありません。{ CARD($other) }を出すと、{ reason-other-often }取らされます。
reason-queen-pass = { CARD($queen) }は渡しましょう。残すと、100回中{ $kept_rate }回は取ることになります。

## カード交換。

reason-pass-safer-from-queen = こう渡すと、{ CARD($queen) }を取らされにくくなります。
reason-pass-void = こう渡すと{ SUIT($suit) }がなくなります。{ SUIT($suit) }がリードされたら、何でも捨てられます。
reason-pass-partner = パートナーに渡るカードです。こう渡すと、チームの損がいちばん少なくなります。
reason-pass-wanted = ここは点がほしいところです。こう渡すと、点の取れるカードが残ります。
reason-pass-costly = どれも、失点の大きいトリックを取りやすいカードです。

## カードを出す。

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] ここは点がほしいところです。{ CARD($best) }なら毎回トリックを取れますが、{ CARD($other) }ではまず取れません。
               *[other] ここは点がほしいところです。トリックを取れるのは、{ CARD($best) }なら毎回、{ CARD($other) }なら100回中{ $other_rate }回です。
            }
       *[other] ここは点がほしいところです。トリックを取れるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
    }
reason-cancel = { CARD($best) }は同じカードと打ち消し合い、どちらもトリックを取れません。
reason-follow-yours-anyway = このトリックはどうせ取ることになります。{ CARD($best) }で取りましょう。
reason-follow-last-and-clean = { CARD($best) }で取りましょう。最後の番で、このトリックに失点はありません。このカードは、あとで失点を取りかねません。
reason-follow-while-cheap = 失点の少ないうちに、{ CARD($best) }でこのトリックを取りましょう。
reason-follow-under-points = { CARD($winning) }より下を出しましょう。このトリックには{ $points }点あり、{ CARD($other) }だと{ reason-other-often }取ってしまいます。
reason-follow-under = { CARD($winning) }より下を出しましょう。{ CARD($other) }だと{ reason-other-often }取ってしまい、そこへほかの人が失点を捨てるかもしれません。
reason-follow-under-kitty = { CARD($winning) }より下を出しましょう。{ CARD($other) }だと{ reason-other-often }取ってしまい、失点があるかもしれない余り札も付いてきます。
reason-follow-under-lead = { CARD($winning) }より下を出しましょう。{ CARD($other) }だと{ reason-other-often }取ってしまい、次にリードしなければなりません。
reason-follow-no-trick = このまま1トリックも取らなければ{ $points }点引けます。{ CARD($other) }だと、{ reason-other-often }このトリックを取ってしまいます。
reason-follow-while-safe = { CARD($best) }なら、このトリックを取りません。安全なうちに手放しましょう。
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best) }ならトリックを取ることはまずなく、{ CARD($other) }なら{ reason-other-often }取ります。
       *[other] トリックを取るのは、{ CARD($best) }なら100回中{ $best_rate }回だけ、{ CARD($other) }なら{ $other_rate }回です。
    }
reason-discard-partner-wins = このトリックは味方が取りそうです。失点になるカードは残しておき、相手に取らせましょう。
reason-discard-points = { SUIT($suit) }がないので、{ CARD($best) }をほかの人に取らせましょう。
reason-discard-above-queen = { CARD($queen) }がまだ出ていません。それを取りかねない{ CARD($best) }を手放しましょう。
reason-discard-high = { SUIT($suit) }がないので、失点の大きいトリックを取りかねない{ CARD($best) }を手放しましょう。
reason-last-of-suit = { CARD($best) }は最後の{ SUIT($suit) }です。なくなれば、{ SUIT($suit) }がリードされたとき何でも捨てられます。
reason-stock-keep = { CARD($other) }は残しましょう。{ SUIT($suit) }がなくなると、リードされたとき山札から引くことになります。
reason-lead-below-queen = { CARD($queen) }より下をリードして、持っている人に出させましょう。
reason-lead-low =
    { $best_rate ->
        [0] 低いカードをリードしましょう。{ CARD($best) }ならトリックを取ることはまずなく、{ CARD($other) }なら{ reason-other-often }取ります。
       *[other] 低いカードをリードしましょう。トリックを取るのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] { CARD($best) }をリードしましょう。トリックを取ることはまずありません。
       *[other] { CARD($best) }をリードしましょう。トリックを取るのは100回中{ $best_rate }回だけです。
    }
reason-lead-while-clean = { CARD($best) }は今のうちにリードしましょう。今なら失点はなさそうですが、あとでは大きな失点を取りかねません。

## ほかの選択の損。$unit は points か chips、$cost は小数のこともある。

reason-cost =
    { $unit ->
        [chips] { $cost }チップ
       *[points] { reason-cost-points }
    }
reason-cost-points = { $cost }点
reason-cost-card = { CARD($other) }だと{ reason-cost }の損です。
reason-cost-pass = { CARDS($other, as: "the-card") }を渡すと、{ CARDS($best, as: "the-card") }を渡すより{ reason-cost }の損です。
reason-cost-bid =
    { $other ->
        [0] パスすると{ reason-cost }の損です。
       *[other] { $other }をビッドすると{ reason-cost }の損です。
    }
reason-cost-suit = { SUIT($other) }を選ぶと{ reason-cost }の損です。
reason-cost-moon =
    { $other ->
        [old] ほかの人に加えると{ reason-cost }の損です。
       *[new] 自分から引くと{ reason-cost }の損です。
    }
reason-chance-card = ゲームに勝てるのは、{ CARD($best) }なら100回中{ $best_rate }回、{ CARD($other) }なら{ $other_rate }回です。
reason-chance-pass = こう渡すと、ゲームに100回中{ $best_rate }回勝てます。{ CARDS($best, as: "the-card") }の代わりに{ CARDS($other, as: "the-card") }を渡すと{ $other_rate }回です。
reason-chance-moon =
    { $best ->
        [old] ゲームに勝てるのは、ほかの人に加えると100回中{ $best_rate }回、自分から引くと{ $other_rate }回です。
       *[new] ゲームに勝てるのは、自分から引くと100回中{ $best_rate }回、ほかの人に加えると{ $other_rate }回です。
    }
reason-place = ゲーム終了時の順位は平均{ $best_place }位です。ほかでは{ $other_place }位です。
reason-cost-queen-card = { CARD($other) }だと{ reason-cost-points }の損で、{ CARD($queen) }を取る回数も100回中{ $best_rate }回から{ $other_rate }回になります。
reason-cost-queen-pass = { CARDS($other, as: "the-card") }を渡すと、{ CARDS($best, as: "the-card") }を渡すより{ reason-cost-points }の損で、{ CARD($queen) }を取る回数も100回中{ $best_rate }回から{ $other_rate }回になります。
