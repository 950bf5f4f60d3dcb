import { read } from '#content/documents.ts'
import { eventFacts } from '#content/event-facts.ts'
import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from './support/site-test.ts'
import { words } from './support/words.ts'

const events = read('events')

/** Whichever the operator has announced. */
const announced = events.slice(0, 1)

const language = words.de

for (const event of announced) {
  test('registering for an event names it in the form, and sends its id', async ({ page, visit }) => {
    const { title, date, time, registration, start } = eventFacts(event, language.language)
    await page.clock.setFixedTime(new Date(Date.parse(start) - 86_400_000))
    await visit(`${language.prefix}/video-studio`)
    const entry = page.getByRole('listitem').filter({ hasText: title })
    await expect(entry).toHaveAttribute('data-state', 'upcoming')
    const file = await page.request.get((await entry.getByRole('link', { name: '.ics' }).getAttribute('href')) ?? '')
    expect(await file.text()).toContain(`UID:${event.id}@`)
    const link = (await entry.getByRole('link').first().getAttribute('href')) ?? ''
    await visit(link)
    const form = page.locator('#contact-form')
    const { labels, submit } = language.contact.form
    const line = form.getByText(`${labels.event} ${title}, ${date}, ${time}`)
    await expect(line).toBeVisible()
    await expect(form.getByLabel(labels.message, { exact: true })).toHaveValue(registration)
    await form.getByLabel(labels.name, { exact: true }).fill('Mira Beispiel')
    await form.getByLabel(labels.email, { exact: true }).fill(newAddress('event'))
    const sent = page.waitForRequest(`**${calls.sendContactEmail}`)
    await form.getByRole('button', { name: submit }).click()
    expect((await sent).postDataJSON()).toMatchObject({ event: event.id, message: registration })
    await expect(line).toBeHidden()
  })
}
