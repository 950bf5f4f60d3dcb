import { expect, it } from 'vitest'
import { around } from './around.ts'

const text = `Wir buchen jeden Monat rund 380 Lieferantenrechnungen von Hand in\nAbacus. Die meisten kommen als PDF per E-Mail, etwa ein Viertel auf Papier.`

it('cuts a text between its words, and says where', () => {
  expect(around(text, 'abacus')).toBe(
    '… jeden Monat rund 380 Lieferantenrechnungen von Hand in Abacus. Die meisten kommen als PDF per E-Mail, etwa ein Viertel …',
  )
  expect(around('In Abacus.', 'abacus')).toBe('In Abacus.')
  expect(around(text, 'bexio')).toBeUndefined()
  expect(around(`${'a'.repeat(200)}Abacus${'b'.repeat(200)}`, 'abacus')).toBe('… Abacus …')
})
