### 真人牌桌和大厅里说的话：为什么不行，以及点一下就能说的话。

## 为什么不行。牌局规则不允许的，在 play.ftl。

people-refused-bad_command = 无法识别这个操作。请重新加载网页后再试。
people-refused-bad_action = 这场牌里没有这一步。
people-refused-table_closed = 这张牌桌已关闭。
people-refused-not_admitted = 你不能在这张牌桌入座。
people-refused-removed = 房主已请你离开这张牌桌。
people-refused-account_needed = 打排位赛要有账号，等级分才有地方记。
people-refused-table_full = 座位已满。
people-refused-no_such_seat = 这张牌桌没有这个座位。
people-refused-seat_taken = 那个座位已经有人了。
people-refused-seats_taken = 在座的人比这套规则能坐的多。
people-refused-already_seated = 你已经有座位了。
people-refused-other_hand_seen = 你在这一场看过别人的牌，只能坐回自己的座位。
people-refused-left_for_good = 你已退出这场排位赛，不能再回来。
people-refused-not_seated = 请先入座。
people-refused-not_host = 只有房主可以这样做。
people-refused-seats_empty = 还有空位。等人来，或者放上机器人。
people-refused-nothing_to_deal = 还在洗牌，请稍后再试。
people-refused-game_running = 牌局进行时不行。
people-refused-no_game_running = 现在没有牌局。
people-refused-fixed = 排位赛都用同样的规则。
people-refused-no_such_bot = 没有这个机器人。
people-refused-no_such_person = 这张牌桌没来过这个人。
people-refused-not_your_seat = 那不是你的牌。
people-refused-hand_over = 那一局已经结束。
people-refused-bot_sits_in = 机器人正在替你打。请先回来。
people-refused-not_away = 没有机器人在替你打。
people-refused-time_is_up = 你的时间到了，这一步由机器人代打。
people-refused-chat_off = 这张牌桌没有开放聊天。
people-refused-phrases_only = 这张牌桌只能用常用语。
people-refused-no_such_phrase = 没有这句常用语。
people-refused-unreadable = 这些内容没法显示成文字。
people-refused-too_fast = 太快了。请稍等一下，再试一次。
people-refused-not_thinking = 这个座位没有在等机器人。
people-refused-not_watchable = 这张牌桌不能观战。
people-refused-no_such_table = 没有这张牌桌。
people-refused-no_such_game = 这张牌桌打完的牌局里没有这一场。
people-refused-no_session = 请先起个名字。
people-refused-bad_name = 名字要有 1 到 24 个字。
people-refused-unavailable = 服务器暂时处理不了。请稍后再试。
people-refused-not_waiting = 你没有在等牌局。
people-refused-sign_in_first = 请先登录。
people-refused-account_already = 你已经有账号了。
people-refused-name_taken = 这个名字有人用了，换一个吧。
people-refused-weak_password = 密码至少 8 个字符，而且不能是你的名字。
people-refused-wrong_password = 名字和密码对不上。
people-refused-bad_passkey = 这个通行密钥在这里不能用。请重试，或换一种方式登录。
people-refused-last_way_in = 没有这个通行密钥，你就没法登录了。请先再添加一个，或设一个密码。
people-refused-too_many = 已经到了数量上限。
people-refused-reported_enough = 暂时不能再举报了。
people-refused-no_such_thing = 这里没有这一项。
people-refused-suspended = 你暂时不能在这里打牌：服务器管理者封禁了你。
people-refused-not_admin = 只有服务器管理者可以这样做。
people-refused-changed = 这期间它已在另一台设备上改过。
people-refused-no_such_rules = 没有按这套规则打的排位赛。

## 点一下就能说的话。各人看到的是自己的语言，所以语气要一致：友好、简短，带一点幽默。

people-phrase-hello = 大家好。
people-phrase-good_luck = 祝各位手气好。
people-phrase-well_played = 打得漂亮。
people-phrase-nice_pass = 谢谢你传的牌。
people-phrase-thanks = 谢谢。
people-phrase-sorry = 对不住了。
people-phrase-ouch = 哎哟。
people-phrase-my_hearts = 红心全跑到我这儿来了。
people-phrase-not_the_queen = 怎么又是皇后。
people-phrase-moon = 有人想射月吧？
people-phrase-close = 好险。
people-phrase-thinking = 让我想想。
people-phrase-one_moment = 请等一下。
people-phrase-back = 我回来了。
people-phrase-another_game = 再来一场？
people-phrase-good_night = 晚安，今天打得很开心。

## 名字的位置。

people-former = 已注销的玩家
