### ページ：人と遊ぶテーブル。探す、開く、待つ、そしてカードの横で言うこと。

## テーブルを探す。

tables-title = テーブル
tables-open = テーブルを開く
tables-code = コードを持っています
tables-code-hint = amber-fox-17のような、2語と数字
tables-find = テーブルへ
tables-name-title = 何とお呼びしましょうか？
tables-name-about = この名前が、テーブルのほかの人に表示されます。
# リンクから来て、まだ名前のない人に：誰が座っているか。
tables-name-invited = { LIST($people) }のテーブルに招待されています。
tables-name-label = 名前
tables-name-go = 進む
tables-rename = 名前を変える
tables-again = もう一度試す
tables-connecting = 接続しています
tables-connecting-about = 時間がかかっていますが、つながれば自動で進みます。
tables-trouble-title = うまくいきませんでした
tables-trouble-unreachable = サーバーにつながりません。接続を確かめて、もう一度お試しください。
tables-trouble-too_fast =
    { $seconds ->
        [0] 試した回数が多すぎます。少し待って、もう一度お試しください。
       *[other] 試した回数が多すぎます。{ $seconds }秒待って、もう一度お試しください。
    }
tables-trouble-cookies = ブラウザがあなたを記憶できませんでした。このページのCookieを許可して、もう一度お試しください。テーブルはCookieであなたを見分けます。
tables-trouble-signed_out = このブラウザではログアウトされました。
tables-trouble-no_tables = このページにはサーバーがないので、人と遊ぶテーブルはありません。どこかのコンピューターで「openhearts serve」を実行し、そこからページを開いてください。
tables-trouble-gone = テーブルが閉じられたか、リンクが途中で切れています。新しいリンクをもらってください。
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = テーブルから離れました
tables-removed-about = ホストが戻れるようにすると、テーブルのリンクがまた使えます。
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = 利用が停止されています
tables-suspended-about = このページで一人で遊ぶことは、これまでどおりできます。
tables-trouble-suspended = サーバーの運営者が、{ $until }まであなたの利用を停止しました。
tables-trouble-suspended-open = サーバーの運営者が、あなたの利用を当分のあいだ停止しました。
tables-go = テーブル一覧へ
# 人と遊ぶテーブルでのボットの名前。
tables-bot = ボット{ $number }

## テーブルを開く。

host-seats = { $count }席
host-entrance = 着席できる人
host-entrance-invited = 招待のみ
host-entrance-friends = 友だち
host-entrance-open = だれでも
host-play-time = カードを出す時間
host-pass-time = カード交換の時間
# 秒。0は無制限。
host-time =
    { $seconds ->
        [0] 無制限
       *[other] { $seconds }秒
    }
host-chat = チャット
host-chat-off = オフ
host-chat-phrases = 定型文
host-chat-text = 定型文と自由入力
host-advice = ヒント
host-advice-off = オフ
host-advice-own = 各自で選ぶ
host-advice-all = 全員
host-watching = 観戦
host-watching-about = 1トリック遅れで観戦できます。
host-bots = 空席にボットを入れる
host-bots-about = 人が来ると席を空けます。
host-go = テーブルを開く
host-keep = これにする

## テーブルで待つ。

# ページの隅に：だれのテーブルか。
waiting-table-of = { $name }のテーブル
waiting-table = テーブル
waiting-more =
    { $count ->
        [0] 全員そろいました
       *[other] あと{ $count }人で始まります
    }
waiting-bots-keep = ボットが友だちの席を取っておきます
waiting-link = リンクだけで、登録なしで遊べます。
waiting-link-field = このテーブルへのリンク
waiting-only-here = このリンクは、このコンピューターでしか開けません。
waiting-copy = リンクをコピー
waiting-copied = コピー済み
waiting-share = 共有
waiting-share-text = 一緒にハーツで遊びませんか。
waiting-qr = リンクのQRコード。カメラで読み取れます
waiting-free = 空席
waiting-seat-bot = ボットを入れる
waiting-you-sit = 着席
waiting-host = ホスト
waiting-ready = 準備完了
waiting-not-ready = 準備中
waiting-away = 接続切れ
waiting-bot = 人が来るまで
waiting-watching = 観戦中です
waiting-start =
    { $bots ->
        [0] 始める
       *[other] ボット{ $bots }人を入れて始める
    }
waiting-be-ready = 準備完了
waiting-again = もう1ゲーム
waiting-is-ready = 準備完了です。全員の準備ができると始まります。
waiting-called = ほかの人には「{ $name }」と表示されます。
waiting-begins = 全員の準備ができると、自動で始まります。
waiting-leave = 離れる
waiting-leave-title = テーブルを離れますか？
waiting-leave-about = あなたの席ではボットが続けます。
waiting-leave-rated = これはレーティング戦です。離れると、席を継いだボットの結果にかかわらず、最下位になります。
waiting-stay = 残る
waiting-limits = このテーブルの設定
waiting-change = 変更
waiting-lost = 接続が切れました。つなぎ直しています。
waiting-closed = しばらくだれもいなかったので、テーブルは閉じられました。
waiting-closed-not_ready = 来なかった人がいたため、対局を始められませんでした。
waiting-closed-admin = サーバーの運営者がテーブルを閉じました。
waiting-no-clock = 時間無制限
waiting-clock = 1枚{ $seconds }秒
waiting-clock-pass = 交換{ $seconds }秒
waiting-advice-off = ヒントなし
waiting-advice-own = ヒントは各自で選ぶ
waiting-advice-all = 全員にヒント
waiting-chat-off = チャットなし
waiting-chat-phrases = 定型文
waiting-chat-text = 定型文と自由入力
waiting-watching-no = 観戦なし
waiting-watching-yes = 観戦できる
waiting-entrance-invited = リンクを持つ人だけ
waiting-entrance-friends = 友だちは着席できる
waiting-entrance-open = だれでも着席できる

## ホストが席に対してできること。

seat-remove = { $name }に退席してもらう
seat-readmit = { $name }が戻れるようにする
seat-host = { $name }をホストにする
seat-move = { $name }と席を替わる
seat-move-me = 自分と席を替わる
seat-move-free = 空席に移る
seat-no-bot = ボットを外す

## このテーブルの成績。

evening-title = ここまでの成績
evening-name = プレイヤー
evening-games = ゲーム
evening-won = 勝ち
evening-points = 点

## カードの横。

company-lost = つなぎ直しています。手札はそのままです。
# つながったときに読み上げる。
company-connected = つながりました。
company-you-sit = ボットが代わりにプレイ中です。
company-you-wait = ゲームはあなたの復帰を待っています。
company-return = 復帰する
company-waits = { $name }を待っています
company-all-away = ゲームは一時停止中
company-played-for-you = 時間切れで、ボットがプレイしました。
# 席の時計。場所がほとんどないときの形も。
company-seconds = { $seconds }秒
company-seconds-short = { $seconds }秒
# 読み上げだけ：自分の残り時間。
company-time-left = 残り{ $seconds }秒
# ディールの結果の画面で、次のディールに自動で移るまで。
company-next-in = { $seconds }秒後に次のディール
# 席を離れた人をいつまで待つか。「0:42」など。
company-come-back = 復帰まで{ $time }
company-time = { $time }
company-connecting = 接続中
company-bot-plays = ボットがプレイ
company-away = 離席中
# ミュートした人の席の読み上げ。
company-muted = ミュート中
company-time-up =
    { WHO($seat) ->
        [you] 時間切れです
       *[other] 時間切れ
    }
# 席をタップすると開くもの。
company-person = { $sat ->
    [true] { $name }：ミュート、ブロック、通報
   *[false] { $name }：ミュート
}
company-watching = { $count }人が観戦中
company-you-watch = 1トリック遅れで観戦中です。
company-stop-watching = 観戦をやめる
company-side = { $name }の側から見る
company-invite = 招待する
menu-invite-about = このテーブルのリンクとコード
menu-leave-people = あなたの席ではボットが続けます

## チャット。

chat-title = チャット
chat-open =
    { $unread ->
        [0] チャット
       *[other] チャット、未読{ $unread }件
    }
chat-newer = 新着{ $lines }件
chat-close = チャットを閉じる
chat-mute-all = 全員をミュート
chat-all-muted = ここの人の発言は見えません。あなたの発言は見えています。
chat-say = テーブルに話しかける
chat-send = 送信
chat-more = 定型文をもっと見る
chat-fewer = 定型文をたたむ
chat-own-language = 定型文は、それぞれの人の言語で届きます。
chat-closes = あなたの番になると、チャットは閉じます。
chat-watches = ここに書き込めるのは、席に着いている人だけです。
chat-empty = まだだれも話していません。
chat-log = これまでの会話
chat-phrases = 定型文
chat-you = あなた
# だれかが話したときに読み上げる。
chat-spoken = { $name }：{ $words }
# 会話の間に入る、テーブルのできごと。$you は読む人自身のこと。
chat-sat =
    { $you ->
        [called] 着席しました。ほかの人には「{ $name }」と表示されます。
        [true] 着席しました。
       *[false] { $name }が着席しました。
    }
chat-left = { $you ->
    [true] { $playing ->
        [true] 席を離れました。ボットが続けます。
       *[false] 席を離れました。
    }
   *[false] { $playing ->
        [true] { $name }が離れました。ボットが続けます。
       *[false] { $name }が離れました。
    }
}
chat-removed = ホストが{ $name }に退席してもらいました。
chat-away =
    { $you ->
        [true] 接続が切れました。
       *[false]
            { $playing ->
                [true] { $name }の接続が切れました。1分待ち、そのあとはボットが続けます。
               *[false] { $name }の接続が切れました。
            }
    }
chat-back =
    { $you ->
        [true] 復帰しました。
       *[false] { $name }が戻りました。
    }
chat-sits_in =
    { $you ->
        [true] あなたが戻るまで、ボットが代わりにプレイします。
       *[false] { $name }が戻るまで、ボットが代わりにプレイします。
    }
chat-host =
    { $you ->
        [true] あなたがホストになりました。
       *[false] { $name }がホストになりました。
    }
# ゲームの前とあとに読み上げる。
chat-ready = { $name }は準備完了です。
chat-places = 席が変わりました。時計回りに、{ LIST($names) }。
chat-time =
    { $you ->
        [true] 時間切れで、ボットが代わりにプレイしました。
       *[false] { $name }は時間切れで、ボットが代わりにプレイしました。
    }

## 人に対してできること。

person-mute = ミュート
person-mute-about = このテーブルでは、{ $name }の発言が見えなくなります。
person-unmute = { $name }のミュートを解除
person-block = ブロック
person-block-about = { $name }と同じテーブルになることはなくなり、発言も見えなくなります。
person-block-undo = いつでも取り消せます。この画面か、テーブル一覧にある自分の名前から。
person-block-sure = { $name }をブロックする
person-blocked = ブロックしました。もう同じテーブルにはなりません。
person-unblock = ブロックを解除
person-unblock-about = また同じテーブルになれるようになり、{ $name }の発言も見えるようになります。
person-unblocked = ブロックを解除しました。また同じテーブルになれます。
person-report = 通報
person-report-about = サーバーの運営者が、{ $name }がこのテーブルで最後に発言した内容とあわせて読みます。{ $name }には知らされません。
person-report-what = 何がありましたか？（空欄でも構いません）
person-report-send = 通報を送る
person-reported = ありがとうございます。通報を送りました。

## 人とのゲームが終わったとき。

after-ready =
    { $count ->
        [0] まだだれも準備していません
       *[other] { $count }人が準備完了
    }
after-you-ready = ほかの人を待っています
after-again = もう1ゲーム
after-leave = 離れる
after-table = テーブルへ
after-result = 結果を見る
# 全員でしか続けられないレーティング戦で。
after-lacks = 全員はそろっていません
after-check = 配りを確かめる

## ロビー：クイックマッチ、座れるテーブル、観戦できるテーブル。

lobby-quick = クイックマッチ
lobby-rules = ルール
# ルールの一覧で：そのゲームを待っている人数。
lobby-rules-waiting = { $rules } · { $count }人待ち
lobby-calm = ゆっくり
lobby-normal = ふつう
lobby-quick-speed = 速い
lobby-seconds = 1枚{ $seconds }秒
# このゲームを待っている人数。$missing はあと何人必要か。
lobby-waiting =
    { $count ->
        [0] まだいません
       *[other]
            { $missing ->
                [1] あと1人
               *[other] { $count }人待ち
            }
    }
lobby-rated = レーティング戦
lobby-rated-about = 相手はアカウントのある人だけ、ボットなし。離れると最下位です。
lobby-rated-guest = アカウントがあればレーティング戦も
lobby-others-rated = レーティング戦を待っている人：{ $count }人
lobby-others-unrated = レーティングなしの対戦を待っている人：{ $count }人
lobby-bots = 20秒たつと、空席にボットが入ります。
lobby-no-bots = ボットは入りません。人数がそろうと始まります。
lobby-wait-title = 相手を探しています
# 待っているゲーム：「ブラックレディ · ふつう」
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · レーティング戦
lobby-wait-count =
    { $count ->
        [1] { $players }人中、あなた1人です。
       *[other] { $players }人中、{ $count }人います。
    }
lobby-wait-bots =
    { $seconds ->
        [0] 空席にボットが入ります。
       *[other] あと{ $seconds }秒で、空席にボットが入ります。
    }
lobby-wait-first = 前の対局は人数がそろいませんでした。今度は優先されます。
lobby-wait-pause = 最近のレーティング戦に来なかったため、次の対局まであと{ $minutes }分かかります。
lobby-cancel = 待つのをやめる
lobby-sit = 着席する
lobby-sit-none = まだありません。だれでも入れるテーブルを開くと、ここに出ます。
lobby-watch = 観戦する
lobby-watch-late = 1トリック遅れなので、助言はできません
lobby-watch-none = 今、観戦できるゲームはありません。
lobby-seats = 空席{ $count }
lobby-hand = 第{ $number }ディール
lobby-watching =
    { $count ->
        [0] 観戦者なし
       *[other] { $count }人が観戦中
    }
# テーブルの絵を見られない人のために：名前、ボット、空席。
lobby-oval =
    { $free ->
        [0] 着席：{ $names }
       *[other] 着席：{ $names }。空席{ $free }
    }
lobby-people = { LIST($people) }
lobby-nobody = なし
lobby-code = コード
lobby-lost = 接続が切れました。つなぎ直しています。
lobby-seat = 自分のテーブルに戻る

## 今月の順位。

month-title = 今月
month-rating = レーティング
month-order = 順位は、レーティングから±の3倍を引いた確実な値で決まります。
month-choice = 月
month-figure = { $rating } ± { $error }
month-you = あなた
# レーティング戦のあと、みんなのレーティングがどうなったか。
rated-title = レーティング
rated-about = ±は誤差の範囲
rated-waits = レーティングを計算しています。
rated-left = 離脱
rated-left-about = レーティングでは、席を継いだボットの結果にかかわらず、離れた人が最下位になります。
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = 自分のレーティング戦
rated-games-about = 新しい順
rated-place = { $players }人中{ $place }位
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = 一覧を読み込んでいます。
month-none = 今月は、まだレーティング戦がありません。
month-sure =
    { $people ->
        [0] レーティング戦を{ $games }ゲーム以上遊んだ人は、まだいません。
       *[other] レーティング戦を{ $games }ゲーム以上遊んだ人は{ $people }人です。
    }

## アカウント。

account-guest = このブラウザだけのゲストとして遊んでいます。
account-why = アカウントがあれば、名前とレーティングをどの端末でも使えます。望めばゲームと設定も共有できます。
account-make = アカウントを作る
account-have = アカウントを持っています
account-new = まだアカウントがありません
account-in = ログイン
account-out = ログアウト
account-name = 名前
account-password = パスワード
account-password-hint = 8文字以上
account-is = ログインしています。
account-unrated = レーティング戦はまだ遊んでいません。
account-rating = { $rating } ± { $error } · { $games }ゲーム
account-in-passkey = パスキーでログイン
account-make-passkey = パスキーで作る
account-mine = 自分のデータ
account-stale = ログインしてから時間がたっています。パスワードを入力するか、先にログインし直してください。
account-change-password = パスワードを変える
account-old = 今のパスワード
account-old-hint = ログインから10分間は不要です
account-new-password = 新しいパスワード
account-changed = パスワードを変えました。ほかのブラウザはすべてログアウトされました。
account-passkeys = パスキー
account-passkeys-about = 指紋、顔、PINでログイン
account-passkeys-what = パスキーは端末の中にあり、だれにも推測できません。2つあれば、端末を1つなくしてもログインできます。
account-passkeys-none = まだありません。
account-passkey-since = { DATETIME($when, dateStyle: "long") }から
account-passkey-drop = パスキー「{ $name }」を削除
account-passkey-add = パスキーを加える
account-device = この端末の名前
account-blocked = ブロックした人
account-blocked-about = 同じテーブルにならない人
account-blocked-what = どのテーブルでも同席しません。相手には知らされません。
account-blocked-none = ブロックした人はいません。
account-unblock = { $name }のブロックを解除
account-unblocked = 解除しました
account-kept = どの端末でも同じに
account-kept-on = オン：ゲーム、設定、ルール、スコア表、「今日のディール」の結果
account-kept-off = オフ：この端末のものは、この端末だけ
account-kept-switch = アカウントに保存する
account-kept-what = ボットとのゲーム、設定、ルール、スコア表、「今日のディール」の結果がアカウントに保存され、これをオンにしたどの端末にも届きます。ここにあるものは何も失われません。2か所で続けたゲームは、2つになります。
account-kept-settings = 設定
account-kept-rules = ルール
account-kept-pad = スコア表
account-kept-daily = 「今日のディール」の結果
account-kept-games = { $count }ゲーム
account-kept-at = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }に保存
account-kept-too_large = 大きすぎてアカウントに入らないので、この端末に残ります
account-kept-too_many = アカウントに空きがないので、この端末に残ります
account-kept-no_room = この端末に空きがないので、アカウントに残ります
account-kept-unreadable = ここでは読み込めないので、この端末に残ります
account-kept-unreached = アカウントに今つながりません。最初の画面で、もう一度試します。
account-out-everywhere = すべての端末でログアウト
account-everywhere-about = このブラウザを含め、ログイン中のすべてのブラウザからログアウトします。各端末に保存したものは残ります。
account-download = データをダウンロード
account-download-about = このサーバーが保存している、あなたのすべて
account-delete = アカウントを削除
account-forget = 記録を消す
account-delete-what = 名前、パスワード、パスキー、レーティング、あなたのボットと、ここに保存した設定、ルール、スコア表、ゲーム、「今日のディール」の結果を削除します。テーブルでの発言も消えます。
account-forget-what = 名前、「今日のディール」の結果、テーブルでの発言を消し、このブラウザとの結び付きも消します。
account-delete-stays = だれかがそこにいたことと、ゲームの内容は、だれのものでもない名前でテーブルに残ります。この端末に保存したものは、この端末に残ります。
account-delete-go = 削除に進む
account-delete-sure = 「{ $name }」の削除は取り消せません。
account-delete-yes = すべて削除する
account-open = 名前とアカウント：{ $name }
