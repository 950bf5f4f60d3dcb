/** Words that all forms share, neutral between du and Sie. */
export const forms = {
  optional: '(freiwillig)',
  newTab: 'öffnet in neuem Tab',
  honeypot: 'Website (bitte leer lassen)',
  reasons: {
    network: 'Keine Verbindung zum Server. Die Eingaben sind noch da.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet. Die Eingaben sind noch da.',
    rateLimited: 'Zu viele Versuche in kurzer Zeit.',
    rateLimitedMinute: 'Zu viele Versuche. In einer Minute geht es wieder.',
    rateLimitedMinutes: 'Zu viele Versuche. In {minutes} Minuten geht es wieder.',
  },
}
