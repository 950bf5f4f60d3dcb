import { read } from '#content/documents.ts'
import { openOffice } from '../support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from '../support/desk-test.ts'

/** Promise: what stands elsewhere on the site is chosen by what it is called. */

const language = 'de'
const look = { locale: 'de-CH', viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const

test(`what stands elsewhere is chosen by what it is called, ${language}`, async ({ atDesk, server }) => {
  test.setTimeout(120_000)
  const w = read('desk/content', language)
  const { labels, ones } = read('desk/fields', language)
  const office = await openOffice(server)
  const page = await atDesk(look)
  await sit(page, office, language)
  const unfold = (name: string | RegExp) => page.locator('summary').filter({ hasText: name }).first().click()
  const partOf = (name = '') =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
  const drafts = async () => {
    const rows = await office.db.selectFrom('document_drafts').select(['document_id', 'text']).execute()
    return Object.fromEntries(rows.map(({ document_id, text }) => [document_id, text ?? '']))
  }
  const keep = async (name: string) => {
    const folder = process.env.PICTURES
    if (folder) await page.screenshot({ path: `${folder}/references-${name}-${language}.png` })
  }

  await test.step('a price of a service, with the price', async () => {
    await page.goto('/desk/content/services/erp-automation')
    await unfold(new RegExp(`^${labels.prices}`))
    await partOf(labels.prices).locator('details summary').first().click()
    const price = page.getByLabel(labels['prices.key'] ?? '', { exact: true })
    await expect(price.locator('option:checked')).toContainText('CHF')
    await price.selectOption({ label: `${labels.supportHour}: ${priceOf(language)}` })
    await expectGoodScreen(page)
    await keep('price')
    const keys = (text = '') => /^ *key: (\w+)$/m.exec(text)?.[1]
    await expect
      .poll(async () => Object.entries(await drafts()).map(([id, text]) => [id, keys(text)]))
      .toEqual([
        ['de/services/erp-automation', 'supportHour'],
        ['en/services/erp-automation', 'supportHour'],
      ])
  })

  await test.step('a page of the site, or another address', async () => {
    await page.goto('/desk/content/about')
    await unfold(new RegExp(`^${labels.next}`))
    const next = partOf(labels.next)
    const link = next.getByLabel(labels.href ?? '', { exact: true })
    await expect(link.locator('option:checked')).toHaveText(read('desk/documents', language).titles.contact ?? '')
    await link.selectOption({ label: read('desk/documents', language).titles.faq ?? '' })
    await expect.poll(async () => (await drafts())['en/about']).toContain('href: /faq')
    await link.selectOption({ label: w.form.elsewhere })
    const typed = next.getByLabel(`${labels.href}, ${w.languages.de}`)
    if (look.viewport.width > 800) {
      await typed.fill('https://example.com/de')
      await expect.poll(async () => (await drafts())['de/about']).toContain('href: https://example.com/de')
    }
    await expectGoodScreen(page)
    await keep('page')
  })

  await test.step('tags and articles by their titles', async () => {
    await page.goto('/desk/content/blog/qr-rechnung-automation-schweiz')
    await unfold(w.form.article)
    await unfold(new RegExp(`^${labels.tags}`))
    await unfold(new RegExp(`^${labels.related}`))
    const tag = page.getByLabel(ones['blog.tags'] ?? '', { exact: true }).first()
    const names = Object.values(read('blog', language).tagNames)
    await expect.poll(async () => names.includes(await tag.locator('option:checked').innerText())).toBe(true)
    const article = page.getByLabel(ones['blog.related'] ?? '', { exact: true }).first()
    await expect(article.locator('option:checked')).not.toHaveText(/^[a-z0-9-]+$/)
    await expectGoodScreen(page)
    await keep('article')
  })
})

function priceOf(language: 'de' | 'en'): RegExp | string {
  const { amount, from } = read('company').prices.supportHour
  return `${from ? (language === 'de' ? 'ab ' : 'from ') : ''}CHF\u00a0${amount}`
}
