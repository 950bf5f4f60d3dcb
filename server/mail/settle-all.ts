/** Like `Promise.allSettled`, with so many under way at the same time. */
export async function settleAll<Item, Result>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<PromiseSettledResult<Result>[]> {
  const results: PromiseSettledResult<Result>[] = []
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) results.push(...(await Promise.allSettled([work(item)])))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
