"""The server conforms to its OpenAPI document: whatever anybody requests, the answer has a status, a media type and a
schema that are described there, and isn't a server error.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed
from hypothesis import settings as examples
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.served import serving, settings
from tests.test_server_rights import LAST, Club

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
READERS = ("nobody", "guest", "account", "bot", "admin")
ENDING = {("POST", "/admin/tables/{table}/close"), *((method, path) for method, path, _body, _rights in LAST)}
"""Operations that change or end somebody's identity or table, tried last."""


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """People at a server, and what they own."""
    monkeypatch.setattr("openhearts.server.members.GUESSES", (10**6, 1))
    database = str(tmp_path / "t.sqlite")
    with serving(tmp_path, settings(database)) as base:
        yield Club(base, database)


def test_every_answer_is_as_described(club: Club, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    schema = schemathesis.openapi.from_url(f"{club.base}/api/v1/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == schema.statistic.operations.total

    def ends(operation: Any) -> bool:
        return (operation.method.upper(), operation.path.removeprefix("/api/v1")) in ENDING

    many = 60 if request.config.getoption("--slow") else 2
    asked = [(operation, mode) for operation in sorted(operations, key=ends) for mode in GenerationMode]
    wrong = [found for operation, mode in asked if (found := _ask(club, tmp_path, operation, mode, many))]
    assert not wrong, "\n\n".join(wrong)


def _ask(club: Club, folder: Path, operation: Any, mode: GenerationMode, many: int) -> str:
    """What goes wrong when everybody calls an operation, with valid or invalid arguments, half the time for things that
    exist.
    """

    @seed(7)
    @examples(
        max_examples=many,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def asking(case: Any, there: bool) -> None:
        if there:
            case.path_parameters |= {name: club.given[name] for name in case.path_parameters}
        for who in READERS:
            person = club.people[who]
            if who != "nobody" and person.get("me").status_code == 401:  # signed out, or deleted
                club.renew(who, str(folder / "t.sqlite"))
                person = club.people[who]
            headers = {name: person.headers[name] for name in ("Origin", "Authorization") if name in person.headers}
            answer = case.call(headers=headers, cookies=dict(person.cookies))
            case.validate_response(answer, checks=CHECKS)
            if answer.status_code >= 400:
                status = str(answer.status_code)
                assert f"`{answer.json()['code']}`" in operation.definition.raw["responses"][status]["description"]

    try:
        asking()
    except Unsatisfiable:  # without parameters there are no invalid calls
        return ""
    except BaseExceptionGroup as error:
        return f"{operation.label}: " + "\n".join(map(str, error.exceptions))
    except Exception as error:
        return f"{operation.label}: {error}"
    return ""
