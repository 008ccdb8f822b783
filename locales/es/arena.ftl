### Enfrentamientos entre bots: por qué no se puede jugar uno, y qué hizo un programa en vez de responder.

arena-players-few = Un enfrentamiento necesita al menos dos jugadores.
arena-player-none = Un jugador es el nombre de un bot, { $prefix }ORDEN o un objeto invocable, no { $given }.
arena-deals-few = Un enfrentamiento necesita al menos una mano o una partida.
arena-threads-few = Un enfrentamiento necesita al menos un hilo.
arena-limit-least = El límite de tiempo es de más de 0 segundos, y { $settle }, de 0 puntos o más.
arena-memory-least = Un programa necesita al menos { $bytes } bytes de memoria.
arena-ray-missing = Un clúster necesita Ray: { $command }
arena-ray-none = No hay ningún clúster de Ray en «{ $given }».
arena-command-unreadable = { $given } no se puede leer como una orden: { $reason }.
arena-command-empty = { $given } no nombra ningún programa.
arena-program-none = No hay ningún programa { $given } que ejecutar.
# $reason es una frase, una de las de abajo.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = no arrancó: { $reason }.
arena-start-ended = no arrancó: terminó antes de responder a `{ $asked }`.
arena-start-slow = no arrancó: no respondió a `{ $asked }` en { $seconds } segundos.
arena-start-unreadable = no arrancó: respondió a `{ $asked }` con algo que no es una respuesta.
arena-start-declined = no arrancó: respondió a `{ $asked }` con un error: { $said }
arena-raised = lanzó { $error }.
arena-raised-saying = lanzó { $error }: { $said }
arena-no-action = eligió { $action }, que no es una acción: un jugador devuelve una carta, una lista de cartas que pasar, una puja, un palo, «old» o «new».
arena-done-wrong = eligió { $action }, que no se puede hacer: { LIST($reason) }
arena-refused = eligió { $action }, que no se puede hacer ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Podía haber respondido: { $expected }
arena-fault-crashed = terminó antes de responder.
arena-fault-crashed-saying = terminó antes de responder; la última línea de su salida de errores es «{ $said }».
arena-fault-slow =
    { $seconds ->
        [one] no respondió en { $seconds } segundo.
       *[other] no respondió en { $seconds } segundos.
    }
arena-fault-endless = escribió { $bytes } bytes sin terminar la línea.
arena-fault-unreadable = respondió «{ $answered }», que no es una respuesta.
arena-fault-other = respondió «{ $answered }», que no es una acción del sitio { $seat } en la fase `{ $phase }`.
arena-fault-declined = respondió con un error: «{ $said }».
arena-fault-refused = respondió con un error ({ $code }): { LIST($reason) }
arena-playouts-few = Las simulaciones necesitan al menos una mano y un hilo.
arena-record-exists = El archivo { $file } ya existe. Para seguir con su enfrentamiento, reanúdalo.
arena-record-other = El archivo { $file } es de otro enfrentamiento.
arena-record-terms = El archivo { $file } es de otro enfrentamiento: { $name } es { $there } en él y { $here } aquí.
arena-record-ended = El enfrentamiento del archivo { $file } ha terminado: todos los emparejamientos están decididos, y más repartos no cambiarían nada.
arena-record-unreadable = { $file } no es el registro de un enfrentamiento: no se puede leer la línea { $line }.
