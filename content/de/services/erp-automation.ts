import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Rechnungen und Belege verbuchen',
  description:
    'QR-Rechnung, PDF oder Foto: gelesen, kontiert und als Vorschlag in Ihrem Buchungsjournal. Sie geben frei; dann wird gebucht, die Zahlung bereitgestellt und mit der Bank abgeglichen.',
  metaTitle: 'ERP-Automatisierung für KMU und Treuhand',
  metaDescription:
    'Lieferantenrechnungen lesen, kontieren, freigeben, zahlen und abgleichen, in bexio, Abacus oder SAP Business One. Vier Schritte, Preise in CHF.',
  detailedContent: {
    subtitle: 'Jeder Beleg kommt mit seinem Buchungs\u00advorschlag.',
    intro:
      'Eine Lieferantenrechnung geht heute durch viele Hände: öffnen, abtippen, kontieren, ablegen, zahlen, abgleichen. {brand} liest sie und schlägt Konto und Steuercode vor, in der Software, die Sie schon haben. Sie prüfen und geben frei. Dann wird gebucht, die Zahlung bereitgestellt und abgeglichen.',
    features: [
      {
        title: 'QR-Code gelesen',
        text: 'IBAN, Betrag und Referenz kommen aus dem Zahlteil, die Prüfziffer wird nachgerechnet. Trägt der Code Rechnungsinformationen nach Swico, sind auch Rechnungsnummer, Datum und UID schon da.',
      },
      {
        title: 'Konto vorgeschlagen',
        text: "Nach dem Muster Ihrer bisherigen Buchungen. Eine Informatikrechnung über CHF\u00a01'351.25 wird zu 1'250.00 auf 6570 und 101.25 auf 1171, gegen 1'351.25 auf 2000.",
      },
      {
        title: 'Zahlung bereitgestellt',
        text: 'Was freigegeben und fällig ist, liegt als pain.001 bereit, Ort und Land in eigenen Feldern, wie es seit November 2026 verlangt ist. Ausgelöst wird im E-\u2060Banking, von Ihnen.',
      },
      {
        title: 'Bank abgeglichen',
        text: 'camt.053 und camt.054 gegen die offenen Posten: zuerst die Referenz, dann der Betrag, dann der Name. Was nicht aufgeht, steht auf einer Liste statt auf einem Zwischenkonto.',
      },
      {
        title: 'Auffälliges angehalten',
        text: 'Gleiche Rechnungsnummer, gleicher Betrag beim gleichen Lieferanten oder eine IBAN, an die noch nie gezahlt wurde: Die Rechnung bleibt stehen, bis jemand nachgesehen hat.',
      },
      {
        title: 'Ablage mit Spur',
        text: 'Das Original liegt bei der Buchung, jede Änderung ist nachvollziehbar. Die zehn Jahre Aufbewahrung zählen ab Ende des Geschäftsjahres, nicht ab Belegdatum.',
      },
    ],
    process: [
      {
        title: 'Analyse',
        text: 'Wir gehen mit Ihnen die Belege eines Monats durch, messen die Minuten pro Belegart und halten fest, wo zweimal erfasst wird.',
        note: 'Prozessanalyse, {price.processAnalysis} exkl.\u00a0MWST',
      },
      {
        title: 'Konzept',
        text: 'Wenige Seiten: welche Belege zuerst, nach welchen Regeln, und wer bis zu welchem Betrag freigibt.',
      },
      {
        title: 'Pilot, {promise.pilotWeeks}\u00a0Wochen',
        text: 'Der neue Weg läuft mit echten Belegen neben dem bisherigen. Am Ende liegen zwei Journale nebeneinander, verglichen auf den Rappen.',
        note: 'Automation Pilot, {price.automationPilot} exkl.\u00a0MWST',
        decision: true,
      },
      {
        title: 'Umstellung',
        text: 'Eine Belegart nach der andern. Vom Konzept bis zum laufenden Betrieb rechnen wir mit {promise.implementationWeeks}\u00a0Wochen; Fragen und Anpassungen in den ersten {promise.includedSupportMonths}\u00a0Monaten gehören dazu.',
        note: 'Individuelle Automatisierung, {price.customAutomation} exkl.\u00a0MWST',
      },
    ],
    benefits: [
      {
        title: 'Aus Erfassen wird Prüfen.',
        text: 'Rechenbeispiel: 400 Belege im Monat, bisher {example.minutesBefore}, danach {example.minutesAfter}\u00a0Minuten mit Prüfung und Korrekturen. Das sind {example.400.hours}\u00a0Stunden. Ihre eigenen Minuten misst die Analyse.',
      },
      {
        title: 'Skonto verfällt nicht im Ablagefach.',
        text: 'Zahlungsfrist und Skonto stehen neben dem Betrag. Die Zahlungsliste ordnet sich danach.',
      },
      {
        title: 'Ihr System bleibt, wie es ist.',
        text: 'bexio, Abacus, Infoniqa ONE\u00a050 (früher Sage\u00a050), SAP Business One oder Run\u00a0my\u00a0Accounts: Kontenplan, Nummernkreise und Rechte ändern sich nicht.',
      },
    ],
    targetAudience: [
      {
        title: 'KMU mit eigener Buchhaltung',
        text: 'Eine Person erfasst, eine zweite zahlt, und am Monatsende suchen beide denselben Beleg.',
      },
      {
        title: 'Treuhandbüros',
        text: 'Zwanzig Mandate, zwanzig Arten abzulegen. Sie prüfen überall gleich, nach Mandat getrennt.',
      },
      {
        title: 'Betriebe mit mehreren Standorten',
        text: 'Die Rechnung kommt in Bern an, den Auftrag kennt man in Chur. Zur Freigabe geht sie dorthin, mit Kostenstelle.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zur ERP-Automatisierung',
      text: 'Ist Ihr Fall nicht dabei? {mail.contact}, oder {phone} ({hours.phone}). Eine geschwärzte Musterrechnung hilft uns beim Antworten.',
      faq: [
        {
          question: 'Bucht die Maschine allein?',
          answer:
            'Nein. Jede Buchung ist ein Vorschlag, bis jemand sie freigibt. Gleichartiges lässt sich zusammen freigeben, etwa die Telefonrechnungen eines Monats; auch dann steht im Protokoll, wer es war.',
        },
        {
          question: 'Müssen wir die Buchhaltungssoftware wechseln?',
          answer:
            'Nein. Wo eine Schnittstelle fehlt, prüft der Connector Audit für {price.connectorAudit} exkl.\u00a0MWST, was über Export und Import möglich ist.',
        },
        {
          question: 'Was geschieht mit Papier und Kassenzetteln?',
          answer:
            'Zum Buchen reicht ein Foto. Vor dem Gesetz sind gescannte Belege dem Papier gleichgestellt, solange sie lesbar und unverändert bleiben. Wer das Original vernichtet, trägt das Risiko; sprechen Sie das mit Ihrem Treuhandbüro ab.',
        },
        {
          question: 'Wie zählen Sie die gesparten Minuten?',
          answer:
            'Vor dem Pilot stoppen wir an 50 Ihrer Belege die Zeit vom Öffnen bis zur Ablage. Nach dem Pilot noch einmal, Prüfung und Korrekturen eingerechnet. Beide Listen bleiben bei Ihnen.',
        },
      ],
    },
    keywords: [
      'ERP-Automatisierung Schweiz',
      'Belegerkennung',
      'QR-Rechnung verbuchen',
      'Kreditoren automatisieren',
      'Zahlungsabgleich camt.053',
      'pain.001',
      'bexio',
      'Abacus',
      'SAP Business One',
      'Treuhand',
    ],
  },
  pricesLead: 'Jeder Schritt wird einzeln bestellt. Was Belegmenge und Zahl der Mandate ausmachen, steht im Konzept.',
  prices: [
    { label: 'Prozessanalyse', key: 'processAnalysis', note: 'Ein Monat Belege, gemessen, mit Empfehlung.' },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0Wochen, eine Belegart, echte Buchungen.',
    },
    {
      label: 'Individuelle Automatisierung',
      key: 'customAutomation',
      note: 'Nach Konzept, Belegart für Belegart abgenommen.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Pro Monat, je nach Umfang.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Pro Stunde, nach den ersten {promise.includedSupportMonths}\u00a0Monaten.',
    },
  ],
  totals: ['automation'],
  more: { label: 'Mit eigenen Zahlen rechnen: zum Sparrechner', href: '/tools/savings' },
  closing: {
    title: 'Testen Sie es an einer einzigen Rechnung.',
    lead: 'Bringen Sie eine Lieferantenrechnung mit. Nach {promise.freeConsultationMinutes}\u00a0Minuten wissen Sie, was sich daraus lesen lässt und was nicht. Kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Eine QR-Rechnung über 1351.25 läuft durch ein Lesegerät mit Freigabepunkt und wird zur Buchung: 1250.00 auf 6570 und 101.25 auf 1171 im Soll, 1351.25 auf 2000 im Haben.',
}
