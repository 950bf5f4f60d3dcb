/** The answer to a network that has tried to sign in too often. */
export function tooManyTries({ retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  return new Response(null, { status: 429, headers: { 'retry-after': `${retryAfterSeconds}` } })
}
