import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestContext } from './backend.server.ts'
import { loadIslands } from './islands/registry.ts'
import { IslandsContext } from './lib/island.tsx'
import { NonceContext } from './lib/nonce.ts'
import { ReportContext } from './lib/report.ts'

/** Errors of loaders and actions. A refused method and the like are answers, not errors: the request's line tells them. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return
  const report = context.get(requestContext)?.report ?? console.error
  report(error)
}

/** A page that is asked for as a text, which it is already: read from a stream, it would be encoded and decoded first. */
class WholePage extends Response {
  #html: string

  constructor(html: string, init: ResponseInit) {
    super(html, init)
    this.#html = html
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html)
  }
}

/** Renders a document whole: every page is short, and one piece needs fewer inline scripts than a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report = console.error } = context.get(requestContext) ?? {}
  const islands = await loadIslands()
  const html = renderToString(
    <NonceContext value={nonce}>
      <ReportContext value={report}>
        <IslandsContext value={islands}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </IslandsContext>
      </ReportContext>
    </NonceContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new WholePage(`<!DOCTYPE html>${html}`, { status, headers })
}
