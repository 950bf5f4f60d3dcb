import type { Verb } from '../answer.ts'
import { pairs } from '../table.ts'

export function addRetentionCommands(program: Verb): void {
  const retention = program.command('retention').description('how long data is kept')

  retention
    .command('run')
    .description('delete now what has reached its limit; the server does so by itself once a day')
    .answering(async (session) => {
      const summary = await session.retention.run()
      await session.audit.add({ act: 'retention.run', subject: { kind: 'store', id: null }, details: summary })
      return {
        json: summary,
        text: pairs([
          ['Messages', summary.contacts],
          ['Unconfirmed sign-ups', summary.unconfirmedSignups],
          ['Readers who left', summary.unsubscribedReaders],
          ['Waiting list', summary.waitlistEntries],
          ['Suspected', summary.suspected],
          ['Handed questions', summary.questions],
          ['Security events', summary.securityEvents],
          ['Mails', summary.mails],
          ['Mail files', summary.mailFiles],
          ['Limits', summary.limits],
          ['Sessions of the desk', summary.deskSessions],
          ['Acts in the log', summary.acts],
        ]),
      }
    })
}
