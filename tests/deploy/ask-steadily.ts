import { request } from 'node:https'

/**
 * Asks a site on this machine fifty times a second, pages and posts, until it is told to end, and prints how many answers failed:
 * `node tests/deploy/ask-steadily.ts www.example.com`. A certificate of our own is taken. Each request comes from another network, as
 * visitors do: what waits while the server restarts would be too much for one of them.
 */
const [host = ''] = process.argv.slice(2)
const asked: { path: string; body?: string; status: number }[] = [
  ...['/', '/en/prices', '/faq', '/services/tax-reporting', '/en/', '/blog'].map((path) => ({ path, status: 200 })),
  { path: '/blog?q=mwst', status: 200 },
  { path: '/desk/sign-in', status: 200 },
  { path: '/rest/v1/rpc/get_tier_availability', body: '{}', status: 200 },
  { path: '/functions/v1/page-report', body: '{"path":"/","device":"phone","view":{"from":""}}', status: 204 },
]
const failed: string[] = []
let count = 0
let open = 0

function ask(): void {
  const { path, body, status } = asked[count++ % asked.length] ?? { path: '/', status: 200 }
  const headers = { host, ...(body ? { 'content-type': 'application/json' } : {}) }
  const end = (answer: number | string) => {
    open--
    if (answer !== status) failed.push(`${path} ${answer}`)
  }
  open++
  const localAddress = `127.0.${count % 250}.1`
  const options = {
    host: '127.0.0.1',
    localAddress,
    path,
    headers,
    method: body ? 'POST' : 'GET',
    servername: host,
    agent: false,
  }
  request({ ...options, rejectUnauthorized: false }, (response) => {
    response.resume().once('end', () => end(response.statusCode ?? 0))
  })
    .once('error', (error) => end(error.message))
    .end(body)
}

const timer = setInterval(ask, 20)
process.once('SIGTERM', () => {
  clearInterval(timer)
  setInterval(() => {
    if (open > 0) return
    console.log(`${count} asked, ${failed.length} failed ${failed.slice(0, 5).join(', ')}`)
    process.exit(failed.length > 0 ? 1 : 0)
  }, 50)
})
