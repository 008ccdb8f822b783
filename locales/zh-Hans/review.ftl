### 网页：复盘，把打完的一局一张张再看一遍。

review-title = 第 { $hand } 局复盘
review-how = 点任意一张牌，看看为什么。
review-laying-out = 正在摆牌。
review-looking = 正在看你的选择：{ $done } / { $all }。
review-progress = 已看过的选择
# $unit 是 points 或 chips。
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] 你没有哪一步亏了一分以上。
               *[other] 你有 { $count } 步各亏了一分以上。
            }
        [game]
            { $count ->
                [0] 你没有哪一步亏了一场的 1% 以上。
               *[other] 你有 { $count } 步各亏了一场的 1% 以上。
            }
       *[chips]
            { $count ->
                [0] 你没有哪一步亏了一个筹码以上。
               *[other] 你有 { $count } 步各亏了一个筹码以上。
            }
    }
review-failed = 教练没有回答，不过牌都还在这里。
review-thinking = 正在想
review-table = 这一局，一墩一墩看
review-trick = 墩

# 一行：叫价、定花色、传牌、一墩、射月的选择。
review-row-bid = 叫价
review-row-suit = 花色
review-row-pass = 传牌
review-row-play = 第 { $trick } 墩
review-row-moon = 射月

# 这是谁的一列。
review-seat =
    { WHO($seat) ->
        [you] 你
       *[other] { NAME($seat) }
    }

## 牌下面。

review-led = 领出
review-took = 收墩
review-led-and-took = 领出，收墩
review-cost = 亏 { $cost }

## 一步：谁做了什么。

review-did-play =
    { WHO($seat) ->
        [you] 你出了{ CARD($card) }
       *[other] { NAME($seat) } 出了{ CARD($card) }
    }
review-did-pass =
    { WHO($seat) ->
        [you] 你传了{ CARDS($cards) }
       *[other] { NAME($seat) } 传了{ CARDS($cards) }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] 你没有叫
               *[other] 你叫了 { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat) } 没有叫
               *[other] { NAME($seat) } 叫了 { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] 你定了{ SUIT($suit) }
       *[other] { NAME($seat) } 定了{ SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] 你让别人加分
               *[new] 你给自己减分
            }
       *[other]
            { $way ->
                [old] { NAME($seat) } 让别人加分
               *[new] { NAME($seat) } 给自己减分
            }
    }
review-move = { LIST($row) }：{ LIST($did) }
review-ask = { LIST($did) }。为什么？
review-ask-noted = { LIST($did) }，{ LIST($note) }。为什么？

# 同样的事用一个词说，没有牌面可看时用。
review-word-bid =
    { $chips ->
        [0] 不叫
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit) }
review-word-moon =
    { $way ->
        [old] 别人加分
       *[new] 自己减分
    }

## 教练怎么看。

review-only = 没有别的选择。
review-unseen = 教练没有考虑过这一步。
review-best = 这是最好的一步。
review-alike = 和别的一样好。
# $cost 和 $error 有一位小数；$error 不足一位时是 0。
review-costly =
    { $unit ->
        [points] 比最好的一步亏 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
        [game] 比最好的一步亏一场的 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%。
       *[chips] 比最好的一步亏 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码。
    }
review-costly-about =
    { $unit ->
        [points] 比最好的一步亏 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，误差约 { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }。
        [game] 比最好的一步亏一场的 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%，误差约 { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }。
       *[chips] 比最好的一步亏 { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个筹码，误差约 { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }。
    }
review-perhaps-nothing = 也可能根本没亏。
review-advice-to = 这是对 { NAME($seat) } 说的，只凭 { NAME($seat) } 当时看得到的牌。
review-choices = 当时可以怎么做
review-is-best = 最佳
review-done = 实际
review-on-table = 桌上
review-holds =
    { WHO($seat) ->
        [you] 你的手牌
       *[other] { NAME($seat) } 的手牌
    }
review-legend-points = 横条表示和最好的一步相比亏的分。
review-legend-chips = 横条表示和最好的一步相比亏的筹码。
review-legend-game = 横条表示和最好的一步相比亏掉一场的百分之几。
review-legend-alike = 打勾的几张差不多。
