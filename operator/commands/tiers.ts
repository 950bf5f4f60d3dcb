import { type Command, InvalidArgumentError } from 'commander'
import type { TierAvailability } from '#contract/tiers.ts'
import { type Answer, type Answering, terminalWidth } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { type Column, table } from '../table.ts'

export function addTierCommands(program: Command, answer: Answering): void {
  const tiers = program.command('tiers').description('places in the beta')

  tiers
    .command('list')
    .description('places, taken and free')
    .action((_options: object, command: Command) =>
      answer(command, async (session) => listing(await session.waitlist.tierAvailability())),
    )

  tiers
    .command('set <tier>')
    .description("set a tier's number of places")
    .requiredOption('--total <places>', 'number of places', wholeNumber)
    .action((tier: string, { total }: { total: number }, command: Command) =>
      answer(command, async (session) => {
        const change = await session.waitlist.setTierTotal(tier, total)
        if (!change.ok) {
          throw new OperatorError(
            change.problem === 'unknown_tier'
              ? `There is no tier ${tier}; see: tiers list`
              : `${change.given} places of ${tier} are taken, so its total cannot be ${total}`,
          )
        }
        const { total_slots, accepted_count } = change.tier
        const json = { tier, total_slots, accepted_count, available_slots: total_slots - accepted_count }
        return { text: listing([json]).text, json }
      }),
    )
}

function listing(tiers: TierAvailability[]): Answer {
  const columns: Column<TierAvailability>[] = [
    { title: 'Tier', value: (tier) => tier.tier },
    { title: 'Places', value: (tier) => tier.total_slots, align: 'right' },
    { title: 'Taken', value: (tier) => tier.accepted_count, align: 'right' },
    { title: 'Free', value: (tier) => tier.available_slots, align: 'right' },
  ]
  return { text: table(tiers, columns, terminalWidth()), json: tiers }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}
