### Die Seite: Tische mit Menschen. Einen Tisch finden, eröffnen, daran warten, und was neben den Karten steht.

## Einen Tisch finden.

tables-title = Die Tische
tables-open = Tisch eröffnen
tables-code = Ich habe einen Code
tables-code-hint = Zwei Wörter und eine Zahl, wie amber-fox-17
tables-find = Zum Tisch
tables-name-title = Wie dürfen wir dich nennen?
tables-name-about = Diesen Namen sehen die anderen am Tisch.
# Wer einem Link folgt und noch keinen Namen hat: wer dort sitzt.
tables-name-invited = Du bist eingeladen, mit { LIST($people) } zu spielen.
tables-name-label = Dein Name
tables-name-go = Weiter
tables-rename = Namen ändern
tables-again = Noch einmal versuchen
tables-connecting = Verbindung wird aufgebaut
tables-connecting-about = Es dauert länger als sonst und geht von selbst weiter.
tables-trouble-title = Das hat nicht geklappt
tables-trouble-unreachable = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.
tables-trouble-too_fast =
    { $seconds ->
        [0] Zu viele Versuche. Warte einen Moment und versuch es dann noch einmal.
        [1] Zu viele Versuche. Versuch es in 1 Sekunde noch einmal.
       *[other] Zu viele Versuche. Versuch es in { $seconds } Sekunden noch einmal.
    }
tables-trouble-cookies = Dieser Browser hat dich sofort wieder vergessen. Erlaube Cookies für diese Seite und versuch es noch einmal: An ihnen erkennt dich der Tisch.
tables-trouble-signed_out = In diesem Browser bist du abgemeldet worden.
tables-trouble-no_tables = Diese Kopie der Seite kommt ohne Server, deshalb gibt es hier keine Tische für Menschen. Starte auf irgendeinem Rechner „openhearts serve“ und öffne die Seite von dort.
tables-trouble-gone = Dieser Tisch ist geschlossen, oder der Link ist nicht vollständig. Bitte um einen neuen Link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Nicht mehr am Tisch
tables-removed-about = Lässt dich der Gastgeber wieder an den Tisch, funktioniert auch der Link wieder.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Du bist gesperrt
tables-suspended-about = Allein kannst du auf dieser Seite weiterspielen wie immer.
tables-trouble-suspended = Wer diesen Server betreibt, hat dich bis { $until } gesperrt.
tables-trouble-suspended-open = Wer diesen Server betreibt, hat dich bis auf Weiteres gesperrt.
tables-go = Zu den Tischen
tables-bot = Bot { $number }

## Einen Tisch eröffnen.

host-seats =
    { $count ->
        [1] ein Platz
       *[other] { $count } Plätze
    }
host-entrance = Wer sich setzen darf
host-entrance-invited = Nur Eingeladene
host-entrance-friends = Freunde
host-entrance-open = Alle
host-play-time = Zeit für eine Karte
host-pass-time = Zeit zum Weitergeben
host-time =
    { $seconds ->
        [0] Keine Uhr
       *[other] { $seconds } s
    }
host-chat = Chat
host-chat-off = Aus
host-chat-phrases = Fertige Sätze
host-chat-text = Fertige Sätze und Text
host-advice = Tipps
host-advice-off = Aus
host-advice-own = Wer mag
host-advice-all = Für alle
host-watching = Zuschauer
host-watching-about = Andere dürfen zusehen, einen Stich später.
host-bots = Bots füllen leere Plätze
host-bots-about = Sie gehen, wenn jemand kommt.
host-go = Tisch eröffnen
host-keep = So lassen

## Am Tisch warten.

waiting-table-of = Tisch von { $name }
waiting-table = Ein Tisch
waiting-more =
    { $count ->
        [0] Alle sind da
        [1] Noch einer, dann geht es los
        [2] Noch zwei, dann geht es los
        [3] Noch drei, dann geht es los
       *[other] Noch { $count }, dann geht es los
    }
waiting-bots-keep = Bots halten die Plätze frei
waiting-link = Der Link genügt, ohne Konto.
waiting-link-field = Der Link zu diesem Tisch
waiting-only-here = Dieser Link gilt nur auf diesem Gerät.
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Teilen
waiting-share-text = Spiel eine Runde Hearts mit mir.
waiting-qr = Der Link, zum Einlesen mit einer Kamera
waiting-free = Ein freier Platz
waiting-seat-bot = Bot hinsetzen
waiting-you-sit = Hinsetzen
waiting-host = Gastgeber
waiting-ready = Bereit
waiting-not-ready = noch nicht bereit
waiting-away = hat die Verbindung verloren
waiting-bot = bis jemand kommt
waiting-watching = Du siehst zu
waiting-start =
    { $bots ->
        [0] Jetzt anfangen
        [1] Jetzt mit einem Bot anfangen
        [2] Jetzt mit zwei Bots anfangen
        [3] Jetzt mit drei Bots anfangen
       *[other] Jetzt mit { $bots } Bots anfangen
    }
waiting-be-ready = Ich bin bereit
waiting-again = Noch eine Partie
waiting-is-ready = Du bist bereit. Die Partie beginnt, sobald es alle sind.
waiting-called = Für die anderen heißt du hier { $name }.
waiting-begins = Die Partie beginnt von selbst, sobald alle bereit sind.
waiting-leave = Verlassen
waiting-leave-title = Den Tisch verlassen?
waiting-leave-about = Ein Bot spielt auf deinem Platz weiter.
waiting-leave-rated = Diese Partie wird gewertet. Wenn du gehst, wirst du Letzter, ganz gleich, was der Bot auf deinem Platz tut.
waiting-stay = Bleiben
waiting-limits = Einstellungen des Tischs
waiting-change = Ändern
waiting-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut.
waiting-closed = Dieser Tisch ist geschlossen. Eine Weile war niemand hier.
waiting-closed-not_ready = Diese Partie konnte nicht beginnen: Es sind nicht alle gekommen.
waiting-closed-admin = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
waiting-no-clock = Keine Uhr
waiting-clock = { $seconds } s je Karte
waiting-clock-pass = { $seconds } s zum Weitergeben
waiting-advice-off = Keine Tipps
waiting-advice-own = Tipps, wer mag
waiting-advice-all = Tipps für alle
waiting-chat-off = Kein Chat
waiting-chat-phrases = Fertige Sätze
waiting-chat-text = Fertige Sätze und Text
waiting-watching-no = Keine Zuschauer
waiting-watching-yes = Andere dürfen zusehen
waiting-entrance-invited = Nur mit dem Link
waiting-entrance-friends = Freunde dürfen sich setzen
waiting-entrance-open = Alle dürfen sich setzen

## Was mit einem Platz geschehen kann.

seat-remove = { $name } bitten zu gehen
seat-readmit = { $name } wieder an den Tisch lassen
seat-host = { $name } zum Gastgeber machen
seat-move = Platz mit { $name } tauschen
seat-move-me = Platz mit mir tauschen
seat-move-free = Auf den freien Platz wechseln
seat-no-bot = Den Bot wegnehmen

## Der Abend.

evening-title = Der Abend bisher
evening-name = Wer
evening-games = Partien
evening-won = Gewonnen
evening-points = Punkte

## Neben den Karten.

company-lost = Wir verbinden neu. Deine Karten bleiben dir.
# Read out once the connection is back.
company-connected = Wieder verbunden.
company-you-sit = Ein Bot spielt für dich.
company-you-wait = Die Partie wartet auf dich.
company-return = Ich bin wieder da
company-waits = Warten auf { $name }
company-all-away = Die Partie pausiert
company-played-for-you = Zeit um. Ein Bot hat gespielt.
company-seconds =
    { $seconds ->
        [1] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
company-seconds-short = { $seconds } s
# Read out, not shown: how much of the reader's own time is left.
company-time-left =
    { $seconds ->
        [1] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }
# Beim Ergebnis einer Runde, bevor die nächste von selbst erscheint.
company-next-in =
    { $seconds ->
        [1] Nächste Runde in 1 Sekunde
       *[other] Nächste Runde in { $seconds } Sekunden
    }
company-come-back = noch { $time } Zeit
company-time = { $time }
company-connecting = verbindet sich
company-bot-plays = Bot spielt
company-away = nicht da
# Read out of a place whose person the reader has muted.
company-muted = stumm
company-time-up = { WHO($seat) ->
    [you] deine Zeit ist um
   *[other] Zeit ist um
}
company-person = { $sat ->
    [true] { $name }: stummschalten, blockieren oder melden
   *[false] { $name }: stummschalten
}
company-watching = { $count ->
    [1] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
company-you-watch = Du siehst zu, einen Stich später.
company-stop-watching = Nicht mehr zusehen
company-side = Von { $name } aus zusehen
company-invite = Einladen
menu-invite-about = Link und Code dieses Tischs
menu-leave-people = Ein Bot spielt auf deinem Platz weiter

## Der Chat.

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [1] Chat, eine Nachricht ungelesen
   *[other] Chat, { $unread } Nachrichten ungelesen
}
chat-newer = { $lines ->
    [1] Eine neue Nachricht
   *[other] { $lines } neue Nachrichten
}
chat-close = Chat schließen
chat-mute-all = Alle stummschalten
chat-all-muted = Du hörst hier niemanden. Dich hören die anderen weiterhin.
chat-say = Sag dem Tisch etwas
chat-send = Senden
chat-more = Mehr Sätze
chat-fewer = Weniger Sätze
chat-own-language = Fertige Sätze liest jeder in der eigenen Sprache.
chat-closes = Der Chat schließt sich, wenn du dran bist.
chat-watches = Schreiben kann hier nur, wer am Tisch sitzt.
chat-empty = Noch hat niemand etwas gesagt.
chat-log = Was gesagt wurde
chat-phrases = Fertige Sätze
chat-you = Du
chat-spoken = { $name }: { $words }
chat-sat = { $you ->
    [called] Du hast dich gesetzt. Für die anderen heißt du hier { $name }.
    [true] Du hast dich gesetzt.
   *[false] { $name } hat sich gesetzt.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Du bist gegangen. Ein Bot spielt weiter.
       *[false] Du bist gegangen.
    }
   *[false] { $playing ->
        [true] { $name } ist gegangen. Ein Bot spielt weiter.
       *[false] { $name } ist gegangen.
    }
}
chat-removed = { $name } musste auf Bitte des Gastgebers gehen.
chat-away = { $you ->
    [true] Deine Verbindung war weg.
   *[false] { $playing ->
        [true] { $name } hat die Verbindung verloren. Der Tisch wartet eine Minute, dann spielt ein Bot weiter.
       *[false] { $name } hat die Verbindung verloren.
    }
}
chat-back = { $you ->
    [true] Du bist wieder da.
   *[false] { $name } ist wieder da.
}
chat-sits_in = { $you ->
    [true] Ein Bot spielt für dich, bis du wieder da bist.
   *[false] Ein Bot spielt für { $name }, bis { $name } wieder da ist.
}
chat-host = { $you ->
    [true] Du bist jetzt Gastgeber.
   *[false] { $name } ist jetzt Gastgeber.
}
# Read out before a game and after it.
chat-ready = { $name } ist bereit.
chat-places = Die Plätze haben gewechselt. Im Uhrzeigersinn: { LIST($names) }.
chat-time = { $you ->
    [true] Deine Zeit war um, darum hat ein Bot für dich gespielt.
   *[false] Die Zeit von { $name } war um, darum hat ein Bot gespielt.
}

## Was sich über jemanden tun lässt.

person-mute = Stummschalten
person-mute-about = An diesem Tisch hörst du nichts mehr von { $name }.
person-unmute = { $name } wieder hören
person-block = Blockieren
person-block-about = Ihr sitzt nicht mehr am selben Tisch, und du hörst nichts mehr von { $name }.
person-block-undo = Das kannst du jederzeit zurücknehmen: hier, oder bei den Tischen unter deinem Namen.
person-block-sure = Ja, { $name } blockieren
person-blocked = Blockiert. Ihr sitzt nicht mehr am selben Tisch.
person-unblock = Nicht mehr blockieren
person-unblock-about = Ihr könnt wieder am selben Tisch sitzen, und du hörst wieder von { $name }.
person-unblocked = Nicht mehr blockiert. Ihr könnt wieder am selben Tisch sitzen.
person-report = Melden
person-report-about = Wer diesen Server betreibt, liest das und auch, was { $name } an diesem Tisch zuletzt gesagt hat. { $name } erfährt nichts davon.
person-report-what = Was ist passiert? (Darf leer bleiben.)
person-report-send = Meldung senden
person-reported = Danke. Die Meldung ist unterwegs.

## Wenn eine Partie mit anderen vorbei ist.

after-ready = { $count ->
    [0] Noch ist niemand bereit
    [1] Eine Person ist bereit
   *[other] { $count } sind bereit
}
after-you-ready = Warten auf die anderen
after-again = Noch eine Partie
after-leave = Gehen
after-table = Zum Tisch
after-result = Zum Ergebnis
after-lacks = Es sind nicht mehr alle da
after-check = Karten prüfen

## Die Lobby: schnelles Spiel, Tische mit freien Plätzen, Tische zum Zuschauen.

lobby-quick = Schnelles Spiel
lobby-rules = Regeln
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · jemand wartet
       *[other] { $rules } · { $count } warten
    }
lobby-calm = Ruhig
lobby-normal = Normal
lobby-quick-speed = Schnell
lobby-seconds = { $seconds } s je Karte
lobby-waiting =
    { $count ->
        [0] noch niemand
        [1] jemand wartet
       *[other] { $missing ->
            [1] nur du fehlst
           *[other] { $count } warten
        }
    }
lobby-rated = Gewertet
lobby-rated-about = Alle haben ein Konto, und Bots spielen nicht mit. Wer geht, wird Letzter.
lobby-rated-guest = Mit Konto auch gewertet spielen
lobby-others-rated = Für ein gewertetes Spiel warten: { $count }
lobby-others-unrated = Für ein ungewertetes Spiel warten: { $count }
lobby-bots = Nach 20 Sekunden nehmen Bots die noch freien Plätze ein.
lobby-no-bots = Ohne Bots: Es beginnt, wenn genug Leute da sind.
lobby-wait-title = Mitspieler werden gesucht
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · gewertet
lobby-wait-count =
    { $count ->
        [1] Von { $players } ist einer da: du.
       *[other] Von { $players } sind { $count } da.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Bots nehmen die freien Plätze ein.
        [1] In 1 Sekunde nehmen Bots die freien Plätze ein.
       *[other] In { $seconds } Sekunden nehmen Bots die freien Plätze ein.
    }
lobby-wait-first = Zu deiner letzten Partie sind nicht alle gekommen. Jetzt bist du zuerst dran.
lobby-wait-pause =
    { $minutes ->
        [1] Du warst bei deinen letzten gewerteten Partien nicht da. Frühestens in einer Minute findest du die nächste.
       *[other] Du warst bei deinen letzten gewerteten Partien nicht da. Frühestens in { $minutes } Minuten findest du die nächste.
    }
lobby-cancel = Nicht mehr warten
lobby-sit = Hinsetzen
lobby-sit-none = Noch niemand. Eröffne einen Tisch für alle, dann steht er hier.
lobby-watch = Zuschauen
lobby-watch-late = Einen Stich später, damit niemand helfen kann
lobby-watch-none = Gerade gibt es keine Partie zum Zuschauen.
lobby-seats =
    { $count ->
        [1] ein Platz
       *[other] { $count } Plätze
    }
lobby-hand = Runde { $number }
lobby-watching =
    { $count ->
        [0] niemand schaut zu
        [1] jemand schaut zu
       *[other] { $count } schauen zu
    }
lobby-oval =
    { $free ->
        [0] Am Tisch: { $names }
        [1] Am Tisch: { $names }; ein Platz ist frei
       *[other] Am Tisch: { $names }; { $free } Plätze sind frei
    }
lobby-people = { LIST($people) }
lobby-nobody = niemand
lobby-code = Code
lobby-lost = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut.
lobby-seat = Zurück an deinen Tisch

## Die Rangliste dieses Monats.

month-title = Dieser Monat
month-rating = Wertung
month-order = Gereiht nach dem, was sicher ist: die Wertung minus dreimal ihr ±.
month-choice = Monat
month-figure = { $rating } ± { $error }
month-you = Du
rated-title = Wertung
rated-about = und wie sicher sie ist
rated-waits = Die Wertungen werden berechnet.
rated-left = gegangen
rated-left-about = Wer geht, wird in der Wertung Letzter, ganz gleich, was der Bot auf dem Platz noch erreicht.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Deine gewerteten Partien
rated-games-about = Die letzte zuerst
rated-place = Platz { $place } von { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = Die Liste wird geholt.
month-none = In diesem Monat hat noch niemand eine gewertete Partie gespielt.
month-sure =
    { $people ->
        [0] Noch niemand hat mindestens { $games } gewertete Partien gespielt.
        [1] Eine Person hat mindestens { $games } gewertete Partien gespielt.
       *[other] { $people } Leute haben mindestens { $games } gewertete Partien gespielt.
    }

## Ein Konto.

account-guest = Du spielst als Gast, nur in diesem Browser.
account-why = Ein Konto behält deinen Namen und deine Wertung auf jedem Gerät, und wenn du willst auch deine Partien und Einstellungen.
account-make = Konto anlegen
account-have = Ich habe ein Konto
account-new = Ich habe noch kein Konto
account-in = Anmelden
account-out = Abmelden
account-name = Name
account-password = Passwort
account-password-hint = Mindestens 8 Zeichen
account-is = Du bist angemeldet.
account-unrated = Du hast noch keine gewertete Partie gespielt.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · eine Partie
       *[other] { $rating } ± { $error } · { $games } Partien
    }
account-in-passkey = Mit Passkey anmelden
account-make-passkey = Konto mit Passkey anlegen
account-mine = Meine Daten
account-stale = Deine Anmeldung ist eine Weile her. Gib dein Passwort ein oder melde dich erst neu an.
account-change-password = Passwort ändern
account-old = Dein jetziges Passwort
account-old-hint = In den ersten zehn Minuten nach dem Anmelden nicht nötig
account-new-password = Neues Passwort
account-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
account-passkeys = Passkeys
account-passkeys-about = Anmelden mit Fingerabdruck, Gesicht oder PIN
account-passkeys-what = Ein Passkey bleibt auf deinem Gerät, und niemand kann ihn erraten. Mit zweien kommst du auch dann herein, wenn ein Gerät verloren geht.
account-passkeys-none = Du hast noch keinen.
account-passkey-since = Seit { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Den Passkey { $name } entfernen
account-passkey-add = Passkey hinzufügen
account-device = Name dieses Geräts
account-blocked = Wen du blockiert hast
account-blocked-about = Ihr sitzt nicht am selben Tisch
account-blocked-what = Mit ihnen sitzt du an keinem Tisch. Sie wissen nichts davon.
account-blocked-none = Du hast niemanden blockiert.
account-unblock = { $name } nicht mehr blockieren
account-unblocked = Nicht mehr blockiert
account-kept = Auf jedem Gerät dasselbe
account-kept-on = An: Partien, Einstellungen, Regeln, Abende und Tagesergebnisse
account-kept-off = Aus: Was hier liegt, bleibt nur hier
account-kept-switch = In meinem Konto aufheben
account-kept-what = Partien gegen Bots, Einstellungen, Regeln, Punktabende und Tagesergebnisse kommen ins Konto und auf jedes Gerät, auf dem dies eingeschaltet ist. Hier geht nichts verloren: Aus einer Partie, die an zwei Orten weitergespielt wird, werden zwei.
account-kept-settings = Einstellungen
account-kept-rules = Regeln
account-kept-pad = Punktabende
account-kept-daily = Tagesergebnisse
account-kept-games =
    { $count ->
        [1] Eine Partie
       *[other] { $count } Partien
    }
account-kept-at = gesichert am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = zu groß für das Konto: bleibt auf diesem Gerät
account-kept-too_many = kein Platz mehr im Konto: bleibt auf diesem Gerät
account-kept-no_room = kein Platz mehr auf diesem Gerät: bleibt im Konto
account-kept-unreadable = hier nicht lesbar: bleibt auf diesem Gerät
account-kept-unreached = Das Konto ist gerade nicht erreichbar. Auf der ersten Seite wird es wieder versucht.
account-out-everywhere = Überall abmelden
account-everywhere-about = Jeder Browser, in dem du angemeldet bist, vergisst dich, auch dieser. Was deine Geräte selbst behalten, bleibt dort.
account-download = Meine Daten herunterladen
account-download-about = Alles, was dieser Server von dir hat
account-delete = Mein Konto löschen
account-forget = Mich vergessen
account-delete-what = Gelöscht werden dein Name, Passwort und Passkeys, deine Wertungen, deine Bots und die Einstellungen, Regeln, Abende, Partien und Tagesergebnisse, die hier liegen. Was du an Tischen geschrieben hast, wird entfernt.
account-forget-what = Dein Name, deine Tagesergebnisse und was du an Tischen geschrieben hast, werden entfernt, und dieser Browser wird vergessen.
account-delete-stays = An Tischen bleibt stehen, dass dort jemand saß und was gespielt wurde, unter einem Namen, der niemandem gehört. Was dieses Gerät selbst behält, bleibt darauf.
account-delete-go = Weiter zum Löschen
account-delete-sure = { $name }, das lässt sich nicht zurücknehmen.
account-delete-yes = Ja, alles löschen
account-open = Dein Name und dein Konto: { $name }
