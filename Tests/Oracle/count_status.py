#!/usr/bin/env python3
"""Counts what `dragoman status --json` reports, from the JSON of catalogs and from what users are told of the numbers.

    Tests/Oracle/count_status.py PATH/TO/dragoman

The rules, as Documentation/Catalogs.md, `dragoman help status` and the format notes tell them:

- A text is one leaf of a language: a plain text, each plural form, each device, each form of a substitution, a set of
  phrases. It is translated in state `translated` alone; in the source language in state `new` too.
- A key without any text in a language counts as one text that is missing; in the source language as a translated one.
- A key is translated when every text of it is. Keys with `shouldTranslate` false are left out of the languages' numbers.
- The percentage is rounded down.

What users are not told is taken as the tool answers, so that a change is seen, not as a judgement: the percentage is
that of keys, and 100 of none; stale keys are those of the whole file; a language has a row under exactly its spelling
where any key has it, be it a key not to be translated; null is no text and no language, and as a state it is an empty
one; of members written twice the last counts; an empty text is a text.

Each number is one comparison, and so is the list of unfinished texts of a language. Left out are `refused`, which needs
a grammar of templates, and files without a source language. Of the files recorded for Apple's compiler, many of which
are broken on purpose, those that `status` refuses are left out too; of the others a refusal is a failure.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Iterator, Optional

from catalog import decoded
from cldr import SharedFolderMissing, shared_folder
from tool import executable

MISSING = "missing"
Row = tuple[dict[str, int], Counter]


def objects(node: dict, name: str) -> dict[str, dict]:
    """The members of a member that are objects themselves: anything else in their place holds no text."""
    members = node.get(name)
    return {key: one for key, one in members.items() if isinstance(one, dict)} if isinstance(members, dict) else {}


def leaves(node: dict, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """The way to every text of a localization, as `dragoman set --path` takes it, and its state."""
    for shape in ("stringUnit", "stringSet"):
        if isinstance(node.get(shape), dict):
            yield ".".join(path), node[shape].get("state") or ""
    for axis in objects(node, "variations"):
        for name, case in objects(node["variations"], axis).items():
            yield from leaves(case, (*path, axis, name))
    for name, substitution in objects(node, "substitutions").items():
        yield from leaves(substitution, (*path, "substitutions", name))


def row(entries: dict[str, dict], language: str, is_source: bool) -> Row:
    """The numbers of one language over the keys to be translated, and its unfinished texts."""
    done = {"translated", "new"} if is_source else {"translated"}
    numbers, unfinished = Counter(keys=len(entries)), Counter()
    for key, entry in entries.items():
        texts = list(leaves(objects(entry, "localizations").get(language, {})))
        if not texts:
            texts = [("", "translated" if is_source else MISSING)]
        waiting = [(key, path, state) for path, state in texts if state not in done]
        states = Counter(state for _, _, state in waiting)
        unfinished.update(waiting)
        numbers["translatedKeys"] += not waiting
        numbers["missingKeys"] += states[MISSING]
        numbers["texts"] += len(texts)
        numbers["translatedTexts"] += len(texts) - len(waiting)
        numbers["textsToReview"] += states["needs_review"]
        numbers["newTexts"] += states["new"]
    numbers["percent"] = numbers["translatedKeys"] * 100 // len(entries) if entries else 100  # not told
    return numbers, unfinished


def counted(root: dict) -> tuple[dict[str, int], dict[str, Row]]:
    """The numbers of a catalog, and those of each of its languages."""
    entries = {key: entry if isinstance(entry, dict) else {} for key, entry in root["strings"].items()}
    wanted = {key: entry for key, entry in entries.items() if entry.get("shouldTranslate") is not False}
    numbers = {
        "keys": len(entries),
        "translatableKeys": len(wanted),
        "untranslatableKeys": len(entries) - len(wanted),
        "staleKeys": sum(entry.get("extractionState") == "stale" for entry in entries.values()),  # not told
    }
    source = root["sourceLanguage"]
    languages = {language for entry in entries.values() for language in objects(entry, "localizations")}  # not told
    return numbers, {language: row(wanted, language, language == source) for language in languages | {source}}


def differences(root: dict, answer: dict) -> Iterator[Optional[str]]:
    """One item for every number compared: what differs, or nothing."""
    expected, rows = counted(root)
    for name, number in expected.items():
        yield None if answer[name] == number else f"{name}: expected {number}, found {answer[name]}"
    shown_rows = {shown["language"]: shown for shown in answer["languages"]}
    yield None if len(shown_rows) == len(answer["languages"]) else "a language has two rows"
    for language in sorted(rows.keys() | shown_rows.keys()):
        if language not in rows or language not in shown_rows:
            yield f"{language}: {'expected no row' if language in shown_rows else 'expected a row'}"
            continue
        (numbers, unfinished), shown = rows[language], shown_rows[language]
        for name, number in numbers.items():
            yield None if shown[name] == number else f"{language}: {name}: expected {number}, found {shown[name]}"
        listed = Counter((text["key"], text["path"], text["state"]) for text in shown["unfinished"])
        lost, surplus = list(unfinished - listed), list(listed - unfinished)
        yield f"{language}: unfinished: expected too {lost[:2]}, found too {surplus[:2]}" if lost or surplus else None


def compared(tool: Path, path: Path, may_be_refused: bool) -> Iterator[Optional[str]]:
    """The comparisons of one file."""
    run = subprocess.run([tool, "status", "--json", path], capture_output=True, text=True, encoding="utf-8")
    if run.returncode == 2 and may_be_refused:
        return
    if run.returncode != 0:
        yield f"expected numbers, found exit {run.returncode}: {run.stderr.strip()[:200]}"
        return
    root = json.loads(decoded(path.read_bytes()))
    if isinstance(root.get("sourceLanguage"), str):
        yield from differences(root, json.loads(run.stdout)["catalogs"][0])


def main() -> int:
    """Compares every catalog of the corpus."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=executable, help="the built dragoman executable")
    options = parser.parse_args()
    try:
        corpus = shared_folder() / "corpus"
    except SharedFolderMissing as missing:
        print(missing, file=sys.stderr)
        print("status: 0 passed, 0 failed, 1 skipped")
        return 0
    passed, failures = 0, []
    for path in sorted(corpus.rglob("*.xcstrings")):
        name = path.relative_to(corpus)
        for difference in compared(options.tool, path, name.parts[0] == "apple-oracle"):
            passed += difference is None
            failures += [] if difference is None else [f"{name}: {difference}"]
    for failure in failures[:20]:
        print("FAIL", failure)
    print(f"status: {passed} passed, {len(failures)} failed")
    return 1 if failures or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
