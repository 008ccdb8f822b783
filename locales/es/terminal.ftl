### La línea de órdenes. Lo que alguien escribe (órdenes, opciones, `old`, `sheet`) es igual en todos los idiomas y llega
### como argumento o queda fuera de la frase.

## Cartas, números y fichas.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
terminal-seconds-left = quedan { $seconds }{ "\u00A0" }s
# Fichas, solo el número, en una tabla.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# Qué cartas cuestan tanto: «14 puntos (Q♠ 4♥)».
terminal-points-of =
    { $points ->
        [one] { $points } punto ({ $cards })
       *[other] { $points } puntos ({ $cards })
    }
# A la cabeza de una columna y de una lista: quien lee.
terminal-you = Tú

## Una partida: cómo empieza.

terminal-seed = semilla { $seed }
terminal-help-key = { $key } para ver la ayuda
terminal-partners = Juegas con { NAME($seats) }.
terminal-partners-others = { NAME($seats, at: "start") } juegan en el mismo equipo.
terminal-rules-here = Las reglas de este juego

## Una mano: cómo empieza, y el pase.

terminal-hand = Mano { $number }
terminal-total = Total
terminal-deals =
    { WHO($seat) ->
        [you] Repartes tú
       *[other] Reparte { NAME($seat) }
    }
terminal-way =
    { $way ->
        [left] pase a la izquierda
        [right] pase a la derecha
        [across] pase enfrente
        [left2] pase dos sitios a la izquierda
        [right2] pase dos sitios a la derecha
        [left3] pase tres sitios a la izquierda
        [right3] pase tres sitios a la derecha
        [scatter] se pasa una carta a cada uno
       *[hold] sin pase
    }
terminal-kitty-of = sobrantes: { $count }
terminal-stock-of = mazo: { $count }
terminal-place-left = a tu izquierda
terminal-place-right = a tu derecha
terminal-place-across = enfrente
terminal-place-left2 = dos sitios a tu izquierda
terminal-place-right2 = dos sitios a tu derecha
terminal-place-left3 = tres sitios a tu izquierda
terminal-place-right3 = tres sitios a tu derecha
terminal-pass-to =
    { $partner ->
        [true] Pasa { $count } a { NAME($seat) }, tu pareja, { WORD($way, of: "terminal-place") }.
       *[false] Pasa { $count } a { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = Una carta para cada uno de los demás, en este orden: { NAME($seats) }.
terminal-given = A { NAME($seat) }, { $card }
terminal-received = De { NAME($seat) }: { $cards }
terminal-received-one = De { NAME($seat) }, { $card }

## La subasta.

terminal-auction-carries =
    { WHO($seat) ->
        [you] El bote se quedó, así que no se puja: vuelves a elegir el palo, sin pagar más.
       *[other] El bote se quedó, así que no se puja: { NAME($seat) } vuelve a elegir el palo, sin pagar más.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Pasas
       *[other] { NAME($seat, at: "start") } pasa
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Pujas { $bid }
       *[other] { NAME($seat, at: "start") } puja { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Pagas tu puja de { $bid } al bote, que ahora tiene { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } paga su puja de { $bid } al bote, que ahora tiene { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Eliges { SUIT($suit) } y sales: cada { $symbol } cuenta un punto.
       *[other] { NAME($seat, at: "start") } elige { SUIT($suit) } y sale: cada { $symbol } cuenta un punto.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Han pasado todos: cada { $symbol } cuenta un punto, y sales tú.
       *[other] Han pasado todos: cada { $symbol } cuenta un punto, y sale { NAME($seat) }.
    }
terminal-last-bid =
    { WHO($seat) ->
        [you] Última puja: { $bid }, tuya
       *[other] Última puja: { $bid }, de { NAME($seat) }
    }
terminal-no-bid = Aún no hay pujas
terminal-pot = Bote: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Tus fichas: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Tienes una deuda, así que solo puedes pasar.
        [none] No te quedan fichas, así que solo puedes pasar.
       *[short] No te queda para subir, así que solo puedes pasar.
    }
# En la línea donde se escribe: este palo cuenta.
terminal-counts = { $symbol } cuenta

## Bazas.

terminal-drew = { $play } (robó { $count })
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } se anula
       *[other] { LIST($cards) } se anulan
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] No queda ninguna carta de { $symbol }: las { $count } cartas se quedan en la mesa y vuelves a salir
       *[other] No queda ninguna carta de { $symbol }: las { $count } cartas se quedan en la mesa y vuelve a salir { NAME($seat) }
    }
terminal-trick-none-left = No queda ninguna carta de { $symbol } que se lleve la última baza
terminal-trick-takes =
    { WHO($seat) ->
        [you] Te la llevas
       *[other] Se la lleva { NAME($seat) }
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Te la llevas, con las { $count } cartas de la mesa
       *[other] Se la lleva { NAME($seat) }, con las { $count } cartas de la mesa
    }
terminal-trick-partner-takes = Se la lleva { NAME($seat) }, tu pareja
terminal-trick-partner-takes-table = Se la lleva { NAME($seat) }, tu pareja, con las { $count } cartas de la mesa
terminal-on-table = En la mesa: { $count } cartas
terminal-taking =
    { WHO($seat) ->
        [you] Por ahora te la llevas
       *[other] Por ahora se la lleva { NAME($seat) }
    }
terminal-taking-nobody = Por ahora no se la lleva nadie
terminal-broken =
    { $suit ->
        [clubs] Se han roto los tréboles.
        [diamonds] Se han roto los diamantes.
        [spades] Se han roto las picas.
       *[hearts] Se han roto los corazones.
    }
terminal-held = Cartas en mano:
terminal-stock = mazo { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Te llevas las sobrantes
       *[other] { NAME($seat, at: "start") } se lleva las sobrantes
    }
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-cards-named =
    { $count ->
        [one] { $count } carta: { $cards }
       *[other] { $count } cartas: { $cards }
    }
terminal-kitty-with =
    { WHO($seat) ->
        [you] Las sobrantes, que tienes tú: { $cards }
       *[other] Las sobrantes, que tiene { NAME($seat) }: { $cards }
    }
terminal-you-draw = Robas { $cards }
terminal-stock-empty = No queda mazo
terminal-out =
    { WHO($seat) ->
        [you] No te quedan cartas y quedas fuera.
       *[other] A { NAME($seat) } no le quedan cartas y queda fuera.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Solo a ti te quedan cartas, y te llevas las que hay
       *[other] Solo a { NAME($seat) } le quedan cartas, y se lleva las que hay
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Todos os habéis quedado sin cartas a la vez: te llevas las que hay
       *[other] Todos se han quedado sin cartas a la vez: { NAME($seat) } se lleva las que hay
    }
terminal-rest-in-hand = { $count } en la mano
terminal-rest-in-stock = { $count } en el mazo

## Lo que se pide, y lo que se dice de una línea que no se puede aceptar.

terminal-ask-suit = Elige el palo que cuenta
terminal-ask-cards = Tus cartas
terminal-ask-moon = { $old } o { $new }
terminal-ask-pass = Pasa
terminal-ask-bid-one = Puja { $least }, o pasa
terminal-ask-bid = Puja de { $least } a { $most }, o pasa
terminal-ask-lead = Te toca salir
terminal-ask-lead-only = Sal con { $card }
terminal-ask-follow = Juega { SUIT($suit) }
terminal-ask-only = Juega { $card }
terminal-ask-any = Sin { SUIT($suit) }, juega lo que quieras
terminal-ask-other = Sin { SUIT($suit) }

terminal-type-bid = Escribe un número de fichas, o { $word }.
terminal-type-suit = Escribe { LIST($suits, list: "or") }; basta con la primera letra.
terminal-type-pass = Escribe las cartas que pasas, por ejemplo { $cards }, o { $key } para ver la ayuda.
terminal-type-card = Escribe una carta, por ejemplo { $card }, o { $key } para ver la ayuda.
terminal-type-moon = Escribe { $old } o { $new }.
terminal-no-trick-yet = Aún no se ha ganado ninguna baza.
terminal-no-hand-yet = Aún no ha terminado ninguna mano.

## Ayuda en mitad de una partida.

terminal-typing-cards = Una carta se escribe con su valor y la inicial inglesa del palo: { $queen } es la dama de picas; { $ten } o { $short }, el diez de diamantes; { $two }, el dos de tréboles. Basta con el valor donde solo se puede jugar una carta así.
terminal-typing-brackets = Las cartas entre [corchetes] son las que puedes jugar; si no hay corchetes, puedes jugar cualquiera.
terminal-typing-enter = Si solo se puede jugar una carta, basta con pulsar Intro.
terminal-typing-pass = Para pasar cartas, escríbelas todas: { $cards }.
terminal-typing-bid = Para pujar, escribe un número de fichas, o { $word }. Un palo se elige con su primera letra en inglés.
terminal-typing-cancelled = Las cartas marcadas con × están anuladas: su gemela ha caído en la misma baza.
terminal-command-scores = la hoja de puntos y los puntos de esta mano hasta ahora
terminal-command-scores-chips = la hoja de puntos, las fichas y los puntos de esta mano hasta ahora
terminal-command-last = la última baza
terminal-command-rules = las reglas de este juego
terminal-command-hint = qué haría el entrenador, y por qué
terminal-command-quit = irse; la partida se guarda, y `{ $command }` la continúa

## Pistas.

terminal-hint-bid = El entrenador pujaría { $bid }.
terminal-hint-no-bid = El entrenador pasaría.
terminal-hint-suit = El entrenador elegiría { SUIT($suit) }.
terminal-hint-play = El entrenador jugaría { $card }.
terminal-hint-pass = El entrenador pasaría { $cards }.
terminal-hint-moon = El entrenador diría { $way }.
terminal-hint-points = Puntos que puedes esperar de esta mano:
terminal-hint-costs = Lo que costaría cada carta, en puntos:
terminal-hint-chips = Fichas que ganarías respecto a un jugador prudente:

## Puntos y fichas.

terminal-moon-mark = * hubo luna
terminal-so-far = En esta mano hasta ahora:
terminal-sides = Equipos:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Caes en un múltiplo de 50: 50 puntos menos.
       *[other] { NAME($seat, at: "start") } cae en un múltiplo de 50: 50 puntos menos.
    }
terminal-chips-head = Fichas:
terminal-chips-debt = { $holding } (deuda)
terminal-chips-pot = el bote { CHIPS($chips, as: "terminal-amount") }
terminal-settled = Las fichas
terminal-cashed = Las fichas al final, de { CHIPS($bought, as: "terminal-amount") } compradas
terminal-cashed-worth = Las fichas al final, de { CHIPS($bought, as: "terminal-amount") } compradas a { NUMBER($worth, maximumFractionDigits: 6) } cada una
terminal-pot-left = En el bote, que no ha ganado nadie, se quedan { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Has alcanzado la luna.
        [one] { NAME($seats, at: "start") } ha alcanzado la luna.
        [with-you] { NAME($seats, at: "start") } habéis alcanzado la luna.
       *[many] { NAME($seats, at: "start") } han alcanzado la luna.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Has alcanzado el sol.
        [one] { NAME($seats, at: "start") } ha alcanzado el sol.
        [with-you] { NAME($seats, at: "start") } habéis alcanzado el sol.
       *[many] { NAME($seats, at: "start") } han alcanzado el sol.
    }
terminal-moon-old =
    { $sides ->
        [true] Todos los rivales suman { $points }.
       *[false] Todos los demás suman { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Te restas { $points }.
        [one] { NAME($seats, at: "start") } se resta { $points }.
        [with-you] Os restáis { $points } cada uno.
       *[many] Se restan { $points } cada uno.
    }
# Dicho a quien la ha alcanzado.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Te restas { $points }.
       *[with-you] Os restáis { $points } cada uno.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Ganas la partida.
        [one] { NAME($seats, at: "start") } gana la partida.
        [with-you] { NAME($seats, at: "start") } ganáis la partida.
       *[many] { NAME($seats, at: "start") } ganan la partida.
    }
terminal-shared-win =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } empatáis y compartís la victoria.
       *[other] { NAME($seats, at: "start") } empatan y comparten la victoria.
    }
terminal-level =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } empatáis, así que se juega otra mano.
       *[other] { NAME($seats, at: "start") } empatan, así que se juega otra mano.
    }
terminal-over = La partida ha terminado.

## Partidas y veladas en archivos.

terminal-game-kept = La partida está guardada; `{ $command }` la continúa.
terminal-game-aside = La partida que dejaste está guardada en { $file }
terminal-game-unkept = La partida no se puede guardar en { $file }: { $reason }
terminal-game-beside = En { $file } hay ahora otra partida; esta se guarda en { $kept }
terminal-evening-kept = La velada está guardada; `{ $command }` la continúa.
terminal-evening-aside = La velada anterior a esta está guardada en { $file }
terminal-evening-beside = { $file } se queda como está; la velada se guarda en { $kept }
terminal-evening-unkept = La velada no se puede guardar en { $file }: { $reason }
terminal-no-game-kept = no hay ninguna partida guardada en { $file }
terminal-no-evening-kept = no hay ninguna velada guardada en { $file }
terminal-game-not-text = { $file } no es una partida guardada: no es texto
terminal-game-unreadable = { $file } no se puede reproducir: { $reason }
terminal-game-ended = la partida de { $file } ha terminado
terminal-game-there = { $file } ya existe; { $option } continúa la partida que contiene
terminal-evening-there = { $file } ya existe; { $option } continúa la velada que contiene
terminal-resume-game-takes-no = { $option } continúa la partida guardada, así que no admite { $other }
terminal-resume-evening-takes-no = { $option } continúa la velada guardada, así que no admite { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } no es texto en UTF-8; guárdalo con esa codificación
terminal-system-missing = No existe ese archivo o carpeta
terminal-system-folder = Es una carpeta
terminal-system-no-folder = No es una carpeta
terminal-system-forbidden = Permiso denegado
terminal-system-there = El archivo ya existe
terminal-system-full = No queda espacio libre
terminal-system-failing = Error de entrada/salida
terminal-system-large = El archivo es demasiado grande
terminal-system-read-only = El sistema de archivos es de solo lectura
terminal-system-long = El nombre del archivo es demasiado largo

## Qué les pasa a las palabras de una orden.

terminal-try-help = { $reason }; prueba `{ $command }`
terminal-whole-number = { $option } admite un número entero de { $least } a { $most }
terminal-wrong-names = { $option } admite nombres distintos de 1 a 20 letras, separados por comas
terminal-names-many = { $option } tiene { $count } nombres para { $players } jugadores
terminal-bots-many = { $option } nombra { $count } bots para { $seats } sitios
terminal-no-language = { $option } admite { LIST($languages, list: "or") }, no «{ $given }»
terminal-preset-or-file = elige un juego con { $preset } o con { $rules }, no con los dos
terminal-no-preset = no hay ningún juego «{ $name }»; los hay: { LIST($names) }
terminal-field-value = { $option } admite { $form }, no «{ $given }»
terminal-json-or-markdown = elige { $json } o { $markdown }, no los dos
terminal-all-games-take-no-rules = { $list } y { $all } muestran todos los juegos, así que no admiten reglas
terminal-list-or-all = elige { $list } (sus nombres) o { $all } (cómo se juega cada uno), no los dos
terminal-list-no-markdown = { $list } no tiene forma Markdown; { $book } imprime el libro de reglas
terminal-match-needs = un enfrentamiento necesita { $hands } o { $games }
terminal-arena-either = un enfrentamiento necesita jugadores, o { $show } un archivo; no ambos
terminal-arena-resume-what = { $record } dice con qué sigue { $resume }
terminal-limit-above = { $option } admite un número de segundos mayor que 0
terminal-memory-size = { $option } admite un tamaño como { LIST($sizes, list: "or") }
terminal-settle-least = { $option } admite un número de puntos, de 0 en adelante
terminal-sheet-takes-no = una hoja leída de un archivo no admite { $option }
terminal-chips-for-none = { $option } es para reglas con fichas; se eligen con { $settlement }
terminal-json-for-file = { $option } es para una hoja leída de un archivo
terminal-dealer-none = { $option } admite uno de estos nombres: { LIST($names) }; no «{ $given }»

terminal-output-closed = la salida estándar está cerrada

# Errores al leer la propia línea de órdenes.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = palabras desconocidas: { $words }
terminal-words-missing = falta: { $names }
terminal-words-one-of-missing = hace falta una de estas: { $names }
terminal-words-no-value = necesita un valor
terminal-words-some-value = necesita al menos un valor
terminal-words-most-value = admite un valor como mucho
terminal-words-surplus = no admite ningún valor, tampoco «{ $value }»
terminal-words-not-number = «{ $value }» no es un número
terminal-words-not-whole = «{ $value }» no es un número entero
terminal-words-not-with = no se puede usar junto con { $other }
terminal-words-ambiguous = { $option } podría ser { $matches }
terminal-words-unknown-command = no hay ninguna orden «{ $name }»; las hay: { LIST($choices) }
terminal-no-command = No hay ninguna orden «{ $given }».

## Servir la página.

terminal-serving = OpenHearts está en { $address }
terminal-serving-network = En la red está en { $address }
terminal-not-built = la página aún no está generada; `{ $command }` la genera y la sirve
terminal-port-private = el puerto { $port } está reservado para el sistema; elige uno desde 1024 con { $option }
terminal-port-taken = el puerto { $port } está ocupado; elige otro con { $option }
terminal-ports-taken = los puertos { $first } a { $last } están todos ocupados; elige uno con { $option }
terminal-no-listening = no se puede escuchar en { $host }: { $reason }
terminal-http-method = Aquí solo se responde a { $get } y { $head }.
terminal-http-address = Eso no es una dirección.
terminal-http-host = Aquí no hay ningún servidor llamado { $given }.
terminal-http-origin = Una página de otro lugar no puede pedir eso.
terminal-no-server = para servir hace falta más que para jugar; instálalo con `{ $command }`
terminal-no-server-here = servir funciona en Linux y macOS; en Windows, hazlo dentro de WSL
terminal-no-database = no se puede usar la base de datos { $given }: { $reason }
terminal-database-neither = una base de datos es un archivo o { $url }; { $given } no es ninguna de las dos cosas
terminal-database-foreign = no es de OpenHearts
terminal-database-newer = ha trabajado con ella una versión más nueva de OpenHearts
terminal-database-damaged = está dañada; `{ $command }` pone una copia de seguridad en su lugar
terminal-database-busy = otro programa la está usando; inténtalo de nuevo dentro de un momento
terminal-database-url = su URL no se puede leer; en una contraseña, signos como / y @ se escriben %2F y %40
terminal-database-served = ya hay un servidor trabajando con { $file }; detenlo o indica otro archivo con { $option }
terminal-no-metrics = { $option } admite un puerto de { $least } a { $most }, o SERVIDOR:PUERTO; «{ $given }» no es ninguna de las dos cosas
terminal-no-public-address = { $option } admite una dirección tal como la muestra un navegador, por ejemplo https://hearts.example; «{ $given }» no lo es
terminal-workers-share = { $option } por encima de 1 necesita una base de datos que puedan usar varios: { $database } postgresql://…
terminal-http-nothing = En esta dirección no hay nada. El juego está en { $home } .

## La hoja de reglas y la lista de juegos.

terminal-house-rules = { $game }, con reglas de la casa
terminal-other-games = Otros juegos: { LIST($names) }.
terminal-other-games-how = `{ $command }` explica cómo se juega cada uno.

## Enfrentamientos entre bots.

terminal-dealing = repartiendo
terminal-versus = { $first } contra { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } a { $high }
terminal-seatings =
    { $count ->
        [one] { $count } colocación por reparto
       *[other] { $count } colocaciones por reparto
    }
terminal-column-player = jugador
terminal-column-moons = lunas
terminal-column-time = ms por decisión
terminal-column-longest = máximo
terminal-column-pairing = emparejamiento
terminal-column-deals = repartos
terminal-column-better = ventaja
terminal-column-sure = al 95{ "\u00A0" }%
terminal-column-games = partidas
terminal-column-won = ganó el primero
terminal-column-rating = nivel
terminal-unit-points = puntos por mano
terminal-unit-chips = fichas por partida
terminal-settled-equal =
    { $deals ->
        [one] Decidido tras { $deals } reparto: { $first } y { $second } no difieren en más de lo pedido, en { $unit }.
       *[other] Decidido tras { $deals } repartos: { $first } y { $second } no difieren en más de lo pedido, en { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Decidido tras { $deals } reparto: { $better } es mejor que { $worse }.
       *[other] Decidido tras { $deals } repartos: { $better } es mejor que { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Decidido tras { $games } partida: { $better } gana más que { $worse }.
       *[other] Decidido tras { $games } partidas: { $better } gana más que { $worse }.
    }
terminal-faults = Perdidas por fallos de { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = La primera vez: { LIST($fault) }
terminal-ended-at-once = terminó antes de jugarse el primer reparto
terminal-ended-early = Terminó tras { $done } de { $planned } repartos y partidas.

## Un conjunto de datos.

terminal-dataset-pyarrow = { $option } necesita `{ $command }`
terminal-dataset-there = { $folder } ya existe; un conjunto de datos empieza en una carpeta nueva
terminal-dataset-written = { $folder } contiene { $decisions } decisiones; partidas jugadas: { $games }.

## Lo rápido que es el motor.

terminal-bench-core = en el núcleo
terminal-bench-steps = paso a paso
terminal-bench-core-rate =
    { $threads ->
        [one] en el núcleo, un hilo: { $hands } manos/s ({ $decisions } decisiones/s)
       *[other] en el núcleo, { $threads } hilos: { $hands } manos/s ({ $decisions } decisiones/s)
    }
terminal-bench-steps-rate = paso a paso desde Python: { $hands } manos/s ({ $decisions } decisiones/s)
terminal-bench-random = juego al azar: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } puntos por sitio y mano, una luna en el { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }{ "\u00A0" }% de las manos

## Una velada con cartas de verdad: qué le pasa a su archivo.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, línea { $line }
terminal-place-column = { $file }, línea { $line }, columna { $column }
terminal-place-hand = { $file }, mano { $hand }
terminal-place-hand-column = { $file }, mano { $hand }, columna { $column }
terminal-place-member = { $file }, «{ $member }»
terminal-players-many = juegan de dos a once, no { $count }: { LIST($names) }
terminal-players-none = juegan de dos a once, y no se da ningún nombre
terminal-name-long = un nombre tiene de 1 a 20 letras, no como «{ $name }»
terminal-name-twice = dos jugadores se llaman igual: { LIST($names) }
terminal-rules-for-others = las reglas son para { $players } jugadores, y hay { $count } nombres
terminal-evening-object = { $file } tiene que ser un objeto con { LIST($members) }
terminal-evening-member = { $file }: «{ $given }» no tiene cabida; hay sitio para { LIST($members) }
terminal-evening-list-of-names = { $file }: «{ $member }» es una lista con los nombres de los jugadores
terminal-evening-list-of-hands = { $file }: «{ $member }» es una lista de manos, como { $like }
terminal-evening-rule-set = { $file }: «{ $member }» es un reglamento, como { $like }
terminal-evening-dealer = { $file }: «{ $member }» es el nombre de un jugador, o un sitio de 0 a { $most }
terminal-evening-empty = { $file } está vacío: su primera línea nombra a los jugadores, { $like }
terminal-column-twice = dos columnas se llaman { $column }
terminal-names-numbers = la primera línea nombra a los jugadores, como { $like }; aquí solo tiene números
terminal-column-unnamed = una columna no tiene nombre
terminal-column-empty = nadie llamado { $column } tiene puntos
terminal-columns-known = una columna es un jugador, una carta como { $card }, o { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, la línea { $line } tiene { $cells } casilla, y la primera línea, { $columns } columnas
       *[other] { $file }, la línea { $line } tiene { $cells } casillas, y la primera línea, { $columns } columnas
    }
terminal-cell-long = una casilla tiene más de { $most } letras; quizá falte cerrar unas comillas
terminal-line-long = una línea tiene más de { $most } letras
terminal-cell-no-points = «{ $given }» no es un número entero de puntos
terminal-cell-no-chips = «{ $given }» no es un número entero de fichas
terminal-cell-no-moon = «{ $given }» no es ni { $old } (los demás suman) ni { $new } (quien la alcanza resta)
terminal-cell-no-sun = «{ $given }» no es ni { $yes } ni { $no }
terminal-none-of = «{ $given }» no es ninguno de { LIST($names) }

## Una velada con cartas de verdad, preguntada mano por mano.

terminal-ask-players = Jugadores
terminal-ask-game = Juego
terminal-ask-chips = Fichas
terminal-who-plays = ¿Quién juega, en el sentido de las agujas del reloj? Nombres separados por comas.
terminal-which-game = ¿Qué juego? { LIST($games, list: "or") } ({ $usual } si no dices otra cosa).
terminal-which-chips = ¿Fichas? { LIST($kinds, list: "or") } ({ $usual } si no dices otra cosa).
terminal-sentence = { $reason }.
terminal-no-game = No hay ningún juego «{ $given }».
terminal-no-settlement = Así no se liquida; las formas son { LIST($kinds) }.
terminal-not-adding-up = La mano { $number } no cuadra.
terminal-mend-hand = Escribe `{ $number }:` y sus puntos.
terminal-evening-over = La partida ha terminado. ¿Hay alguna mano mal? `{ $mend }` corrige la mano { $number }, `{ $undo }` deshace el último cambio; Intro a secas termina la velada.
terminal-ask-correction = Corrección
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-no-hand-so-far = Aún no hay mano { $number }.
terminal-typing-points = Escribe los puntos de la mano en el orden de los nombres: { $points }.
terminal-typing-taken = O quién se llevó qué: { $taken }.
terminal-typing-moon = O quién alcanzó la luna: { LIST($moons, list: "or") }.
terminal-typing-more = Si las reglas lo piden, quién pujó cuánto y qué palo eligió: { $bid }; solo el palo mientras el bote siga ahí: { $suit }; quién no se llevó ninguna baza: { $notrick }.
terminal-typing-short = Un nombre se puede acortar mientras solo valga para un jugador.
terminal-command-mend = corrige la mano { $number }
terminal-command-undo = deshace el último cambio
terminal-command-sheet = la hoja hasta ahora
terminal-command-leave = irse; la velada se guarda
terminal-command-leave-at-once = irse
terminal-players-are = Jugadores: { LIST($names) }
terminal-missing-taker = Tras { $word } va quién se la llevó; { $key } para ver la ayuda.
terminal-missing-shooter = Tras { $word } va quién lo consiguió; { $key } para ver la ayuda.
terminal-missing-trickless = Tras { $word } va quién no se llevó ninguna; { $key } para ver la ayuda.
terminal-missing-bidder = Tras { $word } va quién pujó; { $key } para ver la ayuda.
terminal-missing-chips = Tras { $word } y quién pujó van las fichas; { $key } para ver la ayuda.
terminal-missing-suit = Falta el palo; { $key } para ver la ayuda.
terminal-missing-counts = Tras { $word } van { $count } números, uno por jugador; { $key } para ver la ayuda.
terminal-no-whole-number = «{ $given }» no es un número entero.
terminal-name-unknown = «{ $given }» no es ninguno de { LIST($names) }.
terminal-name-many = «{ $given }» puede ser { LIST($names, list: "or") }.
terminal-says-nothing = «{ $given }» no significa nada aquí; { $key } para ver la ayuda.
terminal-numbers-many = { $count } números para { $players } jugadores: { LIST($names) }.

## La hoja de puntos de una velada.

terminal-chips-row = Fichas
terminal-shot-mark = * alcanzó la luna
terminal-next-pass =
    { $way ->
        [left] { $name } reparte la mano { $number }; se pasan { $count } a la izquierda.
        [right] { $name } reparte la mano { $number }; se pasan { $count } a la derecha.
        [across] { $name } reparte la mano { $number }; se pasan { $count } a quien está enfrente.
        [left2] { $name } reparte la mano { $number }; se pasan { $count }, dos sitios a la izquierda.
        [right2] { $name } reparte la mano { $number }; se pasan { $count }, dos sitios a la derecha.
        [left3] { $name } reparte la mano { $number }; se pasan { $count }, tres sitios a la izquierda.
        [right3] { $name } reparte la mano { $number }; se pasan { $count }, tres sitios a la derecha.
        [scatter] { $name } reparte la mano { $number }; se pasa una carta a cada uno de los demás.
       *[hold] { $name } reparte la mano { $number }; no se pasan cartas.
    }
terminal-next-carries = { $name } reparte la mano { $number }; el bote se quedó, y { $bidder } vuelve a elegir el palo.
terminal-next-auction = { $name } reparte la mano { $number }; { $bidder } puja primero.
terminal-in-pot = En el bote: { $chips }.
terminal-has-in-pot = { $name } tiene { $chips } en el bote.
terminal-gives = { $name } da { $chips } a { $other }.

## Ayuda: las órdenes.

terminal-usage = uso:{" "}
terminal-heading-options = opciones
terminal-heading-words = argumentos
terminal-heading-commands = órdenes
terminal-examples = ejemplos:
terminal-about = Corazones, en todas sus formas: en la terminal, en el navegador y para bots.
terminal-more-help = `{ $command }` explica más de cada una.
terminal-option-help = muestra esta ayuda y termina
terminal-option-version = muestra la versión y termina
terminal-option-language = el idioma: { LIST($languages, list: "or") } (si no, el que pida el entorno)
terminal-option-json = en JSON
terminal-option-preset = un juego por su nombre; `{ $command }` los enumera (black-lady)
terminal-option-rules = un reglamento en un archivo JSON, o un juego por su nombre
terminal-option-set = cambia una regla: { LIST($examples, list: "unit") }; se puede repetir
terminal-example-play = una partida contra tres bots, aquí en la terminal
terminal-example-seed = las mismas cartas que todos los que juegan con la semilla { $seed }
terminal-example-score = la hoja de puntos de una partida con cartas de verdad
terminal-example-serve = el mismo juego en el navegador
terminal-example-rules = cómo se juega, con palabras sencillas
terminal-example-list = los juegos que hay
terminal-example-arena = qué bot es mejor, y con cuánta certeza

terminal-play = juega una partida en la terminal
terminal-play-about = Juega una partida en la terminal: tú contra bots, con las reglas que quieras. Las cartas se escriben con su valor y la inicial inglesa del palo ({ LIST($cards, list: "unit") }); { $key } muestra qué más se puede escribir. La partida se guarda tras cada acción, así que al salir, con Ctrl-C o si se corta la conexión no se pierde nada: { $resume } la continúa.
terminal-play-seed = los repartos: al mismo número, las mismas cartas (al azar)
terminal-play-bots = quién juega contra ti, un nombre para todos o uno por cabeza: { LIST($bots, list: "or") } (careful)
terminal-play-names = cómo se llaman los jugadores, tú primero: { $names }
terminal-play-resume = continúa la partida guardada
terminal-play-file = guarda aquí la partida, también cuando ha terminado

terminal-serve = sirve el juego para el navegador
terminal-serve-about = Sirve desde este equipo la página del juego, para jugar en un navegador: contra bots, o con gente en una misma mesa. Contra bots, el juego funciona en el navegador: una vez cargado, no pide nada más al servidor y se juega sin red.
terminal-serve-host = la dirección en la que escuchar (127.0.0.1: solo este equipo)
terminal-serve-port = el puerto; 0 toma cualquiera libre ({ $port }, o el siguiente libre)
terminal-serve-database = dónde se guardan mesas y personas: un archivo, o la URL de una base de datos PostgreSQL (si no, lo que indique { $variable } en el entorno; si no, { $file })
terminal-serve-workers = cuántos procesos se reparten el trabajo; más de 1, solo con PostgreSQL ({ $workers })
terminal-serve-public = la dirección por la que llega la gente, si es otra: https://hearts.example
terminal-serve-metrics = dónde pide Prometheus las métricas: un puerto de este equipo, o una dirección con puerto; cada proceso más tiene el puerto siguiente
terminal-serve-log = lo que se escribe en el registro, como líneas JSON en la salida de errores: { LIST($levels, list: "or") }
terminal-serve-open = abre también el navegador
terminal-example-open = y lo muestra en el navegador
terminal-example-network = también para otros de la misma red
terminal-serve-end = Ctrl-C lo termina.

terminal-admin = para quien administra un servidor: nombra administradores, lee denuncias, suspende a personas
terminal-admin-about = Para quien administra un servidor. Los administradores pueden leer lo que la gente ha denunciado, suspender a personas y cerrar mesas, desde cualquier lugar; esta orden los nombra y hace lo mismo en la máquina del servidor, esté en marcha o no.
terminal-admin-action = qué hacer: { LIST($actions, list: "or") }
terminal-admin-who = de quién se trata: el nombre de una cuenta que nombrar o destituir, el id de una persona que suspender o readmitir, el id o el código de una mesa que cerrar, el id de una denuncia resuelta
terminal-admin-days = durante cuántos días se suspende a alguien; sin ello, hasta que se le readmita
terminal-admin-misuse = `reports` va solo; tras cualquier otra acción va de quién se trata
terminal-admin-days-misuse = { $option } solo va con `{ $action }`
terminal-admin-no-reports = No hay denuncias.
terminal-admin-no-account = ninguna cuenta se llama «{ $given }»
terminal-admin-nobody = nadie tiene el id «{ $given }»; `{ $command }` muestra los id
terminal-admin-no-report = ninguna denuncia tiene el id «{ $given }»; `{ $command }` muestra los id
terminal-admin-no-table = ninguna mesa abierta tiene el id o el código «{ $given }»
terminal-admin-done = Hecho.
terminal-admin-suspended = El acceso de { $name } ({ $id }) queda suspendido hasta: { $until }.
terminal-admin-suspended-open = El acceso de { $name } ({ $id }) queda suspendido. `{ $command }` le pone fin.
terminal-admin-report = { $at }: { $by } sobre { $person } ({ $id }), mesa { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } sobre { $person } ({ $id }), mesa { $table }, sin texto
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } no había dicho nada en esta mesa.
terminal-admin-report-done = `{ $command }` marca esta denuncia como resuelta.

terminal-backup = copia la base de datos de un servidor mientras funciona
terminal-backup-about = Copia la base de datos de un servidor tal como está en un instante, mientras el servidor funciona, y comprueba la copia.
terminal-backup-file = dónde va la copia; ahí aún no hay nada
terminal-backup-database = el archivo en el que se guardan mesas y personas (si no, lo que indique { $variable } en el entorno; si no, { $file })
terminal-backup-done = La copia de seguridad está en { $file }.
terminal-file-there = { $file } ya existe
terminal-backup-postgres = una base de datos PostgreSQL se copia con { $backup } y se restaura con { $restore }

terminal-restore = pone una copia donde va la base de datos de un servidor
terminal-restore-about = Pone una copia de seguridad donde va la base de datos de un servidor, y la comprueba. Antes hay que detener el servidor y apartar su archivo antiguo: no se sobrescribe nada.
terminal-restore-file = la copia de seguridad
terminal-restore-done = La copia de seguridad se ha restaurado en { $file }.

terminal-score = lleva los puntos de una partida con cartas de verdad
terminal-score-about = Lleva los puntos de una partida con cartas de verdad: desde un archivo, o mano por mano en la terminal. Un archivo CSV nombra a los jugadores en la primera línea y tiene una mano en cada una de las siguientes. Un archivo JSON tiene { LIST($members) }. Sin archivo, las manos se preguntan y se guardan una a una.
terminal-score-sheet = un archivo CSV o JSON con las manos
terminal-score-settlement = las fichas: { LIST($kinds, list: "or") }
terminal-score-chip-value = lo que vale una ficha, en tu moneda (1)
terminal-score-buy-in = fichas con las que empieza cada cual (100)
terminal-score-split-two = sweepstakes: si se libran dos, se reparten el bote
terminal-score-names = quién juega, en el sentido de las agujas del reloj, con comas; si no, se pregunta
terminal-score-dealer = quién reparte la primera mano (el primer jugador)
terminal-score-resume = continúa la velada guardada
terminal-score-file = guarda aquí la velada
terminal-score-json = la hoja en JSON

terminal-rules = explica cómo se juega, con palabras sencillas
terminal-rules-about = Explica cómo se juega, con palabras sencillas sacadas de los campos del reglamento. Sin nombre es el juego normal, Dama Negra.
terminal-rules-preset = un juego por su nombre (black-lady)
terminal-rules-list = enumera los juegos
terminal-rules-all = todos los juegos, uno tras otro: el libro de reglas
terminal-rules-json = en JSON: todos los campos, lo que se distingue y las frases
terminal-rules-markdown = en Markdown, con lo que no es normal en negrita

terminal-verify = comprueba el registro de una partida: sus repartos y todas las acciones
terminal-verify-about = Comprueba el registro de una partida: reparte otra vez sus manos, compara su secreto con el hash que se mostró antes y repite todas las acciones según las reglas. El código de salida es 1 si algo no cuadra.
terminal-verify-file = el registro de una partida, o una partida como texto
terminal-verify-json = lo comprobado, y las cartas de cada mano, en JSON
terminal-verify-text = escribe la partida como texto, para leerla, imprimirla o enviarla
terminal-verify-log = escribe el registro, una línea por partida

terminal-probe = habla el protocolo de líneas de la arena: un bot como programa
terminal-probe-about = Responde a una arena por la entrada y la salida estándar: hello, rules, choose, stop y quit, una línea cada vez. Así un bot de esta versión puede sentarse en la arena de otra, o de otro motor.
terminal-probe-bot = el bot que decide (expert): uno incluido, o { $function }, el tuyo en Python
terminal-probe-module = no hay ningún bot { $bot }, ni un módulo { $module } del que importarlo
terminal-probe-function = el módulo { $module } no tiene una función { $function }, de una vista a una acción
terminal-arena = enfrenta a bots entre sí, con márgenes de error
terminal-arena-about = Hace jugar a los bots entre sí: los mismos repartos en todas las colocaciones, todos los emparejamientos, y con cuánta certeza se sabe el resultado. Un jugador es un bot incluido, por su nombre, o { $command }, un programa que habla el protocolo de líneas.
terminal-arena-players = { LIST($bots, list: "or") }, o { $command }
terminal-arena-hands = repartos de una mano por emparejamiento (1000)
terminal-arena-games = partidas enteras por emparejamiento, después de las manos (0)
terminal-arena-seed = semilla de los repartos y los bots (0)
terminal-arena-threads = hilos (tantos como procesadores)
terminal-arena-settle = detiene un emparejamiento en cuanto es seguro quién es mejor, o que no difieren en más de { $points }; sus partidas, en cuanto es seguro quién gana más
terminal-arena-limit = tiempo para cada decisión de un programa (10)
terminal-arena-cluster = juega en este clúster Ray ({ $auto }: el de este equipo)

terminal-dataset = escribe partidas entre bots como conjunto de datos
terminal-dataset-about = Juega partidas entre bots y escribe cada decisión como una fila: lo que sabía el jugador, lo que hizo y en qué acabó la mano. Una ficha adjunta describe las filas.
terminal-dataset-folder = una carpeta nueva para las filas y su ficha
terminal-dataset-games = partidas (10)
terminal-dataset-bot = el bot de todos los sitios (expert): { LIST($bots) }
terminal-dataset-parquet = columnas en Parquet en lugar de líneas de JSON; necesita `{ $command }`

terminal-bench = mide lo rápido que es aquí el motor
terminal-bench-about = Mide el motor en este equipo: manos al azar por segundo, jugadas dentro del núcleo y paso a paso desde Python. En ambos casos se reparten, pasan, juegan y anotan manos enteras al azar.
terminal-bench-hands = manos en el núcleo (1.000.000)
terminal-bench-number = manos paso a paso (2000)
terminal-bench-threads = hilos para el núcleo (1)
terminal-bench-seed = semilla de las manos (1)
terminal-arena-memory = para cada proceso de un programa: { LIST($sizes, list: "unit") } (sin límite)
terminal-arena-record = escribe cada reparto en este archivo según se juega, con los registros de sus partidas
terminal-arena-resume = sigue con el enfrentamiento del archivo de { $record }
terminal-arena-show = muestra el enfrentamiento de este archivo, en vez de jugar uno
terminal-arena-picture = dibuja los niveles como imagen SVG
