### 教练的理由。$best 是教练的选择，$other 是拿来比较的选择；$best_rate 和 $other_rate 是 100 局中会发生的局数。
### $queen 是起黑桃Q作用的那张牌。

reason-other-often =
    { $other_rate ->
        [100] 每次都
       *[other] 100 局里有 { $other_rate } 局
    }
reason-only-card = 你只能出{ CARD($best) }。
reason-same-card = 能出的牌都一样。
reason-only-pass = 没有考虑别的传法。
reason-only-bid =
    { $best ->
        [0] 你没法叫得更高了。
       *[other] 你只能叫 { $best }。
    }
reason-only-suit = 只能定{ SUIT($best) }。
reason-only-moon =
    { $best ->
        [old] 只能让别人加分。
       *[new] 只能给自己减分。
    }

reason-even-card = 差别不大：出{ CARD($best) }和别的一样好。
reason-even-pass = 差别不大：这样传和别的传法一样好。
reason-even-bid =
    { $best ->
        [0] 差别不大：不叫也可以。
       *[other] 差别不大：叫 { $best } 也可以。
    }
reason-even-suit = 差别不大：定{ SUIT($best) }也可以。
reason-even-moon =
    { $best ->
        [old] 差别不大：让别人加分也可以。
       *[new] 差别不大：给自己减分也可以。
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = 不好说：出{ CARD($best) }结果最好，但差距太小，还不能肯定。
reason-unclear-pass = 不好说：这样传结果最好，但差距太小，还不能肯定。
reason-unclear-bid =
    { $best ->
        [0] 不好说：不叫结果最好，但差距太小，还不能肯定。
       *[other] 不好说：叫 { $best } 结果最好，但差距太小，还不能肯定。
    }
reason-unclear-suit = 不好说：定{ SUIT($best) }结果最好，但差距太小，还不能肯定。
reason-unclear-moon =
    { $best ->
        [old] 不好说：让别人加分结果最好，但差距太小，还不能肯定。
       *[new] 不好说：给自己减分结果最好，但差距太小，还不能肯定。
    }

reason-best-card = 最好出{ CARD($best) }。
reason-best-pass = 最好传{ CARDS($best) }。
reason-best-bid =
    { $best ->
        [0] 最好不叫。
       *[other] 最好叫 { $best }。
    }
reason-best-suit = 最好定{ SUIT($best) }。
reason-best-moon =
    { $best ->
        [old] 最好让别人加分。
       *[new] 最好给自己减分。
    }

## 射月与奖分牌。

reason-moon-card = 射月值得一试：出{ CARD($best) }，100 局里能射成 { $best_rate } 局；出{ CARD($other) }只有 { $other_rate } 局。
reason-moon-pass = 射月值得一试：这样传，100 局里能射成 { $best_rate } 局，不这样传只有 { $other_rate } 局。
reason-stop-moon-card = 拦住射月：出{ CARD($other) }，100 局里有 { $other_rate } 局会被人射月；出{ CARD($best) }则是 { $best_rate } 局。
reason-stop-moon-pass = 拦住射月：这样传，100 局里有 { $best_rate } 局会被人射月，不这样传是 { $other_rate } 局。
reason-bonus-card = 能减分的牌值得争：出{ CARD($best) }，100 局里能收到它 { $best_rate } 局；出{ CARD($other) }是 { $other_rate } 局。
reason-bonus-pass = 能减分的牌值得争：这样传，100 局里能收到它 { $best_rate } 局，不这样传是 { $other_rate } 局。

## The score of the game, and the pot.

reason-fifty-card = 凑到 50 的倍数：出{ CARD($best) }，100 局里有 { $best_rate } 局总分能减 50；出{ CARD($other) }是 { $other_rate } 局。
reason-fifty = 凑到 50 的倍数：这样，100 局里有 { $best_rate } 局总分能减 50，否则是 { $other_rate } 局。
reason-go-on-card = 让这一场继续：出{ CARD($other) }，100 局里有 { $other_rate } 局会就此输掉这一场；出{ CARD($best) }是 { $best_rate } 局。
reason-go-on = 让这一场继续：这样，100 局里有 { $best_rate } 局会就此输掉这一场，否则是 { $other_rate } 局。
reason-win-card = 现在就赢下这一场：出{ CARD($best) }，100 局里能赢 { $best_rate } 局；出{ CARD($other) }是 { $other_rate } 局。
reason-win = 现在就赢下这一场：这样，100 局里能赢 { $best_rate } 局，否则是 { $other_rate } 局。
reason-game = 这里要看整场的输赢，不是这一局的分。
reason-pot-card = 争取底池：出{ CARD($best) }，100 局里能赢 { $best_rate } 局；出{ CARD($other) }是 { $other_rate } 局。
reason-pot = 争取底池：这样，100 局里能赢 { $best_rate } 局，否则是 { $other_rate } 局。
reason-deny-pot-card = 别让别人拿走底池：出{ CARD($other) }，100 局里有 { $other_rate } 局被人拿走；出{ CARD($best) }是 { $best_rate } 局。
reason-deny-pot = 别让别人拿走底池：这样，100 局里有 { $best_rate } 局被人拿走，否则是 { $other_rate } 局。
reason-bid-dear =
    { $other_rate ->
        [0] 叫 { $other } 太贵：这样几乎赢不到底池。
       *[other] 叫 { $other } 太贵：这样 100 局里能赢底池 { $other_rate } 局，不叫这么高是 { $best_rate } 局。
    }
reason-own-points-card = 出{ CARD($best) }，你平均得 { $best_points } 分；出{ CARD($other) }是 { $other_points } 分。
reason-own-points = 这样你平均得 { $best_points } 分，而不是 { $other_points } 分。

## 皇后。

reason-queen-in-trick = { CARD($queen) }就在这一墩里：让给别人收。
reason-queen-discard = 现在就垫掉{ CARD($queen) }：你缺{ SUIT($suit) }，这一墩归别人。
reason-queen-under = 现在就出{ CARD($queen) }：上面有{ CARD($winning) }压着，这一墩归别人。
reason-queen-before-higher = 现在就出{ CARD($queen) }：后面多半有人会收走它。
reason-queen-to-others = 现在就出{ CARD($queen) }：多半会由别人收走。
reason-queen-keep = { CARD($queen) }先留着：现在出，{ reason-other-often }会落回自己手里。
reason-queen-guard = 留着{ SUIT($suit) }护住{ CARD($queen) }：出了{ CARD($other) }，{ reason-other-often }会吃到它。
reason-queen-out = { CARD($queen) }还没露面：出{ CARD($other) }，{ reason-other-often }会吃到它。
reason-queen-out-none-below = { CARD($queen) }还没露面，比它小的牌你已经没有了：出{ CARD($other) }，{ reason-other-often }会吃到它。
reason-queen-pass = 把{ CARD($queen) }传出去：留在手里，100 局里有 { $kept_rate } 局你会吃到它。

## 传牌。

reason-pass-safer-from-queen = 这样传，你不容易吃到{ CARD($queen) }。
reason-pass-void = 这样传，你就缺了{ SUIT($suit) }：别人领出这门时，你想垫什么都行。
reason-pass-partner = 这几张牌传给搭档：这样你们这边损失最小。
reason-pass-wanted = 这里要争分：这样传，能收分的牌都留着。
reason-pass-costly = 最容易吃进大分的就是这几张。

## 出牌。

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] 这里要争分：出{ CARD($best) }，每次都能收下这一墩；出{ CARD($other) }，几乎收不到。
               *[other] 这里要争分：出{ CARD($best) }，每次都能收下这一墩；出{ CARD($other) }，100 局里是 { $other_rate } 局。
            }
       *[other] 这里要争分：出{ CARD($best) }，100 局里能收下这一墩 { $best_rate } 局；出{ CARD($other) }是 { $other_rate } 局。
    }
reason-cancel = { CARD($best) }和另一张相同的牌抵消：两张都收不了这一墩。
reason-follow-yours-anyway = 这一墩反正归你，就用{ CARD($best) }收。
reason-follow-last-and-clean = 用{ CARD($best) }收下这一墩：你最后出牌，墩里没有分。这张牌留到以后，可能会吃分。
reason-follow-while-cheap = 趁这一墩分少，用{ CARD($best) }收下。
reason-follow-under-points = 别大过{ CARD($winning) }：墩里有 { $points } 分，出{ CARD($other) }，{ reason-other-often }会收下这一墩。
reason-follow-under = 别大过{ CARD($winning) }：出{ CARD($other) }，{ reason-other-often }会收下这一墩，别人还可能往里垫分。
reason-follow-under-kitty = 别大过{ CARD($winning) }：出{ CARD($other) }，{ reason-other-often }会收下这一墩，连同可能有分的底牌。
reason-follow-under-lead = 别大过{ CARD($winning) }：出{ CARD($other) }，{ reason-other-often }会收下这一墩，接着就得由你领出。
reason-follow-no-trick = 继续一墩不收，可减 { $points } 分：出{ CARD($other) }，{ reason-other-often }会收下这一墩。
reason-follow-while-safe = { CARD($best) }收不了这一墩，趁安全脱手。
reason-follow-rarely-takes =
    { $best_rate ->
        [0] 出{ CARD($best) }几乎不会收下这一墩；出{ CARD($other) }，{ reason-other-often }会收下。
       *[other] 出{ CARD($best) }，100 局里只有 { $best_rate } 局会收下这一墩；出{ CARD($other) }是 { $other_rate } 局。
    }
reason-discard-partner-wins = 这一墩是你们这边最大，分留着给对手。
reason-discard-points = 你缺{ SUIT($suit) }：把{ CARD($best) }送给别人。
reason-discard-above-queen = { CARD($queen) }还没露面：{ CARD($best) }可能会吃到它，垫掉。
reason-discard-high = 你缺{ SUIT($suit) }：{ CARD($best) }可能会收进分多的墩，垫掉。
reason-last-of-suit = { CARD($best) }是你最后一张{ SUIT($suit) }：出掉它，别人再领出这门时，你想垫什么都行。
reason-stock-keep = 留着{ CARD($other) }：缺了{ SUIT($suit) }，别人领出这门时你就得摸牌。
reason-lead-below-queen = 领出比{ CARD($queen) }小的牌，把它逼出来。
reason-lead-low =
    { $best_rate ->
        [0] 领出小牌：出{ CARD($best) }几乎不会收下这一墩；出{ CARD($other) }，{ reason-other-often }会收下。
       *[other] 领出小牌：出{ CARD($best) }，100 局里有 { $best_rate } 局会收下这一墩；出{ CARD($other) }是 { $other_rate } 局。
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] 领出{ CARD($best) }：几乎不会收下这一墩。
       *[other] 领出{ CARD($best) }：100 局里只有 { $best_rate } 局会收下这一墩。
    }
reason-lead-while-clean = 趁墩里多半没有分，领出{ CARD($best) }：留到以后，可能会收进分多的墩。

## 换一个选择要亏多少。$unit 是 points 或 chips；$cost 可能有小数。

reason-cost =
    { $unit ->
        [chips] { $cost } 个筹码
       *[points] { reason-cost-points }
    }
reason-cost-points = { $cost } 分
reason-cost-card = 出{ CARD($other) }要亏 { reason-cost }。
reason-cost-pass = 不传{ CARDS($best) }而传{ CARDS($other) }，要亏 { reason-cost }。
reason-cost-bid =
    { $other ->
        [0] 不叫要亏 { reason-cost }。
       *[other] 叫 { $other } 要亏 { reason-cost }。
    }
reason-cost-suit = 定{ SUIT($other) }要亏 { reason-cost }。
reason-cost-moon =
    { $other ->
        [old] 让别人加分要亏 { reason-cost }。
       *[new] 给自己减分要亏 { reason-cost }。
    }
reason-chance-card = 出{ CARD($best) }，100 次里能赢下这一场 { $best_rate } 次；出{ CARD($other) }是 { $other_rate } 次。
reason-chance-pass = 这样传，100 次里能赢下这一场 { $best_rate } 次；不传{ CARDS($best) }而传{ CARDS($other) }是 { $other_rate } 次。
reason-chance-moon =
    { $best ->
        [old] 让别人加分，100 次里能赢下这一场 { $best_rate } 次；给自己减分是 { $other_rate } 次。
       *[new] 给自己减分，100 次里能赢下这一场 { $best_rate } 次；让别人加分是 { $other_rate } 次。
    }
reason-place = 这样，这一场结束时你的平均名次是 { $best_place }，而不是 { $other_place }。
reason-cost-queen-card = 出{ CARD($other) }要亏 { reason-cost-points }，100 局里还有 { $other_rate } 局会吃到{ CARD($queen) }，而不是 { $best_rate } 局。
reason-cost-queen-pass = 不传{ CARDS($best) }而传{ CARDS($other) }，要亏 { reason-cost-points }，100 局里还有 { $other_rate } 局会吃到{ CARD($queen) }，而不是 { $best_rate } 局。
