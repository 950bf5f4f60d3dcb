import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from '../support/site-test.ts'

/** Promise: the browser's own security log holds what the specification says, and no address. */

type Entry = { timestamp: string; event: string; details: string; userAgent: string; url: string; sessionId: string }

type StoredEvent = { event_type: string; severity: string; event_data: { details?: string; url?: string } | null }

/** What the browser has kept, oldest first. */
function kept(page: Page): Promise<Entry[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('security-log') ?? '[]'))
}

function logError(page: Page, text: string): Promise<void> {
  return page.evaluate((message) => console.error(message), text)
}

/** Waits for the server's answer to the next event that the page reports. */
function reported(page: Page) {
  return page.waitForResponse((response) => new URL(response.url()).pathname === calls.logSecurityEvent)
}

test.describe('console errors', () => {
  test.use({ allowedConsole: [/innerHTML|eval|script/] })

  test('one from before the entry script ran is reported as well', async ({ page }) => {
    await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => console.error('eval, early')))
    const answer = reported(page)
    await page.goto('/')
    expect((await answer).status()).toBe(200)
    expect((await kept(page)).map(({ details }) => details)).toEqual(['{"message":"eval, early"}'])
  })

  test('the last 100 entries are kept, one a second of each name', async ({ page, visit }) => {
    const start = new Date('2026-11-21T08:00:00Z').getTime()
    await page.clock.setFixedTime(start)
    await visit('/')
    await logError(page, 'innerHTML 0')
    await logError(page, 'innerHTML too soon')
    await page.clock.setFixedTime(start + 999)
    await logError(page, 'innerHTML still too soon')
    expect((await kept(page)).map(({ details }) => details)).toEqual(['{"message":"innerHTML 0"}'])

    // Another name has a second of its own.
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'javascript:void 0'
      document.body.append(link)
      link.click()
    })
    expect((await kept(page)).map(({ event }) => event)).toEqual(['potential_xss_attempt', 'suspicious_navigation'])

    for (let second = 1; second <= 105; second += 1) {
      await page.clock.setFixedTime(start + second * 1000)
      await logError(page, `innerHTML ${second}`)
    }
    const entries = await kept(page)
    expect(entries.map(({ details }) => details)).toEqual(
      Array.from({ length: 100 }, (_, index) => `{"message":"innerHTML ${index + 6}"}`),
    )
    expect(entries[0]).toEqual({
      timestamp: new Date(start + 6000).toISOString(),
      event: 'potential_xss_attempt',
      details: '{"message":"innerHTML 6"}',
      userAgent: await page.evaluate(() => navigator.userAgent),
      url: '/',
      sessionId: 'anonymous',
    })
  })

  for (const word of ['script', 'eval', 'innerHTML']) {
    test(`one that mentions ${word} is logged as critical, without the addresses in it`, async ({
      page,
      visit,
      operator,
    }) => {
      const marker = newAddress('marker').split('@')[0]
      await visit('/en/contact')
      const answer = reported(page)
      await logError(page, `${marker}: ${word} failed for mira.beispiel@example.com`)
      expect((await answer).status()).toBe(200)
      expect((await answer).request().postDataJSON()).toMatchObject({
        event_type: 'potential_xss_attempt',
        user_identifier: 'anonymous',
        ip_address: '',
        severity: 'critical',
      })
      const [entry] = await kept(page)
      expect(entry?.details).toBe(JSON.stringify({ message: `${marker}: ${word} failed for [redacted]` }))
      const stored = await operator<StoredEvent[]>('events', 'list', '--severity', 'critical')
      const event = stored.find(({ event_data }) => event_data?.details?.includes(`${marker}`))
      expect(event).toMatchObject({ event_type: 'potential_xss_attempt', event_data: { url: '/en/contact' } })
      expect(JSON.stringify(event)).not.toContain('mira.beispiel')
    })
  }
})

test.describe('other console errors', () => {
  test.use({ allowedConsole: [/Something ordinary/] })

  test('are left alone', async ({ page, visit }) => {
    await visit('/')
    await logError(page, 'Something ordinary')
    expect(await kept(page)).toEqual([])
  })
})

test('the server decides the severity and redacts, whatever was sent', async ({ request, operator }) => {
  const marker = newAddress('marker').split('@')[0]
  const specified = {
    potential_xss_attempt: 'critical',
    sql_injection_attempt: 'critical',
    csrf_attempt: 'critical',
    suspicious_navigation: 'high',
    rate_limit_exceeded: 'high',
    authentication_failure: 'high',
    form_validation_failure: 'medium',
    bot_activity: 'medium',
    application_error: 'low',
  }
  for (const [event_type, severity] of Object.entries(specified)) {
    const answer = await request.post(calls.logSecurityEvent, {
      data: {
        event_type,
        user_identifier: 'mira@example.com',
        ip_address: '',
        event_data: { marker, text: 'from mira%40example.com and <eve@example.com>' },
        severity: severity === 'low' ? 'critical' : 'low',
      },
    })
    expect(answer.status()).toBe(200)
  }
  const stored = await operator<(StoredEvent & { event_data: { marker?: string } | null })[]>('events', 'list')
  const mine = stored.filter(({ event_data }) => event_data?.marker === marker)
  expect(Object.fromEntries(mine.map(({ event_type, severity }) => [event_type, severity]))).toEqual(specified)
  expect(JSON.stringify(mine)).not.toMatch(/mira|eve@/)
})

test('a link with the script protocol is blocked and logged', async ({ page, visit, operator }) => {
  await visit('/')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = ' JavaScript:document.body.remove()//eve@example.com'
    link.textContent = 'Follow me'
    link.id = 'script-link'
    document.querySelector('main')?.prepend(link)
  })
  const answer = reported(page)
  await page.locator('#script-link').click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL('/')
  await expect(page.locator('main')).toBeVisible()
  const [entry] = await kept(page)
  expect(entry).toMatchObject({ event: 'suspicious_navigation' })
  expect(entry?.details).toContain('JavaScript:document.body.remove()')
  expect(entry?.details).not.toContain('eve@example.com')
  const stored = await operator<StoredEvent[]>('events', 'list', '--severity', 'high')
  expect(stored.filter(({ event_data }) => event_data?.details?.includes('JavaScript:document'))).toHaveLength(1)
})

test('an address with a script tag is refused and logged', async ({ request, operator }) => {
  const marker = newAddress('marker').split('@')[0]
  const answer = await request.get(`/blog?search=<script>${marker}</script>`)
  expect(answer.status()).toBe(400)
  const stored = await operator<StoredEvent[]>('events', 'list', '--severity', 'high')
  const event = stored.find(({ event_data }) => JSON.stringify(event_data).includes(`${marker}`))
  expect(event?.event_type).toBe('suspicious_navigation')
})

test.describe('inline code', () => {
  test.use({ allowedConsole: [/Content Security Policy|TrustedScript/] })

  test('does not run, and is kept', async ({ page, visit }) => {
    await visit('/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('document.title = "taken over"')
      document.head.append(script)
    })
    // The browser tells the server by itself (policy.spec.ts).
    await expect.poll(async () => (await kept(page)).map(({ event }) => event)).toEqual(['csp_violation'])
    await expect(page).not.toHaveTitle('taken over')
  })
})

test('a form that fails its rules is logged by its fields, not by what was typed', async ({
  page,
  visit,
  operator,
}) => {
  await visit('/contact')
  const answer = reported(page)
  await page.locator('#contact-name').fill('Q')
  await page.locator('#contact-form button').click()
  expect((await answer).status()).toBe(200)
  const [entry] = await kept(page)
  expect(entry).toMatchObject({ event: 'form_validation_failure', url: '/contact' })
  expect(JSON.parse(entry?.details ?? '')).toEqual({ form: 'contact', fields: ['name', 'email', 'message'] })
  const stored = await operator<StoredEvent[]>('events', 'list', '--severity', 'medium')
  expect(stored[0]).toMatchObject({ event_type: 'form_validation_failure' })
})

test.describe('storage', () => {
  test.use({ allowedConsole: [/innerHTML/] })

  test('that was tampered with stops neither the page nor the report', async ({ page, visit }) => {
    await visit('/')
    await page.evaluate(() => localStorage.setItem('security-log', '{not json'))
    const answer = reported(page)
    await logError(page, 'innerHTML')
    expect((await answer).status()).toBe(200)
    await page.locator('.services-menu > button').click()
    await expect(page.locator('#services-list')).toBeVisible()
    // What nobody can read is gone, and the log begins anew.
    expect(await kept(page)).toMatchObject([{ event: 'potential_xss_attempt' }])
  })
})
