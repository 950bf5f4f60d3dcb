import { describe, expect, it } from 'vitest'
import type { Rendered } from './seo.ts'
import { breadcrumb, faqPage, organisation, service, website } from './structured-data.ts'

const offer = {
  name: 'MWST und Steuern vorbereiten',
  description: 'Ziffern aus Buchungen.',
  type: 'MWST und Steuern',
  keywords: ['Bezugsteuer', 'eCH-0217'],
  offerRange: { low: 390, high: 2390 },
}
const page = {
  location: { pathname: '/services/tax-reporting' },
  matches: [{ loaderData: { brand: 'Saldora', shell: { nav: { home: 'Home' } } } }],
} as unknown as Rendered

describe('structured data', () => {
  it('states the range of a service in francs', () => {
    expect(service(offer, page).offers).toEqual({
      '@type': 'AggregateOffer',
      priceCurrency: 'CHF',
      lowPrice: 390,
      highPrice: 2390,
    })
  })

  it('carries the keywords of a service', () => {
    expect(service(offer, page).category).toEqual(['Bezugsteuer', 'eCH-0217'])
  })

  it('names the provider by the identifier of the organisation', () => {
    const address = { street: 'Musterstrasse 1', postalCode: '8000', town: 'Zürich', country: 'CH' }
    const provider = organisation({
      brand: 'Saldora',
      legalName: 'Saldora Muster AG',
      mail: 'kontakt@saldora.example',
      phone: '+41 44 000 00 00',
      address,
      sameAs: [],
    })
    expect(service(offer, page).provider).toMatchObject({ '@id': provider['@id'], name: 'Saldora' })
    expect(website(page).publisher).toEqual({ '@id': provider['@id'] })
  })

  it('numbers a breadcrumb from one and makes its addresses absolute', () => {
    const english = { ...page, location: { pathname: '/en/services/tax-reporting/' } }
    expect(breadcrumb('VAT', english, { name: 'Services', path: '/services' }).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: expect.stringMatching(/^https:\/\/[^/]+\/en\/$/) },
      { position: 2, name: 'Services', item: expect.stringMatching(/^https:\/\/[^/]+\/en\/services$/) },
      { position: 3, name: 'VAT', item: expect.stringMatching(/^https:\/\/[^/]+\/en\/services\/tax-reporting$/) },
    ])
  })

  it('turns questions into a page of questions with accepted answers', () => {
    expect(faqPage([{ question: 'Reichen Sie ein?', answer: 'Nein.' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'Reichen Sie ein?', acceptedAnswer: { '@type': 'Answer', text: 'Nein.' } },
    ])
  })
})
