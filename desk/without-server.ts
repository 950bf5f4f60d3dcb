import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type ShouldRevalidateFunction,
} from 'react-router'

/** What a form is answered when the server could not be reached, or is just being restarted. */
export type Offline = { problem: 'offline' }

/**
 * Sends a form and keeps the page as it is when that fails on the way: a page that is replaced by an error would take along what
 * was typed. Refusals of the server go on to the page's error boundary.
 */
export async function unlessOffline<Answer>(send: () => Promise<Answer>): Promise<Answer | Offline> {
  try {
    return await send()
  } catch (error) {
    if (isAway(error)) return { problem: 'offline' }
    throw error
  }
}

/** For a page whose forms hold what somebody typed: it stays in the page when the way to the server fails. */
export function clientAction<Answer>({ serverAction }: { serverAction(): Promise<Answer> }): Promise<Answer | Offline> {
  return unlessOffline(serverAction)
}

/** Whether a request did not arrive, or not whole in time (408, also from Node itself), or met a proxy whose server is just being restarted. */
function isAway(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && (error.status === 408 || error.status >= 502))
}

/** A page that is loaded anew while the line breaks stays as it is, with what is typed in it; only a page that is asked for can be missed. */
export const keepShownPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET' || request.url !== location.href.split('#')[0]) return results
  return Object.fromEntries(
    Object.entries(results).filter(([, { type, result }]) => type === 'data' || !isAway(result)),
  )
}

/** What an act answers that keeps what is typed while somebody goes on typing. */
export type Kept = { did: 'kept' }

/**
 * For each route with a loader: a form that did not reach the server has changed nothing that could be loaded anew. What is kept by itself is not followed
 * by loading, which would fail with the line and take the page along; the page hears of it as of any change (use-live.ts).
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  const { problem, did } = (actionResult ?? {}) as Partial<Offline & Kept>
  return problem === 'offline' || did === 'kept' ? false : defaultShouldRevalidate
}
