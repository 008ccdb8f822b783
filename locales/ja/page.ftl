### ページ：ホーム、テーブル、メニュー。設定、ルール、スコア表、検討には、それぞれのファイルがある。

## どこでも。

page-name = OpenHearts
page-back = 戻る
page-close = 閉じる
page-menu = メニュー
page-reload = 再読み込み
page-new-version = OpenHeartsの新しいバージョンがあります。ゲームは保存されています。
page-unloaded = ページの一部を読み込めませんでした。接続を確かめて、もう一度お試しください。
page-title = { $what } · { page-name }
# 文の中の数。単位は文のほうで付ける。
page-count = { $count }

## 最初の画面。

home-title = ハーツを一局。
home-promise = 無料、登録なし、オフラインでも。
home-play = 今すぐ遊ぶ
home-new = 新しいゲーム
home-finished = 終わったゲームを見る
home-against = 相手はボット{ page-count }人
home-resume = ゲームを続ける
home-kept = ほかに{ $count }ゲームを保存中
home-kept-title = 保存したゲーム
home-kept-about = 終わるか、7つ目を始めるまで、この端末に残ります。
# 保存したゲームの下に：最後に遊んだ時。
home-kept-when = { $when }にプレイ
home-friends = 友だちと遊ぶ
home-friends-about = リンクを送るだけ。
home-level = 相手の強さ
home-level-beginner = 入門
home-level-easy = やさしい
home-level-medium = ふつう
home-level-hard = 強い
home-level-expert = 達人
home-rules = ルールを変える
home-rules-line = { $name } · { $end } · { $count }人
home-games = ほかのゲーム
home-games-about = いろいろなハーツと、自分のルール。
home-learn = 遊び方
home-learn-about = 遊びながら、絵で、またはルールブックで。
home-learn-first = はじめての方は、5分で覚えられます
home-learn-on = 続きを覚える
home-pad = スコアをつける
home-pad-about = 本物のトランプで遊ぶとき、チップも一緒に。
home-you = あなたの記録
home-you-about = 戦績、過去のゲームの見直し、すべてをひとつのファイルに。
home-settings = 設定
home-unfinished = テーブルを用意できませんでした。接続を確かめて、もう一度お試しください。

## 何で遊ぶか。

rules-own = ハウスルール

## テーブル：四隅、席、カード。

table-hand = 第{ $number }ディール
table-highest = 高得点の勝ち
table-pass-left = 左へ渡す
table-pass-right = 右へ渡す
table-pass-across = 向かいへ渡す
table-pass-left2 = 2つ左へ渡す
table-pass-right2 = 2つ右へ渡す
table-pass-left3 = 3つ左へ渡す
table-pass-right3 = 3つ右へ渡す
table-pass-scatter = 全員に1枚ずつ
table-pass-hold = 交換なし
# 見出しの横に入りきらないルール。ルールブックを開く。
table-more = ほか{ $count }件
table-last-trick = 前のトリック
table-take-back = 1手戻す
table-hint = ヒント
table-scores = スコア
table-your-hand = あなたの手札
table-on-table = 場のカード
table-bot = ボット
table-partner = パートナー
table-dealer = ディーラー
table-leads = リード
table-passed = 渡した
table-out = 抜けた
table-cards-left = 残り{ $count }枚
table-points = { $points }点取った
table-total = { result-total }：{ $total }
# トリックのカードの読み上げ。
table-played = { NAME($seat) }：{ CARD($card, as: "card-first") }
table-played-cancelled = { NAME($seat) }：{ CARD($card, as: "card-first") }、打ち消し
# 手札のカードの読み上げ。
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }、渡すカード
        [playable] { CARD($card, as: "card-first") }、出せます
        [barred] { CARD($card, as: "card-first") }、今は出せません
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }、出せます、最善、{ $figure }
        [alike] { CARD($card, as: "card-first") }、出せます、最善とほぼ同じ、{ $figure }
       *[other] { CARD($card, as: "card-first") }、出せます、{ $figure }
    }

## 求められること、起きること。

turn-lead = あなたの番：リードしてください
turn-lead-card = あなたの番：{ CARD($card, as: "the-card") }を出してください
turn-lead-club = あなたの番：クラブを出してください
turn-follow = あなたの番：{ SUIT($suit) }を出してください
turn-follow-short = あなたの番：{ SUIT($suit) }
turn-discard = あなたの番：{ SUIT($suit) }なし、どれでもどうぞ
turn-discard-some = あなたの番：{ SUIT($suit) }なし
turn-drawn = あなたの番：引いた{ CARD($card, as: "the-card") }を出してください
turn-last = 最後のカードです
turn-waiting = { NAME($seat) }が考えています
turn-watching = トリックは終わってから表示されます
turn-dealing = カードを配っています
turn-passing = { NAME($seats) }がまだ選んでいます
turn-received = { NAME($seat) }から：{ CARDS($cards) }
turn-received-all = 受け取り：{ CARDS($cards, as: "the-card") }
turn-received-marks = { NAME($seat) }から：{ MARKS($cards) }
turn-received-all-marks = 受け取り：{ MARKS($cards) }
turn-continue = タップして続ける
turn-out = 手札がなくなり、抜けました。ほかの人は続けます
turn-takes =
    { WHO($seat) ->
        [you] トリックを取りました
       *[other] { NAME($seat) }がトリックを取りました
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] トリックと、場に残っていたカードを取りました
       *[other] { NAME($seat) }がトリックと、場に残っていたカードを取りました
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] トリックと余り札を取りました
       *[other] { NAME($seat) }がトリックと余り札を取りました
    }
turn-draws =
    { WHO($seat) ->
        [you] { turn-cards }引きました
       *[other] { NAME($seat) }が{ turn-cards }引きました
    }
turn-cards = { page-count }枚
turn-draws-in-vain = 最後の{ page-count }枚を引いても、同じスートは出ませんでした
turn-cancel = 2枚の{ CARD($card, as: "card-pair") }が打ち消し合います
turn-stays = すべて打ち消しです。カードは場に残り、同じ人がもう一度リードします
turn-thinking = 考えています

## 読み上げだけで、表示はしない。

log-title = 進行
log-takes =
    { WHO($seat) ->
        [you] トリックを取りました。{ CARDS($cards, as: "card-first") }、{ result-points }
       *[other] { NAME($seat) }がトリックを取りました。{ CARDS($cards, as: "card-first") }、{ result-points }
    }
log-totals = 合計：{ LIST($totals, list: "unit") }
log-best = 最善：{ CARD($card, as: "card-first") }

## このディールの状態。

holds-hearts =
    { $broken ->
        [true] ハートは解禁されています
       *[false] ハートはまだ解禁されていません
    }
holds-suit =
    { $broken ->
        [true] 失点は{ SUIT($suit) }、解禁されています
       *[false] 失点は{ SUIT($suit) }、まだ解禁されていません
    }
holds-counts = 失点は{ SUIT($suit) }

## カード交換。

pass-title = { NAME($seat) }に{ page-count }枚渡す
pass-title-scatter = 全員に1枚ずつ渡す
# 受け取る人の席。
pass-to-left = { NAME($seat) }は左隣です。
pass-to-right = { NAME($seat) }は右隣です。
pass-to-across = { NAME($seat) }は向かいの席です。
pass-to-left2 = { NAME($seat) }は2つ左の席です。
pass-to-right2 = { NAME($seat) }は2つ右の席です。
pass-to-left3 = { NAME($seat) }は3つ左の席です。
pass-to-right3 = { NAME($seat) }は3つ右の席です。
pass-from = あなたには{ NAME($seat) }が渡します。
pass-from-too = { NAME($seat) }もあなたに渡します。
pass-scatter = 全員に1枚ずつ渡し、全員から1枚ずつもらいます。
pass-aim = 次は{ NAME($seat) }への1枚です。席をタップすると、渡す相手を変えられます。
pass-confirm = { NAME($seat) }に渡す
pass-confirm-scatter = 渡す
pass-choose = { page-count }枚選ぶ
pass-choose-more = あと{ page-count }枚選ぶ
pass-take-back = 選んだカードをタップすると戻せます。
pass-slot = { NAME($seat) }へ
pass-slot-filled = { NAME($seat) }へ：{ CARD($card, as: "card-first") }。戻す

## オークション。

bid-title = あなたのビッド
bid-none = ビッドはまだです。
bid-high = 今は{ NAME($seat) }の{ $bid }です。
bid-pot = ポットは{ CHIPS($chips) }です。
bid-stack = 手持ちは{ CHIPS($chips) }です。
bid-advice =
    { $bid ->
        [0] コーチならパスします。
       *[other] コーチなら{ $bid }をビッドします。
    }
bid-too-few = { CHIPS($chips) }では、ビッドに足りません。
bid-owes = 借りが{ CHIPS($chips) }あり、ビッドできません。
bid-confirm = { $bid }をビッド
bid-pass = パス
bid-more = 1チップ増やす
bid-less = 1チップ減らす
bid-amount = ビッドするチップ
bid-quick = { $bid }チップ
turn-bidding = { NAME($seat) }がビッドを考えています
turn-bids =
    { WHO($seat) ->
        [you] { bid-quick }をビッドしました
       *[other] { NAME($seat) }が{ bid-quick }をビッドしました
    }
turn-passes =
    { WHO($seat) ->
        [you] パスしました
       *[other] { NAME($seat) }がパスしました
    }
turn-all-pass = 全員パスなので、失点はハート、1枚1点です
turn-names =
    { WHO($seat) ->
        [you] { SUIT($suit) }を選びました。1枚1点です
       *[other] { NAME($seat) }が{ SUIT($suit) }を選びました。1枚1点です
    }
turn-naming = { NAME($seat) }がスートを選んでいます
turn-naming-again = ポットが持ち越されたので、もう一度{ NAME($seat) }がスートを選びます
# プレイヤーの席に。
table-passes = パス
table-bid = ビッド{ $bid }
suit-title = 失点にするスートは？
suit-about = { bid-quick }で落札しました。選んだスートは1枚1チップの失点で、リードはあなたです。
suit-again = ポットの{ CHIPS($chips) }が持ち越されたので、もう一度スートを選んでリードします。
suit-held =
    { $count ->
        [0] 手札になし
       *[other] 手札に{ page-count }枚
    }
suit-advice = コーチなら{ SUIT($suit) }を選びます。
suit-confirm = { SUIT($suit) }にする
suit-choose = スートを選ぶ
suit-name = { SUIT($suit) }

## だれの手札でもないカード：余り札と、引くための山札。

kitty-word = 余り札
kitty-count = 余り札：{ $count }枚
kitty-yours = 余り札はあなたのものです
kitty-yours-cards = 余り札はあなたのものです：{ CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] 余り札を取りました
       *[other] { NAME($seat) }が余り札を取りました
    }
stock-word = 山札
stock-count = 山札：{ $count }枚

## コーチの数字。

coach-legend-points = { coach-where }：最善と比べて失う点。
coach-legend-chips = { coach-where }：最善と比べて失うチップ。
coach-legend-game = { coach-where }：最善と比べて失うゲームの割合（%）。
coach-where =
    { $bars ->
        [true] 棒
       *[false] カードの数字
    }
coach-alike = チェック付きはほぼ同じ。
coach-best = 最善

## カードカウンター。

counter-title = カードカウンター
counter-out = 未出
counter-mine = 手札
counter-gone = 出た
# 読み上げ。
counter-suit = { SUIT($suit) }：{ LIST($parts, list: "unit") }。
counter-suit-out = 未出は{ CARDS($cards, as: "rank-spoken") }
counter-suit-mine = 手札は{ CARDS($cards, as: "rank-spoken") }
counter-suit-gone = 出たのは{ CARDS($cards, as: "rank-spoken") }
counter-without = { NAME($seats) }は持っていません
counter-known = { NAME($seat) }に渡したカード
counter-aside = そのうち{ $count }枚は、だれの手札にもありません。

## チップ。

chips-word = チップ
chips-pot = ポット
chips-left =
    { $owes ->
        [true] 借り{ CHIPS($chips) }
       *[false] 残り{ CHIPS($chips) }
    }
chips-owes = 借り{ CHIPS($chips, as: "chips-number") }
# ディールでの増減。列に入る。
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = ポット：{ CHIPS($chips) }

## ディールの終わり。

result-hand = 今回
result-total = 合計
result-review = 振り返る
result-again = このディールをもう一度
result-chart = ディールごとの合計。現在：{ LIST($totals, list: "unit") }。
result-chart-total = { $name } { $total }
result-points = { $points }点
result-suit = 失点は{ SUIT($suit) }
# ディールの点の横で読み上げる。
result-moon = ムーン達成

## メニュー。

menu-new = 新しいゲーム
menu-new-about = 配り直します。このゲームは保存されます。
menu-games = ほかのゲーム
menu-rules = ハウスルール
menu-rules-about = 次のゲームから。
menu-learn = このゲームのルール
menu-settings = 設定
menu-leave = テーブルを離れる
menu-leave-about = ゲームは保存されています。

## 表示と音。

settings-title = 設定

## この端末に保存しているもの。

unsaved-title = このゲームは保存されていません
unsaved-about = ブラウザに保存できませんでした。再読み込みするか、別のゲームを始めると失われます。
unsaved-why = ブラウザの保存領域がいっぱいか、このページでは使えなくなっています。このまま続けることも、ゲームをファイルに保存することもできます。ファイルは、最初の画面の「{ home-games }」で開けます。
unsaved-save = ファイルに保存
kept-game-unreadable = この端末に保存したゲームを読み込めなかったので、別に取っておきました。
kept-game-refused = この端末に保存したゲームは続けられないので、別に取っておきました。
kept-rules-unreadable = この端末に保存したルール{ $count }件を読み込めなかったので、別に取っておきました。
kept-rules-not-kept = このブラウザには何も保存できないので、ルールも保存できませんでした。ファイルに保存してください。
kept-rules-no-room = 保存できるルールは{ $most }件までです。どれかを削除してから、もう一度保存してください。

notice-undo = 元に戻す

## ルールで遊べない理由。$field はフィールドの名前か、書かれたままのもの。

rules-fault = { LIST($field) }：{ LIST($why) }
rules-fault-unknown = 「{ $field }」：{ LIST($why) }
