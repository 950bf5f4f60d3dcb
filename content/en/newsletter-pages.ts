import type { newsletterPages as de } from '../de/newsletter-pages.ts'

export const newsletterPages: typeof de = {
  signup: {
    meta: {
      title: 'Newsletter',
      description:
        'Changes to Swiss VAT, the QR-bill and bank links, explained briefly. You confirm your subscription by email.',
    },
    title: 'Newsletter',
    lead: 'Changes to Swiss VAT, the QR-bill and bank links: what is new, when it applies and what you need to do about it.',
    stepsTitle: 'How to subscribe',
    steps: [
      { title: 'Enter your address', text: 'An email address is all we need.' },
      { title: 'Confirm', text: 'You receive an email with a link. It works once and for 24 hours.' },
      { title: 'Leave when you like', text: 'The link to do so is in every issue.' },
    ],
  },
  confirm: {
    meta: {
      title: 'Confirm your subscription',
      description: 'Confirm here, with one click, that you would like to receive the newsletter from {brand}.',
    },
    ask: {
      title: 'One more click.',
      text: 'It confirms that the newsletter may go to your address. Without it we send nothing.',
      button: 'Confirm subscription',
    },
    done: {
      title: 'Confirmed.',
      text: 'Your address is on the list. The link in every issue takes you off it again.',
      button: 'Go to the home page',
    },
    expired: {
      title: 'This link no longer works.',
      text: 'It has been used already or is more than 24 hours old. If you have confirmed before, all is well. If not, request a new one here.',
    },
    failed: {
      title: 'That did not work.',
      text: 'Your subscription could not be confirmed just now. The link stays valid, so please try again in a few minutes.',
      button: 'Try again',
    },
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe',
      description: 'Unsubscribe here from the newsletter from {brand}, with one click and without an account.',
    },
    ask: {
      title: 'Leave the newsletter',
      text: 'After this click you receive no more newsletters. You need not give a reason.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'Unsubscribed.',
      text: 'You will receive no more newsletters. If that was a slip, you can subscribe again at any time.',
      button: 'Subscribe again',
    },
    expired: {
      title: 'We do not know this link.',
      text: 'It may be incomplete, or the address has been deleted already. Use the link in the latest issue, or write to us and we will take you off by hand.',
      button: 'Contact us',
    },
    failed: {
      title: 'That did not work.',
      text: 'Your request could not be saved just now. Please try again in a few minutes.',
      button: 'Try again',
    },
  },
}
