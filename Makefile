# The two commands: `make demo` generates the example outputs, `make test` runs all tests.
# To install: `make release`, then `make install`.

PAGES = uikit-app uikit-scenes scene-phase view-controller uikit
# Where the build system puts the program, asked for once, when a rule needs it.
INSTAR = $(eval INSTAR := $(shell swift build --show-bin-path)/instar)$(INSTAR)
GUIDE = $(INSTAR) diff --fail-on none --quiet
# With a fixed seed: the flags of the package's traits come in the order of a set, and in another order all is compiled again.
BUILD = SWIFT_DETERMINISTIC_HASHING=1 swift build
# Where `make install` puts things; a packager's DESTDIR goes before it.
PREFIX = /usr/local
SHARED = share/man/man1/instar.1 share/bash-completion/completions/instar share/zsh/site-functions/_instar \
  share/fish/vendor_completions.d/instar.fish

.PHONY: demo test test-long fast slow packages later lint macos catalog-check build setup judges fuzz bench test-browser screenshots release artifactbundle archive install uninstall

demo: build
	for file in guide.md guide.html changes.json changes.svg; do \
	  $(GUIDE) uikit-app uikit-scenes -o Output/migration/uikit-app-to-uikit-scenes/$$file && \
	  $(GUIDE) uikit --from "iOS 26" --to "iOS 27" -o Output/migration/uikit-26-to-27/$$file || exit; \
	done
	$(INSTAR) generate $(PAGES) --prune -o Output
	$(INSTAR) update README.md docs/*.md
	@echo
	@echo "Look at Output/index.html, and at Output/uikit-scenes first:"
	@echo "  index.html        everything in one interactive web page"
	@echo "  states.svg        the states and the calls between them (open it in a browser)"
	@echo "  sequence.svg      the same calls in order, one lane per delegate"
	@echo "  tables/order.md   the order of calls as a table"
	@echo "  Swift/            delegates that log every callback"
	@echo
	@echo "Then at Output/migration/uikit-app-to-uikit-scenes/guide.md: how to move an app to scenes"

test: fast slow

# The same with all cases of random laws, and packages that build Instar a second time.
test-long: export INSTAR_TESTS = long
test-long: fast slow packages

fast: setup
	$(BUILD) --build-tests
	swift test --skip-build --skip "$$(Scripts/suites.sh program timed slow packages)"

slow: setup
	$(BUILD) --build-tests
	swift test --skip-build --filter "$$(Scripts/suites.sh timed)"
	swift test --skip-build --filter "$$(Scripts/suites.sh program slow)"

packages: setup
	$(BUILD) --build-tests
	swift test --skip-build --filter "$$(Scripts/suites.sh packages)"

# Tests with newer versions of libcmark and Graphviz than Debian's, which Homebrew has: `make judges` gets them.
later: setup
	$(BUILD) --build-tests
	LD_LIBRARY_PATH="$(CURDIR)/.build/judges/later/lib" swift test --skip-build --filter 'LifecycleReaderTests|ReplayTests|GoldenTests'
	PATH="$(CURDIR)/.build/judges/later/bin:$$PATH" swift test --skip-build \
	  --filter 'DrawnGraphTests|DrawnChangesTests|RunPathTests|FinishedSVGTests|SchemeStyleTests|SequenceDiagramTests|SitePicturesTests|UpdateDrawingsTests'

build: setup
	$(BUILD) --product instar

lint:
	swift format lint --strict --recursive Package.swift Sources Tests Templates Plugins Examples
	$(BUILD) --build-tests --build-system native --explicit-target-dependency-import-check error
	python3 Scripts/folders.py

# Checks for macOS that run on Linux: availability, Darwin branches, generated Swift; shell of bash 3.2 and BSD.
macos: build
	python3 Tests/macOS/portable.py
	python3 Tests/macOS/typecheck.py $(MACOS)

# The catalog of Apple's callbacks against the SDKs of Xcode; on Linux, against the stub frameworks.
catalog-check: build
	Scripts/catalog-check.sh

fuzz: setup
	Tests/Fuzzing/run

test-browser: build
	INSTAR="$(INSTAR)" Tests/Browser/run

screenshots: build
	INSTAR="$(INSTAR)" Tests/Browser/run screenshots

bench: release
	Tests/Benchmarks/run

release: setup
	Scripts/release.sh

# Of the release, and of those of other machines: FOLDERS names a `dist` of each.
artifactbundle archive:
	Scripts/ship.py $@ $(FOLDERS)

install:
	@[ -x dist/bin/instar ] || { echo "Nothing to install yet: run 'make release' first" >&2; exit 1; }
	@for file in bin/instar $$(cd dist && find lib -type f 2>/dev/null) $(SHARED); do \
	  case $$file in bin/*) mode=755;; *) mode=644;; esac; \
	  mkdir -p "$$(dirname "$(DESTDIR)$(PREFIX)/$$file")" && \
	  install -m $$mode dist/$$file "$(DESTDIR)$(PREFIX)/$$file" || exit; \
	done
	@echo "Installed $$(dist/bin/instar --version): $(DESTDIR)$(PREFIX)/bin/instar"

uninstall:
	@for file in bin/instar $(SHARED); do rm -f "$(DESTDIR)$(PREFIX)/$$file" || exit; done
	@rm -rf "$(DESTDIR)$(PREFIX)/lib/instar"

judges:
	Tests/Judges/install

setup:
	@Scripts/setup.sh
