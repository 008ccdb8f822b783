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
# そのディールで最多の点を取った人。
story-turn-points =
    { WHO($seats) ->
        [you] { $points }点取りました。
        [one] { NAME($seats) }が{ $points }点取りました。
       *[many] { NAME($seats) }が{ $points }点ずつ取りました。
    }

## コーチから見て最良のプレイと、いちばん損をしたプレイ。$difference は小数第1位まで。

story-cards = あなたのプレイ
story-looking = コーチがあなたのプレイを調べています：{ $done }/{ $hands }ディール。
story-failed = コーチが答えられませんでした。
story-nothing = 大きな差の付いたカードはありませんでした。
story-best = 最良の1枚：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }なら{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の損でした。
       *[chips] 第{ $hand }ディール：{ CARD($other) }なら{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの損でした。
    }
story-dearest = 最も損した1枚：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }なら{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の得でした。
       *[chips] 第{ $hand }ディール：{ CARD($other) }なら{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの得でした。
    }
