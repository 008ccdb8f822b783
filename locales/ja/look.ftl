### ページ：テーブルとカードの見た目。読む人の好みで。

look-felt = テーブル
look-felt-petrol = 青緑
look-felt-moss = 苔
look-felt-night = 夜空
look-felt-plum = プラム
look-felt-date = 季節に合わせる
look-felt-winter = 冬
look-felt-spring = 春
look-felt-summer = 夏
look-felt-autumn = 秋
look-felt-halloween = ハロウィン
look-felt-christmas = クリスマス
look-felt-valentine = バレンタイン
look-back = カードの裏
look-back-midnight = 真夜中
look-back-crimson = 深紅
look-back-forest = 森
look-back-slate = スレート
look-text = 文字の大きさ
look-text-usual = 標準
look-text-large = 大
look-text-larger = 特大
