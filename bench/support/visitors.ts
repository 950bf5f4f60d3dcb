import { Agent, request } from 'node:http'
import { calls } from '#contract/calls.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/**
 * Sends one form, of the three kinds in turn, as a visitor of his own: with a network address and a mail address that
 * nobody had before, so that no limit stops him. The server must trust 127.0.0.1 as a proxy.
 * @throws when the answer is not 200.
 */
export function sendForm(server: string, number: number): Promise<void> {
  const email = `v${number}@muster.example`
  const forms = [
    [calls.sendContactEmail, { name: `Nr. ${number}`, email, message: 'Wir buchen 120 Belege im Monat von Hand.' }],
    [calls.waitlistSubmit, { email, company: 'Muster AG', tier: 'early_access', motivation: 'Weniger tippen.' }],
    [calls.newsletterSubscribe, { email }],
  ] as const
  const [path, form] = forms[number % forms.length] ?? forms[0]
  return call(server, path, number, form)
}

/** Tells that a page was read, as a visitor of his own. @throws when the answer is not 200. */
export function reportView(server: string, number: number): Promise<void> {
  return call(server, calls.pageReport, number, { path: '/', device: 'phone', view: { from: 'search.example' } })
}

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

function call(server: string, path: string, number: number, input: object): Promise<void> {
  const body = JSON.stringify(input)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': userAgent,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  return exchange(server, path, 'POST', headers, body)
}

/** Reads the home page, compressed. @throws when the answer is not 200. */
export function readHome(server: string): Promise<void> {
  return exchange(server, '/', 'GET', { 'accept-encoding': 'br' })
}

function exchange(server: string, path: string, method: string, headers: object, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(server + path, { agent, method, headers: { ...headers } }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 || response.statusCode === 204
          ? resolve()
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      )
      response.once('error', reject)
    })
      .once('error', reject)
      .end(body)
  })
}
