### 网页：外观和声音，以及保留什么、显示什么，都随读者的喜好。

counter-about = 哪些牌出过了，谁缺哪门花色。
settings-language = 语言
settings-language-auto = 跟随浏览器
settings-language-missing = 这种语言的文字加载不了。请检查网络后重试。
settings-theme = 光线
settings-theme-auto = 跟随设备
settings-theme-evening = 夜晚
settings-theme-daylight = 白天
settings-speed = 快慢
settings-speed-calm = 悠闲
settings-speed-normal = 标准
settings-speed-quick = 快速
settings-speed-instant = 立即
settings-four = 四色牌
settings-four-about = 梅花绿，方块蓝。
settings-sound = 声音
settings-sound-about = 出牌、破红心、射月。
settings-stays = 一墩出齐后等你点一下
settings-stays-about = 不开的话，会自动收走。
settings-hints = 提示
settings-hints-about = 教练会怎么做，为什么。
settings-unsaved = 这个浏览器不保留任何东西，这些设置在你离开后就没了。
