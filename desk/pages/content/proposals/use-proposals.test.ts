import { expect, it } from 'vitest'
import { textsOf } from './use-proposals.ts'

it('a text is too long as its field counts: as it is written where no more may be, as it will stand where more is not useful', () => {
  const text = (name: string, length: object) => ({
    name,
    field: { kind: 'text' as const, ...length },
    isOptional: false,
  })
  const field = { kind: 'group' as const, fields: [text('description', { most: 20 }), text('lead', { useful: 20 })] }
  const facts = new Map([['price.automationPilot', { de: 'CHF 1', en: 'CHF 1' }]])
  const words = { description: 'Ab {price.automationPilot}', lead: 'Ab {price.automationPilot}' }
  const data = { model: 'test-model', field, hidden: [], published: {} }
  const long = textsOf(data, { de: words, en: { description: '', lead: '' } }, facts).filter(({ isLong }) => isLong)
  expect(long.map(({ key }) => key)).toEqual(['de.description'])
})
