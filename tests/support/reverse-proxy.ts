import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** What stands before several servers: passes each request to the next of them in turn. */
export type ReverseProxy = { url: string; close(): Promise<void> }

/** They speak of one connection (RFC 9110, 7.6.1): whoever was told how long another one stays open loses a request on this one. */
const ofConnection = ['connection', 'keep-alive']

/** @param servers their addresses, such as http://127.0.0.1:3000 */
export async function startReverseProxy(servers: string[]): Promise<ReverseProxy> {
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(servers[turn++ % servers.length] ?? '')
    const { method, url: path, headers } = incoming
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers))
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}

function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)))
}
