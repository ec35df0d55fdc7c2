#!/usr/bin/env python3
"""Holds what `dragoman export` writes, and `import` takes back, against a reading of its own: json and xml.etree alone.

    Tests/Oracle/check_exchange.py PATH/TO/dragoman [--all]

For every catalog of the corpus and four of its languages, or all of them: each text of the catalog stands in the XLIFF under Xcode's identifier,
in Xcode's spelling, with its state, and nothing else has a target; the same texts stand in the CSV. Then the language is
taken out of the catalog and imported from the file: it has to be what it was. Prints `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import csv
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from catalog import decoded
from cldr import SharedFolderMissing, shared_folder
from read_catalog import corpus_catalogs
from tool import executable

NAMESPACE = "{urn:oasis:names:tc:xliff:document:1.2}"
STATES = {"translated": ("translated", None), "new": ("new", None), "needs_review": ("needs-review-l10n", None),
          "machine_translated": ("translated", "leveraged-mt")}


def leaves(node: dict, path: tuple[str, ...] = ()):
    """Every unit of a localization with the way to it."""
    if isinstance(node.get("stringUnit"), dict) and isinstance(node["stringUnit"].get("value"), str):
        yield path, node["stringUnit"]
    for axis, cases in (node.get("variations") or {}).items():
        for name, case in cases.items():
            yield from leaves(case, (*path, axis, name))
    for name, case in (node.get("substitutions") or {}).items():
        yield from leaves(case, (*path, "substitutions", name))


def spelled(path: tuple[str, ...]) -> str:
    """A way as identifiers have it: a name with a point stands between at signs."""
    names = [part if index % 2 == 0 or "." not in part else f"@{part}@" for index, part in enumerate(path)]
    return ".".join(names)


def written(text: str, localization: dict, path: tuple[str, ...]) -> str:
    """A text as translators see it: references and arguments with their number."""
    rules = localization.get("substitutions") or {}
    if "substitutions" in path[::2]:
        rule = rules[path[path[::2].index("substitutions") * 2 + 1]]
        if isinstance(rule.get("argNum"), int) and "formatSpecifier" in rule:
            text = text.replace("%arg", f"%{rule['argNum']}${rule['formatSpecifier']}")
        return text
    for name, rule in rules.items():
        if isinstance(rule.get("argNum"), int):
            text = text.replace(f"%#@{name}@", f"%{rule['argNum']}$#@{name}@")
    return text


def expected(catalog: dict, language: str) -> dict[str, tuple[str, object, object]]:
    """What the file must have a target for: identifier to text, state and qualifier."""
    units = {}
    for key, entry in catalog["strings"].items():
        localization = ((entry or {}).get("localizations") or {}).get(language)
        if (entry or {}).get("shouldTranslate") is False or not localization:
            continue
        for path, unit in leaves(localization):
            name = key + ("|==|" + spelled(path) if path else "")
            state = unit.get("state")
            state = STATES.get(state, (f"x-xcstrings-{state}", None)) if isinstance(state, str) else (None, None)
            units[name] = (written(unit["value"], localization, path), *state)
    return units


def found(path: Path, language: str) -> dict[str, tuple[str, object, object]]:
    """What the file has targets for."""
    units = {}
    for file in ET.parse(path).getroot().iter(NAMESPACE + "file"):
        assert file.get("target-language") == language and file.get("datatype") == "plaintext"
        for unit in file.iter(NAMESPACE + "trans-unit"):
            target = unit.find(NAMESPACE + "target")
            assert unit.find(NAMESPACE + "source") is not None and unit.find(NAMESPACE + "note") is not None
            if target is not None:
                assert unit.get("id") not in units, f"{unit.get('id')!r} stands twice"
                units[unit.get("id")] = (target.text or "", target.get("state"), target.get("state-qualifier"))
    return units


def rows(path: Path) -> dict[str, str]:
    """The texts of a CSV file, by identifier; without those that nobody has translated."""
    texts = {}
    with path.open(encoding="utf-8", newline="") as lines:
        for key, variation, _, _, text, state in list(csv.reader(lines))[1:]:
            if state:
                texts[key + ("|==|" + variation if variation else "")] = text
    return texts


def without(catalog: dict, language: str) -> dict:
    """The catalog without the language, in what translators get."""
    copy = json.loads(json.dumps(catalog))
    for entry in copy["strings"].values():
        if entry and entry.get("shouldTranslate") is not False:
            (entry.get("localizations") or {}).pop(language, None)
    return copy


def check(tool: Path, catalog: dict, title: str, folder: Path, most: int | None) -> list[tuple[str, str | None]]:
    """One catalog: what was checked, and what was wrong with it."""
    languages = sorted({language for entry in catalog["strings"].values()
                        for language in ((entry or {}).get("localizations") or {})} - {catalog.get("sourceLanguage")})
    results = []
    here = folder / "T.xcstrings"
    here.write_text(json.dumps(catalog, ensure_ascii=False), encoding="utf-8")
    tags = [language for language in languages if re.fullmatch(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*", language)]
    for language in tags[-most:] if most else tags:
        name = f"{title} {language}"
        for form in ("xliff", "csv"):
            subprocess.run([tool, "export", here, "--to", form, "-l", language, "--output", folder], capture_output=True)
        wanted, got = expected(catalog, language), found(folder / f"{language}.xliff", language)
        results.append((name, None if wanted == got else f"XLIFF differs in {sorted(set(wanted.items()) ^ set(got.items()))[:2]}"))
        plain = {name: text for name, (text, *_) in wanted.items()}
        cells = rows(folder / f"T.{language}.csv")
        results.append((name, None if plain == cells else f"CSV differs in {sorted(set(plain.items()) ^ set(cells.items()))[:2]}"))
        here.write_text(json.dumps(without(catalog, language), ensure_ascii=False), encoding="utf-8")
        subprocess.run([tool, "import", here, folder / f"{language}.xliff", "--unfinished", "--map", f"{language}={language}"],
                       capture_output=True)
        back = expected(json.loads(here.read_text(encoding="utf-8")), language)
        stated = {name: (text, state or "translated", mark) for name, (text, state, mark) in wanted.items()}
        results.append((name, None if stated == back else f"comes back otherwise: {sorted(set(stated.items()) ^ set(back.items()))[:2]}"))
        here.write_text(json.dumps(catalog, ensure_ascii=False), encoding="utf-8")
    return results


def main() -> int:
    """Checks the whole corpus."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=executable)
    parser.add_argument("--all", action="store_true", help="every language of every catalog")
    options = parser.parse_args()
    try:
        catalogs = corpus_catalogs(shared_folder())
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        return 3
    failures, passed = [], 0
    for path in catalogs:
        try:
            catalog = json.loads(decoded(path.read_bytes()))
        except ValueError:
            continue
        if not isinstance(catalog, dict) or not isinstance(catalog.get("strings"), dict):
            continue
        with tempfile.TemporaryDirectory() as folder:
            results = check(options.tool, catalog, path.name, Path(folder), None if options.all else 4)
        passed += sum(reason is None for _, reason in results)
        failures += [f"{name}: {reason}" for name, reason in results if reason]
    for failure in failures:
        print("FAIL", failure[:400])
    print(f"check_exchange: {passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
