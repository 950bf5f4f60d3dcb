export type Watch = {
  start(): void
  /** Looks now, unless a look is about to begin. */
  wake(): void
  stop(): Promise<void>
}

/** Looks at once and then every so often, one look at a time. `stop` lets a look that is under way finish. */
export function createWatch(look: () => Promise<void>, everyMs = 60_000): Watch {
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let isNextOne = false
  const next = () => {
    if (isNextOne) return
    isNextOne = true
    looking = looking.then(() => {
      isNextOne = false
      return look()
    })
  }
  return {
    start: () => {
      timer = setInterval(next, everyMs)
      timer.unref()
      next()
    },
    wake: () => {
      if (timer) next()
    },
    stop: () => {
      clearInterval(timer)
      timer = undefined
      return looking
    },
  }
}
