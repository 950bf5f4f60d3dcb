import { data } from 'react-router'
import { allowed } from '../access.server.ts'
import type { Route } from './+types/publication-status.ts'

export type PublicationStatus =
  | { state: 'waiting' | 'visible' | 'nobody' }
  | { state: 'refused' | 'failing'; reason: string }

/** How far the servers are with a publication: whether everybody sees it by now. */
export async function loader(args: Route.LoaderArgs): Promise<PublicationStatus> {
  const { services } = allowed(args, 'content.write')
  const number = Number(args.params.number)
  if (!Number.isInteger(number) || number < 1 || number >= 2 ** 31) throw data('bad request', 400)
  const { refusal, servers, failing, waiting } = await services.publicationStanding(number)
  if (refusal !== undefined) return { state: 'refused', reason: refusal }
  const [failed] = failing
  if (failed) return { state: 'failing', reason: failed.failure ?? '' }
  if (servers.length === 0) return { state: 'nobody' }
  return { state: waiting.length > 0 ? 'waiting' : 'visible' }
}
