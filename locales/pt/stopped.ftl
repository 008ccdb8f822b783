### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = O jogo não consegue começar
stopped-browser = O OpenHearts não funciona no seu navegador: ele é antigo demais, ou o WebAssembly ou os web workers estão desativados. É o que fazem ajustes de segurança rígidos, como o Modo de Isolamento do iPhone.
stopped-browser-try = Atualize o navegador, permita este site nos ajustes de segurança ou tente outro navegador.
stopped-network = Uma parte da página não chegou. Verifique a conexão.
stopped-again = Tentar de novo
