import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import type { EnquiriesData } from './enquiries/list-data.ts'

/** Nothing is chosen yet. */
export default function NoEnquiry() {
  const list = useRouteLoaderData('pages/enquiries') as EnquiriesData
  const [parameters] = useSearchParams()
  const first = list.rows.find(({ isColleagues }) => !isColleagues) ?? list.rows[0]
  if (!first) return null
  return (
    <>
      <p className="soft">{list.words.choose}</p>
      {first.isOwed && (
        <p className="paragraph">
          <Link className="key main" to={`/enquiries/${first.id}?${parameters}`}>
            {list.words.begin}
          </Link>
        </p>
      )}
    </>
  )
}
