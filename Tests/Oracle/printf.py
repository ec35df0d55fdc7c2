"""The printf texts of String Catalogs: what a text asks of its arguments, and what it becomes with them.

Two outcomes besides a text: `Refused` (the rules say that this text cannot be shown with these arguments) and a
note in `open_points` (the rules leave the case open; the text that goes with it is only a suggestion).
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import NamedTuple, Optional, Union


class Refused(Exception):
    """A text that its arguments cannot satisfy; the next step answers."""


class Literal(NamedTuple):
    """Characters that appear as they are."""

    text: str


class Conversion(NamedTuple):
    """`%2$lld`, `%.1f`, `%@` and the like; position None means the next argument."""

    position: Optional[int]
    flags: str
    width: str
    precision: str
    length: str
    letter: str

    @property
    def kind(self) -> str:
        """What it takes: `text` (anything), `integer`, `real`, `nothing`, or `unknown` where no rule speaks of it."""
        if self.letter == "@":
            return "text"
        if self.letter in "diuxXo":
            return "integer"
        if self.letter in "fFeEgG":
            return "real"
        return "nothing" if self.letter == "n" else "unknown"


class Reference(NamedTuple):
    """`%#@name@` or `%2$#@name@`: a substitution's form stands here."""

    name: str
    position: Optional[int]


class OwnNumber(NamedTuple):
    """`%arg` inside a substitution: the number that chose the form."""


Piece = Union[Literal, Conversion, Reference, OwnNumber]

REFERENCE = re.compile(r"%(?:(\d+)\$)?#@([^@]*)@")
CONVERSION = re.compile(
    r"%(?:(\d+)\$)?([-+ 0#']*)(\*|\d*)(?:\.(\*|\d*))?(hh|h|ll|l|q|L|z|t|j)?([@diuxXofFeEgGcCsSaAnp])"
)


def parse(text: str, in_substitution: bool = False) -> list[Piece]:
    """The pieces of a text; Refused where it is no printf text (`63% R`, a lone `%` at the end)."""
    pieces, at = [], 0
    while at < len(text):
        percent = text.find("%", at)
        if percent < 0:
            pieces.append(Literal(text[at:]))
            break
        if percent > at:
            pieces.append(Literal(text[at:percent]))
        piece, at = parse_conversion(text, percent, in_substitution)
        pieces.append(piece)
    return pieces


def parse_conversion(text: str, at: int, in_substitution: bool) -> tuple[Piece, int]:
    """The piece that begins with the percent sign at `at`, and where it ends."""
    if text.startswith("%%", at):
        return Literal("%"), at + 2
    if in_substitution and text.startswith("%arg", at):
        return OwnNumber(), at + 4
    match = REFERENCE.match(text, at)
    if match:
        return Reference(match.group(2), int(match.group(1)) if match.group(1) else None), match.end()
    match = CONVERSION.match(text, at)
    if not match:
        raise Refused(f"malformed at character {at}: {text[at:at + 6]!r}")
    position, flags, width, precision, length, letter = match.groups()
    if position is not None and int(position) == 0:
        raise Refused("position 0")
    piece = Conversion(int(position) if position else None, flags, width, precision, length or "", letter)
    if precision is None:
        piece = piece._replace(precision="none")
    return piece, match.end()


def conversions(pieces: list[Piece]) -> list[Conversion]:
    """Only the conversions, in order."""
    return [piece for piece in pieces if isinstance(piece, Conversion)]


def numbered(pieces: list[Piece], first: int = 1) -> list[tuple[Piece, Optional[int]]]:
    """Each piece with the argument it takes; Refused where positions and plain conversions are mixed."""
    plain = [one for one in conversions(pieces) if one.position is None]
    if plain and len(plain) != len(conversions(pieces)):
        raise Refused("mixes positions with plain conversions")
    following, answer = first, []
    for piece in pieces:
        if isinstance(piece, Conversion) and piece.position is None:
            answer.append((piece, following))
            following += 1
        else:
            answer.append((piece, getattr(piece, "position", None)))
    return answer


class Writer:
    """Writes arguments as one language does."""

    def __init__(self, data, language: str, open_points: list[str]):
        self.data, self.language, self.open_points = data, language, open_points

    def write(self, conversion: Conversion, argument) -> str:
        """One argument through one conversion."""
        if conversion.kind == "nothing":
            return ""
        if conversion.kind == "unknown":
            self.open_points.append(f"no rule for %{conversion.letter}")
            raise Refused(f"%{conversion.letter} is not supported")
        if "*" in (conversion.width, conversion.precision):
            self.open_points.append("no rule for * as width or precision")
            raise Refused("* as width or precision")
        if conversion.kind == "text":
            return self._text(argument)
        if conversion.kind == "integer":
            return self._integer(conversion, argument)
        return self._real(conversion, argument)

    def note_nothing(self) -> None:
        """%n is open: recorded runs of Apple's tools know it, the grammar does not."""
        self.open_points.append("the format notes let %n take an argument and print nothing, the grammar has no %n")

    def _text(self, argument) -> str:
        if not isinstance(argument, str):
            self.open_points.append("no rule for how a number is written through %@")
            return str(argument)
        return argument

    def _integer(self, conversion: Conversion, argument) -> str:
        if not isinstance(argument, int):
            raise Refused(f"%{conversion.length}{conversion.letter} takes an integer, not {argument!r}")
        if conversion.flags or conversion.width or conversion.precision != "none":
            self.open_points.append("no rule for flags, width or precision of an integer")
        if conversion.letter in "xXo":
            if argument < 0:
                self.open_points.append("no rule for the width of a negative hexadecimal number")
            return format(argument, conversion.letter)
        return self._localized(str(argument))

    def _real(self, conversion: Conversion, argument) -> str:
        if not isinstance(argument, float):
            raise Refused(f"%{conversion.letter} takes a real number, not {argument!r}")
        if conversion.flags or conversion.width or conversion.letter not in "fF":
            self.open_points.append("no rule for flags, width, %e and %g of a real number")
        digits = 6 if conversion.precision == "none" else int(conversion.precision or 0)
        exact = Decimal(argument)
        if exact.scaleb(digits) % 1 == Decimal("0.5"):
            self.open_points.append("no rule for which way a half is rounded")
        return self._localized(f"{exact:.{digits}f}")

    def _localized(self, plain: str) -> str:
        symbols = self.data.symbols(self.language)
        if symbols is None:
            self.open_points.append(f"CLDR has no number symbols for {self.language}")
            return plain
        if plain.startswith("-") and symbols.minus != symbols.sample_minus:
            self.open_points.append("the minus column and the sample of numbers-cldr48.tsv disagree")
        return symbols.write(plain)
