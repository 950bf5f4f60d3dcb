import type { Locator, Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { fill } from '#desk/fill.ts'
import { openOffice } from './support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from './support/desk-test.ts'
import { addReaders } from './support/readers.ts'

const w = {
  enquiries: read('desk/enquiries', 'de'),
  outbox: read('desk/outbox', 'de'),
  people: read('desk/people', 'de'),
  readers: read('desk/readers', 'de'),
  team: read('desk/team', 'de'),
}

const phone = { width: 390, height: 844 }

/** Keys, words that are keys, and what unfolds, lower than a finger: 44 px (Apple, Google: 48), and not only WCAG's 24. */
const lowKeys = (page: Page) =>
  page
    .locator('main :is(.link-key:not(.line), .key, summary)')
    .evaluateAll((keys) =>
      keys
        .filter((key) => key.checkVisibility() && key.getBoundingClientRect().height < 43.5)
        .map((key) => `${key.textContent}: ${key.getBoundingClientRect().height}`),
    )

/** Whether a touch at the right end of the line that a link stands in meets that link. */
const isPressedThroughout = (page: Page, name: string, row: string) =>
  page.locator(row, { has: page.getByRole('link', { name }) }).evaluate((line) => {
    line.scrollIntoView({ block: 'center' })
    const { right, bottom } = line.getBoundingClientRect()
    return document.elementFromPoint(right - 4, bottom - 6)?.closest('a')?.textContent
  })

/** Whether a touch meets it where it stands now, without scrolling. */
const isInReach = (key: Locator) =>
  key.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the desk under a thumb', async ({ atDesk, server }) => {
  const office = await openOffice(server)
  const page = await atDesk({ locale: 'de-CH', viewport: phone })
  await sit(page, office, 'de')
  const email = 'sabine@gerber.example'
  for (let one = 0; one < 12; one++)
    await office.addEnquiry({ name: `Name ${one}`, email: `n${one}@muster.example`, message: 'Was kostet der Anfang?' })
  const noon = new Date(new Date().setHours(12, 0, 0, 0) + 86_400_000)
  await office.addAppointment({ name: 'Sabine Gerber', email, phone: '+41 79 123 45 67' }, noon)
  const [reader] = (await addReaders(office.db, 1)).map(({ id }) => id)
  await office.addMail('falsch@tippfehler.example', 'dead')

  await test.step('what is done with those that are ticked stands above the bar of the rooms', async () => {
    await page.goto('/desk/enquiries')
    await page.getByRole('button', { name: w.enquiries.pick }).click()
    await page.getByRole('checkbox').first().check()
    const done = page.locator('.bulk').getByRole('button', { name: w.enquiries.done })
    // Where the list is, and not only at its end.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await isInReach(done)).toBe(true)
    await expectGoodScreen(page)
    await done.click()
    await expect(page.locator('.undo.open')).toContainText('Name ')
    // A press anywhere on a row ticks it, and one bar stands at a time.
    await page.getByRole('button', { name: w.enquiries.pick }).click()
    await page
      .locator('.rows li')
      .first()
      .click({ position: { x: 250, y: 40 } })
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await expect(page.locator('.undo.open')).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await isInReach(done)).toBe(true)
  })

  await test.step('what can be taken back stays so when the page is loaded anew, and takes two lines at most', async () => {
    const undo = page.locator('.undo.open')
    await page.reload()
    await expect(undo).toContainText('Name ')
    expect(await undo.evaluate((bar) => bar.getBoundingClientRect().height)).toBeLessThan(56)
    await page.clock.install()
    await page.clock.fastForward('01:01')
    await expect(undo).toHaveCount(0)
    await page.reload()
    // Once the scripts are there, which know what the tab has kept.
    const pick = page.getByRole('button', { name: w.enquiries.pick, exact: true })
    await expect(async () => {
      // Pressed once is enough, however long it takes to be seen.
      if (await pick.isVisible()) await pick.click({ timeout: 500 })
      await expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(undo).toHaveCount(0)
    await page.clock.resume()
  })

  await test.step('a number is called with a touch, and is never broken', async () => {
    for (const path of ['/desk/today', `/desk/people/card?email=${email}`]) {
      await page.goto(path)
      const number = page.getByRole('link', { name: '079 123 45 67', exact: true }).first()
      await expect(number).toHaveAttribute('href', 'tel:+41791234567')
      // One line, as high as a thumb.
      expect((await number.boundingBox())?.height).toBe(44)
    }
    for (const typed of ['+41 (0)79 123 45 67, bitte nur vormittags', `+41 (0)79 1234567${'7'.repeat(22)}`]) {
      await office.db.updateTable('appointments').set({ phone: typed }).execute()
      await page.goto(`/desk/people/card?email=${email}`)
      await expect(page.getByRole('link', { name: typed }).first()).toHaveAttribute('href', /^tel:\+41791234567/)
      await expectGoodScreen(page)
    }
    await page.goto('/desk/enquiries/call')
    const field = page.getByRole('textbox', { name: 'Telefon' })
    expect((await field.boundingBox())?.width).toBeGreaterThan(300)
  })

  await test.step('who somebody is stands before what happened', async () => {
    await page.goto(`/desk/people/card?email=${email}`)
    const top = (name: string) => page.getByRole('heading', { name }).evaluate((one) => one.getBoundingClientRect().top)
    expect(await top(w.people.card)).toBeLessThan(await top(w.people.story))
    await expectGoodScreen(page)
  })

  await test.step('a mail says what it is and to whom, and why it did not arrive before what to do', async () => {
    await page.goto('/desk/outbox')
    await page.getByRole('link', { name: 'falsch@tippfehler.example' }).click()
    const letter = w.outbox.letters['waitlist-declined'] ?? ''
    const title = `${letter} ${fill(w.outbox.addressed, { to: 'falsch@tippfehler.example' })}`
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const top = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top)
    const retry = page.getByRole('button', { name: w.outbox.retry })
    expect(await top(page.getByText(w.outbox.reasons.unnamed))).toBeLessThan(await top(retry))
    await expectGoodScreen(page)
  })

  await test.step('from an enquiry their card leads to the steps of giving somebody their data', async () => {
    await page.goto('/desk/enquiries')
    await page.getByRole('link', { name: 'Name 3' }).first().click()
    await page.getByRole('link', { name: w.enquiries.card }).click()
    await page.getByRole('button', { name: w.people.handingOut.open }).click()
    await expect(page.getByRole('dialog')).toContainText(w.people.handingOut.load)
    await expectGoodScreen(page)
  })

  await test.step('an only owner is not offered to leave the team, and whoever asks to leave the newsletter does, by one press', async () => {
    await page.goto('/desk/team')
    await expect(page.getByRole('button', { name: w.team.remove.action })).toHaveCount(0)
    await page.goto(`/desk/newsletter/readers/${reader}`)
    await page.getByRole('button', { name: w.people.takeOut.key }).click()
    await expect(page.getByText(w.people.takeOut.done)).toBeVisible()
  })

  await test.step('rows are pressed wherever they are touched, and keys are as high as a finger', async () => {
    await page.goto('/desk/people')
    expect(await isPressedThroughout(page, 'Sabine Gerber', 'tr')).toBe('Sabine Gerber')
    await page.goto('/desk/today')
    expect(await isPressedThroughout(page, 'Sabine Gerber', 'li.when')).toBe('Sabine Gerber')
    for (const room of [
      'today',
      'people',
      'outbox',
      'team',
      'access',
      'numbers',
      'appointments',
      'waitlist',
      'newsletter',
    ]) {
      await page.goto(`/desk/${room}`)
      expect(await lowKeys(page), room).toEqual([])
    }
  })
})
