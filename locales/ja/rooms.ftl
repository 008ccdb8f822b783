### ページ：ハウスルール、選べるゲーム、エディター、ルールブック、ルールの共有。

## ハウスルール：短い一覧。

house-rules-title = ハウスルール
house-rules-preset = もとのゲーム
house-rules-custom = 自分のルール
house-rules-end = 終わり
    .about = だれかの合計がこの点に達すると終わります。
house-rules-queen = スペードのクイーン
    .about = 取ったときの点です。
house-rules-nothing = なし
house-rules-jack = ダイヤのジャック
    .about = 取ると10点引かれます。
house-rules-moon-old = ほかの人に加える
house-rules-moon-new = 達成した人から引く
house-rules-moon-choice = 達成した人が選ぶ
house-rules-moon-auto = ほかの人に加える（それで達成した人が負けるなら引く）
house-rules-moon-off = なし
house-rules-pass = カード交換
    .about = ディールごとに渡す先の順番。
house-rules-pass-usual = この人数の標準
house-rules-pass-never = 交換なし
house-rules-pass-cycle = 渡す先：{ WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands = { $hands }ディール
house-rules-all = すべてのルール
house-rules-games = ほかのゲーム
house-rules-deal = 手札{ $size }枚
house-rules-deal-kitty = 手札{ $size }枚、余り札{ $kitty }枚
house-rules-play = このルールで遊ぶ

## ゲーム。

games-title = ゲーム
games-lead = 「遊ぶ」をタップするとカードが配られます。先にルールを読むこともできます。
games-presets = いろいろなハーツ
games-own = 自分のルール
games-unsaved = 未保存のルール
games-play = 遊ぶ
    .of = { $name }で遊ぶ
games-rules = ルール
    .of = { $name }のルール
games-change = 変える
    .of = { $name }のルールを変える
games-fix = 直す
games-share = { $name }を共有
games-delete = { $name }を削除
games-deleted = { $name }を削除しました。
games-chosen = 選択中
    .about = 最初の画面の「今すぐ遊ぶ」では、このゲームになります。
games-loose = これは保存していません。別のルールを開いたとき、エディターにあったものです。
games-make = 自分で作る
games-open = ファイルを開く
games-not-read = { $file }を開けませんでした。{ LIST($why) }
games-opened = { $name }を開きました。残すには保存してください。
games-opened-unnamed = ファイルを開きました。残すには保存してください。

## ルールをひと目で。

facts-sides = チーム戦
facts-packs = トランプ2組
facts-cards = 手札{ $cards }枚
facts-stock = 山札から引く
facts-aside = 余り札{ $cards }枚
facts-bidding = ビッドあり
facts-chips = チップあり
facts-suit-named = 選ばれたスートの各カード
facts-card-counts = { CARD($card) }は{ $value }点です。
facts-suit-counts = { SUIT($suit) }は各{ $value }点です。
facts-suit-counts-span = { SUIT($suit) }は各{ $least }〜{ $most }点です。
facts-span = { $least }〜{ $most }

## ファイルやリンクを受け付けない理由と、省いたもの。

file-long = ファイルが長すぎて、ここでは開けません。
file-game = ここでは続けられないゲームです。
ruleset-none = ルールがありません。フィールドと値を { "{ }" } で囲んだものが必要です。
ruleset-long = ルールのファイルとしては長すぎます。
ruleset-empty = ファイルは空です。
ruleset-json = ファイルをJSONとして読めません。
ruleset-json-line = ファイルをJSONとして読めません（{ $line }行目から）。
ruleset-name-not-text = 名前が文字でないので省きました。
ruleset-name-cut = 名前を{ $letters }文字に縮めました。
ruleset-about-not-text = 説明が文字でないので省きました。
ruleset-about-cut = 説明を{ $letters }文字に縮めました。
link-long = ルールのリンクとしては長すぎます。
link-empty = ルールが入っていません。
link-damaged = 一部が欠けているか、途中で変わっています。もう一度リンクをもらってください。

## ルールを渡す。

share-title = { $name }を共有
share-about = リンクにはルール全体が入っています。開いた人は、ルールを読んで、遊んだり保存したりできます。
share-link = リンク
share-copy = コピー
share-copied = コピー済み
share-not-copied = リンクを選択しました。キーボードでコピーするか、長押ししてください。
share-send = 送る
share-file = ファイルに保存
    .about = ここでまた開けます。ターミナルなら、
share-unplayable = このルールではまだ遊べません。直してから共有してください。

## リンクで届いたルール。

shared-title = リンクのルール
shared-unnamed = ハウスルール
shared-play = 遊ぶ
shared-save = 保存
shared-saved = 保存済み
shared-change = 変える
shared-close = 閉じる
shared-damaged = このリンクは読めません
shared-kept = 保存したものは何も変わっていません。
shared-unplayable = このルールでは遊べません
shared-unplayable-so = このルールでは遊べません。
shared-fix = 直す
shared-looking = リンクを読み込んでいます。

## エディター。

editor-starts-from = もとは{ $name }
editor-other = 別のゲームから始める
editor-name = 名前
    .hint = このルールの名前
editor-about = ひとこと説明
    .hint = このルールの特徴
editor-groups = ルールの区分
editor-group-players = 人数と配り方
editor-group-pass = カード交換
editor-group-play = プレイ
editor-group-queen = クイーン
editor-group-points = 点
editor-group-moon = ムーンとサン
editor-group-end = 終わり
editor-group-chips = チップ
editor-group-more = その他
editor-changed = 変更{ $count }件
editor-plain = 文章で読む
editor-not-yet = 遊べるルールになると、ここに文章で表示されます。
editor-standard = 標準：{ $value }
editor-reset = 標準に戻す
    .of = { $field }：標準に戻す
editor-idle = ほかのルールが今のままなら、これは影響しません。
editor-show = 見る
editor-play = 遊ぶ
editor-save = 保存
editor-saved = 保存済み
editor-save-new = 別に保存
editor-needs-name = 名前を付けてから保存してください。
editor-share = 共有

editor-fixes = 直し方
editor-fix-value = { $field }：{ $value }
editor-fix-like = { LIST($fields) }：{ $name }と同じ
editor-fix-base = 標準のゲームから始める
editor-fix-leave = 「{ $name }」を省く

# 名前のない値。行の初めに来ることもある。
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = はい
editor-no = いいえ
editor-off = オフ
editor-on = オン
editor-none = なし
editor-these = 選んだカード
editor-number = 数を指定
editor-order = この順番
# 標準の値と、この人数での内容。
editor-usual = { $usual }（{ $now }）

editor-more = { $field }：1つ増やす
editor-less = { $field }：1つ減らす
editor-choose-cards = カードを選ぶ
editor-choose-card = 別のカードを選ぶ
editor-done = 完了
editor-card-in = { CARD($card, as: "card-first") }：使う
editor-card-out = { CARD($card, as: "card-first") }：抜く
editor-card-both-out = { CARD($card, as: "card-first") }：2枚とも抜く
editor-put-back = { $card }：戻す
editor-hand = 第{ $number }ディール
editor-hand-every = 毎ディール
# $way は渡す先か、ファイルに書かれていたもの。
editor-earlier = { $way }：前へ
editor-later = { $way }：後ろへ
editor-add = 加える
editor-add-way = { $way }を加える
editor-remove = { $what }：外す
editor-cycle-empty = 1つ以上加えてください。
editor-suits = スート全体（1枚ごと）
editor-cards = 個別のカード
editor-other-card = 別のカードに点を付ける
editor-card-value = { MARK($card) } { $value }点
editor-suit-value = { SUIT($suit, as: "suit-mark") }各{ $value }点
editor-end-total = 合計で
editor-end-hands = ディール数で
editor-end-total-number = ゲームが終わる合計
editor-end-hands-number = ディール数
editor-chip-value = 1チップの価値
    .about = 最後の精算のため。プレイには影響しません。
editor-buy-in = 最初のチップ
    .about = 全員が最初に買うチップ。
editor-split-two = 無失点が2人ならポットを山分け
    .about = オフなら次のディールに持ち越します。

## ルールブック。

book-title = ルールブック
book-pages = ゲーム
book-page = ゲーム
book-yours = 自分のルール
book-at-table = このテーブル
book-loading = ルールを読み込んでいます。
book-lost = ルールを読み込めませんでした。接続を確かめて、もう一度お試しください。
book-differs = 標準のゲームとの違い
book-standard = これが標準のゲームです。ほかのゲームは、これとの違いで説明しています。
book-play = 遊ぶ
book-change = 変える
book-share = 共有
book-before = 前：{ $name }
book-after = 次：{ $name }
