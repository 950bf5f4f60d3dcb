import { isRouteErrorResponse, Outlet } from 'react-router'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/room.ts'

/** A room that fails leaves the register standing. */
export default function Room() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { words } = useRoot()
  const { title, text } = isRouteErrorResponse(error) && error.status === 403 ? words.forbidden : words.failed
  return (
    <div className="page">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  )
}
