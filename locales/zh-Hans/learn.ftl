### 网页：打几手摆好的牌，边打边学；还有简短的玩法。

## 课程。$seat 是这一课牌桌上说到的那个人。

# 在一课的标题上面。
learn-step = { $number } / { $count }
# 朗读一排进度条时说的话。
learn-progress = 第 { $number } 课，共 { $count } 课
learn-skip = 跳过
learn-leave = 退出课程
learn-before = 上一课
learn-next = 继续
learn-take-back = 收回重来
learn-last-card = 还有最后一张。
learn-thinking = 看看别人出什么。
# 一课开始时朗读，在桌上的牌之后。
learn-held = 你手里有{ CARDS($cards, list: "unit") }。
# 写在目前能收墩的牌旁，和已经收墩的牌旁。
learn-wins = 暂时最大
learn-takes = 收墩
learn-unplayed = 这一课没能摆好。请跳到下一课，或者重试。
learn-try-again = 重试

learn-trick-title = 最大的牌收墩
learn-trick-what = 每人出一张牌，这就是一墩。第一个出牌叫“领出”，领出花色中最大的牌收下这一墩。现在 { NAME($seat) } 的{ CARD("JC") }最大。
learn-trick-do = 出一张比{ CARD("JC") }大的梅花。
learn-trick-right = 你的{ CARD("KC") }最大，四张牌都归你。谁收墩，下一墩就由谁领出。
learn-trick-low = 这张比J小，所以 { NAME($seat) } 收下这一墩。只有你的K能压过它。

learn-follow-title = 跟牌
learn-follow-what = { NAME($seat, at: "start") } 领出方块。有方块的人，必须出方块。
learn-follow-do = 出一张方块。
learn-follow-why = 变暗的牌现在不能出。点一下，就知道为什么。
learn-follow-right = 四家都跟了牌，最大的方块收下这一墩。

learn-void-title = 没有梅花？随便出
learn-void-what = 领出的是梅花，你一张也没有。什么牌都可以出，但收不了墩：只有领出的花色才能收墩，而且没有将牌。
learn-void-do = 垫掉你的A，最大的方块。
learn-void-right = 在这里，连A也收不了墩。大牌会收进你不想要的墩，就要这样脱手。
learn-void-other = 这样出也行。不过你的A以后一定会收墩，现在正是脱手的时候。

learn-hearts-title = 每张红心一分
learn-hearts-what = 分可不是好东西：分最少的人获胜。这一墩现在 { NAME($seat) } 的K最大，而你没有方块。
learn-hearts-do = 送给 { NAME($seat) } 一张红心。
learn-hearts-right = { NAME($seat, at: "start") } 吃了一分，你手里少了一张红心。
learn-hearts-none = 这样出也行，但 { NAME($seat) } 没有损失。垫一张红心，就能把它脱手。

learn-duck-title = 别大过 10
learn-duck-what = 现在 { NAME($seat) } 的 10 最大，墩里还有一张红心。谁收下这一墩，就吃一分。
learn-duck-do = 在比 10 小的方块里，出最大的一张。
learn-duck-why = 小牌值得留到以后。
learn-duck-right = 9 没大过 10，这一分不归你，4 也还留着。
learn-duck-high = K大过 10：这一墩归你，连同那张红心。
learn-duck-low = 这张也没大过 10。不过出 9 就够了，4 以后还用得着。

learn-last-title = 没有分的墩就收
learn-last-what = 你最后出牌，墩里没有分。这样的墩白收不亏，正好用掉一张大牌。
learn-last-do = 用A收下。
learn-last-right = A用掉了，一分没吃。
learn-last-low = { NAME($seat, at: "start") } 收下这一墩，你的A还在手里。下次墩里说不定就有红心。

learn-queen-title = 皇后十三分
learn-queen-what = { CARD("QS") }的分，和全部红心加起来一样多。谁收墩，皇后就归谁；现在 { NAME($seat) } 的K最大。
learn-queen-do = 把皇后让给 { NAME($seat) }。
learn-queen-right = { NAME($seat, at: "start") } 吃了十三分。有K或A压着，或者跟不了牌：要甩掉皇后，就趁这些时候。
learn-queen-kept = 皇后还在你手里，这样的机会可不多。

learn-beware-title = 别吃到皇后
learn-beware-what = { CARD("QS") }还没露面，{ NAME($seat) } 又在你后面出牌。你出K，就会收下它。
learn-beware-do = 别大过 10。
learn-beware-right = { NAME($seat, at: "start") } 的黑桃只有皇后一张。皇后收下这一墩，十三分也归 { NAME($seat) }。
learn-beware-high = { NAME($seat, at: "start") } 趁你的K压着，出了皇后：你吃了十三分。

learn-pass-title = 传三张牌
learn-pass-what = 每局开始前传三张牌：先传左家，再传右家，然后传对家，到第四局不传。手里有{ CARD("AS") }或{ CARD("KS") }，就可能吃到皇后。
learn-pass-do = 传出{ CARD("AS") }、{ CARD("KS") }和另外一张。
learn-pass-right = 现在不会因为这两张牌吃到皇后了。抬起的几张是 { NAME($seat) } 传来的。
learn-pass-kept = 你留着比皇后大的黑桃。皇后要是落到它下面，你就吃十三分。

learn-open-title = { CARD("2C") }开牌
learn-open-what = 谁有{ CARD("2C") }，谁就用它领出第一墩。这一墩不能垫罚分牌。
learn-open-do = 领出{ CARD("2C") }。
learn-open-right = { NAME($seat, at: "start") } 没有梅花，却有四张红心，但这一墩不能垫。

learn-broken-title = 红心要先破
learn-broken-what = 轮到你领出，除了红心什么都行：要等有人在别的花色上垫过红心，才能领出红心。
learn-broken-do = 领出方块。
learn-broken-why = 点一下红心，就知道为什么不行。
learn-broken-right = { NAME($seat, at: "start") } 没有方块，垫了红心。红心破了，从现在起可以领出。

learn-moon-title = 也可以全收
learn-moon-what = 收齐全部红心和皇后，就是射月：你零分，别人各加 26 分。你只差{ CARD("KH") }，最后出牌的是 { NAME($seat) }。
learn-moon-do = 这一墩也收下。
learn-moon-right = 你射月成功，别人各加 26 分。要记住，少一张红心就不是射月。
learn-moon-low = { CARD("KH") }被别人收走，射月不成，25 分都算你的。

learn-score-title = 总分最低者胜
learn-score-what = 各局的分都加在一起，有人到 100 分，这一场就结束。这一局开始时你有 58 分，{ NAME($seat) } 再吃一分就到 100 分。
learn-score-do = 把红心让给 { NAME($seat) }。
learn-score-right = { NAME($seat, at: "start") } 到了 100 分，你的总分最低，你赢了。
learn-score-high = 红心归了你。{ NAME($seat, at: "start") } 没到 100 分，牌局继续。

learn-done-title = 玩法就是这些
learn-done-what = 现在自己来打：对手很温和，关键的牌教练会提醒你。
learn-done-play = 打第一场
learn-done-again = 从头再学一遍
learn-anyway = 仍要出这张牌，就再选一次。

## 简短的玩法。

learn-title = 怎么玩
learn-game = 黑桃皇后，标准的红心玩法
learn-play = 边打边学
learn-play-about = 短短 { $count } 课，只要五分钟
learn-law = 完整规则书
learn-others = 其他红心玩法
learn-contents = 本页内容

howto-minute = 一分钟入门
howto-minute-title = 尽量少吃分
howto-minute-text = 每收一张红心是一分，{ CARD("QS") }是十三分。有人到 100 分时，总分最低的人获胜。
howto-pass = 传牌
howto-pass-title = 先传三张
howto-pass-text = 第一局传给左家，第二局传给右家，第三局传给对家，第四局不传；然后从头再来。
howto-pass-fact = 传给你的左家 { NAME($seat) }
howto-open = 第一墩
howto-open-title = { CARD("2C") }开牌
howto-open-text = 谁有{ CARD("2C") }，谁就领出它。你没有梅花，但红心还得等一等：第一墩不能垫罚分牌。
howto-follow = 跟牌
howto-follow-title = 跟领出的花色
howto-follow-text = 每人出一张牌，这就是一墩。{ NAME($seat, at: "start") } 领出梅花。你有梅花，就必须出梅花；一张都没有，才可以随便出。最大的梅花收下这一墩。
howto-trumps = 没有将牌
howto-trumps-title = 没有将牌
howto-trumps-text = 只有领出的花色能收墩。{ CARD("AH") }虽大，在这里却成了送给 { NAME($seat) } 的礼物。
howto-queen = 哪些算分
howto-queen-title = 皇后十三分
howto-queen-text = 谁收墩，皇后就归谁。你在K下面出一张小黑桃，皇后就不归你。
howto-broken = 破红心
howto-broken-title = 红心要先破
howto-broken-text = 有人在别的花色上垫过红心以后，才能领出红心，就像这里你垫的{ CARD("6H") }。
howto-moon = 射月
howto-moon-title = 差一张都不算
howto-moon-text = 收齐全部红心和皇后，别人就各加 26 分。少一张红心，吃到的分全算你的。
howto-moon-fact = 这一局的得分
howto-score = 终场与胜负
howto-score-title = 总分最低者胜
howto-score-text = 各局的分都加在一起。有人到 100 分就终场，总分最低的人获胜。
howto-habits = 好习惯
howto-habits-title = 四个好习惯
howto-habits-free = 趁没有分的时候用大牌收墩：你最后出牌，墩里又没有分。
howto-habits-low = 每门花色都留几张小牌，收尾时不会吃亏。
howto-habits-spades = 比皇后小的黑桃不多，就把{ CARD("AS") }和{ CARD("KS") }传出去。
howto-habits-void = 早点打缺一门花色，就能把不想要的牌垫掉。

## 终场时，建议换一种水平。

learn-level-up = 你赢的时候多。换一种水平，也许更有意思。
learn-level-down = 现在的对手不好打。换一种水平，也许更有意思。
learn-level-stay = 不换
learn-level-to-beginner = 换成“新手”
learn-level-to-easy = 换成“轻松”
learn-level-to-medium = 换成“适中”
learn-level-to-hard = 换成“高手”
learn-level-to-expert = 换成“专家”
learn-level-chosen = 下一场起生效。以后可以在首页更改。
