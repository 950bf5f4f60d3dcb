/**
 * Short facts that the assistant answers exactly. Figures come from `content/company.ts`; the places from the store while
 * somebody asks.
 * Where each one stands on the site: `assistant/fact-sources.ts`.
 */
export const assistantFacts = {
  hours: {
    title: 'Sprechstunde und Telefonzeiten',
    text: 'Sprechstunde ist {hours.consultation}. Am Telefon sind wir {hours.phone} unter {phone}. Zu jeder anderen Zeit hilft eine Nachricht; die Antwort kommt binnen {promise.contactReplyHours} Stunden.',
  },
  phone: {
    title: 'Telefon',
    text: 'Sie erreichen uns am Telefon unter {phone}, {hours.phone}.',
  },
  email: {
    title: 'E-Mail',
    text: 'Schreiben Sie an {mail.contact} oder über das Kontaktformular; die Antwort kommt binnen {promise.contactReplyHours} Stunden. Anfragen zu Workshops gehen an {mail.workshops}, Fragen zum Datenschutz an {mail.privacy}.',
  },
  reply: {
    title: 'Antwortzeit',
    text: 'Auf Nachrichten antworten wir binnen {promise.contactReplyHours} Stunden.',
  },
  address: {
    title: 'Adresse',
    text: '{legalName}, {street}, {town}, {country}. Beraten wird online, in allen {claim.cantons} Kantonen; für Workshops kommen wir auch zu Ihnen.',
  },
  operator: {
    title: 'Wer dahinter steht',
    text: 'Betrieben wird diese Website von der {legalName}, {street}, {town} (UID {uid}); verantwortlich ist {responsiblePerson}. Bezahlte Angebote verkaufen {soleProprietorship}, oder eine Partnerfirma: {partnerFirms}.',
  },
  team: {
    title: 'Team',
    text: 'Das Kernteam: {team}.',
  },
  offer: {
    title: 'Was wir tun',
    text: '{brand} automatisiert Belege, Bankabgleich, MWST-Abrechnung und Schnittstellen für Schweizer KMU, Treuhandbüros und Gründungen, berät vor der Gründung und schult Finanzteams in Workshops. Ihre Software bleibt, die Freigabe auch.',
  },
  prices: {
    title: 'Preise',
    text: 'Prozessanalyse {price.processAnalysis}, Automation Pilot {price.automationPilot}, individuelle Automatisierung {price.customAutomation}. Für Schnittstellen: Connector Audit {price.connectorAudit}, Standard Sync {price.standardSync}, Custom API Enterprise {price.customApi}. Betrieb {price.hostingMonth} im Monat. Ein ganzes erstes Jahr mit eigenem Ablauf macht zusammen {firstYear.automation}. Alle Preise exkl. MWST; das erste Gespräch ist kostenlos.',
  },
  firstYear: {
    title: 'Kosten im ersten Jahr',
    text: 'Ein eigener Ablauf kostet im ersten Jahr {firstYear.automation} exkl. MWST: {firstYear.automation.sum}, also Prozessanalyse, Automation Pilot, individuelle Automatisierung zum kleinsten Preis und zwölf Monate Hosting. Genügt eine vorhandene Schnittstelle, sind es {firstYear.standardSync}. Die Zahl der Belege ändert vor allem das Hosting und was Sie sparen. Ein Beispiel: {example.receiptsPerMonth} Belege im Monat, heute {example.minutesBefore} Minuten, nachher {example.minutesAfter}, CHF {example.hourlyCost} pro Stunde. {example.200.verdict} Mit Ihren Zahlen rechnet der Sparrechner.',
  },
  vatIncluded: {
    title: 'Preise und MWST',
    text: 'Alle Preise auf dieser Website verstehen sich in Schweizer Franken, exkl. MWST.',
  },
  priceAnalysis: {
    title: 'Preis der Prozessanalyse',
    text: 'Die Prozessanalyse kostet {price.processAnalysis} exkl. MWST.',
  },
  pricePilot: {
    title: 'Preis des Automation Pilot',
    text: 'Der Automation Pilot kostet {price.automationPilot} exkl. MWST und dauert {promise.pilotWeeks} Wochen.',
  },
  priceCustom: {
    title: 'Preis der individuellen Automatisierung',
    text: 'Eine individuelle Automatisierung gibt es {price.customAutomation} exkl. MWST.',
  },
  priceAudit: {
    title: 'Preis des Connector Audit',
    text: 'Der Connector Audit kostet {price.connectorAudit} exkl. MWST.',
  },
  priceSync: {
    title: 'Preis des Standard Sync',
    text: 'Der Standard Sync, eine vorhandene Schnittstelle, kostet {price.standardSync} exkl. MWST.',
  },
  priceApi: {
    title: 'Preis der Custom API Enterprise',
    text: 'Eine eigene Schnittstelle, die Custom API Enterprise, gibt es {price.customApi} exkl. MWST. Genügt eine vorhandene, kostet der Standard Sync {price.standardSync}.',
  },
  priceHosting: {
    title: 'Kosten des Betriebs',
    text: 'Der Betrieb (Hosting) kostet je nach Umfang {price.hostingMonth} im Monat, exkl. MWST.',
  },
  priceSupport: {
    title: 'Kosten des Supports',
    text: 'In den ersten {promise.includedSupportMonths} Monaten sind Fragen und Anpassungen inbegriffen. Danach kostet Support {price.supportHour} pro Stunde, exkl. MWST, und nur, wenn Sie ihn brauchen.',
  },
  priceWorkshop: {
    title: 'Preis eines Workshops',
    text: 'Gerechnet werden Stunden: jene mit dem Team und jene der Vorbereitung, zu {price.supportHour} für jede Person, die leitet, dazu die Reise. Ein Beispiel: {workshop.shortDay} mit dem Team und {workshop.preparation} Vorbereitung machen {workshop.example}. Sie erhalten vorab eine Offerte mit festem Betrag, exkl. MWST. Anfragen gehen an {mail.workshops}.',
  },
  places: {
    title: 'Plätze in der Beta',
    text: 'In der Early-Access-Stufe sind im Moment {earlyLeft} von {earlyTotal} Plätzen frei, in der Founders Beta {foundersLeft} von {foundersTotal}.',
  },
  earlyAccess: {
    title: 'Early Access und Beta-Partner',
    text: '{early.test} {early.end} {early.partners} Frei sind im Moment {earlyLeft} von {earlyTotal} Plätzen.',
  },
  review: {
    title: 'Prüfung der Warteliste',
    text: 'Einträge auf der Warteliste prüfen wir innert {review.from} bis {review.to} Stunden; dann kommt eine persönliche E-Mail.',
  },
  firstCall: {
    title: 'Das erste Gespräch',
    text: 'Das erste Gespräch dauert {promise.freeConsultationMinutes} Minuten, ist kostenlos und findet am Telefon statt, nach Absprache am Bildschirm, {hours.consultation}. Den Termin wählen Sie über «Kostenlose Beratung buchen»; es verpflichtet zu nichts.',
  },
  durationPilot: {
    title: 'Dauer des Piloten',
    text: 'Der Pilot dauert {promise.pilotWeeks} Wochen und läuft neben Ihrem bisherigen Ablauf.',
  },
  durationAll: {
    title: 'Dauer der Einführung',
    text: 'Vom Konzept bis zum laufenden Betrieb sind {promise.implementationWeeks} Wochen der Richtwert; {promise.pilotWeeks} davon gehören dem Pilot.',
  },
  notice: {
    title: 'Kündigung',
    text: 'Der Betrieb ist mit {promise.noticeDays} Tagen Frist kündbar. Und Sie bestellen einen Schritt nach dem andern: Nach jedem können Sie aufhören.',
  },
  workshopFormats: {
    title: 'Formate und Dauer der Workshops',
    text: 'Vier Formate: ein Tag mit {workshop.shortDay}; ein ganzer Tag mit {workshop.fullDay}; mehrtägig, {workshop.days}; Grossgruppe mit {workshop.largeGroup} für {workshop.people} Personen. Dazu gehört ein Fragebogen von 10 Minuten vorab.',
  },
  languages: {
    title: 'Sprachen',
    text: 'Gespräche und Workshops gibt es auf Deutsch, Schweizerdeutsch und Englisch; Unterlagen auf Deutsch und Englisch.',
  },
  vatRates: {
    title: 'MWST-Sätze',
    text: 'Es gelten 8.1\u00a0% (Normalsatz), 2.6\u00a0% (reduzierter Satz, etwa Lebensmittel, Bücher, Medikamente) und 3.8\u00a0% (Sondersatz für Beherbergung). Massgebend ist, wann geleistet wurde, nicht wann die Rechnung kam.',
  },
  notOffered: {
    title: 'Was wir nicht tun',
    text: 'Wir geben keine Steuer- und Rechtsberatung, machen keine Revision, melden keine Firmen an und verkehren nicht mit Behörden. Abrechnungen und Steuererklärungen reichen Sie oder Ihr Treuhandbüro ein.',
  },
  newsletterOff: {
    title: 'Newsletter abmelden',
    text: 'Abmelden können Sie sich mit einem Klick über den Link, der in jeder Ausgabe steht.',
  },
  cookies: {
    title: 'Cookies und Tracking',
    text: 'Diese Website setzt keine Cookies, kein Tracking und keine Werbung ein; Besuche zählt sie, ohne jemanden wiederzuerkennen. Schriften, Bilder und Skripte kommen von ihr selbst.',
  },
  chatPrivacy: {
    title: 'Was der Chat mit Ihren Fragen tut',
    text: 'Was Sie hier schreiben, bleibt nur während des Besuchs, im geöffneten Tab Ihres Browsers. Der Server speichert und protokolliert den Text nicht, ausser Sie geben eine unbeantwortete Frage weiter. Ist ein Sprachmodell angeschlossen, gehen Ihre Fragen und die gefundenen Stellen an dessen Anbieter; lassen Sie Namen, Zugangsdaten und Zahlen Ihrer Firma darum weg.',
  },
  tools: {
    title: 'Werkzeuge',
    text: 'Sechs kostenlose Werkzeuge, die in Ihrem Browser rechnen: LinkedIn-Post-Generator, QR-Rechnung, Rechnung verbuchen, IBAN-Prüfung, MWST-Rechner und Sparrechner.',
  },
}
