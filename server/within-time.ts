/** A store that does not answer soon counts as away. @throws when the time is over. */
export function withinTime<Value>(work: Promise<Value>, ms = 2_000): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer in time')), ms).unref()),
  ])
}
