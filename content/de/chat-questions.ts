/**
 * Other ways in which visitors ask what a passage answers, each apart by a bar: the assistant finds the passage by them too.
 * By address without the language's prefix. Written as people type, dialect included; never shown.
 */
export const chatQuestions = {
  '/faq#vat-return-work':
    'was automatisiert ihr bei der MWST | wie hilft ihr bei der Mehrwertsteuerabrechnung | MWST automatisch abrechnen | MWST-Abrechnung vorbereiten lassen | welche Ziffern im Formular',
  '/faq#vat-deadlines':
    'bis wann muss ich die MWST einreichen | Abgabefrist MWST | Frist MWST-Abrechnung | Abgabetermin Quartal | wann ist die MWST fällig | wie viele Tage nach Quartalsende muss die MWST bezahlt sein | wann muss die MWST bezahlt werden | Zahlungsfrist MWST |  Termine MWST | Fristverlängerung | Korrektur Vorjahr | Jahresabstimmung | wo reiche ich die MWST ein | ePortal',
  '/faq#net-tax-rate':
    'was ist der Saldosteuersatz | Saldosteuersatz erklären | effektive Methode oder Saldosteuersatz | Pauschalsatz | Abrechnungsmethode wechseln | welche Methode lohnt sich',
  '/faq#foreign-software':
    'Bezugsteuer | Software aus dem Ausland | ausländische Rechnungen ohne MWST | Google oder Microsoft Abo abrechnen | Dienstleistung aus dem Ausland versteuern',
  '/faq#bank-statements':
    'Kontoauszug importieren | Bank anbinden | wie kommen die Bankdaten rein | Bankkonto verbinden | wie kommen die Bankbewegungen in die Buchhaltung | Banktransaktionen | Zahlungen automatisch abgleichen |  camt importieren | EBICS oder bLink | mit welchen Banken arbeitet ihr | E-Banking verbinden | Bankauszug einlesen',
  '/faq#payment-release':
    'kann die Software selber Geld überweisen | zahlt das System automatisch | löst ihr Zahlungen aus | wer gibt Zahlungen frei | Zahlung ohne Freigabe | kann jemand unbemerkt Geld abziehen | Geld stehlen | sind Zahlungen sicher |  könnt ihr auf mein Konto zugreifen | Betrug mit falscher IBAN',
  '/faq#structured-addresses':
    'strukturierte Adresse QR-Rechnung | Adressregeln | muss die Adresse strukturiert sein | neue Regeln QR-Rechnung 2025 | Adressen in Stammdaten anpassen | kombinierte Adresse',
  '/faq#interface-failure':
    'was passiert wenn die Schnittstelle ausfällt | was wenn das System nicht läuft | Störung melden | Verfügbarkeit | Uptime | was wenn etwas schiefgeht | wie merke ich einen Fehler | Ausfallsicherheit',
  '/faq#no-interface':
    'unser Programm hat keine Schnittstelle | altes System ohne API | Software ohne API anbinden | Eigenentwicklung anbinden | Export und Import statt Schnittstelle',
  '/faq#where-to-start':
    'womit fangen wir an | wo anfangen | was zuerst automatisieren | erster Schritt | welcher Prozess eignet sich | was lohnt sich zuerst',
  '/faq#incoming-invoices':
    'wie werden Lieferantenrechnungen erfasst | Rechnung per Mail verarbeiten | Kreditorenrechnungen einlesen | PDF-Rechnungen automatisch erfassen | Belege einscannen und verbuchen | Belegerkennung OCR | erkennt ihr doppelte Rechnungen',
  '/faq#what-ai-decides':
    'was macht die KI genau | wie genau ist die KI | Fehlerquote | wie zuverlässig ist das | kann ich der KI vertrauen | entscheidet die KI selbst | wie oft macht die KI Fehler',
  '/faq#reminders':
    'Mahnungen automatisieren | Mahnwesen | kann man Mahnungen automatisch verschicken | Zahlungserinnerungen | verschickt das System Mahnungen von allein |  säumige Kunden mahnen | Verzugszins | Mahngebühr',
  '/faq#jobs':
    'verlieren unsere Leute ihren Job wegen der KI | ersetzt die KI Mitarbeiter | fallen Arbeitsplätze weg | werden Stellen abgebaut | was passiert mit der Buchhalterin | nimmt mir die KI die Arbeit weg',
  '/faq#keep-your-software':
    'welche Software unterstützt ihr | welche Programme | unterstützt ihr bexio | unterstützt ihr SAP | funktioniert das mit Abacus | mit Sage | mit Run my Accounts | mit Banana | müssen wir die Software wechseln | müend mir s Programm wächsle | Software behalten | Software ersetzen | braucht es eine neue Software |  Buchhaltungssoftware wechseln | kompatibel | welche ERP | seid ihr Partner von bexio',
  '/faq#bexio-or-abacus':
    'bexio oder Abacus | Unterschied zwischen bexio und Abacus | was ist besser bexio oder Abacus | welche Buchhaltungssoftware passt zu uns | Vergleich bexio Abacus | welche Software empfehlt ihr',
  '/faq#changeover-date':
    'wann am besten umstellen | müssen wir bis Jahresende warten | wann können wir starten | Umstellung während des Jahres | wann ist der beste Zeitpunkt | Startdatum',
  '/faq#fiduciary-clients':
    'ich bin Treuhänder mit vielen Mandanten | geht das für Treuhandbüros | mehrere Mandate | Mandanten trennen | Lösung für Treuhänder | nehmt ihr uns die Kunden weg',
  '/faq#payroll':
    'macht ihr Lohnbuchhaltung | Löhne abrechnen | Lohnabrechnung | Lohnausweis erstellen | Quellensteuer | Lohnlauf | Sozialversicherungen',
  '/faq#no-registration':
    'gründet ihr die GmbH für mich | gründet ihr Firmen | Firma gründen lassen | meldet ihr die Firma beim Handelsregister an | Firma anmelden | Handelsregistereintrag machen | könnt ihr meine Firma eintragen | macht ihr Gründungen',
  '/faq#share-capital':
    'wie viel Kapital braucht eine GmbH | wie viel Kapital braucht eine AG | Mindestkapital | Stammkapital GmbH | Aktienkapital AG | wie viel Geld brauche ich zum Gründen | Sacheinlage',
  '/faq#vat-threshold':
    'ab welchem Umsatz bin ich mehrwertsteuerpflichtig | ab wann MWST-pflichtig | wann muss ich MWST zahlen | MWST-Pflicht | Umsatzgrenze MWST | freiwillig MWST | Verein MWST-pflichtig | muss ich mich bei der MWST anmelden',
  '/faq#time-and-fees':
    'wie lange dauert eine Gründung | was kostet die Gründung | Kosten Handelsregister | Gebühr Handelsregister | Notariatskosten | wie lange dauert der Handelsregistereintrag | Gründungskosten GmbH',
  '/faq#first-books':
    'welche Buchhaltung brauche ich | muss ein Einzelunternehmen Buchhaltung führen | doppelte Buchhaltung Pflicht | Milchbüchlein | Buchführungspflicht | braucht meine Einzelfirma eine doppelte Buchhaltung | einfache Buchhaltung | brauche ich eine Revisionsstelle',
  '/faq#data-location':
    'werden meine Daten ins Ausland geschickt | wo wird gespeichert was die KI liest | verlassen Daten die Schweiz | wo sind meine Daten gespeichert | wo liegen die Daten | Serverstandort | sind die Server in der Schweiz | Daten in der Schweiz | Cloud im Ausland | Rechenzentrum | bleiben die Daten in der Schweiz | Datenspeicherung',
  '/faq#access-and-models':
    'wer darf unsere Belege sehen | wer hat Zugriff auf unsere Daten | lernt die KI aus unseren Daten | wird die KI mit unseren Daten trainiert | Training mit Kundendaten | Zugriffsrechte | seht ihr unsere Buchhaltung | liest die KI vertrauliche Daten mit | vertraulich | Geheimhaltung |  automatische Abmeldung nach Minuten',
  '/faq#retention':
    'wie lange muss ich Belege aufbewahren | Aufbewahrungsfrist | Aufbewahrungsdauer Belege | wie lange Belege behalten |  Aufbewahrungspflicht | reicht ein Scan | darf ich Papierbelege wegwerfen | darf ich Belege nach dem Scannen wegschmeissen | Belege digital archivieren | Quittungen fotografieren | GeBüV',
  '/faq#finma':
    'seid ihr von der FINMA bewilligt | untersteht ihr der FINMA | FINMA-Zulassung | FINMA-reguliert | Outsourcing nach FINMA | wir sind eine Bank oder ein Vermögensverwalter',
  '/faq#data-protection':
    'Datenschutz | DSG | DSGVO | Auftragsbearbeitungsvertrag | Vertrag Datenschutz | seid ihr DSGVO-konform | was muss ich beim Datenschutz beachten',
  '/faq#payback':
    'wann rechnet sich das | lohnt sich das | rentiert das | ROI | Amortisation | wie viel Zeit spare ich | wie viel spart man | wann habe ich das Geld wieder | bringt das etwas | Zeitersparnis',
  '/faq#pilot':
    'wie läuft der Pilot ab | was ist der Pilot | was wenn uns der Pilot nicht überzeugt | Geld zurück | testen | ausprobieren | Risiko | kann man es zuerst testen | was ist der Automation Pilot',
  '/faq#what-to-bring':
    'was soll ich zum Gespräch mitbringen | was muss ich vorbereiten | wie bereite ich mich vor | welche Unterlagen braucht ihr | was braucht ihr von uns | Passwörter schicken',
  '/faq#contract-partner':
    'mit wem schliesse ich den Vertrag | Vertragspartner | wer stellt die Rechnung | kann ich hier online bestellen | kann man hier etwas kaufen | nicht kommerziell | wie kann ich bezahlen',
  '/faq#after-the-call':
    'was passiert nach dem Gespräch | wie geht es weiter | nächste Schritte | Ablauf der Zusammenarbeit | wie läuft eine Zusammenarbeit ab | wie ist das Vorgehen | welche Schritte gibt es',
  '/#home-faq-4':
    'ersetzt ihr unseren Treuhänder | brauche ich noch einen Treuhänder | ersetzt das den Buchhalter | seid ihr ein Treuhandbüro | macht ihr den Jahresabschluss | macht ihr meine Buchhaltung',
  '/#reasons-title':
    'wie viele Projekte habt ihr gemacht | wie lange gibt es euch | Erfahrung | wie viele Kunden habt ihr | in welchen Kantonen seid ihr tätig | wie viel Stunden spart man',
  '/references':
    'habt ihr Referenzen | Referenzkunden | Referenzprojekte |  zufriedene Kunden | Kundenmeinungen | Bewertungen | wer sind eure Kunden | kann ich mit einem Kunden sprechen | Fallstudien',
  '/references#samples-title':
    'handelt es sich um echte Kunden | sind die Beispiele echt | warum stehen keine Namen | erfundene Beispiele',
  '/process#implementation-title': 'wie läuft die Umsetzung | wie wird eingeführt | Einführung im Detail',
  '/process#needs-title':
    'was braucht ihr für die Analyse | welche Unterlagen für die Analyse | Unterlagen bereitstellen',
  '/process#analysis-title':
    'was passiert in der Prozessanalyse | was bekomme ich bei der Analyse | wie läuft die Analyse ab',
  '/workshops#workshop-faq-4':
    'dürfen wir echte Belege verwenden im Workshop | mit eigenen Belegen üben | Kundendaten im Workshop',
  '/workshops#workshop-faq-7':
    'Workshop online oder vor Ort | online oder vor Ort | kommt ihr zu uns | kommt ihr für die Schulung zu uns in die Firma | Schulung bei uns |  Workshop bei uns im Büro | findet der Workshop online statt',
  '/workshops#workshop-faq-6': 'wozu der Fragebogen | wie lange dauert der Fragebogen',
  '/workshops#plan-title':
    'Agenda Workshop | Programm | Ablauf des Workshops | was passiert an den sieben Tagen | Rollout-Plan',
  '/workshops#day-1': 'was passiert am ersten Tag | erster Workshoptag | Tag 1',
  '/workshops#day-3': 'was passiert am dritten Tag | dritter Workshoptag | Tag 3',
  '/workshops#day-7': 'was passiert am letzten Tag | siebter Workshoptag | Tag 7',
  '/workshops#topics-title': 'Workshop Themen | was lernt man im Workshop | Inhalt des Workshops | Kursinhalt',
  '/workshops#request-title': 'Workshop anfragen | Workshop buchen | für einen Workshop anmelden',
  '/services/ai-finance-workshop#service-faq-2':
    'muss ich programmieren können | Vorkenntnisse für den Workshop | braucht man technisches Wissen | ist das schwierig | für Anfänger geeignet',
  '/services/company-formation#service-faq-4':
    'brauchen wir eine Revisionsstelle | Opting-out | eingeschränkte Revision verzichten',
  '/services/erp-automation#service-faq-1':
    'bucht die Maschine allein | wird automatisch gebucht | muss ich jede Buchung freigeben | wer gibt Buchungen frei',
  '/services/erp-automation#service-faq-3':
    'was passiert mit Papierbelegen | Kassenzettel | Quittungen auf Papier | Beleg fotografieren',
  '/services/tax-reporting#service-faq-1':
    'reicht ihr die MWST-Abrechnung ein | macht ihr die MWST-Abrechnung für uns | MWST einreichen lassen',
  '/services/ki-workflow-optimierung#service-faq-4':
    'muss ich sagen dass eine KI schreibt | Kennzeichnungspflicht KI | AI Act',
  '/services/system-integration-api#service-faq-1':
    'ist unsere Bank dabei | funktioniert das mit UBS | PostFinance | Raiffeisen | Kantonalbank anbinden | welche Banken',
  '/video-studio#studio-faq-1': 'kann ich die Videos schon schauen | wo sind die Videos | Videos ansehen | Lernvideos',
  '/video-studio#events-title':
    'gibt es ein Webinar | nächster Anlass | Veranstaltungen | Events | Webinar Termin | Online-Anlass anmelden',
  '/video-studio#studio-faq-3':
    'brauche ich ein Konto | muss ich mich registrieren | Login | einloggen | Passwort vergessen',
  '/tools/qr-bill':
    'QR-Rechnung erstellen | Einzahlungsschein erstellen | QR-Code für Rechnung generieren | Rechnung mit QR-Code machen',
  '/tools/qr-bill#qr-bill-questions-1': 'ist die QR-Rechnung Pflicht | muss ich QR-Rechnungen verwenden',
  '/tools/iban-check':
    'was ist eine QR-IBAN | Unterschied IBAN und QR-IBAN | IBAN überprüfen | IBAN prüfen | stimmt meine IBAN | QR-IBAN erkennen | IBAN validieren',
  '/tools/savings': 'Ersparnis berechnen | Sparrechner | ausrechnen wie viel ich spare | ROI berechnen',
  '/tools/linkedin-post-generator':
    'LinkedIn-Post schreiben | LinkedIn-Beitrag erstellen | Post-Generator | Social-Media-Text',
  '/tools/vat': 'MWST berechnen | Mehrwertsteuer ausrechnen | MWST-Rechner | brutto netto rechnen',
  '/tools/vat#vat-questions-3':
    'wird die MWST erhöht | kommt eine höhere Mehrwertsteuer | MWST-Erhöhung | 13. AHV-Rente',
  '/privacy#rights':
    'meine Daten löschen | Daten löschen lassen | Auskunft über meine Daten | welche Daten habt ihr über mich | Löschung verlangen | Recht auf Auskunft',
  '/privacy#retention':
    'wie lange speichert ihr meine Daten | wie lange bleiben Kontaktnachrichten gespeichert | Löschfristen',
  '/privacy#recipients':
    'wer erhält meine Daten | gebt ihr Daten weiter | verkauft ihr meine Daten | Auftragsbearbeiter | Hosting-Anbieter',
  '/privacy#contact-messages': 'was passiert mit meiner Kontaktnachricht | was passiert mit den Angaben im Formular',
  '/privacy#controller':
    'wer ist für den Datenschutz verantwortlich | Datenschutzbeauftragter | wer kümmert sich um den Datenschutz | an wen wende ich mich wegen Datenschutz',
  '/terms#no-contract':
    'verkauft ihr etwas auf dieser Seite | Online-Shop | Bestellung | Zahlung auf der Website | bin ich mit dem Formular gebunden',
  '/terms#project': 'ist das eine nicht kommerzielle Website | ist die Website kostenlos | Community-Projekt',
  '/terms#liability': 'haftet ihr | wer haftet bei Fehlern | Haftung | Garantie',
  '/terms#law': 'welches Recht gilt | Gerichtsstand',
  '/terms#fair-use': 'Sicherheitslücke melden | was ist verboten',
  '/impressum#accessibility': 'Barrierefreiheit | ist die Website barrierefrei | Screenreader',
  '/impressum#disputes': 'Beschwerde | Reklamation | unzufrieden | wo kann ich mich beschweren',
  '/blog/qr-rechnung-automation-schweiz': 'Artikel über QR-Rechnung | QR-Rechnung automatisieren',
  '/blog': 'habt ihr einen Blog | Artikel | Beiträge lesen | Fachartikel',
} satisfies Record<`/${string}`, string>
