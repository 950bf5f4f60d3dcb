import type { Page, Route } from '@playwright/test'
import { answerFirst } from '../support/answer-first.ts'
import { holdEntry, holdIslands } from '../support/hold-islands.ts'
import { scriptsRun } from '../support/scripts-run.ts'
import { expect, test } from '../support/site-test.ts'
import { words } from '../support/words.ts'

/** Promise: a page that is only looked at runs next to nothing, and whatever is touched answers. */

const scriptsOf = (page: Page) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

const awake = (page: Page) =>
  page.locator('[data-awake]').evaluateAll((islands) => islands.map((island) => island.getAttribute('data-island')))

test('a page that is only looked at runs one script, and names to the browser what may be needed', async ({ page }) => {
  const fetched = scriptsOf(page)
  await page.addInitScript(() => {
    addEventListener('load', () =>
      Object.assign(window, { awakeAtLoad: document.querySelectorAll('[data-awake]').length }),
    )
  })
  await page.goto('/about', { waitUntil: 'load' })
  await scriptsRun(page)
  const names = page.locator('[data-modules]')
  expect(fetched[0]).toBe(await names.getAttribute('content'))
  const named = (await names.getAttribute('data-modules'))?.split(' ') ?? []
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(named.length)
  expect(named).toEqual(expect.arrayContaining(fetched.slice(1)))
  expect(await page.evaluate(() => Reflect.get(window, 'awakeAtLoad'))).toBe(0)
})

test('the script of a page that nobody touches is asked for after the first picture', async ({ page }) => {
  await page.goto('/about')
  await scriptsRun(page)
  const [picture, script] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
      ({ initiatorType, name }) => name.endsWith('.js') && initiatorType !== 'link',
    )?.fetchStart ?? Number.NaN,
  ])
  expect(script).toBeGreaterThan(picture as number)
})

test('islands wake in a page that is left alone, with the small dialog of the search, not what it ranks by and not the assistant', async ({
  page,
}) => {
  const fetched = scriptsOf(page)
  await page.goto('/about')
  await expect.poll(() => awake(page)).toEqual(expect.arrayContaining(['ChatButton', 'SearchButton', 'Toaster']))
  await expect.poll(() => fetched.some((path) => path.includes('search-dialog'))).toBe(true)
  expect(fetched.filter((path) => /chat-dialog|make-search/.test(path))).toEqual([])
})

test('islands of whoever saves data sleep until they are touched', async ({ page }) => {
  const fetched = scriptsOf(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about', { waitUntil: 'networkidle' })
  // The script that is held back would have run by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1500)))
  expect(await awake(page)).toEqual([])
  // The first island that is touched wakes the others.
  await page.locator('header .chat-button').focus()
  await expect.poll(() => awake(page)).toEqual(expect.arrayContaining(['ChatButton', 'SearchButton']))
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.includes('-dialog'))).toEqual([])
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('an island wakes when it comes near the screen, and the others with it', async ({ page }) => {
  await page.goto('/about')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(() => awake(page)).toContain('NewsletterForm')
  await expect.poll(() => awake(page)).toContain('ChatButton')
})

const language = 'de'
const { shell } = words[language]

test.describe(`touched before its script is there, ${language}`, () => {
  test('the search opens, with what was typed meanwhile', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/about`, { waitUntil: 'commit' })
    await page.locator('.search-button').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('mwst 81', { delay: 20 })
    await page.keyboard.press('Backspace')
    await scriptsRun(page)
    await page.keyboard.type(' x')
    release()
    await expect(page.getByRole('combobox')).toHaveValue('mwst 8 x')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test('the search opens by its button, pressed twice', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/`)
    await page.locator('header').getByRole('button', { name: shell.search.open }).dblclick()
    await page.keyboard.type('offerte')
    release()
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('offerte')
  })

  test('the chat opens, with what was typed meanwhile', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/`)
    await page.locator('header').getByRole('button', { name: shell.chat.open }).click()
    await page.keyboard.type('MWST?')
    release()
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('MWST?')
  })

  test('the filter of the blog takes what was typed into it', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/blog`)
    const posts = page.locator('.blog-posts > li')
    const all = await posts.count()
    const field = page.locator('.blog-list').getByRole('searchbox')
    await field.pressSequentially('bexio')
    await field.press('ArrowLeft')
    release()
    await expect.poll(() => posts.count()).toBeLessThan(all)
    await expect(field).toHaveValue('bexio')
    await field.press('x')
    await expect(field).toHaveValue('bexixo')
  })

  test('a form is sent once', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/newsletter`)
    const form = page.locator('main .newsletter-form')
    await form.getByRole('textbox').first().fill(`early-${language}@example.com`)
    await form.getByRole('button').click()
    await form.getByRole('button').click()
    await scriptsRun(page)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('newsletter-subscribe') && sent.push(request.url()))
    release()
    await expect(form.getByRole('status')).toContainText(words[language].newsletter.pending)
    expect(sent).toHaveLength(1)
  })

  test('a tool computes with what was typed', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/tools/vat`)
    await page.locator('#vat-amount').fill('200')
    await page.locator('select[name=netTaxRate1]').selectOption({ index: 2 })
    const rate = await page.locator('select[name=netTaxRate1]').inputValue()
    release()
    await expect(page.locator('.tool-figures').first()).toContainText('216.20')
    await expect(page.locator('select[name=netTaxRate1]')).toHaveValue(rate)
  })

  test('a day and a time are chosen', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto(`/book`)
    await page.locator('.slots-day').nth(1).click()
    const time = page.locator('.slots-time:visible').first()
    await time.click()
    release()
    await expect(page.locator('.book-chosen')).toContainText(await time.locator('span').innerText())
    await expect(time.locator('input')).toBeChecked()
  })

  for (const [what, day] of [
    ['another day', 1],
    ['the first day again', 0],
  ] as const) {
    test(`a time is let go when ${what} was opened after it`, async ({ page }) => {
      const release = await holdIslands(page)
      const releaseEntry = await holdEntry(page)
      await page.goto(`/book`)
      await page.locator('.slots-day').nth(2).click()
      await page.locator('.slots-time:visible').first().click()
      await page.locator('.slots-day').nth(day).click()
      await expect(page.locator('.slots-time input:checked')).toHaveCount(1)
      releaseEntry()
      await scriptsRun(page)
      release()
      await expect(page.locator('.slots-time input:checked')).toHaveCount(0)
      await expect(page.locator('.slots-day input').nth(day)).toBeChecked()
    })
  }

  test('the list of services opens under a pointer that was there before', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const release = await holdIslands(page)
    await page.goto(`/about`)
    await page.locator('.services-menu').hover()
    release()
    await expect(page.locator('#services-list')).toBeVisible()
  })
})

test.describe('on a telephone with a keyboard', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the chat takes what was typed before and after it opened', async ({ page }) => {
    const release = await holdIslands(page)
    await page.goto('/')
    await page.locator('header').getByRole('button', { name: words.de.shell.chat.open }).tap()
    await page.keyboard.type('MWST')
    release()
    const field = page.getByRole('dialog').getByRole('textbox')
    await expect(field).toHaveValue('MWST')
    await page.keyboard.type(' 8.1?')
    await expect(field).toHaveValue('MWST 8.1?')
  })

  test('the chat takes what is typed once it is open', async ({ page }) => {
    await page.goto('/')
    await page.locator('header').getByRole('button', { name: words.de.shell.chat.open }).tap()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused()
    await page.keyboard.type('MWST')
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('MWST')
  })
})

test('a banner closed before any script ran stays closed', async ({ page }) => {
  const pressFirst = async (route: Route) => {
    await page.locator('.banner button').click()
    await route.continue()
  }
  await answerFirst(page, /\/assets\/main-[^/]+\.js$/, pressFirst)
  await page.goto('/')
  await expect(page.locator('.banner')).toBeHidden()
  await page.reload()
  await expect(page.locator('.banner')).toBeHidden()
})

test('a question opened before any script ran is named by the address', async ({ page }) => {
  const question = page.locator('[data-question-address] details').nth(2)
  const openFirst = async (route: Route) => {
    await question.locator('summary').click()
    await route.continue()
  }
  await answerFirst(page, /\/assets\/main-[^/]+\.js$/, openFirst)
  await page.goto('/faq')
  const id = await question.locator('[id]').first().getAttribute('id')
  await expect(page).toHaveURL(`/faq#${id}`)
  await expect(question).toHaveAttribute('open')
})

test('a text that is being composed goes on being composed while its island wakes', async ({ page }) => {
  const release = await holdIslands(page)
  await page.goto('/blog')
  const field = page.locator('.blog-list').getByRole('searchbox')
  const posts = page.locator('.blog-posts > li')
  const all = await posts.count()
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'bex', selectionStart: 3, selectionEnd: 3 })
  await expect(field).toHaveValue('bex')
  await field.evaluate((input) => {
    input.addEventListener('compositionend', () => input.setAttribute('data-ended', ''))
  })
  const fetched = page.waitForResponse(/\/assets\/blog-listing-[^/]+\.js$/)
  release()
  await (await fetched).finished()
  await expect(field).toHaveValue('bex')
  await expect(field).not.toHaveAttribute('data-ended')
  await keyboard.send('Input.insertText', { text: 'bexio' })
  await expect(field).toHaveValue('bexio')
  await expect.poll(() => posts.count()).toBeLessThan(all)
})

test.describe('a script that cannot be had', () => {
  test.use({ allowedConsole: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('leaves its form to go the way of forms without script', async ({ page }) => {
    await page.route(/\/assets\/(?!main-)[^/]+\.js$/, (route) => route.abort())
    await page.goto('/newsletter')
    const form = page.locator('main .newsletter-form')
    await form.getByRole('textbox').first().fill('no-script-file@example.com')
    await form.getByRole('button').click()
    await expect(page.locator('main .newsletter-form').getByRole('status')).toContainText(words.de.newsletter.pending)
  })

  test('comes when the line is back, and answers what was pressed meanwhile', async ({ page, context }) => {
    // Nothing is run before the styles are there.
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    const fetched = scriptsOf(page)
    await page.goto('/about')
    // Styles that come with an island later must not take the line away again.
    await page.unrouteAll({ behavior: 'wait' })
    await page.locator('.search-button').click()
    // The page has heard of it by then.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(fetched).toEqual([])
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
})
