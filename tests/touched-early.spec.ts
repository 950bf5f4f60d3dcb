import { calls } from '#contract/calls.ts'
import { dragFile } from './support/drag-file.ts'
import { hold, holdEntry, holdIslands } from './support/hold-islands.ts'
import { islandsAwake, scriptsRun } from './support/scripts-run.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { words } from './support/words.ts'

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

for (const path of ['/tools/iban-check', '/en/tools/qr-bill']) {
  test(`what is typed after a field was emptied stays, ${path}`, async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(path)
    const field = page.locator('main').getByRole('textbox').first()
    await field.fill('CH93 0076 2011 6238 5295 7')
    await page
      .locator('main button[type=button]:visible', { hasText: /leeren|clear/i })
      .first()
      .click()
    await field.fill('CH44 3199 9123 0008 8901 2')
    release()
    await islandsAwake(page)
    await expect(field).toHaveValue('CH44 3199 9123 0008 8901 2')
  })
}

test('a filter that came with the address is reset', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/blog?q=bexio')
  const posts = page.locator('.blog-posts > li')
  const found = await posts.count()
  await page.locator('.blog-list button[type=reset]').click()
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

for (const hold of [holdEntry, holdIslands]) {
  test(`a file that is dropped early is read, ${hold.name}`, async ({ page }) => {
    const release = await hold(page)
    await page.goto('/tools/posting')
    await dragFile(page, page.locator('.posting-drop'), 'package.json')
    release()
    await expect(page.locator('.posting-refused')).toContainText('package.json')
    expect(new URL(page.url()).pathname).toBe('/tools/posting')
  })
}

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
