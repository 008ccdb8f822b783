### 牌局记录的核验，终端和网页共用。

## 核验记录的结果。$seats 是座位号，从 0 数起。

verify-hash = 秘密值对得上发牌前公布的哈希值：{ $hash }
verify-parts =
    { $count ->
        [1] { LIST($seats) } 号位加入了自己的随机数，所以抽取秘密值的一方事先不知道牌怎么发。
       *[other] { LIST($seats) } 号位各加入了自己的随机数，所以抽取秘密值的一方事先不知道牌怎么发。
    }
verify-no-parts = 没有座位加入自己的随机数，所以抽取秘密值的一方有可能挑过牌。
verify-dealt = 已用秘密值和各人的随机数重新发牌。
verify-seed = 牌由种子 { $seed } 发出。事先没有人承诺用它，所以这不能证明没有人挑过种子。
verify-position = 这一场从一个局面开始，没有发过牌。
verify-played =
    { $actions ->
        [0] 还没有人行动过。
       *[other] 重放了 { $actions } 步，步步合规。
    }
verify-over = 这一场已结束。总分：{ LIST($totals, list: "unit") }
verify-not-over = 这一场还没结束。目前总分：{ LIST($totals, list: "unit") }

## 网页上的同一件事，真人牌局之后。

check-title = 验牌
check-which = 第 { $number } 场，共 { $count } 场
check-before = 上一场
check-after = 下一场
check-works = 正在重新发牌……
check-holds = 没有人挑过这些牌。
check-holds-no-parts = 发的牌与承诺相符。
check-promised = 牌桌在发第一张牌以前公布的就是这个哈希值，各人加入的随机数也相同。
# $names 是加入过随机数的人。
check-parts =
    { $count ->
        [1] { LIST($names) } 加入了自己的随机数，所以抽取秘密值的一方事先不知道牌怎么发。
       *[other] { LIST($names) } 各加入了自己的随机数，所以抽取秘密值的一方事先不知道牌怎么发。
    }
check-seen = 你看到的一切都在里面：你的牌，大家出的牌，先后顺序也一样。
check-knows = 这不能证明没有人偷看过牌：服务器必须知道每一手牌。
check-fails = 有地方对不上。
check-other-hash = 秘密值不是牌桌在开打前承诺的那个。
check-other-parts = 加入的随机数不是牌桌在开打前公布的那些。
check-other-events = 记录里的牌局和你看到的不一样。
check-other-totals = 记录最后的总分和牌桌的不一样。
check-unread = 现在拿不到记录。请稍后再试。
check-download = 下载记录
