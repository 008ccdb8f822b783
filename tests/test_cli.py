"""The command line as a whole: help, version, one-line errors, exit codes."""

import subprocess
import sys

import pytest

import openhearts
from openhearts.cli import main
from openhearts.cli.terminal_style import PLAINLY
from openhearts.words import languages


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("openhearts: ")
    assert said.err.count("\n") == 1
    return said.err.removeprefix("openhearts: ").rstrip()


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"openhearts {openhearts.__version__}\n"


def test_without_a_command_it_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for command in ("play", "serve", "rules", "arena", "bench"):
        assert f"openhearts {command}" in out or f"    {command} " in out


@pytest.mark.parametrize("command", ["play", "serve", "rules", "arena", "bench"])
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert "examples:" in out
    assert out.count(f"openhearts {command}") >= 3


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["dance"], "dance"),
        (["play", "--frobnicate"], "--frobnicate"),
        (["play", "--seed", "x"], "seed"),
        (["play", "--seed", "-1"], "--seed"),
        (["play", "--seed", str(2**64)], "--seed"),
        (["play", "--preset", "nosuch"], "nosuch"),
        (["play", "--bots", "grandma"], "grandma"),
        (["play", "--bots", "careful,random"], "2 bots for 3 seats"),
        (["play", "--bots=--"], "“--”"),
        (["play", "--seed=--"], "--seed"),
        (["play", "--set=--"], "FIELD=VALUE"),
        (["rules", "--rules=--"], "--: No such file"),
        (["play", "--names", "A,A"], "--names"),
        (["play", "--names", "A,"], "--names"),
        (["play", "--names", "A\033[2J"], "--names"),
        (["play", "--names", "A,B,C,D,E"], "5 names for 4 players"),
        (["play", "--resume", "--seed", "7"], "--seed"),
        (["play", "--resume", "--set", "players=5"], "--set"),
        (["rules", "--set", "players=17"], "players: A table seats 3 to 7 players, not 17"),
        (["rules", "--set", "players"], "FIELD=VALUE"),
        (["rules", "--set", "colour=blue"], "colour"),
        (["rules", "--set", "settlement.buy_in=999999999999"], "from 1 to a million, not 999999999999"),
        (["rules", "--rules", "/no/such/file"], "/no/such/file"),
        (["rules", "omnibus", "--rules", "x.json"], "not both"),
        (["rules", "--list", "omnibus"], "--list"),
        (["bench", "--hands", "0"], "--hands"),
        (["bench", "--threads", "0"], "--threads"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--port", "http"], "--port"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(words: list[str], names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert names in complaint(capsys)


def test_a_number_that_is_not_whole_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--hands", "1e6"]) == 2
    assert "--hands: “1e6” is not a whole number;" in complaint(capsys)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["palay"], "There is no command “palay”. Did you mean “play”?"),
        (["play", "--preset", "Blak-Lady"], "There is no game “Blak-Lady”. Did you mean “black-lady”?"),
        (["play", "--rules", "blak-lady"], "blak-lady: No such file or directory. Did you mean “black-lady”?"),
        (["rules", "blak-lady"], "There is no game “blak-lady”. Did you mean “black-lady”?"),
        (["play", "--set", "player=5"], "player: There is no such field. Did you mean “players”?"),
        (["play", "--bots", "carful"], "There is no bot “carful”. Did you mean “careful”?"),
        (["arena", "carful", "random"], "There is no bot “carful”. Did you mean “careful”?"),
        (["arena", "exprt:500", "random"], "There is no bot “exprt:500”. Did you mean “expert:500”?"),
        (["play", "--sed", "4"], "unknown words: --sed 4. Did you mean “--seed”?"),
        (["--versoin"], "unknown words: --versoin. Did you mean “--version”?"),
        (
            ["admin", "reprots"],
            "ACTION: “reprots” is none of appoint, dismiss, reports, done, suspend, readmit and close."
            " Did you mean “reports”?",
        ),
    ],
)
def test_a_name_that_was_mistyped_is_guessed(words: list[str], meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert complaint(capsys) == meant


@pytest.mark.parametrize("file", ["blak-lady.json", "rules/blak-lady"])
def test_what_looks_like_a_file_is_taken_for_no_game(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--rules", file]) == 2
    assert complaint(capsys).endswith("No such file or directory")


def test_an_unknown_option_names_the_help_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--luck", "4"]) == 2
    assert complaint(capsys) == "unknown words: --luck 4; try `openhearts play --help`"


def test_a_command_that_says_nothing_loads_no_words() -> None:
    """Fluent and Babel take longer to load than all the rest."""
    code = "import sys; from openhearts.cli import main; main(sys.argv[1:]); assert 'babel' not in sys.modules"
    for words in (
        ["rules", "--json"],
        ["bench", "--json", "--hands", "10", "--steps", "1"],
        ["rules", "--list", "--json"],
    ):
        run = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
        assert (run.returncode, run.stderr) == (0, "")


def test_no_command_loads_what_only_types_need() -> None:
    """The descriptions of messages are hundreds of classes, and would take a quarter of a command's start-up time."""
    code = "import sys; import openhearts.cli; assert 'openhearts.protocol' not in sys.modules"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_language_is_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "en-XA", "--frobnicate"]) == 2
    assert "ŵóóŕðšš: --frobnicate" in complaint(capsys)
    assert main(["--language", "de", "palay"]) == 2
    assert complaint(capsys) == "Einen Befehl „palay“ gibt es nicht. Ist „play“ gemeint?"
    assert main(["--language=en_GB.UTF-8", "play", "--frobnicate"]) == 2
    assert complaint(capsys).startswith("unknown words")
    assert main(["rules", "--language", "xx"]) == 2
    refused = complaint(capsys)
    assert refused.startswith("--language takes ")
    assert refused.endswith(", not “xx”")
    assert all(language in refused for language in languages())
    run = [sys.executable, "-m", "openhearts", "--help"]
    said = subprocess.run(run, capture_output=True, text=True, env={"OPENHEARTS_LANGUAGE": "en-XA", "PATH": ""})
    assert "úúšááĝé: openhearts" in said.stdout


def test_it_is_the_same_as_python_dash_m() -> None:
    run = subprocess.run([sys.executable, "-m", "openhearts", "rules", "--list"], capture_output=True, text=True)
    assert run.returncode == 0
    assert "black-maria" in run.stdout


def test_a_reader_that_stops_reading_ends_it_quietly() -> None:
    words = f"{sys.executable} -m openhearts rules --json | true; exit ${{PIPESTATUS[0]}}"
    run = subprocess.run(["bash", "-c", words], capture_output=True, text=True)
    assert run.returncode in (0, 1)  # 0 when it was quicker than `true`
    assert run.stderr == ""


def test_letters_that_the_terminal_lacks_are_written_otherwise() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "openhearts", "rules", "omnibus"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert run.returncode == 0
    assert b"13 points for the QS" in run.stdout
    assert b"?" not in run.stdout


def test_what_an_encoding_lacks_is_written_otherwise() -> None:
    assert "+11.42 ± 0.08 █░ “á” 2⁶ Pik\u2011As".encode("ascii", PLAINLY) == b'+11.42 +- 0.08 #. "a" 2? Pik-As'
    run = subprocess.run(
        [sys.executable, "-m", "openhearts", "arena", "careful", "random", "--hands", "2", "--preset", "nosuch"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert b'no preset "nosuch"' in run.stderr


def test_the_help_of_the_command_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--luck", "8"]) == 2
    assert "try `openhearts play --help`" in capsys.readouterr().err
    for words in (["--luck", "8"], ["--qqq"], ["dance"]):
        assert main(words) == 2
        assert "try `openhearts --help`" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_help_that_could_not_be_written_is_a_failure(word: str) -> None:
    words = ["sh", "-c", f'"$0" -m openhearts {word} >/dev/full', sys.executable]
    run = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, "openhearts: No space left on device\n")


@pytest.mark.parametrize(
    ("streams", "code", "said"),
    [
        (">&-", 1, "openhearts: standard output is closed\n"),
        (">/dev/full", 1, "openhearts: No space left on device\n"),
        ("<&-", 0, ""),
        ("2>&-", 0, ""),
        ("<&- >&- 2>&-", 1, ""),
    ],
)
def test_no_traceback_where_a_stream_is_closed(streams: str, code: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m openhearts rules {streams}', sys.executable],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, said)
