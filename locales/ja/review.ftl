### ページ：終わったディールを、1枚ずつ振り返る。

review-title = 第{ $hand }ディールを1枚ずつ
review-how = カードをタップすると理由が出ます。
review-laying-out = カードを並べています。
review-looking = あなたのプレイを調べています：{ $done }/{ $all }。
review-progress = 調べたプレイ
# $unit は points か chips。
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] 1点を超える損になったプレイはありません。
               *[other] 1点を超える損になったプレイは{ $count }回です。
            }
        [game]
            { $count ->
                [0] ゲームの1%を超える損になったプレイはありません。
               *[other] ゲームの1%を超える損になったプレイは{ $count }回です。
            }
       *[chips]
            { $count ->
                [0] 1チップを超える損になったプレイはありません。
               *[other] 1チップを超える損になったプレイは{ $count }回です。
            }
    }
review-failed = コーチが答えられませんでした。カードは見られます。
review-thinking = 考えています
review-table = ディールの流れ、トリックごと
review-trick = トリック

# 行：ビッド、選んだスート、カード交換、トリック、ムーンの選択。
review-row-bid = ビッド
review-row-suit = スート
review-row-pass = 交換
review-row-play = 第{ $trick }トリック
review-row-moon = ムーン

# だれの列か。
review-seat =
    { WHO($seat) ->
        [you] あなた
       *[other] { NAME($seat) }
    }

## カードの下。

review-led = リード
review-took = 取った
review-led-and-took = リード、取った
review-cost = 損{ $cost }

## プレイ：だれが何をしたか。

review-did-play =
    { WHO($seat) ->
        [you] あなたは{ CARD($card, as: "the-card") }を出しました
       *[other] { NAME($seat) }は{ CARD($card, as: "the-card") }を出しました
    }
review-did-pass =
    { WHO($seat) ->
        [you] あなたは{ CARDS($cards, as: "the-card") }を渡しました
       *[other] { NAME($seat) }は{ CARDS($cards, as: "the-card") }を渡しました
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] あなたはパスしました
               *[other] あなたは{ $chips }をビッドしました
            }
       *[other]
            { $chips ->
                [0] { NAME($seat) }はパスしました
               *[other] { NAME($seat) }は{ $chips }をビッドしました
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] あなたは{ SUIT($suit) }を選びました
       *[other] { NAME($seat) }は{ SUIT($suit) }を選びました
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] あなたは点をほかの人に加えました
               *[new] あなたは点を自分から引きました
            }
       *[other]
            { $way ->
                [old] { NAME($seat) }は点をほかの人に加えました
               *[new] { NAME($seat) }は点を自分から引きました
            }
    }
review-move = { LIST($row) }：{ LIST($did) }
review-ask = { LIST($did) }。なぜ？
review-ask-noted = { LIST($did) }、{ LIST($note) }。なぜ？

# カードで示せないときの、短い言い方。
review-word-bid =
    { $chips ->
        [0] パス
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit) }
review-word-moon =
    { $way ->
        [old] 人に加える
       *[new] 自分から引く
    }

## コーチの見方。

review-only = ほかに選択はありませんでした。
review-unseen = これはコーチが調べていません。
review-best = 最善でした。
review-alike = 最善とほぼ同じです。
# $cost と $error は小数第1位まで。
review-costly =
    { $unit ->
        [points] 最善より{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }点の損でした。
        [game] 最善よりゲームの{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%の損でした。
       *[chips] 最善より{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップの損でした。
    }
review-costly-about =
    { $unit ->
        [points] 最善より{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }点（±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }）の損でした。
        [game] 最善よりゲームの{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }%（±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }）の損でした。
       *[chips] 最善より{ NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }チップ（±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }）の損でした。
    }
review-perhaps-nothing = 損ではなかったのかもしれません。
review-advice-to = { NAME($seat) }へのヒントです。そのとき{ NAME($seat) }に見えたことだけをもとにしています。
review-choices = ほかの選択
review-is-best = 最善
review-done = 実際
review-on-table = 場のカード
review-holds =
    { WHO($seat) ->
        [you] あなたの手札
       *[other] { NAME($seat) }の手札
    }
review-legend-points = 棒：最善と比べて失う点。
review-legend-chips = 棒：最善と比べて失うチップ。
review-legend-game = 棒：最善と比べて失うゲームの割合（%）。
review-legend-alike = チェック付きはほぼ同じ。
