import { expect, it } from 'vitest'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { addressOf, visitor } from '#tests/support/visitor.ts'
import { limitsTable } from './limits-table.ts'

const contact = { name: 'Mira Beispiel', message: 'Wir buchen 120 Belege im Monat.' }

onStoreOfRun("a stranger's mailbox", (open) => {
  async function setUp() {
    const store = await open({ OPERATOR_EMAIL: 'team@saldora.example' })
    const { now } = stoppedClock()
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now })
    const sendAll = async (email: string, address: string) => {
      const meta = visitor({ address })
      await services.subscribeToNewsletter({ email }, meta)
      await services.joinWaitlist({ email }, meta)
      return services.sendContactMessage({ ...contact, email }, meta)
    }
    const mailsTo = async (part: string) =>
      (await queuedLetters(store.db, store.config)).filter(({ to }) => to.includes(part)).map(({ letter }) => letter)
    return { services, sendAll, mailsTo }
  }

  it('gets a handful of mails, under however many spellings the three forms name it', async () => {
    const { sendAll, mailsTo } = await setUp()
    for (let number = 0; number < 59; number++) await sendAll(`victim+${number}@muster.example`, addressOf(1))
    const mails = await mailsTo('victim')
    expect(mails).toHaveLength(limitsTable.mailboxDay.max)
    expect(new Set(mails)).toEqual(new Set(['newsletter-confirmation', 'waitlist-received', 'contact-receipt']))
  })

  it('gets no more when the posts come from many networks', async () => {
    const { sendAll, mailsTo } = await setUp()
    for (let number = 0; number < 30; number++) await sendAll(`v.ictim+${number}@gmail.com`, addressOf(number))
    for (let number = 0; number < 30; number++) await sendAll(`vic.tim@googlemail.com`, addressOf(100 + number))
    expect(await mailsTo('tim')).toHaveLength(limitsTable.mailboxDay.max)
  })

  it('is not locked out by whoever names it: its owner is served, from another network', async () => {
    const { services, sendAll } = await setUp()
    for (let number = 0; number < 11; number++) await sendAll('victim@muster.example', addressOf(1))
    const owner = visitor({ address: addressOf(2) })
    const email = 'victim@muster.example'
    expect(await services.sendContactMessage({ ...contact, email }, owner)).toEqual({ ok: true })
    expect(await services.subscribeToNewsletter({ email }, owner)).toEqual({ ok: true })
    expect(await services.joinWaitlist({ email }, owner)).toMatchObject({ code: 'already_registered' })
  })

  it('is no target from the many networks of one IPv6 site', async () => {
    const { sendAll } = await setUp()
    const answers = []
    for (let number = 0; number < 4 * limitsTable.contactPerNetwork.max + 1; number++) {
      answers.push(await sendAll(`v${number}@muster.example`, `2001:db8:1:${(number * 256).toString(16)}::1`))
    }
    expect(answers.at(-2)).toEqual({ ok: true })
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'rate_limited' })
  })
})
