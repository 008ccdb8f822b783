"""The command `openhearts`: reads the words, runs the command they name, turns what goes wrong into one line.

No command prints a traceback: errors are `openhearts: a sentence` on standard error, with exit code 2 where the words
on the command line are to blame, 1 where something failed, 130 after Ctrl-C.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import openhearts
from openhearts.cli import admin, arena, backup, bench, dataset, play, probe, restore, rules, score, serve, verify
from openhearts.cli.parser import Examples, Help, Parser
from openhearts.cli.stop import FAILED, INTERRUPTED, Misuse, Stop
from openhearts.cli.terminal_style import PLAINLY
from openhearts.cli.words import meant, refused, shown, text
from openhearts.errors import OpenHeartsError
from openhearts.interrupt import heard
from openhearts.words import FALLBACK, best_language, languages, use_language

EXAMPLES = Examples(
    ("openhearts play", Help("terminal-example-play")),
    ("openhearts play --preset omnibus --seed 7", Help("terminal-example-seed", seed="7")),
    ("openhearts score evening.csv", Help("terminal-example-score")),
    ("openhearts serve --open", Help("terminal-example-serve")),
    ("openhearts rules black-maria", Help("terminal-example-rules")),
    ("openhearts rules --list", Help("terminal-example-list")),
    ("openhearts arena careful random", Help("terminal-example-arena")),
    below=Help("terminal-more-help", command="openhearts COMMAND --help"),
)


def parser() -> Parser:
    """The whole command line."""
    whole = Parser(prog="openhearts", description=Help("terminal-about"), epilog=EXAMPLES)
    version = f"openhearts {openhearts.__version__}"
    whole.add_argument("--version", action="version", version=version, help=Help("terminal-option-version"))
    add_language(whole)
    commands = whole.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    for command in (play, serve, admin, backup, restore, score, rules, verify, arena, dataset, probe, bench):
        part = commands.add_parser(command.NAME, help=command.HELP, description=command.ABOUT, epilog=command.EXAMPLES)
        add_language(part)
        command.add_options(part)
        part.set_defaults(run=command.run)
    return whole


def add_language(parser: Parser) -> None:
    """The option may stand before the command or behind it. It is in force before anything else is read."""
    known = Help("terminal-option-language", languages=languages())
    parser.add_argument("--language", metavar="TAG", help=known)


def language_in(words: Sequence[str]) -> str | None:
    """The language that the words ask for, wherever among them: complaints about them are to be in it, too."""
    for i, word in enumerate(words):
        if word == "--language" and i + 1 < len(words):
            return words[i + 1]
        if word.startswith("--language="):
            return word.partition("=")[2]
    return None


def choose(language: str) -> None:
    """Says everything in this language. Raises Misuse if there is none like it."""
    found = best_language(language)
    if found == FALLBACK and not language.lower().startswith(FALLBACK):
        known = languages()
        reason = text("terminal-no-language", option="--language", given=shown(language), languages=known)
        raise Misuse(meant(text("terminal-sentence", reason=reason), language, known) or reason)
    use_language(found)


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command that `words` (default: those of the process) name; returns its exit code."""
    # A stream that the caller has closed: nothing can be read, and what is written is lost.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - until the process ends
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        return say(text("terminal-output-closed"), FAILED)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks ♠, or input that is no text, ends no game
            stream.reconfigure(errors=errors)
    try:
        try:
            code = run(sys.argv[1:] if words is None else words)
        finally:  # also after help, which ends by SystemExit
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read us has had enough, as `head` has
        _give_up_output()
        return FAILED
    except OSError as error:  # a full disk
        _give_up_output()
        return say(reason(error), FAILED)
    return code


def _give_up_output() -> None:
    """What could not be written yet is not tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(words: Sequence[str]) -> int:
    """Runs the command, telling what goes wrong."""
    try:
        with heard():
            if (language := language_in(words)) is not None:
                choose(language)
            whole = parser()
            options = whole.read(words)
            if options.command is None:
                whole.print_help()
                return 0
            return int(options.run(options))
    except Stop as stop:
        return say(str(stop), stop.code)
    except (OpenHeartsError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        return say(reason(error) if isinstance(error, OSError) else str(error), FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)  # past the ^C
        return INTERRUPTED


def reason(error: OSError) -> str:
    """What the system refused, without its number: "No space left on device"."""
    words = refused(error)
    return words if error.filename is None else text("terminal-file", file=shown(error.filename), reason=words)


def say(words: str, code: int) -> int:
    """One line on standard error, whatever the words."""
    print(f"openhearts: {shown(' '.join(words.split()))}", file=sys.stderr)
    return code
