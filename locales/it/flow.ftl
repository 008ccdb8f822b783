### La pagina: come scorre il gioco. Annullare una mossa, rigiocare una mano, finirla prima, la pausa, abbandonare, i tasti,
### e le scelte per tutto questo nelle impostazioni.

flow-taken-back = Mossa annullata.
# La prima volta in una partita: al tavolo, al posto di quello che si chiede.
flow-taken-back-first = Mossa annullata. Questa partita non conta più nelle tue statistiche.
flow-not-counted = Una partita in cui annulli una mossa o rigiochi una mano non conta più nelle tue statistiche.

# $trick si conta da 1; 1 è l’inizio della mano.
flow-again-from =
    { $trick ->
        [1] Rigioca questa mano
       *[other] Riprendi dalla presa { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Si danno di nuovo le stesse carte.
       *[other] Le carte tornano com’erano all’inizio della presa { $trick }.
    }
flow-again-lost = Quello che si è giocato dopo va perso, e questa partita non conta più nelle tue statistiche.
flow-again-yes = Rigioca
flow-cancel = Lascia così com’è

flow-pause = Pausa
flow-paused = In pausa
flow-paused-about = Il tavolo ti aspetta.
flow-go-on = Continua

flow-give-up = Abbandona la partita
flow-give-up-about = Finisce qui, senza che vinca nessuno.
flow-give-up-ask = Vuoi abbandonare questa partita?
flow-give-up-what = Resta tra le partite abbandonate, e non potrai più riprenderla.
flow-give-up-yes = Abbandona
flow-play-on = Continua

flow-worthless = Non restano punti.
flow-finish = Finisci la mano
flow-finished = Non restavano punti, quindi il resto è stato giocato in un colpo solo.
flow-own = Il resto è tuo.
flow-claim = Cala tutto
flow-own-ask =
    { $count ->
        [one] L’ultima presa la fai tu, qualunque cosa giochino gli altri.
       *[other] Le ultime { $count } prese le fai tu, qualunque cosa giochino gli altri.
    }
flow-claim-yes = Cala le carte

## I tasti. La pagina mette il tasto accanto a quello che fa.

flow-keys = Tasti
flow-keys-about = Tutto quello che si può toccare si raggiunge anche con Tab e si sceglie con Invio.
flow-key-cards = Da una carta all’altra
flow-key-play = Scegli o gioca la carta
flow-key-on = Continua
flow-key-close = Chiudi quello che è aperto
flow-key-finish = Finisci la mano, o cala le carte
flow-key-keys = Questi tasti
flow-key-arrows = Frecce
flow-key-enter = Invio
flow-key-escape = Esc
flow-key-or = { $one } o { $other }
flow-key-with-control = Ctrl { $key }

## Le scelte nelle impostazioni.

flow-settings-look = Aspetto
flow-settings-play = Come giochi
flow-settings-pace = Tempi
flow-settings-help = Aiuti
flow-confirm = Due tocchi per giocare
flow-confirm-about = Il primo tocco alza la carta, il secondo la gioca.
flow-ahead = Carta scelta in anticipo
flow-ahead-about = Tocca una carta prima del tuo turno: quando tocca a te viene giocata, se si può.
flow-forced = Gioca le carte obbligate
flow-forced-about = Quando si può giocare una sola carta, si gioca da sé.
flow-quick-end = Finisci in fretta
flow-quick-end-about = Quando non restano punti, il resto della mano viene giocato in un colpo solo.
flow-raised = Carte ricevute rialzate
flow-raised-about = Finché non tocchi lo schermo, così vedi che cosa hai ricevuto.
flow-letters = Lettere come scorciatoie
flow-letters-about = H per un aiuto, U per annullare la mossa; ? le mostra tutte.
