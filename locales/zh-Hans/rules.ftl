### 规则：各字段叫什么、是什么意思，规则说明，以及一套规则为什么不能用。

## 字段：名称；.about 说明含义；.default 是随牌桌而定的默认值。它们的值叫什么，见 games.ftl。

field-players = 人数
    .about = 一桌坐几个人。

field-packs = 几副牌
    .about = 用两副牌时，同一墩里相同的牌互相抵消。

field-teams = 分边
    .about = 谁和谁一边。

field-pooled = 合计总分
    .about = 按每一方的总分之和判断是否终场。

field-joint_moon = 合力射月
    .about = 搭档可以合力射月。

field-removed = 去掉的牌
    .about = 不参加发牌的牌。
    .default = 按人数而定

field-hand_size = 每人张数
    .about = 每人发几张牌。
    .default = 全部均分

field-kitty = 底牌
    .about = 发剩的牌归谁。

field-kitty_peek = 得者可看底牌
    .about = 得到底牌的人马上可以看；否则底牌一直扣到最后。

field-pass_count = 传牌张数
    .about = 每人传几张牌。
    .default = 按人数而定

field-pass_cycle = 传牌
    .about = 每局的牌传给谁，依次循环。
    .default = 按人数而定

field-opening = 首攻
    .about = 第一墩由谁领出，领出什么。

field-first_trick = 第一墩
    .about = 第一墩可以垫什么。

field-breaking = 须先破红心
    .about = 有人打出过红心以后，才能领出红心。

field-hearts_only = 只剩红心时
    .about = 红心还没破，领出的人手里却只有红心，怎么办。

field-queen = 皇后
    .about = 有关皇后的规则，说的是哪一张牌。

field-queen_breaks = 皇后破红心
    .about = 打出皇后是否算破红心。

field-queen_lead = 领出皇后
    .about = 什么时候可以领出皇后。

field-queen_or_hearts = 只剩红心和皇后
    .about = 红心还不能领出，手里却只有红心和皇后，领出什么。

field-queen_discard = 垫皇后
    .about = 什么时候可以或必须垫出皇后。

field-points = 分值
    .about = 每张牌值几分；没写的牌不算分。
    .default = ♥ 每张 1 分，♠Q 13 分

field-moon = 射月
    .about = 一人收走所有分的那一局怎么算。

field-moon_needs_bonus = 射月须收齐奖分牌
    .about = 射月者还要收齐奖分牌。

field-sun = 射日
    .about = 射月者收下了全部的墩时，算多少分。

field-no_trick_bonus = 无墩奖励
    .about = 一墩也没收的玩家减去的分；有人射月的那一局不算。

field-objective = 谁赢
    .about = 什么样的总分获胜。

field-end = 终场
    .about = 打到多少总分，或打多少局结束。

field-tie = 终场同分
    .about = 第一名同分时怎么办。

field-fifty_reset = 逢五十减五十
    .about = 总分正好落在 50、100、150 这样的数上，就减去 50 分。

field-auction = 叫价
    .about = 玩家用筹码叫价，叫得最高的人定哪门花色算分，并且领出。

field-stock = 从牌堆摸牌
    .about = 发剩的牌作牌堆：跟不上就一直摸，直到能跟为止。

field-settlement = 筹码
    .about = 这一场怎么用筹码结算。

## 规则说明：标题，以及各标题下的话。

sheet-aim = 目标
sheet-aim-low = 红心大战是躲分的游戏：总分最低者胜。
sheet-aim-high = 这里要抢分：总分最高者胜。
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = 二对二，搭档相对而坐。
sheet-sides-2v2v2 = 三对搭档互相较量，搭档相对而坐。
sheet-sides-3v3 = 三对三，双方隔位而坐。
sheet-sides-totals = 牌算在收牌的玩家名下，同一方的总分相加。

sheet-deal = 发牌
sheet-deck =
    { $packs ->
        [1] { $players } 人，用一副牌（不用大小王），共 { $cards } 张；A 最大。
       *[other] { $players } 人，用两副牌（不用大小王），共 { $cards } 张；A 最大。
    }
sheet-deck-without =
    { $packs ->
        [1] { $players } 人，用一副牌（不用大小王），去掉 { CARDS($removed, as: "card-mark", list: "unit") }，共 { $cards } 张；A 最大。
       *[other] { $players } 人，用两副牌（不用大小王），去掉 { CARDS($removed, as: "card-mark", list: "unit") }，共 { $cards } 张；A 最大。
    }
sheet-dealt =
    { $cards ->
        [1] 每人发一张牌；每局换左家发牌。
       *[other] 每人发 { $cards } 张牌，一次一张；每局换左家发牌。
    }
sheet-stock = 剩下的 { $cards } 张牌扣着放，作牌堆。
sheet-stock-none = 牌正好发完，没有可摸的牌堆。
sheet-kitty = 剩下的 { $cards } 张牌是底牌，归{ WORD($taker, of: "value-kitty") }。最后一张牌打出以前，谁也不能看。
sheet-kitty-seen = 剩下的 { $cards } 张牌是底牌，归{ WORD($taker, of: "value-kitty") }，只有这个人可以看。

sheet-auction = 叫价
sheet-auction-bids = 从发牌者的左家起，每人轮一次：用筹码叫价，要比前一个高，又不能超过自己的筹码；也可以不叫。
sheet-auction-suit = 叫价最高的人把所叫的筹码付进底池，定哪门花色算分，并且领出。下面讲红心的规则，都改指这门花色。
sheet-auction-carried = 底池没人赢走时，不重新叫价：还是这位玩家看过新牌后定花色并领出，不再付筹码。
sheet-auction-passed = 如果都不叫，就由红心算分，发牌者的左家领出，下一局再叫价。

sheet-pass = 传牌
sheet-pass-none = 不传牌。
sheet-pass-cards = 出牌以前，每人选 { $cards } 张牌扣着传出，传完才能看收到的牌。
sheet-pass-always = 每局都{ WORD($way, of: "pass-way") }。
sheet-pass-cycle = 每局的传法依次是：{ WORDS($ways, of: "pass-way", list: "unit") }；然后从头循环。
sheet-pass-scatter = 给每家各传一张时，每人传出 { $cards } 张。
# 牌传到哪里。
pass-way-left = 传给左家
pass-way-right = 传给右家
pass-way-across = 传给对家
pass-way-left2 = 传给左边第二家
pass-way-right2 = 传给右边第二家
pass-way-left3 = 传给左边第三家
pass-way-right3 = 传给右边第三家
pass-way-scatter = 给每家各传一张
pass-way-hold = 不传

sheet-play = 出牌
sheet-lead-lowest = 持{ CARD($card) }的人用它领出第一墩。
sheet-lead-lowest-dealt = 持有已发出的最小梅花的人，用它领出第一墩。
sheet-lead-lowest-packs = 第一墩领出已发出的最小梅花；从发牌者的左家数起，先有这张牌的人领出。
sheet-lead-any_club = 持有最小梅花的人，在第一墩领出任意一张梅花。
sheet-lead-eldest = 第一墩由发牌者的左家领出。
sheet-lead-bidder = 第一墩由叫价最高的人领出。
sheet-follow = 有领出的花色就必须跟；没有就随便出。领出花色中最大的牌收下这一墩，收墩的人领出下一墩。
sheet-cancel = 同一墩里相同的牌互相抵消，由其余牌中最大的收墩。
sheet-cancel-all = 如果一墩里领出花色的牌全部抵消，这一墩就留在桌上：还是同一个人领出，下一墩谁收，两墩都归谁。
sheet-draw = 跟不上的人从牌堆摸牌，直到能跟为止，而且必须打出摸到的那张。牌堆摸完以后，可以随便出。
sheet-draw-out = 一墩开始时手里没牌的人退出。只剩一个人时，这个人的手牌和牌堆都并入自己收的墩。
sheet-penalties =
    { $objective ->
        [low] 罚分牌
       *[high] 得分牌
    }
sheet-first-no_penalties = 第一墩不能垫{ sheet-penalties }，除非手里没有别的牌。
sheet-first-no_hearts = 第一墩不能垫红心，除非手里没有别的牌。
sheet-breaking = 红心破了才能领出，也就是要有人先打出过红心。
sheet-breaking-free = 红心随时可以领出。
sheet-hearts_only-may_lead = 轮到领出而手里只有红心时，照样领出红心。
sheet-hearts_only-pass_lead = 红心没破，轮到领出而手里只有红心时，改由左家领出。
sheet-broken = 有人打出红心，红心就破了。
sheet-queen-breaks-discarded = 垫出{ CARD($queen) }就破红心。
sheet-queen-breaks-played = 只要打出{ CARD($queen) }就破红心。
sheet-queen-lead = 红心破了才能领出{ CARD($queen) }，除非手里没有别的牌。
sheet-queen-must-lead = 红心没破，手里只有红心和{ CARD($queen) }时，必须领出{ CARD($queen) }。
sheet-queen-either = 红心没破，手里只有红心和{ CARD($queen) }时，领出哪样都行。
sheet-queen-discard = 红心破了才能垫{ CARD($queen) }，除非手里没有别的牌。
sheet-queen-forced = { CARD($queen) }一有机会就必须垫出。

sheet-points = 分值
sheet-points-suit = 每收一张所定花色的牌，算一分。
sheet-points-none = 没有牌算分。
sheet-points-cards = 收到的牌这样算分：{ LIST($values, list: "unit") }。
sheet-points-each = { SUIT($suit) }每张 { $points } 分
sheet-points-card = { CARD($card) } { $points } 分
sheet-no_trick = 一墩也没收的玩家减 { $points } 分，有人射月时除外。
sheet-fifty = 总分正好落在 50、100、150 这样的数上，就减去 50 分。

sheet-moon = 射月
sheet-moon-none = 不算射月：收到什么牌，就算什么分。
sheet-moon-player = 一位玩家收齐所有{ sheet-penalties }，叫射月。
sheet-moon-player-bonus = 一位玩家收齐所有{ sheet-penalties }，连奖分牌也收齐，叫射月。
sheet-moon-side = 一位玩家收齐所有{ sheet-penalties }，或同一方合起来收齐，叫射月。
sheet-moon-side-bonus = 一位玩家收齐所有{ sheet-penalties }和奖分牌，或同一方合起来收齐，叫射月。
sheet-moon-old =
    { $teams ->
        [none] 这时其他人各加 { $points } 分，射月者不加分。
       *[other] 这时对手各加 { $points } 分，射月者不加分。
    }
sheet-moon-new = 这时射月者减 { $points } 分，其他人都不加分。
sheet-moon-choice =
    { $teams ->
        [none] 这时由射月者选择：其他人各加 { $points } 分，或自己减 { $points } 分。
       *[other] 这时由射月者选择：对手各加 { $points } 分，或自己减 { $points } 分。
    }
sheet-moon-auto =
    { $teams ->
        [none] 这时其他人各加 { $points } 分；但如果射月者会因此输掉整场，就改为射月者减 { $points } 分。
       *[other] 这时对手各加 { $points } 分；但如果射月者会因此输掉整场，就改为射月者减 { $points } 分。
    }
sheet-moon-together = 如果是同一方合起来射月，这一方的玩家各减这么多分。
sheet-moon-chooser = 由这一方中收到分数最多的人选择；分数相同时，从发牌者的左家数起，先数到的人选择。
sheet-sun = 连全部的墩也都收下，就是射日，算 { $points } 分。
sheet-moon-bonuses = 奖分牌归收到的人，射月时也一样。

sheet-end = 终场
sheet-end-hands = 打完 { $hands } 局，这一场结束。
sheet-end-target = 有玩家达到 { $target } 分，打完那一局就结束。
sheet-end-target-side = 有一方达到 { $target } 分，打完那一局就结束。
sheet-wins =
    { $objective ->
        [low] 总分最低者胜。
       *[high] 总分最高者胜。
    }
sheet-wins-side =
    { $objective ->
        [low] 总分之和最低的一方胜。
       *[high] 总分之和最高的一方胜。
    }
sheet-tie-play_on = 如果第一名同分，就加赛一局。
sheet-tie-shared = 如果第一名同分，就并列获胜。

sheet-chips = 筹码
sheet-bought = 每人买入 { $chips } 个筹码。筹码可以是负数，算欠账。
sheet-bought-worth = 每人买入 { $chips } 个筹码，每个值 { NUMBER($worth, maximumFractionDigits: 3) }。筹码可以是负数，算欠账。
sheet-average =
    { $objective ->
        [low] 终场时，总分高于平均分的玩家按差额付筹码，低于平均分的按差额收筹码。不足一个的筹码也算。
       *[high] 终场时，总分低于平均分的玩家按差额付筹码，高于平均分的按差额收筹码。不足一个的筹码也算。
    }
sheet-lowest_takes_pot = 每局结束，各人按收到的牌每分付一个筹码，本局得分最低的人拿走底池。同分就平分，分不均的零头留在池里。
sheet-sweepstakes = 每局结束，各人按收到的牌每分付一个筹码。一个筹码也不用付，就算没吃分。
sheet-sweepstakes-one = 只有一人没吃分时，这个人拿走底池；否则底池留到下一局。
sheet-sweepstakes-two = 只有一人没吃分，就拿走底池；两人没吃分，就平分底池，分不均的一个留在池里；其他情况底池留到下一局。
sheet-howell = 每局结束，每收一张红心往底池付 { $chips } 个筹码，每有一张红心没收到就拿回一个。
sheet-bonus-pays-nothing = 奖分牌不用付筹码。
sheet-moon-pays-nothing = 射月的加分减分不动筹码。

## 为什么字段不能用这个值。前面是字段名：“射月：这里要……”。$given 是写的内容。

fault-flag = 这里要写 true 或 false，不能是 { $given }。
fault-choice = 这里要写 { LIST($values, list: "or") }，不能是 { $given }。
fault-amount = 这里要写 off，或 1 到一百万的整数，不能是 { $given }。
fault-count = 这里要写整数，不能是 { $given }。
fault-open-count = 这里要写整数或“{ $word }”，不能是 { $given }。
fault-card = 这里要写一张牌，如 "QS"，不能是 { $given }。
fault-cards = 这里要写一列牌，如 ["2D"]，不能是 { $given }。
fault-cards-item = { $given } 不是牌。写点数和花色，如 "2D"。
fault-cards-thrice = { CARD($card) }写了三次。
fault-cycle = 这里要写一列传法，如 ["left", "right", "hold"]，不能是 { $given }。
fault-cycle-entry = 传法要写 { LIST($values, list: "or") }，不能是 { $given }。
fault-points = 这里要写各牌的分值，如 { "{" }"H": 1, "QS": 13{ "}" }，不能是 { $given }。
fault-points-name = { $given } 既不是牌（如 "QS"），也不是花色（如 "H"）。
fault-points-value = { CARD($card) }的分值要写整数，正负都不超过一百万，不能是 { $given }。
fault-points-suit = 每张{ SUIT($suit, as: "suit-each") }的分值要写整数，正负都不超过一百万，不能是 { $given }。
fault-points-twice = { CARD($card) }写了两次。
fault-end = 这里要写 25 到 500 的总分，或局数，至少一局。
fault-settlement-kind = 这里要写明种类，如 { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }。
fault-settlement-term = 这里有 kind、chip_value、buy_in 和 split_two，没有 { $given }。
fault-chip_value = 每个筹码值 0.001 到一百万，最多三位小数，不能是 { $given }。
fault-buy_in = 买入的筹码数是 1 到一百万的整数，不能是 { $given }。
fault-split_two = split_two 要写 true 或 false，不能是 { $given }。
fault-rules = 一套规则是一个 JSON 对象，如 { "{" }"extends": "omnibus"{ "}" }。
fault-preset = 没有 { $given } 这种玩法。
fault-no-field = 没有这个字段。
# 只在 Python 里：JSON 写不出来的值。
fault-value = { $given } 不能作规则的值。

## 为什么一套规则不能用。前面是字段名。

fault-packs = 只能用一副或两副牌，不能用 { $packs } 副。
fault-players = 一桌坐 { $least } 到 { $most } 人，不能是 { $players } 人。有牌堆时可以坐 { $stock_least } 人，用两副牌时最多 { $packs_most } 人。
fault-players-packs = 用两副牌时，一桌坐 { $least } 到 { $most } 人，不能是 { $players } 人。
fault-players-stock = 有牌堆时，一桌坐 { $least } 到 { $most } 人，不能是 { $players } 人。用两副牌时最多可以坐 { $packs_most } 人。
fault-teams = { $players } 人的牌桌不能这样分边。
fault-needs-teams = 要先在“{ field-teams }”里选好怎么分边。
fault-removed-once = 一副牌里只有一张{ CARD($card) }。
fault-removed-many =
    { $cards ->
        [0] 没有牌可发了。
       *[other] 只剩 { $cards } 张牌，不够每人一张。
    }
fault-hand_size-least = 每人至少要发一张牌。
fault-hand_size-most = { $cards } 张牌不够给 { $players } 人各发 { $hand_size } 张。
fault-kitty = 还剩 { $cards } 张牌，所以要有底牌，或者换个发法。
fault-pass_count = 可以传 0 到 4 张牌。
fault-pass_count-hand = 手里才 { $hand_size } 张牌，传不了 { $pass_count } 张。
fault-pass_cycle-empty = 至少要选一项；不传牌就选“{ value-pass_cycle-hold }”。
fault-pass_cycle-scatter = 要给每家各传一张，而手里只有 { $hand_size } 张牌，不够传。
fault-pass_cycle-across = { $players } 人的牌桌没有对家。
fault-pass_cycle-oneself = 在 { $players } 人的牌桌上，其中一种传法会传回自己。
fault-points-range = 一张牌的分值，正负都不能超过一百万。
fault-amount-range = 这里要写 off，或 1 到一百万的整数。
fault-sun-moon = 射日按射月算，而射月已关闭。
fault-end-hands = 一场至少打一局。
fault-end-target = 目标分是 25 到 500，不能是 { $target }。
fault-end-worth = 所有的牌加起来是 { $points } 分，总分永远到不了目标分。请改写打几局。
fault-auction-opening = 有叫价时，由叫价最高的人首攻（“{ field-opening }”：“{ value-opening-bidder }”）。
fault-auction-none = 没有叫价，就没有叫价最高的人来首攻。
fault-auction-pass = 有叫价时不传牌（“{ field-pass_cycle }”：“{ value-pass_cycle-hold }”）。
fault-auction-settlement = 有叫价时，底池按独赢的办法归属（“{ field-settlement }”：“{ value-settlement-sweepstakes }”）。
fault-settlement-buy_in = 买入的筹码数是 1 到一百万的整数。
fault-settlement-chip_value = 每个筹码值 0.001 到一百万。
fault-settlement-objective = 总分最高者胜时，“{ field-settlement }”只能选“{ value-settlement-none }”或“{ value-settlement-average }”。
