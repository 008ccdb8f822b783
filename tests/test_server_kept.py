"""The documents that people keep in their accounts."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.browser import Browser, code
from tests.served import on_each_database, serving, settings

base = on_each_database


def test_what_is_kept_has_versions(base: str) -> None:
    maud, elsewhere = Browser(base).account("Maud"), Browser(base)
    elsewhere.sent("session", name="Maud", password="correct horse")
    assert code(maud.get("kept/settings")) == (404, "no_such_thing")
    first = maud.put("kept/settings", json={"document": {"sound": False}})
    assert (first.status_code, first.json()["version"]) == (200, 1)
    assert elsewhere.get("kept/settings").json()["document"] == {"sound": False}
    assert code(elsewhere.put("kept/settings", json={"document": 1})) == (409, "changed")
    assert elsewhere.put("kept/settings", json={"document": {"sound": True}, "version": 1}).json()["version"] == 2
    assert code(maud.put("kept/settings", json={"document": 1, "version": 1})) == (409, "changed")
    assert maud.put("kept/evening-1.json", json={"document": [1, None, "ä"]}).status_code == 200
    assert [(each["name"], each["version"]) for each in maud.get("kept").json()] == [
        ("evening-1.json", 1),
        ("settings", 2),
    ]
    assert maud.get("account/export").json()["belongings"]["kept"][0]["text"] == json.dumps(
        [1, None, "ä"], ensure_ascii=False
    ).replace(", ", ",")
    assert code(maud.delete("kept/settings?version=1")) == (409, "changed"), "on another device meanwhile"
    assert code(maud.delete("kept/settings?version=-1")) == (400, "bad_command")
    assert maud.delete("kept/settings?version=2").status_code == 204
    before = maud.put("kept/settings", json={"document": 1}).json()
    assert maud.delete("kept/settings", params={"version": 1, "at": before["at"]}).status_code == 204
    # Deleted and stored again, it has the same version, but another time.
    while (again := maud.put("kept/settings", json={"document": 2}).json())["at"] == before["at"]:
        maud.delete("kept/settings")
    last = {"version": 1, "at": before["at"]}
    assert code(maud.put("kept/settings", json={"document": 3, **last})) == (409, "changed")
    assert code(maud.delete("kept/settings", params=last)) == (409, "changed")
    assert code(maud.put("kept/settings", json={"document": 3, "version": 1, "at": -1})) == (400, "bad_command")
    assert maud.get("kept/settings").json()["document"] == 2
    last = {"version": 1, "at": again["at"]}
    assert maud.put("kept/settings", json={"document": 3, **last}).json()["version"] == 2
    assert maud.delete("kept/settings").status_code == 204
    assert code(maud.delete("kept/settings")) == (404, "no_such_thing")
    longest = f"kept/{'a' * 80}"
    assert maud.put(longest, json={"document": 1}).status_code == 200
    assert code(maud.get(f"{longest}b")) == code(maud.delete(f"{longest}b")) == (404, "no_such_thing")
    assert maud.get(longest).status_code == 200, "what has another name is another thing"
    other = Browser(base).account("Nils")
    assert other.get("kept").json() == []
    assert other.get("kept/evening-1.json").status_code == 404


@pytest.mark.parametrize(
    ("name", "body", "why"),
    [
        ("UPPER", {"document": 1}, (400, "bad_command")),
        ("a" * 81, {"document": 1}, (400, "bad_command")),
        ("a%2Fb", {"document": 1}, (404, "no_such_address")),
        ("a", {"document": 1, "version": -1}, (400, "bad_command")),
        ("a", {}, (400, "bad_command")),
        ("a", {"document": "x" * 70_000}, (413, "too_large")),
    ],
)
def test_what_is_not_kept(tmp_path: Path, name: str, body: dict[str, object], why: tuple[int, str]) -> None:
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        assert code(Browser(base).account("Maud").put(f"kept/{name}", json=body)) == why


def test_what_is_kept_is_measured_in_bytes(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.kept_api.BYTES_MOST", 100)
    with serving(tmp_path, settings(database)) as base:
        maud = Browser(base).account("Maud")
        assert maud.put("kept/a", json={"document": "ö\\" * 20}).json()["size"] == 2 + 20 * 4
        assert [each["size"] for each in maud.get("kept").json()] == [82]
        assert code(maud.put("kept/b", json={"document": "ö" * 10})) == (409, "too_many")
        assert maud.put("kept/b", json={"document": "ö" * 8}).status_code == 200
        assert code(maud.put("kept/c", json={"document": "ö" * 50})) == (409, "too_many")


def test_there_is_a_limit_to_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openhearts.server.kept_api.BYTES_MOST", 100)
    monkeypatch.setattr("openhearts.server.kept_api.DOCUMENTS_MOST", 2)
    with serving(tmp_path, settings(tmp_path / "t.sqlite")) as base:
        maud = Browser(base).account("Maud")
        assert maud.put("kept/a", json={"document": "x" * 90}).status_code == 200
        assert code(maud.put("kept/b", json={"document": "x" * 20})) == (409, "too_many")
        assert maud.put("kept/a", json={"document": "x", "version": 1}).status_code == 200
        assert maud.put("kept/b", json={"document": "x"}).status_code == 200
        assert code(maud.put("kept/c", json={"document": "x"})) == (409, "too_many")
        assert code(Browser(base).guest("Nils").put("kept/a", json={"document": 1})) == (403, "sign_in_first")


@pytest.mark.parametrize(("limit", "most"), [("documents", 3), ("bytes", 60)])
def test_no_limit_is_passed_by_who_keeps_several_things_at_once(
    limit: str, most: int, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"openhearts.server.kept_api.{limit.upper()}_MOST", most)
    maud = Browser(base).account("Maud")

    def kept_at_once(many: int, size: int, version: int) -> list[int]:
        def put(number: int) -> int:
            return maud.put(f"kept/{number}", json={"document": "x" * size, "version": version}).status_code

        with ThreadPoolExecutor(many) as threads:
            return sorted(threads.map(put, range(many)))

    assert kept_at_once(8, 18, 0) == [200] * 3 + [409] * 5
    if limit == "bytes":
        assert maud.put("kept/x", json={"document": "x"}).status_code == 409, "there is no room"
        for each in maud.get("kept").json():
            maud.delete(f"kept/{each['name']}")
        assert kept_at_once(3, 1, 0) == [200] * 3
        assert kept_at_once(3, 40, 1) == [200, 409, 409], "nor do those grow that are kept already"
