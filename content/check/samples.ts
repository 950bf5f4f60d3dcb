import type { DocumentOf } from '../catalogue.ts'
import { read } from '../documents.ts'
import type { Problem } from '../problem.ts'

/** What is still invented for demonstration, where it stands and what it says. */
export function sampleList(names: DocumentOf<'company'>['samples'] = read('company').samples): Problem[] {
  return names.map((name): Problem => {
    if (name === 'events') return { file: 'events.yaml', message: `${read('events').length} invented events` }
    if (name === 'videos') {
      const { items } = read('video-studio', 'de').cards
      return {
        file: 'de/video-studio.yaml',
        at: 'cards.items',
        message: `${items.length} planned videos, none of them made`,
      }
    }
    if (name === 'tiers') return { file: 'tiers.yaml', message: startingPlaces() }
    return { file: 'company.yaml', at: name, message: shortened(read('company')[name]) }
  })
}

function startingPlaces(): string {
  const counts = Object.entries(read('tiers')).map(([tier, { taken, total }]) => `${taken} of ${total} in ${tier}`)
  return `taken in a new store: ${counts.join(', ')}; a store that runs is changed with: operator tiers set`
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
