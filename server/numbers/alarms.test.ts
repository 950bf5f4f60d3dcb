import { expect, it } from 'vitest'
import { stoppedClock } from '#tests/support/clock.ts'
import { onStoreOfRun } from '#tests/support/store.ts'
import { createNumbersAlarms } from './alarms.ts'
import { addBatch } from './store.ts'
import { bucketOf } from './vitals.ts'

onStoreOfRun('alarms of the numbers', (open) => {
  async function setUp() {
    const { db } = await open()
    const clock = stoppedClock()
    const day = clock.now().toISOString().slice(0, 10)
    async function count(metric: 'form' | 'lcp', subject: string, value: string, count: number) {
      await addBatch(db, { id: `${subject}${value}`, counts: [{ day, metric, subject, value, count }] }, clock.now())
    }
    async function enquiry(id: string) {
      const texts = { name: 'Mira', email: 'm@x.example', email_key: 'm@x.example', message: 'Guten Tag' }
      const values = { ...texts, id, language: 'de' as const, created_at: clock.now().toISOString() }
      await db
        .insertInto('contact_messages')
        .values({ ...values, company: null, event: null, origin: null, page: null })
        .execute()
    }
    return { ...createNumbersAlarms({ db, now: clock.now }), clock, count, enquiry }
  }

  it('notice a silence that is unusual, and none where few write anyway', async () => {
    const { silentDays, enquiry, clock } = await setUp()
    for (let week = 0; week < 4; week++) {
      await enquiry(`few-${week}`)
      clock.pass({ minutes: 7 * 24 * 60 })
    }
    expect(await silentDays()).toBe(0)
    for (let day = 0; day < 20; day++) {
      await enquiry(`daily-${day}`)
      clock.pass({ minutes: 24 * 60 })
    }
    expect(await silentDays()).toBe(0)
    clock.pass({ minutes: 14 * 24 * 60 })
    expect(await silentDays()).toBe(15)
    await enquiry('again')
    expect(await silentDays()).toBe(0)
  })

  it('notice a form that many begin and none sends', async () => {
    const { unsentForms, count } = await setUp()
    await count('form', 'newsletter', 'begun', 40)
    await count('form', 'newsletter', 'sent', 1)
    expect(await unsentForms()).toBe(0)
    await count('form', 'contact', 'begun', 12)
    expect(await unsentForms()).toBe(12)
  })

  it('notice pages that are slow for enough readers', async () => {
    const { slowPages, count } = await setUp()
    await count('lcp', '/', `phone ${bucketOf('lcp', 1_500)}`, 100)
    await count('lcp', '/faq', `phone ${bucketOf('lcp', 6_000)}`, 20)
    expect(await slowPages()).toBe(0)
    await count('lcp', '/about', `phone ${bucketOf('lcp', 6_000)}`, 30)
    expect(await slowPages()).toBe(1)
  })
})
