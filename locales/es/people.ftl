### Lo que se dice en las mesas con gente y en la sala: por qué no se hace algo, y lo que se dice con un toque.

## Por qué no se hace algo. Lo que no permiten las reglas del juego está en play.ftl.

people-refused-bad_command = Eso no se entiende aquí. Recarga la página e inténtalo de nuevo.
people-refused-bad_action = Eso no es una jugada de este juego.
people-refused-table_closed = Esta mesa está cerrada.
people-refused-not_admitted = No puedes sentarte a esta mesa.
people-refused-removed = Quien lleva la mesa te ha pedido que te vayas.
people-refused-account_needed = Para las partidas clasificatorias hace falta una cuenta, donde se guarda tu nivel.
people-refused-table_full = Todos los sitios están ocupados.
people-refused-no_such_seat = Esta mesa no tiene ese sitio.
people-refused-seat_taken = Ahí hay alguien sentado.
people-refused-seats_taken = Aquí hay más gente sentada de la que puede jugar con esas reglas.
people-refused-already_seated = Ya tienes un sitio.
people-refused-other_hand_seen = Has visto otras cartas en esta partida, así que solo puedes ocupar tu propio sitio.
people-refused-left_for_good = Has abandonado esta partida clasificatoria. Termina sin ti.
people-refused-not_seated = Antes tienes que sentarte.
people-refused-not_host = Eso solo puede hacerlo quien lleva la mesa.
people-refused-seats_empty = Hay sitios vacíos. Espera a que venga gente o sienta bots en ellos.
people-refused-nothing_to_deal = Aún se están barajando las cartas. Inténtalo de nuevo dentro de un momento.
people-refused-game_running = No se puede mientras se juega una partida.
people-refused-no_game_running = No se está jugando ninguna partida.
people-refused-fixed = Todas las partidas clasificatorias siguen las mismas reglas.
people-refused-no_such_bot = Ese bot no existe.
people-refused-no_such_person = Esa persona no ha estado en esta mesa.
people-refused-not_your_seat = Esas cartas no son tuyas.
people-refused-hand_over = Esa mano ya ha terminado.
people-refused-bot_sits_in = Un bot está jugando por ti. Vuelve primero a tu sitio.
people-refused-not_away = Ningún bot está jugando por ti.
people-refused-time_is_up = Se te ha acabado el tiempo. Esta la juega un bot por ti.
people-refused-chat_off = En esta mesa no se chatea.
people-refused-phrases_only = En esta mesa solo se usan las frases ya preparadas.
people-refused-no_such_phrase = Esa frase no existe.
people-refused-unreadable = Eso no se puede mostrar como texto.
people-refused-too_fast = Eso ha ido demasiado rápido. Espera un momento e inténtalo de nuevo.
people-refused-not_thinking = Este sitio no está esperando a ningún bot.
people-refused-not_watchable = No puedes mirar esta mesa.
people-refused-no_such_table = Esa mesa no existe.
people-refused-no_such_game = En esta mesa no se ha terminado esa partida.
people-refused-no_session = Antes elige un nombre.
people-refused-bad_name = Elige un nombre de 1 a 24 letras.
people-refused-unavailable = El servidor no puede hacer eso ahora mismo. Inténtalo de nuevo dentro de un momento.
people-refused-not_waiting = No estás esperando ninguna partida.
people-refused-sign_in_first = Antes tienes que iniciar sesión.
people-refused-account_already = Ya tienes una cuenta.
people-refused-name_taken = Ese nombre ya es de otra persona. Elige otro.
people-refused-weak_password = Elige una contraseña de al menos 8 caracteres que no sea tu nombre.
people-refused-wrong_password = Ese nombre y esa contraseña no van juntos.
people-refused-bad_passkey = Esa clave de acceso no funciona aquí. Inténtalo de nuevo o inicia sesión de otra manera.
people-refused-last_way_in = Sin esta clave de acceso ya no podrías iniciar sesión. Añade antes otra, o una contraseña.
people-refused-too_many = No puedes tener más.
people-refused-reported_enough = Ya has enviado todas las denuncias que puedes por ahora.
people-refused-no_such_thing = Aquí no hay nada así.
people-refused-suspended = De momento no puedes jugar aquí. Quien administra este servidor te ha suspendido.
people-refused-not_admin = Eso solo pueden hacerlo quienes administran este servidor.
people-refused-changed = Mientras tanto se ha cambiado en otro dispositivo.
people-refused-no_such_rules = Con esas reglas no hay partidas clasificatorias.

## Lo que se dice con un toque. Cada cual lo lee en su idioma: amable, corto, un poco seco.

people-phrase-hello = Hola a todos.
people-phrase-good_luck = Suerte.
people-phrase-well_played = Bien jugado.
people-phrase-nice_pass = Gracias por esas cartas.
people-phrase-thanks = Gracias.
people-phrase-sorry = Lo siento.
people-phrase-ouch = Ay.
people-phrase-my_hearts = Todos los corazones me tocan a mí.
people-phrase-not_the_queen = Otra vez la dama, no.
people-phrase-moon = ¿Alguien quiere la luna?
people-phrase-close = Por los pelos.
people-phrase-thinking = Déjame pensar.
people-phrase-one_moment = Un momento, por favor.
people-phrase-back = Ya estoy aquí.
people-phrase-another_game = ¿Otra partida?
people-phrase-good_night = Buenas noches, y gracias por la partida.

## En lugar de un nombre.

people-former = Exjugador
