"""Frames: each entry as each reader may see it, encoded once for all readers who get the same.

Every reader gets every number, so a gap shows at once; an entry that a reader may not see is replaced by `hidden`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from zlib import compress, decompress

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from msgspec.msgpack import Decoder as MsgpackDecoder
from msgspec.msgpack import Encoder as MsgpackEncoder
from msgspec.structs import replace

from openhearts.tables import protocol as p
from openhearts.tables.play import Happened
from openhearts.tables.protocol import Entry, EntryBase
from openhearts.tables.state import State

_DECODER: Decoder[Entry] = Decoder(Entry)
_OWN = (p.Muted, p.Blocked, p.Reported)

encoded: Callable[[EntryBase], bytes] = Encoder().encode
"""An entry as the store keeps it: complete, including the cards a seat passed."""


def decoded(text: bytes | str) -> Entry:
    """An entry read from the store."""
    return _DECODER.decode(text)


class Private(Struct, array_like=True, gc=False):
    """Frames that differ from the public one, for some persons and some seats. A person's takes precedence."""

    persons: dict[str, bytes]
    seats: dict[int, bytes]


class Page(Struct, array_like=True, gc=False):
    """Consecutive frames."""

    first: int
    public: list[bytes]
    "For readers without a frame of their own."
    private: dict[int, Private]
    "By entry number."

    def of(self, n: int, person: str, seat: int | None) -> bytes:
        """Frame `n`, as a person in that seat gets it."""
        own = self.private.get(n)
        if own is not None:
            if person in own.persons:
                return own.persons[person]
            if seat is not None and seat in own.seats:
                return own.seats[seat]
        return self.public[n - self.first]


PAGE = 32
"""How many frames are compressed together."""
FORGOTTEN = tuple(f'{{"fact":"{kind}"'.encode() for kind in ("did", "time", "phrase", "said"))
"""Entries that no longer matter once the next game begins: what was done and said in the one before."""

STARTED = b'{"fact":"started"'

_PAGES: MsgpackDecoder[Page] = MsgpackDecoder(Page)
_WRITTEN = MsgpackEncoder()


class Frames:
    """The frames of a table from its first entry on.

    The latest are ready to send. Older ones of the current game are kept compressed, for readers who join or have a
    gap. Of earlier games only the entries that the table's state follows from are kept, without events; all others are
    `hidden`, for everybody.
    """

    __slots__ = ("_earlier", "_played", "_put_away", "began", "latest", "shown")

    def __init__(self) -> None:
        self.latest = Page(1, [], {})
        self._put_away: list[bytes] = []
        "Compressed pages, from `began` on."
        self._earlier: dict[int, tuple[bytes, Private | None]] = {}
        self._played: dict[str, int] | None = None
        "By person, the seats of the last game once it is over: people may change places then. None: it isn't over."
        self.began = 1
        "The number of the entry that began the last game."
        self.shown = 0
        "The last number that spectators may have: they get a trick's frames when it is complete, or never will be."

    @property
    def last(self) -> int:
        """The number of the last frame."""
        return self.latest.first + len(self.latest.public) - 1

    def add(self, entry: EntryBase, happened: Happened, due: int | None, state: State) -> None:
        """Adds the frames of an entry just folded into `state`, with the game events that `happened` through it."""
        n = entry.n
        kind = type(entry)
        if isinstance(entry, p.Ended):
            self._played = {each.person: seat for seat, each in enumerate(entry.players) if each.person}
        if kind is p.Started:
            self._begin()
        elif len(self.latest.public) == 2 * PAGE:
            self._put_away_page()
        if kind is p.Did:
            self._did(entry, happened, due)  # type: ignore[arg-type]
        elif kind in _OWN:
            self.latest.public.append(_hidden(entry))
            self.latest.private[n] = Private({entry.by: encoded(entry)}, {})
        else:
            self._told(n, encoded(entry), happened, due)
            if kind is p.PhraseSaid or kind is p.TextSaid:
                self._unheard(entry, state)
        if state.play is None or not state.play.mid_trick or state.closed:
            self.shown = n

    def _did(self, entry: p.Did, happened: Happened, due: int | None) -> None:
        """Adds an action. The cards of a pass are only in its event's `own`. Most actions have a single event that
        repeats the entry, and is left out.
        """
        action = entry.action
        if action.startswith("pass "):
            action = " ".join(action.split(" ", 2)[:2])
            entry = replace(entry, action=action)
        said = len(happened) == 1 and happened[0][0] == f'{{"did":"{action}"}}'
        self._told(entry.n, encoded(entry), happened, due, said=said)

    def _told(self, n: int, text: bytes, happened: Happened, due: int | None, *, said: bool = False) -> None:
        """Adds the frames of an entry. `said`: its public frame needs no events."""
        self.latest.public.append(_with(text, () if said else happened, due))
        seats = [seat for _, own in happened for seat in own]
        if seats:
            self.latest.private[n] = Private({}, {seat: _with(text, happened, due, seat) for seat in seats})

    def _unheard(self, entry: EntryBase, state: State) -> None:
        """Hides what a person said from those who have muted or blocked them."""
        deaf = {
            reader: _hidden(entry)
            for known in (state.muted, state.blocked)
            for reader, unheard in known.items()
            if entry.by in unheard
        }
        if deaf:
            self.latest.private[entry.n] = Private(deaf, {})

    # --- What is kept ---

    def _put_away_page(self) -> None:
        latest = self.latest
        n = latest.first + PAGE
        page = Page(latest.first, latest.public[:PAGE], {at: own for at, own in latest.private.items() if at < n})
        self._put_away.append(compress(_WRITTEN.encode(page), 1))
        self.latest = Page(n, latest.public[PAGE:], {at: own for at, own in latest.private.items() if at >= n})

    def _begin(self) -> None:
        """Forgets most of the earlier frames, because a new game begins."""
        for page in (*map(_opened, self._put_away), self.latest):
            for n, text in enumerate(page.public, page.first):
                if text.startswith(STARTED):
                    self._earlier[n] = text.partition(b',"events":')[0] + b"}", None
                elif not text.startswith(FORGOTTEN):
                    self._earlier[n] = text, page.private.get(n)
        self.began = self.last + 1
        self._played = None
        self._put_away = []
        self.latest = Page(self.began, [], {})

    # --- Who gets what ---

    def same(self, first: int, last: int) -> list[bytes] | None:
        """The frames from `first` to `last`, if all readers get the same; else None."""
        page = self.latest
        if first < page.first or (page.private and not page.private.keys().isdisjoint(range(first, last + 1))):
            return None
        return page.public[first - page.first : last - page.first + 1]

    def between(self, first: int, last: int, person: str, seat: int | None) -> Iterator[bytes]:
        """The frames from `first` to `last`, as a person in that seat gets them; after a game, as they had it."""
        n = max(first, 1)
        if self._played is not None:
            seat = self._played.get(person)
        while n <= last:
            page = self._page(n)
            end = min(last, page.first + len(page.public) - 1)
            for each in range(n, end + 1):
                yield page.of(each, person, seat)
            n = end + 1

    def _page(self, n: int) -> Page:
        """The page with frame `n`."""
        if n >= self.latest.first:
            return self.latest
        if n >= self.began:
            return _opened(self._put_away[(n - self.began) // PAGE])
        text, private = self._earlier.get(n, (b'{"fact":"hidden","n":%d,"at":0}' % n, None))
        return Page(n, [text], {n: private} if private else {})

    def since(self, since: int, person: str, seat: int | None) -> Iterator[bytes]:
        """The frames after number `since`, for a person in a seat, or a spectator if `seat` is None."""
        return self.between(since + 1, self.shown if seat is None else self.last, person, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frames) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def _opened(page: bytes) -> Page:
    return _PAGES.decode(decompress(page))


def _hidden(entry: EntryBase) -> bytes:
    return encoded(p.Hidden(n=entry.n, at=entry.at))


def _with(text: bytes, happened: Happened, due: int | None, seat: int | None = None) -> bytes:
    """An encoded entry with the fields of its frame added, as a seat gets it."""
    if happened:
        events = [f'{event[:-1]},"own":{own[seat]}}}' if seat in own else event for event, own in happened]
        text = b'%b,"events":[%b]}' % (text[:-1], ",".join(events).encode())
    return text if due is None else b'%b,"due":%d}' % (text[:-1], due)
