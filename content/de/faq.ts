/** The FAQ page. Section and question ids are anchors, the same in both languages. */
export const faq = {
  meta: {
    title: 'Fragen und Antworten zu MWST, ERP und Preisen',
    description:
      'Antworten mit Formular, Frist und Betrag: MWST-Abrechnung, Bankanbindung, bexio und Abacus, Gründung, Datenschutz, Preise und der erste Termin.',
    keywords: [
      'Fragen und Antworten',
      'MWST-Abrechnung',
      'Bankanbindung',
      'bexio',
      'Abacus',
      'Firmengründung',
      'Preise',
    ],
  },
  hero: {
    title: 'Fragen, die vor der Unterschrift kommen.',
    lead: 'Acht Themen, mit Formularen, Fristen und Beträgen, Stand November 2026. Steuerberatung, Firmen\u00adanmeldungen und der Verkehr mit Behörden gehören nicht zu unserer Arbeit; wo die Grenze liegt, sagt jeweils die Antwort.',
  },
  /** Names of the list of sections and of the keywords of a question. */
  index: 'Themen',
  tags: 'Stichworte',
  sections: [
    {
      id: 'tax-automation',
      title: 'Steuer\u00adautomatisierung und Beratung',
      items: [
        {
          id: 'vat-return-work',
          question: 'Was nimmt uns die Automatisierung bei der MWST-Abrechnung ab?',
          answer: [
            'Das Zusammentragen und das Suchen. Umsätze zu 8.1\u00a0% sammeln sich in Ziffer 303, zu 2.6\u00a0% in 313, zu 3.8\u00a0% in 343; die Vorsteuer auf Konto 1170 kommt in Ziffer 400, jene auf 1171 in 405. Was nicht passt, etwa ein fehlender Steuercode oder ein Satz von 2023, steht auf einer Liste, mit Beleg und Grund.',
            'Wir gehen in drei Phasen vor: Analyse Ihrer letzten Abrechnung, {promise.pilotWeeks} Wochen Pilot neben dem bisherigen Ablauf, danach Erweiterung in einzelnen Schritten. Freigegeben wird immer von Ihnen.',
          ],
          keywords: ['MWST-Abrechnung', 'Ziffer 303', 'Vorsteuer', 'Pilot'],
        },
        {
          id: 'vat-deadlines',
          question: 'Bis wann müssen wir abrechnen, und wohin gehört ein Fehler vom Vorjahr?',
          answer: [
            'Einreichen und zahlen müssen Sie innert 60 Tagen nach Ende der Periode. Bei Quartalen sind das der 31. Mai, der 31. August, der 30. November und Ende Februar, mit Saldosteuersatz der 31. August und Ende Februar. Seit 2025 geht das nur noch elektronisch, im ePortal der ESTV; auch eine Fristverlängerung verlangen Sie dort.',
            'Findet erst der Abschluss den Fehler, gehört er in die Jahresabstimmung: in die Periode, in die der 180. Tag nach dem Geschäftsjahr fällt, einzureichen innert 240 Tagen.',
          ],
          keywords: ['Frist', 'ePortal', 'Jahresabstimmung', '240 Tage'],
        },
        {
          id: 'net-tax-rate',
          question: 'Effektive Methode oder Saldosteuersatz: Was\u00a0ist der Unterschied?',
          answer: [
            "Effektiv heisst: MWST auf dem Umsatz, abzüglich Vorsteuer, in der Regel viermal im Jahr. Mit Saldosteuersatz rechnen Sie zweimal ab, Umsatz inklusive MWST mal Satz, ohne Vorsteuerabzug. Bei einem Satz von 6.2\u00a0% werden aus CHF\u00a0108'100.00 so CHF\u00a06'702.20 Steuer. Offen ist die Methode bis CHF\u00a05'024'000 Umsatz und CHF\u00a0108'000 Steuer im Jahr.",
            'Den Satz teilt die Steuerverwaltung zu, seit 2025 einen eigenen für jede Tätigkeit über 10\u00a0% des steuerbaren Umsatzes. Wir rechnen beide Methoden mit Ihren Buchungen nebeneinander; die Wahl besprechen Sie mit Ihrem Treuhandbüro, denn ein Wechsel löst Korrekturen der Vorsteuer aus.',
          ],
          keywords: ['Saldosteuersatz', 'effektive Methode', 'Vorsteuer'],
        },
        {
          id: 'foreign-software',
          question: 'Müssen wir Software-Abos aus dem Ausland abrechnen?',
          answer: [
            'Oft ja. Kommt die Rechnung ohne Schweizer MWST, kann Bezugsteuer geschuldet sein: auf CHF\u00a0100.00 zum Normalsatz CHF\u00a08.10, in Ziffer 383. In den Umsatz der Ziffer 200 gehört der Betrag nicht. Ob Sie die Steuer wieder abziehen können, hängt von Ihrer Methode ab; mit Saldosteuersatz geht es nicht.',
            'Der Ablauf erkennt solche Lieferanten und führt sie auf einer eigenen Liste. Ob eine Leistung darunter fällt, bestätigen Sie oder Ihr Treuhandbüro.',
          ],
          keywords: ['Bezugsteuer', 'Ziffer 383', 'Software-Abo'],
        },
        {
          id: 'no-tax-advice',
          question: 'Heisst Beratung bei Ihnen auch Steuerberatung?',
          answer: [
            'Nein. Wir beraten zu Abläufen: welcher Beleg wann wohin kommt, welche Prüfung eine Regel übernimmt, wer was freigibt. Steuer- und Rechtsberatung geben wir nicht, wir reichen weder Abrechnung noch Steuererklärung ein, und wir verkehren nicht mit Behörden.',
            'Fachfragen sammelt der Ablauf mit Beleg und Betrag, damit Ihr Treuhandbüro sie in einem Zug beantworten kann.',
          ],
          keywords: ['Steuerberatung', 'Treuhand', 'Abgrenzung'],
        },
      ],
    },
    {
      id: 'system-integration',
      title: 'System\u00adintegration',
      items: [
        {
          id: 'bank-statements',
          question: 'Wie kommt der Kontoauszug in die Buchhaltung?',
          answer: [
            'Am einfachsten über die Bankanbindung Ihres Programms, wenn es eine hat: bexio zum Beispiel verbindet Banken selbst und über bLink. Dafür brauchen Sie uns nicht.',
            'Sonst als camt.053, dem Tagesauszug im Format ISO 20022. Geholt wird er über EBICS 3.0, wofür es mit jeder Bank einen Vertrag braucht, oder über bLink, sofern Bank und Programm auf der Liste von SIX stehen. Im Übrigen bleibt die Datei aus dem E-\u2060Banking, und auch damit lässt sich arbeiten.',
            'Erwarten Sie Zahlungen auf eine QR-\u2060IBAN, bestellen Sie bei der Bank zusätzlich camt.054: Im camt.053 steht je nach Bank nur die Tagessumme, im camt.054 jede Gutschrift mit ihrer Referenz.',
          ],
          keywords: ['camt.053', 'camt.054', 'EBICS', 'bLink'],
        },
        {
          id: 'payment-release',
          question: 'Kann ein Programm zahlen, ohne dass wir es merken?',
          answer: [
            'Nein. Zahlungen liegen als pain.001 bereit, mit Lieferant, Betrag, Referenz und Datum. Ausgelöst werden sie im E-\u2060Banking, mit den Unterschriften, die Sie mit der Bank vereinbart haben. Kollektiv zu zweien bleibt kollektiv zu zweien.',
            'Taucht eine IBAN auf, an die Sie noch nie gezahlt haben, hält der Ablauf an, bis jemand nachgesehen hat.',
          ],
          keywords: ['pain.001', 'Freigabe', 'E-Banking'],
        },
        {
          id: 'structured-addresses',
          question: 'Welche Adressregeln gelten für QR-\u2060Rechnungen und Zahlungen?',
          answer: [
            'QR-Rechnungen tragen seit November 2025 nur noch strukturierte Adressen: Name, Postleitzahl, Ort und Land je im eigenen Feld, Strasse und Hausnummer am besten getrennt. Alte Vorlagen können abgewiesen werden.',
            'Für Zahlungsaufträge verlangen die Banken seit November 2026 mindestens Ort und Land in eigenen Feldern; daneben sind bis zu zwei freie Zeilen zu 70 Zeichen möglich. Wir listen auf, welche Lieferanten in Ihren Stammdaten zu ergänzen sind. Die Daueraufträge im E-\u2060Banking prüfen Sie selbst, die sehen wir nicht.',
          ],
          keywords: ['QR-Rechnung', 'strukturierte Adresse', 'Stammdaten'],
        },
        {
          id: 'interface-failure',
          question: 'Was geschieht, wenn eine Schnittstelle ausfällt?',
          answer: [
            'Jemand erfährt es. Fehlt der Auszug zur vereinbarten Zeit oder weicht der Saldo ab, geht eine Nachricht an die Person, die Sie bestimmt haben: was fehlt, seit wann, was zu tun ist. Der nächste Lauf setzt dort fort, wo der letzte stand; jeder Datensatz trägt eine Kennung, darum wird nichts zweimal gebucht.',
            'Zielwert für die Verfügbarkeit sind {claim.uptimePercent}\u00a0% pro Monat, angekündigte Wartung nicht mitgezählt.',
          ],
          keywords: ['Überwachung', 'Verfügbarkeit', 'Störung'],
        },
        {
          id: 'no-interface',
          question: 'Unser Programm hat keine Schnittstelle. Geht es trotzdem?',
          answer: [
            'Meistens, über Export und Import, mit Anzahl und Summe auf beiden Seiten verglichen. Was Ihr System hergibt, klärt der Connector Audit für {price.connectorAudit} exkl.\u00a0MWST: Zugänge, Rechte, Felder, Mengen. Im Bericht steht auch, wenn sich der Bau nicht lohnt.',
            'Genügt eine vorhandene Schnittstelle, kostet der Standard Sync {price.standardSync}. Eine eigene, die Custom API Enterprise, gibt es {price.customApi}. Beides exkl.\u00a0MWST.',
          ],
          keywords: ['Connector Audit', 'Export', 'API'],
        },
      ],
    },
    {
      id: 'workflow-automation',
      title: 'Workflow-Automatisierung',
      items: [
        {
          id: 'where-to-start',
          question: 'Mit welchem Ablauf fangen wir an?',
          answer: [
            'Mit dem, der oft vorkommt, immer ähnlich aussieht und ein prüfbares Ende hat. Häufig sind das Lieferantenrechnungen oder der Zahlungsabgleich. Rückstellungen und Abgrenzungen im Jahresabschluss bleiben besser Handarbeit: selten, und jedes Mal ein Urteil.',
            'Entschieden wird nach Zahlen. Die Prozessanalyse für {price.processAnalysis} exkl.\u00a0MWST misst an einem Monat Belege die Minuten und zählt die Fälle; zuoberst steht, was am meisten Zeit braucht.',
          ],
          keywords: ['Prozessanalyse', 'Lieferantenrechnungen', 'Zahlungsabgleich'],
        },
        {
          id: 'incoming-invoices',
          question: 'Was wird aus einer Rechnung, die per E-Mail kommt?',
          answer: [
            'Ein Buchungsvorschlag, mit dem Original daneben. Aus dem QR-Code kommen IBAN, Betrag und Referenz, die Prüfziffer wird nachgerechnet. Rechnungsnummer, Datum und UID stehen dort nur, wenn der Lieferant sie nach Swico mitgibt; sonst werden sie aus dem PDF gelesen, und Sie schauen genauer hin.',
            'Konto und Steuercode folgen dem Muster Ihrer bisherigen Buchungen. Kommt dieselbe Rechnungsnummer ein zweites Mal, bleibt sie liegen.',
          ],
          keywords: ['Belegerkennung', 'QR-Code', 'Swico', 'Kreditoren'],
        },
        {
          id: 'what-ai-decides',
          question: 'Was entscheidet die KI, und wie oft liegt sie daneben?',
          answer: [
            'Sie entscheidet nichts. Sie liest, sortiert und schlägt vor. Summen, Prüfziffern und Fristen rechnet ein gewöhnliches Programm, und freigeben kann nur ein Mensch.',
            'Wie oft sie bei Ihren Belegen danebenliegt, weiss vor der Messung niemand. Im Pilot zählen wir drei Werte: unverändert übernommen, korrigiert, nachgefragt. Im Betrieb kommen sie jeden Monat wieder; nehmen die Korrekturen zu, wird die Spur geschlossen, bis die Ursache gefunden ist.',
          ],
          keywords: ['KI', 'Fehlerquote', 'Freigabe'],
        },
        {
          id: 'reminders',
          question: 'Lassen sich Mahnungen automatisieren?',
          answer: [
            'Ja, sobald der Zahlungsabgleich stimmt; vorher mahnen Sie Kundschaft, die längst bezahlt hat. Aus den offenen Posten auf Konto 1100 entsteht eine Liste nach Ihren Stufen und Fristen. Wer nicht gemahnt werden soll, wird gestrichen, der Rest liegt als Entwurf bereit.',
            'Verzugszins steht nur darin, wenn Sie es so festgelegt haben; das Gesetz sieht 5\u00a0% im Jahr vor (OR 104). Eine Mahngebühr kennt es nicht, die muss mit der Kundschaft vereinbart sein.',
          ],
          keywords: ['Mahnwesen', 'Verzugszins', 'Debitoren'],
        },
        {
          id: 'jobs',
          question: 'Fallen bei uns Stellen weg?',
          answer: [
            'Das entscheiden Sie, nicht der Ablauf. Die Arbeit verschiebt sich vom Erfassen zum Prüfen: Wer bisher abgetippt hat, gibt nachher frei und klärt die Ausnahmen.',
            'Eine Zahl dazu aus der KMU-Arbeitsmarktstudie von AXA und Sotomo (Oktober 2025, 300 Schweizer Firmen, eigene Angaben): 2\u00a0% hatten wegen KI Stellen abgebaut, 10\u00a0% welche geschaffen.',
          ],
          keywords: ['Stellen', 'Team', 'AXA-Studie 2025'],
        },
      ],
    },
    {
      id: 'erp-integration',
      title: 'ERP-Integration',
      items: [
        {
          id: 'keep-your-software',
          question: 'Mit welchen Programmen arbeiten Sie, und müssen wir wechseln?',
          answer: [
            'Sie müssen nicht. bexio verbinden wir über REST und OAuth 2.0, Abacus über REST oder AbaConnect, SAP Business One über den Service Layer; bei Infoniqa ONE 50 (früher Sage 50) und Run my Accounts nehmen wir, was Ihre Installation zulässt. Kontenplan, Nummernkreise und Rechte bleiben.',
            'Wir arbeiten mit einem eigenen Benutzer, der nur darf, was der Ablauf braucht. So erkennen Sie auch später, welche Buchung als Vorschlag von uns kam. Eine Partnerschaft mit den Herstellern ist mit der Nennung nicht gemeint.',
          ],
          keywords: ['bexio', 'Abacus', 'SAP Business One', 'Infoniqa ONE 50', 'Sage 50'],
        },
        {
          id: 'where-to-approve',
          question: 'Wo geben wir eine Buchung frei?',
          answer: [
            '{early.approval} Nur eine eigene KI-\u2060Lösung bekommt, wenn sie es braucht, einen eigenen Bildschirm dafür.',
            '{early.session}',
          ],
          keywords: ['Freigabe', 'Entwurf', 'Konto'],
        },
        {
          id: 'bexio-or-abacus',
          question: 'bexio oder Abacus: Was passt zu uns?',
          answer: [
            'bexio passt zu kleineren Firmen, die Offerten, Rechnungen, Bank und Buchhaltung als fertiges Paket aus der Cloud wollen. Abacus passt zu Betrieben mit Standorten, Kostenstellen, anspruchsvollem Lohn oder vielen Benutzern, und dann, wenn das Treuhandbüro schon damit arbeitet. Das ist unsere Einschätzung, Stand November 2026, Angaben ohne Gewähr; Preise nennt der Anbieter.',
            'Automatisieren lassen sich beide. Ein Wechsel nur deswegen ist unnötig. Der Blog vergleicht die beiden im Einzelnen.',
          ],
          keywords: ['bexio', 'Abacus', 'Vergleich'],
        },
        {
          id: 'changeover-date',
          question: 'Müssen wir mit der Umstellung auf den 1. Januar warten?',
          answer: [
            'Nein. Der Pilot läuft neben dem alten Ablauf, gebucht wird so lange wie bisher. Günstig ist der Beginn einer MWST-Periode, bei Quartalen also auch der 1. April, der 1. Juli oder der 1. Oktober: Dann lässt sich eine ganze Abrechnung vergleichen.',
            'Vom Konzept bis zum laufenden Betrieb rechnen wir mit {promise.implementationWeeks} Wochen, {promise.pilotWeeks} davon gehören dem Pilot. Alte Buchungen fassen wir nicht an.',
          ],
          keywords: ['Umstellung', 'Quartal', 'Einführung'],
        },
        {
          id: 'fiduciary-clients',
          question: 'Wir sind ein Treuhandbüro mit vielen Mandaten. Geht das?',
          answer: [
            'Ja, nach Mandat getrennt: eigene Regeln, eigener Kontenplan, eigene Freigaben. Angefangen wird mit einem Mandat; läuft es, kommen die nächsten dazu. Die Prüfung ist überall dieselbe, die Abgabefrist meistens auch.',
            'Ihre Kundschaft bleibt Ihre Kundschaft. Unser Gegenüber sind Sie, und was beim Datenschutz zu regeln ist, steht im Vertrag mit Ihrem Büro.',
          ],
          keywords: ['Treuhandbüro', 'Mandate', 'Abacus'],
        },
        {
          id: 'payroll',
          question: 'Übernehmen Sie auch den Lohn?',
          answer: [
            'Die Buchungen ja, die Abrechnung nein. Wir holen die Lohnbuchungen aus Ihrem Lohnprogramm und stimmen sie ab: 5000 Löhne, 5700 Sozialversicherungen, die Auszahlung gegen den Kontoauszug. Lohn rechnen und Lohnausweise ausstellen bleibt bei Ihnen oder Ihrem Treuhandbüro.',
            'Auch gemeldet wird aus Ihrem Programm, von Ihnen. Für die Quellensteuer auf Löhnen des Jahres 2026 braucht es ELM 5.0 oder neuer; ELM 4.0 ist seit Mitte 2026 abgeschaltet.',
          ],
          keywords: ['Lohn', 'Swissdec', 'ELM 5.0', 'Quellensteuer'],
        },
      ],
    },
    {
      id: 'company-formation',
      title: 'Beratung zur Firmen\u00adgründung',
      items: [
        {
          id: 'no-registration',
          question: 'Melden Sie unsere Firma an?',
          answer: [
            'Nein. Wir melden keine Firmen an, beurkunden nichts und verkehren nicht mit Behörden. GmbH und AG entstehen mit öffentlicher Beurkundung und Eintrag im Handelsregister; beides veranlassen Sie, mit dem Notariat, Ihrem Treuhandbüro oder über EasyGov, das Portal des Bundes.',
            'Wir bereiten vor, was am Tag danach gebraucht wird: Programm, Kontenplan, Rechnungsvorlage, Bankanbindung.',
          ],
          keywords: ['Handelsregister', 'EasyGov', 'Abgrenzung'],
        },
        {
          id: 'share-capital',
          question: 'Wie viel Kapital brauchen GmbH und AG?',
          answer: [
            "Die GmbH mindestens CHF\u00a020'000, voll einbezahlt. Die AG mindestens CHF\u00a0100'000; bei der Gründung sind 20\u00a0% jeder Aktie einzuzahlen, insgesamt wenigstens CHF\u00a050'000. Das Geld liegt bis zum Eintrag auf einem Sperrkonto.",
            'Wer statt Geld ein Fahrzeug oder Maschinen einbringt, braucht einen Gründungsbericht und die Bestätigung einer zugelassenen Revisorin oder eines Revisors.',
          ],
          keywords: ['GmbH', 'AG', 'Stammkapital', 'Sacheinlage'],
        },
        {
          id: 'vat-threshold',
          question: 'Ab welchem Umsatz sind wir MWST-pflichtig?',
          answer: [
            "Ab CHF\u00a0100'000 steuerbarem Umsatz im Jahr, weltweit gerechnet. Für gemeinnützige Institutionen sowie ehrenamtlich geführte Sport- und Kulturvereine liegt die Grenze bei CHF\u00a0250'000. Freiwillig geht es auch darunter.",
            'Ob sich das freiwillig lohnt, hängt an Ihrer Vorsteuer und an Ihrer Kundschaft. Die Zahlen dazu stellen wir zusammen; Entscheid und Anmeldung liegen bei Ihnen und Ihrer Steuerberatung.',
          ],
          keywords: ['MWST-Pflicht', "CHF\u00a0100'000", 'Verein'],
        },
        {
          id: 'time-and-fees',
          question: 'Wie lange dauert der Eintrag, und was kostet er?',
          answer: [
            'In Zürich als Richtwert eine bis drei Wochen nach dem Einreichen. Davor liegen Namensprüfung, Statuten, Sperrkonto und Beurkundung, danach die Veröffentlichung im Handelsamtsblatt und die Freigabe des Kapitals.',
            'Die Grundgebühr des Handelsregisters beträgt für GmbH und AG CHF\u00a0420, für ein Einzelunternehmen CHF\u00a080; Funktionen und Unterschriften kosten extra. Die Beurkundung ist je nach Kanton verschieden teuer. Nichts davon geht über uns.',
          ],
          keywords: ['Gebühren', 'Beurkundung', 'Dauer'],
        },
        {
          id: 'first-books',
          question: 'Welche Buchhaltung brauchen wir vom ersten Tag an?',
          answer: [
            "GmbH und AG eine volle, mit Bilanz, Erfolgsrechnung und Anhang (OR 957). Einzelunternehmen und Personengesellschaften erst ab CHF\u00a0500'000 Umsatz im letzten Geschäftsjahr; darunter genügt das «Milchbüchlein» mit Einnahmen, Ausgaben und Vermögenslage. Ins Handelsregister muss ein Einzelunternehmen schon ab CHF\u00a0100'000.",
            'Auf die eingeschränkte Revision können Gesellschaften mit höchstens zehn Vollzeitstellen verzichten, wenn alle zustimmen, denen sie gehören: bei der Gründung sofort, später nur für künftige Geschäftsjahre.',
          ],
          keywords: ['OR 957', 'Milchbüchlein', 'Revision'],
        },
      ],
    },
    {
      id: 'security-compliance',
      title: 'Sicherheit und Compliance',
      items: [
        {
          id: 'data-location',
          question: 'Wo liegen unsere Daten?',
          answer: [
            'Die Bücher in Ihrer Software, die Belege in Ihrem Archiv. Was wir zum Einlesen zwischenspeichern, und das Protokoll dazu liegen in einem Rechenzentrum in der Schweiz. Braucht ein Ablauf einen Dienst im Ausland, steht er mit Land und Zweck im Konzept, bevor der erste Beleg läuft.',
            'Vorgeschrieben ist der Standort Schweiz nicht. Bei Empfängern in den USA achten wir auf die Zertifizierung nach dem Swiss-US Data Privacy Framework, denn nur mit ihr gilt der Datenschutz dort als angemessen.',
          ],
          keywords: ['Datenstandort', 'Schweiz', 'USA'],
        },
        {
          id: 'access-and-models',
          question: 'Wer sieht unsere Belege, und lernt eine KI daraus?',
          answer: [
            'Zugriff hat, wen Sie bestimmen, in Ihrer eigenen Software, mit eigenem Namen und so wenig Rechten wie möglich. Erfassen und Freigeben lassen sich auf zwei Personen verteilen, und jede Freigabe steht mit Name und Zeit im Protokoll. {early.session}',
            'Sprachmodelle setzen wir nur ein, wenn der Vertrag mit dem Anbieter das Training mit Ihren Daten ausschliesst. Namen, IBAN und AHV-\u2060Nummern werden vorher ersetzt, sofern der Ablauf sie nicht braucht.',
          ],
          keywords: ['Zugriff', 'Vier-Augen-Prinzip', 'KI-Training'],
        },
        {
          id: 'retention',
          question: 'Wie lange müssen wir Belege aufbewahren, und genügt ein Scan?',
          answer: [
            'Zehn Jahre ab Ende des Geschäftsjahres (OR 958f), Unterlagen zu Liegenschaften für die MWST zwanzig. Papier, Scan und elektronische Rechnung stehen einander gleich, solange sie lesbar und unverändert bleiben. Auf veränderbaren Datenträgern müssen Unversehrtheit und Zeitpunkt der Speicherung nachweisbar sein (GeBüV 9).',
            'Geschäfts- und Revisionsbericht bewahren Sie schriftlich und unterzeichnet auf. Wer das Papier nach dem Scannen vernichtet, trägt das Risiko; klären Sie das vorher mit Ihrem Treuhandbüro.',
          ],
          keywords: ['Aufbewahrung', 'OR 958f', 'GeBüV', 'Scan'],
        },
        {
          id: 'finma',
          question: 'Was gilt, wenn wir der FINMA unterstehen?',
          answer: [
            'Lagern Sie wesentliche Funktionen aus, verlangt das Rundschreiben 2018/3 ein Inventar, eine Risikoanalyse und Prüfrechte für Sie, Ihre Prüfgesellschaft und die FINMA. Darauf sind unsere Abläufe ausgerichtet und dokumentiert. Beim Einsatz von KI berücksichtigen wir auch die Aufsichtsmitteilung 08/2024. Die Verantwortung bleibt beim Institut.',
            'Geprüft oder zugelassen hat die FINMA davon nichts, das tut sie bei Software nicht. Wir selbst stehen nicht unter ihrer Aufsicht, ein Treuhandbüro, das nur Bücher führt, ebenso wenig.',
          ],
          keywords: ['FINMA', 'Rundschreiben 2018/3', 'Auslagerung'],
        },
        {
          id: 'data-protection',
          question: 'Was müssen wir beim Datenschutz regeln, bevor Sie anfangen?',
          answer: [
            'Zwei Dinge. Einen Vertrag, in dem steht, was wir mit Ihren Daten tun dürfen. Und Ihre Datenschutzerklärung: Betroffene müssen erfahren, wozu ihre Daten bearbeitet werden, wer sie erhält und in welchen Ländern. Ein Verzeichnis der Bearbeitungen brauchen Firmen unter 250 Mitarbeitenden in der Regel nicht, ausser bei besonders schützenswerten Daten in grossem Umfang oder Profiling mit hohem Risiko.',
            'Das revidierte DSG gilt seit dem 1. September 2023 und schützt natürliche Personen. Die DSGVO kommt dazu, wenn Sie Menschen in der EU etwas anbieten oder ihr Verhalten beobachten.',
          ],
          keywords: ['DSG', 'DSGVO', 'Datenschutzerklärung'],
        },
      ],
    },
    {
      id: 'prices-roi',
      title: 'Preise und ROI',
      items: [
        {
          id: 'entry-price',
          question: 'Was kostet der Einstieg?',
          answer: [
            'Prozessanalyse {price.processAnalysis}, Automation Pilot {price.automationPilot}, individuelle Automatisierung {price.customAutomation}. Für Schnittstellen: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. Alle Preise exkl.\u00a0MWST, das Angebot richtet sich an Unternehmen.',
            'Sie bestellen einen Schritt nach dem andern und können nach jedem aufhören. Das erste Gespräch ist kostenlos.',
          ],
          keywords: ['Preise', 'Prozessanalyse', 'Pilot'],
        },
        {
          id: 'running-costs',
          question: 'Welche Kosten laufen weiter?',
          answer: [
            'Hosting, {price.hostingMonth} im Monat, je nach Umfang. Fragen und Anpassungen sind in den ersten {promise.includedSupportMonths} Monaten inbegriffen; danach kostet Support {price.supportHour} pro Stunde und nur, wenn Sie ihn brauchen. Beides exkl.\u00a0MWST.',
            'Gebühren von Dritten, etwa für ein Sprachmodell oder den EBICS-Vertrag Ihrer Bank, stehen getrennt im Konzept. Der Betrieb ist mit {promise.noticeDays} Tagen Frist kündbar.',
          ],
          keywords: ['Hosting', 'Support', 'Kündigung'],
        },
        {
          id: 'first-year',
          question: 'Was kostet das ganze erste Jahr?',
          answer: [
            'Ein eigener Ablauf {firstYear.automation}, wenn die Automatisierung zum kleinsten Preis genügt: {firstYear.automation.sum}, also Prozessanalyse, Automation Pilot, individuelle Automatisierung und zwölf Monate Hosting. Mit einer vorhandenen Schnittstelle sind es {firstYear.standardSync} ({firstYear.standardSync.sum}), mit einer eigenen {firstYear.customApi} ({firstYear.customApi.sum}). Alle Beträge exkl.\u00a0MWST.',
            'Nicht dabei sind Support nach den ersten {promise.includedSupportMonths} Monaten, Gebühren von Dritten und die Zeit Ihrer Leute. Das Hosting rechnen wir vom ersten Monat an, auch wenn es später beginnt.',
          ],
          keywords: ['Gesamtkosten', 'erstes Jahr', 'Hosting'],
        },
        {
          id: 'payback',
          question: 'Wann ist das Geld wieder drin?',
          answer: [
            'Gerechnet wird vorher, mit Ihren Zahlen und dem ganzen Weg: einmaliger Preis ({firstYear.automation.oneOff}), geteilt durch die monatliche Ersparnis nach Abzug des Hostings. Ziel sind {claim.roiMonths} Monate, getragen von mehr als {claim.hoursSavedPerMonth} gesparten Stunden im Monat. Das ist ein Ziel, keine Zusage, und es braucht die Menge dazu.',
            'Drei Beispiele mit angenommenen Werten: vorher {example.minutesBefore} Minuten pro Beleg, nachher {example.minutesAfter} mit Prüfung und Korrekturen, CHF\u00a0{example.hourlyCost} pro Stunde. 400 Belege im Monat sparen {example.400.hours} Stunden: {example.400.verdict} 120 Belege sparen {example.120.hours} Stunden: {example.120.verdict} 60 Belege sparen {example.60.hours} Stunden: {example.60.verdict} Wo es sich nicht lohnt, sagen wir Ihnen, dass Sie noch warten können.',
          ],
          keywords: ['ROI', 'Ersparnis', 'Rechenbeispiel'],
        },
        {
          id: 'pilot',
          question: 'Wie läuft der Pilot, und was, wenn er nicht überzeugt?',
          answer: [
            '{promise.pilotWeeks} Wochen, ein Ablauf, echte Belege, {price.automationPilot} exkl.\u00a0MWST. Der neue Weg läuft neben dem bisherigen. Am Ende liegen zwei Ergebnisse nebeneinander, verglichen auf den Rappen, dazu die Minuten vorher und nachher, Prüfung und Korrekturen eingerechnet.',
            'Stimmen die Summen nicht, wird nicht umgestellt. Überzeugt Sie das Ergebnis nicht, hören Sie auf: Ihr alter Ablauf hat nie stillgestanden, und die Messung gehört Ihnen.',
          ],
          keywords: ['Pilot', 'Messung', 'Ausstieg'],
        },
        {
          id: 'beta-terms',
          question: 'Was ist während der Beta günstiger?',
          answer: [
            '{early.test} {early.end} {early.pilot}',
            '{early.partners} Für einen Platz tragen Sie sich in die Warteliste ein; wie viele frei sind, steht auf der Startseite. Anfragen prüfen wir innert {review.from} bis {review.to} Stunden.',
            '{early.experience}',
          ],
          keywords: ['Early Access', 'Beta-Partner', 'Rabatt'],
        },
      ],
    },
    {
      id: 'contact-next-steps',
      title: 'Kontakt und nächste Schritte',
      items: [
        {
          id: 'first-call',
          question: 'Wie läuft das erste Gespräch?',
          answer: [
            '{promise.freeConsultationMinutes} Minuten am Telefon, nach Absprache am Bildschirm, kostenlos, {hours.consultation}, auf Deutsch, Schweizerdeutsch oder Englisch. Sie zeigen einen Ablauf, wir sagen, was sich daran automatisieren lässt und was nicht.',
            'Den Termin wählen Sie über «Kostenlose Beratung buchen»; der Kalender öffnet sich in einem neuen Tab. Verpflichtet sind Sie danach zu nichts.',
          ],
          keywords: ['Erstgespräch', 'Termin', 'kostenlos'],
        },
        {
          id: 'what-to-bring',
          question: 'Was sollen wir bereithalten?',
          answer: [
            'Die letzte MWST-Abrechnung, eine typische Lieferantenrechnung und die Namen Ihrer Programme und Banken. Dazu die Zahl der Belege im Monat; geschätzt genügt.',
            'Schwärzen Sie Namen und Kontonummern. Schicken Sie keine Passwörter und keine Originale: Zugänge richten wir erst mit einem Auftrag oder einem Platz im Early Access ein, gemeinsam mit Ihnen.',
          ],
          keywords: ['Unterlagen', 'Vorbereitung', 'Datenschutz'],
        },
        {
          id: 'how-to-reach-us',
          question: 'Wie erreichen wir Sie, und wann kommt eine Antwort?',
          answer: [
            'Über das Kontaktformular oder an {mail.contact}; die Antwort kommt binnen {promise.contactReplyHours} Stunden. Am Telefon unter {phone}, {hours.phone}. Anfragen zu Workshops gehen an {mail.workshops}.',
            'Beraten wird online, in allen {claim.cantons} Kantonen. Für Workshops kommen wir auch zu Ihnen.',
          ],
          keywords: ['Kontakt', 'Telefon', 'Workshop'],
        },
        {
          id: 'contract-partner',
          question: 'Mit wem schliessen wir den Vertrag?',
          answer: [
            'Nicht mit dieser Website. Sie ist ein nicht kommerzielles Informations- und Community-Projekt der {parentCompany}; Verträge, Rechnungen und Zahlungen gibt es hier nicht.',
            'Bezahlte Leistungen verkauft das Einzelunternehmen {soleProprietorship}, oder eine Partnerfirma, zurzeit {partnerFirms}. Wer es in Ihrem Fall ist, steht in der Offerte, bevor Sie etwas bestellen.',
          ],
          keywords: ['Vertragspartner', 'Offerte', 'Einzelunternehmen'],
        },
        {
          id: 'after-the-call',
          question: 'Wie geht es nach dem Gespräch weiter?',
          answer: [
            'In vier Schritten: Analyse, Konzept, Umsetzung, Begleitung. Zuerst kommt eine Offerte für die Prozessanalyse. Nach ihr wissen Sie, ob sich der Pilot rechnet; nach dem Pilot wissen Sie, ob die Summen stimmen.',
            'Vom Konzept bis zum laufenden Betrieb sind {promise.implementationWeeks} Wochen der Richtwert. Ihr Termin steht im Konzept.',
          ],
          keywords: ['Ablauf', 'Offerte', 'Einführung'],
        },
      ],
    },
  ],
  closing: {
    title: 'Ihre Frage steht nicht da?',
    text: 'Stellen Sie sie im Erstgespräch: {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}. Oder schreiben Sie uns, die Antwort kommt binnen {promise.contactReplyHours}\u00a0Stunden.',
    booking: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    contact: { label: 'Kontakt', href: '/contact' },
  },
}
