import type { Page } from '@playwright/test'
import { expect, test } from './support/site-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const wide = { width: 1280, height: 900 }
const telephone = { width: 390, height: 844 }

const servicesButton = (page: Page) => page.locator('.services-menu > button')
const servicesList = (page: Page) => page.locator('#services-list')

test('the services menu opens by pointer and by keyboard', async ({ page, visit }) => {
  await page.setViewportSize(wide)
  await visit('/')
  const [button, list] = [servicesButton(page), servicesList(page)]
  await expect(list).toBeHidden()

  await test.step('by keyboard', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(list.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(button).toBeFocused()
  })

  await test.step('a click leaves the list open that the pointer has opened', async () => {
    await button.hover()
    await expect(list).toBeVisible()
    await button.click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('it closes 200 ms after the pointer has left', async () => {
    await page.mouse.move(0, 800)
    await page.locator('.services-menu').hover()
    await expect(list).toBeVisible()
    await expect(list.getByRole('link')).toHaveCount(7)
    await expect(list.getByRole('link').first()).toHaveText('Alle Leistungen')
    // Leaves and looks from inside the page, where the clock does not depend on the test's own speed.
    const closedAfter = await page.evaluate(() => {
      const menuElement = document.querySelector('.services-menu')
      menuElement?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }))
      const left = performance.now()
      return new Promise<number>((resolve) => {
        const look = () =>
          menuElement?.hasAttribute('data-open') ? requestAnimationFrame(look) : resolve(performance.now() - left)
        look()
      })
    })
    expect(closedAfter).toBeGreaterThanOrEqual(190)
    await expect(list).toBeHidden()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap on the services button opens the list, another closes it', async ({ page, visit }) => {
    await page.setViewportSize(wide)
    await visit('/')
    await servicesButton(page).tap()
    await expect(servicesList(page)).toBeVisible()
    await servicesButton(page).tap()
    await expect(servicesList(page)).toBeHidden()
  })
})

test('the mobile menu opens over the page, and closes in every way', async ({ page, visit }) => {
  const menu = page.locator('.mobile-menu')
  const button = menu.locator('summary')
  const nav = menu.locator('nav')
  const banner = page.locator('.banner')
  await page.setViewportSize(telephone)
  await visit('/')

  await test.step('when the focus leaves it', async () => {
    await button.press('Enter')
    await nav.getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(nav).toBeVisible()
    await nav.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(nav).toBeHidden()
  })

  await test.step('by the overlay that it leaves, and its button says so, with the banner and without', async () => {
    await expect(banner).toContainText('Early Access')
    for (const isDismissed of [false, true]) {
      if (isDismissed) {
        await page.getByRole('button', { name: 'Hinweis schliessen' }).click()
        await expect(banner).toBeHidden()
      }
      for (const [width, height] of [
        [360, 640],
        [390, 664],
        [390, 800],
        [900, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        await expect(button).toHaveText('Menü', { useInnerText: true })
        const rowHeight = () => page.locator('.header-row').evaluate((row) => row.getBoundingClientRect().height)
        const closed = await rowHeight()
        await button.click()
        await expect(nav).toBeVisible()
        await expect(button).toHaveText('Schliessen', { useInnerText: true })
        expect(await rowHeight(), 'the head stays one row').toBe(closed)
        // A finger's width below the header, as high as the menu beside it.
        const { bottom } = await page
          .locator('.header-row')
          .evaluate((row) => ({ bottom: row.getBoundingClientRect().bottom }))
        for (const y of [bottom + 24, height - 24]) {
          const hits = await page.evaluate((at) => [4, 48].map((x) => document.elementFromPoint(x, at)?.className), y)
          expect(hits, `${width} x ${height}`).toEqual(['mobile-menu-overlay', 'mobile-menu-overlay'])
        }
        await page.mouse.click(24, height - 24)
        await expect(nav).toBeHidden()
      }
    }
  })

  await test.step('on Escape, on a link and on a change of language; a dismissed banner stays away', async () => {
    await page.setViewportSize(telephone)
    await expect(page.locator('.header-row > .language-switch').getByRole('link', { name: 'English' })).toBeInViewport()
    const open = async () => {
      await menu.getByText('Menü', { exact: true }).click()
      await expect(nav).toBeVisible()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(nav).toBeHidden()
    await open()
    await nav.getByRole('link', { name: 'Leistungen', exact: true }).click()
    await expect(page).toHaveURL('/services')
    await expect(nav).toBeHidden()
    await expect(banner).toBeHidden()
    await open()
    await nav.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/services')
    await expect(nav).toBeHidden()
    await page.reload()
    await expect(banner).toBeHidden()
  })
})

test('ways through a page: to its content, to the top of the next one, to the other language', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(wide)
  await visit('/')
  await test.step('the skip link leads to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
  await test.step('a new page starts at its top', async () => {
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page
      .locator('footer')
      .getByRole('link', { name: /Workshops/ })
      .first()
      .click()
    await expect(page).toHaveURL('/workshops')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
  await test.step('the language switch keeps path, query and hash', async () => {
    await visit('/contact?topic=a%20b#content')
    await page.locator('.header-row > .language-switch').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en/contact?topic=a%20b#content')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedConsole: [/status of 40[04]/] })

  test('are told in both languages, in the look of the site, with ways on', async ({ page }) => {
    await test.step('blocked', async () => {
      for (const path of ['/about?x=<script>', '/en/about?x=<script>']) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(400)
        await expect(page.getByRole('heading', { name: 'Diese Adresse ist gesperrt' })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'This address is blocked' })).toBeVisible()
      }
      await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
      await expect(page).toHaveURL('/en/')
    })
    await test.step('unknown', async () => {
      for (const path of ['/no-such-page', '/en/no-such-page']) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByText('Page not found')).toBeVisible()
        for (const name of ['Return Home', 'Contact Support', 'Go Back']) {
          await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
        }
        for (const term of ['Swiss ERP Integration', 'AI Accounting', 'Tax Automation']) {
          await expect(page.getByRole('link', { name: term }).first()).toHaveAttribute('href', /\/blog\?search=/)
        }
      }
    })
  })
})
