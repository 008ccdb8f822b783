### Matches between bots: why one can't be played, and what a program did instead of answering.

arena-players-few = A match needs at least two players.
arena-player-none = A player is a bot’s name, { $prefix }COMMAND or a callable, not { $given }.
arena-deals-few = A match needs at least one hand or one game.
arena-threads-few = A match needs at least one thread.
arena-limit-least = The time limit is more than 0 seconds, and { $settle } 0 points or more.
arena-memory-least = A program needs at least { $bytes } bytes of memory.
arena-ray-missing = A cluster needs Ray: { $command }
arena-ray-none = There is no Ray cluster at “{ $given }”.
arena-command-unreadable = { $given } can’t be read as a command: { $reason }.
arena-command-empty = { $given } names no program.
arena-program-none = There is no program { $given } to run.
# $reason is a sentence, one of those below.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = it did not start: { $reason }.
arena-start-ended = it did not start: it ended before it answered `{ $asked }`.
arena-start-slow = it did not start: it did not answer `{ $asked }` within { $seconds } seconds.
arena-start-unreadable = it did not start: it answered `{ $asked }` with something that is no answer.
arena-start-declined = it did not start: it answered `{ $asked }` with an error: { $said }
arena-raised = it raised { $error }.
arena-raised-saying = it raised { $error }: { $said }
arena-no-action = it chose { $action }, which is no action: a player returns a card, a list of cards to pass, a bid, a suit, “old” or “new”.
arena-done-wrong = it chose { $action }, which may not be done: { LIST($reason) }
arena-refused = it chose { $action }, which may not be done ({ $code }): { LIST($reason) }
# What a program did instead, and an answer that it could have given; $reason is a sentence, one of those above or below.
arena-fault = { LIST($reason) } It could have answered: { $expected }
arena-fault-crashed = it ended before it answered.
arena-fault-crashed-saying = it ended before it answered; the last line of its standard error is “{ $said }”.
arena-fault-slow =
    { $seconds ->
        [one] it did not answer within { $seconds } second.
       *[other] it did not answer within { $seconds } seconds.
    }
arena-fault-endless = it wrote { $bytes } bytes without ending the line.
arena-fault-unreadable = it answered “{ $answered }”, which is no answer.
arena-fault-other = it answered “{ $answered }”, which is no action of seat { $seat } in the phase `{ $phase }`.
arena-fault-declined = it answered with an error: “{ $said }”.
arena-fault-refused = it answered with an error ({ $code }): { LIST($reason) }
arena-playouts-few = Play-outs need at least one hand and one thread.
arena-record-exists = There is a file { $file } already. To go on with its match, resume it.
arena-record-other = The file { $file } belongs to another match.
# name is a term of the match as it stands in the file: hands, seed, rules.end.score.
arena-record-terms = The file { $file } belongs to another match: { $name } is { $there } there and { $here } here.
arena-record-ended = The match in the file { $file } has ended: who is better is settled in every pairing, and more deals would change nothing.
arena-record-unreadable = { $file } is no record of a match: line { $line } can’t be read.
