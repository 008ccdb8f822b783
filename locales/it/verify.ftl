### Il registro di una partita che è stato verificato, nel terminale e nella pagina.

## Che cosa ha mostrato la verifica di un registro. $seats sono i numeri dei posti, contati da 0.

verify-hash = Il segreto dà l’hash che era stato mostrato prima di dare le carte: { $hash }
verify-parts =
    { $count ->
        [one] Il posto { LIST($seats) } ha aggiunto una parte sua, quindi chi ha scelto il segreto non conosceva le carte in anticipo.
       *[other] I posti { LIST($seats) } hanno aggiunto ognuno una parte sua, quindi chi ha scelto il segreto non conosceva le carte in anticipo.
    }
verify-no-parts = Nessun posto ha aggiunto una parte sua, quindi chi ha scelto il segreto avrebbe potuto scegliere le carte.
verify-dealt = Le carte sono state date di nuovo a partire dal segreto e dalle parti.
verify-seed = Le carte derivano dal seed { $seed }. Nessuno l’aveva promesso prima, quindi questo non prova che nessuno l’abbia scelto.
verify-position = La partita è cominciata da una posizione, quindi non si sono date carte.
verify-played =
    { $actions ->
        [0] Nessuno ha ancora giocato.
        [one] È stata rigiocata { $actions } azione, ed è regolare.
       *[other] Sono state rigiocate { $actions } azioni, e tutte sono regolari.
    }
verify-over = La partita è finita. Totali: { LIST($totals, list: "unit") }
verify-not-over = La partita non è finita. Totali finora: { LIST($totals, list: "unit") }

## Lo stesso nella pagina, dopo una partita con altre persone.

check-title = Verifica le carte
check-which = Partita { $number } di { $count }
check-before = La partita prima
check-after = La partita dopo
check-works = Si danno di nuovo le carte…
check-holds = Queste carte non le ha scelte nessuno.
check-holds-no-parts = Le carte derivano da quanto era stato promesso.
check-promised = Prima di dare la prima carta il tavolo ha mostrato lo stesso hash e ha indicato le stesse parti.
# $names sono quelli che hanno aggiunto qualcosa.
check-parts =
    { $count ->
        [one] { LIST($names) } ha aggiunto una parte, quindi chi ha scelto il segreto non conosceva le carte in anticipo.
       *[other] { LIST($names) } hanno aggiunto una parte a testa, quindi chi ha scelto il segreto non conosceva le carte in anticipo.
    }
check-seen = C’è tutto quello che hai visto: le tue carte e ciò che ognuno ha giocato, nello stesso ordine.
check-knows = Questo non prova che nessuno abbia visto le carte: il server deve conoscerle tutte.
check-fails = Qualcosa non corrisponde.
check-other-hash = Il segreto non è quello che il tavolo aveva promesso prima della partita.
check-other-parts = Le parti non sono quelle che il tavolo aveva indicato prima della partita.
check-other-events = Il registro racconta una partita diversa da quella che hai visto.
check-other-totals = Il registro finisce con totali diversi da quelli del tavolo.
check-unread = In questo momento il registro non è disponibile. Riprova tra poco.
check-download = Scarica il registro
