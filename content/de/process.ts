export const process = {
  meta: {
    title: 'Ablauf: vier Schritte von der Analyse zum Betrieb',
    description:
      'Analyse, Konzept, Umsetzung, Begleitung: was in jedem Schritt geschieht, wie lange er dauert, was er kostet und was Sie dabei entscheiden.',
    keywords: ['Ablauf', 'Prozessanalyse', 'Konzept', 'Pilot', 'Einführung', 'Buchhaltung automatisieren'],
  },
  intro: {
    title: 'Vier Schritte, und nach jedem können Sie aufhören.',
    lead: 'Jeder Schritt endet mit etwas, das Sie in der Hand halten, und mit einer Frage, die nur Sie beantworten. Erst dann beginnt der nächste.',
  },
  labels: {
    duration: 'Dauer',
    result: 'Ergebnis',
    decision: 'Sie entscheiden',
    price: 'Preis',
  },
  priceNote:
    'Alle Preise exkl.\u00a0MWST, für Unternehmen. Über diese Website werden keine Verträge geschlossen. Anbieterin ist {soleProprietorship}, oder eine Partnerfirma; der Name steht in der Offerte.',
  total:
    'Das ganze erste Jahr: {firstYear.automation}, wenn die Automatisierung zum kleinsten Preis genügt. Das sind Prozessanalyse, Automation Pilot, individuelle Automatisierung und zwölf Monate Hosting: {firstYear.automation.sum}. Nicht dabei sind Support nach den ersten {promise.includedSupportMonths} Monaten, Gebühren von Dritten und die Zeit Ihrer Leute.',
  durationNote: 'Die {promise.implementationWeeks}\u00a0Wochen sind ein Richtwert. Ihr Termin steht im Konzept.',
  steps: [
    {
      id: 'analysis',
      title: 'Analyse',
      description:
        'Wir gehen mit Ihnen die Belege eines Monats durch, vom Posteingang bis zur Ablage. An 50 davon stoppen wir die Zeit und schreiben auf, wo zweimal erfasst, gesucht oder nachgefragt wird.',
      duration: 'Ein Termin bei Ihnen oder online, dann die Auswertung',
      result:
        'Eine Liste Ihrer Abläufe mit Häufigkeit und Minuten, und eine Rechnung dazu, ob sich ein Pilot bezahlt macht. Die Antwort darf Nein sein.',
      decision: 'Ob es weitergeht. Die Auswertung gehört Ihnen, auch wenn Sie hier aufhören.',
      price: 'Prozessanalyse {price.processAnalysis}',
    },
    {
      id: 'concept',
      title: 'Konzept',
      description:
        'Ein Plan auf wenigen Seiten: welche Belege zuerst, nach welchen Regeln, und wo der Ablauf anhält. Jeder Dienst, der Daten sieht, steht mit Land und Zweck darin.',
      duration: 'Ein Entwurf, eine Besprechung, eine Fassung',
      result: 'Das Konzept mit Startdatum, Prüfpunkten für die Abnahme und einer Offerte mit festem Betrag.',
      decision: 'Wer bis zu welchem Betrag freigibt, und ob Sie die Offerte annehmen.',
      price: 'In der Prozessanalyse enthalten',
    },
    {
      id: 'implementation',
      title: 'Umsetzung',
      description:
        'Zuerst der Pilot: {promise.pilotWeeks}\u00a0Wochen läuft die neue Spur mit echten Belegen neben dem alten Ablauf. Danach kommt eine Belegart nach der andern dazu, jede für sich abgenommen.',
      duration: '{promise.implementationWeeks}\u00a0Wochen, davon {promise.pilotWeeks}\u00a0Wochen Pilot',
      result:
        'Zwei Journale, verglichen auf den Rappen, und die Minuten pro Beleg, gezählt wie in der Analyse, Prüfung und Korrekturen eingerechnet.',
      decision: 'Ob umgestellt wird. Gehen die Summen nicht auf, bleibt der alte Ablauf in Kraft.',
      price: 'Automation Pilot {price.automationPilot}, individuelle Automatisierung {price.customAutomation}',
    },
    {
      id: 'support',
      title: 'Begleitung',
      description:
        'Ein Lieferant gestaltet seine Rechnung neu, die Bank liefert ein anderes Format, jemand im Team wechselt. Wir passen an und schulen nach. Im Protokoll steht, was sich geändert hat.',
      duration: '{promise.includedSupportMonths}\u00a0Monate inbegriffen, danach nach Bedarf',
      result: 'Ein Ablauf, den Ihre Leute allein führen, mit einer Anleitung für den Tag, an dem er einmal steht.',
      decision: 'Wie lange wir dabeibleiben. Der Betrieb ist mit {promise.noticeDays}\u00a0Tagen Frist kündbar.',
      price:
        'Hosting {price.hostingMonth} pro Monat, Support nach den ersten {promise.includedSupportMonths}\u00a0Monaten {price.supportHour} pro Stunde',
    },
  ],
  needs: {
    title: 'Was wir von Ihnen brauchen',
    items: [
      'Die Belege eines Monats, so wie sie ankommen: PDF, E-\u2060Mail, Foto oder Papier',
      'Den Kontenplan und einen Export des Journals für denselben Monat',
      'Den Kontoauszug dazu, wenn möglich als camt.053',
      'Die letzte MWST-Abrechnung, wenn es um die MWST geht',
      'Eine Person, die Fragen beantwortet und freigeben darf',
      'Ihr Treuhandbüro in der Besprechung zum Konzept, falls Sie eines haben',
    ],
    note: 'Löhne und Personendaten, die es nicht braucht, schwärzen Sie vorher. Passwörter schicken Sie uns nie.',
  },
  mail: {
    text: 'Schreiben Sie in zwei Sätzen, welche Arbeit Sie loswerden möchten und mit welcher Software Sie arbeiten. Wir antworten binnen {promise.contactReplyHours}\u00a0Stunden.',
    label: 'Prozessanalyse per E-\u2060Mail anfragen',
    subject: 'Anfrage für eine Prozessanalyse',
  },
  next: {
    title: 'Vor dem ersten Schritt: eine Viertel\u00adstunde.',
    text: 'Im Gespräch zeigt sich, ob eine Analyse überhaupt nötig ist. {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}.',
    label: 'Kostenlose Beratung buchen',
    href: '/contact',
  },
}
