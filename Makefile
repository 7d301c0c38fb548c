# The two commands of the README: `make audit` and `make test`. Both install what is missing and say so.

PROJECT ?= Corpora/Projects/Lantern
FORMAT ?= text

.PHONY: audit test build packages lint generate check-long

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

# Sanitizers over all tests; not part of CI.
check-long: packages
	TITLEFIT_SKIP_CONSUMER=1 swift test --sanitize=address
	TITLEFIT_SKIP_CONSUMER=1 swift test --sanitize=thread
