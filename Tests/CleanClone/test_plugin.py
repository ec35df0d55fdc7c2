#!/usr/bin/env python3
"""Builds Examples/ReadingList as a stranger would who has just cloned the repository, and runs what was built.

    Tests/CleanClone/test_plugin.py [native | swiftbuild]...

The files of the checkout are copied to a fresh folder, so that nothing built before can help. Prints `N passed, N failed`
and each failure; exit 1 on any. A tool of Xcode's that is called is a failure: there is none on the machine.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ["Package.swift", "Sources", "Plugins", "Tests", "Examples"]
# A build of the engine and the tool from nothing, on a machine that has other things to do.
SECONDS = 1500
XCODE_TOOLS = ["xcrun", "xcstringstool", "xcodebuild"]

EXPECTED = {
    "de_DE.UTF-8": ["Leseliste", "1 Buch", "2 Bücher", "5 Bücher"],
    "ru_RU.UTF-8": ["Список для чтения", "1 книга", "2 книги", "5 книг"],
    "tr_TR.UTF-8": ["Okuma listesi", "1 kitap", "2 kitap", "5 kitap"],
    "en_GB.UTF-8": ["Reading list", "1 book", "2 books", "5 books"],
    # No German of Austria, and no Japanese.
    "de_AT.UTF-8": ["Leseliste", "1 Buch", "2 Bücher", "5 Bücher"],
    "ja_JP.UTF-8": ["Reading list", "1 book", "2 books", "5 books"],
}


class Clone:
    """A copy of the checkout, and the example built in it."""

    def __init__(self, folder: Path, system: str):
        self.system = system
        self.calls = folder / "calls"
        self.tools = folder / "tools"
        self.package = folder / "clone" / "Examples" / "ReadingList"
        self.catalog = self.package / "Sources" / "reading-list" / "Localizable.xcstrings"
        for name in COPIED:
            source, target = ROOT / name, folder / "clone" / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns(".build*", ".swiftpm"), symlinks=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target)
        self.plant_tools()

    def plant_tools(self) -> None:
        """Programs with the names of Xcode's, which note that they were called."""
        self.tools.mkdir()
        for name in XCODE_TOOLS:
            tool = self.tools / name
            tool.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.calls}"\nexit 1\n')
            tool.chmod(0o755)

    @property
    def arguments(self) -> list[str]:
        return ["--package-path", str(self.package), "--build-system", self.system]

    def build(self) -> subprocess.CompletedProcess:
        path = f"{self.tools}:{os.environ['PATH']}" if sys.platform != "darwin" else os.environ["PATH"]
        environment = {**os.environ, "PATH": path}
        environment.pop("DRAGOMAN_STRICT", None)
        return subprocess.run(
            ["swift", "build", *self.arguments], env=environment, timeout=SECONDS, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)

    def extract(self, *words: str, allowed: bool = True) -> subprocess.CompletedProcess:
        """What `swift package extract-strings` answers, with standard error among it."""
        permission = ["--allow-writing-to-package-directory"] if allowed else []
        return subprocess.run(
            ["swift", "package", "--package-path", str(self.package), *permission, "extract-strings", *words],
            timeout=SECONDS, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)

    @property
    def products(self) -> Path:
        shown = subprocess.run(
            ["swift", "build", *self.arguments, "--show-bin-path"], capture_output=True, text=True, check=True)
        return Path(shown.stdout.strip().splitlines()[-1])

    def bundle(self) -> list[str]:
        """The files of the program's bundle, by their paths in it."""
        folders = [path for path in self.products.glob("ReadingList_reading-list.*") if path.is_dir()]
        return [str(file.relative_to(folder)) for folder in folders for file in folder.rglob("*") if file.is_file()]

    def lines(self, language: str) -> list[str]:
        environment = {"PATH": os.environ["PATH"], "LANG": language, "HOME": os.environ.get("HOME", "/")}
        run = subprocess.run(
            [self.products / "reading-list"], env=environment, capture_output=True, text=True, timeout=60)
        return run.stdout.splitlines() + ([f"ended with {run.returncode}"] if run.returncode else [])


def checks(clone: Clone):
    """Every check as a sentence and what is wrong, empty when nothing is."""
    build = clone.build()
    yield "B1: a package whose only resource is a catalog builds", build.stdout[-3000:] if build.returncode else ""
    if build.returncode:
        return
    yield "no file is left over", "\n".join(line for line in build.stdout.splitlines() if "unhandled" in line)
    yield "B2: no tool of Xcode's is called", clone.calls.read_text() if clone.calls.exists() else ""
    for language, texts in EXPECTED.items():
        found = clone.lines(language)
        expected = texts + texts + ["%lld books", "en de ru tr"]
        yield f"B1: {language} is answered, plurals too, by Dragoman and by String(localized:)", differences(expected, found)
    files = clone.bundle()
    yield "the bundle has one compiled file for the catalog", "" if "Localizable.dragoman" in files else f"{files}"
    yield "B3: no rule file is there for Foundation to meet", "\n".join(f for f in files if f.endswith(".stringsdict"))
    yield from later_checks(clone)


def later_checks(clone: Clone):
    """What a second build has to notice."""
    whole = clone.catalog.read_text()
    clone.catalog.write_text(without("tr", whole))
    build = clone.build()
    yield "a language can be dropped", build.stdout[-3000:] if build.returncode else ""
    found = clone.lines("tr_TR.UTF-8")
    texts = EXPECTED["en_GB.UTF-8"]
    yield "a dropped language leaves nothing behind", differences(texts + texts + ["%lld books", "en de ru"], found)

    broken = whole.replace("%lld Bücher", "%#@books@")
    clone.catalog.write_text(broken)
    before = broken[: broken.index("%#@books@")]
    place = f"{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
    wanted = f"Localizable.xcstrings:{place}: error: undefined substitution 'books' (de: %lld books)"
    build = clone.build()
    yield "an error in a catalog stops the build", "" if build.returncode else "it was built"
    yield "and is told with file, line and column", "" if wanted in build.stdout else f"not said: {wanted}\n{build.stdout[-2000:]}"
    clone.catalog.write_text(whole)
    yield from placement_checks(clone, whole)
    # The command does the same under every build system.
    if clone.system == "native":
        yield from extraction_checks(clone)


def placement_checks(clone: Clone, catalog: str):
    """Where a second catalog may not lie: the build is stopped before anything is compiled."""
    for folder, wanted in [
        # Swift Build says so by itself, before the plugin is asked.
        ("More", ["the table Localizable is also that of", "multiple resources named 'Localizable.xcstrings'"]),
        ("de.lproj", ["a catalog does not belong into de.lproj, since it holds every language"]),
    ]:
        misplaced = clone.catalog.parent / folder / "Localizable.xcstrings"
        misplaced.parent.mkdir()
        misplaced.write_text(catalog)
        build = clone.build()
        yield f"C5: a second catalog in {folder} stops the build", (
            "" if build.returncode and any(words in build.stdout for words in wanted)
            else f"not said: {wanted[0]}\n{build.stdout[-2000:]}")
        shutil.rmtree(misplaced.parent)


def extraction_checks(clone: Clone):
    """What the command that keeps a package's catalogs true to its source has to do."""
    whole = json.loads(clone.catalog.read_text())
    run = clone.extract("--check")
    yield "E: the catalog has what the source asks for", run.stdout[-2000:] if run.returncode else ""
    source = clone.catalog.with_name("main.swift")
    source.write_text(source.read_text() + 'print(String(localized: "Borrowed", bundle: .module, comment: "A shelf"))\n')
    line = source.read_text().count("\n")
    wanted = f'main.swift:{line}:25: error: the key "Borrowed" is missing in'
    run = clone.extract("--check")
    yield "E4: a missing key is told with its place", "" if run.returncode and wanted in run.stdout else run.stdout[-2000:]
    run = clone.extract(allowed=False)
    yield "nothing is written without permission", "" if run.returncode else run.stdout[-2000:]
    run = clone.extract()
    yield "E: new keys are written", run.stdout[-2000:] if run.returncode else ""
    expected = {**whole, "strings": {**whole["strings"], "Borrowed": {"comment": "A shelf"}}}
    found = json.loads(clone.catalog.read_text())
    yield "M9: and translations survive", "" if found == expected else json.dumps(found)[:2000]


def without(language: str, catalog: str) -> str:
    root = json.loads(catalog)
    for entry in root["strings"].values():
        entry["localizations"].pop(language)
    return json.dumps(root, ensure_ascii=False, indent=2)


def differences(expected: list[str], found: list[str]) -> str:
    return "" if expected == found else f"expected {expected}\nfound    {found}"


def main(systems: list[str]) -> int:
    passed, failed = 0, 0
    for system in systems or ["native", "swiftbuild"]:
        with tempfile.TemporaryDirectory(prefix="dragoman-clone-") as folder:
            for sentence, problem in checks(Clone(Path(folder), system)):
                if problem:
                    failed += 1
                    print(f"FAIL {system}: {sentence}\n{problem}")
                else:
                    passed += 1
    print(f"plugin: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
