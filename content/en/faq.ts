import type { faq as de } from '../de/faq.ts'

export const faq: typeof de = {
  meta: {
    title: 'Questions about VAT, ERP links and prices',
    description:
      'Answers with the form, the deadline and the amount: Swiss VAT returns, bank links, bexio and Abacus, founding a company, data protection, prices.',
    keywords: [
      'questions and answers',
      'Swiss VAT return',
      'bank links',
      'bexio',
      'Abacus',
      'founding a company',
      'prices',
    ],
  },
  hero: {
    title: 'What people ask before they sign.',
    lead: 'Eight subjects, with forms, deadlines and amounts, as of November 2026. Tax advice, company registration and dealings with authorities are not part of our work; each answer says where that line runs.',
  },
  /** Names of the list of sections and of the keywords of a question. */
  index: 'Topics',
  tags: 'Keywords',
  sections: [
    {
      id: 'tax-automation',
      title: 'Tax automation and advice',
      items: [
        {
          id: 'vat-return-work',
          question: 'Which part of the VAT return does automation take off our hands?',
          answer: [
            'The gathering and the hunting. Turnover at 8.1\u00a0% collects in box 303, at 2.6\u00a0% in 313, at 3.8\u00a0% in 343; input tax from account 1170 goes to box 400, from 1171 to 405. Whatever does not fit, a missing tax code or a rate from 2023, goes on a list with its document and the reason.',
            'There are three phases: we analyse your last return, run a {promise.pilotWeeks}-week pilot beside your present routine, then extend it one step at a time. The approval is always yours.',
          ],
          keywords: ['VAT return', 'box 303', 'input tax', 'pilot'],
        },
        {
          id: 'vat-deadlines',
          question: 'When is the return due, and where does last year’s mistake go?',
          answer: [
            'You file and pay within 60 days of the end of the period. For quarters that means 31 May, 31 August, 30 November and the end of February; under the net tax rate method, 31 August and the end of February. Since 2025 returns go in electronically, through the ePortal of the Federal Tax Administration, and so do requests for more time.',
            'A mistake that only year-end brings to light belongs in the annual reconciliation: in the period containing the 180th day after the business year, filed within 240 days.',
          ],
          keywords: ['deadline', 'ePortal', 'annual reconciliation', '240 days'],
        },
        {
          id: 'net-tax-rate',
          question: 'Effective method or net tax rate: what is the difference?',
          answer: [
            "Under the effective method you owe VAT on turnover less input tax, as a rule four times a year. Under the net tax rate method you file twice: turnover including VAT times your rate, with no input tax to deduct. At a rate of 6.2\u00a0%, CHF\u00a0108'100.00 of turnover means CHF\u00a06'702.20 of tax. It is open to businesses up to CHF\u00a05'024'000 of turnover and CHF\u00a0108'000 of tax a year.",
            'The tax administration assigns the rate, since 2025 a separate one for every activity above 10\u00a0% of taxable turnover. We run both methods on your postings, side by side. The choice is one to make with your fiduciary, because a change triggers corrections of input tax.',
          ],
          keywords: ['net tax rate', 'effective method', 'input tax'],
        },
        {
          id: 'foreign-software',
          question: 'Do software subscriptions from abroad belong in the return?',
          answer: [
            'Often they do. If the invoice comes without Swiss VAT, acquisition tax may be due: CHF\u00a08.10 on CHF\u00a0100.00 at the standard rate, in box 383. The amount is not part of box 200. Whether you can deduct the tax again depends on your method; with a net tax rate you cannot.',
            'The process spots such suppliers and keeps them on a list of their own. Whether a particular service counts is for you or your fiduciary to confirm.',
          ],
          keywords: ['acquisition tax', 'box 383', 'software subscription'],
        },
        {
          id: 'no-tax-advice',
          question: 'Is your advice tax advice?',
          answer: [
            'No. We advise on how work flows: which document goes where and when, which check a rule can make, who approves what. We give no tax or legal advice, we file neither VAT returns nor tax returns, and we do not deal with authorities.',
            'Technical questions are gathered with their documents and amounts, so that your fiduciary can answer them in one sitting.',
          ],
          keywords: ['tax advice', 'fiduciary', 'limits'],
        },
      ],
    },
    {
      id: 'system-integration',
      title: 'System integration',
      items: [
        {
          id: 'bank-statements',
          question: 'How does the bank statement get into the books?',
          answer: [
            'Most simply through your program’s own bank connection, if it has one: bexio, for instance, connects banks itself and through bLink. For that you do not need us.',
            'Otherwise as camt.053, the end-of-day statement in the ISO 20022 format. It is fetched through EBICS 3.0, which needs a contract with each bank, or through bLink if bank and program are both on the list kept by SIX. Failing that there is the file from e-\u2060banking, which serves as well.',
            'If customers pay into a QR-IBAN, order camt.054 from your bank as well. Depending on the bank, camt.053 shows only the day’s total, whereas camt.054 names each credit with its reference.',
          ],
          keywords: ['camt.053', 'camt.054', 'EBICS', 'bLink'],
        },
        {
          id: 'payment-release',
          question: 'Could a program pay somebody without our noticing?',
          answer: [
            'No. Payments wait as pain.001, with supplier, amount, reference and date. They are released in e-\u2060banking, under the signatures you have agreed with the bank. If two people sign today, two people sign tomorrow.',
            'An IBAN you have never paid before stops the run until somebody has looked at it.',
          ],
          keywords: ['pain.001', 'approval', 'e-banking'],
        },
        {
          id: 'structured-addresses',
          question: 'Which address rules apply to QR-\u2060bills and payments?',
          answer: [
            'Since November 2025 a QR-bill carries structured addresses only: name, postcode, town and country each in a field of their own, street and house number preferably apart. Bills from old templates may be refused.',
            'Since November 2026 banks have required at least town and country in fields of their own in payment orders; up to two free lines of 70 characters may stand beside them. We list the suppliers in your master data that need completing. Standing orders in e-\u2060banking are yours to check, as we do not see them.',
          ],
          keywords: ['QR-bill', 'structured address', 'master data'],
        },
        {
          id: 'interface-failure',
          question: 'What happens when an interface fails?',
          answer: [
            'Somebody is told. If the statement is missing at the agreed time or the balance is off, a message goes to the person you have named: what is missing, since when, and what to do. The next run picks up where the last one stopped, and since every record carries an identifier nothing is posted twice.',
            'The target for availability is {claim.uptimePercent}\u00a0% a month, announced maintenance not counted.',
          ],
          keywords: ['monitoring', 'availability', 'outage'],
        },
        {
          id: 'no-interface',
          question: 'Our program has no interface. Is that the end of it?',
          answer: [
            'Usually not: export and import will do, with count and total compared on both sides. The Connector Audit, {price.connectorAudit} excl.\u00a0VAT, finds out what your system will give: access, permissions, fields, volumes. If building is not worth it, the report says so.',
            'Where an existing interface is enough, the Standard Sync costs {price.standardSync}. One of your own, the Custom API Enterprise, is priced {price.customApi}. Both excl.\u00a0VAT.',
          ],
          keywords: ['Connector Audit', 'export', 'API'],
        },
      ],
    },
    {
      id: 'workflow-automation',
      title: 'Workflow automation',
      items: [
        {
          id: 'where-to-start',
          question: 'Which task should go first?',
          answer: [
            'One that comes up often, looks much the same each time and ends in something you can check. Supplier invoices and payment matching are frequent candidates. Provisions and accruals at year-end are better left to people: rare, and a judgement every time.',
            'Figures settle it. The Process Analysis, {price.processAnalysis} excl.\u00a0VAT, takes a stopwatch to one month of receipts and counts the cases; whatever takes longest heads the list.',
          ],
          keywords: ['process analysis', 'supplier invoices', 'payment matching'],
        },
        {
          id: 'incoming-invoices',
          question: 'What becomes of an invoice that arrives by email?',
          answer: [
            'A proposed posting, with the original beside it. IBAN, amount and reference come from the QR code, and the check digit is worked out again. Invoice number, date and UID are in the code only if the supplier uses the Swico syntax; otherwise they are read from the PDF, and you look more closely.',
            'Account and tax code follow the pattern of your earlier postings. If the same invoice number turns up twice, the second one waits.',
          ],
          keywords: ['document capture', 'QR code', 'Swico', 'payables'],
        },
        {
          id: 'what-ai-decides',
          question: 'What does the AI decide, and how often is it wrong?',
          answer: [
            'It decides nothing. It reads, sorts and suggests. Totals, check digits and deadlines are the work of an ordinary program, and only a person can approve.',
            'Nobody knows before measuring how often it will err on your receipts. In the pilot we count three things: accepted as it stood, corrected, asked about. The same three come back every month in operation, and if corrections rise that track is closed until the cause is found.',
          ],
          keywords: ['AI', 'error rate', 'approval'],
        },
        {
          id: 'reminders',
          question: 'Can payment reminders be automated?',
          answer: [
            'Yes, once payment matching is right; before that you would be chasing customers who have long since paid. The open items on account 1100 become a list that follows your stages and deadlines. You strike out those who should be spared, and the rest are waiting as drafts.',
            'Default interest appears only if you have decided that it should; the law provides for 5\u00a0% a year (CO art. 104). It says nothing of a reminder fee, so one has to be agreed with the customer.',
          ],
          keywords: ['reminders', 'default interest', 'receivables'],
        },
        {
          id: 'jobs',
          question: 'Will anyone here lose their job?',
          answer: [
            'That is your decision, not the software’s. The work moves from entering to checking: those who typed now approve, and sort out the exceptions.',
            'One figure, from the SME labour market study by AXA and Sotomo (October 2025, 300 Swiss firms, self-reported): 2\u00a0% had cut jobs because of AI, 10\u00a0% had created some.',
          ],
          keywords: ['jobs', 'team', 'AXA study 2025'],
        },
      ],
    },
    {
      id: 'erp-integration',
      title: 'ERP integration',
      items: [
        {
          id: 'keep-your-software',
          question: 'Which programs do you work with, and do we have to change ours?',
          answer: [
            'You do not. We reach bexio through REST and OAuth 2.0, Abacus through REST or AbaConnect, SAP Business One through the Service Layer; with Infoniqa ONE 50 (formerly Sage 50) and Run my Accounts we use what your installation allows. Chart of accounts, number ranges and access rights stay.',
            'We work under a user of our own that may do only what the process needs, so years later you can still tell which posting began as a suggestion of ours. Naming a product does not mean that we are its maker’s partner.',
          ],
          keywords: ['bexio', 'Abacus', 'SAP Business One', 'Infoniqa ONE 50', 'Sage 50'],
        },
        {
          id: 'where-to-approve',
          question: 'Where do we approve a posting?',
          answer: [
            '{early.approval} Only an AI solution of your own gets a screen of its own for it, if it needs one.',
            '{early.session}',
          ],
          keywords: ['approval', 'draft', 'account'],
        },
        {
          id: 'bexio-or-abacus',
          question: 'bexio or Abacus: which is for us?',
          answer: [
            'bexio suits smaller firms that want quotes, invoices, bank and ledger as one ready package in the cloud. Abacus suits businesses with branches, cost centres, demanding payroll or many users, and those whose fiduciary already works with it. That is our own judgement as of November 2026, without guarantee; for prices, ask the makers.',
            'Either can be automated, so there is no need to move on that account. The blog compares the two in detail.',
          ],
          keywords: ['bexio', 'Abacus', 'comparison'],
        },
        {
          id: 'changeover-date',
          question: 'Do we have to wait for 1 January?',
          answer: [
            'No. The pilot runs beside your old routine, and until it is over you post as you always have. The start of a VAT period is a good moment, so for quarterly filers 1 April, 1 July or 1 October will do as well: it gives you a whole return to compare.',
            'From concept to daily use we allow {promise.implementationWeeks} weeks, {promise.pilotWeeks} of them for the pilot. Old postings are left alone.',
          ],
          keywords: ['changeover', 'quarter', 'introduction'],
        },
        {
          id: 'fiduciary-clients',
          question: 'We are a fiduciary firm with many clients. Can this work?',
          answer: [
            'Yes, with clients kept apart: each has its own rules, its own chart of accounts, its own approvals. One client goes first; once that runs, the next ones follow. The check is the same for all of them, and mostly the deadline is too.',
            'Your clients remain yours. We deal with you, and what data protection asks for is set down in the contract with your firm.',
          ],
          keywords: ['fiduciary firm', 'clients', 'Abacus'],
        },
        {
          id: 'payroll',
          question: 'Do you take on payroll as well?',
          answer: [
            'The postings, yes; the payroll run, no. We fetch the postings from your payroll program and reconcile them: 5000 wages, 5700 social insurance, the payout against the bank statement. Calculating wages and issuing salary certificates stay with you or your fiduciary.',
            'Reports are sent from your program too, by you. Tax at source on 2026 wages needs ELM 5.0 or later; ELM 4.0 was switched off in mid-2026.',
          ],
          keywords: ['payroll', 'Swissdec', 'ELM 5.0', 'tax at source'],
        },
      ],
    },
    {
      id: 'company-formation',
      title: 'Company-founding advice',
      items: [
        {
          id: 'no-registration',
          question: 'Will you register our company?',
          answer: [
            'No. We do not register companies, certify deeds or deal with authorities. A GmbH or AG comes into being by public deed and entry in the commercial register; you arrange both, with a notary, through your fiduciary or by EasyGov, the Confederation’s online desk.',
            'What we prepare is the morning after: software, chart of accounts, invoice template, bank link.',
          ],
          keywords: ['commercial register', 'EasyGov', 'limits'],
        },
        {
          id: 'share-capital',
          question: 'How much capital do a GmbH and an AG need?',
          answer: [
            "A GmbH needs at least CHF\u00a020'000, paid in full. An AG needs at least CHF\u00a0100'000, of which 20\u00a0% of each share and no less than CHF\u00a050'000 in all is paid in at formation. Until the entry is made, the money sits in a blocked account.",
            'If you put in a vehicle or machinery instead of money, you need a formation report and an auditor’s confirmation of it.',
          ],
          keywords: ['GmbH', 'AG', 'share capital', 'contribution in kind'],
        },
        {
          id: 'vat-threshold',
          question: 'From what turnover must we register for VAT?',
          answer: [
            "From CHF\u00a0100'000 of taxable turnover a year, counted worldwide. For charitable bodies and volunteer-run sport and culture clubs the limit is CHF\u00a0250'000. Below that you may register voluntarily.",
            'Whether doing so pays depends on your input tax and on who your customers are. We put the figures together; you decide and register, with your tax adviser.',
          ],
          keywords: ['VAT registration', "CHF\u00a0100'000", 'club'],
        },
        {
          id: 'time-and-fees',
          question: 'How long does the entry take, and what does it cost?',
          answer: [
            'In Zurich, one to three weeks after filing, as a guide. Before that come the name check, the articles, the blocked account and the deed; after it, publication in the Official Gazette of Commerce and the release of the capital.',
            'The register’s basic fee is CHF\u00a0420 for a GmbH or AG and CHF\u00a080 for a sole proprietorship, plus functions and signatures. The price of the deed differs from canton to canton. None of it passes through us.',
          ],
          keywords: ['fees', 'public deed', 'duration'],
        },
        {
          id: 'first-books',
          question: 'What books do we have to keep from the first day?',
          answer: [
            "A GmbH or AG keeps full accounts: balance sheet, income statement and notes (CO art. 957). Sole proprietorships and partnerships do so only from CHF\u00a0500'000 of sales in the last business year; below that, a plain record of income, expenses and assets is enough. The commercial register comes earlier: for a sole proprietorship it is compulsory from CHF\u00a0100'000.",
            'A company with ten full-time posts or fewer may do without the limited audit if all its owners agree: straight away at formation, later for future business years only.',
          ],
          keywords: ['CO 957', 'sole proprietorship', 'audit'],
        },
      ],
    },
    {
      id: 'security-compliance',
      title: 'Security and compliance',
      items: [
        {
          id: 'data-location',
          question: 'Where is our data kept?',
          answer: [
            'Your books in your software, your receipts in your archive. What we store briefly to read them, and the log of it, sits in a data centre in Switzerland. If a step needs a service abroad, the concept names it, with country and purpose, before the first receipt runs.',
            'The law does not insist on Switzerland. With recipients in the United States we look for certification under the Swiss-US Data Privacy Framework, since only then does protection there count as adequate.',
          ],
          keywords: ['data location', 'Switzerland', 'United States'],
        },
        {
          id: 'access-and-models',
          question: 'Who sees our receipts, and does an AI learn from them?',
          answer: [
            'Only the people you name, in your own software, each under their own login and with as few rights as possible. Entering and approving can be split between two people, and every approval is logged with name and time. {early.session}',
            'We use a language model only where the provider’s contract rules out training on your data. Names, IBANs and AHV numbers are replaced beforehand unless the process needs them.',
          ],
          keywords: ['access', 'four-eyes principle', 'AI training'],
        },
        {
          id: 'retention',
          question: 'How long must we keep receipts, and is a scan enough?',
          answer: [
            'Ten years from the end of the business year (CO art. 958f); twenty for real-estate records that matter for VAT. Paper, scan and electronic invoice rank equally as long as they stay legible and unaltered. On media that can be overwritten, integrity and time of storage have to be provable (Accounts Ordinance, art. 9).',
            'Annual report and audit report are kept in writing and signed. If you destroy the paper after scanning, the risk is yours; settle that with your fiduciary first.',
          ],
          keywords: ['retention', 'CO 958f', 'GeBüV', 'scan'],
        },
        {
          id: 'finma',
          question: 'What if we are supervised by FINMA?',
          answer: [
            'If you outsource essential functions, Circular 2018/3 asks you for an inventory, a risk analysis and rights of audit for yourself, your auditors and FINMA. Our work is aligned with that and documented for it. Where AI is used, we also go by Guidance 08/2024. Responsibility stays with the institution.',
            'FINMA has examined or approved none of this, nor does it do so for software. We are not under its supervision ourselves, and neither is a fiduciary that only keeps books.',
          ],
          keywords: ['FINMA', 'Circular 2018/3', 'outsourcing'],
        },
        {
          id: 'data-protection',
          question: 'What has to be settled on data protection before you start?',
          answer: [
            'Two things. A contract that says what we may do with your data. And your privacy notice: people must be told why their data is processed, who receives it and in which countries. Firms with fewer than 250 staff need no record of processing as a rule, unless they handle sensitive data on a large scale or profile people at high risk.',
            'The revised Data Protection Act (FADP) has applied since 1 September 2023 and protects natural persons. The GDPR comes on top if you offer something to people in the EU or monitor what they do.',
          ],
          keywords: ['FADP', 'GDPR', 'privacy notice'],
        },
      ],
    },
    {
      id: 'prices-roi',
      title: 'Prices and ROI',
      items: [
        {
          id: 'entry-price',
          question: 'What does it cost to start?',
          answer: [
            'Process Analysis {price.processAnalysis}, Automation Pilot {price.automationPilot}, Custom Automation {price.customAutomation}. For interfaces: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. All prices excl.\u00a0VAT; the offer is for businesses.',
            'You order one step after another and may stop after any of them. The first call is free.',
          ],
          keywords: ['prices', 'process analysis', 'pilot'],
        },
        {
          id: 'running-costs',
          question: 'What are the running costs?',
          answer: [
            'Hosting, {price.hostingMonth} a month depending on scope. Questions and adjustments are included for the first {promise.includedSupportMonths} months; after that support costs {price.supportHour} an hour, and only when you want it. Both excl.\u00a0VAT.',
            'What others charge, for a language model or your bank’s EBICS contract, is shown separately in the concept. Operation can be cancelled at {promise.noticeDays} days’ notice.',
          ],
          keywords: ['hosting', 'support', 'notice'],
        },
        {
          id: 'first-year',
          question: 'What does the whole first year cost?',
          answer: [
            'A process of your own {firstYear.automation}, if the automation comes at its lowest price: {firstYear.automation.sum}, which is Process Analysis, Automation Pilot, Custom Automation and twelve months of hosting. With an existing interface it is {firstYear.standardSync} ({firstYear.standardSync.sum}), with one of your own {firstYear.customApi} ({firstYear.customApi.sum}). All amounts excl.\u00a0VAT.',
            'Not included are support after the first {promise.includedSupportMonths} months, what others charge, and your people’s time. We count hosting from the first month, even if it begins later.',
          ],
          keywords: ['total cost', 'first year', 'hosting'],
        },
        {
          id: 'payback',
          question: 'When do we have our money back?',
          answer: [
            'The sum is done beforehand, with your figures and the whole route: the one-off price ({firstYear.automation.oneOff}), divided by what you save each month after hosting. The aim is {claim.roiMonths} months, carried by more than {claim.hoursSavedPerMonth} hours saved a month. That is an aim, not a promise, and it takes the volume to get there.',
            'Three examples with assumed values: {example.minutesBefore} minutes per receipt before, {example.minutesAfter} afterwards with checking and corrections, CHF\u00a0{example.hourlyCost} an hour. 400 receipts a month save {example.400.hours} hours: {example.400.verdict} 120 receipts save {example.120.hours} hours: {example.120.verdict} 60 receipts save {example.60.hours} hours: {example.60.verdict} Where it does not pay, we shall tell you that it can wait.',
          ],
          keywords: ['ROI', 'saving', 'worked example'],
        },
        {
          id: 'pilot',
          question: 'How does the pilot work, and what if it fails to convince?',
          answer: [
            '{promise.pilotWeeks} weeks, one process, real receipts, {price.automationPilot} excl.\u00a0VAT. The new way runs beside the old one. At the end two results lie next to each other, compared to the centime, together with the minutes before and after, checks and corrections included.',
            'If the totals differ, nothing is switched over. If the result leaves you cold, you stop: your old routine never paused, and the measurements are yours.',
          ],
          keywords: ['pilot', 'measurement', 'way out'],
        },
        {
          id: 'beta-terms',
          question: 'What is cheaper during the beta?',
          answer: [
            '{early.test} {early.end} {early.pilot}',
            '{early.partners} For a place, join the waiting list; the home page shows how many are left. We review requests within {review.from} to {review.to} hours.',
            '{early.experience}',
          ],
          keywords: ['Early Access', 'beta partners', 'discount'],
        },
      ],
    },
    {
      id: 'contact-next-steps',
      title: 'Contact and next steps',
      items: [
        {
          id: 'first-call',
          question: 'What happens in the first call?',
          answer: [
            '{promise.freeConsultationMinutes} minutes by telephone, or on screen by arrangement, free of charge, {hours.consultation}, in German, Swiss German or English. You show us a piece of work; we say what in it can be automated and what cannot.',
            'Pick a time through “Book a free consultation”; the calendar opens in a new tab. It commits you to nothing.',
          ],
          keywords: ['first call', 'appointment', 'free'],
        },
        {
          id: 'what-to-bring',
          question: 'What should we have ready?',
          answer: [
            'Your last VAT return, a typical supplier invoice, and the names of your programs and banks. The number of receipts a month helps too; an estimate will do.',
            'Black out names and account numbers. Please send no passwords and no originals: access is set up once there is an order or a place in Early Access, together with you.',
          ],
          keywords: ['documents', 'preparation', 'data protection'],
        },
        {
          id: 'how-to-reach-us',
          question: 'How do we reach you, and when will you reply?',
          answer: [
            'By the contact form or at {mail.contact}; the reply comes within {promise.contactReplyHours} hours. By phone on {phone}, {hours.phone}. Questions about workshops go to {mail.workshops}.',
            'Consulting takes place online, in all {claim.cantons} cantons. For workshops we also come to you.',
          ],
          keywords: ['contact', 'phone', 'workshop'],
        },
        {
          id: 'contract-partner',
          question: 'Who is our contract with?',
          answer: [
            'Not with this website. It is a non-commercial information and community project of {parentCompany}; there are no contracts, invoices or payments here.',
            'Paid services are sold by the sole proprietorship {soleProprietorship}, or by a partner firm, at present {partnerFirms}. Which of them it is in your case stands in the quote, before you order anything.',
          ],
          keywords: ['contract partner', 'quote', 'sole proprietorship'],
        },
        {
          id: 'after-the-call',
          question: 'What comes after the call?',
          answer: [
            'Four steps: analysis, concept, implementation, support. First you receive a quote for the Process Analysis. Once that is done you know whether the pilot pays; after the pilot you know whether the totals agree.',
            'From concept to daily use, {promise.implementationWeeks} weeks is the guide. Your own date is in the concept.',
          ],
          keywords: ['process', 'quote', 'introduction'],
        },
      ],
    },
  ],
  closing: {
    title: 'Is your question missing?',
    text: 'Ask it in a first call: {promise.freeConsultationMinutes}\u00a0minutes, free of charge, {hours.consultation}. Or write to us, and you will have an answer within {promise.contactReplyHours}\u00a0hours.',
    booking: 'Book a free consultation',
    newTab: 'opens in a new tab',
    contact: { label: 'Contact', href: '/contact' },
  },
}
