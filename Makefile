# From a fresh clone to a game, given Python >= 3.11 (and its headers), a C++ compiler and Node >= 20:
#
#   make play     build everything and serve the game at a printed address
#   make test     run every test (installs what it needs, including a browser); make test-all adds the slow sweeps
#   make check    format, lint, types, known vulnerabilities
#   make bench    measure the engine and the server, next to others (nearly twenty minutes)
#   make docs     regenerate the generated files (committed; a test compares them)
#   make wheels   build the packages in dist/, and test them in an empty environment (PYTHONS=... for several)
#   make portable compile the engine for systems that we have no machine for
#   make docs-site  build the documentation site in build/docs-site/html
#   make pictures retake the screenshots that the page is compared with
#
# Build products go to .venv, build, web/node_modules and src/openhearts/page, and a few, listed in .gitignore, beside
# the sources. Each step runs only when its inputs have changed.

.DEFAULT_GOAL := play
.PHONY: play test test-all check bench docs pictures build format wheels portable docs-site
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# Suits two processors: a job that waits for a browser or a server leaves one idle.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j3
endif

# Tests start some hundred Python processes. If the environment forbids writing bytecode, each compiles everything that
# it imports, which takes a server longer than serving does.
export PYTHONDONTWRITEBYTECODE :=

# Four times the usual space for young objects: the page's tests and checks collect garbage less often, and take an
# eighth less processor time.
export NODE_OPTIONS := --max-semi-space-size=64 $(NODE_OPTIONS)

PYTHON3 ?= python3
PYTHON := .venv/bin/python
FUZZ_SECONDS ?= 60
WERROR ?= OFF
LTO ?= ON
# Compiles several files as one: a quarter less work for a whole build, more for a changed file.
UNITY ?= OFF

ENGINE := $(wildcard core/*.cpp core/*.hpp bots/*.cpp bots/*.hpp line/*.cpp line/*.hpp)
LEARNING := $(wildcard learning/*.cpp learning/*.hpp)
BINDINGS := $(wildcard bindings/*.cpp bindings/python/*.cpp bindings/python/*.hpp)
WASM := web/src/core/openhearts.wasm
PAD_WASM := web/src/core/pad.wasm
WHOLE_WASM := web/src/core/whole.wasm
WASMS := $(WASM) $(PAD_WASM) $(WHOLE_WASM)
PAGE := src/openhearts/page/index.html
CATALOGUES := $(wildcard locales/*/*.ftl)
PAGE_SOURCES := $(CATALOGUES) $(filter-out $(WASMS),$(shell find web/src web/public -type f 2>/dev/null)) \
	$(wildcard web/index.html web/*.js web/*.ts web/*.json)

play: build
	@.venv/bin/openhearts serve $(ARGS)

build: build/native/.built $(PAGE)

# --- the environment --------------------------------------------------------------------------------------------------

# --no-compile: Python compiles a file on its first import, and most are never imported.
PIP := $(PYTHON) -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes

.venv/.build: requirements/build.txt
	@echo "== Python environment"
	@$(PYTHON3) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "OpenHearts needs Python 3.11 or newer; name one with: make PYTHON3=/path/to/python3.11"; exit 1; }
	@$(PYTHON3) -m venv .venv || { echo "Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }
	@$(PIP) -r $<
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build
	@echo "== Python environment: test and check tools"
	@$(PIP) -r $<
	@touch $@

# The package is installed as a link to src/; the native build puts the compiled parts there.
.venv/.package: pyproject.toml .venv/.build
	@echo "== Python package (a link to src)"
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable . \
		--config-settings=editable.mode=inplace --config-settings=wheel.cmake=false --config-settings=wheel.py-api=py3
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@echo "== page: packages"
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' || { echo "OpenHearts needs Node 20 or newer"; exit 1; }
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# --- the engine and its faces -----------------------------------------------------------------------------------------

CMAKE := .venv/bin/cmake -S . -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/.venv/bin/ninja

build/native/.built: CMakeLists.txt .venv/.package $(ENGINE) $(LEARNING) $(CATALOGUES) $(BINDINGS)
	@echo "== engine: Python module and probe"
	@$(CMAKE) -B build/native -DPython_EXECUTABLE=$(CURDIR)/$(PYTHON) \
		-DOPENHEARTS_WERROR=$(WERROR) -DOPENHEARTS_LTO=$(LTO) -DCMAKE_UNITY_BUILD=$(UNITY) \
		--log-level=WARNING > /dev/null
	@MAKEFLAGS= .venv/bin/cmake --build build/native
	@.venv/bin/cmake --install build/native --prefix src > /dev/null
	@touch $@

# zig's cache stays in build/, too. Code that plays is optimised for speed: the bots without loop unrolling, the play of
# a hand with aggressive inlining, which plays a tenth more hands per second. Code that runs rarely is optimised for
# size, since everybody has to download it. Then wasm-opt makes the file a fifth smaller and a little faster; for the
# core that the page starts with it is repeated until it finds nothing more (--converge).
# The linker keeps the first of what several files compile alike; in order of their names, that is most often one
# optimised for size (half a kilobyte of 84). -g0: zig writes debug information by default, and the linker would only
# strip it again.
SMALL := $(wildcard line/*.cpp core/pad*.cpp core/event*.cpp) bindings/wasm.cpp \
	$(patsubst %,bots/%.cpp,advice alike bot candidates careful_auction careful_pass careful_play characters choice coach \
	comparison deal_sampler deal_source ending evaluation fixed_point flat giving judgement knowledge likelihood \
	likely_passes pot random reasons reasons_of_action search uct) \
	$(patsubst %,core/%.cpp,action auction branch cards count differences fair_deal field_kinds fields game json json_reader \
	law log message money observer outcome pass position position_json presets refusal refusal_message rest rule_sheet \
	rules rules_json scoring settlement settlement_lines sha256 share_out standing tally tokens utf8 view)
ZIG := ZIG_GLOBAL_CACHE_DIR=$(CURDIR)/build/zig ZIG_LOCAL_CACHE_DIR=$(CURDIR)/build/zig $(PYTHON) -m ziglang
CLANG := $(ZIG) c++
WASM_TARGET := -target wasm32-wasi -mexec-model=reactor -g0
WASM_PARTS := $(patsubst %.cpp,build/wasm/%.o,$(filter %.cpp,$(ENGINE)) bindings/wasm.cpp)

PLAYING := $(patsubst %,core/%.cpp,phases playouts trick)
WASM_SPEED = $(if $(filter bots/%,$<),-fno-unroll-loops) $(if $(filter $(PLAYING),$<),-mllvm -inline-threshold=1500)
WASM_LEVEL = $(if $(filter $<,$(SMALL)),Oz,O2)
# The engine never exits, so nothing needs to be destroyed then.
WASM_LANGUAGE := -std=c++20 -DNDEBUG -fno-exceptions -fno-rtti -fno-c++-static-destructors
WASM_COMPILE = $(CLANG) $(WASM_TARGET) -$(WASM_LEVEL) $(if $(filter O2,$(WASM_LEVEL)),$(WASM_SPEED)) $(WASM_LANGUAGE) \
	-include-pch build/wasm/$(WASM_LEVEL).pch -Wall -Wextra -Werror -I. -c $< -o $@
WASM_LINK = $(ZIG) build-exe -target wasm32-wasi -mexec-model=reactor -OReleaseFast -fstrip -fcompiler-rt \
	--stack 262144 $(sort $(filter %.o,$^)) -femit-bin=$@.linked && web/node_modules/.bin/wasm-opt \
	$(addprefix --enable-,$(WASM_FEATURES)) $(WASM_SMALLER) $(if $(filter $@,$(WASM)),--converge) $@.linked -o $@ && \
	rm $@.linked
# Nothing lies at the lowest addresses, so that an offset may be folded into a load. A large function stays by itself even
# if it is called in one place: compressed, the calls are shorter than what inlining makes of them (1 kB of 84).
WASM_SMALLER := -Os --low-memory-unused --one-caller-inline-max-function-size=1000
# The features that zig uses by default, which every browser has had for years.
WASM_FEATURES := bulk-memory mutable-globals nontrapping-float-to-int sign-ext

# Most of the compile time of a file is spent on the standard library, so precompile it once per optimisation level.
WASM_STANDARD := build/wasm/Oz.pch build/wasm/O2.pch
$(WASM_STANDARD): build/wasm/%.pch: core/standard.hpp Makefile .venv/.build
	@mkdir -p build/zig $(@D)
	@$(CLANG) $(WASM_TARGET) -$* $(WASM_LANGUAGE) -x c++-header $< -o $@

build/wasm/%.o: %.cpp Makefile .venv/.build $(WASM_STANDARD) $(filter %.hpp,$(ENGINE))
	@mkdir -p $(@D)
	@$(WASM_COMPILE)

# The C++ and C libraries, from the sources that come with zig: only the files that the engine needs. Linking in the usual
# way would first compile all of both, which takes forty seconds of processor time.
ZIG_LIBRARY = $(shell $(PYTHON) -c 'import ziglang; print(ziglang.__path__[0])')/lib
LIBRARY := $(patsubst %,build/wasm/library/%.o,$(addprefix libcxx/src/,new new_handler new_helpers string) \
	libc/wasi/libc-bottom-half/crt/crt1-reactor libc/wasi/libc-bottom-half/cloudlibc/src/libc/errno/errno \
	libc/musl/src/math/llround c)
$(LIBRARY): Makefile .venv/.build

build/wasm/library/libcxx/%.o:
	@mkdir -p $(@D)
	@$(CLANG) $(WASM_TARGET) -Oz -std=c++23 -DNDEBUG -fno-exceptions -fno-rtti -D_LIBCPP_BUILDING_LIBRARY \
		-I$(ZIG_LIBRARY)/libcxx/src -c $(ZIG_LIBRARY)/libcxx/$*.cpp -o $@

build/wasm/library/libc/%.o:
	@mkdir -p $(@D)
	@$(ZIG) cc $(WASM_TARGET) -Oz -c $(ZIG_LIBRARY)/libc/$*.c -o $@

# What zig has rewritten of the C library in its own language: memory and strings.
build/wasm/library/c.o:
	@mkdir -p $(@D)
	@$(ZIG) build-obj -target wasm32-wasi -OReleaseFast -fstrip -fno-builtin -ffunction-sections -fdata-sections -lc \
		$(ZIG_LIBRARY)/c.zig -femit-bin=$@

# The page starts with a small core for playing alone, and loads the scorepad's after the first card. The whole protocol
# is for tables of people, tests and benchmarks.
build/wasm/small/%.o: %.cpp build/wasm/%.o
	@mkdir -p $(@D)
	@$(WASM_COMPILE) -DOPENHEARTS_SMALL

build/wasm/pad/line.o: line/line.cpp build/wasm/line/line.o
	@mkdir -p $(@D)
	@$(WASM_COMPILE) -DOPENHEARTS_PAD

SHORTENED := line/line.o bots/bot.o
$(WASM): $(filter-out $(SHORTENED:%=build/wasm/%),$(WASM_PARTS)) $(SHORTENED:%=build/wasm/small/%) $(LIBRARY) \
		web/node_modules/.installed
	@echo "== engine: WebAssembly"
	@mkdir -p $(@D)
	@$(WASM_LINK)

$(PAD_WASM): $(filter-out build/wasm/line/line.o,$(WASM_PARTS)) build/wasm/pad/line.o $(LIBRARY) \
		web/node_modules/.installed
	@echo "== engine: WebAssembly, the scorepad"
	@mkdir -p $(@D)
	@$(WASM_LINK)

$(WHOLE_WASM): $(WASM_PARTS) $(LIBRARY) web/node_modules/.installed
	@echo "== engine: WebAssembly, the whole protocol"
	@mkdir -p $(@D)
	@$(WASM_LINK)

# With sanitizers: the probe, for the fuzzer, and the native tests.
build/sanitize/.built: CMakeLists.txt .venv/.build $(ENGINE) bindings/probe.cpp $(wildcard tests/native/*.cpp)
	@echo "== engine: probe and native tests, with sanitizers"
	@$(CMAKE) -B build/sanitize -DOPENHEARTS_SANITIZE=ON -DOPENHEARTS_PYTHON=OFF -DCMAKE_BUILD_TYPE=Debug \
		-DCMAKE_CXX_FLAGS_DEBUG=-Og -DCMAKE_UNITY_BUILD=$(UNITY) --log-level=WARNING > /dev/null
	@MAKEFLAGS= .venv/bin/cmake --build build/sanitize
	@touch $@

$(PAGE): $(WASMS) web/node_modules/.installed $(PAGE_SOURCES)
	@echo "== page"
	@cd web && node_modules/.bin/vite build --logLevel warn
	@touch $@

# --- tests and checks -------------------------------------------------------------------------------------------------

# The parts run in parallel, each once its prerequisites are built, the longest first. CI runs all together.
.PHONY: ci test-engine test-browser test-page test-fuzz check-python check-types check-core check-page check-audit
TESTS := test-browser test-engine test-page test-fuzz
# Compiling is a check too: the sanitized probe is built with -Wall -Wextra -Werror, and in CI so is everything else.
CHECKS := check-page check-types check-core check-python check-audit build/native/.built build/sanitize/.built

test:
	@MAKE="$(MAKE)" tools/parts $(TESTS)

check:
	@MAKE="$(MAKE)" tools/parts $(CHECKS)

ci:
	@MAKE="$(MAKE)" tools/parts $(TESTS) $(CHECKS)

# Three processes, next to two of the browser tests: almost half of the time a test of servers waits.
test-engine: build build/sanitize/.built .venv/.dev
	@tools/part "test: the engine in all its faces" $(PYTHON) -m pytest -n 3 --dist loadfile $(ARGS)

test-browser: build .venv/.dev
	@CHROMIUM="$$(tools/browser)" tools/part "test: the page, whole games in a browser" npm --prefix web run --silent e2e

test-page: $(WASMS) web/node_modules/.installed
	@tools/part "test: the page, piece by piece" npm --prefix web run --silent test

test-fuzz: .venv/.dev build/native/.built build/sanitize/.built
	@tools/part "test: every request to the sanitized probe, damaged or not" \
		$(PYTHON) -m tests.fuzz --seconds $(FUZZ_SECONDS) --probe build/sanitize/openhearts-probe

# The browser tests of which each window size normally runs only every second one.
SWEPT = $(patsubst web/%,%,$(shell grep -l "from './sweep'" web/e2e/*.test.ts))

# Every test, including the full slow sweeps, of which `make test` runs a part. Takes more than an hour.
test-all: export FUZZ_SECONDS = 1800
test-all: test
	@echo "== sweep: referee against core"
	@$(PYTHON) -m tests.referee_run
	@echo "== sweep: OpenSpiel's hearts against core"
	@$(PYTHON) -m tests.openspiel_run
	@echo "== sweep: observers against games"
	@$(PYTHON) -m tests.observer_run
	@echo "== sweep: no chip is lost"
	@$(PYTHON) -m tests.conservation_run
	@echo "== sweep: what bots make of hidden cards"
	@build/sanitize/openhearts-sampled_deals-test 40
	@echo "== sweep: the API against its description"
	@$(PYTHON) -m pytest --slow tests/test_server_schema.py
	@echo "== sweep: endings tried in full, deals of many rule sets, whole games in the terminal, the site of the documents"
	@$(PYTHON) -m pytest --slow -m slow
	@echo "== sweep: storms over tables of people"
	@$(PYTHON) -m tests.chaos_run --minutes 5
	@echo "== sweep: every screen at five sizes, in both lights and in four languages"
	@CHROMIUM="$$(tools/browser)" SCREENS=all npm --prefix web run --silent e2e -- screens
	@echo "== sweep: every kind of game, every rule, both lights, and walks that are the same at either size, at both"
	@CHROMIUM="$$(tools/browser)" SWEEPS=all npm --prefix web run --silent e2e -- $(SWEPT)
	@echo "== sweep: evenings of four browsers, rated games"
	@CHROMIUM="$$(tools/browser)" PEOPLE=all npm --prefix web run --silent e2e -- four rated

check-python: .venv/.dev
	@tools/part "check: Python, format and lint" sh -c '.venv/bin/ruff format --check && .venv/bin/ruff check'

check-types: .venv/.dev build/native/.built
	@tools/part "check: Python, types" .venv/bin/mypy

check-core: .venv/.dev
	@tools/part "check: C++, format" \
		.venv/bin/clang-format --dry-run -Werror $(ENGINE) $(LEARNING) $(BINDINGS) $(wildcard tests/native/*.cpp)

check-page: web/node_modules/.installed
	@tools/part "check: page, types and format" npm --prefix web run --silent check

check-audit: .venv/.dev web/node_modules/.installed
	@tools/part "check: known vulnerabilities in what we use" $(PYTHON) -m tools.audit

# Fixes the formatting errors that `make check` reports.
format: .venv/.dev web/node_modules/.installed
	@.venv/bin/ruff format && .venv/bin/ruff check --fix
	@.venv/bin/clang-format -i $(ENGINE) $(LEARNING) $(BINDINGS) $(wildcard tests/native/*.cpp)
	@cd web && npm run --silent format

# The servers that the benchmark compares ours with.
bench/theirs/node_modules/.installed: bench/theirs/package-lock.json
	@echo "== benchmark: boardgame.io and Colyseus"
	@cd bench/theirs && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

bench/lighthouse/node_modules/.installed: bench/lighthouse/package-lock.json
	@echo "== benchmark: Lighthouse"
	@cd bench/lighthouse && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

bench: build .venv/.dev bench/theirs/node_modules/.installed bench/lighthouse/node_modules/.installed
	@$(PYTHON) -m bench.run $(ARGS)

# The order matters: the presets are compiled in, and the rest is generated from the compiled engine.
docs: export OPENHEARTS_LANGUAGE = en
docs: .venv/.dev build/native/.built
	@echo "== generated files"
	@$(PYTHON) tools/presets.py
	@$(MAKE) build/native/.built
	@$(PYTHON) -m tools.fields
	@$(PYTHON) -m tools.messages
	@$(PYTHON) -m tools.protocol
	@$(PYTHON) -m tools.texts
	@$(PYTHON) -m tools.rulebook
	@$(PYTHON) -m tools.pseudo
	@$(PYTHON) -m tools.textbook
	@$(PYTHON) -m tools.days
	@$(MAKE) $(PAGE)
	@$(PYTHON) -m tools.sbom
	@$(PYTHON) -m nanobind.stubgen -q -P -p bindings/stub.pat -m openhearts._core -o src/openhearts/_core.pyi

# Screenshots of the most important screens, and the number of taps that common tasks take; tests compare with both.
pictures: build
	@CHROMIUM="$$(tools/browser)" UPDATE=1 npm --prefix web run --silent e2e -- screens things

build/site/.installed: requirements/site.txt
	@echo "== Python environment: the site of the documents"
	@$(PYTHON3) -m venv build/site
	@build/site/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# A broken link fails the build. NO_MKDOCS_2_WARNING hides a notice about MkDocs Material's successor; docs/decisions/
# says why we don't use it yet.
docs-site: build/site/.installed .venv/.build
	@$(PYTHON) -m tools.site
	@NO_MKDOCS_2_WARNING=1 build/site/bin/mkdocs build --quiet
	@echo "build/docs-site/html/index.html"

# --- other systems ----------------------------------------------------------------------------------------------------

# Compiles with clang's warnings as errors: the engine for systems that we have no machine for, the bindings for this
# one. Nothing is linked or run.
SYSTEMS := aarch64-linux-gnu aarch64-macos x86_64-windows-gnu
STRICT := -std=c++20 -O1 -DNDEBUG -Wall -Wextra -Werror -I.
NANOBIND = $(shell $(PYTHON) -m nanobind --include_dir) -isystem \
	$(shell $(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')

define SYSTEM
build/portable/$(1)/%.o: %.cpp .venv/.build $(filter %.hpp,$(ENGINE))
	@mkdir -p build/zig $$(@D)
	@$(CLANG) -target $(1) $(STRICT) -fno-exceptions -fno-rtti -c $$< -o $$@
endef
$(foreach system,$(SYSTEMS),$(eval $(call SYSTEM,$(system))))

build/portable/python/%.o: bindings/python/%.cpp .venv/.build $(filter %.hpp,$(ENGINE) $(BINDINGS))
	@mkdir -p build/zig $(@D)
	@$(CLANG) $(STRICT) -isystem $(NANOBIND) -fvisibility=hidden -c $< -o $@

portable: $(foreach system,$(SYSTEMS),$(patsubst %.cpp,build/portable/$(system)/%.o,$(filter %.cpp,$(ENGINE)) bindings/probe.cpp)) \
	$(patsubst bindings/python/%.cpp,build/portable/python/%.o,$(filter bindings/python/%.cpp,$(BINDINGS)))
	@echo "clang has nothing to say of the engine for $(SYSTEMS), nor of the bindings."

# --- what people install ----------------------------------------------------------------------------------------------

PYTHONS ?= $(PYTHON3)

build/release/.installed: requirements/release.txt
	@echo "== Python environment: packaging tools"
	@$(PYTHON3) -m venv build/release
	@build/release/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

wheels: build build/release/.installed
	@tools/wheels $(PYTHONS)
