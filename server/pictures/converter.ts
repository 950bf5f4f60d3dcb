import { fork } from 'node:child_process'
import path from 'node:path'
import type { Conversion } from './conversion.ts'
import type { ConversionOrder } from './worker.ts'

const file = path.join(import.meta.dirname, 'worker.ts')
/** In milliseconds; what takes longer never ends. */
const longest = 60_000
/** How many may wait for the one that is converted. */
const mostWaiting = 4

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Converts one picture after the other, each in a process of its own. Never fails: a process that ends is a broken picture. */
export async function convert(order: ConversionOrder): Promise<Conversion> {
  if (waiting > mostWaiting) return { ok: false, problem: 'busy' }
  waiting++
  const conversion = last.then(() => inProcess(order))
  last = conversion
  return conversion.finally(() => {
    waiting--
  })
}

function inProcess(order: ConversionOrder): Promise<Conversion> {
  return new Promise((resolve) => {
    const child = fork(file, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // Bytes are handed over as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const tooLong = setTimeout(() => child.kill('SIGKILL'), longest)
    const end = (conversion: Conversion) => {
      clearTimeout(tooLong)
      resolve(conversion)
    }
    child.once('message', (conversion) => end(conversion as Conversion))
    child.once('error', () => end({ ok: false, problem: 'broken' }))
    child.once('exit', () => end({ ok: false, problem: 'broken' }))
    child.send(order, () => undefined)
  })
}
