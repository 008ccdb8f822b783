"""Makes the typefaces in this folder out of those of Fontsource; README.md says what of them is left, and why.

Run by hand, with fonttools and brotli: `python subset.py WHERE_FONTSOURCE_LIES`, the folder of its two packages.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

RANGES = {
    "english": "20-7E,A0,B7,D7,E1,2013,2014,2018,2019,201C,201D,2026,2212",
    "more": "A1-B6,B8-D6,D8-E0,E2-FF,152-153,201A,201E,2022,20AC,2190-2193",
}
HERE = Path(__file__).parent


def lining(font: TTFont) -> None:
    """Puts lining figures in the place of the old-style ones, which the page never shows."""
    figures: dict[str, str] = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "lnum":
            for lookup in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[lookup].SubTable:
                    figures |= getattr(part, "ExtSubTable", part).mapping
    for each in font["cmap"].tables:
        for figure in map(ord, "0123456789"):
            each.cmap[figure] = figures.get(each.cmap[figure], each.cmap[figure])


def coarse(font: TTFont) -> None:
    """A thousand units to the em rather than two, and the weights between exact to one of them."""
    scale_upem(font, 1000)
    for name, variations in font["gvar"].variations.items():
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=1)


def subset(font: TTFont, letters: str) -> None:
    """Leaves these letters, with what sets them: kerning, ligatures, tabular figures, the Dutch ij."""
    options = Options()
    options.hinting = False
    options.desubroutinize = True
    options.layout_features = ["kern", "liga", "tnum", "mark", "ccmp", "locl"]
    options.layout_scripts = ["DFLT", "latn.dflt", "latn.NLD"]
    options.drop_tables += ["GDEF", "HVAR", "MVAR", "STAT", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(letters))
    subsetter.subset(font)


def make(family: str, weights: float | tuple[float, float]) -> None:
    """Writes the files of one family."""
    path = Path(sys.argv[1]) / family / "files" / f"{family}-latin-wght-normal.woff2"
    for part, letters in RANGES.items():
        font = instantiateVariableFont(TTFont(path), {"wght": weights})
        if family == "vollkorn":
            lining(font)
        subset(font, letters)
        if "gvar" in font:
            coarse(font)
        font.flavor = "woff2"
        font.save(HERE / f"{family}-{part}.woff2")


if __name__ == "__main__":
    make("vollkorn", 600)
    make("commissioner", (400, 600))
