#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the pages show must work with the program as it is.

usage: pages.py BINARY ROOT
Runs every line of the README's code blocks that starts with 'bathhouse' (FILE: the example it names), and checks every
complete scenario shown in docs/scenario-format.md.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile


def blocks(page, language=""):
    return re.findall(rf"```{language or '[a-z]*'}\n(.*?)```", page.read_text(encoding="utf-8"), re.S)


def commands(page):
    return [line for block in blocks(page) for line in block.splitlines() if line.startswith("bathhouse ")]


def named_example(page):
    return re.search(r"let FILE be \[([^\]]+)\]", page.read_text(encoding="utf-8")).group(1)


def scenarios(page):
    """The JSON blocks that are whole scenarios; others show a part of an answer."""
    return [block for block in blocks(page, "json") if '"format"' in block]


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip())
        return 2
    binary, root = pathlib.Path(arguments[0]).resolve(), pathlib.Path(arguments[1]).resolve()
    lines, examples = commands(root / "README.md"), scenarios(root / "docs/scenario-format.md")
    bad = [f"{page} shows no {what}" for page, what, found in
           (("README.md", "command", lines), ("docs/scenario-format.md", "scenario", examples)) if not found]
    with tempfile.TemporaryDirectory() as folder:
        def run(*words):
            done = subprocess.run([str(binary), *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
                                  encoding="utf-8", timeout=120)
            if done.returncode != 0:
                bad.append(f"bathhouse {' '.join(words)}\n  status {done.returncode}: {(done.stdout + done.stderr).strip()[-500:]}")

        for name in ("scenarios", "docs"):
            pathlib.Path(folder, name).symlink_to(root / name)
        file = named_example(root / "README.md")
        run("check", file)
        for number, example in enumerate(examples):
            name = f"example-{number}.bathhouse.json"
            pathlib.Path(folder, name).write_text(example, encoding="utf-8")
            json.loads(example)
            run("check", name)
        for line in lines:
            run(*(file if word == "FILE" else word for word in shlex.split(line, comments=True)[1:]))
    print("\n".join(bad) if bad else f"{len(lines)} commands ended well, {len(examples)} scenarios are legal")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
