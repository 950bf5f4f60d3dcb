/** SIGHUP comes from a terminal that is closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Hears what asks this process to stop, in the place of whoever heard it before. A signal that nobody hears does not end the first
 * process of a container: it would be killed after a while. Whatever comes after the first is heard and changes nothing: a terminal and npm
 * both pass one on, and a stop that is cut short would lose what is under way.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  let isStopping = false
  const hear = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    stop(signal)
  }
  for (const signal of signals) {
    process.removeAllListeners(signal)
    process.on(signal, hear)
  }
}
