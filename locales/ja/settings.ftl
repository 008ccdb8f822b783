### ページ：表示と音、残すものと見せるもの。

counter-about = 出たカードと、だれがどのスートを切らしたか。
settings-language = 言語
settings-language-auto = ブラウザに合わせる
settings-language-missing = この言語の文を読み込めませんでした。接続を確かめて、もう一度お試しください。
settings-theme = 明るさ
settings-theme-auto = 端末に合わせる
settings-theme-evening = 夜
settings-theme-daylight = 昼
settings-speed = 速さ
settings-speed-calm = ゆっくり
settings-speed-normal = ふつう
settings-speed-quick = 速い
settings-speed-instant = すぐ
settings-four = 4色のカード
settings-four-about = クラブは緑、ダイヤは青。
settings-sound = 音
settings-sound-about = カード、ハートの解禁、ムーン。
settings-stays = トリックの終わりでタップを待つ
settings-stays-about = オフなら自動で進みます。
settings-hints = ヒント
settings-hints-about = コーチの選択と、その理由。
settings-unsaved = このブラウザには何も保存できないので、設定はページを離れるまで有効です。
