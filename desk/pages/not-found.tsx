import { data } from 'react-router'
import { signedIn } from '../access.server.ts'
import type { Route } from './+types/not-found.ts'

/** An address that leads nowhere: the room's error boundary says so. */
export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  throw data('unknown', 404)
}

export default function NotFound() {
  return null
}
