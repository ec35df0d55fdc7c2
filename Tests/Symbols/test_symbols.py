#!/usr/bin/env python3
"""Shows that Scripts/check-api and Scripts/docs see what they are for, on two versions of a module of a few lines.

    Tests/Symbols/test_symbols.py

Prints `N passed, N failed` and each failure; exit 1 on any.
"""

import importlib.machinery
import importlib.util
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

import symbols  # noqa: E402

BEFORE = """
/// A tide.
public struct Tide: Sendable {
  /// Its height in metres.
  public var height: Double
  /// A tide.
  public init(height: Double, isSpring: Bool = false) { self.height = height }
  /// Whether it floods.
  public func floods(above wall: Double) -> Bool { height > wall }
  /// Gone in the next version.
  public func ebb() {}
}
/// A phase.
public enum Phase { /// Rising.
  case rising }
/// A gauge.
public protocol Gauge { /// The height.
  var height: Double { get } }
"""

AFTER = """
/// A tide.
public struct Tide {
  /// Its height in metres.
  public var height: Double
  /// A tide.
  public init(height: Double, isSpring: Bool) { self.height = height }
  /// Whether it floods; only the inner name is another.
  public func floods(above level: Double) -> Bool { height > level }
  public func turns() {}
  ///
  public func blank() {}
  @available(*, unavailable)
  private func hidden() {}
}
/// A phase.
public enum Phase { /// Rising.
  case rising
  /// Falling.
  case falling }
/// A kind that is new with all its cases.
public enum Kind { /// Spring.
  case spring }
/// A gauge.
public protocol Gauge { /// The height.
  var height: Double { get }
  /// The place.
  var place: String { get }
  /// The unit.
  var unit: String { get } }
extension Gauge { /// Metres.
  public var unit: String { "m" } }
/// Compares by height: what the protocols say of their requirements is enough.
extension Tide: Hashable {
  public static func == (a: Tide, b: Tide) -> Bool { a.height == b.height }
  public func hash(into hasher: inout Hasher) { hasher.combine(height) }
}
"""

BREAKS = [
    "- Tide.ebb(): func ebb()",
    "- Tide.init(height:isSpring:): init(height: Double, isSpring: Bool = false)\n"
    "    now: Tide.init(height:isSpring:): init(height: Double, isSpring: Bool)",
    "- Tide: conforms to Swift.Sendable\n"
    "    now: Tide: conforms to Swift.Equatable\n    now: Tide: conforms to Swift.Hashable",
    "+ Gauge.place: var place: String { get } (a new requirement)",
    "+ Phase.falling: case falling (a new case)",
]
UNDOCUMENTED = ["Tide.blank() has no comment", "Tide.turns() has no comment"]


def script(name):
    """A script of the project as a module."""
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def graphs(source, folder, **how):
    """The symbol graphs of a module with this source."""
    folder.mkdir()
    (folder / "Tides.swift").write_text(source, encoding="utf-8")
    subprocess.run(
        ["swiftc", "-emit-module", "-module-name", "Tides", "-parse-as-library", "-o", "Tides.swiftmodule",
         "Tides.swift"], cwd=folder, check=True)
    files = symbols.extract("Tides", folder, folder / "graphs", **how)
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def main():
    api, docs = script("check-api"), script("docs")
    failures = []

    def expect(what, found, expected):
        if found != expected:
            failures.append(f"FAIL {what}:\n  found    {found}\n  expected {expected}")

    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        before = api.declared(graphs(BEFORE, folder / "before"))
        after = graphs(AFTER, folder / "after")
        expect("the breaks", list(api.breaks(before.keys(), api.declared(after))), BREAKS)
        expect("no break of the same", list(api.breaks(before.keys(), before)), [])
        expect("what has no comment", sorted(line.split(": ")[1] for line in docs.undocumented(after)), UNDOCUMENTED)
        expect("what shows no example", sorted(line.split(": ")[1] for line in docs.without_example(after)), [
            "Gauge shows no example", "Tide shows no example"])
        expect("what is listed nowhere", sorted(docs.unlisted("Tides", after)), [
            "Gauge is on no page of Sources/Tides/Tides.docc", "Kind is on no page of Sources/Tides/Tides.docc",
            "Phase is on no page of Sources/Tides/Tides.docc", "Sources/Tides/Tides.docc has no page of the module",
            "Tide is on no page of Sources/Tides/Tides.docc"])
    print("\n".join([*failures, f"symbols: {5 - len(failures)} passed, {len(failures)} failed"]))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
