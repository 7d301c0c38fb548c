# The two commands of the README: `make audit` and `make test`. Both install what is missing and say so.

PROJECT ?= Corpora/Projects/Lantern
FORMAT ?= text

.PHONY: audit test build packages lint generate check-long bench fuzz

# Builds the release tool and audits the demo project; findings do not fail it.
audit: build
	.build/release/titlefit audit $(PROJECT) --format $(FORMAT) --fail-on never

build: packages
	swift build -c release --product titlefit

# Runs all tests.
test: packages
	swift test

packages:
	@.ci/packages

lint:
	swift format lint --strict -r Sources Plugins Tests Package.swift

# Rewrites the generated files.
generate:
	swift run titlefit-dev generate

# The core beside raw HarfBuzz and Pango, whose programs and titles are in the folder PERF.
bench: packages
	swift build -c release --product titlefit-dev
	Tests/Benchmarks/compare.py .build/release/titlefit-dev $(PERF) --check

# Each reader and the text core with libFuzzer for so many seconds.
fuzz: packages
	Tests/Fuzzing/fuzz $(or $(SECONDS),60)

# Sanitizers over all tests, ten minutes of fuzzing a target, mutated files; not part of CI.
check-long: packages
	TITLEFIT_SKIP_CONSUMER=1 swift test --sanitize=address
	TITLEFIT_SKIP_CONSUMER=1 swift test --sanitize=thread
	Tests/Fuzzing/fuzz 600
	swift build -c release --product titlefit
	Tests/Fuzzing/mutate.py .build/release/titlefit Corpora --each 20
