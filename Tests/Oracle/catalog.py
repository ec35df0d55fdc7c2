"""A String Catalog as JSON, and what a person sees of it: language, device, arguments → text.

The rules are those of Apple's compiler and runtime as the project's format notes record them, read from the JSON
alone. Every case that the rules leave open is marked as such instead of being guessed silently.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Iterator, NamedTuple, Optional

from cldr import LanguageData
from printf import Conversion, Literal, OwnNumber, Reference, Refused, Writer, conversions, numbered, parse

DEVICES = ("iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision")
STAND_INS = {"ipod": "iphone", "applevision": "ipad"}


class Answer(NamedTuple):
    """The text a person sees, which step gave it, and the open points on the way (empty: the rules decide)."""

    text: str
    reason: str
    open_points: tuple[str, ...]


class Catalog:
    """One .xcstrings file."""

    def __init__(self, path: Path, data: LanguageData):
        self.path, self.data = path, data
        self.duplicates: set[str] = set()
        root = json.loads(decoded(path.read_bytes()), object_pairs_hook=self._object)
        self.source = root["sourceLanguage"]
        self.entries = root["strings"]

    def _object(self, pairs: list[tuple[str, object]]) -> dict:
        """Keeps the last of equal names, as JSON readers do, and remembers that there were several."""
        members = dict(pairs)
        if len(members) != len(pairs):
            names = [name for name, _ in pairs]
            self.duplicates.update(name for name in names if names.count(name) > 1)
        return members

    def languages(self) -> list[str]:
        """Every language as the file spells it, the source language first."""
        spelled = {language for entry in self.entries.values() for language in localizations_of(entry)}
        return [self.source] + sorted(spelled - {self.source})

    def language_doubts(self, language: str) -> list[str]:
        """Why it is open what somebody gets who asks in this language, apart from any key."""
        if not language:
            return ["the source language is no language tag"]
        spelled = [localizations_of(entry) for entry in self.entries.values() if language in localizations_of(entry)]
        if language != self.source and not any(localizations[language] for localizations in spelled):
            return ["the language has no text in the whole file, so a related one may answer"]
        return []

    def localization(self, key: str, language: str) -> Optional[dict]:
        """The localization under exactly this spelling; null and `{}` count as absent."""
        found = localizations_of(self.entries[key]).get(language)
        return found or None

    def source_localization(self, key: str) -> tuple[Optional[str], Optional[dict]]:
        """The source language's localization, also under an equivalent spelling (`iw` for `he`)."""
        own = self.localization(key, self.source)
        if own or self.source in localizations_of(self.entries[key]):
            return self.source, own
        for language, found in localizations_of(self.entries[key]).items():
            if found and self.is_source(language):
                return language, found
        return self.source, None

    def is_source(self, language: str) -> bool:
        """Whether a spelling means the source language."""
        return language == self.source or self.data.equivalent(language, self.source)

    def is_compiled(self, key: str, language: str, localization: dict) -> bool:
        """Whether the build product carries it: target languages always, the source language unless `new`."""
        if not self.is_source(language) or self.entries[key].get("extractionState") == "manual":
            return True
        return any(state != "new" for state in states(localization))

    def default_text(self, key: str) -> Optional[dict]:
        """The text that the code itself gives, kept as a source unit in state `new`."""
        language, localization = self.source_localization(key)
        extracted = self.entries[key].get("extractionState") == "extracted_with_value"
        if localization and extracted and not self.is_compiled(key, language, localization):
            return localization
        return None


def decoded(raw: bytes) -> str:
    """UTF-8 with or without a byte order mark, UTF-16 with one."""
    wide = raw[:2] in (b"\xff\xfe", b"\xfe\xff")
    return raw.decode("utf-16" if wide else "utf-8-sig")


def localizations_of(entry: dict) -> dict:
    """language → localization; absent and null are empty."""
    return entry.get("localizations") or {}


def units(node: object) -> Iterator[dict]:
    """Every stringUnit and stringSet below a localization."""
    if isinstance(node, dict):
        for name, child in node.items():
            if name in ("stringUnit", "stringSet") and isinstance(child, dict):
                yield child
            else:
                yield from units(child)


def states(localization: dict) -> list[str]:
    """The state of every leaf."""
    return [unit.get("state", "") for unit in units(localization)]


def has_devices(entry: dict) -> bool:
    """Whether any language of the entry varies by device."""
    return any(
        "device" in (localization or {}).get("variations", {}) for localization in localizations_of(entry).values()
    )


class Reader:
    """Answers what a person sees of one catalog."""

    def __init__(self, catalog: Catalog):
        self.catalog, self.data = catalog, catalog.data

    def answer(self, key: str, language: str, device: Optional[str], arguments: list) -> Answer:
        """Own language, source language, the code's default text, the key as text, the bare key.

        A refused text is passed over.
        """
        open_points, passed = [], []
        for step, text_language, localization in self._steps(key, language):
            try:
                reading = Reading(self.data, text_language, key, device, arguments, open_points)
                return Answer(reading.text_of(localization), "; ".join([step] + passed), tuple(open_points))
            except Refused as refusal:
                passed.append(f"{step} refused: {refusal}")
        return Answer(key, "; ".join(["the bare key"] + passed), tuple(open_points))

    def _steps(self, key: str, language: str) -> Iterator[tuple[str, str, dict]]:
        catalog = self.catalog
        own = catalog.localization(key, language)
        source_language, source = catalog.source_localization(key)
        if own and catalog.is_compiled(key, language, own):
            yield f"own text in {language}", language, own
        if source and language != source_language and catalog.is_compiled(key, source_language, source):
            yield f"source text in {source_language}", source_language, source
        default = catalog.default_text(key)
        if default:
            yield "the code's default text", source_language, default
        yield "the key as text", catalog.source, {"stringUnit": {"state": "translated", "value": key}}


class Reading:
    """One localization read with one device and one list of arguments."""

    def __init__(self, data, language, key, device, arguments, open_points):
        self.data, self.language, self.key = data, language, key
        self.device, self.arguments, self.open_points = device, arguments, open_points
        self.writer = Writer(data, language, open_points)

    def text_of(self, localization: dict) -> str:
        """The text of a localization or of one device's branch of it."""
        substitutions = localization.get("substitutions") or {}
        shapes = [shape for shape in ("stringUnit", "variations", "stringSet") if shape in localization]
        if len(shapes) != 1:
            self.open_points.append(f"a localization of the shapes {shapes or 'none'}")
        if "stringSet" in localization:
            self.open_points.append("no rule for what a set of phrases resolves to")
            return localization["stringSet"]["values"][0]
        variations = localization.get("variations")
        if variations is None:
            return self._root(localization["stringUnit"]["value"], substitutions)
        if len(variations) != 1:
            self.open_points.append(f"variations of the axes {sorted(variations)}")
        if "device" in variations:
            return self._device(variations["device"], substitutions)
        return self._plural(variations["plural"])

    def _device(self, cases: dict, substitutions: dict) -> str:
        """Own device, its stand-in, `other`, else refused."""
        for name in (self.device, STAND_INS.get(self.device), "other"):
            if name in cases:
                branch = dict(cases[name])
                if substitutions:
                    branch["substitutions"] = substitutions
                return self.text_of(branch)
        raise Refused(f"no text for device {self.device}")

    def _plural(self, cases: dict) -> str:
        """A plural of the whole text: the form's conversions count from the first argument."""
        if not self.arguments:
            raise Refused("a plural without a number")
        forms = {category: case["stringUnit"]["value"] for category, case in cases.items()}
        number = self._argument(self._counted_position(forms))
        text = self._formatted(forms[self._category(forms, number)])
        self._note_value_type(next((one for _, one in map(first_number, forms.values()) if one), None), number)
        return text

    def _counted_position(self, forms: dict[str, str]) -> int:
        """Which argument counts: the one the forms print as a number, else the first number there is."""
        printed = {position for position, _ in map(first_number, forms.values()) if position}
        numbers = [at for at, argument in enumerate(self.arguments, 1) if not isinstance(argument, str)]
        if len(printed) > 1 or (not printed and len(numbers) > 1):
            self.open_points.append("the forms do not agree on which number counts")
        if printed:
            return min(printed)
        if not numbers:
            raise Refused("a plural without a number")
        return numbers[0]

    def _note_value_type(self, printed: Optional[Conversion], number) -> None:
        """A number that is not of the rule's value type and chose a form that does not print it: accepted or not?

        The format notes say that such a form uses the rule's value type, which would refuse the number; that the
        reader always gets text speaks for the form.
        """
        wanted = {"integer": int, "real": float}.get(printed.kind if printed else "")
        if wanted and not isinstance(number, wanted):
            self.open_points.append("a number of another kind than the plural's value type, in a form without number")

    def _category(self, forms: dict[str, str], number) -> str:
        """`zero` for exactly 0, the language's category, `other`, else refused."""
        if isinstance(number, str):
            raise Refused("a plural counted by a text")
        if isinstance(number, float) and number == int(number) and number != 0:
            self.open_points.append("no rule for the category of a real number that is whole")
        for category in ("zero" if number == 0 else None, self.data.category(self.language, number), "other"):
            if category in forms:
                return category
        raise Refused(f"no form for {number}")

    def _root(self, text: str, substitutions: dict) -> str:
        """A text that may refer to substitutions; without arguments a plain one is shown as it is."""
        if not self.arguments:
            if any(f"#@{name}@" in text for name in substitutions):
                raise Refused("a substitution without a number")
            if "#@" in text:
                self.open_points.append("a reference to no substitution, without arguments")
            return text
        return self._formatted(text, substitutions)

    def _formatted(self, text: str, substitutions: Optional[dict] = None, first: int = 1) -> str:
        """A text with its arguments put in; what is put in is never parsed again."""
        pieces = self._numbered(parse(text), first)
        self._note_unclear_numbering(pieces, substitutions or {})
        return "".join(self._piece(piece, position, substitutions or {}) for piece, position in pieces)

    def _piece(self, piece, position: Optional[int], substitutions: dict) -> str:
        if isinstance(piece, Literal):
            return piece.text
        if isinstance(piece, Conversion):
            return self.writer.write(piece, self._argument(position))
        if piece.name not in substitutions:
            raise Refused(f"no substitution {piece.name}")
        return self._substitution(piece, substitutions[piece.name])

    def _substitution(self, reference: Reference, substitution: dict) -> str:
        """The form of one substitution, its conversions counted from its own argument."""
        position = reference.position or substitution.get("argNum") or 1
        if position < 1 or reference.position not in (None, substitution.get("argNum")):
            self.open_points.append("a substitution whose argument number is unclear")
        forms = {
            category: case["stringUnit"]["value"]
            for category, case in substitution["variations"]["plural"].items()
        }
        number = self._argument(position)
        specifier = parse("%" + specifier_of(substitution))[0]
        form = parse(forms[self._category(forms, number)], in_substitution=True)
        if OwnNumber() in form and any(one.position is None for one in conversions(form)):
            self.open_points.append("plain conversions beside %arg")
        if OwnNumber() in form and "formatSpecifier" not in substitution:
            self.open_points.append("%arg of a substitution without a specifier")
        texts = []
        for piece, at in self._numbered(form, position):
            if isinstance(piece, OwnNumber):
                texts.append(self.writer.write(specifier, number))
            else:
                texts.append(self._piece(piece, at, {}))
        self._note_value_type(specifier, number)
        return "".join(texts)

    def _numbered(self, pieces: list, first: int) -> list:
        if any(one.kind == "nothing" for one in conversions(pieces)):
            self.writer.note_nothing()
        return numbered(pieces, first)

    def _note_unclear_numbering(self, pieces: list, substitutions: dict) -> None:
        """Plain conversions after a reference, or a second reference without a number: nobody says how they count."""
        seen, unnumbered = False, 0
        for piece, position in pieces:
            if isinstance(piece, Reference):
                seen = True
                named = substitutions.get(piece.name)
                unnumbered += isinstance(named, dict) and not named.get("argNum") and not piece.position
            elif isinstance(piece, Conversion) and piece.position is None and seen:
                self.open_points.append("a plain conversion after a substitution")
        if unnumbered and len(pieces) - sum(isinstance(piece, Literal) for piece, _ in pieces) > 1:
            self.open_points.append("a substitution without argument number beside other arguments")

    def _argument(self, position: int):
        if not 1 <= position <= len(self.arguments):
            raise Refused(f"no argument {position}")
        return self.arguments[position - 1]


def specifier_of(substitution: dict) -> str:
    """How a substitution's own number is written; Apple's compiler puts lld where the catalog says nothing."""
    return substitution.get("formatSpecifier") or "lld"


def first_number(form: str) -> tuple[Optional[int], Optional[Conversion]]:
    """A form's first numeric conversion, and the argument that it prints."""
    try:
        pieces = numbered(parse(form))
    except Refused:
        return None, None
    for piece, position in pieces:
        if isinstance(piece, Conversion) and piece.kind in ("integer", "real"):
            return position, piece
    return None, None
