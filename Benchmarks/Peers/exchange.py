"""Catalogs to XLIFF and back, as a script does it with json and xml.etree: plain texts and plural forms alone.

exchange.py export CATALOG FOLDER writes FOLDER/TAG.xliff for each language; exchange.py import CATALOG FOLDER takes them
back into CATALOG.
"""

import json
import pathlib
import sys
import xml.etree.ElementTree as ET


def leaves(localization):
    """The units of a localization, each with what stands behind its key."""
    if "stringUnit" in localization:
        yield "", localization["stringUnit"]
    for name, form in localization.get("variations", {}).get("plural", {}).items():
        yield f"|==|plural.{name}", form["stringUnit"]


def export(catalog, folder):
    """Writes a file for each language but the source's."""
    source = catalog["sourceLanguage"]
    languages = {language for entry in catalog["strings"].values() for language in entry["localizations"]} - {source}
    folder.mkdir(exist_ok=True)
    for language in languages:
        root = ET.Element("xliff", version="1.2", xmlns="urn:oasis:names:tc:xliff:document:1.2")
        file = ET.SubElement(root, "file", {"original": "Localizable.xcstrings", "source-language": source,
                                            "target-language": language, "datatype": "plaintext"})
        body = ET.SubElement(file, "body")
        for key in sorted(catalog["strings"]):
            localizations = catalog["strings"][key]["localizations"]
            sources = dict(leaves(localizations.get(source, {})))
            for suffix, unit in leaves(localizations.get(language, {})):
                element = ET.SubElement(body, "trans-unit", {"id": key + suffix, "xml:space": "preserve"})
                ET.SubElement(element, "source").text = sources.get(suffix, {"value": key})["value"]
                ET.SubElement(element, "target", state=unit["state"]).text = unit["value"]
                ET.SubElement(element, "note")
        ET.ElementTree(root).write(folder / f"{language}.xliff", encoding="utf-8", xml_declaration=True)


def take(catalog, folder):
    """Takes the files of a folder back."""
    space = "{urn:oasis:names:tc:xliff:document:1.2}"
    for path in folder.glob("*.xliff"):
        for file in ET.parse(path).getroot().iter(space + "file"):
            for unit in file.iter(space + "trans-unit"):
                key, _, suffix = unit.get("id").partition("|==|")
                target = unit.find(space + "target")
                value = {"stringUnit": {"state": target.get("state"), "value": target.text or ""}}
                place = catalog["strings"][key]["localizations"]
                if suffix:
                    forms = place.setdefault(file.get("target-language"), {"variations": {"plural": {}}})
                    forms["variations"]["plural"][suffix.removeprefix("plural.")] = value
                else:
                    place[file.get("target-language")] = value


def main():
    """Does what the words say."""
    work, path, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    catalog = json.loads(path.read_text(encoding="utf-8"))
    if work == "export":
        export(catalog, folder)
    else:
        take(catalog, folder)
        text = json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : "), sort_keys=True)
        path.write_text(text, encoding="utf-8")


main()
