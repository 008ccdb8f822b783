### La página: qué aspecto y sonido tiene, y lo que guarda y muestra, al gusto de quien lee.

counter-about = Qué cartas han salido ya y quién no tiene un palo.
settings-language = Idioma
settings-language-auto = El del navegador
settings-language-missing = No se han podido cargar sus textos. Comprueba la conexión e inténtalo de nuevo.
settings-theme = Luz
settings-theme-auto = La del dispositivo
settings-theme-evening = Noche
settings-theme-daylight = Día
settings-speed = Ritmo
settings-speed-calm = Tranquilo
settings-speed-normal = Normal
settings-speed-quick = Rápido
settings-speed-instant = Al instante
settings-four = Cuatro colores
settings-four-about = Tréboles en verde, diamantes en azul.
settings-sound = Sonido
settings-sound-about = Las cartas, un corazón roto, la luna.
settings-stays = La baza completa espera un toque
settings-stays-about = Si no, se recoge sola.
settings-hints = Pistas
settings-hints-about = Qué haría el entrenador, y por qué.
settings-unsaved = Este navegador no guarda nada: estos ajustes duran hasta que te vayas.
