import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RegistrationLine } from './registration.tsx'

const shown = (shownAt: string) => {
  const facts = { id: 'mwst', text: 'MWST, 2.12.2026', end: '2026-12-02T16:15:00+01:00', shownAt: Date.parse(shownAt) }
  return renderToString(<RegistrationLine registration={facts} label="Anmeldung für" />)
}

it('sends the event along without scripts too, until it is over', () => {
  expect(shown('2026-12-02T15:14:00Z')).toContain('<input type="hidden" name="event" value="mwst"/>')
  expect(shown('2026-12-02T15:14:00Z')).toContain('MWST, 2.12.2026')
  expect(shown('2026-12-02T15:15:00Z')).toBe('')
})
