import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Findings } from '#content/check/check-documents.ts'
import type { Language } from '#contract/language.ts'
import type { Logger } from '../log.ts'
import type { CheckOrder, MadeSite, SiteOrder } from './make-site.ts'
import type { WorkerNews, WorkerOrder } from './worker.ts'

/** Makes sites in a process of its own, one at a time. */
export type SiteMaker = {
  /**
   * What the process still learns of another site is broken off.
   * @param learned is told later of each language that the assistant has learned
   * @throws when the process fails or does not end, with what it said; `code` as of a failed system call
   */
  make(order: SiteOrder, learned: (language: Language) => void): Promise<MadeSite>
  /** Only learns, of a site that was made before. */
  learn(order: SiteOrder, learned: (language: Language) => void): void
  /** Judges documents, beside whatever else goes on: it takes a second, which no visitor shall wait. */
  check(order: CheckOrder): Promise<Findings>
  /** Whether the process makes or learns something. */
  isWorking(): boolean
  stop(): Promise<void>
}

const file = path.join(import.meta.dirname, 'worker.ts')
/** In megabytes; the server's own limit leaves room for it. */
const heap = 512
/** In milliseconds; what takes longer never ends. */
const longest = 120_000

export class WorkerFailure extends Error {
  override name = 'WorkerFailure'
  code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

export function createSiteMaker(log: Logger): SiteMaker {
  let worker: ChildProcess | undefined

  function end(): Promise<void> {
    const running = worker
    worker = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve()
    const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
    running.kill('SIGKILL')
    return ended
  }

  function begin(order: WorkerOrder, hear: (news: WorkerNews) => void): ChildProcess {
    const child = startProcess(order, hear)
    worker = child
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    return child
  }

  return {
    make: async (order, learned) => {
      await end()
      return new Promise<MadeSite>((resolve, reject) => {
        const child = begin({ work: 'make', ...order }, (news) => {
          if ('made' in news) resolve(news.made)
          else if ('learned' in news) learned(news.learned)
          else if ('failed' in news) reject(new WorkerFailure(news.failed, news.code))
        })
        child.once('error', reject)
        child.once('exit', (code, signal) => reject(new WorkerFailure(`The process ended with ${signal ?? code}`)))
      })
    },
    learn: (order, learned) => {
      begin({ work: 'learn', ...order }, (news) => {
        if ('learned' in news) learned(news.learned)
        else if ('failed' in news) log.error({ reason: news.failed }, 'the assistant could not learn the site')
      }).once('error', (error) => log.error({ err: error }, 'the assistant could not learn the site'))
    },
    check: (order) =>
      new Promise((resolve, reject) => {
        const child = startProcess({ work: 'check', ...order }, (news) => {
          if ('checked' in news) resolve(news.checked)
          else if ('failed' in news) reject(new WorkerFailure(news.failed, news.code))
        })
        child.once('error', reject)
        child.once('exit', (code, signal) => reject(new WorkerFailure(`The process ended with ${signal ?? code}`)))
      }),
    isWorking: () => worker !== undefined,
    stop: end,
  }
}

function startProcess(order: WorkerOrder, hear: (news: WorkerNews) => void): ChildProcess {
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
    // React renders twice as fast, whatever the server runs as.
    env: { ...process.env, NODE_ENV: 'production' },
    // A map is handed over as one.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), longest).unref()
  child.on('message', (news) => hear(news as WorkerNews))
  child.once('exit', () => clearTimeout(tooLong))
  child.send(order)
  return child
}
