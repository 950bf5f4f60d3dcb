import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Findings } from '#content/check/check-documents.ts'
import type { Language } from '#contract/language.ts'
import type { Logger } from '../log.ts'
import type { CheckOrder } from './judge-documents.ts'
import type { MadeSite, SiteOrder } from './make-site.ts'
import type { WorkerNews, WorkerOrder } from './worker.ts'

/** Makes sites in a process of its own, one at a time. */
export type SiteMaker = {
  /** Judges documents, beside whatever else goes on: it takes half a second, which no visitor shall wait. */
  check(order: CheckOrder): Promise<Findings>
  /**
   * Judges documents that are about to be published. Where nothing is wrong, the process goes on and makes their site, which
   * `make` then waits for. While another site is made, they are only judged.
   */
  judge(order: SiteOrder): { findings: Promise<Findings>; made?: Promise<MadeSite> }
  /**
   * What is learned of another site is broken off.
   * @throws when the process fails or does not end, with what it said; `code` as of a failed system call
   */
  make(order: SiteOrder): Promise<MadeSite>
  /** Whether the site of a folder is being made. */
  makes(folder: string): boolean
  /**
   * Lets the assistant learn what a site says; the process that made it goes on with that. Where it is killed, another one learns the
   * rest, three in all.
   * @param learned is told of each language that is ready
   */
  learn(order: SiteOrder, learned: (language: Language) => void): void
  /** Ends what runs. What is asked for afterwards fails at once: nobody would wait for it. */
  stop(): Promise<void>
}

const file = path.join(import.meta.dirname, 'worker.ts')
/** In megabytes; the server's own limit leaves room for it. */
const heap = 512
/**
 * In milliseconds; what takes longer never ends. Drawing the share image of a new article takes a twentieth of a second. Learning
 * takes ten seconds of a processor that goes to everybody else first.
 */
const longest = ({ work, documents }: WorkerOrder) => (work === 'learn' ? 900_000 : 120_000 + documents.size * 200)
const mostLearners = 3

class WorkerFailure extends Error {
  override name = 'WorkerFailure'
  code: string | undefined
  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

export function createSiteMaker(log: Logger): SiteMaker {
  let making: { folder: string; child: ChildProcess; made: Promise<MadeSite> } | undefined
  let learning: ChildProcess | undefined
  const limits = new WeakMap<ChildProcess, NodeJS.Timeout>()
  let isStopped = false

  function begin(order: SiteOrder) {
    const child = startProcess({ work: 'make', ...order })
    const made = newsOf(child, 'made').then(({ site }) => site)
    // Whoever waits for it hears of it.
    made.catch(() => {})
    const mine = { folder: order.folder, child, made }
    making = mine
    child.once('exit', () => {
      if (making === mine) making = undefined
    })
    return mine
  }

  const check: SiteMaker['check'] = async (order) =>
    (await newsOf(startProcess({ work: 'check', ...order }), 'judged')).findings

  function learn(
    order: SiteOrder,
    learned: (language: Language) => void,
    maker: ChildProcess | undefined,
    left: number,
  ): void {
    const work: WorkerOrder = { work: 'learn', ...order }
    const child = maker ?? startProcess(work)
    if (maker) {
      maker.send(work)
      limit(maker, work)
    }
    learning = child
    child.on('message', (news: WorkerNews) => {
      if (news.kind === 'learned') learned(news.language)
      if (news.kind === 'failed') log.error({ reason: news.reason }, 'the assistant could not learn the site')
    })
    child.once('exit', (_, signal) => {
      if (learning !== child) return
      learning = undefined
      if (!signal || isStopped) return
      log.error({ signal, left }, 'the assistant was broken off while it learned the site')
      if (left > 0) learn(order, learned, undefined, left - 1)
    })
  }

  return {
    check,
    judge: (order) => {
      if (making) return { findings: check(order) }
      const { child, made } = begin(order)
      // Another publication may have come first, which ends this process.
      const findings = newsOf(child, 'judged').then(
        (news) => news.findings,
        () => check(order),
      )
      return { findings, made }
    },
    make: (order) => {
      breakOffLearning()
      if (making?.folder === order.folder) return making.made
      making?.child.kill('SIGKILL')
      return begin(order).made
    },
    makes: (folder) => making?.folder === folder,
    learn: (order, learned) => {
      breakOffLearning()
      const maker = making?.folder === order.folder ? making.child : undefined
      if (maker) making = undefined
      learn(order, learned, maker, mostLearners - 1)
    },
    stop: async () => {
      isStopped = true
      await Promise.all([making?.child, learning].map((child) => child && end(child)))
    },
  }

  function breakOffLearning(): void {
    learning?.kill('SIGKILL')
    learning = undefined
  }

  /** Each work of a process has its own time. */
  function limit(child: ChildProcess, order: WorkerOrder): void {
    clearTimeout(limits.get(child))
    limits.set(child, setTimeout(() => child.kill('SIGKILL'), longest(order)).unref())
  }

  function startProcess(order: WorkerOrder): ChildProcess {
    if (isStopped) throw new WorkerFailure('The server stops')
    const child = fork(file, {
      execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      // React renders twice as fast, whatever the server runs as.
      env: { ...process.env, NODE_ENV: 'production' },
      // A map is handed over as one.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    limit(child, order)
    child.once('exit', () => clearTimeout(limits.get(child)))
    child.on('error', (error) => log.error({ err: error }, 'the process that builds published sites failed'))
    child.send(order, () => {})
    return child
  }
}

type NewsOf<Kind> = Extract<WorkerNews, { kind: Kind }>

/** @throws where the process fails or ends before it has such news */
function newsOf<Kind extends WorkerNews['kind']>(child: ChildProcess, kind: Kind): Promise<NewsOf<Kind>> {
  return new Promise((resolve, reject) => {
    child.on('message', (news: WorkerNews) => {
      if (news.kind === kind) resolve(news as NewsOf<Kind>)
      else if (news.kind === 'failed') reject(new WorkerFailure(news.reason, news.code))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new WorkerFailure(`The process ended with ${signal ?? code}`)))
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  return ended
}
