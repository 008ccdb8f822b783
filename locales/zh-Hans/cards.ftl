### 牌、花色、玩家与数字：其他句子都由它们组成。
###
### 词汇：hearts 红心（花色与游戏同名，不用“红桃”）· trick 墩 · lead 领出 · follow suit 跟牌 · discard 垫牌 ·
### void 缺门 · pass 传牌（auction 里的 pass 是“不叫”）· break hearts 破红心 · shoot the moon / sun 射月 / 射日 ·
### hand 局（第 3 局）· game 场、牌局 · kitty 底牌 · stock 牌堆 · take 收墩、吃分 · clear 没吃分 · pot 底池 ·
### chip 筹码 · bid 叫价 · settle 结算 · partner 搭档 · dealer 发牌者 · left / right / across 左家 / 右家 / 对家 ·
### penalty card 罚分牌 · bonus card 奖分牌 · house rules 自定规则 · scorepad 记分本（evening 一次记分）· bot 机器人 ·
### sit in 托管（机器人替你打）· mute 屏蔽 · block 拉黑 · suspend 封禁 · hint 提示 · coach 教练 · review 复盘 · take back 悔牌 · today’s deal 今日一局（成绩叫“每日成绩”）· host 房主 · rated 排位 · rating 等级分 · spectator 观战者。
###
### 称呼用“你”。数字、西文和人名与汉字之间空半格（3 张牌、Ingrid 领出）；“你”前后不空，所以常按 WHO 分两种写法。
### 几个人的名字连成一串时不空（Ingrid和小明都没吃分），因为“和”的前后也不空。
### 牌名当一个词，不空（黑桃Q），行末也不拆开：所以正文里写 { CARD("QS") }，不直接写牌名。中文没有单复数，数字后面只用 other。

formats = zh-CN
text-direction = ltr

# 句子与句子之间没有空格。
sentences = { $first }{ $next }

## 一张牌。$rank 是 2 到 10，或 J、Q、K、A；$suit 是 clubs、diamonds、spades、hearts。

# 中间的 U+2060 不占位置，只是不让牌名在行末拆开。
card = { suit }{ "\u2060" }{ rank }
card-first = { card }
# 两张相同的牌。
card-pair = { card }
# 大标题里，人人都怕的那一张。
card-headline = { card }
card-label = { CARD($card) }
the-card = { card }
rank = { $rank }
rank-first = { $rank }

# 牌角上的字母或数字。
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
# 国内写法，花色在前：♠Q。
card-mark = { $symbol }{ card-rank }

suit =
    { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [spades] 黑桃
       *[hearts] 红心
    }
suit-one = { suit }
suit-each = { suit }
suit-first = { suit }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## 玩家。

you = 你
# 没有名字的座位，从 0 数起。
seat = { $seat } 号位
start-you = 你
start-seat = { $seat } 号位
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## 单独出现的数字。

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## 筹码。$amount 可能带分数：“17 1/2”。

chips = { $amount } 个筹码
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
