### 网页：读者自己的牌局、战绩，以及这个浏览器里的全部内容存成一个文件。

you-part = 看什么
you-part-play = 战绩
you-part-games = 牌局
you-part-data = 数据

## 还什么都没有的时候，和出了问题的时候。

you-empty-title = 你的牌局会留在这里
you-empty = 打完一场，它就连同每一张牌留在这里。
you-empty-what = 打得越多，看到的越多：胜率、每局得分、吃到皇后的次数，以及值得练习的地方。
you-empty-file = 从文件取回牌局
you-unread = 这个浏览器不让网页保留牌局，所以没什么可看的。
you-full = 这个浏览器放不下更多牌局了。请先全部存成文件，再删掉几场。
you-gone = 为了给新的牌局腾地方，最早的 { $count } 场已删除。
you-working = 还有 { $left } 场没统计完。
you-unreached = 有些牌局没能统计。请检查网络，再打开一次。
you-nothing-chosen = 没有这样的牌局。请减少条件。
you-uncounted = 不悔牌地打完一场，这里就会有统计。

## 打过一两场以后。

you-last = 最近一场：{ DATETIME($at, dateStyle: "medium") }
you-last-look = 复盘
you-few = 多打几局，这里就能看到更多：得分怎么变化，皇后有多少落到你手里。

## 统计哪些。

you-left-out = 有 { $count } 场中途放弃或悔过牌，不计在内。
you-company = 哪些牌局
you-company-all = 全部
you-company-bots = 和机器人
you-company-people = 和真人
you-company-days = 今日一局
you-kind = 规则
you-kind-all = 全部规则
you-kind-name = { $name } · { $players } 人
you-level = 机器人水平
you-level-all = 全部水平
you-level-beginner = 新手
you-level-easy = 轻松
you-level-medium = 适中
you-level-careful = 谨慎
you-level-hard = 高手
you-level-expert = 专家
you-level-people = 真人

## 数字。比例是百分数，取整；$margin 是误差，20 次里有 19 次落在这个范围内；$fair 是同桌各人的平均。

you-share = { $share }%
you-margin = ±{ NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ±{ $margin }%
you-won = 胜率
you-won-about = 共 { $games } 场；全桌平均 { $fair }%。
you-points = 每局得分
you-points-about = { $name } { $hands } 局；全桌平均 { NUMBER($fair, maximumFractionDigits: 1) } 分。
you-chips = 每场筹码
you-chips-about = { $name } { $games } 场；全桌平均 { NUMBER($fair, maximumFractionDigits: 1) } 个。
you-queens =
    { $queen ->
        [QS] 吃到皇后
       *[other] 吃到{ MARK($queen) }
    }
you-queens-about = 共 { $queens } 张；全桌平均 { $fair }%。
you-clean = 没吃分的局
you-clean-about = 共 { $hands } 局；全桌平均 { $fair }%。
you-moons = 射月成功
you-moons-about = 试了 { $tried } 次；全桌平均成功 { NUMBER($fair, maximumFractionDigits: 1) } 次。

## 图表：标题、一句话，以及同样内容的表格。

you-as-table = 看表格
you-over-time = 得分走势
you-over-time-about = { $name }；虚线是全桌平均，色带是误差范围。
you-trend-fewer = 你吃的分比以前少了。
you-trend-more = 你吃的分比以前多了。
you-trend-fewer-high = 你得的分比以前少了。
you-trend-more-high = 你得的分比以前多了。
you-trend-level = 得分和以前差不多，起伏只是运气。
you-trend-early = 现在下结论还早，可能只是运气。
you-time-from = 开始
you-time-to = 结束
you-table-hands = 局数
you-table-points = 每局得分
you-table-fair = 全桌平均
you-table-margin = 误差
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = 名次
you-places-about = { $players } 人，共 { $games } 场
you-place =
    { $place ->
        [1] 第一
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
        [7] 第七
        [8] 第八
        [9] 第九
        [10] 第十
       *[other] 第十一
    }
you-places-said =
    { $first ->
        [0] 打了 { $games } 场，还没得过第一。
       *[other] 打了 { $games } 场，得过 { $first } 次第一。
    }
you-places-sides = 结成搭档打时，搭档名次相同。
you-table-place = 名次
you-table-games = 场数
you-queen =
    { $queen ->
        [QS] 皇后
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] 每 100 张皇后，你吃到 { $share } 张；全桌平均 { $fair } 张。
       *[other] 每 100 张{ MARK($queen) }，你吃到 { $share } 张；全桌平均 { $fair } 张。
    }
you-tricks = 什么时候吃分
you-tricks-about = { $name }，一墩一墩看
you-tricks-queen =
    { $queen ->
        [QS] 皇后
       *[other] { MARK($queen) }
    }
you-tricks-rest = 其他牌
you-tricks-said = 你在第 { $trick } 墩吃分最多。
you-table-trick = 墩
you-table-queen =
    { $queen ->
        [QS] 皇后
       *[other] { MARK($queen) }
    }
you-table-rest = 其他
you-moons-title = 射月
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] 你还没试过射月。
               *[other] 试了 { $tried } 次，都没成功。
            }
       *[other] 试了 { $tried } 次，成功 { $made } 次。
    }
you-moons-others = 别人射月，你拦住 { $stopped } 次，没拦住 { $suffered } 次。
you-moons-how = 怎样算试过：某一刻，已出的分全归你，而且占到全部分的五分之三以上。
you-habits = 你亏在哪里
you-habits-about = 按教练以分数评估过的 { $hands } 局算，每十局亏的分
you-habits-none = 教练以分数评估过的局里没有大的失误。
you-habits-empty = 和教练复盘一局，发现的问题就会记在这里。
you-habit-times = { $times } 次
you-habit-above =
    { $queen ->
        [QS] 皇后还没露面，就出了大黑桃
       *[other] { MARK($queen) }还没露面，就出了更大的牌
    }
you-habit-kept =
    { $queen ->
        [QS] 能甩掉皇后却留着
       *[other] 能甩掉{ MARK($queen) }却留着
    }
you-habit-queen =
    { $queen ->
        [QS] 没防住皇后
       *[other] 没防住{ MARK($queen) }
    }
you-habit-pass = 传错了牌
you-habit-under = 本可躲开的墩没有躲
you-habit-high = 能脱手的大牌却留着
you-habit-follow = 跟牌时选错了牌
you-habit-discard = 垫错了牌
you-habit-lead = 领错了牌
you-habit-stop = 没拦住别人射月
you-habit-moon = 放过了射月的机会
you-habit-bonus = 错过了能减分的牌
you-habit-points = 该抢分时放过了一墩
you-habit-bid = 叫价太高或太低
you-habit-other = 其他
you-by-kind = 按规则
you-by-level = 按水平
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }：仅{ $name }
you-table-name = 规则
you-table-level = 水平
you-table-won = 胜率

## 牌局。

you-games-count = { $count } 场
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }，同桌：{ LIST($names, list: "unit") }
# 只有一局，$at 是人人都拿这手牌的那一天。
you-game-day = { DATETIME($at, dateStyle: "long") }的一局
you-game-challenge = 挑战：和朋友打同一副牌
you-game-place =
    { $place ->
        [1] 获胜
        [2] 第二
        [3] 第三
        [4] 第四
        [5] 第五
        [6] 第六
        [7] 第七
        [8] 第八
        [9] 第九
        [10] 第十
       *[other] 第十一
    }
you-game-chips = { SIGNED($chips) } 个筹码
you-game-unplayable = 这个版本没法重放它。
you-game-replayed = 不计入：悔过牌。
you-game-given-up = 已放弃
you-game-delete = 删除“{ $title }”，{ DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = 这一场已删除。
you-game-failed = 这一场打不开。请检查网络后重试。
you-game-opening = 正在摆牌。
you-game-save = 存成文件
you-game-hands = 一局一局看
you-game-look = 看第 { $hand } 局
you-more = 显示更多

## 这里的全部内容，存成一个文件。

you-data-about = 设置、规则、记分本、成绩和牌局都只在这个浏览器里。存成文件，就能带到别的浏览器，也不怕丢失。
you-export = 全部存成文件
you-export-failed = 牌局读不出来，所以什么都没存。
you-import = 打开这样的文件
you-import-about = 文件里的内容会加到这里已有的内容上。什么都不会丢，而且会先让你看看有哪些变化。
you-import-no-json = { $file } 不是 OpenHearts 存的文件，或者只是其中一部分。
you-import-other = { $file } 是另一种文件。规则和单场牌局，请到首页的“{ home-games }”打开。
you-import-newer = { $file } 来自更新版本的 OpenHearts。请重新加载网页后再试。
you-import-damaged = { $file } 已损坏，所以什么都没改动。
you-import-large = { $file } 太大了，不会是这样的文件。
you-import-title = { $file } 会带来什么
you-import-nothing = 里面的内容这里都有了。
you-import-games = 你的牌局会多 { $count } 场。
you-import-known = 有 { $count } 场这里已经有了。
you-import-no-room = 最早的 { $count } 场放不下，会留在文件里。
you-import-waiting = 没打完的牌局会多 { $count } 场。
you-import-waiting-no-room = 没打完的牌局有 { $count } 场放不下，会留在文件里。
you-import-reviews = 教练在 { $count } 局里发现的问题会一起带来。
you-import-rules = 规则会加进来；两边都有的，留较新的。
you-import-pad = 记分本会加进来；这里正在记的照旧。
you-import-daily = 每日成绩会加进来；同一天的，留这里的。
you-import-challenges = 挑战会加进来；两边都有的，留你在这里打的。
you-import-settings = 外观、声音和水平的设置会一起带来。
you-import-more = 还有 { $count } 项保存的内容会带来。
you-import-stays = 有 { $count } 项和这里不同，留这里的。
you-import-with-settings = 采用文件里的设置
you-import-with-settings-about = 取代这里的外观、声音和水平。
you-import-do = 加进来
you-import-not = 不加
you-import-done = 现在都在这里了。
you-import-failed = 这个浏览器放不下，什么都没改动。
you-wipe = 全部删除
you-wipe-about = 包括这个浏览器里的设置、规则、记分本、成绩和全部牌局。账号和文件里的内容会保留。
you-wipe-sure = 真的全部删除吗？删了就找不回来。
you-wipe-yes = 全部删除
you-wipe-no = 保留
you-wipe-failed = 这个浏览器不让删除。
