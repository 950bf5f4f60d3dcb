import { company, samples } from '#content/company.ts'
import { videoStudio } from '#content/de/video-studio.ts'
import { events } from '#content/events.ts'
import type { Problem } from '#content/problem.ts'
import { defaultTiers } from '#content/tiers.ts'

/** What is still invented for demonstration, where it stands and what it says. */
export function sampleList(names: typeof samples = samples): Problem[] {
  return names.map((name): Problem => {
    if (name === 'events') return { file: 'events.ts', at: 'events', message: `${events.length} invented events` }
    if (name === 'videos') {
      const { items } = videoStudio.cards
      return {
        file: 'de/video-studio.ts',
        at: 'cards.items',
        message: `${items.length} planned videos, none of them made`,
      }
    }
    if (name === 'tiers') return { file: 'tiers.ts', at: 'places', message: startingPlaces() }
    return { file: 'company.ts', at: name, message: shortened(company[name]) }
  })
}

function startingPlaces(): string {
  const counts = defaultTiers.map(
    ({ tier, accepted_count, total_slots }) => `${accepted_count} of ${total_slots} in ${tier}`,
  )
  return `taken in a new store: ${counts.join(', ')}; a store that runs is changed with: operator tiers set`
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
