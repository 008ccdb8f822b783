### Matches between bots: why one can't be played, and what a program did instead of answering.

arena-players-few = A match needs two players at least.
arena-player-none = A player is a bot's name, { $prefix }COMMAND or a callable, not { $given }.
arena-deals-few = A match needs one hand or one game at least.
arena-threads-few = A match needs one thread at least.
arena-limit-least = The time limit is more than 0 seconds, and { $settle } 0 points or more.
arena-memory-least = A program needs { $bytes } bytes of memory at least.
arena-ray-missing = A cluster needs Ray: { $command }
arena-command-unreadable = { $given } can't be read as a command: { $reason }.
arena-command-empty = { $given } names no program.
arena-program-none = There is no program { $given } to run.
arena-playouts-few = Play-outs need one hand and one thread at least.
