#!/usr/bin/env python3
"""Compares what `dragoman resolve` answers with what the independent reader reads, over every catalog of the corpus.

    Tests/Oracle/compare.py PATH/TO/dragoman [--open] [FILE.xcstrings…]

Prints `N passed, N failed` and the first differences; exit 1 on any difference, 3 where the shared folder is absent.
Cases that the rules leave open never fail: the tool's answer is only counted as agreeing with the reader's suggestion
or not, by reason; `--open` prints those that do not agree. Deliberate differences stand in known.tsv.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Optional

from catalog import Catalog
from cldr import LanguageData, SharedFolderMissing, shared_folder
from read_catalog import cases, corpus_catalogs
from tool import executable

SHOWN = 40


class Comparison:
    """Counts of one run, and its differences."""

    def __init__(self, known: list[list[str]]):
        self.known, self.used = known, set()
        self.passed = self.deliberate = 0
        self.differences: list[str] = []
        self.agreeing, self.doubtful = Counter(), Counter()
        self.open_differences: list[str] = []

    def add(self, case: dict, answer: dict) -> None:
        """One case and the tool's answer to it."""
        same = answer.get("text") == case["expected"]
        if "open" in case:
            self._add_open(case, answer, same)
        elif same:
            self.passed += 1
        elif self._is_known(case):
            self.deliberate += 1
        else:
            self.differences.append(difference(case, answer))

    def _add_open(self, case: dict, answer: dict, same: bool) -> None:
        reason = " + ".join(case["open"])
        (self.agreeing if same else self.doubtful)[reason] += 1
        if not same:
            self.open_differences.append(difference(case, answer))

    def _is_known(self, case: dict) -> bool:
        here = (Path(case["file"]).name, case["key"], case["language"])
        matching = [
            tuple(row) for row in self.known if all(cell in ("*", value) for cell, value in zip(row, here))
        ]
        self.used.update(matching)
        return bool(matching)

    def report(self, show_open: bool) -> int:
        """Prints what was found; the exit code."""
        for text in self.differences[:SHOWN]:
            print(f"FAIL {text}")
        for text in self.open_differences if show_open else []:
            print(f"open {text}")
        reasons = sorted(self.agreeing.keys() | self.doubtful.keys())
        for reason in reasons:
            print(f"open: {self.agreeing[reason]} agree, {self.doubtful[reason]} do not: {reason}")
        for row in self.known:
            if tuple(row) not in self.used:
                print(f"known.tsv: nothing differs any more at {' · '.join(row)}")
        if self.deliberate:
            print(f"{self.deliberate} deliberate differences (known.tsv)")
        print(f"{self.passed} passed, {len(self.differences)} failed")
        return 1 if self.differences or not self.passed else 0


def difference(case: dict, answer: dict) -> str:
    """A difference as a reader wants to see it."""
    where = f"{Path(case['file']).name} · {case['language']} · {case['key']!r}"
    given = f"device {case['device']}, arguments {json.dumps(case['arguments'], ensure_ascii=False)}"
    found = repr(answer["text"]) if "text" in answer else json.dumps(answer, ensure_ascii=False)
    doubts = f"\n  open:     {'; '.join(case['open'])}" if "open" in case else ""
    return f"{where} · {given}\n  expected: {case['expected']!r}  ({case['reason']})\n  answered: {found}{doubts}"


def ask(tool: Path, catalog: Path, wanted: list[dict]) -> list[dict]:
    """The tool's answers to all cases of one catalog; where it fails as a whole, its words stand for each answer."""
    lines = [
        json.dumps({name: case[name] for name in ("language", "key", "arguments", "device")}) for case in wanted
    ]
    run = subprocess.run(
        [str(tool), "resolve", str(catalog), "--batch"],
        input="".join(line + "\n" for line in lines).encode("utf-8"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        check=False,
    )
    answers = [parsed(line) for line in run.stdout.decode("utf-8", "replace").split("\n") if line]
    if len(answers) == len(wanted):
        return answers
    words = run.stderr.decode("utf-8", "replace").strip()[:300]
    failure = {"failed": f"exit {run.returncode}, {len(answers)} answers to {len(wanted)} questions: {words}"}
    return answers[: len(wanted)] + [failure] * (len(wanted) - len(answers))


def parsed(line: str) -> dict:
    """One answered line; a line that is no JSON object is kept as a failure."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    return answer if isinstance(answer, dict) else {"failed": f"not a JSON object: {line[:200]}"}


def known_differences() -> list[list[str]]:
    """file, key, language of each row of known.tsv; every row must give its reason."""
    rows = []
    for line in Path(__file__).with_name("known.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != 4 or not cells[3].strip():
                raise SystemExit(f"known.tsv: a row without four cells and a reason: {line}")
            rows.append(cells[:3])
    return rows


def main(arguments: Optional[list[str]] = None) -> int:
    """Compares the corpus, or only the files named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=executable, help="the built dragoman executable")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--open", action="store_true", help="print the open cases that do not agree")
    options = parser.parse_args(arguments)
    try:
        shared = shared_folder()
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        return 3
    data, comparison = LanguageData(shared), Comparison(known_differences())
    catalogs = options.files or corpus_catalogs(shared)
    for path in catalogs:
        wanted = list(cases(Catalog(path, data)))
        for case, answer in zip(wanted, ask(options.tool, path, wanted)):
            comparison.add(case, answer)
    print(f"{len(catalogs)} catalogs")
    return comparison.report(options.open)


if __name__ == "__main__":
    sys.exit(main())
