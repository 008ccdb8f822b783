### ゲーム：名前のあるものと、標準との違いを短く。最初の画面とテーブルでルールについて言うこと。ほかは rules.ftl に。

## 名前のあるゲーム。.about は一文の説明。

preset-black-lady = ブラックレディ
    .about = 標準のゲーム。13枚のハートが1点ずつ、スペードのクイーンが13点です。
preset-omnibus = オムニバス
    .about = 標準のゲームに、お楽しみを1枚。ダイヤのジャックを取ると10点引かれます。
preset-original = オリジナルハーツ
    .about = 1880年代のゲーム。数えるのはハートだけで、カード交換はなく、ハートはいつでもリードできます。
preset-plain = プレーンハーツ
    .about = クイーンのない標準のゲーム。数えるのはハートだけです。
preset-black-jack = ブラックジャック
    .about = スペードのジャックがクイーンの代わりで、10点です。
preset-black-maria = ブラックマリア
    .about = 3人で、危険なスペードが3枚。毎回3枚を右へ渡します。
preset-spot = スポットハーツ
    .about = ハートの失点は書かれた数で、エースは14点。スペードのクイーンは25点です。
preset-partnership = パートナーシップ
    .about = 向かい合う2人どうしの対戦。チームの得点は合計します。
preset-reverse = リバース
    .about = 合計のいちばん高い人の勝ち。だれもがハートとクイーンをほしがります。
preset-trickster = トリックスター
    .about = オンラインでよくある標準のゲーム。クイーンを捨てるとハートが解禁され、ムーンは達成した人に有利に数え、勝ちを分け合うこともあります。
preset-gamblers = ギャンブラー
    .about = クイーンは最初の機会に必ず捨て、ハートは最初からリードできます。最後に全員が平均との差を精算します。
preset-domino = ドミノハーツ
    .about = 手札は6枚、残りは山札。同じスートがなければ出せるまで引き、手札のなくなった人は抜けます。
preset-sweepstakes = スイープステークス
    .about = 1点につき1チップを払い、ただ1人の無失点がポットを取ります。
preset-auction = オークションハーツ
    .about = 失点になるスートを選んでリードする権利を、チップで競ります。ポットは、ただ1人の無失点が取ります。
preset-howell = ハウエル精算
    .about = オリジナルハーツで、取ったハートの分を、取らなかった人に払います。
preset-cancellation = キャンセレーションハーツ
    .about = トランプ2組で6〜11人。同じトリックに出た同じカードは打ち消し合います。

## 名前のある値：value-フィールド-値。

value-teams-none = 個人戦
value-teams-2v2 = 2対2、パートナーは向かい
value-teams-2v2v2 = 3組のペア、パートナーは向かい
value-teams-3v3 = 3対3、1席おき

value-kitty-first_trick = 最初のトリックを取った人
value-kitty-last_trick = 最後のトリックを取った人
value-kitty-first_penalty_trick = 点のあるトリックを最初に取った人
value-kitty-none = なし

value-pass_cycle-left = 左
value-pass_cycle-right = 右
value-pass_cycle-across = 向かい
value-pass_cycle-left2 = 2つ左
value-pass_cycle-right2 = 2つ右
value-pass_cycle-left3 = 3つ左
value-pass_cycle-right3 = 3つ右
value-pass_cycle-scatter = 全員に1枚ずつ
value-pass_cycle-hold = 交換なし

value-opening-lowest_club = いちばん低いクラブ
value-opening-any_club = いちばん低いクラブを持つ人が、好きなクラブ
value-opening-eldest = ディーラーの左の人
value-opening-bidder = オークションの落札者

value-first_trick-no_penalties = 点になるカードは捨てられない
value-first_trick-no_hearts = ハートは捨てられない
value-first_trick-free = 何でも捨てられる

value-breaking-true = ハートは解禁されるまでリードできない
value-breaking-false = ハートはいつでもリードできる

value-hearts_only-may_lead = ハートをリードする
value-hearts_only-pass_lead = リードを次の人に譲る

value-queen_breaks-never = しない
value-queen_breaks-discarded = 捨てたとき
value-queen_breaks-played = 出したとき

value-queen_lead-free = いつでも
value-queen_lead-after_broken = ハートの解禁後

value-queen_or_hearts-must_lead_queen = クイーンをリードする
value-queen_or_hearts-either = どちらでもよい

value-queen_discard-free = いつでも
value-queen_discard-after_broken = ハートの解禁後
value-queen_discard-forced = 最初の機会に必ず

value-moon-old = ほかの人に加える
value-moon-new = 達成した人から引く
value-moon-choice = 達成した人が選ぶ
value-moon-auto = ほかの人に加える（それで達成した人が負けるなら引く）
value-moon-off = なし

value-objective-low = 合計のいちばん低い人の勝ち
value-objective-high = 合計のいちばん高い人の勝ち

value-tie-play_on = もう1ディール
value-tie-shared = 勝ちを分け合う

value-settlement-none = チップなし
value-settlement-average = 平均との差を精算
value-settlement-lowest_takes_pot = 1点1チップ、最少失点の人がポットを取る
value-settlement-sweepstakes = 1点1チップ、ただ1人の無失点がポットを取る
value-settlement-howell = ハート1枚につき、人数より1少ないチップ

## 標準のゲームとの違い。「4人 · 100点まで · 交換なし」のように並べる短い言葉。

differs-players = { $players }人
differs-end-target = { $target }点まで
differs-end-hands = { $hands }ディール
differs-packs = トランプ{ $number }組
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = チームなし
differs-teams-2v2 = 2対2
differs-teams-2v2v2 = 3組のペア
differs-teams-3v3 = 3対3
differs-pooled = チームの得点を合算
differs-joint_moon = チームでムーン
differs-removed = { MARKS($cards) }抜き
differs-removed-none = カードを抜かない
differs-hand_size = 手札{ $number }枚
differs-kitty = 余り札：{ WORD($value, of: "value-kitty") }
differs-kitty_peek = 余り札は取った人が見る
differs-pass_count = { $number }枚渡す
differs-pass_cycle = 渡す先：{ WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = 交換なし
differs-opening = 最初のリード：{ WORD($value, of: "value-opening") }
differs-first_trick = 最初のトリック：{ WORD($value, of: "value-first_trick") }
differs-breaking = ハートはいつでもリードできる
differs-hearts_only = ハートしかないとき：{ WORD($value, of: "value-hearts_only") }
differs-queen = クイーンは{ MARK($card) }
differs-queen_breaks = クイーンでハート解禁：{ WORD($value, of: "value-queen_breaks") }
differs-queen_lead = クイーンのリード：{ WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = ハートとクイーンだけのとき：{ WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = クイーンを捨てるとき：{ WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") }各{ $points }点
differs-points-card = { MARK($card) } { $points }点
differs-moon =
    { $value ->
        [off] ムーンなし
       *[other] ムーン：{ WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = ムーンにはボーナスカードも必要
differs-sun = シュート・ザ・サン：{ $number }点
differs-no_trick_bonus = トリック0のボーナス：{ $number }点
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = 最後に同点なら：{ WORD($value, of: "value-tie") }
differs-fifty_reset = 50の倍数で50点減
differs-auction = オークション
differs-stock = 山札から引く
differs-settlement = チップ：{ WORD($value, of: "value-settlement") }
differs-bought = { $chips }チップで開始
differs-bought-worth = 1枚{ NUMBER($worth, maximumFractionDigits: 3) }で{ $chips }チップ
differs-split_two = 無失点が2人なら山分け
