import { readFileSync } from 'node:fs'
import { localePath } from '#content/locale-path.ts'
import { indexedPaths } from '#content/site-paths.ts'
import { expect, test } from '../support/site-test.ts'

/** Promise: what Firefox shows as its reader view, and Safari in its manner, is the whole article. */
const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8')

const articles = indexedPaths().filter((path) => path.startsWith('/blog/'))

test('an article is whole in the reader view: title, author, every heading, table and figure', async ({
  browser,
  server,
}) => {
  // The reader view is the browser's own, outside of the page's policy.
  const context = await browser.newContext({ bypassCSP: true, baseURL: server.url })
  const page = await context.newPage()
  expect(articles.length).toBeGreaterThan(3)
  for (const path of articles.flatMap((article) => [article, localePath(article, 'en')])) {
    await page.goto(path)
    const { whole, read, title, byline } = (await page.evaluate(`{
      ${readability}
      const parts = (root) => [...root.querySelectorAll('h2, h3, table, pre, blockquote')].map((part) => part.textContent.replace(/\\s+/g, ' ').trim())
      const copy = document.cloneNode(true)
      // The list of its headings is the page's own.
      for (const contents of copy.querySelectorAll('.article-contents')) contents.remove()
      const whole = parts(copy.querySelector('.article-body'))
      const { title, byline, textContent } = new Readability(document.cloneNode(true)).parse()
      ;({ whole, read: textContent.replace(/\\s+/g, ' '), title, byline })
    }`)) as { whole: string[]; read: string; title: string; byline: string }
    expect(whole.length, path).toBeGreaterThan(5)
    expect(
      whole.filter((part) => !read.includes(part)),
      path,
    ).toEqual([])
    await expect(page.locator('h1')).toHaveText(title)
    expect(byline, path).toBeTruthy()
  }
  await context.close()
})
