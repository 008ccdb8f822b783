### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = 游戏无法启动
stopped-browser = 这个浏览器运行不了 OpenHearts：它太旧，或者关闭了 WebAssembly 或 Web Worker。严格的安全设置会这样做，例如 iPhone 的锁定模式。
stopped-browser-try = 请更新浏览器，在安全设置里允许本网站，或换一个浏览器。
stopped-network = 网页有一部分没有收到。请检查网络连接。
stopped-again = 重试
