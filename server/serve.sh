#!/bin/sh
# Starts the server, however it is installed, with little memory: small semi-spaces, one malloc arena, and what is freed goes back to
# the system (docs/operations.md).
# Node warns of algorithms that the passkeys' library only asks for; its warnings of that kind are no news.
# Node is the one of the lockfile where that is installed. Started from the project's folder.
PATH="$PWD/node_modules/.bin:$PATH" MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 exec node --max-semi-space-size=8 --optimize-for-size --disable-warning=ExperimentalWarning server/main.ts
