import type { chatFacts as de } from '../de/chat-facts.ts'

export const chatFacts: typeof de = {
  hours: {
    title: 'Consultation and phone hours',
    text: 'Consultation hours are {hours.consultation}. By phone we are there {hours.phone}, on {phone}. At any other time a message helps; it is answered within {promise.contactReplyHours} hours.',
    asked:
      'opening hours | consultation hours | business hours | office hours | when are you open | when are you there | when are you available | what time | which days | open on Saturday | open at the weekend | are you open today | on Monday | on Tuesday | on Wednesday | on Thursday | on Friday | on Sunday | at what time | in the afternoon | in the morning | in the evening | on Friday afternoon | do you have time |  drop in | drop by',
  },
  phone: {
    title: 'Phone',
    text: 'You reach us by phone on {phone}, {hours.phone}.',
    asked:
      'phone | phone number | telephone number | phone hours | when can I call | when can I phone you | how can I call you | call you | ring you | hotline | by phone | reachable by phone on Monday | phone on Friday | telephone',
  },
  email: {
    title: 'Email',
    text: 'Write to {mail.contact} or through the contact form; the answer comes within {promise.contactReplyHours} hours. Workshop enquiries go to {mail.workshops}, questions about data protection to {mail.privacy}.',
    asked:
      'email | email address | contact | contact email | contact form | how can I contact you | how do I reach you | get in touch | write to you | send a message | send an enquiry',
  },
  reply: {
    title: 'Reply time',
    text: 'We answer messages within {promise.contactReplyHours} hours.',
    asked:
      'reply time | response time | when will you reply | how quickly do you reply to emails | how fast do you answer | how long until I get an answer | when do I hear from you | call me back',
  },
  address: {
    title: 'Address',
    text: '{legalName}, {street}, {town}, {country}. We advise online, in all {claim.cantons} cantons; for workshops we also come to you.',
    asked:
      'address | postal address | location | where are you | where are you located | where are you based | where is your office | headquarters | which city | in which town is your company | which town | directions | visit you',
  },
  operator: {
    title: 'Who is behind it',
    text: 'This site is run by {legalName}, {street}, {town} (UID {uid}); {responsiblePerson} is responsible. Paid offers are sold by {soleProprietorship}, or by a partner firm: {partnerFirms}.',
    asked:
      'who is behind this | who is behind the company | who runs this website | who operates this site | operator | owner | managing director | boss | imprint | company number | legal form of the operator | who is responsible | who owns the company | partner firm',
  },
  team: {
    title: 'Team',
    text: 'The core team: {team}. (Names and careers are placeholders until the operator enters the real team.)',
    asked:
      'team | who are you | who is on the team | who works for you | who works there | staff | employees | people | founder | who runs the workshops | who gives the workshops | who builds the interfaces | who founded the company | contact person | about us | how many employees',
  },
  offer: {
    title: 'What we do',
    text: '{brand} automates receipts, bank reconciliation, VAT returns and interfaces for Swiss small businesses, fiduciary firms and founders, advises before a company is founded, and trains finance teams in workshops. Your software stays, and so does your approval.',
    asked:
      'what do you do | what do you do exactly | what do you offer | what exactly do you offer | what can you do for us |  offer | services | what services do you offer | what is {brand} | how can you help | what is this about | what is this site for | who is this for | target audience',
  },
  prices: {
    title: 'Prices',
    text: 'Process Analysis {price.processAnalysis}, Automation Pilot {price.automationPilot}, Custom Automation {price.customAutomation}. For interfaces: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. Running costs {price.hostingMonth} a month. All prices excl. VAT; the first call is free.',
    asked:
      'prices | price | cost | costs | how much | how much does it cost | how much is it | what does it cost | what do you charge | price list | rates | fees | pricing | how expensive | how expensive are you | overview of prices | cheapest offer | budget | hidden costs | any hidden costs | extra costs | cost for a small business | starting price',
  },
  vatIncluded: {
    title: 'Prices and VAT',
    text: 'All prices on this site are in Swiss francs, excl. VAT.',
    asked:
      'do prices include VAT | prices incl. VAT | prices excl. VAT | are prices with or without VAT | is VAT added | VAT included | including VAT | excluding VAT | are prices exclusive of value added tax | net or gross prices | currency of the prices',
  },
  priceAnalysis: {
    title: 'Price of the Process Analysis',
    text: 'The Process Analysis costs {price.processAnalysis} excl. VAT.',
    asked:
      'how much is the process analysis | cost of process analysis | price of the process analysis | how much does the analysis cost | analysis price | what does the first step cost',
  },
  pricePilot: {
    title: 'Price of the Automation Pilot',
    text: 'The Automation Pilot costs {price.automationPilot} excl. VAT and takes {promise.pilotWeeks} weeks.',
    asked:
      'how much is the automation pilot | what does the pilot cost | pilot price | price of the pilot | pilot cost | cost of a pilot project | how much is a trial | cost of the trial run | what do I pay for the test',
  },
  priceCustom: {
    title: 'Price of the Custom Automation',
    text: 'A Custom Automation costs {price.customAutomation} excl. VAT.',
    asked:
      'how much does a custom automation cost | custom automation price | cost of custom automation | how much is an automation | what does the implementation cost | individual automation price | price of a tailor-made automation | bespoke automation cost',
  },
  priceAudit: {
    title: 'Price of the Connector Audit',
    text: 'The Connector Audit costs {price.connectorAudit} excl. VAT.',
    asked:
      'how much is a connector audit | connector audit cost | connector audit price | audit price | how much is the audit',
  },
  priceSync: {
    title: 'Price of the Standard Sync',
    text: 'The Standard Sync, an interface that already exists, costs {price.standardSync} excl. VAT.',
    asked:
      'what is the price for a standard sync | standard sync price | standard sync cost | how much is a sync | how much is an existing interface | interface price | how much does an interface cost | how much is a connection',
  },
  priceApi: {
    title: 'Price of the Custom API Enterprise',
    text: 'An interface of your own, the Custom API Enterprise, costs {price.customApi} excl. VAT. Where an existing one is enough, the Standard Sync costs {price.standardSync}.',
    asked:
      'custom api price | custom api cost | how much is a custom api | custom api enterprise price | how much is our own interface | how much does a custom interface cost | price of an own api',
  },
  priceHosting: {
    title: 'Running costs',
    text: 'Running it (hosting) costs {price.hostingMonth} a month depending on scope, excl. VAT.',
    asked:
      'hosting | hosting fee | hosting cost | monthly hosting fee | how much is hosting | running costs | what are the running costs | recurring costs | monthly cost | cost per month | how much a month | monthly fee | subscription',
  },
  priceSupport: {
    title: 'Cost of support',
    text: 'Questions and adjustments are included in the first {promise.includedSupportMonths} months. After that support costs {price.supportHour} an hour, excl. VAT, and only if you need it.',
    asked:
      'how much is support | support cost | hourly rate | hourly rate for support | price per hour | how much is an hour | what do you charge per hour | is support included | support included | support | help afterwards | after-sales support | what happens after three months',
  },
  priceWorkshop: {
    title: 'Price of a workshop',
    text: 'The site names no fixed price: it depends on format, days and size of the group. You receive a quote with a fixed amount beforehand, excl. VAT. Enquiries go to {mail.workshops}.',
    asked:
      'how much for a workshop | how much is a workshop | workshop price | workshop cost | cost of training | how much is a course | training price | price per workshop day | workshop quote',
  },
  places: {
    title: 'Places in the beta',
    text: 'In the Early Access tier {earlyLeft} of {earlyTotal} places are free at the moment, in the Founders Beta {foundersLeft} of {foundersTotal}.',
    asked:
      'how many beta places are left | how many places are left | how many places are still free | free places | places left | spots left | any spots left in early access | available slots | how many slots | is the beta full | seats left | remaining places | founders beta',
  },
  earlyAccess: {
    title: 'Early Access and beta partners',
    text: 'Early Access brings {beta.freeTime} free and support by email. Beta partners get {beta.discount} off the prices of this site while the beta lasts, and {beta.partnerFreeUpdateMonths} months of updates free. {earlyLeft} of {earlyTotal} places are free at the moment.',
    asked:
      'early access | what is early access | what do I get with early access | beta | beta programme | what is the beta programme | beta partner | what do beta partners get | discount for beta partners | how long do updates stay free | free updates |  what is the discount for beta partners | beta benefits | discount | join the beta | waiting list | join the waiting list',
  },
  review: {
    title: 'Review of the waiting list',
    text: 'We review entries on the waiting list within {review.from} to {review.to} hours; then a personal email follows.',
    asked:
      'when will I hear back after joining the waiting list | how long does the waiting list review take | how quickly do you review my beta application | when do I get accepted | answer to beta application | when do I get access',
  },
  firstCall: {
    title: 'The first call',
    text: 'The first call takes {promise.freeConsultationMinutes} minutes, is free and takes place on screen, {hours.consultation}. You choose the time through «Book a free consultation»; it commits you to nothing.',
    asked:
      'first call | first meeting | free consultation | is the first call free | is the consultation free | what does the consultation cost | free call | how long is the first call | how long is the free consultation | how long does the call take | do I have to pay for the first conversation | first conversation | introductory talk | appointment | book an appointment | how can I book an appointment | book a call | schedule a meeting | get to know you | no obligation | introductory call',
  },
  durationPilot: {
    title: 'Duration of the pilot',
    text: 'The pilot takes {promise.pilotWeeks} weeks and runs beside your present routine.',
    asked:
      'how long does the pilot take | duration of the pilot | pilot phase duration | how long is the pilot phase | pilot duration | how many weeks is the pilot | how long is the pilot project | how long do we test | trial period',
  },
  durationAll: {
    title: 'Duration of the implementation',
    text: 'From concept to daily use {promise.implementationWeeks} weeks are the guide; {promise.pilotWeeks} of them belong to the pilot.',
    asked:
      'how long does it take | how long does implementation take | how long does everything take | duration of the project | project duration | implementation time | how soon is it running | time frame | timeline | how many weeks | how fast can you implement',
  },
  notice: {
    title: 'Notice',
    text: 'Operation can be ended with {promise.noticeDays} days’ notice. And you order one step after another: you may stop after each.',
    asked:
      'notice period | notice | cancel | can I cancel | can I cancel any time | cancellation | terminate the contract | contract term | minimum term | lock-in | long-term commitment | is there a commitment | long contract | obligation |  get out again | stop again | end the contract',
  },
  workshopFormats: {
    title: 'Formats and duration of the workshops',
    text: 'Four formats: one day of 4 hours; a full day of 6–8 hours; several days, 2–7; a large group of 50–150+ people, 2–4 hours. A questionnaire of 10 minutes comes first.',
    asked:
      'how long is the workshop | workshop duration | workshop formats | how many hours is the workshop | how many days does the workshop take | workshop for many people | workshop for large groups | train 80 people at once | train many people | large group | group size | how many participants | how many people | full-day workshop | half-day | training duration | which workshops are there',
  },
  languages: {
    title: 'Languages',
    text: 'Calls and workshops are held in German, Swiss German and English; documents come in German and English.',
    asked:
      'languages | which languages | what language | in which language | in which languages do you give workshops | workshop in English | do you speak English | do you speak German | Swiss German | workshop language | consultation in English | French or Italian',
  },
  vatRates: {
    title: 'VAT rates',
    text: 'The rates in force are 8.1\u00a0% (standard), 2.6\u00a0% (reduced, such as food, books and medicine) and 3.8\u00a0% (accommodation). What counts is when the service was provided, not when the invoice came.',
    asked:
      'VAT rate | VAT rates | current Swiss VAT rate | VAT rate in Switzerland | how high is VAT | how much is VAT | VAT percentage | standard rate | reduced rate | reduced VAT rate | special rate | rate for accommodation | hotel VAT | VAT on food | VAT on books | what percent is VAT',
  },
  notOffered: {
    title: 'What we do not do',
    text: 'We give no tax or legal advice, do no audits, register no companies and have no dealings with authorities. Returns are filed by you or your fiduciary.',
    asked:
      'do you do my tax return | do my tax return | fill in my tax return | tax return | tax advice | do you give tax advice | tax consulting | legal advice | do you give legal advice | audit our accounts | do you do audits | authorities | what do you not do | what do you not offer | save taxes | reduce my taxes | tax tips | do you file the VAT return',
  },
  newsletterOff: {
    title: 'Leaving the newsletter',
    text: 'You can unsubscribe with one click through the link in every issue.',
    asked:
      'unsubscribe | unsubscribe from newsletter | how do I unsubscribe from the newsletter | cancel the newsletter | stop the newsletter | no more emails | leave the mailing list',
  },
  cookies: {
    title: 'Cookies and tracking',
    text: 'This site uses no cookies, no tracking, no visitor analytics and no advertising. Fonts, pictures and scripts come from the site itself.',
    asked:
      'cookies | does this website set cookies | do you use cookies | tracking | do you track visitors | Google Analytics | visitor analytics | advertising | cookie banner',
  },
  chatPrivacy: {
    title: 'What the chat does with your questions',
    text: 'What you write here is kept for your visit only, in the open tab of your browser. The server neither stores nor logs the text. If a language model is connected, your questions and the passages found go to its provider; so leave out names, access data and figures of your company.',
    asked:
      'does the chat store my questions | do you store the chat | chat history | what happens to my questions | who reads the chat | chat privacy | is this conversation recorded | is the chat confidential | do you save what I write',
  },
  tools: {
    title: 'Tools',
    text: 'Five free tools that calculate in your browser: LinkedIn post generator, QR-bill, IBAN check, VAT calculator and savings calculator.',
    asked: 'tools | calculators | free tools | which tools are there | online calculator | calculator',
  },
}
