### コマンドライン。入力する言葉（コマンド、オプション、`old`、`sheet`）はどの言語でも同じ。「。」のない文は、
### 別の文の一部になるか、エラーとして短く示される。

## カード、数、チップ。

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = 残り{ $seconds }秒
# 表の中の、数だけのチップ。
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) }（{ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) }）
terminal-points = { $points }点
# どのカードの点か：「14点（♠Q ♥4）」。
terminal-points-of = { $points }点（{ $cards }）
# 列や一覧の見出し：読む人。
terminal-you = あなた

## ゲームの始まり。

terminal-seed = シード{ $seed }
terminal-help-key = { $key } でヘルプ
terminal-partners = あなたのパートナーは{ NAME($seats) }です。
terminal-partners-others = { NAME($seats) }がチームです。
terminal-rules-here = このゲームのルール

## ディールの始まりと、カード交換。

terminal-hand = 第{ $number }ディール
terminal-total = 合計
terminal-deals =
    { WHO($seat) ->
        [you] ディーラーはあなた
       *[other] ディーラーは{ NAME($seat) }
    }
terminal-way =
    { $way ->
        [left] 左へ渡す
        [right] 右へ渡す
        [across] 向かいへ渡す
        [left2] 2つ左へ渡す
        [right2] 2つ右へ渡す
        [left3] 3つ左へ渡す
        [right3] 3つ右へ渡す
        [scatter] 全員に1枚ずつ渡す
       *[hold] 交換なし
    }
terminal-kitty-of = 余り札{ $count }枚
terminal-stock-of = 山札{ $count }枚
terminal-place-left = 左隣
terminal-place-right = 右隣
terminal-place-across = 向かい
terminal-place-left2 = 2つ左
terminal-place-right2 = 2つ右
terminal-place-left3 = 3つ左
terminal-place-right3 = 3つ右
terminal-pass-to =
    { $partner ->
        [true] { WORD($way, of: "terminal-place") }のパートナー、{ NAME($seat) }に{ $count }枚渡してください。
       *[false] { WORD($way, of: "terminal-place") }の{ NAME($seat) }に{ $count }枚渡してください。
    }
terminal-pass-scatter = ほかの全員に1枚ずつ、この順に渡してください：{ NAME($seats) }。
terminal-given = { NAME($seat) }へ{ $card }
terminal-received = { NAME($seat) }から：{ $cards }
terminal-received-one = { NAME($seat) }から{ $card }

## オークション。

terminal-auction-carries =
    { WHO($seat) ->
        [you] ポットの持ち越しなので、ビッドはありません。もう一度あなたがスートを選びます。もう払いません。
       *[other] ポットの持ち越しなので、ビッドはありません。もう一度{ NAME($seat) }がスートを選びます。もう払いません。
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] パスしました
       *[other] { NAME($seat) }がパスしました
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] { $bid }をビッドしました
       *[other] { NAME($seat) }が{ $bid }をビッドしました
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] ビッドした{ $bid }をポットに払いました。ポットは{ CHIPS($pot) }です。
       *[other] { NAME($seat) }がビッドした{ $bid }をポットに払いました。ポットは{ CHIPS($pot) }です。
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] { SUIT($suit) }を選び、リードします。{ $symbol }は1枚1点です。
       *[other] { NAME($seat) }が{ SUIT($suit) }を選び、リードします。{ $symbol }は1枚1点です。
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] 全員パスです。{ $symbol }は1枚1点で、あなたがリードします。
       *[other] 全員パスです。{ $symbol }は1枚1点で、{ NAME($seat) }がリードします。
    }
terminal-last-bid = 前のビッド：{ NAME($seat) }の{ $bid }
terminal-no-bid = ビッドはまだありません
terminal-pot = ポット：{ CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = あなたのチップ：{ CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] 借りがあるので、パスしかできません。
        [none] チップがないので、パスしかできません。
       *[short] チップが足りないので、パスしかできません。
    }
# 入力欄に：失点になるスート。
terminal-counts = 失点は{ $symbol }

## トリック。

terminal-drew = { $play }（{ $count }枚引いた）
terminal-cancelled =
    { $count ->
        [1] { LIST($cards) }は打ち消し
       *[other] { LIST($cards) }は、どれも打ち消し
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] { $symbol }が残らないので、{ $count }枚は場に残り、もう一度あなたがリードします
       *[other] { $symbol }が残らないので、{ $count }枚は場に残り、もう一度{ NAME($seat) }がリードします
    }
terminal-trick-none-left = 最後のトリックを取る{ $symbol }が残っていません
terminal-trick-takes =
    { WHO($seat) ->
        [you] あなたが取りました
       *[other] { NAME($seat) }が取りました
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] あなたが、場の{ $count }枚と一緒に取りました
       *[other] { NAME($seat) }が、場の{ $count }枚と一緒に取りました
    }
terminal-trick-partner-takes = パートナーの{ NAME($seat) }が取りました
terminal-trick-partner-takes-table = パートナーの{ NAME($seat) }が、場の{ $count }枚と一緒に取りました
terminal-on-table = 場のカード：{ $count }枚
terminal-taking =
    { WHO($seat) ->
        [you] 今のところ、取るのはあなたです
       *[other] 今のところ、取るのは{ NAME($seat) }です
    }
terminal-taking-nobody = 今のところ、だれも取りません
terminal-broken =
    { $suit ->
        [clubs] クラブが解禁されました。
        [diamonds] ダイヤが解禁されました。
        [spades] スペードが解禁されました。
       *[hearts] ハートが解禁されました。
    }
terminal-held = 手札：
terminal-stock = 山札{ $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] 余り札を取りました
       *[other] { NAME($seat) }が余り札を取りました
    }
terminal-cards = { $count }枚
terminal-cards-named = { $count }枚：{ $cards }
terminal-kitty-with = { NAME($seat) }の余り札：{ $cards }
terminal-you-draw = { $cards }を引きました
terminal-stock-empty = 山札がなくなりました
terminal-out =
    { WHO($seat) ->
        [you] 手札がなくなり、抜けました。
       *[other] { NAME($seat) }は手札がなくなり、抜けました。
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] 手札があるのはあなただけなので、残りのカードを取ります
       *[other] 手札があるのは{ NAME($seat) }だけなので、残りのカードを取ります
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] 全員の手札がなくなり、残りのカードはあなたが取ります
       *[other] 全員の手札がなくなり、残りのカードは{ NAME($seat) }が取ります
    }
terminal-rest-in-hand = 手札{ $count }
terminal-rest-in-stock = 山札{ $count }

## 入力欄と、受け付けられない入力への言葉。

terminal-ask-suit = 失点になるスートを選ぶ
terminal-ask-cards = あなたの手札
terminal-ask-moon = { $old } か { $new }
terminal-ask-pass = パス
terminal-ask-bid-one = { $least }をビッドするか、パス
terminal-ask-bid = { $least }〜{ $most }をビッドするか、パス
terminal-ask-lead = カードをリード
terminal-ask-lead-only = { $card }をリード
terminal-ask-follow = { SUIT($suit) }を出す
terminal-ask-only = { $card }を出す
terminal-ask-any = { SUIT($suit) }なし、どれでも出せる
terminal-ask-other = { SUIT($suit) }なし

terminal-type-bid = チップの数か { $word } を入力してください。
terminal-type-suit = { LIST($suits, list: "or") }を入力してください。最初の1文字で構いません。
terminal-type-pass = { $cards } のように、渡すカードを入力してください。{ $key } でヘルプ。
terminal-type-card = { $card } のように、カードを1枚入力してください。{ $key } でヘルプ。
terminal-type-moon = { $old } か { $new } を入力してください。
terminal-no-trick-yet = まだどのトリックも終わっていません。
terminal-no-hand-yet = まだどのディールも終わっていません。

## ゲーム中のヘルプ。

terminal-typing-cards = カードはランクとスートの文字で入力します。{ $queen } はスペードのQ、{ $ten } または { $short } はダイヤの10、{ $two } はクラブの2です。同じランクで出せるカードが1枚だけなら、ランクだけで構いません。
terminal-typing-brackets = [ ] の付いたカードが出せます。1枚にも付いていなければ、どれでも出せます。
terminal-typing-enter = 出せるカードが1枚だけなら、Enterキーだけで出せます。
terminal-typing-pass = 渡すカードは、全部まとめて入力します：{ $cards }。
terminal-typing-bid = ビッドは、チップの数か { $word } を入力します。スートは最初の1文字で入力します。
terminal-typing-cancelled = × の付いたカードは打ち消されています。同じカードがもう1枚、同じトリックに出ました。
terminal-command-scores = スコア表、このディールのここまでの点
terminal-command-scores-chips = スコア表、チップ、このディールのここまでの点
terminal-command-last = 前のトリック
terminal-command-rules = このゲームのルール
terminal-command-hint = コーチの選択と、その理由
terminal-command-quit = やめる。ゲームは保存され、`{ $command }` で再開できます

## ヒント。

terminal-hint-bid = コーチなら{ $bid }をビッドします。
terminal-hint-no-bid = コーチならパスします。
terminal-hint-suit = コーチなら{ SUIT($suit) }を選びます。
terminal-hint-play = コーチなら{ $card }を出します。
terminal-hint-pass = コーチなら{ $cards }を渡します。
terminal-hint-moon = コーチなら { $way } にします。
terminal-hint-points = このディールで予想される点：
terminal-hint-costs = それぞれのカードの損（点）：
terminal-hint-chips = 慎重な人の選択と比べて増えるチップ：

## スコアとチップ。

terminal-moon-mark = * シュート・ザ・ムーン
terminal-so-far = このディールのここまで：
terminal-sides = チーム：
terminal-side = { NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] ちょうど50の倍数なので、50点減ります。
       *[other] { NAME($seat) }はちょうど50の倍数なので、50点減ります。
    }
terminal-chips-head = チップ：
terminal-chips-debt = { $holding }（借り）
terminal-chips-pot = ポット { CHIPS($chips, as: "terminal-amount") }
terminal-settled = チップ
terminal-cashed = 最後のチップ（最初は{ CHIPS($bought, as: "terminal-amount") }）
terminal-cashed-worth = 最後のチップ（最初は1枚{ NUMBER($worth, maximumFractionDigits: 6) }で{ CHIPS($bought, as: "terminal-amount") }）
terminal-pot-left = 取る人のいないポットに、{ CHIPS($chips) }が残りました。
terminal-moon-shot =
    { WHO($seats) ->
        [you] シュート・ザ・ムーン達成です。
       *[other] { NAME($seats) }がシュート・ザ・ムーンを達成しました。
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] シュート・ザ・サン達成です。
       *[other] { NAME($seats) }がシュート・ザ・サンを達成しました。
    }
terminal-moon-old =
    { $sides ->
        [true] 相手の全員に{ $points }加わります。
       *[false] ほかの全員に{ $points }加わります。
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] あなたから{ $points }引かれます。
        [one] { NAME($seats) }から{ $points }引かれます。
       *[many] { NAME($seats) }から、それぞれ{ $points }引かれます。
    }
# 達成した本人に。
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] 自分から{ $points }引きます。
       *[with-you] チームの各自から{ $points }引きます。
    }
terminal-wins =
    { WHO($seats) ->
        [you] あなたの勝ちです。
       *[other] { NAME($seats) }の勝ちです。
    }
terminal-shared-win = { NAME($seats) }が並び、勝ちを分け合います。
terminal-level = { NAME($seats) }が並んだので、もう1ディール続けます。
terminal-over = ゲームは終わりです。

## ファイルの中のゲームとスコア表。

terminal-game-kept = ゲームは保存されました。`{ $command }` で再開できます。
terminal-game-aside = 途中のゲームは { $file } に保存してあります
terminal-game-unkept = ゲームを { $file } に保存できません：{ $reason }
terminal-game-beside = { $file } には別のゲームが保存されています。このゲームは { $kept } に保存します
terminal-evening-kept = スコア表は保存されました。`{ $command }` で再開できます。
terminal-evening-aside = 前のスコア表は { $file } に保存してあります
terminal-evening-beside = { $file } はそのまま残し、スコア表は { $kept } に保存します
terminal-evening-unkept = スコア表を { $file } に保存できません：{ $reason }
terminal-no-game-kept = { $file } に保存したゲームはありません
terminal-no-evening-kept = { $file } に保存したスコア表はありません
terminal-game-not-text = { $file } は文字のファイルではなく、保存したゲームではありません
terminal-game-unreadable = { $file } を再現できません：{ $reason }
terminal-game-ended = { $file } のゲームは終わっています
terminal-game-there = { $file } はすでにあります。そのゲームは { $option } で再開できます
terminal-evening-there = { $file } はすでにあります。そのスコア表は { $option } で再開できます
terminal-resume-game-takes-no = { $option } は保存したゲームを再開するので、{ $other } は指定できません
terminal-resume-evening-takes-no = { $option } は保存したスコア表を再開するので、{ $other } は指定できません
terminal-file = { $file }：{ $reason }
terminal-file-not-text = { $file } はUTF-8のテキストではありません。UTF-8で保存し直してください
terminal-system-missing = そのファイルやフォルダーはありません
terminal-system-folder = フォルダーです
terminal-system-no-folder = フォルダーではありません
terminal-system-forbidden = アクセスが許可されていません
terminal-system-there = ファイルはすでにあります
terminal-system-full = 空き容量がありません
terminal-system-failing = 入出力エラーです
terminal-system-large = ファイルが大きすぎます
terminal-system-read-only = ファイルシステムは読み取り専用です
terminal-system-long = ファイル名が長すぎます

## コマンドの言葉の間違い。

terminal-try-help = { $reason }（くわしくは `{ $command }`）
terminal-whole-number = { $option } には{ $least }〜{ $most }の整数を指定します
terminal-wrong-names = { $option } には、1〜20文字の別々の名前を、コンマで区切って指定します
terminal-names-many = { $option } の名前は{ $count }人分ですが、プレイヤーは{ $players }人です
terminal-bots-many = { $option } のボットは{ $count }人ですが、席は{ $seats }です
terminal-no-language = { $option } に指定できるのは{ LIST($languages, list: "or") }です（入力：「{ $given }」）
terminal-preset-or-file = ゲームは { $preset } か { $rules } のどちらかで選びます
terminal-no-preset = 「{ $name }」というゲームはありません。あるのは{ LIST($names) }です
terminal-field-value = { $option } には { $form } を指定します（入力：「{ $given }」）
terminal-json-or-markdown = 指定できるのは { $json } か { $markdown } のどちらかです
terminal-all-games-take-no-rules = { $list } と { $all } はすべてのゲームを示すので、ルールは指定できません
terminal-list-or-all = 指定できるのは { $list }（名前）か { $all }（遊び方）のどちらかです
terminal-list-no-markdown = { $list } はMarkdownにできません。{ $book } でルールブックを出力できます
terminal-match-needs = 対戦には { $hands } か { $games } が必要です
terminal-arena-either = 対戦にはプレイヤーか、{ $show } のファイルのどちらか一方が要ります
terminal-arena-resume-what = { $resume } で続ける対戦は { $record } で指定します
terminal-limit-above = { $option } には0より大きい秒数を指定します
terminal-memory-size = { $option } には{ LIST($sizes, list: "or") }のような大きさを指定します
terminal-settle-least = { $option } には0以上の点を指定します
terminal-sheet-takes-no = ファイルのスコア表に { $option } は指定できません
terminal-chips-for-none = { $option } はチップを使うルールのためのものです。チップは { $settlement } で選びます
terminal-json-for-file = { $option } はファイルのスコア表のためのものです
terminal-dealer-none = { $option } に指定できるのは{ LIST($names, list: "or") }です（入力：「{ $given }」）

terminal-output-closed = 標準出力が閉じられています

# コマンドラインの読み取りのエラー。引数はPythonの % の書き方で来る。
terminal-words-argument = { $name }：{ $reason }
terminal-words-unknown = 不明な言葉：{ $words }
terminal-words-missing = 必要なもの：{ $names }
terminal-words-one-of-missing = どれか1つが必要です：{ $names }
terminal-words-no-value = 値が1つ必要です
terminal-words-some-value = 値が1つ以上必要です
terminal-words-most-value = 値は1つまでです
terminal-words-surplus = 値「{ $value }」は指定できません
terminal-words-not-number = 「{ $value }」は数ではありません
terminal-words-not-whole = 「{ $value }」は整数ではありません
terminal-words-not-with = { $other } と一緒には指定できません
terminal-words-ambiguous = { $option } は { $matches } のどれか分かりません
terminal-words-unknown-command = 「{ $name }」というコマンドはありません。あるのは { LIST($choices) } です
terminal-no-command = 「{ $given }」というコマンドはありません。

## ページを配信する。

terminal-serving = OpenHeartsのアドレス：{ $address }
terminal-serving-network = ネットワークでのアドレス：{ $address }
terminal-not-built = ページがまだビルドされていません。`{ $command }` でビルドして配信できます
terminal-port-private = ポート{ $port }はシステム用です。{ $option } で1024以上のポートを選んでください
terminal-port-taken = ポート{ $port }は使われています。{ $option } で別のポートを選んでください
terminal-ports-taken = ポート{ $first }〜{ $last }はすべて使われています。{ $option } でポートを選んでください
terminal-no-listening = { $host } で待ち受けできません：{ $reason }
terminal-http-method = ここで答えるのは { $get } と { $head } だけです。
terminal-http-address = アドレスではありません。
terminal-http-host = ここに { $given } という名前のサーバーはありません。
terminal-http-origin = よそのページから、それを求めることはできません。
terminal-no-server = 配信には追加のパッケージが必要です。`{ $command }` でインストールできます
terminal-no-server-here = 配信できるのは Linux と macOS です。Windows では WSL の中で実行できます
terminal-no-database = データベース { $given } を使えません：{ $reason }
terminal-database-neither = データベースはファイルか { $url } です。{ $given } はどちらでもありません
terminal-database-foreign = OpenHeartsのデータベースではありません
terminal-database-newer = もっと新しいバージョンのOpenHeartsが使ったものです
terminal-database-damaged = 壊れています。`{ $command }` でバックアップを代わりに置けます
terminal-database-busy = 別のプログラムが使っています。少し待ってからもう一度試してください
terminal-database-url = URLを読み取れません。パスワードの / や @ などは %2F や %40 と書いてください
terminal-database-served = { $file } は別のサーバーが使っています。そのサーバーを止めるか、{ $option } で別のファイルを指定してください
terminal-no-metrics = { $option } には{ $least }〜{ $most }のポートか HOST:PORT を指定します。「{ $given }」はどちらでもありません
terminal-no-public-address = { $option } には https://hearts.example のように、ブラウザに出るアドレスを指定します（入力：「{ $given }」）
terminal-workers-share = { $option } を2以上にするには、共有できるデータベースが必要です：{ $database } postgresql://…
terminal-http-nothing = このアドレスには何もありません。ゲームは { $home } にあります。

## ルールの説明とゲームの一覧。

terminal-house-rules = { $game }（ハウスルール）
terminal-other-games = ほかのゲーム：{ LIST($names) }。
terminal-other-games-how = それぞれの遊び方は `{ $command }` で。

## ボットどうしの対戦。

terminal-dealing = 配っています
terminal-versus = { $first } 対 { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low }〜{ $high }
terminal-seatings = 1ディールにつき{ $count }通りの席順
terminal-column-player = プレイヤー
terminal-column-moons = ムーン
terminal-column-time = ミリ秒/判断
terminal-column-longest = 最長
terminal-column-pairing = 組み合わせ
terminal-column-deals = ディール
terminal-column-better = 差
terminal-column-sure = 95%区間
terminal-column-games = ゲーム
terminal-column-won = 前者の勝ち
terminal-column-rating = レーティング
terminal-unit-points = 1ディールの点
terminal-unit-chips = 1ゲームのチップ
terminal-settled-equal = { $deals }ディールで決着：{ $first } と { $second } の差は、指定の範囲内です（{ $unit }）。
terminal-settled-better = { $deals }ディールで決着：{ $better } は { $worse } より強いです。
terminal-settled-games = { $games }ゲームで決着：{ $better } は { $worse } より多く勝ちます。
terminal-faults = { $player } の失敗による負け：{ LIST($faults) }。
terminal-fault-many = { $kind } { $count }
terminal-first-fault = 最初の失敗：{ LIST($fault) }
terminal-ended-at-once = 最初のディールの前に終わりました
terminal-ended-early = { $planned }のうち{ $done }で終わりました。

## データセット。

terminal-dataset-pyarrow = { $option } には `{ $command }` が必要です
terminal-dataset-there = { $folder } はすでにあります。データセットは新しいフォルダーから始まります
terminal-dataset-written = { $folder } に{ $games }ゲームの{ $decisions }件の判断を書きました。

## エンジンの速さ。

terminal-bench-core = コアの中
terminal-bench-steps = 1手ずつ
terminal-bench-core-rate = コアの中、{ $threads }スレッド：{ $hands }ディール/秒（{ $decisions }判断/秒）
terminal-bench-steps-rate = Pythonから1手ずつ：{ $hands }ディール/秒（{ $decisions }判断/秒）
terminal-bench-random = ランダムなプレイ：1席1ディールあたり{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }点、ムーンは{ NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%のディール

## 本物のトランプのスコア表：ファイルの間違い。

terminal-at = { $place }：{ $reason }
terminal-place-line = { $file }、{ $line }行目
terminal-place-column = { $file }、{ $line }行目、{ $column } の列
terminal-place-hand = { $file }、第{ $hand }ディール
terminal-place-hand-column = { $file }、第{ $hand }ディール、{ $column } の列
terminal-place-member = { $file }、「{ $member }」
terminal-players-many = 遊べるのは2〜11人で、{ $count }人では遊べません：{ LIST($names) }
terminal-players-none = 2〜11人の名前が必要ですが、ありません
terminal-name-long = 名前は1〜20文字です（入力：「{ $name }」）
terminal-name-twice = 同じ名前のプレイヤーがいます：{ LIST($names) }
terminal-rules-for-others = ルールは{ $players }人用ですが、名前は{ $count }人分です
terminal-evening-object = { $file } は{ LIST($members) }を持つオブジェクトでなければなりません
terminal-evening-member = { $file }：「{ $given }」は使えません。使えるのは{ LIST($members) }です
terminal-evening-list-of-names = { $file }：「{ $member }」はプレイヤーの名前のリストです
terminal-evening-list-of-hands = { $file }：「{ $member }」は { $like } のようなディールのリストです
terminal-evening-rule-set = { $file }：「{ $member }」は { $like } のようなルールです
terminal-evening-dealer = { $file }：「{ $member }」はプレイヤーの名前か、0〜{ $most }の席です
terminal-evening-empty = { $file } は空です。1行目には { $like } のように、プレイヤーの名前を書きます
terminal-column-twice = { $column } という列が2つあります
terminal-names-numbers = 1行目には { $like } のように、プレイヤーの名前を書きます。ここには数字しかありません
terminal-column-unnamed = 名前のない列があります
terminal-column-empty = { $column } という人には点がありません
terminal-columns-known = 列は、プレイヤー、{ $card } のようなカード、{ LIST($words, list: "or") }のどれかです
terminal-cells-many = { $file }、{ $line }行目の欄は{ $cells }ですが、1行目の列は{ $columns }です
terminal-cell-long = 欄が{ $most }文字を超えています。引用符が閉じていないのかもしれません
terminal-line-long = 1行が{ $most }文字を超えています
terminal-cell-no-points = 「{ $given }」は整数の点ではありません
terminal-cell-no-chips = 「{ $given }」は整数のチップではありません
terminal-cell-no-moon = 「{ $given }」は { $old }（ほかの人に加える）でも { $new }（達成した人から引く）でもありません
terminal-cell-no-sun = 「{ $given }」は { $yes } でも { $no } でもありません
terminal-none-of = 「{ $given }」は{ LIST($names) }のどれでもありません

## 本物のトランプのスコア表：ディールごとの入力。

terminal-ask-players = プレイヤー
terminal-ask-game = ゲーム
terminal-ask-chips = チップ
terminal-who-plays = だれが遊びますか？ 時計回りに、名前をコンマで区切ってください。
terminal-which-game = どのゲームにしますか？ { LIST($games, list: "or") }（指定がなければ { $usual }）。
terminal-which-chips = チップはどうしますか？ { LIST($kinds, list: "or") }（指定がなければ { $usual }）。
terminal-sentence = { $reason }。
terminal-no-game = 「{ $given }」というゲームはありません。
terminal-no-settlement = その精算方法はありません。あるのは{ LIST($kinds) }です。
terminal-not-adding-up = 第{ $number }ディールの計算が合いません。
terminal-mend-hand = `{ $number }:` に続けて、その点を入力してください。
terminal-evening-over = ゲームは終わりました。間違いがあれば、`{ $mend }` で第{ $number }ディールを直し、`{ $undo }` で最後の変更を元に戻せます。Enterキーだけで記録を終わります。
terminal-ask-correction = 修正
terminal-nothing-to-undo = 元に戻すものはありません。
terminal-no-hand-so-far = 第{ $number }ディールはまだありません。
terminal-typing-points = ディールの点を、名前の順に入力します：{ $points }。
terminal-typing-taken = または、だれが何を取ったか：{ $taken }。
terminal-typing-moon = または、だれがムーンを達成したか：{ LIST($moons, list: "or") }。
terminal-typing-more = ルールに応じて、だれが何チップで落札し、どのスートを選んだか：{ $bid }。ポットの持ち越し中はスートだけ：{ $suit }。だれがトリックを取らなかったか：{ $notrick }。
terminal-typing-short = 名前は、1人に決まるところまで縮められます。
terminal-command-mend = 第{ $number }ディールを直す
terminal-command-undo = 最後の変更を元に戻す
terminal-command-sheet = ここまでのスコア表
terminal-command-leave = やめる。スコア表は保存されます
terminal-command-leave-at-once = やめる
terminal-players-are = プレイヤー：{ LIST($names) }
terminal-missing-taker = { $word } の後ろには、取った人を書きます。{ $key } でヘルプ。
terminal-missing-shooter = { $word } の後ろには、達成した人を書きます。{ $key } でヘルプ。
terminal-missing-trickless = { $word } の後ろには、1つも取らなかった人を書きます。{ $key } でヘルプ。
terminal-missing-bidder = { $word } の後ろには、ビッドした人を書きます。{ $key } でヘルプ。
terminal-missing-chips = { $word } とビッドした人の後ろには、チップの数を書きます。{ $key } でヘルプ。
terminal-missing-suit = スートがありません。{ $key } でヘルプ。
terminal-missing-counts = { $word } の後ろには、1人に1つずつ、{ $count }個の数を書きます。{ $key } でヘルプ。
terminal-no-whole-number = 「{ $given }」は整数ではありません。
terminal-name-unknown = 「{ $given }」は{ LIST($names) }のどれでもありません。
terminal-name-many = 「{ $given }」は{ LIST($names, list: "or") }のどれか分かりません。
terminal-says-nothing = 「{ $given }」は、ここでは使えません。{ $key } でヘルプ。
terminal-numbers-many = 数が{ $count }個ありますが、プレイヤーは{ $players }人です：{ LIST($names) }。

## スコア表。

terminal-chips-row = チップ
terminal-shot-mark = * シュート・ザ・ムーン
terminal-next-pass =
    { $way ->
        [left] 第{ $number }ディールは{ $name }が配り、左へ{ $count }枚渡します。
        [right] 第{ $number }ディールは{ $name }が配り、右へ{ $count }枚渡します。
        [across] 第{ $number }ディールは{ $name }が配り、向かいへ{ $count }枚渡します。
        [left2] 第{ $number }ディールは{ $name }が配り、2つ左へ{ $count }枚渡します。
        [right2] 第{ $number }ディールは{ $name }が配り、2つ右へ{ $count }枚渡します。
        [left3] 第{ $number }ディールは{ $name }が配り、3つ左へ{ $count }枚渡します。
        [right3] 第{ $number }ディールは{ $name }が配り、3つ右へ{ $count }枚渡します。
        [scatter] 第{ $number }ディールは{ $name }が配り、ほかの全員に1枚ずつ渡します。
       *[hold] 第{ $number }ディールは{ $name }が配り、カード交換はありません。
    }
terminal-next-carries = 第{ $number }ディールは{ $name }が配ります。ポットの持ち越しで、もう一度{ $bidder }がスートを選びます。
terminal-next-auction = 第{ $number }ディールは{ $name }が配ります。最初のビッドは{ $bidder }です。
terminal-in-pot = ポット：{ $chips }。
terminal-has-in-pot = { $name }の{ $chips }がポットにあります。
terminal-gives = { $name }が{ $other }に{ $chips }渡します。

## ヘルプ：コマンド。

terminal-usage = 使い方:{" "}
terminal-heading-options = オプション
terminal-heading-words = 引数
terminal-heading-commands = コマンド
terminal-examples = 例:
terminal-about = いろいろなルールのハーツを、端末でも、ブラウザでも、ボットどうしでも。
terminal-more-help = それぞれのくわしい説明は `{ $command }` で。
terminal-option-help = このヘルプを表示して終わる
terminal-option-version = バージョンを表示して終わる
terminal-option-language = 言語：{ LIST($languages, list: "or") }（指定がなければ環境に合わせる）
terminal-option-json = JSONで出力
terminal-option-preset = ゲームの名前。一覧は `{ $command }`（black-lady）
terminal-option-rules = ルールのJSONファイル、またはゲームの名前
terminal-option-set = ルールを変える：{ LIST($examples, list: "unit") }。何度でも指定できる
terminal-example-play = ボット3人を相手に、この端末でゲーム
terminal-example-seed = シード{ $seed }で遊ぶ人みんなと同じカード
terminal-example-score = 本物のトランプで遊んだゲームのスコア表
terminal-example-serve = 同じゲームをブラウザで
terminal-example-rules = 遊び方を、やさしい言葉で
terminal-example-list = ゲームの一覧
terminal-example-arena = どのボットが強いか、どれだけ確かか

terminal-play = 端末でゲームを遊ぶ
terminal-play-about = 端末でボットを相手に、好きなルールで遊びます。カードはランクとスートの文字で入力します（{ LIST($cards, list: "unit") }）。ほかに入力できるものは { $key } で見られます。ゲームは1手ごとに保存されるので、途中でやめても、Ctrl-C や接続切れでも失われません。{ $resume } で再開できます。
terminal-play-seed = 配り方の番号。同じ番号なら同じカード（指定がなければランダム）
terminal-play-bots = 相手。全員同じなら1つ、または1人ずつ：{ LIST($bots, list: "or") }（careful）
terminal-play-names = プレイヤーの名前。最初はあなた：{ $names }
terminal-play-resume = 保存したゲームを再開する
terminal-play-file = ゲームをここに保存する。終わったあとも残る

terminal-serve = ブラウザで遊ぶ
terminal-serve-about = このコンピューターからゲームのページを配信し、ブラウザで遊べるようにします。1人でも、人と同じテーブルでも遊べます。1人なら、ゲームはブラウザの中で動きます。一度読み込めばサーバーは不要で、ネットワークなしでも遊べます。
terminal-serve-host = 待ち受けるアドレス（127.0.0.1：このコンピューターだけ）
terminal-serve-port = ポート。0なら空いているもの（{ $port }、または次に空いているもの）
terminal-serve-database = テーブルと人を保存する場所。ファイル、またはPostgreSQLデータベースのURL（指定がなければ環境変数 { $variable } の指すもの、それもなければ { $file }）
terminal-serve-workers = 仕事を分け合うプロセスの数。2以上はPostgreSQLのときだけ（{ $workers }）
terminal-serve-public = 人がアクセスするアドレスが別の場合：https://hearts.example
terminal-serve-metrics = Prometheusがメトリクスを取得する場所。このコンピューターのポート、またはポート付きのアドレス。ワーカーごとに次のポートを使う
terminal-serve-log = ログに書く内容。標準エラー出力にJSONの行で：{ LIST($levels, list: "or") }
terminal-serve-open = ブラウザも開く
terminal-example-open = ブラウザも開く
terminal-example-network = 同じネットワークのほかの人も遊べるように
terminal-serve-end = Ctrl-C で終わります。

terminal-admin = サーバーの運営者用：管理者の任命、通報の確認、利用の停止
terminal-admin-about = サーバーの運営者用です。管理者は、どこからでも、通報を読み、人の利用を停止し、テーブルを閉じられます。このコマンドは管理者を任命し、サーバーのコンピューター上で同じことをします。サーバーが動いていなくても使えます。
terminal-admin-action = すること：{ LIST($actions, list: "or") }
terminal-admin-who = 対象：任命または解任するアカウントの名前、停止または復帰させる人のID、閉じるテーブルのIDまたはコード、対応済みにする通報のID
terminal-admin-days = 停止する日数。指定しなければ、復帰させるまで
terminal-admin-misuse = `reports` は単独で使い、ほかの操作には後ろに対象を書きます
terminal-admin-days-misuse = { $option } は `{ $action }` だけで使います
terminal-admin-no-reports = 通報はありません。
terminal-admin-no-account = 「{ $given }」という名前のアカウントはありません
terminal-admin-nobody = IDが「{ $given }」の人はいません。IDは `{ $command }` で分かります
terminal-admin-no-report = IDが「{ $given }」の通報はありません。IDは `{ $command }` で分かります
terminal-admin-no-table = IDまたはコードが「{ $given }」の開いているテーブルはありません
terminal-admin-done = 完了しました。
terminal-admin-suspended = { $name }（{ $id }）の利用を { $until } まで停止しました。
terminal-admin-suspended-open = { $name }（{ $id }）の利用を停止しました。`{ $command }` で元に戻せます。
terminal-admin-report = { $at }：{ $by } から { $person }（{ $id }）について、テーブル { $table }：{ $words }
terminal-admin-report-wordless = { $at }：{ $by } から { $person }（{ $id }）について、テーブル { $table }（本文なし）
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }、{ $person }：{ $words }
terminal-admin-report-silent = { $person } はこのテーブルで何も発言していませんでした。
terminal-admin-report-done = 対応が済んだら、`{ $command }` で対応済みにします。

terminal-backup = 動いているサーバーのデータベースをバックアップする
terminal-backup-about = サーバーを動かしたまま、ある時点のデータベースをコピーし、そのコピーを検査します。
terminal-backup-file = コピーを置く場所。まだ何もないところ
terminal-backup-database = テーブルと人を保存しているファイル（指定がなければ環境変数 { $variable } の指すもの、それもなければ { $file }）
terminal-backup-done = バックアップは { $file } にあります。
terminal-file-there = { $file } はすでにあります
terminal-backup-postgres = PostgreSQLデータベースのバックアップには { $backup }、復元には { $restore } を使います

terminal-restore = バックアップを、サーバーのデータベースの場所に戻す
terminal-restore-about = バックアップを、サーバーのデータベースの場所に戻し、検査します。先にサーバーを止め、古いファイルを移してください。上書きはしません。
terminal-restore-file = バックアップ
terminal-restore-done = バックアップを { $file } に戻しました。

terminal-score = 本物のトランプで遊ぶゲームのスコアをつける
terminal-score-about = 本物のトランプで遊ぶゲームのスコアを、ファイルから、または端末でディールごとにつけます。CSVファイルは、1行目にプレイヤーの名前、それ以降の各行に1ディールを書きます。JSONファイルには{ LIST($members) }があります。ファイルがなければ、ディールごとに尋ねて保存します。
terminal-score-sheet = ディールを書いたCSVまたはJSONファイル
terminal-score-settlement = チップ：{ LIST($kinds, list: "or") }
terminal-score-chip-value = 1チップの価値。お好みの通貨で（1）
terminal-score-buy-in = 全員が最初に持つチップ（100）
terminal-score-split-two = スイープステークス：無失点が2人ならポットを山分け
terminal-score-names = プレイヤーの名前。時計回りに、コンマで区切る。なければ尋ねる
terminal-score-dealer = 最初のディールを配る人（最初のプレイヤー）
terminal-score-resume = 保存したスコア表を再開する
terminal-score-file = スコア表をここに保存する
terminal-score-json = スコア表をJSONで出力

terminal-rules = ゲームの遊び方を、やさしい言葉で説明する
terminal-rules-about = ルールのフィールドから作った、やさしい言葉でゲームの遊び方を説明します。名前がなければ、標準のゲーム、ブラックレディです。
terminal-rules-preset = ゲームの名前（black-lady）
terminal-rules-list = 代わりにゲームの一覧を出す
terminal-rules-all = すべてのゲームを順に。ルールブック
terminal-rules-json = JSONで：すべてのフィールド、違い、文章
terminal-rules-markdown = Markdownで：標準と違うところは太字

terminal-verify = ゲームの記録を検証する：配り方とすべての行動
terminal-verify-about = ゲームの記録を検証します。カードを配り直し、秘密の値を前に示されたハッシュと比べ、すべての行動をルールに沿って再現します。合わないところがあれば、終了コードは1です。
terminal-verify-file = ゲームの記録、またはテキストで書かれたゲーム
terminal-verify-json = 検証した内容と各ディールのカードをJSONで
terminal-verify-text = ゲームをテキストで書き出す（読む、印刷する、送るため）
terminal-verify-log = 記録を書き出す（ゲームごとに1行）

terminal-probe = アリーナの行プロトコルを話す：プログラムとしてのボット
terminal-probe-about = 標準入力と標準出力でアリーナに答えます：hello、rules、choose、stop、quit を1行ずつ。このバージョンのボットが、別のバージョンや別のエンジンのアリーナに座れます。
terminal-probe-bot = 決めるボット（expert）：内蔵のもの、または { $function }（Pythonで書いた自分のもの）
terminal-probe-module = ボット { $bot } も、それをインポートするモジュール { $module } もありません
terminal-probe-function = モジュール { $module } に、ビューから行動を返す関数 { $function } がありません
terminal-arena = ボットどうしを対戦させる（誤差つき）
terminal-arena-about = ボットどうしを対戦させます。すべての席順で同じカードを使い、すべての組み合わせについて、結果の確かさも示します。プレイヤーは、内蔵のボットの名前か、{ $command }（ラインプロトコルを話すプログラム）です。
terminal-arena-players = { LIST($bots, list: "or") }、または { $command }
terminal-arena-hands = 組み合わせごとの1ディールの配り（1,000）
terminal-arena-games = そのあとの、組み合わせごとのゲーム（0）
terminal-arena-seed = 配り方とボットのシード（0）
terminal-arena-threads = スレッド（プロセッサーの数）
terminal-arena-settle = どちらが強いか、または差が{ $points }以内だと分かった組み合わせは終える。ゲームは、どちらが多く勝つか分かれば終える
terminal-arena-limit = プログラムが1回の判断に使える時間（10）
terminal-arena-cluster = このRayクラスターで対戦する（{ $auto }：このコンピューターのもの）

terminal-dataset = ボットどうしのゲームをデータセットに書き出す
terminal-dataset-about = ボットどうしでゲームをし、判断を1つずつ行に書きます。その席が知っていたこと、したこと、そのディールの結果です。行の内容は、付属のデータセットカードで説明します。
terminal-dataset-folder = 行とデータセットカードを入れる新しいフォルダー
terminal-dataset-games = ゲーム（10）
terminal-dataset-bot = 全席のボット（expert）：{ LIST($bots) }
terminal-dataset-parquet = JSONの行の代わりにParquetの列。`{ $command }` が必要

terminal-bench = ここでのエンジンの速さを測る
terminal-bench-about = このコンピューターでのエンジンの速さを測ります。1秒にランダムなディールをいくつ、コアの中で、またPythonから1手ずつ行えるか。どちらも、配り、交換、プレイ、得点まで、ディール全体をランダムに行います。
terminal-bench-hands = コアの中でのディール（1,000,000）
terminal-bench-number = 1手ずつのディール（2,000）
terminal-bench-threads = コアのスレッド（1）
terminal-bench-seed = ディールのシード（1）
terminal-arena-memory = プログラムのプロセスごとに：{ LIST($sizes, list: "unit") }（無制限）
terminal-arena-record = 1ディールが終わるたびに、ゲームの記録とともにこのファイルに書く
terminal-arena-resume = { $record } のファイルにある対戦を続ける
terminal-arena-show = 対戦をせずに、このファイルの対戦を示す
terminal-arena-picture = レーティングをSVG画像に描く
