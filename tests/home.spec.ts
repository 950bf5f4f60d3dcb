import type { Page } from '@playwright/test'
import { expect, test } from './support/site-test.ts'
import { bothLanguages, words } from './support/words.ts'

/** A telephone scrolls through the whole page in ten screens at most. */
const mostHeight = 8000

const language = words.en

/** Whether a telephone shows the page that is open in ten screens, and nothing beside it. */
async function expectShort(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }))
  expect(width).toBe(390)
  expect(height).toBeLessThanOrEqual(mostHeight)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('home is at most 8,000 px high on a telephone', async ({ page }) => {
    for (const { home } of bothLanguages) {
      await page.goto(home)
      await expectShort(page)
    }
  })
})

test('all that home has to show is there', async ({ page }) => {
  const { homePage, prefix, home } = language
  await page.goto(home)
  const main = page.locator('main')
  await expect(main.locator(`.hero a[href="${prefix}/contact"]`)).toHaveText(homePage.hero.consultation)
  await expect(main.locator(`.hero a[href="${prefix}/workshops"]`)).toHaveText(homePage.hero.workshops)
  await expect(main.locator('#beta .wizard form')).toHaveCount(1)
  await expect(main.locator('.reasons-figure')).toHaveCount(6)
  const { title, figure, unit } = homePage.reasons.items[0] ?? {}
  await expect(main.locator('.reasons-list summary').first(), 'as it is heard').toHaveText(`${title} ${figure} ${unit}`)
  await expect(main.locator('.modules-list > li')).toHaveCount(6)
  await expect(main.locator('.trust-points > li')).toHaveCount(5)
  await expect(main.locator('.projects-case')).toHaveCount(3)
  const questions = main.locator('.questions details')
  await expect(questions).toHaveCount(4)
  await expect(questions.filter({ has: page.locator('.faq-tags li') })).toHaveCount(4)
  await expect(questions.locator(`a[href="${prefix}/contact"]`)).toHaveText(Array(4).fill(homePage.faq.action.label))
  await expect(page.locator('[data-form=newsletter]')).toHaveCount(2)
  await expect(main.locator('.newsletter-block')).toContainText(homePage.newsletter.title)

  const burning = () =>
    page.evaluate(() => {
      const probe = document.createElement('i')
      probe.style.setProperty('background', 'var(--signal)')
      document.body.append(probe)
      const signal = getComputedStyle(probe).backgroundColor
      probe.remove()
      const isLit = (element: Element) =>
        element.checkVisibility() &&
        [undefined, '::before', '::after'].some((part) => {
          const { backgroundColor, borderTopColor, borderTopWidth, fill } = getComputedStyle(element, part)
          return (
            backgroundColor === signal ||
            (borderTopColor === signal && borderTopWidth !== '0px') ||
            (fill === signal && element instanceof SVGElement && element.localName !== 'svg')
          )
        })
      return [...document.querySelectorAll('main *, footer *')].filter(isLit).map(({ className }) => String(className))
    })
  await test.step('orange burns on one key alone, and goes out when it is pressed', async () => {
    expect(await burning()).toEqual(['specimen-button specimen-key'])
    await page.locator('.specimen-key').click()
    await expect(page.locator('.specimen-key')).toHaveAttribute('aria-disabled', 'true')
    expect(await burning()).toEqual([])
    await page.locator('.specimen-after > summary').click()
    expect(await burning()).toEqual(['specimen-button'])
    await page.locator('.specimen-bank .specimen-button').click()
    await expect(page.locator('[data-effect=open]')).toContainText('0.00')
    expect(await burning()).toEqual([])
  })
  await test.step('with scripts, too, it is at most 8,000 px high on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(words.de.home)
    await expectShort(page)
  })
})
