export const services = {
  meta: {
    title: 'Leistungen und Preise',
    description:
      'Belege verbuchen, MWST vorbereiten, Systeme verbinden, KI-Abläufe, Gründungsberatung und Workshops: sechs Leistungen mit Ablauf und Preis in CHF.',
    keywords: [
      'Buchhaltung automatisieren',
      'MWST-Abrechnung',
      'ERP-Automatisierung',
      'Schnittstellen',
      'KI-Workflows',
      'Firmengründung Beratung',
      'KI-Workshop',
      'Treuhand',
      'Schweizer KMU',
    ],
  },
  hero: {
    title: ['Was wir übernehmen.', 'Und was Sie freigeben.'],
    lead: 'Belege, MWST, Schnittstellen und KI-\u2060Abläufe, dazu Beratung vor der Gründung und Workshops fürs Team. Jede Leistung beginnt mit Ihren eigenen Unterlagen und hält dort an, wo ein Mensch entscheiden muss.',
    drawing:
      'Sechs Unterlagen stehen auf einer Spur: QR-Rechnung, Statuten, MWST-Abrechnung, camt.053, Brief und Wochenplan. Ein Tor mit einem Freigabepunkt hält sie an; dahinter steht die Buchung.',
  },
  intro: {
    title: 'Sechs Leistungen, einzeln bestellbar.',
    text: 'Ein guter Anfang ist die Arbeit, die am meisten Minuten frisst. Welche das ist, zeigt die Prozessanalyse für {price.processAnalysis} exkl.\u00a0MWST: Wir gehen einen Monat mit Ihnen durch, messen und schreiben auf, was sich lohnt und was nicht. Der ganze Weg bis zum eigenen Ablauf kostet im ersten Jahr {firstYear.automation}, wenn die Automatisierung zum kleinsten Preis genügt ({firstYear.automation.sum}, mit zwölf Monaten Hosting).',
    note: 'bexio, Abacus, Infoniqa ONE\u00a050 (früher Sage\u00a050), SAP Business One, Run\u00a0my\u00a0Accounts oder ein anderes Programm: Ihre Software bleibt.',
    firstStep: 'Erster Schritt',
    detailsLabel: 'Ablauf und Preise',
    vat: 'MWST',
  },
  boundaries: {
    title: 'Was wir nicht tun',
    items: [
      'Keine Steuer- und Rechtsberatung',
      'Keine Revision',
      'Keine Firmen\u00adanmeldung',
      'Kein Verkehr mit Behörden',
    ],
    text: 'Dafür haben Sie ein Treuhandbüro oder suchen eines, und mit dem arbeiten wir gern zusammen.',
  },
  expertise: {
    title: 'Acht Fachgebiete, auf denen das steht.',
    lead: 'Wer Abläufe automatisiert, muss zuerst wissen, wie sie von Hand richtig gehen. Hier steht, woran wir arbeiten und in welcher Leistung Sie es bekommen.',
    pointsLabel: 'Was dazugehört',
    serviceLabel: 'Die Leistung dazu: {service}',
  },
  closing: {
    title: 'Nicht sicher, was passt?',
    lead: 'Beschreiben Sie uns die Arbeit, die Sie loswerden möchten. Auf Nachrichten antworten wir binnen {promise.contactReplyHours}\u00a0Stunden.',
    drawing: 'Ein Brief kommt an, die Uhr läuft, ein Mensch entscheidet, und eine Antwort geht hinaus.',
    contact: { label: 'Kontakt aufnehmen', href: '/contact' },
    about: { label: 'Team kennenlernen', href: '/about' },
  },
  detail: {
    sections: {
      features: 'Features, die überzeugen',
      process: "So funktioniert's",
      benefits: 'Ihre Vorteile',
      targetAudience: 'Für wen geeignet?',
      prices: 'Preise',
    },
    priceTable: {
      caption: 'In Schweizer Franken, exkl.\u00a0MWST.',
      seller:
        'Anbieterin ist {soleProprietorship}, oder eine Partnerfirma ({partnerFirms}); der Name steht in der Offerte. Über diese Website werden keine Verträge geschlossen.',
      service: 'Leistung',
      amount: 'CHF',
      totals: {
        automation: {
          label: 'Das erste Jahr',
          note: 'Prozessanalyse, Automation Pilot, individuelle Automatisierung zum kleinsten Preis und zwölf Monate Hosting: {firstYear.automation.sum}.',
          amount: '{firstYear.automation.bare}',
        },
        standardSync: {
          label: 'Das erste Jahr mit Standard Sync',
          note: 'Connector Audit, Standard Sync und zwölf Monate Hosting: {firstYear.standardSync.sum}.',
          amount: '{firstYear.standardSync.bare}',
        },
        customApi: {
          label: 'Das erste Jahr mit Custom API',
          note: 'Connector Audit, Custom API Enterprise zum kleinsten Preis und zwölf Monate Hosting: {firstYear.customApi.sum}.',
          amount: '{firstYear.customApi.bare}',
        },
        formation: {
          label: 'Das erste Jahr',
          note: 'Prozessanalyse, Automation Pilot und zwölf Monate Hosting: {firstYear.formation.sum}.',
          amount: '{firstYear.formation.bare}',
        },
        workshop: {
          label: 'Ein Beispiel: der kurze Tag',
          note: '{workshop.shortDay} mit dem Team und, angenommen, {workshop.preparation} Vorbereitung, eine Person leitet: {workshop.sum}.',
          amount: '{workshop.example.bare}',
        },
      },
    },
    decision: 'Sie entscheiden',
    booking: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    contact: { label: 'Kontakt', href: '/contact' },
    prices: 'Preise',
    otherServices: 'Weitere Leistungen',
    allServices: { label: 'Alle Leistungen', href: '/services' },
  },
  breadcrumb: { label: 'Sie sind hier', home: 'Home', services: 'Leistungen' },
  notFound: {
    title: 'Service nicht gefunden',
    text: 'Der gesuchte Service konnte nicht gefunden werden.',
    back: { label: 'Zurück zu den Leistungen', href: '/services' },
  },
}
