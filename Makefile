# make demo  builds Cohort and starts the sample study
# make test  runs every test, the end-to-end ones on the release binary included
# make test-long  storms every screen with far more keys: set STORMS for the number of storms a screen; and builds and runs a
#                 package of somebody else's on the libraries
# make docs  draws the pages that are made from the program itself anew, and builds the documentation
# make order notes which functions a key passes, for the linker; after a change of the view layer, with valgrind
# make bench measures it against floors of the same run; bench-smoke is the quick form that CI runs

SHELL := /bin/bash
SWIFT ?= swift
# Types of views are named by calls, not by strings that the runtime would parse, and check, at each start.
TYPES := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The linker can put functions beside one another, and leave out those that nobody calls, one by one.
PARTS := -Xswiftc -Xfrontend -Xswiftc -function-sections
# AppState brings Foundation along for those who use it as a library; the program does without the half that adds five megabytes.
ESSENTIALS := -Xswiftc -DFOUNDATION_ESSENTIALS
# In a terminal the colours of messages would be one more flag of every compilation: all would be built anew for them.
PLAIN := --no-color-diagnostics
# No library stands beside the program: the loader would look into a dozen folders there first.
STATIC := --static-swift-stdlib --disable-local-rpath
RELEASE := $(SWIFT) build $(PLAIN) -c release $(STATIC) $(TYPES) $(PARTS) $(ESSENTIALS) --product
BINARY := .build/release/cohort
# Linked as C programs are: the package manager would add the C++ library, which no floor stands on.
FLOOR := clang -O2 Sources/ncurses-floor/main.c -lncursesw -ltinfo -o .build/release/ncurses-floor

.PHONY: demo build test test-long docs order bench bench-smoke measured lint packages-build packages-test packages-bench clean

demo: build
	@exec $(BINARY) demo

build: packages-build
	@$(RELEASE) cohort >&2

test: packages-test
	@$(RELEASE) cohort
	@COHORT_BINARY="$(CURDIR)/$(BINARY)" $(SWIFT) test $(PLAIN) --no-parallel
	@$(MAKE) --no-print-directory lint

test-long: packages-test
	@COHORT_STORMS=$(or $(STORMS),20) $(SWIFT) test $(PLAIN) --no-parallel --filter StormTests
	@SWIFT="$(SWIFT)" .ci/newcomer

docs: packages-build
	@COHORT_WRITE_DOCS=1 $(SWIFT) test $(PLAIN) --no-parallel --filter 'KeyDocumentTests|GalleryTests|SuiteTableTests|UCUMTableTests|FeatureTableTests'
	@.ci/docs

order: build
	@.ci/order

bench: packages-bench
	@.ci/peers
	@$(MAKE) --no-print-directory measured
	@BENCH_PYTHON="$(CURDIR)/.build/peers/bin/python" .build/release/Benchmarks

bench-smoke: measured
	@.build/release/Benchmarks --smoke

measured: packages-build
	@$(RELEASE) cohort
	@$(RELEASE) Benchmarks
	@$(FLOOR)

lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

packages-build:
	@.ci/packages build

packages-test:
	@.ci/packages build test

packages-bench:
	@.ci/packages build bench

clean:
	@rm -rf .build
