import { data } from 'react-router'
import { signedIn } from '../access.server.ts'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/not-found.ts'

export function loader(args: Route.LoaderArgs) {
  signedIn(args)
  return data(null, 404)
}

export default function NotFound() {
  const { words } = useRoot()
  return (
    <div className="page">
      <h1>{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
    </div>
  )
}
