#!/usr/bin/env bash
# c.sh answers|plays QUESTIONS RUNTIME [DAMAGES]: compiles the program of that name with each compiler that is there, as C99
# and as C++11, with all warnings and the sanitizers, and runs it.
set -euo pipefail

script=$1
questions=$2
runtime=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
warnings=(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wundef -Wcast-qual -Wcast-align -Wwrite-strings
    -Wdouble-promotion -Wfloat-equal -Werror)
program=$questions/c-$script
asked=0

for compiler in 'gcc -x c -std=c99' 'g++ -x c++ -std=c++11' 'clang -x c -std=c99' 'clang++ -x c++ -std=c++11'; do
    read -ra command <<<"$compiler"
    if ! command -v "${command[0]}" >/dev/null; then
        echo "${command[0]}: skipped, not installed"
        continue
    fi
    # shellcheck disable=SC2054
    sanitizers=(-fsanitize=address,undefined -fno-sanitize-recover=all)
    if ! echo 'int main(void) { return 0; }' | "${command[@]}" "${sanitizers[@]}" - -o "$program" 2>/dev/null; then
        echo "${command[0]}: has no sanitizers here"
        sanitizers=()
    fi
    "${command[@]}" "${warnings[@]}" -g -O0 ${sanitizers[@]+"${sanitizers[@]}"} -I"$runtime" -I"$questions" "$here/c/$script.c" -o "$program" -lm
    said=$("$program" "$questions" "${@:4}" | paste -sd ';' -) # of its own: what fails within a word does not end a script
    echo "$compiler: $said"
    asked=$((asked + 1))
done
((asked > 0)) || { echo "no compiler is installed" && exit 1; }
! command -v g++ >/dev/null || g++ -x c++ -std=c++20 "${warnings[@]}" -fsyntax-only -I"$runtime" -I"$questions" "$here/c/$script.c"
