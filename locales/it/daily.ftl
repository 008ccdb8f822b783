### La pagina: la mano del giorno, nella prima pagina e nella sua stanza.

## Che cos’è.

daily-title = La mano del giorno
daily-yesterday = La mano di ieri
daily-about = Oggi tutti ricevono queste carte, contro gli stessi tre bot. Conta solo il primo tentativo.
daily-rules = Black Lady, una mano. I bot giocano con prudenza.
daily-play = Gioca la mano di oggi
daily-go-on = Riprendi la mano di oggi
daily-home-play = Gioca
daily-home-go-on = Riprendi
daily-home-result = Il tuo risultato
# Nella prima pagina, sotto le carte.
daily-home = Queste sono le tue carte, e oggi quelle di tutti.
daily-home-begun = Hai cominciato. Le tue carte sono come le hai lasciate.
daily-home-done =
    { $points ->
        [0] Oggi non hai preso punti.
        [1] Oggi hai preso un punto.
       *[other] Oggi hai preso { $points } punti.
    }
daily-cards = Le tue carte: { CARDS($cards) }
daily-failed = Non si sono potute dare le carte di oggi. Controlla la connessione e riprova.
daily-again = Riprova
# Accanto al tavolo, mentre si rigiocano le stesse carte.
daily-practice = Allenamento: questa non conta.

## Il risultato.

daily-points =
    { $points ->
        [0] Nessun punto.
        [1] Un punto.
        [2] Due punti.
        [3] Tre punti.
        [4] Quattro punti.
        [5] Cinque punti.
        [6] Sei punti.
        [7] Sette punti.
        [8] Otto punti.
        [9] Nove punti.
        [10] Dieci punti.
       *[other] { $points } punti.
    }
daily-moon-other = { NAME($seat, at: "start") } ha fatto cappotto: { $points } punti a ciascuno degli altri.
daily-praise-best = Con queste carte nessuno ha fatto meglio.
daily-praise-well = Giocata benissimo.
daily-praise-fair = Giocata bene.
daily-praise-even = Queste carte non lasciavano scelta.
daily-praise-hard = Domani, nuove carte.
daily-better =
    { $count ->
        [0] Nessuno dei { $all } bot con queste carte ha preso più punti.
        [1] Meglio di uno dei { $all } bot con queste carte.
       *[other] Meglio di { $count } dei { $all } bot con queste carte.
    }
daily-waiting =
    { $played ->
        [1] Un bot su 100 ha giocato queste carte.
       *[other] { $played } bot su 100 hanno giocato queste carte.
    }
# Sopra la barra di chi legge: quanti altri hanno preso gli stessi punti.
daily-you =
    { $count ->
        [0] Tu
        [1] Tu e un bot
       *[other] Tu e { $count } bot
    }
daily-average = media { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Punti presi da cento bot con queste carte: { NUMBER($average, maximumFractionDigits: 1) } in media, { $best } al meglio. Tu: { $points }.
daily-streak =
    { $days ->
        [0] Ancora nessuna serie
        [1] Una serie di un giorno
       *[other] Una serie di { $days } giorni
    }
daily-streak-about = Un giorno saltato non la interrompe.
daily-day =
    { $points ->
        [0] { $date }: nessun punto
        [1] { $date }: un punto
       *[other] { $date }: { $points } punti
    }
daily-day-none = { $date }: non giocata
daily-day-done = { $date }: giocata
daily-next =
    { $hours ->
        [0]
            { $minutes ->
                [0] Prossima mano tra meno di un minuto
                [1] Prossima mano tra un minuto
               *[other] Prossima mano tra { $minutes } minuti
            }
       *[other] Prossima mano tra { $hours } h { $minutes } min
    }
daily-new = C’è la nuova mano del giorno.

## Che cosa se ne può fare.

daily-share = Condividi
daily-copied = Copiato
daily-not-copied = Il browser non permette di copiare. Il testo è qui sopra.
daily-slip = Si condivide soltanto questo
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
daily-share-day =
    { $days ->
        [1] { daily-share-points }, una serie di un giorno
       *[other] { daily-share-points }, una serie di { $days } giorni
    }
daily-share-moon = con un cappotto
daily-share-tricks =
    { $count ->
        [0] Punti in nessuna delle 13 prese
        [1] Punti in una delle 13 prese
       *[other] Punti in { $count } delle 13 prese
    }
daily-look-back = Rivedi
daily-others = Come hanno giocato gli altri
daily-others-who = Con le stesse carte
daily-others-bots = Bot
daily-others-people = Persone
daily-practise = Rigioca
daily-practise-about = Per allenarti, con gli aiuti. Il tuo risultato resta.
daily-others-about = Cento bot si sono seduti al tuo posto con le tue carte, contro gli stessi tre: venticinque per ogni livello, ognuno con le sue dimenticanze e i suoi errori.
daily-level-beginner = Principianti
daily-level-easy = Facile
daily-level-medium = Medio
daily-level-careful = Prudente
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } in media
daily-level-range = da { $best } a { $worst }
## Le stesse carte tra persone: su un server, e solo quando chi gioca lo vuole.

daily-people-about = La tua mano va al server da cui viene questa pagina. Il server la rigioca, conserva i tuoi punti e agli altri dice soltanto quante persone hanno preso quanti punti. Il tuo nome non lo vede nessuno.
daily-people-go = Invia e confronta
daily-people-name = Il tuo nome
daily-people-name-about = Questo server non ti conosce ancora. Il nome si vede ai tavoli, mai qui.
daily-people-asking = Si aspetta la risposta del server.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] L’unica altra persona che ha giocato queste carte non ha preso più punti.
               *[other] Meglio dell’unica altra persona che ha giocato queste carte.
            }
       *[other]
            { $count ->
                [0] Nessuna delle { $all } persone che hanno giocato queste carte ha preso più punti.
                [one] Meglio di una delle { $all } persone che hanno giocato queste carte.
               *[other] Meglio di { $count } delle { $all } persone che hanno giocato queste carte.
            }
    }
daily-people-few = Finora qui hanno giocato queste carte meno di tre altre persone. Torna più tardi per il confronto.
daily-people-uncounted = La tua mano non è contata: è arrivata troppo tardi, o i bot di questo server avrebbero giocato in modo diverso.
# Sopra la barra di chi legge: quanti altri hanno preso gli stessi punti.
daily-people-you =
    { $count ->
        [0] Tu
        [one] Tu e un’altra persona
       *[other] Tu e altre { $count } persone
    }
daily-people-field = Punti presi da altre persone con queste carte: { NUMBER($average, maximumFractionDigits: 1) } in media, { $best } al meglio. Tu: { $points }.
daily-people-switch = Invia i miei risultati
daily-people-switch-about = Ogni volta che giochi la mano del giorno. Quello che hai inviato resta finché non elimini il tuo nome o il tuo account.
daily-people-no-server = Questa copia della pagina non ha un server, quindi non c’è nessuno con cui confrontarsi.
daily-people-unreached = Il server non è raggiungibile. Controlla la connessione e riprova.

## Il piccolo tavolo della prima pagina, a cui giocano quattro bot.

live-title = Ora al tavolo
live-about = Quattro bot giocano la mano { $hand }.
live-turn = Tocca a { NAME($seat) }.
live-took = { NAME($seat, at: "start") } ha fatto la presa.
live-over = La loro partita è finita.
live-stop = Fermali
live-go-on = Lasciali giocare
live-people = Tavoli con persone
live-scores = I loro punti
home-seat = Torna al tuo tavolo

## Sfide: sei mani che gioca anche qualcun altro.

challenge-title = Sfida gli amici
challenge-about = Giochi sei mani. Un link porta le stesse carte a chi vuoi tu, contro gli stessi bot. Poi vi confrontate, mano per mano.
# Le regole della partita che verrà, e il livello dei suoi bot.
challenge-rules = { $name }, sei mani.
challenge-make = Gioca sei mani
challenge-before = Le tue sfide
challenge-entry-new = Ancora da cominciare.
challenge-entry-begun = Cominciata: riprendi da dove l’hai lasciata.
challenge-entry-done = Tutte e sei le mani sono giocate.
challenge-entry-theirs = { $name } le ha già giocate.
# Da solo, o soggetto di una frase.
challenge-friend = L’altra persona
challenge-asked =
    { $name ->
        [none] Qualcuno ha giocato queste sei mani.
       *[other] { $name } ha giocato queste sei mani.
    }
challenge-asked-about = Gioca le stesse carte contro gli stessi bot. Com’è andata di là, lo vedi dopo.
challenge-play = Gioca le stesse carte
challenge-go-on = Riprendi le sei mani
challenge-link = Questo link non è completo, o è cambiato per strada. Fattelo mandare di nuovo.
challenge-unplayable = Qui non si può giocare quello che c’è in questo link. Forse viene da un’altra versione.
challenge-core = Non si sono potute dare le carte. Controlla la connessione e riprova.
challenge-other-bots = I bot sono cambiati dopo l’altra partita, quindi lì possono aver giocato in modo diverso.
challenge-points =
    { $points ->
        [0] Nessun punto in sei mani.
        [1] Un punto in sei mani.
       *[other] { $points } punti in sei mani.
    }
challenge-won =
    { $points ->
        [1] Vinci di un punto.
       *[other] Vinci di { $points } punti.
    }
challenge-lost =
    { $points ->
        [1] { $name } vince di un punto.
       *[other] { $name } vince di { $points } punti.
    }
challenge-level = Siete alla pari.
challenge-ready = Ora manda il link a chi vuoi sfidare: contiene queste carte e le tue giocate, che si vedono solo quando anche l’altra persona ha finito.
challenge-hand = Mano { $hand }
challenge-you = Tu
challenge-total = Totale
challenge-open = Mano { $hand }, presa per presa
challenge-trick = Presa
challenge-passed = Passaggio
challenge-took = ha preso punti
challenge-name = Il tuo nome, se vuoi
challenge-send = Invia il link
challenge-copied = Link copiato
challenge-not-copied = Il browser non permette di copiare. Seleziona il link e copialo.
challenge-field = Il link
challenge-share =
    { $points ->
        [0] In sei mani di Hearts non ho preso punti. Ecco le stesse carte:
        [1] In sei mani di Hearts ho preso un punto. Ecco le stesse carte:
       *[other] In sei mani di Hearts ho preso { $points } punti. Ecco le stesse carte:
    }
challenge-new = Nuova sfida
