### 命令行。要键入的内容（命令、选项、`old`、`sheet`）在每种语言里都一样，作为参数传来，或写在句子外面。

## 牌、数字和筹码。

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = 还剩 { $seconds } 秒
# 表格里单独的筹码数。
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) }（{ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) }）
terminal-points = { $points } 分
# 哪些牌算了这些分：“14 分（♠Q ♥4）”。
terminal-points-of = { $points } 分（{ $cards }）
# 列首和名单里的读者自己。
terminal-you = 你

## 一场牌怎样开始。

terminal-seed = 种子 { $seed }
terminal-help-key = { $key } 查看帮助
terminal-partners = 你和 { NAME($seats, list: "unit") } 一边。
terminal-partners-others = { NAME($seats) }一边。
terminal-rules-here = 本场规则

## 一局怎样开始，以及传牌。

terminal-hand = 第 { $number } 局
terminal-total = 总分
terminal-deals =
    { WHO($seat) ->
        [you] 你发牌
       *[other] { NAME($seat) } 发牌
    }
terminal-way =
    { $way ->
        [left] 传给左家
        [right] 传给右家
        [across] 传给对家
        [left2] 传给左边第二家
        [right2] 传给右边第二家
        [left3] 传给左边第三家
        [right3] 传给右边第三家
        [scatter] 每家各传一张
       *[hold] 不传牌
    }
terminal-kitty-of = 底牌 { $count } 张
terminal-stock-of = 牌堆 { $count } 张
terminal-place-left = 你的左家
terminal-place-right = 你的右家
terminal-place-across = 你的对家
terminal-place-left2 = 你左边第二家
terminal-place-right2 = 你右边第二家
terminal-place-left3 = 你左边第三家
terminal-place-right3 = 你右边第三家
terminal-pass-to =
    { $partner ->
        [true] 传 { $count } 张牌给{ WORD($way, of: "terminal-place") } { NAME($seat) }，也就是你的搭档。
       *[false] 传 { $count } 张牌给{ WORD($way, of: "terminal-place") } { NAME($seat) }。
    }
terminal-pass-scatter = 给每家各传一张，顺序是：{ NAME($seats, list: "unit") }。
terminal-given = 给 { NAME($seat) } { $card }
terminal-received = { NAME($seat) } 传来：{ $cards }
terminal-received-one = { NAME($seat) } 传来 { $card }

## 叫价。

terminal-auction-carries =
    { WHO($seat) ->
        [you] 底池还留着，不重新叫价：由你再定一次花色，不再付筹码。
       *[other] 底池还留着，不重新叫价：由 { NAME($seat) } 再定一次花色，不再付筹码。
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] 你不叫
       *[other] { NAME($seat) } 不叫
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] 你叫 { $bid }
       *[other] { NAME($seat) } 叫 { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] 你把所叫的 { $bid } 付进底池，底池现在有 { CHIPS($pot) }。
       *[other] { NAME($seat) } 把所叫的 { $bid } 付进底池，底池现在有 { CHIPS($pot) }。
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] 你定{ SUIT($suit) }，由你领出：每张 { $symbol } 算一分。
       *[other] { NAME($seat) } 定{ SUIT($suit) }并领出：每张 { $symbol } 算一分。
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] 都不叫：每张 { $symbol } 算一分，由你领出。
       *[other] 都不叫：每张 { $symbol } 算一分，由 { NAME($seat) } 领出。
    }
terminal-last-bid =
    { WHO($seat) ->
        [you] 上一个叫价：{ $bid }，你叫的
       *[other] 上一个叫价：{ $bid }，{ NAME($seat) } 叫的
    }
terminal-no-bid = 还没有人叫
terminal-pot = 底池：{ CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = 你的筹码：{ CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] 你还欠着筹码，只能不叫。
        [none] 你没有筹码了，只能不叫。
       *[short] 你的筹码不够叫得更高，只能不叫。
    }
# 在提示符处：这门花色算分。
terminal-counts = { $symbol } 算分

## 墩。

terminal-drew = { $play }（摸了 { $count } 张）
terminal-cancelled =
    { $count ->
        [1] { LIST($cards) } 抵消
       *[other] { LIST($cards) } 各自抵消
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] { $symbol } 全部抵消，{ $count } 张牌留在桌上，还由你领出
       *[other] { $symbol } 全部抵消，{ $count } 张牌留在桌上，还由 { NAME($seat) } 领出
    }
terminal-trick-none-left = { $symbol } 全部抵消，最后一墩没有赢家
terminal-trick-takes =
    { WHO($seat) ->
        [you] 你收墩
       *[other] { NAME($seat) } 收墩
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] 你收墩，连同桌上的 { $count } 张牌
       *[other] { NAME($seat) } 收墩，连同桌上的 { $count } 张牌
    }
terminal-trick-partner-takes = 你的搭档 { NAME($seat) } 收墩
terminal-trick-partner-takes-table = 你的搭档 { NAME($seat) } 收墩，连同桌上的 { $count } 张牌
terminal-on-table = 桌上：{ $count } 张牌
terminal-taking =
    { WHO($seat) ->
        [you] 目前你最大
       *[other] 目前 { NAME($seat) } 最大
    }
terminal-taking-nobody = 目前没有人最大
terminal-broken =
    { $suit ->
        [clubs] 梅花破了。
        [diamonds] 方块破了。
        [spades] 黑桃破了。
       *[hearts] 红心破了。
    }
terminal-held = 手牌张数：
terminal-stock = 牌堆 { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] 你收下底牌
       *[other] { NAME($seat) } 收下底牌
    }
terminal-cards = { $count } 张牌
terminal-cards-named = { $count } 张牌：{ $cards }
terminal-kitty-with =
    { WHO($seat) ->
        [you] 底牌在你手里：{ $cards }
       *[other] 底牌在 { NAME($seat) } 手里：{ $cards }
    }
terminal-you-draw = 你摸到 { $cards }
terminal-stock-empty = 牌堆摸完了
terminal-out =
    { WHO($seat) ->
        [you] 你的牌出完了，退出这一局。
       *[other] { NAME($seat) } 的牌出完了，退出这一局。
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] 只有你还有牌，剩下的牌归你
       *[other] 只有 { NAME($seat) } 还有牌，剩下的牌归 { NAME($seat) }
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] 大家同时出完，剩下的牌归你
       *[other] 大家同时出完，剩下的牌归 { NAME($seat) }
    }
terminal-rest-in-hand = 手里 { $count } 张
terminal-rest-in-stock = 牌堆 { $count } 张

## 提示符，以及对看不懂的输入说的话。

terminal-ask-suit = 定哪门花色算分
terminal-ask-cards = 你要传的牌
terminal-ask-moon = { $old } 或 { $new }
terminal-ask-pass = 不叫
terminal-ask-bid-one = 叫 { $least }，或不叫
terminal-ask-bid = 叫 { $least } 到 { $most }，或不叫
terminal-ask-lead = 领出一张牌
terminal-ask-lead-only = 领出 { $card }
terminal-ask-follow = 跟{ SUIT($suit) }
terminal-ask-only = 出 { $card }
terminal-ask-any = 没有{ SUIT($suit) }，随便出
terminal-ask-other = 没有{ SUIT($suit) }

terminal-type-bid = 键入筹码数，或 { $word }（不叫）。
terminal-type-suit = 键入 { LIST($suits, list: "or") }；只写首字母也行。
terminal-type-pass = 键入要传的牌，如 { $cards }；键入 { $key } 查看帮助。
terminal-type-card = 键入一张牌，如 { $card }；键入 { $key } 查看帮助。
terminal-type-moon = 键入 { $old } 或 { $new }。
terminal-no-trick-yet = 还没有人收过墩。
terminal-no-hand-yet = 还没有打完一局。

## 打牌中途的帮助。

terminal-typing-cards = 键入一张牌，写点数和花色：{ $queen } 是{ CARD("QS") }，{ $ten } 或 { $short } 是{ CARD("TD") }，{ $two } 是{ CARD("2C") }。如果可出的牌里只有一张是这个点数，只写点数也行。
terminal-typing-brackets = [方括号]里的牌可以出；没有方括号时，哪张都可以出。
terminal-typing-enter = 只有一张牌可出时，按回车即可。
terminal-typing-pass = 传牌要把几张一起键入：{ $cards }。
terminal-typing-bid = 叫价就键入筹码数，不叫就键入 { $word }。花色写首字母。
terminal-typing-cancelled = 带 × 的牌已抵消：同一墩里出了另一张相同的。
terminal-command-scores = 记分表，以及这一局到现在的得分
terminal-command-scores-chips = 记分表、筹码，以及这一局到现在的得分
terminal-command-last = 上一墩
terminal-command-rules = 本场规则
terminal-command-hint = 教练会怎么做，为什么
terminal-command-quit = 离开；牌局会保留，用 `{ $command }` 继续

## 提示。

terminal-hint-bid = 教练建议叫 { $bid }。
terminal-hint-no-bid = 教练建议不叫。
terminal-hint-suit = 教练建议定{ SUIT($suit) }。
terminal-hint-play = 教练建议出 { $card }。
terminal-hint-pass = 教练建议传 { $cards }。
terminal-hint-moon = 教练建议选 { $way }。
terminal-hint-points = 这一局的预计得分：
terminal-hint-costs = 每张牌要亏的分数：
terminal-hint-chips = 筹码盈亏，和谨慎玩家的做法相比：

## 得分和筹码。

terminal-moon-mark = * 有人射月
terminal-so-far = 这一局到现在：
terminal-sides = 各方：
terminal-side = { NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] 你的总分正好是 50 的倍数，减去 50 分。
       *[other] { NAME($seat) } 的总分正好是 50 的倍数，减去 50 分。
    }
terminal-chips-head = 筹码：
terminal-chips-debt = { $holding }（欠账）
terminal-chips-pot = 底池 { CHIPS($chips, as: "terminal-amount") }
terminal-settled = 筹码
terminal-cashed = 终场筹码，每人买入 { CHIPS($bought, as: "terminal-amount") }
terminal-cashed-worth = 终场筹码，每人买入 { CHIPS($bought, as: "terminal-amount") }，每个值 { NUMBER($worth, maximumFractionDigits: 6) }
terminal-pot-left = 底池里还有 { CHIPS($chips) }，没有人赢走。
terminal-moon-shot =
    { WHO($seats) ->
        [you] 你射月成功。
        [one] { NAME($seats, at: "start") } 射月成功。
       *[many] { NAME($seats, at: "start") }射月成功。
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] 你射日成功。
        [one] { NAME($seats, at: "start") } 射日成功。
       *[many] { NAME($seats, at: "start") }射日成功。
    }
terminal-moon-old =
    { $sides ->
        [true] 对手各加 { $points } 分。
       *[false] 其他人各加 { $points } 分。
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] 你减 { $points } 分。
        [one] { NAME($seats) } 减 { $points } 分。
        [with-you] 你们各减 { $points } 分。
       *[many] 射月的几位各减 { $points } 分。
    }
# 对射月者说的。
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] 你减 { $points } 分。
       *[with-you] 你们各减 { $points } 分。
    }
terminal-wins =
    { WHO($seats) ->
        [you] 你赢下这一场。
        [one] { NAME($seats, at: "start") } 赢下这一场。
       *[many] { NAME($seats, at: "start") }赢下这一场。
    }
terminal-shared-win = { NAME($seats, at: "start") }同分，并列获胜。
terminal-level = { NAME($seats, at: "start") }同分，再打一局。
terminal-over = 这一场已经结束。

## 存在文件里的牌局和记分。

terminal-game-kept = 牌局已保留；用 `{ $command }` 继续。
terminal-game-aside = 你离开的牌局保留在 { $file }
terminal-game-unkept = 牌局不能保留到 { $file }：{ $reason }
terminal-game-beside = { $file } 里现在是另一个牌局；这个牌局保留在 { $kept }
terminal-evening-kept = 记分已保留；用 `{ $command }` 继续。
terminal-evening-aside = 上一次的记分保留在 { $file }
terminal-evening-beside = { $file } 保持不变；记分保留在 { $kept }
terminal-evening-unkept = 记分不能保留到 { $file }：{ $reason }
terminal-no-game-kept = { $file } 里没有保留的牌局
terminal-no-evening-kept = { $file } 里没有保留的记分
terminal-game-not-text = { $file } 不是保留的牌局：它不是文本
terminal-game-unreadable = { $file } 不能重放：{ $reason }
terminal-game-ended = { $file } 里的牌局已经结束
terminal-game-there = { $file } 已经存在；用 { $option } 继续里面的牌局
terminal-evening-there = { $file } 已经存在；用 { $option } 继续里面的记分
terminal-resume-game-takes-no = { $option } 是继续保留的牌局，不能再用 { $other }
terminal-resume-evening-takes-no = { $option } 是继续保留的记分，不能再用 { $other }
terminal-file = { $file }：{ $reason }
terminal-file-not-text = { $file } 不是 UTF-8 文本；请另存为 UTF-8 编码
terminal-system-missing = 没有这个文件或文件夹
terminal-system-folder = 这是文件夹
terminal-system-no-folder = 这不是文件夹
terminal-system-forbidden = 没有权限
terminal-system-there = 文件已经存在
terminal-system-full = 没有剩余空间
terminal-system-failing = 输入/输出错误
terminal-system-large = 文件太大
terminal-system-read-only = 文件系统是只读的
terminal-system-long = 文件名太长

## 命令写错了什么。

terminal-try-help = { $reason }；可以看看 `{ $command }`
terminal-whole-number = { $option } 要写 { $least } 到 { $most } 的整数
terminal-wrong-names = { $option } 要写互不相同的名字，每个 1 到 20 个字，用逗号隔开
terminal-names-many = { $option } 写了 { $count } 个名字，而玩家有 { $players } 位
terminal-bots-many = { $option } 写了 { $count } 个机器人，而座位有 { $seats } 个
terminal-no-language = { $option } 要写 { LIST($languages, list: "or") }，不能是“{ $given }”
terminal-preset-or-file = 用 { $preset } 或 { $rules } 选玩法，不能两样都用
terminal-no-preset = 没有“{ $name }”这种玩法；有的是 { LIST($names) }
terminal-field-value = { $option } 要写 { $form }，不能是“{ $given }”
terminal-json-or-markdown = { $json } 和 { $markdown } 只能选一个
terminal-all-games-take-no-rules = { $list } 和 { $all } 会显示每种玩法，不能再带规则
terminal-list-or-all = { $list }（各玩法的名字）和 { $all }（各玩法怎么打）只能选一个
terminal-list-no-markdown = { $list } 没有 Markdown 形式；用 { $book } 输出规则书
terminal-match-needs = 比赛要有 { $hands } 或 { $games }
terminal-arena-either = 比赛需要选手，或者 { $show } 一个文件，不能两者都要
terminal-arena-resume-what = { $resume } 要继续的比赛由 { $record } 指定
terminal-limit-above = { $option } 要写大于 0 的秒数
terminal-memory-size = { $option } 要写大小，如 { LIST($sizes, list: "or") }
terminal-settle-least = { $option } 要写分数，0 以上
terminal-sheet-takes-no = 从文件读记分表时，不能用 { $option }
terminal-chips-for-none = { $option } 用于有筹码的规则；用 { $settlement } 选择筹码
terminal-json-for-file = 只有从文件读记分表时，才能用 { $option }
terminal-dealer-none = { $option } 要写 { LIST($names, list: "or") }，不能是“{ $given }”

terminal-output-closed = 标准输出已关闭

# 读命令行时出的错。参数按 Python 的 `%` 写法传来。
terminal-words-argument = { $name }：{ $reason }
terminal-words-unknown = 不认识的内容：{ $words }
terminal-words-missing = 缺少：{ $names }
terminal-words-one-of-missing = 要写其中一个：{ $names }
terminal-words-no-value = 要写一个值
terminal-words-some-value = 至少要写一个值
terminal-words-most-value = 最多写一个值
terminal-words-surplus = 不带值，不能写“{ $value }”
terminal-words-not-number = “{ $value }”不是数
terminal-words-not-whole = “{ $value }”不是整数
terminal-words-not-with = 不能和 { $other } 一起用
terminal-words-ambiguous = { $option } 可能是 { $matches }
terminal-words-unknown-command = 没有命令“{ $name }”；有的是 { LIST($choices) }
terminal-no-command = 没有命令“{ $given }”。

## 提供网页。

terminal-serving = OpenHearts 在 { $address }
terminal-serving-network = 在局域网里是 { $address }
terminal-not-built = 网页还没有构建；`{ $command }` 会构建并打开服务
terminal-port-private = 端口 { $port } 留给系统使用；用 { $option } 选 1024 以上的端口
terminal-port-taken = 端口 { $port } 已被占用；用 { $option } 另选一个
terminal-ports-taken = 端口 { $first } 到 { $last } 都被占用；用 { $option } 另选一个
terminal-no-listening = 不能在 { $host } 上监听：{ $reason }
terminal-http-method = 这里只回应 { $get } 和 { $head }。
terminal-http-address = 这不是一个地址。
terminal-http-host = 这里没有叫 { $given } 的服务器。
terminal-http-origin = 别处的网页不能请求这个。
terminal-no-server = 只装了打牌的部分，还不能提供网页；用 `{ $command }` 安装
terminal-no-server-here = 提供网页要在 Linux 或 macOS 上；在 Windows 上请用 WSL 运行
terminal-no-database = 不能使用数据库 { $given }：{ $reason }
terminal-database-neither = 数据库是一个文件或 { $url }；{ $given } 两样都不是
terminal-database-foreign = 它不是 OpenHearts 的数据库
terminal-database-newer = 它被更新版本的 OpenHearts 用过
terminal-database-damaged = 它已损坏；用 `{ $command }` 把备份放到它的位置
terminal-database-busy = 另一个程序正在用它；请稍后再试
terminal-database-url = 它的 URL 读不懂；密码里的 / 和 @ 等字符要写成 %2F 和 %40
terminal-database-served = 已有服务器在用 { $file }；先停掉它，或用 { $option } 换一个文件
terminal-no-metrics = { $option } 要写 { $least } 到 { $most } 的端口，或 HOST:PORT；“{ $given }”两样都不是
terminal-no-public-address = { $option } 要写浏览器里显示的地址，如 https://hearts.example；“{ $given }”不是
terminal-workers-share = { $option } 大于 1 时，要用能供多个进程共用的数据库：{ $database } postgresql://…
terminal-http-nothing = 这个地址什么也没有。游戏在 { $home } 。

## 规则说明和玩法列表。

terminal-house-rules = { $game }，自定规则
terminal-other-games = 其他玩法：{ LIST($names, list: "unit") }。
terminal-other-games-how = `{ $command }` 会说明各种玩法怎么打。

## 机器人之间的比赛。

terminal-dealing = 正在发牌
terminal-versus = { $first } 对 { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } 到 { $high }
terminal-seatings = 每副牌换 { $count } 种坐法
terminal-column-player = 选手
terminal-column-moons = 射月
terminal-column-time = 毫秒/步
terminal-column-longest = 最长
terminal-column-pairing = 对阵
terminal-column-deals = 局数
terminal-column-better = 优势
terminal-column-sure = 95% 区间
terminal-column-games = 场数
terminal-column-won = 前者胜率
terminal-column-rating = 等级分
terminal-unit-points = 分/局
terminal-unit-chips = 筹码/场
terminal-settled-equal = { $deals } 局后定论：{ $first } 和 { $second } 的差距不超过给定的值（{ $unit }）。
terminal-settled-better = { $deals } 局后定论：{ $better } 强于 { $worse }。
terminal-settled-games = { $games } 场后定论：{ $better } 比 { $worse } 赢得多。
terminal-faults = { $player } 因出错而判负：{ LIST($faults, list: "unit") }。
terminal-fault-many = { $kind } { $count }
terminal-first-fault = 第一次：{ LIST($fault) }
terminal-ended-at-once = 第一局还没打完就停了
terminal-ended-early = 计划 { $planned }，打了 { $done } 就停了。

## 数据集。

terminal-dataset-pyarrow = { $option } 需要 `{ $command }`
terminal-dataset-there = { $folder } 已经存在；数据集要从新文件夹开始
terminal-dataset-written = { $folder } 里有 { $games } 场牌局的 { $decisions } 个决定。

## 引擎有多快。

terminal-bench-core = 核心内
terminal-bench-steps = 逐步
terminal-bench-core-rate = 核心内，{ $threads } 个线程：{ $hands } 局/秒（{ $decisions } 步/秒）
terminal-bench-steps-rate = 从 Python 逐步打：{ $hands } 局/秒（{ $decisions } 步/秒）
terminal-bench-random = 随机出牌：每局每人 { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } 分，{ NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% 的局有人射月

## 给真牌记分：文件有什么问题。

terminal-at = { $place }：{ $reason }
terminal-place-line = { $file } 第 { $line } 行
terminal-place-column = { $file } 第 { $line } 行 { $column } 列
terminal-place-hand = { $file } 第 { $hand } 局
terminal-place-hand-column = { $file } 第 { $hand } 局 { $column } 列
terminal-place-member = { $file }“{ $member }”
terminal-players-many = 玩家是两到十一位，不能是 { $count } 位：{ LIST($names, list: "unit") }
terminal-players-none = 玩家是两到十一位，而一个名字也没写
terminal-name-long = 名字要有 1 到 20 个字，“{ $name }”不合要求
terminal-name-twice = 有两位玩家同名：{ LIST($names, list: "unit") }
terminal-rules-for-others = 这套规则是 { $players } 人的，名字却有 { $count } 个
terminal-evening-object = { $file } 必须是一个对象，里面有 { LIST($members) }
terminal-evening-member = { $file }：没有“{ $given }”的位置；可以写 { LIST($members) }
terminal-evening-list-of-names = { $file }：“{ $member }”要列出玩家的名字
terminal-evening-list-of-hands = { $file }：“{ $member }”要列出各局，如 { $like }
terminal-evening-rule-set = { $file }：“{ $member }”要写一套规则，如 { $like }
terminal-evening-dealer = { $file }：“{ $member }”要写一位玩家的名字，或 0 到 { $most } 的座位
terminal-evening-empty = { $file } 是空的：第一行要写玩家，{ $like }
terminal-column-twice = 有两列都叫 { $column }
terminal-names-numbers = 第一行要写玩家，例如 { $like }；这里只有数字
terminal-column-unnamed = 有一列没有名字
terminal-column-empty = 叫 { $column } 的玩家没有任何得分
terminal-columns-known = 一列是一位玩家、一张牌（如 { $card }），或 { LIST($words, list: "or") }
terminal-cells-many = { $file } 第 { $line } 行有 { $cells } 格，而第一行有 { $columns } 列
terminal-cell-long = 有一格超过 { $most } 个字；也许少了一个右引号
terminal-line-long = 有一行超过 { $most } 个字
terminal-cell-no-points = “{ $given }”不是整数的分
terminal-cell-no-chips = “{ $given }”不是整数的筹码
terminal-cell-no-moon = “{ $given }”既不是 { $old }（别人加分）也不是 { $new }（射月者减分）
terminal-cell-no-sun = “{ $given }”既不是 { $yes } 也不是 { $no }
terminal-none-of = “{ $given }”不在其中：{ LIST($names, list: "unit") }

## 给真牌记分，一局一局地问。

terminal-ask-players = 玩家
terminal-ask-game = 玩法
terminal-ask-chips = 筹码
terminal-who-plays = 谁来打？按顺时针写名字，用逗号隔开。
terminal-which-game = 哪种玩法？{ LIST($games, list: "or") }（不写就是 { $usual }）。
terminal-which-chips = 筹码怎么算？{ LIST($kinds, list: "or") }（不写就是 { $usual }）。
terminal-sentence = { $reason }。
terminal-no-game = 没有“{ $given }”这种玩法。
terminal-no-settlement = 没有这种结算；有的是 { LIST($kinds) }。
terminal-not-adding-up = 第 { $number } 局的数目不对。
terminal-mend-hand = 键入 `{ $number }:` 和这一局的得分。
terminal-evening-over = 这一场已结束。有哪一局不对吗？`{ $mend }` 改正第 { $number } 局，`{ $undo }` 撤销上一次改动；只按回车就结束记分。
terminal-ask-correction = 更正
terminal-nothing-to-undo = 没有可以撤销的。
terminal-no-hand-so-far = 还没有第 { $number } 局。
terminal-typing-points = 按名字的顺序键入这一局的得分：{ $points }。
terminal-typing-taken = 或者谁收了什么：{ $taken }。
terminal-typing-moon = 或者谁射月：{ LIST($moons, list: "or") }。
terminal-typing-more = 规则用得到时，再写谁叫了几个筹码、定了哪门花色：{ $bid }；底池留着时只写花色：{ $suit }；谁一墩也没收：{ $notrick }。
terminal-typing-short = 名字可以只写开头，只要不会和别人混淆。
terminal-command-mend = 改正第 { $number } 局
terminal-command-undo = 撤销上一次改动
terminal-command-sheet = 到现在的记分表
terminal-command-leave = 离开；记分会保留
terminal-command-leave-at-once = 离开
terminal-players-are = 玩家：{ LIST($names, list: "unit") }
terminal-missing-taker = { $word } 后面要写谁收的；键入 { $key } 查看帮助。
terminal-missing-shooter = { $word } 后面要写谁射月；键入 { $key } 查看帮助。
terminal-missing-trickless = { $word } 后面要写谁一墩也没收；键入 { $key } 查看帮助。
terminal-missing-bidder = { $word } 后面要写谁叫的；键入 { $key } 查看帮助。
terminal-missing-chips = { $word } 和叫价的人后面要写几个筹码；键入 { $key } 查看帮助。
terminal-missing-suit = 还缺花色；键入 { $key } 查看帮助。
terminal-missing-counts = { $word } 后面要写 { $count } 个数，每位玩家一个；键入 { $key } 查看帮助。
terminal-no-whole-number = “{ $given }”不是整数。
terminal-name-unknown = “{ $given }”不在其中：{ LIST($names, list: "unit") }。
terminal-name-many = “{ $given }”可能是{ LIST($names, list: "or") }。
terminal-says-nothing = “{ $given }”在这里没有意义；键入 { $key } 查看帮助。
terminal-numbers-many = 写了 { $count } 个数，而玩家有 { $players } 位：{ LIST($names, list: "unit") }。

## 一次记分的记分表。

terminal-chips-row = 筹码
terminal-shot-mark = * 射月
terminal-next-pass =
    { $way ->
        [left] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给左家。
        [right] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给右家。
        [across] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给对家。
        [left2] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给左边第二家。
        [right2] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给右边第二家。
        [left3] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给左边第三家。
        [right3] 第 { $number } 局由 { $name } 发牌；传 { $count } 张给右边第三家。
        [scatter] 第 { $number } 局由 { $name } 发牌；给其他各家各传一张。
       *[hold] 第 { $number } 局由 { $name } 发牌；不传牌。
    }
terminal-next-carries = 第 { $number } 局由 { $name } 发牌；底池还留着，{ $bidder } 再定一次花色。
terminal-next-auction = 第 { $number } 局由 { $name } 发牌；{ $bidder } 先叫价。
terminal-in-pot = 底池：{ $chips }。
terminal-has-in-pot = { $name } 在底池里有 { $chips }。
terminal-gives = { $name } 给 { $other } { $chips }。

## 帮助：各个命令。

terminal-usage = 用法：
terminal-heading-options = 选项
terminal-heading-words = 参数
terminal-heading-commands = 命令
terminal-examples = 示例：
terminal-about = 红心大战，各种玩法都有：在终端里打，在浏览器里打，也可以让机器人打。
terminal-more-help = `{ $command }` 会详细说明各个命令。
terminal-option-help = 显示这段帮助并退出
terminal-option-version = 显示版本并退出
terminal-option-language = 语言：{ LIST($languages, list: "or") }（不写就按环境设置）
terminal-option-json = 输出 JSON
terminal-option-preset = 玩法的名字；`{ $command }` 会列出来（默认 black-lady）
terminal-option-rules = 一套规则的 JSON 文件，或玩法的名字
terminal-option-set = 改一条规则：{ LIST($examples, list: "unit") }；可以写多次
terminal-example-play = 就在终端里，和三个机器人打一场
terminal-example-seed = 和所有用种子 { $seed } 的人打同样的牌
terminal-example-score = 给用真牌打的牌局记分
terminal-example-serve = 在浏览器里打同样的游戏
terminal-example-rules = 怎么打，说得明明白白
terminal-example-list = 有哪些玩法
terminal-example-arena = 哪个机器人更强，有多大把握

terminal-play = 在终端里打一场牌
terminal-play-about = 在终端里打一场牌：你对机器人，按任意规则。键入牌的点数和花色（{ LIST($cards, list: "unit") }）；{ $key } 会说明还能键入什么。每走一步都会保留牌局，所以退出、Ctrl-C 或断线都不会丢失：用 { $resume } 继续。
terminal-play-seed = 发牌的种子：数相同，牌就相同（默认随机）
terminal-play-bots = 谁和你打，写一个名字，或每家一个：{ LIST($bots, list: "or") }（默认 careful）
terminal-play-names = 玩家的名字，你写在最前：{ $names }
terminal-play-resume = 继续保留的牌局
terminal-play-file = 把牌局保留在这里，打完以后也留着

terminal-serve = 在浏览器里打
terminal-serve-about = 从这台电脑提供游戏网页，在浏览器里打：一个人打，或几个人同桌打。一个人打时，游戏就在浏览器里运行：加载以后不再找服务器，断网也能打。
terminal-serve-host = 监听的地址（默认 127.0.0.1，只限这台电脑）
terminal-serve-port = 端口；0 表示任意空闲端口（默认 { $port }，或后面第一个空闲的）
terminal-serve-database = 牌桌和人存在哪里：一个文件，或 PostgreSQL 数据库的 URL（不写就用环境变量 { $variable } 所指的，再没有就用 { $file }）
terminal-serve-workers = 由几个进程分担；大于 1 时只能用 PostgreSQL（默认 { $workers }）
terminal-serve-public = 别人访问用的地址，如果和上面不同：https://hearts.example
terminal-serve-metrics = Prometheus 在哪里取指标：这台电脑的一个端口，或带端口的地址；其余进程依次用后面的端口
terminal-serve-log = 日志写什么，以 JSON 行写到标准错误：{ LIST($levels, list: "or") }
terminal-serve-open = 同时打开浏览器
terminal-example-open = 并在浏览器里打开
terminal-example-network = 也供同一网络里的其他人使用
terminal-serve-end = 按 Ctrl-C 结束。

terminal-admin = 给服务器管理者用：指定管理员、查看举报、封禁玩家
terminal-admin-about = 给服务器管理者用。管理员可以在任何地方查看举报、封禁玩家、关闭牌桌；这个命令用来指定管理员，也可以在服务器那台电脑上做同样的事，不管服务器是否在运行。
terminal-admin-action = 做什么：{ LIST($actions, list: "or") }
terminal-admin-who = 对谁做：要任命或撤销的账号名，要封禁或解封的玩家 id，要关闭的牌桌 id 或口令，处理完的举报 id
terminal-admin-days = 封禁多少天；不写则一直到解封为止
terminal-admin-misuse = `reports` 单独用；其他操作后面都要写对谁做
terminal-admin-days-misuse = { $option } 只和 `{ $action }` 一起用
terminal-admin-no-reports = 没有举报。
terminal-admin-no-account = 没有名叫“{ $given }”的账号
terminal-admin-nobody = 没有 id 为“{ $given }”的玩家；用 `{ $command }` 可以看到 id
terminal-admin-no-report = 没有 id 为“{ $given }”的举报；用 `{ $command }` 可以看到 id
terminal-admin-no-table = 开着的牌桌里，没有一张的 id 或口令是“{ $given }”
terminal-admin-done = 完成。
terminal-admin-suspended = 已封禁 { $name }（{ $id }），直到 { $until }。
terminal-admin-suspended-open = 已封禁 { $name }（{ $id }）。用 `{ $command }` 解封。
terminal-admin-report = { $at }：{ $by } 举报 { $person }（{ $id }），牌桌 { $table }：{ $words }
terminal-admin-report-wordless = { $at }：{ $by } 举报 { $person }（{ $id }），牌桌 { $table }，没有说明
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }，{ $person }：{ $words }
terminal-admin-report-silent = { $person } 在这张牌桌上没有说过话。
terminal-admin-report-done = 处理完后，用 `{ $command }` 标记为已处理。

terminal-backup = 在服务器运行时复制它的数据库
terminal-backup-about = 在服务器运行时，把它的数据库按某一时刻的样子复制下来，并检查副本。
terminal-backup-file = 副本放在哪里；那里还不能有东西
terminal-backup-database = 存着牌桌和人的文件（不写就用环境变量 { $variable } 所指的，再没有就用 { $file }）
terminal-backup-done = 备份在 { $file }。
terminal-file-there = { $file } 已经存在
terminal-backup-postgres = PostgreSQL 数据库用 { $backup } 备份，用 { $restore } 恢复

terminal-restore = 把备份放回服务器数据库的位置
terminal-restore-about = 把备份放回服务器数据库的位置，并检查它。先停掉服务器，移走旧文件：这个命令不会覆盖任何东西。
terminal-restore-file = 备份文件
terminal-restore-done = 备份已恢复到 { $file }。

terminal-score = 给用真牌打的牌局记分
terminal-score-about = 给用真牌打的牌局记分：读一个文件，或在终端里一局一局地记。CSV 文件的第一行写玩家，以后每行一局。JSON 文件里有 { LIST($members) }。没有文件时，会逐局询问，每局都会保留。
terminal-score-sheet = 写着各局的 CSV 或 JSON 文件
terminal-score-settlement = 筹码：{ LIST($kinds, list: "or") }
terminal-score-chip-value = 每个筹码值多少，用你们自己的钱算（默认 1）
terminal-score-buy-in = 每人开始时的筹码（默认 100）
terminal-score-split-two = sweepstakes：两人没吃分就平分底池
terminal-score-names = 谁来打，按顺时针，用逗号隔开；不写就会询问
terminal-score-dealer = 第一局谁发牌（默认第一位玩家）
terminal-score-resume = 继续保留的记分
terminal-score-file = 把记分保留在这里
terminal-score-json = 用 JSON 输出记分表

terminal-rules = 说明一种玩法怎么打
terminal-rules-about = 根据规则字段，说明一种玩法怎么打。不写名字就是标准玩法“{ preset-black-lady }”。
terminal-rules-preset = 玩法的名字（默认 black-lady）
terminal-rules-list = 改为列出各种玩法
terminal-rules-all = 一种接一种列出所有玩法：规则书
terminal-rules-json = 输出 JSON：每个字段、与标准的不同，以及各句说明
terminal-rules-markdown = 输出 Markdown，非标准的用粗体

terminal-verify = 核验一场牌的记录：发牌和每一步
terminal-verify-about = 核验一场牌的记录：重新发牌，把秘密值和事先公布的哈希值对比，再按规则把每一步走一遍。只要有一处对不上，退出码就是 1。
terminal-verify-file = 一场牌的记录，或写成文本的一场牌
terminal-verify-json = 用 JSON 输出核验了什么，以及每一局的牌
terminal-verify-text = 把牌写成文本，便于阅读、打印或发送
terminal-verify-log = 写出记录，每场牌一行

terminal-probe = 使用竞技场的行协议：作为程序的机器人
terminal-probe-about = 在标准输入输出上回答竞技场：hello、rules、choose、stop 和 quit，每次一行。这样，本版本的机器人可以坐到其他版本或其他引擎的竞技场上。
terminal-probe-bot = 做决定的机器人（expert）：内置的，或 { $function }，你自己用 Python 写的
terminal-probe-module = 没有机器人 { $bot }，也没有可以导入它的模块 { $module }
terminal-probe-function = 模块 { $module } 里没有从视图到行动的函数 { $function }
terminal-arena = 让机器人比赛，结果带误差范围
terminal-arena-about = 让机器人互相比赛：同样的牌换遍各种坐法，两两对阵，并算出结果有多大把握。选手写内置机器人的名字，或 { $command }，也就是会说行协议的程序。
terminal-arena-players = { LIST($bots, list: "or") }，或 { $command }
terminal-arena-hands = 每对打几局（默认 1,000）
terminal-arena-games = 各局以后，每对再打几整场（默认 0）
terminal-arena-seed = 发牌和机器人的种子（默认 0）
terminal-arena-threads = 线程数（默认和处理器一样多）
terminal-arena-settle = 一旦确定谁强，或差距不超过 { $points }，就停止这一对；整场的比赛，一旦确定谁赢得多就停
terminal-arena-limit = 程序每一步的时限，以秒计（默认 10）
terminal-arena-cluster = 在这个 Ray 集群上打（{ $auto }：这台电脑的集群）

terminal-dataset = 把机器人之间的牌局写成数据集
terminal-dataset-about = 让机器人互相打牌，每个决定写成一行：当时知道什么、做了什么、这一局的结果如何。旁边的说明卡介绍各行的内容。
terminal-dataset-folder = 存放数据和说明卡的新文件夹
terminal-dataset-games = 牌局数（默认 10）
terminal-dataset-bot = 所有座位上的机器人（默认 expert）：{ LIST($bots) }
terminal-dataset-parquet = 用 Parquet 列代替 JSON 行；需要 `{ $command }`

terminal-bench = 测量引擎在这里有多快
terminal-bench-about = 测量引擎在这台电脑上有多快：每秒随机打多少局，在核心内打和从 Python 逐步打。两种都是随机地发牌、传牌、出牌并算分，打完整局。
terminal-bench-hands = 核心内的局数（默认 1,000,000）
terminal-bench-number = 逐步打的局数（默认 2,000）
terminal-bench-threads = 核心的线程数（默认 1）
terminal-bench-seed = 各局的种子（默认 1）
terminal-arena-memory = 程序的每个进程可用的内存：{ LIST($sizes, list: "unit") }（默认不限）
terminal-arena-record = 每打完一副牌就写入这个文件，连同各场的记录
terminal-arena-resume = 继续 { $record } 文件里的比赛
terminal-arena-show = 展示这个文件里的比赛，而不是打一场
terminal-arena-picture = 把等级分画成 SVG 图
