import { data } from 'react-router'
import { changing } from '../access.server.ts'
import type { Route } from './+types/content-proposals.ts'
import { eventLines } from './content/proposals/event-lines.server.ts'
import { requestIn, sentencesIn } from './content/proposals/sent.server.ts'

export { clientAction } from '../without-server.ts'

/**
 * Proposals of the language model for an entry. `ask` answers with a line of JSON for each event, as it happens; `aside` and
 * `read` at once.
 */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  const { editing, proposals } = desk.services
  const id = args.params['*']
  if (!(await editing.has(id))) throw data('unknown', 404)
  switch (form.get('act')) {
    case 'ask': {
      const request = requestIn(form)
      if (!proposals.model || !request) throw data('not found', 404)
      const asked = proposals.ask(id, request, args.request.signal)
      return eventLines(asked, (error) => desk.report(error))
    }
    case 'aside':
      await proposals.putAside(id, form.getAll('id').map(String))
      return { did: 'aside' as const }
    case 'read':
      await proposals.read(id, sentencesIn(form))
      return { did: 'read' as const }
    default:
      throw data('bad request', 400)
  }
}
