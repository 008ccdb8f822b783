### 网页：牌怎么往下打。悔牌、重打一局、提前结束、暂停、放弃、按键，以及设置里与此有关的选项。

flow-taken-back = 已悔牌。
# 一场里第一次悔牌：在牌桌上，代替要你做的事。
flow-taken-back-first = 已悔牌。这一场不再计入战绩。
flow-not-counted = 一场牌里只要悔过牌或重打过，就不再计入战绩。

# $trick 从 1 数起；1 是一局的开头。
flow-again-from =
    { $trick ->
        [1] 重打这一局
       *[other] 从第 { $trick } 墩重打
    }
flow-again-ask =
    { $trick ->
        [1] 再发一次同样的牌。
       *[other] 牌会回到第 { $trick } 墩开始时的样子。
    }
flow-again-lost = 那以后打的都会丢掉，这一场也不再计入战绩。
flow-again-yes = 重打
flow-cancel = 保持原样

flow-pause = 暂停
flow-paused = 已暂停
flow-paused-about = 牌桌等着你。
flow-go-on = 继续

flow-give-up = 放弃这一场
flow-give-up-about = 到此为止，没有胜者。
flow-give-up-ask = 要放弃这一场吗？
flow-give-up-what = 它会记作放弃，以后也不能接着打。
flow-give-up-yes = 放弃
flow-play-on = 接着打

flow-worthless = 剩下的牌都没有分。
flow-finish = 打完这一局
flow-finished = 剩下的牌都没有分，已一次打完。
flow-own = 剩下的墩都归你。
flow-claim = 全部收下
flow-own-ask =
    { $count ->
        [1] 不管别人出什么，最后一墩都归你。
       *[other] 不管别人出什么，最后 { $count } 墩都归你。
    }
flow-claim-yes = 摊牌

## 按键。按键写在它的作用旁边。

flow-keys = 按键
flow-keys-about = 凡是能点的，都可以用 Tab 移过去，再按 Enter 选定。
flow-key-cards = 移到别的牌
flow-key-play = 选牌或出牌
flow-key-on = 继续
flow-key-close = 关闭打开的窗口
flow-key-finish = 打完这一局，或收下剩下的墩
flow-key-keys = 按键一览
flow-key-arrows = 方向键
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } 或 { $other }
flow-key-with-control = Ctrl+{ $key }

## 设置里的选项。

flow-settings-look = 外观
flow-settings-play = 出牌
flow-settings-pace = 节奏
flow-settings-help = 辅助
flow-confirm = 点两下出牌
flow-confirm-about = 第一下抬起牌，第二下打出。
flow-ahead = 提前选牌
flow-ahead-about = 没轮到时先点一张牌，轮到你时只要能出就打出。
flow-forced = 自动出唯一的牌
flow-forced-about = 只有一张牌能出时，自动打出。
flow-quick-end = 快速收尾
flow-quick-end-about = 剩下的牌都没有分时，一次打完这一局。
flow-raised = 收到的牌保持抬起
flow-raised-about = 点一下才放下，好看清传来了什么。
flow-letters = 字母快捷键
flow-letters-about = H 看提示，U 悔牌；? 显示全部按键。
