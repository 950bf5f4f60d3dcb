import { signedIn } from '../access.server.ts'
import type { Route } from './+types/live.ts'

/** A stream of changes for an open page. */
export function loader(args: Route.LoaderArgs) {
  return signedIn(args).changes(args.request.signal)
}
