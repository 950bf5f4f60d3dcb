import { signedIn } from '../access.server.ts'
import type { Route } from './+types/touch.ts'

/** Told by the page when somebody reads or types without sending anything: reading the session has noted the touch. */
export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  return new Response(null, { status: 204 })
}
