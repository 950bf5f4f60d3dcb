import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { languages } from '#contract/language.ts'
import { writeLetter } from '#server/letters.ts'
import { everyLetter, letterConfig } from '../support/letters.ts'

/** Promise: every letter can be read by day and at night, on a telephone and at a desk, and asks for nothing. */

const written = everyLetter.flatMap((letter) =>
  languages.map((language) => ({
    about: `${letter.kind} in ${language}`,
    ...writeLetter(letter, language, letterConfig),
  })),
)

/** All German letters below each other in one page, as the first one's style sheet has them: judged at once, which takes seconds. */
function allInOne(): string {
  const pages = everyLetter.map((letter) => writeLetter(letter, 'de', letterConfig).html)
  const bodies = pages.slice(1).map((html) => html.slice(html.indexOf('<table'), html.lastIndexOf('</body>')))
  return pages[0]?.replace('</body>', `${bodies.join('\n')}</body>`) ?? ''
}

test('every letter fits a small telephone and a desk, and asks for nothing', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 700 })
    for (const { about, html, subject } of written) {
      await page.setContent(html)
      const found = await page.evaluate(() => ({
        title: document.title,
        headlines: document.querySelectorAll('h1').length,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }))
      expect(found, `${about} at ${width} px`).toEqual({ title: subject, headlines: 1, overflow: 0 })
    }
  }
  expect(requests).toEqual([])
})

const grounds = { light: 'rgb(244, 241, 233)', dark: 'rgb(11, 20, 39)' }

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 700 } })

    test('every letter is readable', async ({ page }) => {
      await page.setContent(allInOne())
      await expect(page.locator('body')).toHaveCSS('background-color', grounds[colorScheme])
      await expect(page.locator('h1')).toHaveCount(everyLetter.length)
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
        .analyze()
      expect(violations).toEqual([])
    })
  })
}

test('a letter keeps its light colours where a mail program drops style sheets', async ({ page }) => {
  const [html = ''] = written.map((letter) => letter.html)
  await page.setContent(html.replace(/<style>[\s\S]*<\/style>/, '').replace(/ class="[^"]*"/g, ''))
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light)
  await expect(page.getByRole('link').first()).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(13, 27, 54)')
})
