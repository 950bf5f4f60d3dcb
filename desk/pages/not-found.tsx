import { data } from 'react-router'
import { signedIn } from '../access.server.ts'
import type { Route } from './+types/not-found.ts'

export { NotFoundPage as default } from '../ui/not-found.tsx'

export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  return data(null, 404)
}
