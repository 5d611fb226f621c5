#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Validates every shipped scenario against the JSON Schema of the format.

usage: validate_scenarios.py SCHEMA FOLDER…
Fails if a file is invalid, and if there is none.
"""
import json
import pathlib
import sys

import jsonschema


def errors_of(validator, path):
    try:
        instance = json.loads(path.read_text(encoding="utf-8-sig"))
    except ValueError as error:
        return [f"not JSON: {error}"]
    found = sorted(validator.iter_errors(instance), key=lambda e: [str(p) for p in e.absolute_path])
    return ["/" + "/".join(str(p) for p in e.absolute_path) + ": " + e.message[:200] for e in found]


def main(argv):
    if len(argv) < 3:
        print(__doc__.strip())
        return 2
    schema = json.loads(pathlib.Path(argv[1]).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    files = sorted(f for folder in argv[2:] for f in pathlib.Path(folder).rglob("*.bathhouse.json"))
    invalid = 0
    for path in files:
        errors = errors_of(validator, path)
        invalid += bool(errors)
        for error in errors:
            print(f"{path}: {error}")
    print(f"{len(files) - invalid} valid, {invalid} invalid")
    if not files:
        print("no scenario found")
    return 1 if invalid or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
