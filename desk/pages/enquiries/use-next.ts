import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import type { EnquiriesData } from './list-data.ts'
import type { SentBefore } from './sent-before.tsx'

/** The way on from an enquiry that is done with: to the next one of the list that waits. Undefined where none does. */
export function useNext(id: string): ((sent: SentBefore) => void) | undefined {
  const { rows } = useRouteLoaderData('pages/enquiries') as EnquiriesData
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const at = rows.findIndex((row) => row.id === id)
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(({ isOpen }) => isOpen)
  return next && ((sent) => navigate(`/enquiries/${next.id}?${parameters}`, { state: { sent } }))
}
