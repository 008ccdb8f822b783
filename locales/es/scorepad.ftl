### La página: la libreta, para una partida con cartas de verdad. Quien lee no es ninguno de los jugadores.

scorepad-title = Anotar puntos
    .about = Las cartas, en la mesa; las cuentas, aquí.
scorepad-unreadable = No se ha podido leer la libreta guardada en este dispositivo. Se ha dejado aparte.
scorepad-unkept = Este navegador no guarda nada: esta hoja dura hasta que salgas de la página.
scorepad-lost = No se ha podido consultar la libreta. Comprueba la conexión e inténtalo de nuevo.

## Una velada nueva.

scorepad-who = Quién juega
    .about = En el sentido de las agujas del reloj, por orden de sitio. La marca es para quien reparte primero.
scorepad-name = Nombre { $number }
scorepad-seated = Con una mano anotada ya nadie puede entrar ni salir. Para eso, empezad una velada nueva; esta se guarda en «{ scorepad-past }».
scorepad-add = Añadir un jugador
scorepad-drop = { $name } no juega
scorepad-deals-first = { $name } reparte primero
scorepad-nameless = Todos necesitan un nombre.
scorepad-too-few = Hacen falta al menos dos jugadores.
scorepad-alike = Dos jugadores se llaman igual.
scorepad-rules = El juego
scorepad-own = Tus reglas de la casa
scorepad-settlement = Fichas
scorepad-settlement-none = Sin fichas
    .about = Solo puntos.
scorepad-settlement-average = Media
    .about = Al final, cada cual paga o cobra su diferencia con la media.
scorepad-settlement-lowest_takes_pot = El bote al más bajo
    .about = Una ficha por punto al bote; se lo lleva quien menos puntos hace en la mano.
scorepad-settlement-sweepstakes = Todo el bote
    .about = Una ficha por punto al bote; si se libra uno solo, se lo lleva.
scorepad-settlement-howell = Howell
    .about = Cada corazón cuesta una ficha por cada rival.
scorepad-chip-value = Una ficha vale
    .about = En vuestra moneda; con 1, son solo fichas.
    .wrong = El valor de una ficha es un número entre 0,001 y 1.000.000.
scorepad-buy-in = Cada cual compra
    .about = Fichas para empezar.
    .wrong = Cada cual compra un número entero de fichas, entre 1 y 1.000.000.
scorepad-split-two = Si se libran dos, se reparten el bote
scorepad-start = Empezar
scorepad-past = Veladas anteriores
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · una mano
       *[other] { LIST($names) } · { $hands } manos
    }
scorepad-forget = Borrar: { DATETIME($began, day: "numeric", month: "long") } · { $title }

## La hoja de una velada.

scorepad-deals-hand = { NAME($dealer, at: "start") } reparte la mano { $hand }.
scorepad-pass-cards =
    { $count ->
        [one] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
       *[other] { $count } cartas
    }
scorepad-pass-left = Cada cual pasa { scorepad-pass-cards } a la izquierda.
scorepad-pass-right = Cada cual pasa { scorepad-pass-cards } a la derecha.
scorepad-pass-across = Cada cual pasa { scorepad-pass-cards } a quien tiene enfrente.
scorepad-pass-left2 = Cada cual pasa { scorepad-pass-cards } dos sitios a la izquierda.
scorepad-pass-right2 = Cada cual pasa { scorepad-pass-cards } dos sitios a la derecha.
scorepad-pass-left3 = Cada cual pasa { scorepad-pass-cards } tres sitios a la izquierda.
scorepad-pass-right3 = Cada cual pasa { scorepad-pass-cards } tres sitios a la derecha.
scorepad-pass-scatter = Cada cual pasa una carta a cada uno de los demás.
scorepad-pass-hold = Esta vez no se pasan cartas.
scorepad-bids = { NAME($seat, at: "start") } puja primero.
scorepad-carries = El bote se quedó: { NAME($seat) } vuelve a elegir el palo.
scorepad-last = Última
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Total
scorepad-totals = Totales
scorepad-enter = Anotar la mano { $hand }
scorepad-undo = Deshacer
scorepad-share = Compartir
scorepad-print = Imprimir
scorepad-copied = Se ha copiado la hoja.
scorepad-not-copied = Este navegador no deja copiar nada aquí.
scorepad-hands = Mano por mano
scorepad-open-hand = Mano { $hand }, ver y cambiar
scorepad-so-far = La velada hasta ahora
scorepad-lower = Puntos; cuantos menos, mejor
scorepad-higher = Puntos; cuantos más, mejor
scorepad-first-hand = Cuando termine la primera mano, anótala aquí.
scorepad-fault = Mano { $hand }: { LIST($why) }
scorepad-mend = Corregir la mano { $hand }
scorepad-spoilt = Con estas reglas habrá que corregir la mano { $hand }. { LIST($why) }
scorepad-again = Nueva velada
scorepad-change = Nombres y reglas
scorepad-winner = Gana
scorepad-deals = reparte
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } gana la partida
       *[many] { NAME($seats, at: "start") } ganan la partida
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } gana la partida.
       *[many] { NAME($seats, at: "start") } ganan la partida.
    }

## Fichas.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# Una cantidad de fichas sin la palabra.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# En la moneda de los jugadores. $money nunca es negativo.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Fichas
scorepad-players = Jugadores
scorepad-stack = Tiene
scorepad-last-chips = Última
scorepad-pot = En el bote
scorepad-pot-left = El bote se queda en la mesa.
scorepad-worth = Valor
scorepad-why = Por qué, en la mano { $hand }
scorepad-owed-now = Si acabara ahora
scorepad-owed = Quién da a quién
scorepad-quits = Nadie debe nada a nadie.
scorepad-gives = { NAME($from, at: "start") } da { CHIPS($chips) } a { NAME($to) }.
scorepad-gives-worth = { NAME($from, at: "start") } da { CHIPS($chips) } ({ scorepad-money }) a { NAME($to) }.
scorepad-gives-pot = { NAME($from, at: "start") } tiene { CHIPS($chips) } en el bote.
scorepad-gives-pot-worth = { NAME($from, at: "start") } tiene { CHIPS($chips) } ({ scorepad-money }) en el bote.
scorepad-settled-at-end = Las fichas cambian de manos al terminar la partida.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · cada cual compró { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · cada cual compró { CHIPS($chips) } ({ scorepad-money })

## Una mano.

scorepad-hand = Mano { $hand }
scorepad-next-line = { NAME($dealer, at: "start") } reparte · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer, at: "start") } repartió · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer, at: "start") } repartió · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = pase a la izquierda
scorepad-way-right = pase a la derecha
scorepad-way-across = pase enfrente
scorepad-way-left2 = pase dos sitios a la izquierda
scorepad-way-right2 = pase dos sitios a la derecha
scorepad-way-left3 = pase tres sitios a la izquierda
scorepad-way-right3 = pase tres sitios a la derecha
scorepad-way-scatter = una carta a cada uno
scorepad-way-hold = sin pase
scorepad-edit-hand = Cambiar esta mano
scorepad-remove-hand = Quitarla de la hoja
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } alcanzó la luna.
       *[many] { NAME($seats, at: "start") } alcanzaron la luna.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } alcanzó el sol.
       *[many] { NAME($seats, at: "start") } alcanzaron el sol.
    }

## Anotar una mano.

scorepad-mode = Anotar por
scorepad-mode-cards = Cartas
scorepad-mode-points = Puntos
scorepad-moon = Luna
scorepad-rest = resto
scorepad-rest-of = { NAME($seat, at: "start") }: el resto de { SUIT($suit, as: "the-suit") }
scorepad-fewer = { NAME($seat, at: "start") }: menos { SUIT($suit) }
scorepad-more = { NAME($seat, at: "start") }: más { SUIT($suit) }
scorepad-many =
    { $count ->
        [one] { NAME($seat, at: "start") }: { $count } { SUIT($suit, as: "suit-each") }
       *[other] { NAME($seat, at: "start") }: { $count } { SUIT($suit) }
    }
scorepad-took = { NAME($seat, at: "start") } se llevó { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, dos veces
scorepad-takes = Cartas para { NAME($seat) }
scorepad-points-of = Puntos de { NAME($seat) }
scorepad-no-trick = Sin bazas
scorepad-no-trick-of = { NAME($seat, at: "start") } no se llevó ninguna baza
scorepad-adds-up = Las cuentas cuadran.
scorepad-checking = Un momento.
scorepad-put = Poner la mano { $hand } en la hoja
scorepad-keep = Guardar el cambio
scorepad-key-erase = Borrar
scorepad-key-sign = Cambiar el signo
scorepad-key-rest = Resto
scorepad-key-next = Siguiente
scorepad-who-moon = ¿Quién alcanzó la luna?
    .about = Quien se llevó todos los puntos.
scorepad-every-trick = También todas las bazas
    .about = Entonces es el sol.
scorepad-others = Los demás { SIGNED($points) }
scorepad-shooter = { NAME($seat, at: "start") } { SIGNED($points) }
scorepad-others-of = { NAME($seat, at: "start") }: los demás { SIGNED($points) }
scorepad-shooter-of = { NAME($seat, at: "start") }: { SIGNED($points) }
scorepad-how-moon = ¿Cómo cuenta la luna?
scorepad-bidder = Quién pujó más
scorepad-all-passed = Pasaron todos
scorepad-bid = Por cuántas fichas
scorepad-bid-less = Una ficha menos
scorepad-bid-more = Una ficha más
scorepad-suit = El palo que cuenta

## En papel.

scorepad-paper-hand = Mano
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
