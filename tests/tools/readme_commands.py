#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs every line of the README's code blocks that starts with 'bathhouse': each must end well.

usage: readme_commands.py BINARY ROOT
"""
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile


def commands(page):
    for block in re.findall(r"```[a-z]*\n(.*?)```", page, re.S):
        for line in block.splitlines():
            if line.startswith("bathhouse "):
                yield line


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip())
        return 2
    binary, root = pathlib.Path(arguments[0]).resolve(), pathlib.Path(arguments[1]).resolve()
    lines = list(commands((root / "README.md").read_text(encoding="utf-8")))
    bad = [] if lines else ["README.md shows no command at all"]
    with tempfile.TemporaryDirectory() as folder:
        for name in ("scenarios", "resources"):
            pathlib.Path(folder, name).symlink_to(root / name)
        for line in lines:
            words = shlex.split(line, comments=True)[1:]
            done = subprocess.run([str(binary), *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=120)
            if done.returncode != 0:
                bad.append(f"{line}\n  status {done.returncode}: {done.stderr.decode(errors='replace').strip()[:300]}")
    print("\n".join(bad) if bad else f"{len(lines)} commands ended well")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
