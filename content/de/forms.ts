/** Words that all forms share, neutral between du and Sie. */
export const forms = {
  optional: '(freiwillig)',
  /** The next time at which a conversation can be booked. */
  nextFree: 'Nächster freier Termin: {day}, {time}',
  newTab: 'öffnet in neuem Tab',
  honeypot: 'Website (bitte leer lassen)',
  /** While the browser works out the sum that keeps machines away. */
  proving: 'Einen Moment: Der Browser löst eine Rechenaufgabe, die Spam fernhält.',
  reasons: {
    network: 'Keine Verbindung zum Server. Die Eingaben sind noch da.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Die Eingaben sind noch da.',
    proofRequired:
      'Zurzeit geht es nur mit einer Rechenaufgabe im Browser (JavaScript), und die liess sich hier nicht lösen.',
    rateLimited: 'Zu viele Versuche in kurzer Zeit.',
    rateLimitedMinute: 'Zu viele Versuche. In einer Minute geht es wieder.',
    rateLimitedMinutes: 'Zu viele Versuche. In {minutes} Minuten geht es wieder.',
  },
}
