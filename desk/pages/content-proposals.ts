import { data } from 'react-router'
import { z } from 'zod'
import type { ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { changing } from '../access.server.ts'
import type { Route } from './+types/content-proposals.ts'
import { eventLines } from './content/proposals/event-lines.server.ts'

export { clientAction } from '../without-server.ts'

const place = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(20)
const request = z.union([
  z.strictObject({
    kind: z.literal('translation'),
    into: z.enum(['de', 'en']),
    what: z.union([z.enum(['lagging', 'all']), z.array(place).max(500)]),
  }),
  z.strictObject({ kind: z.literal('shortening'), place }),
])

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
      await proposals.read(id, form.getAll('id').map(String))
      return { did: 'read' as const }
    default:
      throw data('bad request', 400)
  }
}

/** What a script of the page asks for; undefined for anything else. */
function requestIn(form: FormData): ProposalRequest | undefined {
  try {
    return request.safeParse(JSON.parse(String(form.get('request')))).data
  } catch {
    return undefined
  }
}
