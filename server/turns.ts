import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait behind another one on their connection. Browsers and proxies send one at a time. */
const mostWaiting = 20

type Waiting = { response: ServerResponse; serve: () => void }

/**
 * Serves one request of a connection at a time: further ones that were sent ahead (pipelined) wait until the answer to the one
 * before has gone out, and are dropped with the connection. Node itself would serve all of them at once, however many.
 * A connection on which too many wait ends at once (RFC 9112, 9.3.2: a client that sends ahead has to be ready for that).
 */
export function createTurns(): (request: IncomingMessage, response: ServerResponse, serve: () => void) => void {
  const lines = new WeakMap<Socket, Waiting[]>()

  function serveNow(socket: Socket, { response, serve }: Waiting): void {
    response.once('close', () => {
      const next = lines.get(socket)?.shift()
      if (!next) lines.delete(socket)
      else if (socket.writable) serveNow(socket, next)
    })
    serve()
  }

  return ({ socket }, response, serve) => {
    const line = lines.get(socket)
    if (!line) {
      lines.set(socket, [])
      serveNow(socket, { response, serve })
    } else if (line.length < mostWaiting) {
      line.push({ response, serve })
    } else {
      socket.destroy()
    }
  }
}
