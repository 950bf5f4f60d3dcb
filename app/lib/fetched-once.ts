type FetchedOnce<Value> = {
  /** What has come, or undefined. */
  now(): Value | undefined
  /** Rejects when it cannot be fetched; the next call tries again. */
  load(): Promise<Value>
}

/**
 * Something fetched when it is first needed, and there at once from then on. An `import` of a module that is there already
 * takes the browser several turns, with pictures in between.
 */
export function fetchedOnce<Value>(fetchIt: () => Promise<Value>): FetchedOnce<Value> {
  let value: Value | undefined
  let coming: Promise<Value> | undefined
  const load = async () => {
    try {
      value = await fetchIt()
      return value
    } finally {
      coming = undefined
    }
  }
  return {
    now: () => value,
    load() {
      if (value !== undefined) return Promise.resolve(value)
      coming ??= load()
      return coming
    },
  }
}
