#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes every scenario as a case for shared/acceptance/run, so that its checks of a whole trace hold for them too: points
explained by events, terms that add up, no rule cited that does not apply or that the rule pages do not define.

usage: scenarios_as_cases.py OUT FOLDER...
"""
import json
import pathlib
import sys


def case_of(scenario):
    expected = scenario.get("expect", {})
    want = {key: expected[key] for key in ("scores", "supply", "bathhouses") if key in expected}
    return {"command": "explain", "scenario": scenario, "want": want}


def main(arguments):
    if len(arguments) < 2:
        print(__doc__.strip())
        return 2
    out = pathlib.Path(arguments[0])
    files = sorted(file for folder in arguments[1:] for file in pathlib.Path(folder).rglob("*.bathhouse.json"))
    for file in files:
        (out / f"{file.parent.name}-{file.name}").write_text(json.dumps(case_of(json.loads(file.read_text("utf-8")))))
    return 0 if files else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
