### ページ：読む人自身のゲームと成績。このブラウザにあるものすべてを、ひとつのファイルに。

you-part = 見るもの
you-part-play = 戦績
you-part-games = ゲーム
you-part-data = データ

## まだ何もないときと、うまくいかないとき。

you-empty-title = あなたのゲームはここに残ります
you-empty = ゲームを最後まで遊ぶと、すべてのカードとともにここに残ります。
you-empty-what = 遊ぶほど見えてきます。勝率、1ディールの点、クイーンを取った率、そして練習するとよいこと。
you-empty-file = ファイルから読み込む
you-unread = このブラウザにはゲームを保存できないので、表示できるものがありません。
you-full = ブラウザの保存領域がいっぱいで、ゲームを保存できません。すべてをファイルに保存してから、いくつかのゲームを削除してください。
you-gone = 新しいゲームを保存するため、最も古い{ $count }ゲームを削除しました。
you-working = あと{ $left }ゲームを調べています。
you-unreached = 調べられないゲームがありました。接続を確かめて、もう一度開いてください。
you-nothing-chosen = 条件に合うゲームはありません。条件を減らしてください。
you-uncounted = 1手も戻さずにゲームを最後まで遊ぶと、ここに統計が出ます。

## 1、2ゲーム遊んだところで。

you-last = 前回のゲーム：{ DATETIME($at, dateStyle: "medium") }
you-last-look = 振り返る
you-few = もっと遊ぶと、点の移り変わりや、クイーンを取る割合も見られます。

## 数えるもの。

you-left-out = 打ち切ったゲームや、1手戻すなどしたゲームが{ $count }あり、ここには入っていません。
you-company = 対象のゲーム
you-company-all = すべて
you-company-bots = ボット戦
you-company-people = 対人戦
you-company-days = 今日のディール
you-kind = ルール
you-kind-all = すべてのルール
you-kind-name = { $name } · { $players }人
you-level = ボットの強さ
you-level-all = すべての強さ
you-level-beginner = 入門
you-level-easy = やさしい
you-level-medium = ふつう
you-level-careful = 慎重
you-level-hard = 強い
you-level-expert = 達人
you-level-people = 対人戦

## 数字。割合は百分率の整数。$margin は誤差で、20回中19回はその中に収まる。$fair は、テーブルの全員の平均。

you-share = { $share }%
you-margin = ±{ NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ±{ $margin }%
you-won = 勝率
you-won-about = { $games }ゲーム。全員の平均は{ $fair }%。
you-points = 1ディールの点
you-points-about = { $name }を{ $hands }ディール。全員の平均は{ NUMBER($fair, maximumFractionDigits: 1) }点。
you-chips = 1ゲームのチップ
you-chips-about = { $name }を{ $games }ゲーム。全員の平均は{ NUMBER($fair, maximumFractionDigits: 1) }チップ。
you-queens =
    { $queen ->
        [QS] クイーンを取った率
       *[other] { MARK($queen) }を取った率
    }
you-queens-about = 全部で{ $queens }枚。全員の平均は{ $fair }%。
you-clean = 無失点率
you-clean-about = 全{ $hands }ディール。全員の平均は{ $fair }%。
you-moons = 達成したムーン
you-moons-about = 狙ったのは{ $tried }回。達成は、全員の平均で{ NUMBER($fair, maximumFractionDigits: 1) }回。

## グラフ：題、一文、同じ内容の表。

you-as-table = 表で見る
you-over-time = 点の移り変わり
you-over-time-about = { $name }。破線は全員の平均、帯は誤差の範囲です。
you-trend-fewer = 取る点が、以前より減っています。
you-trend-more = 取る点が、以前より増えています。
you-trend-fewer-high = 取れる点が、以前より減っています。
you-trend-more-high = 取れる点が、以前より増えています。
you-trend-level = 点は以前とほぼ同じです。上下は偶然の範囲です。
you-trend-early = まだ、偶然を超える変化は読み取れません。
you-time-from = 開始
you-time-to = 終了
you-table-hands = ディール
you-table-points = 1ディールの点
you-table-fair = 全員の平均
you-table-margin = 誤差
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = 順位
you-places-about = { $players }人で{ $games }ゲーム
you-place = { $place }位
you-places-said =
    { $first ->
        [0] { $games }ゲームで、1位はまだありません。
       *[other] { $games }ゲームのうち、1位は{ $first }回です。
    }
you-places-sides = チーム戦では、パートナーと同じ順位です。
you-table-place = 順位
you-table-games = ゲーム
you-queen =
    { $queen ->
        [QS] クイーン
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] クイーン100枚のうち、{ $share }枚を取っています。全員の平均は{ $fair }枚です。
       *[other] { MARK($queen) }100枚のうち、{ $share }枚を取っています。全員の平均は{ $fair }枚です。
    }
you-tricks = 点を取るトリック
you-tricks-about = { $name }、トリックごと
you-tricks-queen =
    { $queen ->
        [QS] クイーン
       *[other] { MARK($queen) }
    }
you-tricks-rest = ほかのカード
you-tricks-said = 点が最も多いのは、第{ $trick }トリックです。
you-table-trick = トリック
you-table-queen =
    { $queen ->
        [QS] クイーン
       *[other] { MARK($queen) }
    }
you-table-rest = ほか
you-moons-title = ムーン
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] ムーンを狙ったことは、まだありません。
               *[other] { $tried }回狙いましたが、まだ達成していません。
            }
       *[other] { $tried }回狙って、{ $made }回達成しました。
    }
you-moons-others = ほかの人のムーンは、止めたのが{ $stopped }回、達成されたのが{ $suffered }回です。
you-moons-how = それまでの点をすべて取り、全体の5分の3以上に達したら、狙ったと数えます。
you-habits = 損の多いプレイ
you-habits-about = コーチが点数で評価した{ $hands }ディールから計算した、10ディールあたりの損
you-habits-none = コーチが点数で評価したディールに、大きな損になったプレイはありませんでした。
you-habits-empty = コーチとディールを振り返ると、見つかったことがここに集まります。
you-habit-times = { $times }回
you-habit-above =
    { $queen ->
        [QS] クイーンが出ないうちに高いスペードを出した
       *[other] { MARK($queen) }が出ないうちに、それより高いカードを出した
    }
you-habit-kept =
    { $queen ->
        [QS] 手放せたクイーンを残した
       *[other] 手放せた{ MARK($queen) }を残した
    }
you-habit-queen =
    { $queen ->
        [QS] クイーンを取らされる危険を残した
       *[other] { MARK($queen) }を取らされる危険を残した
    }
you-habit-pass = 渡すカードを誤った
you-habit-under = 避けられたトリックを避けなかった
you-habit-high = 手放せた高いカードを残した
you-habit-follow = 同じスートで出すカードを誤った
you-habit-discard = 捨てるカードを誤った
you-habit-lead = リードするカードを誤った
you-habit-stop = ほかの人のムーンを止めなかった
you-habit-moon = 狙えたムーンをあきらめた
you-habit-bonus = ボーナスカードを取り逃した
you-habit-points = 点がほしいところでトリックを取り逃した
you-habit-bid = ビッドが高すぎた、または低すぎた
you-habit-other = そのほか
you-by-kind = ルール別
you-by-level = 強さ別
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }：{ $name }のみ
you-table-name = ルール
you-table-level = 強さ
you-table-won = 勝率

## ゲーム。

you-games-count = { $count }ゲーム
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }、相手は{ LIST($names) }
# 1ディールだけ。だれもが同じ手札で遊んだ日付で。
you-game-day = { DATETIME($at, dateStyle: "long") }のディール
you-game-challenge = 挑戦：友だちと同じカード
you-game-place =
    { $place ->
        [1] 勝ち
       *[other] { $place }位
    }
you-game-chips = { SIGNED($chips) }チップ
you-game-unplayable = このバージョンでは再現できません。
you-game-replayed = 集計外：1手戻すなどしました。
you-game-given-up = 打ち切り
you-game-delete = { $title }（{ DATETIME($at, dateStyle: "medium", timeStyle: "short") }）を削除
you-game-deleted = ゲームを削除しました。
you-game-failed = ゲームを開けませんでした。接続を確かめて、もう一度お試しください。
you-game-opening = カードを並べています。
you-game-save = ファイルに保存
you-game-hands = ディールごと
you-game-look = 第{ $hand }ディールを見る
you-more = もっと見る

## ここにあるものすべてを、ひとつのファイルに。

you-data-about = 設定、ルール、スコア表、結果、ゲームは、このブラウザの中だけにあります。ファイルに保存すれば、別のブラウザに移したり、控えとして取っておいたりできます。
you-export = すべてをファイルに保存
you-export-failed = ゲームを読み込めなかったので、何も保存しませんでした。
you-import = 保存したファイルを開く
you-import-about = ファイルの内容を、ここにあるものに加えます。失われるものはなく、どうなるかを先に確かめられます。
you-import-no-json = { $file }は、OpenHeartsが保存したファイルではないか、その一部だけです。
you-import-other = { $file }は別の種類のファイルです。ルールや1つのゲームは、最初の画面の「{ home-games }」で開けます。
you-import-newer = { $file }は、新しいバージョンのOpenHeartsのものです。ページを再読み込みして、もう一度お試しください。
you-import-damaged = { $file }は壊れているので、何も変えませんでした。
you-import-large = { $file }は大きすぎます。OpenHeartsが保存したファイルではなさそうです。
you-import-title = { $file }を加えると
you-import-nothing = 内容は、すべてここにあります。
you-import-games = { $count }ゲームを記録に加えます。
you-import-known = { $count }ゲームは、もうここにあります。
you-import-no-room = 最も古い{ $count }ゲームは入りきらないので、ファイルに残ります。
you-import-waiting = 途中の{ $count }ゲームを加えます。
you-import-waiting-no-room = 途中の{ $count }ゲームは入りきらないので、ファイルに残ります。
you-import-reviews = コーチが{ $count }ディールで見つけたことを加えます。
you-import-rules = ルールを加えます。両方にあるものは、新しいほうを残します。
you-import-pad = スコア表を加えます。ここで使っているものは、そのまま使えます。
you-import-daily = 「今日のディール」の結果を加えます。同じ日のものは、ここのものを残します。
you-import-challenges = 挑戦を加えます。両方にあるものは、ここで遊んだほうを残します。
you-import-settings = 表示と音、相手の強さの設定を加えます。
you-import-more = ほかに保存してあった{ $count }件を加えます。
you-import-stays = { $count }件はここと内容が違うので、ここのものを残します。
you-import-with-settings = ファイルの設定を使う
you-import-with-settings-about = ここの表示と音、相手の強さと入れ替えます。
you-import-do = 加える
you-import-not = やめておく
you-import-done = すべて加わりました。
you-import-failed = ブラウザの保存領域が足りません。何も変えませんでした。
you-wipe = ここにあるものをすべて削除
you-wipe-about = このブラウザの設定、ルール、スコア表、結果、すべてのゲームを削除します。アカウントやファイルの中のものは残ります。
you-wipe-sure = 本当にすべて削除しますか？ 元には戻せません。
you-wipe-yes = すべて削除
you-wipe-no = 残す
you-wipe-failed = ブラウザが削除を許可しませんでした。
