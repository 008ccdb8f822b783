### 人と遊ぶテーブルとロビー：できない理由と、タップで言う定型文。

## できない理由。ゲームのルールによるものは play.ftl に。

people-refused-bad_command = 理解できませんでした。ページを再読み込みして、もう一度お試しください。
people-refused-bad_action = このゲームにはない操作です。
people-refused-table_closed = このテーブルは閉じられています。
people-refused-not_admitted = このテーブルには着席できません。
people-refused-removed = ホストから退席を求められています。
people-refused-account_needed = レーティング戦にはアカウントが必要です。レーティングを記録するためです。
people-refused-table_full = 満席です。
people-refused-no_such_seat = このテーブルに、その席はありません。
people-refused-seat_taken = その席には、もう人がいます。
people-refused-seats_taken = 着席している人数が、そのルールで遊べる人数より多くなっています。
people-refused-already_seated = もう着席しています。
people-refused-other_hand_seen = このゲームでほかの人の手札を見たので、座れるのは元の自分の席だけです。
people-refused-left_for_good = このレーティング戦から抜けたので、戻れません。
people-refused-not_seated = 先に着席してください。
people-refused-not_host = それができるのはホストだけです。
people-refused-seats_empty = 空席があります。人を待つか、ボットを座らせてください。
people-refused-nothing_to_deal = まだカードを切っています。少し待って、もう一度お試しください。
people-refused-game_running = ゲーム中はできません。
people-refused-no_game_running = 今はゲームをしていません。
people-refused-fixed = レーティング戦のルールは決まっています。
people-refused-no_such_bot = そのボットはいません。
people-refused-no_such_person = その人は、このテーブルに来ていません。
people-refused-not_your_seat = それはあなたの手札ではありません。
people-refused-hand_over = そのディールは終わっています。
people-refused-bot_sits_in = ボットが代わりにプレイしています。先に復帰してください。
people-refused-not_away = ボットは代わりにプレイしていません。
people-refused-time_is_up = 時間切れです。ここはボットが代わりにプレイします。
people-refused-chat_off = このテーブルではチャットを使えません。
people-refused-phrases_only = このテーブルで使えるのは定型文だけです。
people-refused-no_such_phrase = その定型文はありません。
people-refused-unreadable = 文字として表示できません。
people-refused-too_fast = 操作が速すぎます。少し待ってから、もう一度お試しください。
people-refused-not_thinking = この席はボットを待っていません。
people-refused-not_watchable = このテーブルは観戦できません。
people-refused-no_such_table = そのテーブルはありません。
people-refused-no_such_game = このテーブルで終わったゲームに、それはありません。
people-refused-no_session = 先に名前を決めてください。
people-refused-bad_name = 名前は1〜24文字で決めてください。
people-refused-unavailable = サーバーが今は対応できません。少し待って、もう一度お試しください。
people-refused-not_waiting = 今はゲームを待っていません。
people-refused-sign_in_first = 先にログインしてください。
people-refused-account_already = もうアカウントがあります。
people-refused-name_taken = その名前は使われています。別の名前を決めてください。
people-refused-weak_password = パスワードは8文字以上で、名前とは違うものにしてください。
people-refused-wrong_password = 名前かパスワードが違います。
people-refused-bad_passkey = そのパスキーは使えません。もう一度試すか、別の方法でログインしてください。
people-refused-last_way_in = このパスキーをなくすと、ログインできなくなります。先に別のパスキーかパスワードを加えてください。
people-refused-too_many = これ以上は増やせません。
people-refused-reported_enough = 今のところ、これ以上は通報できません。
people-refused-no_such_thing = ここにはありません。
people-refused-suspended = サーバーの運営者に利用を停止されているため、今は遊べません。
people-refused-not_admin = それができるのは、サーバーの運営者だけです。
people-refused-changed = その間に、別の端末で変更されました。
people-refused-no_such_rules = そのルールのレーティング戦はありません。

## タップで言う定型文。だれもが自分の言語で読む。親しみやすく、短く、少しだけ軽く。

people-phrase-hello = みなさん、こんにちは。
people-phrase-good_luck = よろしくお願いします。
people-phrase-well_played = お見事です。
people-phrase-nice_pass = いいカードをどうも。
people-phrase-thanks = ありがとう。
people-phrase-sorry = ごめんなさい。
people-phrase-ouch = いたた。
people-phrase-my_hearts = ハートがみんな来ます。
people-phrase-not_the_queen = またクイーンですか。
people-phrase-moon = だれかムーン狙い？
people-phrase-close = 危なかった。
people-phrase-thinking = 少し考えます。
people-phrase-one_moment = 少々お待ちください。
people-phrase-back = 戻りました。
people-phrase-another_game = もう1ゲームどうですか？
people-phrase-good_night = おやすみなさい。楽しかったです。

## 名前の代わりに。

people-former = 元プレイヤー
