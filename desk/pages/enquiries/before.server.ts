import { data } from 'react-router'
import type { DeskMember } from '#server/db/tables/desk.ts'
import type { EnquiryBefore } from '#server/enquiries/service.ts'
import { stateOf } from './state.ts'

/** How enquiries were, as a form brings it back: `id state member`. @throws 400 for anything else */
export function beforeIn(form: FormData, members: DeskMember[]): EnquiryBefore[] {
  return form
    .getAll('before')
    .slice(0, 200)
    .map((line) => {
      const [id = '', named, member = ''] = String(line).split(' ')
      const state = stateOf(named)
      if (!state || (member !== '' && !members.some((one) => one.id === member))) throw data('bad request', 400)
      return { id, state, assignedTo: member || null }
    })
}
