/** The home page. `{total}` and `{available}` are places of the beta, known only at run time. */
export const home = {
  meta: {
    title: 'Finanzarbeit, die ruhig läuft',
    description:
      'Belege, Bankabgleich, MWST-Abrechnung und Schnittstellen, automatisiert für Schweizer KMU, Treuhandbüros und Gründungen. Ihre Software bleibt, die Freigabe auch.',
    keywords: [
      'Buchhaltung automatisieren',
      'MWST-Abrechnung',
      'QR-Rechnung',
      'camt.053',
      'Schweizer KMU',
      'Treuhand',
      'bexio',
      'Abacus',
    ],
  },
  hero: {
    title: ['Finanz\u00adarbeit, die ruhig läuft', 'und am Ende aufgeht.'],
    lead: '{brand} automatisiert Belege, Bankabgleich, MWST-\u2060Abrechnung und Schnittstellen für Schweizer KMU, Treuhandbüros und Gründungen. Ihr bexio, Abacus, Infoniqa oder SAP bleibt. Die Freigabe auch.',
    consultation: 'Beratung anfragen',
    workshops: 'KI-Workshops',
    drawing: {
      label:
        'Ein Beleg läuft von links nach rechts: Er wird gelesen, eine Buchung wird vorgeschlagen, ein Mensch gibt sie frei, sie wird gebucht, gezahlt und mit dem Bankauszug abgeglichen. Am Ende steht die MWST-Abrechnung.',
      callout: ['Hier entscheidet', 'ein Mensch.'],
      debit: 'Soll',
      credit: 'Haben',
      vat: 'MWST',
    },
    stops: ['Lesen', 'Vorschlagen', 'Freigeben', 'Buchen', 'Zahlen, abgleichen'],
    caption: 'In jeder Zeichnung dieser Website steht Orange dort, wo ein Mensch entscheidet.',
    pause: 'Zeichnung anhalten',
  },
  beta: {
    places: 'von {total} Plätzen im Early\u00a0Access sind frei.',
    placesOne: 'von {total} Plätzen im Early\u00a0Access ist frei.',
    earlyAccess: {
      name: 'Early Access',
      note: '{early.short}',
      value: '{available} frei',
    },
    partners: {
      name: 'Beta-Partner',
      note: 'für alle mit einem Platz, auf die Preise dieser Website, solange die Beta läuft; dazu {beta.partnerFreeUpdateMonths}\u00a0Monate Updates gratis',
      value: '{beta.discount} Rabatt',
    },
    founders: {
      name: 'Founders Beta',
      note: '{early.experience}',
      value: '{accepted} von {total} vergeben',
    },
    more: { label: 'Was Early Access heisst', href: '/faq#beta-terms' },
  },
  reasons: {
    title: 'Sechs Zahlen, jede mit ihrer Zählweise.',
    note: 'Teils Ziel, teils eigene Zählung. Neben jeder Zahl steht, worauf sie beruht.',
    items: [
      {
        figure: '{claim.hoursSavedPerMonth}+',
        unit: 'Stunden im Monat',
        title: 'Weniger erfassen',
        text: 'So viel Abtippen, Ablegen und Abgleichen soll ab rund {example.claimReceipts} Belegen im Monat wegfallen, pro Beleg bis zu {claim.timeSavingPercent}\u00a0% des Aufwands.',
        basis:
          'Zählweise: Minuten pro Beleg vorher minus nachher, mal Belege im Monat. Gerechnet ist vorsichtig mit {example.minutesBefore} und {example.minutesAfter}\u00a0Minuten.',
        link: { label: 'Mit Ihren Belegen rechnen', href: '/tools/savings' },
      },
      {
        figure: '{claim.efficiencyPercent}',
        unit: 'Prozent mehr Vorgänge',
        title: 'Mehr geschafft im selben Team',
        text: 'Rechnungen, Zahlungen, Rückfragen: Davon soll mehr erledigt sein, ohne dass jemand schneller arbeitet.',
        basis: 'Zählweise: Vorgänge pro Stelle, Quartal vor dem Pilot gegen Quartal danach.',
      },
      {
        figure: '{claim.roiMonths}',
        unit: 'Monate',
        title: 'Bis es bezahlt ist',
        text: 'So lange soll es dauern, bis die Einführung samt Hosting ihr Geld eingespielt hat. Gerechnet wird vorher, nicht nachher, und die Antwort darf Nein sein.',
        basis: 'Ziel bei rund {example.claimReceipts} Belegen im Monat. Mit 120 Belegen: {example.120.verdict}',
        link: { label: 'Die Beispiele dazu', href: '/faq#payback' },
      },
      {
        figure: '{claim.uptimePercent}',
        unit: 'Prozent der Zeit',
        title: 'Verfügbar',
        text: 'Die Spuren sollen auch dann laufen, wenn am Quartals\u00adende alle gleichzeitig abrechnen.',
        basis: 'Zielwert pro Monat, angekündigte Wartung nicht mitgezählt.',
      },
      {
        figure: '{claim.projects}+',
        unit: 'Projekte',
        title: 'Schon gebaut',
        text: 'Beratung und Schnittstellen aus mehr als {claim.yearsOfExperience}\u00a0Jahren, mit Piloten in über {beta.pilotCompanies} KMU. Manche Kundinnen und Kunden begleiten wir seit mehr als {claim.relationshipYears}\u00a0Jahren.',
        basis: 'Eigene Zählung: abgenommene Projekte ohne Workshops, bei den Piloten jede Firma einmal.',
        link: { label: 'Referenzen', href: '/references' },
      },
      {
        figure: '{claim.cantons}',
        unit: 'Kantone',
        title: 'Überall zu Hause',
        text: 'MWST, QR-Rechnung und camt.053 sind in Genf dieselben wie in St.\u00a0Gallen. Wir sprechen Deutsch, Schweizer\u00addeutsch und Englisch.',
        basis: 'Gemeint ist das Einsatzgebiet: Beratung online, Workshops auch bei Ihnen.',
      },
    ],
  },
  steps: {
    title: 'Vier Schritte bis zum ruhigen Betrieb.',
    note: 'Alle Preise exkl.\u00a0MWST.',
    total:
      'Das ganze erste Jahr, Hosting inbegriffen: {firstYear.automation}, wenn die Automatisierung zum kleinsten Preis genügt ({firstYear.automation.sum}).',
    link: { label: 'Der Ablauf im Einzelnen', href: '/process' },
    decision: 'Sie entscheiden',
    items: [
      {
        title: 'Analyse',
        text: 'Wir gehen mit Ihnen einen Monat Belege durch und notieren, wo Zeit liegen bleibt.',
        prices: [{ label: 'Prozess\u00adanalyse', amount: '{price.processAnalysis}' }],
      },
      {
        title: 'Konzept',
        text: 'Ein Plan auf wenigen Seiten: welche Spuren, welche Tore, wer gibt was frei.',
        prices: [],
      },
      {
        title: 'Umsetzung, {promise.implementationWeeks}\u00a0Wochen',
        text: 'Zuerst {promise.pilotWeeks}\u00a0Wochen Pilot: Die neue Spur läuft neben dem alten Ablauf. Stimmen die Summen, entscheiden Sie über die Umstellung, und wir erweitern Schritt für Schritt.',
        prices: [
          { label: 'Automation Pilot', amount: '{price.automationPilot}' },
          { label: 'Individuelle Automatisierung', amount: '{price.customAutomation}' },
        ],
      },
      {
        title: 'Begleitung',
        text: 'In den ersten {promise.includedSupportMonths}\u00a0Monaten sind Fragen und Anpassungen inbegriffen.',
        prices: [{ label: 'Danach pro Stunde', amount: '{price.supportHour}' }],
      },
    ],
  },
  modules: {
    title: 'Sechs Module, eine Spur.',
    note: 'Jedes läuft für sich. Zusammen ergeben sie eine Buchhaltung, die mitläuft statt nachläuft.',
    vat: 'MWST',
    booking: {
      title: 'Rechnungen und Belege verbuchen',
      text: 'QR-Rechnung, PDF oder Foto: gelesen, kontiert und als Vorschlag in Ihrem Buchungs\u00adjournal.',
      link: 'ERP-Automatisierung',
    },
    tax: {
      title: 'Steuern vorbereiten',
      text: 'Die Ziffern der MWST-\u2060Abrechnung füllen sich aus den Buchungen. Abweichungen stehen auf einer Liste.',
      link: 'MWST und Steuern',
    },
    mail: {
      title: 'E-Mails und Dokumente leiten',
      text: 'Was ins Postfach kommt, findet die richtige Spur: Rechnung, Vertrag, Rückfrage.',
      link: 'KI-Workflows',
    },
    advice: {
      title: 'Persönlich beraten',
      text: 'Von der Rechtsform bis zum ersten Abschluss. Das Erst\u00adgespräch dauert {promise.freeConsultationMinutes}\u00a0Minuten und ist kostenlos.',
      link: 'Firmengründung',
    },
    workshop: {
      title: 'Teams schulen',
      text: '{workshop.span}, je nach Format, an Ihren eigenen Belegen statt an Folien.',
      link: 'KI-Workshop Finanzen',
    },
    integration: {
      title: 'Systeme verbinden',
      text: 'Buchhaltung, Bank und was Sie schon haben: bexio, Abacus, Infoniqa ONE\u00a050 (früher Sage\u00a050), SAP Business One, Run\u00a0my\u00a0Accounts.',
      link: 'Schnittstellen und API',
    },
  },
  trust: {
    title: ['Die Maschine schlägt vor.', 'Den Knopf drücken Sie.'],
    points: [
      {
        title: 'Freigabe bei Ihnen',
        text: 'Keine Buchung, keine Zahlung und keine Abrechnung verlässt das Haus ohne Ihr\u00a0Ja. {early.approval}',
      },
      {
        title: 'Daten in der Schweiz',
        text: 'Ihre Bücher bleiben in Ihrer Software. Was wir zum Einlesen zwischenspeichern, und jedes Protokoll liegen in einem Rechenzentrum in der Schweiz. Braucht ein Ablauf einen Dienst im Ausland, steht er vorher im Konzept, mit Land und Zweck.',
      },
      {
        title: 'Datenschutz nach DSG und DSGVO',
        text: 'Bearbeitet wird nur, was der Ablauf braucht, und es steht im Vertrag. {early.session}',
      },
      {
        title: 'Auf die Vorgaben der FINMA ausgerichtet',
        text: 'Etwa auf das Rundschreiben 2018/3: Wir wissen, was beaufsichtigte Kunden bei einer Auslagerung nachweisen müssen, und dokumentieren jeden Schritt entsprechend. Die Verantwortung bleibt beim Institut.',
      },
      {
        title: 'Was wir nicht tun',
        text: 'Keine Steuerberatung, keine Firmengründung in Ihrem Namen, kein Verkehr mit Behörden. Dafür gibt es Ihr Treuhandbüro, und mit dem arbeiten wir gern.',
      },
    ],
  },
  projects: {
    title: 'Drei Wege, wie sie oft vorkommen.',
    note: 'Typische Beispiele, keine Kunden\u00adberichte.',
    link: { label: 'Wie wir Referenzen geben', href: '/references' },
    items: [
      {
        title: 'Lieferanten\u00adrechnungen',
        setting: 'Handwerksbetrieb mit bexio',
        steps: ['PDF im Postfach', 'QR-Teil gelesen', 'Konto vorgeschlagen'],
        decision: 'Chefin gibt frei',
        result: 'Gebucht, Zahlung im E-\u2060Banking bereit',
      },
      {
        title: 'MWST-Abrechnung',
        setting: 'Treuhandbüro mit Abacus',
        steps: ['Buchungen übernommen', 'Steuercodes geprüft', 'Abweichungen gelistet'],
        decision: 'Mandatsleiter klärt',
        result: 'Ziffern zur Abrechnung bereit',
      },
      {
        title: 'Erste Buchhaltung',
        setting: 'Neu gegründete GmbH',
        steps: ['Bankkonto verbunden', 'camt.053 kommt täglich', 'Belege dazu fotografiert'],
        decision: 'Gründer bestätigt',
        result: 'Monat stimmt auf den Rappen',
      },
    ],
  },
  faq: {
    title: 'Vier Fragen, die zuerst kommen.',
    tags: 'Stichworte',
    action: { label: 'Kostenlose Beratung buchen', href: '/contact' },
    more: { label: 'Alle Fragen', href: '/faq' },
    items: [
      {
        question: 'Müssen wir unsere Buchhaltungssoftware wechseln?',
        answer:
          'Nein. Wir schliessen an, was Sie haben: bexio, Abacus, Infoniqa ONE\u00a050 (früher Sage\u00a050), SAP Business One oder Run\u00a0my\u00a0Accounts. Kontenplan, Nummernkreise und Zugriffsrechte bleiben, wie sie sind. Hat ein Programm keine fertige Schnittstelle, klärt der Connector Audit für {price.connectorAudit} exkl.\u00a0MWST, was möglich ist.',
        keywords: ['Schweizer ERP', 'Schnittstellen', 'bexio', 'Abacus'],
      },
      {
        question: 'Was kostet der Einstieg?',
        answer:
          'Die Prozessanalyse {price.processAnalysis}, der Automation Pilot {price.automationPilot}, eine individuelle Automatisierung {price.customAutomation}. Das Hosting kostet {price.hostingMonth} im Monat. Im ersten Jahr macht das zusammen {firstYear.automation}, wenn der kleinste Preis genügt. Alle Preise exkl.\u00a0MWST. Nach der Analyse wissen Sie, ob sich der Pilot rechnet, und können aufhören.',
        keywords: ['Preise', 'ROI', 'Pilot'],
      },
      {
        question: 'Wo liegen unsere Belege?',
        answer:
          'Wo sie heute liegen: in Ihrer Buchhaltungs\u00adsoftware und in Ihrem Archiv. Was wir zum Einlesen zwischenspeichern, und das Protokoll dazu liegen in einem Rechenzentrum in der Schweiz. Ob ein Dienst im Ausland mitliest, steht im Konzept, bevor der erste Beleg läuft.',
        keywords: ['Datenschutz', 'Schweiz', 'DSG'],
      },
      {
        question: 'Ersetzt das unser Treuhandbüro?',
        answer:
          'Nein. Wir geben keine Steuerberatung und verkehren nicht mit Behörden. Ihr Treuhandbüro bekommt saubere Zahlen und weniger Schachteln, und der Abschluss bleibt seine Arbeit.',
        keywords: ['Treuhand', 'Abgrenzung'],
      },
    ],
  },
  newsletter: {
    title: 'Was sich bei MWST und QR-\u2060Rechnung ändert, kurz erklärt.',
  },
  closing: {
    title: 'Eine Viertel\u00adstunde reicht für den Anfang.',
    lead: 'Die erste Beratung dauert {promise.freeConsultationMinutes}\u00a0Minuten und kostet nichts. {hours.consultation}. Danach wissen Sie, ob sich eine Analyse lohnt.',
    booking: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    second: { label: 'Workshops ansehen', href: '/workshops' },
    third: { label: 'Oder schreiben Sie uns', href: '/contact' },
  },
}
