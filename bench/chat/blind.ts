import { answerable, type QuestionSet, unanswerable } from './questions.ts'

/**
 * Worded from the published pages by somebody who had seen neither the assistant nor the other sets, and sealed until its
 * scores had been noted (eval.ts); since then it is read like the others.
 */
export const blind: QuestionSet = {
  de: [
    // Services
    answerable(
      'Reicht es, wenn ich einen Kassenzettel mit dem Handy abknipse?',
      '/services/erp-automation /faq',
      'Foto|Scan',
    ),
    answerable(
      'was passiert wenn der lieferant uns die gleiche rechnung zweimal schickt',
      '/services/erp-automation /faq /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'Rechnungsnummer|Nummer und Betrag|schon einmal verbucht',
    ),
    answerable(
      'Werded d Buechige eifach automatisch gmacht oder muess ich no öppis bestätige?',
      '/ /services /faq /process /blog/swiss-sme-accounting-automation',
      'freig|geben frei|gibt frei',
    ),
    answerable(
      'Bei uns läuft ständig die Skontofrist ab, weil Rechnungen herumliegen. Würde das besser?',
      '/services/erp-automation',
      'Zahlungsfrist und Skonto|Zahlungsliste',
    ),
    answerable(
      'Schickt ihr die fertige Mehrwertsteuerabrechnung gleich selber der ESTV?',
      '/services /faq /terms /blog/swiss-sme-accounting-automation /references',
      'reichen|eingereicht',
    ),
    answerable('bis wenn muess s dritte quartal abgrechnet sii', '/faq /services/tax-reporting /blog', '30. November'),
    answerable(
      'Wir zahlen ein Abo bei einer Firma in Kalifornien, auf der Rechnung steht keine MWST. Müssen wir da etwas deklarieren?',
      '/faq /services /blog/swiss-sme-accounting-automation',
      'Bezugsteuer',
    ),
    answerable(
      'Mein Treuhänder hat erst beim Abschluss gemerkt, dass wir letztes Jahr falsch abgerechnet haben. Wie viele Tage bleiben?',
      '/faq /services/tax-reporting /blog/swiss-sme-accounting-automation',
      '240',
    ),
    answerable('saldosteursatz maximaler umsatz', '/faq /tools/vat', "5'024'000"),
    answerable(
      'Was zahle ich für die Verbindung von zwei Programmen, wenn die Schnittstelle schon besteht?',
      '/faq /services/system-integration-api /tools/savings',
      "1'390",
    ),
    answerable(
      'd bank het über nacht kei uszug gliferet, merkt das öpper?',
      '/services/system-integration-api /faq',
      'Nachricht',
    ),
    answerable(
      'Wozu brauche ich neben camt.053 auch noch camt.054?',
      '/services/system-integration-api /faq /blog/qr-rechnung-automation-schweiz /blog/swiss-sme-accounting-automation',
      'Referenz',
    ),
    answerable(
      'Onlineshop, Kunden zahlen mit Karte, Gebür wird abgezogen: bekommen Sie das sauber in die Buchhaltung?',
      '/services',
      'Kommission|Shop',
    ),
    answerable(
      'Bei uns teilen sich fünf Leute die Adresse buchhaltung@ und niemand weiss, wer was beantwortet hat',
      '/services/ki-workflow-optimierung /services',
      'Postfach|Sammelpostfach',
    ),
    answerable(
      'Füttert ihr irgendwelche Modelle mit unseren Rechnungen, damit die besser werden?',
      '/faq /services/ki-workflow-optimierung',
      'ausschliesst',
    ),
    answerable(
      'könen wir später auf ein anderes sprachmodell wechslen',
      '/services/ki-workflow-optimierung /services',
      'gehören Ihnen|wechseln|Eigentum',
    ),
    answerable(
      'Muess ich mine Chunde säge, wänn e KI bim Schriibe hilft?',
      '/services/ki-workflow-optimierung',
      'bleibt Ihr Schreiben|Maschine',
    ),
    answerable('wieviel startkapital für eine gmbh', '/faq /services/company-formation', "20'000"),
    answerable(
      'Könnt ihr den Eintrag beim Handelsregister für mich erledigen?',
      '/ /faq /services /terms',
      'Notariat|keine Firm|gründen keine|ohne uns|Firmenanmeldung|veranlassen',
    ),
    answerable(
      'Wir sind zu viert in einer kleinen AG. Brauchen wir jemanden, der die Bücher revidiert?',
      '/services/company-formation /faq',
      'zehn Vollzeitstellen',
    ),
    answerable(
      'Ab wänn muess ich als Sälbständigi Mehrwertstüür abrächne?',
      '/faq /services/company-formation',
      "100'000",
    ),
    answerable(
      'Meine Partnerin und ich leben in München und wollen in Zürich eine GmbH aufmachen. Muss jemand von uns umziehen?',
      '/services/company-formation',
      'in der Schweiz wohnen',
    ),
    answerable(
      'Unser Verband möchte über hundert Mitglieder auf einmal schulen. Wie lange dauert so ein Anlass?',
      '/workshops /services/ai-finance-workshop',
      '2–4 Stunden|2 bis 4 Stunden',
    ),
    answerable('wa choschtet so en workshop bi öi', '/workshops /services/ai-finance-workshop', 'Offerte'),
    answerable(
      'Kommt jemand zu uns ins Büro für den Workshop oder läuft das nur am Bildschirm?',
      '/workshops /faq /',
      'vor Ort|zu Ihnen|bei Ihnen',
    ),
    answerable(
      [
        'Ich interessiere mich für den KI-Workshop für mein Finanzteam.',
        'Und was haben wir danach konkret in der Hand?',
      ],
      '/workshops /services',
      'Regelblatt|Massnahmenplan|Prüfliste|eine Seite Regeln',
    ),
    answerable('was müsen die teilnemer zum kurs mitbringen', '/workshops', 'Laptop|Fragebogen|20 bis 30 Belege'),
    // Prices and process
    answerable(
      'Preis Prozessanalyse?',
      '/ /faq /services /process /blog/finance-ai-zeitersparnis-finanzabteilung /blog/schweizer-kmu-digitalisierung-2025',
      '390',
    ),
    answerable(
      'Mit welchen monatlichen Kosten muss ich rechnen, wenn alles einmal läuft?',
      '/ /faq /services /process /tools/savings',
      '149',
    ),
    answerable('stundenansaz suport', '/ /faq /services /process /tools/savings', '180', 'Stunde'),
    answerable('chömed uf d priise no mwst druf', '/ /faq /services /process /terms /tools/savings', 'exkl'),
    answerable(
      'Wir haben nur etwa sechzig, also 60 Belege im Monat. Macht das für uns überhaupt Sinn?',
      '/faq',
      '4 Stunden|warten',
    ),
    answerable(
      'Wie schnell kommen wir wieder raus, wenn wir das Hosting nicht mehr wollen?',
      '/faq /process /services/system-integration-api',
      '14 Tage',
    ),
    answerable('Wie lange geht es vom Start bis alles produktiv ist?', '/ /process /faq /services', '8 Wochen'),
    answerable(
      'Wenn die vier Probewochen uns nicht überzeugen, was dann?',
      '/faq /process',
      'hören Sie auf|alter Ablauf|alte Ablauf|aufhören|nicht umgestellt',
    ),
    answerable(
      'was bruched ihr alles vo üs für d analyse',
      '/process /faq',
      'Kontenplan|Lieferantenrechnung|Kontoauszug|Belege eines Monats',
    ),
    // Beta programme, events
    answerable('wieviel rabat bekommt man als beta partner', '/ /faq /terms', '50–70'),
    answerable(
      'Ich habe mich auf die Warteliste gesetzt, wann höre ich etwas?',
      '/waitlist /faq /terms',
      '24 bis 48|24–48|48',
    ),
    answerable('Wann findet das nächste Webinar statt?', '/video-studio', 'kein Anlass|Newsletter'),
    answerable('Chame eui Video scho luege?', '/video-studio', 'Noch nicht|noch keines|gedreht'),
    // Articles and tools
    answerable('Wem gehört eigentlich bexio?', '/blog/bexio-vs-abacus-comparison', 'Mobiliar'),
    answerable(
      'Welcher Anteil der Schweizer KMU setzt schon künstliche Inteligenz ein?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      '34 %',
    ),
    answerable(
      'wie gross muess de qr code uf de rächnig druckt sii',
      '/blog/qr-rechnung-automation-schweiz /tools/qr-bill',
      '46',
    ),
    answerable(
      'Ab welchem Betrag würden Sie eine zweite Person unterschreiben lassen?',
      '/blog/swiss-sme-accounting-automation',
      "5'000",
    ),
    answerable(
      'Gemäss Ardent Partners, wie lange dauert eine Lieferantenrechnung im Schnitt?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung',
      '17.4',
    ),
    answerable(
      'woran erken ich ob das eine qr iban ist',
      '/tools/iban-check /tools /blog/qr-rechnung-automation-schweiz',
      '30000',
    ),
    answerable(
      'Ich möchte einen Kontoauszug meiner Bank als Tabelle anschauen. Habt ihr so ein Werkzeug?',
      '/tools',
      'demnächst|camt.053-Leser',
    ),
    answerable('Bleiben meine Eingaben im QR-Rechnungs-Tool privat?', '/tools /privacy', 'Browser'),
    // References, team, contact
    answerable(
      'Ich würde gern mit jemandem reden, der schon mit euch gearbeitet hat',
      '/references',
      'zugestimmt|direkt mit ihr|auf Ihre Anfrage|fragen eine Firma an',
    ),
    answerable('Wer ist bei Ihnen für Bankanbindungen und ERP zuständig?', '/about', 'Jonas'),
    answerable('zu welne ziite chan ich aalüte', '/contact /faq /impressum /services /workshops', '09:00'),
    answerable(
      'erstgesprech wie lange und an welchen tagen',
      '/ /contact /faq /process /about /services /references /video-studio /tools',
      '15 Minuten',
      'Mittwoch',
    ),
    // Legal, security, newsletter, accessibility
    answerable('Wie lange bleibt gespeichert, was ich ins Kontaktformular schreibe?', '/privacy', '24 Monate'),
    answerable('cookies trackng', '/privacy', 'keine Cookies|Cookies setzen wir nicht'),
    answerable(
      'Von wem kommt am Ende die Rechnung, wenn wir etwas bestellen?',
      '/faq /terms /impressum /workshops /process /privacy',
      'Saldora Beratung|Jede Offerte nennt den Anbieter',
    ),
    answerable('Welches Recht gilt, und wo müsste man klagen?', '/terms /impressum', 'schweizerisches Recht|Sitz der'),
    answerable(
      'De Link zum Newsletter bestätige gaht nüm, wie lang isch de gültig?',
      '/newsletter /privacy',
      '24 Stunden',
    ),
    answerable(
      'Unser Kunde ist eine Bank und fragt, ob die FINMA euch bewilligt hat',
      '/faq /terms',
      'zugelassen|bewilligt|Aufsicht|beaufsichtigt',
    ),
    answerable('Aufbewahrungsfirst Belege', '/faq /services /blog /privacy', 'zehn Jahre'),
    answerable(
      'Ich bin blind und arbeite mit NVDA. Habt ihr die Website damit ausprobiert?',
      '/accessibility',
      'noch nicht',
    ),
    // Not on the site
    unanswerable('Wie oft im Jahr verschickt ihr den Newsletter?'),
    unanswerable('Habt ihr offene Stellen oder nehmt ihr Praktikanten?'),
    unanswerable('Seid ihr nach ISO 27001 zertifiziert?'),
    unanswerable('chan me bi öich i bitcoin buechhaltig füehre'),
    unanswerable('Wie hoch ist die Gewinnsteuer für eine GmbH im Kanton Zug?'),
    unanswerable('Bekomme ich eine Provision, wenn ich euch einen Kunden vermittle?'),
    unanswerable('Müssen wir eine Anzahlung leisten, wenn wir einen Workshop buchen?'),
    unanswerable('Gibts am Schluss vom Kurs ein Zertifikat mit Weiterbildungspunkten für Treuhänder?'),
    unanswerable('kilometerentschedigung geschäftsauto wieviel rappen'),
    unanswerable('Kann ich euch per WhatsApp schreiben?'),
    unanswerable('Vermitteln Sie auch Kredite oder Leasing für Maschinen?'),
    unanswerable('Wie viel Umsatz hat Saldora letztes Jahr gemacht?'),
    unanswerable('Händ ihr zwüsched Wiehnacht und Neujahr offe?'),
    unanswerable('Wie viele Leute haben beim Webinar im Februar mitgemacht?'),
    unanswerable('Wie hoch sind die AHV-Beiträge für Arbeitgeber in Prozent?'),
  ],
  en: [
    // Services
    answerable(
      'Does the software post anything on its own, or does somebody here still sign off?',
      '/ /services /faq /process /blog/swiss-sme-accounting-automation',
      'approve|approval|proposal',
    ),
    answerable(
      'How does it work out which ledger account an invoice belongs to?',
      '/services /faq /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'earlier postings|posted before|last postings|pattern',
    ),
    answerable(
      'a supplier changed its bank details, will you just pay the new IBAN?',
      '/services/erp-automation /faq /tools/iban-check /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'never paid|Call them|Call back|pick up the telephone',
    ),
    answerable(
      'We get invoices at one branch but the person who ordered sits at another. Can approval follow the order?',
      '/services/erp-automation',
      'cost centre',
    ),
    answerable(
      'Our accountant is worried you would file the VAT return behind her back',
      '/services /faq /terms',
      'you or your fiduciary|submit no|file neither',
    ),
    answerable('quaterly vat deadlines switzerland', '/faq /services/tax-reporting', '31 May'),
    answerable(
      'Can you tell me which VAT method would leave us paying less?',
      '/services/tax-reporting /faq',
      'side by side|with your fiduciary|tax adviser',
    ),
    answerable(
      'revrse charge on foreign saas in switzerland, which box',
      '/faq /services/tax-reporting /blog/swiss-sme-accounting-automation /references',
      '383',
    ),
    answerable('Is there a turnover ceiling for the net tax rate thing?', '/faq /tools/vat', "5'024'000"),
    answerable('how much is a bespoke interface', '/faq /services/system-integration-api /tools/savings', "3'990"),
    answerable(
      'How do I know whether my bank can be hooked up?',
      '/services/system-integration-api /faq',
      'EBICS|bLink|audit',
    ),
    answerable(
      'If a transfer runs twice by accident, do we end up with everything booked double?',
      '/services/system-integration-api /faq',
      'identifier',
    ),
    answerable(
      'our industry software cant talk to anythng, is there still a way',
      '/faq /services /',
      'export|Connector Audit',
    ),
    answerable('Which accounting packages can you connect to?', '/ /faq /services', 'Abacus'),
    answerable(
      'Before you let a model loose on our inbox, how is it tried out?',
      '/services/ki-workflow-optimierung',
      'hundred old messages|test set|pilot',
    ),
    answerable(
      'Who gets to see AHV numbers and bank details, does the language model read those?',
      '/services/ki-workflow-optimierung /faq',
      'replaced',
    ),
    answerable('how often dose the AI get it wrong', '/faq /services', 'measur|corrected|errors|trial'),
    answerable(
      'I want to start an AG, how much money has to be on the account?',
      '/faq /services/company-formation',
      "50'000|100'000",
    ),
    answerable('what does the comercial register charge for a new gmbh', '/faq /services/company-formation', '420'),
    answerable(
      'I live in London and want to run a Swiss company from here. Any residence rule?',
      '/services/company-formation',
      'live in Switzerland',
    ),
    answerable(
      'Freelancer here, I earn about 60k. From what sales do I have to charge VAT?',
      '/faq /services/company-formation',
      "100'000",
    ),
    answerable(
      'Do I get billed for help with planning my company before it exists, and how much is that plan?',
      '/services/company-formation',
      '390',
    ),
    answerable(
      'sole trader bookkeeping, when is full double entry needed',
      '/faq /services/company-formation',
      "500'000",
    ),
    answerable(
      'Do my bookkeepers need to know any coding for the training?',
      '/services/ai-finance-workshop /workshops',
      'trial balance|No knowledge of AI',
    ),
    answerable('What is done on the fifth day of the rollout?', '/workshops', 'past quarter|VAT and the close'),
    answerable('are we alowed to use our real client invoices in the course', '/workshops', 'anonymised'),
    answerable(
      ['Tell me about training for our finance department.', 'And in which languages can you hold it?'],
      '/workshops /services/ai-finance-workshop /',
      'Swiss German',
    ),
    answerable(
      'shortest workshop you offer?',
      '/workshops /services /',
      '4 hours|2 hours|2–4 hours|2 to 4 hours|Four hours',
    ),
    // Prices and process
    answerable(
      'What would a four-week trial cost us?',
      '/ /faq /services /process /tools/savings /blog/swiss-sme-accounting-automation',
      '890',
    ),
    answerable(
      'My boss asks when this pays for itself',
      '/ /faq /tools/savings',
      '6 months|6months|divided by|Price / (',
    ),
    answerable(
      'What happens with support fees once the first quarter is over?',
      '/ /faq /services /process /tools/savings',
      '180',
      'hour',
    ),
    answerable('monthly hostng fee', '/ /faq /services /process /tools/savings', '149'),
    answerable(
      'Are there third-party charges on top of your prices?',
      '/faq /services',
      'language model|EBICS|model provider|notary',
    ),
    answerable(
      'What do we actually get after the first step, and can we walk away then?',
      '/process /faq /',
      'list of your processes|stop',
    ),
    answerable('Can we start in the middle of the year?', '/faq', '1 April|1 July|start of a VAT period'),
    answerable('how many docments do you put the stopwatch on', '/process /services/erp-automation /references', '50'),
    // Beta programme, events, video studio
    answerable('How many early access spots are left?', '/ /faq', '17|home page'),
    answerable(
      'does joining the waitlist oblige me to anything',
      '/ /waitlist /terms',
      'commits you to nothing|commit you to nothing|no right to a place',
    ),
    answerable('If you shut the beta down, how much warning do I get?', '/terms', '14 days'),
    answerable('Do I pay for the online events?', '/video-studio', 'free'),
    answerable('Will the videos have English subtitles?', '/video-studio', 'subtitles'),
    // Articles and tools
    answerable(
      'Small company with many branches and complicated payroll: bexio or the other one?',
      '/faq /blog/bexio-vs-abacus-comparison',
      'Abacus',
    ),
    answerable('what is abaninja', '/blog/bexio-vs-abacus-comparison', 'web accounting|Swiss21'),
    answerable(
      'Below what hit rate does an AI tool end up costing time rather than saving it?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung',
      '36 %|35.6',
    ),
    answerable(
      'Does Swiss law make electronic invoicing between firms mandatory?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      'no general e-invoicing duty',
    ),
    answerable(
      'Which reference type goes with an ordinary IBAN on a QR-bill?',
      '/tools/iban-check /tools/qr-bill /blog/qr-rechnung-automation-schweiz',
      'Creditor Reference|SCOR',
    ),
    answerable('vat calcuator: how do i get from gross to net', '/tools/vat', '100 % + rate'),
    answerable('Is there a character limit for the posts your generator writes?', '/tools', "3'000"),
    answerable(
      'In the savings tool, what share of automated receipts is realistic?',
      '/tools/savings',
      'cautious|40, 60 and 80',
    ),
    // References, team, contact
    answerable('Why are there no customer logos anywhere?', '/references', 'consent|agreed|advert'),
    answerable('who runs the traning sessions', '/about', 'Reto'),
    answerable(
      'Phone number and when is somebody there?',
      '/contact /faq /impressum /services',
      '+41 44 000 00 00',
      '09:00',
    ),
    answerable(
      'I wrote you an email an hour ago, when can I expect an answer?',
      '/contact /faq /process /services /workshops /accessibility /impressum',
      '24 hours',
    ),
    answerable(
      'book intro call cost',
      '/ /contact /faq /process /about /services /references /video-studio /tools /terms',
      'free|costs nothing',
    ),
    // Legal, security, newsletter, accessibility
    answerable(
      'Please tell me how I get everything deleted that you know about me',
      '/privacy',
      'datenschutz@saldora.example|delete',
    ),
    answerable('does this chat keep what I type', '/privacy', 'not kept|neither stores|do not keep|your visit only'),
    answerable('May I quote a paragraph of your article in our company magazine?', '/terms /impressum', 'source named'),
    answerable(
      'Which company is behind this site and where is it registered?',
      '/impressum /privacy /terms /faq',
      'Saldora Muster AG',
    ),
    answerable(
      'how do i stop recieving your newsletter',
      '/newsletter /privacy / /video-studio',
      'one click|link|unsubscribe',
    ),
    answerable(
      'Can I use the site with only a keyboard, and which guideline do you follow?',
      '/accessibility /impressum',
      'WCAG 2.2',
    ),
    // Not on the site
    unanswerable('Is there an iPhone app for approving invoices on the go?'),
    unanswerable('Do charities get a special discount?'),
    unanswerable('Are you hiring developers at the moment?'),
    unanswerable('Do you have a SOC 2 report we can show our auditors?'),
    unanswerable('What is your cancellation policy if half the team falls ill before a workshop?'),
    unanswerable('Is lunch included on the full-day course?'),
    unanswerable('How high is the dividend tax in Geneva?'),
    unanswerable('do you handle vat registration in germny or the eu oss scheme'),
    unanswerable('Do you pay a reward for reported security bugs?'),
    unanswerable('Is there parking near your office in Zurich?'),
    unanswerable('How many people read your newsletter?'),
    unanswerable('Do you carry professional indemnity insurance, and up to what sum?'),
    unanswerable('Can you value our company, we want to sell it next year'),
    unanswerable('how many days do we have to pay your invoice, 10 or 30'),
    unanswerable('What would an ordinary audit cost a firm of sixty people, roughly?'),
  ],
}
