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
    archive: 'Read past issues',
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
  preferences: {
    meta: {
      title: 'Newsletter preferences',
      description:
        'Choose a language, unsubscribe, see what the newsletter has stored about you, and delete it. No account needed.',
    },
    missing: {
      title: 'We do not know this link.',
      text: 'It may be incomplete, or your details have been deleted already. Use the link in the latest issue, or write to us.',
      button: 'Contact us',
    },
    failed: {
      title: 'That did not work.',
      text: 'Your preferences cannot be reached just now, and nothing has been changed. Please try again in a few minutes.',
    },
    erased: {
      title: 'Deleted.',
      text: 'Your address, the proof of consent, links and deliveries are deleted. What remains is a mark from which nobody can read your address; it keeps the newsletter away from it. Backups are overwritten after {retention.backupDays} days.',
      button: 'Go to the home page',
    },
    title: 'Your newsletter',
    lead: 'These preferences are for {email}.',
    notices: {
      language: 'The language is saved.',
      left: 'You are unsubscribed. No more newsletters go to your address.',
      unsure: 'Nothing has been deleted yet: please tick the box first.',
    },
    language: {
      title: 'Language',
      legend: 'Language of the next issues',
      names: { de: 'German', en: 'English' },
      button: 'Save language',
    },
    data: {
      title: 'What is stored',
      labels: {
        email: 'Address',
        status: 'State',
        language: 'Language',
        signedUp: 'Signed up',
        confirmed: 'Confirmed',
        left: 'Unsubscribed',
        consent: 'Consent',
        origin: 'Origin',
        links: 'Links sent',
        mails: 'Deliveries of the last {retention.sentMailDays} days',
      },
      statuses: { pending: 'not confirmed yet', confirmed: 'confirmed', unsubscribed: 'unsubscribed' },
      consent: 'version {version}, page {page}, {time}',
      imported: '{source}, taken over on {time}. Proof: {consent}',
      linkCount: '{n}, each as a hash',
      nowhere: 'not known',
      download: 'Download as a file (JSON)',
      rest: 'Messages and waiting-list entries are not behind this link, because it travels along when an issue is forwarded. For those, ask {mail.privacy}.',
    },
    leave: {
      title: 'Unsubscribe',
      text: 'After this click no more newsletters go to your address. Address and proof of consent stay for {retention.unsubscribedMonths} months at most.',
      button: 'Unsubscribe',
      gone: 'You are unsubscribed. If you would like the newsletter again, sign up anew.',
      again: 'Sign up again',
    },
    erase: {
      title: 'Delete everything',
      text: 'Deletes at once what is listed above. A mark without your address remains, so that we do not write to you again by mistake.',
      sure: 'Yes, delete my newsletter details',
      button: 'Delete for good',
    },
  },
}
