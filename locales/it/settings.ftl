### La pagina: che aspetto ha e che suoni fa, che cosa conserva e mostra, a piacere di chi legge.

counter-about = Quali carte sono uscite, e chi è senza un seme.
settings-language = Lingua
settings-language-auto = Come il browser
settings-language-missing = I suoi testi non si sono caricati. Controlla la connessione e riprova.
settings-theme = Luce
settings-theme-auto = Come il dispositivo
settings-theme-evening = Sera
settings-theme-daylight = Giorno
settings-speed = Ritmo
settings-speed-calm = Calmo
settings-speed-normal = Normale
settings-speed-quick = Veloce
settings-speed-instant = Immediato
settings-four = Quattro colori
settings-four-about = Fiori verdi, quadri blu.
settings-sound = Suoni
settings-sound-about = Le carte, un cuore spezzato, il cappotto.
settings-stays = La presa completa aspetta un tocco
settings-stays-about = Altrimenti se ne va da sola.
settings-hints = Aiuto
settings-hints-about = Che cosa farebbe il maestro, e perché.
settings-unsaved = Questo browser non conserva nulla, quindi queste scelte valgono finché resti qui.
