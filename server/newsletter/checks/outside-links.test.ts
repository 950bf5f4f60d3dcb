import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { selfSigned } from '#tests/support/self-signed.ts'
import { createLinkAsker } from './outside-links.ts'
import { isPublicAddress } from './public-address.ts'

describe('a public address', () => {
  it.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450:400a::1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:1::', '2001:db8::1', 'localhost', ''],
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a link to another site', () => {
  const names: Record<string, string> = { 'site.test': '127.0.0.1', 'inside.test': '10.0.0.1' }
  const lookUp = ((name: string, _options: object, done: (error: Error | null, found: object[]) => void) => {
    const address = names[name]
    if (!address) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), [])
    done(null, [{ address, family: 4 }])
  }) as never

  /** A server under the name site.test. It may be asked as if it were public, and nothing else may. */
  async function serve(answer: RequestListener, timeoutMs = 60_000) {
    const { key, cert } = selfSigned('site.test')
    const asked: string[] = []
    const server = createServer({ key, cert }, (request, response) => {
      asked.push(`${request.method} ${request.url}`)
      answer(request, response)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const port = String((server.address() as AddressInfo).port)
    const isAllowed = (address: string) => address === '127.0.0.1'
    const ask = createLinkAsker({ isAllowed, lookUp, ports: [port], ca: cert, timeoutMs })
    return { ask, asked, at: (path: string) => `https://site.test:${port}${path}` }
  }

  it.each([
    [200, 'answers'],
    [404, 'gone'],
    [410, 'gone'],
    [403, 'refused'],
    [500, 'refused'],
    [302, 'refused'],
  ])('that answers with %i %s', async (status, expected) => {
    const { ask, at } = await serve((_, response) => response.writeHead(status).end())
    expect(await ask(at('/'))).toBe(expected)
  })

  it('is asked by GET where HEAD is not known, and no more than its head is read', async () => {
    let sent = 0
    const { ask, asked, at } = await serve((request, response) => {
      if (request.method === 'HEAD') return response.writeHead(405).end()
      response.writeHead(200)
      const piece = Buffer.alloc(64 * 1024)
      const timer = setInterval(() => {
        sent += piece.length
        response.write(piece)
      }, 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await ask(at('/endless'))).toBe('answers')
    expect(asked).toEqual(['HEAD /endless', 'GET /endless'])
    expect(sent).toBeLessThan(1_000_000)
  })

  it('is asked once in ten minutes', async () => {
    const { ask, asked, at } = await serve((_, response) => response.end())
    await ask(at('/once'))
    await ask(at('/once'))
    expect(asked).toEqual(['HEAD /once'])
  })

  it('is followed a few times, and each time looked at', async () => {
    const { ask, asked, at } = await serve((request, response) => {
      const targets: Record<string, string> = {
        '/moved': '/there',
        '/round': '/round',
        '/inside': 'https://inside.test/admin',
        '/by-number': 'https://10.0.0.1/admin',
        '/plain': 'http://site.test/',
        '/elsewhere': 'https://site.test:22/',
      }
      const location = targets[request.url ?? '']
      response.writeHead(location ? 301 : 200, location ? { location } : {}).end()
    })
    expect(await ask(at('/moved'))).toBe('answers')
    expect(await ask(at('/round'))).toBe('refused')
    for (const path of ['/inside', '/by-number', '/plain', '/elsewhere']) expect(await ask(at(path))).toBe('not_public')
    expect(asked.filter((line) => line.includes('admin'))).toEqual([])
  })

  it.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://inside.test/',
    'http://example.com/',
    'https://user:secret@example.com/',
    'https://example.com:8443/',
    'ftp://example.com/',
    'nonsense',
  ])('is never asked inside our own network: %s', async (address) => {
    const ask = createLinkAsker({
      lookUp: ((name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(null, [{ address: name === 'localhost' ? '127.0.0.1' : '10.0.0.1', family: 4 }])) as never,
    })
    expect(await ask(address)).toBe('not_public')
  })

  it('whose name leads to two addresses, one of them private, is not asked', async () => {
    const ask = createLinkAsker({
      lookUp: ((_: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ])) as never,
    })
    expect(await ask('https://two.test/')).toBe('not_public')
  })

  it('is told apart when its name is unknown, or it does not answer in time', async () => {
    const { ask, at } = await serve(() => {}, 500)
    expect(await ask('https://unknown.test'.replace('.test', `.test:${new URL(at('/')).port}`))).toBe('unknown_host')
    expect(await ask(at('/silent'))).toBe('unreachable')
  })
})
