import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from '#content/documents.ts'
import { characterCount } from '#contract/limits.ts'
import { postLengths, postLimits, postTones } from '#contract/linkedin-post.ts'
import { type Brief, draftCount, writeDrafts } from './drafts.ts'

const newsDe = read('tools/news-patterns', 'de')
const de = read('tools/post-patterns', 'de')
const newsEn = read('tools/news-patterns', 'en')
const en = read('tools/post-patterns', 'en')

const brief: Brief = {
  topic: 'QR-Rechnungen verbuchen',
  audience: 'Treuhandbüros',
  point: '',
  call: '',
  tone: 'neutral',
  length: 'medium',
}

const briefs = fc.record<Brief>({
  topic: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).map((text) => `a${text.replace(/[{}]/g, '')}`),
  audience: fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `a${text.replace(/[{}]/g, '')}`),
  point: fc.string({ unit: 'grapheme', maxLength: 1500 }),
  call: fc.string({ unit: 'grapheme', maxLength: 500 }),
  tone: fc.constantFrom(...postTones),
  length: fc.constantFrom(...postLengths),
})

/** What the author did not count must not stand in the author's post: digits, and words for numbers, parts and ranks. */
const numberWords = {
  German:
    /\d|(?<!\p{L})(?:null|zwei\p{L}*|zwanzig|drei\p{L}*|dritt\p{L}*|vier\p{L}*|fünf\p{L}*|sechs?\p{L}*|sieb(?:en|zig)\p{L}*|acht(?:e[nrs]?|zig|zehn)?|neun\p{L}*|zehn\p{L}*|elf|zwölf|(?:hundert|tausend|million)\p{L}*|halb\p{L}*|hälfte|viertel\p{L}*|dutzend\p{L}*|doppelt\p{L}*|erst(?:e[mnrs]?|ens))(?!\p{L})/iu,
  English:
    /\d|(?<!\p{L})(?:zero|two|three|four\p{L}*|five|six\p{L}*|seven\p{L}*|eight\p{L}*|nine\p{L}*|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|half|halves|quarters?|thirds?|dozens?|twice|double|first|second|third)(?!\p{L})/iu,
}

const topics = [
  ...[
    'Neue Lehrstelle als Kauffrau 2027',
    'QR-Rechnung',
    'camt.053 statt MT940',
    'MWST im dritten Quartal',
    'Wir ziehen um',
  ],
  ...[
    'Lohnmeldung mit ELM 5.0',
    'Webinar am 12. Februar',
    'bexio oder Abacus',
    'Vier-Augen-Prinzip',
    '24 Stunden',
    'Mahnwesen',
  ],
  ...[
    'Spesen per Foto',
    '10 Jahre Treuhandbüro',
    'Jahresabschluss',
    'A new apprenticeship',
    'Month-end close in 3 days',
    'EBICS 3.0',
  ],
  ...[
    'Structured addresses',
    'Our first AI workshop',
    'Half a year with bLink',
    'Hiring an accountant',
    'Payroll',
    'VAT at 8.1 %',
  ],
]

describe.each([
  ['German', 'a process', de],
  ['German', 'news', newsDe],
  ['English', 'a process', en],
  ['English', 'news', newsEn],
] as const)('%s drafts on %s', (language, _, patterns) => {
  test('keep to the limits, whatever is typed, and leave no placeholder', () => {
    fc.assert(
      fc.property(briefs, fc.integer(), (typed, seed) => {
        const drafts = writeDrafts(patterns, typed, seed)
        expect(drafts).toHaveLength(draftCount)
        for (const { hook, text } of drafts) {
          expect(text.length).toBeLessThanOrEqual(postLimits.post)
          expect(characterCount(hook)).toBeLessThanOrEqual(postLimits.shown)
          expect(text.startsWith(hook)).toBe(true)
          expect(text).not.toMatch(/\{(topic|audience)\}|undefined/)
        }
      }),
    )
  })

  test('differ from each other, and the next ones from these', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drafts = writeDrafts(patterns, brief, seed)
        expect(new Set(drafts.map(({ id }) => id)).size).toBe(draftCount)
        expect(new Set(drafts.map(({ text }) => text)).size).toBe(draftCount)
        expect(writeDrafts(patterns, brief, seed)).toEqual(drafts)
      }),
    )
    const seen = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) =>
        writeDrafts(patterns, brief, seed)
          .map(({ text }) => text)
          .join(),
      ),
    )
    expect(seen.size).toBe(6)
  })

  test('hold what the author says and asks for, in the author’s words', () => {
    const own = { ...brief, point: 'Bei uns dauerte es vorher 11 Minuten.', call: 'Schreiben Sie mir.' }
    for (const { text } of writeDrafts(patterns, own, 1)) {
      expect(text).toContain(own.point)
      expect(text.endsWith(own.call)).toBe(true)
    }
  })

  test('grow with the length asked for', () => {
    const total = (length: Brief['length']) =>
      writeDrafts(patterns, { ...brief, length }, 1).map(({ text }) => text.length)
    const [short, medium, long] = [total('short'), total('medium'), total('long')]
    short.forEach((length, index) => {
      expect(length).toBeLessThan(medium[index] ?? 0)
      expect(medium[index]).toBeLessThan(long[index] ?? 0)
    })
  })

  test('name topic and audience', () => {
    for (const { text } of writeDrafts(patterns, brief, 3)) {
      expect(text).toContain(brief.topic)
      expect(text).toContain(brief.audience)
    }
  })

  test('say no number that the author did not type, whatever the topic', () => {
    for (const [index, topic] of topics.entries()) {
      for (const tone of postTones) {
        const drafts = writeDrafts(
          patterns,
          { ...brief, topic, tone, length: 'long', point: 'Es waren 11.', call: 'Bis 12.' },
          index,
        )
        for (const { text } of drafts) {
          const unasked = [topic, 'Es waren 11.', 'Bis 12.'].reduce((rest, typed) => rest.replaceAll(typed, ''), text)
          expect(unasked).not.toMatch(numberWords[language])
        }
      }
    }
    expect(JSON.stringify([patterns.patterns, patterns.closings])).not.toMatch(numberWords[language])
  })

  test('keep to Swiss spelling and go without exclamation marks, emoji and hashtags', () => {
    expect(JSON.stringify(patterns)).not.toMatch(/ß|!|#|\p{Extended_Pictographic}/u)
  })
})
