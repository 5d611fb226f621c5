#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares what builds of the program print: `explain --json` of every scenario must be the same bytes.

usage: same_bytes.py BINARY BINARY FOLDER
Each program runs under other conditions (hash seed, language, time zone, folder). Naming one binary twice compares
it with itself. Last line: 'N passed, M failed'; exit status 1 if any failed.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

CONDITIONS = (
    {"QT_HASH_SEED": "0", "LC_ALL": "C", "TZ": "UTC"},
    {"QT_HASH_SEED": "4711", "LC_ALL": "C.UTF-8", "TZ": "Asia/Kathmandu"},
)


def explain(binary, file, conditions, folder):
    return subprocess.run([binary, "explain", str(file), "--json"], cwd=folder, env={**os.environ, **conditions},
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=120)


def main(arguments):
    if len(arguments) != 3:
        print(__doc__.strip())
        return 2
    binaries = [str(pathlib.Path(binary).resolve()) for binary in arguments[:2]]
    root = pathlib.Path(arguments[2]).resolve()
    passed = failed = 0
    with tempfile.TemporaryDirectory() as elsewhere:
        for file in sorted(root.rglob("*.bathhouse.json")):
            first, second = (explain(binary, file, conditions, folder)
                             for binary, conditions, folder in zip(binaries, CONDITIONS, (root, elsewhere)))
            if first.stdout and (first.stdout, first.returncode) == (second.stdout, second.returncode):
                passed += 1
                continue
            failed += 1
            what = "prints nothing" if not first.stdout else "comes out differently"
            print(f"FAIL {file.relative_to(root)}: {what} (status {first.returncode} and {second.returncode}) "
                  f"{first.stderr.decode(errors='replace').strip()[:200]}")
    if passed + failed == 0:
        print(f"FAIL no scenario found in {root}")
        failed = 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
