"""What the public modules declare, read by the compiler out of a build: for Scripts/check-api, check-docs and docs.

Each module is read as Linux sees it. Those with views are read a second time from the build that type-checks views
against the stand-in for SwiftUI (Tests/TypeCheck), since most of what they declare is there only.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = {"plain": ROOT / ".build", "views": ROOT / ".build" / "typecheck"}


def manifest_modules():
    """The libraries that the package offers, and those of them that have views."""
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    views = re.search(r"let views = \[([^\]]*)\]", manifest)
    names = re.findall(r'\.library\(name: "(\w+)"', manifest)
    if not names or views is None:
        sys.exit("Package.swift offers no library, or says no more which of them have views: mend Scripts/symbols.py")
    return names, re.findall(r'"(\w+)"', views.group(1))


def build(kind):
    """Builds the modules, and says where they are."""
    environment = {**os.environ, "DRAGOMAN_STRICT": "1"}
    words = ["swift", "build", "--package-path", str(ROOT), "--scratch-path", str(SCRATCH[kind])]
    if kind == "views":
        environment["DRAGOMAN_TYPECHECK"] = "1"
    ran = subprocess.run(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if ran.returncode != 0:
        print(ran.stdout[-4000:], file=sys.stderr)
        sys.exit("The modules did not build, so nothing can be said of what they declare.")
    path = subprocess.run([*words, "--show-bin-path"], env=environment, check=True, capture_output=True, text=True)
    return pathlib.Path(path.stdout.strip()) / "Modules"


def extract(module, modules, folder, *, for_pages=False, may_be_empty=False):
    """Writes the symbol graphs of a module, its extensions of others among them, and answers with the files.

    For pages, what is added to a type of another module is described beside that type, not as a member of it.
    """
    information = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    words = [
        "swift-symbolgraph-extract", "-module-name", module, "-I", str(modules), "-minimum-access-level", "public",
        "-target", information["target"]["triple"], "-output-dir", str(folder), "-skip-synthesized-members"]
    if for_pages:
        words.append("-emit-extension-block-symbols")
    # The extractor lies beside the compiler, also where PATH has only a link to that.
    tool = shutil.which(words[0]) or str(pathlib.Path(shutil.which("swiftc")).resolve().parent / words[0])
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([tool, *words[1:]], check=True)
    files = sorted(folder.glob(f"{module}.symbols.json")) + sorted(folder.glob(f"{module}@*.symbols.json"))
    if not may_be_empty and not any(json.loads(file.read_text(encoding="utf-8"))["symbols"] for file in files):
        sys.exit(f"{module} declares nothing that is public: its build in {modules} is stale")
    return files


def graphs(folder, built=None):
    """(name, graphs) of every public module, and of those with views a second time, as “ThemeKit+SwiftUI”."""
    names, with_views = manifest_modules()
    unknown = set(with_views) - set(names)
    if unknown:
        sys.exit(f"{sorted(unknown)} have views and are no library")
    for kind, modules in (("plain", names), ("views", with_views)):
        where = (built or {}).get(kind) or build(kind)
        for module in modules:
            name = module + ("+SwiftUI" if kind == "views" else "")
            # A module of views alone declares nothing where there is no SwiftUI.
            is_views_alone = kind == "plain" and module in with_views
            files = extract(module, where, folder / kind, may_be_empty=is_views_alone)
            yield name, [json.loads(file.read_text(encoding="utf-8")) for file in files]


def declarations(graphs):
    """(what a client writes to reach it, symbol) of each declaration of a module's graphs."""
    for graph in graphs:
        for symbol in graph["symbols"]:
            yield ".".join(symbol["pathComponents"]), symbol


def spelling(symbol):
    """A declaration as it is written, without the names that only its body sees."""
    fragments = symbol.get("declarationFragments", [])
    text = "".join(part["spelling"] for part in fragments if part["kind"] != "internalParam")
    # What stood between an outer name and an inner one; an operator's operands have no outer names.
    return re.sub(r"(?<=[(,]) ?:", " _:", " ".join(text.split()).replace(" :", ":")).replace("( _:", "(_:")


def parse_built(words):
    """Takes `--built DIR` and `--built-views DIR`, folders of modules that are built already, out of the arguments."""
    built, rest = {}, []
    words = iter(words)
    for word in words:
        if word in ("--built", "--built-views"):
            built["plain" if word == "--built" else "views"] = pathlib.Path(next(words, "")).resolve()
        else:
            rest.append(word)
    return built, rest
