### 网页：真人牌桌。找桌、开桌、等人，以及牌局旁边说的话。

## 找桌。

tables-title = 牌桌
tables-open = 开一桌
tables-code = 我有口令
tables-code-hint = 两个英文词加一个数字，如 amber-fox-17
tables-find = 去这一桌
tables-name-title = 怎么称呼你？
tables-name-about = 同桌的人会看到这个名字。
# 给点开链接、还没有名字的人：桌上坐着谁。
tables-name-invited = 邀请你一起玩，桌上有：{ LIST($people, list: "unit") }。
tables-name-label = 你的名字
tables-name-go = 继续
tables-rename = 改名字
tables-again = 重试
tables-connecting = 正在连接
tables-connecting-about = 比平时慢一些，连上会自动继续。
tables-trouble-title = 没成功
tables-trouble-unreachable = 连不上服务器。请检查网络后重试。
tables-trouble-too_fast =
    { $seconds ->
        [0] 试得太多了。请等一等再试。
       *[other] 试得太多了。{ $seconds } 秒后再试。
    }
tables-trouble-cookies = 这个浏览器马上就忘了你。请允许这个网页使用 Cookie 后重试：牌桌靠它认出你。
tables-trouble-signed_out = 你在这个浏览器里已经退出登录。
tables-trouble-no_tables = 这里的网页没有连着服务器，所以没有真人牌桌。在任意一台电脑上运行“openhearts serve”，再从那里打开网页。
tables-trouble-gone = 这张牌桌已关闭，或者链接不完整。请对方再发一个链接。
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = 你已不在这张牌桌
tables-removed-about = 如果房主允许你回来，牌桌的链接就又能用了。
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = 你已被封禁
tables-suspended-about = 在这个网页上仍然可以一个人打牌。
tables-trouble-suspended = 服务器管理者封禁了你，直到 { $until }。
tables-trouble-suspended-open = 服务器管理者封禁了你，解封时间未定。
tables-go = 去其他牌桌
# 真人牌桌上机器人的称呼。
tables-bot = 机器人 { $number }

## 开桌。

host-seats = { $count } 人桌
host-entrance = 谁可以入座
host-entrance-invited = 仅受邀者
host-entrance-friends = 朋友
host-entrance-open = 任何人
host-play-time = 出牌时限
host-pass-time = 传牌时限
# 秒；0 表示不限时。
host-time =
    { $seconds ->
        [0] 不限时
       *[other] { $seconds } 秒
    }
host-chat = 聊天
host-chat-off = 关闭
host-chat-phrases = 常用语
host-chat-text = 常用语和文字
host-advice = 提示
host-advice-off = 关闭
host-advice-own = 各自决定
host-advice-all = 人人都有
host-watching = 观战
host-watching-about = 别人可以看，晚一墩。
host-bots = 空位由机器人补上
host-bots-about = 有人来，机器人就让位。
host-go = 开桌
host-keep = 就这样

## 在牌桌边等人。

# 网页角上：这是谁的牌桌。
waiting-table-of = { $name } 的牌桌
waiting-table = 牌桌
waiting-more =
    { $count ->
        [0] 人到齐了
        [1] 再来一位就开打
        [2] 再来两位就开打
        [3] 再来三位就开打
       *[other] 再来 { $count } 位就开打
    }
waiting-bots-keep = 机器人先替朋友占座
waiting-link = 发链接就行，不用账号。
waiting-link-field = 本桌的链接
waiting-only-here = 这个链接只能在这台电脑上用。
waiting-copy = 复制链接
waiting-copied = 已复制
waiting-share = 分享
waiting-share-text = 来和我打红心大战吧。
waiting-qr = 本桌链接的二维码，用相机扫
waiting-free = 空位
waiting-seat-bot = 放机器人
waiting-you-sit = 入座
waiting-host = 房主
waiting-ready = 已准备
waiting-not-ready = 还没准备
waiting-away = 掉线了
waiting-bot = 有人来就让位
waiting-watching = 你在观战
waiting-start =
    { $bots ->
        [0] 现在开始
        [1] 加一个机器人开始
        [2] 加两个机器人开始
        [3] 加三个机器人开始
       *[other] 加 { $bots } 个机器人开始
    }
waiting-be-ready = 我准备好了
waiting-again = 再来一场
waiting-is-ready = 你已准备好，人人都准备好就开始。
waiting-called = 其他人看到的你是“{ $name }”。
waiting-begins = 人人都准备好，就自动开始。
waiting-leave = 离开
waiting-leave-title = 要离开牌桌吗？
waiting-leave-about = 机器人会在你的座位上接着打。
waiting-leave-rated = 这是排位赛。一旦离开，不管机器人替你打成怎样，你都算最后一名。
waiting-stay = 留下
waiting-limits = 本桌设置
waiting-change = 更改
waiting-lost = 连接断了，正在重试。
waiting-closed = 好一阵没有人来，牌桌已关闭。
waiting-closed-not_ready = 有人没来，这一局没能开始。
waiting-closed-admin = 牌桌已被服务器管理者关闭。
waiting-no-clock = 不限时
waiting-clock = 每张牌 { $seconds } 秒
waiting-clock-pass = 传牌 { $seconds } 秒
waiting-advice-off = 没有提示
waiting-advice-own = 提示各自决定
waiting-advice-all = 人人都有提示
waiting-chat-off = 不聊天
waiting-chat-phrases = 常用语
waiting-chat-text = 常用语和文字
waiting-watching-no = 不能观战
waiting-watching-yes = 可以观战
waiting-entrance-invited = 有链接才能入座
waiting-entrance-friends = 朋友可以入座
waiting-entrance-open = 任何人都可以入座

## 房主能对座位做的事。

seat-remove = 请 { $name } 离开
seat-readmit = 允许 { $name } 回来
seat-host = 让 { $name } 当房主
seat-move = 和 { $name } 换座
seat-move-me = 和我换座
seat-move-free = 换到空位
seat-no-bot = 撤走机器人

## 这一晚。

evening-title = 目前战绩
evening-name = 玩家
evening-games = 场数
evening-won = 获胜
evening-points = 得分

## 牌局旁边。

company-lost = 正在重新连接。你的牌还是你的。
# 重新连上时朗读。
company-connected = 已重新连接。
company-you-sit = 托管中，机器人在替你打。
company-you-wait = 牌局暂停，等你回来。
company-return = 我回来了
company-waits = 等 { $name } 回来
company-all-away = 牌局暂停
company-played-for-you = 时间到了，机器人替你出了牌。
# 座位上的时钟，以及几乎没有地方时的写法。
company-seconds = { $seconds } 秒
company-seconds-short = { $seconds } 秒
# 只朗读：读者自己还剩多少时间。
company-time-left = 还剩 { $seconds } 秒
# 一局结束的画面上，自动进入下一局之前。
company-next-in = { $seconds } 秒后进入下一局
# 等不在的人等多久，如“0:42”。
company-come-back = 再等 { $time }
company-time = { $time }
company-connecting = 连接中
company-bot-plays = 托管中
company-away = 暂离
# 被读者屏蔽的人，在座位上朗读。
company-muted = 已屏蔽
company-time-up = { WHO($seat) ->
    [you] 你的时间到了
   *[other] 时间到了
}
# 点一下别人的座位会打开的东西。
company-person = { $sat ->
    [true] { $name }：屏蔽、拉黑或举报
   *[false] { $name }：屏蔽
}
company-watching = { $count } 人在观战
company-you-watch = 你在观战，晚一墩。
company-stop-watching = 停止观战
company-side = 从 { $name } 的座位看
company-invite = 邀请
menu-invite-about = 本桌的链接和口令
menu-leave-people = 机器人会在你的座位上接着打

## 聊天。

chat-title = 聊天
chat-open = { $unread ->
    [0] 聊天
   *[other] 聊天，{ $unread } 条未读
}
chat-newer = { $lines } 条新消息
chat-close = 关闭聊天
chat-mute-all = 全部屏蔽
chat-all-muted = 你看不到这里任何人说的话，他们仍看得到你的。
chat-say = 对全桌说点什么
chat-send = 发送
chat-more = 更多常用语
chat-fewer = 收起常用语
chat-own-language = 常用语会以各人自己的语言显示。
chat-closes = 轮到你时，聊天会自动收起。
chat-watches = 只有坐在桌上的人才能在这里发言。
chat-empty = 还没有人说话。
chat-log = 聊天记录
chat-phrases = 常用语
chat-you = 你
# 有人说话时朗读。
chat-spoken = { $name }：{ $words }
# 聊天之间的几行：桌上发生的事。$you：说的是读者自己。
chat-sat = { $you ->
    [called] 你入座了。其他人看到的你是“{ $name }”。
    [true] 你入座了。
   *[false] { $name } 入座了。
}
chat-left = { $you ->
    [true] { $playing ->
        [true] 你离开了，机器人接着打。
       *[false] 你离开了。
    }
   *[false] { $playing ->
        [true] { $name } 离开了，机器人接着打。
       *[false] { $name } 离开了。
    }
}
chat-removed = 房主请 { $name } 离开了。
chat-away = { $you ->
    [true] 你掉线了。
   *[false] { $playing ->
        [true] { $name } 掉线了。牌桌等一分钟，然后由机器人接着打。
       *[false] { $name } 掉线了。
    }
}
chat-back = { $you ->
    [true] 你回来了。
   *[false] { $name } 回来了。
}
chat-sits_in = { $you ->
    [true] 机器人替你打，直到你回来。
   *[false] 机器人替 { $name } 打，直到 { $name } 回来。
}
chat-host = { $you ->
    [true] 现在你是房主。
   *[false] 现在 { $name } 是房主。
}
# 牌局前后朗读。
chat-ready = { $name } 准备好了。
chat-places = 座位换了。按顺时针：{ LIST($names) }。
chat-time = { $you ->
    [true] 你的时间到了，机器人替你出了牌。
   *[false] { $name } 的时间到了，由机器人代打。
}

## 能对一个人做什么。

person-mute = 屏蔽
person-mute-about = 在这一桌，你不会再看到 { $name } 说的话。
person-unmute = 取消屏蔽 { $name }
person-block = 拉黑
person-block-about = 你和 { $name } 不会再坐到一桌，你也不会再看到 { $name } 说的话。
person-block-undo = 随时可以撤回：在这里，或在牌桌列表里点你的名字。
person-block-sure = 确定拉黑 { $name }
person-blocked = 已拉黑。你们不会再坐到一桌。
person-unblock = 取消拉黑
person-unblock-about = 你们又可以坐到一桌，你也能再看到 { $name } 说的话。
person-unblocked = 已取消拉黑。你们又可以坐到一桌了。
person-report = 举报
person-report-about = 服务器管理者会看到，也会看到 { $name } 在这张牌桌上最近说的话。{ $name } 不会知道。
person-report-what = 发生了什么？（可以不写。）
person-report-send = 提交举报
person-reported = 谢谢，举报已提交。

## 真人牌局打完以后。

after-ready = { $count ->
    [0] 还没有人准备好
   *[other] { $count } 人准备好了
}
after-you-ready = 等其他人准备
after-again = 再来一场
after-leave = 离开
after-table = 回到牌桌
after-result = 查看结果
# 排位桌：要原班人马才能接着打。
after-lacks = 人已经不齐了
after-check = 验牌

## 大厅：快速匹配，可以入座的牌桌，可以观战的牌桌。

lobby-quick = 快速匹配
lobby-rules = 规则
# 规则列表里：有多少人在等这种牌局。
lobby-rules-waiting = { $rules } · { $count } 人在等
lobby-calm = 悠闲
lobby-normal = 标准
lobby-quick-speed = 快速
lobby-seconds = 每张牌 { $seconds } 秒
# 有多少人在等这一场；$missing 是还差几个人。
lobby-waiting =
    { $count ->
        [0] 还没有人
        [1] 1 人在等
       *[other] { $missing ->
            [1] 就差你
           *[other] { $count } 人在等
        }
    }
lobby-rated = 排位赛
lobby-rated-about = 只和有账号的人打，没有机器人。中途离开算最后一名。
lobby-rated-guest = 有账号还能打排位赛
lobby-others-rated = 在等排位赛：{ $count } 人
lobby-others-unrated = 在等普通对局：{ $count } 人
lobby-bots = 20 秒后，空位由机器人补上。
lobby-no-bots = 这里没有机器人：人够了就开始。
lobby-wait-title = 正在找人
# 在等什么：“黑桃皇后 · 标准”
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · 排位赛
lobby-wait-count =
    { $count ->
        [1] { $players } 人里到了 1 人：你。
       *[other] { $players } 人里到了 { $count } 人。
    }
lobby-wait-bots =
    { $seconds ->
        [0] 机器人正在补上空位。
       *[other] { $seconds } 秒后，机器人补上空位。
    }
lobby-wait-first = 上一局有人没来，这次先给你找人。
lobby-wait-pause = 前几局排位赛你都没来，还要等 { $minutes } 分钟才能再打。
lobby-cancel = 不等了
lobby-sit = 入座
lobby-sit-none = 还没有。开一桌让任何人入座，就会出现在这里。
lobby-watch = 观战
lobby-watch-late = 晚一墩，谁也帮不上忙
lobby-watch-none = 现在没有可看的牌局。
lobby-seats = { $count } 个空位
lobby-hand = 第 { $number } 局
lobby-watching =
    { $count ->
        [0] 没有人观战
       *[other] { $count } 人观战
    }
# 给看不见的人说明牌桌图：名字、机器人、空位。
lobby-oval =
    { $free ->
        [0] 在座：{ $names }
       *[other] 在座：{ $names }；还有 { $free } 个空位
    }
lobby-people = { LIST($people) }
lobby-nobody = 没有人
lobby-code = 口令
lobby-lost = 连接断了，正在重试。
lobby-seat = 回到我的牌桌

## 本月排行榜。

month-title = 本月
month-rating = 等级分
month-order = 按有把握的水平排名：等级分减去三倍的 ± 值。
month-choice = 月份
month-figure = { $rating } ± { $error }
month-you = 你
# 排位赛之后：各人的等级分怎么变了。
rated-title = 等级分
rated-about = 附误差范围
rated-waits = 正在计算等级分。
rated-left = 中途离开
rated-left-about = 计算排位时，中途离开的人一律算最后一名，不管机器人替他打成怎样。
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = 我的排位赛
rated-games-about = 最近的在前
rated-place = { $players } 人中第 { $place } 名
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = 正在读取排行榜。
month-none = 本月还没有人打过排位赛。
month-sure =
    { $people ->
        [0] 还没有人打满 { $games } 场排位赛。
       *[other] 已有 { $people } 人打满 { $games } 场排位赛。
    }

## 账号。

account-guest = 你以游客身份在玩，只限这个浏览器。
account-why = 有了账号，换到哪台设备，你的名字和等级分都在；愿意的话，牌局和设置也能带过去。
account-make = 注册账号
account-have = 我有账号
account-new = 我还没有账号
account-in = 登录
account-out = 退出登录
account-name = 名字
account-password = 密码
account-password-hint = 至少 8 个字符
account-is = 你已登录。
account-unrated = 你还没打过排位赛。
account-rating = { $rating } ± { $error } · { $games } 场
account-in-passkey = 用通行密钥登录
account-make-passkey = 用通行密钥注册
account-mine = 我的数据
account-stale = 你登录有一阵子了。请输入密码，或先重新登录。
account-change-password = 修改密码
account-old = 现在的密码
account-old-hint = 登录后十分钟内不用填
account-new-password = 新密码
account-changed = 密码已修改。其他浏览器都已退出登录。
account-passkeys = 通行密钥
account-passkeys-about = 用指纹、面容或 PIN 登录
account-passkeys-what = 通行密钥存在你的设备上，谁也猜不到。有两个的话，丢了一台设备也能登录。
account-passkeys-none = 你还没有通行密钥。
account-passkey-since = { DATETIME($when, dateStyle: "long") }添加
account-passkey-drop = 移除通行密钥 { $name }
account-passkey-add = 添加通行密钥
account-device = 这台设备的名字
account-blocked = 我拉黑的人
account-blocked-about = 你们不会坐到一桌
account-blocked-what = 你不会和他们坐到任何一桌。他们不会知道。
account-blocked-none = 你没有拉黑任何人。
account-unblock = 取消拉黑 { $name }
account-unblocked = 已取消拉黑
account-kept = 每台设备都一样
account-kept-on = 已开：牌局、设置、规则、记分本和每日成绩
account-kept-off = 已关：这里的东西只留在这里
account-kept-switch = 存到我的账号
account-kept-what = 和机器人打的牌局、设置、规则、记分本和每日成绩都会存到账号，并出现在每台打开了这一项的设备上。这里的东西一样也不会丢：一场牌如果在两处接着打，就变成两场。
account-kept-settings = 设置
account-kept-rules = 规则
account-kept-pad = 记分本
account-kept-daily = 每日成绩
account-kept-games = { $count } 场牌局
account-kept-at = 存于 { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = 太大，账号存不下：只留在这台设备上
account-kept-too_many = 账号已存满：只留在这台设备上
account-kept-no_room = 这台设备已存满：只留在账号里
account-kept-unreadable = 这里读不了：只留在这台设备上
account-kept-unreached = 现在连不上账号，回到首页时会再试。
account-out-everywhere = 全部退出登录
account-everywhere-about = 你目前登录的浏览器都会忘记你，包括这一个。设备自己存的东西不受影响。
account-download = 下载我的数据
account-download-about = 这台服务器存的关于你的一切
account-delete = 注销我的账号
account-forget = 忘掉我
account-delete-what = 你的名字、密码和通行密钥、等级分、机器人，以及存在这里的设置、规则、记分本、牌局和每日成绩都会删除。你在牌桌上说过的话也会抹去。
account-forget-what = 你的名字、每日成绩和你在牌桌上说过的话都会抹去，这个浏览器也会被忘记。
account-delete-stays = 牌桌仍会留着有人坐过、打过什么的记录，但用的是不属于任何人的名字。这台设备自己存的东西不受影响。
account-delete-go = 继续注销
account-delete-sure = { $name }，这一步不能撤回。
account-delete-yes = 确定全部删除
account-open = 你的名字和账号：{ $name }
