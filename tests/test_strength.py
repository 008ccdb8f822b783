"""The document about strength is what was found."""

from bench.strength import DOCUMENT, TITLES, document, read, sections


def test_the_document_is_what_was_found() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(read())


def test_every_section_was_played_as_it_is_described() -> None:
    kept = read()
    assert list(TITLES) == list(sections(1))
    for name, matches in sections(1).items():
        assert [(found["first"], found["second"], found["preset"]) for found in kept[name]["found"]] == [
            (match.first, match.second, match.preset) for match in matches
        ]
