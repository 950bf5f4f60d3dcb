import { describe, expect, it } from 'vitest'
import { templatesFor } from './templates.server.ts'

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
})
