import type { assistantFacts as de } from '../de/assistant-facts.ts'

export const assistantFacts: typeof de = {
  hours: {
    title: 'Consultation and phone hours',
    text: 'Consultation hours are {hours.consultation}. By phone we are there {hours.phone}, on {phone}. At any other time a message helps; it is answered within {promise.contactReplyHours} hours.',
  },
  phone: {
    title: 'Phone',
    text: 'You reach us by phone on {phone}, {hours.phone}.',
  },
  email: {
    title: 'Email',
    text: 'Write to {mail.contact} or through the contact form; the answer comes within {promise.contactReplyHours} hours. Workshop enquiries go to {mail.workshops}, questions about data protection to {mail.privacy}.',
  },
  reply: {
    title: 'Reply time',
    text: 'We answer messages within {promise.contactReplyHours} hours.',
  },
  address: {
    title: 'Address',
    text: '{legalName}, {street}, {town}, {country}. We advise online, in all {claim.cantons} cantons; for workshops we also come to you.',
  },
  operator: {
    title: 'Who is behind it',
    text: 'This site is run by {legalName}, {street}, {town} (UID {uid}); {responsiblePerson} is responsible. Paid offers are sold by {soleProprietorship}, or by a partner firm: {partnerFirms}.',
  },
  team: {
    title: 'Team',
    text: 'The core team: {team}.',
  },
  offer: {
    title: 'What we do',
    text: '{brand} automates receipts, bank reconciliation, VAT returns and interfaces for Swiss small businesses, fiduciary firms and founders, advises before a company is founded, and trains finance teams in workshops. Your software stays, and so does your approval.',
  },
  prices: {
    title: 'Prices',
    text: 'Process Analysis {price.processAnalysis}, Automation Pilot {price.automationPilot}, Custom Automation {price.customAutomation}. For interfaces: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. Running costs {price.hostingMonth} a month. A whole first year with a process of your own comes to {firstYear.automation}. All prices excl. VAT; the first call is free.',
  },
  firstYear: {
    title: 'Cost of the first year',
    text: 'A process of your own costs {firstYear.automation} in the first year, excl. VAT: {firstYear.automation.sum}, which is Process Analysis, Automation Pilot, Custom Automation at its lowest price, and twelve months of hosting. Where an existing interface is enough, it is {firstYear.standardSync}. The number of receipts changes above all the hosting, and what you save. An example: {example.receiptsPerMonth} receipts a month, {example.minutesBefore} minutes today, {example.minutesAfter} afterwards, CHF {example.hourlyCost} an hour. {example.200.verdict} The savings calculator works it out with your figures.',
  },
  vatIncluded: {
    title: 'Prices and VAT',
    text: 'All prices on this site are in Swiss francs, excl. VAT.',
  },
  priceAnalysis: {
    title: 'Price of the Process Analysis',
    text: 'The Process Analysis costs {price.processAnalysis} excl. VAT.',
  },
  pricePilot: {
    title: 'Price of the Automation Pilot',
    text: 'The Automation Pilot costs {price.automationPilot} excl. VAT and takes {promise.pilotWeeks} weeks.',
  },
  priceCustom: {
    title: 'Price of the Custom Automation',
    text: 'A Custom Automation costs {price.customAutomation} excl. VAT.',
  },
  priceAudit: {
    title: 'Price of the Connector Audit',
    text: 'The Connector Audit costs {price.connectorAudit} excl. VAT.',
  },
  priceSync: {
    title: 'Price of the Standard Sync',
    text: 'The Standard Sync, an interface that already exists, costs {price.standardSync} excl. VAT.',
  },
  priceApi: {
    title: 'Price of the Custom API Enterprise',
    text: 'An interface of your own, the Custom API Enterprise, costs {price.customApi} excl. VAT. Where an existing one is enough, the Standard Sync costs {price.standardSync}.',
  },
  priceHosting: {
    title: 'Running costs',
    text: 'Running it (hosting) costs {price.hostingMonth} a month depending on scope, excl. VAT.',
  },
  priceSupport: {
    title: 'Cost of support',
    text: 'Questions and adjustments are included in the first {promise.includedSupportMonths} months. After that support costs {price.supportHour} an hour, excl. VAT, and only if you need it.',
  },
  priceWorkshop: {
    title: 'Price of a workshop',
    text: 'Hours are counted: those with the team and those of preparation, at {price.supportHour} for each person who leads, plus travel. An example: {workshop.shortDay} with the team and {workshop.preparation} of preparation come to {workshop.example}. You receive a quote with a fixed amount beforehand, excl. VAT. Enquiries go to {mail.workshops}.',
  },
  places: {
    title: 'Places in the beta',
    text: 'In the Early Access tier {earlyLeft} of {earlyTotal} places are free at the moment, in the Founders Beta {foundersLeft} of {foundersTotal}.',
  },
  earlyAccess: {
    title: 'Early Access and beta partners',
    text: '{early.test} {early.end} {early.partners} {earlyLeft} of {earlyTotal} places are free at the moment.',
  },
  review: {
    title: 'Review of the waiting list',
    text: 'We review entries on the waiting list within {review.from} to {review.to} hours; then a personal email follows.',
  },
  firstCall: {
    title: 'The first call',
    text: 'The first call takes {promise.freeConsultationMinutes} minutes, is free and takes place by telephone, or on screen by arrangement, {hours.consultation}. You choose the time through «Book a free consultation»; it commits you to nothing.',
  },
  durationPilot: {
    title: 'Duration of the pilot',
    text: 'The pilot takes {promise.pilotWeeks} weeks and runs beside your present routine.',
  },
  durationAll: {
    title: 'Duration of the implementation',
    text: 'From concept to daily use {promise.implementationWeeks} weeks are the guide; {promise.pilotWeeks} of them belong to the pilot.',
  },
  notice: {
    title: 'Notice',
    text: 'Operation can be ended with {promise.noticeDays} days’ notice. And you order one step after another: you may stop after each.',
  },
  workshopFormats: {
    title: 'Formats and duration of the workshops',
    text: 'Four formats: one day of {workshop.shortDay}; a full day of {workshop.fullDay}; several days, {workshop.days}; a large group of {workshop.people} people, {workshop.largeGroup}. A questionnaire of 10 minutes comes first.',
  },
  languages: {
    title: 'Languages',
    text: 'Calls and workshops are held in German, Swiss German and English; documents come in German and English.',
  },
  vatRates: {
    title: 'VAT rates',
    text: 'The rates in force are 8.1\u00a0% (standard), 2.6\u00a0% (reduced, such as food, books and medicine) and 3.8\u00a0% (accommodation). What counts is when the service was provided, not when the invoice came.',
  },
  notOffered: {
    title: 'What we do not do',
    text: 'We give no tax or legal advice, do no audits, register no companies and have no dealings with authorities. Returns are filed by you or your fiduciary.',
  },
  newsletterOff: {
    title: 'Leaving the newsletter',
    text: 'You can unsubscribe with one click through the link in every issue.',
  },
  cookies: {
    title: 'Cookies and tracking',
    text: 'This site uses no cookies, no tracking and no advertising; it counts visits without recognising anybody. Fonts, pictures and scripts come from the site itself.',
  },
  chatPrivacy: {
    title: 'What the chat does with your questions',
    text: 'What you write here is kept for your visit only, in the open tab of your browser. The server neither stores nor logs the text, unless you hand on an unanswered question. If a language model is connected, your questions and the passages found go to its provider; so leave out names, access data and figures of your company.',
  },
  tools: {
    title: 'Tools',
    text: 'Six free tools that calculate in your browser: LinkedIn post generator, QR-bill, posting a bill, IBAN check, VAT calculator and savings calculator.',
  },
}
