import { copyFor } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { PriceRow } from '#app/ui/price-table.tsx'
import { bareAmount, swissNumber } from '#content/amounts.ts'
import { read } from '#content/documents.ts'
import { firstYear } from '#content/first-year.ts'
import { workedExample } from '#content/worked-examples.ts'

/** Invoices a month of the firm that the page tells of: few enough for the smallest hosting. */
const invoices = 120

/** When the whole way to a process of one's own is paid for, and the sum behind it, with the smallest prices. */
export function priceExample(request: Request): { verdict: string; rows: PriceRow[]; total: PriceRow } {
  const copy = copyFor(request, 'prices').example
  const language = languageOfPath(new URL(request.url).pathname)
  const { worth, payback, firstYear: left } = workedExample(invoices)
  const hosting = read('company').prices.hostingMonth.amount
  const { parts, oneOff } = firstYear('automation')
  const kept = swissNumber(worth - hosting)
  return {
    verdict: payback.best === undefined ? copy.never : fill(copy.paid, { month: swissNumber(Math.ceil(payback.best)) }),
    rows: [
      { label: copy.saved, note: copy.savedNote, amount: swissNumber(worth) },
      { label: copy.hosting, note: copy.hostingNote, amount: swissNumber(-hosting) },
      { label: copy.kept, note: '', amount: kept },
      {
        label: copy.oneOff,
        note: parts.map((part) => bareAmount(part, language)).join(' + '),
        amount: bareAmount(oneOff, language),
      },
    ],
    total: {
      label: copy.year,
      note: fill(copy.yearNote, { kept, oneOff: swissNumber(oneOff.amount) }),
      amount: swissNumber(left.best),
    },
  }
}
