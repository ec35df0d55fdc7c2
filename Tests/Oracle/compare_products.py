#!/usr/bin/env python3
"""Compares the two forms of one catalog: raw, and as Apple's compiler left it in .lproj folders.

The recorded output of Apple's compiler is written out as a bundle of property lists; `dragoman resolve BUNDLE` must
answer what the reader reads out of the raw catalog, wherever the language's own text answers. (What comes from the
source language or the key is not compared: a bundle does not say which of its languages is the source.)

    Tests/Oracle/compare_products.py PATH/TO/dragoman
"""

from __future__ import annotations

import argparse
import json
import plistlib
import re
import sys
import tempfile
from pathlib import Path
from typing import Iterator

from catalog import Catalog
from cldr import LanguageData, SharedFolderMissing, shared_folder
from compare import Comparison, ask
from read_catalog import cases, corpus_catalogs
from tool import executable


def recorded_products(catalog: Path) -> dict[str, dict]:
    """`de.lproj/X.strings` → table, as Apple's compiler wrote it; empty where nothing is recorded."""
    recorded = catalog.with_name(catalog.stem + ".compiled.json")
    products = json.loads(recorded.read_text(encoding="utf-8")) if recorded.is_file() else {}
    return products if all(".lproj/" in name for name in products) else {}


def languages_of(products: dict[str, dict]) -> set[str]:
    """The languages of the .lproj folders, as they are spelled."""
    return {name.split(".lproj/")[0] for name in products}


def write_bundle(products: dict[str, dict], bundle: Path) -> None:
    """The products as files; every second one binary, as in built apps."""
    for at, (name, table) in enumerate(sorted(products.items())):
        path = bundle / name
        path.parent.mkdir(parents=True, exist_ok=True)
        form = plistlib.FMT_BINARY if at % 2 else plistlib.FMT_XML
        path.write_bytes(plistlib.dumps(table, fmt=form))


def own_cases(catalog: Catalog, languages: set[str]) -> Iterator[dict]:
    """The cases that the language's own text answers, in the languages that have a folder of that spelling."""
    for case in cases(catalog):
        if case["language"] in languages and case["reason"] == f"own text in {case['language']}":
            yield case


def comparable(catalog: Catalog, products: dict[str, dict]) -> bool:
    """Whether one folder stands for one spelling: not where two spellings meet, or differ only by `_` and `-`."""
    languages = languages_of(products)
    folded = {re.sub("_", "-", language).lower() for language in languages}
    spelled = {language for entry in catalog.entries.values() for language in entry.get("localizations") or {}}
    return bool(languages) and len(folded) == len(languages) and len(languages) >= len(spelled)


def main() -> int:
    """Compares every catalog of which the compiler's output is recorded."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=executable, help="the built dragoman executable")
    options = parser.parse_args()
    try:
        shared = shared_folder()
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        return 3
    data, comparison, compared = LanguageData(shared), Comparison([]), 0
    for path in corpus_catalogs(shared):
        products, catalog = recorded_products(path), Catalog(path, data)
        wanted = list(own_cases(catalog, languages_of(products))) if comparable(catalog, products) else []
        if not wanted:
            continue
        with tempfile.TemporaryDirectory() as folder:
            bundle = Path(folder) / "Products.bundle"
            write_bundle(products, bundle)
            for case, answer in zip(wanted, ask(options.tool, bundle, wanted)):
                comparison.add(case, answer)
        compared += 1
    print(f"{compared} catalogs")
    return comparison.report(show_open=False)


if __name__ == "__main__":
    sys.exit(main())
