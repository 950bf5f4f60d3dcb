import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import { calls } from '#contract/calls.ts'
import { expect, test } from './support/site-test.ts'

const defaultTiers = availability(read('tiers'))

/**
 * A few views against the pictures in tests/screens. They are drawn at half size: what a browser's next release changes at the
 * edges of letters is blurred away, what moves or changes its colour is not. After a change that is meant:
 * `npm run screens:accept`, then look at the pictures before they are committed.
 */

type View = { name: string; path: string; width: number; scheme: 'light' | 'dark'; act?: (page: Page) => Promise<void> }

const desk = 1280
const phone = 390

const views: View[] = [
  { name: 'home', path: '/', width: desk, scheme: 'light' },
  { name: 'home', path: '/en/', width: phone, scheme: 'dark' },
  { name: 'service', path: '/services/tax-reporting', width: desk, scheme: 'dark' },
  { name: 'service', path: '/en/services/erp-automation', width: phone, scheme: 'light' },
  { name: 'contact-errors', path: '/contact', width: phone, scheme: 'light', act: sendNothing },
  { name: 'article', path: '/blog/qr-rechnung-automation-schweiz', width: desk, scheme: 'light' },
  { name: 'questions', path: '/en/faq', width: desk, scheme: 'dark', act: openAnswer },
  { name: 'search', path: '/', width: desk, scheme: 'light', act: search },
  { name: 'specimen', path: '/', width: phone, scheme: 'light', act: approve },
  { name: 'posting', path: '/en/tools/posting', width: desk, scheme: 'light', act: readSample },
]

async function sendNothing(page: Page) {
  const form = page.locator('#contact-form')
  await form.getByRole('button').click()
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
  await page.locator('.toast .close-button').click()
}

async function openAnswer(page: Page) {
  await page.locator('main details summary').first().click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
}

async function search(page: Page) {
  await page.keyboard.press('/')
  await expect(page.locator('.search-suggestions')).toBeVisible()
}

/** The bill is posted, and the second key is lit. */
async function approve(page: Page) {
  await page.locator('.specimen-key').click()
  await page.locator('.specimen-after > summary').click()
  await expect(page.locator('.specimen-bank .specimen-button')).toHaveAttribute('aria-disabled', 'false')
  await page.evaluate(() => scrollTo(0, 0))
}

async function readSample(page: Page) {
  await page.locator('.posting-samples button').first().click()
  await expect(page.locator('.posting-desk')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
}

test.use({ deviceScaleFactor: 0.5 })

for (const scheme of ['light', 'dark'] as const) {
  test(`what they show is as it was accepted, ${scheme}`, async ({ page, visit }) => {
    await page.route(`**${calls.tierAvailability}`, (route) => route.fulfill({ json: defaultTiers }))
    await page.emulateMedia({ colorScheme: scheme })
    for (const { name, path, width, act } of views.filter((view) => view.scheme === scheme)) {
      await test.step(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 1700 })
        await visit(path)
        await act?.(page)
        await page.evaluate(async () => void (await document.fonts.ready))
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`, {
          scale: 'device',
          threshold: 0.3,
          maxDiffPixelRatio: 0.02,
        })
      })
    }
  })
}
