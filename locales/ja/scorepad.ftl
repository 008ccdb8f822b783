### ページ：スコア表。本物のトランプで遊ぶゲームのため。読む人はプレイヤーではない。

scorepad-title = スコアをつける
    .about = トランプはテーブルで、計算はここで。
scorepad-unreadable = この端末に保存したスコア表を読み込めなかったので、別に取っておきました。
scorepad-unkept = このブラウザには何も保存できないので、スコア表はページを離れるまで有効です。
scorepad-lost = スコア表を計算できませんでした。接続を確かめて、もう一度お試しください。

## 新しいスコア表。

scorepad-who = プレイヤー
    .about = 座っている順に、時計回りで。印は最初のディーラーです。
scorepad-name = 名前{ $number }
scorepad-seated = 一度記入すると、人数は変えられません。だれかが加わったり抜けたりするときは、新しいスコア表を始めてください。このスコア表は「{ scorepad-past }」に残ります。
scorepad-add = プレイヤーを加える
scorepad-drop = { $name }を外す
scorepad-deals-first = { $name }が最初に配る
scorepad-nameless = 全員の名前を入れてください。
scorepad-too-few = プレイヤーは2人以上必要です。
scorepad-alike = 同じ名前のプレイヤーがいます。
scorepad-rules = ゲーム
scorepad-own = ハウスルール
scorepad-settlement = チップ
scorepad-settlement-none = チップなし
    .about = 点だけです。
scorepad-settlement-average = 平均
    .about = 最後に、全員が平均との差を払うか受け取ります。
scorepad-settlement-lowest_takes_pot = 最少が総取り
    .about = 1点につき1チップをポットに払い、そのディールの最少失点の人が取ります。
scorepad-settlement-sweepstakes = スイープステークス
    .about = 1点につき1チップをポットに払い、ただ1人の無失点が取ります。
scorepad-settlement-howell = ハウエル
    .about = ハート1枚につき、ほかの人の数だけチップを払います。
scorepad-chip-value = 1チップの価値
    .about = お好みの通貨で。1ならただのチップです。
    .wrong = 1チップの価値は0.001〜1,000,000です。
scorepad-buy-in = 最初のチップ
    .about = 全員が最初に買うチップ。
    .wrong = 最初のチップは1〜1,000,000の整数です。
scorepad-split-two = 無失点が2人なら山分け
scorepad-start = 始める
scorepad-past = これまでのスコア表
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line = { LIST($names) } · { $hands }ディール
scorepad-forget = { DATETIME($began, day: "numeric", month: "long") } · { $title }を削除

## スコア表。

scorepad-deals-hand = 第{ $hand }ディールは{ NAME($dealer) }が配ります。
scorepad-pass-cards = { $count }枚
scorepad-pass-left = 全員が左へ{ scorepad-pass-cards }渡します。
scorepad-pass-right = 全員が右へ{ scorepad-pass-cards }渡します。
scorepad-pass-across = 全員が向かいへ{ scorepad-pass-cards }渡します。
scorepad-pass-left2 = 全員が2つ左へ{ scorepad-pass-cards }渡します。
scorepad-pass-right2 = 全員が2つ右へ{ scorepad-pass-cards }渡します。
scorepad-pass-left3 = 全員が3つ左へ{ scorepad-pass-cards }渡します。
scorepad-pass-right3 = 全員が3つ右へ{ scorepad-pass-cards }渡します。
scorepad-pass-scatter = 全員が、ほかの全員に1枚ずつ渡します。
scorepad-pass-hold = 今回、カード交換はありません。
scorepad-bids = 最初のビッドは{ NAME($seat) }です。
scorepad-carries = ポットの持ち越しで、もう一度{ NAME($seat) }がスートを選びます。
scorepad-last = 前回
scorepad-side = { NAME($seats) }：{ $sum }
scorepad-total = 合計
scorepad-totals = 合計
scorepad-enter = 第{ $hand }ディールを記入
scorepad-undo = 元に戻す
scorepad-share = 共有
scorepad-print = 印刷
scorepad-copied = スコア表をコピーしました。
scorepad-not-copied = このブラウザでは、ここからコピーできません。
scorepad-hands = ディールごと
scorepad-open-hand = 第{ $hand }ディールを見る、直す
scorepad-so-far = ここまで
scorepad-lower = 点、低いほど良い
scorepad-higher = 点、高いほど良い
scorepad-first-hand = 最初のディールを遊んで、ここに記入してください。
scorepad-fault = 第{ $hand }ディール：{ LIST($why) }
scorepad-mend = 第{ $hand }ディールを直す
scorepad-spoilt = このルールでは、第{ $hand }ディールを直す必要があります。{ LIST($why) }
scorepad-again = 新しいスコア表
scorepad-change = 名前とルール
scorepad-winner = 勝者
scorepad-deals = ディーラー
scorepad-wins = { NAME($seats) }の勝ちです
scorepad-won = { NAME($seats) }の勝ちです。

## チップ。

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) }（{ scorepad-money }）
# 「チップ」の付かない数。
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# プレイヤーの通貨で。$money は負にならない。
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = チップ
scorepad-players = プレイヤー
scorepad-stack = 所持
scorepad-last-chips = 前回
scorepad-pot = ポット
scorepad-pot-left = ポットはテーブルに残ります。
scorepad-worth = 価値
scorepad-why = 第{ $hand }ディールの内訳
scorepad-owed-now = 今やめるなら
scorepad-owed = やりとり
scorepad-quits = 貸し借りはありません。
scorepad-gives = { NAME($from) }が{ NAME($to) }に{ CHIPS($chips) }渡します。
scorepad-gives-worth = { NAME($from) }が{ NAME($to) }に{ CHIPS($chips) }（{ scorepad-money }）渡します。
scorepad-gives-pot = { NAME($from) }の{ CHIPS($chips) }がポットにあります。
scorepad-gives-pot-worth = { NAME($from) }の{ CHIPS($chips) }（{ scorepad-money }）がポットにあります。
scorepad-settled-at-end = チップはゲームの終わりに精算します。
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · 最初に{ CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · 最初に{ CHIPS($chips) }（{ scorepad-money }）

## 1つのディール。

scorepad-hand = 第{ $hand }ディール
scorepad-next-line = ディーラーは{ NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = ディーラーは{ NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = ディーラーは{ NAME($dealer) } · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = 左へ渡す
scorepad-way-right = 右へ渡す
scorepad-way-across = 向かいへ渡す
scorepad-way-left2 = 2つ左へ渡す
scorepad-way-right2 = 2つ右へ渡す
scorepad-way-left3 = 3つ左へ渡す
scorepad-way-right3 = 3つ右へ渡す
scorepad-way-scatter = 全員に1枚ずつ
scorepad-way-hold = 交換なし
scorepad-edit-hand = このディールを直す
scorepad-remove-hand = スコア表から消す
scorepad-shot-moon = { NAME($seats) }がムーンを達成しました。
scorepad-shot-sun = { NAME($seats) }がサンを達成しました。

## ディールの記入。

scorepad-mode = 記入方法
scorepad-mode-cards = カード
scorepad-mode-points = 点
scorepad-moon = ムーン
scorepad-rest = 残り
scorepad-rest-of = { SUIT($suit) }の残りをすべて{ NAME($seat) }に
scorepad-fewer = { NAME($seat) }：{ SUIT($suit) }を減らす
scorepad-more = { NAME($seat) }：{ SUIT($suit) }を増やす
scorepad-many = { NAME($seat) }：{ SUIT($suit) }{ $count }枚
scorepad-took = { NAME($seat) }が{ CARD($card, as: "card-first") }を取った
scorepad-took-both = { scorepad-took }（2枚）
scorepad-takes = { NAME($seat) }のカード
scorepad-points-of = { NAME($seat) }の点
scorepad-no-trick = トリックなし
scorepad-no-trick-of = { NAME($seat) }はトリックなし
scorepad-adds-up = 合計は合っています。
scorepad-checking = お待ちください。
scorepad-put = 第{ $hand }ディールを確定
scorepad-keep = 変更を保存
scorepad-key-erase = 消す
scorepad-key-sign = プラスかマイナス
scorepad-key-rest = 残り
scorepad-key-next = 次へ
scorepad-who-moon = ムーンを達成したのは？
    .about = 点をすべて取った人です。
scorepad-every-trick = 全トリックも取った
    .about = その場合はサンです。
scorepad-others = ほかの人 { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) }：ほかの人 { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) }：{ SIGNED($points) }
scorepad-how-moon = ムーンの点は？
scorepad-bidder = 落札者
scorepad-all-passed = 全員パス
scorepad-bid = 落札したチップ
scorepad-bid-less = 1チップ減らす
scorepad-bid-more = 1チップ増やす
scorepad-suit = 失点になるスート

## 紙の上で。

scorepad-paper-hand = 回
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
