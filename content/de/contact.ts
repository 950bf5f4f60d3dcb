export const contact = {
  meta: {
    title: 'Kontakt',
    description:
      'Fragen zu Belegen, MWST-Abrechnung, Schnittstellen oder Preisen? Antwort binnen {promise.contactReplyHours}\u00a0Stunden, Erstgespräch von {promise.freeConsultationMinutes} Minuten kostenlos.',
    keywords: [
      'Kontakt',
      'Finanzautomatisierung Schweiz',
      'Erstgespräch',
      'Buchhaltung automatisieren',
      'Öffnungszeiten',
      'Telefonnummer',
    ],
  },
  hero: {
    title: ['Sie schreiben.', 'Ein Mensch antwortet.'],
    lead: 'Fragen Sie zu Belegen, MWST-\u2060Abrechnung, Schnittstellen oder Preisen. Die Antwort kommt binnen {promise.contactReplyHours}\u00a0Stunden, auf Deutsch oder Englisch.',
    write: 'Nachricht schreiben',
    book: 'Erstgespräch buchen',
    drawing:
      'Ein Brief kommt an, binnen {promise.contactReplyHours} Stunden liest ihn ein Mensch, und eine Antwort geht hinaus.',
  },
  write: {
    title: 'Was sollen wir uns ansehen?',
    text: 'Drei Angaben genügen für eine brauchbare Antwort: Ihre Buchhaltungssoftware, die Belege pro Monat und was heute von Hand läuft.',
  },
  mail: {
    title: 'Lieber per E-\u2060Mail',
    text: 'Antwort binnen {promise.contactReplyHours}\u00a0Stunden.',
  },
  phone: {
    title: 'Am Telefon',
    hours: '{hours.phone}',
  },
  form: {
    /** Of each field, by its name in contract/contact-fields.ts: on the page, in the letter to the operator, at the desk and the command line. */
    labels: {
      name: 'Name',
      email: 'E-Mail',
      company: 'Firma',
      event: 'Anmeldung für',
      origin: 'Zuvor gelesen',
      message: 'Nachricht',
    },
    bounds: '{min} bis {max} Zeichen',
    count: '{n} von {max} Zeichen',
    submit: 'Nachricht senden',
    sending: 'Wird gesendet...',
    privacy: {
      before: 'Ihre Angaben brauchen wir nur für die Antwort. Mehr dazu unter ',
      link: 'Datenschutz',
      after: '.',
    },
    prefill: 'Betrifft: {topic}',
    invalid: 'Bitte korrigieren Sie die Eingabefehler',
    /** Of a field that has no words of its own below. */
    tooLong: '{label}: höchstens {max} Zeichen',
    errors: {
      name: 'Name muss zwischen 2 und 100 Zeichen lang sein',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      company: 'Firmenname darf maximal 200 Zeichen lang sein',
      message: 'Nachricht muss zwischen 10 und 2000 Zeichen lang sein',
    },
    success: {
      title: 'Nachricht erfolgreich gesendet! Wir melden uns binnen {promise.contactReplyHours}h bei Ihnen.',
      text: 'Danke für Ihre Nachricht. Wir melden uns binnen {promise.contactReplyHours}\u00a0Stunden.',
    },
    held: {
      title: 'Ihre Nachricht ist gespeichert.',
      text: 'Zurzeit gehen ungewöhnlich viele Nachrichten ein. Wir sehen Ihre durch, bevor wir antworten; das kann länger dauern als sonst. Eilt es, rufen Sie an.',
    },
    failure: {
      title: 'Fehler beim Senden der Nachricht. Bitte versuchen Sie es erneut.',
      text: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
    },
  },
  hours: {
    title: 'Wann wir da sind',
    consultation: 'Sprechstunde',
    consultationHours: '{hours.consultation}',
    phone: 'Telefon',
    phoneHours: '{hours.phone}',
    note: 'Zu jeder anderen Zeit hilft eine Nachricht. Sie wird binnen {promise.contactReplyHours}\u00a0Stunden beantwortet.',
    days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
  },
  booking: {
    title: '{promise.freeConsultationMinutes}\u00a0Minuten, kostenlos.',
    text: 'Im Erstgespräch zeigen Sie, was heute von Hand läuft. Danach wissen Sie, ob sich eine Analyse lohnt. {hours.consultation}.',
    button: 'Kostenlose Beratung buchen',
    newTab: 'öffnet in neuem Tab',
    note: 'Steuerberatung und Verkehr mit Behörden gehören nicht zu unserem Angebot.',
  },
}
