import type { signIn as de } from '../../de/desk/sign-in.ts'

export const signIn: typeof de = {
  title: 'Sign in',
  greetings: { morning: 'Good morning.', day: 'Good afternoon.', evening: 'Good evening.' },
  text: 'Unlock your device as you always do: with a finger, your face or a code.',
  button: 'Sign in with a passkey',
  waiting: 'The device is asking …',
  otherDevice: 'Another device? Choose “Use a phone” in the window and hold it to the code.',
  lost: {
    title: 'Lost device',
    text: 'The owner of the desk sends a new link. The old key closes at once.',
  },
  back: {
    title: 'Carry on where you were.',
    text: 'The desk closed after a pause. Nobody sees what lies on it.',
    button: 'Carry on with a passkey',
  },
  failed: {
    not_verified: 'The passkey was not accepted. Please try again.',
    unknown_passkey: 'This passkey belongs to nobody in the team. Ask for a new link.',
    cancelled: 'Cancelled. Nothing has happened.',
    rate_limited: 'Too many attempts. Please try again in a few minutes.',
    unsupported: 'This browser knows no passkeys. Use a newer one, or a phone.',
    offline: 'The server does not answer. Please try again.',
  },
  drawing: {
    label: 'Your device signs as soon as you unlock it. Only the signature goes to the desk.',
    parts: ['Your device', 'a signature', 'the desk'],
    note: 'The key stays on the device. There is no password that could be given away.',
  },
  privacy: { label: 'Privacy', href: '/en/privacy' },
  enrol: {
    title: 'Create a passkey',
    welcome: 'Welcome, {name}.',
    text: 'The link works once, for another {minutes} minutes.',
    steps: [
      { title: 'Check the name', text: '{name}, {email}' },
      {
        title: 'Create a passkey on this device',
        text: 'The device asks for a finger, your face or a code.',
      },
      {
        title: 'A second one on the phone',
        text: 'So that a lost laptop stops nothing. Later, too, under Team.',
      },
    ],
    deviceName: 'What is this device called?',
    deviceHint: 'For example “Office laptop”. It is how you will recognise the key.',
    button: 'Create passkey',
    dead: {
      title: 'This link no longer works.',
      text: 'It has been used, is older than 30 minutes, or was replaced by a new one. Ask for another.',
    },
  },
}
