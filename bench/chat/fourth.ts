import { answerable, type QuestionSet, unanswerable } from './questions.ts'

/**
 * Worded from the published pages by somebody who had seen neither the assistant nor the other sets, and sealed until its
 * scores had been noted (eval.ts); since then it is read like the others.
 */
export const fourth: QuestionSet = {
  de: [
    // Prices and the way to an order
    answerable(
      'Was chostet d Stund, wenn ich nach dene drü Mönet no Hilf bruche?',
      '/ /services /faq /process /tools/savings',
      'CHF 180|180 Franken',
    ),
    answerable('preis standard sync', '/services /faq /tools/savings', "1'390|1390"),
    answerable(
      'Wir sind zu dritt in einer Schreinerei und lassen das Abtippen gern machen. Mit welchem Betrag muss ich jeden Monat rechnen, damit es bei Ihnen läuft?',
      '/ /services /faq /process /tools/savings',
      '149',
    ),
    answerable(
      'Muss ich das Konzept extra bezahlen oder ist es irgendwo dabei?',
      '/process',
      'Prozessanalyse enthalten',
    ),
    answerable(
      'Kommt auf die Beträge noch etwas drauf für die Steuer oder ist das schon drin?',
      '/ /services /faq /process /terms /tools/savings /impressum /workshops /blog',
      'exkl.|ohne MWST|zuzüglich',
    ),
    answerable(
      'Wie lange im Voraus müsste ich kündigen, wenn ich euch nicht mehr brauche?',
      '/faq /process /services',
      '14 Tage',
    ),
    answerable(
      [
        'Wir haben ein altes Branchenprogramm ohne Schnittstelle.',
        'Was kostet die Abklärung, ob man es trotzdem anschliessen kann?',
      ],
      '/ /faq /services /blog/bexio-vs-abacus-comparison',
      'CHF 490|490 Franken',
    ),
    answerable(
      'an wievielen belegn messt ihr die zeit',
      '/process /references /services',
      '50 davon|50 Ihrer|50 Belegen',
    ),
    answerable(
      'Und was ist, wenn uns der Probelauf am Ende nicht überzeugt?',
      '/faq /process',
      'hören Sie auf|nicht umgestellt|bleibt der alte Ablauf|jedem können Sie aufhören',
    ),
    answerable(
      'Müssen wir mit dem Umstellen bis Neujahr warten?',
      '/faq /blog/bexio-vs-abacus-comparison',
      '1. April|MWST-Periode|Der Pilot läuft neben|MWST-Quartal',
    ),
    answerable(
      ['Bei uns fallen etwa 60 Belege im Monat an.', 'Lohnt sich das dann überhaupt schon?'],
      '/faq /tools/savings',
      'noch warten|warten Sie|Lohnt es sich nicht',
    ),
    answerable(
      'Guten Tag, wir möchten gerne anfangen. Welche Unterlagen sollen wir für Sie zusammenstellen?',
      '/process /faq /contact',
      'Belege eines Monats|Kontenplan|letzte MWST-Abrechnung|Kontoauszug|Buchhaltungssoftware',
    ),
    answerable(
      'Wir brechen vielleicht nach der ersten Analyse ab. Wem gehört dann die Auswertung?',
      '/process',
      'Auswertung gehört Ihnen',
    ),

    // Services
    answerable(
      'Wir verkaufen online und am Monatsende stimmen die Kreditkartenzahlungen nie mit der Buchhaltung überein. Machen Sie da etwas?',
      '/services',
      'Shop',
    ),
    answerable(
      'was passirt wenn eine übertragung zweimal läuft, ist dann alles doppelt gebucht',
      '/services/system-integration-api /faq',
      'keine zweite|nichts zweimal',
    ),
    answerable(
      'Um welche Zeit am Morgen kommt der Alarm, wenn der Bankauszug nicht eingetroffen ist?',
      '/services/system-integration-api',
      '08:00',
    ),
    answerable(
      'Merkt das System, wenn mir ein Betrüger eine Rechnung mit einem fremden Konto unterjubelt?',
      '/services/erp-automation /faq /tools/iban-check /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'noch nie|betrügerisch|Geänderte IBAN|IBAN geändert|zum Telefon|die bekannte',
    ),
    answerable(
      'Chönd mir all Telefonrächnige vom Monet uf eimal absägne?',
      '/services/erp-automation /blog/swiss-sme-accounting-automation',
      'zusammen freigeben|Sammelfreigabe',
    ),
    answerable(
      'Unsere Rechnungen kommen alle am Hauptsitz an, bestellt wird aber in der Filiale. Wer bekommt sie zum Visieren?',
      '/services/erp-automation',
      'Chur|dorthin',
    ),
    answerable('skonto verpasst', '/services/erp-automation', 'Zahlungsliste|Ablagefach|Skonto stehen'),
    answerable('liquiditaet wieviele wochen voraus', '/services', 'dreizehn|13 Wochen'),
    answerable(
      'Mini Chunde zahle immer z spät. Rächnet dir das i d Vorschou ii oder nume d Frischt uf em Papier?',
      '/services',
      'Zahlungsverhalten|erfahrungsgemäss',
    ),
    answerable(
      'Wär leit fescht, a welere Stell d Maschine mues warte?',
      '/about /services/ki-workflow-optimierung /process',
      'legen Sie fest|von Ihnen freigegeben|wo der Ablauf anhält',
    ),
    answerable(
      ['Könnt ihr bexio anbinden?', 'und abacus auch? über was'],
      '/faq /services /blog/bexio-vs-abacus-comparison',
      'AbaConnect',
    ),

    // VAT
    answerable(
      'An welchen Tagen im Jahr muss die Quartalsabrechnung spätestens abgegeben sein?',
      '/faq /services',
      '31. Mai|Ende Mai',
    ),
    answerable(
      'I ha bim Abschluss no ä Fähler vom letschte Johr gfunde, i weli Abrächnig ghört dä?',
      '/faq /services/tax-reporting /blog/swiss-sme-accounting-automation',
      '180.',
    ),
    answerable('Saldosteuersatz maximaler umsatz', '/faq /tools/vat', "5'024'000"),
    answerable(
      ['Wir rechnen mit dem Saldosteuersatz ab.', 'Wie oft im Jahr müssen wir dann einreichen?'],
      '/faq /tools/vat',
      'zweimal ab|nach Halbjahr|31. August und Ende Februar',
    ),
    answerable(
      'Wir bezahlen Zoom und Adobe aus Irland, auf der Rechnung steht keine Schweizer Steuer. Was heisst das für unsere Abrechnung?',
      '/faq /services /blog/swiss-sme-accounting-automation /references',
      'Bezugsteuer',
    ),
    answerable(
      'welche ziffer für vorsteuer auf investitionen',
      '/faq /services/tax-reporting /blog/swiss-sme-accounting-automation /blog/bexio-vs-abacus-comparison /blog/qr-rechnung-automation-schweiz',
      '405',
    ),
    answerable(['Wie hoch ist die MWST auf Übernachtungen?', 'Und wie lange gilt das noch?'], '/tools/vat', '2027'),
    answerable('Wird d Mehrwärtstüür jetz ufegsetzt wäge dr AHV?', '/tools/vat', 'nichts beschlossen'),
    answerable(
      'Wir sind gerade auf effektiv gewechselt. Wie lange sind wir jetzt daran gebunden?',
      '/tools/vat',
      'drei Jahre',
    ),
    answerable(
      'kasenzettel ohne name drauf bis welcher betrag ok?',
      '/blog/swiss-sme-accounting-automation',
      'CHF 400',
    ),
    answerable(
      'reicht ihr die mwst fuer uns ein oder muss ich das selber',
      '/services /faq /terms /references /blog/swiss-sme-accounting-automation',
      'ePortal|reichen keine|reichen weder|Eingereicht wird von Ihnen',
    ),

    // Starting a company, wages, audit
    answerable('Mir wänd e GmbH gründe, wieviel Gäld mues da uf d Bank?', '/faq /services/company-formation', "20'000"),
    answerable('Kann ich statt Bargeld mein Auto in die neue Firma einbringen?', '/faq', 'Gründungsbericht'),
    answerable('was kostet der handelsregister eintrag für eine einzelfirma', '/faq', 'CHF 80'),
    answerable('Wie lang gaht das öppe mit em Handelsregister in Züri?', '/faq', 'drei Wochen'),
    answerable(
      'Wir sind ein Unternehmen aus Stuttgart und wollen in der Schweiz eine Tochter gründen. Muss jemand von uns dort leben?',
      '/services/company-formation',
      'in der Schweiz wohnen',
    ),
    answerable(
      'Brucht üsi chlini GmbH mit vier Lüt e Revisionsstell?',
      '/faq /services/company-formation',
      'zehn Vollzeit',
    ),
    answerable('Unser Turnverein wird ehrenamtlich geführt. Ab wann wird er steuerpflichtig?', '/faq', "250'000"),
    answerable('Stellen Sie auch Lohnausweise aus?', '/faq', 'bleibt bei Ihnen'),
    answerable(
      'elm 4.0 geht das noch?',
      '/faq /blog/schweizer-kmu-digitalisierung-2025 /blog/bexio-vs-abacus-comparison',
      'ELM 5.0|abgeschaltet|endete',
    ),

    // Safety and law
    answerable('Schickt ihr AHV-Nummern an so ein Sprachmodell?', '/faq /services/ki-workflow-optimierung', 'ersetzt'),
    answerable('wird man automatisch abgemeldet nach einer weile?', '/ /faq /auth', '15 Minuten', 'Sitzung'),
    answerable(
      'sind sie selber von der finma überwacht',
      '/faq /terms',
      'nicht unter ihrer Aufsicht|nicht von der FINMA beaufsichtigt',
    ),
    answerable(
      'Darf i d Quittige furtschiesse, wenn i si iigscannt ha?',
      '/faq /services/erp-automation /blog/swiss-sme-accounting-automation',
      'Risiko|gleichgestellt|einander gleich',
    ),
    answerable('Brauchen kleine Firmen ein Verzeichnis der Datenbearbeitungen?', '/faq', '250 Mitarbeitenden'),
    answerable(
      'Wie hoch kann eine Busse wegen Datenschutz werden?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      "250'000",
    ),
    answerable('Wie lange bewahrt ihr eine Nachricht aus dem Formular auf?', '/privacy', '24 Monate ab Eingang'),
    answerable(
      'An wen wende ich mich, wenn Sie mein Auskunftsgesuch ablehnen und ich das nicht akzeptiere?',
      '/privacy',
      'EDÖB',
    ),
    answerable('gerichtstand', '/terms', 'Sitz der'),
    answerable(
      'Darf ich einen Abschnitt von Ihrer Seite in unserem Verbandsheft abdrucken?',
      '/terms /impressum',
      'Angabe der Quelle',
    ),
    answerable('welche sprachfassung gilt wen deutsch und englisch nicht gleich sind', '/terms', 'deutsche Fassung'),
    answerable('Wurde die Seite mit VoiceOver oder Ähnlichem getestet?', '/accessibility', 'NVDA|noch nicht geprüft'),
    answerable('wie heist die schrift auf der seite', '/impressum', 'Hanken Grotesk|Sometype'),
    answerable('werde ich im newsletter getrackt, also seht ihr ob ich klike', '/privacy', 'Zählpixel'),

    // People, contact, references
    answerable('Wär macht bi öich d Schnittstelle u ds ERP?', '/about', 'Jonas Muster'),
    answerable('wer leitet die kurse bei ihnen', '/about', 'Reto Platzhalter'),
    answerable('Wo isch öies Büro?', '/contact /impressum /privacy', 'Musterstrasse 1'),
    answerable(
      'Kann ich um halb sechs am Freitag noch anrufen?',
      '/contact /faq /impressum /services /workshops',
      '18:00',
    ),
    answerable(
      ['Ich möchte gern so ein kostenloses Gespräch.', 'An welchen Wochentagen geht das?'],
      '/ /contact /faq /services /about /process /references /tools /video-studio',
      'Mittwoch bis Freitag',
    ),
    answerable(
      ['Welche Firmen haben Sie schon betreut?', 'Warum nennen Sie keine Namen?'],
      '/references',
      'zugestimmt|Einwilligung',
    ),

    // Workshops, events, beta, newsletter
    answerable(
      'Ab wie vielen Leuten gilt ein Kurs als Grossgruppe?',
      '/workshops /services/ai-finance-workshop',
      'ab 50|50–|50 bis 150',
    ),
    answerable(
      'Chömed ihr für de Kurs au zu üs is Büro?',
      '/workshops /faq /',
      'Beides ist möglich|kommen wir auch|auch bei Ihnen',
    ),
    answerable('Was wird am vierten Tag der Einführung geübt?', '/workshops', 'Teilzahlung|offene Posten'),
    answerable(
      'mus man programieren können für den workshop',
      '/services/ai-finance-workshop /workshops',
      'Saldoliste|Keine Vorkenntnisse',
    ),
    answerable('Choschtet s Webinar öppis?', '/video-studio', 'kostenlos'),
    answerable(
      ['Was gibt es bei Ihnen für Online-Anlässe?', 'Und wie melde ich mich für so einen an?'],
      '/video-studio',
      'Kontaktformular',
    ),
    answerable('Cha me us dr Beta jederziit wider usstige?', '/terms', 'jederzeit'),
    answerable(
      'Mein Link zum Bestätigen vom Newsletter ist alt. Wie lange ist der gültig?',
      '/newsletter /privacy',
      '24 Stunden',
    ),

    // Tools and articles
    answerable('qr rechnung auf italienisch machen', '/tools', 'Italienisch'),
    answerable(
      'woran seh ich ob es eine qr iban ist',
      '/tools/iban-check /tools /blog/qr-rechnung-automation-schweiz',
      '30000',
    ),
    answerable('Wem gehört bexio eigentlich?', '/blog/bexio-vs-abacus-comparison', 'Mobiliar'),
    answerable(
      'Ab welchem Anteil passender Vorschläge frisst so ein Werkzeug mehr Zeit, als es bringt?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung',
      '36 %|35.6',
    ),

    // Not on the site: near misses
    unanswerable('Wie hoch ist der Gewinnsteuersatz für eine GmbH im Kanton Zug?'),
    unanswerable('Was verdient man als Entwicklerin bei Ihnen im ersten Jahr?'),
    unanswerable('Hät s bi öich Parkplätz vor em Büro?'),
    unanswerable('Nämed ihr uf de Summer no en KV-Lehrling?'),
    unanswerable('kann ich die individuelle automatisierung in raten zahlen'),
    unanswerable('Sind Sie nach ISO 27001 zertifiziert?'),
    unanswerable('Gibt es von euch eine App fürs iPhone?'),
    unanswerable('Wie viel Gewinn hat Ihre Firma letztes Jahr gemacht?'),
    unanswerable('Zahlen Sie eine Provision, wenn ich Ihnen einen Kunden bringe?'),
    unanswerable('Hat Mira Beispiel ein eidgenössisches Diplom als Treuhänderin?'),
    unanswerable(['Was kostet ein Workshop?', 'Gibt der Kanton dafür Bildungsgutscheine?']),
    unanswerable('säule 3a maximalbetrag selbständig'),

    // Not on the site: quite off
    unanswerable('Welche Bank hat zurzeit die günstigste Hypothek?'),
    unanswerable('Wie stelle ich auf meinem Fernseher die Untertitel ein?'),
    unanswerable('mein hund hat schokolade gefressen was tun'),
    unanswerable('Wo git s di beschte Gipfeli z Basel?'),
    unanswerable('Was kostet ein Zugbillett von Bern nach Chur?'),
    unanswerable('Wie lange muss ein Ei kochen, damit es weich bleibt?'),
    unanswerable('Schreib mir bitte ein kurzes Gedicht über den Herbst.'),
    unanswerable(['Danke, das hat geholfen.', 'Wer hat eigentlich gestern gewonnen, YB oder Basel?']),
    unanswerable('instagram konto löschen wie geht das'),
    unanswerable('Mein Drucker macht Streifen auf jedes Blatt, woran liegt das?'),
    unanswerable('Wie viele Einwohner hat Liechtenstein?'),
    unanswerable('Regnet es am Wochenende in Zürich?'),
  ],
  en: [
    // Prices and the way to an order
    answerable(
      'price automation pilot',
      '/ /services /faq /process /tools/savings /blog/swiss-sme-accounting-automation',
      'CHF 890',
    ),
    answerable(
      'An own interface build only for us, from which amount does it start?',
      '/services /faq /tools/savings',
      "3'990",
    ),
    answerable(
      'What would you charge to find out whether our old system can be hooked up at all?',
      '/ /services /faq /blog/bexio-vs-abacus-comparison',
      'CHF 490',
    ),
    answerable(
      'Are there fees from third parties, for example what my bank asks for the contract?',
      '/faq /services/ki-workflow-optimierung',
      'shown separately',
    ),
    answerable(
      'how many month of help are includet after start',
      '/ /faq /process /services /tools/savings',
      '3 months',
    ),
    answerable(
      ['What does the analysis cost?', 'And may we stop after it, without going further?'],
      '/ /faq /process',
      'stop there|stop after|stop here',
    ),
    answerable(
      'Can I just put something in a cart and pay it here?',
      '/terms /impressum /faq /process /workshops /video-studio',
      'no basket|sells nothing|no contracts|nothing can be bought|nothing on this website',
    ),
    answerable(
      'Which company will be written on my contract at the end?',
      '/faq /impressum /terms /process /workshops /privacy',
      'Saldora Beratung',
    ),
    answerable('Who is binding, the price on the page or in the offer I receive?', '/terms', 'quote is binding'),
    answerable(
      'If your software makes a mistake in the beta, must I check everything by myself?',
      '/terms',
      'Check every posting',
    ),

    // Services
    answerable(
      'My accountant is afraid that you take his work away. Is he right?',
      '/ /services',
      'remain their work|like working with',
    ),
    answerable(
      'we are a treuhand with 40 clients, do you keep them apart?',
      '/faq /services/erp-automation',
      'kept apart',
    ),
    answerable('sap business one how do you conect', '/faq /services', 'Service Layer'),
    answerable(
      'In our books, how can I see later which entries came from you and not from my colleague?',
      '/faq',
      'user of our own',
    ),
    answerable(
      'If the shop and the ledger have a different address for one customer, which one is right?',
      '/services',
      'which system wins|leading source|one home|customer belongs to',
    ),
    answerable(
      'After how many days of equal totals do you begin to write for real?',
      '/services/system-integration-api',
      'three days running',
    ),
    answerable('bexio error 429', '/services/system-integration-api /blog/bexio-vs-abacus-comparison', '429'),
    answerable(
      'For what is camt.054 good when I have already the camt.053?',
      '/services/system-integration-api /faq /blog/qr-rechnung-automation-schweiz /blog/swiss-sme-accounting-automation',
      "each payment|each credit|daily total|day's total",
    ),
    answerable(
      ['Could the software pay a supplier alone?', 'With us always two persons must sign. Does it stay?'],
      '/faq',
      'two people sign|signatures',
    ),
    answerable(
      ['Do you work with Run my Accounts?', 'and must we give up our chart of accounts?'],
      '/ /faq /services',
      'Chart of accounts',
      'stay|do not change',
    ),
    answerable(
      'how do you avoid that we pay same invoice two times',
      '/services/erp-automation /faq /blog/swiss-sme-accounting-automation /blog/qr-rechnung-automation-schweiz',
      'same invoice|posted before|Duplicates',
    ),
    answerable(
      'What happens when the number of corrections goes up after some months?',
      '/faq /services/ki-workflow-optimierung',
      'track is closed',
    ),
    answerable(
      'Does somebody of my team lose the job because of this?',
      '/faq /blog/finance-ai-zeitersparnis-finanzabteilung',
      'your decision|from entering to checking|cut jobs',
    ),
    answerable('How many old emails do you need from us for the test?', '/services/ki-workflow-optimierung', 'hundred'),
    answerable(
      'We have clients in France. Is it obligatory to say them that a machine answers?',
      '/services/ki-workflow-optimierung',
      'August 2026',
    ),
    answerable(
      'are the answers to clients sent automaticaly',
      '/services/ki-workflow-optimierung',
      'presses send|draft|every message sent|before anything is sent',
    ),
    answerable(
      'When we change to another AI later, who keeps the prompts and test cases?',
      '/services',
      'belong to you|remain yours',
    ),
    answerable('interest late payment percent by law', '/faq', '5 % a year'),
    answerable('May I put 20 francs of reminder fee on the bill?', '/faq', 'reminder fee'),
    answerable(
      'My wife does our books in the evening, and always there is a receipt that nobody understands. What does your system do with such one?',
      '/ /services /faq /about',
      'list of open points|goes to a person|asks when in doubt|goes on a list|waits for a person',
    ),
    answerable('Do you make also the salaries every month?', '/faq', 'payroll run, no|stay with you'),
    answerable('can you read italian delivery notes', '/services', 'Italian delivery notes'),
    answerable(
      'We would like a budget which looks like our ledger. How many versions of the plan do you make?',
      '/services',
      'three versions',
    ),

    // VAT
    answerable(
      'Until when do I have to hand in the third quarter?',
      '/faq /services /blog',
      '30 November|on the 30th|May, August, November',
    ),
    answerable('can i still send the vat on paper?', '/faq /blog/schweizer-kmu-digitalisierung-2025', 'electronic'),
    answerable(
      ['A German firm sends me software bills without Swiss VAT.', 'In which box goes that?'],
      '/faq /services /blog/swiss-sme-accounting-automation /references',
      '383',
    ),
    answerable(
      'How many days have I for the yearly reconcilation?',
      '/faq /services/tax-reporting /blog/swiss-sme-accounting-automation',
      '240',
    ),
    answerable('vat rate books switzerland', '/tools/vat', '2.6'),
    answerable('How do I take the VAT out of an amount where it is already inside?', '/tools/vat', 'gross × rate'),
    answerable('Which boxes for services from before 2024?', '/blog/swiss-sme-accounting-automation', '302'),
    answerable(
      'Will you say me which VAT method is cheaper for us?',
      '/services/tax-reporting /faq',
      'not a recommendation|side by side',
    ),
    answerable('file format upload tax portal', '/services/tax-reporting', 'eCH-0217'),

    // Starting a company
    answerable(
      'How much of the capital must really be paid when we found an AG?',
      '/faq /services/company-formation',
      "50'000",
    ),
    answerable(
      'Where stays the capital until the company is registered?',
      '/faq /services/company-formation',
      'blocked account',
    ),
    answerable('basic fee commercial register gmbh', '/faq /services/company-formation', 'CHF 420'),
    answerable(
      'I work alone and am not yet in the commercial register. From which sales am I obliged?',
      '/faq /services/company-formation',
      "100'000",
    ),
    answerable('I am the only one in my GmbH. Do I count as employee?', '/services/company-formation', 'its employee'),
    answerable(
      [
        'We are two friends and will open a company in spring.',
        'Some things we already paid privately, what happens with that?',
      ],
      '/services/company-formation',
      'what was private',
    ),

    // Safety and law
    answerable(
      'Do the models learn from our invoices?',
      '/faq /services/ki-workflow-optimierung',
      'rules out|rules that out',
    ),
    answerable('How many years must I keep the papers of a building?', '/faq', 'twenty'),
    answerable(
      'We are a small private bank. Do you know the rules for outsourcing?',
      '/ /faq /services/system-integration-api /blog/schweizer-kmu-digitalisierung-2025',
      '2018/3',
    ),
    answerable('is a american provider allowed?', '/faq /services/ki-workflow-optimierung', 'Data Privacy Framework'),
    answerable(
      'do you save my IP adress',
      '/privacy',
      'IP addresses|only as a hash|network address is a hash|Network addresses',
    ),
    answerable('In how many days will I have an answer if I ask for my data?', '/privacy', 'within 30 days'),
    answerable('What do your visitor statistics look like, which tracking tool runs here?', '/privacy', 'no tracking'),
    answerable('how is my chat conversation stored', '/privacy', 'neither stores|not kept|do not keep|open tab'),
    answerable('wcag level', '/accessibility /impressum', 'level AA'),
    answerable('keyboard shortcut to search', '/accessibility', 'Ctrl|/ key'),
    answerable('For what damages are you liable if I use this free site?', '/terms', 'gross negligence'),
    answerable(
      ['How do I make an appointment?', 'Your calendar does not work with my screen reader. Is there another way?'],
      '/accessibility /contact /faq',
      'by email or phone|by phone',
    ),

    // People, contact, references
    answerable('who is the founder', '/about /impressum', 'Mira Beispiel'),
    answerable('What is the postcode and the city of your seat?', '/contact /impressum /privacy', '8000'),
    answerable(
      'Hello, do you take the phone also on saturday?',
      '/contact /faq /impressum /services /workshops',
      'Monday to Friday',
    ),
    answerable('Could I speak with one of your existing clients?', '/references', 'speak to them directly|ask a firm'),

    // Workshops, beta, newsletter
    answerable('How many documents must we bring to the training?', '/workshops', '20 to 30'),
    answerable(
      'I would join a workshop as private person, with no company. Possible?',
      '/workshops /services/ai-finance-workshop /terms',
      'for businesses|to businesses',
    ),
    answerable(
      ['We think about the seven days programme.', 'What do we do on the last day?'],
      '/workshops',
      'half a day on its own',
    ),
    answerable(
      'Do you teach with Copilot or with ChatGPT, or what?',
      '/services/ai-finance-workshop',
      'represent no vendor|Those you have',
    ),
    answerable('how many places left early acces', '/ /waitlist /faq', '17|home page shows'),
    answerable(
      ['What is in your newsletter?', 'And how do I get rid of it again?'],
      '/newsletter /privacy',
      'every issue|one click|takes you off',
    ),

    // Tools and articles
    answerable('perforation qr bill necessary?', '/tools/qr-bill', 'perforation'),
    answerable(
      'May I let the amount empty on the QR slip?',
      '/tools/qr-bill /blog/qr-rechnung-automation-schweiz',
      'left open|Leave it empty',
    ),
    answerable(
      'What percentage should I type in the savings calculator if I have no idea?',
      '/tools/savings',
      'cautious|40, 60 and 80',
    ),
    answerable('to how many banks did abaninja conect', '/blog/bexio-vs-abacus-comparison', 'more than 70'),
    answerable(
      'From which amount should a second person look at a payment?',
      '/blog/swiss-sme-accounting-automation',
      "5'000",
    ),
    answerable(
      'How many small firms have a plan for emergencies, according to the cyber study?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      '30 % of firms',
    ),

    // Not on the site: near misses
    unanswerable('What is the corporate tax rate in the canton of Geneva?'),
    unanswerable('Do you sponsor a work permit for engineers from outside Europe?'),
    unanswerable('How much venture capital have you raised?'),
    unanswerable('Is there a SOC 2 report I could give to my auditor?'),
    unanswerable('Do you have summer internships for students?'),
    unanswerable('Is there a lift to your office for a wheelchair?'),
    unanswerable('home office deduction canton vaud'),
    unanswerable('I forgot my bexio password, how do I reset it?'),
    unanswerable('In which programming language is your software written?'),
    unanswerable(['Do you work with Abacus?', 'And how many certified Abacus consultants do you employ?']),
    unanswerable('What is the difference between Swiss GAAP FER and IFRS?'),
    unanswerable('How old is Reto Platzhalter?'),

    // Not on the site: quite off
    unanswerable('Which running shoes are good for flat feet?'),
    unanswerable('recipe for cheese fondue for six people'),
    unanswerable('How do I renew my passport when I live abroad?'),
    unanswerable('Who won the tennis final on sunday?'),
    unanswerable('What is the best season to visit Iceland?'),
    unanswerable('can you tell me a joke about cats'),
    unanswerable('My washing machine does not pump the water away, what can I do?'),
    unanswerable(['Thank you very much.', 'By the way, which film should I watch tonight?']),
    unanswerable('How far is the moon from the earth?'),
    unanswerable('Which visa does my mother need for a holiday in Japan?'),
    unanswerable('how to learn guitar fast'),
    unanswerable('When do the shops close in Lugano on Sunday?'),
  ],
}
