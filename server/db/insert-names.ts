/** Each is kept by every connection, with some ten kilobytes. */
const mostNames = 100

/** Lists of many lengths make many texts that hardly ever come again. */
const longestText = 4_000

const names = new Map<string, string>()

/**
 * The name under which PostgreSQL keeps an insert, so that it reads and plans it once a connection; undefined for one that is not kept.
 * Only inserts: of a query, a plan that was right for a small table would stay when the table has grown. And none that answers with
 * `*`: it would fail once a newer server has added a column.
 */
export function nameOfInsert(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames || text.length > longestText || text.includes('*')) return known
  const name = `insert ${names.size + 1}`
  names.set(text, name)
  return name
}
