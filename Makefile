# The commands of the README: `make audit`, `make test` and `make install`. They install what is missing and say so.

PROJECT ?= Corpora/Projects/Lantern
FORMAT ?= text

# Where `make install` puts things; DESTDIR stands before all of it, for packagers.
PREFIX ?= /usr/local
DESTDIR ?=
BINDIR ?= $(PREFIX)/bin
DATADIR ?= $(PREFIX)/share
BASH_COMPLETIONS ?= $(DATADIR)/bash-completion/completions
ZSH_COMPLETIONS ?= $(DATADIR)/zsh/site-functions
FISH_COMPLETIONS ?= $(DATADIR)/fish/vendor_completions.d

# Elsewhere than on Linux Swift's runtime is part of the system.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

.PHONY: install uninstall audit test build packages lint generate check-long check-threads bench instructions fuzz

# Builds the release tool and audits the demo project; findings do not fail it.
audit: build
	.build/release/titlefit audit $(PROJECT) --format $(FORMAT) --fail-on never

build: packages
	swift build -c release --product titlefit $(STATIC)

# The tool without debug information and with Swift's runtime in it, its manual page, and completions for three shells.
install: build
	install -d "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(DATADIR)/man/man1" "$(DESTDIR)$(BASH_COMPLETIONS)" \
	  "$(DESTDIR)$(ZSH_COMPLETIONS)" "$(DESTDIR)$(FISH_COMPLETIONS)"
	install -s -m 755 .build/release/titlefit "$(DESTDIR)$(BINDIR)/titlefit"
	install -m 644 Documentation/titlefit.1 "$(DESTDIR)$(DATADIR)/man/man1/titlefit.1"
	.build/release/titlefit completions bash > "$(DESTDIR)$(BASH_COMPLETIONS)/titlefit"
	.build/release/titlefit completions zsh > "$(DESTDIR)$(ZSH_COMPLETIONS)/_titlefit"
	.build/release/titlefit completions fish > "$(DESTDIR)$(FISH_COMPLETIONS)/titlefit.fish"

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/titlefit" "$(DESTDIR)$(DATADIR)/man/man1/titlefit.1" \
	  "$(DESTDIR)$(BASH_COMPLETIONS)/titlefit" "$(DESTDIR)$(ZSH_COMPLETIONS)/_titlefit" \
	  "$(DESTDIR)$(FISH_COMPLETIONS)/titlefit.fish"

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

# The readers' megabytes a second, and whole audits of an invented project and of PROJECTS; then, where the folder PERF is
# named, the core beside raw HarfBuzz and Pango, whose programs and titles are in it.
bench: packages
	swift build -c release --product titlefit
	swift build -c release --product titlefit-dev
	Tests/Benchmarks/whole.py .build/release $(PROJECTS)
	$(if $(PERF),Tests/Benchmarks/compare.py .build/release/titlefit-dev $(PERF) --check)

# Instructions of fixed work beside the recorded ones; `make instructions RECORD=--record` records them. Needs valgrind.
instructions: packages
	swift build -c release --product titlefit
	swift build -c release --product titlefit-dev
	Tests/Benchmarks/instructions.py .build/release $(RECORD)

# Each reader and the text core with libFuzzer for so many seconds.
fuzz: packages
	Tests/Fuzzing/fuzz $(or $(SECONDS),60)

# Several threads under the thread sanitizer; the script says what is looped and how to read it.
check-threads: packages
	Tests/Threads/threads $(or $(RUNS),24)

# The address sanitizer over all tests, the thread sanitizer over parallel audits, ten minutes of fuzzing a target, mutated
# files, counted instructions; not part of CI. The sanitizer's frames are too large for the test of a small stack.
check-long: packages check-threads
	ASAN_OPTIONS=detect_leaks=0 TITLEFIT_SKIP_CONSUMER=1 swift test --sanitize=address --skip smallStack
	Tests/Fuzzing/fuzz 600
	swift build -c release --product titlefit
	Tests/Fuzzing/mutate.py .build/release/titlefit Corpora --each 20
	Tests/Fuzzing/limits.py .build/release/titlefit
	swift build -c release --product titlefit-dev
	Tests/Benchmarks/instructions.py .build/release
