import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that answers every request with an event stream, of which it sends a piece at a time, when it is told to. */
export async function startSlowAnswer() {
  let push: (event: string, data: object) => void = () => {}
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    push = (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    isAsked()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    send: async (event: string, data: object) => {
      await asked
      push(event, data)
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
