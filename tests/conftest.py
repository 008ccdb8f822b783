"""What all tests share: where the probe is, and the switch for tests that take minutes."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import openhearts
from tests.probe import Probe

# Tests read English, whatever the language of the machine; the programs that they start, too.
os.environ["OPENHEARTS_LANGUAGE"] = "en"
# They speak to servers on this machine only, without TLS. Reading its certificates would take 25 ms for each client.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = os.devnull


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --slow."""
    parser.addoption("--slow", action="store_true", help="run also the tests that take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skips the slow tests unless they are asked for."""
    if config.getoption("--slow"):
        return
    for item in items:
        if "slow" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="minutes; ask with --slow"))


@pytest.fixture(scope="session")
def probe_path() -> Path:
    """The line-protocol program, as installed with the package."""
    return Path(openhearts.__file__).with_name("openhearts-probe")


@pytest.fixture(scope="module")
def probe(probe_path: Path) -> Iterator[Probe]:
    """That program, running."""
    with Probe(probe_path) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server of our own, started when it is first needed."""
    from tests.databases import postgres

    # Not in pytest's folder: pytest makes that private to its user, and root has to run PostgreSQL as another user.
    with tempfile.TemporaryDirectory(prefix="openhearts-") as folder, postgres(Path(folder) / "postgres") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    from tests.databases import empty_database, empty_file

    if request.param == "sqlite":
        return str(empty_file(tmp_path / "t.sqlite"))
    return empty_database(request.getfixturevalue("postgres_url"))


@pytest.fixture
def base(tmp_path: Path) -> Iterator[str]:
    """The address of a server with an empty file."""
    from tests.served import serving, settings

    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as address:
        yield address
