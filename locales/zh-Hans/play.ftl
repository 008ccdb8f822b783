### 牌桌上说的话，网页、终端和 Python 共用：不能这样做的原因、提示、每局如何结算。

## 为什么不能这样做。句子针对当时的情形，.about 是一般的说法。

refusal-no_such_seat = 那里没有人：座位从 0 数起，按顺时针方向。
refusal-not_now = 现在还不能这样做。
refusal-not_your_turn =
    { WHO($seats) ->
        [none] 现在谁也不用出牌。
        [you] 轮到你了。
        [one] 轮到 { NAME($seats) } 了。
       *[many] 还在等{ NAME($seats) }。
    }
    .about = 轮到的是别人。
refusal-game_over = 这一场已经结束。
refusal-no_such_card = 没有这张牌。请写点数加花色，比如 QS 或 TD。
refusal-card_not_held = 你手里没有{ CARD($card) }。
    .about = 你手里没有这张牌。
refusal-bid_too_low = 至少叫 { $least }，或者不叫。
    .about = 叫价必须比前一个高。
refusal-bid_too_high = 你最多能叫 { $most } 个筹码。
    .about = 叫价不能超过自己的筹码。
refusal-no_such_suit = 没有这种花色：只有 clubs（梅花）、diamonds（方块）、spades（黑桃）和 hearts（红心）。
refusal-already_passed = 你已经传过牌了。
refusal-wrong_number_of_cards =
    { $count ->
        [0] 现在不传牌。
        [1] 请传一张牌。
       *[other] 要传的牌正好是 { $count } 张。
    }
    .about = 传牌的张数不对。
refusal-card_given_twice = { CARD($card) }不能传两次。
    .about = 同一张牌不能传两次。
refusal-must_follow_suit = 你手里还有{ SUIT($suit) }，必须跟{ SUIT($suit) }。
    .about = 你手里还有领出的花色，必须跟牌。
refusal-must_lead_lowest_club = 开局必须领出最小的梅花。
refusal-must_lead_a_club = 开局必须领出梅花。
refusal-hearts_not_broken = { SUIT($suit) }还没破。
    .about = 红心还没破。
refusal-queen_not_led_yet = { SUIT($suit) }破了才能领出{ CARD($queen) }。
    .about = 红心破了才能领出皇后。
refusal-must_lead_queen = 其余都是{ SUIT($suit) }，只能领出{ CARD($queen) }。
    .about = 其余都是红心，只能领出皇后。
refusal-no_penalties_on_first_trick = 第一墩不能垫罚分牌。
refusal-no_hearts_on_first_trick = 第一墩不能垫{ SUIT($suit) }。
    .about = 第一墩不能垫红心。
refusal-queen_not_discarded_yet = { SUIT($suit) }破了才能垫{ CARD($queen) }。
    .about = 红心破了才能垫皇后。
refusal-must_discard_queen = 一有机会就必须垫出{ CARD($queen) }。
    .about = 一有机会就必须垫出皇后。
refusal-not_a_moon_choice = 射月有两种算法：old（别人加分）或 new（射月者减分）。

## 为什么收到的东西不能用。只有说不出更具体的原因时才说这些。

refusal-unknown_request = 没有这个请求；help 会列出全部请求。
refusal-bad_argument = 看不懂这个请求；help 会说明写法。
refusal-bad_json = 这个请求要的不是这样的 JSON。
refusal-bad_rules = 按这些规则没法打。
refusal-bad_position = 这个局面没法打。
refusal-bad_log = 这份记录没法重放。
refusal-bad_event = 这个事件和之前看到的对不上。
refusal-no_game = 还没有牌局；new 会发一局新牌。

## 教练的理由。$best 是教练的选择，$other 是拿来比较的选择；$best_rate 和 $other_rate 是 100 局中会发生的局数。
## $queen 是起黑桃Q作用的那张牌。

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
reason-bid-dear = 叫 { $other } 太贵：这样 100 局里能赢底池 { $other_rate } 局，不叫这么高是 { $best_rate } 局。
reason-own-points = 这样你平均得 { $best_points } 分，而不是 { $other_points } 分。

## 皇后。

reason-queen-in-trick = { CARD($queen) }就在这一墩里：让给别人收。
reason-queen-discard = 现在就垫掉{ CARD($queen) }：你缺{ SUIT($suit) }，这一墩归别人。
reason-queen-under = 现在就出{ CARD($queen) }：上面有{ CARD($winning) }压着，这一墩归别人。
reason-queen-before-higher = 现在就出{ CARD($queen) }：后面多半有人会收走它。
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
        [100] 这里要争分：出{ CARD($best) }，每次都能收下这一墩；出{ CARD($other) }，100 局里是 { $other_rate } 局。
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

## 筹码怎么流动。$seats 是付出和得到都相同的玩家。

# 可能带分数的数字，后面没有量词。
settled-number = { $amount }
settled-average = 平均总分是 { CHIPS($average, as: "settled-number") }。
settled-below-average =
    { WHO($seats) ->
        [you] 你按与平均分的差额付 { CHIPS($paid) }。
        [one] { NAME($seats, at: "start") } 按与平均分的差额付 { CHIPS($paid) }。
       *[many] { NAME($seats, at: "start") }按与平均分的差额各付 { CHIPS($paid) }。
    }
settled-above-average =
    { WHO($seats) ->
        [you] 你按与平均分的差额得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 按与平均分的差额得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }按与平均分的差额各得 { CHIPS($won) }。
    }
settled-at-average =
    { WHO($seats) ->
        [you] 你正好是平均分，不用付。
        [one] { NAME($seats, at: "start") } 正好是平均分，不用付。
       *[many] { NAME($seats, at: "start") }都正好是平均分，不用付。
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] 你不付也不得。
        [one] { NAME($seats, at: "start") } 不付也不得。
       *[many] { NAME($seats, at: "start") }都不付也不得。
    }
settled-takes-back =
    { WHO($seats) ->
        [you] 你不用付，凭别人的红心进账 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 不用付，凭别人的红心进账 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }不用付，凭别人的红心各进账 { CHIPS($won) }。
    }
settled-hearts = { $hearts } 张红心
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] 你收了 { settled-hearts }，付 { CHIPS($paid) }，没有进账。
        [one] { NAME($seats, at: "start") } 收了 { settled-hearts }，付 { CHIPS($paid) }，没有进账。
       *[many] { NAME($seats, at: "start") }各收了 { settled-hearts }，各付 { CHIPS($paid) }，没有进账。
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] 你收了 { settled-hearts }，付 { CHIPS($paid) }，凭别人的红心进账 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 收了 { settled-hearts }，付 { CHIPS($paid) }，凭别人的红心进账 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各收了 { settled-hearts }，各付 { CHIPS($paid) }，凭别人的红心各进账 { CHIPS($won) }。
    }

settled-clear =
    { WHO($seats) ->
        [you] 你没吃分。
        [one] { NAME($seats, at: "start") } 没吃分。
       *[many] { NAME($seats, at: "start") }都没吃分。
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] 你没吃分，拿下底池的 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 没吃分，拿下底池的 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }都没吃分，拿下底池的 { CHIPS($won) }。
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] 你没吃分，从底池分得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 没吃分，从底池分得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }都没吃分，平分底池，各得 { CHIPS($won) }。
    }
settled-points = { $points } 分
settled-pays =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }。
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }，从底池分得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }，从底池分得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }，平分底池，各得 { CHIPS($won) }。
    }

settled-rest-stays = 底池分不均，留下 { CHIPS($pot) }。
settled-nobody-clear = 人人都吃了分，底池的 { CHIPS($pot) }留在池里。
settled-several-clear = 有 { $clear } 位玩家没吃分，底池的 { CHIPS($pot) }留在池里。
