import type { Page } from '@playwright/test'
import { documentCopy } from '#app/lib/copy.ts'
import { calls } from '#contract/calls.ts'
import { expectAccessible } from './support/axe.ts'
import { overflowing } from './support/fit.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { words } from './support/words.ts'

const sizes = { de: { width: 390, height: 844 }, en: { width: 1280, height: 900 } }

/** Somebody books, follows the link of the letter, moves the appointment and cancels it. */
async function journey(
  page: Page,
  language: 'de' | 'en',
  mailTo: (address: string, sought: { letter: string }) => Promise<{ text?: string | undefined }>,
) {
  const copy = documentCopy('book', language)
  const email = newAddress('termin')
  const prefix = language === 'en' ? '/en' : ''
  await page.goto(`${prefix}/book`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.hero.title)
  await page.locator('.slots-day').nth(3).click()
  await page.locator('.slots-time:visible').nth(2).click()
  await page.locator('#book-name').fill('Mira Beispiel')
  await page.locator('#book-email').fill(email)
  await page.locator('#book-topic').fill('Belege sortieren')
  expect(await overflowing(page)).toEqual([])
  await page.getByRole('button', { name: copy.form.submit }).click()
  await expect(page.getByText(copy.form.success.title)).toBeVisible()

  const letter = await mailTo(email, { letter: 'appointment-confirmation' })
  const link = /https?:\/\/\S+\/book\/change\?token=\S+/.exec(letter.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  expect(pathname).toBe(`${prefix}/book/change`)
  await page.goto(pathname + search)
  await page.locator('.slots-day').nth(4).click()
  await page.locator('.slots-time:visible').first().click()
  await page.getByRole('button', { name: copy.change.move.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.change.moved.title)

  await page.goto(pathname + search)
  await page.getByRole('button', { name: copy.change.cancel.button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.change.cancelled.title)
  await mailTo(email, { letter: 'appointment-cancelled' })
}

test('a conversation is booked, moved and cancelled', async ({ page, mailTo }) => {
  await page.setViewportSize(sizes.de)
  await journey(page, 'de', mailTo)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] })
  const copy = documentCopy('book', 'en')

  test('a conversation is booked, moved and cancelled', async ({ page, mailTo }) => {
    await page.setViewportSize(sizes.en)
    await journey(page, 'en', mailTo)
  })

  test('what is missing is told, what was typed stays, and a time of a day that is closed again is not booked', async ({
    page,
  }) => {
    await page.goto('/en/book')
    await page.locator('#book-name').fill('Mira Beispiel')
    await page.getByRole('button', { name: copy.form.submit }).click()
    await expect(page.locator('.error-summary')).toContainText(copy.form.errors.start)
    await expect(page.locator('.error-summary')).toContainText(copy.form.errors.email)
    await expect(page.locator('#book-name')).toHaveValue('Mira Beispiel')

    await page.locator('.slots-day').nth(1).click()
    await page.locator('.slots-time:visible').first().click()
    await page.locator('.slots-day').nth(2).click()
    await page.locator('#book-email').fill(newAddress('verdeckt'))
    await page.getByRole('button', { name: copy.form.submit }).click()
    await expect(page.locator('.error-summary')).toContainText(copy.form.errors.start)
    await expect(page.locator('.slots-time:visible input:checked')).toHaveCount(1)
    await page.getByRole('button', { name: copy.form.submit }).click()
    await expect(page.getByText(copy.form.success.title)).toBeVisible()
  })
})

test('by keyboard alone a day and a time are chosen, and the page is open to everybody', async ({ page, visit }) => {
  await page.setViewportSize(sizes.de)
  await visit('/book')
  await page.locator('.slots-day input').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('.slots-time input:checked')).toHaveCount(1)
  await expect(page.locator('.book-chosen')).toContainText('Uhr')
  await expectAccessible(page)
})

test.describe('two people, one slot', () => {
  test.use({ allowedConsole: [/status of 409/] })

  test('a time that somebody else was faster with is told, with the next ones', async ({ page, visit, request }) => {
    await visit('/book')
    const copy = documentCopy('book', 'de')
    await page.locator('.slots-day').nth(5).click()
    const key = page.locator('.slots-time:visible').nth(1)
    const start = await key.locator('input').getAttribute('value')
    await key.click()
    await page.locator('#book-name').fill('Mira Beispiel')
    await page.locator('#book-email').fill(newAddress('langsam'))
    const faster = { start, name: 'Jonas Muster', email: newAddress('schnell') }
    expect((await request.post(calls.bookAppointment, { data: faster })).status()).toBe(200)
    await page.getByRole('button', { name: copy.form.submit }).click()
    await expect(page.getByText(copy.form.taken.title)).toBeVisible()
    await expect(page.locator('#book-name')).toHaveValue('Mira Beispiel')
    await expect(key.locator('input')).toBeDisabled()
  })
})

test('the own clock stands below each time, but in Switzerland', async ({ browser, server }) => {
  /** What somebody sees whose clock is set to a zone. */
  const lookFrom = async (timezoneId: string, look: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ timezoneId, locale: 'de-CH', baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/book')
    await test.step(timezoneId, () => look(page))
    await context.close()
  }

  for (const [timezoneId, city, hours] of [
    ['Europe/Lisbon', 'Lisbon', -1],
    ['Asia/Bangkok', 'Bangkok', 6],
  ] as const) {
    await lookFrom(timezoneId, async (page) => {
      await expect(page.locator('.slots-zone')).toContainText(city)
      const key = page.locator('.slots-time:visible').first()
      const [swiss = '', own = ''] = await Promise.all([
        key.locator('span').first().innerText(),
        key.locator('small').textContent().then(String),
      ])
      const start = new Date((await key.locator('input').getAttribute('value')) ?? '')
      const shown = new Intl.DateTimeFormat('de-CH', { timeZone: timezoneId, hour: '2-digit', minute: '2-digit' })
      expect(own, 'heard with its place').toBe(`${shown.format(start)} ${city}`)
      // In winter; in summer Bangkok is five hours ahead.
      const ahead = Number(own.slice(0, 2)) - Number(swiss.slice(0, 2))
      expect([hours, hours === 6 ? 5 : hours]).toContain(ahead)
    })
  }
  await lookFrom('Europe/Zurich', async (page) => {
    await page.locator('.slots-day').nth(1).click()
    await page.locator('.slots-time:visible').first().click()
    await expect(page.locator('.book-chosen')).toContainText('Uhr')
    await expect(page.locator('.slots-time small')).toHaveCount(0)
  })
})

test('other pages name the next free times, and a press on one chooses it', async ({ page, visit }) => {
  await visit('/contact')
  const first = page.locator('.free-times a').first()
  const [, time = ''] = /(\d\d:\d\d)$/.exec(await first.innerText()) ?? []
  await first.click()
  await expect(page.locator('.book-chosen')).toContainText(time)
  await expect(page.locator('input[name="start"]:checked')).toHaveCount(1)
  await visit('/faq')
  await page.locator('.closing').scrollIntoViewIfNeeded()
  const [before = ''] = words.de.forms.nextFree.split('{')
  await expect(page.locator('.next-free')).toContainText(before)
})
