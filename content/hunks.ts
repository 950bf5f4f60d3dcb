/** Items `from` to `to` (not included) of a sequence become others. */
export type Hunk<Item> = { from: number; to: number; items: Item[] }

/** What differs between two sequences, by the longest one that both have. Work and memory grow with the product of their lengths. */
export function hunksBetween<Item>(old: readonly Item[], young: readonly Item[]): Hunk<Item>[] {
  const width = young.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => common[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = young.length - 1; column >= 0; column--)
      common[row * width + column] =
        old[row] === young[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const found: Hunk<Item>[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < young.length) {
    const [from, first] = [row, column]
    while ((row < old.length || column < young.length) && old[row] !== young[column]) {
      if (column === young.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) row++
      else column++
    }
    if (row > from || column > first) found.push({ from, to: row, items: young.slice(first, column) })
    row++
    column++
  }
  return found
}
