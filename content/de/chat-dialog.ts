/** The words of the assistant's dialog; they come when it is opened, as /chat.json. What it answers is said by the server. */
export const chatDialog = {
  title: 'Die Website fragen',
  close: 'Chat schliessen',
  restart: 'Neu beginnen',
  welcome:
    'Hier antwortet eine Maschine. Sie sagt, was auf diesen Seiten steht, und zeigt Ihnen die Stelle. Steuerberatung gibt sie nicht.',
  data: {
    text: 'Ihre Frage geht an unseren Server, und falls ein Sprachmodell angeschlossen ist, an dessen Anbieter. Wir speichern sie nicht, ausser Sie geben sie uns weiter. Ab der ersten Frage bleibt das Gespräch in diesem Tab, bis Sie neu beginnen oder ihn schliessen.',
    link: 'Datenschutz beim Chat',
  },
  startersTitle: 'Zum Beispiel',
  /**
   * By German path: questions that somebody on this page may have. A page without its own takes those of the page above it.
   * The site answers each (tests/chat-starters.test.ts).
   */
  starters: {
    '/': ['Was kostet der Einstieg?', 'Müssen wir die Buchhaltungssoftware wechseln?', 'Wo liegen unsere Daten?'],
    '/about': [
      'Heisst Beratung bei Ihnen auch Steuerberatung?',
      'Wie erreichen wir Sie?',
      'Mit wem schliessen wir den Vertrag?',
    ],
    '/services': ['Was kostet der Einstieg?', 'Wie läuft der Pilot?', 'Welche Kosten laufen weiter?'],
    '/services/erp-automation': [
      'Mit welchen Programmen arbeiten Sie?',
      'Was wird aus einer Rechnung, die per E-Mail kommt?',
      'Was kostet der Einstieg?',
    ],
    '/services/company-formation': [
      'Melden Sie unsere Firma an?',
      'Wie viel Kapital brauchen GmbH und AG?',
      'Ab welchem Umsatz sind wir MWST-pflichtig?',
    ],
    '/services/tax-reporting': [
      'Was nimmt uns die Automatisierung bei der MWST-Abrechnung ab?',
      'Effektive Methode oder Saldosteuersatz?',
      'Was passiert bei unklaren Belegen?',
    ],
    '/services/system-integration-api': [
      'Wie kommt der Kontoauszug in die Buchhaltung?',
      'Was geschieht, wenn eine Schnittstelle ausfällt?',
      'Kann ein Programm zahlen, ohne dass wir es merken?',
    ],
    '/services/ki-workflow-optimierung': [
      'Was entscheidet die KI?',
      'Lernt eine KI aus unseren Belegen?',
      'Mit welchem Ablauf fangen wir an?',
    ],
    '/services/ai-finance-workshop': [
      'Was kostet ein Workshop?',
      'Müssen wir etwas vom Programmieren verstehen?',
      'Dürfen wir echte Belege verwenden?',
    ],
    '/process': ['Wie läuft der Pilot?', 'Mit welchem Ablauf fangen wir an?', 'Wann ist das Geld wieder drin?'],
    '/contact': ['Wie läuft das erste Gespräch?', 'Was sollen wir bereithalten?', 'Wie erreichen wir Sie?'],
    '/faq': ['Wie lange müssen wir Belege aufbewahren?', 'Wann ist das Geld wieder drin?', 'Was kostet der Einstieg?'],
    '/blog': [
      'bexio oder Abacus: Was passt zu uns?',
      'Welche Adressregeln gelten für QR-Rechnungen?',
      'Lassen sich Mahnungen automatisieren?',
    ],
    '/references': ['Wann ist das Geld wieder drin?', 'Wie zählen Sie die gesparten Minuten?', 'Wie läuft der Pilot?'],
    '/workshops': ['Was kostet ein Workshop?', 'Dürfen wir echte Belege verwenden?', 'Wozu dient der Fragebogen?'],
    '/video-studio': [
      'Kann ich die Videos schon ansehen?',
      'Was kosten Videos und Anlässe?',
      'Was ist die Video-Beratung?',
    ],
    '/tools': [
      'Kann ich hier eine QR-Rechnung erstellen?',
      'Ist die QR-Rechnung Pflicht?',
      'Effektive Methode oder Saldosteuersatz?',
    ],
    '/tools/linkedin-post-generator': [
      'Schreibt hier eine KI?',
      'Darf ich die Texte verwenden?',
      'Warum gibt es keine Emojis und keine Hashtags?',
    ],
    '/tools/qr-bill': [
      'Ist die QR-Rechnung Pflicht?',
      'Welche Adressregeln gelten für QR-Rechnungen?',
      'Wird meine Rechnung irgendwo gespeichert?',
    ],
    '/tools/posting': [
      'Wohin geht meine Rechnung?',
      'Passt das Journal in bexio oder Abacus?',
      'Warum wird meine Rechnung nicht angenommen?',
    ],
    '/tools/iban-check': [
      'Gibt es dieses Konto wirklich?',
      'Darf ich eine QR-IBAN für Daueraufträge angeben?',
      'Ist die QR-Rechnung Pflicht?',
    ],
    '/tools/vat': [
      'Kommt bald ein höherer Satz?',
      'Effektive Methode oder Saldosteuersatz?',
      'Ab welchem Umsatz sind wir MWST-pflichtig?',
    ],
    '/tools/savings': [
      'Wie messe ich die Minuten pro Beleg?',
      'Wann ist das Geld wieder drin?',
      'Was kostet der Einstieg?',
    ],
    '/privacy': ['Setzen Sie Cookies?', 'Wo liegen unsere Daten?', 'Lernt eine KI aus unseren Belegen?'],
    '/waitlist': ['Was ist während der Beta günstiger?', 'Wie läuft der Pilot?', 'Was kostet der Einstieg?'],
  } as Record<string, string[]>,
  label: 'Ihre Frage',
  placeholder: 'Preise, MWST, Schnittstellen …',
  send: 'Frage senden',
  stop: 'Antwort anhalten',
  keys: 'Enter sendet, Umschalt und Enter beginnt eine neue Zeile.',
  log: 'Gespräch',
  you: 'Sie fragen',
  machine: 'Die Maschine antwortet',
  searching: 'Die Antwort wird gesucht.',
  sources: 'Nachzulesen bei',
  source: 'Quelle {n}: {title}',
  announced: { none: '{answer}', one: '{answer} Eine Quelle.', many: '{answer} {n} Quellen.' },
  copy: 'Antwort kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren ging nicht',
  stopped: 'Angehalten.',
  error: 'Entschuldigung, es gab einen Fehler. Bitte versuchen Sie es noch einmal.',
  cutOff: 'Die Antwort brach ab.',
  retry: 'Noch einmal fragen',
  askHuman: 'Einen Menschen fragen',
  booking: 'Erstgespräch buchen',
  newTab: 'öffnet in neuem Tab',
  handOn: {
    label: 'Frage weitergeben',
    consent:
      'Ja, Sie dürfen diese Frage {retention.questionDays} Tage aufbewahren, ohne Namen, um die Website zu verbessern.',
    unticked: 'Bitte setzen Sie zuerst das Häkchen.',
    sent: 'Danke, die Frage ist bei uns. Eine Antwort erhalten Sie so nicht: Wir wissen nicht, von wem sie ist.',
    failed: 'Das ging nicht.',
  },
  handOver: {
    title: 'Das geht ins Kontaktformular',
    text: 'Der Text kommt in das Feld «Nachricht». Dort können Sie ihn ändern. Gesendet wird er erst, wenn Sie das Formular absenden.',
    preview: 'Text für das Formular',
    question: 'Meine Frage: {text}',
    answer: 'Antwort der Website: {text}',
    go: 'Ins Formular übernehmen',
    back: 'Zurück zum Gespräch',
  },
}
