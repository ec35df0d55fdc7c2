"""The executable under test, as the scripts are given it on their command line."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def executable(text: str) -> Path:
    """The path of an executable file; argparse says so where it is none."""
    path = Path(text).resolve()
    if not path.is_file() or not os.access(path, os.X_OK):
        raise argparse.ArgumentTypeError(f"{text} is no executable file: build it with `swift build --product dragoman`")
    return path
