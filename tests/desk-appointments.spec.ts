import type { Page } from '@playwright/test'
import { read } from '#content/documents.ts'
import { startOfDay, swissDay } from '#content/swiss-time.ts'
import { calls } from '#contract/calls.ts'
import { fill } from '#desk/fill.ts'
import { beginTime, daySpan } from '#desk/time.ts'
import { openOffice } from './support/desk-office.ts'
import { expect, expectGoodScreen, sit, test } from './support/desk-test.ts'

const w = read('desk/appointments', 'en')
const { labels } = read('book', 'en').form
const shell = read('desk/shell', 'en')
const today = read('desk/today', 'en')
const enquiries = read('desk/enquiries', 'en')

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 900 }

const locale = 'en-GB'
const looks = { mira: phone, jonas: laptop, miraSees: 'dark', jonasSees: 'light' } as const

test('a day with the appointment book', async ({ atDesk, operator, visitorSends, server }) => {
  test.setTimeout(240_000)
  const mira = await atDesk({ locale, viewport: looks.mira, colorScheme: looks.miraSees })
  const jonas = await atDesk({ locale, viewport: looks.jonas, colorScheme: looks.jonasSees })
  const office = await openOffice(server)
  // A day that has not begun: of today, 08:05 may have passed.
  const thisDay = swissDay(new Date())
  const free = await operator<{ start: string }[]>('appointments', 'free')
  const starts = free.map(({ start }) => start).filter((start) => start.slice(0, 10) > thisDay)
  const [first = '', second = '', third = '', fourth = ''] = starts
  const week = `/desk/appointments?week=${first.slice(0, 10)}`
  const entry = (page: Page, name: string) =>
    page.locator('a.entry').filter({ hasText: name }).filter({ visible: true })

  await sit(mira, office, 'en')
  await sit(jonas, office, 'en', 'office')

  await test.step('what a visitor books appears in an open week without reloading', async () => {
    await mira.goto(week)
    await jonas.goto(week)
    await expectGoodScreen(mira)
    await expect(entry(mira, 'Regula Amstutz')).toHaveCount(0)
    await visitorSends(calls.bookAppointment, {
      start: first,
      name: 'Regula Amstutz',
      email: 'regula@amstutz.example',
      phone: '+41 33 000 00 00',
      topic: 'Wir wechseln die Methode. <b>Was</b> muss die Buchhaltung dann können?',
      language: 'de',
    })
    await expect(entry(mira, 'Regula Amstutz')).toBeVisible()
    await expect(entry(jonas, 'Regula Amstutz')).toBeVisible()
    // As tall as its two lines.
    expect((await entry(mira, 'Regula Amstutz').boundingBox())?.height).toBeLessThan(100)
    await expectGoodScreen(mira)
    await expectGoodScreen(jonas)
  })

  await test.step('its sheet says who, how and what about, and keeps a note as it is typed', async () => {
    await entry(mira, 'Regula Amstutz').click()
    await expect(mira.getByRole('heading', { name: 'Regula Amstutz' })).toBeFocused()
    await expect(mira.locator('.sheet')).toContainText('033 000 00 00')
    await expectGoodScreen(mira)
    await entry(jonas, 'Regula Amstutz').click()
    await expectGoodScreen(jonas)
    await mira.getByLabel(w.sheet.note).fill('Zuerst zuhören.\n\nDann zeigen.')
    await mira.getByLabel(w.sheet.note).blur()
    await expect(mira.getByText(w.sheet.noted)).toBeVisible()
    await expect(jonas.getByLabel(w.sheet.note)).toHaveValue('Zuerst zuhören.\n\nDann zeigen.')
  })

  await test.step('of two notes at once none is lost', async () => {
    await jonas.getByLabel(w.sheet.note).fill('Von Jonas.')
    await mira.getByLabel(w.sheet.note).fill('Von Mira.')
    await mira.getByRole('button', { name: w.sheet.keepNote }).click()
    await expect(jonas.getByText(w.sheet.theirNote)).toBeVisible()
    await expect(jonas.getByLabel(w.sheet.note)).toHaveValue('Von Jonas.')
    await expect(jonas.locator('.internal-note')).toContainText('Von Mira.')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.sheet.keepMine }).click()
    await expect(mira.getByLabel(w.sheet.note)).toHaveValue('Von Jonas.')
  })

  await test.step('whoever moves it is told what the visitor will get, and that somebody else was first', async () => {
    await jonas.getByRole('button', { name: w.sheet.move }).click()
    const dialog = jonas.getByRole('dialog')
    await expect(dialog).toContainText('regula@amstutz.example')
    await expectGoodScreen(jonas)
    await mira.getByRole('button', { name: w.sheet.move }).click()
    await chooseTime(mira, second)
    await mira.getByText(fill(w.telling.asked, { name: 'Regula Amstutz' })).click()
    await mira.getByLabel(w.telling.message).fill('Wie am Telefon besprochen.')
    await expect(mira.getByRole('button', { name: w.moving.send })).toHaveCount(0)
    await mira.getByRole('button', { name: w.telling.show }).click()
    await expect(mira.locator('.letter-text')).toContainText('Wie gewünscht haben wir Ihr Gespräch verschoben.')
    await expect(mira.locator('.letter-text')).toContainText('Wie am Telefon besprochen.')
    await expectGoodScreen(mira)
    // What is changed after the letter was shown is shown again before it goes.
    await mira.getByLabel(w.telling.message).fill('Wie besprochen.')
    await expect(mira.locator('.letter-text')).toHaveCount(0)
    await mira.getByRole('button', { name: w.telling.show }).click()
    await mira.getByRole('button', { name: w.moving.send }).click()
    await expect(mira.getByText(w.moving.done)).toBeVisible()
    await chooseTime(jonas, third)
    await jonas.getByRole('button', { name: w.telling.show }).click()
    await expect(jonas.locator('.letter-text')).toContainText('Zur vereinbarten Zeit können wir nicht')
    await jonas.getByRole('button', { name: w.moving.send }).click()
    await expect(dialog.getByRole('alert')).toHaveText(w.problems.changed_meanwhile)
    await expectGoodScreen(jonas)
    // The time that is shown now is one of our own, outside the hours.
    await jonas.getByLabel(w.moving.day, { exact: true }).selectOption('own')
    await jonas.getByLabel(w.moving.date).fill(third.slice(0, 10))
    await jonas.getByLabel(w.moving.clock, { exact: true }).fill('08:05')
    await jonas.getByRole('button', { name: w.telling.show }).click()
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.moving.send }).click()
    await expect(mira.locator('.sheet')).toContainText('08:05')
  })

  await test.step('a time is blocked and opened again; what stands in it is named, there and under Today', async () => {
    await mira.goto(`${week}&new&at=${second}`)
    await expectGoodScreen(mira)
    await expect(mira.getByLabel(w.block.fromDate)).toHaveValue(second.slice(0, 10))
    // What is wrong is said where it is, one thing after the other.
    const block = mira.getByRole('button', { name: w.block.button, exact: true })
    await mira.getByLabel(w.block.fromDate).fill('')
    await block.click()
    await expect(mira.getByLabel(w.block.fromDate)).toBeFocused()
    await expect(mira.getByLabel(w.block.fromDate)).toHaveAccessibleDescription(w.problems.no_day)
    await mira.getByLabel(w.block.fromDate).fill(second.slice(0, 10))
    await mira.getByLabel(w.block.toTime, { exact: true }).last().fill('00:05')
    await block.click()
    await expect(mira.getByLabel(w.block.toTime, { exact: true }).last()).toBeFocused()
    await expectGoodScreen(mira)
    await mira.getByLabel(w.block.fromTime, { exact: true }).first().fill('')
    await mira.getByLabel(w.block.toTime, { exact: true }).last().fill('')
    await mira.getByLabel(w.block.note).fill('MWST, 3. Quartal')
    // The next block is begun before the week of this one has come.
    const begun = Promise.withResolvers<void>()
    await mira.route(/\/appointments\.data\?(?!index)/, async (route) => {
      await begun.promise
      await route.continue()
    })
    await mira.getByRole('button', { name: w.block.button, exact: true }).click()
    await expect(mira.getByText(w.block.booked.one)).toBeVisible()
    await mira.getByLabel(w.block.note).fill('Weiterbildung')
    const came = mira.waitForResponse(/\/appointments\.data\?(?!index)/)
    begun.resolve()
    await came
    await mira.unrouteAll({ behavior: 'wait' })
    await expect(mira.getByLabel(w.block.fromDate)).toHaveValue('')
    await expect(mira.getByLabel(w.block.note)).toHaveValue('Weiterbildung')
    await expectGoodScreen(mira)
    // Nobody is asked to cancel what stands in a time that is open again.
    await expect(mira.getByText(w.block.booked.one)).toBeVisible()
    await mira.getByRole('button', { name: new RegExp(`^${shell.undo.key}`) }).click()
    await expect(mira.getByText(w.block.booked.one)).toHaveCount(0)
    await expect(mira.getByLabel(w.block.note)).toHaveValue('Weiterbildung')
    await mira.getByLabel(w.block.fromDate).fill(second.slice(0, 10))
    await mira.getByLabel(w.block.note).fill('MWST, 3. Quartal')
    await block.click()
    await expect(mira.getByText(w.block.booked.one)).toBeVisible()
    await expect(mira.getByLabel(w.block.fromDate)).toHaveValue('')
    // Each is seen in its week, and the next begins anew. A Monday has no hours, and shows it all the same.
    for (const [day, note] of [
      ['2099-12-23', 'Weiterbildung'],
      ['2099-12-21', 'Betriebsferien'],
    ] as const) {
      await mira.getByLabel(w.block.fromDate).fill(day)
      await mira.getByLabel(w.block.toDate).fill(day)
      await mira.getByLabel(w.block.note).fill(note)
      await mira.getByRole('button', { name: w.block.button, exact: true }).click()
      await expect(mira.getByRole('link', { name: new RegExp(note) }).filter({ visible: true })).toBeFocused()
      await expect(mira.locator('.undo')).toContainText(
        `${daySpan(new Date(day), new Date(day), 'en')} ${w.block.done}`,
      )
      await mira.getByRole('link', { name: w.block.open }).click()
      await expect(mira.getByLabel(w.block.fromDate)).toHaveValue('')
    }
    await expect(jonas.locator('.sheet')).toContainText(w.sheet.inBlock)
    await expectGoodScreen(jonas)
    await jonas.goto('/desk/today')
    await expect(jonas.getByText(today.appointments.inBlock)).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.goto(week)
    await jonas
      .getByRole('link', { name: /MWST, 3. Quartal/ })
      .filter({ visible: true })
      .first()
      .click()
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.block.unblock }).click()
    await expect(jonas.getByText(w.block.unblocked)).toBeVisible()
    await expectGoodScreen(jonas)
  })

  await test.step('somebody who asked by telephone is entered on a free time, and a block is taken back where the eye is', async () => {
    await jonas.goto(`${week}&at=${first}`)
    await expect(jonas.getByRole('radio', { checked: true })).toHaveValue(first)
    await jonas.getByRole('button', { name: w.entering.buttonWithout, exact: true }).click()
    await expect(jonas.getByLabel(labels.name)).toBeFocused()
    await expect(jonas.getByLabel(labels.name)).toHaveAccessibleDescription(w.entering.problems.name)
    await jonas.getByLabel(labels.name).fill('Beat Anruf')
    // Without an address nobody is invited.
    await expect(jonas.getByRole('button', { name: w.entering.buttonWithout, exact: true })).toBeVisible()
    await jonas.getByLabel(labels.email, { exact: true }).fill('beat@anruf.example')
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.entering.button }).click()
    // It says when, since the form stands at the next free time by then.
    const when = beginTime(first, 'en', new Date())
    await expect(jonas.getByText(fill(w.entering.done, { name: 'Beat Anruf', time: when }))).toBeVisible()
    await expect(jonas.getByText(fill(w.entering.done, { name: 'Beat Anruf', time: when }))).toBeInViewport()
    await expect(jonas.locator('[role=status]:focus')).toContainText('Beat Anruf')
    await expect(entry(jonas, 'Beat Anruf')).toBeVisible()
    // The next person's fields are empty.
    await expect(jonas.getByLabel(labels.name)).toHaveValue('')
    const undo = jonas.getByRole('button', { name: new RegExp(`^${shell.undo.key}`) })
    await undo.click()
    await expect(jonas.locator('.undo')).toContainText(`Beat Anruf: ${shell.undo.undone}`)
    await expect(entry(jonas, 'Beat Anruf')).toHaveCount(0)
    await expect(jonas.getByText(fill(w.entering.done, { name: 'Beat Anruf', time: when }))).toHaveCount(0)
    await expect(jonas.getByLabel(labels.name)).toHaveValue('Beat Anruf')
    await expect(jonas.getByLabel(labels.email, { exact: true })).toHaveValue('beat@anruf.example')
    await expect(jonas.getByRole('button', { name: w.entering.button })).toBeVisible()
    await jonas.getByRole('link', { name: w.block.open }).click()
    await expect(jonas.getByLabel(w.block.fromDate)).toBeFocused()
    await jonas.getByLabel(w.block.fromDate).fill('2099-12-28')
    await jonas.getByLabel(w.block.toDate).fill('2099-12-31')
    await jonas.getByRole('button', { name: w.block.button, exact: true }).click()
    const span = daySpan(new Date('2099-12-28'), new Date('2099-12-31'), 'en')
    await expect(jonas.locator('.undo')).toContainText(`${span} ${w.block.done}`)
    await undo.click()
    await expect(jonas.locator('.undo')).toContainText(`${span}: ${shell.undo.undone}`)
  })

  await test.step('somebody who wrote is entered with what is known of them, and the next one begins anew', async () => {
    const known = { name: 'Vera Anfrage', email: 'vera@anfrage.example' }
    const id = await office.addEnquiry({ ...known, message: 'Am Donnerstag um zwei?' })
    await jonas.goto(`/desk/enquiries/${id}`)
    await jonas.getByRole('link', { name: enquiries.enterAppointment }).click()
    await expect(jonas.getByLabel(labels.name)).toHaveValue(known.name)
    await expect(jonas.getByLabel(labels.email, { exact: true })).toHaveValue(known.email)
    await chooseTime(jonas, fourth)
    await expect(jonas.getByLabel(labels.name)).toHaveValue(known.name)
    await jonas.getByRole('button', { name: w.entering.button, exact: true }).click()
    await expect(entry(jonas, known.name)).toBeVisible()
    await expect(jonas.getByLabel(labels.name)).toHaveValue('')
    await jonas.getByRole('button', { name: new RegExp(`^${shell.undo.key}`) }).click()
    await expect(entry(jonas, known.name)).toHaveCount(0)
    await expect(jonas.getByLabel(labels.name)).toHaveValue(known.name)
  })

  await test.step('the day offered is of the week that is shown, and the week is that of the time chosen', async () => {
    const number = jonas.locator('.week-head b')
    await jonas.goto(`${week}&enter`)
    await jonas.waitForLoadState('networkidle')
    await jonas.getByLabel(labels.name).fill('Kurt Anruf')
    await jonas.getByLabel(labels.phone).fill('+41 33 000 00 01')
    await chooseTime(jonas, fourth)
    await expect(jonas.getByRole('radio', { checked: true })).toHaveValue(fourth)
    await expect(jonas).toHaveURL(new RegExp(`at=${encodeURIComponent(fourth)}`))
    const weekOfFourth = await number.innerText()
    await jonas.getByRole('link', { name: w.next }).click()
    await expect(number).not.toHaveText(weekOfFourth)
    // What was chosen in the other week is given up where one sees it.
    await expect(jonas.getByRole('radio', { checked: true })).toHaveCount(0)
    const shown = new URL(jonas.url()).searchParams.get('week') ?? ''
    const later = starts.find((start) => start.slice(0, 10) >= shown) ?? ''
    await expect(jonas.getByRole('radio').first()).toHaveValue(later)
    await expect(jonas.getByLabel(labels.name)).toHaveValue('Kurt Anruf')
    await jonas.getByRole('link', { name: w.current }).click()
    await expect(jonas.getByRole('link', { name: w.current })).toHaveCount(0)
    await expect(jonas.getByLabel(labels.name)).toHaveValue('Kurt Anruf')
    await chooseTime(jonas, fourth)
    await expect(number).toHaveText(weekOfFourth)
    await jonas.getByRole('button', { name: w.entering.buttonWithout, exact: true }).click()
    await expect(entry(jonas, 'Kurt Anruf')).toBeVisible()
    await jonas.getByRole('button', { name: new RegExp(`^${shell.undo.key}`) }).click()
    await expect(entry(jonas, 'Kurt Anruf')).toHaveCount(0)
  })

  await test.step('it is cancelled with a word, and stands on the card of the person', async () => {
    await mira.goto(week)
    await entry(mira, 'Regula Amstutz').click()
    await mira.getByRole('button', { name: w.sheet.cancel }).click()
    await mira.getByLabel(w.telling.message).fill('Leider bin ich krank. Gute Besserung mir.')
    await expect(mira.getByRole('dialog')).toContainText('regula@amstutz.example')
    await mira.getByRole('button', { name: w.telling.show }).click()
    await expect(mira.locator('.letter-text')).toContainText('Leider bin ich krank.')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.cancelling.send }).click()
    await expect(mira.getByRole('button', { name: w.sheet.cancel })).toHaveCount(0)
    await expectGoodScreen(mira)
    await mira.getByRole('link', { name: w.sheet.card }).click()
    await mira.waitForURL(/people\/card/)
    await expect(mira.locator('main')).toContainText('Von Jonas.')
    await expectGoodScreen(mira)
  })

  await test.step('whoever did not appear is noted so, and taken back', async () => {
    // Of today and over, at whatever hour this runs.
    const midnight = startOfDay(swissDay(new Date()))
    const id = await office.addAppointment({ name: 'Nadine Favre', email: 'nadine@favre.example' }, midnight)
    const over = { ends_at: midnight.toISOString() }
    await office.db.updateTable('appointments').set(over).where('id', '=', id).execute()
    // It is shown in its own week, whichever this is.
    const inWeeks = new Date(midnight.getTime() + 17 * 86_400_000 + 10 * 3_600_000)
    const later = await office.addAppointment({ name: 'Ladina Caduff', email: 'ladina@caduff.example' }, inWeeks)
    await jonas.goto(`/desk/appointments/${later}`)
    await expect(entry(jonas, 'Ladina Caduff')).toBeVisible()
    await jonas.goto(`/desk/appointments/${id}`)
    await expect(jonas.getByText(w.sheet.over)).toBeVisible()
    await expect(jonas.locator('.entry:visible').filter({ hasText: 'Nadine Favre' })).toContainText(w.over)
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.sheet.held }).click()
    await expect(jonas.getByText(w.sheet.status.held, { exact: true })).toBeVisible()
    await expect(jonas.getByText(w.sheet.over)).toHaveCount(0)
    await expect(jonas.locator('.entry:visible').filter({ hasText: w.over })).toHaveCount(0)
    await jonas.getByRole('button', { name: w.sheet.noShow }).click()
    await expect(jonas.getByText(w.sheet.status.no_show)).toBeVisible()
    await expectGoodScreen(jonas)
    await jonas.getByRole('button', { name: w.sheet.undoNoShow }).click()
    await expect(jonas.getByRole('button', { name: w.sheet.noShow })).toBeVisible()
  })

  await test.step('hours are set: the owner those of everybody, the office its own', async () => {
    await mira.goto('/desk/appointments/hours')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: new RegExp(`^${w.hours.edit}.*Mira`) }).click()
    await mira.getByLabel(`${w.hours.weekdays[2]}, ${w.hours.from}`).first().fill('09:00')
    await mira.getByRole('button', { name: w.hours.save }).click()
    await expect(mira.getByRole('dialog').getByRole('alert')).toHaveText(w.hours.problems.ends_before_it_begins)
    await mira.getByLabel(`${w.hours.weekdays[2]}, ${w.hours.to}`).first().fill('10:00')
    await expectGoodScreen(mira)
    await mira.getByRole('button', { name: w.hours.save }).click()
    await expect(mira.getByText(`${w.hours.weekdays[2]}, 09:00`)).toBeVisible()
    await jonas.goto('/desk/appointments/hours')
    await expect(jonas.getByRole('button', { name: new RegExp(`^${w.hours.edit}`) })).toHaveCount(1)
    await expect(jonas.getByText(w.hours.own)).toBeVisible()
    await expectGoodScreen(jonas)
    const free = await operator<{ start: string }[]>('appointments', 'free')
    expect(new Set(free.map(({ start }) => new Date(start).getUTCDay()))).toEqual(new Set([3]))
  })

  await test.step('where two hold calls, whose time is blocked is asked, and not set beforehand', async () => {
    const { id } = await office.db
      .selectFrom('desk_members')
      .select('id')
      .where('role', '=', 'office')
      .executeTakeFirstOrThrow()
    await office.servicesOf({ kind: 'server' }).appointments.setHours(id, [{ weekday: 4, from: '09:00', to: '10:00' }])
    await jonas.goto('/desk/appointments?new')
    await jonas.getByLabel(w.block.fromDate).fill('2099-11-05')
    await jonas.getByRole('button', { name: w.block.button, exact: true }).click()
    const whose = jonas.getByLabel(w.block.whose)
    expect(await whose.evaluate((one: HTMLSelectElement) => one.checkValidity())).toBe(false)
    await expectGoodScreen(jonas)
    await whose.selectOption({ label: 'Jonas Muster' })
    await jonas.getByRole('button', { name: w.block.button, exact: true }).click()
    await expect(
      jonas.getByRole('link', { name: new RegExp(`^${w.blockedDay}`) }).filter({ visible: true }),
    ).toBeFocused()
  })

  await test.step('a calendar subscribes to a secret address, until it is revoked', async () => {
    await mira.getByRole('button', { name: w.hours.make }).click()
    const address = await mira.locator('.mono', { hasText: '/appointments.ics?token=' }).innerText()
    await expectGoodScreen(mira)
    const { search } = new URL(address)
    const read = await fetch(`${server.url}/appointments.ics${search}`)
    expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await read.text()).toContain('BEGIN:VCALENDAR')
    // Where the browser may not copy, the address stands there to be marked by hand.
    await mira.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await mira.evaluate(() => {
      const { writeText } = navigator.clipboard
      navigator.clipboard.writeText = () => {
        navigator.clipboard.writeText = writeText
        return Promise.reject(new DOMException('', 'NotAllowedError'))
      }
    })
    await mira.getByRole('button', { name: w.hours.copy, exact: true }).click()
    await mira.getByRole('button', { name: w.hours.copy, exact: true }).click()
    await expect(mira.getByRole('button', { name: w.hours.copied, exact: true })).toBeVisible()
    expect(await mira.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await mira.getByRole('button', { name: w.hours.revoke }).click()
    await expect(mira.getByText(w.hours.revoked)).toBeVisible()
    expect((await fetch(`${server.url}/appointments.ics${search}`)).status).toBe(404)
    expect(server.output()).not.toContain(search.slice(7, 30))
  })
})

/** Its day first, then its time; in the dialog that is open. */
async function chooseTime(page: Page, start: string): Promise<void> {
  const time = page.locator(`input[type=radio][value="${start}"]`)
  const days = page.locator('#move-day')
  for (const value of await days
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
    await days.selectOption(value)
    if (await time.count()) return time.check()
  }
  throw new Error(`${start} is not offered`)
}
