import { expect, type Page, test } from '@playwright/test'
import { type DevSite, startDevSite } from '../support/dev-site.ts'
import { islandsAwake } from '../support/scripts-run.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'

/** Promise: what is saved during development shows in the open page at once. */

/** `npm run dev`, as somebody uses it: one browser, and files that are saved one after another. */
let site: DevSite
let page: Page
const problems: string[] = []

test.describe.configure({ mode: 'serial' })
// A cold start reads the whole website.
test.setTimeout(120_000)

test.beforeAll(async ({ browser }) => {
  site = await startDevSite()
  page = await browser.newPage({ baseURL: site.url })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
})

test.afterAll(async () => {
  await page?.close()
  await site?.stop()
})

const tool = '/tools/vat'
const text = (words: string) => expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })

test('what is saved shows in the open page', async () => {
  await page.goto(tool)
  await islandsAwake(page)

  await test.step('a page', async () => {
    await site.edit('app/pages/tools-vat.tsx', (code) => code.replace('<Island', '<p>saved page</p><Island'))
    await text('saved page')
  })
  await test.step('a section', async () => {
    await site.edit('app/sections/tool-page/tool-page.tsx', (code) => code.replace('</h1>', ' saved section</h1>'))
    await text('saved section')
  })
  await test.step('a word', async () => {
    await site.edit('content/de/tools/vat.yaml', (text) => text.replace(/hero:\s*title: "?/, '$&Gespeichertes Wort '))
    await text('Gespeichertes Wort')
  })

  // From here on the page stays, with what is typed into it.
  await islandsAwake(page)
  const amount = page.getByLabel('Betrag in CHF')
  await amount.fill('4711')
  await test.step('a style', async () => {
    await site.edit('app/sections/tool-page/tool-page.css', (code) => `${code}\n.tool-hero h1 { color: rgb(1, 2, 3) }`)
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: 30_000 })
  })
  await test.step('an island', async () => {
    await site.edit('app/tools/vat/vat-calculator.tsx', (code) =>
      code.replace('{copy.title}<', '{copy.title} saved island<'),
    )
    await text('saved island')
  })
  await expect(amount).toHaveValue('4711')

  await test.step('an article', async () => {
    await page.goto('/blog/qr-rechnung-automation-schweiz')
    await islandsAwake(page)
    await site.edit(
      'content/de/blog/qr-rechnung-automation-schweiz.md',
      (markdown) => `${markdown}\n\nGespeicherter **Absatz**.\n`,
    )
    await text('Gespeicherter Absatz.')
  })
})

test('search and the assistant know what was saved', async () => {
  await page.goto('/faq')
  await site.edit('content/de/faq.yaml', (code) => code.replaceAll('Zehn Jahre', 'Gespeichert, Zehn Jahre'))
  await expect(page.getByText('Gespeichert, Zehn Jahre').first()).toBeAttached({ timeout: 30_000 })
  await islandsAwake(page)
  const found = await page.request.get('/search/de.json')
  expect(await found.text()).toContain('Gespeichertes Wort')
  await page.locator('header').getByRole('button', { name: 'Chat' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Wie lange Belege aufbewahren?')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog.getByText(/Gespeichert, Zehn Jahre/).first()).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
})

test('a saved letter of the server is in the next mail', async () => {
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  await site.edit('content/de/letters.yaml', (text) =>
    text.replace(/subject: "?(?=Bitte bestätigen)/, '$&Gespeichert '),
  )
  // The open page loads again by itself, once the server has started anew.
  await page.waitForFunction(() => !('isBefore' in window))
  await page.goto('/newsletter')
  await islandsAwake(page)
  const form = page.locator('.newsletter-form').first()
  await form.getByRole('textbox').first().fill('dev@example.com')
  await form.getByRole('button').click()
  await expect.poll(site.mails).toContainEqual(expect.stringContaining('Gespeichert'))
})

async function deskAwake(): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('the desk opens, and what is saved of it shows', async () => {
  const { url } = await site.operator<{ url: string }>('desk', 'invite', 'ida@example.com', '--name', 'Ida')
  await addAuthenticator(page)
  await page.goto(url)
  // Vite prepares the desk's packages first; only then does its script answer.
  await expect(async () => {
    // A passkey that is made already may lead on late.
    if (page.url() === url) await page.getByRole('button', { name: 'Passkey anlegen' }).click({ timeout: 2_000 })
    await expect(page).toHaveURL('/desk/today', { timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
  await deskAwake()

  await site.edit('content/de/desk/shell.yaml', (text) => text.replace('today: ', 'today: Gespeichert, '))
  await text('Gespeichert, Heute')
  // The page loads again for its words. Until its scripts run, nobody tells it of what is saved next.
  await deskAwake()
  await site.edit('desk/styles/base.css', (code) => `${code}\nh1 { color: rgb(1, 2, 3) }`)
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(1, 2, 3)', { timeout: 30_000 })
  await site.edit('desk/pages/today.tsx', (code) => code.replace('<Top', '<p>saved room</p><Top'))
  await text('saved room')
})

test('neither console has an error', async () => {
  expect(problems).toEqual([])
  expect(site.output()).not.toMatch(/error|warn/i)
})

test('a page that cannot be read says why, and comes back when it is mended', async () => {
  await page.goto(tool)
  await site.edit('app/pages/tools-vat.tsx', (code) => `${code}\n}`)
  await expect(page.locator('vite-error-overlay')).toContainText('tools-vat.tsx')
  await site.edit('app/pages/tools-vat.tsx', (code) => code.slice(0, -2))
  await text('saved page')
})
