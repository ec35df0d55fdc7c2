"""Measures whole processes of the tool, from start to end: tool.py TOOL INPUTS CORPUS

Each process is started by this small one, so that its peak memory is its own: a system counts a program's memory from
that of the program which starts it. A row whose files are not there is left out.
"""
import os
import pathlib
import statistics
import sys
import time

tool, inputs, corpus = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
quiet = os.open(os.devnull, os.O_WRONLY)
unit = 1 if sys.platform == "darwin" else 1024


def run(words: list[str]) -> tuple[int, int]:
    """The nanoseconds and the peak bytes of one process."""
    begun = time.perf_counter_ns()
    process = os.posix_spawn(tool, [tool, *words], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, quiet, 1)])
    _, status, usage = os.wait4(process, 0)
    took = time.perf_counter_ns() - begun
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise SystemExit(f"{tool} {' '.join(words)} did not end well")
    return took, usage.ru_maxrss * unit


def row(name: str, words: list[str], runs: int, memory: bool = False) -> None:
    if not all(pathlib.Path(word).exists() for word in words[1:]):
        return
    measured = [run(words) for _ in range(runs)]
    print(f"{name}\tDragoman\t{min(took for took, _ in measured)}")
    if memory:
        # It wanders by a tenth with the addresses that a process is given.
        print(f"{name}.memory\tDragoman\t{statistics.median_low(peak for _, peak in measured)}")


row("tool.start", ["--version"], 30)
row("tool.lint", ["lint", str(inputs / "usual.xcstrings")], 30, memory=True)
row("tool.status", ["status", str(inputs / "usual.xcstrings")], 30)
row("tool.status.corpus", ["status", str(corpus)], 20)
row("tool.large", ["lint", str(inputs / "large.xcstrings")], 3, memory=True)
