import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { calls } from '#contract/calls.ts'
import { fill } from '#desk/fill.ts'
import type { ActName } from '#server/audit/record.ts'
import { readConfig } from '#server/config.ts'
import { openStore } from '#server/db/open.ts'
import { draftsOf } from '#server/enquiries/drafts.ts'
import { openOffice } from './support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from './support/desk-test.ts'
import { answerFormsLast, answerWhenClosed } from './support/loading-meanwhile.ts'
import type { RunningServer } from './support/server.ts'

const w = {
  appointments: read('desk/appointments', 'de'),
  enquiries: read('desk/enquiries', 'de'),
  log: read('desk/log', 'de'),
  outbox: read('desk/outbox', 'de'),
  people: read('desk/people', 'de'),
  shell: read('desk/shell', 'de'),
  signIn: read('desk/sign-in', 'de'),
  today: read('desk/today', 'de'),
  waitlist: read('desk/waitlist', 'de'),
}

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

const locale = 'de-CH'
const looks = { mira: laptop, jonas: phone, miraSees: 'light', jonasSees: 'dark' } as const

/** Whatever asks for a fresh passkey asks for it again. */
async function letPasskeysAge({ dataDir }: RunningServer): Promise<void> {
  const { db, close } = openStore(readConfig({ DATA_DIR: dataDir }))
  await db.updateTable('desk_sessions').set({ verified_at: '2026-01-01T00:00:00.000Z' }).execute()
  await close()
}

test("two people, two browsers, a morning's work", async ({ atDesk, operator, server, visitorSends }) => {
  const mira = await atDesk({ locale, viewport: looks.mira, colorScheme: looks.miraSees })
  const jonas = await atDesk({ locale, viewport: looks.jonas, colorScheme: looks.jonasSees })
  const isPhone = (page: Page) => page.viewportSize()?.width === phone.width

  await test.step('both enrol a passkey by their link', async () => {
    for (const [page, name, role] of [
      [mira, 'Mira Beispiel', 'owner'],
      [jonas, 'Jonas Muster', 'office'],
    ] as const) {
      const email = `${name.split(' ')[0]?.toLowerCase()}@saldora.example`
      const { url } = await operator<{ url: string }>('desk', 'invite', email, '--name', name, '--role', role)
      await page.goto(url)
      await expectGoodScreen(page)
      await page.getByLabel(w.signIn.enrol.deviceName).fill('Laptop')
      await page.getByRole('button', { name: w.signIn.enrol.button }).click()
      await page.waitForURL('/desk/today')
      await expect(page.getByText(w.today.empty.title)).toBeVisible()
      await expectGoodScreen(page)
    }
  })

  await test.step('an enquiry appears in an open page without reloading', async () => {
    await mira.goto('/desk/enquiries')
    await expectGoodScreen(mira)
    await visitorSends(calls.sendContactEmail, {
      name: 'Sabine Gerber',
      email: 'sabine@gerber.example',
      company: 'Gerber Sanitär AG',
      message: 'Guten Tag\n\nWir buchen 380 Rechnungen von Hand. Siehe https://gerber.example/liste',
    })
    await expect(mira.getByRole('link', { name: /Sabine Gerber/ })).toBeVisible()
    await expect(jonas.getByRole('link', { name: /Sabine Gerber/ }).first()).toBeVisible()
    await expectGoodScreen(jonas)
  })

  await test.step('both open it, and see each other', async () => {
    await mira.getByRole('link', { name: /Sabine Gerber/ }).click()
    await jonas
      .getByRole('link', { name: /Sabine Gerber/ })
      .first()
      .click()
    await expect(jonas.locator('.others')).toContainText('Mira Beispiel')
    if (isPhone(jonas)) {
      // The answer's field is a screen further down.
      await jonas.getByRole('button', { name: w.enquiries.answer, exact: true }).click()
      await expect(jonas.locator('#reply')).toBeFocused()
    }
    await expect(mira.locator('.others')).toContainText('Jonas Muster')
    // What a stranger wrote is text: a link in it is not live.
    await expect(mira.locator('.message .typed').last()).toContainText('https://gerber.example/liste')
    const link = mira.getByRole('link', { name: 'https://gerber.example/liste' })
    await expect(link).toHaveCount(0)
    await mira.getByText(w.enquiries.links).click()
    await expect(link).toHaveAttribute('rel', /noreferrer/)
    await expectGoodScreen(mira)
    await expectGoodScreen(jonas)
  })

  await test.step('Mira answers, takes it back, and answers again', async () => {
    const text = 'Guten Tag Frau Gerber\n\nLesen lassen sich beide.'
    await mira.locator('#reply').fill(text)
    await mira.context().setOffline(true)
    await mira.getByRole('button', { name: w.enquiries.sendAndClose }).click()
    await expect(mira.getByRole('alert').filter({ hasText: w.enquiries.problems.offline })).toBeVisible()
    await expect(mira.locator('#reply')).toHaveValue(text)
    await mira.context().setOffline(false)
    await mira.getByRole('button', { name: w.enquiries.sendAndClose }).click()
    await mira.getByRole('button', { name: w.shell.undo.key }).click()
    await expect(mira.locator('#reply')).toHaveValue(text)
    await mira.getByRole('button', { name: w.enquiries.sendAndClose }).click()
    await expect(mira.getByRole('button', { name: w.shell.undo.key })).toBeFocused()
    await expect(mira.locator('#reply')).toHaveValue('')
  })

  await test.step('Jonas, who had begun to write, is told before he sends a second answer', async () => {
    await jonas.reload()
    await jonas.locator('#reply').fill('Von Jonas auch.')
    await operator('contacts', 'note', await idOf(jonas), 'Ruft um zehn an.', '--for', 'jonas@saldora.example')
    const called = jonas.locator('.internal-note').filter({ hasText: 'Ruft um zehn an.' })
    await expect(called).toContainText(fill(w.enquiries.noteFor.said, { name: '', to: 'Jonas Muster' }))
    await jonas.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    await expect(jonas.getByRole('alert').filter({ hasText: w.enquiries.problems.changed_meanwhile })).toBeVisible()
    await expect(jonas.locator('#reply')).toHaveValue('Von Jonas auch.')
    await expectGoodScreen(jonas)
    await jonas.getByRole('tab', { name: w.enquiries.noteTab }).click()
    // A note is a text of its own: nothing goes from one to the other.
    await expect(jonas.locator('#note')).toHaveValue('')
    await jonas.locator('#note').fill('Von Jonas auch.')
    await jonas.getByRole('button', { name: w.enquiries.keepNote }).click()
    await expect(jonas.locator('.internal-note').filter({ hasText: 'Von Jonas auch.' })).toBeVisible()
  })

  await test.step('a note for Mira stands on her Today, until she opens the enquiry', async () => {
    await mira.goto('/desk/today')
    await expect(mira.getByText(w.today.empty.title)).toBeVisible()
    const forMira = jonas.getByRole('checkbox', { name: fill(w.enquiries.noteFor.one, { name: 'Mira Beispiel' }) })
    await expect(forMira).not.toBeChecked()
    await forMira.check()
    await jonas.locator('#note').fill('Gibst du den Preis frei?')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.enquiries.keepNote }).click()
    const said = fill(w.enquiries.noteFor.said, { name: 'Jonas Muster', to: 'Mira Beispiel' })
    await expect(jonas.locator('.internal-note').filter({ hasText: said })).toContainText('Gibst du den Preis frei?')
    await expect(forMira).not.toBeChecked()
    const line = mira.locator('.tasks li').filter({ hasText: fill(w.today.note, { name: 'Jonas Muster' }) })
    await expect(line).toContainText('Gibst du den Preis frei?')
    await expectGoodScreen(mira)
    await line
      .getByRole('link', { name: /^Sabine Gerber/ })
      .first()
      .click()
    await expect(mira.locator('.internal-note').filter({ hasText: said })).toBeVisible()
    await mira.goto('/desk/today')
    await expect(mira.getByText(w.today.empty.title)).toBeVisible()
  })

  await test.step('the list is searched over everything', async () => {
    await jonas.goto('/desk/enquiries')
    await jonas.getByRole('searchbox').fill('nichts davon')
    await expect(jonas.getByText(w.enquiries.empty.search)).toBeVisible()
    await jonas.getByRole('searchbox').fill('lesen lassen')
    await expect(jonas.getByRole('link', { name: /Sabine Gerber/ })).toBeVisible()
    await expect(jonas.getByRole('searchbox')).toBeFocused()
    await expectGoodScreen(jonas)
    // From the search of all rooms, enquiries first, it leads to the words.
    await mira.goto('/desk/search?q=rechnungen')
    await expect(mira.locator('.section h2').first()).toContainText(w.shell.rooms.enquiries)
    await expect(mira.locator('.hits p').nth(1)).toHaveText(
      'sabine@gerber.example: Guten Tag Wir buchen 380 Rechnungen von Hand. Siehe https://gerber.example/liste',
    )
    await mira.locator('.hits a').first().click()
    await expect(mira.locator('.conversation mark').first()).toHaveText('Rechnungen')
    // Where nothing is found it says in which rooms: those that this person may look in.
    await jonas.goto('/desk/search?q=xyzzy')
    await expect(jonas.getByRole('heading', { level: 1 })).toHaveText(fill(w.shell.search.none, { text: 'xyzzy' }))
    const looked = jonas.locator('.found + p')
    await expect(looked).toContainText(`${w.shell.rooms.enquiries}, ${w.shell.rooms.people}`)
    await expect(looked).not.toContainText(w.shell.rooms.log)
    await expectGoodScreen(jonas)
    await jonas.goBack()
  })

  await test.step('Jonas gives a place, takes it back and declines; the public figure moves', async () => {
    await visitorSends(calls.waitlistSubmit, {
      email: 'beat@odermatt.example',
      tier: 'early_access',
      company: 'Odermatt Holzbau GmbH',
      motivation: 'Wir haben Abacus, aber die Spesen kommen auf Zetteln.',
    })
    await jonas.goto('/desk/waitlist')
    await expectGoodScreen(jonas)
    const accept = keyFor(jonas, w.waitlist.accept, 'beat@')
    const undo = keyFor(jonas, w.shell.undo.key, 'Odermatt')
    await jonas.getByText(w.waitlist.letters.many).click()
    await expect(jonas.locator('.letter-text')).toHaveCount(2)
    await expect(jonas.locator('.letter-text').first()).toContainText('Early Access')
    await expectGoodScreen(jonas)
    await accept.click()
    await expect(undo).toBeInViewport()
    await expect(jonas.getByRole('status').filter({ hasText: 'Odermatt Holzbau GmbH' })).toBeVisible()
    await expectGoodScreen(jonas)
    // The way back stands in every room for whoever did it; for others in its own, with who it was.
    await jonas.goto('/desk/numbers')
    await expect(undo).toBeVisible()
    await mira.goto('/desk/numbers')
    await expect(mira.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toHaveCount(0)
    await mira.goto('/desk/waitlist')
    await expect(mira.locator('.undo')).toContainText(fill(w.waitlist.held.by, { name: 'Jonas Muster' }))
    await keyFor(mira, w.shell.undo.key, 'Odermatt').click()
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toHaveCount(0)
    await jonas.goto('/desk/waitlist')
    await expect(accept).toBeVisible()
    await keyFor(jonas, w.waitlist.decline, 'beat@').click()
    await expect(undo).toBeVisible()
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.waitlist.places.set }).click()
    await expectGoodScreen(mira)
    await mira.keyboard.press('Escape')
  })

  await test.step("Mira hands a person's data out, and erases it after reading what goes and what stays", async () => {
    await mira.goto('/desk/people')
    await expectGoodScreen(mira)
    await mira.getByRole('link', { name: 'Sabine Gerber' }).click()
    await expect(mira.getByRole('heading', { name: w.people.story })).toBeVisible()
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.people.handingOut.open }).click()
    await letPasskeysAge(server)
    await mira.getByRole('button', { name: w.people.document }).click()
    const verify = mira.getByRole('button', { name: w.shell.verify.button })
    await verify.waitFor()
    // From here: half a minute is long for one press, and short for three on a busy machine.
    const paper = mira.waitForEvent('download')
    await verify.click()
    await expect(mira.getByText(fill(w.people.handingOut.saved, { file: 'sabine@gerber.example.html' }))).toBeVisible()
    expect((await paper).suggestedFilename()).toBe('sabine@gerber.example.html')
    expect(await readFile(await (await paper).path(), 'utf8')).toContain('Wir buchen 380 Rechnungen von Hand.')
    const download = mira.waitForEvent('download')
    await mira.getByRole('button', { name: w.people.export }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({
      email: 'sabine@gerber.example',
      contact_messages: [{ company: 'Gerber Sanitär AG' }],
    })
    const way = await mira.getByRole('link', { name: w.people.handingOut.openMail }).getAttribute('href')
    expect(decodeURIComponent(way ?? '')).toMatch(
      /^mailto:sabine@gerber\.example\?subject=.+&body=Guten Tag Sabine Gerber\r\n/,
    )
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.people.handingOut.button }).click()
    await expect(mira.getByText(w.people.handingOut.told)).toBeVisible()
    await expect(mira.getByText(w.people.fields.answered)).toBeVisible()
    await mira.getByRole('button', { name: w.people.erase.open }).click()
    // It says whom, and its key is not the one that does no harm.
    await expect(mira.getByRole('dialog', { name: /Sabine Gerber/ })).toBeVisible()
    await expect(mira.getByRole('button', { name: w.people.erase.button })).toHaveClass(/bad/)
    await mira.getByLabel(w.people.erase.confirm).fill('somebody@else.example')
    await mira.getByRole('button', { name: w.people.erase.button }).click()
    await expect(mira.getByText(w.people.erase.mismatch)).toBeVisible()
    await expectGoodScreen(mira)
    await mira.getByLabel(w.people.erase.confirm).fill('sabine@gerber.example')
    await letPasskeysAge(server)
    await mira.getByRole('button', { name: w.people.erase.button }).click()
    await mira.getByRole('button', { name: w.shell.verify.button }).click()
    await expect(mira.getByRole('dialog').getByRole('status')).toContainText('sabine@gerber.example')
    await mira.goto('/desk/people/card?email=sabine%40gerber.example')
    await expect(mira.getByText(w.people.nothing.title).or(mira.getByText(w.people.suppressed.erased))).toBeVisible()
    await jonas.goto('/desk/people/card?email=beat%40odermatt.example')
    await expect(jonas.getByRole('button', { name: w.people.erase.open })).toHaveCount(0)
    await expect(jonas.getByRole('heading', { name: w.people.rights.title })).toBeVisible()
    await expectGoodScreen(jonas)
  })

  await test.step('Jonas hands a wish over, and Mira is led to the card where it is done', async () => {
    const handOver = jonas.getByRole('link', { name: w.people.rights.handOver.access })
    await expect(handOver).toBeInViewport()
    await expect(jonas.getByRole('button', { name: w.shell.more })).toHaveAttribute('aria-current', 'true')
    await handOver.click()
    await expect(jonas.getByRole('heading', { name: w.enquiries.wishes.access })).toBeVisible()
    await expect(jonas.getByLabel(w.enquiries.call.what)).toHaveValue(w.enquiries.call.wished.access)
    await jonas.getByRole('button', { name: w.enquiries.call.handOver }).click()
    await expect(jonas.locator('.conversation .mark')).toHaveText(w.enquiries.wishes.access)
    await expect(jonas.locator('.rows [aria-current]')).toContainText(w.enquiries.wishes.access)
    await mira.goto('/desk/today')
    await mira
      .getByRole('link', { name: `${w.enquiries.wishes.access}: beat@odermatt.example` })
      .first()
      .click()
    await expect(mira.getByRole('button', { name: w.people.handingOut.open })).toBeInViewport()
  })

  await test.step('Jonas makes two cards of one person one, and takes it back where the eye is', async () => {
    const { merge } = w.people
    await jonas.goto('/desk/people/card?email=beat%40odermatt.example')
    await visitorSends(calls.waitlistSubmit, { email: 'beat@privat.example', tier: 'general_waitlist' })
    await jonas.getByRole('button', { name: merge.open }).click()
    await jonas.getByLabel(merge.other).fill('beat@privat.example')
    await jonas.getByRole('dialog').getByRole('button', { name: merge.button, exact: true }).click()
    await expect(jonas.locator('.undo')).toContainText(`beat@privat.example ${merge.here}`)
    await expect(keyFor(jonas, merge.split, 'beat@privat')).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.locator('.undo').getByRole('button').click()
    await expect(jonas.locator('.undo')).toContainText(w.shell.undo.undone)
    await expect(keyFor(jonas, merge.split, 'beat@privat')).toHaveCount(0)
  })

  await test.step('the outbox shows the letter that waits', async () => {
    await jonas.goto('/desk/outbox?status=queued')
    await expectGoodScreen(jonas)
    await jonas.getByRole('link', { name: 'beat@odermatt.example' }).first().click()
    await expect(jonas.getByRole('heading', { name: w.outbox.letter, exact: true })).toBeVisible()
    await expect(jonas.locator('.letter-text')).toContainText(/\S{3}/)
    await expectGoodScreen(jonas)
  })

  await test.step('the log names every act, to the owner only', async () => {
    const beat = 'beat@odermatt.example'
    await mira.goto('/desk/log')
    const whose = { ...Object.fromEntries(['accept', 'undo', 'decline'].map((act) => [`waitlist.${act}`, beat])) }
    for (const [act, subject] of Object.entries({ ...whose, 'person.export': w.log.gone, 'person.erase': '' })) {
      const sentence = fill(w.log.acts[act as ActName], { subject })
      await expect(mira.locator('.log li').filter({ hasText: sentence }).first(), sentence).toBeVisible()
    }
    await expect(mira.locator('main')).not.toContainText('sabine@')
    await expectGoodScreen(mira)
    await mira.getByRole('searchbox').fill('odermatt')
    await mira.keyboard.press('Enter')
    await mira.waitForURL(/q=odermatt/)
    await expect(mira.getByRole('link', { name: 'beat@odermatt.example' }).first()).toBeVisible()
    await expect(mira.getByText(w.log.acts['person.erase'] ?? '')).toHaveCount(0)
    await answerWhenClosed(jonas, '/sign-out.data')
    await jonas.goto('/desk/enquiries/suspected')
    await expectGoodScreen(jonas)
    await mira.goto('/desk/team')
    await expectGoodScreen(mira)
  })

  await test.step('whoever signs out comes back to where they were', async () => {
    if (isPhone(jonas)) {
      await jonas.getByRole('button', { name: w.shell.more }).click()
      await expectGoodScreen(jonas)
    }
    await jonas.getByRole('button', { name: w.shell.signOut }).click()
    await jonas.waitForURL('/desk/sign-in')
    await jonas.goto('/desk/waitlist?tab=declined')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.signIn.back.button }).click()
    await jonas.waitForURL('/desk/waitlist?tab=declined')
    await expect(jonas.getByText('Odermatt Holzbau GmbH').first()).toBeVisible()
  })
})

test('the keys do what their table says, and can be switched off; a desk left alone closes', async ({
  atDesk,
  operator,
  visitorSends,
}) => {
  const mira = await atDesk({ locale: 'de-CH', viewport: laptop, colorScheme: 'light' })
  for (const name of ['Anna Kistler', 'Beat Odermatt']) {
    const email = `${name.split(' ')[1]?.toLowerCase()}@muster.example`
    await visitorSends(calls.sendContactEmail, { name, email, message: 'Was kostet der Anfang bei Ihnen?' })
    await visitorSends(calls.waitlistSubmit, { email, tier: 'early_access', company: `${name} AG` })
  }
  const [free] = await operator<{ start: string }[]>('appointments', 'free')
  const start = free?.start ?? ''
  await visitorSends(calls.bookAppointment, { start, name: 'Marco Rinaldi', email: 'marco@rinaldi.example' })
  const invited = await operator<{ url: string }>('desk', 'invite', 'mira@saldora.example', '--name', 'Mira Beispiel')
  await mira.goto(invited.url)
  await mira.getByLabel(w.signIn.enrol.deviceName).fill('Laptop')
  await mira.getByRole('button', { name: w.signIn.enrol.button }).click()
  await mira.waitForURL('/desk/today')
  await mira.waitForLoadState('networkidle')

  // The room is there a moment before it hears its keys.
  await expect(async () => {
    await mira.keyboard.press('j')
    await expect(mira.getByRole('link', { name: /Anna Kistler/ }).first()).toBeFocused({ timeout: 500 })
  }).toPass()
  await mira.keyboard.press('j')
  await expect(mira.getByRole('link', { name: /Beat Odermatt/ }).first()).toBeFocused()
  await mira.keyboard.press('Enter')
  await expect(
    mira.getByRole('heading', { name: fill(w.enquiries.titles.form, { name: 'Beat Odermatt' }), exact: true }),
  ).toBeVisible()
  await mira.setViewportSize({ width: laptop.width, height: 620 })
  await mira.keyboard.press('r')
  await expect(mira.locator('#reply')).toBeFocused()
  await expect(mira.getByRole('button', { name: w.enquiries.send, exact: true })).toBeInViewport({ ratio: 1 })
  await mira.setViewportSize(laptop)
  // In a field a key is a letter.
  await mira.keyboard.press('e')
  await expect(mira.locator('#reply')).toHaveValue('e')
  await mira.locator('#reply').fill('')
  await mira.locator('h1').last().click()
  await mira.keyboard.press('e')
  await expect(mira.getByLabel(w.enquiries.state).last()).toHaveValue('done')

  // Whoever has somebody on the telephone writes at once: none of it is a key.
  await mira.getByRole('link', { name: w.enquiries.call.title }).click()
  await expect(mira.getByLabel(w.enquiries.call.message)).toBeFocused()
  // What is missing is said at its field, and that is where one is.
  const caller = mira.locator('.sheet').getByLabel(formLabels('de').contact.name)
  await mira.getByRole('button', { name: w.enquiries.call.keep }).click()
  await expect(caller).toBeFocused()
  await expect(caller).toHaveAccessibleDescription(w.enquiries.problems.nobody)
  // What is noted so far waits in this tab, until it is handed in.
  const call = mira.getByRole('link', { name: w.enquiries.call.title })
  await mira.getByLabel(w.enquiries.call.message).fill('Ruft wieder an.')
  await mira.getByLabel(w.enquiries.call.language).selectOption('en')
  await mira
    .getByRole('link', { name: /Kistler/ })
    .first()
    .click()
  await expect(mira.locator('.sheet h1')).toContainText('Kistler')
  await call.click()
  await expect(mira.getByLabel(w.enquiries.call.message)).toHaveValue('Ruft wieder an.')
  await expect(mira.getByLabel(w.enquiries.call.language)).toHaveValue('en')
  await caller.fill('Reto Berger')
  await mira.getByRole('button', { name: w.enquiries.call.keep }).click()
  await expect(mira.locator('.sheet h1')).toContainText('Reto Berger')
  await call.click()
  await expect(mira.getByLabel(w.enquiries.call.message)).toHaveValue('')
  await expect(caller).toHaveValue('')
  await mira.getByRole('heading', { name: w.enquiries.call.title }).click()

  await mira.keyboard.press('g')
  await mira.keyboard.press('w')
  await mira.waitForURL('/desk/waitlist')
  await expect(keyFor(mira, w.waitlist.accept, 'kistler@')).toBeVisible()
  await expect(async () => {
    await mira.keyboard.press('j')
    await expect(mira.locator('main :focus')).toBeVisible({ timeout: 500 })
  }).toPass()
  await mira.keyboard.press('a')
  // The next one opens, and the one before comes back when that is taken back.
  await expect(mira.locator('[aria-current] button.t')).toHaveText(/Beat Odermatt/)
  await expect(keyFor(mira, w.shell.undo.key, 'Anna Kistler AG')).toBeVisible()
  await mira.keyboard.press('u')
  await expect(mira.getByRole('button', { name: 'Anna Kistler AG' }).first()).toBeVisible()
  await expect(keyFor(mira, w.shell.undo.key, 'Anna Kistler AG')).toHaveCount(0)

  await test.step('the week is walked through', async () => {
    await mira.keyboard.press('g')
    await mira.keyboard.press('t')
    await mira.waitForURL('/desk/appointments')
    await mira.goto(`/desk/appointments?week=${start.slice(0, 10)}`)
    await mira.waitForLoadState('networkidle')
    const week = mira.locator('.week-head b')
    const before = await week.innerText()
    await mira.keyboard.press('ArrowRight')
    await expect(week).not.toHaveText(before)
    await mira.keyboard.press('ArrowLeft')
    await expect(week).toHaveText(before)
    await mira.keyboard.press('j')
    await mira.keyboard.press('Enter')
    await expect(mira.getByRole('heading', { name: 'Marco Rinaldi' })).toBeFocused()
    await mira.keyboard.press('n')
    await expect(mira.getByLabel(w.appointments.sheet.note)).toBeFocused()
    // In a field a key is a letter.
    await mira.keyboard.type('jn')
    await expect(mira.getByLabel(w.appointments.sheet.note)).toHaveValue('jn')
    await mira.getByRole('heading', { name: 'Marco Rinaldi' }).click()
    await mira.keyboard.press('Escape')
    await expect(mira.getByRole('heading', { name: w.appointments.entering.title })).toBeVisible()
  })

  // One search for all rooms, while it is typed; a hit leads to the sentence.
  await mira.keyboard.press('/')
  const search = mira.getByRole('textbox', { name: w.shell.search.title })
  await expect(search).toBeFocused()
  // A page that is loaded anew asks for the same once more.
  const sought = new Set<string | null>()
  mira.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/desk/search.data') sought.add(searchParams.get('q'))
  })
  // Faster than the field waits for, however slow the machine is.
  await mira.evaluate(() => {
    for (const letter of 'kistler') document.execCommand('insertText', false, letter)
  })
  await expect(mira.locator('.hits').getByRole('link', { name: 'Anna Kistler' }).first()).toBeVisible()
  expect([...sought], 'letters are searched together').toEqual(['kistler'])
  await expectGoodScreen(mira)
  const sentence = read('faq', 'de').hero.title.replaceAll('\u00ad', '')
  await search.fill(sentence)
  await mira
    .locator('.hits')
    .getByRole('link', { name: read('desk/documents', 'de').titles.faq })
    .click()
  await mira.waitForURL(/content\/faq/)
  await expect
    .poll(() =>
      mira.evaluate(() => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
        return value?.slice(selectionStart, selectionEnd).replaceAll('\u00ad', '')
      }),
    )
    .toBe(sentence)
  await mira.getByRole('heading', { level: 1 }).click()

  await mira.keyboard.press('?')
  await expect(mira.getByRole('dialog', { name: w.shell.keys.title })).toBeVisible()
  await expectGoodScreen(mira)
  await mira.getByLabel(w.shell.keys.switch).uncheck()
  await mira.keyboard.press('Escape')
  await mira.keyboard.press('?')
  await expect(mira.getByRole('dialog')).toHaveCount(0)

  await test.step('a desk that is left alone closes, and nothing of it stays to be read', async () => {
    await mira.clock.install()
    await mira.goto('/desk/people')
    await expect(mira.getByRole('heading', { name: w.people.title })).toBeVisible()
    // The page counts from the moment in which its scripts have taken over.
    await expect(async () => {
      await mira.clock.fastForward('15:10')
      await mira.waitForURL(/\/desk\/sign-in\?closed=1/, { timeout: 2000 })
    }).toPass()
    await expect(mira.getByText(w.signIn.back.title)).toBeVisible()
    await expect(mira.getByRole('heading', { name: w.people.title })).toHaveCount(0)
    await mira.getByRole('button', { name: w.signIn.back.button }).click()
    await mira.waitForURL('/desk/people')
  })
})

test('a reply stays with its enquiry, whatever is opened meanwhile, and is saved as soon as that is possible', async ({
  atDesk,
  server,
}) => {
  const office = await openOffice(server)
  const mira = await atDesk({ locale: 'de-CH', viewport: laptop, colorScheme: 'light' })
  await sit(mira, office, 'de')
  const ids: Record<string, string> = {}
  for (const name of ['Anna Amsler', 'Beat Bucher']) {
    ids[name] = await office.addEnquiry({ name, email: `${name[0]}@muster.example`, message: `Frage von ${name}.` })
  }
  const reply = mira.locator('#reply')
  const open = async (name: string) => {
    await mira.getByRole('link', { name: new RegExp(name) }).click()
    await mira.waitForURL(new RegExp(ids[name] ?? ''))
    await expect(mira.locator('.sheet h1')).toContainText(name)
  }
  const draftOf = async (name: string) => (await draftsOf(office.db, ids[name] ?? ''))[0]?.text

  await test.step('a reply to Anna is taken back, and does not follow to Beat', async () => {
    await mira.goto('/desk/enquiries')
    await open('Anna Amsler')
    // Who takes a template goes on behind it, and sees what sends it.
    await mira.getByLabel(w.enquiries.templates.label).selectOption({ index: 1 })
    await expect(reply).toBeFocused()
    const [length, caret] = await reply.evaluate((box: HTMLTextAreaElement) => [box.value.length, box.selectionStart])
    expect(length).toBeGreaterThan(0)
    expect(caret).toBe(length)
    await expect(mira.getByRole('button', { name: w.enquiries.send, exact: true })).toBeInViewport({ ratio: 1 })
    // Another one takes its place while nothing was changed in it, and greets nobody twice behind what was typed.
    const first = await reply.inputValue()
    await mira.getByLabel(w.enquiries.templates.label).selectOption({ index: 2 })
    const [hello = ''] = first.split('\n')
    await expect(reply).not.toHaveValue(new RegExp(`${hello}[^]*${hello}`))
    expect(await reply.inputValue()).not.toContain(first)
    await reply.press('ControlOrMeta+End')
    await reply.pressSequentially(' Freitag.')
    const typed = await reply.inputValue()
    await mira.getByLabel(w.enquiries.templates.label).selectOption({ index: 1 })
    await expect(reply).toHaveValue(`${typed}\n\n${first.slice(hello.length).trimStart()}`)
    // What it offers and nobody can book is told first, and gives way to what is free; nothing has gone by then.
    await reply.fill(first.replace(/\d\d:\d\d/, '04:00'))
    await mira.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    await expect(mira.getByRole('alert').filter({ hasText: '04:00' })).toBeVisible()
    await mira.getByRole('button', { name: w.enquiries.templates.renew }).click()
    await expect(reply).toHaveValue(first)
    await expect(mira.getByText(w.enquiries.held)).toHaveCount(0)
    await reply.fill('Guten Tag Frau Amsler')
    await mira.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    await mira.getByRole('button', { name: w.shell.undo.key }).click()
    await expect(reply).toHaveValue('Guten Tag Frau Amsler')
    await open('Beat Bucher')
    await expect(reply).toHaveValue('')
  })

  await test.step('an act on Anna is no conflict for the reply to Beat', async () => {
    await open('Anna Amsler')
    await mira.getByLabel(w.enquiries.state).last().selectOption('open')
    const { enquiries } = office.servicesOf({ kind: 'server' })
    await expect.poll(async () => (await enquiries.find(ids['Anna Amsler'] ?? ''))?.enquiry.state).toBe('open')
    await open('Beat Bucher')
    await reply.fill('Guten Tag Herr Bucher')
    await mira.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    await expect(mira.locator('.conversation')).toContainText('Guten Tag Herr Bucher')
    expect(await draftOf('Beat Bucher')).toBeUndefined()
    expect(await draftOf('Anna Amsler')).toBe('Guten Tag Frau Amsler')
  })

  await test.step('what is left the moment before is saved with its own enquiry', async () => {
    await reply.fill('Nachtrag')
    await open('Anna Amsler')
    await expect.poll(() => draftOf('Beat Bucher')).toBe('Nachtrag')
    await expect(reply).toHaveValue('Guten Tag Frau Amsler')
  })

  await test.step('without a line nothing is called saved, and it is saved once the line is back', async () => {
    await mira.context().setOffline(true)
    await reply.fill('Während der Server fort ist')
    await expect(mira.getByText(w.enquiries.notSaved)).toBeVisible()
    await expect(mira.getByText(new RegExp(`^${w.enquiries.saved.split('{')[0]}`))).toHaveCount(0)
    await mira.context().setOffline(false)
    await expect.poll(() => draftOf('Anna Amsler')).toBe('Während der Server fort ist')
    await expect(mira.getByText(w.enquiries.notSaved)).toBeHidden()
  })

  await test.step('a page that cannot be loaded anew stays, with what is typed', async () => {
    await reply.fill('Noch nicht fertig')
    const loading = mira.waitForEvent('requestfailed', (request) => request.url().endsWith('.data'))
    // Not taken away at its end: what is asked for at that moment may then hang for ever.
    let isAway = true
    await mira.route('**/*.data', (route) =>
      isAway && route.request().method() === 'GET' ? route.abort() : route.fallback(),
    )
    await office.addEnquiry({ name: 'Carla Caflisch', email: 'carla@muster.example', message: 'Frage von Carla.' })
    await loading
    isAway = false
    await office.addEnquiry({ name: 'Dario Dosch', email: 'dario@muster.example', message: 'Frage von Dario.' })
    await expect(mira.getByRole('link', { name: /Dario Dosch/ })).toBeVisible()
    await expect(reply).toHaveValue('Noch nicht fertig')
    await reply.fill('Während der Server fort ist')
    await expect.poll(() => draftOf('Anna Amsler')).toBe('Während der Server fort ist')
  })

  await test.step('a note is written apart from the reply, and is kept on the server as well', async () => {
    const note = mira.locator('#note')
    await mira.getByRole('tab', { name: w.enquiries.noteTab }).click()
    await expect(note).toHaveValue('')
    await note.fill('Nur für uns')
    await expect(mira.locator('#note-foot')).toContainText(w.enquiries.saved.split('{')[0] ?? '')
    await mira.getByRole('tab', { name: fill(w.enquiries.answerTo, { name: 'Anna Amsler' }) }).click()
    await expect(reply).toHaveValue('Während der Server fort ist')
    await mira.reload()
    await mira.getByRole('tab', { name: w.enquiries.noteTab }).click()
    await expect(note).toHaveValue('Nur für uns')
    // What is typed while it is on its way is the next one.
    const isTyped = Promise.withResolvers<void>()
    await mira.route(/\.data/, async (route) => {
      if (route.request().method() === 'POST') await isTyped.promise
      await route.continue()
    })
    await mira.getByRole('button', { name: w.enquiries.keepNote }).click()
    await note.press('ControlOrMeta+End')
    await note.pressSequentially(' Und noch etwas.')
    isTyped.resolve()
    await expect(note).toHaveValue('Und noch etwas.')
    await mira.unrouteAll()
    await note.fill('')
    await expect(mira.locator('.internal-note')).toContainText('Nur für uns')
    await expect(note).toHaveValue('')
    expect(await draftOf('Anna Amsler')).toBe('Während der Server fort ist')
  })

  await test.step('where it was put, and an answer that led on to the next one, are taken back in the bar below', async () => {
    const undo = mira.locator('.undo').getByRole('button', { name: w.shell.undo.key })
    const state = mira.getByLabel(w.enquiries.state).last()
    await state.selectOption('done')
    await expect(mira.locator('.undo')).toContainText(fill(w.enquiries.movedTo, { state: w.enquiries.states.done }))
    await undo.click()
    await expect(state).toHaveValue('open')
    await mira.getByRole('tab', { name: fill(w.enquiries.answerTo, { name: 'Anna Amsler' }) }).click()
    await mira.getByRole('button', { name: w.enquiries.sendCloseNext }).click()
    await expect(mira.locator('.sheet h1')).not.toContainText('Anna Amsler')
    await expect(mira.locator('.undo')).toContainText(w.enquiries.sentBefore)
    await undo.click()
    await mira.waitForURL(new RegExp(ids['Anna Amsler'] ?? ''))
    await expect(reply).toHaveValue('Während der Server fort ist')
  })

  await test.step('who is in the field before the scripts are there stays in it', async () => {
    let comeNow = () => {}
    const scripts = new Promise<void>((resolve) => {
      comeNow = resolve
    })
    await mira.route('**/desk/assets/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await mira.goto(`/desk/enquiries/${ids['Anna Amsler']}`, { waitUntil: 'commit' })
    await reply.focus()
    // Asked for once the page is React's.
    const line = mira.waitForRequest(/\/desk\/live/)
    comeNow()
    await line
    await expect(reply).toBeFocused()
  })

  await test.step('what Anna answers is there at once, as text, with its file as a download', async () => {
    await office.answer(ids['Anna Amsler'] ?? '', [
      'From: Anna <anna@privat.example>',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Gerne am <b>Donnerstag</b>.<script>alert(1)</script></p>',
      '--b\r\nContent-Type: application/pdf; name="Rechnung März.pdf"\r\n\r\n<script>alert(1)</script>',
      '--b--',
    ])
    const answer = mira.locator('.conversation > .theirs').last()
    await expect(answer).toContainText('Gerne am Donnerstag.')
    await expect(answer).toContainText(
      fill(w.enquiries.marks.other, { address: 'anna@privat.example', email: 'A@muster.example' }),
    )
    await expect(mira.getByRole('link', { name: /Anna Amsler/ })).toContainText(w.enquiries.hasAnswered)
    const link = answer.getByRole('link', { name: /Rechnung März\.pdf/ })
    const headers = await link.evaluate(async (anchor: HTMLAnchorElement) => {
      const file = await fetch(anchor.href)
      return Object.fromEntries(file.headers)
    })
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Rechnung M_rz.pdf"; filename*=UTF-8''Rechnung%20M%C3%A4rz.pdf`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-content-type-options': 'nosniff',
    })
    await expectGoodScreen(mira)
  })

  await test.step('an act for several has its way back in sight, however long the list is', async () => {
    for (let number = 1; number <= 12; number++) {
      await office.addEnquiry({
        name: `Anfrage ${number}`,
        email: `${number}@muster.example`,
        message: 'Noch eine Frage.',
      })
    }
    // A promise that is over is not told as one to come.
    const cameAt = (name: string, ms: number) =>
      office.db
        .updateTable('contact_messages')
        .set({ created_at: new Date(ms).toISOString() })
        .where('name', '=', name)
        .execute()
    await cameAt('Anfrage 1', Date.now() - 3 * 86_400_000)
    // Two may come in one millisecond.
    await cameAt('Anfrage 12', Date.now() + 1)
    await mira.reload()
    await expect(mira.getByRole('link', { name: /Anfrage 1 / })).toContainText(
      fill(w.enquiries.late, { time: '' }).trim(),
    )
    // Whom we have answered, as Beat, waits no more: the tab counts whom the register counts, and says how many there are besides.
    const register = mira.locator('.register a').filter({ hasText: w.shell.rooms.enquiries }).locator('.count')
    const tab = mira.getByRole('link', { name: new RegExp(`^${w.enquiries.tabs.open} `) })
    await expect(tab).toHaveText(`${w.enquiries.tabs.open} ${await register.innerText()}`)
    await expect(mira.getByText(fill(w.enquiries.answeredToo, { count: 1 }))).toBeVisible()
    // Whoever looks for the newest finds it first, and the address remembers.
    const [first, newest] = [
      mira.locator('.rows a').first(),
      mira.getByRole('link', { name: w.enquiries.order.newest }),
    ]
    await expect(first).not.toContainText('Anfrage 12')
    await newest.click()
    await expect(first).toContainText('Anfrage 12')
    await mira.reload()
    await expect(newest).toHaveAttribute('aria-current', 'true')
    // The scripts are there, and the list has moved to what is open in it.
    await expect(mira.locator('.sheet h1')).toBeFocused()
    await mira.getByRole('link', { name: w.enquiries.order.owed }).click()
    await expect(first).not.toContainText('Anfrage 12')
    await mira.getByRole('button', { name: w.enquiries.pick, exact: true }).click()
    await expect(mira.getByLabel(fill(w.enquiries.pickOne, { name: 'Anfrage 12' }))).not.toBeInViewport()
    await mira.getByLabel(fill(w.enquiries.pickOne, { name: 'Anna Amsler' })).check()
    // On a busy machine, which draws several states at once.
    const slow = await mira.context().newCDPSession(mira)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 30 })
    await mira.locator('.bulk').getByRole('button', { name: w.enquiries.done }).press('Enter')
    await expect(mira.locator('.undo').getByRole('status')).toBeFocused()
    await slow.detach()
    const undo = mira.locator('.undo').getByRole('button', { name: w.shell.undo.key })
    await expect(mira.locator('.undo')).toContainText('Anna Amsler')
    await expect(undo).toBeInViewport()
    await undo.click()
    await expect(mira.getByText(w.shell.undo.undone)).toBeVisible()
    // The bar takes no page beside a list that has nothing open.
    await mira.goto('/desk/enquiries')
    await mira.getByRole('button', { name: w.enquiries.pick, exact: true }).click()
    await mira.getByLabel(fill(w.enquiries.pickOne, { name: 'Anna Amsler' })).check()
    await mira.locator('.bulk').getByRole('button', { name: w.enquiries.done }).click()
    await expect(undo).toBeInViewport()
    expect(await mira.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })
})

test('a letter typed as soon as a field stands is kept, however busy the browser is', async ({ atDesk, server }) => {
  const office = await openOffice(server)
  const start = new Date(Date.now() + 3 * 86_400_000)
  await office.addAppointment({ name: 'Marco Rinaldi', email: 'marco@rinaldi.example' }, start)
  const mira = await atDesk({ locale, viewport: laptop })
  await sit(mira, office, 'de')
  // What React puts off until after its picture waits for such a message.
  await mira.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), 400)
    }
  })
  await mira.goto(`/desk/appointments?week=${start.toISOString().slice(0, 10)}`)
  await mira.getByRole('link', { name: /Marco Rinaldi/ }).click()
  await mira.getByRole('heading', { name: 'Marco Rinaldi' }).waitFor()
  await mira.getByLabel(w.appointments.sheet.note).pressSequentially('jn')
  await expect(mira.getByLabel(w.appointments.sheet.note)).toHaveValue('jn')
})

test('one press takes back what was done last, where one looks, and one goes on there', async ({ atDesk, server }) => {
  const office = await openOffice(server)
  const mira = await atDesk({ locale, viewport: laptop, colorScheme: 'dark' })
  await sit(mira, office, 'de')
  const reply = mira.locator('#reply')
  const title = mira.locator('.sheet h1')
  const state = mira.getByRole('combobox', { name: w.enquiries.state })

  await test.step('a room in which nobody is says who will be', async () => {
    await mira.goto('/desk/people')
    await expect(mira.getByText(w.people.nobodyText)).toBeVisible()
    await expectGoodScreen(mira)
  })

  for (const name of ['Anna Amsler', 'Beat Bucher']) {
    await office.addEnquiry({ name, email: `${name[0]}@muster.example`, message: `Frage von ${name}.` })
  }
  await office.addEntry({ email: 'nora@bach.example', company: 'Physio am Bach', tier: 'founders_beta' })
  await office.addEntry({ email: 'cora@odermatt.example', company: 'Odermatt Holzbau GmbH' })

  await test.step('no place is offered that is not there', async () => {
    await mira.goto('/desk/waitlist')
    await expect(mira.getByText(fill(w.waitlist.full, { tier: w.waitlist.tiers.founders_beta }))).toBeVisible()
    await expect(mira.getByRole('combobox', { name: w.waitlist.inTier }).locator('option')).toHaveText([
      w.waitlist.tiers.early_access,
    ])
    await expectGoodScreen(mira)
    await keyFor(mira, w.waitlist.accept, 'cora@').click()
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
  })

  await test.step('what was done to an enquiry that is left before the answer can be taken back as well', async () => {
    const [answer, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await mira.goto('/desk/enquiries')
    await mira.getByRole('link', { name: /Beat Bucher/ }).click()
    await mira.route('**/*.data*', async (route) => {
      if (route.request().method() !== 'POST' || !route.request().postData()?.includes('state')) return route.continue()
      heard.resolve()
      await answer.promise
      await route.continue()
    })
    await state.selectOption('done')
    await heard.promise
    await mira.getByRole('link', { name: /Anna Amsler/ }).click()
    await expect(title).toContainText('Anna Amsler')
    answer.resolve()
    await expect(mira.locator('.undo')).toContainText('Beat Bucher')
    await mira.getByRole('button', { name: w.shell.undo.key }).click()
    await expect(mira.getByRole('link', { name: /Beat Bucher/ })).toBeVisible()
    await mira.unroute('**/*.data*')
  })

  await test.step('a reply comes back with u, and the decision before it stands', async () => {
    await mira.goto('/desk/enquiries')
    await mira.getByRole('link', { name: /Anna Amsler/ }).click()
    await reply.fill('Guten Tag Frau Amsler')
    await mira.getByRole('button', { name: w.enquiries.sendCloseNext }).click()
    await expect(title).toContainText('Beat Bucher')
    await expect(mira.locator('.undo')).toContainText(w.enquiries.sentBefore)
    await expectGoodScreen(mira)
    await mira.keyboard.press('u')
    await expect(title).toContainText('Anna Amsler')
    await expect(reply).toHaveValue('Guten Tag Frau Amsler')
    await expect(mira.locator('.undo')).toContainText(w.shell.undo.undone)
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
  })

  await test.step('so does a state', async () => {
    await state.selectOption('done')
    await expect(mira.locator('.undo')).toContainText(fill(w.enquiries.movedTo, { state: w.enquiries.states.done }))
    await title.focus()
    await mira.keyboard.press('u')
    await expect(state).toHaveValue('new')
  })

  await test.step('who takes a reply back with its key is in the field again', async () => {
    await mira.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    const undo = keyFor(mira, w.shell.undo.key, fill(w.enquiries.answerTo, { name: 'Anna Amsler' }))
    await expect(undo).toBeFocused()
    // Seconds are shown, and read to nobody.
    const told = mira.locator('.hold')
    await expect(told).toContainText(/0:\d\d/)
    expect(await told.ariaSnapshot()).not.toMatch(/\d:\d\d/)
    await expectGoodScreen(mira)
    const isLoading = await answerFormsLast(mira, `${new URL(mira.url()).pathname}.data`)
    await office.addEnquiry({ name: 'Carla Caduff', email: 'c@muster.example', message: 'Frage von Carla.' })
    await isLoading()
    await undo.press('Enter')
    await expect(reply).toBeFocused()
    await expect(reply).toHaveValue('Guten Tag Frau Amsler')
    await expect(told).toHaveCount(0)
  })

  await test.step('and so it does with u, wherever in the enquiry one is', async () => {
    await mira.getByRole('button', { name: w.enquiries.send, exact: true }).click()
    await expect(mira.locator('.hold')).toBeVisible()
    await title.focus()
    await mira.keyboard.press('u')
    await expect(mira.locator('.hold, .conversation .reply')).toHaveCount(0)
    await expect(reply).toHaveValue('Guten Tag Frau Amsler')
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
  })

  /** Presses a key or chooses, then `u` before the page has had time for anything else; only then does the act reach the server. */
  async function actAndUndoAtOnce(control: Locator, chosen?: string) {
    const isPressed = Promise.withResolvers<void>()
    await mira.route(/\.data/, async (route) => {
      if (route.request().method() === 'POST') await isPressed.promise
      await route.continue()
    })
    await control.evaluate((element: HTMLElement, chosen) => {
      if (chosen && element instanceof HTMLSelectElement) {
        element.value = chosen
        element.dispatchEvent(new Event('change', { bubbles: true }))
      } else element.click()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
    }, chosen)
    isPressed.resolve()
  }

  await test.step('but nothing older, while the reply is on its way', async () => {
    await actAndUndoAtOnce(mira.getByRole('button', { name: w.enquiries.send, exact: true }))
    await expect(mira.locator('.hold')).toBeVisible()
    // What was decided in another room before has its own key, and this one no more.
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
    await expect(mira.locator('.undo kbd')).toHaveCount(0)
    await mira.unrouteAll()
  })

  await test.step('nor while a state is, which then comes back by itself', async () => {
    await actAndUndoAtOnce(state, 'done')
    await expect(mira.locator('.undo')).toContainText(fill(w.enquiries.movedTo, { state: w.enquiries.states.done }))
    await mira.unrouteAll()
    await title.focus()
    await mira.keyboard.press('u')
    await expect(state).not.toHaveValue('done')
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
  })

  await test.step('an act without a way back leaves the key nothing older', async () => {
    await mira.getByRole('tab', { name: w.enquiries.noteTab }).click()
    await mira.locator('#note').fill('Nur für uns')
    await mira.getByRole('button', { name: w.enquiries.keepNote }).click()
    await expect(mira.locator('.internal-note')).toBeVisible()
    await expect(mira.locator('.undo kbd')).toHaveCount(0)
    await title.focus()
    await mira.keyboard.press('u')
    await mira.reload()
    await expect(keyFor(mira, w.shell.undo.key, 'Odermatt')).toBeVisible()
  })

  await test.step('whoever follows a link that goes with its page is at the title of the next', async () => {
    await mira.getByRole('link', { name: w.enquiries.card }).click()
    await expect(mira.getByRole('heading', { level: 1, name: 'Anna Amsler' })).toBeFocused()
  })

  await test.step('the key of the bar leaves one at what it says', async () => {
    await keyFor(mira, w.shell.undo.key, 'Odermatt').press('Enter')
    await expect(mira.locator('.undo').getByRole('status')).toBeFocused()
    await expect(mira.locator('.undo')).toContainText(w.shell.undo.undone)
  })
})

test('a second press takes nothing else back, with the mouse, with Enter or with u', async ({ atDesk, server }) => {
  const office = await openOffice(server)
  const mira = await atDesk({ locale, viewport: laptop })
  await mira.clock.install()
  await sit(mira, office, 'de')
  await office.addEntry({ email: 'nora@bach.example', company: 'Physio am Bach' })
  await office.addEntry({ email: 'cora@odermatt.example', company: 'Odermatt Holzbau GmbH' })
  await office.addEnquiry({ name: 'Anna Amsler', email: 'a@muster.example', message: 'Frage von Anna.' })
  const bar = mira.locator('.undo')
  const ofAnna = keyFor(mira, w.shell.undo.key, 'Anna')
  const ofOdermatt = keyFor(mira, w.shell.undo.key, 'Odermatt')
  const state = mira.getByRole('combobox', { name: w.enquiries.state }).last()

  await mira.goto('/desk/waitlist')
  // Of three, so that the key of the next one stands where that of the last one stood.
  for (const [email, company] of [
    ['nora@', 'Physio'],
    ['cora@', 'Odermatt'],
  ] as const) {
    await keyFor(mira, w.waitlist.accept, email).click()
    await expect(keyFor(mira, w.shell.undo.key, company)).toBeVisible()
  }
  // The older ones are a press away, and another room begins without them.
  const ofPhysio = keyFor(mira, w.shell.undo.key, 'Physio')
  await expect(ofPhysio).toBeHidden()
  await mira.getByRole('button', { name: fill(w.shell.undo.earlier, { count: 1 }) }).click()
  await expect(ofPhysio).toBeVisible()
  await mira.locator('.register').getByRole('link', { name: w.shell.rooms.enquiries }).click()
  await expect(mira.getByRole('heading', { level: 1, name: w.enquiries.title })).toBeVisible()
  await expect(ofPhysio).toBeHidden()
  await mira.getByRole('link', { name: /Anna Amsler/ }).click()

  const ways: [string, () => Promise<() => Promise<void>>][] = [
    [
      'the mouse',
      async () => {
        const { x, y, width, height } = (await ofAnna.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
        return () => mira.mouse.click(x + width / 2, y + height / 2)
      },
    ],
    [
      'Enter',
      async () => {
        await ofAnna.focus()
        return () => mira.keyboard.press('Enter')
      },
    ],
    [
      'u',
      async () => {
        await mira.locator('.sheet h1').focus()
        return () => mira.keyboard.press('u')
      },
    ],
  ]
  for (const [name, begin] of ways) {
    await test.step(name, async () => {
      await state.selectOption('done')
      await expect(ofAnna).toBeVisible()
      const press = await begin()
      // Nothing passes but what is said below, however slow the machine is.
      await mira.clock.pauseAt(await mira.evaluate(() => Date.now() + 5_000))
      await press()
      await expect(bar).toContainText(`Anna Amsler: ${w.shell.undo.undone}`)
      await expect(state).toHaveValue('new')
      await mira.clock.fastForward(700)
      await press()
      await expect(bar).toContainText(`Anna Amsler: ${w.shell.undo.undone}`)
      await expect(ofOdermatt).toHaveCount(0)
      if (name === 'Enter') await expect(bar.getByRole('status')).toBeFocused()
      await mira.clock.fastForward(2_500)
      await expect(bar).toContainText(`${w.shell.undo.before} Odermatt`)
      await expect(ofOdermatt).toBeVisible()
      await expect(ofOdermatt).not.toBeFocused()
      await mira.clock.resume()
    })
  }
})

test('a second press does nothing to the next one, with the mouse, with Enter or with a key', async ({
  atDesk,
  server,
}) => {
  const office = await openOffice(server)
  const mira = await atDesk({ locale, viewport: laptop })
  await mira.clock.install()
  await sit(mira, office, 'de')
  const sent: string[] = []
  mira.on('request', (request) => {
    const act = new URLSearchParams(request.postData() ?? '').get('act')
    if (act && ['accept', 'decline', 'send-close'].includes(act)) sent.push(act)
  })
  const acts = async (count: number) => expect.poll(() => sent).toHaveLength(count)

  await test.step('the reply begun to the next enquiry stays a draft', async () => {
    for (const name of ['Beat Bucher', 'Anna Amsler']) {
      const id = await office.addEnquiry({ name, email: `${name[0]}@muster.example`, message: `Frage von ${name}.` })
      await mira.goto(`/desk/enquiries/${id}`)
      await mira.locator('#reply').fill(`Guten Tag ${name}`)
      await expect(mira.locator('#reply-foot .saved')).not.toBeEmpty()
    }
    const key = mira.locator('.sheet .key.main.out')
    await mira.evaluate(() => {
      document.addEventListener('click', () => document.body.toggleAttribute('data-pressed', true))
    })
    const body = mira.locator('body')
    await mira.clock.pauseAt(await mira.evaluate(() => Date.now() + 5_000))
    const { x, y } = (await key.boundingBox()) ?? { x: 0, y: 0 }
    await mira.mouse.click(x + 10, y + 10)
    await body.evaluate((element) => element.removeAttribute('data-pressed'))
    await expect(mira.locator('.sheet h1')).toContainText('Beat Bucher')
    // Whatever stands under the hand by now: the second press reaches nothing there, and the next one what it means.
    await mira.mouse.click(x + 12, y + 8)
    await expect(body).not.toHaveAttribute('data-pressed')
    await mira.mouse.click(x - 200, y + 8)
    await expect(body).toHaveAttribute('data-pressed')
    await body.evaluate((element) => element.removeAttribute('data-pressed'))
    await mira.clock.fastForward(700)
    await mira.mouse.click(x + 10, y + 10)
    await expect(body).toHaveAttribute('data-pressed')
    await mira.clock.resume()
    await key.press('Enter')
    await expect(key).toBeFocused()
    await expect(mira.locator('#reply')).toHaveValue('Guten Tag Beat Bucher')
    await acts(1)
    // A little later it is meant.
    await key.click()
    await expect(mira.locator('.conversation')).toContainText('Guten Tag Beat Bucher')
    await acts(2)
  })

  await test.step('in the waiting list one decision is one person', async () => {
    for (const name of ['anna', 'nora', 'cora', 'dora', 'eva', 'finn']) {
      const tier = name === 'nora' ? 'founders_beta' : 'early_access'
      await office.addEntry({ email: `${name}@muster.example`, company: name, tier })
    }
    const current = mira.locator('[aria-current] button.t')
    const accept = (name: string) => keyFor(mira, w.waitlist.accept, `${name}@`)
    await mira.goto('/desk/waitlist')
    await mira.waitForLoadState('networkidle')
    await mira.keyboard.press('a')
    await expect(current).toHaveText(/nora/)
    await mira.keyboard.press('a')
    await mira.keyboard.press('d')
    await acts(3)
    // Whose tier is full is not taken into another one unasked.
    await expect(accept('nora')).toBeEnabled()
    await mira.keyboard.press('a')
    await expect(mira.getByRole('combobox', { name: w.waitlist.inTier })).toBeFocused()
    // A key that is held decides nothing.
    await mira.keyboard.down('d')
    await current.focus()
    await mira.keyboard.down('d')
    await mira.keyboard.up('d')
    await acts(3)
    await mira.keyboard.press('d')
    await expect(current).toHaveText(/cora/)
    await mira.keyboard.press('d')
    await acts(4)
    const { x, y } = (await accept('dora').boundingBox()) ?? { x: 0, y: 0 }
    await expect(accept('dora')).toBeEnabled()
    await mira.mouse.click(x + 5, y + 5)
    await expect(accept('dora')).toHaveCount(0)
    await mira.mouse.click(x + 5, y + 5)
    await expect(accept('eva')).toBeVisible()
    await accept('eva').click()
    await expect(accept('eva')).toHaveCount(0)
    await acts(6)
  })
})

/** A key of one line, which names whose it is to readers of the screen. */
function keyFor(page: Page, label: string, whose: string) {
  return page.getByRole('button', { name: new RegExp(`^${label}[^:]*: ${whose}`) })
}

async function idOf(page: Page): Promise<string> {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
