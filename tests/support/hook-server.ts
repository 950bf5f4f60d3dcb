import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type Hooked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** A receiver of webhooks on the loopback that keeps what it gets. */
export type HookServer = {
  url: string
  received: Hooked[]
  /** The status of the next answer; `undefined`: it never answers. */
  answer: () => number | undefined
}

export async function startHookServer(): Promise<HookServer> {
  const state: HookServer = { url: '', received: [], answer: () => 200 }
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>
    state.received.push({ path: request.url ?? '', headers: request.headers, body })
    const status = state.answer()
    if (status !== undefined) response.writeHead(status, { location: '/elsewhere' }).end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  })
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/very-secret`
  return state
}
