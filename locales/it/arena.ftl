### Incontri tra bot: perché uno non si può giocare, e che cosa ha fatto un programma invece di rispondere.

arena-players-few = Per un incontro servono almeno due giocatori.
arena-player-none = Un giocatore è il nome di un bot, { $prefix }COMANDO o un callable, non { $given }.
arena-deals-few = Per un incontro serve almeno una mano o una partita.
arena-threads-few = Per un incontro serve almeno un thread.
arena-limit-least = Il limite di tempo dev’essere maggiore di 0 secondi, e { $settle } di almeno 0 punti.
arena-memory-least = Per un programma servono almeno { $bytes } byte di memoria.
arena-ray-missing = Per un cluster serve Ray: { $command }
arena-ray-none = All’indirizzo «{ $given }» non c’è nessun cluster Ray.
arena-command-unreadable = { $given } non si può leggere come comando: { $reason }.
arena-command-empty = { $given } non nomina nessun programma.
arena-program-none = Non c’è nessun programma { $given } da eseguire.
# $reason è una frase, una di quelle qui sotto.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = non è partito: { $reason }.
arena-start-ended = non è partito: è terminato prima di rispondere a `{ $asked }`.
arena-start-slow = non è partito: non ha risposto a `{ $asked }` entro { $seconds } secondi.
arena-start-unreadable = non è partito: a `{ $asked }` ha risposto con qualcosa che non è una risposta.
arena-start-declined = non è partito: a `{ $asked }` ha risposto con un errore: { $said }
arena-raised = ha sollevato { $error }.
arena-raised-saying = ha sollevato { $error }: { $said }
arena-no-action = ha scelto { $action }, che non è un’azione: un giocatore restituisce una carta, una lista di carte da passare, un’offerta, un seme, «old» o «new».
arena-done-wrong = ha scelto { $action }, che non si può fare: { LIST($reason) }
arena-refused = ha scelto { $action }, che non si può fare ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Avrebbe potuto rispondere: { $expected }
arena-fault-crashed = è terminato prima di rispondere.
arena-fault-crashed-saying = è terminato prima di rispondere; l’ultima riga del suo standard error è «{ $said }».
arena-fault-slow =
    { $seconds ->
        [one] non ha risposto entro { $seconds } secondo.
       *[other] non ha risposto entro { $seconds } secondi.
    }
arena-fault-endless = ha scritto { $bytes } byte senza finire la riga.
arena-fault-unreadable = ha risposto «{ $answered }», che non è una risposta.
arena-fault-other = ha risposto «{ $answered }», che non è un’azione del posto { $seat } nella fase `{ $phase }`.
arena-fault-declined = ha risposto con un errore: «{ $said }».
arena-fault-refused = ha risposto con un errore ({ $code }): { LIST($reason) }
arena-playouts-few = Per le mani di prova servono almeno una mano e un thread.
arena-record-exists = Il file { $file } esiste già. Per continuare il suo incontro, riprendilo.
arena-record-other = Il file { $file } è di un altro incontro.
arena-record-terms = Il file { $file } è di un altro incontro: { $name } vi è { $there }, qui { $here }.
arena-record-ended = L’incontro nel file { $file } è finito: ogni confronto è deciso, e altre mani non cambierebbero nulla.
arena-record-unreadable = { $file } non è la registrazione di un incontro: la riga { $line } non si può leggere.
