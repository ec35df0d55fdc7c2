#!/usr/bin/env python3
"""Checks the reader itself against what others recorded, before it judges anybody.

* every sample of CLDR's plural rules and of its number formats,
* what Apple's compiler wrote for each catalog of the recorded corpus: which keys of which language are compiled,
  with which texts, forms and devices,
* some texts worked out by hand.

    Tests/Oracle/check_reader.py
"""

from __future__ import annotations

import json
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Iterator

from catalog import Catalog, Reader, localizations_of
from cldr import LanguageData, Operands, SharedFolderMissing, category_of, read_plural_rules, shared_folder
from read_catalog import corpus_catalogs


BY_HAND = (
    ("Panels__CommandBar", "cs", None, "%lld commands found", [2], "Nalezeny 2 příkazy"),
    ("Panels__CommandBar", "cs", None, "%lld commands found", [5], "Nalezeno 5 příkazů"),
    ("Panels__CommandBar", "de", None, "%lld commands found", [0], "Keinen Befehl gefunden"),
    ("Panels__CommandBar", "pl", None, "%lld commands found", [21], "Znaleziono 21 poleceń"),
    ("Panels__CommandBar", "es", None, "%lld commands found", [1234], "1234 comandos encontrados"),
    ("Panels__CommandBar", "fr", None, "%lld commands found", [1234567], "1\u202f234\u202f567 commandes trouvées"),
    ("Panels__CommandBar", "en", None, "%lld commands found", [2.5], "%lld commands found"),
    ("Panels__CommandBar", "de", None, "%lld commands found", [], "%lld commands found"),
    ("examples__Test7", "fr", "ipod", "%lld Product(s) Ordered", [5], "5 Products ordered (iPhone)"),
    ("examples__Test7", "fr", "ipod", "%lld Product(s) Ordered", [1], "1 produit commandé"),
    ("examples__Test7", "fr", "ipad", "%lld Product(s) Ordered", [5], "5 produits commandés"),
    ("examples__Test7", "en", None, "%lld Product(s) Ordered", [5], "5 Product(s) Ordered"),
    ("examples__Test8", "en", "mac", "users_bought_devices", [1, 2.5, 2],
     "An Mac user spent 2.500000 dollars to buy 2  Macs"),
    ("examples__Test8", "zh-Hans", "ipod", "users_bought_devices", [0, 0.0, 0], "没有人花免费买了0 iPhones"),
    ("examples__Test8", "en", None, "users_bought_devices", [1, 2.5, 2],
     "Someone spent some money to buy some devices"),
)  # fmt: skip


class Tally:
    """Counts passes and keeps the failures."""

    def __init__(self):
        self.passed, self.failures = 0, []

    def check(self, holds: bool, description: str) -> None:
        """Notes one check."""
        if holds:
            self.passed += 1
        else:
            self.failures.append(description)

    def report(self) -> int:
        """Prints the failures and the counts; the exit code."""
        for failure in self.failures[:40]:
            print(f"FAIL {failure}")
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return 1 if self.failures else 0


def rows(table: Path) -> Iterator[list[str]]:
    """The rows of a tab-separated table without its comments."""
    for line in table.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def check_plurals(shared: Path, tally: Tally) -> None:
    """CLDR's own samples."""
    folder = shared / "data" / "cldr-48.2" / "supplemental"
    rules = {
        name: read_plural_rules(ElementTree.parse(folder / f"{name}.xml")) for name in ("plurals", "ordinals")
    }
    for kind, locale, category, _, sample in rows(shared / "data" / "suites" / "plural-samples-cldr48.tsv"):
        found = category_of(rules[kind][locale.replace("_", "-")], Operands.of_text(sample))
        tally.check(found == category, f"{kind} {locale} {sample}: {category}, not {found}")


def check_numbers(shared: Path, data: LanguageData, tally: Tally) -> None:
    """CLDR's own samples."""
    for row in rows(shared / "data" / "suites" / "numbers-cldr48.tsv"):
        for number, sample in (("-1234567.5", row[10]), ("1234", row[11])):
            written = data.symbols(row[0]).write(number)
            tally.check(written == sample, f"{row[0]} {number}: {sample!r}, not {written!r}")


def check_compiled(path: Path, data: LanguageData, tally: Tally) -> bool:
    """Our idea of what is compiled against what Apple's compiler wrote; False where nothing is recorded."""
    recorded = path.with_name(path.stem + ".compiled.json")
    if not recorded.is_file():
        return False
    products = json.loads(recorded.read_text(encoding="utf-8"))
    if not all(".lproj/" in name for name in products):
        return False
    catalog = Catalog(path, data)
    ours: dict[tuple[str, str], object] = {}
    spelled = set()
    for key, entry in catalog.entries.items():
        for language, localization in localizations_of(entry).items():
            if localization and catalog.is_compiled(key, language, localization):
                spelled.add(language)
                ours[product_language(language, products, data), key] = shape(localization)
    theirs: dict[tuple[str, str], object] = {}
    for name, table in products.items():
        for key, value in table.items():
            at = (name.split(".lproj/")[0], key)
            theirs[at] = merged(theirs.get(at), compiled_shape(value))
    if len({language for language, _ in theirs}) < len(spelled):
        return False  # two spellings of one language go to one .lproj, and which one stays there is chance
    for at in sorted(ours.keys() | theirs.keys()):
        same = ours.get(at) == theirs.get(at)
        tally.check(same, f"{path.name} {at}: compiled {theirs.get(at)!r}, ours {ours.get(at)!r}")
    return True


def check_by_hand(shared: Path, data: LanguageData, tally: Tally) -> None:
    """The texts worked out by hand."""
    for name, language, device, key, arguments, text in BY_HAND:
        path = next((shared / "corpus" / "xcstrings").rglob(f"*{name}.xcstrings"))
        found = Reader(Catalog(path, data)).answer(key, language, device, arguments).text
        tally.check(found == text, f"{name} {language} {device} {key!r} {arguments}: {text!r}, not {found!r}")


def product_language(language: str, products: dict, data: LanguageData) -> str:
    """The name of the .lproj that a language of the catalog goes to."""
    names = {name.split(".lproj/")[0] for name in products}
    if language in names:
        return language
    return next((name for name in sorted(names) if data.equivalent(name, language)), language)


def shape(localization: dict) -> object:
    """Texts, forms and devices of a localization, without states and names of substitutions."""
    substitutions = localization.get("substitutions") or {}
    variations = localization.get("variations")
    if variations is None:
        forms = [plural_shape(one["variations"]["plural"]) for one in substitutions.values()]
        text = localization["stringUnit"]["value"]
        used = [form for form, name in zip(forms, substitutions) if f"#@{name}@" in text]
        return frozenset(used) if used else text
    if "plural" in variations:
        return frozenset([plural_shape(variations["plural"])])
    cases = variations["device"]
    return {device: shape({**case, "substitutions": substitutions}) for device, case in cases.items()}


def plural_shape(cases: dict) -> frozenset:
    """category → text, with what the compiler rewrites left out of the comparison."""
    return frozenset(
        (category, case["stringUnit"]["value"])
        for category, case in cases.items()
        if "%arg" not in case["stringUnit"]["value"]
    )


def compiled_shape(value: object) -> object:
    """The same of a compiled property list."""
    if isinstance(value, str):
        return value
    if "NSStringDeviceSpecificRuleType" in value:
        return {device: compiled_shape(case) for device, case in value["NSStringDeviceSpecificRuleType"].items()}
    rules = [rule for rule in value.values() if isinstance(rule, dict)]
    return frozenset(
        frozenset((name, text) for name, text in rule.items() if not name.startswith("NSString")) for rule in rules
    )


def merged(one: object, other: object) -> object:
    """A device rule with its fallback from the plain table."""
    if one is None:
        return other
    devices, plain = (one, other) if isinstance(one, dict) else (other, one)
    return {**devices, "other": plain}


def main() -> int:
    """Runs every check."""
    try:
        shared = shared_folder()
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        return 3
    data, tally = LanguageData(shared), Tally()
    check_plurals(shared, tally)
    check_numbers(shared, data, tally)
    compared = [path for path in corpus_catalogs(shared) if check_compiled(path, data, tally)]
    check_by_hand(shared, data, tally)
    print(f"{len(compared)} catalogs compared with Apple's compiled output")
    return tally.report()


if __name__ == "__main__":
    sys.exit(main())
