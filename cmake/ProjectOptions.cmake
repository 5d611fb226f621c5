# SPDX-License-Identifier: MIT
# One INTERFACE target that every target of the project links: language level, warnings, Qt's strictness.
add_library(bathhouse_options INTERFACE)
target_compile_features(bathhouse_options INTERFACE cxx_std_20)
target_compile_definitions(bathhouse_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_compile_options(bathhouse_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
# GCC 12 sees overlaps that are not there when it inlines "text" + std::string (GCC bug 105651).
target_compile_options(bathhouse_options INTERFACE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-restrict>)
option(BATHHOUSE_WERROR "Treat warnings as errors" OFF)
if(BATHHOUSE_WERROR)
    target_compile_options(bathhouse_options INTERFACE -Werror)
endif()
option(BATHHOUSE_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
if(BATHHOUSE_SANITIZE)
    # -O1: without it, the tests with thousands of random actions take hours. GCC then sees values without a beginning
    # in std::variant that are not there.
    target_compile_options(bathhouse_options INTERFACE
        -O1 -Wno-maybe-uninitialized -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(bathhouse_options INTERFACE -fsanitize=address,undefined)
endif()
