import { redirect } from 'react-router'
import { signedIn } from '../access.server.ts'
import type { Route } from './+types/index.ts'

/** The session's cookie belongs to addresses below /desk/, so the first room has one of its own. */
export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  return redirect('/today')
}
