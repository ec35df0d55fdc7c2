"""Measures Python's json on the benchmark's catalog: json_catalog.py INPUTS BATCH_MICROSECONDS REPEATS"""
import json
import pathlib
import platform
import sys
import time

data = (pathlib.Path(sys.argv[1]) / "catalog.xcstrings").read_bytes()
repeats = max(3, int(sys.argv[3]) // 6)


def row(name: str, work) -> None:
    least = float("inf")
    for _ in range(repeats):
        begun = time.perf_counter_ns()
        work()
        least = min(least, time.perf_counter_ns() - begun)
    print(f"{name}\tPython {platform.python_version()} (json)\t{len(data) * 1e3 / least:.2f}")


row("catalog.tape", lambda: json.loads(data))
catalog = json.loads(data)
for entry in catalog["strings"].values():
    entry["comment"] = "Neu"
row("catalog.write", lambda: json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : ")).encode())
