import { useRouteLoaderData } from 'react-router'
import type { EnquiriesData } from './enquiries/list-data.ts'

/** Nothing is chosen yet. */
export default function NoEnquiry() {
  const list = useRouteLoaderData('pages/enquiries') as EnquiriesData
  return <p className="soft">{list.rows.length > 0 && list.words.choose}</p>
}
