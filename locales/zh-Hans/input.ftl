### 别人发来的文件或请求有什么问题。

## JSON。$place 是字符的位置，从 1 数起。

json-after = JSON 读不出来：结束以后还有内容，在第 { $place } 个字符处。
json-deep = JSON 读不出来：嵌套太深，在第 { $place } 个字符处。
json-early = JSON 读不出来：结束得太早，在第 { $place } 个字符处。
json-name = JSON 读不出来：第 { $place } 个字符处缺少带引号的名称。
json-name-twice = JSON 读不出来：名称 { $name } 在同一个对象里出现两次，在第 { $place } 个字符处。
json-many = JSON 读不出来：一个对象里名称太多，在第 { $place } 个字符处。
json-colon = JSON 读不出来：第 { $place } 个字符处缺少冒号。
json-comma-brace = JSON 读不出来：第 { $place } 个字符处缺少逗号或右花括号。
json-comma-bracket = JSON 读不出来：第 { $place } 个字符处缺少逗号或右方括号。
json-control = JSON 读不出来：文本里有控制字符，在第 { $place } 个字符处。
json-utf8 = JSON 读不出来：文本不是 UTF-8，在第 { $place } 个字符处。
json-quote = JSON 读不出来：文本缺少结尾的引号，在第 { $place } 个字符处。
json-escape = JSON 读不出来：文本里的转义不是 JSON 的转义，在第 { $place } 个字符处。
json-surrogate = JSON 读不出来：文本里只有半个代理对，在第 { $place } 个字符处。
json-value = JSON 读不出来：第 { $place } 个字符处缺少值。
json-zero = JSON 读不出来：数字以 0 开头，在第 { $place } 个字符处。
json-point = JSON 读不出来：小数点后面没有数字，在第 { $place } 个字符处。
json-exponent = JSON 读不出来：指数里没有数字，在第 { $place } 个字符处。

## 局面。$name 是它的一个字段。

position-object = 局面是一个 JSON 对象。
position-no-field = 局面里没有字段 { $given }。
position-whole = { $name } 要写 { $least } 到 { $most } 的整数。
position-flag = { $name } 要写 true 或 false。
position-suit = { $name } 要写 clubs、diamonds、spades 或 hearts。
position-cards = { $name } 是一列牌。
position-piles = { $name } 是每位玩家一列牌。
position-numbers = { $name } 是一列整数，每位玩家一个。
position-seats = { $name } 是一列座位。
position-no-card = { $name } 里的 { $given } 不是牌。
position-card-thrice = { $name } 里写了三次{ CARD($card) }。
position-hands = 这套规则要 { $players } 手牌，每位玩家一手。
position-seat = { $name } 要写座位号，从 0 数起。
position-one-each = { $name } 要么每位玩家都写，要么都不写。
position-number = 局号是 0 到 999。
position-needs-leader = { $name } 说的是已经开打的一局，所以还要写 leader：桌上这一墩的领出座位；桌上没有墩时，写要领出的座位。
position-table = 按这套规则，不会有抵消的墩。
position-out = 那个座位上的人不可能退出。
position-leader-empty = 领出者没有牌可领出。
position-trick-complete = 桌上这一墩已经出齐。
position-card-absent = 按这套规则，没有{ CARD($card) }这张牌。
position-card-twice = { CARD($card) }写了两次。
position-card-often = { CARD($card) }写了不止两次。
position-kitty-stock = 按这套规则，剩下的牌是牌堆，不是底牌。
position-stock = 按这套规则，没有牌堆。
position-two-players = 至少要有两位玩家有牌。
position-not-out = { NAME($seat, at: "start") } 手里没有牌，却没写成退出。
position-out-holds = { NAME($seat, at: "start") } 手里有牌，却写成退出。
position-hand-empty = 每位玩家至少有一张牌。
position-hand-size = { NAME($seat, at: "start") } 的手牌和别人的不一样多。
position-chips = 按这套规则，不用筹码。
position-auction = 按这套规则，不叫价。
position-bidder = 没有叫价的人时红心算分，所以换别的花色要有叫价的人。
position-pass = 手牌太少，传不了 { $cards } 张。如果不传牌，请写 passing: false；如果已经开打，请写 leader。

## 记录。

log-version = 这不是本版本能读的 OpenHearts 牌局记录（"openhearts" 要写 1 或 2）。
log-rules = 记录里的规则不能用（{ $field }）。{ LIST($why) }
log-seed = 记录里的种子不是 0 到 2⁶⁴ − 1 的整数。
log-dealer = 记录里的发牌者和它的发牌对不上。
log-deal = 记录里的发牌没有哈希值、秘密值和随机数。
log-no-secret = 记录里还没有发牌的秘密值，所以现在谁也不能重新发牌。
log-secret = 记录里的秘密值不是 32 字节，也就是 64 个 0 到 f 的数字。
log-hash = 记录里的秘密值和发牌前公布的哈希值对不上，这不是承诺过的牌。
log-parts = 记录里的随机数不是每个座位一份、每份最多 { $most } 字节、用 0 到 f 的数字写成。
log-hand = 记录里没有这一局。
log-actions = 记录里没有行动列表。
log-action = 记录里的第 { $number } 步 { $action } 不能接受。{ LIST($why) }
log-action-form = 行动以 bid、suit、pass、play 或 moon 开头，接着是座位和其余内容，例如 play 3 QS。

## 人写下的一场牌。$name 是标签。

notation-line = 第 { $line } 行：{ LIST($why) }
notation-comment-open = 注释缺少右花括号。
notation-tag-open = 标签缺少右方括号。
notation-tag-empty = 标签 { $name } 没有值。
notation-tag-twice = 标签 { $name } 出现了两次。
notation-tag-unknown = 没有标签 { $name }。
notation-version = 这个版本读不了这样写的牌局。
notation-names = 名字必须是一列文本。
notation-no-deal = 既没有发好的牌，也没有用来发牌的种子。
notation-empty = 文本里没有牌局。
notation-end = 文本结束得太早。
notation-word = { $given } 不能写在这里。
notation-unfinished = 这一局还没打完，另一局就开始了。
notation-differs = 所写的 { $name } 与由其余内容得出的不符。
notation-cards-differ = 这些不是发出的牌。
notation-holding = { $given } 不是手里的牌。请按花色写牌，例如 S AQ5 H KT2 D - C AJ43。
notation-turn =
    { WHO($seat) ->
        [you] 接下来轮到你。
       *[other] 接下来轮到 { NAME($seat) }。
    }
notation-trick = 下一墩是第 { $number } 墩。

## 观战程序不接受的事件。$name 是其中的一项，按 JSON 的写法。

event-member = 事件里缺少 { $name }，或者写的内容不对。
event-others = 事件里有不认识的项。
event-first = 看到的第一个事件必须是发牌。
event-order = 这个事件不可能接在这里。
event-deal = 发牌和到目前为止的牌局对不上：{ $name }。
event-action = { $action } 不可能发生。{ LIST($why) }
event-cards = 事件里的牌和看到过的牌对不上。
event-leads = 谁领出要看没亮出的牌时，事件必须写明谁领出，其他时候不能写。

## 行协议或 Python 的请求。

input-long = 一个请求最多 { $most } 字节。
input-words = 这个请求后面不带别的内容。
input-new = 新牌局要规则和种子，不能是 { $given }。
input-seed = 种子是 0 到 2⁶⁴ − 1 的整数。
input-pad = 记分本要 rules、dealer 和 hands，不能是 { $given }。
input-dealer = 发牌者是一个座位，0 到 { $most }。
input-hands = hands 是一个列表。
input-no-hand = 这场牌没有这一局。
input-bot = 没有叫这个名字的机器人。
input-bot-words = 机器人后面只带名字、座位和种子。
input-steps = 步数是 0 到 { $most }。
input-coach = 教练推演的决定要有 1 到 { $most } 个，并带一个种子。
input-depth = 深度是 0 到 { $most } 的整数。
input-count = 超过了 { $most }。请减小深度。
input-undo-game = 这一局属于它的牌局，做过的事都留在牌局记录里。请用克隆。
input-undo-deal = 没有可以撤回的。
input-pickle-deal = 抽样的发牌没有记录，不能这样保存。请保存视图。
input-text-deal = 抽样的发牌没有文本：它不知道一张一张是怎么打到这里的。用 Hand.from_cards 把剩下的牌摆成局面，局面有文本。
input-solve = 开始出牌之后才能求解一局。
input-solve-nodes = 这一局的结尾需要超过 { $most } 个节点。请打到后面再求解，或允许更多节点。
input-deals-seat = 发牌要与一个座位的视图相符，不能是观战者的。
input-choose-seat = 观战者手里没有牌可选：请改用轮到的那个座位的视图。
input-deals-none = 没有发牌与这个视图显示的一切相符。
input-version = 这个视图是别的版本用 pickle 存的。
input-parts = 公平发牌要一个 32 字节的秘密值，以及每个座位一份最多 { $most } 字节的随机数。
input-observe = 观战程序要规则和座位，不能是 { $given }。
input-observer = 还没有观战程序；observe 会建一个。
input-observed = 观战程序的座位是 0 到 { $most } 的整数，观战者写 null。
input-events = 事件从 0 编号；已经发生了 { $most } 个。
input-events-position = 只有从发牌开始的牌局才有事件，而这个局面在发牌以后。
input-playouts = 局数是 1 到 { $most }，后面带一个种子。

## 只在 Python 里。

input-json-type = JSON 是文本或 dict，不能是 { $type }。
input-file-name = 这里要的是文件的内容，不是文件名：{ $code }。
input-json-values = 这些值不能写成 JSON：{ $why }。
input-json-number = JSON 读不出来：数 { $given } 太大。
input-json-surrogate = 文本里有半个代理对，它不是字符。
input-hand-values = 这一局不能写成 JSON：{ $why }。
input-message = { $given } 不是本版本能说的消息。
input-pass-list = 传牌要写一列牌，如 ["QS", "AH", "2C"]，只有一张也一样：["QS"]。
input-bid-whole = 叫价是筹码数，要写整数，不能是 { $given }。
input-meant = 你是指“{ $name }”吗？
# How the value that a rule needs is written.
input-json-value = JSON 写法：{ $json }
input-bot-none = 没有机器人“{ $given }”。{ LIST($why) }
input-bot-known = 有的是 { LIST($bots) }。在冒号后面，可以告诉 flat 和 expert 每次决定试打多少局或搜索多少节点（expert:50000），告诉 uct 抽多少种发牌、每种打多少局（uct:20:50），还可以告诉 expert 只看本局得分（expert:points）。
input-seed-not = 种子是 0 到 2⁶⁴ − 1 的整数，不能是 { $given }。
input-rules = 规则由 Rules()、preset() 或 Rules.from_json() 生成；{ $given } 不是规则。
input-rules-seed = { $given } 不是规则。如果是种子，请写上名字：seed={ $given }。
input-bots-each = 请为全部 { $players } 个座位指定一个机器人，或为每个座位各指定一个。
input-players-each = 需要 { $players } 位玩家，每个座位一位，而不是 { $given } 位。
input-deals-number = 发牌的数目是 1 到 { $most }。
input-nodes-few = 请至少允许一个节点。
input-seed-and-deal = 牌局用种子或公平发牌，不能两样都用。
input-deal = 公平发牌由 FairDeal() 生成；{ $given } 不是公平发牌。
input-no-view = { $given } 不是 View：用 game.view(seat) 取得。
input-not-a-hand = { $given } 不是 Hand：game.hand 才是。
input-not-a-game = { $given } 不是 Game：用 oh.Game() 创建。
input-not-made = Hand 和 View 由牌局给出：game.hand 和 game.view(seat)；Hand.from_cards() 用来摆出局面。
input-notation-type = 牌谱是文本，不能是 { $type }。
input-one-game = 文本里有好几场牌，不是一场。
input-view = 这不是按这些规则正在打的一局的视图；有牌堆时无法读取。
input-comment = 注释的位置是 0 到 { $most } 之间的行动数，不能是 { $given }。
input-openspiel-option = OpenSpiel 的 hearts 没有选项 { $given }。
input-openspiel-history = OpenSpiel 的 hearts 的历史在第 { $place } 位不能是 { $given }。
input-openspiel-short = 牌还没有发完，历史就结束了。
input-nodes = 教练推演的决定要有 1 到 { $most } 个，不能是 { $given }。
input-seconds = 机器人思考 0 到 { $most } 秒，不能是 { $given }。

## 行协议的请求：各做什么，或回答什么。

request-hello = 说出程序名、版本和它的机器人。
request-help = 列出各个请求。
request-fields = 规则字段表。
request-messages = 引擎会说的全部消息，以及各自的参数。
request-refusals = 拒绝的全部原因。
request-presets = 各种玩法，以及与标准玩法的不同。
request-rules = 检查一套规则，并写出每个字段。
request-sheet = 给人看的规则说明。
request-new = 发一场新牌。
request-hand = 摆出一个局面。
request-pad = 给用真牌打的牌局记分。
request-load = 重放一份记录。
request-log = 把牌局写成记录。
request-status = 牌局进行到哪里。
request-view = 一个座位在一局里能知道的事。
request-truth = 一局的全部内情。
request-events = 牌局里发生过的事，大家看到的和各座位看到的。
request-observe = 从一个座位或以观战者身份看一场牌。
request-see = 看下一个事件；回答看过以后的视图。
request-legal = 轮到的玩家可以出的牌。
request-rest = 某个座位能确定时，本局余下部分的结局；不会真的出牌。
request-bot = 机器人会怎么做；不会真的做。
request-think = 同上，但分段进行：再问一次，就接着想。
request-coach = 一个座位的每种选择值多少、为什么；不会真的做。
request-count = 按给定的步数，合规的后续打法有多少种。
request-playouts = 按牌局的规则随机打若干局，并作汇总。
request-quit = 结束会话。
request-bid = 叫价；0 表示不叫。
request-suit = 定算分的花色。
request-pass = 传牌；每家各传一张时，第一张给左家，依顺时针类推。
request-play = 出一张牌。
request-moon = 说明射月怎么算。
