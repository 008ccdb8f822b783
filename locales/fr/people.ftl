### What is said at tables of people and in the lobby: why something isn't done, and what is said with a tap.

## Why something isn't done. What the rules of the game don't allow stands in play.ftl.

people-refused-bad_command = Cela n’a pas de sens ici. Recharge la page et réessaie.
people-refused-bad_action = Ce n’est pas un coup de ce jeu.
people-refused-table_closed = Cette table est fermée.
people-refused-not_admitted = Tu ne peux pas t’asseoir à cette table.
people-refused-removed = L’hôte t’a demandé de quitter cette table.
people-refused-account_needed = Il faut un compte pour les parties classées : c’est là que ta cote est conservée.
people-refused-table_full = Toutes les places sont prises.
people-refused-no_such_seat = Cette table n’a pas cette place.
people-refused-seat_taken = Cette place est prise.
people-refused-seats_taken = Il y a ici plus de monde que ces règles n’en admettent.
people-refused-already_seated = Tu as déjà une place.
people-refused-other_hand_seen = Tu as vu les cartes de quelqu’un d’autre dans cette partie : tu ne peux reprendre que ta propre place.
people-refused-left_for_good = Tu as quitté cette partie classée. Elle se termine sans toi.
people-refused-not_seated = Prends d’abord une place.
people-refused-not_host = Seul l’hôte peut le faire.
people-refused-seats_empty = Il y a des places vides. Attends du monde, ou mets-y des robots.
people-refused-nothing_to_deal = On bat encore les cartes. Réessaie dans un instant.
people-refused-game_running = Pas pendant une partie.
people-refused-no_game_running = Aucune partie n’est en cours.
people-refused-fixed = Les parties classées suivent toutes les mêmes règles.
people-refused-no_such_bot = Ce robot n’existe pas.
people-refused-no_such_person = Personne de ce nom n’est passé à cette table.
people-refused-not_your_seat = Ce ne sont pas tes cartes.
people-refused-hand_over = Cette manche est finie.
people-refused-bot_sits_in = Un robot joue pour toi. Reviens d’abord.
people-refused-not_away = Aucun robot ne joue pour toi.
people-refused-time_is_up = Ton temps est écoulé. Un robot joue ce coup pour toi.
people-refused-chat_off = On ne discute pas à cette table.
people-refused-phrases_only = À cette table, on ne se parle que par phrases toutes faites.
people-refused-no_such_phrase = Cette phrase n’existe pas.
people-refused-unreadable = Cela ne peut pas s’afficher comme du texte.
people-refused-too_fast = C’était trop rapide. Attends un instant, puis réessaie.
people-refused-not_thinking = Cette place n’attend pas de robot.
people-refused-not_watchable = Tu ne peux pas regarder cette table.
people-refused-no_such_table = Cette table n’existe pas.
people-refused-no_such_game = Cette partie n’a pas été terminée à cette table.
people-refused-no_session = Choisis d’abord un nom.
people-refused-bad_name = Choisis un nom de 1 à 24 lettres.
people-refused-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessaie dans un moment.
people-refused-not_waiting = Tu n’attends pas de partie.
people-refused-sign_in_first = Connecte-toi d’abord.
people-refused-account_already = Tu as déjà un compte.
people-refused-name_taken = Ce nom est déjà pris. Choisis-en un autre.
people-refused-weak_password = Choisis un mot de passe d’au moins 8 caractères, autre que ton nom.
people-refused-wrong_password = Ce nom et ce mot de passe ne vont pas ensemble.
people-refused-bad_passkey = Cette clé d’accès ne marche pas ici. Réessaie, ou connecte-toi autrement.
people-refused-last_way_in = Sans cette clé d’accès, tu ne pourrais plus te connecter. Ajoute d’abord une autre clé ou un mot de passe.
people-refused-too_many = Tu ne peux pas en avoir plus.
people-refused-reported_enough = Tu as envoyé tous les signalements possibles pour l’instant.
people-refused-no_such_thing = Il n’y a rien de tel ici.
people-refused-suspended = Tu ne peux pas jouer ici pour le moment. Les responsables de ce serveur ont suspendu ton accès.
people-refused-not_admin = Seuls les responsables de ce serveur peuvent le faire.
people-refused-changed = Cela a été modifié entre-temps sur un autre appareil.
people-refused-no_such_rules = Il n’y a pas de parties classées avec ces règles.

## What is said with a tap. Everyone reads it in their own language, so keep the tone: friendly, short, a little dry.

people-phrase-hello = Bonjour tout le monde.
people-phrase-good_luck = Bonne chance.
people-phrase-well_played = Bien joué.
people-phrase-nice_pass = Merci pour ces cartes.
people-phrase-thanks = Merci.
people-phrase-sorry = Pardon.
people-phrase-ouch = Aïe.
people-phrase-my_hearts = Tous les cœurs sont pour moi.
people-phrase-not_the_queen = Oh non, encore la dame.
people-phrase-moon = Quelqu’un vise la lune ?
people-phrase-close = C’était juste.
people-phrase-thinking = Je réfléchis.
people-phrase-one_moment = Un instant, s’il vous plaît.
people-phrase-back = Me revoilà.
people-phrase-another_game = On en refait une ?
people-phrase-good_night = Bonne nuit, et merci pour la partie.

## In the place of a name.

people-former = Ancien joueur
