"""The rest of a hand that is certain: compared in C++ with every way to play it."""

from tests import native_program


def test_what_is_said_of_the_rest_holds_whatever_is_played() -> None:
    run = native_program.run("rest")
    assert run.returncode == 0, run.stderr
    worthless, own, missed = (int(word) for word in run.stdout.split()[::2])
    assert worthless > 300
    assert own > 100
    assert missed < worthless / 20
