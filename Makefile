# make demo  builds Cohort and starts the sample study
# make test  runs every test, the end-to-end ones on the release binary included

SHELL := /bin/bash
SWIFT ?= swift
RELEASE := $(SWIFT) build -c release --static-swift-stdlib --product cohort
BINARY := .build/release/cohort

.PHONY: demo build test test-release lint packages-build packages-test clean

demo: build
	@exec $(BINARY) demo

build: packages-build
	@$(RELEASE) >&2

test: packages-test
	@$(RELEASE)
	@COHORT_BINARY="$(CURDIR)/$(BINARY)" $(SWIFT) test
	@$(MAKE) --no-print-directory lint

lint:
	@$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

packages-build:
	@.ci/packages build

packages-test:
	@.ci/packages build test

clean:
	@rm -rf .build
