import type { Page, Route } from '@playwright/test'
import { documentCopy } from '#app/lib/copy.ts'
import { fill } from '#app/lib/fill.ts'
import { calls } from '#contract/calls.ts'
import { answerFirst } from './support/answer-first.ts'
import { expectAccessible } from './support/axe.ts'
import { callsOf } from './support/page-calls.ts'
import { expect, test } from './support/site-test.ts'
import { startSlowAnswer } from './support/slow-answer.ts'
import { type Words, words } from './support/words.ts'

/** A message whose English wording is fixed, and its German twin. */
const specifiedError = {
  de: 'Entschuldigung, es gab einen Fehler. Bitte versuchen Sie es noch einmal.',
  en: 'Sorry, there was an error. Please try again.',
}

const questions = {
  de: { question: 'Wie lange Belege aufbewahren?', answer: /Zehn Jahre/, href: '/faq#retention', unknown: 'Qwertz?' },
  en: {
    question: 'How long must we keep receipts?',
    answer: /Ten years/,
    href: '/en/faq#retention',
    unknown: 'Qwertz?',
  },
}

/** The chat of a page, by the names that a person sees. */
function chatOn(page: Page, { language, shell }: Words) {
  const words = documentCopy('chat-dialog', language)
  const dialog = page.getByRole('dialog', { name: words.title })
  const field = dialog.getByRole('textbox', { name: words.label })
  return {
    words,
    dialog,
    field,
    button: page.locator('header').getByRole('button', { name: shell.chat.open }),
    latest: dialog.locator('.chat-exchange').last(),
    news: dialog.getByRole('status'),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    ask: async (question: string) => {
      await field.fill(question)
      await field.press('Enter')
    },
  }
}

/** What is kept in the tab's storage under the site's own names. */
const kept = (page: Page) => page.evaluate(() => ['chat', 'contact-message'].filter((name) => name in sessionStorage))

const language = words.de
const { prefix, home, shell } = language
const { question, answer, href, unknown } = questions[language.language]

test.describe(language.language, () => {
  test('nothing of it is loaded before it is opened, nothing kept before the first question', async ({
    page,
    visit,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/chat/.test(pathname)) asked.push(pathname.replace(/-[\w-]{6,8}\./, '.'))
    })
    const { button, dialog, field, words } = chatOn(page, language)
    await visit(home)
    await button.hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

    await button.click()
    await expect(field).toBeFocused()
    await expect(dialog).toContainText(words.welcome)
    await expect(dialog).toContainText(words.data.text)
    expect(asked.sort()).toEqual(['/assets/chat-dialog.css', '/assets/chat-dialog.js', `${prefix}/chat.json`])
    expect(await kept(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('an answer leads to its passage, and the chat is there again until it is restarted', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const asked = callsOf(page, calls.chat)
    const { button, dialog, field, latest, words, press, ask } = chatOn(page, language)
    await visit(`${prefix}/services/tax-reporting`)
    await button.click()
    for (const starter of words.starters['/services/tax-reporting'] ?? []) {
      await expect(dialog.getByRole('button', { name: starter })).toBeVisible()
    }
    await press(words.starters['/services/tax-reporting']?.[0] ?? '')
    await expect(latest).toHaveAttribute('data-status', 'answered')
    await expect(field).toBeFocused()

    // The page beside it stays in use.
    await page.getByRole('link', { name: 'Saldora' }).first().hover()
    await ask(question)
    await expect(latest.locator('.chat-answer')).toContainText(answer)
    expect(asked.map((call) => (call as { messages: unknown[] }).messages.length)).toEqual([1, 3])
    await latest.locator('.chat-sources a').first().click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('#retention')).toBeInViewport()
    await expect(page.locator('details:has(#retention)')).toHaveAttribute('open')
    await expect(dialog).toBeHidden()

    await expect(button).toHaveAccessibleName(`${shell.chat.open} (${shell.chat.kept})`)
    await button.click()
    await expect(dialog.locator('.chat-question')).toHaveCount(2)
    await expect(latest.locator('.chat-question')).toBeInViewport()
    await press(words.restart)
    await expect(dialog.locator('.chat-question')).toHaveCount(0)
    await expect(field).toBeFocused()
    expect(await kept(page)).toEqual([])
    // From wherever the focus is.
    await page.locator('.brand').first().focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toHaveAccessibleName(shell.chat.open)
  })

  test('by keyboard alone, and told to a screen reader when it is whole', async ({ page, visit }) => {
    const { button, dialog, field, latest, news, words } = chatOn(page, language)
    await visit(home)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.locator('.chat-exchange')).toHaveCount(0)
    const [first = '', second = ''] = question.split(/(?<= lange | long )/)
    await page.keyboard.type(first)
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type(second)
    await expect(field).toHaveValue(`${first}\n${second}`)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(latest).toHaveAttribute('data-status', 'answered')
    await expect(news).toHaveText(answer)
    await expect(news).not.toHaveText(/\[\d\]/)
    await expect(dialog.getByRole('list', { name: words.log }).getByText(words.machine)).toBeVisible()

    await latest.getByRole('button', { name: words.copy }).press('Shift+Tab')
    await expect(latest.locator('.chat-sources a').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
  })

  test('a question without an answer is handed on where its visitor agrees, by itself or to a person', async ({
    page,
    visit,
  }) => {
    const { button, dialog, latest, words, press, ask } = chatOn(page, language)
    const handedOn = callsOf(page, calls.handOnQuestion)
    const sent = callsOf(page, calls.sendContactEmail)
    await visit(home)
    await button.click()
    await ask(question)
    await expect(latest.locator('.chat-answer')).toContainText(answer)
    await expect(latest.getByRole('checkbox')).toHaveCount(0)

    await test.step('once and by itself', async () => {
      await ask(unknown)
      await expect(latest).toHaveAttribute('data-status', 'unknown')
      const box = latest.getByRole('checkbox', { name: words.handOn.consent })
      await expect(box).not.toBeChecked()
      await press(words.handOn.label)
      await expect(latest).toContainText(words.handOn.unticked)
      await expect(box).toBeFocused()
      expect(handedOn).toEqual([])
      await box.check()
      await press(words.handOn.label)
      await expect(latest).toContainText(words.handOn.sent)
      await expect(latest.locator('.chat-hand-on')).toBeFocused()
      expect(handedOn).toEqual([{ question: unknown, language: language.language, agreeToPrivacy: true }])
      await page.reload()
      await button.click()
      await expect(dialog).toContainText(words.handOn.sent)
      await expect(dialog.getByRole('checkbox')).toHaveCount(0)
    })

    await test.step('to a person, only as shown and wished', async () => {
      const message = page.locator('#contact-message')
      await expect(latest).toHaveAttribute('data-status', 'unknown')
      await expect(latest.getByRole('link', { name: words.booking })).toHaveAttribute('target', '_blank')
      await latest.getByRole('button', { name: words.askHuman }).click()
      const preview = dialog.getByRole('region', { name: words.handOver.preview })
      await expect(preview).toContainText(fill(words.handOver.question, { text: unknown }))
      await expect(dialog.getByRole('heading', { name: words.handOver.title })).toBeFocused()
      expect(await kept(page)).toEqual(['chat'])
      await press(words.handOver.back)
      await expect(latest).toBeVisible()
      await latest.getByRole('button', { name: words.askHuman }).click()
      const shown = await preview.innerText()
      await dialog.getByRole('link', { name: words.handOver.go }).click()
      await expect(page).toHaveURL(`${prefix}/contact#contact-form`)
      await expect(message).toHaveValue(shown)
      expect(await kept(page)).toEqual(['chat'])

      // On the form's own page, below what was typed.
      await visit(`${prefix}/contact`)
      await expect(message).toHaveValue('')
      await message.fill('Guten Tag')
      await button.click()
      await dialog.locator('.chat-ways button').click()
      await dialog.getByRole('link', { name: words.handOver.go }).click()
      await expect(dialog).toBeHidden()
      await expect(message).toHaveValue(`Guten Tag\n\n${shown}`)
      expect(sent).toEqual([])
    })
  })

  test.describe('when it fails', () => {
    test.use({ allowedConsole: [/ERR_FAILED|status of (429|503)/] })

    test('it says so, keeps the question, and answers when asked again', async ({ page, visit }) => {
      const { button, dialog, latest, news, words, press, ask } = chatOn(page, language)
      const { reasons } = language.forms
      const refusal =
        (status: number, code: string, headers = {}) =>
        (route: Route) =>
          route.fulfill({ status, headers, json: { success: false, message: 'Refused', code } })
      const failures: { answer: (route: Route) => Promise<void>; reason: string }[] = [
        { answer: (route) => route.abort(), reason: reasons.network },
        {
          answer: refusal(429, 'rate_limited', { 'retry-after': '150' }),
          reason: fill(reasons.rateLimitedMinutes, { minutes: 3 }),
        },
        { answer: refusal(503, 'unavailable'), reason: '' },
        { answer: (route) => route.fulfill({ body: '<p>', contentType: 'text/html' }), reason: '' },
        {
          answer: (route) =>
            route.fulfill({ body: 'event: delta\ndata: {"text":"Zehn <b>"}\n\n', contentType: 'text/event-stream' }),
          reason: words.cutOff,
        },
      ]
      let areWordsAway = true
      await page.route('**/chat.json', (route) => (areWordsAway ? route.fulfill({ status: 503 }) : route.fallback()))
      await visit(home)
      await test.step('its words cannot be loaded: the page says so, and another click opens it', async () => {
        // The press asks for them; where that has failed before its end, it asks again.
        const refused = page.waitForResponse('**/chat.json')
        await button.hover()
        await page.mouse.down()
        await refused
        await page.mouse.up()
        await expect(page.getByRole('alert')).toContainText(shell.chat.instead)
        areWordsAway = false
        await button.click()
        await expect(dialog).toBeVisible()
      })
      for (const [index, { answer, reason }] of failures.entries()) {
        await answerFirst(page, `**${calls.chat}`, answer)
        await (index === 0 ? ask(question) : press(words.retry))
        await expect(latest.locator('.chat-error')).toHaveText(`${specifiedError[language.language]} ${reason}`.trim())
        await expect(news).toHaveText(`${specifiedError[language.language]} ${reason}`.trim())
        await expect(latest.locator('.chat-question')).toHaveText(question)
      }
      await expect(latest.locator('.chat-answer')).toHaveText('Zehn <b>')
      await press(words.retry)
      await expect(latest.locator('.chat-answer')).toContainText(answer)
      await expect(dialog.locator('.chat-exchange')).toHaveCount(1)
    })
  })
})

const { de: german, en: english } = words

test('an answer is shown as it comes, told once it is whole, and can be stopped', async ({ page, visit }) => {
  const { question, answer, unknown } = questions.de
  const { button, dialog, field, latest, news, words, press, ask } = chatOn(page, german)
  const slow = await startSlowAnswer()
  await answerFirst(page, `**${calls.chat}`, (route) => route.continue({ url: slow.url }))
  try {
    await visit(german.home)
    await button.click()
    await ask(question)
    await expect(latest).toContainText(words.searching)
    await slow.send('delta', { text: 'Zehn Jahre' })
    await slow.send('delta', { text: ' [1]. <b>Nicht</b> ' })
    await expect(latest.locator('.chat-answer')).toHaveText('Zehn Jahre. <b>Nicht</b>')
    await expect(news).toHaveText(words.searching)
    // What is typed meanwhile waits.
    await ask(unknown)
    await expect(field).toHaveValue(unknown)
    await press(words.stop)
    await expect(latest).toContainText(words.stopped)
    await expect(news).toHaveText(words.stopped)
    await expect(latest.locator('.chat-answer')).toHaveText('Zehn Jahre. <b>Nicht</b>')
    await expect(dialog.locator('.chat-exchange')).toHaveCount(1)
  } finally {
    await slow.stop()
  }
  await press(words.retry)
  await expect(latest.locator('.chat-sources')).toBeVisible()
  await expect(latest.locator('.chat-answer')).toContainText(answer)
  await expect(field).toHaveValue(unknown)

  await test.step('an answer in one piece is as good', async () => {
    const json = {
      success: true,
      message: 'Zehn Jahre. [1]',
      sources: [{ title: 'FAQ', href: '/faq#retention' }],
      answered: true,
    }
    await answerFirst(page, `**${calls.chat}`, (route) => route.fulfill({ json }))
    await ask(question)
    await expect(latest.locator('.chat-answer')).toHaveText('Zehn Jahre.1')
    await expect(latest.getByRole('link', { name: 'FAQ', exact: true })).toHaveAttribute('href', '/faq#retention')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('it fills the screen, and a passage of the same page is seen', async ({ page, visit }) => {
    const { button, dialog, latest, words } = chatOn(page, english)
    await visit('/en/faq')
    await button.tap()
    await expect(dialog).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    // The screen keyboard would cover the questions.
    await expect(dialog.getByRole('heading', { name: words.title })).toBeFocused()
    const starter = words.starters['/faq']?.[0] ?? ''
    await dialog.getByRole('button', { name: starter }).tap()
    await latest.locator('.chat-sources a').first().tap()
    await expect(page).toHaveURL(questions.en.href)
    await expect(dialog).toBeHidden()
    await expect(page.locator('#retention')).toBeInViewport()
  })
})

/** What axe finds in the dialog, what is hard to hit, and what reaches beyond the screen's edge. */
async function expectWell(page: Page) {
  await expectAccessible(page, 'dialog')
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('dialog *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100)),
  )
  expect(wide).toEqual([])
}

/** All states in two looks that share neither width nor scheme. */
for (const { width, colorScheme, words } of [
  { width: 320, colorScheme: 'light', words: german },
  { width: 1280, colorScheme: 'dark', words: english },
] as const) {
  test.describe('in every state', () => {
    // Axe is busy all the time, on a machine that may be as well.
    test.describe.configure({ timeout: 90_000 })
    test.use({ allowedConsole: [/ERR_FAILED/] })

    test(`axe finds nothing and nothing overflows at ${width} px, ${colorScheme}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      const chat = chatOn(page, words)
      await visit(words.home)
      await chat.button.click()
      await expect(chat.field).toBeFocused()
      await test.step('start', () => expectWell(page))
      await chat.ask(questions[words.language].question)
      await expect(chat.latest).toHaveAttribute('data-status', 'answered')
      await test.step('answered', () => expectWell(page))
      await chat.ask('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4))
      await expect(chat.latest).toHaveAttribute('data-status', 'unknown')
      await test.step('unknown', () => expectWell(page))
      await answerFirst(page, `**${calls.chat}`, (route) => route.abort())
      await chat.ask(questions[words.language].question)
      await expect(chat.latest).toHaveAttribute('data-status', 'failed')
      await test.step('failed', () => expectWell(page))
      await chat.dialog.locator('.chat-ways button').click()
      await test.step('hand-over', () => expectWell(page))
    })
  })
}
