import { useSearchParams } from 'react-router'
import { fill } from '../fill.ts'
import { useRoot } from '../use-root.ts'
import { WayKey } from './form.tsx'

/** How many rows a page of a long list shows. */
const rowsOfPage = 50

/** Where the list in the address begins: `?from=50`. */
export function pageOf(request: Request): { limit: number; offset: number } {
  const from = Number(new URL(request.url).searchParams.get('from'))
  return { limit: rowsOfPage, offset: Number.isSafeInteger(from) && from > 0 ? from : 0 }
}

type PagerProps = {
  offset: number
  shown: number
  total: number
  /** There are more than `total`. */
  isMore?: boolean
}

/** `1–50 of 252`, with the ways to the rows before and after. The rest of the address stays. */
export function Pager({ offset, shown, total, isMore = false }: PagerProps) {
  const { words } = useRoot()
  const [parameters] = useSearchParams()
  const to = (from: number) => {
    const changed = new URLSearchParams(parameters)
    if (from > 0) changed.set('from', String(from))
    else changed.delete('from')
    return `?${changed}`
  }
  if (shown === 0 || (shown === total && !isMore)) return null
  return (
    <p className="pager">
      <span className="note">
        {fill(isMore ? words.pager.rangeOfMore : words.pager.range, { from: offset + 1, to: offset + shown, total })}
      </span>
      {offset > 0 && <WayKey label={words.pager.before} to={to(Math.max(0, offset - rowsOfPage))} />}
      {(isMore ? shown === rowsOfPage : offset + shown < total) && (
        <WayKey label={words.pager.after} to={to(offset + rowsOfPage)} />
      )}
    </p>
  )
}
