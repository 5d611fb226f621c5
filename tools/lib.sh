# SPDX-License-Identifier: MIT
# What the scripts in tools/ share: where things are, what must be installed, how it is built. Sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
release_dir=$root/build/release
binary=$release_dir/bin/bathhouse

# A command that must be there, and the package that brings it.
needed_commands=(cmake:cmake ninja:ninja-build g++:g++ python3:python3 xvfb-run:xvfb xauth:xauth)
# Packages without a command of their own. "a|b": the same thing under the names of different releases.
needed_packages=(qt6-base-dev 'qt6-svg-dev|libqt6svg6-dev' qt6-tools-dev qt6-l10n-tools
                 nlohmann-json3-dev python3-jsonschema fonts-inter)

say() { printf '%s\n' "$*"; }
heading() { printf '\n== %s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 2; }

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# Prints the packages that are missing, one a line, "a|b" as they stand in the list.
missing_packages() {
    local entry name found
    for entry in "${needed_commands[@]}"; do
        command -v "${entry%%:*}" >/dev/null || say "${entry#*:}"
    done
    for entry in "${needed_packages[@]}"; do
        found=no
        for name in ${entry//|/ }; do
            if is_installed "$name"; then found=yes; fi
        done
        if [ $found = no ]; then say "$entry"; fi
    done
}

# The version apt would install, empty if it knows no such package.
candidate() { apt-cache policy "$1" 2>/dev/null | sed -n 's/^  Candidate: //p' | grep -v '(none)' || true; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"
    elif command -v sudo >/dev/null; then sudo "$@"
    else return 127
    fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 "$@"
}

# Runs a command up to three times.
with_retries() {
    local try
    for try in 1 2 3; do
        if "$@"; then return 0; fi
        if [ "$try" -lt 3 ]; then say "That did not work. Trying again in $((try * 10)) seconds."; sleep $((try * 10)); fi
    done
    return 1
}

explain_needs() {
    say "Bathhouse needs:" \
        "CMake 3.25 or newer, Ninja, a C++20 compiler (GCC 12 or newer)," \
        "Qt 6.4 or newer (Widgets, Svg, PrintSupport, Test, LinguistTools), nlohmann_json 3.11 or newer," \
        "Python 3 with jsonschema, Xvfb with xauth, and the font Inter." | fmt -w 100
    say "Debian 12 and Ubuntu 24.04 or newer call them: $(printf '%s\n' "${needed_commands[@]#*:}" "${needed_packages[@]%%|*}" | paste -sd' ')"
}

# Fedora, Arch, macOS …: nothing can be installed here, and how libraries are registered is unknown.
check_other_system() {
    local entry absent=""
    for entry in "${needed_commands[@]}"; do
        command -v "${entry%%:*}" >/dev/null || absent="$absent ${entry%%:*}"
    done
    [ -n "$absent" ] || return 0
    say "This system has no apt, so nothing can be installed here. These commands are missing:$absent" >&2
    explain_needs >&2
    exit 2
}

# Turns "a|b" into the name this release knows.
name_known_here() {
    local name
    for name in ${1//|/ }; do
        if [ -n "$(candidate "$name")" ]; then say "$name"; return; fi
    done
    say "${1%%|*}"
}

install_missing() {
    if ! command -v apt-get >/dev/null; then check_other_system; return; fi
    local missing entry names=() qt
    missing=$(missing_packages)
    [ -n "$missing" ] || return 0
    say "Missing packages: $(paste -sd' ' <<<"$missing")"
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        fail "Installing them needs root or sudo. Ask for them to be installed, then run this again."
    fi
    heading "Installing what is missing"
    with_retries apt_get update || say "The package lists could not be renewed. Trying with those that are here."
    qt=$(candidate qt6-base-dev)
    if [ -n "$qt" ] && dpkg --compare-versions "$qt" lt 6.4; then
        say "This release offers Qt $qt. Bathhouse needs Qt 6.4: use Debian 12, Ubuntu 24.04 or newer." >&2
        explain_needs >&2
        exit 2
    fi
    for entry in $missing; do names+=("$(name_known_here "$entry")"); done
    with_retries apt_get install --no-install-recommends "${names[@]}" </dev/null \
        || fail "apt-get could not install: ${names[*]}. Its messages above say why."
}

check_cmake() {
    local version
    version=$(cmake --version | sed -n '1s/^cmake version //p')
    if [ "$(printf '%s\n' 3.25 "$version" | sort -V | head -n 1)" != 3.25 ]; then
        say "CMake $version is too old. Bathhouse needs 3.25: Debian 12, Ubuntu 24.04 or newer have it (Ubuntu 22.04 has 3.22)." >&2
        exit 2
    fi
}

set_up() {
    install_missing
    check_cmake
}

# Warnings stop the build with the compiler that CI uses; a newer one may know warnings nobody has seen yet.
werror() {
    if [ -n "${BATHHOUSE_WERROR:-}" ]; then say "$BATHHOUSE_WERROR"
    elif [ "$(g++ -dumpversion | cut -d. -f1)" = 12 ]; then say ON
    else say OFF
    fi
}

# configure PRESET: prepares build/PRESET. Quiet unless it fails.
configure() {
    local log=$root/build/$1-configure.log options=("-DBATHHOUSE_WERROR=$(werror)")
    if command -v ccache >/dev/null; then
        # Paths below the checkout are stored relative, so that another checkout finds the same results.
        export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
        options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    mkdir -p "$root/build"
    if ! (cd "$root" && cmake --preset "$1" "${options[@]}") >"$log" 2>&1; then
        cat "$log" >&2
        explain_needs >&2
        fail "CMake could not prepare the build (above)."
    fi
}

# build PRESET [TARGET…]: builds incrementally in build/PRESET, and goes on after an error to show more of them.
build() {
    local preset=$1 targets=()
    shift
    if [ $# -gt 0 ]; then targets=(--target "$@"); fi
    configure "$preset"
    cmake --build "$root/build/$preset" "${targets[@]}" -- -k 20
}

# The first lesson: first by path.
first_scenario() {
    find "$root/scenarios" -name '*.bathhouse.json' | LC_ALL=C sort | sed -n 1p
}

has_display() { [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; }
