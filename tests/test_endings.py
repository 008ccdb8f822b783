"""The last tricks, played out exactly: compared in C++ with an exhaustive search."""

from tests import native_program


def test_the_end_is_what_everybodys_best_choices_lead_to() -> None:
    run = native_program.run("ending")
    assert run.returncode == 0, run.stderr
    endings, _, mattered = run.stdout.split()[:3]
    assert int(endings) > 300
    assert int(mattered) > 50
