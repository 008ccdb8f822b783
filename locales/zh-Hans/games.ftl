### 玩法：有名字的玩法，以及一套规则和标准玩法有什么不同，用几个字说。首页和牌桌用的是这里的话；其余在 rules.ftl。

## 有名字的玩法，.about 用一句话介绍。

preset-black-lady = 黑桃皇后
    .about = 标准玩法：十三张红心各一分，{ CARD("QS") }十三分。
preset-omnibus = 全能红心
    .about = 标准玩法外加奖励：收到{ CARD("JD") }减十分。
preset-original = 古典红心
    .about = 19 世纪 80 年代的玩法：只算红心，不传牌，随时可以领出红心。
preset-plain = 纯红心
    .about = 皇后不算分的标准玩法：只有红心算分。
preset-black-jack = 黑桃杰克
    .about = { CARD("JS") }取代{ CARD("QS") }，算十分。
preset-black-maria = 黑玛丽亚
    .about = 三人玩，三张黑桃要躲，每局都传三张牌给右家。
preset-spot = 点数红心
    .about = 每张红心按牌面点数算分，A 最高，十四分；{ CARD("QS") }二十五分。
preset-partnership = 搭档红心
    .about = 二对二，搭档对坐；同一方的总分相加。
preset-reverse = 反转红心
    .about = 总分最高者胜，红心和皇后人人都想要。
preset-trickster = Trickster 红心
    .about = 网上牌桌常见的标准玩法：垫出皇后就破红心，射月按对射月者有利的算法，胜局可以共享。
preset-gamblers = 赌客牌桌
    .about = 皇后一有机会就得垫出，一开始就能领出红心，终场按与平均分的差额结算。
preset-domino = 接龙红心
    .about = 每人六张，其余作牌堆：跟不上就一直摸，直到能跟为止；牌出完的人先退出。
preset-sweepstakes = 独赢红心
    .about = 每分一个筹码，唯一没吃分的人拿走底池。
preset-auction = 叫价红心
    .about = 用筹码叫价，叫得最高的人定哪门花色算分，并且先领出。唯一没吃分的人拿走底池。
preset-howell = 豪厄尔结算
    .about = 古典红心，每收一张红心，都要付给没收到它的人。
preset-cancellation = 抵消红心
    .about = 六到十一人用两副牌：同一墩里相同的牌互相抵消。

## 有名字的值：value-字段-值。

value-teams-none = 各自为战
value-teams-2v2 = 二对二，搭档对坐
value-teams-2v2v2 = 三对搭档，各自对坐
value-teams-3v3 = 三对三，隔位而坐

value-kitty-first_trick = 收下第一墩的人
value-kitty-last_trick = 收下最后一墩的人
value-kitty-first_penalty_trick = 第一个吃分的人
value-kitty-none = 没有底牌

value-pass_cycle-left = 左家
value-pass_cycle-right = 右家
value-pass_cycle-across = 对家
value-pass_cycle-left2 = 左边第二家
value-pass_cycle-right2 = 右边第二家
value-pass_cycle-left3 = 左边第三家
value-pass_cycle-right3 = 右边第三家
value-pass_cycle-scatter = 每家一张
value-pass_cycle-hold = 不传

value-opening-lowest_club = 最小的梅花
value-opening-any_club = 持最小梅花者任选一张梅花
value-opening-eldest = 发牌者的左家
value-opening-bidder = 叫价最高者

value-first_trick-no_penalties = 不能垫分牌
value-first_trick-no_hearts = 不能垫红心
value-first_trick-free = 随便垫

value-breaking-true = 须先破红心
value-breaking-false = 随时可领出红心

value-hearts_only-may_lead = 领出红心
value-hearts_only-pass_lead = 改由左家领出

value-queen_breaks-never = 不破
value-queen_breaks-discarded = 垫出时破
value-queen_breaks-played = 打出就破

value-queen_lead-free = 随时
value-queen_lead-after_broken = 破红心以后

value-queen_or_hearts-must_lead_queen = 领出皇后
value-queen_or_hearts-either = 两者皆可

value-queen_discard-free = 随时
value-queen_discard-after_broken = 破红心以后
value-queen_discard-forced = 一有机会就必须垫

value-moon-old = 别人加分
value-moon-new = 射月者减分
value-moon-choice = 射月者选择
value-moon-auto = 别人加分，但射月者若因此输掉整场，则改为减分
value-moon-off = 不算

value-objective-low = 总分最低者胜
value-objective-high = 总分最高者胜

value-tie-play_on = 加赛一局
value-tie-shared = 并列获胜

value-settlement-none = 不用筹码
value-settlement-average = 各按与平均分的差额收付
value-settlement-lowest_takes_pot = 每分一个筹码，最低者拿走底池
value-settlement-sweepstakes = 每分一个筹码，唯一没吃分者拿走底池
value-settlement-howell = 每张红心要付的筹码比人数少一个

## 与标准玩法的不同，各用几个字，排成一行：“4 人 · 打到 100 分 · 不传牌”。

differs-players = { $players } 人
differs-end-target = 打到 { $target } 分
differs-end-hands = 打 { $hands } 局
differs-packs = { $number } 副牌
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = 不分边
differs-teams-2v2 = 二对二
differs-teams-2v2v2 = 三对搭档
differs-teams-3v3 = 三对三
differs-pooled = 合计总分
differs-joint_moon = 合力射月
differs-removed = 去掉 { MARKS($cards) }
differs-removed-none = 不去掉牌
differs-hand_size = 每人 { $number } 张
differs-kitty = 底牌：{ WORD($value, of: "value-kitty") }
differs-kitty_peek = 得者可看底牌
differs-pass_count = 传 { $number } 张
differs-pass_cycle = 传牌：{ WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = 不传牌
differs-opening = 首攻：{ WORD($value, of: "value-opening") }
differs-first_trick = 第一墩：{ WORD($value, of: "value-first_trick") }
differs-breaking = 随时可领出红心
differs-hearts_only = 只剩红心时：{ WORD($value, of: "value-hearts_only") }
differs-queen = 皇后是 { MARK($card) }
differs-queen_breaks = 皇后破红心：{ WORD($value, of: "value-queen_breaks") }
differs-queen_lead = 领出皇后：{ WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = 只剩红心和皇后：{ WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = 垫皇后：{ WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] 不算射月
       *[other] 射月：{ WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = 射月须收齐奖分牌
differs-sun = 射日：{ $number }
differs-no_trick_bonus = 无墩奖励：{ $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = 终场同分：{ WORD($value, of: "value-tie") }
differs-fifty_reset = 逢五十减五十
differs-auction = 叫价
differs-stock = 从牌堆摸牌
differs-settlement = 筹码：{ WORD($value, of: "value-settlement") }
differs-bought = 每人买入 { $chips } 个筹码
differs-bought-worth = 每人买入 { $chips } 个筹码，每个值 { NUMBER($worth, maximumFractionDigits: 3) }
differs-split_two = 两人没吃分则平分底池
