/** The subscription form, in the footer and as a block on pages. */
export const newsletter = {
  email: 'E-Mail',
  submit: 'Anmelden',
  sending: 'Anmelden...',
  note: 'Sie bestätigen die Anmeldung per\u00a0E-\u2060Mail. Abmelden geht mit einem Klick.',
  invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  /** Beside the form once it was sent: nobody is subscribed before that click. */
  pending: 'Ein Klick fehlt noch: Öffnen Sie die E-\u2060Mail in Ihrem Postfach und bestätigen Sie die Anmeldung.',
  held: 'Ihre Anmeldung ist gespeichert. Zurzeit gehen ungewöhnlich viele ein: Die E-\u2060Mail zum Bestätigen kommt, sobald wir sie durchgesehen haben.',
  footer: {
    empty: 'Bitte geben Sie eine E-Mail-Adresse ein',
    success: { title: 'Hat geklappt.', text: 'Danke für Ihre Anmeldung zum Newsletter.' },
    failure: 'Bei der Anmeldung ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
  },
  block: {
    errorTitle: 'Fehler',
    empty: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    success: {
      title: 'Fast geschafft',
      text: 'Danke! Sehen Sie in Ihrem Postfach nach.',
    },
    failure: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  },
}
