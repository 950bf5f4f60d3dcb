/** Looks at once and then every so often. `stop` lets a look that is under way finish. */
export function createWatch(look: () => Promise<void>, everyMs = 5 * 60_000): { start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  const next = () => {
    looking = looking.then(look)
  }
  return {
    start: () => {
      timer = setInterval(next, everyMs)
      timer.unref()
      next()
    },
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}
