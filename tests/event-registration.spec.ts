import { eventFacts } from '#content/event-facts.ts'
import { events } from '#content/events.ts'
import { expect, test } from './support/site-test.ts'
import { bothLanguages } from './support/words.ts'

/** Whichever the operator has announced. */
const announced = events.slice(0, 1).flatMap((event) => bothLanguages.map((language) => ({ event, language })))

for (const { event, language } of announced) {
  test(`registering for an event fills in the sentence that the server knows again, ${language.language}`, async ({
    page,
    visit,
  }) => {
    const { title, registration, start } = eventFacts(event, language.language)
    await page.clock.setFixedTime(new Date(Date.parse(start) - 86_400_000))
    await visit(`${language.prefix}/video-studio`)
    const entry = page.getByRole('listitem').filter({ hasText: title })
    await expect(entry).toHaveAttribute('data-state', 'upcoming')
    const file = await page.request.get((await entry.getByRole('link', { name: '.ics' }).getAttribute('href')) ?? '')
    expect(await file.text()).toContain(`UID:${event.id}@`)
    const link = (await entry.getByRole('link').first().getAttribute('href')) ?? ''
    await visit(link)
    await expect(page.getByLabel(language.contact.form.labels.message, { exact: true })).toHaveValue(
      new RegExp(RegExp.escape(registration)),
    )
  })
}
