#!/usr/bin/env python3
"""Runs the built `dragoman` as a stranger would: the promised forms, and every kind of bad input.

    Tests/Oracle/test_tool.py PATH/TO/dragoman

Prints `N passed, N failed` and each failure; exit 1 on any. Needs nothing but the executable: the catalogs are written
to a temporary folder. Exit codes are those of the tool's manual: 0 clean, 1 findings, 2 cannot do it.
"""

from __future__ import annotations

import argparse
import json
import os
import plistlib
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable, NamedTuple

from tool import executable

SECONDS = 30
CRASH_WORDS = ("Fatal error", "stack dump", "Stack dump", "Illegal instruction", "Segmentation", "overflow detected")

CHECKS: list[tuple[str, Callable]] = []


def check(sentence: str) -> Callable:
    """Registers a check under the sentence that it proves."""

    def register(function: Callable) -> Callable:
        CHECKS.append((sentence, function))
        return function

    return register


class Run(NamedTuple):
    """What one run of the tool left."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """Standard output without its final line end."""
        return self.out[:-1] if self.out.endswith("\n") else self.out


class Tool:
    """The executable and the folder that the checks write to."""

    def __init__(self, executable: Path, folder: Path):
        self.executable, self.folder = executable, folder
        self.catalog = self.write("Fixture.xcstrings", json.dumps(FIXTURE, ensure_ascii=False))

    def write(self, name: str, content) -> Path:
        """A file in the temporary folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
        return path

    def run(self, *arguments, given: bytes = b"") -> Run:
        """Runs the tool; a crash or a hang is a failure of whatever check asked."""
        command = [str(self.executable)] + [one if isinstance(one, bytes) else str(one) for one in arguments]
        try:
            done = subprocess.run(command, input=given, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired as hang:
            raise AssertionError(f"no answer within {SECONDS} s") from hang
        run = Run(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
        assert run.code >= 0, f"ended by signal {-run.code}: {run.err[-300:]}"
        assert not any(word in run.err for word in CRASH_WORDS), f"crashed: {run.err[:300]}"
        return run

    def resolve(self, language: str, key: str, *arguments, file=None) -> Run:
        """`resolve FILE --language … --key … --argument …`."""
        given = [part for argument in arguments for part in ("--argument", argument)]
        return self.run("resolve", file or self.catalog, "--language", language, "--key", key, *given)

    def batch(self, questions: list, file=None) -> tuple[Run, list[dict]]:
        """`resolve FILE --batch`; one answer for every line."""
        lines = [question if isinstance(question, bytes) else json.dumps(question).encode() for question in questions]
        run = self.run("resolve", file or self.catalog, "--batch", given=b"".join(line + b"\n" for line in lines))
        answers = [line for line in run.out.split("\n") if line]
        assert len(answers) == len(lines), f"{len(answers)} answers to {len(lines)} lines; {run.err[:300]}"
        return run, [json.loads(answer) for answer in answers]


def question(language: str, key: str, *arguments, device=None) -> dict:
    """One line of a batch."""
    return {"language": language, "key": key, "arguments": list(arguments), "device": device}


# The catalog


def unit(value: str, state: str = "translated") -> dict:
    """A leaf."""
    return {"stringUnit": {"state": state, "value": value}}


def plural(**forms: str) -> dict:
    """A plural of whole texts."""
    return {"variations": {"plural": {category: unit(value) for category, value in forms.items()}}}


def entry(**localizations: dict) -> dict:
    """A hand-kept entry; `pt_PT` stands for pt-PT."""
    named = {language.replace("_", "-"): localization for language, localization in localizations.items()}
    return {"extractionState": "manual", "localizations": named}


def substituted(text: str, **numbers: dict) -> dict:
    """A text with substitutions, numbered in the order given."""
    definitions = {
        name: {"argNum": at, "formatSpecifier": "lld", **forms} for at, (name, forms) in enumerate(numbers.items(), 1)
    }
    return {**unit(text), "substitutions": definitions}


FIXTURE = {
    "sourceLanguage": "en",
    "version": "1.0",
    "strings": {
        "Hello": entry(de=unit("Hallo"), ru=unit("Привет")),
        "5% off": entry(de=unit("5% Rabatt")),
        "%@ likes %@": entry(de=unit("%2$@ gefällt %1$@"), tr=unit("%1$@ ve %lld")),
        "files": entry(
            en=plural(one="%lld file", other="%lld files", zero="no files"),
            ru=plural(one="%lld файл", few="%lld файла", many="%lld файлов", other="%lld файла!"),
            ar=plural(
                zero="لا ملفات", one="ملف واحد", two="ملفان", few="%lld ملفات", many="%lld ملفًا", other="%lld ملف"
            ),
            pl=plural(one="%lld plik"),
        ),
        "button": entry(
            en={"variations": {"device": {"mac": unit("Click"), "iphone": unit("Tap"), "other": unit("Press")}}},
            de={"variations": {"device": {"mac": unit("Klicken"), "ipad": unit("Tippen")}}},
        ),
        "share": entry(
            en=substituted(
                "%#@people@ shared %#@photos@",
                people=plural(one="%arg person", other="%arg people"),
                photos=plural(one="%arg photo", other="%arg photos"),
            )
        ),
        "width": entry(en=unit("%999999999lld|")),
        "precision": entry(en=unit("%.999999999f|")),
        "position": entry(en=unit("%99999999999999999999$@|")),
        "dangling": entry(en=unit("half %lld 50%")),
        "undefined": entry(en=unit("%#@nobody@ here")),
        "zero\u0000byte": entry(en=unit("a\u0000b")),
        "": entry(en=unit("the empty key")),
    },
}

RUSSIAN = {
    1: "1 файл", 2: "2 файла", 5: "5 файлов", 11: "11 файлов", 21: "21 файл", 111: "111 файлов",
}  # fmt: skip
ARABIC = {
    0: "لا ملفات", 1: "ملف واحد", 2: "ملفان", 3: "3 ملفات", 11: "11 ملفًا", 100: "100 ملف",
}  # fmt: skip


# What it promises


@check("Russian 1, 2, 5, 11, 21, 111 get their forms")
def russian(tool: Tool) -> None:
    for number, text in RUSSIAN.items():
        expect_text(tool.resolve("ru", "files", number), text)


@check("Arabic 0, 1, 2, 3, 11, 100 get their forms")
def arabic(tool: Tool) -> None:
    for number, text in ARABIC.items():
        expect_text(tool.resolve("ar", "files", number), text)


@check("an explicit zero form answers 0 in English, and 1 and 2 their own")
def english_zero(tool: Tool) -> None:
    for number, text in ((0, "no files"), (1, "1 file"), (2, "2 files"), (1234567, "1,234,567 files")):
        expect_text(tool.resolve("en", "files", number), text)


@check("a plain text is printed as it is, percent sign and all")
def plain(tool: Tool) -> None:
    expect_text(tool.resolve("de", "Hello"), "Hallo")
    expect_text(tool.resolve("de", "5% off"), "5% Rabatt")


@check("a translation may reorder its arguments, and what is put in is never parsed")
def reordering(tool: Tool) -> None:
    expect_text(tool.resolve("de", "%@ likes %@", "Ann", "%1$@ %lld 100%"), "%1$@ %lld 100% gefällt Ann")


@check("two substitutions in one text each take their own number")
def substitutions(tool: Tool) -> None:
    expect_text(tool.resolve("en", "share", 1, 2), "1 person shared 2 photos")
    expect_text(tool.resolve("en", "share", 3, 1), "3 people shared 1 photo")


@check("a device gets its own text, an iPod the iPhone's, a Vision the iPad's, anything else `other`")
def devices(tool: Tool) -> None:
    for language, device, text in (
        ("en", "mac", "Click"),
        ("en", "ipod", "Tap"),
        ("en", "appletv", "Press"),
        ("de", "applevision", "Tippen"),
        ("de", "mac", "Klicken"),
    ):
        found = tool.run("resolve", tool.catalog, "--language", language, "--key", "button", "--device", device)
        expect_text(found, text)


@check("text:5 is a text, not a number")
def forced_text(tool: Tool) -> None:
    expect_text(tool.resolve("de", "%@ likes %@", "text:5", "Bea"), "Bea gefällt 5")
    expect_finding(tool.resolve("ru", "files", "text:5"), "files")


@check("the empty key is a key")
def empty_key(tool: Tool) -> None:
    expect_text(tool.resolve("en", ""), "the empty key")


@check("--json answers one object with the text")
def json_output(tool: Tool) -> None:
    run = tool.run("resolve", tool.catalog, "--language", "ru", "--key", "files", "--argument", "5", "--json")
    answer = json.loads(run.out)
    assert run.code == 0 and answer["text"] == "5 файлов", run


@check("--explain names the steps, their languages and the outcome, and still gives the text")
def explain(tool: Tool) -> None:
    run = tool.run("resolve", tool.catalog, "--language", "de", "--key", "Hello", "--explain")
    shown = run.out + run.err
    assert run.code == 0 and "Hallo" in run.out, run
    assert "de" in shown and "answered" in shown and "Fixture" in shown, run


@check("--explain --json is JSON and tells of a refusal")
def explain_json(tool: Tool) -> None:
    run = tool.run(
        "resolve", tool.catalog, "--language", "ru", "--key", "files", "--argument", "2.5", "--explain", "--json"
    )
    answer = json.loads(run.out)
    assert run.code == 1 and "refused" in json.dumps(answer), run


@check("a catalog on standard input is read as `-`")
def standard_input(tool: Tool) -> None:
    run = tool.run("resolve", "-", "--language", "de", "--key", "Hello", given=tool.catalog.read_bytes())
    expect_text(run, "Hallo")


@check("of two files, the one that has the key answers")
def two_files(tool: Tool) -> None:
    other = dict(FIXTURE, strings={"Only here": entry(de=unit("Nur hier"))})
    second = tool.write("Second.xcstrings", json.dumps(other))
    expect_text(tool.run("resolve", tool.catalog, second, "--language", "de", "--key", "Only here"), "Nur hier")


@check("UTF-8 and UTF-16 with a byte order mark are read, as Apple's tools do")
def encodings(tool: Tool) -> None:
    text = tool.catalog.read_text(encoding="utf-8")
    for name, raw in (
        ("bom", b"\xef\xbb\xbf" + text.encode("utf-8")),
        ("little", b"\xff\xfe" + text.encode("utf-16-le")),
        ("big", b"\xfe\xff" + text.encode("utf-16-be")),
    ):
        expect_text(tool.resolve("ru", "files", 5, file=tool.write(f"{name}.xcstrings", raw)), "5 файлов")


@check("a relative of an asked language answers where the language itself is absent: de-AT gets de, iw gets he")
def relatives(tool: Tool) -> None:
    hello = entry(de=unit("Hallo"), he=unit("שלום"), zh_Hant=unit("哈囉"), pt_BR=unit("Olá"))
    path = tool.write("Relatives.xcstrings", json.dumps(dict(FIXTURE, strings={"Hello": hello})))
    for language, text in (
        ("de-AT", "Hallo"),
        ("de_AT", "Hallo"),
        ("DE", "Hallo"),
        ("de-u-ca-gregory", "Hallo"),
        ("iw", "שלום"),
        ("zh-TW", "哈囉"),
        ("pt_br", "Olá"),
    ):
        expect_text(tool.resolve(language, "Hello", file=path), text)


@check("two spellings of one language in one file are both reached by their own")
def spellings(tool: Tool) -> None:
    localizations = {"fr_CA": unit("underscore"), "fr-CA": unit("hyphen"), "iw": unit("old"), "he": unit("new")}
    strings = {"k": {"extractionState": "manual", "localizations": localizations}}
    path = tool.write("Spellings.xcstrings", json.dumps(dict(FIXTURE, strings=strings)))
    for language, localization in localizations.items():
        expect_text(tool.resolve(language, "k", file=path), localization["stringUnit"]["value"])


@check("the folders of a built app are read: binary, XML, old-style and UTF-16 tables, plurals and devices")
def built_app(tool: Tool) -> None:
    write_app(tool)
    app = tool.folder / "Built.app"
    for language, text in (
        ("de", "binär"),
        ("fr", "é"),
        ("tr", 'ğş "q"'),
        ("en", "old\n; /* no comment */"),
        ("zh-Hant", "哈囉"),
        ("pt-BR", "olá"),
    ):
        expect_text(tool.resolve(language, "a", file=app), text)
    expect_text(tool.resolve("de", "n", 1, "X", file=app), "1 Ding in X")
    expect_text(tool.resolve("de", "n", 2000, "X", file=app / "de.lproj"), "2.000 Dinge in X")
    for key, text in (("bare", "word"), ("single", "x"), ("self", "self")):
        expect_text(tool.resolve("en", key, file=app), text)
    found = tool.run("resolve", app, "--language", "de", "--key", "d", "--device", "mac")
    expect_text(found, "Klicken")


def write_app(tool: Tool) -> None:
    """The products of a small app, in every form that Foundation reads."""
    plural_rule = {
        "NSStringLocalizedFormatKey": "%1$#@v@ in %2$@",
        "v": {
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "lld",
            "one": "%lld Ding",
            "other": "%lld Dinge",
        },
    }
    device_rule = {"NSStringDeviceSpecificRuleType": {"mac": "Klicken", "other": "Drücken"}}
    old_style = '// c\n"a" = "old\\n; /* no comment */"; /* c */ bare = word;\n\'single\' = "x";self;'
    for name, content in (
        ("de.lproj/Localizable.strings", plistlib.dumps({"a": "binär", "n": "plain"}, fmt=plistlib.FMT_BINARY)),
        ("de.lproj/Localizable.stringsdict", plistlib.dumps({"n": plural_rule, "d": device_rule})),
        ("fr.lproj/Localizable.strings", plistlib.dumps({"a": "é"})),
        ("tr.lproj/Localizable.strings", '\ufeff"a" = "ğ\\U015f \\"q\\"";'.encode("utf-16-le")),
        ("en.lproj/Localizable.strings", old_style),
        ("zh-hant.lproj/Localizable.strings", '"a" = "哈囉";'),
        ("pt_BR.lproj/Localizable.strings", '"a" = "olá";'),
    ):
        tool.write(f"Built.app/{name}", content)


# What is missing or refused: the reader gets text, the caller the reason and exit 1


@check("an absent key answers with the key, exit 1")
def absent_key(tool: Tool) -> None:
    run = tool.resolve("de", "No such key")
    expect_finding(run, "No such key")
    assert "No such key" in run.err, f"the reason does not name the key: {run.err!r}"


@check("an absent language answers in the source language, exit 1")
def absent_language(tool: Tool) -> None:
    run = tool.resolve("fi", "files", 2)
    expect_finding(run, "2 files")
    assert "fi" in run.err, f"the reason does not name the language: {run.err!r}"


@check("a Double for %lld is refused and reported, exit 1")
def wrong_kind(tool: Tool) -> None:
    run = tool.resolve("ru", "files", "2.5")
    expect_finding(run, "files")
    assert "2.5" not in run.out, "the refused number was shown"


@check("a refused translation gives way to the source language")
def refused_translation(tool: Tool) -> None:
    expect_finding(tool.resolve("tr", "%@ likes %@", "Ann", "Bea"), "Ann likes Bea")


@check("a plural without `other` is refused for a number that needs it")
def missing_category(tool: Tool) -> None:
    expect_text(tool.resolve("pl", "files", 1), "1 plik")
    expect_finding(tool.resolve("pl", "files", 2), "2 files")


@check("a missing argument, a plural without a number, a dangling percent, an undefined substitution are refused")
def refused_texts(tool: Tool) -> None:
    for key, arguments in (("share", [1]), ("files", []), ("dangling", [1]), ("undefined", [1])):
        expect_finding(tool.resolve("en", key, *arguments), key)


@check("an integer beyond 64 bits is no crash")
def huge_integer(tool: Tool) -> None:
    for number in ("99999999999999999999", "-9223372036854775809", "1e400", "-0", "9223372036854775807"):
        run = tool.resolve("ru", "files", number)
        assert run.code in (0, 1) and run.out, run
    expect_text(tool.resolve("en", "files", "9223372036854775807"), "9,223,372,036,854,775,807 files")
    expect_text(tool.resolve("en", "files", "-9223372036854775808"), "-9,223,372,036,854,775,808 files")


@check("a width or precision of a thousand million makes no gigabyte")
def bombs(tool: Tool) -> None:
    for key, argument in (("width", "1"), ("precision", "1.5"), ("position", "x")):
        run = tool.resolve("en", key, argument)
        assert run.code in (0, 1) and 0 < len(run.out) < 1_000_000, (key, run.code, len(run.out), run.err[:200])


# What it cannot do: exit 2 and a sentence


@check("a malformed tag is exit 2 and a sentence")
def malformed_tag(tool: Tool) -> None:
    for tag in ("not a tag!", "", "-", "e", "en-", "en--US", "1234567890", "ün"):
        expect_inability(tool.resolve(tag, "Hello"))


@check("a truncated catalog names line and column, wherever it is cut")
def truncated(tool: Tool) -> None:
    raw = json.dumps(FIXTURE, ensure_ascii=False, indent=2).encode("utf-8")
    for length in list(range(1, 400, 7)) + [len(raw) // 2, len(raw) - 1]:
        run = tool.resolve("de", "Hello", file=tool.write("Truncated.xcstrings", raw[:length]))
        expect_inability(run)
        expect_place(run, "Truncated.xcstrings")


@check("a binary file, an empty file, NUL bytes, bad UTF-8 are exit 2 with a place")
def not_catalogs(tool: Tool) -> None:
    good = tool.catalog.read_bytes()
    for name, raw in (
        ("Binary.xcstrings", bytes(range(256)) * 40),
        ("Elf.xcstrings", b"\x7fELF\x02\x01\x01\x00" + bytes(4000)),
        ("Empty.xcstrings", b""),
        ("Blank.xcstrings", b" \n\n "),
        ("Nul.xcstrings", good.replace(b'"Hello"', b'"He\x00llo"', 1)),
        ("NulOutside.xcstrings", good.replace(b"{", b"{\x00", 1)),
        ("BadBytes.xcstrings", good.replace(b"Hallo", b"Ha\xff\xfello", 1)),
        ("Twice.xcstrings", good + good),
        ("Array.xcstrings", b"[]"),
        ("Word.xcstrings", b"hello"),
        ("Null.xcstrings", b"null"),
    ):
        run = tool.resolve("de", "Hello", file=tool.write(name, raw))
        expect_inability(run)
        expect_place(run, name)


@check("a file that is not there, an empty folder and a missing file name are exit 2 and a sentence")
def no_file(tool: Tool) -> None:
    empty = tool.folder / "Empty"
    empty.mkdir(exist_ok=True)
    for file in (tool.folder / "Absent.xcstrings", empty, "/dev/null"):
        expect_inability(tool.resolve("de", "Hello", file=file))
    expect_inability(tool.run("resolve"))
    expect_inability(tool.run("resolve", tool.catalog, "--language"))


@check("damaged tables, nested tables, entities that multiply or name files are exit 2 with a place")
def damaged_tables(tool: Tool) -> None:
    multiplying = "".join(f'<!ENTITY a{at} "{f"&a{at - 1};" * 50}">' for at in range(1, 9))
    entities = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a0 "aaaa">' + multiplying + "]>"
    foreign = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    binary = plistlib.dumps({"a": "b"}, fmt=plistlib.FMT_BINARY)
    cut = [(f"Cut{at}.strings", binary[:at]) for at in range(8, len(binary), 5)]
    for name, content in cut + [
        ("Unfinished.strings", '"a" = "b'),
        ("NoSemicolon.strings", '"a" = "b"\n"c" = "d";'),
        ("Xml.stringsdict", '<?xml version="1.0"?><plist><dict><key>a</key>'),
        ("Many.stringsdict", entities + "<plist><dict><key>a</key><string>&a8;</string></dict></plist>"),
        ("Foreign.strings", foreign + "<plist><dict><key>a</key><string>&e;</string></dict></plist>"),
        ("Deep.strings", "a = " + "(" * 100_000),
        ("Deep.stringsdict", "<plist>" + "<dict><key>a</key>" * 100_000),
    ]:
        run = tool.resolve("en", "a", file=tool.write(name, content))
        expect_inability(run)
        expect_place(run, name)


@check("a folder that contains itself is searched once")
def folder_loop(tool: Tool) -> None:
    inside = tool.write("Loop/Fixture.xcstrings", tool.catalog.read_bytes()).parent
    if not (inside / "again").exists():
        (inside / "again").symlink_to(inside, target_is_directory=True)
    expect_text(tool.resolve("de", "Hello", file=inside), "Hallo")


@check("a key that is no UTF-8 is no crash")
def key_bytes(tool: Tool) -> None:
    run = tool.run("resolve", tool.catalog, "--language", "de", "--key", b"\xff\xfe\xc3")
    assert run.code in (1, 2) and run.err.strip(), run


@check("a folder is searched for its catalogs")
def folder(tool: Tool) -> None:
    inside = tool.folder / "Inside"
    inside.mkdir(exist_ok=True)
    (inside / "Fixture.xcstrings").write_bytes(tool.catalog.read_bytes())
    expect_text(tool.resolve("de", "Hello", file=inside), "Hallo")


@check("an unknown command is exit 2 and suggests the right one")
def unknown_command(tool: Tool) -> None:
    run = tool.run("reslove", tool.catalog)
    expect_inability(run)
    assert "resolve" in run.err, run


@check("an unknown option is exit 2")
def unknown_option(tool: Tool) -> None:
    expect_inability(tool.run("resolve", tool.catalog, "--language", "de", "--key", "Hello", "--frobnicate"))


@check("--help and --version are exit 0 on standard output")
def help_and_version(tool: Tool) -> None:
    for arguments in (["--help"], ["--version"], ["resolve", "--help"]):
        run = tool.run(*arguments)
        assert run.code == 0 and run.out and not run.err, run


# Hostile catalogs: an answer or a sentence, never a crash or a hang


@check("nesting thousands deep is no crash")
def deep_nesting(tool: Tool) -> None:
    for depth in (600, 5_000, 200_000):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            core = opening * depth + ("1" if "a" in opening else "") + closing * depth
            text = tool.catalog.read_text(encoding="utf-8")[:-1] + ',"deep":' + core + "}"
            expect_answer(tool.resolve("de", "Hello", file=tool.write("Deep.xcstrings", text)), "Hallo")
        unfinished = tool.write("DeepOpen.xcstrings", "[" * depth)
        expect_inability(tool.resolve("de", "Hello", file=unfinished))


@check("variations nested thousands deep are no crash")
def deep_variations(tool: Tool) -> None:
    for depth in (10, 5_000, 50_000):
        nested = '{"variations":{"device":{"mac":' * depth + json.dumps(unit("x")) + "}}}" * depth
        text = '{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":' + nested + "}}}}"
        run = tool.resolve("en", "k", file=tool.write("DeepDevices.xcstrings", text))
        assert run.code in (0, 1, 2) and (run.out or run.err), run


@check("a key of ten megabytes is a key")
def long_key(tool: Tool) -> None:
    key = "k" * 10_000_000
    catalog = dict(FIXTURE, strings={key: entry(en=unit("long")), "short": entry(en=unit("s" * 10_000_000))})
    path = tool.write("Long.xcstrings", json.dumps(catalog))
    _, answers = tool.batch([question("en", key), question("en", "short"), question("en", key[:-1])], file=path)
    assert answers[0]["text"] == "long", answers[0].keys()
    assert len(answers[1]["text"]) == 10_000_000
    assert answers[2]["text"] == key[:-1]


@check("NUL in a key and in a text is a character like any other")
def nul(tool: Tool) -> None:
    _, answers = tool.batch([question("en", "zero\u0000byte"), question("en", "zero")])
    assert [answer["text"] for answer in answers] == ["a\u0000b", "zero"], answers


@check("lone surrogates, repeated keys, huge numbers, wrong types are no crash")
def odd_json(tool: Tool) -> None:
    strings = '{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"v"}}}}'
    head = '{"sourceLanguage":"en","version":"1.0","strings":'
    for text in (
        head + strings + ',"\\ud800":{}}}',
        head + strings.replace('"v"', '"\\udc00\\ud800 x"') + "}}",
        head + strings + "," + strings[1:] + "}}",
        head + strings + '},"n":1e999999,"m":' + "9" * 100_000 + "}",
        head + strings + ',"a":null,"b":[],"c":7,"d":"text","e":{"localizations":[]}}}',
        head + strings + ',"f":{"localizations":{"en":{"variations":{"plural":[]}},"de":{"substitutions":7}}}}}',
        head + '{"k":{"localizations":{"en":{"stringUnit":{"state":7,"value":{}}}}}}}',
        '{"strings":{"k":{}},"version":"1.0"}',
        '{"sourceLanguage":"??","version":"1.0","strings":{"k":{}}}',
        '{"sourceLanguage":"en","strings":[],"version":"1.0"}',
        '{"sourceLanguage":7,"strings":{},"version":"1.0"}',
        "{}",
    ):
        run = tool.resolve("en", "k", file=tool.write("Odd.xcstrings", text))
        assert run.code in (0, 1, 2) and (run.out or run.err), (text[:120], run)


@check("substitutions that name each other or themselves do not loop")
def circular(tool: Tool) -> None:
    forms = {"a": plural(other="%#@b@"), "b": plural(other="%#@a@"), "c": plural(other="%#@c@ %arg")}
    entries = {"ab": entry(en=substituted("%#@a@", **forms)), "c": entry(en=substituted("%3$#@c@", **forms))}
    path = tool.write("Circular.xcstrings", json.dumps(dict(FIXTURE, strings=entries)))
    for key in entries:
        run = tool.resolve("en", key, 1, 2, 3, file=path)
        assert run.code in (0, 1) and 0 < len(run.out) < 10_000, run


@check("output that cannot be written is exit 2 and a sentence")
def full_disk(tool: Tool) -> None:
    if not Path("/dev/full").exists():
        return
    with open("/dev/full", "wb") as full:
        run = subprocess.run(
            [str(tool.executable), "resolve", str(tool.catalog), "--language", "de", "--key", "Hello"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert run.returncode == 2 and run.stderr.strip(), f"exit {run.returncode}: {run.stderr!r}"


@check("endless input ends when nobody reads the answers, or they cannot be written")
def endless_input(tool: Tool) -> None:
    pipe = f"yes 1 | '{tool.executable}' plural --language en"
    heads = subprocess.run(["sh", "-c", f"{pipe} | head -n 2"], capture_output=True, timeout=SECONDS, check=False)
    assert (heads.stdout, heads.stderr) == (b"one\none\n", b""), heads
    if Path("/dev/full").exists():
        full = subprocess.run(["sh", "-c", f"{pipe} >/dev/full"], capture_output=True, timeout=SECONDS, check=False)
        assert full.returncode == 2 and b"No space left" in full.stderr, full


@check("a pipe that was named is read, and one in a folder is passed over")
def pipes(tool: Tool) -> None:
    named = f"cat '{tool.catalog}' | '{tool.executable}' resolve /dev/stdin --language de --key Hello"
    run = subprocess.run(["sh", "-c", named], capture_output=True, timeout=SECONDS, check=False)
    assert run.returncode == 0 and run.stdout, run
    folder = tool.write("Pipes/Good.xcstrings", tool.catalog.read_text(encoding="utf-8")).parent
    os.mkfifo(folder / "Bad.xcstrings")
    assert tool.resolve("de", "Hello", file=folder).code == 0


@check("each refusal is told once")
def told_once(tool: Tool) -> None:
    lines = tool.resolve("en", "files", "2.5").err.splitlines()
    assert lines and len(set(lines)) == len(lines), lines
    _, answers = tool.batch([question("en", "files", 2.5)])
    reasons = [finding["reason"] for finding in answers[0]["findings"]]
    assert len(set(reasons)) == len(reasons), reasons


@check("control characters of a key or a text never reach the terminal with a message")
def terminal_controls(tool: Tool) -> None:
    for key in ("no\u001b[31mkey", "two\nlines", "bell\u0007"):
        message = tool.resolve("de", key).err
        assert not set(message[:-1]) & {"\u001b", "\n", "\u0007"}, repr(message)


@check("a device that does not exist is said to be unknown")
def unknown_device(tool: Tool) -> None:
    run = tool.run("resolve", tool.catalog, "--language", "en", "--key", "button", "--device", "ihpone")
    assert run.code in (1, 2) and "ihpone" in run.err, run


@check("in a bundle a table outside the language folders wins, and Base stands in for a table the language lacks")
def bundle_order(tool: Tool) -> None:
    for name, content in (
        ("Order.bundle/Base.lproj/Localizable.strings", '"a" = "base";'),
        ("Order.bundle/en.lproj/Other.strings", '"b" = "english";'),
        ("Order.bundle/de.lproj/Localizable.strings", '"a" = "deutsch";'),
    ):
        tool.write(name, content)
    bundle = tool.folder / "Order.bundle"
    found = tool.resolve("fi", "a", file=bundle)
    assert found.text == "base", found
    found = tool.resolve("de", "a", file=bundle)
    assert found.text == "deutsch", found
    tool.write("Order.bundle/Localizable.strings", '"a" = "root";')
    found = tool.resolve("de", "a", file=bundle)
    assert found.text == "root", found


# Batches: one answer a line, also for bad lines


@check("a batch answers each line in order, bad lines too")
def batch_lines(tool: Tool) -> None:
    _, answers = tool.batch(
        [
            question("de", "Hello"),
            b"this is not JSON",
            question("ru", "files", 5),
            b"[1, 2]",
            b'{"language": 5, "key": "Hello"}',
            b'{"key": "\xff\xfe"}',
            question("not a tag!", "Hello"),
            question("en", "button", device="toaster"),
            b"[" * 20_000,
            question("en", "files", [1]),
            question("ru", "files", 21),
        ]
    )
    texts = {at: answers[at].get("text") for at in (0, 2, 10)}
    assert texts == {0: "Hallo", 2: "5 файлов", 10: "21 файл"}, texts
    for at in (1, 3, 4, 5, 6, 8):
        assert set(answers[at]) - {"text"}, f"line {at + 1} does not say what is wrong: {answers[at]}"


@check("a batch says what is wrong with a list of arguments, and never guesses")
def batch_arguments(tool: Tool) -> None:
    lines = [b'{"language":"en","key":"files","arguments":%s}' % one for one in (b'{"a":1}', b"[null]", b"[[1]]", b"7", b"[true]", b"[1e400]")]
    _, answers = tool.batch(lines)
    for line, answer in zip(lines, answers):
        assert "error" in answer, f"{line!r} was answered {answer}"


@check("a batch of twenty thousand lines answers each")
def long_batch(tool: Tool) -> None:
    run, answers = tool.batch([question("ru", "files", number) for number in range(20_000)])
    assert run.code == 0 and answers[10_001]["text"] == "10\u00a0001 файл", (run.code, answers[10_001])


@check("an empty batch is an empty answer")
def empty_batch(tool: Tool) -> None:
    run, answers = tool.batch([])
    assert run.code == 0 and answers == [], run


# Expectations


def expect_text(run: Run, text: str) -> None:
    """The text alone, exit 0, nothing on standard error."""
    assert run.text == text and run.code == 0, f"expected {text!r} and exit 0: {run}"
    assert not run.err, f"standard error is not empty: {run.err!r}"


def expect_finding(run: Run, text: str) -> None:
    """What the reader gets, the reason on standard error, exit 1."""
    assert run.text == text and run.code == 1, f"expected {text!r} and exit 1: {run}"
    assert run.err.strip(), "no reason on standard error"


def expect_inability(run: Run) -> None:
    """A sentence on standard error, exit 2."""
    assert run.code == 2, f"expected exit 2: {run.code} {run.out[:200]!r} {run.err[:200]!r}"
    assert run.err.strip(), "no sentence on standard error"
    assert len(run.err) < 4_000, f"{len(run.err)} characters of complaint"


def expect_answer(run: Run, text: str) -> None:
    """Either the text, or exit 2 with a sentence."""
    assert (run.code == 0 and run.text == text) or (run.code == 2 and run.err.strip()), f"{run.code} {run.err[:300]}"


def expect_place(run: Run, name: str) -> None:
    """`name:line:column` on standard error."""
    place = run.err.split(f"{name}:", 1)
    parts = place[1].split(":") if len(place) == 2 else []
    there = len(parts) > 2 and parts[0].strip().isdigit() and parts[1].strip().isdigit()
    assert there, f"no {name}:line:column in {run.err[:300]!r}"


def main() -> int:
    """Runs every check against the executable named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=executable, help="the built dragoman executable")
    options = parser.parse_args()
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        tool = Tool(options.tool, Path(folder))
        for sentence, function in CHECKS:
            try:
                function(tool)
            except (AssertionError, ValueError, KeyError) as failure:
                failures.append(f"{sentence}\n  {type(failure).__name__}: {str(failure)[:600]}")
    for failure in failures:
        print(f"FAIL {failure}")
    print(f"{len(CHECKS) - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
