### 网页：一局、一场打完以后，在结果旁边说的话。

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
# 谁在那一局得分最多。
story-turn-points =
    { WHO($seats) ->
        [you] 你吃了 { $points } 分。
        [one] { NAME($seats, at: "start") } 吃了 { $points } 分。
       *[many] { NAME($seats, at: "start") }各吃了 { $points } 分。
    }

## 教练眼里，玩家打得最好的一张牌和亏得最多的一张牌。$difference 有一位小数。

story-cards = 你的出牌
story-looking = 教练正在看你的出牌：{ $done } / { $hands } 局。
story-failed = 教练没有回答。
story-nothing = 没有哪张牌造成多大差别。
story-best = 最好的一张：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第 { $hand } 局：出{ CARD($other) }会多亏 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
       *[chips] 第 { $hand } 局：出{ CARD($other) }会多亏 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
story-dearest = 最亏的一张：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第 { $hand } 局：出{ CARD($other) }能少亏 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
       *[chips] 第 { $hand } 局：出{ CARD($other) }能少亏 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
