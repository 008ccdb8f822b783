### 网页：今日一局，在首页和它自己的房间里。

## 这是什么。

daily-title = 今日一局
daily-yesterday = 昨日一局
daily-about = 今天人人都拿这手牌，对手也是同样三个机器人。只有第一次算成绩。
daily-rules = 黑桃皇后，只打一局。机器人打得谨慎。
daily-play = 打今日一局
daily-go-on = 接着打今日一局
daily-home-play = 开打
daily-home-go-on = 接着打
daily-home-result = 你的成绩
# 首页上，在牌的下面。
daily-home = 这是你今天的牌，人人都一样。
daily-home-begun = 你已经开打，牌还照原样摆着。
daily-home-done =
    { $points ->
        [0] 今天你没吃分。
       *[other] 今天你吃了 { $points } 分。
    }
daily-cards = 你的牌：{ CARDS($cards, list: "unit") }
daily-failed = 今天的牌发不出来。请检查网络后重试。
daily-again = 重试
# 同样的牌再打一次时，在牌桌旁边。
daily-practice = 练习：这次不算成绩。

## 结果。

daily-points =
    { $points ->
        [0] 一分没吃。
        [1] 吃了一分。
        [2] 吃了两分。
        [3] 吃了三分。
        [4] 吃了四分。
        [5] 吃了五分。
        [6] 吃了六分。
        [7] 吃了七分。
        [8] 吃了八分。
        [9] 吃了九分。
        [10] 吃了十分。
       *[other] 吃了 { $points } 分。
    }
daily-moon-other = { NAME($seat, at: "start") }射月成功，其他人各加 { $points } 分。
daily-praise-best = 没有谁打得更好。
daily-praise-well = 打得很漂亮。
daily-praise-fair = 打得不错。
daily-praise-even = 这手牌没得选。
daily-praise-hard = 明天又有新的牌。
daily-better =
    { $count ->
        [0] 拿同样牌的 { $all } 个机器人里，没有谁比你吃分更多。
       *[other] 拿同样牌的 { $all } 个机器人里，你胜过 { $count } 个。
    }
daily-waiting = 100 个机器人里，已有 { $played } 个打完这手牌。
# 在自己那一条的上面，连同有几个机器人得分相同。
daily-you =
    { $count ->
        [0] 你
       *[other] 你和 { $count } 个机器人
    }
daily-average = 平均 { NUMBER($points, maximumFractionDigits: 1) }
daily-field = 一百个机器人打这手牌：平均吃 { NUMBER($average, maximumFractionDigits: 1) } 分，最少吃 { $best } 分。你吃了 { $points } 分。
daily-streak =
    { $days ->
        [0] 还没有连续记录
       *[other] 连续 { $days } 天
    }
daily-streak-about = 漏一天不会中断。
daily-day = { $date }：{ $points } 分
daily-day-none = { $date }：没打
daily-day-done = { $date }：打过
daily-next =
    { $hours ->
        [0] 再过 { $minutes } 分钟有新的一局
       *[other] 再过 { $hours } 小时 { $minutes } 分钟有新的一局
    }
daily-new = 新的一局来了。

## 打完可以做什么。

daily-share = 分享
daily-copied = 已复制
daily-not-copied = 这个浏览器不让复制。文字就在上面。
daily-slip = 分享的只有这些
daily-share-head = { page-name } · { $date }
daily-share-points = { $points } 分
daily-share-day = { daily-share-points }，连续 { $days } 天
daily-share-moon = 有人射月
daily-share-tricks =
    { $count ->
        [0] 13 墩都没吃分
       *[other] 13 墩里有 { $count } 墩吃分
    }
daily-look-back = 复盘
daily-others = 大家打得怎样
daily-others-who = 拿同样的牌
daily-others-bots = 机器人
daily-others-people = 真人
daily-practise = 再打一次
daily-practise-about = 只是练习，可以看提示。你的成绩不变。
daily-others-about = 一百个机器人坐在你的座位上，拿你的牌，和同样三个对手打。每种水平二十五个，各自忘掉和看错的都不一样。
daily-level-beginner = 新手
daily-level-easy = 轻松
daily-level-medium = 适中
daily-level-careful = 谨慎
daily-level-average = 平均 { NUMBER($points, maximumFractionDigits: 1) } 分
daily-level-range = { $best } 到 { $worst } 分

## 真人打同样的牌：要有服务器，而且玩家愿意才行。

daily-people-about = 你打的这一局会发到这个网页的服务器。服务器会重放一遍，记下你的分，只告诉别人每种得分各有多少人。谁也看不到你的名字。
daily-people-go = 发送并比较
daily-people-name = 你的名字
daily-people-name-about = 这台服务器还不认识你。别人在牌桌上会看到这个名字，在这里不会。
daily-people-asking = 正在询问服务器。
daily-people-better =
    { $all ->
        [1]
            { $count ->
                [0] 另有一人打过这手牌，没有比你吃分更多。
               *[other] 另有一人打过这手牌，你胜过了对方。
            }
       *[other]
            { $count ->
                [0] 打过这手牌的 { $all } 人里，没有谁比你吃分更多。
               *[other] 打过这手牌的 { $all } 人里，你胜过 { $count } 人。
            }
    }
daily-people-few = 目前在这里打过这手牌的其他人还不到三位，过些时候再来比较吧。
daily-people-uncounted = 你的成绩没算进去：不是发得太晚，就是这台服务器的机器人会有别的打法。
# 在自己那一条的上面，连同有几个人得分相同。
daily-people-you =
    { $count ->
        [0] 你
       *[other] 你和另外 { $count } 人
    }
daily-people-field = 大家打这手牌：平均吃 { NUMBER($average, maximumFractionDigits: 1) } 分，最少吃 { $best } 分。你吃了 { $points } 分。
daily-people-switch = 发送我的成绩
daily-people-switch-about = 每次打完今日一局就发送。发出去的会一直保留，直到你抹去名字或注销账号。
daily-people-no-server = 这里的网页没有连着服务器，所以没有人可比。
daily-people-unreached = 连不上服务器。请检查网络后重试。

## 首页上的小牌桌，四个机器人在打。

live-title = 正在打的一桌
live-about = 四个机器人正在打第 { $hand } 局。
live-turn = 轮到 { NAME($seat) } 出牌。
live-took = { NAME($seat, at: "start") } 收下这一墩。
live-over = 这一场打完了。
live-stop = 停下
live-go-on = 继续
live-people = 真人牌桌
live-scores = 得分
home-seat = 回到我的牌桌

## 挑战：六局牌，朋友也来打。

challenge-title = 挑战朋友
challenge-about = 你先打六局，再用链接把同样的牌和同样的机器人带给朋友，然后一局一局地比。
# 要打的规则。
challenge-rules = { $name }，共六局。
challenge-make = 打六局
challenge-before = 你的挑战
challenge-entry-new = 还没开始。
challenge-entry-begun = 打到一半，可以接着打。
challenge-entry-done = 六局都打完了。
challenge-entry-theirs = { $name } 也打完了。
challenge-friend = 朋友
challenge-asked =
    { $name ->
        [none] 有位朋友打了这六局。
       *[other] { $name } 打了这六局。
    }
challenge-asked-about = 用同样的牌，和同样的机器人打。对方的结果，打完就能看到。
challenge-play = 打同样的牌
challenge-go-on = 接着打完六局
challenge-link = 这个链接不完整，或者中途被改动了。请对方再发一次。
challenge-unplayable = 链接里的牌在这里没法打，可能来自别的版本。
challenge-core = 牌发不出来。请检查网络后重试。
challenge-other-bots = 对方打完以后，机器人有了改动，当时的应对可能不一样。
challenge-points =
    { $points ->
        [0] 六局一分没吃。
       *[other] 六局共吃 { $points } 分。
    }
challenge-won = 你以 { $points } 分的优势获胜。
challenge-lost = { $name } 以 { $points } 分的优势获胜。
challenge-level = 你们打平了。
challenge-ready = 发给朋友吧：链接里有这些牌和你的打法，对方打完才看得到你的打法。
challenge-hand = 第 { $hand } 局
challenge-you = 你
challenge-total = 总分
challenge-open = 第 { $hand } 局，一墩一墩看
challenge-trick = 墩
challenge-passed = 传牌
challenge-took = 吃了分
challenge-name = 你的名字（可不填）
challenge-send = 发送链接
challenge-copied = 链接已复制
challenge-not-copied = 这个浏览器不让复制。请选中链接自己复制。
challenge-field = 链接
challenge-share =
    { $points ->
        [0] 我打了六局红心大战，一分没吃。同样的牌在这里：
       *[other] 我打了六局红心大战，共吃 { $points } 分。同样的牌在这里：
    }
challenge-new = 新的挑战
