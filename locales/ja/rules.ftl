### ルール：フィールドの名前と意味、ルールの説明文、遊べない理由。

## フィールド：名前、意味（.about）、人数による標準値（.default）。値の名前は games.ftl に。

field-players = 人数
    .about = テーブルに着く人数。

field-packs = トランプの組数
    .about = 2組なら、同じトリックに出た同じカードが打ち消し合います。

field-teams = チーム
    .about = だれとだれが組むか。

field-pooled = 得点の合算
    .about = ゲームの終わりを、チームの合計で判定します。

field-joint_moon = チームでムーン
    .about = パートナーどうしでムーンを達成できます。

field-removed = 抜くカード
    .about = 使わないカード。
    .default = 人数による

field-hand_size = 手札の枚数
    .about = 1人に配る枚数。
    .default = 全部を均等に

field-kitty = 余り札
    .about = 配り切れずに余ったカードを取る人。

field-kitty_peek = 余り札は取った人が見る
    .about = 取った人はすぐに見ます。そうでなければ最後まで伏せておきます。

field-pass_count = 渡す枚数
    .about = 1人が渡すカードの枚数。
    .default = 人数による

field-pass_cycle = 渡す先
    .about = ディールごとの渡す先。ひと回りしたら最初に戻ります。
    .default = 人数による

field-opening = 最初のリード
    .about = 最初のトリックで、だれが何をリードするか。

field-first_trick = 最初のトリック
    .about = 最初のトリックで捨てられるカード。

field-breaking = ハートの解禁
    .about = だれかがハートを出すまで、ハートはリードできません。

field-hearts_only = ハートしかないとき
    .about = 解禁前に、リードする人がハートしか持っていないとき。

field-queen = クイーン
    .about = クイーンのルールが当てはまるカード。

field-queen_breaks = クイーンでハート解禁
    .about = クイーンを出すとハートが解禁されるか。

field-queen_lead = クイーンのリード
    .about = クイーンをいつリードできるか。

field-queen_or_hearts = ハートとクイーンだけのとき
    .about = ハートをリードできないときに、ハートとクイーンしか持っていない人が何をリードするか。

field-queen_discard = クイーンを捨てるとき
    .about = クイーンをいつ捨てられるか、捨てなければならないか。

field-points = 点
    .about = 各カードの点。指定のないカードは0点です。
    .default = ♥各1点、♠Q 13点

field-moon = シュート・ザ・ムーン
    .about = 点を1人がすべて取ったときの数え方。

field-moon_needs_bonus = ムーンにはボーナスカードも必要
    .about = 達成するには、ボーナスカードも取らなければなりません。

field-sun = シュート・ザ・サン
    .about = 全トリックを取ってムーンを達成したときの点。

field-no_trick_bonus = トリック0のボーナス
    .about = ムーンのないディールで、トリックを取らなかった人から引く点。

field-objective = 勝つ人
    .about = 合計の低い人と高い人のどちらが勝つか。

field-end = ゲームの終わり
    .about = ゲームが終わる合計、またはディール数。

field-tie = 最後に同点なら
    .about = 首位が並んだときどうするか。

field-fifty_reset = 50の倍数で50点減
    .about = 合計がちょうど50、100、150などになると、50点減ります。

field-auction = オークション
    .about = 失点になるスートを選んでリードする権利を、チップで競ります。

field-stock = 山札から引く
    .about = 残りのカードを山札にします。同じスートを出せない人は、出せるまで引きます。

field-settlement = チップ
    .about = ゲームをチップで精算する方法。

## ルールの説明文：見出しと、その下の文。

sheet-aim = 目的
sheet-aim-low = 失点を避けるゲームです。合計のいちばん低い人が勝ちます。
sheet-aim-high = このゲームでは点を集めます。合計のいちばん高い人が勝ちます。
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = 2人対2人で、パートナーとは向かい合って座ります。
sheet-sides-2v2v2 = 3組のペアで対戦し、パートナーとは向かい合って座ります。
sheet-sides-3v3 = 3人対3人で、1席おきに味方が座ります。
sheet-sides-totals = カードの点は取った人につき、チームの合計を足し合わせます。

sheet-deal = 配り方
sheet-deck =
    { $packs ->
        [1] { $players }人で、トランプ1組の{ $cards }枚を使います。エースがいちばん強いカードです。
       *[other] { $players }人で、トランプ2組の{ $cards }枚を使います。エースがいちばん強いカードです。
    }
sheet-deck-without =
    { $packs ->
        [1] { $players }人で、トランプから{ CARDS($removed, as: "card-mark") }を抜いた{ $cards }枚を使います。エースがいちばん強いカードです。
       *[other] { $players }人で、トランプ2組から{ CARDS($removed, as: "card-mark") }を抜いた{ $cards }枚を使います。エースがいちばん強いカードです。
    }
sheet-dealt = カードを1枚ずつ、各自{ $cards }枚になるまで配ります。ディーラーは毎回、左の人に移ります。
sheet-stock = 残りの{ $cards }枚は、伏せて山札にします。
sheet-stock-none = カードが残らないので、引く山札はありません。
sheet-kitty = 余った{ $cards }枚は余り札で、{ WORD($taker, of: "value-kitty") }のものになります。最後のカードが出るまで、だれも見ません。
sheet-kitty-seen = 余った{ $cards }枚は余り札で、{ WORD($taker, of: "value-kitty") }のものになり、その人だけが見ます。

sheet-auction = オークション
sheet-auction-bids = ディーラーの左の人から順に、1人1回ずつ、前より高いチップを手持ちの範囲でビッドするか、パスします。
sheet-auction-suit = 落札者はビッドした額をポットに払い、失点になるスートを選んで、リードします。この先でハートについて述べることは、そのスートに当てはまります。
sheet-auction-carried = ポットを取る人がいないあいだ、オークションはありません。同じ人が新しい手札を見て、スートを選び、リードします。もう払いません。
sheet-auction-passed = 全員がパスすると、ハートが失点になり、ディーラーの左の人がリードします。次のディールではオークションをします。

sheet-pass = カード交換
sheet-pass-none = カード交換はありません。
sheet-pass-cards = プレイの前に、各自が{ $cards }枚を伏せて渡します。もらったカードは、渡したあとで見ます。
sheet-pass-always = 渡す先は、いつも{ WORD($way, of: "pass-way") }です。
sheet-pass-cycle = 渡す先は、ディールごとに{ WORDS($ways, of: "pass-way", list: "unit") }の順で、ひと回りしたら最初に戻ります。
sheet-pass-scatter = ほかの全員に1枚ずつ渡すときは、{ $cards }枚になります。
# カードを渡す先。
pass-way-left = 左
pass-way-right = 右
pass-way-across = 向かい
pass-way-left2 = 2つ左
pass-way-right2 = 2つ右
pass-way-left3 = 3つ左
pass-way-right3 = 3つ右
pass-way-scatter = ほかの全員（1枚ずつ）
pass-way-hold = 交換なし

sheet-play = プレイ
sheet-lead-lowest = 最初のトリックは、{ MARK($card) }を持っている人が、それをリードして（最初に出して）始めます。
sheet-lead-lowest-dealt = 最初のトリックは、配られた中でいちばん低いクラブを持っている人が、それをリードして（最初に出して）始めます。
sheet-lead-lowest-packs = 最初のトリックは、配られた中でいちばん低いクラブをリードして（最初に出して）始めます。2人が持っていれば、ディーラーの左から数えて先の人がリードします。
sheet-lead-any_club = 最初のトリックは、いちばん低いクラブを持っている人が、好きなクラブをリードして（最初に出して）始めます。
sheet-lead-eldest = 最初のトリックは、ディーラーの左の人がリードします（最初に出します）。
sheet-lead-bidder = 最初のトリックは、落札者がリードします（最初に出します）。
sheet-follow = リードと同じスート（マーク）があれば、それを出さなければなりません。なければ、どのカードでも出せます。リードのスートでいちばん強いカードを出した人がトリックを取り、次のリードをします。
sheet-cancel = 同じトリックに出た同じカードは打ち消し合い、残りの中でいちばん強いカードが取ります。
sheet-cancel-all = リードのスートがすべて打ち消されると、トリックは場に残ります。同じ人がもう一度リードし、次のトリックを取った人が両方を取ります。
sheet-draw = リードと同じスートがない人は、出せるまで山札から引き、出せるカードを引いたらそれを出します。山札がなくなれば、どのカードでも出せます。
sheet-draw-out = トリックがリードされたときに手札のない人は抜けます。1人だけが残ったら、その手札と山札は、その人の取ったものになります。
sheet-penalties =
    { $objective ->
        [low] 失点になる
       *[high] 点になる
    }
sheet-first-no_penalties = 最初のトリックでは、ほかにカードがない場合を除き、{ sheet-penalties }カードを捨てられません。
sheet-first-no_hearts = 最初のトリックでは、ほかにカードがない場合を除き、ハートを捨てられません。
sheet-breaking = ハートは、解禁されるまで、つまりだれかがハートを出すまで、リードできません。
sheet-breaking-free = ハートはいつでもリードできます。
sheet-hearts_only-may_lead = リードする人がハートしか持っていなければ、解禁前でもハートをリードします。
sheet-hearts_only-pass_lead = ハートの解禁前に、リードする人がハートしか持っていなければ、左の人がリードします。
sheet-broken = ハートは、だれかがハートを出すと解禁されます。
sheet-queen-breaks-discarded = { MARK($queen) }を捨てると、ハートが解禁されます。
sheet-queen-breaks-played = { MARK($queen) }を出すと、いつでもハートが解禁されます。
sheet-queen-lead = { MARK($queen) }は、ほかにカードがない場合を除き、ハートが解禁されるまでリードできません。
sheet-queen-must-lead = ハートの解禁前に、ハートと{ MARK($queen) }しか持っていなければ、{ MARK($queen) }をリードしなければなりません。
sheet-queen-either = ハートの解禁前に、ハートと{ MARK($queen) }しか持っていなければ、どちらをリードしても構いません。
sheet-queen-discard = { MARK($queen) }は、ほかにカードがない場合を除き、ハートが解禁されるまで捨てられません。
sheet-queen-forced = { MARK($queen) }は、最初の機会に捨てなければなりません。

sheet-points = 点
sheet-points-suit = 選ばれたスートのカードは、1枚1点です。
sheet-points-none = どのカードも0点です。
sheet-points-cards = 取ったカードの点は、{ LIST($values) }です。
sheet-points-each = { SUIT($suit, as: "suit-each") }1枚が{ $points }点
sheet-points-card = { MARK($card) }が{ $points }点
sheet-no_trick = トリックを1つも取らなければ、{ $points }点引かれます。ムーンのあったディールは除きます。
sheet-fifty = 合計がちょうど50、100、150などになると、50点減ります。

sheet-moon = シュート・ザ・ムーン
sheet-moon-none = ムーンはありません。カードはいつも取ったとおりに数えます。
sheet-moon-player = { sheet-penalties }カードを1人ですべて取ると、シュート・ザ・ムーンです。
sheet-moon-player-bonus = { sheet-penalties }カードとボーナスカードを1人ですべて取ると、シュート・ザ・ムーンです。
sheet-moon-side = { sheet-penalties }カードを1人で、またはチームですべて取ると、シュート・ザ・ムーンです。
sheet-moon-side-bonus = { sheet-penalties }カードとボーナスカードを1人で、またはチームですべて取ると、シュート・ザ・ムーンです。
sheet-moon-old =
    { $teams ->
        [none] その場合、達成した人は0点で、ほかの全員に{ $points }点が加わります。
       *[other] その場合、達成した人は0点で、相手の全員に{ $points }点が加わります。
    }
sheet-moon-new = その場合、達成した人から{ $points }点が引かれ、ほかの人は0点です。
sheet-moon-choice =
    { $teams ->
        [none] その場合、ほかの全員に{ $points }点を加えるか、自分から{ $points }点を引くかを、達成した人が選びます。
       *[other] その場合、相手の全員に{ $points }点を加えるか、自分から{ $points }点を引くかを、達成した人が選びます。
    }
sheet-moon-auto =
    { $teams ->
        [none] その場合、ほかの全員に{ $points }点が加わります。ただし、それで達成した人が負けてゲームが終わるなら、代わりに達成した人から{ $points }点が引かれます。
       *[other] その場合、相手の全員に{ $points }点が加わります。ただし、それで達成した人のチームが負けてゲームが終わるなら、代わりに達成した人から{ $points }点が引かれます。
    }
sheet-moon-together = チームで達成したときは、メンバー全員からそれぞれ同じ点が引かれます。
sheet-moon-chooser = メンバーのうち、取ったカードの点がいちばん多い人が選びます。並んだら、ディーラーの左から数えて先の人が選びます。
sheet-sun = さらに全トリックを取るとシュート・ザ・サンになり、{ $points }点と数えます。
sheet-moon-bonuses = ボーナスカードの点は、ムーンのときも取った人に付きます。

sheet-end = 終わり
sheet-end-hands = ゲームは{ $hands }ディールで終わります。
sheet-end-target = だれかの合計が{ $target }点に達したディールで、ゲームは終わります。
sheet-end-target-side = いずれかのチームの合計が{ $target }点に達したディールで、ゲームは終わります。
sheet-wins =
    { $objective ->
        [low] 合計のいちばん低い人が勝ちます。
       *[high] 合計のいちばん高い人が勝ちます。
    }
sheet-wins-side =
    { $objective ->
        [low] 合計のいちばん低いチームが勝ちます。
       *[high] 合計のいちばん高いチームが勝ちます。
    }
sheet-tie-play_on = 首位が並んだら、もう1ディール続けます。
sheet-tie-shared = 首位が並んだら、勝ちを分け合います。

sheet-chips = チップ
sheet-bought = 全員が{ $chips }チップを買って始めます。足りなくなれば、借りになります。
sheet-bought-worth = 全員が1枚{ NUMBER($worth, maximumFractionDigits: 3) }で{ $chips }チップを買って始めます。足りなくなれば、借りになります。
sheet-average =
    { $objective ->
        [low] ゲームが終わると、合計が平均より高い人は差の分のチップを払い、低い人は受け取ります。1チップ未満の端数も数えます。
       *[high] ゲームが終わると、合計が平均より低い人は差の分のチップを払い、高い人は受け取ります。1チップ未満の端数も数えます。
    }
sheet-lowest_takes_pot = ディールのあと、全員が、取ったとおりの失点1点につき1チップをポットに払い、そのディールの最少失点の人が取ります。並んだら分け合い、端数は残ります。
sheet-sweepstakes = ディールのあと、全員が、取ったとおりの失点1点につき1チップをポットに払います。何も払わない人が無失点です。
sheet-sweepstakes-one = 無失点がちょうど1人なら、その人がポットを取ります。そうでなければ次のディールに持ち越します。
sheet-sweepstakes-two = 無失点が1人ならその人がポットを取り、2人なら分け合って端数の1チップは残ります。そうでなければ次のディールに持ち越します。
sheet-howell = ディールのあと、取ったハート1枚につき{ $chips }チップをポットに払い、取らなかったハート1枚につき1チップを受け取ります。
sheet-bonus-pays-nothing = ボーナスカードの支払いはありません。
sheet-moon-pays-nothing = ムーンの点でチップは動きません。

## フィールドの値になれない理由。フィールドの名前の後ろに続く（「ムーン：…」）。$given は書かれていたもの。

fault-flag = true か false を指定します（入力：{ $given }）。
fault-choice = { LIST($values, list: "or") }を指定します（入力：{ $given }）。
fault-amount = off か、1〜100万の整数を指定します（入力：{ $given }）。
fault-count = 整数を指定します（入力：{ $given }）。
fault-open-count = 整数か "{ $word }" を指定します（入力：{ $given }）。
fault-card = "QS" のようなカードを指定します（入力：{ $given }）。
fault-cards = ["2D"] のようなカードのリストを指定します（入力：{ $given }）。
fault-cards-item = { $given } はカードではありません。"2D" のように、ランクとスートで書いてください。
fault-cards-thrice = { CARD($card) }が3回書かれています。
fault-cycle = ["left", "right", "hold"] のような渡す先のリストを指定します（入力：{ $given }）。
fault-cycle-entry = 渡す先は{ LIST($values, list: "or") }です（入力：{ $given }）。
fault-points = { "{" }"H": 1, "QS": 13{ "}" } のようにカードの点を指定します（入力：{ $given }）。
fault-points-name = { $given } は、"QS" のようなカードでも、"H" のようなスートでもありません。
fault-points-value = { CARD($card) }の点は、−100万〜100万の整数です（入力：{ $given }）。
fault-points-suit = { SUIT($suit, as: "suit-each") }1枚の点は、−100万〜100万の整数です（入力：{ $given }）。
fault-points-twice = { CARD($card) }が2回書かれています。
fault-end = 25〜500点の合計か、1以上のディール数を指定します。
fault-settlement-kind = { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" } のように、kind が必要です。
fault-settlement-term = 使えるのは kind、chip_value、buy_in、split_two で、{ $given } はありません。
fault-chip_value = 1チップの価値は0.001〜100万で、小数第3位までの数です（入力：{ $given }）。
fault-buy_in = 最初のチップは1〜100万の整数です（入力：{ $given }）。
fault-split_two = split_two は true か false です（入力：{ $given }）。
fault-rules = ルールは { "{" }"extends": "omnibus"{ "}" } のようなJSONオブジェクトです。
fault-preset = { $given } というゲームはありません。
fault-no-field = そのフィールドはありません。
# Pythonだけ：JSONで書けない値。
fault-value = { $given } は、ルールの値になりません。

## ルールで遊べない理由。フィールドの名前の後ろに続く。

fault-packs = 使えるトランプは1組か2組で、{ $packs }組では遊べません。
fault-players = 遊べるのは{ $least }〜{ $most }人で、{ $players }人では遊べません。山札ありなら{ $stock_least }人、トランプ2組なら{ $packs_most }人まで遊べます。
fault-players-packs = トランプ2組で遊べるのは{ $least }〜{ $most }人で、{ $players }人では遊べません。
fault-players-stock = 山札ありで遊べるのは{ $least }〜{ $most }人で、{ $players }人では遊べません。トランプ2組なら{ $packs_most }人まで遊べます。
fault-teams = このチーム分けは{ $players }人では使えません。
fault-needs-teams = これにはチームが必要です。「{ field-teams }」で組み方を選んでください。
fault-removed-once = トランプ1組に{ CARD($card) }は1枚しかありません。
fault-removed-many =
    { $cards ->
        [0] 配るカードが残っていません。
       *[other] 残り{ $cards }枚では、全員に1枚ずつ配れません。
    }
fault-hand_size-least = 1人に1枚以上配らなければなりません。
fault-hand_size-most = { $cards }枚では、{ $players }人に{ $hand_size }枚ずつ配れません。
fault-kitty = { $cards }枚余るので、余り札を使うか、配る枚数を変えてください。
fault-pass_count = 渡せるのは0〜4枚です。
fault-pass_count-hand = 渡す{ $pass_count }枚が、手札の{ $hand_size }枚より多くなっています。
fault-pass_cycle-empty = 1つ以上必要です。交換しないときは「{ value-pass_cycle-hold }」です。
fault-pass_cycle-scatter = 全員に1枚ずつ渡すには、手札の{ $hand_size }枚では足りません。
fault-pass_cycle-across = { $players }人では、向かいに座る人がいません。
fault-pass_cycle-oneself = { $players }人では、渡す先のどれかが自分になってしまいます。
fault-points-range = カードの点は−100万〜100万です。
fault-amount-range = off か、1〜100万の整数を指定します。
fault-sun-moon = サンはムーンとして数えますが、ムーンがオフになっています。
fault-end-hands = ゲームには1ディール以上必要です。
fault-end-target = 終了の合計は25〜500点で、{ $target }点にはできません。
fault-end-worth = 使うカードの点が合わせて{ $points }点なので、合計はいつまでも届きません。代わりにディール数を指定してください。
fault-auction-opening = オークションのあとは、落札者が最初のトリックをリードします（「{ field-opening }」：「{ value-opening-bidder }」）。
fault-auction-none = オークションがなければ、最初のトリックをリードする落札者がいません。
fault-auction-pass = オークションでは、カード交換はありません（「{ field-pass_cycle }」：「{ value-pass_cycle-hold }」）。
fault-auction-settlement = オークションのポットは、スイープステークスと同じように取ります（「{ field-settlement }」：「{ value-settlement-sweepstakes }」）。
fault-settlement-buy_in = 最初のチップは1〜100万の整数です。
fault-settlement-chip_value = 1チップの価値は0.001〜100万です。
fault-settlement-objective = 高い合計が勝つゲームでは、「{ field-settlement }」は「{ value-settlement-none }」か「{ value-settlement-average }」だけです。
