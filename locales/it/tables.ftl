### La pagina: i tavoli con altre persone. Trovare un tavolo, aprirne uno, aspettare, e quello che si dice accanto alle carte.

## Trovare un tavolo.

tables-title = I tavoli
tables-open = Apri un tavolo
tables-code = Ho un codice
tables-code-hint = Due parole e un numero, come amber-fox-17
tables-find = Vai al tavolo
tables-name-title = Come ti chiamiamo?
tables-name-about = Gli altri al tavolo vedono questo nome.
# A chi segue un link e non ha ancora un nome: chi siede lì.
tables-name-invited = Ti invitano a giocare con { LIST($people) }.
tables-name-label = Il tuo nome
tables-name-go = Avanti
tables-rename = Cambia nome
tables-again = Riprova
tables-connecting = Collegamento
tables-connecting-about = Ci vuole più del solito, ma prosegue da sé.
tables-trouble-title = Non ha funzionato
tables-trouble-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
tables-trouble-too_fast =
    { $seconds ->
        [0] Troppi tentativi. Aspetta un momento, poi riprova.
        [1] Troppi tentativi. Riprova tra 1 secondo.
       *[other] Troppi tentativi. Riprova tra { $seconds } secondi.
    }
tables-trouble-cookies = Questo browser ti ha dimenticato subito. Permetti i cookie per questa pagina e riprova: servono al tavolo per riconoscerti.
tables-trouble-signed_out = La tua sessione in questo browser è stata chiusa.
tables-trouble-no_tables = Questa copia della pagina non ha un server, quindi qui non ci sono tavoli con altre persone. Avvia «openhearts serve» su un computer qualsiasi e apri la pagina da lì.
tables-trouble-gone = Questo tavolo è chiuso, oppure il link non è completo. Chiedi un nuovo link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Non sei più al tavolo
tables-removed-about = Se chi ospita ti lascia tornare, il link del tavolo funzionerà di nuovo.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Il tuo accesso è sospeso
tables-suspended-about = Puoi continuare a giocare per conto tuo su questa pagina, come sempre.
tables-trouble-suspended = Chi gestisce questo server ha sospeso il tuo accesso. Fine della sospensione: { $until }.
tables-trouble-suspended-open = Chi gestisce questo server ha sospeso il tuo accesso fino a nuovo avviso.
tables-go = Ai tavoli
# Come si chiama un bot a un tavolo con altre persone.
tables-bot = Bot { $number }

## Aprire un tavolo.

host-seats =
    { $count ->
        [1] un posto
       *[other] { $count } posti
    }
host-entrance = Chi può sedersi
host-entrance-invited = Su invito
host-entrance-friends = Amici
host-entrance-open = Chiunque
host-play-time = Tempo per carta
host-pass-time = Tempo per passare
# Secondi; 0: senza limite.
host-time =
    { $seconds ->
        [0] Nessun limite
       *[other] { $seconds }{ "\u00A0" }s
    }
host-chat = Chat
host-chat-off = No
host-chat-phrases = Frasi
host-chat-text = Frasi e testo
host-advice = Aiuti
host-advice-off = No
host-advice-own = Ognuno sceglie
host-advice-all = Per tutti
host-watching = Spettatori
host-watching-about = Altri possono guardare, con una presa di ritardo.
host-bots = I bot occupano i posti vuoti
host-bots-about = Si alzano quando arriva qualcuno.
host-go = Apri il tavolo
host-keep = Conferma

## Aspettare al tavolo.

# Nell’angolo della pagina: di chi è il tavolo.
waiting-table-of = Tavolo di { $name }
waiting-table = Un tavolo
waiting-more =
    { $count ->
        [0] Ci siamo tutti
        [1] Ancora uno, e si comincia
        [2] Ancora due, e si comincia
        [3] Ancora tre, e si comincia
       *[other] Ancora { $count }, e si comincia
    }
waiting-bots-keep = I bot tengono il posto agli amici
waiting-link = Basta il link, senza account.
waiting-link-field = Il link a questo tavolo
waiting-only-here = Questo link funziona solo su questo computer.
waiting-copy = Copia link
waiting-copied = Copiato
waiting-share = Condividi
waiting-share-text = Vieni a giocare a Hearts con me.
waiting-qr = Il link, da inquadrare con una fotocamera
waiting-free = Un posto libero
waiting-seat-bot = Metti un bot
waiting-you-sit = Siediti
waiting-host = ospita
waiting-ready = C’è
waiting-not-ready = si aspetta
waiting-away = ha perso la connessione
waiting-bot = finché arriva qualcuno
waiting-watching = Stai guardando
waiting-start =
    { $bots ->
        [0] Comincia ora
        [1] Comincia ora con un bot
        [2] Comincia ora con due bot
        [3] Comincia ora con tre bot
       *[other] Comincia ora con { $bots } bot
    }
waiting-be-ready = Ci sono
waiting-again = Un’altra partita
waiting-is-ready = Hai detto che ci sei. Si comincia quando ci sono tutti.
waiting-called = Gli altri ti vedono come { $name }.
waiting-begins = La partita comincia da sola quando ci sono tutti.
waiting-leave = Lascia
waiting-leave-title = Lasciare il tavolo?
waiting-leave-about = Al tuo posto continua un bot.
waiting-leave-rated = Questa partita vale per il rating. Se la lasci arrivi all’ultimo posto, qualunque cosa faccia il bot che ti sostituisce.
waiting-stay = Resta
waiting-limits = Impostazioni del tavolo
waiting-change = Modifica
waiting-lost = La connessione è caduta. Nuovo tentativo in corso.
waiting-closed = Questo tavolo è chiuso. Qui non c’era nessuno da un po’.
waiting-closed-not_ready = Questa partita non è potuta cominciare: mancava qualcuno.
waiting-closed-admin = Chi gestisce il server ha chiuso questo tavolo.
waiting-no-clock = Senza limite
waiting-clock = { $seconds }{ "\u00A0" }s a carta
waiting-clock-pass = { $seconds }{ "\u00A0" }s per passare
waiting-advice-off = Senza aiuti
waiting-advice-own = Aiuti a scelta di ognuno
waiting-advice-all = Aiuti per tutti
waiting-chat-off = Senza chat
waiting-chat-phrases = Frasi
waiting-chat-text = Frasi e testo
waiting-watching-no = Senza spettatori
waiting-watching-yes = Altri possono guardare
waiting-entrance-invited = Solo con il link
waiting-entrance-friends = Possono sedersi gli amici
waiting-entrance-open = Può sedersi chiunque

## Che cosa può fare chi ospita con un posto.

seat-remove = Chiedi a { $name } di lasciare il tavolo
seat-readmit = Lascia tornare { $name }
seat-host = Affida il tavolo a { $name }
seat-move = Scambia il posto con { $name }
seat-move-me = Scambia il posto con me
seat-move-free = Vai al posto libero
seat-no-bot = Togli il bot

## La serata.

evening-title = La serata finora
evening-name = Giocatore
evening-games = Partite
evening-won = Vinte
evening-points = Punti

## Accanto alle carte.

company-lost = Nuovo collegamento in corso. Le tue carte restano tue.
# Letto ad alta voce quando la connessione è tornata.
company-connected = Collegamento ristabilito.
company-you-sit = Un bot gioca per te.
company-you-wait = La partita aspetta te.
company-return = Rieccomi
company-waits = Si aspetta { $name }
company-all-away = Partita in pausa
company-played-for-you = Il tuo tempo è scaduto. Ha giocato un bot.
# L’orologio di un posto, e lo stesso dove quasi non c’è spazio.
company-seconds =
    { $seconds ->
        [1] 1 secondo
       *[other] { $seconds } secondi
    }
company-seconds-short = { $seconds }{ "\u00A0" }s
# Letto ad alta voce, non mostrato: quanto tempo resta a chi legge.
company-time-left =
    { $seconds ->
        [1] Resta 1 secondo
       *[other] Restano { $seconds } secondi
    }
# Al risultato di una mano, prima che la prossima appaia da sola.
company-next-in =
    { $seconds ->
        [1] Prossima mano tra 1 secondo
       *[other] Prossima mano tra { $seconds } secondi
    }
# Quanto il tavolo aspetta chi si è allontanato, come “0:42”.
company-come-back = { $time } per tornare
company-time = { $time }
company-connecting = si collega
company-bot-plays = gioca un bot
company-away = assente
# Letto per il posto di una persona che chi legge ha silenziato.
company-muted = in silenzio
company-time-up =
    { WHO($seat) ->
        [you] il tuo tempo è scaduto
       *[other] tempo scaduto
    }
# Che cosa si apre toccando il posto di qualcuno.
company-person = { $sat ->
    [true] { $name }: silenzia, blocca o segnala
   *[false] { $name }: silenzia
}
company-watching =
    { $count ->
        [1] Una persona guarda
       *[other] { $count } persone guardano
    }
company-you-watch = Stai guardando, con una presa di ritardo.
company-stop-watching = Smetti di guardare
company-side = Guarda dal posto di { $name }
company-invite = Invita
menu-invite-about = Il link e il codice di questo tavolo
menu-leave-people = Al tuo posto continua un bot

## La chat.

chat-title = Chat
chat-open =
    { $unread ->
        [0] Chat
        [1] Chat, un messaggio da leggere
       *[other] Chat, { $unread } messaggi da leggere
    }
chat-newer = { $lines ->
    [1] Un nuovo messaggio
   *[other] { $lines } nuovi messaggi
}
chat-close = Chiudi la chat
chat-mute-all = Silenzia tutti
chat-all-muted = Qui non senti nessuno. Gli altri continuano a sentire te.
chat-say = Di’ qualcosa al tavolo
chat-send = Invia
chat-more = Altre frasi
chat-fewer = Meno frasi
chat-own-language = Ognuno legge le frasi nella propria lingua.
chat-closes = La chat si chiude quando tocca a te.
chat-watches = Qui scrive solo chi è seduto al tavolo.
chat-empty = Nessuno ha ancora detto nulla.
chat-log = Che cosa si è detto
chat-phrases = Frasi
chat-you = Tu
# Letto ad alta voce quando qualcuno dice qualcosa.
chat-spoken = { $name }: { $words }
# Righe tra una frase e l’altra: che cosa succede al tavolo. $you: si tratta di chi legge.
chat-sat =
    { $you ->
        [called] Hai preso posto. Gli altri ti vedono come { $name }.
        [true] Hai preso posto.
       *[false] { $name } ha preso posto.
    }
chat-left = { $you ->
    [true] { $playing ->
        [true] Hai lasciato il tavolo. Continua un bot.
       *[false] Hai lasciato il tavolo.
    }
   *[false] { $playing ->
        [true] { $name } ha lasciato il tavolo. Continua un bot.
       *[false] { $name } ha lasciato il tavolo.
    }
}
chat-removed = Chi ospita ha chiesto a { $name } di lasciare il tavolo.
chat-away =
    { $you ->
        [true] Hai perso la connessione.
       *[false]
            { $playing ->
                [true] { $name } ha perso la connessione. Il tavolo aspetta un minuto, poi continua un bot.
               *[false] { $name } ha perso la connessione.
            }
    }
chat-back =
    { $you ->
        [true] Sei di nuovo al tavolo.
       *[false] { $name } è di nuovo al tavolo.
    }
chat-sits_in =
    { $you ->
        [true] Un bot gioca per te finché non torni.
       *[false] Un bot gioca per { $name } fino al suo ritorno.
    }
chat-host =
    { $you ->
        [true] Ora ospiti tu.
       *[false] Ora ospita { $name }.
    }
# Letto ad alta voce prima e dopo una partita.
chat-ready = { $name } c’è.
chat-places = I posti sono cambiati. In senso orario: { LIST($names) }.
chat-time =
    { $you ->
        [true] Il tuo tempo è scaduto: ha giocato un bot per te.
       *[false] Il tempo di { $name } è scaduto: ha giocato un bot.
    }

## Che cosa si può fare con qualcuno.

person-mute = Silenzia
person-mute-about = A questo tavolo non senti più { $name }.
person-unmute = Senti di nuovo { $name }
person-block = Blocca
person-block-about = Voi due non sarete più messi allo stesso tavolo, e non sentirai più { $name }.
person-block-undo = Puoi ripensarci quando vuoi: qui, o sotto il tuo nome, nella pagina dei tavoli.
person-block-sure = Sì, blocca { $name }
person-blocked = Fatto. Non sarete più messi allo stesso tavolo.
person-unblock = Sblocca
person-unblock-about = Potrete di nuovo stare allo stesso tavolo, e sentirai di nuovo { $name }.
person-unblocked = Fatto. Potete di nuovo stare allo stesso tavolo.
person-report = Segnala
person-report-about = Lo legge chi gestisce questo server, insieme agli ultimi messaggi di { $name } a questo tavolo. { $name } non lo viene a sapere.
person-report-what = Che cosa è successo? (Puoi anche non scrivere nulla.)
person-report-send = Invia la segnalazione
person-reported = Grazie. La segnalazione è partita.

## Quando una partita con altre persone è finita.

after-ready =
    { $count ->
        [0] Ancora nessuno ha detto sì
        [1] Uno ha detto sì
       *[other] { $count } hanno detto sì
    }
after-you-ready = Si aspettano gli altri
after-again = Un’altra partita
after-leave = Lascia
after-table = Al tavolo
after-result = Rivedi il risultato
# Di un tavolo che vale per il rating, dove si continua solo tutti insieme.
after-lacks = Non ci sono più tutti
after-check = Verifica le carte

## La sala: partita rapida, tavoli a cui sedersi, tavoli da guardare.

lobby-quick = Partita rapida
lobby-rules = Regole
# In un elenco di regole: quante persone aspettano una partita così.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · uno aspetta
       *[other] { $rules } · aspettano in { $count }
    }
lobby-calm = Calmo
lobby-normal = Normale
lobby-quick-speed = Veloce
lobby-seconds = { $seconds }{ "\u00A0" }s a carta
# Quanti aspettano questa partita; $missing dice quanti ne mancano.
lobby-waiting =
    { $count ->
        [0] ancora nessuno
        [1] uno aspetta
       *[other]
            { $missing ->
                [1] manchi tu
               *[other] aspettano in { $count }
            }
    }
lobby-rated = Per il rating
lobby-rated-about = Solo per chi ha un account, senza bot. Chi lascia arriva ultimo.
lobby-rated-guest = Con un account giochi per il rating
lobby-others-rated = Aspettano una partita per il rating: { $count }
lobby-others-unrated = Aspettano una partita senza rating: { $count }
lobby-bots = Dopo 20 secondi i bot occupano i posti ancora liberi.
lobby-no-bots = Qui niente bot: si comincia quando sono arrivate abbastanza persone.
lobby-wait-title = Si cercano giocatori
# Che cosa si aspetta: "Black Lady · Normale"
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · per il rating
lobby-wait-count =
    { $count ->
        [1] Per ora ci sei solo tu, su { $players }.
       *[other] Ci siete in { $count } su { $players }.
    }
lobby-wait-bots =
    { $seconds ->
        [0] I bot occupano i posti liberi.
        [1] Tra 1 secondo i bot occupano i posti liberi.
       *[other] Tra { $seconds } secondi i bot occupano i posti liberi.
    }
lobby-wait-first = Alla tua ultima partita mancava qualcuno. Ora tocca a te per primo.
lobby-wait-pause =
    { $minutes ->
        [1] Non c’eri alle tue ultime partite per il rating. Per la prossima devi aspettare ancora un minuto.
       *[other] Non c’eri alle tue ultime partite per il rating. Per la prossima devi aspettare ancora { $minutes } minuti.
    }
lobby-cancel = Annulla attesa
lobby-sit = Siediti
lobby-sit-none = Ancora nessuno. Apri un tavolo a tutti, e comparirà qui.
lobby-watch = Guarda
lobby-watch-late = Con una presa di ritardo, così nessuno può aiutare
lobby-watch-none = Al momento non c’è nessuna partita da guardare.
lobby-seats =
    { $count ->
        [1] un posto
       *[other] { $count } posti
    }
lobby-hand = Mano { $number }
lobby-watching =
    { $count ->
        [0] nessuno guarda
        [1] uno guarda
       *[other] guardano in { $count }
    }
# Che cosa mostra il disegno di un tavolo, per chi non lo vede: i nomi, i bot, i posti liberi.
lobby-oval =
    { $free ->
        [0] Al tavolo: { $names }
        [1] Al tavolo: { $names }; un posto è libero
       *[other] Al tavolo: { $names }; { $free } posti sono liberi
    }
lobby-people = { LIST($people) }
lobby-nobody = nessuno
lobby-code = Codice
lobby-lost = La connessione è caduta. Nuovo tentativo in corso.
lobby-seat = Torna al tuo tavolo

## La classifica del mese.

month-title = Questo mese
month-rating = rating
month-order = In ordine di ciò che è certo: il rating meno tre volte il suo ±.
month-choice = Mese
month-figure = { $rating } ± { $error }
month-you = Tu
# Dopo una partita per il rating: come è cambiato quello di tutti.
rated-title = Rating
rated-about = con il margine d’incertezza
rated-waits = Si stanno calcolando i rating.
rated-left = ha lasciato
rated-left-about = Per il rating chi lascia arriva ultimo, qualunque cosa faccia il bot al suo posto.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Le tue partite per il rating
rated-games-about = Dall’ultima alla prima
rated-place = Posto { $place } su { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = L’elenco sta arrivando.
month-none = Questo mese nessuno ha giocato per il rating.
month-sure =
    { $people ->
        [0] Nessuno ha ancora giocato almeno { $games } partite per il rating.
        [1] Una persona ha giocato almeno { $games } partite per il rating.
       *[other] { $people } persone hanno giocato almeno { $games } partite per il rating.
    }

## Un account.

account-guest = Giochi come ospite, solo in questo browser.
account-why = Un account conserva il tuo nome e il tuo rating su ogni dispositivo e, se vuoi, anche le tue partite e impostazioni.
account-make = Crea un account
account-have = Ho un account
account-new = Non ho ancora un account
account-in = Accedi
account-out = Esci
account-name = Nome
account-password = Password
account-password-hint = Almeno 8 caratteri
account-is = Hai fatto l’accesso.
account-unrated = Non hai ancora giocato per il rating.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · una partita
       *[other] { $rating } ± { $error } · { $games } partite
    }
account-in-passkey = Accedi con una passkey
account-make-passkey = Creane uno con una passkey
account-mine = I miei dati
account-stale = Hai fatto l’accesso un po’ di tempo fa. Scrivi la tua password, o prima accedi di nuovo.
account-change-password = Cambia password
account-old = La tua password attuale
account-old-hint = Non serve nei dieci minuti dopo l’accesso
account-new-password = Nuova password
account-changed = La password è cambiata. In tutti gli altri browser bisogna accedere di nuovo.
account-passkeys = Passkey
account-passkeys-about = Accedi con l’impronta, il viso o il PIN
account-passkeys-what = Una passkey resta sul tuo dispositivo, e nessuno può indovinarla. Con due entri anche se un dispositivo va perso.
account-passkeys-none = Non ne hai ancora nessuna.
account-passkey-since = Aggiunta: { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Togli la passkey { $name }
account-passkey-add = Aggiungi passkey
account-device = Nome di questo dispositivo
account-blocked = Persone bloccate
account-blocked-about = Non siete mai allo stesso tavolo
account-blocked-what = Non siete mai allo stesso tavolo. Loro non lo sanno.
account-blocked-none = Non hai bloccato nessuno.
account-unblock = Sblocca { $name }
account-unblocked = Non più in blocco
account-kept = Uguale su ogni dispositivo
account-kept-on = Attivo: partite, impostazioni, regolamenti, serate e mani del giorno
account-kept-off = Non attivo: quello che è qui resta solo qui
account-kept-switch = Conserva tutto nel mio account
account-kept-what = Le partite contro i bot, le impostazioni, i regolamenti, le serate del segnapunti e i risultati della mano del giorno vanno nell’account, e arrivano su ogni dispositivo dove questo è attivo. Qui non si perde nulla: una partita continuata in due posti diventa due partite.
account-kept-settings = Impostazioni
account-kept-rules = Regolamenti
account-kept-pad = Segnapunti
account-kept-daily = Mani del giorno
account-kept-games =
    { $count ->
        [1] Una partita
       *[other] { $count } partite
    }
account-kept-at = salvataggio: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = troppo grande per l’account: resta su questo dispositivo
account-kept-too_many = nell’account non c’è più posto: resta su questo dispositivo
account-kept-no_room = su questo dispositivo non c’è più posto: resta nell’account
account-kept-unreadable = qui non si può leggere: resta su questo dispositivo
account-kept-unreached = Ora l’account non è raggiungibile. Si riprova nella pagina iniziale.
account-out-everywhere = Esci dappertutto
account-everywhere-about = Ogni browser in cui hai fatto l’accesso ti dimentica, anche questo. Quello che i dispositivi conservano da sé resta lì.
account-download = Scarica i miei dati
account-download-about = Tutto quello che questo server conserva di te
account-delete = Elimina il mio account
account-forget = Dimenticami
account-delete-what = Si eliminano il tuo nome, la password e le passkey, i tuoi rating, i tuoi bot, e le impostazioni, i regolamenti, le serate, le partite e i risultati della mano del giorno conservati qui. Quello che hai detto ai tavoli viene cancellato.
account-forget-what = Il tuo nome, i tuoi risultati della mano del giorno e quello che hai detto ai tavoli vengono cancellati, e questo browser viene dimenticato.
account-delete-stays = Ai tavoli resta scritto che qualcuno ha giocato, e come, sotto un nome che non è di nessuno. Quello che questo dispositivo conserva da sé resta qui.
account-delete-go = Procedi
account-delete-sure = { $name }, non si torna indietro.
account-delete-yes = Sì, elimina tutto
account-open = Il tuo nome e il tuo account: { $name }
