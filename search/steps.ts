/** Work that may be put aside between any two of its steps, so that whoever has one thread can do something else first. */
export type Steps<Result> = Generator<void, Result>

export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
