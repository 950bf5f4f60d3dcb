import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from '../support/site-test.ts'

/** Promise: where calls need the public key, everything that a page sends carries it. */

/** A server that demands the public key: everything that a page sends must carry it. */
test.use({ serverSettings: { PUBLIC_ANON_KEY: 'the-public-key' }, allowedConsole: [/eval/] })

test('every call of a page carries the public key, security events too', async ({ page, visit, operator }) => {
  const answers: { path: string; status: number; key: string | undefined }[] = []
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname
    if (!/^\/(functions|rest)\//.test(path)) return
    answers.push({ path, status: response.status(), key: response.request().headers().apikey })
  })
  const answered = (path: string) => expect.poll(() => answers.map((answer) => answer.path)).toContain(path)
  await visit('/contact')
  await page.locator('#contact-form button').click()
  await answered(calls.logSecurityEvent)
  await page.evaluate(() => console.error('eval'))
  const address = newAddress('key')
  await page.locator('footer .newsletter-form input[type=email]').fill(address)
  await page.locator('footer .newsletter-form button').click()
  await answered(calls.newsletterSubscribe)
  await expect.poll(() => answers.filter(({ path }) => path === calls.logSecurityEvent)).toHaveLength(2)
  expect(answers.filter(({ status, key }) => ![200, 204].includes(status) || key !== 'the-public-key')).toEqual([])
  const stored = await operator<{ event_type: string }[]>('events', 'list')
  expect(stored.map(({ event_type }) => event_type).sort()).toEqual([
    'form_validation_failure',
    'potential_xss_attempt',
  ])
})
