import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'E-Mails und Dokumente leiten',
  description:
    'Ein Sprachmodell sortiert das Postfach, zieht Angaben aus Verträgen und entwirft Antworten. Geprüft an alten Fällen, mit festen Grenzen und einem Menschen vor dem Versand.',
  metaTitle: 'KI-Workflows für Finanzabteilungen',
  metaDescription:
    'Postfach sortieren, Verträge auslesen, Antworten entwerfen: KI-Abläufe mit Prüfsammlung, klaren Datenregeln und Freigabe. Ablauf und Preise in CHF.',
  detailedContent: {
    subtitle: 'Eine KI, die im Zweifel fragt.',
    intro:
      'Im Postfach der Buchhaltung liegen Rechnungen, Mahnungen, Verträge und Rückfragen durcheinander. Ein Sprachmodell kann sie ordnen und Antworten entwerfen. Was es sehen darf, wann es stehen bleibt und wie oft es danebenliegt, klären wir vorher: an alten Fällen, deren Lösung Sie kennen.',
    features: [
      {
        title: 'Postfach sortiert',
        text: 'Rechnung, Vertrag, Rückfrage, Werbung: Jede Nachricht bekommt eine Spur und eine zuständige Person. Das Original bleibt, wo es ist.',
      },
      {
        title: 'Angaben mit Fundstelle',
        text: 'Laufzeit, Kündigungsfrist, Betrag, Projektnummer: als Felder, daneben Seite und Satz, aus denen sie stammen. Prüfen heisst vergleichen statt suchen.',
      },
      {
        title: 'Antworten als Entwurf',
        text: 'Zahlungserinnerung, Nachfrage zum Spesenbeleg, Auskunft zum offenen Betrag. Der Entwurf liegt im Ordner, versendet wird von Hand.',
      },
      {
        title: 'Fragen statt raten',
        text: 'Ist ein Fall neu, widersprüchlich oder über der vereinbarten Summe, geht er an einen Menschen, und der Grund steht dabei.',
      },
      {
        title: 'Regeln, wo Regeln genügen',
        text: 'Prüfziffern, Summen und Fristen rechnet ein gewöhnliches Programm. Das Sprachmodell kommt dort zum Zug, wo Sprache zu lesen ist.',
      },
      {
        title: 'So wenig Daten wie nötig',
        text: 'IBAN, AHV-Nummern und Namen werden ersetzt, bevor ein Modell den Text sieht, sofern der Ablauf sie nicht braucht. Welcher Dienst was bekommt, steht in einer Liste.',
      },
    ],
    process: [
      {
        title: 'Fälle sammeln',
        text: 'Hundert alte Nachrichten mit bekannter Lösung. An dieser Prüfsammlung messen wir, bevor etwas läuft.',
        note: 'Prozessanalyse, {price.processAnalysis} exkl.\u00a0MWST',
      },
      {
        title: 'Grenzen ziehen',
        text: 'Was darf das Modell sehen, was vorschlagen, was nie? Zwei Seiten, von Ihnen freigegeben.',
        decision: true,
      },
      {
        title: 'Pilot, {promise.pilotWeeks}\u00a0Wochen',
        text: 'Die KI schlägt vor, Ihr Team arbeitet wie bisher. Gezählt wird: richtig, falsch, nachgefragt.',
        note: 'Automation Pilot, {price.automationPilot} exkl.\u00a0MWST',
      },
      {
        title: 'Betrieb',
        text: 'Eine Spur nach der andern wird freigeschaltet. Jede Korrektur kommt in die Prüfsammlung, und vor jedem Wechsel des Modells läuft sie neu durch.',
        note: 'Individuelle Automatisierung, {price.customAutomation} exkl.\u00a0MWST',
      },
    ],
    benefits: [
      {
        title: 'Am Morgen ist sortiert.',
        text: 'Rechnungen liegen bei den Rechnungen, Rückfragen bei der Person, die antworten kann. Gezählt: Minuten im Sammelpostfach pro Tag, vor dem Pilot und danach.',
      },
      {
        title: 'Fehler sind eine Zahl, kein Gefühl.',
        text: 'Jeden Monat drei Werte: unverändert übernommen, korrigiert, nachgefragt. Steigt der zweite, wird eine Spur wieder geschlossen.',
      },
      {
        title: 'Das Modell lässt sich wechseln.',
        text: 'Anweisungen, Beispiele und Prüffälle gehören Ihnen. Ein anderes Modell muss dieselbe Prüfung bestehen.',
      },
    ],
    targetAudience: [
      {
        title: 'Teams mit Sammelpostfach',
        text: 'Eine Adresse wie buchhaltung@, mehrere Personen, und niemand weiss, wer schon geantwortet hat.',
      },
      {
        title: 'Treuhandbüros',
        text: 'Dokumente kommen per Mail, Foto und Chat. Zugeordnet werden sie dem Mandat, bevor jemand sie öffnet.',
      },
      {
        title: 'Betriebe mit ersten Versuchen',
        text: 'Jemand benutzt längst ein Chatprogramm. Geregelt ist noch nicht, was hinein darf.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zu KI-\u2060Workflows',
      text: 'Wir sagen auch, wenn eine einfache Regel reicht. Schreiben Sie an {mail.contact} oder rufen Sie an: {phone}, {hours.phone}.',
      faq: [
        {
          question: 'Macht die KI Fehler?',
          answer:
            'Ja. Als Sprachmodelle im Versuch die Bücher eines Jahres abschliessen sollten, häuften sich die Fehler von Monat zu Monat (AccountingBench, Penrose, 2025, ausserhalb der Schweiz). Deshalb zählen wir vor dem Start, und deshalb steht vor jeder Buchung und jedem Versand ein Mensch.',
        },
        {
          question: 'Wo werden unsere Daten verarbeitet?',
          answer:
            'Belege und Nachrichten speichern wir in der Schweiz. Bearbeitet ein Modell Texte im Ausland, steht das vorher in der Liste der Dienste, mit Land und Grundlage; bei Anbietern in den USA gehört die Zertifizierung nach dem Swiss-US Data Privacy Framework dazu. Das DSG schreibt den Standort Schweiz nicht vor. Wenn Sie ihn wünschen, planen wir den Ablauf danach.',
        },
        {
          question: 'Werden Modelle mit unseren Daten trainiert?',
          answer:
            'Wir setzen Dienste ein, deren Vertrag das ausschliesst, und legen Ihnen die Klausel vor dem Pilot vor.',
        },
        {
          question: 'Müssen wir sagen, dass eine KI mitschreibt?',
          answer:
            'Was Sie prüfen und selbst versenden, bleibt Ihr Schreiben. Antwortet ein Chat direkt, sagt er bei uns, dass er eine Maschine ist. In der EU ist dieser Hinweis seit August 2026 vorgeschrieben, und das kann auch Schweizer Anbieter treffen.',
        },
      ],
    },
    keywords: [
      'KI-Workflow Schweiz',
      'KI Buchhaltung',
      'E-Mail-Automatisierung',
      'Dokumente auslesen',
      'Sprachmodell Finanzabteilung',
      'KI und Datenschutz DSG',
      'Prüfsammlung',
      'Mahnwesen',
      'Treuhand KI',
    ],
  },
  pricesLead: 'Die Gebühren des Modellanbieters hängen von der Menge ab und stehen getrennt im Konzept.',
  prices: [
    { label: 'Prozessanalyse', key: 'processAnalysis', note: 'Prüfsammlung, erste Messung, Empfehlung.' },
    {
      label: 'Automation Pilot',
      key: 'automationPilot',
      note: '{promise.pilotWeeks}\u00a0Wochen, eine Spur, echtes Postfach.',
    },
    { label: 'Individuelle Automatisierung', key: 'customAutomation', note: 'Weitere Spuren, einzeln freigeschaltet.' },
    { label: 'Hosting', key: 'hostingMonth', note: 'Pro Monat, je nach Umfang.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Pro Stunde, nach den ersten {promise.includedSupportMonths}\u00a0Monaten.',
    },
  ],
  totals: ['automation'],
  more: {
    label: 'Artikel: Wo Finanzabteilungen mit KI Zeit sparen',
    href: '/blog/finance-ai-zeitersparnis-finanzabteilung',
  },
  closing: {
    title: 'Testen Sie es an den Mails von gestern.',
    lead: 'Nehmen Sie zehn Nachrichten, ohne Namen, und wir sortieren sie zusammen. {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Ein Brief mit einer Rechnung über 1351.25 fährt auf eine Weiche, an der ein Mensch entscheidet, und wird auf eine von drei Spuren geleitet: Rückfrage, Vertrag, Rechnung.',
}
