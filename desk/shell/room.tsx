import { KeyedOutlet } from '../ui/keyed-outlet.tsx'

export { PageError as ErrorBoundary } from '../ui/route-error.tsx'

/** A room that fails leaves the register standing. */
export default function Room() {
  return <KeyedOutlet />
}
