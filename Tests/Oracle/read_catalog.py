#!/usr/bin/env python3
"""Reads String Catalogs and prints, as JSON lines, what a person would see.

One line for every key × language spelled in the catalog × device (where the entry varies by device) × arguments:
{"file", "key", "language", "device", "arguments", "expected", "reason"}. Cases that the rules leave open carry an
"open" list of reasons too, and their "expected" is only a suggestion; `--open` prints those alone, `--settled` the
others alone. A catalog is read from its JSON and from CLDR, never through the project's own code.

    Tests/Oracle/read_catalog.py [--open | --settled] FILE.xcstrings…
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Iterator, Optional

from catalog import DEVICES, Catalog, Reader, has_devices, localizations_of, specifier_of
from cldr import LanguageData, SharedFolderMissing, shared_folder
from printf import Conversion, Refused, numbered, parse

COUNTS = (0, 1, 2, 3, 5, 11, 21, 100, 111, 1234, 1000000, 1234567)
REALS = (2.5, 0.0, 1.0, 1234567.891, 0.25)
TEXTS = ("A\u2011", "B\u2011", "C\u2011", "D\u2011", "E\u2011")
HOSTILE = "%1$@ 100% %lld %#@x@ {y} \u202e"


# What a caller passes


def argument_kinds(catalog: Catalog, key: str) -> tuple[dict[int, str], list[str]]:
    """position → kind of argument, and the conversions of which no rule says what they take.

    The caller's arguments are those of the key where it has any (it was extracted from an interpolation), else those
    of the source text, else those of all texts together.
    """
    unknown: list[str] = []
    entry = catalog.entries[key]
    everywhere = [kinds_of(one, unknown) for one in localizations_of(entry).values() if one]
    in_key = kinds_of_texts([key], 1, unknown)
    _, source = catalog.source_localization(key)
    in_source = kinds_of(source, unknown) if source else {}
    for kinds in [in_key, in_source] + everywhere:
        if kinds:
            positions = range(1, max(kinds) + 1)
            return {at: kinds.get(at, "text") for at in positions}, unknown
    return {}, unknown


def kinds_of(localization: dict, unknown: list[str]) -> dict[int, str]:
    """The kinds that a localization's texts ask for."""
    kinds: dict[int, str] = {}
    for texts in plain_texts(localization):
        merge(kinds, kinds_of_texts(texts, 1, unknown))
    for substitution in (localization.get("substitutions") or {}).values():
        first = substitution.get("argNum") or 1
        merge(kinds, kinds_of_texts(["%" + specifier_of(substitution)], first, unknown))
        forms = [case["stringUnit"]["value"] for case in substitution["variations"]["plural"].values()]
        merge(kinds, kinds_of_texts(forms, first, unknown))
    return kinds


def plain_texts(node: dict) -> Iterator[list[str]]:
    """The texts of a localization outside its substitutions; the forms of one plural together."""
    if "stringUnit" in node:
        yield [node["stringUnit"]["value"]]
    variations = node.get("variations") or {}
    if "plural" in variations:
        yield [case["stringUnit"]["value"] for case in variations["plural"].values()]
    for case in (variations.get("device") or {}).values():
        yield from plain_texts(case)


def kinds_of_texts(texts: list[str], first: int, unknown: list[str]) -> dict[int, str]:
    """The kinds that some texts ask for; `% o` in `50% off` is no wish for an argument."""
    kinds: dict[int, str] = {}
    for text in texts:
        try:
            pieces = numbered(parse(text, in_substitution=True), first)
        except Refused:
            continue
        if any(isinstance(piece, Conversion) and " " in piece.flags for piece, _ in pieces):
            continue
        for piece, position in pieces:
            if isinstance(piece, Conversion):
                if piece.kind == "unknown":
                    unknown.append(f"no rule for %{piece.letter}")
                merge(kinds, {position: piece.kind})
    return kinds


def merge(kinds: dict[int, str], more: dict[int, str]) -> None:
    """A number's kind is more particular than text or nothing, which take anything."""
    for position, kind in more.items():
        if kinds.get(position, "text") in ("text", "nothing"):
            kinds[position] = kind


def counts_something(localization: Optional[dict]) -> bool:
    """Whether a plural or a substitution is in a localization."""
    text = json.dumps(localization)
    return '"plural"' in text or '"substitutions"' in text


def argument_lists(kinds: dict[int, str], counting: bool) -> Iterator[list]:
    """Lists to try: none, right ones in variety, a hostile text, a wrong kind, one too few, one too many."""
    yield []
    if not kinds:
        return
    rounds = len(COUNTS) if counting else 2
    for turn in range(rounds):
        yield [argument(kinds[at], at, turn if counting else 5 * turn + 4) for at in sorted(kinds)]
    usual = [argument(kinds[at], at, 4) for at in sorted(kinds)]
    if "text" in kinds.values():
        yield [HOSTILE if kind == "text" else one for kind, one in zip(kinds.values(), usual)]
    if "integer" in kinds.values():
        yield [2.5 if kind == "integer" else one for kind, one in zip(kinds.values(), usual)]
        yield [-1234567 if kind == "integer" else one for kind, one in zip(kinds.values(), usual)]
    if "real" in kinds.values():
        yield [7 if kind == "real" else one for kind, one in zip(kinds.values(), usual)]
    if len(usual) > 1:
        yield usual[:-1]
    yield usual + ["Z\u2011"]


def argument(kind: str, position: int, turn: int):
    """The argument of one kind at one position; several numbers of one text differ."""
    if kind == "integer":
        return COUNTS[(turn + 3 * (position - 1)) % len(COUNTS)]
    if kind == "real":
        return REALS[turn % len(REALS)]
    return TEXTS[(position - 1) % len(TEXTS)] + str(position)


# Cases


def cases(catalog: Catalog) -> Iterator[dict]:
    """Every case of one catalog, the open ones with their reasons."""
    reader = Reader(catalog)
    languages = catalog.languages()
    for key, entry in catalog.entries.items():
        kinds, unknown = argument_kinds(catalog, key)
        counting = any(counts_something(one) for one in localizations_of(entry).values())
        devices = (None,) + DEVICES if has_devices(entry) else (None,)
        standing = sorted(set(unknown))
        if key in catalog.duplicates:
            standing.append("the file has this key more than once")
        for arguments in argument_lists(kinds, counting):
            for language in languages:
                for device in devices:
                    yield case(reader, key, language, device, arguments, standing)


def case(reader: Reader, key: str, language: str, device: Optional[str], arguments: list, standing: list) -> dict:
    """One case as it is printed."""
    answer = reader.answer(key, language, device, arguments)
    line = {
        "file": str(reader.catalog.path),
        "key": key,
        "language": language,
        "device": device,
        "arguments": arguments,
        "expected": answer.text,
        "reason": answer.reason,
    }
    doubts = list(dict.fromkeys(answer.open_points)) + reader.catalog.language_doubts(language)
    if arguments or any("more than once" in doubt for doubt in standing):
        doubts += [doubt for doubt in standing if doubt not in doubts]
    if doubts:
        line["open"] = doubts
    return line


def rejected_by_apple(path: Path) -> bool:
    """Whether the recorded runs of Apple's compiler reject this catalog."""
    index = path.parent / "INDEX.tsv"
    if not index.is_file():
        return False
    rows = (line.split("\t") for line in index.read_text(encoding="utf-8").splitlines())
    return any(row[0] == path.name and row[1] == "reject" for row in rows if len(row) > 1)


def corpus_catalogs(shared: Path) -> list[Path]:
    """Every catalog of the corpus that is one: those that Apple's compiler rejects are left out."""
    found = sorted((shared / "corpus").rglob("*.xcstrings"))
    return [path for path in found if not rejected_by_apple(path)]


def main() -> int:
    """Prints the cases of the files named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--open", action="store_true", help="only the cases that the rules leave open")
    choice.add_argument("--settled", action="store_true", help="only the cases that the rules decide")
    options = parser.parse_args()
    try:
        data = LanguageData(shared_folder())
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        return 3
    settled = doubtful = 0
    for path in options.files:
        for line in cases(Catalog(path, data)):
            doubtful, settled = (doubtful + 1, settled) if "open" in line else (doubtful, settled + 1)
            if options.open and "open" not in line or options.settled and "open" in line:
                continue
            print(json.dumps(line, ensure_ascii=False))
    print(f"{settled} cases, {doubtful} more are open", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
