#!/bin/sh
# Compares our tokens with those of the toolchain's parser: compare.sh TITLEFIT_DEV [FILE-OR-FOLDER...]
# Without paths: the toolchain's interfaces and this repository. Prints the lines that differ ("start end kind", ours
# with -) and fails if any do. Not part of the tests: it needs the parser's libraries, which only some toolchains have.
set -eu
dev=$1
shift
tests=$(cd "$(dirname "$0")" && pwd)
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
host=$usr/lib/swift/host
if [ $# = 0 ]; then set -- "$usr/lib" "${tests%/Tests/SwiftOracle}"; fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
swiftc -O -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" -lSwiftParser -lSwiftSyntax \
  "$tests/TokenOracle.swift" -o "$folder/oracle"
find "$@" \( -name '*.swift' -o -name '*.swiftinterface' \) -type f ! -path '*/.build/*' -print0 | sort -z >"$folder/files"
xargs -0 "$dev" swift tokens <"$folder/files" >"$folder/ours"
xargs -0 "$folder/oracle" <"$folder/files" >"$folder/theirs"
if diff -U0 "$folder/ours" "$folder/theirs"; then
  echo "$(grep -vc '^==' "$folder/theirs") tokens of $(grep -c '^==' "$folder/theirs") files agree"
else
  exit 1
fi
