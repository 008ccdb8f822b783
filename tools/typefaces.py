"""Writes typefaces for languages whose letters Vollkorn and Commissioner lack, with the letters their catalogues need.

    python -m tools.typefaces SOURCES

SOURCES is a folder with the unpacked npm packages that `web/src/assets/fonts/README.md` names; fonttools and brotli
have to be installed. Each language has a folder beside that file: the subsets, and the style sheet that the page
fetches once the language is chosen. Not part of the build: a test fails when the catalogues have letters that these
typefaces lack.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "web" / "src" / "assets" / "fonts"
ELSEWHERE = json.loads((ROOT / "locales" / "elsewhere.json").read_text(encoding="utf-8"))

ARABIC = [*range(0x0621, 0x063B), *range(0x0640, 0x0653), 0x060C, 0x061B, 0x061F]
ARABIC += [
    0x0670,
    0x0671,
    0x067E,
    0x0686,
    0x0698,
    0x06A4,
    0x06A9,
    0x06AF,
    0x06CC,
]  # and letters for names in other languages
POLISH = [ord(letter) for letter in "ĄąĆćĘęŁłŃńŚśŹźŻż"]
KANA = [*range(0x3041, 0x3097), *range(0x30A1, 0x30FD)]
FIRST_FAR = 0x3000  # from here on, letters and punctuation are Chinese or Japanese

SERIF_600 = ["wght=600"]
SANS = ["wght=400:600"]


@dataclass(frozen=True)
class Face:
    """A subset: its name, its source, and how it is made."""

    family: str
    file: str
    source: str
    weight: str
    axes: list[str]
    letters: list[int]
    size: str = ""  # size of its letters relative to the page's own typefaces


class Letters(Visitor):
    """Collects all letters in the texts."""

    def __init__(self) -> None:
        self.found: set[int] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        """A piece of text between placeables."""
        self.found |= {ord(letter) for letter in node.value}


def said(language: str) -> list[int]:
    """The Chinese or Japanese letters in all of the page's texts in a language."""
    letters = Letters()
    for path in sorted((ROOT / "locales" / language).glob("*.ftl")):
        if path.name not in ELSEWHERE:
            letters.visit(parse(path.read_text(encoding="utf-8")))
    return sorted(letter for letter in letters.found if letter >= FIRST_FAR)


def faces(language: str) -> list[Face]:
    """The typefaces of a language."""
    vollkorn = "vollkorn/files/vollkorn-latin-ext-wght-normal.woff2"
    commissioner = "commissioner/files/commissioner-latin-ext-wght-normal.woff2"
    naskh = "noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2"
    sans = "noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2"
    jp = "noto-serif-jp/600SemiBold/NotoSerifJP_600SemiBold.ttf"
    sc = "noto-serif-sc/600SemiBold/NotoSerifSC_600SemiBold.ttf"
    return {
        "ar": [
            Face("Noto Naskh Arabic", "noto-naskh", naskh, "600", SERIF_600, ARABIC, "107%"),
            Face("Noto Sans Arabic", "noto-sans", sans, "400 600", SANS, ARABIC, "107%"),
        ],
        "ja": [Face("Noto Serif JP", "noto-serif", jp, "600", [], sorted({*KANA, *said("ja")}), "94%")],
        "pl": [
            Face("Vollkorn", "vollkorn", vollkorn, "600", SERIF_600, POLISH),
            Face("Commissioner", "commissioner", commissioner, "400 600", SANS, POLISH),
        ],
        "zh-Hans": [Face("Noto Serif SC", "noto-serif", sc, "600", [], said("zh-Hans"), "94%")],
    }[language]


# The other rules of each style sheet: which faces fill in for Vollkorn and Commissioner, and what their letters need.
RULES = {
    "ar": """
:root:lang(ar) {
  --serif: Vollkorn, 'Noto Naskh Arabic', 'Vollkorn fallback', Georgia, serif;
  --sans: Commissioner, 'Noto Sans Arabic', 'Commissioner fallback', system-ui, sans-serif;
}
:where(:root:lang(ar)) body {
  line-height: 1.45;
}
:where(:root:lang(ar)) :is(h1, h2, h3, .serif) {
  line-height: 1.3;
}
""",
    "ja": """
/* The interface uses the device's own font: every device has a good one. */
:root:lang(ja) {
  --serif: Vollkorn, 'Noto Serif JP', 'Hiragino Mincho ProN', 'Yu Mincho', serif;
  --sans: Commissioner, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI', system-ui, sans-serif;
}
""",
    "pl": "",
    "zh-Hans": """
/* The interface uses the device's own font: every device has a good one. */
:root:lang(zh-Hans) {
  --serif: Vollkorn, 'Noto Serif SC', 'Songti SC', SimSun, serif;
  --sans: Commissioner, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif;
}
""",
}


def ranges(letters: list[int]) -> str:
    """The letters as CSS unicode ranges."""
    spans: list[list[int]] = []
    for letter in sorted(letters):
        if spans and letter == spans[-1][1] + 1:
            spans[-1][1] = letter
        else:
            spans.append([letter, letter])
    return ", ".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in spans)


def cut(face: Face, language: str, sources: Path) -> None:
    """Writes the subset."""
    tools = Path(sys.executable).parent
    whole, target = sources / face.source, FONTS / language / f"{face.file}.woff2"
    part = target.with_suffix(".ttf")
    if face.axes:
        subprocess.run([tools / "fonttools", "varLib.instancer", "-q", whole, *face.axes, "-o", part], check=True)
    plain = [] if language == "ar" else ["--layout-features=kern,liga,lnum,tnum,mark,ccmp,locl"]
    only = f"--unicodes={ranges(face.letters)}"
    how = ["--flavor=woff2", "--no-hinting", "--desubroutinize", *plain, only, f"--output-file={target}"]
    subprocess.run([tools / "pyftsubset", part if face.axes else whole, *how], check=True)
    part.unlink(missing_ok=True)


def style(language: str) -> str:
    """The style sheet with a language's typefaces."""
    rules = "/* Written by tools/typefaces.py. */\n"
    for face in faces(language):
        size = f"  size-adjust: {face.size};\n" if face.size else ""
        rules += (
            f"@font-face {{\n  font-family: {quoted(face.family)};\n"
            f"  src: url('{face.file}.woff2') format('woff2');\n"
            f"  font-weight: {face.weight};\n  font-display: swap;\n{size}"
            f"  /* prettier-ignore */\n  unicode-range: {ranges(face.letters)};\n}}\n"
        )
    return rules + RULES[language]


def quoted(family: str) -> str:
    """A font family, quoted if its name has several words."""
    return f"'{family}'" if " " in family else family


def main() -> int:
    """Writes all typefaces and style sheets."""
    for language in RULES:
        (FONTS / language).mkdir(exist_ok=True)
        for face in faces(language):
            cut(face, language, Path(sys.argv[1]))
        (FONTS / language / "typefaces.css").write_text(style(language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
