import { Option } from 'commander'
import type { MailStatus } from '#server/db/tables/mail.ts'
import { dkimRecord } from '#server/mail/dkim.ts'
import type { MailListing } from '#server/mail/outbox.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { type Column, pairs } from '../table.ts'
import { localTime } from '../time.ts'
import { idArgument } from './id-argument.ts'
import { addMailCheckCommand } from './mail-check.ts'
import { addPaging, type Paging, paged } from './paging.ts'

const statuses: (MailStatus | 'held')[] = ['queued', 'held', 'sent', 'dead']

export function addMailCommands(program: Verb): void {
  const mail = program.command('mail').description('mails on their way')

  addPaging(mail.command('list'))
    .description('mails, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .answering(({ mails }, { status, ...paging }: Paging & { status?: MailStatus | 'held' }) =>
      paged(paging, (page) => mails.list(page, status), listing),
    )

  mail
    .command('retry')
    .description('send the dead ones again, or one mail whose attempt failed')
    .addArgument(idArgument('[id]'))
    .answering(async ({ mails }, id: string | undefined) => {
      const count = await mails.retry(id)
      if (id && count === 0)
        throw new OperatorError(
          `There is no mail ${id} that failed, or its reader is suppressed (newsletter suppressed)`,
        )
      return {
        text: count === 1 ? '1 mail is due again.' : `${count} mails are due again.`,
        json: { retried: count },
      }
    })

  mail
    .command('settle')
    .description('take one mail that was not delivered off the list of what is to be done')
    .addArgument(idArgument('<id>'))
    .answering(async ({ mails }, id: string) => {
      if ((await mails.settle(id)) === 0) throw new OperatorError(`There is no mail ${id} that waits to be seen to`)
      return { text: 'Settled.', json: { settled: 1 } }
    })

  mail
    .command('hold')
    .description('hold back all mails that wait: before the first start on a store restored without our backup file')
    .answering(async ({ mails }) => {
      const held = await mails.hold()
      return { text: `${held} held back (mail release, mail discard).`, json: { held } }
    })

  for (const [act, description, done] of ofHeld) {
    mail
      .command(act)
      .description(description)
      .addArgument(idArgument('[id]'))
      .answering(async ({ mails }, id: string | undefined) => {
        const count = await mails[act](id)
        if (id && count === 0) throw new OperatorError(`There is no mail ${id} that is held back`)
        return { text: `${count} ${done}.`, json: { [done]: count } }
      })
  }

  mail
    .command('dkim')
    .description('the DNS record with which receivers verify our signature')
    .answering(async ({ config }) => {
      if (!config.dkim) throw new OperatorError('Mails are not signed here: DKIM_SELECTOR and a key are not set')
      const record = dkimRecord(config.dkim)
      return {
        text: pairs([
          ['Name', record.name],
          ['Type', 'TXT'],
          ['Value', record.value],
        ]),
        json: { ...record, type: 'TXT' },
      }
    })

  addMailCheckCommand(mail)
}

const ofHeld = [
  ['release', 'send mails that are held back, or one of them', 'released'],
  ['discard', 'delete mails that are held back, or one of them; they never go out', 'discarded'],
] as const

function listing(mails: MailListing[]): Answer {
  const columns: Column<MailListing>[] = [
    { title: 'Id', value: (mail) => mail.id.slice(0, 8) },
    { title: 'Queued', value: (mail) => localTime(mail.created_at) },
    { title: 'Status', value: (mail) => (mail.held_since ? 'held' : mail.status) },
    { title: 'Letter', value: (mail) => mail.letter },
    { title: 'To', value: (mail) => mail.recipient },
    { title: 'Attempts', value: (mail) => mail.attempts, align: 'right' },
    {
      title: 'Next or sent',
      value: (mail) => localTime(mail.status === 'queued' ? mail.next_attempt_at : mail.sent_at),
    },
    { title: 'Error', value: (mail) => mail.error },
  ]
  return listed(mails, columns, 'There are no mails.')
}
