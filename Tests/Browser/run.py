#!/usr/bin/env python3
"""Runs the browser tests against a built service.

    Tests/Browser/run.py BINARY [--screenshots FOLDER] [--only WORD]

Pictures of the page go to FOLDER (.build/screenshots). Prints a line for each test and closes with "browser: N passed, N failed, N skipped". The exit code is 0 only when none failed.
"""

import argparse
import importlib
import pathlib
import sys
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from service import Service  # noqa: E402
from webdriver import Driver  # noqa: E402


class Skip(Exception):
    """Raised by a test that cannot be run here, with the reason."""


class Ground:
    """What a test gets: the service, a way to open browsers, and where pictures go."""

    def __init__(self, service, driver, screenshots, binary):
        self.service = service
        self.driver = driver
        self.screenshots = screenshots
        self.binary = binary

    def browser(self, path="/", language="en", width=1280, height=900, dark=False, service=None):
        """A browser that shows a page, of a service of the test's own or of everybody's."""
        browser = self.driver.browser(language, dark)
        browser.resize(width, height)
        browser.open((service or self.service).address + path)
        return browser

    def skip(self, reason):
        raise Skip(reason)


def tests(word):
    """Every function `test_…` of the files `test_….py`."""
    for file in sorted(HERE.glob("test_*.py")):
        module = importlib.import_module(file.stem)
        for name, function in vars(module).items():
            if name.startswith("test_") and callable(function) and (not word or word in f"{file.stem} {name}"):
                yield name.removeprefix("test_").replace("_", " "), function


def run(function, ground):
    """None for a pass, else what to print. Every browser of the test is closed."""
    try:
        function(ground)
        return None
    except Skip as skip:
        return skip
    except Exception:  # noqa: BLE001 - a test may fail in any way
        return traceback.format_exc()
    finally:
        for browser in list(ground.driver.sessions):
            browser.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path, default=HERE.parents[1] / ".build" / "screenshots")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.screenshots.mkdir(parents=True, exist_ok=True)
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    with Service(options.binary) as service, Driver() as driver:
        ground = Ground(service, driver, options.screenshots, options.binary)
        for name, function in tests(options.only):
            begun = time.monotonic()
            outcome = run(function, ground)
            kind = "passed" if outcome is None else "skipped" if isinstance(outcome, Skip) else "failed"
            counts[kind] += 1
            mark = {"passed": "ok  ", "failed": "FAIL", "skipped": "skip"}[kind]
            print(f"{mark} {name} ({time.monotonic() - begun:.1f} s)" + (f": {outcome}" if outcome else ""), flush=True)
    print("browser: {passed} passed, {failed} failed, {skipped} skipped".format(**counts))
    sys.exit(1 if counts["failed"] or not counts["passed"] else 0)


if __name__ == "__main__":
    main()
