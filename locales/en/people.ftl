### What is said at tables of people and in the lobby: why something isn't done, and what is said with a tap.

## Why something isn't done. What the rules of the game don't allow stands in play.ftl.

people-refused-bad_command = The server didn’t understand that. Reload the page and try again.
people-refused-bad_action = That isn’t a move in this game.
people-refused-table_closed = This table is closed.
people-refused-not_admitted = You can’t sit at this table.
people-refused-removed = The host has asked you to leave this table.
people-refused-account_needed = Rated games need an account, so that your rating has somewhere to go.
people-refused-table_full = Every seat is taken.
people-refused-no_such_seat = This table has no such seat.
people-refused-seat_taken = Somebody is sitting there.
people-refused-seats_taken = More people are sitting here than can play by those rules.
people-refused-already_seated = You already have a seat.
people-refused-other_hand_seen = You have seen another hand in this game, so your own seat is the only one you can take.
people-refused-left_for_good = You have left this rated game. It ends without you.
people-refused-not_seated = Take a seat first.
people-refused-not_host = Only the host can do that.
people-refused-seats_empty = There are empty seats. Wait for people, or put bots in them.
people-refused-nothing_to_deal = The cards are still being shuffled. Try again in a moment.
people-refused-game_running = Not while a game is being played.
people-refused-no_game_running = No game is being played.
people-refused-fixed = Rated games all follow the same rules.
people-refused-no_such_bot = There is no such bot.
people-refused-no_such_person = Nobody like that has been at this table.
people-refused-not_your_seat = That isn’t your hand.
people-refused-hand_over = That hand is over.
people-refused-bot_sits_in = A bot is playing for you. Come back first.
people-refused-not_away = No bot is playing for you.
people-refused-time_is_up = Your time is up. A bot is playing this one for you.
people-refused-chat_off = Chat is off at this table.
people-refused-phrases_only = Only ready-made phrases are used at this table.
people-refused-no_such_phrase = There is no such phrase.
people-refused-unreadable = That can’t be shown as text.
people-refused-too_fast = That was too fast. Wait a moment, then try again.
people-refused-not_thinking = This seat isn’t waiting for a bot.
people-refused-not_watchable = You can’t watch this table.
people-refused-no_such_table = There is no such table.
people-refused-no_such_game = No such game has been finished at this table.
people-refused-no_session = Choose a name first.
people-refused-bad_name = Choose a name of 1 to 24 letters.
people-refused-unavailable = The server can’t do that just now. Try again in a moment.
people-refused-not_waiting = You aren’t waiting for a game.
people-refused-sign_in_first = Sign in first.
people-refused-account_already = You have an account already.
people-refused-name_taken = Somebody else has that name. Choose another one.
people-refused-weak_password = Choose a password of at least 8 characters that isn’t your name.
people-refused-wrong_password = Wrong name or password.
people-refused-bad_passkey = That passkey doesn’t work here. Try again, or sign in another way.
people-refused-last_way_in = Without this passkey you couldn’t sign in any more. Add another one or a password first.
people-refused-too_many = That’s as many as you can have.
people-refused-reported_enough = You have sent all the reports you can for now.
people-refused-no_such_thing = There is nothing like that here.
people-refused-suspended = You can’t play here for now. You have been suspended from this server.
people-refused-not_admin = Only an admin of this server can do that.
people-refused-changed = It has been changed on another device meanwhile.
people-refused-no_such_rules = There are no rated games by these rules.

## What is said with a tap. Everyone reads it in their own language, so keep the tone: friendly, short, a little dry.

people-phrase-hello = Hello, everyone.
people-phrase-good_luck = Good luck.
people-phrase-well_played = Well played.
people-phrase-nice_pass = Thanks for those cards.
people-phrase-thanks = Thank you.
people-phrase-sorry = Sorry about that.
people-phrase-ouch = Ouch.
people-phrase-my_hearts = All the hearts come to me.
people-phrase-not_the_queen = Not the queen again.
people-phrase-moon = Is somebody shooting the moon?
people-phrase-close = That was close.
people-phrase-thinking = Let me think.
people-phrase-one_moment = One moment, please.
people-phrase-back = I’m back.
people-phrase-another_game = Another game?
people-phrase-good_night = Good night, and thanks for the game.

## In the place of a name.

people-former = Former player
