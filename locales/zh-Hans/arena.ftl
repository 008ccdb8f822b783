### 机器人之间的比赛：为什么不能比，以及程序没有回答、却做了什么。

arena-players-few = 比赛至少要有两位选手。
arena-player-none = 选手要写机器人的名字、{ $prefix }COMMAND 或可调用对象，不能是 { $given }。
arena-deals-few = 比赛至少要打一局或一场。
arena-threads-few = 比赛至少要有一个线程。
arena-limit-least = 时限要大于 0 秒，{ $settle } 要写 0 分以上。
arena-memory-least = 一个程序至少要有 { $bytes } 字节内存。
arena-ray-missing = 集群要用 Ray：{ $command }
arena-command-unreadable = { $given } 不能当命令来读：{ $reason }。
arena-command-empty = { $given } 没有写出程序。
arena-program-none = 没有可以运行的程序 { $given }。
# $reason 是下面的一句话。
arena-failed = { $player }：{ LIST($reason) }
arena-no-start = 没能启动：{ $reason }。
arena-start-ended = 没能启动：还没回答 `{ $asked }` 就结束了。
arena-start-slow = 没能启动：{ $seconds } 秒内没有回答 `{ $asked }`。
arena-start-unreadable = 没能启动：对 `{ $asked }` 的回答看不懂。
arena-start-declined = 没能启动：对 `{ $asked }` 的回答是一个错误：{ $said }
arena-raised = 抛出了 { $error }。
arena-raised-saying = 抛出了 { $error }：{ $said }
arena-no-action = 选了 { $action }，这不是行动：选手要给出一张牌、一列要传的牌、一个叫价、一门花色、“old”或“new”。
arena-done-wrong = 选了 { $action }，这不允许：{ LIST($reason) }
arena-refused = 选了 { $action }，这不允许（{ $code }）：{ LIST($reason) }
arena-fault = { LIST($reason) }可以这样回答：{ $expected }
arena-fault-crashed = 还没回答就结束了。
arena-fault-crashed-saying = 还没回答就结束了；它的标准错误输出最后一行是“{ $said }”。
arena-fault-slow = { $seconds } 秒内没有回答。
arena-fault-endless = 写了 { $bytes } 个字节，还没有换行。
arena-fault-unreadable = 回答了“{ $answered }”，这不是回答。
arena-fault-other = 回答了“{ $answered }”，这不是 { $seat } 号位在 `{ $phase }` 阶段的行动。
arena-fault-declined = 它的回答是一个错误：“{ $said }”。
arena-fault-refused = 它的回答是一个错误（{ $code }）：{ LIST($reason) }
arena-playouts-few = 试打至少要有一局和一个线程。
arena-record-exists = 文件 { $file } 已经存在。要继续其中的比赛，请选择续赛。
arena-record-other = 文件 { $file } 属于另一场比赛。
arena-record-terms = 文件 { $file } 属于另一场比赛：其中 { $name } 为 { $there }，此处为 { $here }。
arena-record-unreadable = { $file } 不是比赛记录：第 { $line } 行无法读取。
