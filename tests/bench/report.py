# SPDX-License-Identifier: MIT
"""Runs the benchmarks and prints a table: medians, and ratios against another build if there is one.

report.py BIN [--against OTHER] [--only NAME]: BIN is a folder of built programs, OTHER a checkout or such a folder. Two
builds are run in alternation, so that what else the machine does meets both. Ratios below 1 mean that BIN is faster.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 9
# A game took 146,000 (base) when this was written, with GCC 12. The same build counts the same on every machine.
MOST_INSTRUCTIONS = 180_000


def machine():
    model = "unknown processor"
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text(), re.M)
        model = found.group(1) if found else model
    load = os.getloadavg()[0]
    return f"{model}, {os.cpu_count()} cores, load {load:.1f} when it began"


def environment():
    return dict(os.environ, QT_QPA_PLATFORM="offscreen")


def timed(command):
    """Wall time in milliseconds and largest resident memory in MiB of one run."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment())
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with status {process.returncode}")
    return (time.perf_counter() - begin) * 1000, usage.ru_maxrss / 1024


def row(name, value, unit, limit="", ratio=None):
    beside = f"{ratio:8.2f}" if ratio is not None else ""
    print(f"  {name:<46} {value:>12} {unit:<9} {limit:<18} {beside}")


def playouts(bins):
    print(f"\nRandom games, median of {RUNS} runs")
    for tiles, limit in (("base", "at least 33,000"), ("base+barber-surgeons", "at least 25,000")):
        results = [[] for _ in bins]
        for _ in range(RUNS):
            for binary, found in zip(bins, results):
                out = subprocess.run([binary / "bathhouse", "playouts", "8000", "--tiles", tiles, "--json"],
                                     capture_output=True, text=True, check=True).stdout
                found.append(json.loads(out))
        speeds = [statistics.median(r["gamesPerSecond"] for r in found) for found in results]
        row(tiles, f"{speeds[0]:,.0f}", "games/s", limit, speeds[1] / speeds[0] if len(bins) > 1 else None)
        row("  mean score sum", f"{results[0][0]['meanScoreSum']:.2f}", "", "38.3 to 39.3" if tiles == "base" else "")


def whole_game(binary, folder):
    """A game of 72 tiles as a file, played by asking the program itself for legal moves."""
    names = []
    tiles = json.loads((pathlib.Path(__file__).parents[2] / "resources/tiles/base.json").read_text())
    for tile in tiles:
        names += [tile["id"]] * (tile["count"] - (tile["id"] == "base/D"))
    # Spread by a fixed step, so that kinds of tiles alternate: 71 and 31 have no common divisor.
    names = [names[i * 31 % len(names)] for i in range(len(names))]
    scenario = {"format": "bathhouse-scenario/1", "players": [{"name": "Red"}, {"name": "Blue"}],
                "board": [{"tile": "base/D", "at": [0, 0]}], "moves": []}
    path = folder / "game.bathhouse.json"
    for turn, name in enumerate(names):
        path.write_text(json.dumps(scenario))
        out = subprocess.run([binary / "bathhouse", "legal", path, "--tile", name, "--json"], capture_output=True, text=True,
                             check=True).stdout
        places = [m for m in json.loads(out)["moves"] if m["move"] == "place"]
        if places:
            scenario["moves"] += [dict(places[turn * 7 % len(places)]), {"move": "pass"}]
    path.write_text(json.dumps(scenario))
    return path


def start(bins):
    print(f"\nStarting, median of {RUNS} runs")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        game = whole_game(bins[0], folder)
        picture = folder / "window.png"
        what = [("an empty program with the same libraries", ["bench_empty"], None),
                ("--version", ["bathhouse", "--version"], 3),
                ("explain of a game of 72 tiles", ["bathhouse", "explain", game], 20),
                ("explain --json of the same", ["bathhouse", "explain", game, "--json"], 20),
                ("check of all lessons", ["bathhouse", "check", pathlib.Path(__file__).parents[2] / "scenarios"], None),
                ("window to its first picture", ["bathhouse", "--screenshot", picture], 400)]
        measured = [[([], []) for _ in bins] for _ in what]
        for _ in range(RUNS):
            for (_, command, _), results in zip(what, measured):
                for binary, (times, memory) in zip(bins, results):
                    wall, resident = timed([binary / command[0], *command[1:]])
                    times.append(wall)
                    memory.append(resident)
        empty = statistics.median(measured[0][0][0])
        for (name, _, limit), results in zip(what, measured):
            mine = statistics.median(results[0][0])
            ratio = mine / statistics.median(results[1][0]) if len(bins) > 1 else None
            window = limit == 400
            text = "" if limit is None else f"at most {limit}" if window else f"{mine - empty:+.1f}, at most +{limit}"
            row(name, f"{mine:.1f}", "ms", text, ratio)
            if window:
                row("  memory", f"{statistics.median(results[0][1]):.0f}", "MiB", "at most 114")


def instructions(bins):
    if not shutil.which("valgrind"):
        print("\nInstructions a game: not counted, valgrind is not installed")
        return
    print("\nInstructions a game (callgrind, seed 1, 300 games less 100)")
    too_many = False
    for tiles in ("base", "base+barber-surgeons"):
        counts = []
        for binary in bins:
            totals = []
            for games in ("100", "400"):
                run = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", binary / "bathhouse",
                                      "playouts", games, "--seed", "1", "--tiles", tiles], capture_output=True, text=True, check=True)
                totals.append(int(re.search(r"refs:\s+([\d,]+)", run.stderr).group(1).replace(",", "")))
            counts.append((totals[1] - totals[0]) / 300)
        row(tiles, f"{counts[0]:,.0f}", "", f"at most {MOST_INSTRUCTIONS:,}", counts[0] / counts[1] if len(counts) > 1 else None)
        too_many = too_many or counts[0] > MOST_INSTRUCTIONS
    if too_many:
        sys.exit("A random game takes more instructions than it should. Compare with an older build: docs/performance.md.")


def program(name, bins):
    if "benchmark/benchmark.h" not in (pathlib.Path(__file__).parent / f"{name}.cpp").read_text():
        # It measures and prints by itself.
        print(f"\n{name}")
        print(subprocess.run([bins[0] / name], capture_output=True, text=True, check=True, env=environment()).stdout, end="")
        return
    print(f"\n{name}, median of 5 runs")
    results = [{} for _ in bins]
    for _ in range(5):
        for binary, found in zip(bins, results):
            out = subprocess.run([binary / name, "--benchmark_format=json", "--benchmark_min_time=0.1"], capture_output=True,
                                 text=True, check=True, env=environment()).stdout
            for line in json.loads(out)["benchmarks"]:
                extra = {k: line[k] for k in ("places", "actions", "kinds", "results", "turns", "bytes") if k in line}
                found.setdefault(line["name"], []).append((line["cpu_time"], line["time_unit"], extra))
    for test, runs in results[0].items():
        value = statistics.median(r[0] for r in runs)
        others = results[1].get(test) if len(bins) > 1 else None
        ratio = value / statistics.median(r[0] for r in others) if others else None
        row(test, f"{value:,.2f}", runs[0][1], ", ".join(f"{k} {v:.0f}" for k, v in runs[0][2].items()), ratio)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin", type=pathlib.Path)
    parser.add_argument("--against", type=pathlib.Path)
    parser.add_argument("--only")
    args = parser.parse_args()
    bins = [args.bin.resolve()]
    if args.against:
        other = args.against.resolve()
        bins.append(other / "build/release/bin" if (other / "build/release/bin").is_dir() else other)
        if not (bins[1] / "bathhouse").exists():
            sys.exit(f"{bins[1]}: there is no built program. Run tools/bench there first.")
    print(machine())
    if len(bins) > 1:
        print(f"The last column is this build's time divided by that of {bins[1]}.")
    parts = {"playouts": playouts, "start": start, "instructions": instructions}
    for found in sorted(bins[0].glob("bench_*")):
        if found.name != "bench_empty":
            parts[found.name] = lambda bins, name=found.name: program(name, bins)
    if args.only and args.only not in parts:
        sys.exit(f"There is no part {args.only}. There are: {', '.join(parts)}")
    for name, part in parts.items():
        if not args.only or args.only == name:
            part(bins)


if __name__ == "__main__":
    main()
