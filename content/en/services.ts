import type { services as de } from '../de/services.ts'

export const services: typeof de = {
  meta: {
    title: 'Services and prices',
    description:
      'Posting receipts, preparing VAT, linking systems, AI workflows, advice for founders and workshops: six services, each with its steps and its price in CHF.',
    keywords: [
      'accounting automation',
      'Swiss VAT return',
      'ERP automation',
      'interfaces',
      'AI workflows',
      'company formation advice',
      'AI workshop',
      'fiduciary',
      'Swiss SME',
    ],
  },
  hero: {
    title: ['What we take over.', 'And what you approve.'],
    lead: 'Invoices and receipts, VAT, interfaces and AI workflows, plus advice before you found a company and workshops for your team. Every service starts from your own documents and stops wherever a person has to decide.',
    drawing:
      'Six documents stand on one track: QR-bill, articles of association, VAT return, camt.053, letter and weekly plan. A gate with an approval point holds them; the posting stands behind it.',
  },
  intro: {
    title: 'Six services, ordered one at a time.',
    text: 'A good place to start is the job that eats the most minutes. The Process Analysis for {price.processAnalysis} excl.\u00a0VAT tells you which one that is: we go through a month of work with you, time it, and write down what is worth automating and what is not. The whole route to a process of your own costs {firstYear.automation} in the first year, if the automation comes at its lowest price ({firstYear.automation.sum}, with twelve months of hosting).',
    note: 'bexio, Abacus, Infoniqa ONE\u00a050 (formerly Sage\u00a050), SAP Business One, Run\u00a0my\u00a0Accounts or something else: your software stays.',
    firstStep: 'First step',
    detailsLabel: 'Steps and prices',
    vat: 'VAT',
  },
  boundaries: {
    title: 'What we do not do',
    items: ['No tax or legal advice', 'No audits', 'No company registration', 'No dealings with authorities'],
    text: 'That is what your fiduciary is for, and we like working with them.',
  },
  expertise: {
    title: 'Eight fields of expertise underneath.',
    lead: 'You cannot automate a job you do not know how to do by hand. Here is what we work on, and which service brings it to you.',
    pointsLabel: 'What it includes',
    serviceLabel: 'Delivered by: {service}',
  },
  closing: {
    title: 'Not sure which one fits?',
    lead: 'Tell us about the job you would like to be rid of. We answer messages within {promise.contactReplyHours}\u00a0hours.',
    drawing: 'A letter arrives, the clock runs, a person decides, and a reply goes out.',
    contact: { label: 'Get in touch', href: '/contact' },
    about: { label: 'Meet the team', href: '/about' },
  },
  detail: {
    sections: {
      features: 'Features that earn their place',
      process: 'How it works',
      benefits: 'What you gain',
      targetAudience: 'Who is it for?',
      prices: 'Prices',
    },
    priceTable: {
      caption: 'In Swiss francs, excl.\u00a0VAT.',
      seller:
        'The seller is {soleProprietorship}, or a partner firm ({partnerFirms}); the quote gives the name. No contracts are concluded on this website.',
      service: 'Service',
      amount: 'CHF',
      totals: {
        automation: {
          label: 'The first year',
          note: 'Process Analysis, Automation Pilot, Custom Automation at its lowest price, and twelve months of hosting: {firstYear.automation.sum}.',
          amount: '{firstYear.automation.bare}',
        },
        standardSync: {
          label: 'The first year with Standard Sync',
          note: 'Connector Audit, Standard Sync and twelve months of hosting: {firstYear.standardSync.sum}.',
          amount: '{firstYear.standardSync.bare}',
        },
        customApi: {
          label: 'The first year with a Custom API',
          note: 'Connector Audit, Custom API Enterprise at its lowest price, and twelve months of hosting: {firstYear.customApi.sum}.',
          amount: '{firstYear.customApi.bare}',
        },
        formation: {
          label: 'The first year',
          note: 'Process Analysis, Automation Pilot and twelve months of hosting: {firstYear.formation.sum}.',
          amount: '{firstYear.formation.bare}',
        },
        workshop: {
          label: 'An example: the short day',
          note: '{workshop.shortDay} with the team and, as an assumption, {workshop.preparation} of preparation, one person leading: {workshop.sum}.',
          amount: '{workshop.example.bare}',
        },
      },
    },
    decision: 'You decide',
    booking: 'Book a free consultation',
    newTab: 'opens in a new tab',
    contact: { label: 'Contact', href: '/contact' },
    prices: 'Prices',
    otherServices: 'Other services',
    allServices: { label: 'All services', href: '/services' },
  },
  breadcrumb: { label: 'You are here', home: 'Home', services: 'Services' },
  notFound: {
    title: 'Service not found',
    text: 'The service you were looking for could not be found.',
    back: { label: 'Back to all services', href: '/services' },
  },
}
