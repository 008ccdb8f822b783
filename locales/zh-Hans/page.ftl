### 网页：首页、牌桌、菜单。设置、规则室、记分本和复盘各有自己的文件。

## 到处都有的。

page-name = OpenHearts
page-back = 返回
page-close = 关闭
page-menu = 菜单
page-reload = 重新加载
page-new-version = OpenHearts 有新版本了。你的牌局会保留。
page-unloaded = 网页的这一部分加载不了。请检查网络后重试。
# 窗口标题。
page-title = { $what } · { page-name }
# 句子里的数字；后面总跟着量词，所以是“两”。
page-count =
    { $count ->
        [0] 零
        [1] 一
        [2] 两
        [3] 三
        [4] 四
        [5] 五
        [6] 六
        [7] 七
        [8] 八
        [9] 九
        [10] 十
       *[other] { " " }{ $count }{ " " }
    }

## 首页。

home-title = 好好打一场红心大战。
home-promise = 免费，不用注册，离线也能玩。
home-play = 开始游戏
home-new = 新牌局
home-finished = 查看打完的牌局
home-against = 对战{ page-count }个机器人
home-resume = 继续这场牌
home-kept = 还有 { $count } 场没打完
home-kept-title = 没打完的牌局
home-kept-about = 它们会一直留在这台设备上，直到你打完，或者开了第七场。
# 留着的牌局下面：上次打是什么时候。
home-kept-when = 上次打牌：{ $when }
home-friends = 和朋友玩
home-friends-about = 发个链接就行。
home-level = 其他人的水平
home-level-beginner = 新手
home-level-easy = 轻松
home-level-medium = 适中
home-level-hard = 高手
home-level-expert = 专家
home-rules = 改规则
home-rules-line = { $name } · { $end } · { $count } 人
home-games = 更多玩法
home-games-about = 各种红心玩法，还有你自己的规则。
home-learn = 怎么玩
home-learn-about = 边玩边学，看图，或查规则书。
home-learn-first = 第一次玩？五分钟就能学会
home-learn-on = 接着学
home-pad = 记分
home-pad-about = 给桌上的真牌记分，筹码也能算。
home-you = 你的牌局
home-you-about = 你的战绩，每一场都能重看，全部存成一个文件。
home-settings = 设置
home-unfinished = 牌桌没能摆好。请检查网络后重试。

## 打的是什么。

rules-own = 自定规则

## 牌桌：四角、座位、牌。

table-hand = 第 { $number } 局
table-highest = 高分者胜
table-pass-left = 传给左家
table-pass-right = 传给右家
table-pass-across = 传给对家
table-pass-left2 = 传给左边第二家
table-pass-right2 = 传给右边第二家
table-pass-left3 = 传给左边第三家
table-pass-right3 = 传给右边第三家
table-pass-scatter = 每家各传一张
table-pass-hold = 不传牌
# 标题旁边放不下的规则；点开是规则书。
table-more = 还有 { $count } 条规则
table-last-trick = 上一墩
table-take-back = 悔牌
table-hint = 提示
table-scores = 得分
table-your-hand = 你的手牌
table-on-table = 桌上
table-bot = 机器人
table-partner = 搭档
table-dealer = 发牌
table-leads = 领出
table-passed = 已传牌
table-out = 已出完
table-cards-left = 还有 { $count } 张牌
table-points = 已吃 { $points } 分
table-total = { result-total }：{ $total }
# 墩里的一张牌，朗读用。
table-played = { NAME($seat, at: "start") }：{ CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }：{ CARD($card) }，已抵消
# 手里的一张牌，朗读用。
table-card =
    { $state ->
        [chosen] { CARD($card) }，已选中要传
        [playable] { CARD($card) }，可以出
        [barred] { CARD($card) }，现在不能出
       *[plain] { CARD($card) }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card) }，可以出，最佳，{ $figure }
        [alike] { CARD($card) }，可以出，和最佳差不多，{ $figure }
       *[other] { CARD($card) }，可以出，{ $figure }
    }

## 要你做什么，发生了什么。

turn-lead = 轮到你：领出一张牌
turn-lead-card = 轮到你：领出{ CARD($card) }
turn-lead-club = 轮到你：领出一张梅花
turn-follow = 轮到你：跟{ SUIT($suit) }
turn-follow-short = 轮到你：{ SUIT($suit) }
turn-discard = 轮到你：没有{ SUIT($suit) }，随便出
turn-discard-some = 轮到你：没有{ SUIT($suit) }
turn-drawn = 轮到你：打出摸到的{ CARD($card) }
turn-last = 你的最后一张牌
turn-waiting = { NAME($seat, at: "start") } 正在想
turn-watching = 这一墩打完后才会显示
turn-dealing = 正在发牌
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } 还在选牌
       *[many] { NAME($seats, at: "start") }还在选牌
    }
turn-received = { NAME($seat) } 传给你：{ CARDS($cards, list: "unit") }
turn-received-all = 你收到：{ CARDS($cards, list: "unit") }
# 同上，写在要做的事旁边。
turn-received-marks = { NAME($seat) } 传来：{ MARKS($cards) }
turn-received-all-marks = 你收到：{ MARKS($cards) }
turn-continue = 点一下继续
turn-out = 你的牌出完了，别人接着打
turn-takes =
    { WHO($seat) ->
        [you] 你收下这一墩
       *[other] { NAME($seat) } 收下这一墩
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] 你收下这一墩，连同桌上的牌
       *[other] { NAME($seat) } 收下这一墩，连同桌上的牌
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] 你收下这一墩，连同底牌
       *[other] { NAME($seat) } 收下这一墩，连同底牌
    }
turn-draws =
    { WHO($seat) ->
        [you] 你摸了{ turn-cards }
       *[other] { NAME($seat) } 摸了{ turn-cards }
    }
turn-cards = { page-count }张牌
turn-draws-in-vain = 你摸了最后{ page-count }张牌，还是跟不上
turn-cancel = 两张{ CARD($card, as: "card-pair") }互相抵消
turn-stays = 全部抵消：牌留在桌上，还由同一个人领出
turn-thinking = 正在想

## 只朗读、不显示的话。

log-title = 牌桌动态
# 有算分的牌的一墩。
log-takes =
    { WHO($seat) ->
        [you] 你收下这一墩，里面有{ CARDS($cards) }：{ result-points }
       *[other] { NAME($seat) } 收下这一墩，里面有{ CARDS($cards) }：{ result-points }
    }
log-totals = 总分：{ LIST($totals, list: "unit") }
log-best = 最佳：{ CARD($card) }

## 这一局的情形。

holds-hearts =
    { $broken ->
        [true] 红心已破
       *[false] 红心还没破
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit) }算分，已破
       *[false] { SUIT($suit) }算分，还没破
    }
holds-counts = { SUIT($suit) }算分

## 传牌。

pass-title = 传{ page-count }张牌给 { NAME($seat) }
pass-title-scatter = 给每家各传一张
# 接牌的人坐在哪里。
pass-to-left = { NAME($seat) } 是你的左家。
pass-to-right = { NAME($seat) } 是你的右家。
pass-to-across = { NAME($seat) } 是你的对家。
pass-to-left2 = { NAME($seat) } 坐在你左边第二位。
pass-to-right2 = { NAME($seat) } 坐在你右边第二位。
pass-to-left3 = { NAME($seat) } 坐在你左边第三位。
pass-to-right3 = { NAME($seat) } 坐在你右边第三位。
pass-from = { NAME($seat) } 传牌给你。
pass-from-too = { NAME($seat) } 也传牌给你。
pass-scatter = 你给每家一张，每家也给你一张。
pass-aim = 现在给 { NAME($seat) } 选一张。点别的座位，就给那个人选。
pass-confirm = 传给 { NAME($seat) }
pass-confirm-scatter = 传出去
pass-choose = 选{ page-count }张牌
pass-choose-more = 再选{ page-count }张
pass-take-back = 点一下选好的牌，就能收回。
pass-slot = 给 { NAME($seat) }
pass-slot-filled = 给 { NAME($seat) }：{ CARD($card) }。点一下收回

## 叫价。

bid-title = 你叫多少
bid-none = 还没有人叫价。
bid-high =
    { WHO($seat) ->
        [you] 你叫 { $bid }。
       *[other] { NAME($seat, at: "start") } 叫 { $bid }。
    }
bid-pot = 底池里有 { CHIPS($chips) }。
bid-stack = 你有 { CHIPS($chips) }。
bid-advice =
    { $bid ->
        [0] 教练建议不叫。
       *[other] 教练建议叫 { $bid }。
    }
bid-too-few = 你只有 { CHIPS($chips) }，不够叫。
bid-owes = 你欠 { CHIPS($chips) }，不能叫。
bid-confirm = 叫 { $bid }
bid-pass = 不叫
bid-more = 多一个筹码
bid-less = 少一个筹码
bid-amount = 叫几个筹码
bid-quick = { $bid } 个筹码
turn-bidding = { NAME($seat) } 正在叫价
turn-bids =
    { WHO($seat) ->
        [you] 你叫 { bid-quick }
       *[other] { NAME($seat) } 叫 { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] 你不叫
       *[other] { NAME($seat) } 不叫
    }
turn-all-pass = 都不叫：红心算分，每张一分
turn-names =
    { WHO($seat) ->
        [you] 你定{ SUIT($suit) }：每张一分
       *[other] { NAME($seat) } 定{ SUIT($suit) }：每张一分
    }
turn-naming = { NAME($seat) } 正在定花色
turn-naming-again = 底池没人赢走，{ NAME($seat) } 再定一次花色
# 座位旁。
table-passes = 不叫
table-bid = 叫 { $bid }
suit-title = 哪门花色算分？
suit-about = 你叫了 { bid-quick }。这门花色每张牌要付一个筹码，由你领出。
suit-again = 底池的 { CHIPS($chips) }没人赢走，还是由你定花色并领出。
suit-held =
    { $count ->
        [0] 手里没有
       *[other] 手里{ page-count }张
    }
suit-advice = 教练建议定{ SUIT($suit) }。
suit-confirm = { SUIT($suit) }算分
suit-choose = 选一门花色
suit-name = { SUIT($suit) }

## 不在任何人手里的牌：底牌，和可以摸的牌堆。

kitty-word = 底牌
kitty-count = 底牌：{ $count } 张
kitty-yours = 底牌归你
kitty-yours-cards = 底牌归你：{ CARDS($cards, list: "unit") }
kitty-taken =
    { WHO($seat) ->
        [you] 你收了底牌
       *[other] { NAME($seat) } 收了底牌
    }
stock-word = 牌堆
stock-count = 牌堆：{ $count } 张

## 教练的数字。

coach-legend-points = { coach-where }表示和最好的一步相比亏的分。
coach-legend-chips = { coach-where }表示和最好的一步相比亏的筹码。
coach-legend-game = { coach-where }表示和最好的一步相比亏掉一场的百分之几。
coach-where =
    { $bars ->
        [true] 竖条
       *[false] 牌上的数字
    }
coach-alike = 打勾的几张差不多。
coach-best = 最佳

## 记牌器。

counter-title = 记牌器
counter-out = 在外面
counter-mine = 你手里
counter-gone = 已出
# 朗读用。
counter-suit = { SUIT($suit) }：{ LIST($parts, list: "unit") }。
counter-suit-out = 在外面（{ CARDS($cards, as: "rank", list: "unit") }）
counter-suit-mine = 你手里（{ CARDS($cards, as: "rank", list: "unit") }）
counter-suit-gone = 已出（{ CARDS($cards, as: "rank", list: "unit") }）
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } 缺这门
       *[many] { NAME($seats, at: "start") }都缺这门
    }
counter-known = 你传给 { NAME($seat) } 的
counter-aside = 其中{ page-count }张扣在一边。

## 筹码。

chips-word = 筹码
chips-pot = 底池
chips-left =
    { $owes ->
        [true] 欠 { CHIPS($chips) }
       *[false] 剩 { CHIPS($chips) }
    }
chips-owes = 欠 { CHIPS($chips, as: "chips-number") }
# 这一局赢的，写在一列里。
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = 底池：{ CHIPS($chips) }

## 一局结束。

result-hand = 本局
result-total = 总分
result-review = 复盘
result-again = 再打一遍这一局
result-chart = 各局总分。现在：{ LIST($totals, list: "unit") }。
result-chart-total = { $name } { $total }
result-points = { $points } 分
result-suit = { SUIT($suit) }算分
# 在一局的得分旁朗读。
result-moon = 射月

## 菜单。

menu-new = 新牌局
menu-new-about = 重新发牌，这一场会保留。
menu-games = 更多玩法
menu-rules = 自定规则
menu-rules-about = 下一场起生效。
menu-learn = 本场规则
menu-settings = 设置
menu-leave = 离开牌桌
menu-leave-about = 你的牌局会留在这里。

## 外观与声音。

settings-title = 设置

## 留在这台设备上的东西。

unsaved-title = 这一场没有存下来
unsaved-about = 浏览器存不下它：一旦重新加载或另开一场，就会丢失。
unsaved-why = 浏览器的存储空间已满，或不让这个网页使用。你可以接着打，并把牌局存成文件。以后要打开，就去首页的“{ home-games }”。
unsaved-save = 存成文件
kept-game-unreadable = 这台设备上有一场牌读不出来，已放到一边。
kept-game-refused = 这台设备上有一场牌没法继续，已放到一边。
kept-rules-unreadable = 这台设备上有 { $count } 套规则读不出来，已放到一边。
kept-rules-not-kept = 这个浏览器不保留任何东西，规则没能保存。请存成文件。
kept-rules-no-room = 最多能放 { $most } 套规则。先删一套，再保存。

notice-undo = 撤销

## 规则为什么不能用，哪里都可能看到。$field 是字段的名称，可能是消息，也可能是原样写的。

rules-fault = { LIST($field) }：{ LIST($why) }
rules-fault-unknown = “{ $field }”：{ LIST($why) }
