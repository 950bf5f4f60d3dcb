import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import type { Language } from '#contract/language.ts'
import { answerFirst } from './support/answer-first.ts'
import { callsOf, holdCalls } from './support/page-calls.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { type Words, words } from './support/words.ts'

/** Messages whose English wording is fixed: the footer and the page have their own. German has their twins. */
const specified = {
  footer: {
    empty: 'Please enter an email address',
    success: ['Success!', 'Thank you for subscribing to our newsletter.'],
    failure: 'There was a problem subscribing. Please try again later.',
  },
  block: {
    empty: ['Error', 'Please enter your email address.'],
    success: ['Subscribed!', 'Thank you! Check your emails for confirmation.'],
    failure: 'Subscription failed. Please try again.',
  },
}

const { footer, block } = words.de.newsletter
const messages: Record<Language, typeof specified> = {
  de: {
    footer: { empty: footer.empty, success: [footer.success.title, footer.success.text], failure: footer.failure },
    block: {
      empty: [block.errorTitle, block.empty],
      success: [block.success.title, block.success.text],
      failure: block.failure,
    },
  },
  en: specified,
}

type Subscriber = { email: string; status: string; language: Language; consent_page: string | null }

type Operator = <Answer>(...command: string[]) => Promise<Answer>

async function subscriber(operator: Operator, email: string): Promise<Subscriber | undefined> {
  return (await operator<Subscriber[]>('newsletter', 'readers', '--search', email)).find((row) => row.email === email)
}

/** Letters queued or sent to an address: in the store with the answer, so that none can be missed by looking too early. */
async function lettersTo(operator: Operator, address: string): Promise<string[]> {
  const mails = await operator<{ recipient: string; letter: string }[]>('mail', 'list')
  return mails.filter(({ recipient }) => recipient === address).map(({ letter }) => letter)
}

/** A form's parts on the home page, by the names that a person sees. */
function formOn(page: Page, variant: 'footer' | 'block', { newsletter: copy }: Words) {
  const form = page.locator(`.newsletter-form[data-variant=${variant}]`)
  return {
    form,
    email: form.getByLabel(copy.email, { exact: true }),
    button: form.getByRole('button'),
    answer: form.getByRole('status'),
    toast: page.locator('.toast'),
  }
}

/** Path and query of the first link to a page in a letter; its host is the server's public one. */
function linkTo(page: string, text: string | undefined): string {
  const link = text?.match(/https?:\S+/g)?.find((address) => new URL(address).pathname.endsWith(page))
  if (!link) throw new Error(`There is no link to ${page} in this letter`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Opens a link without a person, as the scanners of mail servers do. */
async function scan(request: APIRequestContext, link: string): Promise<void> {
  for (let times = 0; times < 3; times += 1) expect((await request.get(link)).status()).toBe(200)
}

const language = words.en
const { newsletter: copy, newsletterPages: pages, prefix } = language
const message = messages[language.language]
const isGerman = language.language === 'de'

test.describe(language.language, () => {
  test("the footer's form", async ({ page, visit, mailTo, operator }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const form = formOn(page, 'footer', language)
    await visit(`${prefix}/faq`)
    await expect(form.button).toHaveText(isGerman ? 'Anmelden' : copy.submit)
    await form.button.click()
    await expect(form.email).toHaveAccessibleDescription(message.footer.empty)
    await expect(form.email).toBeFocused()
    await form.email.fill('mira@')
    await form.email.press('Enter')
    await expect(form.email).toHaveAccessibleDescription(copy.invalid)
    await expect(form.email).toHaveValue('mira@')

    const email = newAddress('footer')
    await form.email.fill(email)
    await form.email.press('Enter')
    for (const text of message.footer.success) await expect(form.toast).toContainText(text)
    await expect(form.answer).toHaveText(copy.pending)
    await expect(form.email).toHaveValue('')
    await expect(form.email).toHaveAttribute('aria-invalid', 'false')
    expect(await subscriber(operator, email)).toMatchObject({
      status: 'pending',
      language: language.language,
      consent_page: `${prefix}/faq`,
    })
    const mail = await mailTo(email)
    expect(mail.subject).toBe(
      isGerman ? 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter' : 'Please confirm your newsletter subscription',
    )
    expect(linkTo('/newsletter/confirm', mail.text)).toMatch(new RegExp(`^${prefix}/newsletter/confirm\\?token=`))
  })

  test('the block on a page', async ({ page, visit, mailTo }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const form = formOn(page, 'block', language)
    await visit(`${prefix}/video-studio`)
    await form.button.click()
    await expect(form.email).toHaveAccessibleDescription(message.block.empty.join(' '))
    await expect(form.email).toBeFocused()
    await form.email.fill('mira')
    await form.button.click()
    await expect(form.email).toHaveAccessibleDescription(copy.invalid)

    const email = newAddress('block')
    await form.email.fill(email)
    await form.button.click()
    await expect(form.answer).toHaveText([...message.block.success, copy.pending].join(' '))
    await expect(form.email).toHaveValue('')
    await expect(form.toast).toHaveCount(0)
    await mailTo(email, { letter: 'newsletter-confirmation' })
  })

  test.describe('when it fails', () => {
    test.use({ allowedConsole: [/ERR_FAILED|status of (429|500)/] })

    const { reasons } = language.forms
    const failures = [
      { what: 'a server that fails', status: 500, body: { success: false, code: 'unexpected' } },
      { what: 'no connection', reason: reasons.network },
      {
        what: 'too many attempts',
        status: 429,
        headers: { 'retry-after': '60' },
        body: { success: false, code: 'rate_limited', message: 'Rate limit exceeded' },
        reason: reasons.rateLimitedMinute,
      },
    ]
    test('both forms keep the address', async ({ page, visit }) => {
      await visit(`${prefix}/video-studio`)
      const atEnd = formOn(page, 'footer', language)
      const inPage = formOn(page, 'block', language)
      await atEnd.email.fill('mira@example.com')
      await inPage.email.fill('mira@example.com')
      for (const { what, status, headers, body, reason = '' } of failures) {
        await test.step(what, async () => {
          await answerFirst(
            page,
            `**${calls.newsletterSubscribe}`,
            (route) => (status ? route.fulfill({ status, headers, json: body }) : route.abort()),
            2,
          )
          await atEnd.button.click()
          await expect(page.getByRole('alert').last()).toContainText(message.footer.failure)
          await expect(atEnd.toast.last()).toContainText(reason)
          // A toast goes; what stands beside the form stays.
          await expect(atEnd.answer).toContainText(message.footer.failure)
          await expect(atEnd.answer).toContainText(reason)
          await expect(atEnd.email).toHaveValue('mira@example.com')

          await inPage.button.click()
          await expect(inPage.answer).toContainText(`${message.block.empty[0]} ${message.block.failure}`)
          await expect(inPage.answer).toContainText(reason)
          await expect(inPage.email).toHaveValue('mira@example.com')
        })
      }
    })
  })

  test('the button says that it is sending, and sends once', async ({ page, visit, request, operator }) => {
    const email = newAddress('held')
    const sent = callsOf(page, calls.newsletterSubscribe)
    const release = await holdCalls(page, calls.newsletterSubscribe)
    await visit(`${prefix}/newsletter`)
    const form = formOn(page, 'block', language)
    await form.email.fill(email)
    await form.button.click()
    await expect(form.button).toHaveText(isGerman ? 'Anmelden...' : copy.sending)
    await form.email.press('Enter')
    release()
    await expect(form.answer).toHaveText([...message.block.success, copy.pending].join(' '))
    await expect(form.button).toHaveText(isGerman ? 'Anmelden' : copy.submit)
    expect(sent).toHaveLength(1)

    await test.step('the same address gets the same answer, and not a second letter at once', async () => {
      await form.email.fill(email)
      await form.button.click()
      await expect.poll(() => sent.length).toBe(2)
      await expect(form.email).toHaveValue('')
      await expect(form.answer).toHaveText([...message.block.success, copy.pending].join(' '))
      expect(await lettersTo(operator, email)).toEqual(['newsletter-confirmation'])
      const answers = []
      for (const address of [email, email.toUpperCase(), newAddress('unknown')]) {
        const answer = await request.post(calls.newsletterSubscribe, { data: { email: address } })
        answers.push([answer.status(), await answer.text()])
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
      expect(await lettersTo(operator, email)).toEqual(['newsletter-confirmation'])
    })
  })

  test('from the letter to the list, and off it again', async ({ page, visit, request, mailTo, operator }) => {
    const email = newAddress('reader')
    await request.post(calls.newsletterSubscribe, { data: { email, language: language.language, page: '/blog' } })
    const confirmation = await mailTo(email, { letter: 'newsletter-confirmation' })
    const link = linkTo('/newsletter/confirm', confirmation.text)
    expect(linkTo('/newsletter/confirm', String(confirmation.html).match(/href="([^"]+)"/)?.[1])).toBe(link)

    // Opening the link changes nothing; its button does.
    await scan(request, link)
    await visit(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirm.ask.title)
    expect(await subscriber(operator, email)).toMatchObject({ status: 'pending' })
    const confirm = page.getByRole('main').getByRole('button', { name: pages.confirm.ask.button })
    await confirm.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirm.done.title)
    expect(await subscriber(operator, email)).toMatchObject({ status: 'confirmed', consent_page: '/blog' })
    await page.getByRole('main').getByRole('link', { name: pages.confirm.done.button }).click()
    await expect(page).toHaveURL(language.home)

    const welcome = await mailTo(email, { letter: 'newsletter-welcome' })
    expect(welcome.subject).toBe(
      isGerman ? 'Ihre Anmeldung zum Newsletter ist bestätigt' : 'Your newsletter subscription is confirmed',
    )
    const headers = Object.fromEntries(welcome.headerLines.map(({ key, line }) => [key, line]))
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const leave = linkTo('/newsletter/unsubscribe', welcome.text)
    const listed = /<(.+)>/.exec(headers['list-unsubscribe']?.replace(/\s+/g, '') ?? '')?.[1]
    expect(linkTo('/newsletter/unsubscribe', listed)).toBe(leave)

    // A second use finds what the first has done, and no second welcome goes out.
    await visit(link)
    await confirm.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirm.done.title)
    expect((await lettersTo(operator, email)).sort()).toEqual(['newsletter-confirmation', 'newsletter-welcome'])

    await scan(request, leave)
    await visit(leave)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.unsubscribe.ask.title)
    expect(await subscriber(operator, email)).toMatchObject({ status: 'confirmed' })
    await page.getByRole('main').getByRole('button', { name: pages.unsubscribe.ask.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.unsubscribe.done.title)
    expect(await subscriber(operator, email)).toMatchObject({ status: 'unsubscribed' })
  })

  test.describe('links that no longer work', () => {
    test.use({ allowedConsole: [/status of 400/] })

    test('say so, and what to do instead', async ({ page, visit }) => {
      await visit(`${prefix}/newsletter/confirm?token=unknown`)
      await page.getByRole('main').getByRole('button', { name: pages.confirm.ask.button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.confirm.expired.title)
      await expect(formOn(page, 'block', language).email).toBeVisible()

      await visit(`${prefix}/newsletter/unsubscribe?token=unknown`)
      await page.getByRole('main').getByRole('button', { name: pages.unsubscribe.ask.button }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.unsubscribe.expired.title)
      await page.getByRole('main').getByRole('link', { name: pages.unsubscribe.expired.button }).click()
      await expect(page).toHaveURL(`${prefix}/contact`)
    })
  })
})

test('one click in a mail program unsubscribes, without a page', async ({ request, mailTo, operator }) => {
  const email = newAddress('one-click')
  await request.post(calls.newsletterSubscribe, { data: { email } })
  const confirmation = await mailTo(email, { letter: 'newsletter-confirmation' })
  await request.post(linkTo('/newsletter/confirm', confirmation.text), { form: {} })
  const welcome = await mailTo(email, { letter: 'newsletter-welcome' })
  const leave = linkTo('/newsletter/unsubscribe', welcome.text)
  for (const times of ['first', 'second']) {
    const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(answer.status(), times).toBe(200)
    expect(await subscriber(operator, email)).toMatchObject({ status: 'unsubscribed' })
  }
})
