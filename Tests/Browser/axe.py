"""Where axe-core's rules come from: a package of PyPI carries the file, and it is fetched once."""

import os
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "axe-playwright-python==0.1.8"
INSIDE = "axe_playwright_python/axe.min.js"
KEPT = pathlib.Path(__file__).resolve().parents[2] / ".build" / "axe" / PACKAGE.replace("==", "-") / "axe.min.js"


def rules():
    """The text of axe.min.js, or None where it can neither be found nor fetched. `AXE_JS` names a file to take instead."""
    named = os.environ.get("AXE_JS")
    if named:
        return pathlib.Path(named).read_text(encoding="utf-8")
    if not KEPT.exists() and not fetch():
        return None
    return KEPT.read_text(encoding="utf-8")


def fetch():
    """Has pip download the package, and takes the one file out of it. Nothing is installed."""
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--disable-pip-version-check"]
        done = subprocess.run([*pip, "--dest", folder, PACKAGE], capture_output=True, text=True, check=False)
        wheels = list(pathlib.Path(folder).glob("*.whl"))
        if done.returncode != 0 or not wheels:
            print(f"axe: pip could not fetch {PACKAGE}: {done.stderr.strip().splitlines()[-1:]}")
            return False
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(wheels[0]) as wheel:
            KEPT.write_bytes(wheel.read(INSIDE))
    return True
