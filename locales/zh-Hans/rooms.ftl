### 网页：自定规则、可选的玩法、规则编辑、规则书、规则分享。

## 自定规则：常用的几项。

house-rules-title = 自定规则
house-rules-preset = 从这种玩法改起
house-rules-custom = 自己的
house-rules-end = 打到
    .about = 有人总分到了这个数就终场。
house-rules-queen = { CARD("QS") }
    .about = 收到它算几分。
house-rules-nothing = 不算分
house-rules-jack = { CARD("JD") }
    .about = 收到它减十分。
house-rules-moon-old = 别人加分
house-rules-moon-new = 射月者减分
house-rules-moon-choice = 射月者选择
house-rules-moon-auto = 别人加分，但射月者若因此输掉整场，则改为减分
house-rules-moon-off = 不算
house-rules-pass = 传牌
    .about = 每局传牌的顺序。
house-rules-pass-usual = 按人数的惯例
house-rules-pass-never = 不传牌
house-rules-pass-cycle = { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands = { $hands } 局
house-rules-all = 全部规则
house-rules-games = 更多玩法
house-rules-deal = 每人 { $size } 张
house-rules-deal-kitty = 每人 { $size } 张，底牌 { $kitty } 张
house-rules-play = 按这套规则开打

## 玩法。

games-title = 玩法
games-lead = 点“开打”就发牌，也可以先看规则。
games-presets = 各种红心玩法
games-own = 你自己的规则
games-unsaved = 没保存的规则
games-play = 开打
    .of = 按“{ $name }”开打
games-rules = 规则
    .of = “{ $name }”的规则
games-change = 修改
    .of = 修改“{ $name }”的规则
games-fix = 修正
games-share = 分享“{ $name }”
games-delete = 删除“{ $name }”
games-deleted = “{ $name }”已删除。
games-chosen = 已选
    .about = 在首页点“开始游戏”，就按这个玩法发牌。
games-loose = 这套规则你没有保存：编辑到一半，就换成了别的规则。
games-make = 自己定规则
games-open = 打开文件
games-not-read = { $file } 没有打开。{ LIST($why) }
games-opened = “{ $name }”已打开。保存后才会留下。
games-opened-unnamed = 文件已打开。保存后才会留下。

## 一套规则的概况。

facts-sides = 分边
facts-packs = 两副牌
facts-cards = 每人 { $cards } 张
facts-stock = 可从牌堆摸牌
facts-aside = 底牌 { $cards } 张
facts-bidding = 叫价
facts-chips = 筹码
facts-suit-named = 所定花色的每一张
facts-card-counts = { CARD($card) }算 { $value } 分。
facts-suit-counts = { SUIT($suit) }每张算 { $value } 分。
facts-suit-counts-span = { SUIT($suit) }每张算 { $least } 到 { $most } 分。
facts-span = { $least }–{ $most }

## 文件或链接为什么不能用，或者漏掉了什么。

file-long = 文件太长，没法在这里打开。
file-game = 这是一场没法在这里继续的牌。
ruleset-none = 里面没有规则：规则是字段和它们的值，写在 { "{ }" } 里。
ruleset-long = 文件太长，不可能是一套规则。
ruleset-empty = 文件是空的。
ruleset-json = 文件里的 JSON 读不出来。
ruleset-json-line = 文件里的 JSON 从第 { $line } 行起读不出来。
ruleset-name-not-text = 规则的名字不是文字，已略去。
ruleset-name-cut = 规则的名字已截到 { $letters } 个字。
ruleset-about-not-text = 规则的介绍不是文字，已略去。
ruleset-about-cut = 规则的介绍已截到 { $letters } 个字。
link-long = 它太长，不可能是一套规则。
link-empty = 里面没有规则。
link-damaged = 它在路上缺了一部分，或被改过。请对方再发一次。

## 把规则分享出去。

share-title = 分享“{ $name }”
share-about = 整套规则都在链接里。谁打开它，就能看、能打、能保存。
share-link = 链接
share-copy = 复制
share-copied = 已复制
share-not-copied = 链接已选中：用键盘复制，或者长按它。
share-send = 发送
share-file = 存成文件
    .about = 可以在这里再打开，也可以在终端里：
share-unplayable = 这套规则还不能用。先修正，再分享。

## 从链接来的规则。

shared-title = 链接里的规则
shared-unnamed = 自定规则
shared-play = 开打
shared-save = 保存
shared-saved = 已保存
shared-change = 修改
shared-close = 关闭
shared-damaged = 这个链接读不出来
shared-kept = 你自己的东西都没有变。
shared-unplayable = 这套规则不能用
shared-unplayable-so = 这套规则不能用。
shared-fix = 修正规则
shared-looking = 正在读取链接。

## 编辑规则。

editor-starts-from = 从“{ $name }”改起
editor-other = 换一种玩法改起
editor-name = 名字
    .hint = 这套规则叫什么
editor-about = 一句话介绍
    .hint = 它有什么特别
editor-groups = 规则的各部分
editor-group-players = 人数与发牌
editor-group-pass = 传牌
editor-group-play = 出牌
editor-group-queen = 皇后
editor-group-points = 分值
editor-group-moon = 射月与射日
editor-group-end = 终场
editor-group-chips = 筹码
editor-group-more = 其他
editor-changed = { $count } 项非标准
editor-plain = 规则说明
editor-not-yet = 等这套规则能用了，这里会写出规则说明。
editor-standard = 标准：{ $value }
editor-reset = 恢复标准
    .of = { $field }：恢复标准
editor-idle = 按现在的其他规则，这一项不起作用。
editor-show = 显示
editor-play = 开打
editor-save = 保存
editor-saved = 已保存
editor-save-new = 另存一套
editor-needs-name = 先起个名字，再保存。
editor-share = 分享

editor-fixes = 解决办法
editor-fix-value = { $field }：{ $value }
editor-fix-like = { LIST($fields, list: "unit") }：照“{ $name }”
editor-fix-base = 换成从标准玩法改起
editor-fix-leave = 去掉“{ $name }”

# 没有名字的值。可能在一行的开头。
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = 是
editor-no = 否
editor-off = 关
editor-on = 开
editor-none = 无
editor-these = 这些牌
editor-number = 一个数
editor-order = 按这个顺序
# 通常的值，以及在这一桌是多少。
editor-usual = { $usual }（{ $now }）

editor-more = { $field }：加一
editor-less = { $field }：减一
editor-choose-cards = 选牌
editor-choose-card = 换一张牌
editor-done = 完成
editor-card-in = { CARD($card) }：留着
editor-card-out = { CARD($card) }：去掉
editor-card-both-out = { CARD($card) }：两张都去掉
editor-put-back = { $card }：放回
editor-hand = 第 { $number } 局
editor-hand-every = 每一局
# $way 是一种传法，或文件里写的任何内容。
editor-earlier = { $way }：前移
editor-later = { $way }：后移
editor-add = 添加
editor-add-way = 添加“{ $way }”
editor-remove = { $what }：移除
editor-cycle-empty = 至少添加一项。
editor-suits = 整门花色，每张
editor-cards = 单张牌
editor-other-card = 给另一张牌定分值
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = 到一定总分
editor-end-hands = 打一定局数
editor-end-total-number = 终场的总分
editor-end-hands-number = 局数
editor-chip-value = 每个筹码的价值
    .about = 只用于最后的结算，不影响打牌。
editor-buy-in = 起始筹码
    .about = 每人开始时买入的筹码。
editor-split-two = 两人没吃分就平分底池
    .about = 否则留到下一局。

## 规则书。

book-title = 规则书
book-pages = 玩法
book-page = 玩法
book-yours = 你的规则
book-at-table = 本桌在用
book-loading = 正在取规则。
book-lost = 规则取不到。请检查网络后重试。
book-differs = 与标准玩法的不同
book-standard = 这就是标准玩法；其他玩法只说明与它的不同。
book-play = 开打
book-change = 修改
book-share = 分享
book-before = 上一篇：{ $name }
book-after = 下一篇：{ $name }
