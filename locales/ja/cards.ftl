### カード、スート、人、数：ほかのすべての文の材料。
###
### 用語：ハーツ、トリック、スート、リード、「同じスートを出す」（フォロー）、捨てる（ディスカード）、ディール（hand、deal）、
### シュート・ザ・ムーン（短くは「ムーン」）、ハートの解禁（break）、余り札（kitty）、山札（stock）、ポット、チップ、
### ビッド、落札者、精算、チーム、パートナー、無失点（clear）、ハウスルール、スコア表、レーティング戦、席、ホスト。
### 「パス」はオークションで降りることだけをいい、カードは「渡す」、その段階は「カード交換」という。
### 読む人に「あなた」と言うのは、ほかの人と並ぶときや、言わないと分からないときだけ。文は「です・ます」で、人名に「さん」は付けない。
### 文の中のカードは「スペードのQ」、記号では「♠Q」、読み上げでは「スペードのクイーン」。

formats = ja-JP
text-direction = ltr

# 文と文の間。
sentences = { $first }{ $next }

## カード。

card = { suit }の{ rank }
# 読み上げるとき。
card-first = { suit }の{ rank-first }
# 同じカードが2枚。
card-pair = { card }
# 見出しでは、だれもが恐れるあのクイーン。
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] クイーン
               *[other] { card }
            }
       *[other] { card }
    }
card-label = { CARD($card, as: "card-first") }
the-card = { card }
rank = { $rank }
rank-first =
    { $rank ->
        [J] ジャック
        [Q] クイーン
        [K] キング
        [A] エース
       *[other] { $rank }
    }
rank-spoken = { rank-first }

# カードの隅の文字。
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
# 日本の習慣どおり、スートが先。
card-mark = { $symbol }{ card-rank }

suit =
    { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [spades] スペード
       *[hearts] ハート
    }
suit-one = { suit }
suit-each = { suit }
suit-first = { suit }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## 人。

you = あなた
seat = 席{ $seat }
start-you = { you }
start-seat = { seat }
player = { NAME($seat) }
players = { NAME($seats) }

## それだけで立つ数。

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## チップ。

chips = { $amount }チップ
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
