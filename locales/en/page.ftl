### The page: home, table, menus, settings; and what any of its rooms may say.

## Numbers as they stand beside a name.

number = { $number }
signed = { SIGNED($number) }

## What is kept on this device.

kept-game-unreadable = A game kept on this device could not be read. It was put aside.
kept-game-refused = A game kept on this device can’t be continued. It was put aside.
kept-rules-unreadable =
    { $count ->
        [one] A rule set kept on this device could not be read. It was put aside.
       *[other] { $count } rule sets kept on this device could not be read. They were put aside.
    }
kept-rules-not-kept = This browser keeps nothing, so the rules could not be saved. Save them as a file.
kept-rules-no-room = There is room for { $most } rule sets. Delete one, then save again.

notice-undo = Undo

## Why rules can’t be played, wherever that is read. $field is the name of a field, as a message or as it was written.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
rules-own = House rules
