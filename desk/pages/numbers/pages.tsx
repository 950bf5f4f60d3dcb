import { Link } from 'react-router'
import { fill } from '../../fill.ts'
import type { NumbersData } from './data.ts'
import { counted } from './share.ts'

type PagesProps = { words: NumbersData['words']; pages: NumbersData['report']['pages']; days: number }

const mostShown = 25

/** What was read most, where visits began, and what was read right before an enquiry. Each leads to its own story. */
export function Pages({ words, pages, days }: PagesProps) {
  const { columns } = words
  if (pages.length === 0) return null
  return (
    <section className="block" aria-labelledby="pages-title">
      <h2 id="pages-title">{words.pages.title}</h2>
      <p className="note">{words.pages.text}</p>
      {pages.length > mostShown && (
        <p className="note">{fill(words.pages.more, { shown: mostShown, total: pages.length })}</p>
      )}
      <table className="stack">
        <thead>
          <tr>
            <th scope="col">{columns.page}</th>
            <th scope="col" className="number">
              {columns.views}
            </th>
            <th scope="col" className="number">
              {columns.began}
            </th>
            <th scope="col" className="number">
              {columns.before}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, mostShown).map(({ path, name, views, visits, before }) => (
            <tr key={path}>
              <th scope="row" className="whole">
                <Link to={`?${new URLSearchParams({ days: String(days), page: path })}`}>{name}</Link>
              </th>
              <td className="number" data-l={columns.views}>
                {counted(views)}
              </td>
              <td className="number" data-l={columns.began}>
                {counted(visits)}
              </td>
              <td className="number" data-l={columns.before}>
                {before || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
