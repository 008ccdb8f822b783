### The page: how it looks and sounds, and what it keeps and shows, as the reader likes.

counter-about = Which cards are gone, and who is out of a suit.
settings-language = Language
settings-language-auto = As the browser
settings-language-missing = Its words could not be loaded. Check the connection and try again.
settings-theme = Light
settings-theme-auto = As the device
settings-theme-evening = Evening
settings-theme-daylight = Daylight
settings-speed = Pace
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-quick = Quick
settings-speed-instant = At once
settings-four = Four colours
settings-four-about = Clubs green, diamonds blue.
settings-sound = Sound
settings-sound-about = Cards, a broken heart, the moon.
settings-stays = Full trick waits for a tap
settings-stays-about = Otherwise it goes by itself.
settings-hints = Hints
settings-hints-about = What the coach would do, and why.
settings-unsaved = This browser keeps nothing, so these choices last until you leave.
