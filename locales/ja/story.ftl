### ページ：ディールとゲームの終わりに、結果の横で伝えること。

## このディールでいちばん高くついたカードの行方。$by が出し、$to が取った。$trick はトリックの番号。

story-fall =
    { WHO($by) ->
        [you] 第{ $trick }トリックで、あなたが出した{ CARD($card) }を{ NAME($to) }が取りました。
       *[other]
            { WHO($to) ->
                [you] 第{ $trick }トリックで、{ NAME($by) }が出した{ CARD($card) }を取りました。
               *[other] 第{ $trick }トリックで、{ NAME($by) }が出した{ CARD($card) }を{ NAME($to) }が取りました。
            }
    }
# 取った人が自分で出していた。
story-fall-own =
    { WHO($by) ->
        [you] 第{ $trick }トリックを{ CARD($card) }で取りました。
       *[other] { NAME($by) }が、第{ $trick }トリックを{ CARD($card) }で取りました。
    }

## ゲームの流れを変えたディール。グラフに番号が付く。

story-turns =
    { $count ->
       *[other] 勝負の分かれ目
    }
# $what は下の文のどれか：「第5ディール：Tomásがシュート・ザ・ムーンを達成しました。」
story-turn = 第{ $hand }ディール：{ $what }
story-turn-moon =
    { WHO($seats) ->
        [you] シュート・ザ・ムーンを達成しました。
       *[other] { NAME($seats) }がシュート・ザ・ムーンを達成しました。
    }
# そのディールで最多の点を取った人。何人かなら、同じ点ずつ。
story-turn-points =
    { WHO($seats) ->
        [you] { $points }点取りました。
        [one] { NAME($seats) }が{ $points }点取りました。
       *[many] { NAME($seats) }が{ $points }点ずつ取りました。
    }
# チーム戦で：そのディールで最多の点を取ったチームの、合わせた点。$seats はその人たち。
story-turn-side =
    { WHO($seats) ->
        [with-you] あなたのチームが{ $points }点取りました。
       *[many] { NAME($seats) }が合わせて{ $points }点取りました。
    }

## コーチから見て、いちばん得した1枚と損した1枚。$difference は、点ならほかの人の平均との差がどれだけ動いたかで、
## ディールの点より大きいこともある。

story-cards = あなたのプレイ
story-looking = コーチがあなたのプレイを調べています：{ $done }/{ $hands }ディール。
story-failed = コーチが答えられませんでした。
story-nothing = 大きな差の付いたカードはありませんでした。
story-best = いちばん得した1枚：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }を出すより、ほかの人との差で{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の得でした。
        [game] 第{ $hand }ディール：{ CARD($other) }を出すよりゲームの{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }%の得でした。
       *[chips] 第{ $hand }ディール：{ CARD($other) }を出すより{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの得でした。
    }
story-dearest = いちばん損した1枚：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }なら、ほかの人との差で{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の得になっていました。
        [game] 第{ $hand }ディール：{ CARD($other) }ならゲームの{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }%の得になっていました。
       *[chips] 第{ $hand }ディール：{ CARD($other) }なら{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの得になっていました。
    }

## ゲームを人に見せる：画像とテキスト。プレイヤー自身の言葉で。

story-share = 共有
story-share-title = このゲームを共有
story-share-picture = 画像を共有
story-save-picture = 画像を保存
story-share-text = テキストで共有
story-copy-text = テキストをコピー
story-share-copied = コピーしました。
story-share-not-copied = このブラウザではコピーできません。テキストは上にあります。
story-share-failed = 画像を作れませんでした。
# グラフの上に。
story-shared-curve = ゲームの流れ
# $seats は勝った人。
story-shared-title =
    { WHO($seats) ->
        [you] 私の勝ちです
        [with-you] 私たちの勝ちです
       *[other] { NAME($seats) }の勝ちです
    }
# 名前のないプレイヤー自身。
story-shared-me = 私
# テキストの1行。$curve はブロックの線：「2位 Ingrid 54 ▁▂▄▆」。
story-shared-row = { $place }位 { $name } { $total } { $curve }
