import { expect, test } from './support/site-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the services menu opens on hover and closes 200 ms after the pointer has left', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/')
  const list = page.locator('#services-list')
  await expect(list).toBeHidden()
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

test('the services menu works by keyboard', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/')
  const button = page.locator('.services-menu > button')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.locator('#services-list a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-list')).toBeHidden()
  await expect(button).toBeFocused()
})

test('a click on the services button leaves the list open that the pointer has opened', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/')
  await page.locator('.services-menu > button').hover()
  await expect(page.locator('#services-list')).toBeVisible()
  await page.locator('.services-menu > button').click()
  await expect(page.locator('#services-list')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#services-list')).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap on the services button opens the list, another closes it', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit('/')
    await page.locator('.services-menu > button').tap()
    await expect(page.locator('#services-list')).toBeVisible()
    await page.locator('.services-menu > button').tap()
    await expect(page.locator('#services-list')).toBeHidden()
  })
})

test('the open mobile menu leaves an overlay that closes it, and its button says so', async ({ page, visit }) => {
  const button = page.locator('.mobile-menu summary')
  const nav = page.locator('.mobile-menu nav')
  await visit('/')
  for (const isDismissed of [false, true]) {
    if (isDismissed) await page.locator('.banner button').click()
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [390, 800],
      [900, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(button).toHaveText('Menü', { useInnerText: true })
      await button.click()
      await expect(nav).toBeVisible()
      await expect(button).toHaveText('Schliessen', { useInnerText: true })
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

test('the mobile menu closes when the focus leaves it', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/')
  const nav = page.locator('.mobile-menu nav')
  await page.locator('.mobile-menu summary').press('Enter')
  await nav.getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(nav).toBeVisible()
  await nav.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(nav).toBeHidden()
})

test('the mobile menu closes on a link, on Escape and on a change of language', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/')
  await expect(page.locator('.header-row > .language-switch').getByRole('link', { name: 'English' })).toBeInViewport()
  const mobileMenu = page.locator('.mobile-menu')
  const nav = mobileMenu.locator('nav')
  const open = async () => {
    await mobileMenu.getByText('Menü', { exact: true }).click()
    await expect(nav).toBeVisible()
  }
  await open()
  await page.keyboard.press('Escape')
  await expect(nav).toBeHidden()
  await open()
  await nav.getByRole('link', { name: 'Leistungen', exact: true }).click()
  await expect(page).toHaveURL('/services')
  await expect(nav).toBeHidden()
  await open()
  await nav.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/services')
  await expect(nav).toBeHidden()
})

test('the language switch keeps path, query and hash', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/contact?topic=a%20b#content')
  await page.locator('.header-row > .language-switch').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/contact?topic=a%20b#content')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a new page starts at its top', async ({ page, visit }) => {
  await visit('/')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page
    .locator('footer')
    .getByRole('link', { name: /Workshops/ })
    .first()
    .click()
  await expect(page).toHaveURL('/workshops')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the skip link leads to the content', async ({ page, visit }) => {
  await visit('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a dismissed banner stays away', async ({ page, visit }) => {
  await visit('/')
  const banner = page.locator('.banner')
  await expect(banner).toContainText('Early Access')
  await page.getByRole('button', { name: 'Hinweis schliessen' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(banner).toBeHidden()
})

test.describe('blocked addresses', () => {
  test.use({ allowedConsole: [/400/] })

  test('say so in both languages, in the look of the site', async ({ page }) => {
    for (const path of ['/about?x=<script>', '/en/about?x=<script>']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(400)
      await expect(page.getByRole('heading', { name: 'Diese Adresse ist gesperrt' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'This address is blocked' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
      await expect(page).toHaveURL('/en/')
    }
  })
})

test.describe('unknown addresses', () => {
  test.use({ allowedConsole: [/404/] })

  test('show both languages and ways on', async ({ page }) => {
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
