import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { PriceRow } from '#app/ui/price-table.tsx'
import { bareAmount } from '#content/amounts.ts'
import { read } from '#content/documents.ts'
import type { ServiceSlug } from '#content/site.ts'

/** What a service costs, step by step, and the sums below, in the language of the request. */
export function priceRows(request: Request, slug: ServiceSlug): { prices: PriceRow[]; totals: PriceRow[] } {
  const { prices, totals } = copyFor(request, `services/${slug}`)
  const { priceTable } = copyFor(request, 'services').detail
  const language = languageOfPath(new URL(request.url).pathname)
  return {
    prices: prices.map(({ key, label, note }) => {
      const price = read('company').prices[key]
      return { label, note, amount: price ? bareAmount(price, language) : '' }
    }),
    totals: totals.map((total) => priceTable.totals[total]),
  }
}
