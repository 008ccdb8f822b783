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

## 教练眼里，玩家打得最好的一张牌和亏得最多的一张牌。$difference 也算上别人的得分：按分算时，是和别人平均的分差动了多少，
## 所以可能比一局的分还多。

story-cards = 你的出牌
story-looking = 教练正在看你的出牌：{ $done } / { $hands } 局。
story-failed = 教练没有回答。
story-nothing = 没有哪张牌造成多大差别。
story-best = 最好的一张：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第 { $hand } 局：和出{ CARD($other) }相比，你对别人的优势多了 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 第 { $hand } 局：出{ CARD($other) }会少得一场的 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
       *[chips] 第 { $hand } 局：出{ CARD($other) }会少得 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
story-dearest = 最亏的一张：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第 { $hand } 局：出{ CARD($other) }，你对别人的优势会多 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 第 { $hand } 局：出{ CARD($other) }能多得一场的 { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
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
