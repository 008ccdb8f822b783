### ボットどうしの対戦：できない理由と、プログラムが答える代わりにしたこと。

arena-players-few = 対戦には2人以上のプレイヤーが必要です。
arena-player-none = プレイヤーはボットの名前、{ $prefix }COMMAND、呼び出し可能オブジェクトのどれかです（入力：{ $given }）。
arena-deals-few = 対戦には1ディールか1ゲーム以上が必要です。
arena-threads-few = 対戦には1つ以上のスレッドが必要です。
arena-limit-least = 制限時間は0秒より長く、{ $settle } は0点以上にしてください。
arena-memory-least = プログラムには{ $bytes }バイト以上のメモリーが必要です。
arena-ray-missing = クラスターにはRayが必要です：{ $command }
arena-command-unreadable = { $given } をコマンドとして読めません：{ $reason }。
arena-command-empty = { $given } はプログラムを指定していません。
arena-program-none = 実行するプログラム { $given } がありません。
# $reason は下のどれかの文。
arena-failed = { $player }：{ LIST($reason) }
arena-no-start = 起動しませんでした：{ $reason }。
arena-start-ended = 起動しませんでした。`{ $asked }` に答える前に終了しました。
arena-start-slow = 起動しませんでした。`{ $asked }` に{ $seconds }秒以内に答えませんでした。
arena-start-unreadable = 起動しませんでした。`{ $asked }` への答えが、答えになっていません。
arena-start-declined = 起動しませんでした。`{ $asked }` にエラーで答えました：{ $said }
arena-raised = { $error } を送出しました。
arena-raised-saying = { $error } を送出しました：{ $said }
arena-no-action = { $action } を選びましたが、これは行動ではありません。プレイヤーが返すのは、カード、渡すカードのリスト、ビッド、スート、「old」か「new」です。
arena-done-wrong = { $action } を選びましたが、許されていません：{ LIST($reason) }
arena-refused = { $action } を選びましたが、許されていません（{ $code }）：{ LIST($reason) }
arena-fault = { LIST($reason) }正しい答えの例：{ $expected }
arena-fault-crashed = 答える前に終了しました。
arena-fault-crashed-saying = 答える前に終了しました。標準エラーの最後の行は「{ $said }」です。
arena-fault-slow = { $seconds }秒以内に答えませんでした。
arena-fault-endless = 行を終えないまま{ $bytes }バイトを書きました。
arena-fault-unreadable = 「{ $answered }」と答えましたが、答えになっていません。
arena-fault-other = 「{ $answered }」と答えましたが、`{ $phase }` の段階での席{ $seat }の行動ではありません。
arena-fault-declined = エラーで答えました：「{ $said }」。
arena-fault-refused = エラーで答えました（{ $code }）：{ LIST($reason) }
arena-playouts-few = プレイアウトには、1ディール以上と1つ以上のスレッドが必要です。
arena-record-exists = ファイル { $file } はすでにあります。その対戦を続けるには、再開を指定してください。
arena-record-other = ファイル { $file } は別の対戦のものです。
arena-record-terms = ファイル { $file } は別の対戦のものです。{ $name } はそこでは { $there }、ここでは { $here } です。
arena-record-unreadable = { $file } は対戦の記録ではありません。{ $line }行目が読めません。
