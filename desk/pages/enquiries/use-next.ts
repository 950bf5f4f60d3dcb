import { useContext } from 'react'
import { useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { undoMs } from '#contract/undo.ts'
import { UndoContext } from '../../ui/undo.ts'
import type { EnquiriesData } from './list-data.ts'

/**
 * The way on from an enquiry that was answered: to the next one of the list that waits, with the way back in the bar below. Undefined
 * where none waits.
 */
export function useNext(id: string): ((name: string, reply: string, at: number) => void) | undefined {
  const { rows, words } = useRouteLoaderData('pages/enquiries') as EnquiriesData
  const navigate = useNavigate()
  const offer = useContext(UndoContext)
  const [parameters] = useSearchParams()
  const at = rows.findIndex((row) => row.id === id)
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(({ isOpen }) => isOpen)
  if (!next) return undefined
  return (name, reply, sentAt) => {
    offer({
      ...{ id: `reply ${reply}`, name, text: words.sentBefore, at: sentAt, msLeft: undoMs },
      ...{ action: `/enquiries/${id}`, back: `/enquiries/${id}?${parameters}` },
      fields: [
        ['act', 'undo'],
        ['entry', reply],
      ],
    })
    navigate(`/enquiries/${next.id}?${parameters}`)
  }
}
