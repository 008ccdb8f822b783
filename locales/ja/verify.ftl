### ゲームの記録の検証（端末とページ）。

## 記録を検証して分かったこと。$seats は0から数えた席の番号。

verify-hash = 秘密の値から、配る前に示されたハッシュが得られます：{ $hash }
verify-parts =
    { $count ->
        [1] 席{ LIST($seats) }が値を加えたので、秘密の値を選んだ者も、どう配られるかを前もって知りませんでした。
       *[other] 席{ LIST($seats) }がそれぞれ値を加えたので、秘密の値を選んだ者も、どう配られるかを前もって知りませんでした。
    }
verify-no-parts = どの席も値を加えていないので、秘密の値を選んだ者が、配られるカードを選べたかもしれません。
verify-dealt = 秘密の値と加えられた値から、カードを配り直しました。
verify-seed = 配られるカードはシード{ $seed }で決まります。前もって約束された値ではないので、だれも選ばなかったことの証明にはなりません。
verify-position = ゲームは途中の局面から始まったので、カードは配られていません。
verify-played =
    { $actions ->
        [0] まだだれもプレイしていません。
       *[other] { $actions }回のプレイを再現しました。すべてルールどおりです。
    }
verify-over = ゲームは終わっています。合計：{ LIST($totals, list: "unit") }
verify-not-over = ゲームは終わっていません。ここまでの合計：{ LIST($totals, list: "unit") }

## 人とのゲームのあと、ページで。

check-title = 配りを確かめる
check-which = 第{ $number }ゲーム（全{ $count }ゲーム）
check-before = 前のゲーム
check-after = 次のゲーム
check-works = カードを配り直しています…
check-holds = だれもカードを選んでいません。
check-holds-no-parts = カードは約束どおりに配られました。
check-promised = テーブルは、最初の1枚を配る前に、同じハッシュと、加えられた同じ値を示していました。
# $names は値を加えた人。
check-parts =
    { $count ->
        [1] { LIST($names) }が値を加えたので、秘密の値を選んだ者も、どう配られるかを前もって知りませんでした。
       *[other] { LIST($names) }がそれぞれ値を加えたので、秘密の値を選んだ者も、どう配られるかを前もって知りませんでした。
    }
check-seen = あなたが見たことは、すべて含まれています。手札も、全員の出したカードも、順番も同じです。
check-knows = だれもカードを見なかったという証明にはなりません。サーバーは全員の手札を知る必要があるからです。
check-fails = 合わないところがあります。
check-other-hash = 秘密の値が、ゲームの前にテーブルが約束したものと違います。
check-other-parts = 加えられた値が、ゲームの前にテーブルが示したものと違います。
check-other-events = 記録にあるゲームは、あなたが見たものと違います。
check-other-totals = 記録の最後の合計が、テーブルのものと違います。
check-unread = 今は記録を取得できません。少し待って、もう一度お試しください。
check-download = 記録をダウンロード
