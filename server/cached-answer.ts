/**
 * Caches an answer for some milliseconds, so that a flood of the same question asks the store once in that time; who comes
 * meanwhile waits for the same answer. A failure is not cached.
 */
export function cachedAnswer<Answer>(milliseconds: number, now: () => Date, ask: () => Promise<Answer>) {
  let cached: { answer: Promise<Answer>; askedAt: number } | undefined
  return (): Promise<Answer> => {
    const time = now().getTime()
    // A clock that was set back must not keep an answer for hours.
    if (cached && Math.abs(time - cached.askedAt) < milliseconds) return cached.answer
    const asked = { answer: ask(), askedAt: time }
    cached = asked
    asked.answer.catch(() => {
      if (cached === asked) cached = undefined
    })
    return asked.answer
  }
}
