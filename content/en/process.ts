import type { process as de } from '../de/process.ts'

export const process: typeof de = {
  meta: {
    title: 'How we work: four steps from analysis to daily use',
    description:
      'Analysis, concept, implementation, support: what happens in each step, how long it takes, what it costs and which decision is yours to make.',
    keywords: ['process', 'process analysis', 'concept', 'pilot', 'implementation', 'automate accounting'],
  },
  intro: {
    title: 'Four steps, and you may stop after any of them.',
    lead: 'Each one leaves you with something to hold and a question that only you can answer. The next begins once you have.',
  },
  labels: {
    duration: 'Time',
    result: 'You receive',
    decision: 'You decide',
    price: 'Price',
  },
  priceNote:
    'All prices excl.\u00a0VAT, for businesses. No contracts are concluded on this website. The seller is {soleProprietorship}, or a partner firm; the quote gives the name.',
  total:
    'The whole first year: {firstYear.automation}, if the automation comes at its lowest price. That is Process Analysis, Automation Pilot, Custom Automation and twelve months of hosting: {firstYear.automation.sum}. Not included are support after the first {promise.includedSupportMonths} months, what others charge, and your people’s time.',
  durationNote: 'The {promise.implementationWeeks}\u00a0weeks are a guide. Your own date is written in the concept.',
  steps: [
    {
      id: 'analysis',
      title: 'Analysis',
      description:
        'Together we follow one month of documents from the inbox to the archive. We time 50 of them and note every place where someone types twice, searches, or has to ask.',
      duration: 'One session, at your office or online, then our evaluation',
      result:
        'A list of your processes, how often they run and how many minutes they take, with the sums that show whether a pilot would pay. The answer may be no.',
      decision: 'Whether to go on. The evaluation is yours to keep, even if you stop here.',
      price: 'Process Analysis {price.processAnalysis}',
    },
    {
      id: 'concept',
      title: 'Concept',
      description:
        'A plan of a few pages: which documents go first, which rules apply, and where the process stops for a person. Any service that gets to see data is listed, with its country and purpose.',
      duration: 'One draft, one discussion, one final version',
      result: 'The concept, with a start date, the acceptance checks, and a quote for a fixed amount.',
      decision: 'Who approves what, up to which amount, and whether you accept the quote.',
      price: 'Included in the Process Analysis',
    },
    {
      id: 'implementation',
      title: 'Implementation',
      description:
        'The pilot comes first: for {promise.pilotWeeks}\u00a0weeks the new track handles real documents beside the old routine. Then one type of document follows another, each accepted on its own.',
      duration: '{promise.implementationWeeks}\u00a0weeks, {promise.pilotWeeks} of them the pilot',
      result:
        'Two journals compared to the centime, and the minutes per document, counted as in the analysis, with checking and corrections included.',
      decision: 'Whether to switch. If the totals do not agree, the old routine stays in force.',
      price: 'Automation Pilot {price.automationPilot}, Custom Automation {price.customAutomation}',
    },
    {
      id: 'support',
      title: 'Support',
      description:
        'A supplier redesigns its invoice, the bank delivers another format, a colleague leaves. We adjust and retrain, and the log shows what has changed.',
      duration: '{promise.includedSupportMonths}\u00a0months included, then as needed',
      result: 'A process that your people run by themselves, with instructions for the day it stops.',
      decision: 'How long we stay. Operation can be cancelled at {promise.noticeDays}\u00a0days’ notice.',
      price:
        'Hosting {price.hostingMonth} a month, support {price.supportHour} an hour after the first {promise.includedSupportMonths}\u00a0months',
    },
  ],
  needs: {
    title: 'What we need from you',
    items: [
      'One month of documents as they reach you: PDF, email, photo or paper',
      'Your chart of accounts, and the journal for that month as an export',
      'The bank statement to match, as camt.053 if your bank provides it',
      'Your last VAT return, if VAT is the question',
      'Someone who knows the answers and is allowed to approve',
      'Your fiduciary at the concept meeting, if you have one',
    ],
    note: 'Please black out salaries and personal details that the work does not require. Never send us passwords.',
  },
  mail: {
    text: 'Two sentences will do: the work you would like to be rid of, and the software you use. We reply within {promise.contactReplyHours}\u00a0hours.',
    label: 'Ask for a Process Analysis by email',
    subject: 'Request for a Process Analysis',
  },
  next: {
    title: 'Before step one: a quarter of an hour.',
    text: 'One conversation shows whether you need an analysis at all. {promise.freeConsultationMinutes}\u00a0minutes, free of charge, {hours.consultation}.',
    label: 'Book a free consultation',
    href: '/contact',
  },
}
