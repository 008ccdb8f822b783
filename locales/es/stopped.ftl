### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = El juego no puede empezar
stopped-browser = OpenHearts no funciona en tu navegador: es demasiado antiguo, o WebAssembly o los web workers están desactivados. Es lo que hacen los ajustes de seguridad estrictos, como el modo de aislamiento del iPhone.
stopped-browser-try = Actualiza el navegador, permite este sitio en sus ajustes de seguridad o prueba con otro navegador.
stopped-network = No ha llegado una parte de la página. Comprueba la conexión.
stopped-again = Volver a intentarlo
