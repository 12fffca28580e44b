# make demo  builds Cohort and starts the sample study
# make test  runs every test, the end-to-end ones on the release binary included
# make bench measures it against floors of the same run; bench-smoke is the quick form that CI runs

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --product cohort
BINARY := .build/release/cohort

.PHONY: demo build test bench bench-smoke lint packages-build packages-test clean

demo: build
	@exec $(BINARY) demo

build: packages-build
	@$(RELEASE) >&2

test: packages-test
	@$(RELEASE)
	@COHORT_BINARY="$(CURDIR)/$(BINARY)" $(SWIFT) test --no-parallel
	@$(MAKE) --no-print-directory lint

bench bench-smoke: packages-build
	@for product in cohort ncurses-floor Benchmarks; do $(SWIFT) build -c release --static-swift-stdlib --product $$product || exit 1; done
	@.build/release/Benchmarks $(if $(filter bench-smoke,$@),--smoke)

lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

packages-build:
	@.ci/packages build

packages-test:
	@.ci/packages build test

clean:
	@rm -rf .build
