/** Work that may be put aside between any two of its steps, so that whoever has one thread can do something else first. */
export type Steps<Result> = Generator<void, Result>

export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** @param pause lets others go first. @param sliceMs for which nobody else can do anything */
export async function inSlices<Result>(
  steps: Steps<Result>,
  pause: () => Promise<unknown>,
  sliceMs: number,
): Promise<Result> {
  for (let until = 0; ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await pause()
    until = performance.now() + sliceMs
  }
}
