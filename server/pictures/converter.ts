import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Conversion } from './conversion.ts'
import type { ConversionOrder } from './worker.ts'

const file = path.join(import.meta.dirname, 'worker.ts')
/**
 * `ms`: what takes longer never ends. `bytes`: of memory, should a picture cost more than its header says (decoding-cost.ts); together
 * with the server it fits into what deploy/saldora-website.service gives them.
 */
const processLimits = { ms: 60_000, bytes: 500 * 1024 * 1024 }
const watchEveryMs = 50
/** How many may wait for the one that is converted. */
const mostWaiting = 4

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Converts one picture after the other, each in a process of its own. Never fails: a process that ends by itself had a broken picture, and
 * one that takes too much has one with too many pixels.
 */
export async function convert(order: ConversionOrder, limits = processLimits): Promise<Conversion> {
  if (waiting > mostWaiting) return { ok: false, problem: 'busy' }
  waiting++
  const conversion = last.then(() => inProcess(order, limits))
  last = conversion
  return conversion.finally(() => {
    waiting--
  })
}

function inProcess(order: ConversionOrder, { ms, bytes }: typeof processLimits): Promise<Conversion> {
  return new Promise((resolve) => {
    const child = fork(file, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Bytes are handed over as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = (conversion: Conversion) => {
      clearTimeout(tooLong)
      clearInterval(watch)
      resolve(conversion)
    }
    const stop = () => {
      child.kill('SIGKILL')
      end({ ok: false, problem: 'pixels' })
    }
    const tooLong = setTimeout(stop, ms)
    const watch = setInterval(() => {
      if (child.pid !== undefined && residentMemory(child.pid) > bytes) stop()
    }, watchEveryMs)
    child.once('message', (conversion) => end(conversion as Conversion))
    child.once('error', () => end({ ok: false, problem: 'broken' }))
    child.once('exit', () => end({ ok: false, problem: 'broken' }))
    child.send(order, () => undefined)
  })
}

/** In bytes, of a process of ours; 0 where the system does not say it, such as elsewhere than on Linux. */
function residentMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}
