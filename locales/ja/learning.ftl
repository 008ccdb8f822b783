### 学習するプログラム（Python）：番号で進めるエピソードと、その一括処理。

learning-action = { $given } は行動ではありません。
learning-number = 行動は 0から{ $most }までの整数です。{ $given } は使えません。
learning-array = { $name } は書き込める配列にしてください。連続した{ $rows } × { $columns }個の数で、型は次のどれかです：{ $types }。
learning-actions = 行動は、ゲームごとに1つ、合わせて{ $games }個の整数です。リストか配列で渡してください。
learning-refused = バッチのゲーム { $game } は行動 { $action }（{ $name }）ができません：{ LIST($reason) }
learning-refused-number = バッチのゲーム { $game }：{ LIST($reason) }
learning-returns = 収益は margin、score、chips、win のいずれかです。chips は精算のあるルールでのみ、win はゲーム全体でのみ使えます。{ $given } は使えません。
learning-batch = バッチのゲーム数は1から{ $games }まで、スレッド数は1から{ $threads }までです。
learning-kind = 観測の型は float32、int16、int8 のいずれかです。{ $given } は使えません。
learning-bots = バッチは { $players }席それぞれに内蔵ボットか「なし」を指定し、少なくとも 1席を学習用に残す必要があります。
learning-game = このバッチのゲーム番号は 0から{ $most }までです。{ $given } はありません。
learning-pickle = バッチはコピーもpickleもできません。必要な所で同じ引数から作るか、{ $call }でゲームをコピーしてください。
