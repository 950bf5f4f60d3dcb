import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Config, ConfigError } from './config.ts'

/** A port that is ours before there is anything to answer with. */
export type Port = {
  /** Hands it over: whoever has waited is answered now. */
  open(server: Server): Promise<void>
}

/** Proxies ask these to learn that nobody should be sent here yet. */
const probes = ['/healthz', '/readyz']

type Address = Pick<Config, 'port' | 'host' | 'sharesPort'> & Partial<Pick<Config, 'socket'>>

/**
 * Takes the port. Who asks before it is opened waits, for as long as proxies wait for a server that restarts, instead of being
 * refused. A port that is shared is taken when there is something to answer with: until then another server answers.
 * @throws ConfigError when the port cannot be had.
 */
export async function takePort(config: Address, waitMs = 10_000): Promise<Port> {
  if (config.sharesPort) return { open: (server) => listen(server, config) }
  const waiting = new Map<ServerResponse, IncomingMessage>()
  let target: Server | undefined
  const front = createServer({ headersTimeout: 10_000, requestTimeout: 15_000 }, (request, response) => {
    // The next request comes on a connection of the server's own.
    response.shouldKeepAlive = false
    if (target) target.emit('request', request, response)
    else if (probes.includes(request.url ?? '')) refuse(response)
    else {
      waiting.set(response, request)
      const giveUp = setTimeout(() => waiting.delete(response) && refuse(response), waitMs).unref()
      response.once('close', () => {
        clearTimeout(giveUp)
        waiting.delete(response)
      })
    }
  })
  front.maxConnections = 1_000
  await listen(front, config)
  return {
    open: async (server) => {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        // Listens where `front` does: connections from here on are the server's.
        server.listen(front, () => {
          server.off('error', reject)
          resolve()
        })
      })
      target = server
      for (const [response, request] of waiting) {
        waiting.delete(response)
        server.emit('request', request, response)
      }
    },
  }
}

/** Who may wait at the service manager's port: as many as its unit says, where Node would say less. */
const backlog = 1024

/** Resolves once the server listens. @throws ConfigError when the port cannot be had. */
export function listen(server: Server, address: Address): Promise<void> {
  const { port, host, sharesPort: reusePort, socket: fd } = address
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(portError(error, address))
    server.once('error', fail)
    server.listen(fd === undefined ? { port, host, reusePort } : { fd, backlog }, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

function portError(error: NodeJS.ErrnoException, { port, host }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(`PORT: expected a free port, ${port} is in use`)
    case 'EACCES':
      return new ConfigError(`PORT: expected a port that this process may open, ${port} is for others`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST: expected an address of this machine, ${host} is none`)
    case 'ENOTSUP':
      return new ConfigError('SHARE_PORT: expected a system that lets processes share a port, such as Linux')
    default:
      return error
  }
}

function refuse(response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' }
  response.writeHead(503, headers).end('Starting\n')
}
