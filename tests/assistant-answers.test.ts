import { describe, expect, test } from 'vitest'
import { answerFromSite } from '#assistant/answer.ts'
import { type FactId, factSources } from '#assistant/fact-sources.ts'
import { createKnowledgeReader } from '#assistant/knowledge.ts'
import { priceText } from '#content/amounts.ts'
import { read as readDocument } from '#content/documents.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { testTiers } from './support/tiers.ts'

const company = readDocument('company')

/** The assistant without a model, on the built site. What it scores in all: endurance/assistant-evaluation.test.ts. */
const read = createKnowledgeReader()
const live = { tiers: testTiers, bookingUrl: '/book' }
const ask = async (language: Language, ...questions: string[]) =>
  (
    await answerFromSite(
      questions.map((content): ChatMessage => ({ role: 'user', content })),
      language,
      read,
      live,
    )
  ).answer

describe.each(languages)('facts, %s', (language) => {
  test('every short fact cites a place that exists', async () => {
    const { search, cite } = await read(language)
    expect(search.find(language === 'de' ? 'Preise' : 'prices').length).toBeGreaterThan(0)
    for (const path of Object.keys(factSources).flatMap((fact) => factSources[fact as FactId])) {
      const href = language === 'en' ? `/en${path}` : path
      expect(cite(href).title, href).not.toBe(href)
    }
  })
})

test('places are those of the moment, hours and prices those of the company', async () => {
  const tiers = testTiers.map((tier) => ({ ...tier, accepted_count: tier.total_slots - 3, available_slots: 3 }))
  const chat: ChatMessage[] = [{ role: 'user', content: 'Wie viele Plätze sind noch frei?' }]
  expect((await answerFromSite(chat, 'de', read, { ...live, tiers })).answer.message).toContain('3 von 25')
  expect((await ask('de', 'Was kostet der Pilot?')).message).toContain(priceText(company.prices.automationPilot, 'de'))
  expect((await ask('en', 'When are consultation hours?')).message).toContain(company.hours.consultation.from)
})

test('an answer cites the passage with its anchor', async () => {
  const { message, sources } = await ask('de', 'Wie kommt der Kontoauszug in die Buchhaltung?')
  expect(message).toContain('[1]')
  expect(sources[0]).toEqual({
    title: expect.stringContaining('Wie kommt der Kontoauszug in die Buchhaltung?'),
    href: '/faq#bank-statements',
  })
})

test.each([
  ['de', 'Was kostet mich das mit 200 Rechnungen im Monat?', '/faq#first-year'],
  ['de', 'Wie verbinde ich meine Bank mit bexio?', '/faq#bank-statements'],
  ['de', 'Geht das mit der ZKB?', '/services/system-integration-api#service-faq-1'],
  ['de', 'Wo gebe ich eine Buchung frei?', '/faq#where-to-approve'],
  ['de', 'Muss ich Mehrwertsteuer abrechnen?', '/faq#vat-threshold'],
  ['de', 'Haben Sie eine Berufshaftpflichtversicherung?', '/about#evidence-title'],
  ['en', 'Are you insured against mistakes, and with whom?', '/en/about#evidence-title'],
  ['de', 'Wie sage ich den gebuchten Termin ab?', '/book'],
  ['en', 'How do I cancel my appointment?', '/en/book'],
  ['en', 'Does it work with Zurich Cantonal Bank?', '/en/services/system-integration-api#service-faq-1'],
] as const)('%s: "%s" is answered from %s', async (language, question, source) => {
  const { answered, sources } = await ask(language, question)
  expect(answered).toBe(true)
  expect(sources.map(({ href }) => href)).toContain(source)
})

test.each([
  ['de', 'Chan i jederzit ufhöre oder bin i bunde?', '/faq#running-costs', 'Beta-Programm'],
  ['de', 'In welchem Jahr wurde die Firma gegründet?', '/about', 'Nein.'],
  ['en', 'Where is your company registered?', '/en/impressum#operator', 'No.'],
  ['en', 'How many mistakes does the AI make?', '/en/faq#what-ai-decides', 'Yes.'],
] as const)('%s: "%s" begins with %s, not with "%s"', async (language, question, source, other) => {
  const { message, sources } = await ask(language, question)
  expect(sources[0]?.href).toBe(source)
  expect(message.startsWith(other)).toBe(false)
})

test('of a program that the site does not name, it says which ones are connected', async () => {
  for (const [language, question] of [
    ['en', 'Do you work with Xero?'],
    ['de', 'Kann man Xero anbinden?'],
  ] as const) {
    const { answered, message, sources } = await ask(language, question)
    expect(answered).toBe(false)
    expect(message).toMatch(/^Xero .*bexio, Abacus/)
    expect(sources[2]?.href).toBe(`${language === 'en' ? '/en' : ''}/faq#keep-your-software`)
  }
})

test.each([
  ['de', 'Sind Sie nach ISO 27001 zertifiziert?', 'ISO 27001'],
  ['en', 'Do you hold a SOC 2 report?', 'SOC 2'],
  ['de', 'Bis zu welcher Summe sind Sie haftpflichtversichert?', 'versichert'],
  ['en', 'Do you connect SAP S/4HANA?', 'S/4HANA'],
] as const)(
  'what the site leaves open is said to be open, and a person is offered: %s, "%s"',
  async (language, question, words) => {
    const { answered, message, sources } = await ask(language, question)
    expect(answered).toBe(false)
    expect(message).toContain(words)
    expect(sources.map(({ href }) => href)).toEqual([language === 'en' ? '/en/contact' : '/contact', '/book'])
  },
)

test('what was asked before is still meant', async () => {
  expect((await ask('de', 'Was kostet der Pilot?', 'und wie lange dauert er?')).message).toContain(
    `${company.promises.pilotWeeks} Wochen`,
  )
  expect((await ask('en', 'Tell me about your workshops', 'what does it cost?')).message).toContain('quote')
})

test('what was asked before answers nothing that cannot be read', async () => {
  for (const times of [4, 23]) {
    const unreadable = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(times)
    expect(await ask('de', 'Wie lange müssen wir Belege aufbewahren?', unreadable)).toMatchObject({ answered: false })
  }
})

test.each([
  ['de', 'Grüezi!', 'Maschine'],
  ['de', 'Bist du ein Mensch?', 'kein Mensch'],
  ['de', 'Merci vielmal', 'Gern geschehen'],
  ['de', 'Kann ich mit einem Menschen sprechen?', 'Kontaktformular|Schreiben Sie uns'],
  ['en', 'hi there', 'machine'],
  ['en', 'Are you a real person?', 'not a person'],
  ['en', 'thanks a lot', 'welcome'],
] as const)('%s: "%s" is met kindly', async (language, message, words) => {
  const answer = await ask(language, message)
  expect(answer.message).toMatch(new RegExp(words))
  expect(answer.answered).toBe(true)
})

test('what the site does not say is not answered, and a person is offered', async () => {
  const answer = await ask('de', 'Wie wird das Wetter morgen?')
  expect(answer).toMatchObject({ answered: false, sources: [{ href: '/contact' }, { href: '/book' }] })
  expect((await ask('en', 'Who will win the election?')).sources[0]?.href).toBe('/en/contact')
})
