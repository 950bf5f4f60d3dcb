import type { shell as de } from '../../de/desk/shell.ts'

export const shell: typeof de = {
  name: 'Desk',
  skipLink: 'Skip to content',
  register: 'Register',
  rooms: {
    today: 'Today',
    enquiries: 'Enquiries',
    waitlist: 'Waiting list',
    people: 'People',
    outbox: 'Outbox',
    log: 'Log',
    team: 'Team',
  },
  shortRegister: 'Short register',
  more: 'More',
  close: 'Close',
  roles: { owner: 'Owner', office: 'Office' },
  closesAfter: 'Closes after {minutes} quiet minutes.',
  signOut: 'Sign out',
  otherLanguage: { label: 'DE', name: 'Deutsch', lang: 'de' },
  pager: { range: '{from}–{to} of {total}', before: 'Before', after: 'After' },
  notFound: { title: 'There is no such page', text: 'The register leads to every room of the desk.' },
  forbidden: { title: 'Your role may not do this', text: 'Ask the owner of the desk.' },
  failed: {
    title: 'That did not work',
    text: "The error is in the server's log. Reload the page; what you have written is kept on this device.",
  },
  verify: {
    title: 'Your passkey once more, please',
    text: 'This step is yours alone. The last proof is more than five minutes old.',
    button: 'Show passkey',
    cancel: 'Cancel',
    failed: 'The passkey was not accepted. Please try again.',
  },
}
