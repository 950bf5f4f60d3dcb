/**
 * The operator: every fact that would change if somebody else ran this site, in one place.
 * `samples` at the end lists what is still invented for demonstration; delete a line there once the fact is real.
 */
export const company = {
  brand: 'Saldora',
  legalName: 'Saldora Muster AG',
  /** Who runs the non-commercial project, and who sells the paid offers. The legal pages name both. */
  parentCompany: 'Saldora Muster AG',
  soleProprietorship: 'Saldora Beratung, Inhaberin Mira Beispiel',
  soleProprietorshipUid: 'CHE-000.000.000',
  partnerFirms: ['Musterpartner Treuhand GmbH'],
  /** Answers for the content of the site; named in the imprint. */
  responsiblePerson: 'Mira Beispiel',
  uid: 'CHE-000.000.000',
  register: { de: 'Handelsregister des Kantons Zürich', en: 'Commercial register of the canton of Zurich' },
  address: { street: 'Musterstrasse 1', postalCode: '8000', town: 'Zürich', country: 'CH' },
  phone: '+41 44 000 00 00',
  mail: {
    contact: 'kontakt@saldora.example',
    workshops: 'workshops@saldora.example',
    privacy: 'datenschutz@saldora.example',
  },
  linkedinUrl: 'https://www.linkedin.example/company/saldora',
  foundedYear: 2016,

  /** Who handles visitors' data for the operator, and where. The privacy page names them. */
  processors: {
    hosting: {
      de: 'Beispiel Hosting AG, Rechenzentrum in der Schweiz',
      en: 'Beispiel Hosting AG, data centre in Switzerland',
    },
    mail: {
      de: 'Beispiel Mail AG, Server in der Schweiz',
      en: 'Beispiel Mail AG, servers in Switzerland',
    },
    booking: {
      de: 'Beispiel Termine AG, Schweiz',
      en: 'Beispiel Termine AG, Switzerland',
    },
    model: {
      de: 'Beispiel Sprachmodell AG, betrieben in der Schweiz',
      en: 'Beispiel Sprachmodell AG, run in Switzerland',
    },
  },

  /** How long data is kept, as the privacy page promises it. The operator rotates backups; the rest is the server's. */
  retention: {
    contactMonths: 24,
    /** Counted from the day of the conversation. */
    appointmentMonths: 24,
    waitlistMonths: 24,
    unconfirmedSignupDays: 7,
    /** Address and proof of consent after a reader has unsubscribed. */
    unsubscribedMonths: 24,
    /** What was put aside in a wave of spam and nobody decided on; sign-ups to the newsletter as long as those that nobody confirms. */
    suspectedDays: 30,
    /** Questions that the assistant could not answer, handed on by their visitors. */
    questionDays: 90,
    /** What was counted on the site: two years can be compared. */
    countMonths: 25,
    securityEventDays: 90,
    /** Copies of mails in the outbox, once delivered or given up. */
    sentMailDays: 30,
    /** Who did what at the desk and the command line. */
    auditLogMonths: 24,
    rateLimitHours: 48,
    backupDays: 30,
  },

  hours: {
    /** ISO weekday numbers, Monday = 1. */
    consultation: { fromDay: 3, toDay: 5, from: '14:00', to: '16:00' },
    phone: { fromDay: 1, toDay: 5, from: '09:00', to: '18:00' },
  },

  /**
   * Public holidays at the seat, on which nobody is booked; names of `holiday-rules.ts`. These are those of the canton of Zurich
   * (Ruhetags- und Ladenöffnungsgesetz, LS 822.4, section 1).
   */
  publicHolidays: [
    'newYear',
    'goodFriday',
    'easterMonday',
    'labour',
    'ascension',
    'whitMonday',
    'national',
    'christmas',
    'stephen',
  ],

  /** CHF, exclusive of VAT. `from: true` means that the price is a starting price. */
  prices: {
    processAnalysis: { amount: 390 },
    automationPilot: { amount: 890 },
    customAutomation: { amount: 2390, from: true },
    connectorAudit: { amount: 490 },
    standardSync: { amount: 1390 },
    customApi: { amount: 3990, from: true },
    hostingMonth: { amount: 149, upTo: 399 },
    supportHour: { amount: 180 },
  },

  /** The prices from which and to which structured data states what services cost. */
  offerRange: { low: 'processAnalysis', high: 'customAutomation' } as const,

  promises: {
    contactReplyHours: 24,
    waitlistReviewHours: { from: 24, to: 48 },
    freeConsultationMinutes: 15,
    pilotWeeks: 4,
    implementationWeeks: 8,
    includedSupportMonths: 3,
    noticeDays: 14,
    sessionTimeoutMinutes: 15,
  },

  /** Lengths of the workshops; the words of all pages take them from here. A day has eight hours. */
  workshops: {
    shortDayHours: 4,
    fullDayHours: { from: 6, to: 8 },
    days: { from: 2, to: 7 },
    largeGroupHours: { from: 2, to: 4 },
    largeGroupPeople: { from: 50, to: 150 },
    /** What the worked example of a price assumes beside the hours of a short day. */
    examplePreparationHours: 4,
  },

  beta: {
    freeMonths: 1,
    partnerDiscountPercent: { from: 50, to: 70 },
    partnerFreeUpdateMonths: 12,
    pilotCompanies: 10,
  },

  /** Figures shown as the operator's own. What each rests on stands beside it in the copy. */
  claims: {
    yearsOfExperience: 10,
    efficiencyPercent: 30,
    timeSavingPercent: 80,
    hoursSavedPerMonth: 20,
    roiMonths: 6,
    projects: 50,
    relationshipYears: 5,
    uptimePercent: 99.5,
    cantons: 26,
  },

  team: [
    {
      name: 'Mira Beispiel',
      role: { de: 'Gründerin, Buchhaltung und MWST', en: 'Founder, accounting and VAT' },
      description: {
        de: 'Hat in einem Treuhandbüro Quartal um Quartal abgerechnet und will, dass Zahlen einen Beleg haben.',
        en: 'Prepared VAT returns in a fiduciary firm, quarter after quarter, and wants a document behind every figure.',
      },
      image: 'portrait-1',
      website: 'https://mira.saldora.example',
      linkedin: 'https://www.linkedin.example/in/mira-beispiel',
    },
    {
      name: 'Jonas Muster',
      role: { de: 'Schnittstellen und ERP', en: 'Interfaces and ERP' },
      description: {
        de: 'Verbindet bexio, Abacus und Banken und schreibt auf, was passiert, wenn eine Schnittstelle ausfällt.',
        en: 'Connects bexio, Abacus and banks, and writes down what happens when an interface fails.',
      },
      image: 'portrait-2',
      linkedin: 'https://www.linkedin.example/in/jonas-muster',
    },
    {
      name: 'Aline Exemple',
      role: { de: 'KI-Abläufe und Datenschutz', en: 'AI workflows and data protection' },
      description: {
        de: 'Prüft, welche Daten ein Modell sehen darf, und baut Abläufe, die an der richtigen Stelle nachfragen.',
        en: 'Checks which data a model may see, and builds workflows that ask at the right moment.',
      },
      image: 'portrait-3',
      website: 'https://aline.saldora.example',
    },
    {
      name: 'Reto Platzhalter',
      role: { de: 'Workshops und Einführung', en: 'Workshops and rollout' },
      description: {
        de: 'Schult Finanzteams an ihren eigenen Belegen und bleibt, bis der Ablauf ohne ihn läuft.',
        en: 'Trains finance teams on their own documents and stays until the process runs without him.',
      },
      image: 'portrait-4',
    },
  ],
}

/**
 * What is still invented for demonstration: facts above by their names, the dates in `events.ts`, the planned videos of
 * `video-studio.ts`, and how many places of the beta a new store starts with (`tiers.ts`). The start log
 * and `npm run content:check` list them; the footer has one line for visitors until the list is empty.
 */
export const samples: readonly (keyof typeof company | 'events' | 'videos' | 'tiers')[] = [
  'brand',
  'legalName',
  'parentCompany',
  'soleProprietorship',
  'soleProprietorshipUid',
  'partnerFirms',
  'responsiblePerson',
  'uid',
  'register',
  'processors',
  'address',
  'phone',
  'mail',
  'linkedinUrl',
  'foundedYear',
  'prices',
  'claims',
  'beta',
  'team',
  'events',
  'videos',
  'tiers',
]
