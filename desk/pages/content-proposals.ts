import { data } from 'react-router'
import { z } from 'zod'
import type { Answer } from '#server/documents/editing/proposals/service.ts'
import { changing } from '../access.server.ts'
import type { Route } from './+types/content-proposals.ts'
import { fieldChanges } from './content/changes.server.ts'
import { lateJson } from './content/proposals/late-json.server.ts'

const request = z.object({
  kind: z.enum(['translation', 'shortening']),
  into: z.enum(['de', 'en']),
  /** As it is called in forms: `en.items.0.title`. */
  place: z.string().max(2000),
})

/** Asks the language model for a proposal for one text of an entry. */
export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  const { editing, proposals } = desk.services
  const id = args.params['*']
  const { data: asked } = request.safeParse(Object.fromEntries(form))
  if (!proposals.model || !asked || !(await editing.has(id))) throw data('not found', 404)
  const answer = proposals.ask(id, asked, args.request.signal).then((given) => given && viewOf(given))
  // Also where nobody reads the answer any more.
  answer.catch((error) => desk.report(error))
  return lateJson(answer)
}

/** An answer as a page shows it: a proposal with the difference to what it would replace. */
export type AnswerView = ReturnType<typeof viewOf>

function viewOf(answer: Answer) {
  if (!('text' in answer)) return answer
  const { field, ...proposal } = answer
  return { ...proposal, changes: fieldChanges(answer.now, answer.text, field) }
}
