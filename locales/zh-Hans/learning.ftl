### 用于学习的程序（Python）：用编号进行的一局，以及同时进行的多局。

learning-action = { $given } 不是行动。
learning-number = 行动是 0 到 { $most } 的整数，不能是 { $given }。
learning-array = { $name } 必须是可写入的数组：{ $rows } × { $columns } 个连续存放的数，类型为以下之一：{ $types }。
learning-actions = 行动必须是 { $games } 个整数，每场一个，用列表或数组给出。
learning-refused = 这一批的牌局 { $game } 不能执行行动 { $action }（{ $name }）：{ LIST($reason) }
learning-refused-number = 这一批的牌局 { $game }：{ LIST($reason) }
learning-returns = 收益是 margin、score、chips 或 win：chips 只用于有结算的规则，win 只用于整场牌局；不能是 { $given }。
learning-batch = 一批有 1 到 { $games } 场牌局和 1 到 { $threads } 个线程。
learning-kind = 观测的类型是 float32、int16 或 int8，不能是 { $given }。
learning-bots = 一批要为 { $players } 个座位各指定一个内置机器人或留空，并且至少留一个座位用于学习。
learning-game = 这一批牌局的编号是 0 到 { $most }；没有 { $given }。
learning-pickle = 一批牌局不能复制，也不能用 pickle 保存。请在需要的地方用同样的参数另建一批，或用 { $call } 复制其中的牌局。
