import { read } from '#content/documents.ts'
import { openOffice } from '../support/desk-office.ts'
import { expect, sit, test } from '../support/desk-test.ts'

/** Promise: a preview of unpublished words sends nothing, and stays where it is. */

const language = 'en'
const look = { locale: 'en-GB', viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

test(`a form of a preview says so and sends nothing, and its page stays, ${language}`, async ({ atDesk, server }) => {
  test.setTimeout(120_000)
  const { notSent } = read('preview', language)
  const office = await openOffice(server)
  const { member } = await office.sitDown('owner')
  const services = office.servicesOf({ kind: 'member', id: member.id, name: member.name })
  const faq = await services.editing.open('faq')
  if (!faq) throw new Error('There is no FAQ')
  const value = {
    ...faq.value,
    de: { ...(faq.value.de as object), meta: { title: 'Anders', description: 'Anders', keywords: [] } },
  }
  expect(await services.editing.save('faq', value, {})).toMatchObject({ ok: true })
  const outcome = await services.previewLinks.link(['de/faq'])
  if (!outcome.ok) throw new Error(outcome.problem)
  const base = `/preview/${outcome.link.token}${language === 'en' ? '/en' : ''}`
  const page = await atDesk(look)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  const notice = page.getByRole('alert').filter({ hasText: notSent })

  for (const path of ['/contact', '/waitlist']) {
    await page.goto(base + path)
    const form = page.locator('main form[method=post]').first()
    await form.evaluate((one: HTMLFormElement) => {
      for (const field of one.querySelectorAll<HTMLInputElement>('[required]')) field.required = false
      one.requestSubmit()
    })
    await expect(notice, path).toBeVisible()
    await expect(notice).toBeFocused()
    const folder = process.env.PICTURES
    if (folder && path === '/contact') await page.screenshot({ path: `${folder}/preview-${language}.png` })
  }
  await page.goto(`${base}/about`)
  const footer = page.locator('footer form[method=post]')
  await footer.scrollIntoViewIfNeeded()
  await footer.locator('input[type=email]').fill('erika@example.com')
  await footer.getByRole('button').first().click()
  await expect(notice).toBeVisible()

  expect(posts.filter((path) => !path.includes('get_'))).toEqual([])
  for (const table of ['contact_messages', 'outbox', 'waitlist_entries', 'newsletter_subscribers'] as const)
    expect(await office.db.selectFrom(table).selectAll().execute(), table).toEqual([])

  const auth = await services.editing.open('auth')
  const titled = { ...auth?.value, de: { ...(auth?.value.de as object), title: 'Anders' } }
  expect(await services.editing.save('auth', titled, {})).toMatchObject({ ok: true })
  await sit(page, office, language)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.addInitScript(() => {
    const later = window.setTimeout
    if (window !== top) window.setTimeout = ((work: TimerHandler, ms = 0) => later(work, ms / 50)) as typeof later
  })
  await page.goto('/desk/content/auth')
  const stay = page.frameLocator('iframe').locator('.auth-redirect button')
  await expect(stay).toBeVisible()
  // The page counts five seconds down to the published home page, which no frame may hold.
  await stay.evaluate(() => new Promise((done) => setTimeout(done, 20_000)))
  await expect(stay).toBeVisible()
})
