import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createContext } from '#server/context.ts'
import { createDeskServices } from '#server/desk/services.ts'
import { replyAddressOf } from '#server/mail/reply-address.ts'
import { createReportReader, type MailOutcome } from '#server/reports/reader.ts'
import { createServices } from '#server/services.ts'
import { runChild } from '#tests/support/child.ts'
import { type ImapServer, startImapServer } from '#tests/support/imap-server.ts'
import { queuedLetters } from '#tests/support/mails.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

let imap: ImapServer
beforeAll(async () => {
  imap = await startImapServer()
}, 120_000)
afterAll(() => imap.stop())
beforeEach(() => imap.empty())

const settings = { REPLY_ADDRESS: 'reply@saldora.example', BOUNCE_ADDRESS: 'bounces@saldora.example' }

onStoreOfRun('answers to our mails', (open) => {
  async function setUp() {
    const store = await open({ ...settings, BOUNCE_IMAP_URL: imap.url, OPERATOR_EMAIL: 'team@saldora.example' })
    const { db, config } = store
    const parts = { db, config, log: silentLog }
    const { enquiries, today } = createDeskServices(parts, { kind: 'server' })
    await createServices(parts).sendContactMessage(
      { name: 'Sabine Gerber', email: 'Sabine@Muster.example', message: 'Was kostet der Anfang?' },
      visitor(),
    )
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    const replyTo = replyAddressOf(config, id) ?? ''
    const outcomes: MailOutcome[] = []
    const read = async (count: number) => {
      const reader = createReportReader(createContext(parts), {
        count: (outcome) => outcomes.push(outcome),
        everyMs: 100,
      })
      reader.start()
      onTestFinished(() => reader.stop())
      await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBe(count)
      const unread = async () => (await imap.mails()).filter(({ isFlagged }) => !isFlagged)
      await expect.poll(unread, { timeout: 60_000 }).toEqual([])
      await reader.stop()
    }
    const thread = async () => {
      const found = await enquiries.find(id)
      if (!found) throw new Error('no enquiry')
      return found
    }
    return { ...store, enquiries, today, id, replyTo, outcomes, read, thread }
  }

  /** As a mail program writes it. */
  const mail = (to: string, body: string, ...headers: string[]) =>
    Buffer.from(
      [
        ...[
          'From: Sabine Gerber <sabine@muster.example>',
          `To: ${to}`,
          'Subject: Re: Ihre Anfrage',
          'MIME-Version: 1.0',
        ],
        ...(headers.some((header) => header.startsWith('Message-ID')) ? [] : ['Message-ID: <answer@muster.example>']),
        ...headers,
        '',
        body,
      ].join('\r\n'),
    )

  it('arrive in the enquiry, open it again, stand first on Today, and are what we quote next', async () => {
    const { enquiries, today, config, db, id, replyTo, outcomes, read, thread } = await setUp()
    await enquiries.reply(id, 'CHF 390.', { close: true })
    // Mailboxes tell the second of an arrival, no less.
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
    await db.updateTable('enquiry_entries').set({ created_at: anHourAgo }).execute()
    const [, , reply] = await queuedLetters(db, config)
    expect(reply?.replyTo.address).toBe(replyTo)
    expect(await today.enquiries('nobody')).toEqual([])
    await imap.deliver(mail(replyTo, 'Passt. Am Donnerstag?\r\n\r\n> CHF 390.'))
    await read(1)
    expect([outcomes, await imap.mails()]).toEqual([['answer'], []])
    expect(await thread()).toMatchObject({
      enquiry: { state: 'open', revision: 2, waiting_since: expect.any(String) },
      mails: [
        { sender_name: 'Sabine Gerber', other_address: null, text: 'Passt. Am Donnerstag?', quoted: '> CHF 390.' },
      ],
    })
    expect(await today.enquiries('nobody')).toMatchObject([{ id, said: 'Passt. Am Donnerstag?' }])
    expect((await enquiries.list({ search: 'donnerstag' }, { limit: 1, offset: 0 })).total).toBe(1)

    await enquiries.reply(id, 'Gerne um zehn.')
    const next = (await queuedLetters(db, config)).at(-1)
    expect(next?.text).toContain('> Passt. Am Donnerstag?')
    expect(next?.headers).toMatchObject({ 'In-Reply-To': '<answer@muster.example>' })
    const { enquiry, entries } = await thread()
    expect(enquiry.waiting_since).toBeNull()
    await enquiries.undoReply(entries.at(-1)?.id ?? '')
    expect((await thread()).enquiry).toMatchObject({ state: 'open', waiting_since: expect.any(String) })
  })

  it('are found by the mail that they answer, where their program drops the address', async () => {
    const { enquiries, db, id, outcomes, read, thread } = await setUp()
    await enquiries.reply(id, 'CHF 390.')
    const ours = await db
      .selectFrom('outbox')
      .select('message_id')
      .where('letter', '=', 'enquiry-reply')
      .executeTakeFirst()
    const references = `References: <other@muster.example>\r\n ${ours?.message_id}`
    await imap.deliver(mail('reply@saldora.example', 'Passt.', references))
    await read(1)
    expect(outcomes).toEqual(['answer'])
    expect((await thread()).mails).toMatchObject([{ text: 'Passt.' }])
  })

  it('stay in the mailbox where they name no enquiry, or one that was made up', async () => {
    const { replyTo, outcomes, read, thread, db, id } = await setUp()
    const other = replyTo.at(10) === 'a' ? 'b' : 'a'
    await imap.deliver(mail(`${replyTo.slice(0, 10)}${other}${replyTo.slice(11)}`, 'Gefälscht.'))
    await imap.deliver(mail('reply@saldora.example', 'Ohne Zeichen.', `In-Reply-To: <${id}@saldora.example>`))
    await imap.deliver(mail(replyTo, 'x', 'Content-Type: multipart/report; report-type=delivery-status; boundary=x'))
    await read(3)
    expect(outcomes).toEqual(['unattributed', 'unattributed', 'unattributed'])
    expect((await imap.mails()).map(({ isFlagged }) => isFlagged)).toEqual([true, true, true])
    expect((await thread()).mails).toEqual([])
    await db.deleteFrom('contact_messages').execute()
    await imap.empty()
    await imap.deliver(mail(replyTo, 'Nach der Löschung.'))
    await read(4)
    expect(outcomes.at(-1)).toBe('unattributed')
  })

  it('of machines are kept, and move nothing; nothing is ever sent because of any', async () => {
    const { enquiries, db, id, replyTo, outcomes, read, thread } = await setUp()
    await enquiries.change(id, { state: 'done' })
    const before = await db.selectFrom('outbox').select('id').execute()
    await imap.deliver(mail(replyTo, 'Ich bin abwesend.', 'Auto-Submitted: auto-replied', 'Message-ID: <a@x.example>'))
    await imap.deliver(mail(replyTo, 'Ich bin weg.', 'Precedence: bulk', 'Message-ID: <b@x.example>'))
    await imap.deliver(mail(replyTo, 'Ich bin fort.', 'X-Autoreply: yes', 'Message-ID: <c@x.example>'))
    await read(3)
    expect(outcomes).toEqual(['automatic_answer', 'automatic_answer', 'automatic_answer'])
    const { enquiry, mails } = await thread()
    expect(enquiry).toMatchObject({ state: 'done', revision: 1, waiting_since: null })
    expect(mails.map(({ is_automatic }) => is_automatic)).toEqual([1, 1, 1])
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual(before)
  })

  it('are marked where their sender is another, or made up', async () => {
    const { replyTo, read, thread } = await setUp()
    const forged = 'Authentication-Results: mx.saldora.example; dmarc=fail header.from=muster.example'
    await imap.deliver(mail(replyTo, 'Neue IBAN.', forged))
    const other = String(mail(replyTo, 'Von zuhause.')).replace('<sabine@muster.example>', '<sabine@privat.example>')
    await imap.deliver(Buffer.from(other))
    await read(2)
    const { mails } = await thread()
    expect(mails.find(({ text }) => text === 'Neue IBAN.')).toMatchObject({ is_refuted: 1, other_address: null })
    const fromHome = mails.find(({ text }) => text === 'Von zuhause.')
    expect(fromHome).toMatchObject({ is_refuted: 0, other_address: 'sabine@privat.example' })
  })

  it('keep their files unopened; what runs, or is too heavy, is named and lies in the mailbox', async () => {
    const { enquiries, id, replyTo, outcomes, read, thread } = await setUp()
    const file = (name: string, data: Buffer) =>
      `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n` +
      `Content-Disposition: attachment\r\n\r\n${data.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`
    // 42 kB that would come to petabytes.
    const bomb = Buffer.from(`PK\u0003\u0004${'x'.repeat(42_000)}`)
    const files = [file('42.zip', bomb), file('bill.pdf.exe', bomb), file('scan.pdf', Buffer.alloc(11 * 1024 * 1024))]
    const mixed = ['Content-Type: multipart/mixed; boundary=b']
    await imap.deliver(mail(replyTo, `${files.join('')}--b--`, ...mixed))
    await read(1)
    expect(outcomes).toEqual(['answer_in_part'])
    expect((await imap.mails()).map(({ isFlagged }) => isFlagged)).toEqual([true])
    const named = (await thread()).files
    expect(named.map(({ name, size, is_kept }) => [name, size, is_kept])).toEqual([
      ['42.zip', bomb.length, 1],
      ['bill.pdf.exe', bomb.length, 0],
      ['scan.pdf', 11 * 1024 * 1024, 0],
    ])
    const [zip, program] = named.map((one) => one.id)
    const kept = await enquiries.file(id, zip ?? '')
    expect(kept?.name).toBe('42.zip')
    expect(sha256(Buffer.from(kept?.data ?? '', 'base64'))).toBe(sha256(bomb))
    expect(await enquiries.file(id, program ?? '')).toBeUndefined()
    expect(await enquiries.file('another', zip ?? '')).toBeUndefined()
  }, 120_000)

  it('that are oversize, or cannot be read, are told of and stay in the mailbox', async () => {
    const { replyTo, outcomes, read, thread } = await setUp()
    await imap.deliver(mail(replyTo, `Guten Tag\r\n${'x'.repeat(70).concat('\r\n').repeat(250_000)}`))
    const parts = '--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\nx\r\n'.repeat(1100)
    await imap.deliver(mail(replyTo, `${parts}--b--`, 'Content-Type: multipart/mixed; boundary=b'))
    await imap.deliver(
      Buffer.concat([mail(replyTo, '').subarray(0, -4), Buffer.from(`\r\nX-A: ${'y'.repeat(3_000_000)}\r\n\r\nx`)]),
    )
    await read(3)
    expect(outcomes).toEqual(['answer_in_part', 'answer_in_part', 'answer_in_part'])
    expect((await imap.mails()).map(({ isFlagged }) => isFlagged)).toEqual([true, true, true])
    const { mails, enquiry } = await thread()
    expect(mails.map(({ is_cut }) => is_cut)).toEqual([1, 1, 1])
    expect(mails.map(({ text }) => text.slice(0, 9)).sort()).toEqual(['', '', 'Guten Tag'])
    expect(enquiry.waiting_since).not.toBeNull()
  }, 120_000)

  it('are taken once: delivered twice, and by a server that is killed before it could say so', async () => {
    const { replyTo, outcomes, read, thread, env } = await setUp()
    await imap.deliver(mail(replyTo, 'Passt.', 'Received: by one.example'))
    const killed = await runChild('tests/support/take-until-killed.ts', [], env)
    expect(killed).toMatchObject({ signal: 'SIGKILL' })
    const taken = await thread()
    expect(taken.mails).toHaveLength(1)
    expect(await imap.mails()).toMatchObject([{ isFlagged: false }])
    await imap.deliver(mail(replyTo, 'Passt.', 'Received: by two.example'))
    await imap.deliver(mail(replyTo, 'Passt doch nicht.'))
    await read(3)
    expect(outcomes.toSorted()).toEqual(['answer', 'known_answer', 'known_answer'])
    expect((await thread()).mails.map(({ text }) => text).sort()).toEqual(['Passt doch nicht.', 'Passt.'])
    expect(await imap.mails()).toEqual([])
  }, 120_000)

  it('go with their enquiry; and beyond fifty a day they stay in the mailbox', async () => {
    const { db, id, replyTo, outcomes, read, thread } = await setUp()
    for (let number = 0; number < 52; number++) await imap.deliver(mail(replyTo, `Nummer ${number}.`))
    await read(52)
    expect(outcomes.filter((outcome) => outcome === 'too_many_answers')).toHaveLength(2)
    expect((await thread()).mails).toHaveLength(50)
    expect(await imap.mails()).toHaveLength(2)
    await db.deleteFrom('contact_messages').where('id', '=', id).execute()
    expect(await db.selectFrom('enquiry_mails').select('id').execute()).toEqual([])
  }, 120_000)
})

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')
