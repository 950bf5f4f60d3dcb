/** The pages behind the newsletter form: signing up, confirming, leaving. */
export const newsletterPages = {
  signup: {
    meta: {
      title: 'Newsletter',
      description:
        'Was sich bei MWST, QR-Rechnung und Bankanbindung ändert, kurz erklärt. Anmeldung mit Bestätigung per E-Mail.',
    },
    title: 'Newsletter',
    lead: 'Was sich bei MWST, QR-Rechnung und Bankanbindung ändert: was neu ist, ab wann es gilt und was Sie dafür tun müssen.',
    archive: 'Bisherige Ausgaben lesen',
    stepsTitle: 'So melden Sie sich an',
    steps: [
      { title: 'Adresse eintragen', text: 'Mehr als die E-\u2060Mail-Adresse brauchen wir nicht.' },
      {
        title: 'Bestätigen',
        text: 'Sie erhalten eine E-\u2060Mail mit einem Link. Er gilt 24 Stunden und nur einmal.',
      },
      { title: 'Abmelden, wann Sie wollen', text: 'Der Link dafür steht in jeder Ausgabe.' },
    ],
  },
  confirm: {
    meta: {
      title: 'Anmeldung bestätigen',
      description: 'Bestätigen Sie hier mit einem Klick, dass Sie den Newsletter von {brand} erhalten möchten.',
    },
    ask: {
      title: 'Ein Klick noch.',
      text: 'Damit bestätigen Sie, dass der Newsletter an Ihre Adresse gehen soll. Ohne diesen Klick schicken wir nichts.',
      button: 'Anmeldung bestätigen',
    },
    done: {
      title: 'Bestätigt.',
      text: 'Ihre Adresse ist eingetragen. Abmelden können Sie sich über den Link in jeder Ausgabe.',
      button: 'Zur Startseite',
    },
    expired: {
      title: 'Dieser Link gilt nicht mehr.',
      text: 'Er wurde schon benutzt oder ist älter als 24 Stunden. Haben\u00a0Sie bereits bestätigt, ist alles in Ordnung. Sonst erhalten Sie hier einen neuen.',
    },
    failed: {
      title: 'Das hat nicht geklappt.',
      text: 'Ihre Anmeldung konnte gerade nicht bestätigt werden. Der Link bleibt gültig, versuchen Sie es in einigen Minuten noch einmal.',
      button: 'Noch einmal versuchen',
    },
  },
  unsubscribe: {
    meta: {
      title: 'Newsletter abbestellen',
      description: 'Melden Sie sich hier mit einem Klick vom Newsletter von {brand} ab; ein Konto braucht es nicht.',
    },
    ask: {
      title: 'Newsletter abbestellen',
      text: 'Nach diesem Klick geht kein Newsletter mehr an Ihre Adresse. Einen Grund brauchen Sie nicht anzugeben.',
      button: 'Abbestellen',
    },
    done: {
      title: 'Abgemeldet.',
      text: 'An Ihre Adresse geht kein Newsletter mehr. War es ein Versehen, können Sie sich jederzeit neu anmelden.',
      button: 'Neu anmelden',
    },
    expired: {
      title: 'Diesen Link kennen wir nicht.',
      text: 'Vielleicht ist er unvollständig, oder die Adresse ist schon gelöscht. Nehmen Sie den Link aus der neusten Ausgabe, oder schreiben Sie uns: Wir tragen Sie von Hand aus.',
      button: 'Kontakt aufnehmen',
    },
    failed: {
      title: 'Das hat nicht geklappt.',
      text: 'Die Abmeldung konnte gerade nicht gespeichert werden. Versuchen Sie es in einigen Minuten noch einmal.',
      button: 'Noch einmal versuchen',
    },
  },
  preferences: {
    meta: {
      title: 'Newsletter-Einstellungen',
      description:
        'Sprache wählen, abmelden, sehen, was der Newsletter über Sie gespeichert hat, und es löschen. Ohne Konto.',
    },
    missing: {
      title: 'Diesen Link kennen wir nicht.',
      text: 'Vielleicht ist er unvollständig, oder Ihre Angaben sind schon gelöscht. Nehmen Sie den Link aus der neusten Ausgabe, oder schreiben Sie uns.',
      button: 'Kontakt aufnehmen',
    },
    failed: {
      title: 'Das hat nicht geklappt.',
      text: 'Ihre Einstellungen sind gerade nicht erreichbar, und geändert wurde nichts. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    erased: {
      title: 'Gelöscht.',
      text: 'Adresse, Nachweis, Links und Zustellungen sind gelöscht. Geblieben ist ein Sperrvermerk, aus dem sich Ihre Adresse nicht ablesen lässt; er hält den Newsletter von ihr fern. Sicherungskopien werden nach {retention.backupDays} Tagen überschrieben.',
      button: 'Zur Startseite',
    },
    title: 'Ihr Newsletter',
    lead: 'Diese Einstellungen gelten für {email}.',
    notices: {
      language: 'Die Sprache ist gespeichert.',
      left: 'Sie sind abgemeldet. An Ihre Adresse geht kein Newsletter mehr.',
      unsure: 'Noch ist nichts gelöscht: Setzen Sie zuerst das Häkchen.',
    },
    language: {
      title: 'Sprache',
      legend: 'Sprache der nächsten Ausgaben',
      names: { de: 'Deutsch', en: 'Englisch' },
      button: 'Sprache speichern',
    },
    data: {
      title: 'Was gespeichert ist',
      labels: {
        email: 'Adresse',
        status: 'Stand',
        language: 'Sprache',
        signedUp: 'Eingetragen',
        confirmed: 'Bestätigt',
        left: 'Abgemeldet',
        consent: 'Einwilligung',
        origin: 'Herkunft',
        links: 'Versandte Links',
        mails: 'Zustellungen der letzten {retention.sentMailDays} Tage',
      },
      statuses: { pending: 'noch nicht bestätigt', confirmed: 'bestätigt', unsubscribed: 'abgemeldet' },
      consent: 'Fassung {version}, Seite {page}, {time}',
      imported: '{source}, übernommen am {time}. Nachweis: {consent}',
      linkCount: '{n}, je als Hash',
      nowhere: 'nicht bekannt',
      download: 'Als Datei laden (JSON)',
      rest: 'Nachrichten und Einträge auf der Warteliste stehen nicht hinter diesem Link, weil er mit einer Ausgabe weitergeleitet werden kann. Auskunft darüber gibt {mail.privacy}.',
    },
    leave: {
      title: 'Abmelden',
      text: 'Nach diesem Klick geht kein Newsletter mehr an Ihre Adresse. Adresse und Nachweis der Einwilligung bleiben längstens {retention.unsubscribedMonths} Monate.',
      button: 'Abmelden',
      gone: 'Sie sind abgemeldet. Möchten Sie den Newsletter wieder, melden Sie sich neu an.',
      again: 'Neu anmelden',
    },
    erase: {
      title: 'Alles löschen',
      text: 'Löscht sofort, was oben steht. Es bleibt ein Sperrvermerk ohne Adresse, damit wir Sie nicht versehentlich wieder anschreiben.',
      sure: 'Ja, meine Angaben zum Newsletter löschen',
      button: 'Endgültig löschen',
    },
  },
}
