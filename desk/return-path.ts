/** Where to go after signing in: a path of the desk, never another site's. */
export function returnPath(asked: string | null): string {
  const path = (asked ?? '').replace(/^\/desk(?=\/|$)/, '')
  return /^\/(?![/\\])/.test(path) && !path.startsWith('/sign-in') ? path : '/'
}
