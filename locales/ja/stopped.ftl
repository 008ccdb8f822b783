### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = ゲームを始められません
stopped-browser = このブラウザではOpenHeartsが動きません。古すぎるか、WebAssemblyかWeb Workerが無効になっています。iPhoneのロックダウンモードなど、厳しいセキュリティ設定が原因のこともあります。
stopped-browser-try = ブラウザを更新するか、セキュリティ設定でこのサイトを許可するか、別のブラウザで開いてください。
stopped-network = ページの一部が届きませんでした。接続を確認してください。
stopped-again = もう一度試す
