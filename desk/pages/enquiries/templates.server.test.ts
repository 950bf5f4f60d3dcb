import { describe, expect, it } from 'vitest'
import { nextTimes, templatesFor, timesGone } from './templates.server.ts'

describe('templates of a reply', () => {
  const enquiry = { name: 'Sabine Gerber', language: 'de' } as const
  const given = { reader: 'en', now: new Date('2026-11-30T08:00:00Z') } as const

  it('are called in the language of whoever replies, and written in that of whoever asked', () => {
    const [offer] = templatesFor(enquiry, [{ start: '2026-12-01T09:00:00Z' }], given)
    expect(offer).toMatchObject({ title: 'Offer a call', text: expect.stringContaining('Dienstag, 1. Dezember') })
    // Without a free time the one that names some is left out, and the others keep their names.
    expect(templatesFor(enquiry, [], given).map(({ title }) => title)).toEqual(['Ask for details', 'Reply later'])
  })

  it('offer no time of today, which may be closed before it is read', () => {
    const free = [{ start: '2026-11-30T13:15:00Z' }, { start: '2026-12-01T09:00:00Z' }]
    expect(templatesFor(enquiry, free, given)[0]?.text).not.toContain('30. November')
    expect(templatesFor(enquiry, free.slice(0, 1), given)).toHaveLength(2)
  })

  it.each(['de', 'en'] as const)(
    'offer times (%s) of which is told which are gone by the time the reply is sent',
    (language) => {
      const free = ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z', '2026-12-03T09:00:00Z'].map((start) => ({ start }))
      const reads = { language, now: given.now }
      const [first = '', second = ''] = nextTimes(free, reads)
      const [offer] = templatesFor({ ...enquiry, language }, free, given)
      const text = `${offer?.text}\n\n${second} (${second.split(',')[0]})`
      expect(timesGone(text, free, reads)).toEqual([])
      expect(timesGone(text, free.slice(2), reads)).toEqual([first, second])
      // A draft may have waited for weeks.
      expect(timesGone(text, [], { language, now: new Date('2027-01-15T08:00:00Z') })).toHaveLength(3)
    },
  )
})
