import { describe, expect, it } from 'vitest'
import { templatesFor } from './templates.server.ts'

describe('templates of a reply', () => {
  it('are called in the language of whoever replies, and written in that of whoever asked', () => {
    const enquiry = { name: 'Sabine Gerber', language: 'de' } as const
    const [offer] = templatesFor(enquiry, [{ start: '2026-12-01T09:00:00Z' }], 'en')
    expect(offer).toMatchObject({ title: 'Offer a call', text: expect.stringContaining('Dienstag, 1. Dezember') })
    // Without a free time the one that names some is left out, and the others keep their names.
    expect(templatesFor(enquiry, [], 'en').map(({ title }) => title)).toEqual(['Ask for details', 'Answer later'])
  })
})
