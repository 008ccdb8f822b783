### 网页：一局、一场打完以后：结果，以及在旁边说的话。

## 筹码。

chips-title = 筹码
chips-pot-left = 底池里留着 { CHIPS($chips) }。
chips-worth = 每个筹码值 { $value }。全场盈亏：{ LIST($won, list: "unit") }。
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] 你付所叫的 { CHIPS($chips) }。
       *[other] { NAME($seat, at: "start") } 付所叫的 { CHIPS($chips) }。
    }
chips-debts =
    { WHO($seats) ->
        [you] 你的筹码用完了，先欠着接着打。以后赢来的先还账。
        [one] { NAME($seats, at: "start") } 的筹码用完了，先欠着接着打。以后赢来的先还账。
       *[many] { NAME($seats, at: "start") }的筹码都用完了，先欠着接着打。以后赢来的先还账。
    }

## 一局结束。

result-line = 第 { $number } 局 · { $rules }
# 算分的那门花色收了几张，在名字旁朗读。
result-taken = { SUIT($suit) }：{ $count }
result-next = 下一局
result-so-far = 目前走势
result-lower = 得分，越低越好
result-higher = 得分，越高越好
result-took-card =
    { WHO($seat) ->
        [you] 你收下了{ CARD($card, as: "card-headline") }。
       *[other] { NAME($seat) } 收下了{ CARD($card, as: "card-headline") }。
    }
result-took-both =
    { WHO($seat) ->
        [you] 两张{ CARD($card, as: "card-pair") }都归了你。
       *[other] 两张{ CARD($card, as: "card-pair") }都归了 { NAME($seat) }。
    }
result-took-each = { NAME($seats, at: "start") }各收下一张{ CARD($card) }。
result-took-points =
    { WHO($seats) ->
        [you] 你吃了 { result-points }。
        [one] { NAME($seats) } 吃了 { result-points }。
       *[many] { NAME($seats, at: "start") }各吃了 { result-points }。
    }
result-took-none = 没有人吃分。
result-ahead = 你领先。
result-still-ahead = 你仍然领先。
result-level = 你和 { NAME($seats, list: "unit") } 同分。
result-behind = 你比 { NAME($seats, list: "unit") } 落后{ page-count }分。
result-side = 你们
result-side-ahead = 你们领先。
result-side-level = 你们和对手同分。
result-side-behind = 你们落后{ page-count }分。
# 已经到了终场，但领先的不止一人。
result-tied = 第一名同分，再打一局。
result-fifty =
    { WHO($seats) ->
        [you] 你的总分正好是 50 的倍数，减去 50 分。
        [one] { NAME($seats) } 的总分正好是 50 的倍数，减去 50 分。
       *[many] { NAME($seats, at: "start") }的总分都正好是 50 的倍数，各减 50 分。
    }
result-bid = { WHO($seat) ->
        [you] 你叫了 { bid-quick }，定{ SUIT($suit) }算分。
       *[other] { NAME($seat) } 叫了 { bid-quick }，定{ SUIT($suit) }算分。
    }
result-bid-carried =
    { WHO($seat) ->
        [you] 底池是上局留下的，你定{ SUIT($suit) }算分。
       *[other] 底池是上局留下的，{ NAME($seat) } 定{ SUIT($suit) }算分。
    }
result-bid-none = 没有人叫价，所以{ SUIT($suit) }算分。

## 射月。

moon-title =
    { WHO($seats) ->
        [you] 你射月成功
        [one] { NAME($seats, at: "start") } 射月成功
       *[many] { NAME($seats, at: "start") }射月成功
    }
moon-title-sun =
    { WHO($seats) ->
        [you] 你射日成功
        [one] { NAME($seats, at: "start") } 射日成功
       *[many] { NAME($seats, at: "start") }射日成功
    }
moon-said = { moon-title }。
moon-said-sun = { moon-title-sun }。
moon-everything = 计分牌全部收齐。
moon-standard = 十三张红心和{ CARD("QS") }，全部收齐。
moon-tricks = 这一局的墩全部收齐。
moon-who = 这些分怎么算？
moon-waits = 等 { NAME($seat) } 决定分怎么算。
moon-old = 别人 { SIGNED($points) }
moon-old-sides = 对手各 { SIGNED($points) }
moon-new = 你 { SIGNED($points) }
moon-new-side = 你们各 { SIGNED($points) }
# 选择的结果；$seat 是其他人里处境最差的。
moon-totals = 你变成 { $total } 分，{ NAME($seat) } 变成 { $theirs } 分。
moon-totals-side = 你们变成 { $total } 分，{ NAME($seats, list: "unit") } 变成 { $theirs } 分。
moon-ends =
    { WHO($seats) ->
        [you] 你赢下这一场。
        [one] { NAME($seats, at: "start") } 赢下这一场。
       *[many] { NAME($seats, at: "start") }赢下这一场。
    }
moon-old-confirm = 别人加 { $points }
moon-old-confirm-sides = 对手各加 { $points }
moon-new-confirm = 减去 { $points }
moon-paid = 别人都加了分。
moon-paid-sides =
    { $sides ->
        [1] 另一方加了分。
       *[other] 其他各方都加了分。
    }
moon-taken-off = 减了 { $points } 分。

## 终场。

end-win =
    { WHO($seats) ->
        [you] 你赢下这一场
        [one] { NAME($seats, at: "start") } 赢下这一场
       *[many] { NAME($seats, at: "start") }赢下这一场
    }
end-tie = { NAME($seats, at: "start") }同为 { $total } 分，并列获胜
end-line = { $rules } · 共 { $hands } 局
end-place-2 = 你第二，落后{ page-count }分。
end-place-3 = 你第三，落后{ page-count }分。
end-place-other = 你第{ end-ordinal }，落后{ page-count }分。
end-place-last = 你最后一名，落后{ page-count }分。
end-side-behind = 你们落后{ page-count }分。
end-ordinal =
    { $place ->
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
       *[other] 十
    }
end-chips =
    { WHO($seats) ->
        [you] 你的筹码最多：{ CHIPS($chips) }。
        [one] { NAME($seats) } 的筹码最多：{ CHIPS($chips) }。
       *[many] { NAME($seats, at: "start") }的筹码最多：各 { CHIPS($chips) }。
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] 按筹码你第二。
        [3] 按筹码你第三。
       *[other] 按筹码你第{ end-ordinal }。
    }
end-chips-aside = 胜负看总分，筹码另外结算。
end-new = 新牌局
end-rules = 改规则
end-home = 首页
end-winner = 胜者

## 这一局最贵的那张牌是怎么走的。$by 打出它，$to 收了它，$trick 是第几墩。

story-fall =
    { WHO($by) ->
        [you] 第 { $trick } 墩，你的{ CARD($card) }让 { NAME($to) } 收走了。
       *[other]
            { WHO($to) ->
                [you] 第 { $trick } 墩，{ NAME($by, at: "start") } 的{ CARD($card) }归了你。
               *[other] 第 { $trick } 墩，{ NAME($by, at: "start") } 的{ CARD($card) }让 { NAME($to) } 收走了。
            }
    }
# 收下它的人就是打出它的人。
story-fall-own =
    { WHO($by) ->
        [you] 你用{ CARD($card) }收下了第 { $trick } 墩。
       *[other] { NAME($by, at: "start") } 用{ CARD($card) }收下了第 { $trick } 墩。
    }

## 扭转整场的那几局，在走势图里有编号。

story-turns =
    { $count ->
       *[other] 转折点
    }
# $what 是下面的一句话：“第 5 局：Tomás 射月成功。”
story-turn = 第 { $hand } 局：{ $what }
story-turn-moon =
    { WHO($seats) ->
        [you] 你射月成功。
        [one] { NAME($seats, at: "start") } 射月成功。
       *[many] { NAME($seats, at: "start") }射月成功。
    }
# 谁在那一局得分最多；几个人的话，得分相同。
story-turn-points =
    { WHO($seats) ->
        [you] 你吃了 { $points } 分。
        [one] { NAME($seats, at: "start") } 吃了 { $points } 分。
       *[many] { NAME($seats, at: "start") }各吃了 { $points } 分。
    }
# 分成几方时：哪一方在那一局得分最多，合起来算。$seats 是这一方的人。
story-turn-side =
    { WHO($seats) ->
        [with-you] 你们一共吃了 { $points } 分。
       *[many] { NAME($seats, at: "start") }一共吃了 { $points } 分。
    }

## 教练眼里，玩家打得最好的一张牌和亏得最多的一张牌。$difference 是两张牌亏多亏少的差，和复盘里算得一样。

story-cards = 你的出牌
story-looking = 教练正在看你的出牌：{ $done } / { $hands } 局。
story-failed = 教练没有回答。
story-nothing = 没有哪张牌造成多大差别。
story-best = 最好的一张：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第 { $hand } 局：出{ CARD($other) }会多亏 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 第 { $hand } 局：出{ CARD($other) }，100 次里会少赢下这一场 { NUMBER($difference, maximumFractionDigits: 0) } 次。
       *[chips] 第 { $hand } 局：出{ CARD($other) }会少得 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
story-dearest = 最亏的一张：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第 { $hand } 局：比出{ CARD($other) }多亏了 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 第 { $hand } 局：出{ CARD($other) }，100 次里能多赢下这一场 { NUMBER($difference, maximumFractionDigits: 0) } 次。
       *[chips] 第 { $hand } 局：出{ CARD($other) }能多得 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }

## 把这一场分享给别人：一张图片，一段文字，都由玩家自己来说。

story-share = 分享
story-share-title = 分享这一场
story-share-picture = 分享图片
story-save-picture = 保存图片
story-share-text = 分享文字
story-copy-text = 复制文字
story-share-copied = 已复制。
story-share-not-copied = 这个浏览器不让复制。文字就在上面。
story-share-failed = 图片没能生成。
# 在走势图上面。
story-shared-curve = 全场走势
# $seats 是获胜的人。
story-shared-title =
    { WHO($seats) ->
        [you] 我赢了
        [with-you] 我们赢了
        [one] { NAME($seats, at: "start") } 赢了
       *[many] { NAME($seats, at: "start") }赢了
    }
# 玩家没有名字时。
story-shared-me = 我
# 文字里的一行；$curve 用方块画成：“2. Ingrid 54 ▁▂▄▆”。
story-shared-row = { $place }. { $name } { $total } { $curve }
