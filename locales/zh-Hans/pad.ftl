### 记分本，网页和终端共用：给别处打的牌记分。

## 为什么这一局不能记上去：要改什么。界面会标出说的是谁。

pad-missing = 还缺：{ LIST($items, list: "unit") }。
pad-missing-of-suit = { $number } 张{ SUIT($suit) }
pad-missing-card = { CARD($card) }
pad-missing-copies = { $number } 张{ CARD($card) }
pad-missing-others = 另外 { $number } 张牌
pad-too-many-of-suit = 多了 { $over } 张：算分的{ SUIT($suit) }只有 { $all } 张。
pad-card-taken-twice =
    { $copies ->
        [1] { CARD($card) }只能由一个人收下。
       *[other] { CARD($card) }只有 { $copies } 张。
    }
pad-worthless-card = { CARD($card) }在这一局不算分。
pad-worthless-suit = { SUIT($suit) }在这一局不算分。
pad-unlike-suit = 这里的{ SUIT($suit) }分值不一：请写明每张归谁。

# 射月在记分表上怎么写；没有射月就不说。
pad-written =
    { $moon ->
        [old] 射月要写成：射月者 0，对手各 { $amount }。
        [new] 射月要写成：射月者 −{ $amount }，其他人 0。
       *[other] 射月要写成：射月者 0，对手各 { $amount }；或者射月者 −{ $amount }，其他人 0。
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written }收了{ CARDS($bonuses) }的人还要减去奖分。
    }
pad-points-are-missing = 还缺 { $missing } 分。
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing }{ pad-moon-written }
    }
pad-points-are-short = 各人的分加起来是 { $sum }，应为 { $all }：少了 { $missing } 分。
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short }{ pad-moon-written }
    }
pad-points-are-over = 各人的分加起来是 { $sum }，应为 { $all }：多了 { $over } 分。
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over }{ pad-moon-written }
    }
pad-points-of-a-moon = 全部 { $amount } 分归一人，就是射月。{ pad-moon-written }
pad-points-of-a-side-moon = 全部 { $amount } 分归同一方，就是射月，这一方的每位玩家都按射月者记分。{ pad-moon-written }
pad-points-of-no-cards = 总和对了，但没有牌能凑成这样的分。
pad-points-too-few-for-card = 总和对了，但没有人有{ CARD($card) }的 { $points } 分。
pad-points-of-many-cards = 请写明谁收了哪些牌：这样的分有不止一种来法。

pad-chips-need-all-cards = 请写明谁收了哪些牌：光凭分数，筹码算不出来。
pad-chips-need-cards = 请再写明谁收了{ CARDS($cards) }：筹码要看它。
pad-chips-need-partners = 请写明搭档各自收了哪些牌：筹码要看这个。

pad-tricks = 墩数加起来是 { $sum }，应为 { $all }。
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] 你一墩也没收，不可能收到牌。
       *[other] { NAME($seat, at: "start") } 一墩也没收，不可能收到牌。
    }

pad-moon-to-choose = 有人射月：请写明是 old（对手各加 { $amount }）还是 new（射月者减 { $amount }）。
pad-moon-not-shot = 这不是射月：收到分的不止一人。
pad-moon-way =
    { $way ->
        [old] 按这套规则，这里的射月算 old：对手加分。
       *[new] 按这套规则，这里的射月算 new：射月者减分。
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] 底池还留着，不重新叫价：由你定花色。
       *[other] 底池还留着，不重新叫价：由 { NAME($seat) } 定花色。
    }
pad-bid-without-chips = 请写明叫了几个筹码。
pad-bid-without-bidder = 请写明是谁叫的。
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] 你没有筹码可叫。
               *[other] 你最多能叫 { $most } 个筹码。
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } 没有筹码可叫。
               *[other] { NAME($seat, at: "start") } 最多能叫 { $most } 个筹码。
            }
    }
pad-suit-not-named = 请写明定了哪门花色。
pad-suit-without-bid = 没有人叫价，所以红心算分。如果有人定了花色，请写明是谁、叫了几个筹码。

pad-game-over = 这一场到第 { $hands } 局就结束了，下一局属于另一场。

## 程序可能发错的内容。$name 是发来的内容。

pad-entry-no-object = 一局是一个对象，里面有 "points"，或者有 "counts" 和 "cards"。
pad-entry-empty = 一局要有得分，或者写明谁收了哪些牌。
pad-entry-unknown = 按这套规则，一局里没有 { $name }。
pad-entry-moon = "moon" 要写 "old" 或 "new"。
pad-entry-sun = "sun" 要写 true 或 false。
pad-entry-sun-tricks = "sun" 与 "tricks" 互相矛盾。
pad-entry-bid = "bid" 是筹码数，要写整数。
pad-entry-suit = "suit" 要写 "clubs"、"diamonds"、"spades" 或 "hearts"。
pad-entry-counts = "counts" 是一个对象：每门花色（"H"、"S"、"D" 或 "C"）一列数字。
pad-entry-counts-suit = "counts" 里的 { $name } 不是花色：花色是 "H"、"S"、"D" 和 "C"。
pad-entry-cards = "cards" 是一个对象：每张牌对应收下它的座位。
pad-entry-cards-name = "cards" 里的 { $name } 不是牌。
pad-entry-cards-twice = { $name } 在 "cards" 里写了两次。
pad-entry-cards-takers = "cards" 里的 { $name } 收的人太多。
pad-entry-no-tricks = "no_tricks" 是一列座位。
pad-entry-seat = { $name } 不是这一桌的座位。
pad-entry-row = { $name } 是一列整数，每位玩家一个。
pad-entry-number = { $name } 里有的不是整数，或是不可能的数。
