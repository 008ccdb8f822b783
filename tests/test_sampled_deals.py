"""What a bot concludes about the cards it doesn't see, compared in C++ with the truth and with what its seat may
know."""

from tests import native_program


def test_what_is_concluded_is_true_and_what_is_imagined_is_possible() -> None:
    run = native_program.run("sampled_deals")
    assert run.returncode == 0, run.stderr
    positions, _, all_deals = run.stdout.split()[:3]
    assert int(positions) > 5_000
    assert int(all_deals) > 1_000
