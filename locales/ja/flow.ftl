### ページ：ゲームの進め方。1手戻す、やり直す、早く終える、一時停止、打ち切り、キー操作と、それらの設定。

flow-taken-back = 1手戻しました。
# ゲームで初めて戻したとき：テーブルで、求めることの代わりに。
flow-taken-back-first = 1手戻しました。このゲームは戦績に入らなくなります。
flow-not-counted = 1手戻すか、ディールをやり直すと、そのゲームは戦績に入らなくなります。

# $trick は1から数える。1はディールの始め。
flow-again-from =
    { $trick ->
        [1] このディールをやり直す
       *[other] 第{ $trick }トリックからやり直す
    }
flow-again-ask =
    { $trick ->
        [1] 同じカードをもう一度配ります。
       *[other] カードを第{ $trick }トリックの始めに戻します。
    }
flow-again-lost = それよりあとのプレイは失われ、このゲームは戦績に入らなくなります。
flow-again-yes = やり直す
flow-cancel = このままにする

flow-pause = 一時停止
flow-paused = 一時停止中
flow-paused-about = 再開するまで、ゲームは進みません。
flow-go-on = 再開

flow-give-up = このゲームを打ち切る
flow-give-up-about = ここで終わり、勝者はなしです。
flow-give-up-ask = このゲームを打ち切りますか？
flow-give-up-what = 打ち切ったゲームとして残り、あとで続けることはできません。
flow-give-up-yes = 打ち切る
flow-play-on = 続ける

flow-worthless = 失点はもう残っていません。
flow-finish = ディールを終える
flow-finished = 失点が残っていないので、残りは一度にプレイしました。
flow-own = 残りはすべてあなたのものです。
flow-claim = 全部取る
flow-own-ask =
    { $count ->
        [1] ほかの人が何を出しても、最後のトリックを取れます。
       *[other] ほかの人が何を出しても、残りの{ $count }トリックを取れます。
    }
flow-claim-yes = 手札を開く

## キー操作。ページが、することの横にキーを示す。

flow-keys = キー操作
flow-keys-about = タップできるものには、すべてTabで移り、Enterで選べます。
flow-key-cards = ほかのカードへ移る
flow-key-play = カードを選ぶ、出す
flow-key-on = 次へ
flow-key-close = 開いているものを閉じる
flow-key-finish = ディールを終える、残りを全部取る
flow-key-keys = キー操作の一覧
flow-key-arrows = 矢印キー
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one }または{ $other }
flow-key-with-control = Ctrl+{ $key }

## 設定。

flow-settings-look = 表示
flow-settings-play = カードの出し方
flow-settings-pace = 進行
flow-settings-help = 補助
flow-confirm = 2回タップで出す
flow-confirm-about = 1回目でカードが上がり、2回目で出ます。
flow-ahead = 先にカードを選ぶ
flow-ahead-about = 番が来る前にタップしたカードを、番が来たときに、出せるなら出します。
flow-forced = 1枚だけなら自動で出す
flow-forced-about = 出せるカードが1枚しかないときです。
flow-quick-end = 残りをすぐに終える
flow-quick-end-about = 失点が残っていなければ、ディールの残りを一度にプレイします。
flow-raised = もらったカードを上げておく
flow-raised-about = 何をもらったか分かるように、タップするまで上げておきます。
flow-letters = 文字キーで操作
flow-letters-about = Hでヒント、Uで1手戻す。?で一覧を表示。
