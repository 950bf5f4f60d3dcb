import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'MWST und Steuern vorbereiten',
  description:
    'Die Ziffern der MWST-Abrechnung füllen sich aus den Buchungen, Abweichungen stehen auf einer Liste. Eingereicht wird von Ihnen oder Ihrem Treuhandbüro.',
  metaTitle: 'MWST und Steuern automatisieren',
  metaDescription:
    'Die MWST-Abrechnung füllt sich aus den Buchungen: Steuercodes geprüft, jede Ziffer belegt, Freigabe durch Sie. Drei Phasen, Preise in CHF, Fragen.',
  detailedContent: {
    subtitle: 'Eine MWST-Abrechnung, die sich aus den Buchungen füllt.',
    intro:
      'Quartalsende heisst heute: Steuercodes prüfen, Differenzen suchen, Ziffern übertragen. {brand} macht das laufend mit. Am Stichtag lesen Sie eine Liste offener Punkte und geben frei.',
    features: [
      {
        title: 'Steuercodes geprüft',
        text: 'Jede Buchung wird gegen Satz, Konto und Lieferant gehalten: 8.1, 2.6 und 3.8\u00a0%. Massgebend ist, wann geleistet wurde, nicht wann die Rechnung kam.',
      },
      {
        title: 'Ziffern belegt',
        text: "Ein Beispiel: 150'000.00 Umsatz ergeben 12'150.00 in Ziffer\u00a0303, Konto\u00a01171 bringt 3'510.05 in Ziffer\u00a0405, in Ziffer\u00a0500 bleiben 8'639.95. Jede Zahl führt zu ihren Belegen.",
      },
      {
        title: 'Bezugsteuer gefunden',
        text: 'Software-Abos und andere Dienstleistungen aus dem Ausland, die ohne Schweizer MWST kommen, stehen auf einer eigenen Liste für Ziffer\u00a0383. Sie bestätigen oder streichen.',
      },
      {
        title: 'Umsatz abgestimmt',
        text: 'Ziffer\u00a0200 gegen die Ertragskonten 3200 und 3400, jeden Monat statt einmal nach dem Abschluss. Eine Differenz hat einen Namen, bevor sie ein Jahr alt ist.',
      },
      {
        title: 'Ihre Methode, Ihre Periode',
        text: 'Effektiv oder mit Saldosteuersatz, nach Quartal, Monat, Halbjahr oder, auf Antrag, nach Jahr. Fristen und Ziffern richten sich danach.',
      },
      {
        title: 'Unterlagen fürs Steuerdossier',
        text: 'Verrechnungssteuer auf 1176, Saldi der Bankkonten, Abschreibungen, Freigaben mit Name und Datum: geordnet nach Jahr, lesbar für Treuhänderin und Revision.',
      },
    ],
    process: [
      {
        title: 'Analyse',
        text: 'Wir lesen Ihre letzte Abrechnung mit Ihnen, Ziffer für Ziffer, und halten fest, wo von Hand gerechnet wird und wie lange das dauert.',
        note: 'Prozessanalyse, {price.processAnalysis} exkl.\u00a0MWST',
      },
      {
        title: 'Pilot, {promise.pilotWeeks}\u00a0Wochen',
        text: 'Die neue Spur läuft neben dem bisherigen Ablauf, mit Ihren Buchungen. Am Ende liegen zwei Ergebnisse nebeneinander und müssen sich auf den Rappen decken.',
        note: 'Automation Pilot, {price.automationPilot} exkl.\u00a0MWST',
        decision: true,
      },
      {
        title: 'Schrittweise Erweiterung',
        text: 'Weitere Konten, weitere Mandate, weitere Steuerfälle: jeweils ein Schritt, jeweils geprüft, jeweils mit Freigabe.',
        note: 'Individuelle Automatisierung, {price.customAutomation} exkl.\u00a0MWST',
      },
    ],
    benefits: [
      {
        title: 'Das Quartalsende verliert seine Abende.',
        text: 'Geprüft wird jeden Tag. Gezählt werden die Minuten vom ersten offenen Punkt bis zur Freigabe, vor dem Pilot und danach.',
      },
      {
        title: 'Jede Zahl hat einen Beleg.',
        text: 'Von der Ziffer zur Buchung zur Rechnung in zwei Schritten, auch Jahre später.',
      },
      {
        title: 'Sie geben frei, sonst niemand.',
        text: 'Ohne Ihr Ja bleibt die Abrechnung ein Entwurf.',
      },
    ],
    targetAudience: [
      {
        title: 'KMU mit eigener Buchhaltung',
        text: 'Sie rechnen selbst ab und wollen die Kontrolle behalten, ohne die Abende.',
      },
      {
        title: 'Treuhandbüros',
        text: 'Sie betreuen viele Mandate mit derselben Frist und brauchen überall dieselbe Prüfung.',
      },
      {
        title: 'Neu Steuerpflichtige',
        text: 'Sie rechnen zum ersten Mal ab und möchten mit sauberen Steuercodes anfangen.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zur MWST',
      text: 'Die Quartalsfristen sind der 31.\u00a0Mai, der 31.\u00a0August, der 30.\u00a0November und Ende Februar. Wer auf das nächste Quartal umstellen will, meldet sich am besten vor dessen Beginn: {mail.contact}, {phone}.',
      faq: [
        {
          question: 'Reichen Sie die Abrechnung für uns ein?',
          answer:
            'Nein. Wir bereiten sie vor, Sie oder Ihr Treuhandbüro reichen sie im ePortal der ESTV ein, wenn gewünscht mit einer Datei nach eCH-0217. Wir geben keine Steuerberatung und verkehren nicht mit Behörden.',
        },
        {
          question: 'Was passiert bei unklaren Belegen?',
          answer:
            'Sie landen auf der Liste der offenen Punkte, mit Grund und Vorschlag. Gebucht wird erst nach Ihrer Antwort.',
        },
        {
          question: 'Sagen Sie uns, welche Methode günstiger ist?',
          answer:
            'Wir rechnen beide Methoden mit Ihren Buchungen nebeneinander; das ist eine Rechnung, keine Empfehlung. Den Saldosteuersatz teilt die Steuerverwaltung zu, und ein Wechsel löst seit 2025 Korrekturen der Vorsteuer aus. Entscheiden Sie das mit Ihrer Steuerberatung.',
        },
        {
          question: 'Was, wenn beim Abschluss noch Fehler auftauchen?',
          answer:
            'Dafür gibt es die Jahresabstimmung. Die Korrekturen daraus gehören in die Periode, in die der 180. Tag nach dem Geschäftsjahr fällt, einzureichen innert 240\u00a0Tagen. Wir liefern die Liste der Abweichungen, nach Ziffern geordnet.',
        },
        {
          question: 'Wie lange dauert die Einführung?',
          answer:
            '{promise.implementationWeeks}\u00a0Wochen sind der Richtwert, {promise.pilotWeeks} davon gehören dem Pilot.',
        },
      ],
    },
    keywords: [
      'MWST-Abrechnung automatisieren',
      'MWST Schweiz',
      'Ziffer 303',
      'Vorsteuer 1171',
      'Bezugsteuer',
      'Saldosteuersatz',
      'effektive Methode',
      'eCH-0217',
      'Umsatzabstimmung',
      'Steuerunterlagen KMU',
    ],
  },
  pricesLead: 'Drei Phasen, drei Preise, jede einzeln bestellt. Dazu der Betrieb.',
  prices: [
    { label: 'Prozessanalyse', key: 'processAnalysis', note: 'Ihre letzte Abrechnung, mit Empfehlung.' },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0Wochen, ein Ablauf, echte Buchungen.',
    },
    { label: 'Individuelle Automatisierung', key: 'customAutomation', note: 'Nach Konzept, in Schritten abgenommen.' },
    { label: 'Hosting', key: 'hostingMonth', note: 'Pro Monat, je nach Umfang.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Pro Stunde, nach den ersten {promise.includedSupportMonths}\u00a0Monaten.',
    },
  ],
  totals: ['automation'],
  more: { label: 'Brutto, netto, Saldosteuersatz: zum MWST-\u2060Rechner', href: '/tools/vat' },
  closing: {
    title: 'Testen Sie es am nächsten Quartal.',
    lead: 'Legen Sie Ihre letzte Abrechnung daneben. Ein Gespräch von {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Die Konten 3400, 2200 und 1171 füllen die Ziffern 200, 303 und 405 einer MWST-Abrechnung; Ziffer 500 mit 8639.95 wartet auf einen Menschen.',
}
