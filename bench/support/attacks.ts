import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

/**
 * Opens so many connections and sends so many requests ahead on each (pipelining), without waiting for an answer.
 * @param networks how many networks they come from, for a server that believes `X-Forwarded-For`
 */
export function sendAhead(
  url: string,
  path: string,
  { connections, requests, networks }: { connections: number; requests: number; networks: number },
): Promise<Socket[]> {
  const send = async (number: number) => {
    const from = `198.51.100.${(number % networks) + 1}`
    const socket = await open(url)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`.repeat(requests))
    return socket.resume()
  }
  return Promise.all(Array.from({ length: connections }, (_, number) => send(number)))
}

/** Sends so many requests, each from a network and on a connection of its own that is closed at once, so many at a time. */
export async function sendAndClose(url: string, path: string, requests: number, atOnce = 50): Promise<void> {
  let sent = 0
  const lane = async () => {
    while (sent++ < requests) {
      const socket = await open(url)
      const from = `198.51.${sent % 200}.${Math.floor(sent / 200)}`
      const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`
      await new Promise<void>((resolve) => socket.write(request, () => resolve()))
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** So many clients ask again as soon as they are answered, until told to stop. @returns answers by status */
export function keepAsking(
  clients: number,
  ask: (client: number, number: number) => Promise<number>,
): () => Promise<Record<number, number>> {
  let isOver = false
  const statuses: Record<number, number> = {}
  const lane = async (client: number) => {
    for (let number = 0; !isOver; number++) {
      const status = await ask(client, number).catch(() => 0)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const lanes = Promise.all(Array.from({ length: clients }, (_, client) => lane(client)))
  return async () => {
    isOver = true
    await lanes
    return statuses
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request, its answer read. @returns its status, or 0 when there was none within the time */
export function statusOf(
  address: string,
  {
    body,
    headers = {},
    withinMs = 60_000,
  }: { body?: string; headers?: Record<string, string>; withinMs?: number } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      address,
      { agent, method: body === undefined ? 'GET' : 'POST', headers, timeout: withinMs },
      (response) => response.resume().once('end', () => resolve(response.statusCode ?? 0)),
    )
    asked.once('timeout', () => asked.destroy()).once('error', () => resolve(0))
    asked.end(body)
  })
}

/**
 * Asks for an address, on a new connection each time, every so many milliseconds until told to stop.
 * @returns milliseconds of each answer, sorted; an answer that never came counts for as long as was waited
 */
export function watch(address: string, everyMs = 50, patienceMs = 60_000): () => Promise<number[]> {
  let isOver = false
  const waits: Promise<number>[] = []
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now()
      waits.push(
        fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(patienceMs) })
          .then((response) => response.arrayBuffer())
          .then(
            () => performance.now() - asked,
            () => patienceMs,
          ),
      )
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    isOver = true
    await asking
    return (await Promise.all(waits)).sort((one, other) => one - other)
  }
}

function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket))
    socket.once('error', reject)
    // The server may end what it does not want to read to its end.
    socket.on('error', () => {})
  })
}
