### La página: la mano del día, en la primera página y en su propia sala.

## Qué es.

daily-title = La mano del día
daily-yesterday = La mano de ayer
daily-about = Hoy todo el mundo recibe estas cartas, contra los mismos tres bots. Solo cuenta el primer intento.
daily-rules = Dama Negra, una sola mano. Los bots juegan con prudencia.
daily-play = Jugar la mano de hoy
daily-go-on = Seguir con la mano de hoy
daily-home-play = Jugarla
daily-home-go-on = Seguir
daily-home-result = Tu resultado
# En la primera página, debajo de las cartas.
daily-home = Estas son tus cartas, y hoy las de todo el mundo.
daily-home-begun = Ya has empezado. Tus cartas están como las dejaste.
daily-home-done =
    { $points ->
        [0] Hoy no te has llevado ningún punto.
        [one] Hoy te has llevado un punto.
       *[other] Hoy te has llevado { $points } puntos.
    }
daily-cards = Tus cartas: { CARDS($cards) }
daily-failed = No se ha podido repartir la mano del día. Comprueba la conexión e inténtalo de nuevo.
daily-again = Reintentar
# Junto a la mesa, mientras se juegan otra vez las mismas cartas.
daily-practice = Práctica: esta vez no cuenta.

## El resultado.

daily-points =
    { $points ->
        [0] Ningún punto.
        [1] Un punto.
        [2] Dos puntos.
        [3] Tres puntos.
        [4] Cuatro puntos.
        [5] Cinco puntos.
        [6] Seis puntos.
        [7] Siete puntos.
        [8] Ocho puntos.
        [9] Nueve puntos.
        [10] Diez puntos.
       *[other] { $points } puntos.
    }
daily-moon-other = { NAME($seat, at: "start") } ha alcanzado la luna: { $points } puntos para cada uno de los demás.
daily-praise-best = Nadie jugó mejor estas cartas.
daily-praise-well = Muy bien jugado.
daily-praise-fair = Bien jugado.
daily-praise-even = Con estas cartas no había elección.
daily-praise-hard = Mañana, cartas nuevas.
daily-better =
    { $count ->
        [0] Ninguno de los { $all } bots con estas cartas se llevó más puntos.
       *[other] Mejor que { $count } de los { $all } bots con estas cartas.
    }
daily-waiting = Bots que ya han jugado estas cartas: { $played } de 100.
# Encima de la barra de quien lee, con cuántos otros se llevaron los mismos puntos.
daily-you =
    { $count ->
        [0] Tú
        [one] Tú y un bot
       *[other] Tú y { $count } bots
    }
daily-average = media { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Puntos que se llevaron cien bots con estas cartas: { NUMBER($average, maximumFractionDigits: 1) } de media y { $best } en el mejor caso. Los tuyos: { $points }.
daily-streak =
    { $days ->
        [0] Aún sin racha
        [one] Racha de un día
       *[other] Racha de { $days } días
    }
daily-streak-about = Un día sin jugar no la rompe.
daily-day =
    { $points ->
        [one] { $date }: un punto
       *[other] { $date }: { $points } puntos
    }
daily-day-none = { $date }: sin jugar
daily-day-done = { $date }: mano jugada
daily-next =
    { $hours ->
        [0] { $minutes ->
            [one] Nueva mano dentro de un minuto
           *[other] Nueva mano dentro de { $minutes } minutos
        }
       *[other] Nueva mano dentro de { $hours }{ "\u00A0" }h { $minutes }{ "\u00A0" }min
    }
daily-new = Ya hay una mano nueva.

## Qué se puede hacer con él.

daily-share = Compartir
daily-copied = Copiado
daily-not-copied = El navegador no deja copiar. El texto está arriba.
daily-slip = Esto es todo lo que se comparte
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, racha de un día
       *[other] { daily-share-points }, racha de { $days } días
    }
daily-share-moon = con una luna
daily-share-tricks =
    { $count ->
        [0] Puntos en ninguna de las 13 bazas
        [one] Puntos en una de las 13 bazas
       *[other] Puntos en { $count } de las 13 bazas
    }
daily-look-back = Repasar
daily-others = Cómo jugaron los demás
daily-others-who = Con las mismas cartas
daily-others-bots = Bots
daily-others-people = Gente
daily-practise = Jugar otra vez
daily-practise-about = Para practicar, con pistas. Tu resultado no cambia.
daily-others-about = Cien bots ocuparon tu sitio con tus cartas, contra los mismos tres. Hay veinticinco de cada nivel, y cada uno olvida y calcula mal cosas distintas.
daily-level-beginner = Principiantes
daily-level-easy = Nivel fácil
daily-level-medium = Nivel medio
daily-level-careful = Prudentes
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } de media
daily-level-range = de { $best } a { $worst }

## Las mismas cartas entre personas: en un servidor, y solo cuando quien juega lo quiera.

daily-people-about = Tu mano se envía al servidor de esta página, que la reproduce y guarda tus puntos. A los demás solo les dice cuánta gente se llevó cuántos puntos. Nadie ve tu nombre.
daily-people-go = Enviar la mía y comparar
daily-people-name = Tu nombre
daily-people-name-about = Este servidor aún no te conoce. Este nombre se ve en las mesas; aquí, nunca.
daily-people-asking = Preguntando al servidor.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] Solo otra persona ha jugado estas cartas, y no se llevó más puntos.
               *[other] Solo otra persona ha jugado estas cartas, y se llevó más puntos.
            }
       *[other]
            { $count ->
                [0] Ninguna de las { $all } personas que han jugado estas cartas se llevó más puntos.
               *[other] Mejor que { $count } de las { $all } personas que han jugado estas cartas.
            }
    }
daily-people-few = Por ahora, menos de tres personas más han jugado estas cartas aquí. Vuelve más tarde para comparar.
daily-people-uncounted = Tu mano no se cuenta aquí: llegó demasiado tarde, o los bots de este servidor habrían jugado de otra manera.
# Encima de la barra de quien lee, con cuántas otras personas se llevaron los mismos puntos.
daily-people-you =
    { $count ->
        [0] Tú
        [one] Tú y otra persona
       *[other] Tú y { $count } personas más
    }
daily-people-field = Puntos que se llevó la gente con estas cartas: { NUMBER($average, maximumFractionDigits: 1) } de media y { $best } en el mejor caso. Los tuyos: { $points }.
daily-people-switch = Enviar mis resultados
daily-people-switch-about = Cada vez que juegues la mano del día. Lo enviado se conserva hasta que borres tu nombre o elimines tu cuenta.
daily-people-no-server = Esta copia de la página viene sin servidor, así que no hay con quién comparar.
daily-people-unreached = No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.

## La mesita de la primera página, en la que juegan cuatro bots.

live-title = Ahora en la mesa
live-about = Cuatro bots juegan la mano { $hand }.
live-turn = Le toca a { NAME($seat) }.
live-took = { NAME($seat, at: "start") } se ha llevado la baza.
live-over = Su partida ha terminado.
live-stop = Pararlos
live-go-on = Que sigan
live-people = Mesas con gente
live-scores = Sus puntos
home-seat = Volver a tu mesa

## Retos: seis manos que juega también otra persona.

challenge-title = Reto entre amigos
challenge-about = Juegas seis manos. Un enlace lleva las mismas cartas a otra persona, contra los mismos bots. Después comparáis, mano por mano.
# Las reglas de la partida que viene.
challenge-rules = { $name }, seis manos.
challenge-make = Jugar seis manos
challenge-before = Tus retos
challenge-entry-new = Aún sin empezar.
challenge-entry-begun = Empezado: sigue donde lo dejaste.
challenge-entry-done = Las seis manos están jugadas.
challenge-entry-theirs = { $name } también las ha jugado.
# A la cabeza de una columna y al principio de una frase.
challenge-friend = Tu rival
challenge-asked =
    { $name ->
        [none] Alguien ha jugado estas seis manos.
       *[other] { $name } ha jugado estas seis manos.
    }
challenge-asked-about = Juega las mismas cartas contra los mismos bots. Cómo le fue lo verás después.
challenge-play = Jugar las mismas cartas
challenge-go-on = Seguir con las seis manos
challenge-link = Este enlace no está completo, o ha cambiado por el camino. Pídelo otra vez.
challenge-unplayable = Lo que contiene este enlace no se puede jugar aquí. Quizá venga de otra versión.
challenge-core = No se han podido repartir las cartas. Comprueba la conexión e inténtalo de nuevo.
challenge-other-bots = Los bots han cambiado desde la otra partida, así que quizá allí respondieron de otra manera.
challenge-points =
    { $points ->
        [0] Ningún punto en seis manos.
        [one] Un punto en seis manos.
       *[other] { $points } puntos en seis manos.
    }
challenge-won =
    { $points ->
        [one] Ganas por un punto.
       *[other] Ganas por { $points } puntos.
    }
challenge-lost =
    { $points ->
        [one] { $name } gana por un punto.
       *[other] { $name } gana por { $points } puntos.
    }
challenge-level = Quedáis a la par.
challenge-ready = Ahora envía el enlace a quien quieras: contiene estas cartas y lo que has jugado, pero no lo muestra hasta que la otra persona también las haya jugado.
challenge-hand = Mano { $hand }
challenge-you = Tú
challenge-total = Total
challenge-open = Mano { $hand }, baza a baza
challenge-trick = Baza
challenge-passed = Pase
challenge-took = se llevó puntos
challenge-name = Tu nombre, si quieres
challenge-send = Enviar el enlace
challenge-copied = Enlace copiado
challenge-not-copied = El navegador no deja copiar. Selecciona el enlace y cópialo.
challenge-field = El enlace
challenge-share =
    { $points ->
        [0] No me he llevado ningún punto en seis manos de Corazones. Aquí van las mismas cartas:
        [one] Me he llevado un punto en seis manos de Corazones. Aquí van las mismas cartas:
       *[other] Me he llevado { $points } puntos en seis manos de Corazones. Aquí van las mismas cartas:
    }
challenge-new = Nuevo reto
