import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import type { ParsedMail } from 'mailparser'
import { calls } from '#contract/calls.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { words as pages, type Words } from '../support/words.ts'

/** Promise: a reader changes what they receive, or leaves, by the links of a letter alone. */

type Reader = { email: string; status: string; language: string }
type MailTo = (address: string, sought?: { letter?: string }) => Promise<ParsedMail>

/** Path and query of a letter's link to a page. */
function linkTo(page: string, mail: ParsedMail): string {
  const link = mail.text?.match(/https?:\S+/g)?.find((address) => new URL(address).pathname.endsWith(page))
  if (!link) throw new Error(`There is no link to ${page} in this letter`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** A confirmed reader and the link to the preferences from the welcome letter. */
async function subscribe(request: APIRequestContext, mailTo: MailTo, { language }: Words) {
  const email = newAddress('preferences')
  await request.post(calls.newsletterSubscribe, { data: { email, language } })
  const confirmation = linkTo('/confirm', await mailTo(email, { letter: 'newsletter-confirmation' }))
  expect((await request.post(confirmation, { form: {} })).status()).toBe(200)
  return { email, link: linkTo('/preferences', await mailTo(email, { letter: 'newsletter-welcome' })) }
}

/** What the server has stored of the reader behind a link; undefined when it knows none. */
async function readerOf(request: APIRequestContext, link: string): Promise<Reader | undefined> {
  const { search } = new URL(link, 'https://site.example')
  const answer = await request.get(`/newsletter/preferences.json${search}`)
  return answer.ok() ? answer.json() : undefined
}

for (const [words, javaScriptEnabled] of [
  [pages.de, true],
  [pages.en, false],
] as const) {
  const { preferences: copy } = words.newsletterPages
  const other = words.language === 'de' ? 'en' : 'de'

  test.describe(`${words.language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, allowedConsole: [/status of 400/] })

    test('a reader sees, changes and deletes what is stored', async ({ page, request, mailTo }) => {
      const { email, link } = await subscribe(request, mailTo, words)
      const heading = page.getByRole('heading', { level: 1 })
      const main = page.getByRole('main')
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click()

      const answer = await page.goto(link)
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      })
      await expect(heading).toHaveText(copy.title)
      await expect(main).toContainText(copy.lead.replace('{email}', email))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      for (const [width, colorScheme] of [
        [390, 'light'],
        [1280, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        // Axe is a script; the page without is the same page.
        if (javaScriptEnabled) await expectAccessible(page)
      }
      expect(await readerOf(request, link)).toMatchObject({ status: 'confirmed', language: words.language })

      const download = page.waitForEvent('download')
      await main.getByRole('link', { name: copy.data.download }).click()
      const file = await (await download).path()
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ email, status: 'confirmed' })

      await main.getByRole('radio', { name: copy.language.names[other] }).check()
      await press(copy.language.button)
      await expect(main.getByRole('status')).toHaveText(copy.notices.language)
      await expect(main.getByRole('radio', { name: copy.language.names[other] })).toBeChecked()
      expect(await readerOf(request, link)).toMatchObject({ status: 'confirmed', language: other })

      await press(copy.leave.button)
      await expect(main.getByRole('status')).toHaveText(copy.notices.left)
      await expect(main.getByRole('link', { name: copy.leave.again })).toBeVisible()
      expect(await readerOf(request, link)).toMatchObject({ status: 'unsubscribed' })

      await main.getByRole('checkbox').evaluate((box) => box.removeAttribute('required'))
      await press(copy.erase.button)
      await expect(main.getByRole('status')).toHaveText(copy.notices.unsure)
      if (javaScriptEnabled) await expectAccessible(page)
      await main.getByRole('checkbox').check()
      await press(copy.erase.button)
      await expect(heading).toHaveText(copy.erased.title)
      expect(await readerOf(request, link)).toBeUndefined()

      await page.goto(link)
      await expect(heading).toHaveText(copy.missing.title)
    })
  })
}

const words = pages.de
const { preferences: copy } = words.newsletterPages

test.describe(words.language, () => {
  test.use({ allowedConsole: [/status of 400/] })

  test('a scanner changes nothing, and a link without its end opens nothing', async ({ page, request, mailTo }) => {
    const { email, link } = await subscribe(request, mailTo, words)
    for (let times = 0; times < 3; times += 1) expect((await request.get(link)).status()).toBe(200)
    expect(await readerOf(request, link)).toMatchObject({ status: 'confirmed', language: words.language })
    for (const broken of [link.slice(0, -1), link.split('?')[0] ?? '']) {
      await page.goto(broken)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.missing.title)
      await expect(page.getByRole('main')).not.toContainText(email)
    }
  })
})

test('no Referer tells the token, and no log either', async ({ page, request, mailTo, server }) => {
  const { link } = await subscribe(request, mailTo, words)
  const referers: string[] = []
  page.on('request', (sent) => referers.push(sent.headers().referer ?? ''))
  await page.goto(link)
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByRole('contentinfo').getByRole('link').first().waitFor()
  await page.goto(`${link}&again`)
  expect(referers.filter((referer) => referer.includes('token'))).toEqual([])
  const token = new URL(link, server.url).searchParams.get('token') ?? 'missing'
  expect(server.output()).not.toContain(token.slice(-20))
})
