### La página: reglas de la casa, los juegos que hay, el editor, el libro de reglas, reglas para compartir.

## Reglas de la casa: la lista corta.

house-rules-title = Reglas de la casa
house-rules-preset = Partir de
house-rules-custom = Las tuyas
house-rules-end = Se juega a
    .about = La partida termina cuando un total llega ahí.
house-rules-queen = Dama de picas
    .about = Lo que cuesta.
house-rules-nothing = Nada
house-rules-jack = Jota de diamantes
    .about = Resta diez puntos.
house-rules-moon-old = Los demás suman
house-rules-moon-new = Quien la alcanza resta
house-rules-moon-choice = Quien la alcanza elige
house-rules-moon-auto = Los demás suman, salvo que así pierda la partida quien la alcanza
house-rules-moon-off = No se juega
house-rules-pass = Pase
    .about = Hacia dónde se pasa en cada mano.
house-rules-pass-usual = Lo normal en esta mesa
house-rules-pass-never = Sin pase
house-rules-pass-cycle = Pase: { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] Una mano
       *[other] { $hands } manos
    }
house-rules-all = Todas las reglas
house-rules-games = Otros juegos
house-rules-deal =
    { $size ->
        [one] { $size } carta por cabeza
       *[other] { $size } cartas por cabeza
    }
house-rules-deal-kitty =
    { $size ->
        [one] { $size } carta por cabeza, { $kitty } aparte
       *[other] { $size } cartas por cabeza, { $kitty } aparte
    }
house-rules-play = Jugar con estas reglas

## Juegos.

games-title = Juegos
games-lead = Toca «{ games-play }» y se reparten las cartas. O lee antes las reglas.
games-presets = Todas las formas de jugar a Corazones
games-own = Tus propias reglas
games-unsaved = Reglas sin guardar
games-play = Jugar
    .of = Jugar a { $name }
games-rules = Reglas
    .of = Reglas de { $name }
games-change = Cambiar
    .of = Cambiar las reglas de { $name }
games-fix = Corregir
games-share = Compartir { $name }
games-delete = Borrar { $name }
games-deleted = Se ha borrado { $name }.
games-chosen = Elegido
    .about = «{ home-play }», en la página de inicio, reparte este juego.
games-loose = Esto no lo habías guardado. Estaba en el editor cuando otras reglas ocuparon su lugar.
games-make = Crear las tuyas
games-open = Abrir un archivo
games-not-read = No se ha abierto { $file }. { LIST($why) }
games-opened = Se ha abierto { $name }. Guarda las reglas si quieres conservarlas.
games-opened-unnamed = Se ha abierto el archivo. Guarda las reglas si quieres conservarlas.

## Un reglamento de un vistazo.

facts-sides = por equipos
facts-packs = dos barajas
facts-cards =
    { $cards ->
        [one] { $cards } carta por cabeza
       *[other] { $cards } cartas por cabeza
    }
facts-stock = un mazo del que robar
facts-aside = { $cards } aparte
facts-bidding = subasta
facts-chips = fichas
facts-suit-named = Cada carta del palo elegido
facts-card-counts = { CARD($card, as: "the-card-first") } cuenta { $value }.
facts-suit-counts = Cada { SUIT($suit, as: "suit-each") } cuenta { $value }.
facts-suit-counts-span = Cada { SUIT($suit, as: "suit-each") } cuenta de { $least } a { $most }.
facts-span = { $least } a { $most }

## Por qué no se acepta un archivo o un enlace, o qué se ha dejado fuera.

file-long = El archivo es demasiado largo para abrirlo aquí.
file-game = Es una partida que no se puede continuar aquí.
ruleset-none = No contiene ningún reglamento, es decir, campos con sus valores, entre { "{ }" }.
ruleset-long = El archivo es más largo que cualquier reglamento.
ruleset-empty = El archivo está vacío.
ruleset-json = El archivo no es JSON que se pueda leer.
ruleset-json-line = El archivo no es JSON que se pueda leer, desde la línea { $line }.
ruleset-name-not-text = Su nombre no es texto, así que se ha dejado fuera.
ruleset-name-cut = Su nombre se ha recortado a { $letters } letras.
ruleset-about-not-text = Su descripción no es texto, así que se ha dejado fuera.
ruleset-about-cut = Su descripción se ha recortado a { $letters } letras.
link-long = Es más largo de lo que podría ser cualquier reglamento.
link-empty = No contiene reglas.
link-damaged = Falta una parte, o ha cambiado por el camino. Pide el enlace otra vez.

## Regalar reglas.

share-title = Compartir { $name }
share-about = El enlace contiene el reglamento entero. Quien lo abra verá las reglas y podrá jugar con ellas o guardarlas.
share-link = Enlace
share-copy = Copiar
share-copied = Copiado
share-not-copied = El enlace está seleccionado: cópialo con el teclado o mantenlo pulsado.
share-send = Enviar
share-file = Guardar en archivo
    .about = Para abrirlo aquí otra vez, o en la terminal:
share-unplayable = Con estas reglas aún no se puede jugar. Corrígelas antes de compartirlas.

## Reglas que llegaron en un enlace.

shared-title = Reglas de un enlace
shared-unnamed = Reglas de la casa
shared-play = Jugar
shared-save = Guardar
shared-saved = Guardado
shared-change = Cambiar
shared-close = Cerrar
shared-damaged = Este enlace no se puede leer
shared-kept = Nada de lo tuyo ha cambiado.
shared-unplayable = Con estas reglas no se puede jugar
shared-unplayable-so = Con estas reglas no se puede jugar.
shared-fix = Corregirlas
shared-looking = Leyendo el enlace.

## El editor.

editor-starts-from = Parte de { $name }
editor-other = Partir de otro juego
editor-name = Nombre
    .hint = Cómo llamas a estas reglas
editor-about = En una frase
    .hint = Qué tienen de especial
editor-groups = Partes de las reglas
editor-group-players = Jugadores y reparto
editor-group-pass = Pase
editor-group-play = Juego
editor-group-queen = La dama
editor-group-points = Puntos
editor-group-moon = Luna y sol
editor-group-end = El final
editor-group-chips = Fichas
editor-group-more = Más
editor-changed =
    { $count ->
        [one] { $count } cambio
       *[other] { $count } cambios
    }
editor-plain = Con palabras sencillas
editor-not-yet = Cuando se pueda jugar con las reglas, aparecerán aquí explicadas con palabras sencillas.
editor-standard = Normal: { $value }
editor-reset = Volver a lo normal
    .of = { $field }: volver a lo normal
editor-idle = Con las demás reglas tal como están, esto no cambia nada.
editor-show = Mostrar
editor-play = Jugar
editor-save = Guardar
editor-saved = Guardado
editor-save-new = Guardar aparte
editor-needs-name = Ponles un nombre y guárdalas.
editor-share = Compartir

editor-fixes = Arreglos posibles
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: como en { $name }
editor-fix-base = Partir del juego normal
editor-fix-leave = Prescindir de «{ $name }»

# Valores sin nombre propio. Pueden empezar una línea: la página les pone mayúscula.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = sí
editor-no = no
editor-off = no
editor-on = sí
editor-none = ninguna
editor-these = estas cartas
editor-number = un número
editor-order = en este orden
# El valor habitual, y en qué se queda en esta mesa.
editor-usual = { $usual } ({ $now })

editor-more = { $field }: aumentar
editor-less = { $field }: reducir
editor-choose-cards = Elegir cartas
editor-choose-card = Elegir otra carta
editor-done = Hecho
editor-card-in = { CARD($card) }: se queda
editor-card-out = { CARD($card) }: fuera
editor-card-both-out = { CARD($card) }: fuera las dos
editor-put-back = { $card }: devolver a la baraja
editor-hand = Mano { $number }
editor-hand-every = Todas las manos
# $way es un valor del pase, o lo que hubiera en un archivo.
editor-earlier = { $way }: antes
editor-later = { $way }: después
editor-add = Añadir
editor-add-way = Añadir: { $way }
editor-remove = { $what }: quitar
editor-cycle-empty = Añade al menos uno.
editor-suits = Palos enteros, por carta
editor-cards = Cartas sueltas
editor-other-card = Dar valor a otra carta
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = al llegar a un total
editor-end-hands = tras un número de manos
editor-end-total-number = Total con el que termina la partida
editor-end-hands-number = Número de manos
editor-chip-value = Valor de una ficha
    .about = Para las cuentas del final; en el juego no cambia nada.
editor-buy-in = Fichas para empezar
    .about = Lo que compra cada cual al principio.
editor-split-two = Si se libran dos, se reparten el bote
    .about = Si no, se queda para la mano siguiente.

## El libro de reglas.

book-title = Libro de reglas
book-pages = Juegos
book-page = Juego
book-yours = Tus reglas
book-at-table = En esta mesa
book-loading = Cargando las reglas.
book-lost = No se han podido cargar las reglas. Comprueba la conexión e inténtalo de nuevo.
book-differs = Distinto del juego normal
book-standard = Este es el juego normal; de los demás se cuenta en qué se distinguen de él.
book-play = Jugar
book-change = Cambiar
book-share = Compartir
book-before = Anterior: { $name }
book-after = Siguiente: { $name }
