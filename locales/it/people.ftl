### Quello che si dice ai tavoli con altre persone e nella sala: perché qualcosa non si fa, e le frasi pronte.

## Perché qualcosa non si fa. Quello che le regole del gioco non permettono è in play.ftl.

people-refused-bad_command = Il comando non si capisce. Ricarica la pagina e riprova.
people-refused-bad_action = Non è una mossa di questa partita.
people-refused-table_closed = Questo tavolo è chiuso.
people-refused-not_admitted = A questo tavolo non puoi sederti.
people-refused-removed = Chi ospita ti ha chiesto di lasciare questo tavolo.
people-refused-account_needed = Per le partite che valgono per il rating serve un account, così il tuo rating ha un posto dove stare.
people-refused-table_full = Tutti i posti sono occupati.
people-refused-no_such_seat = Questo tavolo non ha quel posto.
people-refused-seat_taken = Lì c’è già qualcuno.
people-refused-seats_taken = Qui siedono più persone di quante possano giocare con quelle regole.
people-refused-already_seated = Hai già un posto.
people-refused-other_hand_seen = In questa partita hai visto le carte di altri, quindi puoi riprendere soltanto il tuo posto.
people-refused-left_for_good = Hai lasciato questa partita valida per il rating. Finisce senza di te.
people-refused-not_seated = Prima prendi posto.
people-refused-not_host = Può farlo solo chi ospita.
people-refused-seats_empty = Ci sono posti vuoti. Aspetta che arrivi qualcuno, o metti dei bot.
people-refused-nothing_to_deal = Le carte si stanno ancora mescolando. Riprova tra un momento.
people-refused-game_running = Non durante una partita.
people-refused-no_game_running = Non c’è nessuna partita in corso.
people-refused-fixed = Le partite valide per il rating seguono tutte le stesse regole.
people-refused-no_such_bot = Questo bot non esiste.
people-refused-no_such_person = Questa persona non è mai stata a questo tavolo.
people-refused-not_your_seat = Quelle carte non sono tue.
people-refused-hand_over = Quella mano è finita.
people-refused-bot_sits_in = Sta giocando un bot al tuo posto. Prima torna al tavolo.
people-refused-not_away = Nessun bot gioca al tuo posto.
people-refused-time_is_up = Il tuo tempo è scaduto. Questa la gioca un bot per te.
people-refused-chat_off = A questo tavolo non c’è la chat.
people-refused-phrases_only = A questo tavolo si usano solo le frasi pronte.
people-refused-no_such_phrase = Questa frase non c’è.
people-refused-unreadable = Non si può mostrare come testo.
people-refused-too_fast = Troppo in fretta. Aspetta un momento e riprova.
people-refused-not_thinking = Questo posto non aspetta un bot.
people-refused-not_watchable = Questo tavolo non si può guardare.
people-refused-no_such_table = Questo tavolo non esiste.
people-refused-no_such_game = Questa partita non risulta finita a questo tavolo.
people-refused-no_session = Prima scegli un nome.
people-refused-bad_name = Scegli un nome da 1 a 24 lettere.
people-refused-unavailable = In questo momento il server non può farlo. Riprova tra poco.
people-refused-not_waiting = Non stai aspettando una partita.
people-refused-sign_in_first = Prima accedi.
people-refused-account_already = Hai già un account.
people-refused-name_taken = Questo nome è di qualcun altro. Scegline un altro.
people-refused-weak_password = Scegli una password di almeno 8 caratteri che non sia il tuo nome.
people-refused-wrong_password = Questo nome e questa password non vanno insieme.
people-refused-bad_passkey = Qui questa passkey non funziona. Riprova, o accedi in un altro modo.
people-refused-last_way_in = Senza questa passkey non potresti più accedere. Prima aggiungine un’altra, o una password.
people-refused-too_many = Più di così non se ne possono avere.
people-refused-reported_enough = Per ora hai inviato tutte le segnalazioni che puoi.
people-refused-no_such_thing = Qui non c’è niente del genere.
people-refused-suspended = Per ora qui non puoi giocare. Chi gestisce questo server ha sospeso il tuo accesso.
people-refused-not_admin = Può farlo solo chi gestisce questo server.
people-refused-changed = Nel frattempo è cambiato su un altro dispositivo.
people-refused-no_such_rules = Con queste regole non si gioca per il rating.

## Le frasi pronte. Ognuno le legge nella propria lingua: stesso tono per tutti, cordiale, breve, un po’ asciutto.

people-phrase-hello = Ciao a tutti.
people-phrase-good_luck = Buona fortuna.
people-phrase-well_played = Bella giocata.
people-phrase-nice_pass = Grazie per le carte.
people-phrase-thanks = Grazie.
people-phrase-sorry = Mi dispiace.
people-phrase-ouch = Ahi.
people-phrase-my_hearts = I cuori li prendo tutti io.
people-phrase-not_the_queen = No, di nuovo la dama.
people-phrase-moon = Qualcuno tenta il cappotto?
people-phrase-close = C’è mancato poco.
people-phrase-thinking = Fammi pensare.
people-phrase-one_moment = Un momento, per favore.
people-phrase-back = Rieccomi.
people-phrase-another_game = Un’altra partita?
people-phrase-good_night = Buonanotte, e grazie della partita.

## Al posto di un nome.

people-former = Ex giocatore
