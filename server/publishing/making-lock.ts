import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { storeProblem } from '../db/unavailable.ts'

// Servers on the same folder would all make the same site at the same moment. One makes it, and the others wait for it. It is the
// operating system's lock, as in site/folder-lock.ts: it ends with its process. It saves time and no more: where two make a site
// nevertheless, both make the same, and one of them takes its place.

const askEveryMs = 50
/** Whoever takes longer is not waited for. */
const longestMs = 30_000

/** @returns gives it back; undefined where another server makes this site at the moment */
export function takeTurn(folder: string): (() => void) | undefined {
  // Its dash marks it as no site: what a server that died has left goes with its drafts (published-folder.ts).
  const file = `${folder}-lock`
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 })
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('begin exclusive')
  } catch (error) {
    lock?.close()
    // What else is wrong with the folder is told by whoever writes the site into it.
    return storeProblem(error) === 'busy' ? undefined : () => {}
  }
  return () => {
    rmSync(file, { force: true })
    lock.close()
  }
}

/** Waits while others make this site. @throws when `signal` says so */
export async function awaitTurn(folder: string, signal?: AbortSignal): Promise<() => void> {
  const until = performance.now() + longestMs
  while (performance.now() < until) {
    const release = takeTurn(folder)
    if (release) return release
    await setTimeout(askEveryMs, undefined, { signal })
  }
  return () => {}
}
