### Wat aan tafels met mensen en in de lobby gezegd wordt: waarom iets niet kan, en wat je met een tik zegt.

## Waarom iets niet kan. Wat de spelregels niet toestaan, staat in play.ftl.

people-refused-bad_command = Dat is hier niet te begrijpen. Herlaad de pagina en probeer het opnieuw.
people-refused-bad_action = Dat is geen zet in dit spel.
people-refused-table_closed = Deze tafel is gesloten.
people-refused-not_admitted = Je kunt aan deze tafel niet aanschuiven.
people-refused-removed = De host heeft je gevraagd deze tafel te verlaten.
people-refused-account_needed = Voor partijen met rating heb je een account nodig, want je rating moet ergens blijven.
people-refused-table_full = Alle plaatsen zijn bezet.
people-refused-no_such_seat = Deze tafel heeft die plaats niet.
people-refused-seat_taken = Daar zit al iemand.
people-refused-seats_taken = Er zitten hier meer mensen dan met die regels kunnen spelen.
people-refused-already_seated = Je hebt al een plaats.
people-refused-other_hand_seen = Je hebt in deze partij een andere hand gezien, dus je kunt alleen op je eigen plaats gaan zitten.
people-refused-left_for_good = Je bent uit deze partij met rating gestapt. Die wordt zonder jou uitgespeeld.
people-refused-not_seated = Ga eerst zitten.
people-refused-not_host = Alleen de host kan dat.
people-refused-seats_empty = Er zijn lege plaatsen. Wacht op mensen, of zet er bots neer.
people-refused-nothing_to_deal = De kaarten worden nog geschud. Probeer het zo nog eens.
people-refused-game_running = Niet tijdens een partij.
people-refused-no_game_running = Er is geen partij bezig.
people-refused-fixed = Partijen met rating hebben allemaal dezelfde regels.
people-refused-no_such_bot = Die bot bestaat niet.
people-refused-no_such_person = Zo iemand is niet aan deze tafel geweest.
people-refused-not_your_seat = Dat is jouw hand niet.
people-refused-hand_over = Die ronde is voorbij.
people-refused-bot_sits_in = Er speelt een bot voor je. Kom eerst terug.
people-refused-not_away = Er speelt geen bot voor je.
people-refused-time_is_up = Je tijd is om. Deze kaart speelt een bot voor je.
people-refused-chat_off = Aan deze tafel wordt niet gechat.
people-refused-phrases_only = Aan deze tafel kun je alleen kant-en-klare zinnen sturen.
people-refused-no_such_phrase = Die zin bestaat niet.
people-refused-unreadable = Dat kan niet als tekst getoond worden.
people-refused-too_fast = Dat ging te snel. Wacht even en probeer het opnieuw.
people-refused-not_thinking = Deze plaats wacht niet op een bot.
people-refused-not_watchable = Aan deze tafel kun je niet meekijken.
people-refused-no_such_table = Die tafel bestaat niet.
people-refused-no_such_game = Zo’n partij is aan deze tafel niet uitgespeeld.
people-refused-no_session = Kies eerst een naam.
people-refused-bad_name = Kies een naam van 1 tot 24 letters.
people-refused-unavailable = De server kan dat nu niet doen. Probeer het zo nog eens.
people-refused-not_waiting = Je wacht niet op een partij.
people-refused-sign_in_first = Log eerst in.
people-refused-account_already = Je hebt al een account.
people-refused-name_taken = Een ander heeft die naam al. Kies een andere.
people-refused-weak_password = Kies een wachtwoord van minstens 8 tekens dat niet je naam is.
people-refused-wrong_password = Die naam en dat wachtwoord horen niet bij elkaar.
people-refused-bad_passkey = Die toegangssleutel werkt hier niet. Probeer het nog eens, of log op een andere manier in.
people-refused-last_way_in = Zonder deze toegangssleutel kun je niet meer inloggen. Voeg eerst een andere toe, of een wachtwoord.
people-refused-too_many = Meer dan dit kun je er niet hebben.
people-refused-reported_enough = Meer kun je voorlopig niet melden.
people-refused-no_such_thing = Zoiets is hier niet.
people-refused-suspended = Je kunt hier voorlopig niet spelen. De beheerder van deze server heeft je geschorst.
people-refused-not_admin = Alleen de beheerders van deze server kunnen dat.
people-refused-changed = Het is intussen op een ander apparaat gewijzigd.
people-refused-no_such_rules = Met deze regels zijn er geen partijen met rating.

## Wat je met een tik zegt. Iedereen leest het in de eigen taal: vriendelijk, kort, een beetje droog.

people-phrase-hello = Hallo allemaal.
people-phrase-good_luck = Succes.
people-phrase-well_played = Goed gespeeld.
people-phrase-nice_pass = Bedankt voor die kaarten.
people-phrase-thanks = Dank je wel.
people-phrase-sorry = Sorry daarvoor.
people-phrase-ouch = Au.
people-phrase-my_hearts = Alle harten komen naar mij.
people-phrase-not_the_queen = Niet weer die schoppenvrouw.
people-phrase-moon = Gaat er iemand voor de maan?
people-phrase-close = Dat scheelde niet veel.
people-phrase-thinking = Even denken.
people-phrase-one_moment = Momentje.
people-phrase-back = Ik ben er weer.
people-phrase-another_game = Nog een potje?
people-phrase-good_night = Welterusten, en bedankt voor het spelen.

## In plaats van een naam.

people-former = Oud-speler
