### テーブルで言うこと（ページでも端末でも）：できない理由、ディールの精算。

## できない理由。その場に応じた文と、一般的な .about。

refusal-no_such_seat = その席はありません。席は時計回りに0から数えます。
refusal-not_now = 今はできません。
refusal-not_your_turn =
    { WHO($seats) ->
        [none] 今はだれの番でもありません。
        [you] あなたの番です。
        [one] { NAME($seats) }の番です。
       *[many] { NAME($seats) }がまだ済んでいません。
    }
    .about = ほかのプレイヤーの番です。
refusal-game_over = ゲームは終わっています。
refusal-no_such_card = そのカードはありません。QS（スペードのQ）やTD（ダイヤの10）のように、ランクとスートで書いてください。
refusal-card_not_held = { CARD($card) }は手札にありません。
    .about = そのカードは手札にありません。
refusal-bid_too_low = { $least }以上をビッドするか、パスしてください。
    .about = ビッドは、前のビッドより高くなければなりません。
refusal-bid_too_high = ビッドできるのは{ $most }チップまでです。
    .about = 持っているチップより多くはビッドできません。
refusal-no_such_suit = そのスートはありません。クラブ、ダイヤ、スペード、ハートのどれかです。
refusal-already_passed = カードはもう渡しました。
refusal-wrong_number_of_cards =
    { $count ->
        [0] 今は渡すカードはありません。
       *[other] 渡すのは、ちょうど{ $count }枚です。
    }
    .about = 渡すカードの枚数が違います。
refusal-card_given_twice = { CARD($card) }を2回渡すことはできません。
    .about = 同じカードを2回渡すことはできません。
refusal-must_follow_suit = { SUIT($suit) }がまだあるので、{ SUIT($suit) }を出してください。
    .about = リードされたスートがあるので、そのスートを出してください。
refusal-must_lead_lowest_club = 最初に出すのは、いちばん低いクラブです。
refusal-must_lead_a_club = 最初に出すのはクラブです。
refusal-hearts_not_broken = { SUIT($suit) }はまだ解禁されていません。
    .about = ハートはまだ解禁されていません。
refusal-queen_not_led_yet = { CARD($queen) }は、{ SUIT($suit) }が解禁されるまでリードできません。
    .about = クイーンは、ハートが解禁されるまでリードできません。
refusal-must_lead_queen = ほかに{ SUIT($suit) }しかないときは、{ CARD($queen) }をリードしなければなりません。
    .about = ほかにハートしかないときは、クイーンをリードしなければなりません。
refusal-no_penalties_on_first_trick = 最初のトリックでは、点になるカードを捨てられません。
refusal-no_hearts_on_first_trick = 最初のトリックでは、{ SUIT($suit) }を捨てられません。
    .about = 最初のトリックでは、ハートを捨てられません。
refusal-queen_not_discarded_yet = { CARD($queen) }は、{ SUIT($suit) }が解禁されるまで捨てられません。
    .about = クイーンは、ハートが解禁されるまで捨てられません。
refusal-must_discard_queen = { CARD($queen) }は、最初の機会に捨てなければなりません。
    .about = クイーンは、最初の機会に捨てなければなりません。
refusal-not_a_moon_choice = ムーンの数え方は、old（ほかの人に加える）か new（達成した人から引く）です。

## 送られたものを受け付けない理由。くわしいことが分からないとき。

refusal-unknown_request = そのような要求はありません。help で一覧を見られます。
refusal-bad_argument = 要求を理解できません。書き方は help で見られます。
refusal-bad_json = この要求で使えるJSONではありません。
refusal-bad_rules = このルールでは遊べません。
refusal-bad_position = この局面からは遊べません。
refusal-bad_log = この記録は再現できません。
refusal-bad_event = このできごとは、それまでに見えたことと合いません。
refusal-no_game = まだゲームがありません。new でカードを配ります。

## チップの動き。$seats は、払った数も受け取った数も同じ人たち。

settled-number = { $amount }
settled-average = 合計の平均は{ CHIPS($average, as: "settled-number") }です。
settled-below-average =
    { WHO($seats) ->
        [you] 平均との差として{ CHIPS($paid) }を払います。
        [one] { NAME($seats) }は、平均との差として{ CHIPS($paid) }を払います。
       *[many] { NAME($seats) }は、それぞれ平均との差として{ CHIPS($paid) }を払います。
    }
settled-above-average =
    { WHO($seats) ->
        [you] 平均との差として{ CHIPS($won) }を受け取ります。
        [one] { NAME($seats) }は、平均との差として{ CHIPS($won) }を受け取ります。
       *[many] { NAME($seats) }は、それぞれ平均との差として{ CHIPS($won) }を受け取ります。
    }
settled-at-average =
    { WHO($seats) ->
        [you] ちょうど平均なので、支払いはありません。
       *[other] { NAME($seats) }はちょうど平均なので、支払いはありません。
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] 支払いも受け取りもありません。
       *[other] { NAME($seats) }は、支払いも受け取りもありません。
    }
settled-takes-back =
    { WHO($seats) ->
        [you] 支払いはなく、ほかの人のハートの分として{ CHIPS($won) }を受け取ります。
        [one] { NAME($seats) }は支払いがなく、ほかの人のハートの分として{ CHIPS($won) }を受け取ります。
       *[many] { NAME($seats) }は支払いがなく、ほかの人のハートの分として、それぞれ{ CHIPS($won) }を受け取ります。
    }
settled-hearts = ハート{ $hearts }枚
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] { settled-hearts }分の{ CHIPS($paid) }を払い、受け取りはありません。
        [one] { NAME($seats) }は{ settled-hearts }分の{ CHIPS($paid) }を払い、受け取りはありません。
       *[many] { NAME($seats) }は、それぞれ{ settled-hearts }分の{ CHIPS($paid) }を払い、受け取りはありません。
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] { settled-hearts }分の{ CHIPS($paid) }を払い、ほかの人のハートの分として{ CHIPS($won) }を受け取ります。
        [one] { NAME($seats) }は{ settled-hearts }分の{ CHIPS($paid) }を払い、ほかの人のハートの分として{ CHIPS($won) }を受け取ります。
       *[many] { NAME($seats) }は、それぞれ{ settled-hearts }分の{ CHIPS($paid) }を払い、ほかの人のハートの分として{ CHIPS($won) }を受け取ります。
    }

settled-clear =
    { WHO($seats) ->
        [you] 無失点です。
       *[other] { NAME($seats) }は無失点です。
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] 無失点で、ポットの{ CHIPS($won) }を取ります。
       *[other] { NAME($seats) }は無失点で、ポットの{ CHIPS($won) }を取ります。
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] 無失点で、ポットの分け前として{ CHIPS($won) }を取ります。
        [one] { NAME($seats) }は無失点で、ポットの分け前として{ CHIPS($won) }を取ります。
       *[many] { NAME($seats) }は無失点で、ポットを分け合い、それぞれ{ CHIPS($won) }を取ります。
    }
settled-points = { $points }点
settled-pays =
    { WHO($seats) ->
        [you] { settled-points }分の{ CHIPS($paid) }を払います。
        [one] { NAME($seats) }は{ settled-points }分の{ CHIPS($paid) }を払います。
       *[many] { NAME($seats) }は、それぞれ{ settled-points }分の{ CHIPS($paid) }を払います。
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] { settled-points }分の{ CHIPS($paid) }を払い、ポットの{ CHIPS($won) }を取ります。
        [one] { NAME($seats) }は{ settled-points }分の{ CHIPS($paid) }を払い、ポットの{ CHIPS($won) }を取ります。
       *[many] { NAME($seats) }は、それぞれ{ settled-points }分の{ CHIPS($paid) }を払い、ポットの{ CHIPS($won) }を取ります。
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] { settled-points }分の{ CHIPS($paid) }を払い、ポットの分け前として{ CHIPS($won) }を取ります。
        [one] { NAME($seats) }は{ settled-points }分の{ CHIPS($paid) }を払い、ポットの分け前として{ CHIPS($won) }を取ります。
       *[many] { NAME($seats) }は、それぞれ{ settled-points }分の{ CHIPS($paid) }を払い、ポットを分け合って、{ CHIPS($won) }ずつ取ります。
    }

settled-rest-stays = ポットは割り切れず、{ CHIPS($pot) }が残ります。
settled-nobody-clear = 無失点の人がいないので、ポットの{ CHIPS($pot) }は持ち越します。
settled-several-clear = 無失点が{ $clear }人いるので、ポットの{ CHIPS($pot) }は持ち越します。
