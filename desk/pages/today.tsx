import { redirect } from 'react-router'
import { signedIn } from '../access.server.ts'
import type { Route } from './+types/today.ts'

export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  return redirect('/enquiries')
}
