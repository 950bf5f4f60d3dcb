import { Option } from 'commander'
import type { Page } from '#server/db/page.ts'
import type { Answer, Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { wholeNumber } from './number-argument.ts'

/** `--limit N --page N` of a list that may be long. */
export type Paging = { limit: number; page: number }

const aboveZero = wholeNumber(/^[1-9]\d{0,5}$/, 'It must be a whole number above zero.')

export function addPaging(list: Verb): Verb {
  return list
    .addOption(new Option('--limit <number>', 'so many on a page').default(50).argParser(aboveZero))
    .addOption(new Option('--page <number>', 'which page of them').default(1).argParser(aboveZero))
}

/**
 * One page of a list, with a line for people that says how much there is. Programs get the page alone, as an array.
 * @param read the page's rows, and how many rows there are in all
 * @throws OperatorError for a page beyond the last.
 */
export async function paged<Row>(
  { limit, page }: Paging,
  read: (page: Page) => Promise<{ rows: Row[]; total: number }>,
  listing: (rows: Row[]) => Answer,
): Promise<Answer> {
  const { rows, total } = await read({ limit, offset: (page - 1) * limit })
  const pages = Math.max(1, Math.ceil(total / limit))
  if (page > pages) throw new OperatorError(`There is no page ${page}: ${total} make ${pages} of ${limit}`)
  const { text, json } = listing(rows)
  if (total === 0) return { text, json }
  const next = page < pages ? `; the next ones: --page ${page + 1}` : ''
  const place = pages > 1 ? `, page ${page} of ${pages}${next}` : ''
  return { text: `${text}\n\n${rows.length} of ${total}${place}`, json }
}
