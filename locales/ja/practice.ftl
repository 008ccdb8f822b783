### ページ：自分のミスを練習する。そして、練習を勧めるカード。

## 勧めること：ミスの種類ごとの一文と、その回数。

practice-above =
    { $queen ->
        [QS] クイーンが出ないうちに、スペードのエースかキングを出しました。
       *[other] { CARD($queen) }が出ないうちに、それより高いカードを出しました。
    }
practice-kept =
    { $queen ->
        [QS] 手放せたクイーンを、手札に残しました。
       *[other] 手放せた{ CARD($queen) }を、手札に残しました。
    }
practice-queen =
    { $queen ->
        [QS] クイーンを取らされる危険を残しました。
       *[other] { CARD($queen) }を取らされる危険を残しました。
    }
practice-under = 避けられたトリックを、避けませんでした。
practice-high = 安全に手放せた高いカードを、手札に残しました。
practice-follow = 同じスートで出すカードを誤りました。
practice-discard = 捨てるカードを誤りました。
practice-lead = リードするカードを誤りました。
practice-stop = ほかの人のムーンを止めませんでした。
practice-moon = 狙えたムーンをあきらめました。
practice-bonus = ボーナスカードを取り逃しました。
practice-points = 点がほしいところで、トリックを取り逃しました。
# その文の下に。
practice-times =
    { $hands ->
        [1] コーチが調べた1ディールで{ $times }回。
       *[other] コーチが最近調べた{ $hands }ディールで{ $times }回。
    }
practice-do = 練習する
# 同じボタンがいくつもあるとき。$what はミスの種類の名前。
practice-do-what = 練習する：{ $what }

## 練習。1ディールを1問と数える。

practice-title = 練習
practice-leave = 練習をやめる
practice-looking = 練習するディールを探しています。
practice-none = このミスのあったディールは、もうここにありません。
# ディールの上に。$what はミスの種類の名前。
practice-step = { $number }/{ $count } · { $what }
# 並んだ棒の読み上げ。
practice-progress = 全{ $count }問の{ $number }問目
practice-trick = 第{ $trick }トリックをもう一度
practice-own = { DATETIME($at, dateStyle: "medium") }に遊んだゲームの第{ $hand }ディールです。
practice-out = { CARD($card) }はまだ出ていません。
practice-gone = { CARD($card) }はもう出ました。
practice-failed = この問題を用意できませんでした。次へ進むか、もう一度お試しください。

## 出したカードへのコーチの言葉。このあとに理由が続く。

practice-best = 正解です。
practice-fine = それでも構いませんが、{ CARD($best) }のほうが少し得です。
# $cost は小数第1位まで。
practice-costly =
    { $unit ->
        [points] { CARD($best) }のほうが{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の得です。
        [game] { CARD($best) }のほうがゲームの{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%の得です。
       *[chips] { CARD($best) }のほうが{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの得です。
    }
practice-unseen = そのカードはコーチが調べていません。{ CARD($best) }のほうが得です。
practice-retry = もう一度試す
practice-next = 次の問題
practice-last = 結果を見る

## 最後の問題のあと。

practice-done =
    { $right ->
        [0] { $count }問中、1回目で正解したものはありません
       *[other] { $count }問中{ $right }問、1回目で正解
    }
practice-done-about = 練習は戦績に入りません。次のゲームで生かしましょう。
practice-done-own = { DATETIME($at, dateStyle: "medium") }、第{ $hand }ディール
practice-done-right = 1回目で正解
practice-done-later = 1回目では不正解
practice-done-skipped = 飛ばした
practice-again = もう一度練習する
practice-back = あなたの記録に戻る
