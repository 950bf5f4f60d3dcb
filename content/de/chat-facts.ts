/**
 * Short facts that the assistant answers exactly. Figures come from `content/company.ts`; the places from the store while
 * somebody asks. `asked`: words and questions by which a fact is found, each apart by a bar; written as visitors write.
 * Where each one stands on the site: `server/chat/fact-sources.ts`.
 */
export const chatFacts = {
  hours: {
    title: 'Sprechstunde und Telefonzeiten',
    text: 'Sprechstunde ist {hours.consultation}. Am Telefon sind wir {hours.phone} unter {phone}. Zu jeder anderen Zeit hilft eine Nachricht; die Antwort kommt innert {promise.contactReplyHours} Stunden.',
    asked:
      'Öffnungszeiten | Sprechstunde | Sprechzeiten | Beratungszeiten | Bürozeiten | Geschäftszeiten | wann offen | wann geöffnet | wann habt ihr offen | wann seid ihr da | wann erreichbar | Uhrzeit | Wochentage | wänn händ ihr offe | am Samstag offen | am Wochenende erreichbar | heute offen | am Montag | am Dienstag | am Mittwoch | am Donnerstag | am Freitag | am Sonntag | um welche Zeit | am Nachmittag | am Vormittag | am Abend | am Freitagnachmittag Zeit | habt ihr Zeit |  um wie viel Uhr | vorbeischauen | vorbeikommen | erreichbar',
  },
  phone: {
    title: 'Telefon',
    text: 'Sie erreichen uns am Telefon unter {phone}, {hours.phone}.',
    asked:
      'Telefon | Telefonnummer | Telefonzeiten | Nummer | anrufen | Anruf | wann kann ich anrufen | bis wann telefonisch erreichbar | bis wann kann ich anrufen | am Telefon erreichen | Hotline | alüte | aalüte | telefonieren | telefonisch | am Montag telefonisch erreichbar | am Telefon am Freitag | Rufnummer',
  },
  email: {
    title: 'E-Mail',
    text: 'Schreiben Sie an {mail.contact} oder über das Kontaktformular; die Antwort kommt innert {promise.contactReplyHours} Stunden. Anfragen zu Workshops gehen an {mail.workshops}, Fragen zum Datenschutz an {mail.privacy}.',
    asked:
      'E-Mail | E-Mail-Adresse | Mailadresse | Kontakt | Kontaktformular | Kontakt aufnehmen | wie kann ich euch erreichen | wie erreiche ich Sie | schreiben | Anfrage senden | Nachricht schicken',
  },
  reply: {
    title: 'Antwortzeit',
    text: 'Auf Nachrichten antworten wir innert {promise.contactReplyHours} Stunden.',
    asked:
      'Antwortzeit | wann kommt eine Antwort | wann bekomme ich eine Antwort auf meine Nachricht | wie schnell antwortet ihr | wie lange dauert eine Antwort | Reaktionszeit | wann meldet ihr euch | Rückmeldung | zurückschreiben | zurückrufen',
  },
  address: {
    title: 'Adresse',
    text: '{legalName}, {street}, {town}, {country}. Beraten wird online, in allen {claim.cantons} Kantonen; für Workshops kommen wir auch zu Ihnen.',
    asked:
      'Adresse | Postadresse | Anschrift | Standort | Sitz | Firmensitz | Büro | wo seid ihr | wo sind Sie | wo ist euer Büro | wo befindet sich euer Büro |  wo findet man euch | in welcher Stadt ist eure Firma | an welchem Ort | Wegbeschreibung | vorbeikommen',
  },
  operator: {
    title: 'Wer dahinter steht',
    text: 'Betrieben wird diese Website von der {legalName}, {street}, {town} (UID {uid}); verantwortlich ist {responsiblePerson}. Bezahlte Angebote verkaufen {soleProprietorship}, oder eine Partnerfirma: {partnerFirms}.',
    asked:
      'wer steckt dahinter | wer steckt hinter der Firma | wer steht hinter der Website | Betreiber | Betreiberin | Inhaberin | Inhaber | Geschäftsführung | Chef | Eigentümer | Impressum | UID | Firmenname | Rechtsform der Betreiberin | wer ist verantwortlich | wem gehört | Partnerfirma',
  },
  team: {
    title: 'Team',
    text: 'Das Kernteam: {team}. (Namen und Lebensläufe sind Platzhalter, bis der Betreiber sein Team einträgt.)',
    asked:
      'Team | wer seid ihr | wer sind Sie | wer arbeitet bei euch | wer gehört zum Team | Mitarbeitende | Mitarbeiter | Leute | Personen | Gründerin | wer leitet die Workshops | wer gibt die Workshops | wer macht die Schnittstellen | wer hat die Firma gegründet | Ansprechpartner | Ansprechperson | über uns | wie viele Mitarbeiter',
  },
  offer: {
    title: 'Was wir tun',
    text: '{brand} automatisiert Belege, Bankabgleich, MWST-Abrechnung und Schnittstellen für Schweizer KMU, Treuhandbüros und Gründungen, berät vor der Gründung und schult Finanzteams in Workshops. Ihre Software bleibt, die Freigabe auch.',
    asked:
      'was macht ihr | was macht ihr eigentlich | was machen Sie | was bietet ihr an | was genau bietet ihr an | was könnt ihr |  was bieten Sie an | Angebot | Leistungen | Dienstleistungen | Services | womit helft ihr | wobei könnt ihr helfen | was ist {brand} | was tut ihr | worum geht es hier | für wen ist das | Zielgruppe',
  },
  prices: {
    title: 'Preise',
    text: 'Prozessanalyse {price.processAnalysis}, Automation Pilot {price.automationPilot}, individuelle Automatisierung {price.customAutomation}. Für Schnittstellen: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. Betrieb {price.hostingMonth} im Monat. Alle Preise exkl. MWST; das erste Gespräch ist kostenlos.',
    asked:
      'Preise | Preis | Kosten | was kostet das | was kostet es | was kostet das bei euch | was choschtet das bi eu | Preisliste | Tarife | Honorar | wie teuer | wie teuer seid ihr | Übersicht der Preise | was verlangt ihr | versteckte Kosten | gibt es versteckte Kosten | Zusatzkosten | Kosten für ein KMU | günstigstes Angebot | Budget | Einstieg',
  },
  vatIncluded: {
    title: 'Preise und MWST',
    text: 'Alle Preise auf dieser Website verstehen sich in Schweizer Franken, exkl. MWST.',
    asked:
      'Preise inkl. MWST | Preise exkl. MWST | sind die Preise mit oder ohne Mehrwertsteuer | kommt die MWST noch dazu | inklusive MWST | exklusive MWST | sind die Preise exklusive Mehrwertsteuer | Preise netto oder brutto | in welcher Währung sind die Preise',
  },
  priceAnalysis: {
    title: 'Preis der Prozessanalyse',
    text: 'Die Prozessanalyse kostet {price.processAnalysis} exkl. MWST.',
    asked:
      'was kostet die Prozessanalyse | Preis der Prozessanalyse | Kosten der Prozessanalyse | was kostet die Analyse | Preis Analyse | Kosten Analyse | was kostet der erste Schritt',
  },
  pricePilot: {
    title: 'Preis des Automation Pilot',
    text: 'Der Automation Pilot kostet {price.automationPilot} exkl. MWST und dauert {promise.pilotWeeks} Wochen.',
    asked:
      'was kostet der Automation Pilot | was kostet der Pilot | Preis des Piloten | Preis Pilot | Kosten Pilot | Pilotprojekt Kosten | was kostet ein Pilotprojekt | was kostet ein Test | was kostet der Testlauf | wie viel zahle ich für den Test | Kosten Probelauf',
  },
  priceCustom: {
    title: 'Preis der individuellen Automatisierung',
    text: 'Eine individuelle Automatisierung gibt es {price.customAutomation} exkl. MWST.',
    asked:
      'was kostet individuelle Automatisierung | Preis individuelle Automatisierung | Kosten individuelle Automatisierung | was kostet eine Automatisierung | Automatisierung nach Mass | massgeschneiderte Automatisierung | was kostet die Umsetzung | Custom Automation Preis | was kostet die Einführung',
  },
  priceAudit: {
    title: 'Preis des Connector Audit',
    text: 'Der Connector Audit kostet {price.connectorAudit} exkl. MWST.',
    asked:
      'was kostet ein Connector Audit | was kostet das Connector Audit | Preis Connector Audit | Kosten Connector Audit | was kostet ein Audit | Preis Audit',
  },
  priceSync: {
    title: 'Preis des Standard Sync',
    text: 'Der Standard Sync, eine vorhandene Schnittstelle, kostet {price.standardSync} exkl. MWST.',
    asked:
      'was kostet Standard Sync | Preis Standard Sync | Kosten Standard Sync | was kostet ein Sync | was kostet eine vorhandene Schnittstelle | Preis Schnittstelle | was kostet eine Schnittstelle | was kostet die Anbindung',
  },
  priceApi: {
    title: 'Preis der Custom API Enterprise',
    text: 'Eine eigene Schnittstelle, die Custom API Enterprise, gibt es {price.customApi} exkl. MWST. Genügt eine vorhandene, kostet der Standard Sync {price.standardSync}.',
    asked:
      'was kostet Custom API Enterprise | Preis Custom API | Kosten Custom API | was kostet eine eigene Schnittstelle | wie teuer ist eine eigene Schnittstelle | was kostet eine eigene API | Preis eigene API | individuelle Schnittstelle Kosten',
  },
  priceHosting: {
    title: 'Kosten des Betriebs',
    text: 'Der Betrieb (Hosting) kostet je nach Umfang {price.hostingMonth} im Monat, exkl. MWST.',
    asked:
      'was kostet der Betrieb | was kostet das Hosting | Hosting | Hosting Kosten | Hosting Gebühr | Betriebskosten | laufende Kosten | wiederkehrende Kosten | monatliche Kosten | Kosten pro Monat | was kostet es im Monat | Monatsgebühr | Abo | Abonnement',
  },
  priceSupport: {
    title: 'Kosten des Supports',
    text: 'In den ersten {promise.includedSupportMonths} Monaten sind Fragen und Anpassungen inbegriffen. Danach kostet Support {price.supportHour} pro Stunde, exkl. MWST, und nur, wenn Sie ihn brauchen.',
    asked:
      'was kostet Support | Support Kosten | Stundensatz | Stundensatz Support | Stundenansatz | Preis pro Stunde | was kostet eine Stunde | was verrechnet ihr pro Stunde | Stundenlohn | Stundenpreis | ist Support inbegriffen | Support inklusive | wie lange ist Support gratis | Support | Betreuung nach der Einführung | Unterstützung danach | was passiert nach drei Monaten',
  },
  priceWorkshop: {
    title: 'Preis eines Workshops',
    text: 'Ein fester Preis steht nicht auf der Website: Er hängt von Format, Tagen und Gruppengrösse ab. Sie erhalten vorab eine Offerte mit festem Betrag, exkl. MWST. Anfragen gehen an {mail.workshops}.',
    asked:
      'was kostet ein Workshop | Preis Workshop | Workshop Kosten | was kostet eine Schulung | Kurskosten | was kostet der Kurs | Preis Schulung | wie viel kostet ein Workshoptag | wieviel choschtet en Workshop | Workshop Offerte',
  },
  places: {
    title: 'Plätze in der Beta',
    text: 'In der Early-Access-Stufe sind im Moment {earlyLeft} von {earlyTotal} Plätzen frei, in der Founders Beta {foundersLeft} von {foundersTotal}.',
    asked:
      'wie viele Plätze sind noch frei | freie Plätze | wie viele Plätze gibt es noch | wie viele Beta-Plätze | Plätze in der Beta | Plätze im Early Access | ist noch ein Platz frei | hat es noch Platz | hets no freii plätz | gits no Plätz | Beta ausgebucht | verfügbare Plätze | Restplätze | Founders Beta',
  },
  earlyAccess: {
    title: 'Early Access und Beta-Partner',
    text: 'Early Access bringt {beta.freeTime} gratis und Support per E-Mail. Beta-Partner erhalten {beta.discount} Rabatt auf die Preise dieser Website, solange die Beta läuft, und {beta.partnerFreeUpdateMonths} Monate Updates gratis. Frei sind im Moment {earlyLeft} von {earlyTotal} Plätzen.',
    asked:
      'Early Access | was ist Early Access | was bringt Early Access | Beta | Beta-Programm | was ist die Beta | Beta-Partner | Rabatt für Beta-Partner | wie lange gibt es gratis Updates | kostenlose Updates |  Vorteile der Beta | Rabatt | Vergünstigung | Ermässigung | wie viel Prozent Rabatt | an der Beta teilnehmen | Warteliste | auf die Warteliste eintragen',
  },
  review: {
    title: 'Prüfung der Warteliste',
    text: 'Einträge auf der Warteliste prüfen wir innert {review.from} bis {review.to} Stunden; dann kommt eine persönliche E-Mail.',
    asked:
      'wie schnell prüft ihr meine Anmeldung auf der Warteliste | wann höre ich etwas nach der Anmeldung zur Warteliste | wie lange dauert die Prüfung der Warteliste | wann kommt die Zusage | Antwort auf Beta-Anmeldung | wann werde ich freigeschaltet',
  },
  firstCall: {
    title: 'Das erste Gespräch',
    text: 'Das erste Gespräch dauert {promise.freeConsultationMinutes} Minuten, ist kostenlos und findet am Bildschirm statt, {hours.consultation}. Den Termin wählen Sie über «Kostenlose Beratung buchen»; es verpflichtet zu nichts.',
    asked:
      'Erstgespräch | erstes Gespräch | kostenlose Beratung | ist die Beratung gratis | kostet das Erstgespräch etwas | was kostet die Beratung | gratis Beratung | kostenloses Gespräch | wie lange dauert das Erstgespräch | wie lange geht das Gespräch | wie lang goht s erschte gspröch | kostet mich das erste Gespräch etwas | Dauer der Beratung | Termin | Termin buchen | Termin vereinbaren | wie buche ich einen Termin | Gespräch vereinbaren | Kennenlernen | unverbindlich | Beratungstermin | Erstberatung',
  },
  durationPilot: {
    title: 'Dauer des Piloten',
    text: 'Der Pilot dauert {promise.pilotWeeks} Wochen und läuft neben Ihrem bisherigen Ablauf.',
    asked:
      'wie lange dauert der Pilot | Dauer des Piloten | Dauer Pilot | wie viele Wochen dauert der Pilot | wie lange geht das Pilotprojekt | wie lange testen wir | Pilotphase Dauer | Testphase',
  },
  durationAll: {
    title: 'Dauer der Einführung',
    text: 'Vom Konzept bis zum laufenden Betrieb sind {promise.implementationWeeks} Wochen der Richtwert; {promise.pilotWeeks} davon gehören dem Pilot.',
    asked:
      'wie lange dauert das | wie lange dauert die Umsetzung | wie lange dauert die ganze Umsetzung | wie lange dauert die Einführung | Dauer der Umsetzung | Dauer des Projekts | Projektdauer | wie lange geht es bis alles läuft | Zeitplan | wie schnell ist es eingeführt | wie viele Wochen | Implementierungsdauer',
  },
  notice: {
    title: 'Kündigung',
    text: 'Der Betrieb ist mit {promise.noticeDays} Tagen Frist kündbar. Und Sie bestellen einen Schritt nach dem andern: Nach jedem können Sie aufhören.',
    asked:
      'Kündigung | kündigen | kann ich kündigen | Kündigungsfrist | Vertragslaufzeit | Mindestlaufzeit | Laufzeit | aussteigen | wieder aufhören | Vertrag beenden | Bindung | muss ich mich langfristig binden | langfristiger Vertrag | Verpflichtung |  jederzeit kündbar',
  },
  workshopFormats: {
    title: 'Formate und Dauer der Workshops',
    text: 'Vier Formate: ein Tag mit 4 Stunden; ein ganzer Tag mit 6–8 Stunden; mehrtägig, 2–7 Tage; Grossgruppe mit 2–4 Stunden für 50–150+ Personen. Dazu gehört ein Fragebogen von 10 Minuten vorab.',
    asked:
      'wie lange dauert ein Workshop | Dauer Workshop | Workshop Formate | wie viele Stunden dauert der Workshop | wie viele Tage dauert der Workshop | Workshop für viele Personen | Workshop für grosse Gruppen | Grossgruppe | Gruppengrösse | wie viele Teilnehmer | wie viele Personen | Workshop ganzer Tag | halbtägig | Schulung Dauer | Kurs Dauer | welche Workshops gibt es',
  },
  languages: {
    title: 'Sprachen',
    text: 'Gespräche und Workshops gibt es auf Deutsch, Schweizerdeutsch und Englisch; Unterlagen auf Deutsch und Englisch.',
    asked:
      'Sprachen | in welcher Sprache | in welchen Sprachen | sprecht ihr Schweizerdeutsch | Beratung auf Englisch | Workshop auf Englisch | Workshop Sprache | Schweizerdeutsch | Mundart | redet ihr Dialekt',
  },
  vatRates: {
    title: 'MWST-Sätze',
    text: 'Es gelten 8.1\u00a0% (Normalsatz), 2.6\u00a0% (reduzierter Satz, etwa Lebensmittel, Bücher, Medikamente) und 3.8\u00a0% (Sondersatz für Beherbergung). Massgebend ist, wann geleistet wurde, nicht wann die Rechnung kam.',
    asked:
      'MWST-Satz | MWST-Sätze | Mehrwertsteuersatz | Mehrwertsteuer Satz Schweiz | wie hoch ist die MWST | wie hoch ist die Mehrwertsteuer | Mehrwertsteuer Prozent | Normalsatz | reduzierter Satz | reduzierter MWST-Satz | Sondersatz | Satz für Beherbergung | Hotel MWST | MWST auf Lebensmittel | MWST auf Bücher | aktueller Steuersatz | wie viel Prozent MWST',
  },
  notOffered: {
    title: 'Was wir nicht tun',
    text: 'Wir geben keine Steuer- und Rechtsberatung, machen keine Revision, melden keine Firmen an und verkehren nicht mit Behörden. Abrechnungen und Steuererklärungen reichen Sie oder Ihr Treuhandbüro ein.',
    asked:
      'macht ihr meine Steuererklärung | Steuererklärung ausfüllen | Steuererklärung | Steuerberatung | gebt ihr Steuerberatung | macht ihr Steuerberatung | Rechtsberatung | gebt ihr Rechtsberatung | Revision | macht ihr die Revision | Behörden | was macht ihr nicht | was bietet ihr nicht an | Steuern sparen | Steuern optimieren | Steuertipps | reicht ihr die MWST-Abrechnung ein',
  },
  newsletterOff: {
    title: 'Newsletter abmelden',
    text: 'Abmelden können Sie sich mit einem Klick über den Link, der in jeder Ausgabe steht.',
    asked:
      'Newsletter abmelden | vom Newsletter abmelden | wie kann ich mich vom Newsletter abmelden | Newsletter abbestellen | Newsletter kündigen | keine Mails mehr | austragen',
  },
  cookies: {
    title: 'Cookies und Tracking',
    text: 'Diese Website setzt keine Cookies, kein Tracking, keine Besucheranalyse und keine Werbung ein. Schriften, Bilder und Skripte kommen von ihr selbst.',
    asked:
      'Cookies | habt ihr Cookies | Tracking | trackt ihr Besucher | Google Analytics | Besucheranalyse | Werbung | Cookie-Banner',
  },
  chatPrivacy: {
    title: 'Was der Chat mit Ihren Fragen tut',
    text: 'Was Sie hier schreiben, bleibt nur während des Besuchs, im geöffneten Tab Ihres Browsers. Der Server speichert und protokolliert den Text nicht. Ist ein Sprachmodell angeschlossen, gehen Ihre Fragen und die gefundenen Stellen an dessen Anbieter; lassen Sie Namen, Zugangsdaten und Zahlen Ihrer Firma darum weg.',
    asked:
      'speichert der Chat meine Fragen | speichert ihr den Chat | Chatverlauf | was passiert mit meinen Fragen | wer liest den Chat mit | Chat Datenschutz | wird das Gespräch aufgezeichnet | ist der Chat vertraulich | speicherst du was ich schreibe',
  },
  tools: {
    title: 'Werkzeuge',
    text: 'Fünf kostenlose Werkzeuge, die in Ihrem Browser rechnen: LinkedIn-Post-Generator, QR-Rechnung, IBAN-Prüfung, MWST-Rechner und Sparrechner.',
    asked: 'Werkzeuge | Tools | Rechner | Gratis-Tools | kostenlose Werkzeuge | welche Tools gibt es | Online-Rechner',
  },
}
