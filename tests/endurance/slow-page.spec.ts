import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '#contract/calls.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: a page that comes in pieces can be read and used before its end is there. */

/** Answers as the site does, but keeps the second half of each document back until `rest` is there. */
async function startSlowSite(site: string, rest: Promise<void>) {
  const server = createServer(async (request, response) => {
    // What the page tells of itself is no part of it.
    if (request.url === calls.pageReport) return void response.writeHead(204).end()
    const answer = await fetch(site + request.url, {
      method: request.method,
      headers: { 'accept-encoding': 'identity' },
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, {
      'content-type': type,
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    })
    if (type.startsWith('text/html')) {
      response.write(body.subarray(0, body.length / 2))
      await rest
      response.end(body.subarray(body.length / 2))
    } else {
      response.end(body)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

test('a page whose end comes after its script still comes to life', async ({ browser, server }) => {
  let release = () => {}
  const rest = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = await startSlowSite(server.url, rest)
  // A context of its own: for the watchdog, this would be another site.
  const context = await browser.newContext({ baseURL: slow.url, locale: 'de-CH' })
  try {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const script = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
    const arrived = page.goto('/contact?message=Guten%20Tag')
    await script
    // The script has had its turn once the page has answered after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    release()
    await arrived
    await expect(page.locator('#contact-message')).toHaveValue('Guten Tag')
    expect(problems).toEqual([])
  } finally {
    await context.close()
    await slow.stop()
  }
})
