import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait behind another one on their connection. Browsers and proxies send one at a time. */
const mostWaiting = 20

type Waiting = { response: ServerResponse; serve: () => void }

/**
 * Bounds request pipelining: one request of a connection is served at a time. Further ones wait until the answer to the one
 * before has gone out, and are dropped with the connection. Node itself would serve all of them at once, however many.
 * A connection on which too many wait ends at once (RFC 9112, 9.3.2: a client that sends ahead has to be ready for that).
 */
export function createRequestQueue(): (request: IncomingMessage, response: ServerResponse, serve: () => void) => void {
  const queues = new WeakMap<Socket, Waiting[]>()

  function serveNow(socket: Socket, { response, serve }: Waiting): void {
    response.once('close', () => {
      const next = queues.get(socket)?.shift()
      if (!next) queues.delete(socket)
      else if (socket.writable) serveNow(socket, next)
    })
    serve()
  }

  return ({ socket }, response, serve) => {
    const queue = queues.get(socket)
    if (!queue) {
      queues.set(socket, [])
      serveNow(socket, { response, serve })
    } else if (queue.length < mostWaiting) {
      queue.push({ response, serve })
    } else {
      socket.destroy()
    }
  }
}
