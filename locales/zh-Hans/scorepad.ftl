### 网页：记分本，给用真牌打的牌局用。读者不是其中的玩家。

scorepad-title = 记分
    .about = 桌上打真牌，这里算总分。
scorepad-unreadable = 这台设备上的记分本读不出来，已放到一边。
scorepad-unkept = 这个浏览器不保留任何东西，离开网页后这张记分表就没了。
scorepad-lost = 记分本没有回应。请检查网络后重试。

## 新开一次记分。

scorepad-who = 谁来打
    .about = 按座位顺时针排。标记给第一个发牌的人。
scorepad-name = 名字 { $number }
scorepad-seated = 记下一局以后，就不能再加人或减人了。有人要来或要走，就新开一次记分；这一次留在“{ scorepad-past }”里。
scorepad-add = 添加玩家
scorepad-drop = { $name } 不打了
scorepad-deals-first = { $name } 先发牌
scorepad-nameless = 每个人都要有名字。
scorepad-too-few = 至少要有两位玩家。
scorepad-alike = 有两位玩家同名。
scorepad-rules = 玩法
scorepad-own = 你的自定规则
scorepad-settlement = 筹码
scorepad-settlement-none = 不用筹码
    .about = 只记分。
scorepad-settlement-average = 比平均分
    .about = 终场时，各人按与平均分的差额收付筹码。
scorepad-settlement-lowest_takes_pot = 最低者得底池
    .about = 每分往底池付一个筹码，本局得分最低的人拿走。
scorepad-settlement-sweepstakes = 独赢
    .about = 每分往底池付一个筹码，唯一没吃分的人拿走。
scorepad-settlement-howell = 豪厄尔
    .about = 每收一张红心，付给其他玩家每人一个筹码。
scorepad-chip-value = 每个筹码值
    .about = 用你们自己的钱算；写 1 就只算筹码。
    .wrong = 每个筹码的价值是 0.001 到 1,000,000 的数。
scorepad-buy-in = 每人买入
    .about = 开始时的筹码。
    .wrong = 每人买入的筹码数是 1 到 1,000,000 的整数。
scorepad-split-two = 两人没吃分就平分底池
scorepad-start = 开始
scorepad-past = 以前的记分
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line = { LIST($names, list: "unit") } · { $hands } 局
scorepad-forget = 删除 { DATETIME($began, day: "numeric", month: "long") } · { $title }

## 一次记分的记分表。

scorepad-deals-hand = 第 { $hand } 局由 { NAME($dealer) } 发牌。
scorepad-pass-cards =
    { $count ->
        [1] 一张牌
        [2] 两张牌
        [3] 三张牌
        [4] 四张牌
       *[other] { $count } 张牌
    }
scorepad-pass-left = 每人传{ scorepad-pass-cards }给左家。
scorepad-pass-right = 每人传{ scorepad-pass-cards }给右家。
scorepad-pass-across = 每人传{ scorepad-pass-cards }给对家。
scorepad-pass-left2 = 每人传{ scorepad-pass-cards }给左边第二家。
scorepad-pass-right2 = 每人传{ scorepad-pass-cards }给右边第二家。
scorepad-pass-left3 = 每人传{ scorepad-pass-cards }给左边第三家。
scorepad-pass-right3 = 每人传{ scorepad-pass-cards }给右边第三家。
scorepad-pass-scatter = 每人给其他各家各传一张。
scorepad-pass-hold = 这一局不传牌。
scorepad-bids = { NAME($seat) } 先叫价。
scorepad-carries = 底池还留着：{ NAME($seat) } 再定一次花色。
scorepad-last = 上局
scorepad-side = { NAME($seats, at: "start") }：{ $sum }
scorepad-total = 总分
scorepad-totals = 总分
scorepad-enter = 记第 { $hand } 局
scorepad-undo = 撤销
scorepad-share = 分享
scorepad-print = 打印
scorepad-copied = 记分表已复制。
scorepad-not-copied = 这个浏览器不让复制。
scorepad-hands = 各局得分
scorepad-open-hand = 第 { $hand } 局，查看和修改
scorepad-so-far = 目前走势
scorepad-lower = 得分，越低越好
scorepad-higher = 得分，越高越好
scorepad-first-hand = 打完第一局，就记在这里。
scorepad-fault = 第 { $hand } 局：{ LIST($why) }
scorepad-mend = 改第 { $hand } 局
scorepad-spoilt = 按这套规则，第 { $hand } 局需要修改。{ LIST($why) }
scorepad-again = 新开一次记分
scorepad-change = 名字和规则
scorepad-winner = 胜者
scorepad-deals = 发牌
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats) } 赢下这一场
       *[many] { NAME($seats) }赢下这一场
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats) } 赢下这一场。
       *[many] { NAME($seats) }赢下这一场。
    }

## 筹码。

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) }（{ scorepad-money }）
# 筹码数，后面没有量词。
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# 玩家自己的钱。$money 不会是负数。
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = 筹码
scorepad-players = 玩家
scorepad-stack = 现有
scorepad-last-chips = 上局
scorepad-pot = 底池
scorepad-pot-left = 底池留在桌上。
scorepad-worth = 价值
scorepad-why = 第 { $hand } 局为什么这样算
scorepad-owed-now = 如果现在收场
scorepad-owed = 谁给谁
scorepad-quits = 谁也不欠谁。
scorepad-gives = { NAME($from) } 给 { NAME($to) } { CHIPS($chips) }。
scorepad-gives-worth = { NAME($from) } 给 { NAME($to) } { CHIPS($chips) }（{ scorepad-money }）。
scorepad-gives-pot = { NAME($from) } 在底池里有 { CHIPS($chips) }。
scorepad-gives-pot-worth = { NAME($from) } 在底池里有 { CHIPS($chips) }（{ scorepad-money }）。
scorepad-settled-at-end = 终场时才结算筹码。
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · 每人买入 { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · 每人买入 { CHIPS($chips) }（{ scorepad-money }）

## 一局。

scorepad-hand = 第 { $hand } 局
scorepad-next-line = { NAME($dealer) } 发牌 · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer) } 发牌 · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer) } 发牌 · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = 传给左家
scorepad-way-right = 传给右家
scorepad-way-across = 传给对家
scorepad-way-left2 = 传给左边第二家
scorepad-way-right2 = 传给右边第二家
scorepad-way-left3 = 传给左边第三家
scorepad-way-right3 = 传给右边第三家
scorepad-way-scatter = 每家各传一张
scorepad-way-hold = 不传牌
scorepad-edit-hand = 修改这一局
scorepad-remove-hand = 从记分表删去
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats) } 射月成功。
       *[many] { NAME($seats) }射月成功。
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats) } 射日成功。
       *[many] { NAME($seats) }射日成功。
    }

## 记一局。

scorepad-mode = 记什么
scorepad-mode-cards = 收的牌
scorepad-mode-points = 得分
scorepad-moon = 射月
scorepad-rest = 其余
scorepad-rest-of = 其余的{ SUIT($suit) }都归 { NAME($seat) }
scorepad-fewer = { NAME($seat) }：减一张{ SUIT($suit) }
scorepad-more = { NAME($seat) }：加一张{ SUIT($suit) }
scorepad-many = { NAME($seat) }：{ $count } 张{ SUIT($suit) }
scorepad-took = { NAME($seat) } 收了{ CARD($card) }
scorepad-took-both = { scorepad-took }（两张）
scorepad-takes = { NAME($seat) } 收的牌
scorepad-points-of = { NAME($seat) } 的得分
scorepad-no-trick = 没收墩
scorepad-no-trick-of = { NAME($seat) } 一墩也没收
scorepad-adds-up = 数目对了。
scorepad-checking = 请稍等。
scorepad-put = 记入第 { $hand } 局
scorepad-keep = 保存修改
scorepad-key-erase = 删除
scorepad-key-sign = 正负号
scorepad-key-rest = 其余
scorepad-key-next = 下一位
scorepad-who-moon = 谁射月了？
    .about = 收走所有分的人。
scorepad-every-trick = 墩也全收了
    .about = 那就是射日。
scorepad-others = 别人 { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) } 射月：别人 { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) } 射月：{ SIGNED($points) }
scorepad-how-moon = 射月怎么算？
scorepad-bidder = 谁叫得最高
scorepad-all-passed = 都不叫
scorepad-bid = 叫几个筹码
scorepad-bid-less = 少一个筹码
scorepad-bid-more = 多一个筹码
scorepad-suit = 算分的花色

## 印在纸上。

scorepad-paper-hand = 局
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names, list: "unit") }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
