### 牌桌上说的话，网页、终端和 Python 共用：不能这样做的原因、每局如何结算。

## 为什么不能这样做。句子针对当时的情形，.about 是一般的说法。

refusal-no_such_seat = 那里没有人：座位从 0 数起，按顺时针方向。
refusal-not_now = 现在还不能这样做。
refusal-not_your_turn =
    { WHO($seats) ->
        [none] 现在谁也不用出牌。
        [you] 轮到你了。
        [one] 轮到 { NAME($seats) } 了。
       *[many] 还在等{ NAME($seats) }。
    }
    .about = 轮到的是别人。
refusal-game_over = 这一场已经结束。
refusal-no_such_card = 没有这张牌。请写点数加花色，比如 QS 或 TD。
refusal-card_not_held = 你手里没有{ CARD($card) }。
    .about = 你手里没有这张牌。
refusal-bid_too_low = 至少叫 { $least }，或者不叫。
    .about = 叫价必须比前一个高。
refusal-bid_too_high = 你最多能叫 { $most } 个筹码。
    .about = 叫价不能超过自己的筹码。
refusal-no_such_suit = 没有这种花色：只有 clubs（梅花）、diamonds（方块）、spades（黑桃）和 hearts（红心）。
refusal-already_passed = 你已经传过牌了。
refusal-wrong_number_of_cards =
    { $count ->
        [0] 现在不传牌。
        [1] 请传一张牌。
       *[other] 要传的牌正好是 { $count } 张。
    }
    .about = 传牌的张数不对。
refusal-card_given_twice = { CARD($card) }不能传两次。
    .about = 同一张牌不能传两次。
refusal-must_follow_suit = 你手里还有{ SUIT($suit) }，必须跟{ SUIT($suit) }。
    .about = 你手里还有领出的花色，必须跟牌。
refusal-must_lead_lowest_club = 开局必须领出最小的梅花。
refusal-must_lead_a_club = 开局必须领出梅花。
refusal-hearts_not_broken = { SUIT($suit) }还没破。
    .about = 红心还没破。
refusal-queen_not_led_yet = { SUIT($suit) }破了才能领出{ CARD($queen) }。
    .about = 红心破了才能领出皇后。
refusal-must_lead_queen = 其余都是{ SUIT($suit) }，只能领出{ CARD($queen) }。
    .about = 其余都是红心，只能领出皇后。
refusal-no_penalties_on_first_trick = 第一墩不能垫有分的牌。
refusal-no_hearts_on_first_trick = 第一墩不能垫{ SUIT($suit) }。
    .about = 第一墩不能垫红心。
refusal-queen_not_discarded_yet = { SUIT($suit) }破了才能垫{ CARD($queen) }。
    .about = 红心破了才能垫皇后。
refusal-must_discard_queen = 一有机会就必须垫出{ CARD($queen) }。
    .about = 一有机会就必须垫出皇后。
refusal-not_a_moon_choice = 射月有两种算法：old（别人加分）或 new（射月者减分）。

## 为什么收到的东西不能用。只有说不出更具体的原因时才说这些。

refusal-unknown_request = 没有这个请求；help 会列出全部请求。
refusal-bad_argument = 看不懂这个请求；help 会说明写法。
refusal-bad_json = 这个请求要的不是这样的 JSON。
refusal-bad_rules = 按这些规则没法打。
refusal-bad_position = 这个局面没法打。
refusal-bad_log = 这份记录没法重放。
refusal-bad_event = 这个事件和之前看到的对不上。
refusal-no_game = 还没有牌局；new 会发一局新牌。

## 筹码怎么流动。$seats 是付出和得到都相同的玩家。

# 可能带分数的数字，后面没有量词。
settled-number = { $amount }
settled-average = 平均总分是 { CHIPS($average, as: "settled-number") }。
settled-below-average =
    { WHO($seats) ->
        [you] 你按与平均分的差额付 { CHIPS($paid) }。
        [one] { NAME($seats, at: "start") } 按与平均分的差额付 { CHIPS($paid) }。
       *[many] { NAME($seats, at: "start") }按与平均分的差额各付 { CHIPS($paid) }。
    }
settled-above-average =
    { WHO($seats) ->
        [you] 你按与平均分的差额得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 按与平均分的差额得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }按与平均分的差额各得 { CHIPS($won) }。
    }
settled-at-average =
    { WHO($seats) ->
        [you] 你正好是平均分，不用付。
        [one] { NAME($seats, at: "start") } 正好是平均分，不用付。
       *[many] { NAME($seats, at: "start") }都正好是平均分，不用付。
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] 你不付也不得。
        [one] { NAME($seats, at: "start") } 不付也不得。
       *[many] { NAME($seats, at: "start") }都不付也不得。
    }
settled-takes-back =
    { WHO($seats) ->
        [you] 你不用付，凭别人的红心进账 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 不用付，凭别人的红心进账 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }不用付，凭别人的红心各进账 { CHIPS($won) }。
    }
settled-hearts = { $hearts } 张红心
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] 你收了 { settled-hearts }，付 { CHIPS($paid) }，没有进账。
        [one] { NAME($seats, at: "start") } 收了 { settled-hearts }，付 { CHIPS($paid) }，没有进账。
       *[many] { NAME($seats, at: "start") }各收了 { settled-hearts }，各付 { CHIPS($paid) }，没有进账。
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] 你收了 { settled-hearts }，付 { CHIPS($paid) }，凭别人的红心进账 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 收了 { settled-hearts }，付 { CHIPS($paid) }，凭别人的红心进账 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各收了 { settled-hearts }，各付 { CHIPS($paid) }，凭别人的红心各进账 { CHIPS($won) }。
    }

settled-clear =
    { WHO($seats) ->
        [you] 你没吃分。
        [one] { NAME($seats, at: "start") } 没吃分。
       *[many] { NAME($seats, at: "start") }都没吃分。
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] 你没吃分，拿下底池的 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 没吃分，拿下底池的 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }都没吃分，拿下底池的 { CHIPS($won) }。
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] 你没吃分，从底池分得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 没吃分，从底池分得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }都没吃分，平分底池，各得 { CHIPS($won) }。
    }
settled-points = { $points } 分
settled-pays =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }。
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }，拿下底池的 { CHIPS($won) }。
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] 你吃了 { settled-points }，付 { CHIPS($paid) }，从底池分得 { CHIPS($won) }。
        [one] { NAME($seats, at: "start") } 吃了 { settled-points }，付 { CHIPS($paid) }，从底池分得 { CHIPS($won) }。
       *[many] { NAME($seats, at: "start") }各吃了 { settled-points }，各付 { CHIPS($paid) }，平分底池，各得 { CHIPS($won) }。
    }

settled-rest-stays = 底池分不均，留下 { CHIPS($pot) }。
settled-nobody-clear = 人人都吃了分，底池的 { CHIPS($pot) }留在池里。
settled-several-clear = 有 { $clear } 位玩家没吃分，底池的 { CHIPS($pot) }留在池里。
