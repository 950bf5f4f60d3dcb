import { connect, type Socket } from 'node:net'

/**
 * Sends bytes as they are, says that no more will come, and answers what the server sent until it closed.
 * A server that neither answers nor closes gives an error after `patience` milliseconds.
 */
export function rawExchange(base: string, bytes: Buffer | string, patience = 60_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const socket = openSocket(base)
    socket.setTimeout(patience, () =>
      socket.destroy(new Error(`No end of the answer to ${String(bytes).slice(0, 200)}`)),
    )
    socket.on('data', (piece) => pieces.push(piece))
    // A server may close before it has read everything: what it said until then counts.
    socket.on('error', (error: NodeJS.ErrnoException) => (isClosed(error) ? undefined : reject(error)))
    socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')))
    socket.end(bytes)
  })
}

export function openSocket(base: string): Socket {
  const { hostname, port } = new URL(base)
  return connect({ host: hostname, port: Number(port) })
}

/** Status of every answer in what came over a connection. */
export function statusesIn(answers: string): number[] {
  return [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}
