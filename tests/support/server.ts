import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestInfo } from '@playwright/test'

/** A real server of the site in a process of its own, on a free port of the loopback, with a store of its own. */
export type RunningServer = {
  url: string
  dataDir: string
  /** Milliseconds from its start until it was ready. */
  readyMs: number
  process: ChildProcess
  output: () => string
  /** Ends it as a loss of power would (SIGKILL) and keeps its data. */
  kill: () => Promise<void>
  /** Ends it orderly and removes its data, unless `keepData`. */
  stop: (options?: { keepData?: boolean }) => Promise<void>
}

/** A server gives itself nine seconds; a busy machine may take longer to notice. */
const stopWithinMs = 30_000

export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(environment.PORT ?? (await freePort()))
  const dataDir = environment.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'site-')))
  const started = performance.now()
  const child = spawn('sh', ['server/serve.sh'], {
    env: {
      ...process.env,
      // As `npm start` has it, whatever the runner of the tests sets.
      NODE_ENV: undefined,
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // The origin that the build was prepared for: any other would be prepared at each start.
      SITE_URL: 'http://localhost:3000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  child.stderr.on('data', (piece) => {
    output += piece
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // A test run that dies must not leave servers behind.
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)

  const stop: RunningServer['stop'] = async (options) => {
    process.off('exit', orphan)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const hasEnded = await Promise.race([ended.then(() => true), sleep(stopWithinMs, false, { ref: false })])
    if (!hasEnded) {
      child.kill('SIGKILL')
      await ended
      // Node itself may hang when it ends while V8 compiles (nodejs/node#54918); a service manager kills it then, and nothing is lost.
      if (!output.includes('"msg":"stopped"')) throw new Error(`The server did not stop:\n${output}`)
    }
    if (!options?.keepData) await rm(dataDir, { recursive: true, force: true })
  }

  const kill = () => {
    child.kill('SIGKILL')
    return stop({ keepData: true })
  }

  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 170_000
  while (Date.now() < deadline && child.exitCode === null) {
    // Not before: somebody else may have taken the port meanwhile, and answer in its place.
    if (output.includes('Listening on ') && (await isReady(url))) {
      const readyMs = performance.now() - started
      return { url, dataDir, readyMs, process: child, output: () => output, kill, stop }
    }
    await sleep(25)
  }
  await stop({ keepData: environment.DATA_DIR !== undefined })
  if (output.includes(`${port} is in use`) && !environment.PORT) return startServer(environment)
  throw new Error(`The server did not get ready:\n${output}`)
}

/** Keeps what the server said during a browser test that failed, beside its picture. */
export async function attachLog(
  test: Pick<TestInfo, 'status' | 'expectedStatus' | 'attach'>,
  log: string,
): Promise<void> {
  if (test.status === test.expectedStatus) return
  // The end comes first, because the report shows the beginning only.
  const latestFirst = log.trimEnd().split('\n').reverse().join('\n')
  await test.attach('log of the server, latest line first', { body: latestFirst, contentType: 'text/plain' })
}

let shared: Promise<RunningServer> | undefined

/**
 * A server with the usual settings behind a proxy of this machine, for tests that leave nothing behind that others would see. One for all
 * files of a worker, since a start takes two seconds of a processor. It ends with the run: a worker is ended without a word.
 */
export function sharedServer(): Promise<RunningServer> {
  shared ??= startSharedServer(process.env.TEST_RUN_FOLDER ?? tmpdir())
  return shared
}

async function startSharedServer(folder: string): Promise<RunningServer> {
  const DATA_DIR = await mkdtemp(path.join(folder, 'shared-'))
  const server = await startServer({ DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' })
  await writeFile(path.join(folder, `${sharedName}${server.process.pid}`), '')
  return server
}

const sharedName = 'server-'

/** Ends what `sharedServer` has started during a run. */
export async function stopSharedServers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(sharedName)) continue
    try {
      process.kill(Number(name.slice(sharedName.length)), 'SIGKILL')
    } catch (error) {
      // It ended with its worker.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
