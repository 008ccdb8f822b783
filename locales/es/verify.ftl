### El registro de una partida que se ha comprobado, en la terminal y en la página.

## Lo que ha encontrado la comprobación de un registro. $seats son los números de los sitios, contados desde 0.

verify-hash = El secreto da el hash que se mostró antes del reparto: { $hash }
verify-parts =
    { $count ->
        [one] El sitio { LIST($seats) } añadió una parte propia, así que quien generó el secreto no conocía los repartos de antemano.
       *[other] Los sitios { LIST($seats) } añadieron cada uno una parte propia, así que quien generó el secreto no conocía los repartos de antemano.
    }
verify-no-parts = Ningún sitio añadió una parte propia, así que quien generó el secreto pudo haber elegido los repartos.
verify-dealt = Las manos se han repartido otra vez a partir del secreto y de las partes.
verify-seed = Los repartos salen de la semilla { $seed }. Nadie la prometió de antemano, así que esto no demuestra que nadie la eligiera.
verify-position = La partida empezó desde una posición, así que no se repartió nada.
verify-played =
    { $actions ->
        [0] Aún no ha habido ninguna acción.
        [one] Se ha reproducido { $actions } acción, y es legal.
       *[other] Se han reproducido { $actions } acciones, y todas son legales.
    }
verify-over = La partida ha terminado. Totales: { LIST($totals, list: "unit") }
verify-not-over = La partida no ha terminado. Totales hasta ahora: { LIST($totals, list: "unit") }

## Lo mismo en la página, tras una partida con gente.

check-title = Comprobar el reparto
check-which = Partida { $number } de { $count }
check-before = La partida anterior
check-after = La partida siguiente
check-works = Repartiendo las cartas otra vez…
check-holds = Nadie eligió estas cartas.
check-holds-no-parts = Las cartas corresponden a lo prometido.
check-promised = La mesa mostró el mismo hash antes de repartir la primera carta, y nombró las mismas partes.
# $names son quienes añadieron algo.
check-parts =
    { $count ->
        [one] { LIST($names) } añadió una parte, así que quien generó el secreto no conocía los repartos de antemano.
       *[other] { LIST($names) } añadieron cada cual una parte, así que quien generó el secreto no conocía los repartos de antemano.
    }
check-seen = Todo lo que viste está en él: tus cartas y lo que jugó todo el mundo, en el mismo orden.
check-knows = No demuestra que nadie viera las cartas: el servidor tiene que conocer todas las manos.
check-fails = Algo no concuerda.
check-other-hash = El secreto no es el que la mesa prometió antes de la partida.
check-other-parts = Las partes no son las que la mesa nombró antes de la partida.
check-other-events = El registro cuenta otra partida, no la que viste.
check-other-totals = El registro termina con otros totales que la mesa.
check-unread = El registro no está disponible ahora. Inténtalo de nuevo dentro de un momento.
check-download = Descargar el registro
