import { Option } from 'commander'
import { read } from '#content/documents.ts'
import { formLabels } from '#content/form-labels.ts'
import { csv } from '#contract/csv.ts'
import { storedNames } from '#contract/form-fields.ts'
import { plainLine } from '#contract/plain-line.ts'
import { type TierName, tierNames } from '#contract/tier-names.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import type { WaitlistEntryRow, WaitlistStatus } from '#server/db/tables/waitlist.ts'
import type { Decision, Return } from '#server/waitlist/service.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { fieldColumns } from '../field-columns.ts'
import { refused } from '../refused.ts'
import { withSuspectedNote } from '../suspected-note.ts'
import type { Column } from '../table.ts'
import { localTime } from '../time.ts'

const statuses: WaitlistStatus[] = ['waiting', 'accepted', 'declined']
const words = () => read('desk/waitlist', 'en').problems
const givenTiers = tierNames.filter((tier) => tier !== 'general_waitlist')

export function addWaitlistCommands(program: Verb): void {
  const waitlist = program.command('waitlist').description('people who want to join the beta')

  waitlist
    .command('list')
    .description('everybody on the list, in order of arrival')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .answering(async (session, options: { status?: WaitlistStatus }) =>
      withSuspectedNote(listing(await session.waitlist.list(options.status)), 'waitlist', session),
    )

  waitlist
    .command('export')
    .description('the list as CSV, safe to open in a spreadsheet')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .answering(async (session, options: { status?: WaitlistStatus }) => {
      const entries = await session.waitlist.list(options.status)
      await session.audit.add({ act: 'waitlist.export', details: { count: entries.length } })
      return exported(entries)
    })

  waitlist
    .command('accept <email>')
    .description('give somebody a place and send the letter')
    .addOption(new Option('--tier <tier>', 'give a place in this tier').choices(givenTiers))
    .answering(async (session, email: string, options: { tier?: TierName }) =>
      decided(await session.waitlist.accept(email, options.tier)),
    )

  waitlist
    .command('decline <email>')
    .description('turn somebody down and send the letter')
    .answering(async (session, email: string) => decided(await session.waitlist.decline(email)))

  waitlist
    .command('undo <email>')
    .description('take a decision of the desk back, as long as its letter has not left')
    .answering(async (session, email: string) => returned(await session.waitlist.undo(email)))

  waitlist
    .command('free <email>')
    .description('make the place of somebody free again; sends no letter')
    .answering(async (session, email: string) => returned(await session.waitlist.free(email)))
}

function listing(entries: WaitlistEntryRow[]): Answer {
  const typed = fieldColumns(waitlistFields, formLabels('en').waitlist)
  const columns: Column<WaitlistEntryRow>[] = [
    { title: 'No.', value: (entry) => entry.position, align: 'right' },
    ...typed.lines,
    { title: 'Status', value: (entry) => entry.status },
    { title: 'Applied', value: (entry) => `${entry.applications}×` },
    { title: 'Joined', value: (entry) => localTime(entry.created_at) },
    ...typed.texts,
  ]
  return listed(entries, columns, 'Nobody is on the list.', publicEntry)
}

function exported(entries: WaitlistEntryRow[]): Answer {
  // What a form gains stands behind the columns that a sheet knows by their place.
  const columns = new Set([
    ...(['position', 'email', 'tier', 'status', ...storedNames(waitlistFields), 'language'] as const),
    ...(['applications', 'created_at', 'decided_at', 'consent_version', 'consent_at', 'consent_page'] as const),
  ])
  return { text: csv(entries, [...columns]), json: entries.map(publicEntry) }
}

function decided(decision: Decision): Answer {
  if (!decision.ok) return refused(words(), decision.problem, 'tier' in decision ? { tier: decision.tier } : {})
  const { entry } = decision
  const text = `${plainLine(entry.email)} is ${entry.status}${entry.status === 'accepted' ? ` (${entry.tier})` : ''}; the letter is queued.`
  return { text, json: publicEntry(entry) }
}

function returned(outcome: Return): Answer {
  if (!outcome.ok) return refused(words(), outcome.problem)
  const { entry } = outcome
  return {
    text: `${plainLine(entry.email)} is ${entry.status}${entry.freed_at ? '; the place is free again' : ''}.`,
    json: publicEntry(entry),
  }
}

function publicEntry(row: WaitlistEntryRow): object {
  const { id, email_key, decision_mail_id, status_before, tier_before, ...entry } = row
  return entry
}
