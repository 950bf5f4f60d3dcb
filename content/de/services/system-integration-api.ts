import type { ServiceCopy } from '#content/service-shape.ts'

export const service: ServiceCopy = {
  title: 'Systeme verbinden',
  description:
    'Bank, Buchhaltung, Shop und Zeiterfassung tauschen Daten aus, mit Feldliste, Protokoll und Meldung, wenn etwas fehlt. Für bexio, Abacus, SAP Business One und Eigenbauten.',
  metaTitle: 'Schnittstellen für Bank und ERP',
  metaDescription:
    'camt.053, pain.001, EBICS 3.0, bLink, bexio, Abacus und SAP verbinden: Audit, Feldzuordnung, Testlauf und Betrieb mit Überwachung. Preise in CHF.',
  detailedContent: {
    subtitle: 'Schnitt\u00adstellen, die sich melden, wenn etwas fehlt.',
    intro:
      'Zwei Programme zu verbinden, ist die kleinere Arbeit. Die grössere: Was geschieht, wenn die Bank einen Auszug zweimal schickt, ein Feld leer ist oder nachts um drei niemand antwortet? Das schreiben wir auf, bevor wir bauen.',
    features: [
      {
        title: 'Bank im Standard',
        text: 'camt.053 für den Tagesauszug, camt.054 für einzelne Gutschriften, pain.001 für Zahlungen, in der Version, die Ihre Bank annimmt. Übertragen über EBICS 3.0 oder, wo angeboten, bLink.',
      },
      {
        title: 'ERP durch die richtige Tür',
        text: 'bexio über REST und OAuth, Abacus über REST oder AbaConnect, SAP Business One über den Service Layer. Wo es keine Tür gibt, nehmen wir Export und Import, mit Zählung auf beiden Seiten.',
      },
      {
        title: 'Feld für Feld zugeordnet',
        text: 'Eine Tabelle sagt, welches Feld woher kommt, welches System bei Widerspruch recht behält und was gilt, wenn nichts drinsteht. Freigegeben wird die Tabelle, nicht der Code.',
      },
      {
        title: 'Nichts zweimal',
        text: 'Jeder Datensatz trägt eine Kennung. Läuft eine Übertragung noch einmal, entsteht daraus keine zweite Buchung.',
      },
      {
        title: 'Geduld eingebaut',
        text: 'bexio begrenzt die Abrufe pro Minute und antwortet sonst mit 429. Der Lauf wartet, setzt dort fort, wo er stand, und meldet, was liegen blieb.',
      },
      {
        title: 'Wecker statt Stille',
        text: 'Fehlt der Auszug um 08:00 oder weicht der Saldo ab, geht eine Nachricht hinaus: was fehlt, seit wann, was zu tun ist.',
      },
    ],
    process: [
      {
        title: 'Audit',
        text: 'Wir prüfen, was Ihre Systeme hergeben: Zugänge, Rechte, Felder, Mengen. Das Ergebnis sagt, was geht, was nicht und was es kostet.',
        note: 'Connector Audit, {price.connectorAudit} exkl.\u00a0MWST',
      },
      {
        title: 'Zuordnung',
        text: 'Felder, Richtungen, Zeiten und Fehlerfälle kommen in eine Tabelle. Wir bauen, sobald Sie sie freigegeben haben.',
        decision: true,
      },
      {
        title: 'Bau und Testlauf',
        text: 'Zuerst gegen ein Testkonto, dann lesend mit echten Daten. Geschrieben wird, wenn Anzahl und Summe an drei Tagen hintereinander auf beiden Seiten gleich sind.',
        note: 'Standard Sync, {price.standardSync}; Custom API Enterprise, {price.customApi}; beides exkl.\u00a0MWST',
      },
      {
        title: 'Betrieb',
        text: 'Überwacht und protokolliert, mit einer Anleitung, die auch jemand versteht, der beim Bau nicht dabei war.',
        note: 'Hosting, {price.hostingMonth} pro Monat exkl.\u00a0MWST',
      },
    ],
    benefits: [
      {
        title: 'Ein Saldo, überall derselbe.',
        text: 'Bank und Buchhaltung werden jede Nacht verglichen. Am Morgen steht die Abweichung da, oder eine Null.',
      },
      {
        title: 'Der Export am Freitag entfällt.',
        text: 'Herunterladen, Spalten schieben, hochladen. Gezählt: Minuten pro Export mal Exporte im Monat, vor und nach dem Bau.',
      },
      {
        title: 'Sie hängen nicht an uns.',
        text: 'Zuordnung, Zugänge und Anleitung liegen bei Ihnen. Der Betrieb ist mit {promise.noticeDays}\u00a0Tagen Frist kündbar.',
      },
    ],
    targetAudience: [
      {
        title: 'Handel mit Webshop',
        text: 'Bestellungen im Shop, Zahlungen beim Kartenanbieter, Umsatz in der Buchhaltung: drei Summen, die zusammenpassen müssen, mitsamt der Kommission.',
      },
      {
        title: 'Betriebe mit Branchenlösung',
        text: 'Rapporte und Aufträge leben in einem Programm, das die Buchhaltung nicht kennt. Übertragen wird, was fakturiert ist, mit Kostenstelle.',
      },
      {
        title: 'Beaufsichtigte Institute',
        text: 'Wir kennen die Anforderungen, die FINMA-\u2060beaufsichtigte Kunden an Auslagerungen stellen, etwa aus dem Rundschreiben 2018/3, und dokumentieren entsprechend. Die Verantwortung bleibt beim Institut.',
      },
    ],
    additionalInfo: {
      title: 'Fragen zu Schnittstellen',
      text: 'Schicken Sie uns die Namen Ihrer Systeme und Banken, mit Versionen, wenn Sie sie kennen: {mail.contact}. Sie hören binnen {promise.contactReplyHours}\u00a0Stunden von uns.',
      faq: [
        {
          question: 'Ist unsere Bank dabei?',
          answer:
            'Schauen Sie zuerst in Ihr Programm: bexio und andere verbinden Banken selbst oder über bLink, und dafür brauchen Sie uns nicht. Sonst zeigt es der Audit. EBICS braucht einen Vertrag mit jeder einzelnen Bank, und bei bLink machen nicht alle Banken und Programme mit; massgebend ist die Liste von SIX. Manchmal bleibt die Datei aus dem E-\u2060Banking der vernünftigste Weg.',
        },
        {
          question: 'Kann die Schnittstelle Zahlungen auslösen?',
          answer:
            'Sie reicht Zahlungen ein, als pain.001 oder über bLink. Freigegeben werden sie von Ihnen, im E-\u2060Banking.',
        },
        {
          question: 'Wozu camt.054, wenn es camt.053 gibt?',
          answer:
            'Gutschriften auf eine QR-IBAN stehen im camt.053 je nach Bank nur als Tagestotal. Dann nennt nur camt.054 jede Zahlung mit ihrer Referenz, und erst damit lassen sich Debitoren einzeln ausgleichen.',
        },
        {
          question: 'Was verlangen die Banken seit November 2026 bei Adressen?',
          answer:
            'In Zahlungsaufträgen mindestens Ort und Land in eigenen Feldern. Wir gehen Ihre Stammdaten durch und listen, was zu ergänzen ist. Ältere Daueraufträge im E-\u2060Banking prüfen Sie selbst, die sehen wir nicht.',
        },
        {
          question: 'Wie oft steht der Betrieb still?',
          answer:
            'Der Zielwert sind {claim.uptimePercent}\u00a0% Verfügbarkeit, gezählt in Minuten pro Monat, angekündigte Wartung nicht mitgerechnet. Läufe, die in einen Unterbruch fallen, werden nachgeholt und im Protokoll als verspätet geführt.',
        },
        {
          question: 'Wann brauchen wir Sie nicht?',
          answer:
            'Wenn Ihr Programm es schon kann. bexio verbindet Banken mit eigenen Schnittstellen und über bLink, Zahlungen geben Sie bei der Bank frei; Abacus arbeitet über EBICS, eingerichtet vom Einführungspartner. Eine Bank, ein Programm, kein weiteres System: Fragen Sie zuerst den Hersteller und Ihre Bank. Uns brauchen Sie, wenn ein Programm keinen Weg hat, wenn mehrere Systeme dieselben Daten führen oder wenn niemand merkt, dass ein Auszug fehlt (Stand November 2026).',
        },
      ],
    },
    keywords: [
      'Schnittstellen Schweiz',
      'camt.053',
      'camt.054',
      'pain.001',
      'EBICS 3.0',
      'bLink',
      'bexio API',
      'Abacus Schnittstelle',
      'AbaConnect',
      'SAP Business One Service Layer',
      'ERP-Integration',
    ],
  },
  pricesLead: 'Nach dem Audit steht fest, ob eine vorhandene Schnittstelle genügt oder eine eigene gebaut wird.',
  prices: [
    {
      label: 'Connector Audit',
      key: 'connectorAudit',
      note: 'Systeme, Rechte, Felder und Mengen geprüft, mit Bericht.',
    },
    { label: 'Standard Sync', key: 'standardSync', note: 'Zwei Systeme, eine Richtung, vorhandene Schnittstelle.' },
    {
      label: 'Custom API Enterprise',
      key: 'customApi',
      note: 'Mehrere Systeme oder eigene Schnittstelle, mit Dokumentation.',
    },
    { label: 'Hosting', key: 'hostingMonth', note: 'Pro Monat, mit Überwachung.' },
    {
      label: 'Support',
      key: 'supportHour',
      note: 'Pro Stunde, nach den ersten {promise.includedSupportMonths}\u00a0Monaten.',
    },
  ],
  totals: ['standardSync', 'customApi'],
  more: { label: 'Artikel: bexio und Abacus im Vergleich', href: '/blog/bexio-vs-abacus-comparison' },
  closing: {
    title: 'Probieren Sie es mit dem Auszug von gestern.',
    lead: 'Ein camt.053, geschwärzt, und die Namen Ihrer Systeme genügen. In {promise.freeConsultationMinutes}\u00a0Minuten sagen wir, welche Wege offen sind. Kostenlos, {hours.consultation}.',
  },
  drawingAlt:
    'Ein camt.053 mit Saldo 48620.40 speist eine Schiene, auf der bexio, Abacus und SAP stecken; alle drei zeigen auf Konto 1020 denselben Saldo. Differenz 0.00, ein Punkt zeigt, wo ein Mensch freigibt.',
}
