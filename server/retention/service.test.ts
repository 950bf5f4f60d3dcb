import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { type FormName, formNames } from '#contract/forms.ts'
import { countPost } from '#server/abuse/form-counts.ts'
import { limitsTable } from '#server/abuse/limits-table.ts'
import { createAppointmentsService } from '#server/appointments/service.ts'
import { createContactService } from '#server/contact/service.ts'
import { createContext } from '#server/context.ts'
import { createForms } from '#server/forms/forms.ts'
import { createNewsletterService } from '#server/newsletter/service.ts'
import { createServices } from '#server/services.ts'
import { createSuspectedService } from '#server/suspected/service.ts'
import { addSuspected } from '#server/suspected/store.ts'
import { createWaitlistService } from '#server/waitlist/service.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters, tokenIn } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { createImportsService } from '../newsletter/imports.ts'
import { createMembersService } from '../team/members.ts'
import { daysBefore, monthsBefore } from './months.ts'
import { createRetentionService } from './service.ts'

const company = read('company')

const start = new Date('2026-11-21T08:00:00.000Z')
const nothing = {
  contacts: 0,
  unconfirmedSignups: 0,
  unsubscribedReaders: 0,
  suppressedAddresses: 0,
  waitlistEntries: 0,
  suspected: 0,
  appointments: 0,
  questions: 0,
  securityEvents: 0,
  mails: 0,
  mailFiles: 0,
  limits: 0,
  deskSessions: 0,
  acts: 0,
}

onStoreOfRun('retention', (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock(start.toISOString())
    const parts = { db: store.db, config: store.config, log: silentLog, now: clock.now }
    const context = createContext(parts)
    /** A run at a time, and without the limits, of which each visit left some. */
    const runAt = async (time: Date) => {
      const { limits, ...summary } = await createRetentionService({ ...context, now: () => time }).run()
      return summary
    }
    const letterTo = async (address: string) =>
      (await queuedLetters(store.db, store.config)).findLast(({ to }) => to === address)
    return { ...store, clock, context, services: createServices(parts), runAt, letterTo }
  }

  const { limits: _, ...nothingButLimits } = nothing
  const { retention } = company
  const justBefore = (time: Date) => new Date(time.getTime() - 1000)
  const daysAfter = (days: number) => daysBefore(start, -days)
  const monthsAfter = (months: number) => monthsBefore(start, -months)

  it('deletes messages and waiting-list entries on their day, and keeps given places counted', async () => {
    const { services, context, db, runAt } = await setUp()
    await services.sendContactMessage({ name: 'Mira', email: 'm@muster.example', message: 'Zehn Zeichen.' }, visitor())
    await services.joinWaitlist({ email: 'm@muster.example', tier: 'early_access' }, visitor())
    await services.joinWaitlist({ email: 'late@muster.example', tier: 'early_access' }, visitor())
    await createWaitlistService(context).accept('m@muster.example')
    await db
      .updateTable('waitlist_entries')
      .set({ decided_at: daysAfter(10).toISOString(), status: 'declined' })
      .where('email', '=', 'late@muster.example')
      .execute()
    const end = monthsAfter(retention.contactMonths)
    expect(await runAt(justBefore(end))).toEqual(nothingButLimits)
    expect(await runAt(end)).toEqual({ ...nothingButLimits, contacts: 1, waitlistEntries: 1, acts: 1 })
    const tier = await db.selectFrom('tiers').selectAll().where('tier', '=', 'early_access').executeTakeFirst()
    expect(tier?.accepted_count).toBe(9)
    expect(await db.selectFrom('waitlist_entries').select('email').execute()).toEqual([
      { email: 'late@muster.example' },
    ])
    expect(await runAt(end)).toEqual(nothingButLimits)
    expect(await runAt(daysBefore(end, -10))).toEqual({ ...nothingButLimits, waitlistEntries: 1 })
  })

  it('deletes sign-ups that nobody confirmed, unless the address has just signed up again', async () => {
    const { services, clock, db, runAt, letterTo } = await setUp()
    const signUp = (email: string, number: number) =>
      services.subscribeToNewsletter({ email }, visitor({ address: addressOf(number) }))
    await signUp('never@muster.example', 1)
    await signUp('again@muster.example', 2)
    await signUp('reader@muster.example', 3)
    await services.confirmNewsletter(tokenIn((await letterTo('reader@muster.example'))?.text ?? ''))
    clock.pass({ hours: 24 * 6 })
    await signUp('again@muster.example', 4)
    const addresses = async () =>
      (await db.selectFrom('newsletter_subscribers').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      )

    const end = daysAfter(retention.unconfirmedSignupDays)
    expect(await runAt(justBefore(end))).toEqual(nothingButLimits)
    expect(await runAt(end)).toEqual({ ...nothingButLimits, unconfirmedSignups: 1 })
    expect(await addresses()).toEqual(['again@muster.example', 'reader@muster.example'])
    expect(await runAt(daysBefore(end, -6))).toEqual({ ...nothingButLimits, unconfirmedSignups: 1 })
    expect(await addresses()).toEqual(['reader@muster.example'])
    const links = await db.selectFrom('newsletter_tokens').select('purpose').execute()
    expect(links).toEqual([{ purpose: 'unsubscribe' }])
  })

  it('keeps readers for as long as they read, and their proof for a while after', async () => {
    const { services, clock, db, runAt, letterTo, context } = await setUp()
    const email = 'reader@muster.example'
    await services.subscribeToNewsletter({ email }, visitor())
    await services.confirmNewsletter(tokenIn((await letterTo(email))?.text ?? ''))
    expect(await runAt(monthsAfter(120))).toEqual(nothingButLimits)
    const leave = tokenIn((await letterTo(email))?.headers['List-Unsubscribe'] ?? '')
    await createNewsletterService(context).unsubscribe(leave)
    const end = monthsBefore(clock.now(), -retention.unsubscribedMonths)
    expect(await runAt(justBefore(end))).toEqual(nothingButLimits)
    expect(await runAt(end)).toEqual({ ...nothingButLimits, unsubscribedReaders: 1 })
    expect(await db.selectFrom('newsletter_tokens').select('id').execute()).toEqual([])
    // No list brings back who left, however long ago.
    expect(await db.selectFrom('newsletter_suppressions').select(['reason', 'email_key']).execute()).toEqual([
      { reason: 'left', email_key: null },
    ])
    const list = new TextEncoder().encode(`email\n${email}`)
    expect(
      await createImportsService(context).check(list, 'de', { source: 'Liste', consent: 'alte Liste' }),
    ).toMatchObject({
      lines: [{ outcome: 'suppressed', reason: 'left' }],
    })
  })

  it('deletes what was put aside and nobody decided on, and a link that was sent late only once it has run out', async () => {
    const { db, context, services, runAt, letterTo } = await setUp()
    const put = (form: FormName, email: string) =>
      addSuspected(db, {
        id: email,
        form,
        email,
        fields: JSON.stringify({ email }),
        language: 'de',
        page: null,
        created_at: start.toISOString(),
      })
    for (const form of formNames) await put(form, `${form}@muster.example`)
    await put('newsletter', 'late@muster.example')
    await countPost(db, 'contact', 'held', start)
    // Released an hour before its time: the link in the letter is good for a day from then on.
    const late = { ...context, now: () => new Date(daysAfter(retention.unconfirmedSignupDays).getTime() - 3_600_000) }
    const forms = createForms({
      appointments: createAppointmentsService(late),
      contact: createContactService(late),
      newsletter: createNewsletterService(late),
      waitlist: createWaitlistService(late),
    })
    await createSuspectedService(late, forms).release(['late@muster.example'])
    const rows = async () =>
      (await db.selectFrom('suspected_submissions').select('form').execute()).map(({ form }) => form)

    expect(await runAt(daysAfter(retention.unconfirmedSignupDays))).toEqual({ ...nothingButLimits, suspected: 1 })
    expect((await rows()).sort()).toEqual(['appointment', 'contact', 'waitlist'])
    const token = tokenIn((await letterTo('late@muster.example'))?.text ?? '')
    expect(await services.confirmNewsletter(token)).toMatchObject({ ok: true })
    expect(await runAt(justBefore(daysAfter(retention.suspectedDays)))).toMatchObject({ suspected: 0 })
    expect(await runAt(daysAfter(retention.suspectedDays))).toMatchObject({ suspected: 3 })
    expect(await rows()).toEqual([])
    await runAt(daysAfter(retention.securityEventDays + 1))
    expect(await db.selectFrom('form_counts').selectAll().execute()).toEqual([])
  })

  it('deletes security events, delivered and dead mails and their files, but nothing that still waits', async () => {
    const { services, db, config, runAt } = await setUp()
    await services.logSecurityEvent({ event_type: 'csrf_attempt' }, visitor())
    for (const name of ['sent', 'dead', 'queued'])
      await services.joinWaitlist({ email: `${name}@m.example` }, visitor())
    await db.deleteFrom('outbox').where('letter', '=', 'waitlist-operator').execute()
    const at = start.toISOString()
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: at })
      .where('recipient', '=', 'sent@m.example')
      .execute()
    await db.updateTable('outbox').set({ status: 'dead' }).where('recipient', '=', 'dead@m.example').execute()
    const folder = join(config.dataDir, 'mail')
    await mkdir(folder)
    for (const name of ['old.eml', 'half.eml.part', 'new.eml', 'notes.txt']) await writeFile(join(folder, name), '')
    for (const name of ['old.eml', 'half.eml.part', 'notes.txt']) await utimes(join(folder, name), start, start)
    const end = daysAfter(retention.sentMailDays)
    await utimes(join(folder, 'new.eml'), end, new Date(end.getTime() + 1000))

    expect(await runAt(justBefore(end))).toEqual(nothingButLimits)
    expect(await runAt(end)).toEqual({ ...nothingButLimits, mails: 2, mailFiles: 2 })
    expect((await readdir(folder)).sort()).toEqual(['new.eml', 'notes.txt'])
    const left = await db.selectFrom('outbox').select('recipient').execute()
    expect(left).toEqual([{ recipient: 'queued@m.example' }])
    const last = daysAfter(retention.securityEventDays)
    expect(await runAt(justBefore(last))).toMatchObject({ securityEvents: 0 })
    expect(await runAt(last)).toMatchObject({ securityEvents: 1 })
  })

  it('deletes sessions of the desk when they have ended, and acts after their months', async () => {
    const { db, context, runAt } = await setUp()
    const { invite } = createMembersService(context)
    await invite('mira@muster.example', 'Mira', 'owner')
    const end = monthsAfter(retention.auditLogMonths)
    expect(await runAt(justBefore(end))).toMatchObject({ acts: 0 })
    expect(await runAt(end)).toMatchObject({ acts: 1 })
    expect(await db.selectFrom('desk_members').select('email').execute()).toHaveLength(1)
  })

  it('deletes limits that have ended, all of them within the promised hours', async () => {
    const { services, context, clock } = await setUp()
    const { run } = createRetentionService(context)
    await services.subscribeToNewsletter({ email: 'm@muster.example' }, visitor())
    expect(await run()).toEqual(nothing)
    clock.pass({ minutes: 10 })
    expect(await run()).toEqual({ ...nothing, limits: 2 })
    clock.pass({ hours: 24 })
    expect(await run()).toEqual({ ...nothing, limits: 3 })
    const longest = Math.max(...Object.values(limitsTable).map(({ windowSeconds }) => windowSeconds))
    const daily = 24
    expect(longest / 3600 + daily).toBeLessThanOrEqual(retention.rateLimitHours)
  })
})

it('counts months as the calendar does', () => {
  const before = (date: string, months: number) => monthsBefore(new Date(date), months).toISOString()
  expect(before('2026-11-21T08:00:00.000Z', 24)).toBe('2024-11-21T08:00:00.000Z')
  expect(before('2028-02-29T08:00:00.000Z', 24)).toBe('2026-02-28T08:00:00.000Z')
  expect(before('2026-03-31T23:59:59.999Z', 1)).toBe('2026-02-28T23:59:59.999Z')
  expect(before('2026-01-15T00:00:00.000Z', 2)).toBe('2025-11-15T00:00:00.000Z')
})
