import { fill } from '#app/lib/fill.ts'
import { read } from '#content/documents.ts'
import { availability } from '#content/tiers.ts'
import { calls } from '#contract/calls.ts'
import { expect, newAddress, test } from '../support/site-test.ts'
import { tierOf } from '../support/tiers.ts'
import { type WaitlistEntry, wizardOn } from '../support/wizard.ts'
import { words } from '../support/words.ts'

/** Promise: the places left are the same live figure wherever they are shown. */

const defaultTiers = availability(read('tiers'))

type Desk = Pick<Parameters<Parameters<typeof test>[2]>[0], 'operator' | 'request'>

/** Sets the places of early access and waits until the server says so: it keeps its answer for a moment. */
async function setPlaces({ operator, request }: Desk, total: number): Promise<void> {
  await operator('tiers', 'set', 'early_access', '--total', String(total))
  const answered = async () => tierOf(await (await request.post(calls.tierAvailability)).json(), 'early_access')
  await expect.poll(async () => (await answered()).total_slots).toBe(total)
}

test.describe('places left in the beta', () => {
  test.afterEach(async ({ operator, request }) => {
    await setPlaces({ operator, request }, 25)
  })

  const language = words.en
  const { home, prefix, shell, waitlist } = language

  test(`are live wherever they are shown, ${language.language}`, async ({ page, visit, operator, request }) => {
    const wizard = wizardOn(page, language)
    const figure = page.locator('.beta-figure')
    const banner = page.locator('.banner')
    await setPlaces({ operator, request }, 30)
    await visit(home)
    await expect(figure).toHaveText('22')
    await expect(banner).toContainText(fill(shell.topBanner.text, { available: 22, total: 30 }))
    await wizard.toMotivation(newAddress('places'))
    await wizard.back.click()
    await expect(wizard.wizard).toContainText(fill(waitlist.wizard.offer.places, { available: 22, total: 30 }))
    await wizard.choose.click()

    // Asked for again after a successful submission.
    await setPlaces({ operator, request }, 29)
    await wizard.consent.check()
    await wizard.submit.click()
    await expect(figure).toHaveText('21')
    await expect(banner).toContainText(fill(shell.topBanner.text, { available: 21, total: 29 }))
  })

  test(`when all are taken, the general list remains, ${language.language}`, async ({
    page,
    visit,
    operator,
    request,
  }) => {
    const { offer, done } = waitlist.wizard
    const wizard = wizardOn(page, language)
    const email = newAddress('general')
    await setPlaces({ operator, request }, 8)
    await visit(`${prefix}/waitlist`)
    await expect(page.locator('.banner')).toContainText(fill(shell.topBanner.textFull, { total: 8 }))
    await wizard.join.click()
    await wizard.email.fill(email)
    await wizard.next.click()
    await expect(wizard.wizard).toContainText(offer.full)
    await expect(wizard.choose).toHaveCount(0)
    await wizard.chooseGeneral.click()
    await wizard.consent.check()
    await wizard.submit.click()
    await expect(wizard.wizard).toContainText(done.receipt.tiers.general_waitlist)
    const entries = await operator<WaitlistEntry[]>('waitlist', 'list')
    expect(entries.find((entry) => entry.email === email)?.tier).toBe('general_waitlist')
  })
})

test.describe('places that cannot be loaded', () => {
  const { waitlist, shell } = words.de
  const early = tierOf(defaultTiers, 'early_access')
  const founders = tierOf(defaultTiers, 'founders_beta')
  test.use({ allowedConsole: [/Tier availability could not be loaded|ERR_FAILED|status of 503/] })

  const failures = [
    { what: 'no connection', status: undefined, body: undefined },
    { what: 'a refusal', status: 503, body: { code: 'unavailable', message: 'Service unavailable' } },
    { what: 'an answer of another shape', status: 200, body: [{ tier: 'early_access', total_slots: 'many' }] },
  ]
  for (const { what, status, body } of failures) {
    test(`keep the defaults: ${what}`, async ({ page, visit }) => {
      await page.route(`**${calls.tierAvailability}`, (route) =>
        status ? route.fulfill({ status, json: body }) : route.abort(),
      )
      const logged = page.waitForEvent('console', (message) => /Tier availability/.test(message.text()))
      await visit('/')
      await logged
      await expect(page.locator('.beta-figure')).toHaveText(String(early.available_slots))
      await expect(page.locator('.beta-count')).toContainText(String(early.total_slots))
      const banner = early.available_slots > 0 ? shell.topBanner.text : shell.topBanner.textFull
      const places = { available: early.available_slots, total: early.total_slots }
      await expect(page.locator('.banner')).toContainText(fill(banner, places))
      const wizard = wizardOn(page, words.de)
      await wizard.join.click()
      await wizard.email.fill('mira@example.com')
      await wizard.next.click()
      if (early.available_slots > 0) {
        await expect(wizard.wizard).toContainText(fill(waitlist.wizard.offer.places, places))
      }
      const { accepted_count, total_slots } = founders
      await expect(wizard.wizard).toContainText(
        fill(waitlist.wizard.offer.founders, { accepted: accepted_count, total: total_slots }),
      )
    })
  }
})
