/** Before the desk opens: signing in, and a first passkey. */
export const signIn = {
  title: 'Anmelden',
  greetings: { morning: 'Guten Morgen.', day: 'Guten Tag.', evening: 'Guten Abend.' },
  text: 'Entsperren Sie Ihr Gerät, wie Sie es immer tun: mit Finger, Gesicht oder Code.',
  button: 'Mit Passkey anmelden',
  waiting: 'Das Gerät fragt nach …',
  otherDevice: 'Anderes Gerät? Wählen Sie im Fenster «Telefon verwenden» und halten Sie es an den Code.',
  lost: {
    title: 'Gerät verloren',
    text: 'Wer das Pult besitzt, schickt einen neuen Link. Der alte Schlüssel geht sofort zu.',
  },
  back: {
    title: 'Weiter, wo Sie waren.',
    text: 'Das Pult hat sich nach einer Pause geschlossen. Niemand sieht, was darauf liegt.',
    button: 'Mit Passkey weiter',
  },
  failed: {
    not_verified: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
    unknown_passkey: 'Dieser Passkey gehört zu niemandem im Team. Bitten Sie um einen neuen Link.',
    cancelled: 'Abgebrochen. Nichts ist geschehen.',
    rate_limited: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    unsupported: 'Dieser Browser kennt keine Passkeys. Nehmen Sie einen neueren oder ein Telefon.',
    offline: 'Der Server antwortet nicht. Versuchen Sie es noch einmal.',
  },
  drawing: {
    label: 'Ihr Gerät unterschreibt, sobald Sie es entsperren. Nur die Unterschrift geht zum Pult.',
    parts: ['Ihr Gerät', 'eine Unterschrift', 'das Pult'],
    note: 'Der Schlüssel bleibt auf dem Gerät. Es gibt kein Passwort, das man verraten könnte.',
  },
  privacy: { label: 'Datenschutz', href: '/privacy' },
  enrol: {
    title: 'Passkey anlegen',
    welcome: 'Willkommen, {name}.',
    text: 'Der Link gilt einmal und noch {minutes} Minuten.',
    steps: [
      { title: 'Name prüfen', text: '{name}, {email}' },
      {
        title: 'Passkey auf diesem Gerät anlegen',
        text: 'Das Gerät fragt nach Finger, Gesicht oder Code.',
      },
      {
        title: 'Einen zweiten auf dem Telefon',
        text: 'Damit ein verlorener Laptop nichts aufhält. Auch später möglich, unter Team.',
      },
    ],
    deviceName: 'Wie heisst dieses Gerät?',
    deviceHint: 'Zum Beispiel «Laptop Büro». So erkennen Sie den Schlüssel wieder.',
    button: 'Passkey anlegen',
    dead: {
      title: 'Dieser Link gilt nicht mehr.',
      text: 'Er wurde schon gebraucht, ist älter als 30 Minuten oder wurde durch einen neuen ersetzt. Bitten Sie um einen neuen.',
    },
  },
}
