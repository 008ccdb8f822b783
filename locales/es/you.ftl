### La página: las partidas de quien lee, sus cifras, y todo lo que hay en este navegador, en un archivo.

you-part = Qué ver
you-part-play = Estadísticas
you-part-games = Partidas
you-part-data = Tus datos

## Cuando aún no hay nada, y cuando algo va mal.

you-empty-title = Aquí estarán tus partidas
you-empty = Juega una partida hasta el final y quedará guardada aquí con todas sus cartas.
you-empty-what = Con cada partida verás más: cuántas veces ganas, cuánto te cuesta una mano, cuántas damas te llevas y qué conviene practicar.
you-empty-file = Traer partidas de un archivo
you-unread = Este navegador no deja que la página guarde partidas, así que no hay nada que mostrar.
you-full = En este navegador no cabe ni una partida más. Guárdalo todo en un archivo y borra después algunas partidas.
you-gone =
    { $count ->
        [one] La partida más antigua ha dejado sitio a una nueva.
       *[other] Las { $count } partidas más antiguas han dejado sitio a otras nuevas.
    }
you-working =
    { $left ->
        [one] Queda una partida por leer.
       *[other] Quedan { $left } partidas por leer.
    }
you-unreached = Algunas partidas no se han podido leer. Comprueba la conexión y abre esto de nuevo.
you-nothing-chosen = Ninguna partida encaja. Usa menos filtros.
you-uncounted = Juega una partida hasta el final sin deshacer nada y aquí verás sus cifras.

## Con una o dos partidas.

you-last = Tu última partida, { DATETIME($at, dateStyle: "medium") }
you-last-look = Repasar
you-few = Con más manos habrá más que ver: cómo cambian tus puntos y cuántas damas te llevas.

## Lo que se cuenta.

you-left-out =
    { $count ->
        [one] Una partida no cuenta aquí: se abandonó o se deshizo algo en ella.
       *[other] { $count } partidas no cuentan aquí: se abandonaron o se deshizo algo en ellas.
    }
you-company = Qué partidas
you-company-all = Todas
you-company-bots = Contra bots
you-company-people = Con gente
you-company-days = Manos del día
you-kind = Reglas
you-kind-all = Todas
you-kind-name =
    { $name } · { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }
you-level = Nivel de los bots
you-level-all = Todos
you-level-beginner = Principiantes
you-level-easy = Fácil
you-level-medium = Medio
you-level-careful = Prudente
you-level-hard = Alto
you-level-expert = Expertos
you-level-people = Gente

## Cifras. Los porcentajes son enteros. $margin es cuánto puede apartarse la verdad de la cifra, 19 veces de cada 20.

you-share = { $share }{ "\u00A0" }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }{ "\u00A0" }%
you-won = Partidas ganadas
you-won-about =
    { $games ->
        [one] Una partida; media de la mesa: { $fair }{ "\u00A0" }%.
       *[other] { $games } partidas; media de la mesa: { $fair }{ "\u00A0" }%.
    }
you-points = Puntos por mano
you-points-about =
    { $hands ->
        [one] Una mano de { $name }; media de la mesa: { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } manos de { $name }; media de la mesa: { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Fichas por partida
you-chips-about =
    { $games ->
        [one] Una partida de { $name }; media de la mesa: { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } partidas de { $name }; media de la mesa: { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Damas que te llevas
       *[other] { MARK($queen) } en tus bazas
    }
you-queens-about =
    { $queens ->
        [one] Hubo una; media de la mesa: { $fair }{ "\u00A0" }%.
       *[other] De { $queens }; media de la mesa: { $fair }{ "\u00A0" }%.
    }
you-clean = Manos sin puntos
you-clean-about =
    { $hands ->
        [one] Una mano; media de la mesa: { $fair }{ "\u00A0" }%.
       *[other] De { $hands }; media de la mesa: { $fair }{ "\u00A0" }%.
    }
you-moons = Lunas alcanzadas
you-moons-about = Intentos: { $tried }. Media de la mesa: { NUMBER($fair, maximumFractionDigits: 1) }.

## Gráficas: un título, una frase, y lo mismo en una tabla.

you-as-table = En una tabla
you-over-time = Evolución de tus puntos
you-over-time-about = { $name }; la línea discontinua es la media de la mesa, y la franja, el margen de error.
you-trend-fewer = Te llevas menos puntos que antes.
you-trend-more = Te llevas más puntos que antes.
you-trend-fewer-high = Ganas menos puntos que antes.
you-trend-more-high = Ganas más puntos que antes.
you-trend-level = Más o menos los puntos de siempre; lo demás es azar.
you-trend-early = Aún es pronto para ver algo más que azar.
you-time-from = Desde
you-time-to = Hasta
you-table-hands = Manos
you-table-points = Puntos por mano
you-table-fair = Media de la mesa
you-table-margin = Margen
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Puestos
you-places-about =
    { $games ->
        [one] Una partida de { $players } jugadores
       *[other] { $games } partidas de { $players } jugadores
    }
you-place = { $place }.º
you-places-said = Veces en primer puesto: { $first } de { $games }.
you-places-sides = Quienes juegan en el mismo equipo comparten puesto.
you-table-place = Puesto
you-table-games = Partidas
you-queen =
    { $queen ->
        [QS] La dama
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] De cada 100 damas te llevas { $share }; la media de la mesa es { $fair }.
       *[other] De cada 100 veces, te llevas { CARD($queen, as: "the-card") } en { $share }; la media de la mesa es { $fair }.
    }
you-tricks = Cuándo te llegan los puntos
you-tricks-about = { $name }, baza a baza
you-tricks-queen =
    { $queen ->
        [QS] la dama
       *[other] { MARK($queen) }
    }
you-tricks-rest = todo lo demás
you-tricks-said = La baza { $trick } es la que más puntos te trae.
you-table-trick = Baza
you-table-queen =
    { $queen ->
        [QS] Dama
       *[other] { MARK($queen) }
    }
you-table-rest = Resto
you-moons-title = Lunas
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Aún no has intentado ninguna.
                [one] Has intentado una, sin éxito.
               *[other] Has intentado { $tried }, sin éxito.
            }
       *[other] Has intentado { $tried } y alcanzado { $made }.
    }
you-moons-others = De las de otros, has impedido { $stopped } y sufrido { $suffered }.
you-moons-how = Cuenta como intento tener todos los puntos jugados hasta entonces, y al menos tres quintos de los que hay.
you-habits = Lo que más puntos te cuesta
you-habits-about =
    { $hands ->
        [one] Puntos por cada diez manos, según la única que el entrenador ha valorado en puntos
       *[other] Puntos por cada diez manos, según las { $hands } que el entrenador ha valorado en puntos
    }
you-habits-none = En ninguna de las manos que el entrenador ha valorado en puntos hubo un error caro.
you-habits-empty = Repasa una mano con el entrenador, y lo que encuentre se contará aquí.
you-habit-times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }
you-habit-above =
    { $queen ->
        [QS] Jugar una pica alta con la dama por salir
       *[other] Jugar una carta más alta con { MARK($queen) } por salir
    }
you-habit-kept =
    { $queen ->
        [QS] Quedarte la dama en vez de soltarla
       *[other] Quedarte { MARK($queen) } en vez de soltar{ CARD($queen, as: "card-it") }
    }
you-habit-queen =
    { $queen ->
        [QS] Exponerte a llevarte la dama
       *[other] Exponerte a llevarte { MARK($queen) }
    }
you-habit-pass = Pasar las cartas equivocadas
you-habit-under = No quedarte por debajo cuando podías
you-habit-high = Guardarte una carta alta que podías soltar
you-habit-follow = Seguir el palo con la carta equivocada
you-habit-discard = Descartar la carta equivocada
you-habit-lead = Salir con la carta equivocada
you-habit-stop = No impedir la luna de otro
you-habit-moon = Renunciar a una luna
you-habit-bonus = Dejar pasar una carta que resta puntos
you-habit-points = Dejar pasar una baza cuando interesan los puntos
you-habit-bid = Pujar de más o de menos
you-habit-other = Otra cosa
you-by-kind = Por reglas
you-by-level = Por nivel
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: solo { $name }
you-table-name = Reglas
you-table-level = Nivel
you-table-won = Ganadas

## Las partidas.

you-games-count =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, con { LIST($names) }
# Una mano, de la fecha en que todo el mundo recibió sus cartas.
you-game-day = Mano del { DATETIME($at, dateStyle: "long") }
you-game-challenge = Reto: las mismas cartas para otra persona
you-game-place =
    { $place ->
        [1] Ganada
       *[other] { $place }.º puesto
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } ficha
       *[other] { SIGNED($chips) } fichas
    }
you-game-unplayable = Esta versión no puede reproducirla.
you-game-replayed = No cuenta: se deshizo algo.
you-game-given-up = Abandonada
you-game-delete = Borrar { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = Se ha borrado la partida.
you-game-failed = No se ha podido abrir esta partida. Comprueba la conexión e inténtalo de nuevo.
you-game-opening = Se extienden las cartas de la partida.
you-game-save = Guardar en archivo
you-game-hands = Mano por mano
you-game-look = Ver la mano { $hand }
you-more = Mostrar más

## Todo lo que hay aquí, en un archivo.

you-data-about = Los ajustes, las reglas, la libreta, los resultados y las partidas están solo en este navegador. En un archivo te los llevas a otro o los pones a salvo.
you-export = Guardar todo en un archivo
you-export-failed = No se han podido leer las partidas, así que no se ha guardado nada.
you-import = Abrir archivo guardado
you-import-about = Lo que trae se añade a lo que hay aquí. No se pierde nada, y antes ves qué pasaría.
you-import-no-json = { $file } no es un archivo guardado por OpenHearts, o es solo una parte.
you-import-other = { $file } es otra clase de archivo. Las reglas y las partidas sueltas se abren en «{ home-games }».
you-import-newer = { $file } viene de una versión más reciente de OpenHearts. Recarga la página e inténtalo de nuevo.
you-import-damaged = { $file } está dañado, así que no se ha cambiado nada.
you-import-large = { $file } es demasiado grande para ser uno de esos archivos.
you-import-title = Lo que traería { $file }
you-import-nothing = Todo lo que contiene ya está aquí.
you-import-games =
    { $count ->
        [one] Se añade una partida a tu historial.
       *[other] Se añaden { $count } partidas a tu historial.
    }
you-import-known =
    { $count ->
        [one] Una partida ya está aquí.
       *[other] { $count } partidas ya están aquí.
    }
you-import-no-room =
    { $count ->
        [one] No hay sitio para la partida más antigua; se queda en el archivo.
       *[other] No hay sitio para las { $count } partidas más antiguas; se quedan en el archivo.
    }
you-import-waiting =
    { $count ->
        [one] Se añade una partida por terminar a las demás.
       *[other] Se añaden { $count } partidas por terminar a las demás.
    }
you-import-waiting-no-room =
    { $count ->
        [one] No hay sitio para una partida por terminar; se queda en el archivo.
       *[other] No hay sitio para { $count } partidas por terminar; se quedan en el archivo.
    }
you-import-reviews =
    { $count ->
        [one] Se añade lo que el entrenador encontró en una mano.
       *[other] Se añade lo que el entrenador encontró en { $count } manos.
    }
you-import-rules = Se añaden reglamentos; si uno ya está aquí, se queda el más reciente.
you-import-pad = Se añaden veladas de la libreta; la que está abierta aquí sigue abierta.
you-import-daily = Se añaden resultados de la mano del día; si un día ya está aquí, se queda el resultado de aquí.
you-import-challenges = Se añaden retos; si uno ya está aquí, se queda lo que has jugado aquí.
you-import-settings = Vienen el aspecto, el sonido y el nivel.
you-import-more =
    { $count ->
        [one] Se añade una cosa más que estaba guardada.
       *[other] Se añaden { $count } cosas más que estaban guardadas.
    }
you-import-stays =
    { $count ->
        [one] Una cosa es distinta aquí, y se queda como está.
       *[other] { $count } cosas son distintas aquí, y se quedan como están.
    }
you-import-with-settings = Usar los ajustes del archivo
you-import-with-settings-about = En lugar del aspecto, el sonido y el nivel de aquí.
you-import-do = Añadir
you-import-not = Dejarlo
you-import-done = Ya está todo aquí.
you-import-failed = No cabe en este navegador. No se ha cambiado nada.
you-wipe = Borrar todo lo de aquí
you-wipe-about = Los ajustes, las reglas, la libreta, los resultados y todas las partidas de este navegador. Lo que hay en una cuenta o en un archivo se queda.
you-wipe-sure = ¿Borrarlo todo de verdad? No se puede deshacer.
you-wipe-yes = Borrarlo todo
you-wipe-no = Conservar
you-wipe-failed = El navegador no lo ha permitido.
