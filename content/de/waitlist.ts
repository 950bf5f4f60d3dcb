/** The waiting list says du, as the specification's messages do. */
export const waitlist = {
  page: {
    meta: {
      title: 'Warteliste',
      description:
        'Ein Platz im Early Access von {brand}: {beta.freeTime} einen neuen Ablauf gratis testen, Support per E-Mail, Antwort innert {review.to} Stunden.',
    },
    title: 'Warteliste für den Early Access',
    drawing: 'Eine Anfrage kommt an, ein Mensch liest sie innert {review.to} Stunden, eine Antwort geht hinaus.',
    lead: '{early.test} Wir\u00a0prüfen jede Anfrage in {review.from} bis {review.to}\u00a0Stunden.',
  },
  wizard: {
    label: 'Anmeldung zur Warteliste',
    progress: { label: 'Fortschritt', step: 'Schritt {n} von 4', steps: ['Kontakt', 'Stufe', 'Motivation', 'Fertig'] },
    /** Of each field, by its name in contract/waitlist-fields.ts: on the page, in the letter to the operator and at the command line. */
    labels: { email: 'E-Mail', company: 'Firma', motivation: 'Motivation', tier: 'Stufe' },
    back: 'Zurück',
    next: 'Weiter',
    join: {
      title: 'In einer Minute auf der Liste.',
      text: 'Du gibst deine E-Mail-Adresse\u00a0an. Alles Weitere ist freiwillig.',
      button: 'Auf die Warteliste',
      note: 'Die Anmeldung kostet nichts und verpflichtet dich zu nichts.',
    },
    contact: {
      title: 'Wohin dürfen wir dir schreiben?',
      note: 'Wir prüfen deine Anfrage in {review.from} bis {review.to} Stunden und melden uns innert {review.to}\u00a0Stunden persönlich per E-\u2060Mail.',
    },
    offer: {
      title: 'Deine Stufe',
      name: 'Early Access',
      available: 'verfügbar',
      places: '{available} von {total} Plätzen frei',
      freeMonth: '{beta.freeTime} gratis',
      freeMonthText: 'ein neuer Ablauf mit deinen eigenen Belegen, samt Hosting',
      support: 'Support per E-Mail',
      supportText: 'von den Leuten, die es bauen',
      choose: 'Early Access wählen',
      full: 'vergeben',
      fullPlaces: 'Alle {total} Plätze sind vergeben',
      fullText: 'Du kommst auf die allgemeine Warteliste. Wird ein Platz frei, melden wir uns.',
      chooseGeneral: 'Ohne Stufe weiter',
      founders: 'Founders Beta: {accepted} von {total} Plätzen vergeben.',
    },
    motivation: {
      title: 'Was soll dir die Maschine abnehmen?',
      hint: 'Zum Beispiel: bexio, 120 Lieferantenrechnungen im Monat, Bankabgleich von Hand.',
      count: '{n} von {max} Zeichen',
      consent: {
        before: 'Ich stimme den ',
        link: 'Datenschutzbestimmungen',
        after: ' zu. {brand} verwendet meine Angaben, um die Anfrage zu prüfen und mir zu antworten.',
      },
      submit: 'Anfrage senden',
      sending: 'Wird gesendet...',
      needsConsent: 'Mit deiner Zustimmung lässt sich die Anfrage senden.',
    },
    done: {
      title: 'Du stehst auf der Liste.',
      receipt: {
        label: 'Deine Anfrage',
        tiers: { early_access: 'Early Access', general_waitlist: 'Allgemeine Warteliste' },
        status: 'Stand',
        pending: 'wird geprüft',
      },
      nextTitle: 'Was jetzt passiert',
      next: [
        {
          title: 'Prüfung in {review.from} bis {review.to} Stunden',
          text: 'Ein Mensch liest deine Anfrage und entscheidet.',
        },
        {
          title: 'Persönlicher Zugang',
          text: 'Passt es, schlagen wir dir per\u00a0E-\u2060Mail einen Termin vor. {early.access}',
        },
        { title: 'Gemeinsam bauen', text: 'Du sagst, was im Alltag fehlt. Wir bauen es mit dir.' },
      ],
      onward: { label: 'Alle Leistungen', href: '/services' },
      restart: 'Weitere Anmeldung',
    },
    held: {
      title: 'Deine Anfrage ist gespeichert.',
      text: 'Zurzeit gehen ungewöhnlich viele Anfragen ein. Wir sehen deine durch, bevor sie auf die Liste kommt; das kann länger dauern als sonst. Danach bekommst du eine E-\u2060Mail.',
    },
    success: 'Erfolgreich angemeldet! Wir melden uns innerhalb 48h bei dir.',
    /** Of a field that has no words of its own below. */
    tooLong: '{label}: höchstens {max} Zeichen',
    errors: {
      email: { required: 'E-Mail ist erforderlich.', invalid: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
      agreeToPrivacy: { required: 'Bitte stimme den Datenschutzbestimmungen zu.' },
      company: { too_long: 'Firmenname ist zu lang (max. 200 Zeichen).' },
      motivation: { too_long: 'Motivation ist zu lang (max. 500 Zeichen).' },
      already_registered: 'Diese E-Mail-Adresse ist bereits registriert.',
      rate_limited: 'Zu viele Versuche. Bitte versuche es später erneut.',
      invalid_email: 'Ungültiges E-Mail-Format.',
      other: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
    },
  },
}
