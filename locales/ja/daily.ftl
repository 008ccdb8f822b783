### ページ：今日のディール。最初の画面と、専用の部屋で。

## 何をするか。

daily-title = 今日のディール
daily-yesterday = 昨日のディール
daily-about = 今日はだれもが、この手札で同じボット3人と対戦します。成績になるのは最初の1回だけです。
daily-rules = ブラックレディ、1ディール。ボットは慎重にプレイします。
daily-play = 今日のディールで遊ぶ
daily-go-on = 今日のディールを続ける
daily-home-play = 遊ぶ
daily-home-go-on = 続ける
daily-home-result = あなたの結果
# 最初の画面で、カードの下に。
daily-home = 今日の手札です。だれもが同じ手札で遊びます。
daily-home-begun = 途中です。カードはそのままにしてあります。
daily-home-done =
    { $points ->
        [0] 今日は無失点でした。
       *[other] 今日は{ $points }点取りました。
    }
daily-cards = 手札：{ CARDS($cards) }
daily-failed = 今日のカードを配れませんでした。接続を確かめて、もう一度お試しください。
daily-again = もう一度試す
# テーブルの横で、同じカードでもう一度遊ぶ間。
daily-practice = 練習：成績には入りません。

## 結果。

daily-points =
    { $points ->
        [0] 無失点です。
       *[other] { $points }点です。
    }
daily-moon-other = { NAME($seat) }がシュート・ザ・ムーンを達成し、ほかの全員に{ $points }点が加わりました。
daily-praise-best = これを上回る結果はありません。
daily-praise-well = 実に見事です。
daily-praise-fair = 見事です。
daily-praise-even = だれが遊んでも結果の変わらない手札でした。
daily-praise-hard = 明日は新しいカードです。
daily-better =
    { $count ->
        [0] 同じ手札のボット{ $all }人は、だれもこれより多く取っていません。
       *[other] 同じ手札のボット{ $all }人のうち、{ $count }人に勝ちました。
    }
daily-waiting = ボット100人のうち、{ $played }人がこの手札で遊び終えました。
# 自分の棒の上に、同じ点だったほかの人数とともに。
daily-you =
    { $count ->
        [0] あなた
       *[other] あなたとボット{ $count }人
    }
daily-average = 平均{ NUMBER($points, maximumFractionDigits: 1) }
daily-field = この手札でボット100人が取った点は、平均{ NUMBER($average, maximumFractionDigits: 1) }点、最少{ $best }点です。あなたは{ $points }点でした。
daily-streak =
    { $days ->
        [0] 連続記録はまだありません
       *[other] { $days }日連続
    }
daily-streak-about = 1日だけ休んでも途切れません。
daily-day = { $date }：{ $points }点
daily-day-none = { $date }：未プレイ
daily-day-done = { $date }：プレイ済み
daily-next =
    { $hours ->
        [0] 次のディールまで{ $minutes }分
       *[other] 次のディールまで{ $hours }時間{ $minutes }分
    }
daily-new = 新しいディールがあります。

## 結果を使ってできること。

daily-share = 共有
daily-copied = コピー済み
daily-not-copied = このブラウザではコピーできません。テキストは上にあります。
daily-slip = 共有されるのはこれだけです
daily-share-head = { page-name } · { $date }
daily-share-points = { $points }点
daily-share-day = { daily-share-points }、{ $days }日連続
daily-share-moon = ムーンあり
daily-share-tricks =
    { $count ->
        [0] 13トリックのすべてで失点なし
       *[other] 13トリックのうち{ $count }トリックで失点
    }
daily-look-back = 振り返る
daily-others = みんなの結果
daily-others-who = 同じ手札で
daily-others-bots = ボット
daily-others-people = ほかの人
daily-practise = もう一度遊ぶ
daily-practise-about = ヒントを使える練習です。結果は変わりません。
daily-others-about = ボット100人が、あなたの席で、あなたの手札を持ち、同じ3人と対戦しました。強さごとに25人ずつで、何を忘れ、何を読み違えるかは1人ずつ違います。
daily-level-beginner = 入門
daily-level-easy = やさしい
daily-level-medium = ふつう
daily-level-careful = 慎重
daily-level-average = 平均{ NUMBER($points, maximumFractionDigits: 1) }点
daily-level-range = { $best }〜{ $worst }点

## 同じ手札で遊んだ人たち：サーバーがあり、プレイヤーが望んだときだけ。

daily-people-about = あなたのプレイを、このページのサーバーに送ります。サーバーはプレイを再現して点を記録し、ほかの人には、何点の人が何人いるかだけを伝えます。名前はだれにも見えません。
daily-people-go = 送って比べる
daily-people-name = 名前
daily-people-name-about = このサーバーで使う名前です。テーブルの人には見えますが、ここではだれにも見えません。
daily-people-asking = サーバーに問い合わせています。
daily-people-better =
    { $all ->
        [1]
            { $count ->
                [0] ほかに1人がこの手札で遊び、これより多くは取っていません。
               *[other] ほかに1人がこの手札で遊びました。あなたの勝ちです。
            }
       *[other]
            { $count ->
                [0] 同じ手札で遊んだ{ $all }人は、だれもこれより多く取っていません。
               *[other] 同じ手札で遊んだ{ $all }人のうち、{ $count }人に勝ちました。
            }
    }
daily-people-few = この手札で遊んだほかの人は、まだ3人に届きません。あとでまた見て、比べてみてください。
daily-people-uncounted = あなたの結果は入っていません。届くのが遅かったか、このサーバーのボットなら別のプレイをしたためです。
# 自分の棒の上に、同じ点だったほかの人数とともに。
daily-people-you =
    { $count ->
        [0] あなた
       *[other] あなたとほか{ $count }人
    }
daily-people-field = この手札でみんなが取った点は、平均{ NUMBER($average, maximumFractionDigits: 1) }点、最少{ $best }点です。あなたは{ $points }点でした。
daily-people-switch = 結果を送る
daily-people-switch-about = 今日のディールで遊ぶたびに送ります。送った結果は、名前かアカウントを消すまで残ります。
daily-people-no-server = このページにはサーバーがないので、比べる相手がいません。
daily-people-unreached = サーバーにつながりません。接続を確かめて、もう一度お試しください。

## 最初の画面の小さなテーブル。ボット4人が遊んでいる。

live-title = 今、テーブルでは
live-about = ボット4人が第{ $hand }ディールをプレイしています。
live-turn = 次は{ NAME($seat) }の番です。
live-took = { NAME($seat) }がトリックを取りました。
live-over = ゲームが終わりました。
live-stop = 止める
live-go-on = 続ける
live-people = 人と遊ぶテーブル
live-scores = スコア
home-seat = 自分のテーブルに戻る

## 挑戦：友だちも遊ぶ6ディール。

challenge-title = 友だちに挑戦
challenge-about = まず6ディール遊びます。リンクを送ると、友だちも同じカードで、同じボットと対戦します。それから1ディールずつ比べます。
# これから遊ぶゲームのルール。
challenge-rules = { $name }、6ディール。
challenge-make = 6ディール遊ぶ
challenge-before = これまでの挑戦
challenge-entry-new = まだ始めていません。
challenge-entry-begun = 途中です。続きから遊べます。
challenge-entry-done = 6ディールとも終わりました。
challenge-entry-theirs = { $name }も遊び終えました。
challenge-friend = 友だち
challenge-asked =
    { $name ->
        [none] 友だちがこの6ディールで遊びました。
       *[other] { $name }がこの6ディールで遊びました。
    }
challenge-asked-about = 同じカードで、同じボットと対戦しましょう。相手の結果は、あとで見られます。
challenge-play = 同じカードで遊ぶ
challenge-go-on = 6ディールを続ける
challenge-link = このリンクは途中で切れているか、書き換わっています。もう一度送ってもらってください。
challenge-unplayable = このリンクの内容は、ここでは遊べません。別のバージョンのものかもしれません。
challenge-core = カードを配れませんでした。接続を確かめて、もう一度お試しください。
challenge-other-bots = 相手が遊んだあとでボットが変わったため、応じ方が違っているかもしれません。
challenge-points = 6ディールで{ $points }点です。
challenge-won = { $points }点差であなたの勝ちです。
challenge-lost = { $points }点差で{ $name }の勝ちです。
challenge-level = 引き分けです。
challenge-ready = リンクを友だちに送りましょう。カードとあなたのプレイが入っていますが、プレイは友だちが遊び終えるまで見えません。
challenge-hand = 第{ $hand }ディール
challenge-you = あなた
challenge-total = 合計
challenge-open = 第{ $hand }ディール、トリックごと
challenge-trick = トリック
challenge-passed = 渡した
challenge-took = 点を取った
challenge-name = 名前（任意）
challenge-send = リンクを送る
challenge-copied = コピー済み
challenge-not-copied = このブラウザではコピーできません。リンクを選択してコピーしてください。
challenge-field = リンク
challenge-share = ハーツの6ディールで{ $points }点でした。同じカードで遊んでみませんか：
challenge-new = 新しい挑戦
