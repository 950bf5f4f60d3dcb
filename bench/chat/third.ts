import { answerable, type QuestionSet, unanswerable } from './questions.ts'

/**
 * Worded by somebody who had seen neither the other sets nor the assistant, from the published pages alone. The assistant
 * may be improved on these, so its result here says less than its result on a set that nobody has looked at.
 */
export const third: QuestionSet = {
  de: [
    // What is taken over: receipts, VAT, interfaces, AI
    answerable('Bei uns kommt die Hälfte als Handyfoto oder auf Papier. Reicht das zum Buchen?', '/services /', 'Foto'),
    answerable(
      'Was passiert, wenn uns ein Lieferant die gleiche Rechnung zweimal schickt?',
      '/services/erp-automation /faq',
      'bleibt',
    ),
    answerable('Müend mir s bexio ufgä, wenn mir mit eu schaffe?', '/services /faq /', 'bleib|Nein'),
    answerable(
      'An wievielen Belegn wird die Zeit vor dem Pilot gestopt?',
      '/services/erp-automation /process /references',
      '50',
    ),
    answerable('skonto verpassen wir dauernd, hilft das was?', '/services/erp-automation', 'Skonto'),
    answerable(
      'Reichen Sie die MWST-Abrechnung am Schluss auch gleich für uns ein?',
      '/services /faq /terms /references',
      'reichen|eingereicht',
    ),
    answerable(
      'Bis wänn muess ich s dritte Quartal vo de Mehrwertstüür abgäh?',
      '/services/tax-reporting /faq /blog/finance-ai-zeitersparnis-finanzabteilung /blog/schweizer-kmu-digitalisierung-2025 /blog/swiss-sme-accounting-automation',
      '30. November',
    ),
    answerable(
      'Adobe und Zoom stellen uns aus Irland Rechnung, ohne Schweizer MWST. Müssen wir da etwas deklarieren?',
      '/services /faq /references /blog/swiss-sme-accounting-automation',
      'Bezugsteuer|383',
    ),
    answerable(
      'Die Revisorin hat beim Abschluss einen MWST-Fehler gefunden. Wie viele Tage haben wir für die Berichtigung?',
      '/services/tax-reporting /faq /blog/swiss-sme-accounting-automation',
      '240',
    ),
    answerable(
      'Säged ihr eus, öb Saldostüürsatz oder effektiv günschtiger isch?',
      '/services/tax-reporting /faq /tools/vat',
      'beide Methoden|günstiger',
    ),
    answerable('saldosteursatz umsatzgrenze', '/faq /tools/vat', "5'024'000"),
    answerable('Geht das auch mit einer kleinen Regionalbank?', '/services/system-integration-api /faq', 'SIX|Audit'),
    answerable(
      'Unterschied camt.053 camt.054',
      '/services/system-integration-api /faq /blog/qr-rechnung-automation-schweiz /blog/swiss-sme-accounting-automation',
      'Tagessumme|Tagestotal|Tagesende|Tagesauszug',
    ),
    answerable(
      'Ehrlich gesagt habe ich Angst, dass so ein Programm plötzlich selber Geld überweist.',
      '/services /faq /',
      'pain.001|ohne Ihr Ja|freigegeben|von Ihnen',
    ),
    answerable(
      'Gmerkt das öpper, wenn d Schnittstell znacht abschmiert?',
      '/services/system-integration-api /faq',
      'Nachricht',
    ),
    answerable(
      'Was kostet eine Schnitstelle zwischen zwei Programen, wenn es schon eine Verbindung gibt?',
      '/services/system-integration-api /faq /tools/savings',
      "1'390",
    ),
    answerable(
      'Unsere Branchenlösung ist von 2004 und kann nichts exportieren ausser Excel. Aussichtslos?',
      '/services /faq /',
      'Connector Audit|Export',
    ),
    answerable(
      'Wird irgendein Modell mit unseren Kundendaten gefüttert und trainiert?',
      '/services/ki-workflow-optimierung /faq',
      'ausschliesst',
    ),
    answerable('verschickt die KI von sich aus mails an unsere lieferanten?', '/services', 'von Hand|Mensch'),
    answerable(
      'Mir händ es Sammelpostfach und niemer weiss, wer scho gantwortet het. Chönd ihr da öppis mache?',
      '/services /',
      'Postfach|Sammelpostfach',
    ),
    answerable(
      'Muss ich in meinen Briefen erwähnen, dass ein Sprachmodell mitgeschriben hat?',
      '/services/ki-workflow-optimierung',
      'Ihr Schreiben|versenden',
    ),
    // Areas of expertise
    answerable('Könnt ihr voraussehen, wann uns auf dem Konto das Geld ausgeht?', '/services', '13|dreizehn'),
    answerable(
      'Kundenadressen haben wir in vier Programmen, überall anders geschriben. Was tut man da?',
      '/services',
      'Heimat|führende',
    ),
    // Workshops
    answerable(
      'Wir sind ein Verband, es kämen etwa 90 Leute. Machen Sie so grosse Kurse?',
      '/workshops /services/ai-finance-workshop',
      '150',
    ),
    answerable(
      'Was müend d Lüüt a de Workshop mitneh?',
      '/workshops /services/ai-finance-workshop',
      'Laptop|20 bis 30|Fragebogen|Saldolisten',
    ),
    answerable('Preis KI-Kurs für 6 Personen in Bern', '/workshops /services/ai-finance-workshop', 'Offerte|offeriert'),
    answerable(
      'Unser Datenschützer macht sich Sorgen: Üben wir im Kurs mit echten Mandantendaten?',
      '/workshops /services/ai-finance-workshop',
      'anonymisiert|schriftlich|geschwärzt',
    ),
    answerable(
      'Brauchts Programirkentnisse für den Kurs?',
      '/workshops /services/ai-finance-workshop',
      'Saldoliste|Vorkenntnisse',
    ),
    answerable(
      ['Wie sieht der Plan für sieben Tage Workshop aus?', 'und was läuft am letzten Tag?'],
      '/workshops',
      'halben Tag|Übergabe',
    ),
    // Starting a company
    answerable(
      "Ich habe 15'000 Franken gespart und möchte eine GmbH. Langt das?",
      '/faq /services/company-formation',
      "20'000",
    ),
    answerable('Chönd ihr eus im Handelsregister iiträge?', '/faq /services /terms /', 'keine|Nein|ohne uns'),
    answerable('Grundgebühr Handelsregister Einzelunternehmen', '/faq', 'CHF 80'),
    answerable(
      'Ich komme aus Deutschland und möchte in Zürich eine Firma aufmachen. Muss dafür jemand hier wohnen?',
      '/services/company-formation',
      'Schweiz wohnen',
    ),
    answerable(
      'Unser Fussballclub ist ehrenamtlich und nimmt rund 180 Tausend ein. Sind wir schon MWST-pflichtig?',
      '/faq',
      "250'000",
    ),
    answerable(
      'Mit vier Angestellten, brauchen wir da eine Revisionstelle?',
      '/faq /services/company-formation',
      'Vollzeitstellen',
    ),
    // Daily work, security
    answerable('Kann man Mahngebühren automatisch mitverlangen?', '/faq', 'vereinbart'),
    answerable(
      'Ich mache seit 20 Jahren die Kreditoren. Werde ich jetzt wegrationalisiert?',
      '/faq /blog/finance-ai-zeitersparnis-finanzabteilung',
      '2 %|Prüfen',
    ),
    answerable('Mached ihr au d Löhn?', '/faq', 'Lohnausweise|Lohnbuchungen'),
    answerable(
      'Wir sind ein Treuhandbüro mit 60 Mandaten, die dürfen sich auf keinen Fall vermischen',
      '/faq /services/erp-automation',
      'getrennt',
    ),
    answerable('Können wir auch mitten im Jahr umstellen?', '/faq', 'MWST-Periode|1. April'),
    answerable('Wie lang müemer d Quittige ufbewahre?', '/faq /services /blog', 'zehn Jahre'),
    answerable(
      'Als Vermögensverwalter unterstehen wir der FINMA. Worauf müssen wir achten, wenn wir auslagern?',
      '/faq /services/system-integration-api /blog/schweizer-kmu-digitalisierung-2025 /',
      '2018/3',
    ),
    answerable('Landen unsere Belege in Amerka?', '/faq /services/ki-workflow-optimierung /', 'Schweiz'),
    // Prices, process, contract
    answerable(
      'Was choscht de Iistieg bi eu?',
      '/faq /process /services / /blog/finance-ai-zeitersparnis-finanzabteilung /blog/schweizer-kmu-digitalisierung-2025',
      'CHF 390',
    ),
    answerable('laufende kosten pro monat?', '/faq /process /services /tools/savings /', '149'),
    answerable(
      ['Was kostet der Pilot?', 'Und wie lange geht der?'],
      '/faq /process /services /blog/swiss-sme-accounting-automation /',
      '4 Wochen',
    ),
    answerable(
      'Und wenn uns das Ergebniss vom Pilot nicht überzeugt, sitzen wir dann fest?',
      '/faq /process',
      'hören Sie auf|alte Ablauf|alter Ablauf|aufhören',
    ),
    answerable('kündigungfrist betrieb', '/faq /process /services/system-integration-api', '14 Tagen'),
    answerable('Lohnt sich das bei 60 Belegen im Monat überhaupt?', '/faq', '4 Stunden|warten'),
    answerable(
      'Mein Verwaltungsrat will wissen, mit welcher Firma wir da eigentlich den Vertrag hätten.',
      '/faq /impressum /terms /process /workshops',
      'Saldora Beratung',
    ),
    // Beta
    answerable('Wie viele Plätze sind beim Early Access noch frei?', '/ /waitlist', '17'),
    answerable('Was han ich devo, wenn ich bi de Beta mitmache?', '/ /waitlist /faq /terms', 'Monat|Rabatt'),
    answerable('Habe mich gestern auf die Wartelliste gesetzt, wann höre ich etwas?', '/waitlist /faq /terms', '48'),
    answerable('Kann ich die Beta-Teilnahme wieder abbrechen?', '/terms', 'jederzeit'),
    // Contact, team, references
    answerable(
      'telefon bürozeiten',
      '/contact /faq /impressum /workshops /services/erp-automation /services/ki-workflow-optimierung',
      '09:00',
    ),
    answerable(
      'Chan ich am Mäntig am Morge es Erschtgspräch ha?',
      '/contact /faq / /process /services /about /references /video-studio /tools',
      'Mittwoch',
    ),
    answerable(
      'Was sol ich fürs erste Gesprech bereit haben?',
      '/faq /contact',
      'Lieferantenrechnung|Buchhaltungssoftware',
    ),
    answerable('Wir sitzen im Tessin. Arbeiten Sie auch dort?', '/faq /', '26'),
    answerable('Wer aus dem Team kennt sich mit KI-Abläufen aus?', '/about', 'Aline'),
    answerable(
      'Ich würde gern mit einer Firma reden, die schon bei Ihnen Kundin ist.',
      '/references',
      'zugestimmt|direkt|Anfrage',
    ),
    // Articles
    answerable(
      'Wie rechnet man die Prüfziffer einer QR-Referenz von Hand aus?',
      '/blog/qr-rechnung-automation-schweiz /tools/qr-bill',
      'Übertrag|Modulo 10',
    ),
    answerable('Wem gehört bexio eigendlich?', '/blog/bexio-vs-abacus-comparison', 'Mobiliar'),
    answerable(
      'Gibts eine Schweizer Untersuchung, die nachgemessen hat, wie viele Stunden KI im Rechnungswesen spart?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung /blog/schweizer-kmu-digitalisierung-2025 /tools/savings',
      'nicht gefunden|fanden wir nicht',
    ),
    answerable('Wie vill KMU bruched hüt scho KI?', '/blog', '34 %', 'bewusst'),
    answerable(
      'Ab welchem Betrag sollte eine zweite Person die Zahlung freigeben, gibt es da einen Richtwert?',
      '/blog/swiss-sme-accounting-automation',
      "5'000",
    ),
    answerable(
      'Ab wann kostet so ein KI-Werkzeug mehr Zeit, als es bringt?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung',
      '36 %|35.6',
    ),
    // Tools
    answerable('Woran sehe ich, ob das eine QR-IBAN ist?', '/tools /blog/qr-rechnung-automation-schweiz', '30000'),
    answerable('Wird das gspicheret, won ich im QR-Rechnigs-Werkzüüg iitippe?', '/tools /privacy', 'Browser'),
    answerable(
      'Ein alter Lieferant schickt plötzlich eine neue Kontonummer, und eure IBAN-Prüfung sagt, sie stimme. Kann ich zahlen?',
      '/tools/iban-check /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'Rufen Sie an|Rückruf|Telefon|betrügerisch',
    ),
    answerable('Mehrwertsteursatz für Bücher und Lebensmitel', '/tools/vat', '2.6'),
    answerable('Wie lang darf ein LinkedIn-Beitrag höchstens werden?', '/tools', "3'000"),
    answerable('Kommt bei den Gratis-Tools auch mal was für Mahnungen?', '/tools', 'Mahntexte|demnächst'),
    // Legal, newsletter, videos, accessibility
    answerable('Setzt ihr Cookies oder Google Analytics ein?', '/privacy', 'Cookies'),
    answerable(
      'Ich möchte, dass Sie alles löschen, was über mich gespeichert ist.',
      '/privacy',
      'datenschutz@saldora.example|löschen',
    ),
    answerable('Wie lang bhaltet ihr mini Aafrog us em Kontaktformular?', '/privacy', '24 Monate'),
    answerable('Wer haftet, wenn ein Rechner auf der Seite etwas Falsches anzeigt?', '/terms', 'Fahrlässigkeit'),
    answerable('Bestätigungslink vom Newsleter, wie lange gültig', '/newsletter /privacy', '24 Stunden'),
    answerable('Wo kann ich mir die Lernvideos anschauen?', '/video-studio', 'noch keines|Noch nicht|geplant'),
    answerable('Choschted d Online-Aaläss öppis?', '/video-studio', 'kostenlos'),
    answerable(
      'Ich arbeite mit dem Bildschirmleser NVDA. Habt ihr die Seite damit ausprobiert?',
      '/accessibility',
      'noch nicht',
    ),

    unanswerable('Habt ihr ab Sommer eine Lehrstelle KV frei?'),
    unanswerable('Gibt es bei Ihnen im Büro Besucherparkplätze?'),
    unanswerable('Können wir den Pilot in drei Raten abzahlen?'),
    unanswerable('ISO 27001 zertifiziert?'),
    unanswerable('Wie verbuche ich Bitcoin in der Bilanz?'),
    unanswerable('Hat d Mira Beispiel en Fachuswiis als Trüehänderin?'),
    unanswerable('Wie hoch war euer Umsatz im letzten Jahr?'),
    unanswerable('Gits vo eu au es App fürs iPhone?'),
    unanswerable('Wie hoch ist die Gewinnsteuer für eine GmbH im Kanton Zug?'),
    unanswerable(
      'Unser Einkauf verlangt von Dienstleistern eine Berufshaftpflicht. Wie hoch ist bei Ihnen die Deckungssume?',
    ),
    unanswerable('Wie kündige ich mein bexio-Abo?'),
    unanswerable('Zahlen Sie eine Provision, wenn ich Ihnen Kunden vermittle?'),
    unanswerable('Bekommen wir am Schluss des Kurses ein Zertifikat für den Lebenslauf?'),
    unanswerable('Gibt es am ganztägigen Workshop etwas zu essen?'),
    unanswerable('Was müssen wir zahlen, wenn wir den Workshop drei Tage vorher absagen?'),
    unanswerable('Baut ihr auch Dashbords in Power BI?'),
    unanswerable('Wie lange bleibt eine Offerte gültig?'),
    unanswerable('Wie melde ich für meine Leute Kurzarbeit an?'),
    unanswerable('Welche Bank hat das günstigste Geschäftskonto für Gründer?'),
    unanswerable('instagram kanal'),
  ],
  en: [
    // What is taken over: receipts, VAT, interfaces, AI
    answerable(
      'Does the software book things on its own or does somebody have to say yes first?',
      '/services /faq /',
      'approv|say yes',
    ),
    answerable('Is a phone picture of a till receipt good enough?', '/services /', 'photo'),
    answerable(
      'I type in about 300 bills a month, five minutes each. How many hours would I get back?',
      '/services/erp-automation /faq',
      '20 hours',
    ),
    answerable('wich acounting software do you work with', '/services /faq /', 'Abacus'),
    answerable(
      'Invoices arrive at head office but it is the branch that placed the order and has to sign them off',
      '/services/erp-automation',
      'Chur|cost centre',
    ),
    answerable('deadline VAT return first quarter', '/services/tax-reporting /faq', '31 May'),
    answerable(
      'Our auditor found a VAT mistake from last year. Which period does the correction go into?',
      '/services/tax-reporting /faq /blog/swiss-sme-accounting-automation',
      '180th',
    ),
    answerable(
      'Can a firm file VAT only once a year?',
      '/services/tax-reporting /blog/schweizer-kmu-digitalisierung-2025',
      "by year|5'005'000",
    ),
    answerable('do you hand in the vat retrun for us', '/services /faq /terms /references', 'file|submit'),
    answerable(
      'Which box on the form for cloud subscriptions bought from a US vendor?',
      '/services /faq /references /blog/swiss-sme-accounting-automation',
      '383',
    ),
    answerable(
      'We sell through a web shop and the card company keeps its cut. Can all of that end up in the ledger correctly?',
      '/services',
      'web shop|commission',
    ),
    answerable(
      'Do I need a separate EBICS agreement with every bank?',
      '/services/system-integration-api /faq /blog/bexio-vs-abacus-comparison',
      'each bank|per bank|with each',
    ),
    answerable(
      'I worry that a transfer runs twice and we end up with duplicates.',
      '/services/system-integration-api /faq',
      'identifier|nothing is posted twice',
    ),
    answerable('uptime', '/services/system-integration-api /faq /terms /', '99.5'),
    answerable(
      'How do you test a connection before it is allowed to write into our books?',
      '/services/system-integration-api',
      'test account|three days',
    ),
    answerable(
      'What woud it cost to have an interface of our own built?',
      '/services/system-integration-api /faq /tools/savings',
      "3'990",
    ),
    answerable(
      'My partner is convinced that OpenAI would learn from our invoices',
      '/services/ki-workflow-optimierung /faq',
      'rules out|rules that out',
    ),
    answerable(
      'Are names and AHV numbers hidden from the model?',
      '/services/ki-workflow-optimierung /faq',
      'replaced',
    ),
    answerable('can the ai anser our mails automaticaly', '/services', 'draft|person'),
    answerable(
      'We have hundreds of contracts and nobody knows the notice periods. Could those be pulled out?',
      '/services',
      'notice period|out of contracts',
    ),
    // Areas of expertise
    answerable('cash flow forecast', '/services', 'thirteen|13'),
    answerable(
      'Our budget is a spreadsheet that nobody compares with the accounts after March. Ideas?',
      '/services',
      'budget|plan',
    ),
    // Workshops
    answerable('What does my team walk away with afterwards?', '/workshops', 'sheet|checklist|action plan'),
    answerable(
      'Is the training remote or at our office?',
      '/workshops /faq /',
      'Either|on site|at your office|come to you',
    ),
    answerable(
      'I am a private person, may I book a course as well?',
      '/workshops /services/ai-finance-workshop',
      'businesses',
    ),
    answerable(
      ['Could you tell me about the seven-day rollout?', 'what happens on day four?'],
      '/workshops',
      'open items',
    ),
    answerable('how long does the questionaire take', '/workshops /services', '10 minutes|10-minute'),
    answerable(
      'Are you paid by Microsoft or somebody to push their tools in the training?',
      '/workshops /services/ai-finance-workshop',
      'vendor|partner',
    ),
    answerable('We cannot spare people for a whole week. Can the days be spread out?', '/workshops', 'spread'),
    // Starting a company
    answerable('AG how much has to be paid in', '/services/company-formation /faq', "50'000"),
    answerable(
      'I would like to bring my van into the company instead of cash. What do I need?',
      '/faq',
      'formation report',
    ),
    answerable(
      'The notary asks who handles the registration. Is that you?',
      '/services /faq /terms /',
      'do not register|no setting up|form no companies|you arrange|company registration',
    ),
    answerable(
      'None of us founders lives in Switzerland, is that a problem?',
      '/services/company-formation',
      'live in Switzerland',
    ),
    answerable('how long untill the comercial register entry is through', '/faq', 'three weeks'),
    answerable(
      'I freelance and made 120k last year. Do I have to be in the commercial register?',
      '/services/company-formation /faq',
      "100'000",
    ),
    // Daily work, security
    answerable('defualt interest for late payers', '/faq', '5 %'),
    answerable('We have eight employees, would you run the payroll?', '/faq', 'salary certificates|payroll run'),
    answerable(
      'Our fiduciary is afraid we are about to drop them.',
      '/ /services',
      'remain their work|clean figures|like working|work with',
    ),
    answerable('How many years do I keep documents about a building?', '/faq', 'twenty'),
    answerable('We have 40 staff. Do we need a record of processing activities?', '/faq', '250'),
    answerable(
      'Our compliance officer wants to know what you have to do with FINMA',
      '/faq /services/system-integration-api /blog/schweizer-kmu-digitalisierung-2025 /terms /',
      '2018/3|not under its supervision|not supervised',
    ),
    answerable(
      'Could it be set up so that the one who enters an invoice is not the one who approves it?',
      '/faq',
      'two people',
    ),
    answerable('were is our data stord', '/faq /services/ki-workflow-optimierung / /privacy', 'Switzerland'),
    answerable('Does the changeover have to happen on 1 January?', '/faq', 'VAT period|1 April'),
    answerable(
      'how often does the AI get it wrong?',
      '/faq /services/ki-workflow-optimierung',
      'measuring|errors piled up|count',
    ),
    // Prices, process, contract
    answerable(
      'I only have about a thousand francs this year. What could I start with?',
      '/faq /process /services /',
      'CHF 390',
    ),
    answerable('hourly rate support', '/faq /process /services /tools/savings /', '180'),
    answerable('Is the concept charged extra?', '/process', 'Included in the Process Analysis'),
    answerable(
      'What if the two sets of figures do not match at the end of the trial?',
      '/faq /process /',
      'old routine|nothing is switched|totals agree',
    ),
    answerable('When wil the investment have paid for itself?', '/faq /', '6 months|6months'),
    answerable('Can we walk away half way through?', '/faq /process /', 'stop'),
    answerable('what papers do you need from us for the analysis', '/process', 'chart of accounts|camt.053|VAT return'),
    answerable(
      'are the prices inclusiv of VAT',
      '/faq /process /services /terms /impressum /workshops /blog /tools/savings /',
      'excl. VAT|excluding VAT',
    ),
    answerable(
      'Who would be the seller on paper, the AG or somebody else?',
      '/faq /terms /impressum /process /workshops',
      'Saldora Beratung',
    ),
    // Beta
    answerable('Is there still room in the Founders Beta?', '/', '3 of 3'),
    answerable('beta partner discount', '/ /faq /terms', '50–70'),
    answerable('You turned me down for the beta. May I aply again?', '/privacy', 'again'),
    answerable(['I signed up for Early Access', 'how quickly do you look at it?'], '/waitlist /faq /terms', '48'),
    // Contact, team, references
    answerable(
      'Can I ring you on a Monday morning?',
      '/contact /faq /impressum /workshops /services/erp-automation /services/ki-workflow-optimierung',
      'Monday',
    ),
    answerable(
      'How soon do you anwser an enquiry?',
      '/contact /faq /process /services /workshops /impressum',
      '24 hours',
    ),
    answerable('postal address', '/impressum /privacy', 'Musterstrasse'),
    answerable('Who on your side would connect our Abacus?', '/about', 'Jonas'),
    answerable('No testimonials, no logos. Why should I trust you?', '/references', 'agreed|consent|one at a time'),
    // Articles
    answerable(
      'Our IT wants to know how many invoices the bexio API returns per call',
      '/blog/bexio-vs-abacus-comparison',
      "500|2'000",
    ),
    answerable(
      'That Stanford and MIT study, how many days earlier was month-end closed?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung',
      '7.5',
    ),
    answerable('QR code print size mm', '/blog/qr-rechnung-automation-schweiz /tools/qr-bill', '46'),
    answerable(
      'How high can the fine be under the data protection act, and who pays it?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      "250'000",
    ),
    answerable(
      'Up to what amount is a cash register slip fine without our company name on it?',
      '/blog/swiss-sme-accounting-automation',
      '400',
    ),
    // Tools
    answerable('How do I take 8.1 % out of a gross amount?', '/tools/vat', '(100 % + rate)|gross × rate'),
    answerable(
      'Does a QR-bill count as an e-invoice?',
      '/tools/qr-bill /blog/qr-rechnung-automation-schweiz /blog/schweizer-kmu-digitalisierung-2025',
      'eBill|not an e-invoice',
    ),
    answerable(
      'Are the LinkdIn drafts written by a machine?',
      '/tools/linkedin-post-generator',
      'fixed|by hand|browser',
    ),
    answerable(
      'In the savings calculator, which automated share is realistic?',
      '/tools/savings',
      '40, 60 and 80|cautious|pilot',
    ),
    answerable('Anything planned for reading bank statement files in the browser?', '/tools', 'camt.053'),
    // Legal, newsletter, videos, accessibility
    answerable('Why is there no cookie banner?', '/privacy', 'cookies|banner'),
    answerable('If I ask you to delete me, how long am I still in the backups?', '/privacy', '30 days'),
    answerable('May I quote from your articles?', '/terms /impressum', 'source'),
    answerable('If the German and the English terms differ, which one counts?', '/terms', 'German'),
    answerable('Does the newsleter track whether I open it?', '/privacy', 'tracking pixels'),
    answerable('When is the next webinar?', '/video-studio', 'No event'),
    answerable('wcag level', '/accessibility /impressum', 'AA'),

    unanswerable('Are you hiring bookkeepers at the moment?'),
    unanswerable('Which tram stops near your office?'),
    unanswerable('How many days do we have to pay your invoices?'),
    unanswerable('Do you have a SOC 2 report we could see?'),
    unanswerable('How do I apply for a Swiss work permit for a new employee?'),
    unanswerable('What is the corporate tax rate in Zug?'),
    unanswerable('Does Jonas Muster have a university degree?'),
    unanswerable('how many investors does saldora have'),
    unanswerable('Is there an Android app?'),
    unanswerable('Which cyber insurrance would you recommend?'),
    unanswerable('How do I reset my password in Abacus?'),
    unanswerable('Is lunch included in the full-day workshop?'),
    unanswerable('What are the cancelation fees if our team is ill on the day of the workshop?'),
    unanswerable('Do you give discounts to charities?'),
    unanswerable('Do you run a podcast?'),
    unanswerable('My accountant wants to know how to book leased cars'),
    unanswerable('How are dividends from my own GmbH taxed?'),
    unanswerable('Could you recommend a notary in Lausanne?'),
    unanswerable('Do participants recieve a certificate that counts as continuing education?'),
    unanswerable('how do i clame my pension back when i leave switzerland'),
  ],
}
