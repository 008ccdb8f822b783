"""A browser that sends requests to the server, with the cookies that it has received."""

from typing import Any

import httpx

from tests.wire import UNKEPT, Guest

PASSWORD = "correct horse"


class Browser(httpx.Client):
    """A browser with its cookies."""

    def __init__(self, base: str) -> None:
        super().__init__(base_url=f"{base}/api/v1/", timeout=30, headers={"Origin": base}, limits=UNKEPT)

    def sent(self, path: str, **body: Any) -> httpx.Response:
        """The answer to a POST."""
        return self.post(path, json=body)

    def guest(self, name: str) -> "Browser":
        """Somebody new."""
        assert self.sent("me", name=name).status_code == 200
        return self

    def at_tables(self, base: str) -> Guest:
        """The same person at tables, by way of a server."""
        cookie = f"openhearts={self.session}"
        client = httpx.AsyncClient(base_url=base, timeout=20, limits=UNKEPT, headers={"Cookie": cookie})
        return Guest(client, self.me["person"], cookie)

    def account(self, name: str = "Maud", password: str = PASSWORD) -> "Browser":
        """Somebody new, with an account."""
        answer = self.guest(name).sent("account", name=name, password=password)
        assert answer.status_code == 201, answer.text
        return self

    @property
    def me(self) -> dict[str, Any]:
        """The server's answer to who they are."""
        found: dict[str, Any] = self.get("me").json()
        return found

    @property
    def session(self) -> str:
        """Their cookie."""
        return self.cookies["openhearts"]


def code(answer: httpx.Response) -> tuple[int, str]:
    """Why it was refused."""
    return answer.status_code, answer.json()["code"]
