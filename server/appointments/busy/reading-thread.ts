import { parentPort, workerData } from 'node:worker_threads'
import { busyTimes } from './busy-times.ts'
import type { Reading } from './read-apart.ts'

// Reads a calendar in a thread of its own, started by read-apart.ts.
const { text, window, domain } = workerData as Reading
const ours = new RegExp(`^[0-9a-f-]{36}@${domain.replaceAll('.', '\\.')}$`)

parentPort?.postMessage(busyTimes(text, window, (uid) => ours.test(uid)))
