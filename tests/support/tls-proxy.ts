import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './self-signed.ts'

/** What ends TLS in front of a server, as Caddy or nginx do: passes Host on and says who asked, and how. */
export type TlsProxy = { port: number; cert: string; stop(): Promise<void> }

/** @param target origin of the server, such as `http://127.0.0.1:3000` */
export async function startTlsProxy(target: string, host: string): Promise<TlsProxy> {
  const { key, cert } = selfSigned(host)
  const proxy = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' }
    const passedOn = request(target, { method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (proxy.address() as AddressInfo).port,
    cert,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  }
}
