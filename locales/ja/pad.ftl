### スコア表（ページと端末）：別のところで遊んでいるゲームの得点。

## ディールを記入できない理由：何を直せばよいか。

pad-missing = まだ足りません：{ LIST($items) }。
pad-missing-of-suit = { SUIT($suit) }{ $number }枚
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies = { CARD($card, as: "the-card") }{ $number }枚
pad-missing-others = ほかのカード{ $number }枚
pad-too-many-of-suit = { $over }枚多すぎます。数える{ SUIT($suit) }は{ $all }枚だけです。
pad-card-taken-twice =
    { $copies ->
        [1] { CARD($card, as: "the-card") }を取れるのは1人だけです。
       *[other] { CARD($card, as: "the-card") }は{ $copies }枚しかありません。
    }
pad-worthless-card = このディールでは、{ CARD($card) }は0点です。
pad-worthless-suit = このディールでは、{ SUIT($suit) }は0点です。
pad-unlike-suit = { SUIT($suit) }の点は1枚ごとに違います。どれをだれが取ったか記入してください。

# ムーンの書き方。
pad-written =
    { $moon ->
        [old] ムーンは、達成した人を0、相手を{ $amount }と書きます。
        [new] ムーンは、達成した人を−{ $amount }、ほかの人を0と書きます。
       *[other] ムーンは、達成した人を0、相手を{ $amount }と書くか、達成した人を−{ $amount }、ほかの人を0と書きます。
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written }{ CARDS($bonuses, as: "the-card") }を取った人からは、ボーナスも引きます。
    }
pad-points-are-missing = あと{ $missing }点足りません。
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing }{ pad-moon-written }
    }
pad-points-are-short = 合計は{ $all }点のはずが{ $sum }点で、{ $missing }点足りません。
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short }{ pad-moon-written }
    }
pad-points-are-over = 合計は{ $all }点のはずが{ $sum }点で、{ $over }点多すぎます。
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over }{ pad-moon-written }
    }
pad-points-of-a-moon = 1人で{ $amount }点すべてを取るとムーンです。{ pad-moon-written }
pad-points-of-a-side-moon = 1つのチームで{ $amount }点すべてを取るとムーンで、そのメンバーは全員が達成した人と同じ書き方になります。{ pad-moon-written }
pad-points-of-no-cards = 合計は合っていますが、ちょうどこの点になるカードの組み合わせはありません。
pad-points-too-few-for-card = 合計は合っていますが、{ CARD($card, as: "the-card") }の{ $points }点を取った人がいません。
pad-points-of-many-cards = この点になる取り方は何通りもあります。どのカードをだれが取ったか記入してください。

pad-chips-need-all-cards = 点だけではチップを精算できません。どのカードをだれが取ったか記入してください。
pad-chips-need-cards = チップの精算のため、{ CARDS($cards, as: "the-card") }をだれが取ったかも記入してください。
pad-chips-need-partners = チップの精算のため、どのカードをどのパートナーが取ったか記入してください。

pad-tricks = トリックの合計は{ $all }のはずが、{ $sum }になっています。
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] トリックを取っていないので、カードを取ったはずがありません。
       *[other] { NAME($seat) }はトリックを取っていないので、カードを取ったはずがありません。
    }

pad-moon-to-choose = ムーンです。old（相手に{ $amount }点を加える）か new（達成した人から{ $amount }点を引く）かを選んでください。
pad-moon-not-shot = ムーンではありません。2人以上が点を取っています。
pad-moon-way =
    { $way ->
        [old] このルールでは、ここのムーンは old です。相手に点を加えます。
       *[new] このルールでは、ここのムーンは new です。達成した人から点を引きます。
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] ポットの持ち越しなので、オークションはありません。あなたがスートを選びます。
       *[other] ポットの持ち越しなので、オークションはありません。{ NAME($seat) }がスートを選びます。
    }
pad-bid-without-chips = 何チップのビッドだったか記入してください。
pad-bid-without-bidder = だれのビッドだったか記入してください。
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] ビッドできるチップがありません。
               *[other] ビッドできるのは{ $most }チップだけです。
            }
       *[other]
            { $most ->
                [0] { NAME($seat) }にはビッドできるチップがありません。
               *[other] { NAME($seat) }がビッドできるのは{ $most }チップだけです。
            }
    }
pad-suit-not-named = どのスートが選ばれたか記入してください。
pad-suit-without-bid = ビッドがなければ、失点はハートです。スートを選んだ人がいれば、だれが何チップで選んだか記入してください。

pad-game-over = ゲームは第{ $hands }ディールで終わりました。次のディールは別のゲームです。

## プログラムが間違って送るもの。$name は送られたもの。

pad-entry-no-object = ディールは、"points" か、"counts" と "cards" を持つオブジェクトです。
pad-entry-empty = ディールには、点か、どのカードをだれが取ったかが必要です。
pad-entry-unknown = { $name } は、このルールのディールにはありません。
pad-entry-moon = "moon" は "old" か "new" です。
pad-entry-sun = "sun" は true か false です。
pad-entry-sun-tricks = "sun" と "tricks" が矛盾しています。
pad-entry-bid = "bid" は整数のチップです。
pad-entry-suit = "suit" は "clubs"、"diamonds"、"spades"、"hearts" のどれかです。
pad-entry-counts = "counts" は、スート "H"、"S"、"D"、"C" ごとに数のリストを持つオブジェクトです。
pad-entry-counts-suit = "counts" の { $name } はスートではありません。"H"、"S"、"D"、"C" のどれかです。
pad-entry-cards = "cards" は、カードごとに取った席を持つオブジェクトです。
pad-entry-cards-name = "cards" の { $name } はカードではありません。
pad-entry-cards-twice = "cards" に { $name } が2回あります。
pad-entry-cards-takers = "cards" の { $name } を取った席が多すぎます。
pad-entry-no-tricks = "no_tricks" は席のリストです。
pad-entry-seat = { $name } は、このテーブルの席ではありません。
pad-entry-row = { $name } は、プレイヤーごとに1つの整数のリストです。
pad-entry-number = { $name } に、整数でないものか、ありえない数があります。
