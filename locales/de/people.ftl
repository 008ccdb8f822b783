### Was an Tischen mit anderen und in der Lobby gesagt wird: warum etwas nicht geht, und was sich antippen lässt.

## Warum etwas nicht geht. Was die Spielregeln nicht erlauben, steht in play.ftl.

people-refused-bad_command = Das ist hier nicht zu verstehen. Lade die Seite neu und versuch es noch einmal.
people-refused-bad_action = Das ist in diesem Spiel kein Zug.
people-refused-table_closed = Dieser Tisch ist geschlossen.
people-refused-not_admitted = An diesen Tisch kannst du dich nicht setzen.
people-refused-removed = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
people-refused-account_needed = Für gewertete Partien brauchst du ein Konto, damit deine Wertung einen Ort hat.
people-refused-table_full = Alle Plätze sind besetzt.
people-refused-no_such_seat = Diesen Platz gibt es hier nicht.
people-refused-seat_taken = Dort sitzt schon jemand.
people-refused-seats_taken = Hier sitzen mehr Leute, als nach diesen Regeln mitspielen können.
people-refused-already_seated = Du hast schon einen Platz.
people-refused-other_hand_seen = Du hast in dieser Partie schon fremde Karten gesehen und kannst nur auf deinen eigenen Platz zurück.
people-refused-left_for_good = Du hast diese gewertete Partie verlassen. Sie geht ohne dich zu Ende.
people-refused-not_seated = Setz dich zuerst.
people-refused-not_host = Das kann nur der Gastgeber.
people-refused-seats_empty = Es sind noch Plätze frei. Warte auf andere oder setz Bots hin.
people-refused-nothing_to_deal = Die Karten werden noch gemischt. Versuch es gleich noch einmal.
people-refused-game_running = Nicht während einer Partie.
people-refused-no_game_running = Gerade läuft keine Partie.
people-refused-fixed = Für gewertete Partien gelten überall dieselben Regeln.
people-refused-no_such_bot = Diesen Bot gibt es nicht.
people-refused-no_such_person = So jemand war nicht an diesem Tisch.
people-refused-not_your_seat = Das sind nicht deine Karten.
people-refused-hand_over = Diese Runde ist vorbei.
people-refused-bot_sits_in = Ein Bot spielt für dich. Komm erst zurück.
people-refused-not_away = Für dich spielt kein Bot.
people-refused-time_is_up = Deine Zeit ist um. Diesmal spielt ein Bot für dich.
people-refused-chat_off = An diesem Tisch wird nicht geredet.
people-refused-phrases_only = An diesem Tisch gibt es nur fertige Sätze.
people-refused-no_such_phrase = Diesen Satz gibt es nicht.
people-refused-unreadable = Das lässt sich nicht als Text zeigen.
people-refused-too_fast = Das ging zu schnell. Warte einen Moment und versuch es dann noch einmal.
people-refused-not_thinking = Dieser Platz wartet auf keinen Bot.
people-refused-not_watchable = Diesem Tisch kannst du nicht zusehen.
people-refused-no_such_table = Diesen Tisch gibt es nicht.
people-refused-no_such_game = Eine solche Partie wurde an diesem Tisch nicht beendet.
people-refused-no_session = Gib dir zuerst einen Namen.
people-refused-bad_name = Wähle einen Namen mit 1 bis 24 Zeichen.
people-refused-unavailable = Der Server kann das gerade nicht. Versuch es gleich noch einmal.
people-refused-not_waiting = Du wartest auf keine Partie.
people-refused-sign_in_first = Melde dich zuerst an.
people-refused-account_already = Du hast schon ein Konto.
people-refused-name_taken = So heißt schon jemand. Wähle einen anderen Namen.
people-refused-weak_password = Wähle ein Passwort mit mindestens 8 Zeichen, das nicht dein Name ist.
people-refused-wrong_password = Name und Passwort passen nicht zusammen.
people-refused-bad_passkey = Dieser Passkey funktioniert hier nicht. Versuch es noch einmal oder melde dich anders an.
people-refused-last_way_in = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Leg erst einen weiteren an oder wähle ein Passwort.
people-refused-too_many = Mehr davon geht nicht.
people-refused-reported_enough = Mehr kannst du vorerst nicht melden.
people-refused-no_such_thing = So etwas gibt es hier nicht.
people-refused-suspended = Du kannst hier vorerst nicht spielen. Wer diesen Server betreibt, hat dich gesperrt.
people-refused-not_admin = Das können nur die, die diesen Server betreiben.
people-refused-changed = Das wurde inzwischen auf einem anderen Gerät geändert.
people-refused-no_such_rules = Nach diesen Regeln gibt es keine gewerteten Partien.

## Was sich antippen lässt. Alle lesen es in ihrer eigenen Sprache, also im selben Ton: freundlich, kurz, etwas trocken.

people-phrase-hello = Hallo zusammen.
people-phrase-good_luck = Viel Glück.
people-phrase-well_played = Gut gespielt.
people-phrase-nice_pass = Danke für die Karten.
people-phrase-thanks = Danke.
people-phrase-sorry = Tut mir leid.
people-phrase-ouch = Autsch.
people-phrase-my_hearts = Alle Herzen kommen zu mir.
people-phrase-not_the_queen = Nicht schon wieder die Dame.
people-phrase-moon = Will da jemand durchmarschieren?
people-phrase-close = Das war knapp.
people-phrase-thinking = Lass mich überlegen.
people-phrase-one_moment = Einen Moment bitte.
people-phrase-back = Bin wieder da.
people-phrase-another_game = Noch eine Partie?
people-phrase-good_night = Gute Nacht, und danke fürs Spiel.

## Anstelle eines Namens.

people-former = Ehemaliges Mitglied
