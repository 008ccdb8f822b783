### Die Seite: wie sie aussieht und klingt, was sie zeigt und behält, wie es jeder mag.

counter-about = Welche Karten gefallen sind, und wer eine Farbe nicht hat.
settings-language = Sprache
settings-language-auto = Wie der Browser
settings-language-missing = Ihre Wörter ließen sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-evening = Abend
settings-theme-daylight = Tageslicht
settings-speed = Tempo
settings-speed-calm = Ruhig
settings-speed-normal = Normal
settings-speed-quick = Zügig
settings-speed-instant = Sofort
settings-four = Vier Farben
settings-four-about = Kreuz grün, Karo blau.
settings-sound = Ton
settings-sound-about = Karten, gebrochenes Herz, Durchmarsch.
settings-stays = Voller Stich wartet auf einen Tipp
settings-stays-about = Sonst geht es von selbst weiter.
settings-hints = Tipps
settings-hints-about = Was der Trainer täte, und warum.
settings-unsaved = Dieser Browser hebt nichts auf; die Einstellungen gelten, bis du gehst.
