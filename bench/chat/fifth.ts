import { answerable, type QuestionSet, unanswerable } from './questions.ts'

/**
 * Worded from the published pages by somebody who had seen neither the assistant nor the other sets: whole sentences,
 * with their circumstances, as tired people at a desk ask.
 */
export const fifth: QuestionSet = {
  de: [
    answerable(
      'Bei unserem alten Anbieter habe ich immer jemanden am Draht gehabt, der das Ding nie von innen gesehen hat. ' +
        'Mit wem rede ich bei Ihnen, wenn ich eine Frage habe?',
      '/about#principles-title',
      'gebaut',
    ),
    answerable(
      'Der Chef will für seine Notiz einen Namen: Wer in Ihrem Kernteam schaut, was ein Sprachmodell von unseren ' +
        'Zahlen zu sehen bekommt?',
      '/about',
      'Aline',
    ),
    answerable(
      'Eine Kollegin im zweiten Stock liest den Bildschirm mit JAWS, und sie fragt, ob das bei Ihnen wirklich ' +
        'einmal jemand mit so einem Programm durchprobiert hat.',
      '/accessibility#limits',
      'JAWS',
      'noch nicht',
    ),
    answerable(
      'Ich habe nach acht Stunden Zahlen Kopfweh, und auf Ihrer Startseite zappelt eine Zeichnung. Lässt sich die ' +
        'irgendwo anhalten?',
      '/accessibility#operation',
      'Schalter',
    ),
    answerable(
      'Mini Auge sind nüm die beschte, ich stell alles uf s Vierfache. Muess i denn bi jedere Zile hin und her ' +
        'schiebe?',
      '/accessibility#tested',
      '400',
    ),
    answerable(
      'Der Vertreter hat uns zwei Stunden lang etwas Schönes vorgeführt, und ich glaube ihm kein Wort. Womit ' +
        'könnten wir die beiden Programme bei uns selber auf die Probe stellen?',
      '/blog/bexio-vs-abacus-comparison',
      'zehn',
      'Belege',
    ),
    answerable(
      'Unser Informatiker liest in der Nacht zwölftausend Rechnungen aus bexio heraus und behauptet, das seien nur ' +
        'ein paar Abrufe. In was für Häppchen kommt denn so eine Liste?',
      '/blog/bexio-vs-abacus-comparison#schnittstellen-nachgerechnet',
      '500',
      'Blöcken',
    ),
    answerable(
      [
        'Bei Ihnen kann man das Neue offenbar schon vor den anderen ausprobieren.',
        'Und was habe ich als Beta-Partner davon, ausser Kinderkrankheiten?',
      ],
      '/faq#beta-terms /terms#beta',
      '70',
      'Rabatt',
    ),
    answerable(
      'Wir künden das alte Programm auf Ende Jahr. Gibt es mit den alten Daten noch etwas, das ich vorher ' +
        'ausprobieren sollte, bevor der Zugang weg ist?',
      '/blog/bexio-vs-abacus-comparison#der-wechsel-liste-zum-mitnehmen',
      'Stoppuhr|zehn Jahre',
    ),
    answerable(
      'Man hat uns ausgerechnet, dass sich so ein Werkzeug immer lohnt. Ab welchem Anteil an passenden Vorschlägen ' +
        'stimmt das denn, und wo kostet es einen sogar Zeit?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#eine-offene-rechnung',
      '35.6',
    ),
    answerable(
      'Wir verrechnen im Treuhandbüro nach Stunden, und am Abend frage ich mich, ob wir uns mit der Automatik nicht ' +
        'den Ast absägen, auf dem wir sitzen.',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#was-im-treuhandbuero-anders-ist /workshops#audiences-title',
      'Honorar',
    ),
    answerable(
      'Alle reden von Umfragen. Haben Sie irgendeine Untersuchung aus dem Inland, bei der im KMU wirklich jemand ' +
        'die gesparten Stunden gemessen hat?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#was-fuer-die-schweiz-fehlt ' +
        '/blog/schweizer-kmu-digitalisierung-2025#wie-weit-die-zahlen-tragen /tools/savings',
      'Schweizer Studie',
    ),
    answerable(
      'Seit der neue Drucker da ist, reklamieren die Kunden, ihr Handy lese den Code auf unserer Rechnung nicht ' +
        'mehr. Wie gross müsste der auf dem Papier denn sein?',
      '/blog/qr-rechnung-automation-schweiz#drei-erlaubte-paare-aus-konto-und-referenz /tools/qr-bill',
      '46',
      'mm',
    ),
    answerable(
      'Die Bank legt uns für jeden Tag zwei Dateien hin, und seit die Neue beide einliest, stimmt nichts mehr. ' +
        'Welche von beiden soll buchen und wozu ist die andere gut?',
      '/blog/qr-rechnung-automation-schweiz#zahlungsabgleich-mit-camt-053-und-camt-054',
      'kontrolliert',
    ),
    answerable(
      'Ein Mandant rechnet mit Saldosteuersatz ab, und die Aushilfe hat bei seiner Informatikrechnung trotzdem 1171 ' +
        'bebucht. Muss ich das zurücknehmen?',
      '/blog/qr-rechnung-automation-schweiz#vom-code-zur-buchung ' +
        '/blog/swiss-sme-accounting-automation#wo-automatisierung-scheitert',
      'Saldosteuersatz',
      'keine Vorsteuer',
    ),
    answerable(
      'Bei unseren Kreditoren klebt die Hausnummer seit zwanzig Jahren hinten an der Strasse. Muss ich die jetzt ' +
        'alle auseinandernehmen, oder geht das noch so durch?',
      '/blog/qr-rechnung-automation-schweiz#seit-november-2025-zaehlt-nur-die-strukturierte-adresse ' +
        '/faq#structured-addresses',
      'Hausnummer',
    ),
    answerable(
      'Am Stammtisch hiess es, die Buchhaltung müsse von Gesetzes wegen auf einem Server im Inland liegen. Ist da ' +
        'etwas dran oder ist das wieder so eine Geschichte?',
      '/blog/schweizer-kmu-digitalisierung-2025#was-seit-2025-neu-gilt ' +
        '/blog/schweizer-kmu-digitalisierung-2025#regeln-fuer-ki /faq#data-location ' +
        '/services/ki-workflow-optimierung#service-faq-2',
      'keine Pflicht|keine Server|Standort Schweiz',
    ),
    answerable(
      'Ich soll fuer alle im Buero ein Blatt schreiben, was man so einem Chatprogramm nie verraten darf. Was ' +
        'gehoert bei Ihnen auf diese Liste?',
      '/blog/schweizer-kmu-digitalisierung-2025#regeln-fuer-ki',
      'Lohnausweise',
    ),
    answerable(
      'Uns ist vor ein paar Jahren Ende November alles abgestürzt, kurz vor der Abgabe. Was hätten wir damals ' +
        'vorher geklärt haben müssen?',
      '/blog/schweizer-kmu-digitalisierung-2025#notfall',
      'EBICS|ePortal',
    ),
    answerable(
      'Der Lehrling steht mit einem Kassenzettel da, auf dem kein Empfänger steht, und ich weiss es selber nicht ' +
        'mehr: Bis zu welchem Betrag geht das?',
      '/blog/swiss-sme-accounting-automation#wo-automatisierung-scheitert',
      '400',
    ),
    answerable(
      'Wir streiten im Büro, ab welcher Summe zwei Leute auf eine Rechnung schauen sollten. Haben Sie da einen ' +
        'Vorschlag?',
      '/blog/swiss-sme-accounting-automation#kontrollen-die-genuegen',
      "5'000",
    ),
    answerable(
      'Ich möchte unsere grössten Lieferanten bitten, die Rechnungsinformationen in den QR-Code zu schreiben. Macht ' +
        'das schon jemand Bekanntes so, auf den ich mich im Brief berufen kann?',
      '/blog/swiss-sme-accounting-automation#der-weg-einer-lieferantenrechnung',
      'SBB',
    ),
    answerable(
      'Am Mäntig und am Ziischtig hett i am meischte Luft zum Rede. Sind ihr denn au am Bildschirm, oder nur a ' +
        'gwüsse Täg?',
      '/contact /faq#first-call /video-studio',
      'Mittwoch',
    ),
    answerable(
      'Ich habe Ihnen gerade geschrieben und muss dem Chef sagen, bis wann er mit etwas rechnen darf. Was ' +
        'verspreche ich ihm?',
      '/contact /faq#how-to-reach-us /services#closing-title /process#needs-title /impressum#disputes ' +
        '/workshops#request-title /services/system-integration-api#info-title',
      '24',
      'Stunden',
    ),
    answerable(
      'Seit Jahren warnt uns der Revisor vor Programmen, die hinter unserem Rücken Geld verschicken. Könnte Ihres ' +
        'das, wenn bei uns immer zwei unterschreiben müssen?',
      '/faq#payment-release /services/system-integration-api#service-faq-2 /services/erp-automation#features-title /',
      'E-Banking|ohne Ihr Ja',
    ),
    answerable(
      'Meine Kollegin in den Kreditoren hat Angst um ihre Halbtagsstelle, seit sie von der Maschine gehört hat. Was ' +
        'antworte ich ihr, das nicht gelogen ist?',
      '/faq#jobs /blog/finance-ai-zeitersparnis-finanzabteilung#eine-offene-rechnung',
      'Stellen',
    ),
    answerable(
      'Zwischen Weihnachten und Neujahr bringe ich hier niemanden dazu, etwas umzustellen. Ginge das auch unter dem ' +
        'Jahr, und welcher Zeitpunkt wäre gescheit?',
      '/faq#changeover-date /blog/bexio-vs-abacus-comparison#der-wechsel-liste-zum-mitnehmen',
      'MWST-Periode|MWST-Quartal',
    ),
    answerable(
      'Die Löhne macht bei uns noch eine Frau, die im Sommer pensioniert wird, und der Chef meint, das könnten dann ' +
        'Sie rechnen. Stimmt das?',
      '/faq#payroll',
      'Lohnbuchungen',
    ),
    answerable(
      'Bei uns mahnt niemand mehr, weil keiner weiss, wer schon bezahlt hat. Könnte das eine Maschine vorbereiten, ' +
        'und dürfen wir dafür etwas draufschlagen?',
      '/faq#reminders',
      'Mahngebühr',
    ),
    answerable(
      'Ich habe dreissig Mandate auf dem Pult und mag mir nicht vorstellen, dass die Regeln vom einen beim andern ' +
        'landen. Bleibt das bei Ihnen auseinander?',
      '/faq#fiduciary-clients /services/erp-automation#audience-title',
      'nach Mandat getrennt',
    ),
    answerable(
      'Im Keller stehen Ordner zu unserer Liegenschaft von 2008, und der Hauswart will den Platz. Darf ich die ' +
        'endlich wegwerfen?',
      '/faq#retention',
      'zwanzig',
    ),
    answerable(
      'Mir sind en Musigverein, alles ehrenamtlich, und am Fescht chömed guet hundertfüfzgtuusig Franke ine. Müend ' +
        'mir üs jetzt bi de Mehrwertstüür mälde?',
      '/faq#vat-threshold',
      "250'000",
    ),
    answerable(
      'Ich möchte beim ersten Gespräch nicht mit leeren Händen dasitzen. Was lege ich auf den Tisch, und was decke ' +
        'ich besser ab?',
      '/faq#what-to-bring /process#needs-title',
      'schwärzen',
    ),
    answerable(
      [
        'Wir überlegen uns die vier Wochen mit dem Piloten.',
        'Und wenn wir am Schluss finden, das sei nichts, stehen wir dann ohne etwas da?',
      ],
      '/faq#pilot /process#implementation-title',
      'alter Ablauf|alte Ablauf',
    ),
    answerable(
      [
        'Wir haben ein Programm, das mit niemandem redet, aus dem Jahr 2009.',
        'Und was verlangen Sie, wenn einmal jemand nachschaut, was da herauszuholen ist?',
      ],
      '/faq#no-interface /faq#entry-price /services/system-integration-api /services/erp-automation#service-faq-2 / ' +
        '/blog/bexio-vs-abacus-comparison#was-wir-dabei-tun-und-was-nicht',
      '490',
    ),
    answerable(
      'Unserem Grafiker gefällt die Schrift auf Ihrer Seite, und er fragt mich schon zum dritten Mal, wie sie heisst.',
      '/impressum#credits',
      'Hanken Grotesk',
    ),
    answerable(
      'Sie schreiben vorne etwas von über fünfzig Projekten. Sind da die Kurse mitgezählt, damit es nach mehr ' +
        'aussieht?',
      '/',
      'ohne Workshops',
    ),
    answerable(
      'Vor drei Wochen habe ich mich für Ihre Neuigkeiten eingetragen, aber den Link im Mail nie angeklickt. Liegt ' +
        'meine Adresse jetzt noch bei Ihnen herum?',
      '/privacy#newsletter /privacy#retention',
      '7',
      'Tage',
    ),
    answerable(
      'Gestern kam eine Bestätigung für einen Newsletter, den hier im Büro niemand bestellt haben will. Muss ich ' +
        'etwas machen, damit das aufhört?',
      '/privacy#newsletter',
      'nichts zu tun',
    ),
    answerable(
      [
        'Ich habe Ihnen etwas über das Formular geschickt und möchte, dass Sie es löschen.',
        'Und in Ihren Sicherungen, ist es dort dann auch sofort weg?',
      ],
      '/privacy#retention',
      '30',
      'Tagen',
    ),
    answerable(
      'Als Datenschutzverantwortliche muss ich meinem Mandanten angeben, an welche Stelle er gelangt, wenn ihm Ihre ' +
        'Auskunft nicht passt.',
      '/privacy#rights',
      'EDÖB',
    ),
    answerable(
      'Muss fuer die Analyse jemand zu uns ins Buero kommen und danebensitzen, oder laesst sich das auch ueber den ' +
        'Bildschirm erledigen?',
      '/process#analysis-title /faq#how-to-reach-us /',
      'online',
    ),
    answerable(
      [
        'Die Analyse wäre budgetiert, das ist durch.',
        'Und für das Papier mit dem Plan, das danach kommt, schicken Sie da nochmals eine Rechnung?',
      ],
      '/process#concept-title',
      'enthalten',
    ),
    answerable(
      'Ich würde gern mit einer Firma reden, die mit Ihnen gearbeitet hat, aber ohne dass von Ihnen einer mithört. ' +
        'Machen Sie so etwas?',
      '/references#trust-title',
      'ohne uns',
    ),
    answerable(
      'Ende Monat ist bei uns das Konto leer, obwohl die Auftragsbücher voll sind. Wie weit im Voraus könnten Sie ' +
        'mir zeigen, wann es eng wird?',
      '/services#cash-flow-liquidity',
      '13|Dreizehn',
    ),
    answerable(
      'Letztes Jahr ist uns ein Haufen Abzug entgangen, weil Rechnungen mit zehn Tagen und zwei Prozent im Fach ' +
        'liegen blieben. Hilft da Ihre Zahlungsliste?',
      '/services/erp-automation#benefits-title',
      'Skonto',
    ),
    answerable(
      'Auf unserer gemeinsamen Adresse lesen vier Leute mit, und am Schluss hat keiner geantwortet oder alle. Ist ' +
        'das ein Fall für Ihre KI?',
      '/services/ki-workflow-optimierung',
      'postfach',
    ),
    answerable(
      'Mini Lüüt chönd e Saldolischte läse, aber programmiere cha kene. Hocked die bi euem Kurs denn nur denäbed?',
      '/services/ai-finance-workshop#service-faq-2 /workshops#prerequisites-title',
      'Saldoliste|Vorkenntnisse',
    ),
    answerable(
      'Der Schwager aus Stuttgart will hier eine GmbH aufmachen, wohnt aber drüben und kennt hier niemanden. ' +
        'Scheitert das an irgendetwas?',
      '/services/company-formation#audience-title',
      'wohnen',
    ),
    answerable(
      'Unser Informatiker ist vorsichtig und will wissen, wie lange Ihre Verbindung nur liest, bevor sie zum ersten ' +
        'Mal in unsere Buchhaltung schreibt.',
      '/services/system-integration-api#process-title',
      'drei Tagen',
    ),
    answerable(
      'Am Schluss vom Quartal bin ich jeweils so müde, dass ich froh wäre, wenn Sie die Abrechnung gleich selber ' +
        'dem Bund schicken. Tun Sie das?',
      '/services/tax-reporting#service-faq-1 /faq#no-tax-advice /terms#no-advice /services#boundaries-title ' +
        '/contact#booking / /blog/swiss-sme-accounting-automation#bis-zur-mwst-abrechnung',
      'reichen|Behörden',
    ),
    answerable(
      'In Ihren Bedingungen steht an einer Stelle auf Englisch etwas anderes als auf Deutsch, ich habe es zweimal ' +
        'gelesen. Woran halte ich mich?',
      '/terms#changes',
      'deutsche Fassung',
    ),
    answerable(
      'Nach den ersten drei Monaten rufe ich sicher wieder an, weil ich etwas vergessen habe. Was kostet mich das ' +
        'dann in der Stunde?',
      '/faq#running-costs /process#support-title /tools/savings / /services/erp-automation#prices-title ' +
        '/services/tax-reporting#prices-title /services/ki-workflow-optimierung#prices-title ' +
        '/services/company-formation#prices-title /services/system-integration-api#prices-title',
      '180',
    ),
    answerable(
      'Eine Lieferantin schreibt, sie habe eine neue Kontonummer, und Ihre Prüfung meldet, die stimme. Darf ich ' +
        'jetzt beruhigt zahlen und heimgehen?',
      '/tools/iban-check#iban-check-questions-2 /blog/swiss-sme-accounting-automation#wo-automatisierung-scheitert ' +
        '/blog/qr-rechnung-automation-schweiz#vom-code-zur-buchung ' +
        '/blog/swiss-sme-accounting-automation#kontrollen-die-genuegen /faq#payment-release ' +
        '/services/erp-automation#features-title',
      'Rufen|Rückruf|Telefon|nachgesehen',
    ),
    answerable(
      'Der Chef will am Freitag etwas auf LinkedIn stellen, und ich fürchte, Ihr Generator streut ihm lauter ' +
        'Smileys hinein. Muss ich die nachher herausklauben?',
      '/tools/linkedin-post-generator',
      'Emojis|Raketen',
    ),
    answerable(
      'Ich habe vom Betrag auf dem Bon einfach 8.1 Prozent weggerechnet, und die Treuhänderin hat nur gelacht. Wie ' +
        'kommt man vom Brutto richtig zum Netto?',
      '/tools/vat',
      'zu viel Steuer',
    ),
    answerable(
      'I weiss bim Sparrechner nid, was i für en Aateil söll iigäh, bi üs het das no nie öpper zellt. Was nimmt me ' +
        'da vernünftigerwiis?',
      '/tools/savings',
      '40, 60',
    ),
    answerable(
      'Ich wollte nach Feierabend Ihren Film zur QR-Rechnung schauen und finde keinen Knopf. Bin ich zu müde, oder ' +
        'gibt es den gar nicht?',
      '/video-studio',
      'veröffentlicht',
    ),
    answerable(
      'Die Belege unserer Mandanten dürfen nicht aus dem Haus. Womit üben die Leute dann an Ihrem Kurs?',
      '/workshops#workshop-faq-4 /workshops#prerequisites-title',
      'Musterbelege',
    ),
    answerable(
      [
        'Wir hätten gern einen Kurs für sechs Leute.',
        'Die Hälfte kann nur Englisch, die anderen möchten lieber reden wie daheim. Bringen Sie das zusammen?',
      ],
      '/workshops#languages-title /services/ai-finance-workshop#service-faq-4 /faq#first-call /',
      'Schweizerdeutsch',
    ),
    unanswerable(
      'Ich muss wissen, ob bei Ihnen zwischen Weihnachten und Neujahr jemand arbeitet oder ob Sie dann ' +
        'Betriebsferien haben.',
    ),
    unanswerable(
      'Unsere Lernende sucht auf den Sommer eine Stelle in der Buchhaltung. Nehmen Sie Bewerbungen an, und wer ' +
        'liest die?',
    ),
    unanswerable(
      'Für die Offerte brauche ich noch Ihre Zahlungsfrist: Haben wir nach der Rechnung zehn, dreissig oder sechzig ' +
        'Tage Zeit?',
    ),
    unanswerable(
      'Wenn ich Ihnen drei Mandanten bringe, die nachher bei Ihnen bestellen: Gibt es dafür so etwas wie eine ' +
        'Provision?',
    ),
    unanswerable(
      'Unser Büro möchte auch als Partnerfirma bei Ihnen aufgeführt sein. Welche Bedingungen müssten wir dafür ' +
        'erfüllen?',
    ),
    unanswerable(
      'Der Versicherungsmann fragt, wie hoch die Deckungssumme Ihrer Berufshaftpflicht ist, und ich finde auf Ihrer ' +
        'Seite keine Zahl.',
    ),
    unanswerable(
      'Bevor wir Ihnen Belege zeigen, will der Verwaltungsrat eine Geheimhaltungserklärung. Haben Sie eine Vorlage, ' +
        'die wir unterschreiben könnten?',
    ),
    unanswerable(
      'Die Informatikabteilung verlangt einen Nachweis nach ISO 27001, sonst darf ich gar nicht weiterreden. Haben ' +
        'Sie einen?',
    ),
    unanswerable(
      'Hat bei Ihnen in den letzten zwei Jahren eine fremde Firma einen Einbruchstest auf die Schnittstellen ' +
        'gemacht, und bekomme ich den Bericht?',
    ),
    unanswerable(
      'Meldet man sich bei Ihrem Ablauf mit dem Firmenkonto von Microsoft an, oder muss ich unseren Leuten noch ein ' +
        'Passwort zumuten?',
    ),
    unanswerable('Auf welchen Browsern und ab welcher Version läuft die QR-Rechnung, wir haben hier noch alte Geräte?'),
    unanswerable(
      'Kann ich beim IBAN-Werkzeug eine ganze Kreditorenliste hochladen, oder tippe ich jetzt achthundert Nummern ' +
        'einzeln ein?',
    ),
    unanswerable('Lässt sich auf der QR-Rechnung aus Ihrem Werkzeug oben unser Firmenlogo einsetzen?'),
    unanswerable(
      'Ich würde die Tabelle vom Sparrechner gern als Excel mitnehmen, damit ich sie in der Sitzung zeigen kann. Wo ' +
        'lade ich die herunter?',
    ),
    unanswerable('Wie oft kommt Ihr Newsletter eigentlich heraus, jede Woche oder nur, wenn etwas ist?'),
    unanswerable(
      'Zum Artikel über die Zeitersparnis hätte ich eine Bemerkung. Kann man darunter irgendwo einen Kommentar ' +
        'hinterlassen?',
    ),
    unanswerable('Gibt es Ihre Artikel auch zum Anhören, ich sitze jeden Tag zwei Stunden im Auto?'),
    unanswerable('Werden die Fragestunden am Bildschirm aufgezeichnet, falls ich wieder einmal am Telefon hänge?'),
    unanswerable(
      'Wie viele Leute müssen wir für einen Workshop mindestens zusammenbringen, damit Sie überhaupt kommen?',
    ),
    unanswerable(
      'Bekommen die Teilnehmenden am Schluss vom Workshop eine Bestätigung, die sie dem Personalbüro abgeben können?',
    ),
    unanswerable(
      'Die Hälfte vom Team hat die Grippe. Was verrechnen Sie, wenn wir einen bestellten Workshop drei Tage vorher ' +
        'absagen?',
    ),
    unanswerable(
      'Für den Workshop bei uns müsste ich noch wissen, ob ich einen Beamer organisieren soll oder ob Sie einen ' +
        'mitbringen.',
    ),
    unanswerable(
      'Mich würde wundernehmen, ob die Gründerin einen eidgenössischen Fachausweis hat oder wo sie das ' +
        'Rechnungswesen gelernt hat.',
    ),
    unanswerable(
      'Wenn wir bei der Beta doch keine Zeit haben: Darf ich unseren Platz einer befreundeten Firma weitergeben?',
    ),
    unanswerable('Gits bi euch au e Rabatt für gmeinnützigi Organisatione, mir händ ja nie Gäld?'),
    unanswerable('Händ ihr en WhatsApp-Nummere, üsi Monteur telefoniered nüd gern?'),
    unanswerable(
      'Auf welches Konto gehört nach dem Kontenrahmen KMU die Rate für ein geleastes Lieferauto? Ich drehe mich im ' +
        'Kreis.',
    ),
    unanswerable(
      'Wie viel Prozent darf ich bei Büromöbeln im ersten Jahr abschreiben, ohne dass das Steueramt reklamiert?',
    ),
    unanswerable(
      'Der Geschäftsinhaber fährt mit dem Firmenauto in die Ferien. Welchen Privatanteil rechnet man im Monat für ' +
        'die MWST?',
    ),
    unanswerable('Wie hoch ist bei der ESTV der Verzugszins, wenn wir die Mehrwertsteuer einen Monat zu spät zahlen?'),
    unanswerable(
      'In welche Ziffer vom Lohnausweis gehoert das Generalabonnement, das wir unserem Aussendienst bezahlen?',
    ),
    unanswerable('Welchen Satz zieht man den Angestellten zurzeit für AHV, IV und EO vom Lohn ab?'),
    unanswerable(
      'Wie viel dürfen wir unseren Leuten pro Kilometer als Spesen zahlen, wenn sie mit dem eigenen Wagen zum ' +
        'Kunden fahren?',
    ),
    unanswerable('Bis wann muss eine GmbH mit Sitz im Kanton Bern ihre Steuererklärung abgegeben haben?'),
    unanswerable(
      'Ein Mandant hat drei Jahre Verlust gemacht. Wie lange kann er den steuerlich noch mit einem Gewinn verrechnen?',
    ),
    unanswerable('Der Alleinaktionär möchte sich etwas auszahlen. Was bleibt ihm von einer Dividende nach Steuern?'),
    unanswerable(
      'Wir müssen einen Kunden betreiben, der auch auf die dritte Mahnung nichts zahlt. Was kostet der ' +
        'Zahlungsbefehl beim Amt?',
    ),
    unanswerable('Wie melde ich unsere Kundschaft für eBill an, und was verlangt der Netzwerkpartner pro Rechnung?'),
    unanswerable('Kann man pain.001 auch für eine Lastschrift brauchen, oder braucht es dafür eine andere Datei?'),
    unanswerable(
      'Unsere Bank will jetzt Sofortzahlungen innert Sekunden. Müssen wir an unserer Kreditorenliste deswegen etwas ' +
        'ändern?',
    ),
    unanswerable(
      'Wir wollen im Dorf einen Verein mit Statuten gründen. Wie viele Personen müssen bei der Gründung dabei sein?',
    ),
    unanswerable('Was muss ich im Handelsregister alles ändern, wenn unsere GmbH von Zürich nach Zug umzieht?'),
    unanswerable(
      'Der Inhaber wird siebzig und möchte die Firma verkaufen. Nach welcher Methode schätzt man, was ein ' +
        'Treuhandbüro wert ist?',
    ),
    unanswerable(
      'Wie bucht man eine Kurzarbeitsentschädigung, wenn das Geld erst zwei Monate nach der Lohnzahlung kommt?',
    ),
    unanswerable('Welche Nummer auf dem Formular der Suva brauche ich, damit die Lohnmeldung über ELM durchgeht?'),
    unanswerable(
      'Die Kaffeemaschine im Pausenraum blinkt seit heute Morgen rot. Wie entkalkt man so ein Ding, ohne dass der ' +
        'ganze Betrieb stillsteht?',
    ),
    unanswerable('Mein Rücken macht das Sitzen nicht mehr mit. Welche Übung hilft zwischen zwei Anrufen?'),
    unanswerable('Fahrt de letscht Zug vo Olte uf Züri am Samschtig au no nach Mitternacht?'),
    unanswerable('Der Gummibaum neben dem Drucker lässt alle Blätter hängen. Giesse ich ihn zu viel oder zu wenig?'),
    unanswerable(
      'Die Kollegin geht nach dreissig Jahren in Pension. Was schenkt man so jemandem, der schon alles hat?',
    ),
    unanswerable(
      'Ich sollte heute Abend für acht Leute Älplermagronen kochen. Wie viele Kartoffeln rechnet man da pro Person?',
    ),
    unanswerable(
      'Mein Sohn muss morgen einen Vortrag über den Gotthard halten. In welchem Jahr ging der erste Eisenbahntunnel ' +
        'auf?',
    ),
    unanswerable('Regnet es am Sonntag im Berner Oberland, oder lohnt es sich, die Wanderschuhe einzupacken?'),
    unanswerable('Wie lange ist eine Identitätskarte für Erwachsene gültig, meine läuft glaube ich bald ab?'),
    unanswerable('Im Büro streiten zwei, ob beim Schieber der Bauer oder das Nell mehr zählt. Wer hat recht?'),
    unanswerable('Auf meiner weissen Bluse ist seit dem Mittag ein Fleck von Rotwein. Bringe ich den noch heraus?'),
    unanswerable('Hat der FC St. Gallen gestern eigentlich gewonnen, ich bin auf dem Sofa eingeschlafen?'),
    unanswerable('Mein Kater frisst seit zwei Tagen nichts mehr. Muss ich mit ihm zum Tierarzt oder noch warten?'),
    unanswerable('Bei uns im Haus laeuft die Waschmaschine bis um elf in der Nacht. Ist das ueberhaupt erlaubt?'),
    unanswerable('Ich schlafe nach einem langen Tag am Telefon schlecht ein. Was hilft da, ausser Tabletten?'),
  ],
  en: [
    answerable(
      'My boss would like to know who would actually stand in front of our bookkeepers and train them. I only need ' +
        'a name for the file.',
      '/about',
      'Reto',
    ),
    answerable(
      'The faces on your team page look drawn to me. Are these people real, or is somebody keeping the seats warm?',
      '/about /impressum#credits',
      'placeholder|drawn|drawing',
    ),
    answerable(
      'A colleague of mine runs her computer by voice, and every time a slash is spoken your search window jumps ' +
        'open. Is there something she can do against it?',
      '/accessibility#operation',
      'switch it off',
    ),
    answerable(
      'I have sat through enough slides. How would my people learn in your course to notice when the machine is wrong?',
      '/services/ai-finance-workshop#features-title /workshops#topics-title',
      'wrong results|spot checks',
    ),
    answerable(
      'Has anybody from outside ever checked how usable these pages are for disabled people, or did you mark your ' +
        'own homework?',
      '/accessibility#aim',
      'independent',
    ),
    answerable(
      'We do work for the canton and somebody always asks for eCH-0059. Which version of the guidelines do you ' +
        'measure yourselves against?',
      '/accessibility /impressum#accessibility',
      '2.2',
    ),
    answerable(
      'Half of your form does not listen to my keyboard. If I take the trouble to report that, does anyone come ' +
        'back to me, and when?',
      '/accessibility#feedback /contact /faq#how-to-reach-us',
      '24',
      'hours',
    ),
    answerable(
      'I have been out of the business for some years. Does bexio still belong to itself, or has somebody bought it?',
      '/blog/bexio-vs-abacus-comparison#what-is-on-record',
      'Mobiliar',
    ),
    answerable(
      'Our director thinks EBICS is something one sets up and forgets. With thirty clients and two banks each, how ' +
        'many connections would I be nursing in the end?',
      '/blog/bexio-vs-abacus-comparison#what-a-fiduciary-weighs-differently',
      '60 connections',
    ),
    answerable(
      'The integrator wants to run four AbaConnect jobs side by side so that he is home before midnight. Will that ' +
        'make it any faster?',
      '/blog/bexio-vs-abacus-comparison#the-interfaces-in-numbers',
      'parallel',
    ),
    answerable(
      'They showed us a certificate for the Abacus finance software and now the owner believes our books must be ' +
        'right. How much is such a paper worth?',
      '/blog/bexio-vs-abacus-comparison#what-we-do-not-know',
      '870',
    ),
    answerable(
      'To be honest the program is fine, it is only the receipts that cost us our evenings. Would you move to ' +
        'another one in our place?',
      '/blog/bexio-vs-abacus-comparison#our-judgement /faq#bexio-or-abacus',
      'stay|no need to move',
    ),
    answerable(
      'I have one evening to try out the ten awkward documents you propose. Which one should I watch most closely?',
      '/blog/bexio-vs-abacus-comparison#one-invoice-posted-twice',
      'matters most',
    ),
    answerable(
      'A consultant told our CFO that month-end will be a week shorter, and he is already counting a week of wages ' +
        'less. Where is he going wrong?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#four-figures-and-how-far-they-carry',
      'waiting|working time',
    ),
    answerable(
      'On the phone I mostly hear from people who see nothing of all this AI. Do I only get the complainers, or do ' +
        'the large finance teams say the same?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#what-should-lower-expectations',
      '71',
      'little impact',
    ),
    answerable(
      'We had one splendid trial month with a language model, and the owner wants to sign on Monday. What should he ' +
        'know first?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#what-should-lower-expectations ' +
        '/blog/swiss-sme-accounting-automation#where-automation-fails ' +
        '/services/ki-workflow-optimierung#service-faq-1',
      'piled up',
    ),
    answerable(
      'When a vendor promises me forty per cent less work, what could I ask back, short enough for a telephone call?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#what-is-missing-for-switzerland',
      'counting',
    ),
    answerable(
      'In your sample sum with the four hundred invoices, what do you assume that an hour of our own people costs?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#an-open-calculation',
      '85',
      'hour',
    ),
    answerable(
      'Suppose it really gives us ten hours back each month. Is that money already, or does something else have to ' +
        'happen first?',
      '/blog/finance-ai-zeitersparnis-finanzabteilung#an-open-calculation /tools/savings',
      'overtime|something else',
    ),
    answerable(
      'The brochure says the QR code contains everything, and the trainee does not believe it. What can our books ' +
        'still not know from it?',
      '/blog/qr-rechnung-automation-schweiz#from-code-to-posting',
      'tax code',
    ),
    answerable(
      'I swapped two neighbouring digits in a payment reference yesterday. Would the check digit catch that every ' +
        'single time?',
      '/blog/qr-rechnung-automation-schweiz#the-check-digit-worked-out-by-hand',
      '880',
    ),
    answerable(
      'Somebody gives me an account number over the phone. By which digits can I tell whether it is one of those QR ' +
        'ones?',
      '/blog/qr-rechnung-automation-schweiz#three-valid-pairs-of-account-and-reference /tools/iban-check ' +
        '/tools#iban-check',
      '30000',
    ),
    answerable(
      'A customer has paid the same bill twice, both times with the right reference. What does the machine do with ' +
        'the second one, and what is left for me?',
      '/blog/qr-rechnung-automation-schweiz#matching-payments-with-camt-053-and-camt-054',
      'stops',
      'refund',
    ),
    answerable(
      'Our bank mumbled something about the old statement files ending. Which version number should I be asking ' +
        'them for?',
      '/blog/qr-rechnung-automation-schweiz#matching-payments-with-camt-053-and-camt-054 ' +
        '/blog/swiss-sme-accounting-automation#four-weeks-and-a-checklist',
      '001.08',
    ),
    answerable(
      'My neighbour at the desk insists that in a payment order we can still write part of the address freely. Is ' +
        'that so, and how many lines?',
      '/blog/qr-rechnung-automation-schweiz#only-the-structured-address-counts-since-november-2025 ' +
        '/faq#structured-addresses',
      'two free lines',
    ),
    answerable(
      'For a talk to apprentices I need one honest number: what share of Swiss small firms had built AI in on ' +
        'purpose in 2025, and how many were asked?',
      '/blog/schweizer-kmu-digitalisierung-2025',
      '34',
      'on purpose',
    ),
    answerable(
      'A client wants to know if FINMA is looking over our shoulder. We are five people and do nothing but keep ' +
        'books. What may I answer?',
      '/blog/schweizer-kmu-digitalisierung-2025#what-has-changed-since-2025 /faq#finma',
      'only keeps books',
    ),
    answerable(
      'Our payroll program comes from before the flood. Which ELM does it need to speak for the tax at source on ' +
        "this year's wages?",
      '/faq#payroll /blog/schweizer-kmu-digitalisierung-2025#what-has-changed-since-2025 ' +
        '/blog/bexio-vs-abacus-comparison#a-checklist-for-switching',
      'ELM',
      '5.0',
    ),
    answerable(
      'If one of us puts client data into a chat program knowing it is forbidden, is it the firm that pays the ' +
        'fine, or me?',
      '/blog/schweizer-kmu-digitalisierung-2025#rules-for-ai',
      "250'000",
    ),
    answerable(
      'How can I find out in one afternoon whether our supplier records are good enough to let a machine near them?',
      '/blog/schweizer-kmu-digitalisierung-2025#master-data',
      '50 supplier',
    ),
    answerable(
      'One of our small clients would rather file his VAT once a year. Up to how much turnover can he ask for that?',
      '/blog/schweizer-kmu-digitalisierung-2025#what-has-changed-since-2025',
      "5'005'000",
    ),
    answerable(
      'An invoice for work done in December 2023 has turned up behind a filing cabinet. In which boxes of the ' +
        'return does something that old go?',
      '/blog/swiss-sme-accounting-automation#where-automation-fails',
      '302',
    ),
    answerable(
      'Is there something in a VAT return that a computer can test while all of us are asleep?',
      '/blog/swiss-sme-accounting-automation#on-to-the-vat-return',
      'every night',
    ),
    answerable(
      'You recommend to look again at some proposed postings each month. May that be the same person who waved them ' +
        'through?',
      '/blog/swiss-sme-accounting-automation#controls-that-are-enough',
      'did not approve',
    ),
    answerable(
      'I would like to know if our archive is any good before we begin. Do you have some simple test for that?',
      '/blog/swiss-sme-accounting-automation#four-weeks-and-a-checklist',
      'two minutes',
    ),
    answerable(
      'What do I best write in the first message, so that you need not ask me three times back?',
      '/contact /process#needs-title',
      'software',
    ),
    answerable(
      'I only get to my private calls on the way home, around half past five. Does anybody still pick up then?',
      '/contact /faq#how-to-reach-us /impressum#contact /services/erp-automation#info-title ' +
        '/services/ki-workflow-optimierung#info-title /workshops#request-title',
      '18:00',
    ),
    answerable(
      [
        'I would take a quarter of an hour to talk with someone before we decide.',
        'And the calendar for this, is it run by you or by somebody else?',
      ],
      '/contact#booking /accessibility#limits /privacy#recipients /privacy#external-links',
      'external|scheduling provider',
    ),
    answerable(
      'The annual accounts have brought up an old VAT mistake. In which period does it belong, and how many days do ' +
        'I have?',
      '/faq#vat-deadlines /services/tax-reporting#service-faq-4 ' +
        '/blog/swiss-sme-accounting-automation#on-to-the-vat-return',
      '240',
    ),
    answerable(
      'We pay a drawing program in California every month and there is not one word about Swiss tax on the bill. Is ' +
        'there a box on the form for such things?',
      '/faq#foreign-software /services/tax-reporting#features-title ' +
        '/blog/swiss-sme-accounting-automation#where-automation-fails /services#tax-vat-optimization',
      '383',
    ),
    answerable(
      'Our trade software can only spit out files, there is nothing to connect to. Do you send people like us away?',
      '/faq#no-interface /services/system-integration-api#features-title /services/erp-automation#service-faq-2',
      'export',
    ),
    answerable(
      'My wife asks if your machine simply books things while nobody is looking. What do I tell her?',
      '/services/erp-automation#service-faq-1 /faq#what-ai-decides /faq#vat-return-work /services/erp-automation ' +
        '/services#ai-accounting-automation /services/tax-reporting#benefits-title /',
      'approv|say yes',
    ),
    answerable(
      'Who promises me that a language model does not become clever on the receipts of our clients?',
      '/faq#access-and-models /services/ki-workflow-optimierung#service-faq-3',
      'contract',
      'rules',
    ),
    answerable(
      'People here leave their desks with the books open on the screen. After how long does the door close by itself?',
      '/faq#access-and-models /',
      '15',
      'minutes',
    ),
    answerable(
      'Two friends of mine found an AG and have not so much cash. How much must really be paid in on the day?',
      '/faq#share-capital /services/company-formation#features-title',
      "50'000",
    ),
    answerable(
      'Instead of money he wants to bring his old van and two machines into the company. What papers will be asked ' +
        'of him?',
      '/faq#share-capital',
      'formation report',
    ),
    answerable(
      'My client has already ordered the sign for the door. How long does the entry in the register take in Zurich, ' +
        'once everything is handed in?',
      '/faq#time-and-fees',
      'three weeks',
    ),
    answerable(
      'My sister has a shop of her own with eighty thousand a year. Does she need a real balance sheet, or will a ' +
        'simple list do?',
      '/faq#first-books /services/company-formation#service-faq-3',
      "500'000",
    ),
    answerable(
      'Another firm has sworn that we have our money back in three months. What is your aim, and do you stand in ' +
        'for it?',
      '/faq#payback /',
      'promise',
    ),
    answerable(
      "We have perhaps sixty receipts in a month. Be honest with me, is this worth anybody's time?",
      '/faq#payback',
      '60 receipts',
      'wait',
    ),
    answerable(
      'I have to put it in a mail and cannot remember: since when does the new data protection law count?',
      '/faq#data-protection',
      '2023',
    ),
    answerable(
      'After the first conversation, what lands in my inbox, is it already a bill?',
      '/faq#after-the-call /impressum#contracts /terms#no-contract',
      'quote',
    ),
    answerable(
      'We have a licence and a regulator who reads everything. What will have to be in our files when we hand this ' +
        'work to you?',
      '/faq#finma',
      'inventory',
    ),
    answerable(
      'If neither my bank nor my program stand on this bLink list, how do the statements get to the books?',
      '/faq#bank-statements /services/system-integration-api#service-faq-1',
      'e-banking',
    ),
    answerable(
      [
        'I am caught between two managers, one swears on the effective method, the other one on the net tax rate.',
        'Would you settle this for us?',
      ],
      '/faq#net-tax-rate /services/tax-reporting#service-faq-3',
      'side by side',
    ),
    answerable(
      'Your site says that it sells nothing. Then whose name do I tell accounting to expect at the top of the invoice?',
      '/faq#contract-partner /impressum#paid-offers /terms#providers /process /workshops#workshop-faq-2',
      'Saldora Beratung',
    ),
    answerable(
      'Heaven forbid, but if we ever end up before a judge, in which place would it be?',
      '/terms#law',
      'registered office',
    ),
    answerable(
      'A tired colleague of mine has filled in your form and pressed send. Have we bought something now?',
      '/terms#no-contract /impressum#contracts /faq#contract-partner /process',
      'binds neither|in writing|no contracts',
    ),
    answerable(
      'I believe I have come across a security hole in your website. What is the decent way to tell you?',
      '/terms#fair-use',
      'security hole',
    ),
    answerable(
      ['We are in your test programme since spring.', 'And if we have enough of it, is there some notice to keep?'],
      '/terms#beta',
      'any time',
    ),
    answerable(
      [
        'You look for firms that try new things early, I have read.',
        'And what would I have to thank you for as an early one, besides the bugs?',
      ],
      '/faq#beta-terms /terms#beta',
      '1 month|70',
    ),
    answerable(
      'We sit in a valley in Graubünden and the people from Zurich usually forget us. Do you?',
      '/ /faq#how-to-reach-us',
      '26',
      'cantons',
    ),
    answerable(
      'Our fiduciary fears that you come and take his work away. With which sentence could I calm him down?',
      '/ /services#boundaries-title',
      'annual accounts|like working with them',
    ),
    answerable(
      'I look after data protection here and miss the name of your officer. Do you not have to have one?',
      '/privacy#controller',
      'officer',
    ),
    answerable(
      'Every Friday I clean my browser. What would I find there from your pages, apart from cookies?',
      '/privacy#browser-storage',
      'local storage',
    ),
    answerable(
      'Most people who mail me can see when I have opened it. Do you do this with your newsletter too?',
      '/privacy#newsletter',
      'pixels',
    ),
    answerable(
      'We got a refusal for the beta and the boss is offended. Is it worth trying it once more?',
      '/privacy#waiting-list',
      'apply again',
    ),
    answerable(
      'If a person asks what you hold about her, how long will she wait for an answer, and does she pay for it?',
      '/privacy#rights',
      '30',
      'free of charge',
    ),
    answerable(
      'Our mail server was dead all morning, which gave me the idea: if yours is dead while I send the form, is my ' +
        'message gone?',
      '/privacy#contact-messages',
      'database',
    ),
    answerable(
      'Last evening I was tired and told your chat too much. Can one of your colleagues read that this morning?',
      '/privacy#chat /privacy#overview /privacy#retention',
      'neither stores nor logs|not keep|not kept',
    ),
    answerable(
      'Suppose that we stop after the analysis because the money runs out. What of it may we keep?',
      '/process#analysis-title',
      'evaluation',
    ),
    answerable(
      'Every spring one supplier paints his invoices new and everything breaks. Who mends this, and is it in the ' +
        'price?',
      '/process#support-title /faq#running-costs /services/erp-automation#process-title /',
      'included',
    ),
    answerable(
      [
        'We would begin with the four weeks of pilot.',
        'What lies on my desk at the end, so I can compare old and new?',
      ],
      '/process#implementation-title /faq#pilot /services/erp-automation#process-title ' +
        '/services/tax-reporting#process-title',
      'centime',
    ),
    answerable(
      'If there is nobody from our trade whom I could ask about you, do you tell me so, or do you send me just ' +
        'anybody?',
      '/references#trust-title',
      'if we have none',
    ),
    answerable(
      'Our budget lives in a spreadsheet of the owner, the books live with me, and since March nobody compares the ' +
        'two. Is that work for you?',
      '/services#business-planning-analysis',
      'plan and actual|three versions',
    ),
    answerable(
      'The auditor costs more than our rent. We are four people; could we do without?',
      '/services/company-formation#service-faq-4 /faq#first-books',
      'limited audit',
    ),
    answerable(
      'Suppose you exchange the model next year for a newer one. Do we start again from nothing, or how is it checked?',
      '/services/ki-workflow-optimierung /services#custom-ai-solutions',
      'test',
    ),
    answerable(
      'The bank statement should be there by eight, today I saw at four that it was not. How would I have learned ' +
        'it with you?',
      '/services/system-integration-api#features-title /faq#interface-failure',
      'message',
    ),
    answerable(
      'In front of me is a receipt, smudged and half in Czech. What becomes of such a thing in your VAT routine?',
      '/services/tax-reporting#service-faq-2',
      'open points',
    ),
    answerable(
      'How much must I put in the budget each month for the thing to keep running, without anybody of you lifting a ' +
        'finger?',
      '/faq#running-costs /process#support-title /tools/savings /services/erp-automation#prices-title ' +
        '/services/tax-reporting#prices-title /services/ki-workflow-optimierung#prices-title ' +
        '/services/company-formation#prices-title /services/system-integration-api#prices-title',
      '149',
    ),
    answerable(
      'My trainee has put the check on green and says that the account exists. Is this proof?',
      '/tools/iban-check#iban-check-questions-1',
      'only the bank',
    ),
    answerable(
      'Two of us have typed the same topic into your post writer. Do we now publish twins?',
      '/tools/linkedin-post-generator',
      'same drafts',
    ),
    answerable(
      'Most of our customers pay by card at the counter. Do we need this QR slip on the invoice at all?',
      '/tools/qr-bill#qr-bill-questions-1',
      'valid',
    ),
    answerable(
      'We changed to the effective method last year and regret it already. How long are we stuck with it?',
      '/tools/vat',
      'three years',
    ),
    answerable(
      'On the radio they spoke of a higher VAT because of the pensions. Is there something to prepare already?',
      '/tools/vat#vat-questions-3',
      'decided',
    ),
    answerable(
      'When these films exist one day, will somebody without German be able to follow them?',
      '/video-studio#studio-faq-5',
      'subtitles',
    ),
    answerable(
      'We can free people for three of the seven days only. Which parts can we not leave out?',
      '/workshops#plan-title',
      'day 1',
    ),
    answerable(
      'Our team sits in three towns. Must I put all of them on a train for a workshop, or does it work on the screen?',
      '/workshops#workshop-faq-7',
      'on site',
    ),
    answerable(
      [
        'We would like a workshop for our eight people.',
        'Does every one of them have to bring a machine of her own, or do you carry some in?',
      ],
      '/workshops#prerequisites-title',
      'laptop',
    ),
    answerable(
      'In your example with the fiduciary firm and Abacus, what is it that somebody hunts for in every single set ' +
        'of books?',
      '/references#examples-title',
      'old rate',
      'tax code',
    ),
    unanswerable('Is somebody at your office in the days between Christmas and New Year, or is everything closed?'),
    unanswerable('What is your own payment term, I mean how many days after the invoice of the pilot do we have?'),
    unanswerable('Could we pay the custom automation in three instalments, or must the whole amount come at once?'),
    unanswerable('If I send you three of my clients and they order, is there a commission in it for me?'),
    unanswerable(
      'We are a fiduciary firm and would like to become a partner firm of yours. What conditions do you ask for?',
    ),
    unanswerable('Up to which amount is your professional liability insured? Our risk people insist on a figure.'),
    unanswerable(
      'My legal colleague does not let me send a sample invoice without a non-disclosure agreement. Do you have a ' +
        'form for that?',
    ),
    unanswerable(
      'The IT department wants to see an ISO 27001 certificate before I may go on talking with you. Is there one?',
    ),
    unanswerable('Has an outside company tried to break into your interfaces lately, and may we read their report?'),
    unanswerable(
      'Do you support single sign-on with our Microsoft accounts, so that people need no further password for ' +
        'approving?',
    ),
    unanswerable('Must I confirm each approval with a code on my phone as well, or is the login with a name enough?'),
    unanswerable('Can I approve postings from an app on my telephone while I sit in the train?'),
    unanswerable('Which browsers do your tools still run on? Half of our machines come from another century.'),
    unanswerable(
      'Is there a way to put a whole list of supplier accounts into the IBAN check, instead of typing eight hundred ' +
        'of them?',
    ),
    unanswerable('Could I get our company logo above the payment part when I make a QR-bill with your tool?'),
    unanswerable(
      'Can your QR-bill tool make two hundred bills in one go from a spreadsheet, or do I sit there until midnight?',
    ),
    unanswerable(
      'I would like to take the result of the savings calculator into a meeting as an Excel file. Where do I ' +
        'download it?',
    ),
    unanswerable('How often does your newsletter arrive, every week or only when something happens?'),
    unanswerable('I have a remark on the article about time saved. Where could one leave a comment underneath?'),
    unanswerable('Do you read your blog articles aloud somewhere, as a podcast? I spend two hours a day in the car.'),
    unanswerable('Are the question hours recorded, in case the phone rings again in the middle of it?'),
    unanswerable('How many people are the minimum for a short workshop day, we are only two in accounting?'),
    unanswerable('Do people receive a certificate after the workshop which they can hand to human resources?'),
    unanswerable('Half of the team is ill. What do you charge if a workshop is called off three days before?'),
    unanswerable('For the workshop at our office, do I organise a projector and lunch, or does the trainer see to it?'),
    unanswerable('May we film the workshop for colleagues who are on holiday that week?'),
    unanswerable('Does the founder have a Swiss federal diploma in accounting, or where has she learned it?'),
    unanswerable('How long has Jonas been working with you, and where was he before he connected banks?'),
    unanswerable(
      'Is there an open position at your company for somebody who knows bexio and is tired of call centres?',
    ),
    unanswerable('Do you take apprentices for a year of commercial training in your team?'),
    unanswerable('May I pass our place in the beta on to a sister company, if we have no time for it?'),
    unanswerable(
      'Is there a special price for charities and sport clubs, when even the pilot is too expensive for them?',
    ),
    unanswerable('Do members of the fiduciary association get something off the analysis?'),
    unanswerable('On which account in the SME chart do I post the monthly lease of a delivery van?'),
    unanswerable('How much may I depreciate office furniture per year without the tax office complaining?'),
    unanswerable('The owner drives the company car to Italy. What private share do we declare for VAT each month?'),
    unanswerable('What interest does the Federal Tax Administration charge when the VAT is paid a month late?'),
    unanswerable(
      'In which field of the salary certificate do I enter a rail pass that the firm pays for its salespeople?',
    ),
    unanswerable('What percentage do we deduct from wages at present for old-age and disability insurance?'),
    unanswerable(
      'What is the usual rate per kilometre when staff drive their own car to a client, for the expense receipts?',
    ),
    unanswerable('Until when does a GmbH in the canton of Bern have to hand in its tax return?'),
    unanswerable('For how many years can a company carry forward a loss against later profit?'),
    unanswerable('The sole owner wants to pay himself something. What does he have left of a dividend after tax?'),
    unanswerable(
      'A customer ignores all three reminders. What does the debt collection office charge for a payment order?',
    ),
    unanswerable('How do I sign up our customers for eBill, and what does a network partner want per invoice?'),
    unanswerable("Can your interface also fetch money by direct debit from our customers' accounts?"),
    unanswerable(
      'Banks now speak of instant payments within seconds. What do I have to change in my payment file for them?',
    ),
    unanswerable('Our old software still wants MT940. Is there some converter from camt.053 on your site?'),
    unanswerable('What does the bank answer in a pain.002 when one of the payments in a file is wrong?'),
    unanswerable("How do I renew our EBICS keys when the certificate on the bank's side expires?"),
    unanswerable('What do I have to change in the commercial register if our GmbH moves from Zurich to Zug?'),
    unanswerable('Which documents does it take to close down a small AG and have it struck off the register?'),
    unanswerable('How many members do we need to found an association with statutes in our village?'),
    unanswerable('Can I use your address as the domicile of the new company until we have found an office?'),
    unanswerable('How do I protect our company name as a trademark, and what is the fee for ten years?'),
    unanswerable('The owner is near seventy and thinks of selling. By which method does one value a fiduciary firm?'),
    unanswerable(
      'How do we post the compensation for short-time work when the money comes two months after the wages?',
    ),
    unanswerable('Which member number of the accident insurer does our payroll program need for the ELM report?'),
    unanswerable('What does a pension fund cost for an employee of our own GmbH who works forty per cent?'),
    unanswerable(
      'A founder wants to hold some of the share capital in bitcoin. How would that be valued in the first balance ' +
        'sheet?',
    ),
    unanswerable('Which till do you recommend for a bakery with two branches, so that the receipts come in properly?'),
    unanswerable('Which bank has the lowest fees for a business account of a newly founded company?'),
    unanswerable('We need a sustainability report for a large customer. Do you automate the figures for this as well?'),
    unanswerable('How is a group of three companies consolidated when one of them keeps its books in euros?'),
    unanswerable('How do I claim back German VAT that we paid on hotel bills during a trade fair in Munich?'),
    unanswerable('Do you have a stand at the fiduciary congress this autumn, where one could shake hands?'),
    unanswerable('How many hours of machine time or electricity does a language model need for a thousand receipts?'),
    unanswerable(
      'Which colour and font size do you advise for a printed annual report, so that the bank reads it to the end?',
    ),
    unanswerable('The coffee machine in our break room flashes red since this morning. How do I descale it?'),
    unanswerable('My back complains after eight hours in this chair. Which stretch could I do between two calls?'),
    unanswerable('Will it rain in the Bernese Oberland on Sunday, or may I pack the walking boots?'),
    unanswerable('How many potatoes does one count per person for a raclette with nine guests?'),
    unanswerable('A colleague retires after thirty years. What does one give somebody who already has everything?'),
    unanswerable('My daughter has to explain photosynthesis tomorrow and I have forgotten all of it. Can you help?'),
    unanswerable('The rubber plant beside the printer drops its leaves. Do I water it too much or too little?'),
    unanswerable('What time does the last train leave Olten for Zurich on a Saturday night?'),
    unanswerable('There is red wine on my white shirt since lunch. Is there any hope for it?'),
    unanswerable('My cat has not eaten for two days. Do I wait, or is it time for a vet?'),
    unanswerable('How long is a Swiss passport valid for a child of six?'),
    unanswerable('Who won the ice hockey yesterday evening? I fell asleep in front of it.'),
    unanswerable('I fall asleep badly after a long day on the phone. What helps, apart from tablets?'),
    unanswerable('How do I get a song out of my head that the hold music has put in there?'),
    unanswerable('Is it allowed to run the washing machine in a block of flats after ten at night?'),
    unanswerable('What is a good film for two tired people on a Friday evening?'),
    unanswerable('How many calories has a butter croissant from the station?'),
    unanswerable('Our neighbour practises the trumpet each evening at seven. How do I tell him kindly?'),
    unanswerable('Which vaccination do I need for a holiday in Kenya in February?'),
    unanswerable('How do I remove a tick from the knee of a small boy?'),
    unanswerable('Can I freeze a cheese fondue that was too much for the four of us?'),
    unanswerable('Which winter tyres are good for a small car that mostly stands in front of an office?'),
  ],
}
