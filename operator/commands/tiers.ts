import { read } from '#content/documents.ts'
import type { TierAvailability } from '#contract/tiers.ts'
import { type Answer, listed, type Verb } from '../answer.ts'
import { refused } from '../refused.ts'
import { OperatorError } from '../session.ts'
import type { Column } from '../table.ts'
import { wholeNumber } from './number-argument.ts'

const places = wholeNumber(/^\d{1,6}$/, 'It must be a whole number.')

type Counts = { total?: number; taken?: number }

export function addTierCommands(program: Verb): void {
  const tiers = program.command('tiers').description('places in the beta')

  tiers
    .command('list')
    .description('places, taken and free')
    .answering(async (session) => listing(await session.waitlist.tierAvailability()))

  tiers
    .command('set <tier>')
    .description(
      "set a tier's number of places, or how many of them are taken (a new store begins with the offer's own figures)",
    )
    .option('--total <places>', 'number of places', places)
    .option('--taken <places>', 'how many of them are taken', places)
    .answering(async (session, tier: string, counts: Counts) => {
      if (counts.total === undefined && counts.taken === undefined) {
        throw new OperatorError('Say what to set: --total PLACES, --taken PLACES or both')
      }
      const change = await session.waitlist.setTier(tier, counts)
      if (!change.ok) {
        const { problems } = read('desk/waitlist', 'en').places
        return refused(problems, change.problem, { tier, ...('people' in change && { people: change.people }) })
      }
      const { total_slots, accepted_count } = change.tier
      const json = { tier, total_slots, accepted_count, available_slots: total_slots - accepted_count }
      return { text: listing([json]).text, json }
    })
}

function listing(tiers: TierAvailability[]): Answer {
  const columns: Column<TierAvailability>[] = [
    { title: 'Tier', value: (tier) => tier.tier },
    { title: 'Places', value: (tier) => tier.total_slots, align: 'right' },
    { title: 'Taken', value: (tier) => tier.accepted_count, align: 'right' },
    { title: 'Free', value: (tier) => tier.available_slots, align: 'right' },
  ]
  return listed(tiers, columns, '')
}
