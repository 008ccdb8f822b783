### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = The game can’t start
stopped-browser = Your browser can’t run OpenHearts: it is too old, or WebAssembly or web workers are turned off. Strict security settings, such as Lockdown Mode on an iPhone, do that.
stopped-browser-try = Update the browser, allow this site in its security settings, or try another browser.
stopped-network = Part of the page didn’t arrive. Check your connection.
stopped-again = Try again
