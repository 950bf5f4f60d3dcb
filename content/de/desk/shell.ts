/** The desk's frame: register, keys, and what every page of it may say. */
export const shell = {
  name: 'Pult',
  skipLink: 'Zum Inhalt',
  register: 'Register',
  rooms: {
    today: 'Heute',
    enquiries: 'Anfragen',
    outbox: 'Postausgang',
    log: 'Protokoll',
    team: 'Team',
  },
  shortRegister: 'Kurzes Register',
  more: 'Mehr',
  close: 'Schliessen',
  roles: { owner: 'Inhaber/in', office: 'Büro' },
  closesAfter: 'Schliesst nach {minutes} Minuten Ruhe.',
  signOut: 'Abmelden',
  otherLanguage: { label: 'EN', name: 'English', lang: 'en' },
  pager: { range: '{from}–{to} von {total}', before: 'Davor', after: 'Danach' },
  notFound: { title: 'Diese Seite gibt es nicht', text: 'Das Register führt zu allen Räumen des Pults.' },
  forbidden: { title: 'Das darf Ihre Rolle nicht', text: 'Fragen Sie die Inhaberin oder den Inhaber des Pults.' },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Der Fehler steht im Protokoll des Servers. Laden Sie die Seite neu; was Sie geschrieben haben, ist auf diesem Gerät gesichert.',
  },
  verify: {
    title: 'Noch einmal den Passkey, bitte',
    text: 'Das ist ein Schritt, der nur Ihnen zusteht. Der letzte Nachweis ist älter als fünf Minuten.',
    button: 'Passkey zeigen',
    cancel: 'Abbrechen',
    failed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
  },
}
