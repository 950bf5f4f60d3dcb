import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { PreviewOrder, RenderedPreview } from './worker.ts'

/** Renders pages of drafts in a process of its own. */
export type PreviewRenderer = {
  /** @returns undefined where it fails or takes too long */
  render(order: PreviewOrder): Promise<RenderedPreview | undefined>
  stop(): void
}

const file = path.join(import.meta.dirname, 'worker.ts')
/** In megabytes. */
const heap = 384
/** In milliseconds: what a draft may take of a page, and a new process, which reads the website first and gives way to all else that runs. */
const longest = { page: 15_000, firstPage: 45_000 }
/** The next page of a reader comes sooner; a process that nobody needs gives its memory back. */
const idleMs = 60_000

export function createPreviewRenderer(): PreviewRenderer {
  let worker: ChildProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    worker?.kill('SIGKILL')
    worker = undefined
  }

  function start(): ChildProcess {
    const child = fork(file, {
      execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      // React renders twice as fast, whatever the server runs as.
      env: { ...process.env, NODE_ENV: 'production' },
      // A map is handed over as one.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    worker = child
    child.on('error', () => child.kill('SIGKILL'))
    child.once('exit', () => {
      if (worker === child) worker = undefined
    })
    return child
  }

  function renderNow(order: PreviewOrder): Promise<RenderedPreview | undefined> {
    clearTimeout(idle)
    const mostMs = worker ? longest.page : longest.firstPage
    const child = worker ?? start()
    return new Promise((resolve) => {
      const end = (rendered?: RenderedPreview) => {
        clearTimeout(tooLong)
        child.off('message', hear)
        child.off('exit', fail)
        idle = setTimeout(stop, idleMs).unref()
        resolve(rendered)
      }
      const hear = (rendered: unknown) => end(rendered as RenderedPreview)
      const fail = () => end()
      const tooLong = setTimeout(stop, mostMs)
      child.once('message', hear)
      child.once('exit', fail)
      child.send(order, (error) => error && child.kill('SIGKILL'))
    })
  }

  return {
    // One after the other: the process has one thread.
    render: (order) => {
      const rendered = last.then(() => renderNow(order))
      last = rendered
      return rendered
    },
    stop,
  }
}
