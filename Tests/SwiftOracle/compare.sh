#!/bin/sh
# Compares our tokens with those of the toolchain's parser: compare.sh TITLEFIT_DEV FILE...
# Prints the lines that differ ("start end kind", ours with -) and fails if any do.
set -eu
dev=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
host=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
swiftc -O -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" -lSwiftParser -lSwiftSyntax \
  "$(dirname "$0")/TokenOracle.swift" -o "$folder/oracle"
"$dev" swift tokens "$@" >"$folder/ours"
"$folder/oracle" "$@" >"$folder/theirs"
diff -U0 "$folder/ours" "$folder/theirs" && echo "$(grep -vc '^==' "$folder/theirs") tokens agree"
