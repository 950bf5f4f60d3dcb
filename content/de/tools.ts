/** The overview at /tools. `id` is the tool's own slug, the same in both languages. */
export const tools = {
  meta: {
    title: 'Werkzeuge für Rechnung, IBAN und MWST',
    description:
      'QR-Rechnung, IBAN-Prüfung, MWST-Rechner, Sparrechner und LinkedIn-Post-Generator: kostenlos, ohne Anmeldung und im eigenen Browser.',
    keywords: [
      'Werkzeuge',
      'QR-Rechnung erstellen',
      'IBAN prüfen',
      'MWST-Rechner',
      'Sparrechner',
      'LinkedIn-Post-Generator',
    ],
  },
  hero: {
    title: 'Sechs Werkzeuge fürs Pult.',
    lead: 'Eine IBAN prüfen, brutto in netto wandeln, die eigene Ersparnis ausrechnen: dafür braucht es keinen Termin. Sechs Werkzeuge, kostenlos und ohne Anmeldung, jedes mit seinen Regeln und Quellen.',
  },
  privacy: 'Alle laufen in Ihrem Browser. Was Sie eintippen, verlässt ihn nicht.',
  soonLabel: 'demnächst',
  openLabel: 'Werkzeug öffnen',
  tools: [
    {
      id: 'linkedin-post-generator',
      title: 'LinkedIn-Post-Generator',
      text: "Thema, Publikum, Ton und Länge wählen, mehrere Entwürfe erhalten, auf Deutsch oder Englisch. Der Einstieg passt in die ersten 210 Zeichen, der ganze Beitrag bleibt unter den 3'000, die LinkedIn erlaubt. Kostenlos.",
      status: 'live',
    },
    {
      id: 'qr-bill',
      title: 'QR-Rechnung',
      text: 'Zahlteil mit QR-Referenz, Creditor Reference oder ohne Referenz, die Prüfziffer nachgerechnet, die Adressen strukturiert, wie seit November 2025 verlangt. Auf Deutsch, Französisch, Italienisch oder Englisch, als PDF und SVG.',
      status: 'live',
    },
    {
      id: 'posting',
      title: 'Rechnung verbuchen',
      text: 'Eine Lieferantenrechnung als PDF oder Foto einlesen, Kontierung und Vorsteuer prüfen, freigeben, Zahlungsdatei und Journal mitnehmen, Kontoauszug abgleichen. Die Datei verlässt den Browser nicht.',
      status: 'live',
    },
    {
      id: 'iban-check',
      title: 'IBAN-Prüfung',
      text: 'Stimmt die Prüfziffer, und ist es eine QR-IBAN? Man sieht es am Institut, 30000 bis 31999. Dazu die Auskunft, welche Referenz auf die Rechnung gehört.',
      status: 'live',
    },
    {
      id: 'vat',
      title: 'MWST-Rechner',
      text: 'Brutto und netto mit 8.1, 2.6 und 3.8\u00a0%, auf den Rappen. Daneben die effektive Methode gegen den Saldosteuersatz, jede Zahl mit Quelle und Datum. Eine Rechnung, keine Steuerberatung.',
      status: 'live',
    },
    {
      id: 'savings',
      title: 'Sparrechner',
      text: 'Minuten pro Beleg vorher und nachher, Belege im Monat, Kosten pro Stunde: was das erste Jahr bringt, was es kostet und ob es sich lohnt. Die Formel steht daneben, die Annahmen sind Ihre.',
      status: 'live',
    },
    {
      id: 'dunning-text',
      title: 'Mahntexte',
      text: 'Zahlungserinnerung und Mahnung in drei Stufen, freundlich bis bestimmt, mit Betrag, Frist und Verzugszins.',
      status: 'soon',
    },
    {
      id: 'camt-reader',
      title: 'camt.053-Leser',
      text: 'Einen Kontoauszug der Bank im Browser öffnen und als Tabelle lesen, mit Referenzen und Saldo.',
      status: 'soon',
    },
  ],
  closing: {
    title: 'Lieber zusammen rechnen?',
    lead: 'Bringen Sie Ihre Zahlen mit: {promise.freeConsultationMinutes}\u00a0Minuten, kostenlos, {hours.consultation}.',
    booking: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    second: { label: 'Kontakt', href: '/contact' },
  },
}
