import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the desk, below /desk. */
export default [
  route('sign-in', 'pages/sign-in.tsx'),
  route('enrol', 'pages/enrol.tsx'),
  route('sign-out', 'pages/sign-out.ts'),
  route('live', 'pages/live.ts'),
  route('enquiries/:id/visit', 'pages/enquiry-visit.ts'),
  route('enquiries.csv', 'pages/enquiries-csv.ts'),
  route('waitlist.csv', 'pages/waitlist-csv.ts'),
  route('log.csv', 'pages/log-csv.ts'),
  route('touch', 'pages/touch.ts'),
  route('language', 'pages/language.ts'),
  route('passkeys/sign-in', 'pages/passkey-sign-in.ts'),
  route('passkeys/enrol', 'pages/passkey-enrol.ts'),
  route('passkeys/verify', 'pages/passkey-verify.ts'),
  route('passkeys/add', 'pages/passkey-add.ts'),
  index('pages/index.ts'),
  layout('shell/shell.tsx', [
    layout('shell/room.tsx', [
      route('today', 'pages/today.tsx'),
      route('enquiries', 'pages/enquiries.tsx', [index('pages/enquiries-none.tsx'), route(':id', 'pages/enquiry.tsx')]),
      route('enquiries/suspected', 'pages/suspected.tsx'),
      route('waitlist', 'pages/waitlist.tsx'),
      route('people', 'pages/people.tsx'),
      route('people/card', 'pages/person.tsx'),
      route('outbox', 'pages/outbox.tsx'),
      route('outbox/:id', 'pages/mail.tsx'),
      route('log', 'pages/log.tsx'),
      route('team', 'pages/team.tsx'),
      route('*', 'pages/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
