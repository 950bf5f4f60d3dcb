const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Hears what asks this process to stop, in the place of whoever heard it before. A signal that nobody hears does not end the first
 * process of a container: it would be killed after a while.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  for (const signal of signals) {
    process.removeAllListeners(signal)
    process.once(signal, stop)
  }
}
