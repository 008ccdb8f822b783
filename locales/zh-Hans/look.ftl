### 网页：牌桌和牌的样子，随读者的喜好。

look-felt = 牌桌
look-felt-petrol = 孔雀青
look-felt-moss = 苔绿
look-felt-night = 夜蓝
look-felt-plum = 梅紫
look-felt-date = 随时令
look-felt-winter = 冬
look-felt-spring = 春
look-felt-summer = 夏
look-felt-autumn = 秋
look-felt-halloween = 万圣节
look-felt-christmas = 圣诞节
look-felt-valentine = 情人节
look-back = 牌背
look-back-midnight = 午夜
look-back-crimson = 绯红
look-back-forest = 森林
look-back-slate = 石板
look-text = 文字
look-text-usual = 标准
look-text-large = 大
look-text-larger = 特大
