import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { bothLanguages } from './support/words.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Look = { width: number; colorScheme: 'light' | 'dark' }

/** A page is looked at on a small and a wide screen, in both colour schemes; a state of it in two that share neither. */
const state: Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]
const looks: Look[] = [...state, { width: 390, colorScheme: 'dark' }, { width: 1280, colorScheme: 'light' }]

/** What axe finds on the page or in a part of it, one line for each rule; nothing may be left. */
async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    // Without frames, one page is enough.
    .setLegacyMode()
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(tags)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

async function expectAccessibleIn(looks: Look[], page: Page, part?: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await test.step(`${width} px, ${colorScheme}`, () => expectAccessible(page, part))
  }
}

/** Elements that reach beyond the screen's edge. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    )
    return wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
  })
}

// Axe is busy all the time, on a machine that may be as well.
test.describe.configure({ timeout: 90_000 })

// Motion would leave colours half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of bothLanguages) {
  const { prefix, home, waitlist, contact, newsletter } = language

  test.describe(language.language, () => {
    const pages = [
      home,
      `${prefix}/contact`,
      `${prefix}/waitlist`,
      `${prefix}/newsletter`,
      `${prefix}/newsletter/confirm`,
      `${prefix}/newsletter/unsubscribe`,
      `${prefix}/newsletter/preferences`,
    ]
    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page, visit }) => {
        await visit(path)
        await expectAccessibleIn(looks, page)
      })
    }

    test.describe('an unknown address', () => {
      test.use({ allowedConsole: [/status of 404/] })

      test('axe finds nothing', async ({ page, visit }) => {
        await visit(`${prefix}/no-such-page`)
        await expectAccessibleIn(looks, page)
      })
    })

    test.describe('the waiting list', () => {
      test.use({ allowedConsole: [/status of 409/] })

      test('axe finds nothing in any step or error', async ({ page, visit, request }) => {
        const { wizard: copy } = waitlist
        const known = newAddress('known')
        await request.post(calls.waitlistSubmit, { data: { email: known } })
        const wizard = page.locator('.wizard')
        const press = (name: string) => wizard.getByRole('button', { name, exact: true }).click()
        const email = wizard.getByLabel(copy.contact.email, { exact: true })
        await visit(`${prefix}/waitlist`)
        await press(copy.join.button)
        await test.step('step 1', () => expectAccessibleIn(state, page, '.wizard'))
        await press(copy.next)
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await test.step('step 1 with an error', () => expectAccessibleIn(state, page, '.wizard'))
        await email.fill(known)
        await press(copy.next)
        await test.step('step 2', () => expectAccessibleIn(state, page, '.wizard'))
        await press(copy.offer.choose)
        await test.step('step 3', () => expectAccessibleIn(state, page, '.wizard'))
        await wizard.getByRole('checkbox').check()
        await press(copy.motivation.submit)
        await expect(wizard.locator('.form-message')).toBeVisible()
        await test.step('step 3 with an error', () => expectAccessibleIn(state, page, '.wizard'))
        await press(copy.back)
        await press(copy.back)
        await email.fill(newAddress('axe'))
        await press(copy.next)
        await press(copy.offer.choose)
        await press(copy.motivation.submit)
        await expect(page.locator('.toast')).toBeVisible()
        await test.step('step 4 with its toast', () => expectAccessibleIn(state, page))
      })
    })

    test('axe finds nothing in the errors and answers of the contact form', async ({ page, visit }) => {
      await visit(`${prefix}/contact`)
      const form = page.locator('#contact-form')
      await form.getByRole('button').click()
      await expect(form.locator('.error-summary')).toBeVisible()
      await test.step('errors', () => expectAccessibleIn(state, page))
      await form.getByLabel(contact.form.name, { exact: true }).fill('Mira Beispiel')
      await form.getByLabel(contact.form.email, { exact: true }).fill(newAddress('axe'))
      await form.getByLabel(contact.form.message, { exact: true }).fill('Wir hätten eine Frage.')
      await form.getByRole('button').click()
      await expect(form.locator('.form-message')).toBeVisible()
      await test.step('answer', () => expectAccessibleIn(state, page, '#contact-form'))
    })

    test('axe finds nothing in the errors and answers of the newsletter forms', async ({ page, visit }) => {
      await visit(`${prefix}/newsletter`)
      const block = page.locator('.newsletter-form[data-variant=block]')
      await block.getByRole('button').click()
      await page.locator('footer .newsletter-form').getByRole('button').click()
      await expect(page.locator('footer .newsletter-form input[aria-invalid]')).toBeVisible()
      await test.step('errors in the page', () => expectAccessibleIn(state, page, '#newsletter'))
      await test.step('errors in the footer', () => expectAccessibleIn(state, page, 'footer'))
      await block.getByLabel(newsletter.email, { exact: true }).fill(newAddress('axe'))
      await block.getByRole('button').click()
      await expect(block.getByRole('status')).not.toBeEmpty()
      await test.step('answer', () => expectAccessibleIn(state, page, '#newsletter'))
    })

    test('axe finds nothing in the open menus', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await visit(`${prefix}/contact`)
      await page.locator('.services-menu > button').click()
      await expect(page.locator('#services-list')).toBeVisible()
      await test.step('services', () => expectAccessible(page, 'header'))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.mobile-menu summary').click()
      await expect(page.locator('.mobile-menu nav')).toBeVisible()
      await test.step('small screen', () => expectAccessible(page, 'header'))
    })

    test('no page reaches beyond a screen of 320 px', async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
      const mine = paths.filter((path) => path.startsWith('/en/') === (prefix === '/en'))
      expect(mine.length).toBeGreaterThan(10)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const path of mine) {
        await page.goto(path)
        expect(await overflowing(page), path).toEqual([])
      }
    })
  })
}
