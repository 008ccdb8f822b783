### 网页：练习改正自己的失误，以及建议去练习的卡片。

## 建议练什么：每种失误一句话，以及出现过几次。

practice-above =
    { $queen ->
        [QS] 皇后还没露面，你就出了{ CARD("AS") }或{ CARD("KS") }。
       *[other] { CARD($queen) }还没露面，你就出了比它大的牌。
    }
practice-kept =
    { $queen ->
        [QS] 本可甩掉皇后，你却留着。
       *[other] 本可甩掉{ CARD($queen) }，你却留着。
    }
practice-queen =
    { $queen ->
        [QS] 你没防住皇后。
       *[other] 你没防住{ CARD($queen) }。
    }
practice-under = 本可躲开的墩，你没有躲。
practice-high = 本可安全脱手的大牌，你却留着。
practice-follow = 你跟牌时选错了牌。
practice-discard = 你垫错了牌。
practice-lead = 你领错了牌。
practice-stop = 你没拦住别人射月。
practice-moon = 你放过了射月的机会。
practice-bonus = 你错过了能减分的牌。
practice-points = 该抢分时，你放过了一墩。
# 在上面这样一句话的下面。
practice-times =
    { $hands ->
        [1] 教练看过的那一局里有 { $times } 次。
       *[other] 教练最近看过的 { $hands } 局里有 { $times } 次。
    }
practice-do = 去练习
# 有好几个这样的按钮时；$what 是一种失误的名称。
practice-do-what = 去练习：{ $what }

## 练习；一局算一题。

practice-title = 练习
practice-leave = 退出练习
practice-looking = 正在挑出要练的局。
practice-none = 有这种失误的局已经不在这里了。
# 在一局的上面。$what 是一种失误的名称。
practice-step = { $number } / { $count } · { $what }
# 朗读一排进度条时说的话。
practice-progress = 第 { $number } 题，共 { $count } 题
practice-trick = 第 { $trick } 墩，再打一次
practice-own = 这是你{ DATETIME($at, dateStyle: "medium") }那一场的第 { $hand } 局。
practice-out = { CARD($card) }还没露面。
practice-gone = { CARD($card) }已经出过了。
practice-failed = 这一题没能摆好。请跳到下一题，或者重试。

## 教练怎么说打出的牌，后面接着说理由。

practice-best = 打得好。
practice-fine = 这样也行，不过出{ CARD($best) }稍好一点。
# $cost 有一位小数。
practice-costly =
    { $unit ->
        [points] 出{ CARD($best) }更好：你出的牌要多亏 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 出{ CARD($best) }更好：和你出的牌相比，能多得一场的 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
       *[chips] 出{ CARD($best) }更好：和你出的牌相比，能多得 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
practice-unseen = 教练没有考虑过这张牌。出{ CARD($best) }更好。
practice-retry = 重试
practice-next = 下一题
practice-last = 看看结果

## 最后一题以后。

practice-done =
    { $right ->
        [0] { $count } 题里，没有一题一次打对
       *[other] { $count } 题里，一次打对 { $right } 题
    }
practice-done-about = 练习不计入战绩，以后的牌局才算。
practice-done-own = { DATETIME($at, dateStyle: "medium") }，第 { $hand } 局
practice-done-right = 一次打对
practice-done-later = 第一次没打对
practice-done-skipped = 已跳过
practice-again = 再练一遍
practice-back = 回到你的牌局
