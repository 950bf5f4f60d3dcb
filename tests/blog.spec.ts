import { blogCategories } from '#app/lib/blog-categories.ts'
import { articleSlugs } from '#content/articles.ts'
import { read } from '#content/documents.ts'
import type { Language } from '#contract/language.ts'
import { requestsOf } from './support/page-calls.ts'
import { expect, test } from './support/site-test.ts'

/** What is expected follows from the articles that there are: the operator adds some, and takes others away. */
const articles = articleSlugs().map((slug) => ({ de: read(`blog/${slug}`, 'de'), en: read(`blog/${slug}`, 'en') }))

function howMany(language: Language, { text = '', category }: { text?: string; category?: string }): number {
  return articles.filter(({ [language]: { title, excerpt, entities, tags } }) => {
    const isSaid = `${title}\n${excerpt}`.toLowerCase().includes(text.toLowerCase())
    return isSaid && (category === undefined || [...entities, ...tags].includes(category))
  }).length
}

/** How the German listing says how many it found. */
const found = (count: number) => (count === 1 ? '1 Beitrag gefunden' : `${count} Beiträge gefunden`)

test('the listing is filtered while one types, and the address follows without a request', async ({ page, visit }) => {
  await visit('/blog')
  const posts = page.locator('.blog-post')
  const search = page.getByPlaceholder('Blog durchsuchen...')
  await expect(posts).toHaveCount(articles.length)
  await expect(page.getByText(found(articles.length))).toBeVisible()
  await expect(page.getByRole('combobox').getByRole('option')).toHaveCount(7)
  await expect(page.getByRole('option').first()).toHaveText('Alle Beiträge')

  const requests = requestsOf(page)
  const entries = await page.evaluate(() => history.length)
  await search.pressSequentially('zeitersparnis')
  await expect(posts).toHaveCount(howMany('de', { text: 'zeitersparnis' }))
  await expect(search).toHaveValue('zeitersparnis')
  await expect(search).toBeFocused()
  await expect(page).toHaveURL('/blog?q=zeitersparnis')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(requests).toEqual([])

  await search.fill('nirgends zu finden')
  await expect(page.getByText('Keine Beiträge für die aktuelle Suche gefunden.')).toBeVisible()
  await expect(page.getByText('0 Beiträge gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Im Chat fragen' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('nirgends zu finden')
  await page.keyboard.press('Escape')

  const reset = page.getByRole('link', { name: 'Zurücksetzen' })
  const tab = page.context().waitForEvent('page')
  await reset.click({ modifiers: ['ControlOrMeta'] })
  await expect(search, 'another tab leaves this one as it is').toHaveValue('nirgends zu finden')
  await (await tab).close()
  await reset.click()
  await expect(posts).toHaveCount(articles.length)
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL('/blog')

  const category = `${blogCategories(articles.map(({ de }) => de))[0]}`
  expect(howMany('de', { category })).toBeGreaterThan(1)
  await page.getByRole('combobox').selectOption(category)
  await expect(posts).toHaveCount(howMany('de', { category }))
  await expect(page.getByText(found(howMany('de', { category })))).toBeVisible()
  await expect(page).toHaveURL(`/blog?${new URLSearchParams({ category })}`)
})

test('an address with q or search fills the box, and so does the way back', async ({ page, visit }) => {
  const search = page.getByPlaceholder('Blog durchsuchen...')
  await visit('/blog?search=abacus')
  await expect(search).toHaveValue('abacus')
  await expect(page.locator('.blog-post')).toHaveCount(howMany('de', { text: 'abacus' }))

  await search.fill('QR-Rechnung')
  await expect(page).toHaveURL('/blog?q=QR-Rechnung')
  await page.locator('.blog-post a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('QR-Rechnung')

  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Blog' }).click()
  await expect(search).toHaveValue('')
  await expect(page.locator('.blog-post')).toHaveCount(articles.length)
})

const names = articles.flatMap(({ de, en }) => de.entities.map((name, place) => [name, en.entities[place]] as const))
const [tag] = articles[0]?.de.tags ?? []

const categories = [
  ...names.filter(([german, english]) => german !== english).slice(0, 1),
  ...names.filter(([german, english]) => german === english).slice(0, 1),
  [tag, tag] as const,
]

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a category has its name in the other language, and comes back', async ({ page, visit }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      const other = (name: string) =>
        page.locator('.header-row .language-switch').first().getByRole('link', { name, exact: true })
      for (const [german, english] of categories) {
        const path = `/blog?${new URLSearchParams({ utm: '1', category: `${german}` })}`
        await (javaScriptEnabled ? visit(path) : page.goto(path))
        const posts = await page.locator('.blog-post').count()
        expect(posts).toBeGreaterThan(0)
        await other('EN English').click()
        await expect(page).toHaveURL(`/en/blog?${new URLSearchParams({ utm: '1', category: `${english}` })}`)
        await expect(page.locator('.blog-post')).toHaveCount(posts)
        await expect(page.getByRole('combobox')).toHaveValue(`${english}`)
        await other('DE Deutsch').click()
        await expect(page).toHaveURL(path)
        await expect(page.locator('.blog-post')).toHaveCount(posts)
      }
    })
  })
}

test('an article has its sections, neighbours and a way back', async ({ page, visit }) => {
  const [newer, older] = articles.slice(-2)
  await visit(`/blog/${older?.de.slug}`)
  const section = page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last()
  const href = `${await section.getAttribute('href')}`
  await section.click()
  await expect(page).toHaveURL((url) => url.hash === href)
  await expect(page.locator(href)).toBeInViewport()
  await page.getByRole('link', { name: /Neuerer Artikel/ }).click()
  await expect(page).toHaveURL(`/blog/${newer?.de.slug}`)
  await expect(page).toHaveTitle(new RegExp(`${newer?.de.title.slice(0, 20)}`))
  await page.getByRole('link', { name: 'Zurück zum Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test.describe('an article that does not exist', () => {
  test.use({ allowedConsole: [/status of 404/] })

  test('says so, and leads to the latest', async ({ page }) => {
    for (const [path, title, back] of [
      ['/blog/gibt-es-nicht', 'Artikel nicht gefunden', '/blog'],
      ['/blog/%20', 'Artikel-Slug nicht gefunden', '/blog'],
      ['/en/blog/missing', 'Article not found', '/en/blog'],
    ] as const) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      const links = page.getByRole('main').getByRole('link')
      const [first, ...latest] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(first).toBe(back)
      expect(latest).toHaveLength(3)
      await links.first().click()
      const posts = page.locator('.blog-post').getByRole('link')
      for (const [index, href] of latest.entries()) {
        await expect(posts.nth(index)).toHaveAttribute('href', href ?? '')
      }
    }
  })
})

test('a search for markup survives a reload and a change of language', async ({ page, visit }) => {
  for (const words of ['<script>', 'javascript:']) {
    await visit('/blog')
    const box = page.getByRole('searchbox')
    await box.fill(words)
    await expect(page).toHaveURL(/\?q=/)
    const answer = await page.reload()
    expect(answer?.status()).toBe(200)
    await expect(box).toHaveValue(words)
    await page.locator('header').getByRole('link', { name: 'EN English' }).click()
    await expect(page).toHaveURL(/\/en\/blog\?q=/)
    await expect(page.getByRole('searchbox')).toHaveValue(words)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form that the server answers', async ({ page }) => {
    await page.goto('/en/blog')
    await test.step('a card leads with its revision and shows one reading time', async () => {
      const card = page.locator('.blog-post').filter({ hasText: 'Revised' }).first()
      const [first, second] = await card
        .locator('time')
        .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent]))
      expect(first?.[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(`${first?.[0]}` > `${second?.[0]}`).toBe(true)
      for (const time of [first, second]) expect(time?.[1]).toMatch(/^\d{1,2}\s[A-Z][a-z]{2,3}\s\d{4}$/)
      expect((await card.innerText()).match(/\d+\smin\b/g)).toHaveLength(1)
    })
    await page.getByPlaceholder('Search the blog...').fill('fiduciaries')
    await page.getByRole('button', { name: 'Search' }).click()
    const count = howMany('en', { text: 'fiduciaries' })
    await expect(page.locator('.blog-post')).toHaveCount(count)
    await expect(page.getByPlaceholder('Search the blog...')).toHaveValue('fiduciaries')
    await expect(page.getByText(count === 1 ? '1 post found' : `${count} posts found`)).toBeVisible()
    await page.getByRole('link', { name: read('blog', 'en').filter.reset }).click()
    await expect(page.locator('.blog-post')).toHaveCount(howMany('en', { text: '' }))
  })
})
