"""The keys of String(themeKit:) in Swift sources, as a script finds them: comments blanked, calls found, literals read.

extract.py FOLDER prints each key once, sorted. It knows plain literals, ternaries, and calls in interpolations.
"""

import pathlib
import re
import sys

CALL = re.compile(r"String\(\s*themeKit\s*:")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


def literal_end(text, at):
    """The index behind the literal whose quote is at `at`."""
    at += 1
    while at < len(text):
        if text[at] == '"':
            return at + 1
        if text[at] == "\\":
            at = group_end(text, at + 2) if text.startswith("(", at + 1) else at + 2
        else:
            at += 1
    return at


def group_end(text, at):
    """The index behind the parenthesis that closes what was opened before `at`."""
    depth = 1
    while at < len(text) and depth:
        if text[at] == '"':
            at = literal_end(text, at)
            continue
        depth += (text[at] == "(") - (text[at] == ")")
        at += 1
    return at


def without_comments(text):
    """The source with blanks for its comments."""
    kept, at = [], 0
    while at < len(text):
        if text[at] == '"':
            end = literal_end(text, at)
            kept.append(text[at:end])
        elif text.startswith("//", at):
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            end = text.find("*/", at)
            end = len(text) if end < 0 else end + 2
        else:
            end = at + 1
            kept.append(text[at])
        at = end
    return "".join(kept)


def key_of(literal):
    """The key of a literal, its quotes included."""
    parts, values, at = [], 0, 1
    while at < len(literal) - 1:
        if literal[at] == "\\" and literal[at + 1] == "(":
            at = group_end(literal, at + 2)
            parts.append(None)
            values += 1
        elif literal[at] == "\\":
            parts.append(ESCAPES.get(literal[at + 1], literal[at + 1]))
            at += 2
        else:
            parts.append(literal[at])
            at += 1
    return "".join("%@" if part is None else "%%" if part == "%" and values else part for part in parts)


def literals(argument):
    """The literals that an argument can be: those that stand in no parentheses."""
    at = 0
    while at < len(argument):
        if argument[at] == '"':
            end = literal_end(argument, at)
            yield argument[at:end]
            at = end
        elif argument[at] == "(":
            at = group_end(argument, at + 1)
        else:
            at += 1


def keys_of(text):
    for call in CALL.finditer(text):
        for literal in literals(text[call.end() : group_end(text, call.end()) - 1]):
            yield key_of(literal)


def main():
    keys = set()
    for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.swift")):
        keys.update(keys_of(without_comments(path.read_text(encoding="utf-8"))))
    print("\n".join(sorted(keys)))


main()
