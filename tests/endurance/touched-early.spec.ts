import { calls } from '#contract/calls.ts'
import { dragFile } from '../support/drag-file.ts'
import { entry, hold, holdEntry, holdIslands } from '../support/hold-islands.ts'
import { islandsAwake, scriptsRun } from '../support/scripts-run.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { words } from '../support/words.ts'

/** Promise: a press, a key, a paste or a file that comes before the scripts is not lost and keeps its order. */

test('a caret in a mail address stays where it was when the form wakes', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/contact')
  const field = page.locator('#contact-email')
  await field.pressSequentially('mira@example.com')
  for (let left = 0; left < 4; left++) await field.press('ArrowLeft')
  release()
  await islandsAwake(page)
  await page.keyboard.type('XY')
  await expect(field).toHaveValue('mira@exampleXY.com')
  await page.keyboard.press('Control+z')
  await expect(field).not.toHaveValue('mira@exampleXY.com')
})

test('what is typed after a field was emptied stays', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/en/tools/qr-bill')
  const field = page.locator('main').getByRole('textbox').first()
  await field.fill('CH93 0076 2011 6238 5295 7')
  await page.locator('main button[type=button]:visible', { hasText: 'Clear' }).first().click()
  await field.fill('CH44 3199 9123 0008 8901 2')
  release()
  await islandsAwake(page)
  await expect(field).toHaveValue('CH44 3199 9123 0008 8901 2')
})

test('a filter that came with the address is reset', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/blog?q=bexio')
  const posts = page.locator('.blog-posts > li')
  const found = await posts.count()
  await page.locator('.blog-filter a').click()
  release()
  await expect.poll(() => posts.count()).toBeGreaterThan(found)
  await expect(page.locator('.blog-list').getByRole('searchbox')).toHaveValue('')
})

test('a question that was typed and sent is asked once the assistant is there', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/en/about')
  await scriptsRun(page)
  await page.locator('header').getByRole('button', { name: words.en.shell.chat.open }).click()
  await page.keyboard.type('VAT rate')
  await page.keyboard.press('Enter')
  const asked = page.waitForRequest((request) => request.url().endsWith(calls.chat))
  release()
  expect((await asked).postData()).toContain('VAT rate')
})

test('characters that need AltGr or Option are kept, shortcuts are not', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/about')
  await scriptsRun(page)
  await page.locator('.search-button').click()
  await page.keyboard.type('a')
  await page.evaluate(() => {
    for (const init of [
      { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true },
      { key: '#', altKey: true },
      { key: 'd', altKey: true },
      { key: 'c', ctrlKey: true },
    ]) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    }
  })
  await page.keyboard.type('b')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('a@#b')
})

test('Escape and a new beginning while the search is on its way leave nothing behind', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/about')
  await scriptsRun(page)
  await page.keyboard.type('/Vorsteuer')
  await page.keyboard.press('Escape')
  // Until the next beginning keys are the page's own.
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await page.keyboard.type('/MWST')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('MWST')
})

test('who presses Escape and turns to something else is not disturbed by the search that was on its way', async ({
  page,
}) => {
  const release = await holdIslands(page)
  await page.goto('/about')
  await scriptsRun(page)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.locator('main h1').click()
  const file = page.waitForResponse(/\/search-dialog-[^/]+\.js$/)
  release()
  await file
  // It would have opened by then.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an open assistant that is closed by its button leaves the keys to the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/about')
  const button = page.locator('header .chat-button')
  await button.click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button.blur()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('once the search has its field, the keys of the page are its own again', async ({ page }) => {
  await page.goto('/faq')
  await islandsAwake(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  // As a result on the same page does it, by script.
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('the list of services opens under a pointer that rests there before any script is there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await holdEntry(page)
  await page.goto('/about')
  await page.locator('.services-menu').hover()
  release()
  await expect(page.locator('.services-menu')).toHaveAttribute('data-open', 'true')
})

test('Escape closes a menu that no script has opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdEntry(page)
  await page.goto('/about')
  await page.locator('.mobile-menu summary').click()
  await expect(page.locator('.mobile-menu')).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  release()
  await expect(page.locator('.mobile-menu')).not.toHaveAttribute('open')
})

for (const [dialog, hold] of [
  ['search', holdEntry],
  ['chat', holdIslands],
] as const) {
  test(`Escape closes the ${dialog} that was asked for before, which then opens again`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const release = await hold(page)
    await page.goto('/about')
    const button = page.locator(`header .${dialog}-button`)
    await button.click()
    await page.keyboard.type('Vorsteuer')
    await page.keyboard.press('Escape')
    const files = page.waitForResponse(new RegExp(`/${dialog}-dialog-[^/]+\\.js$`))
    release()
    await files
    // It would have opened by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    const opened = page.getByRole('dialog')
    await expect(opened).toHaveCount(0)
    await button.click()
    await expect(opened.locator('input, textarea').first()).toBeFocused()
    await expect(opened.locator('input, textarea').first()).toHaveValue('')
  })
}

test('what is pasted while the search is on its way stands in its field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdIslands(page)
  await page.goto('/about')
  await page.evaluate(() => navigator.clipboard.writeText('Vorsteuer'))
  await page.locator('.search-button').click()
  await page.keyboard.press('Control+v')
  await page.keyboard.type(' 2026')
  release()
  await expect(page.getByRole('combobox')).toHaveValue('Vorsteuer 2026')
})

test('the language is switched with what was typed before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await holdEntry(page)
  await page.goto('/contact?topic=MWST#contact')
  await page.locator('#contact-name').fill('Mira Beispiel')
  await page.locator('.header-row > .language-switch a[lang=en]').click()
  release()
  await page.waitForURL('/en/contact?topic=MWST#contact')
  await expect(page.locator('#contact-name')).toHaveValue('Mira Beispiel')
})

test('a file that is dropped early is read', async ({ page }) => {
  const release = await holdEntry(page)
  await page.goto('/tools/posting')
  await dragFile(page, page.locator('.posting-drop'), 'package.json')
  release()
  await expect(page.locator('.posting-refused')).toContainText('package.json')
  expect(new URL(page.url()).pathname).toBe('/tools/posting')
})

test('sample bills come in the order in which they were asked for', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/tools/posting')
  await scriptsRun(page)
  const samples = page.locator('.posting-samples button')
  const count = await samples.count()
  for (let index = 0; index < count; index++) await samples.nth(index).click()
  release()
  // The last sample, whose reference is damaged, is refused and stands in no list.
  const firms = ['Muster Informatik AG', 'Muster Lebensmittel Handels AG', 'Muster Druck GmbH', 'Muster Cloud GmbH']
  expect(firms).toHaveLength(count - 1)
  await expect(page.locator('.posting-list li')).toContainText(firms)
})

test.describe('when the script of the page cannot be had', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to fetch dynamically imported module/] })

  for (const isPressedBefore of [true, false]) {
    test(`a language link is followed, pressed ${isPressedBefore ? 'before' : 'after'} that is known`, async ({
      page,
    }) => {
      let fail = () => {}
      const failed = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route(entry, async (route) => {
        if (isPressedBefore) await failed
        await route.abort()
      })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto('/contact')
      await page.locator('#contact-name').fill('Mira Beispiel')
      await page.locator('.header-row > .language-switch a[lang=en]').click()
      fail()
      await page.waitForURL('/en/contact')
    })
  }
})

test('arrows that choose from results which are not there yet choose from them', async ({ page }) => {
  const address = /\/search\/de\.json$/
  const release = await hold(page, address)
  await page.goto('/about')
  await scriptsRun(page)
  await page.locator('.search-button').click()
  await page.keyboard.type('MWST')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  release()
  const field = page.getByRole('combobox')
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveValue('MWST')
})

test('a search that is entered before its index is there leads to the first result', async ({ page }) => {
  const release = await hold(page, /\/search\/de\.json$/)
  await page.goto('/about')
  await islandsAwake(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Vorsteuer')
  await page.keyboard.press('Enter')
  release()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/about')
})

test.describe('while the line is away', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|could not be loaded|island_unavailable/] })

  test('what is pressed and what is sent waits until it is back', async ({ page, context }) => {
    // So that no island wakes by itself: it would be on its way when the line goes, and a failed import may be remembered.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/about')
    await scriptsRun(page)
    await context.setOffline(true)
    const form = page.locator('.newsletter-form').last()
    const address = newAddress('offline')
    await form.locator('[name=email]').fill(address)
    await form.getByRole('button').click()
    await page.locator('.search-button').click()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/about')
    const sent = page.waitForRequest((request) => request.url().endsWith(calls.newsletterSubscribe))
    await context.setOffline(false)
    expect((await sent).postData()).toContain(address)
    await expect(page.getByRole('combobox')).toBeFocused()
  })

  test('a form that is sent before the page has its script waits until it is back', async ({ page, context }) => {
    // Nothing is run before the styles are there.
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    await page.goto('/contact')
    await page.unrouteAll({ behavior: 'wait' })
    await page.locator('#contact-name').fill('Mira Beispiel')
    await page.locator('#contact-email').fill(newAddress('offline'))
    await page.locator('#contact-message').fill('Guten Tag, ich habe eine Frage zu den Belegen.')
    await page.locator('#contact-form button').click()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    expect(new URL(page.url()).pathname).toBe('/contact')
    const sent = page.waitForRequest((request) => request.url().endsWith(calls.sendContactEmail))
    await context.setOffline(false)
    expect((await sent).postData()).toContain('Mira Beispiel')
  })
})
