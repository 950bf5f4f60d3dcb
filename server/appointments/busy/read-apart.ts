import { Worker } from 'node:worker_threads'
import type { Slot } from '#contract/slot.ts'
import type { Window } from './busy-times.ts'

/** `domain`: the right side of the UIDs that the book itself gives. */
export type Reading = { text: string; window: Window; domain: string }

const withinMs = 20_000
const heapMb = 256

/**
 * Reads the busy times of a calendar in a thread of its own. Whoever sends an invitation writes into somebody's calendar, and there
 * are rules of recurrence that no program comes to an end with: the thread is ended after a while, and the server goes on serving.
 * @throws why it cannot be read
 */
export function readApart(reading: Reading, timeoutMs = withinMs): Promise<Slot[]> {
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  return new Promise<Slot[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too long to compute')), timeoutMs)
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the thread ended'))
    })
  }).finally(() => thread.terminate())
}
