/**
 * Keeps an answer for some milliseconds, so that a flood of the same question asks the store once in that time; who comes
 * meanwhile waits for the same answer. A failure is not kept.
 */
export function keptAnswer<Answer>(milliseconds: number, now: () => Date, ask: () => Promise<Answer>) {
  let kept: { answer: Promise<Answer>; askedAt: number } | undefined
  return (): Promise<Answer> => {
    const time = now().getTime()
    // A clock that was set back must not keep an answer for hours.
    if (kept && Math.abs(time - kept.askedAt) < milliseconds) return kept.answer
    const asked = { answer: ask(), askedAt: time }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.answer
  }
}
