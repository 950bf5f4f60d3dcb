import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '#tests/support/server.ts'
import { ensurePackage } from '../scripts/debian-package.ts'
import { takePort } from './port.ts'

const host = '127.0.0.1'

/** A server that answers everything, and the port that it will get. */
async function setUp(waitMs?: number) {
  const port = await freePort()
  const taken = await takePort({ port, host, sharesPort: false }, waitMs)
  const server = createServer((request, response) => response.end(`answered ${request.method} ${request.url}`))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  })
  const url = `http://${host}:${port}`
  return { port, url, taken, server, text: async (path: string) => (await fetch(url + path)).text() }
}

it('lets who comes while the server starts wait, and answers them when it is ready', async () => {
  const { url, taken, server, text } = await setUp()
  const early = [text('/'), fetch(`${url}/form`, { method: 'POST', body: 'x=1' }).then((answer) => answer.text())]
  for (const probe of ['/healthz', '/readyz']) expect((await fetch(url + probe)).status).toBe(503)
  await taken.open(server)
  expect(await Promise.all(early)).toEqual(['answered GET /', 'answered POST /form'])
  expect(await text('/later')).toBe('answered GET /later')
  expect(await text('/healthz')).toBe('answered GET /healthz')
})

it('lets nobody wait for ever, and forgets who went away', async () => {
  const { url, port, taken, server, text } = await setUp(300)
  const gone = connect(port, host, () => gone.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => gone.destroy()))
  const late = await fetch(url)
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
  await taken.open(server)
  expect(await text('/')).toBe('answered GET /')
})

it.each([
  ['PORT: expected a free port, ', async () => ({ port: (await setUp()).port, host })],
  ['HOST: expected an address of this machine, 192.0.2.1 is none', async () => ({ port: 0, host: '192.0.2.1' })],
])('names what is wrong: %s', async (line, place) => {
  await expect(takePort({ ...(await place()), sharesPort: false })).rejects.toThrow(line)
})

it('is shared by servers that all say so, and by no other', async () => {
  const place = { port: await freePort(), host, sharesPort: true }
  const servers = ['a', 'b'].map((name) => createServer((_, response) => response.end(name)))
  for (const server of servers) await (await takePort(place)).open(server)
  onTestFinished(async () => {
    for (const server of servers) await new Promise((resolve) => server.close(resolve))
  })
  const ask = async () => (await fetch(`http://${host}:${place.port}`, { headers: { connection: 'close' } })).text()
  const answers = new Set<string>()
  for (let count = 0; count < 200 && answers.size < 2; count++) answers.add(await ask())
  expect([...answers].sort()).toEqual(['a', 'b'])
  await expect(takePort({ ...place, sharesPort: false })).rejects.toThrow('PORT: expected a free port, ')
})

it("of the service manager's is kept between two servers: who comes then waits, with a form, too", {
  timeout: 180_000,
}, async () => {
  ensurePackage('/usr/bin/systemd-socket-activate', 'systemd')
  const port = await freePort()
  const serve = `import { createServer } from 'node:http'
    import { takePort } from './server/port.ts'
    const server = createServer((request, response) => {
      response.setHeader('connection', 'close')
      response.end(process.argv[1] + ' ' + request.method)
      if (request.url === '/end') response.once('close', () => process.exit())
    })
    await (await takePort({ port: 1, host: 'nowhere', sharesPort: false, socket: 3 })).open(server)`
  // The shell holds the socket, as systemd does.
  const both = '"$NODE" --input-type=module -e "$SERVE" one; "$NODE" --input-type=module -e "$SERVE" two'
  const names = ['NODE', 'SERVE'].flatMap((name) => ['-E', name])
  const manager = spawn('systemd-socket-activate', ['-l', `${host}:${port}`, ...names, 'sh', '-c', both], {
    env: { ...process.env, NODE: process.execPath, SERVE: serve },
    stdio: 'ignore',
  })
  onTestFinished(() => void manager.kill())
  const post = async (path: string) =>
    (await fetch(`http://${host}:${port}${path}`, { method: 'POST', body: 'x' })).text()
  await expect.poll(() => post('/').catch(() => '')).toBe('one POST')
  expect(await post('/end')).toBe('one POST')
  expect(await post('/end')).toBe('two POST')
})
