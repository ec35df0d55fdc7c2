"""What CLDR says about a language: its aliases, its plural categories, how it writes numbers.

Read straight from the shared data folder, so that nothing here is derived from the project's own tables.
"""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple, Optional


class SharedFolderMissing(Exception):
    """The folder with the corpus and the standard data is not there."""


def shared_folder() -> Path:
    """The shared folder: DRAGOMAN_SHARED, else `shared` beside the checkout."""
    named = os.environ.get("DRAGOMAN_SHARED")
    folder = Path(named) if named else Path(__file__).resolve().parents[3] / "shared"
    if not (folder / "corpus").is_dir():
        raise SharedFolderMissing(
            "The shared folder with the catalog corpus is absent: set DRAGOMAN_SHARED to it, "
            "or put it beside the checkout as `shared`."
        )
    return folder


class Tag(NamedTuple):
    """The three subtags that number and plural data are keyed by."""

    language: str
    script: str
    region: str


def split_tag(text: str) -> tuple[Tag, list[str]]:
    """Splits a tag into language, script, region and the variants that follow; extensions are dropped."""
    parts = re.split(r"[-_]", text)
    language, script, region, variants = parts[0].lower(), "", "", []
    for part in parts[1:]:
        if len(part) == 1:
            break
        if len(part) == 3 and part.isalpha() and not script and not region and not variants:
            language += "-" + part.lower()  # an extended language, resolved by the alias table
        elif len(part) == 4 and part.isalpha() and not script and not region:
            script = part.title()
        elif not region and (len(part) == 2 and part.isalpha() or len(part) == 3 and part.isdigit()):
            region = part.upper()
        else:
            variants.append(part.lower())
    return Tag(language, script, region), variants


class LanguageData:
    """Aliases, likely subtags, plural rules and number symbols of every CLDR language."""

    def __init__(self, shared: Path):
        supplemental = shared / "data" / "cldr-48.2" / "supplemental"
        self._read_aliases(ElementTree.parse(supplemental / "supplementalMetadata.xml"))
        self._read_likely_subtags(ElementTree.parse(supplemental / "likelySubtags.xml"))
        self._read_parents(ElementTree.parse(supplemental / "supplementalData.xml"))
        self._plurals = read_plural_rules(ElementTree.parse(supplemental / "plurals.xml"))
        self._numbers = read_number_symbols(shared / "data" / "suites" / "numbers-cldr48.tsv")

    def _read_aliases(self, tree: ElementTree.ElementTree) -> None:
        self._language_aliases, self._region_aliases = {}, {}
        for alias in tree.iter("languageAlias"):
            self._language_aliases[alias.get("type").lower().replace("_", "-")] = alias.get("replacement")
        for alias in tree.iter("territoryAlias"):
            self._region_aliases[alias.get("type")] = alias.get("replacement").split()[0]

    def _read_likely_subtags(self, tree: ElementTree.ElementTree) -> None:
        self._likely = {}
        for row in tree.iter("likelySubtag"):
            self._likely[split_tag(row.get("from"))[0]] = split_tag(row.get("to"))[0]

    def _read_parents(self, tree: ElementTree.ElementTree) -> None:
        self._parents = {}
        for group in tree.iter("parentLocales"):
            if group.get("component") is None:
                for row in group.iter("parentLocale"):
                    for child in (row.get("locales") or "").split():
                        self._parents[child.replace("_", "-")] = row.get("parent").replace("_", "-")

    def canonical(self, text: str) -> Tag:
        """The tag with deprecated languages and regions replaced; variants only where an alias names them."""
        tag, variants = split_tag(text)
        language = tag.language
        for variant in variants:
            replaced = self._language_aliases.get(f"{language}-{variant}")
            if replaced:
                return Tag(split_tag(replaced)[0].language, tag.script, tag.region)
        if "-" in language:  # zh-cmn: the extended language stands for the whole
            replacement = self._language_aliases.get(language)
            language = replacement or language.split("-")[-1]
        replacement = self._language_aliases.get(language)
        if replacement:
            new, _ = split_tag(replacement)
            tag = Tag(new.language, tag.script or new.script, tag.region or new.region)
        else:
            tag = Tag(language, tag.script, tag.region)
        return tag._replace(region=self._region_aliases.get(tag.region, tag.region))

    def maximized(self, tag: Tag) -> Tag:
        """Adds the likely script and region."""
        for probe in (
            tag,
            Tag(tag.language, "", tag.region),
            Tag(tag.language, tag.script, ""),
            Tag(tag.language, "", ""),
        ):
            likely = self._likely.get(probe)
            if likely:
                return Tag(tag.language, tag.script or likely.script, tag.region or likely.region)
        return tag

    def equivalent(self, one: str, other: str) -> bool:
        """Whether two spellings mean one language: aliases and a default script apart, variants and extensions not."""

        def meaning(text: str) -> tuple[Tag, list[str]]:
            tag = self.canonical(text)
            rest = [part.lower() for part in re.split(r"[-_]", text)[1:]]
            named = {part.lower() for part in tag}
            unknown = [part for part in rest if len(part) == 1 or len(part) > 4 and part not in named]
            return self.maximized(tag)._replace(region=tag.region), unknown

        return meaning(one) == meaning(other)

    def _lookup_chain(self, text: str) -> list[str]:
        """The locale names to try for data, most particular first, never across scripts."""
        tag = self.canonical(text)
        full = self.maximized(tag)
        names = [spelled(tag)]
        parent = self._parents.get(spelled(tag))
        if tag.region:
            names.append(spelled(Tag(full.language, full.script, full.region)))
            if self.maximized(Tag(full.language, "", full.region)).script == full.script:
                names.append(spelled(Tag(full.language, "", full.region)))
            parent = parent or self._parents.get(names[-1])
        while parent and parent != "root":
            names.append(parent)
            parent = self._parents.get(parent)
        names.append(spelled(Tag(full.language, full.script, "")))
        if self.maximized(Tag(full.language, "", "")).script == full.script:
            names.append(full.language)
        return names

    def category(self, language: str, number) -> str:
        """The CLDR cardinal category of an int or float in a language."""
        tag = self.canonical(language)
        for name in (spelled(tag), tag.language, "root"):
            rules = self._plurals.get(name)
            if rules is not None:
                return category_of(rules, Operands.of(number))
        raise AssertionError("plurals.xml has no root")

    def symbols(self, language: str) -> Optional["NumberSymbols"]:
        """How a language writes numbers, or None where CLDR has no locale for it."""
        for name in self._lookup_chain(language):
            if name in self._numbers:
                return self._numbers[name]
        return None


def spelled(tag: Tag) -> str:
    """`lang-Script-REGION` with the absent parts left out."""
    return "-".join(part for part in tag if part)


# Plural rules


class Operands(NamedTuple):
    """UTS #35 plural operands; compact exponents do not occur here."""

    n: Decimal
    i: int
    v: int
    w: int
    f: int
    t: int
    e: int

    @classmethod
    def of(cls, number) -> "Operands":
        """Operands of an int, of a float without its trailing zeros, or of decimal text as it stands."""
        if isinstance(number, float):
            text = format(Decimal(repr(number)), "f")
            text = text.rstrip("0").rstrip(".") if "." in text else text
        else:
            text = str(number)
        return cls.of_text(text)

    @classmethod
    def of_text(cls, text: str) -> "Operands":
        """Operands of decimal text such as `1.50` or `1c6`."""
        mantissa, _, exponent = text.lstrip("-").partition("c")
        shift = int(exponent or 0)
        if shift:
            mantissa = format(Decimal(mantissa).scaleb(shift), "f")
        whole, _, fraction = mantissa.partition(".")
        trimmed = fraction.rstrip("0")
        return cls(
            n=abs(Decimal(mantissa)),
            i=int(whole or 0),
            v=len(fraction),
            w=len(trimmed),
            f=int(fraction or 0),
            t=int(trimmed or 0),
            e=shift,
        )


def read_plural_rules(tree: ElementTree.ElementTree) -> dict[str, list[tuple[str, str]]]:
    """locale → [(category, condition)], in the file's order, samples cut off."""
    rules = {}
    for group in tree.iter("pluralRules"):
        parsed = [(rule.get("count"), rule.text.split("@")[0].strip()) for rule in group.iter("pluralRule")]
        for locale in group.get("locales").split():
            rules[locale.replace("_", "-")] = parsed
    return rules


def category_of(rules: list[tuple[str, str]], operands: Operands) -> str:
    """The first category whose condition holds; `other` has none."""
    for category, condition in rules:
        if category != "other" and condition_holds(condition, operands):
            return category
    return "other"


def condition_holds(condition: str, operands: Operands) -> bool:
    """`or` of `and`s of relations."""
    return any(
        all(relation_holds(relation, operands) for relation in alternative.split(" and "))
        for alternative in condition.split(" or ")
    )


RELATION = re.compile(r"^\s*([nivwftce])\s*(?:%\s*(\d+))?\s*(!?=)\s*([\d.,\s]+?)\s*$")


def relation_holds(relation: str, operands: Operands) -> bool:
    """One relation such as `n % 100 = 11..14, 20` or `v != 0`."""
    match = RELATION.match(relation)
    if not match:
        raise ValueError(f"not a plural relation: {relation!r}")
    name, modulus, comparison, ranges = match.groups()
    value = Decimal(getattr(operands, "e" if name == "c" else name))
    if modulus:
        value %= int(modulus)
    within = any(in_range(value, one.strip()) for one in ranges.split(","))
    return within == (comparison == "=")


def in_range(value: Decimal, bounds: str) -> bool:
    """`7` or `2..4`; only whole numbers lie in a range."""
    low, _, high = bounds.partition("..")
    return value == value.to_integral_value() and int(low) <= value <= int(high or low)


# Numbers


class NumberSymbols(NamedTuple):
    """How one locale writes a decimal number."""

    digits: str
    decimal: str
    group: str
    minus: str
    sample_minus: str
    primary: int
    secondary: int
    minimum: int

    def write(self, plain: str) -> str:
        """`-1234567.50` in this locale's digits, signs and groups."""
        negative, unsigned = plain.startswith("-"), plain.lstrip("-")
        whole, point, fraction = unsigned.partition(".")
        text = self._grouped(self._localized(whole))
        if point:
            text += self.decimal + self._localized(fraction)
        return (self.sample_minus if negative else "") + text

    def _localized(self, ascii_digits: str) -> str:
        return "".join(self.digits[int(digit)] for digit in ascii_digits)

    def _grouped(self, whole: str) -> str:
        if self.primary == 0 or len(whole) < self.primary + self.minimum:
            return whole
        head, groups = whole[: -self.primary], [whole[-self.primary :]]
        while len(head) > self.secondary:
            head, groups = head[: -self.secondary], [head[-self.secondary :]] + groups
        return self.group.join([head] + groups)


def read_number_symbols(table: Path) -> dict[str, NumberSymbols]:
    """The rows of numbers-cldr48.tsv by locale."""
    symbols = {}
    for line in table.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line:
            continue
        row = line.split("\t")
        digits = row[2]
        sample = row[10]
        first_digit = next(at for at, character in enumerate(sample) if character in digits)
        symbols[row[0]] = NumberSymbols(
            digits=digits,
            decimal=row[3],
            group=row[4],
            minus=row[5],
            sample_minus=sample[:first_digit],
            primary=int(row[7]),
            secondary=int(row[8]),
            minimum=int(row[9]),
        )
    return symbols
