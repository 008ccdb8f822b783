### La página: mesas con gente. Encontrar una mesa, abrirla, esperar en ella, y lo que se dice junto a las cartas.

## Encontrar una mesa.

tables-title = Las mesas
tables-open = Abrir una mesa
tables-code = Tengo un código
tables-code-hint = Dos palabras y un número, como amber-fox-17
tables-find = Ir a la mesa
tables-name-title = ¿Cómo te llamamos?
tables-name-about = Los demás verán este nombre en la mesa.
# Para quien sigue un enlace y aún no tiene nombre: quién está sentado allí.
tables-name-invited = Te invitan a jugar con { LIST($people) }.
tables-name-label = Tu nombre
tables-name-go = Seguir
tables-rename = Cambiar de nombre
tables-again = Reintentar
tables-connecting = Conectando
tables-connecting-about = Está tardando más de lo normal. Se seguirá intentando.
tables-trouble-title = No ha funcionado
tables-trouble-unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.
tables-trouble-too_fast =
    { $seconds ->
        [0] Demasiados intentos. Espera un momento y vuelve a intentarlo.
        [1] Demasiados intentos. Vuelve a intentarlo en 1 segundo.
       *[other] Demasiados intentos. Vuelve a intentarlo en { $seconds } segundos.
    }
tables-trouble-cookies = Este navegador te ha olvidado al instante. Permite las cookies en esta página e inténtalo de nuevo: por ellas te reconoce la mesa.
tables-trouble-signed_out = Se ha cerrado tu sesión en este navegador.
tables-trouble-no_tables = Esta copia de la página viene sin servidor, así que aquí no hay mesas con gente. Ejecuta «openhearts serve» en cualquier ordenador y abre la página desde allí.
tables-trouble-gone = Esta mesa está cerrada, o el enlace no está completo. Pide uno nuevo.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Ya no estás en la mesa
tables-removed-about = Si quien lleva la mesa te deja volver, el enlace volverá a funcionar.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Tu acceso está suspendido
tables-suspended-about = Puedes seguir jugando por tu cuenta en esta página, como siempre.
tables-trouble-suspended = Quien administra este servidor te ha suspendido. Fin de la suspensión: { $until }.
tables-trouble-suspended-open = Quien administra este servidor te ha suspendido hasta nuevo aviso.
tables-go = A las mesas
# Cómo se llama un bot en una mesa con gente.
tables-bot = Bot { $number }

## Abrir una mesa.

host-seats =
    { $count ->
        [1] un sitio
       *[other] { $count } sitios
    }
host-entrance = Quién puede sentarse
host-entrance-invited = Con invitación
host-entrance-friends = Amigos
host-entrance-open = Cualquiera
host-play-time = Tiempo por carta
host-pass-time = Tiempo para el pase
# Segundos; 0: sin límite.
host-time =
    { $seconds ->
        [0] Sin reloj
       *[other] { $seconds }{ "\u00A0" }s
    }
host-chat = Chat
host-chat-off = No
host-chat-phrases = Frases
host-chat-text = Frases y texto
host-advice = Pistas
host-advice-off = No
host-advice-own = Cada cual elige
host-advice-all = Para todos
host-watching = Espectadores
host-watching-about = Otros pueden mirar, con una baza de retraso.
host-bots = Los bots ocupan los sitios vacíos
host-bots-about = Se van cuando llega alguien.
host-go = Abrir la mesa
host-keep = Guardar

## Esperar en una mesa.

# En la esquina de la página: de quién es la mesa.
waiting-table-of = Mesa de { $name }
waiting-table = Una mesa
waiting-more =
    { $count ->
        [0] Ya no falta nadie
        [1] Falta una persona y empezamos
        [2] Faltan dos y empezamos
        [3] Faltan tres y empezamos
       *[other] Faltan { $count } y empezamos
    }
waiting-bots-keep = Los bots guardan los sitios
waiting-link = Basta con el enlace, sin cuenta.
waiting-link-field = El enlace a esta mesa
waiting-only-here = Este enlace solo funciona en este equipo.
waiting-copy = Copiar enlace
waiting-copied = Copiado
waiting-share = Compartir
waiting-share-text = Vente a jugar conmigo a Corazones.
waiting-qr = El enlace, para leerlo con una cámara
waiting-free = Un sitio libre
waiting-seat-bot = Sentar un bot
waiting-you-sit = Sentarse
waiting-host = lleva la mesa
waiting-ready = todo listo
waiting-not-ready = aún no
waiting-away = sin conexión
waiting-bot = hasta que llegue alguien
waiting-watching = Estás mirando
waiting-start =
    { $bots ->
        [0] Empezar ya
        [1] Empezar ya con un bot
        [2] Empezar ya con dos bots
        [3] Empezar ya con tres bots
       *[other] Empezar ya con { $bots } bots
    }
waiting-be-ready = Todo listo
waiting-again = Otra partida
waiting-is-ready = Por tu parte, todo listo. La partida empieza en cuanto confirmen los demás.
waiting-called = Los demás te ven como { $name }.
waiting-begins = La partida empieza sola en cuanto confirme todo el mundo.
waiting-leave = Irse
waiting-leave-title = ¿Dejar la mesa?
waiting-leave-about = Un bot sigue jugando en tu sitio.
waiting-leave-rated = Esta partida es clasificatoria. Si te vas, quedas en último lugar, haga lo que haga el bot en tu sitio.
waiting-stay = Quedarse
waiting-limits = Ajustes de la mesa
waiting-change = Cambiar
waiting-lost = Se ha perdido la conexión. Se está reintentando.
waiting-closed = Esta mesa está cerrada. Llevaba un rato sin nadie.
waiting-closed-not_ready = Esta partida no pudo empezar: no vinieron todos.
waiting-closed-admin = Quien administra el servidor ha cerrado esta mesa.
waiting-no-clock = Sin reloj
waiting-clock = { $seconds }{ "\u00A0" }s por carta
waiting-clock-pass = { $seconds }{ "\u00A0" }s para el pase
waiting-advice-off = Sin pistas
waiting-advice-own = Pistas a gusto de cada cual
waiting-advice-all = Pistas para todos
waiting-chat-off = Sin chat
waiting-chat-phrases = Frases
waiting-chat-text = Frases y texto
waiting-watching-no = Sin espectadores
waiting-watching-yes = Otros pueden mirar
waiting-entrance-invited = Solo con el enlace
waiting-entrance-friends = Los amigos pueden sentarse
waiting-entrance-open = Cualquiera puede sentarse

## Lo que puede hacer con un sitio quien lleva la mesa.

seat-remove = Pedir a { $name } que se vaya
seat-readmit = Dejar que { $name } vuelva
seat-host = Ceder la mesa a { $name }
seat-move = Cambiar el sitio con { $name }
seat-move-me = Cambiar el sitio conmigo
seat-move-free = Pasar al sitio libre
seat-no-bot = Quitar el bot

## La velada.

evening-title = La velada hasta ahora
evening-name = Jugador
evening-games = Partidas
evening-won = Ganadas
evening-points = Puntos

## Junto a las cartas.

company-lost = Reconectando. Tus cartas siguen siendo tuyas.
# Leído en voz alta cuando vuelve la conexión.
company-connected = La conexión ha vuelto.
company-you-sit = Un bot juega por ti.
company-you-wait = La partida te espera.
company-return = Ya estoy aquí
company-waits = Esperando a { $name }
company-all-away = Partida en pausa
company-played-for-you = Se te acabó el tiempo. Jugó un bot.
# Un reloj en un sitio, y lo mismo donde casi no cabe nada.
company-seconds =
    { $seconds ->
        [1] 1 segundo
       *[other] { $seconds } segundos
    }
company-seconds-short = { $seconds }{ "\u00A0" }s
# Leído en voz alta: cuánto tiempo le queda a quien lee.
company-time-left =
    { $seconds ->
        [1] Te queda 1 segundo
       *[other] Te quedan { $seconds } segundos
    }
# En el resultado de una mano, antes de que la siguiente aparezca sola.
company-next-in =
    { $seconds ->
        [1] Siguiente mano en 1 segundo
       *[other] Siguiente mano en { $seconds } segundos
    }
# Cuánto espera la mesa a quien falta, como «0:42».
company-come-back = { $time } para volver
company-time = { $time }
company-connecting = conectando
company-bot-plays = juega un bot
company-away = ausente
# De alguien a quien quien lee ha silenciado.
company-muted = en silencio
company-time-up = { WHO($seat) ->
    [you] se te acabó el tiempo
   *[other] sin tiempo
}
# Lo que abre un toque en el sitio de alguien.
company-person = { $sat ->
    [true] { $name }: silenciar, bloquear o denunciar
   *[false] { $name }: silenciar
}
company-watching = { $count ->
    [1] Una persona está mirando
   *[other] { $count } personas están mirando
}
company-you-watch = Estás mirando, con una baza de retraso.
company-stop-watching = Dejar de mirar
company-side = Mirar desde el sitio de { $name }
company-invite = Invitar
menu-invite-about = El enlace y el código de esta mesa
menu-leave-people = Un bot sigue jugando en tu sitio

## El chat.

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [1] Chat, un mensaje sin leer
   *[other] Chat, { $unread } mensajes sin leer
}
chat-newer = { $lines ->
    [1] Un mensaje nuevo
   *[other] { $lines } mensajes nuevos
}
chat-close = Cerrar el chat
chat-mute-all = Silenciar a todos
chat-all-muted = Aquí no oyes a nadie. A ti sí te oyen.
chat-say = Di algo a la mesa
chat-send = Enviar
chat-more = Más frases
chat-fewer = Menos frases
chat-own-language = Cada cual lee las frases en su idioma.
chat-closes = El chat se cierra cuando te toca.
chat-watches = Aquí solo escriben quienes están sentados a la mesa.
chat-empty = Aún no ha dicho nada nadie.
chat-log = Lo que se ha dicho
chat-phrases = Frases
chat-you = Tú
chat-spoken = { $name }: { $words }
# Líneas entre lo que se dice: lo que pasa en la mesa. $you: se trata de quien lee.
chat-sat = { $you ->
    [called] Te has sentado. Los demás te ven como { $name }.
    [true] Te has sentado.
   *[false] { $name } se ha sentado.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Te has ido. Sigue jugando un bot.
       *[false] Te has ido.
    }
   *[false] { $playing ->
        [true] { $name } se ha ido. Sigue jugando un bot.
       *[false] { $name } se ha ido.
    }
}
chat-removed = Quien lleva la mesa ha pedido a { $name } que se vaya.
chat-away = { $you ->
    [true] Has perdido la conexión.
   *[false] { $playing ->
        [true] { $name } ha perdido la conexión. La mesa espera un minuto; después sigue un bot.
       *[false] { $name } ha perdido la conexión.
    }
}
chat-back = { $you ->
    [true] Ya estás aquí otra vez.
   *[false] { $name } ha vuelto.
}
chat-sits_in = { $you ->
    [true] Un bot juega por ti hasta que vuelvas.
   *[false] Un bot juega por { $name } hasta que vuelva.
}
chat-host = { $you ->
    [true] Ahora llevas tú la mesa.
   *[false] Ahora lleva la mesa { $name }.
}
# Leído en voz alta antes de una partida y después.
chat-ready = { $name } ha confirmado.
chat-places = Han cambiado los sitios. En el sentido de las agujas del reloj: { LIST($names) }.
chat-time = { $you ->
    [true] Se te acabó el tiempo, así que jugó un bot por ti.
   *[false] A { $name } se le acabó el tiempo, así que jugó un bot.
}

## Lo que se puede hacer con alguien.

person-mute = Silenciar
person-mute-about = En esta mesa ya no oyes a { $name }.
person-unmute = Volver a oír a { $name }
person-block = Bloquear
person-block-about = No volveréis a sentaros a la misma mesa, y ya no oirás a { $name }.
person-block-undo = Puedes deshacerlo cuando quieras: aquí, o en tu nombre, en la página de las mesas.
person-block-sure = Sí, bloquear a { $name }
person-blocked = Hecho. No volveréis a sentaros a la misma mesa.
person-unblock = Desbloquear
person-unblock-about = Podréis volver a sentaros a la misma mesa, y volverás a oír a { $name }.
person-unblocked = Hecho. Podéis volver a sentaros a la misma mesa.
person-report = Denunciar
person-report-about = Lo lee quien administra este servidor, junto con lo último que { $name } ha dicho en esta mesa. { $name } no se entera.
person-report-what = ¿Qué ha pasado? (Puedes dejarlo en blanco.)
person-report-send = Enviar la denuncia
person-reported = Gracias. La denuncia está en camino.

## Cuando termina una partida con gente.

after-ready = { $count ->
    [0] Aún no ha confirmado nadie
    [1] Ha confirmado una persona
   *[other] Han confirmado { $count }
}
after-you-ready = Esperando a los demás
after-again = Otra partida
after-leave = Irse
after-table = A la mesa
after-result = Ver el resultado
# De una mesa clasificatoria, en la que solo se podría seguir con todos.
after-lacks = Ya falta alguien
after-check = Comprobar el reparto

## La sala: partida rápida, mesas a las que sentarse, mesas que mirar.

lobby-quick = Partida rápida
lobby-rules = Reglas
# En una lista de reglas: cuánta gente espera una partida con ellas.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · espera una persona
       *[other] { $rules } · esperan { $count }
    }
lobby-calm = Tranquila
lobby-normal = Normal
lobby-quick-speed = Rápida
lobby-seconds = { $seconds }{ "\u00A0" }s por carta
# Cuánta gente espera esta partida; $missing es cuánta falta.
lobby-waiting =
    { $count ->
        [0] aún nadie
        [1] espera una persona
       *[other] { $missing ->
            [1] solo faltas tú
           *[other] esperan { $count }
        }
    }
lobby-rated = Clasificatoria
lobby-rated-about = Solo contra gente con cuenta, sin bots. Irse cuenta como quedar en último lugar.
lobby-rated-guest = Con cuenta, también clasificatorias
lobby-others-rated = Esperan una clasificatoria: { $count }
lobby-others-unrated = Esperan una partida no clasificatoria: { $count }
lobby-bots = Pasados 20 segundos, los bots ocupan los sitios libres.
lobby-no-bots = Aquí no hay bots: empieza cuando hay gente suficiente.
lobby-wait-title = Buscando gente
# Lo que alguien espera: «Dama Negra · Normal».
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · clasificatoria
lobby-wait-count =
    { $count ->
        [1] De { $players }, por ahora solo estás tú.
       *[other] Ya estáis { $count } de { $players }.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Los bots ocupan los sitios libres.
        [1] Los bots ocuparán los sitios libres en 1 segundo.
       *[other] Los bots ocuparán los sitios libres en { $seconds } segundos.
    }
lobby-wait-first = A tu última partida no vinieron todos. Ahora vas en primer lugar.
lobby-wait-pause =
    { $minutes ->
        [1] No estabas en tus últimas partidas clasificatorias. Aún falta un minuto para que puedas jugar otra.
       *[other] No estabas en tus últimas partidas clasificatorias. Aún faltan { $minutes } minutos para que puedas jugar otra.
    }
lobby-cancel = No esperar más
lobby-sit = Sentarse
lobby-sit-none = Aún nadie. Abre una mesa para cualquiera y aparecerá aquí.
lobby-watch = Mirar
lobby-watch-late = Con una baza de retraso, para que nadie pueda ayudar
lobby-watch-none = Ahora mismo no hay ninguna partida que mirar.
lobby-seats =
    { $count ->
        [1] un sitio
       *[other] { $count } sitios
    }
lobby-hand = Mano { $number }
lobby-watching =
    { $count ->
        [0] no mira nadie
        [1] mira una persona
       *[other] miran { $count }
    }
# Lo que muestra el dibujo de una mesa, para quien no lo ve: los nombres, los bots, los sitios libres.
lobby-oval =
    { $free ->
        [0] En la mesa: { $names }
        [1] En la mesa: { $names }; queda un sitio libre
       *[other] En la mesa: { $names }; quedan { $free } sitios libres
    }
lobby-people = { LIST($people) }
lobby-nobody = nadie
lobby-code = Código
lobby-lost = Se ha perdido la conexión. Se está reintentando.
lobby-seat = Volver a tu mesa

## La clasificación de este mes.

month-title = Este mes
month-rating = nivel
month-order = El orden va por lo seguro: el nivel menos tres veces su ±.
month-choice = Mes
month-figure = { $rating } ± { $error }
month-you = Tú
# Tras una partida clasificatoria: qué ha hecho con el nivel de cada cual.
rated-title = Nivel
rated-about = con su margen de error
rated-waits = Se están calculando los niveles.
rated-left = se fue
rated-left-about = En la clasificación, irse cuenta como quedar en último lugar, haga lo que haga el bot.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Tus partidas clasificatorias
rated-games-about = La última, primero
rated-place = Puesto { $place } de { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = Se está trayendo la lista.
month-none = Este mes nadie ha jugado una partida clasificatoria.
month-sure =
    { $people ->
        [0] Nadie ha jugado aún { $games } o más partidas clasificatorias.
        [1] Una persona ha jugado { $games } o más partidas clasificatorias.
       *[other] { $people } personas han jugado { $games } o más partidas clasificatorias.
    }

## Una cuenta.

account-guest = Juegas sin cuenta, solo en este navegador.
account-why = Una cuenta conserva tu nombre y tu nivel en todos tus dispositivos y, si quieres, también tus partidas y ajustes.
account-make = Crear una cuenta
account-have = Ya tengo una cuenta
account-new = Aún no tengo cuenta
account-in = Entrar
account-out = Cerrar sesión
account-name = Nombre
account-password = Contraseña
account-password-hint = 8 caracteres o más
account-is = Has iniciado sesión.
account-unrated = Aún no has jugado ninguna partida clasificatoria.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · una partida
       *[other] { $rating } ± { $error } · { $games } partidas
    }
account-in-passkey = Entrar con una clave de acceso
account-make-passkey = Crearla con una clave de acceso
account-mine = Mis datos
account-stale = Iniciaste sesión hace un rato. Escribe tu contraseña o vuelve a iniciar sesión.
account-change-password = Cambiar la contraseña
account-old = Tu contraseña actual
account-old-hint = No hace falta en los diez minutos tras iniciar sesión
account-new-password = Contraseña nueva
account-changed = Tu contraseña ha cambiado. Se ha cerrado la sesión en todos los demás navegadores.
account-passkeys = Claves de acceso
account-passkeys-about = Entra con tu huella, tu cara o un PIN
account-passkeys-what = Una clave de acceso se queda en tu dispositivo y nadie puede adivinarla. Con dos, puedes entrar aunque pierdas un dispositivo.
account-passkeys-none = Aún no tienes ninguna.
account-passkey-since = Desde el { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Quitar la clave de acceso { $name }
account-passkey-add = Añadir clave de acceso
account-device = Nombre de este dispositivo
account-blocked = Bloqueados
account-blocked-about = No os sentáis a la misma mesa
account-blocked-what = No te sientas con ellos en ninguna mesa. No lo saben.
account-blocked-none = No has bloqueado a nadie.
account-unblock = Desbloquear a { $name }
account-unblocked = Sin bloqueo
account-kept = Lo mismo en todos los dispositivos
account-kept-on = Sí: partidas, ajustes, reglamentos, veladas y manos del día
account-kept-off = No: lo de aquí se queda solo aquí
account-kept-switch = Guardarlo en mi cuenta
account-kept-what = Las partidas contra bots, los ajustes, los reglamentos, las veladas de la libreta y los resultados de la mano del día van a la cuenta y llegan a todos los dispositivos que lo tengan activado. De lo que hay aquí no se pierde nada: una partida que sigue en dos sitios se convierte en dos.
account-kept-settings = Ajustes
account-kept-rules = Reglamentos
account-kept-pad = Libreta
account-kept-daily = Manos del día
account-kept-games =
    { $count ->
        [1] Una partida
       *[other] { $count } partidas
    }
account-kept-at = última copia: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = demasiado grande para la cuenta: se queda en este dispositivo
account-kept-too_many = no cabe más en la cuenta: se queda en este dispositivo
account-kept-no_room = no cabe más en este dispositivo: se queda en la cuenta
account-kept-unreadable = no se puede leer aquí: se queda en este dispositivo
account-kept-unreached = Ahora no se puede acceder a la cuenta. Se reintentará en la página de inicio.
account-out-everywhere = Cerrar sesión en todas partes
account-everywhere-about = Todos los navegadores en los que has iniciado sesión te olvidan, este también. Lo que guardan tus dispositivos se queda en ellos.
account-download = Descargar mis datos
account-download-about = Todo lo que este servidor guarda de ti
account-delete = Eliminar mi cuenta
account-forget = Borrar mi rastro
account-delete-what = Se eliminan tu nombre, tu contraseña y tus claves de acceso, tus niveles, tus bots y los ajustes, reglamentos, veladas, partidas y resultados de la mano del día guardados aquí. Se borra lo que has dicho en las mesas.
account-forget-what = Se borran tu nombre, tus resultados de la mano del día y lo que has dicho en las mesas, y se olvida este navegador.
account-delete-stays = En las mesas queda constancia de que alguien se sentó allí y de lo que se jugó, con un nombre que no es de nadie. Lo que guarda este dispositivo se queda en él.
account-delete-go = Continuar y eliminar
account-delete-sure = { $name }, esto no tiene vuelta atrás.
account-delete-yes = Sí, eliminarlo todo
account-open = Tu nombre y tu cuenta: { $name }
