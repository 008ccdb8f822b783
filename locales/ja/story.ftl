### ページ：ディールとゲームの終わり：結果と、その横で伝えること。

## チップ。

chips-title = チップ
chips-pot-left = ポットに{ CHIPS($chips) }が残りました。
chips-worth = 1チップは{ $value }。ゲーム全体では：{ LIST($won) }。
chips-won = { NAME($seat) } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] ビッドした{ CHIPS($chips) }を払います。
       *[other] { NAME($seat) }はビッドした{ CHIPS($chips) }を払います。
    }
chips-debts =
    { WHO($seats) ->
        [you] チップがなくなり、借りで続けます。あとで入った分から返します。
       *[other] { NAME($seats) }はチップがなくなり、借りで続けます。あとで入った分から返します。
    }

## ディールの終わり。

result-line = 第{ $number }ディール · { $rules }
# 失点になるスートの枚数。名前の横で読み上げる。
result-taken = { SUIT($suit) }{ $count }枚
result-next = 次のディール
result-so-far = ここまでのゲーム
result-lower = 点、低いほど良い
result-higher = 点、高いほど良い
result-took-card =
    { WHO($seat) ->
        [you] { CARD($card, as: "card-headline") }を取りました。
       *[other] { NAME($seat) }が{ CARD($card, as: "card-headline") }を取りました。
    }
result-took-both =
    { WHO($seat) ->
        [you] { CARD($card, as: "card-pair") }を2枚とも取りました。
       *[other] { NAME($seat) }が{ CARD($card, as: "card-pair") }を2枚とも取りました。
    }
result-took-each = { NAME($seats) }が{ CARD($card) }を1枚ずつ取りました。
result-took-points =
    { WHO($seats) ->
        [you] { result-points }取りました。
        [one] { NAME($seats) }が{ result-points }取りました。
       *[many] { NAME($seats) }が{ result-points }ずつ取りました。
    }
result-took-none = だれも点を取りませんでした。
result-ahead = あなたが首位です。
result-still-ahead = 首位はあなたのままです。
result-level = { NAME($seats) }と並んでいます。
result-behind = { NAME($seats) }を{ page-count }点差で追っています。
result-side = あなたのチーム
result-side-ahead = あなたのチームが首位です。
result-side-level = チームは同点です。
result-side-behind = あなたのチームは{ page-count }点差で追っています。
# 終わりの条件に達したが、首位が並んでいる。
result-tied = 首位が並んだので、もう1ディール続けます。
result-fifty =
    { WHO($seats) ->
        [you] ちょうど50の倍数になり、50点減りました。
        [one] { NAME($seats) }はちょうど50の倍数になり、50点減りました。
       *[many] { NAME($seats) }はちょうど50の倍数になり、50点ずつ減りました。
    }
result-bid =
    { WHO($seat) ->
        [you] { bid-quick }で落札し、{ SUIT($suit) }を選びました。
       *[other] { NAME($seat) }が{ bid-quick }で落札し、{ SUIT($suit) }を選びました。
    }
result-bid-carried =
    { WHO($seat) ->
        [you] ポットの持ち越しで、{ SUIT($suit) }を選びました。
       *[other] ポットの持ち越しで、{ NAME($seat) }が{ SUIT($suit) }を選びました。
    }
result-bid-none = だれもビッドしなかったので、{ SUIT($suit) }が失点でした。

## ムーン。

moon-title =
    { WHO($seats) ->
        [you] シュート・ザ・ムーン達成です
       *[other] { NAME($seats) }がシュート・ザ・ムーンを達成しました
    }
moon-title-sun =
    { WHO($seats) ->
        [you] シュート・ザ・サン達成です
       *[other] { NAME($seats) }がシュート・ザ・サンを達成しました
    }
moon-said = { moon-title }。
moon-said-sun = { moon-title-sun }。
moon-everything = 点のつくカードをすべて。
moon-standard = 13枚のハートすべてとクイーン。
moon-tricks = すべてのトリック。
moon-who = 点をどう付けますか？
moon-waits = 点の付け方は{ NAME($seat) }が決めます。
moon-old = ほかの人 { SIGNED($points) }
moon-old-sides = 相手の全員 { SIGNED($points) }
moon-new = あなた { SIGNED($points) }
moon-new-side = チームの全員 { SIGNED($points) }
# 選んだあとの点。$seat は、ほかの人の中でいちばん不利な人。
moon-totals = あなたは{ $total }点、{ NAME($seat) }は{ $theirs }点になります。
moon-totals-side = あなたのチームは{ $total }点、{ NAME($seats) }は{ $theirs }点になります。
moon-ends =
    { WHO($seats) ->
        [you] あなたの勝ちで終わります。
       *[other] { NAME($seats) }の勝ちで終わります。
    }
moon-old-confirm = ほかの人に{ $points }点
moon-old-confirm-sides = 相手の全員に{ $points }点
moon-new-confirm = { $points }点引く
moon-paid = ほかの人に点が加わりました。
moon-paid-sides =
    { $sides ->
        [1] もう一方のチームに点が加わりました。
       *[other] ほかのチームに点が加わりました。
    }
moon-taken-off = { $points }点引かれました。

## ゲームの終わり。

end-win =
    { WHO($seats) ->
        [you] あなたの勝ちです
       *[other] { NAME($seats) }の勝ちです
    }
end-tie = { NAME($seats) }が{ $total }点で並び、勝ちを分け合います
end-line = { $rules } · 全{ $hands }ディール
end-place-2 = あなたは2位、首位と{ page-count }点差です。
end-place-3 = あなたは3位、首位と{ page-count }点差です。
end-place-other = あなたは{ end-ordinal }、首位と{ page-count }点差です。
end-place-last = あなたは最下位、首位と{ page-count }点差です。
end-side-behind = あなたのチームは首位と{ page-count }点差です。
end-ordinal = { $place }位
end-chips =
    { WHO($seats) ->
        [you] チップはあなたが最多の{ CHIPS($chips) }です。
        [one] チップは{ NAME($seats) }が最多の{ CHIPS($chips) }です。
       *[many] チップは{ NAME($seats) }が最多で、{ CHIPS($chips) }ずつです。
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place = チップでは{ end-ordinal }です。
end-chips-aside = 勝敗は合計で決まります。チップは別に精算します。
end-new = 新しいゲーム
end-rules = ルールを変える
end-home = ホーム
end-winner = 勝者

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

## コーチから見て、いちばん得した1枚と損した1枚。$difference は2枚の損の差で、振り返りと同じ数え方。

story-cards = あなたのプレイ
story-looking = コーチがあなたのプレイを調べています：{ $done }/{ $hands }ディール。
story-failed = コーチが答えられませんでした。
story-nothing = 大きな差の付いたカードはありませんでした。
story-best = いちばん得した1枚：{ CARD($card) }
story-best-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }を出すより{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の得でした。
        [game] 第{ $hand }ディール：{ CARD($other) }を出すより、ゲームに100回中{ NUMBER($difference, maximumFractionDigits: 0) }回多く勝てます。
       *[chips] 第{ $hand }ディール：{ CARD($other) }を出すより{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの得でした。
    }
story-dearest = いちばん損した1枚：{ CARD($card) }
story-dearest-why =
    { $unit ->
        [points] 第{ $hand }ディール：{ CARD($other) }を出すより{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の損でした。
        [game] 第{ $hand }ディール：{ CARD($other) }なら、ゲームに100回中{ NUMBER($difference, maximumFractionDigits: 0) }回多く勝てます。
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
