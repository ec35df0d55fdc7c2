#!/usr/bin/env python3
"""Runs what users copy, call and read of, with a `dragoman` that is built already: check-strings in a git repository,
and Scripts/install into a temporary prefix.

    Tests/Recipes/test_recipes.py PATH/TO/dragoman

Prints `N passed, N failed` and each failure; exit 1 on any.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable, Iterator

ROOT = Path(__file__).resolve().parents[2]
CHECK = ROOT / "Examples" / "ContinuousIntegration" / "check-strings"
INSTALL = ROOT / "Scripts" / "install"
CHECKS: list[tuple[str, Callable]] = []

SOURCE = """import SwiftUI

struct Harbour: View {
  let minutes: Int
  var body: some View {
    Text("High tide")
    Text("\\(minutes) minutes to high tide")
  }
}
"""


def check(sentence: str) -> Callable:
    """Registers a check under the sentence that it proves."""

    def register(function: Callable) -> Callable:
        CHECKS.append((sentence, function))
        return function

    return register


def run(words: list, folder: Path, tool: Path | None, **environment: str) -> tuple[int, str]:
    """Runs a command with the tool on its path; its exit code and everything it said."""
    path = f"{tool.parent}:{os.environ['PATH']}" if tool else "/usr/bin:/bin"
    kept = {name: value for name, value in os.environ.items() if name not in ("GITHUB_ACTIONS", "BASE", "BRIDGES")}
    ran = subprocess.run(
        [str(word) for word in words], cwd=folder, env={**kept, "PATH": path, **environment}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, timeout=120)
    return ran.returncode, ran.stdout


class Repository:
    """A package with a target, its catalog translated into French, and a branch for a change."""

    def __init__(self, folder: Path, tool: Path):
        self.folder, self.tool = folder, tool
        self.target = folder / "Sources" / "App"
        self.catalog = self.target / "Localizable.xcstrings"
        self.target.mkdir(parents=True)
        self.source = self.target / "Harbour.swift"
        self.source.write_text(SOURCE, encoding="utf-8")
        self.dragoman("extract", "--complete", "--into", self.catalog, self.target)
        self.dragoman("set", self.catalog, "High tide", "--text", "fr=Pleine mer")
        for form, text in (("one", "%lld minute"), ("many", "%lld de minutes"), ("other", "%lld minutes")):
            self.dragoman("set", self.catalog, "%lld minutes to high tide", "--path", f"plural.{form}", "--text",
                          f"fr={text} avant la pleine mer")
        self.git("init", "-q", "-b", "main", ".")
        self.commit("Begin")
        self.git("checkout", "-q", "-b", "change")

    def dragoman(self, *words) -> None:
        status, said = run([self.tool, *words], self.folder, self.tool)
        assert status == 0, said

    def git(self, *words: str) -> None:
        status, said = run(["git", "-c", "user.name=T", "-c", "user.email=t@example.org", *words], self.folder, None)
        assert status == 0, said

    def commit(self, message: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def checked(self, **environment: str) -> tuple[int, str]:
        self.commit("Change")
        return run([CHECK], self.folder, self.tool, **{"BASE": "main", **environment})


def ends(answer: tuple[int, str], status: int, *words: str) -> None:
    """The exit code and what must have been said."""
    assert answer[0] == status, f"exit {answer[0]} instead of {status}:\n{answer[1]}"
    for word in words:
        assert word in answer[1], f"“{word}” was not said:\n{answer[1]}"


@check("a change that keeps everything true passes")
def clean(repository: Repository, folder: Path, tool: Path) -> None:
    repository.dragoman("set", repository.catalog, "High tide", "--text", "fr=Marée haute")
    ends(repository.checked(), 0, "The strings are as they should be.", "Sources/App: the keys are those of the code")


@check("a folder that is a target itself is compared with its code")
def flat(repository: Repository, folder: Path, tool: Path) -> None:
    words = [CHECK, "Sources/App"]
    ends(run(words, repository.folder, tool, BASE=""), 0, "Sources/App: the keys are those of the code")
    repository.source.write_text(SOURCE.replace("High tide", "Low tide"), encoding="utf-8")
    ends(run(words, repository.folder, tool, BASE=""), 1, "Low tide")


@check("a catalog that is laid out otherwise fails")
def layout(repository: Repository, folder: Path, tool: Path) -> None:
    text = repository.catalog.read_text(encoding="utf-8")
    repository.catalog.write_text(text.replace('"fr" : {', '"fr": {'), encoding="utf-8")
    ends(repository.checked(), 1, "Localizable.xcstrings")


@check("a translation that readers would not get fails, with its place and a mend")
def refused(repository: Repository, folder: Path, tool: Path) -> None:
    text = repository.catalog.read_text(encoding="utf-8")
    repository.catalog.write_text(text.replace("%lld minutes avant", "%@ minutes avant"), encoding="utf-8")
    ends(repository.checked(), 1, "Localizable.xcstrings:", "PlaceholdersAgree")
    ends(run([CHECK], repository.folder, tool, BASE="main", GITHUB_ACTIONS="true"), 1, "::error file=")


@check("a text that lost its translation fails against the branch, and only against it")
def ratchet(repository: Repository, folder: Path, tool: Path) -> None:
    repository.source.write_text(SOURCE.replace('Text("High tide")', 'Text("High tide")\n    Text("Low tide")'),
                                 encoding="utf-8")
    repository.dragoman("extract", "--complete", "--into", repository.catalog, repository.target)
    ends(repository.checked(), 1, "fr is not translated", "Low tide")
    ends(run([CHECK], repository.folder, tool, BASE=""), 0, "as they should be")


@check("a key that only the code has fails with file and line")
def drift(repository: Repository, folder: Path, tool: Path) -> None:
    repository.source.write_text(SOURCE.replace('"High tide"', '"Spring tide"'), encoding="utf-8")
    ends(repository.checked(), 1, "Harbour.swift:6:", "Spring tide", 'no code has the key "High tide"')


@check("a bridge of one's own is declared in BRIDGES")
def bridge(repository: Repository, folder: Path, tool: Path) -> None:
    repository.source.write_text(SOURCE + '\nlet title = L10n.text("Storm")\n', encoding="utf-8")
    ends(repository.checked(), 0)
    repository.source.write_text(SOURCE + '\nlet title = L10n.text("Storm")\n\n', encoding="utf-8")
    ends(repository.checked(BRIDGES="L10n.text(_:)"), 1, "Storm")


@check("what cannot be looked at ends with 2 and says what to do")
def impossible(repository: Repository, folder: Path, tool: Path) -> None:
    ends(run([CHECK], repository.folder, tool, BASE="origin/main"), 2, "git does not know origin/main", "fetch-depth")
    ends(run([CHECK, "Quellen"], repository.folder, tool, BASE="main"), 2, "there is no folder Quellen")
    ends(run([CHECK], repository.folder, None, BASE="main"), 2, "dragoman is not on PATH")


@check("the command is installed, replaced and taken away, and nothing else is touched")
def install(repository: Repository, folder: Path, tool: Path) -> None:
    prefix = folder / "a prefix"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "other").write_text("mine", encoding="utf-8")
    words = [INSTALL, "--prefix", prefix, "--built", tool]
    ends(run(words, folder, None), 0, "dragoman 0.", "on your PATH")
    ends(run([prefix / "bin" / "dragoman", "tag", "canonicalize", "zh_hans"], folder, None), 0, "zh-Hans")
    ends(run(words, folder, None), 0, "is ready")
    left = sorted(str(file.relative_to(prefix)) for file in prefix.rglob("*") if file.is_file())
    assert left == ["bin/dragoman", "bin/other"] + [
        f"share/dragoman/{name}" for name in ("Catalogs.md", "LICENSE", "NOTICE", "Rules.md", "installed")], left
    ends(run([INSTALL, "--prefix", prefix, "--uninstall"], folder, None), 0, "taken out")
    assert [file.name for file in prefix.rglob("*")] == ["bin", "other"], list(prefix.rglob("*"))
    ends(run([INSTALL, "--prefix", prefix, "--uninstall"], folder, None), 2, "Nothing was installed")


@check("what cannot be installed is refused before anything is written")
def not_installed(repository: Repository, folder: Path, tool: Path) -> None:
    prefix = folder / "prefix"
    ends(run([INSTALL, "--prefix", prefix, "--built", folder / "absent"], folder, None), 2, "does not run here")
    ends(run([INSTALL, "--prefix"], folder, None), 2, "needs a value")
    ends(run([INSTALL, "--everywhere"], folder, None), 2, "not '--everywhere'")
    assert not any(file.is_file() for file in prefix.rglob("*"))
    (folder / "file").write_text("", encoding="utf-8")
    ends(run([INSTALL, "--prefix", folder / "file" / "x", "--built", tool], folder, None), 2, "cannot be made")


@check("a place that cannot be written to is said, and nothing is called ready")
def not_writable(repository: Repository, folder: Path, tool: Path) -> None:
    taken = folder / "taken"
    (taken / "bin" / "dragoman").mkdir(parents=True)
    status, said = run([INSTALL, "--prefix", taken, "--built", tool], folder, None)
    assert status == 2 and "is a folder" in said and "ready" not in said, f"{status}: {said}"
    assert not any((taken / "bin" / "dragoman").iterdir())
    closed = folder / "closed"
    closed.mkdir()
    if os.geteuid() != 0:
        (closed / "bin").mkdir(mode=0o555)
    elif Path("/proc/self").is_dir():
        # Not even root makes a file there.
        (closed / "bin").symlink_to("/proc/self")
    else:
        return
    status, said = run([INSTALL, "--prefix", closed, "--built", tool], folder, None)
    assert status == 2 and "cannot be written" in said and "ready" not in said, f"{status}: {said}"
    assert [file.name for file in closed.iterdir()] == ["bin"], list(closed.iterdir())


@check("every command that the documentation shows exists, with the options that it shows")
def documented(repository: Repository, folder: Path, tool: Path) -> None:
    helps: dict[str, str] = {}
    wrong = []
    for page in pages():
        for command, words in commands(page.read_text(encoding="utf-8")):
            if command not in helps:
                status, said = run([tool, command, "--help"], folder, None)
                helps[command] = said if status == 0 else ""
            options = [word.split("=")[0] for word in words if re.fullmatch(r"--?[a-z][a-z-]*(=.*)?", word)]
            unknown = [option for option in options if not re.search(rf"(?<![\w-]){option}(?![\w-])", helps[command])]
            if not helps[command] or unknown:
                wrong.append(f"{page.relative_to(ROOT)}: dragoman {command} {' '.join(unknown)}")
    assert len(helps) > 15, f"only {sorted(helps)} were found"
    assert not wrong, "\n".join(wrong)


@check("a command that does not exist and an option that it has not are found")
def documented_wrongly(repository: Repository, folder: Path, tool: Path) -> None:
    found = list(commands("`dragoman lint --hurry a`\n```sh\ndragoman fetch x  # --no\n```\nby dragoman alone\n"))
    assert found == [("fetch", ["x"]), ("lint", ["--hurry", "a"])], found


def pages() -> list[Path]:
    """What users read."""
    folders = [ROOT / "Documentation", ROOT / "Sources", ROOT / "Examples"]
    found = [page for folder in folders for page in folder.rglob("*.md") if ".build" not in page.parts]
    return sorted([ROOT / "README.md", *found])


def commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each call of the tool in a page's code: the command and the words behind it."""
    text = text.replace("\\\n", " ")
    blocks = re.findall(r"```(?:sh|console|yaml)\n(.*?)```", text, re.S)
    spans = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", re.sub(r"```.*?```", "", text, flags=re.S))
    for line in [line for block in blocks for line in block.splitlines()] + spans:
        call = re.match(r"(?:\$ )?(?:\.build/release/)?dragoman ([a-z][a-z-]*)(.*)", line)
        if call:
            quiet = re.sub(r"'[^']*'|\"[^\"]*\"", "TEXT", call.group(2)).split("#")[0]
            yield call.group(1), quiet.split("|")[0].split()


def main() -> None:
    tool = Path(sys.argv[1]).resolve()
    failures = []
    for sentence, function in CHECKS:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            try:
                function(Repository(folder / "app", tool), folder, tool)
            except AssertionError as failure:
                failures.append(f"FAIL {sentence}: {failure}")
    print("\n".join([*failures, f"recipes: {len(CHECKS) - len(failures)} passed, {len(failures)} failed"]))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
