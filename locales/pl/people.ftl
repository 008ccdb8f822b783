### Co mówi się przy stołach z ludźmi i w lobby: dlaczego czegoś się nie da, i co można powiedzieć jednym dotknięciem.

## Dlaczego czegoś się nie da. Czego nie pozwalają zasady gry, stoi w play.ftl.

people-refused-bad_command = Tego nie da się tu zrozumieć. Odśwież stronę i spróbuj jeszcze raz.
people-refused-bad_action = W tej grze nie ma takiego ruchu.
people-refused-table_closed = Ten stół jest zamknięty.
people-refused-not_admitted = Nie możesz usiąść przy tym stole.
people-refused-removed = Gospodarz poprosił cię o odejście od tego stołu.
people-refused-account_needed = Do partii rankingowych potrzebne jest konto, żeby było gdzie zapisać twój ranking.
people-refused-table_full = Wszystkie miejsca są zajęte.
people-refused-no_such_seat = Przy tym stole nie ma takiego miejsca.
people-refused-seat_taken = Ktoś już tam siedzi.
people-refused-seats_taken = Siedzi tu więcej osób, niż może grać według tych zasad.
people-refused-already_seated = Masz już miejsce.
people-refused-other_hand_seen = Znasz już cudze karty z tej partii, więc możesz wrócić tylko na swoje miejsce.
people-refused-left_for_good = Tej partii rankingowej już nie grasz. Skończy się bez ciebie.
people-refused-not_seated = Najpierw usiądź.
people-refused-not_host = Może to zrobić tylko gospodarz.
people-refused-seats_empty = Są wolne miejsca. Poczekaj na ludzi albo posadź boty.
people-refused-nothing_to_deal = Karty jeszcze się tasują. Spróbuj za chwilę.
people-refused-game_running = Nie w trakcie partii.
people-refused-no_game_running = Teraz nie toczy się żadna partia.
people-refused-fixed = W partiach rankingowych wszędzie obowiązują te same zasady.
people-refused-no_such_bot = Nie ma takiego bota.
people-refused-no_such_person = Nikogo takiego przy tym stole nie było.
people-refused-not_your_seat = To nie są twoje karty.
people-refused-hand_over = To rozdanie już się skończyło.
people-refused-bot_sits_in = Gra za ciebie bot. Najpierw wróć.
people-refused-not_away = Żaden bot za ciebie nie gra.
people-refused-time_is_up = Twój czas minął. Tym razem gra za ciebie bot.
people-refused-chat_off = Przy tym stole się nie rozmawia.
people-refused-phrases_only = Przy tym stole mówi się tylko gotowymi zdaniami.
people-refused-no_such_phrase = Nie ma takiego zdania.
people-refused-unreadable = Tego nie da się pokazać jako tekst.
people-refused-too_fast = To było za szybko. Odczekaj chwilę i spróbuj ponownie.
people-refused-not_thinking = To miejsce nie czeka na bota.
people-refused-not_watchable = Tego stołu nie można oglądać.
people-refused-no_such_table = Nie ma takiego stołu.
people-refused-no_such_game = Żadna taka partia nie skończyła się przy tym stole.
people-refused-no_session = Najpierw wybierz imię.
people-refused-bad_name = Imię może mieć od 1 do 24 znaków.
people-refused-unavailable = Serwer teraz tego nie może. Spróbuj za chwilę.
people-refused-not_waiting = Nie czekasz na żadną partię.
people-refused-sign_in_first = Najpierw się zaloguj.
people-refused-account_already = Masz już konto.
people-refused-name_taken = To imię ma już ktoś inny. Wybierz inne.
people-refused-weak_password = Hasło musi mieć co najmniej 8 znaków i nie może być twoim imieniem.
people-refused-wrong_password = To imię i to hasło do siebie nie pasują.
people-refused-bad_passkey = Ten klucz dostępu tu nie działa. Spróbuj jeszcze raz albo zaloguj się inaczej.
people-refused-last_way_in = Bez tego klucza dostępu nie da się już zalogować. Dodaj najpierw inny klucz albo hasło.
people-refused-too_many = Więcej mieć już nie można.
people-refused-reported_enough = Na razie nie możesz wysłać więcej zgłoszeń.
people-refused-no_such_thing = Niczego takiego tu nie ma.
people-refused-suspended = Na razie nie możesz tu grać. Dostęp wstrzymał ci administrator tego serwera.
people-refused-not_admin = Mogą to robić tylko administratorzy tego serwera.
people-refused-changed = W międzyczasie zmieniono to na innym urządzeniu.
people-refused-no_such_rules = Według tych zasad nie gra się partii rankingowych.

## Co można powiedzieć jednym dotknięciem. Każdy czyta to w swoim języku: przyjaźnie, krótko, trochę sucho.

people-phrase-hello = Cześć wszystkim.
people-phrase-good_luck = Powodzenia.
people-phrase-well_played = Dobrze zagrane.
people-phrase-nice_pass = Dzięki za te karty.
people-phrase-thanks = Dziękuję.
people-phrase-sorry = Przepraszam.
people-phrase-ouch = Auć.
people-phrase-my_hearts = Wszystkie kiery idą do mnie.
people-phrase-not_the_queen = Tylko nie znowu dama.
people-phrase-moon = Czy ktoś celuje w księżyc?
people-phrase-close = Było blisko.
people-phrase-thinking = Niech pomyślę.
people-phrase-one_moment = Chwileczkę.
people-phrase-back = Już jestem.
people-phrase-another_game = Jeszcze jedna partia?
people-phrase-good_night = Dobrej nocy i dzięki za grę.

## Zamiast imienia.

people-former = Dawny gracz
