#!/bin/sh
# Starts the server, however it is installed, with little memory: small semi-spaces (two rendered pages fit into one), one malloc arena,
# and what is freed goes back to the system (docs/operations.md): blocks from 32 KB on, as compilers take them, at once. server/main.ts does the rest.
# Node warns of algorithms that the passkeys' library only asks for; its warnings of that kind are no news.
# Node is the one of the lockfile where that is installed. Started from the project's folder.
# What Node compiles is kept beside the build, from the first start on: the next one takes half the time, and 10 MB less, because
# TypeScript is not read again (bench/RESULTS.md). Where the folder cannot be written, nothing is kept.
PATH="$PWD/node_modules/.bin:$PATH" NODE_COMPILE_CACHE="$PWD/build/compiled" MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768 exec node --min-semi-space-size=4 --max-semi-space-size=4 --disable-warning=ExperimentalWarning server/main.ts
