### Qué le pasa a un archivo o a una petición que alguien ha enviado.

## JSON. $place cuenta sus caracteres desde 1.

json-after = No se puede leer el JSON: hay más texto detrás del final, en el carácter { $place }.
json-deep = No se puede leer el JSON: tiene demasiados niveles, en el carácter { $place }.
json-early = No se puede leer el JSON: termina antes de tiempo, en el carácter { $place }.
json-name = No se puede leer el JSON: falta un nombre entre comillas en el carácter { $place }.
json-name-twice = No se puede leer el JSON: el nombre { $name } aparece dos veces en un objeto, en el carácter { $place }.
json-many = No se puede leer el JSON: un objeto tiene demasiados nombres, en el carácter { $place }.
json-colon = No se puede leer el JSON: faltan los dos puntos en el carácter { $place }.
json-comma-brace = No se puede leer el JSON: falta una coma o una llave de cierre en el carácter { $place }.
json-comma-bracket = No se puede leer el JSON: falta una coma o un corchete de cierre en el carácter { $place }.
json-control = No se puede leer el JSON: hay un carácter de control en un texto, en el carácter { $place }.
json-utf8 = No se puede leer el JSON: el texto no es UTF-8, en el carácter { $place }.
json-quote = No se puede leer el JSON: a un texto le faltan las comillas de cierre, en el carácter { $place }.
json-escape = No se puede leer el JSON: una secuencia de escape de un texto no es de JSON, en el carácter { $place }.
json-surrogate = No se puede leer el JSON: en un texto hay medio par sustituto, en el carácter { $place }.
json-value = No se puede leer el JSON: falta un valor en el carácter { $place }.
json-zero = No se puede leer el JSON: un número empieza por 0, en el carácter { $place }.
json-point = No se puede leer el JSON: un número no tiene cifras tras el punto, en el carácter { $place }.
json-exponent = No se puede leer el JSON: un número no tiene cifras en el exponente, en el carácter { $place }.

## Una posición. $name es uno de sus campos.

position-object = Una posición es un objeto JSON.
position-no-field = Una posición no tiene ningún campo { $given }.
position-whole = { $name } es un número entero de { $least } a { $most }.
position-flag = { $name } es true o false.
position-suit = { $name } es clubs, diamonds, spades o hearts.
position-cards = { $name } es una lista de cartas.
position-piles = { $name } es una lista de cartas para cada jugador.
position-numbers = { $name } es una lista de números enteros, uno por jugador.
position-seats = { $name } es una lista de sitios.
position-no-card = { $name } contiene { $given }, que no es una carta.
position-card-thrice = En { $name } aparece tres veces { CARD($card, as: "the-card") }.
position-hands = Estas reglas necesitan { $players } manos, una por jugador.
position-seat = { $name } es uno de los sitios, contados desde 0.
position-one-each = { $name } se indica para cada jugador, o para ninguno.
position-number = El número de una mano va de 0 a 999.
position-needs-leader = { $name } solo vale para una mano en juego, así que hace falta también leader: el sitio que salió en la baza de la mesa o, si no hay ninguna, que va a salir.
position-table = Con estas reglas no se anula ninguna baza.
position-out = En ese sitio nadie puede estar fuera.
position-leader-empty = Quien tiene que salir no tiene cartas.
position-trick-complete = La baza de la mesa ya está completa.
position-card-absent = { CARD($card, as: "the-card-first") } no está en juego con estas reglas.
position-card-twice = { CARD($card, as: "the-card-first") } aparece dos veces.
position-card-often = { CARD($card, as: "the-card-first") } aparece más de dos veces.
position-kitty-stock = Con estas reglas, las cartas que sobran son un mazo (stock), no sobrantes (kitty).
position-stock = Con estas reglas no hay mazo.
position-two-players = Al menos dos jugadores necesitan cartas.
position-not-out =
    { WHO($seat) ->
        [you] No tienes cartas, pero no constas como fuera.
       *[other] { NAME($seat, at: "start") } no tiene cartas, pero no consta como fuera.
    }
position-out-holds =
    { WHO($seat) ->
        [you] Tienes cartas, pero constas como fuera.
       *[other] { NAME($seat, at: "start") } tiene cartas, pero consta como fuera.
    }
position-hand-empty = Cada jugador tiene al menos una carta.
position-hand-size =
    { WHO($seat) ->
        [you] No tienes tantas cartas como los demás.
       *[other] { NAME($seat, at: "start") } no tiene tantas cartas como los demás.
    }
position-chips = Con estas reglas no hay fichas.
position-auction = Con estas reglas no hay subasta.
position-bidder = Si nadie ha pujado cuentan los corazones; para otro palo hace falta quien lo haya elegido (bidder).
position-pass =
    { $cards ->
        [one] Las manos son demasiado pequeñas para pasar una carta.
       *[other] Las manos son demasiado pequeñas para pasar { $cards } cartas.
    } Si no hay pase, indica passing: false; si ya se juega, indica leader.

## Un registro.

log-version = Este no es el registro de una partida de OpenHearts que lea esta versión ("openhearts": 1 o 2).
log-rules = Con las reglas del registro no se puede jugar ({ $field }). { LIST($why) }
log-seed = La semilla del registro no es un número entero de 0 a 2⁶⁴ − 1.
log-dealer = Quien reparte en el registro no es quien empieza según sus repartos.
log-deal = El registro no tiene un reparto con hash, secreto y partes.
log-no-secret = El registro no contiene el secreto de sus repartos, así que aún no puede repetirlos nadie.
log-secret = El secreto del registro no son 32 bytes, escritos como 64 cifras de 0 a f.
log-hash = El secreto del registro no da el hash que se mostró antes del reparto. Estos no son los repartos prometidos.
log-parts = Las partes del registro no son una por sitio, de { $most } bytes como mucho, escritas con cifras de 0 a f.
log-hand = Esa mano no está en el registro.
log-actions = El registro no tiene una lista de acciones.
log-action = La acción { $number } del registro, { $action }, no se admite. { LIST($why) }
log-action-form = Una acción empieza por bid, suit, pass, play o moon; luego van el sitio y el resto, como en play 3 QS.

## Una partida escrita por personas. $name es una etiqueta.

notation-line = Línea { $line }: { LIST($why) }
notation-comment-open = A un comentario le falta la llave de cierre.
notation-tag-open = A una etiqueta le falta el corchete de cierre.
notation-tag-empty = La etiqueta { $name } no tiene valor.
notation-tag-twice = La etiqueta { $name } aparece dos veces.
notation-tag-unknown = No existe la etiqueta { $name }.
notation-version = Esta versión no lee partidas escritas de esa forma.
notation-names = Los nombres son una lista de textos.
notation-no-deal = No hay ni cartas repartidas ni una semilla con la que repartir.
notation-empty = En el texto no hay ninguna partida.
notation-end = El texto termina demasiado pronto.
notation-word = { $given } no puede estar aquí.
notation-unfinished = Empieza otra mano antes de que termine esta.
notation-differs = Lo que se dice de { $name } no es lo que se sigue de lo demás.
notation-cards-differ = Estas no son las cartas que se repartieron.
notation-holding = { $given } no es ninguna carta de una mano. Escribe las cartas palo por palo, como S AQ5 H KT2 D - C AJ43.
notation-turn = Le toca actuar a { NAME($seat) }.
notation-trick = La próxima baza es la número { $number }.

## Un suceso que un observador rechaza. $name es uno de sus miembros, tal como se escribe en JSON.

event-member = En el suceso falta { $name }, o no es lo que debe ser.
event-others = El suceso tiene miembros que no tiene ningún suceso.
event-first = El primer suceso que se ve es un reparto.
event-order = Ese suceso no puede venir ahora.
event-deal = El reparto no encaja con la partida hasta ahora: { $name }.
event-action = { $action } no puede haber ocurrido. { LIST($why) }
event-cards = Las cartas del suceso no encajan con las que ya se han visto.
event-leads = El suceso tiene que decir quién sale cuando eso depende de cartas ocultas, y solo entonces.

## Una petición, del protocolo de líneas o en Python.

input-long = Una petición tiene { $most } bytes como mucho.
input-words = Esa petición no admite más palabras.
input-new = Una partida nueva admite rules y seed, no { $given }.
input-seed = Una semilla es un número entero de 0 a 2⁶⁴ − 1.
input-pad = Una libreta admite rules, dealer y hands, no { $given }.
input-dealer = dealer es un sitio, de 0 a { $most }.
input-hands = hands es una lista.
input-no-hand = Esa mano no está en esta partida.
input-bot = No hay ningún bot con ese nombre.
input-bot-words = Un bot admite su nombre, un sitio y una semilla, nada más.
input-steps = El número de pasos va de 0 a { $most }.
input-coach = Un entrenador estudia de 1 a { $most } decisiones, y admite una semilla.
input-depth = La profundidad es un número entero de 0 a { $most }.
input-count = Son más de { $most }. Pide menos profundidad.
input-undo-game = Esta mano pertenece a una partida, cuyo registro conserva lo hecho. Toma un clon.
input-undo-deal = No hay nada que deshacer.
input-pickle-deal = Un reparto simulado no tiene registro con el que guardarlo con pickle. Guarda la vista.
input-text-deal = Un reparto simulado no tiene texto: no sabe carta por carta cómo se llegó a él. Hand.from_cards coloca lo que queda de él como posición, y esa sí tiene texto.
input-solve = Una mano se puede resolver cuando ya se juegan cartas.
input-solve-nodes = El final de esta mano requiere más de { $most } nodos. Resuélvelo más tarde en la mano o permite más.
input-deals-seat = Los repartos se simulan a partir de la vista de un sitio, no de la de un espectador.
input-choose-seat = Un espectador no tiene cartas entre las que elegir: usa la vista del sitio al que le toca.
input-deals-none = Ningún reparto concuerda con todo lo que muestra esta vista.
input-version = Otra versión guardó la vista con pickle.
input-parts = Un reparto limpio admite un secreto de 32 bytes y, por cada sitio, una parte de { $most } bytes como mucho.
input-observe = Un observador admite rules y seat, no { $given }.
input-observer = Aún no hay ningún observador; observe crea uno.
input-observed = El sitio de un observador es un número entero de 0 a { $most }, o null si solo mira.
input-events = Los sucesos se numeran desde 0; ha habido { $most }.
input-events-position = Una partida solo tiene sucesos si empieza con un reparto, y esta posición es posterior.
input-playouts = El número de manos va de 1 a { $most }, y después viene una semilla.

## Solo en Python.

input-json-type = JSON es un texto o un dict, no { $type }.
input-file-name = Aquí va el contenido de un archivo, no su nombre: { $code }.
input-json-values = Estos valores no se pueden escribir en JSON: { $why }.
input-json-number = No se puede leer el JSON: el número { $given } es demasiado grande.
input-json-surrogate = El texto contiene medio par sustituto, que no es ningún carácter.
input-hand-values = Una mano no se puede escribir en JSON: { $why }.
input-message = { $given } no es un mensaje que esta versión sepa decir.
input-pass-list = Un pase es una lista de cartas, como ["QS", "AH", "2C"], aunque sea una sola: ["QS"].
input-bid-whole = Una puja es un número entero de fichas, no { $given }.
input-meant = ¿Querías decir «{ $name }»?
# How the value that a rule needs is written.
input-json-value = En JSON: { $json }
input-bot-none = No hay ningún bot «{ $given }». { LIST($why) }
input-bot-known = Hay { LIST($bots) }. Tras dos puntos se puede indicar a flat y a expert cuántas partidas simuladas o nodos dedicar a cada decisión (expert:50000), a uct, cuántos repartos y cuántas veces jugar cada uno (uct:20:50), y a expert, que solo cuenten los puntos de la mano (expert:points).
input-seed-not = Una semilla es un número entero de 0 a 2⁶⁴ − 1, no { $given }.
input-rules = Las reglas se hacen con Rules(), preset() o Rules.from_json(); { $given } no lo son.
input-rules-seed = { $given } no son reglas. Si es una semilla, dala por su nombre: seed={ $given }.
input-bots-each = Nombra un bot para los { $players } sitios, o uno para cada uno.
input-players-each = Hacen falta { $players } jugadores, uno por sitio, no { $given }.
input-deals-number = El número de repartos va de 1 a { $most }.
input-nodes-few = Permite al menos un nodo.
input-seed-and-deal = Una partida admite una semilla o un reparto limpio, no las dos cosas.
input-deal = Un reparto limpio se hace con FairDeal(); { $given } no lo es.
input-no-view = { $given } no es un View: game.view(seat) da uno.
input-not-a-hand = { $given } no es un Hand: game.hand lo es.
input-not-a-game = { $given } no es un Game: oh.Game() crea uno.
input-not-made = Un Hand y un View vienen de una partida, con game.hand y game.view(seat); Hand.from_cards() prepara una posición.
input-notation-type = Las partidas en la notación para personas son un texto, no { $type }.
input-one-game = En el texto hay varias partidas, no una.
input-view = Esto no es la vista de una mano que se esté jugando con estas reglas; con un mazo no se puede leer ninguna.
input-comment = El lugar de un comentario es un número de acciones de 0 a { $most }, no { $given }.
input-openspiel-option = El hearts de OpenSpiel no tiene la opción { $given }.
input-openspiel-history = Un historial del hearts de OpenSpiel no puede seguir con { $given } en el lugar { $place }.
input-openspiel-short = El historial termina antes de que se repartan las cartas.
input-nodes = Un entrenador estudia de 1 a { $most } decisiones, no { $given }.
input-seconds = Un bot piensa de 0 a { $most } segundos, no { $given }.

## Las peticiones del protocolo de líneas: qué hace o responde cada una.

request-hello = Da el nombre del programa, su versión y sus bots.
request-help = Enumera las peticiones.
request-fields = La tabla de los campos de un reglamento.
request-messages = La lista cerrada de lo que dice el motor, con los argumentos de cada mensaje.
request-refusals = La lista cerrada de motivos de una negativa.
request-presets = Los juegos con nombre, y en qué se distinguen del normal.
request-rules = Comprueba un reglamento y escribe todos sus campos.
request-sheet = Un reglamento, para que lo lean personas.
request-new = Reparte una partida nueva.
request-hand = Prepara una posición.
request-pad = Lleva los puntos de una partida con cartas de verdad.
request-load = Reproduce un registro.
request-log = La partida, como registro.
request-status = Cómo está la partida.
request-view = Lo que un sitio puede saber de una mano.
request-truth = Todo sobre una mano.
request-events = Lo que ha pasado en la partida, como lo ven todos y como lo ve cada sitio.
request-observe = Observa una partida desde un sitio, o solo mirando.
request-see = Ve el suceso siguiente; responde con la vista que queda.
request-legal = Las cartas que puede jugar quien tiene el turno.
request-rest = Cómo tiene que acabar el resto de la mano, si un sitio puede estar seguro; no se juega nada.
request-bot = Lo que haría un bot; no se hace nada.
request-think = Lo mismo, por partes: si se vuelve a pedir, continúa.
request-coach = Lo que vale cada opción de un sitio, y por qué; no se hace nada.
request-count = El número de continuaciones legales de esa longitud.
request-playouts = Manos al azar con las reglas de la partida, resumidas.
request-quit = Termina la sesión.
request-bid = Puja en una subasta; 0 es pasar.
request-suit = Elige el palo que cuenta.
request-pass = Pasa cartas; en un scatter, la primera va a la izquierda, y así en el sentido de las agujas del reloj.
request-play = Juega una carta.
request-moon = Dice cómo cuenta una luna.
