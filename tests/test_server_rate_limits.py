"""How often something may be done: each one’s own rate, which fills with time."""

from openhearts.server.rate_limits import RateLimit, RateLimits


def test_a_rate_fills_with_time() -> None:
    rate = RateLimit(2, 1, 0)
    assert [rate.takes(at) for at in (0, 0, 0, 0.5, 1.5, 1.6, 100, 100, 100)] == [
        True, True, False, False, True, False, True, True, False,
    ]  # fmt: skip


def test_rates_are_each_ones_own_and_forgotten() -> None:
    rates = RateLimits(1, 0, lambda: 0.0, most=2)
    assert [rates.takes(who) for who in "aabbccaa"] == [True, False, True, False, True, False, True, False]
