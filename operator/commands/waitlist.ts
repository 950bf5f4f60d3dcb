import { type Command, Option } from 'commander'
import { formLabels } from '#content/form-labels.ts'
import { storedFields } from '#contract/form-fields.ts'
import { plainLine } from '#contract/plain-line.ts'
import { type TierName, tierNames } from '#contract/tier-names.ts'
import { waitlistFields } from '#contract/waitlist-fields.ts'
import type { WaitlistEntryRow, WaitlistStatus } from '#server/db/tables.ts'
import type { Decision } from '#server/waitlist/service.ts'
import { type Answer, type Answering, terminalWidth } from '../answer.ts'
import { csv } from '../csv.ts'
import { fieldColumns } from '../field-columns.ts'
import { withHeldNote } from '../held-note.ts'
import { OperatorError } from '../session.ts'
import { type Column, table } from '../table.ts'
import { localTime } from '../time.ts'

const statuses: WaitlistStatus[] = ['waiting', 'accepted', 'declined']
const givenTiers = tierNames.filter((tier) => tier !== 'general_waitlist')

export function addWaitlistCommands(program: Command, answer: Answering): void {
  const waitlist = program.command('waitlist').description('people who want to join the beta')

  waitlist
    .command('list')
    .description('everybody on the list, in order of arrival')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .action((options: { status?: WaitlistStatus }, command: Command) =>
      answer(command, async (session) =>
        withHeldNote(listing(await session.waitlist.list(options.status)), 'waitlist', session),
      ),
    )

  waitlist
    .command('export')
    .description('the list as CSV, safe to open in a spreadsheet')
    .addOption(new Option('--status <status>', 'only these').choices(statuses))
    .action((options: { status?: WaitlistStatus }, command: Command) =>
      answer(command, async (session) => exported(await session.waitlist.list(options.status))),
    )

  waitlist
    .command('accept <email>')
    .description('give somebody a place and send the letter')
    .addOption(new Option('--tier <tier>', 'give a place in this tier').choices(givenTiers))
    .action((email: string, options: { tier?: TierName }, command: Command) =>
      answer(command, async (session) => decided(email, await session.waitlist.accept(email, options.tier))),
    )

  waitlist
    .command('decline <email>')
    .description('turn somebody down and send the letter')
    .action((email: string, _options: object, command: Command) =>
      answer(command, async (session) => decided(email, await session.waitlist.decline(email))),
    )
}

function listing(entries: WaitlistEntryRow[]): Answer {
  if (entries.length === 0) return { text: 'Nobody is on the list.', json: [] }
  const typed = fieldColumns(waitlistFields, formLabels.en.waitlist)
  const columns: Column<WaitlistEntryRow>[] = [
    { title: 'No.', value: (entry) => entry.position, align: 'right' },
    ...typed.lines,
    { title: 'Status', value: (entry) => entry.status },
    { title: 'Applied', value: (entry) => `${entry.applications}×` },
    { title: 'Joined', value: (entry) => localTime(entry.created_at) },
    ...typed.texts,
  ]
  return { text: table(entries, columns, terminalWidth()), json: entries.map(publicEntry) }
}

function exported(entries: WaitlistEntryRow[]): Answer {
  const typed = storedFields(waitlistFields).flatMap(([name]) => (name === 'email' || name === 'tier' ? [] : name))
  const columns = [
    'position',
    'email',
    'tier',
    'status',
    ...typed,
    'language',
    'applications',
    'created_at',
    'decided_at',
    'consent_version',
    'consent_at',
    'consent_page',
  ] as const
  return { text: csv(entries, columns), json: entries.map(publicEntry) }
}

function decided(email: string, decision: Decision): Answer {
  if (!decision.ok) throw new OperatorError(problemText(email, decision))
  const { entry } = decision
  const text = `${plainLine(entry.email)} is ${entry.status}${entry.status === 'accepted' ? ` (${entry.tier})` : ''}; the letter is queued.`
  return { text, json: publicEntry(entry) }
}

function problemText(email: string, decision: Extract<Decision, { ok: false }>): string {
  switch (decision.problem) {
    case 'unknown_address':
      return `${email} is not on the waiting list`
    case 'already_decided':
      return `${email} is already ${decision.status}`
    case 'tier_without_places':
      return `${email} chose no tier; say which with --tier ${givenTiers.join(' or --tier ')}`
    case 'no_places_left':
      return `No places left in ${decision.tier}; raise its total with: tiers set ${decision.tier} --total N`
  }
}

function publicEntry({ id, email_key, ...entry }: WaitlistEntryRow): object {
  return entry
}
