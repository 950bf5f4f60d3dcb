import type { Page } from '@playwright/test'
import { documentCopy } from '#app/lib/copy.ts'
import { calls } from '#contract/calls.ts'
import { answerFirst } from './support/answer-first.ts'
import { expectAccessible, lookAt, looks } from './support/axe.ts'
import { remembersFailedImports } from './support/failed-imports.ts'
import { callsOf } from './support/page-calls.ts'
import { islandsAwake } from './support/scripts-run.ts'
import { expect, test } from './support/site-test.ts'
import { words as pages } from './support/words.ts'

const questions = {
  de: { question: 'Wie lange Belege aufbewahren', misspelt: 'aufbewaren', answer: '/faq#retention' },
  en: { question: 'How long to keep receipts', misspelt: 'keep reciepts', answer: '/en/faq#retention' },
}

/** What of the search was asked for. */
function searchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/search/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const { language, prefix, home, shell } = pages.de
const words = documentCopy('search', language)
const { question, misspelt, answer } = questions[language]

test.describe(language, () => {
  test('its dialog is loaded in idle time, the rest not before it is opened, each part once; it opens and closes', async ({
    page,
    visit,
  }) => {
    const asked = searchRequests(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(home)
    const button = page.getByRole('button', { name: shell.search.open, exact: true })
    await button.hover()
    await expect.poll(() => asked).toHaveLength(2)
    await page.waitForLoadState('networkidle')
    expect(asked.every((path) => path.startsWith('/assets/search-dialog-'))).toBe(true)
    await button.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await expect(page.getByText(words.suggestionsTitle)).toBeVisible()
    expect(asked.map((path) => path.replace(/-[\w-]{6,8}\./, '.')).sort()).toEqual([
      '/assets/make-search.js',
      '/assets/search-dialog.css',
      '/assets/search-dialog.js',
      `/search/${language}.json`,
    ])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await button.click()
    await expect(page.getByText(words.suggestionsTitle)).toBeVisible()
    expect(asked).toHaveLength(4)

    await test.step('it closes by its button, on Escape and by a click beside it', async () => {
      const dialog = page.getByRole('dialog')
      const open = async () => {
        await page.keyboard.press('/')
        await expect(page.getByText(words.suggestionsTitle)).toBeVisible()
      }
      await page.getByRole('button', { name: shell.search.close }).click()
      await expect(dialog).toBeHidden()
      await open()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await open()
      await page.mouse.click(640, 880)
      await expect(dialog).toBeHidden()
    })

    await test.step('the slash opens it again in the very moment in which it closes', async () => {
      await page.keyboard.press('/')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      // Until the next picture the field that has gone keeps the focus.
      await page.evaluate(() => {
        const field = document.activeElement
        document.querySelector('dialog')?.close()
        field?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
      })
      await expect(page.getByText(words.suggestionsTitle)).toBeVisible()
    })
  })

  test('a question is asked and the passage opened by keyboard alone', async ({ page, visit }) => {
    await visit(home)
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: words.label })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type(question)
    const options = page.getByRole('dialog').getByRole('option')
    await expect(options.first()).toHaveAttribute('href', answer)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(options.first().locator('mark').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeAttached()

    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', String(await options.first().getAttribute('id')))
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(answer)
    await expect(page.locator('#retention')).toBeInViewport()
    await expect(page.locator('details:has(#retention)')).toHaveAttribute('open')

    await test.step('a misspelt word finds, a click opens, also on the page being read', async () => {
      await islandsAwake(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.locator('#retention')).not.toBeInViewport()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(misspelt)
      await page.getByRole('dialog').getByRole('option').first().click()
      await expect(page).toHaveURL(answer)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('#retention')).toBeInViewport()
    })
  })

  test('a suggestion is searched for, what is not there is said, and contact is offered', async ({ page, visit }) => {
    await visit(home)
    await page.getByRole('button', { name: shell.search.open, exact: true }).click()
    const field = page.getByRole('dialog').getByRole('combobox')
    for (const suggestion of words.suggestions) {
      await page.getByRole('button', { name: suggestion }).click()
      await expect(field).toHaveValue(suggestion)
      await expect(field).toBeFocused()
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
      await field.fill('')
    }
    await field.fill('qwertz')
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: words.none.title })).toBeAttached()
    await page.getByRole('dialog').getByRole('link', { name: words.none.contact.label }).click()
    await expect(page).toHaveURL(`${prefix}/contact`)

    await test.step('a slash that is typed into a field stays there', async () => {
      await islandsAwake(page)
      const message = page.locator('textarea').first()
      await message.focus()
      await page.keyboard.type('8.1 % / 2.6 %')
      await expect(message).toHaveValue('8.1 % / 2.6 %')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('what the search does not find goes to the field of the chat, and no further by itself', async ({
    page,
    visit,
  }) => {
    const asked = callsOf(page, calls.chat)
    const chatWords = documentCopy('chat-dialog', language)
    await visit(home)
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill('qwertz uiop')
    await page.getByRole('button', { name: words.none.chat }).click()
    const chat = page.getByRole('dialog', { name: chatWords.title })
    const question = chat.getByRole('textbox', { name: chatWords.label })
    await expect(question).toBeFocused()
    await expect(question).toHaveValue('qwertz uiop')
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0)
    expect(asked).toEqual([])
    await page.keyboard.press('Enter')
    await expect(chat.locator('.chat-question')).toHaveText('qwertz uiop')
    expect(asked).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(chat).toBeHidden()
    await page.locator('header').getByRole('button', { name: shell.chat.open }).click()
    await expect(question).toHaveValue('')
  })

  test('the slash can be switched off for good, as a key by itself must be', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await visit(home)
    const button = page.getByRole('button', { name: shell.search.open, exact: true })
    const slash = page.getByRole('checkbox', { name: words.slashKey })
    await page.keyboard.press('/')
    await slash.uncheck()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
    await visit(home)
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(slash).not.toBeChecked()
    await slash.check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  for (const look of looks[language]) {
    test(`axe finds nothing and nothing overflows at ${look.width} px, ${look.colorScheme}`, async ({
      page,
      visit,
    }) => {
      await lookAt(page, look)
      await visit(home)
      const button = page.getByRole('button', { name: shell.search.open, exact: true })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.click()
      await expect(page.getByText(words.suggestionsTitle)).toBeVisible()
      const field = page.getByRole('dialog').getByRole('combobox')
      for (const text of ['', question, 'qwertz']) {
        await field.fill(text)
        await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(text === question ? 12 : 0)
        await page.keyboard.press('ArrowDown')
        await expectAccessible(page, 'dialog')
        const wide = await page.evaluate(() => {
          const dialog = document.querySelector('dialog')
          return [...(dialog?.querySelectorAll('*') ?? [])].filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1,
          ).length
        })
        expect(wide).toBe(0)
      }
    })
  }
})

test.describe('when a part of it cannot be loaded', () => {
  test.use({ allowedConsole: [/status of 503/] })

  test('the dialog says so, leads on, and tries again when it is next opened', async ({ page, visit, browser }) => {
    for (const [part, address] of [
      ['index', '**/search/*.json'],
      ['ranking', '**/assets/make-search-*.js'],
    ] as const) {
      await test.step(part, async () => {
        const canTryAgain = part === 'index' || !remembersFailedImports(browser)
        await answerFirst(page, address, (route) => route.fulfill({ status: 503 }))
        await visit(home)
        await page.keyboard.press('/')
        await expect(page.getByText(shell.search.instead)).toBeVisible()
        await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
        await page.keyboard.press('Escape')
        await page.keyboard.press('/')
        await expect(page.getByText(canTryAgain ? words.suggestionsTitle : shell.search.instead)).toBeVisible()
      })
    }
  })
})
