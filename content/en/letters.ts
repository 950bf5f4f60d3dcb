import type { letters as de } from '../de/letters.ts'

export const letters: typeof de = {
  formal: {
    greeting: 'Hello',
    closing: 'Kind regards',
    signature: 'The {brand} team',
    linkHint: 'If the button does not open, copy this address into your browser:',
  },
  familiar: {
    greeting: 'Hello',
    closing: 'All the best',
    signature: 'The {brand} team',
    linkHint: 'If the button does not open, copy this address into your browser:',
  },
  imprint: '{legalName}, {street}, {town}, Switzerland',
  unsubscribe: 'Unsubscribe from the newsletter',
  inBrowser: 'Read in the browser',
  preferences: 'Language, stored details, deletion',

  tiers: {
    founders_beta: 'Founders Beta',
    early_access: 'Early Access',
    general_waitlist: 'general waiting list',
  },

  newsletterConfirmation: {
    subject: 'Please confirm your newsletter subscription',
    preview: 'One click to go. The link is valid for 24 hours.',
    title: 'One click to go.',
    steps: ['Entered', 'You confirm', 'Newsletter'],
    paragraphs: [
      'Somebody asked for the {brand} newsletter to be sent to this address. We only send it once you have confirmed.',
    ],
    action: 'Confirm subscription',
    after: [
      'The link is valid for 24 hours and works once.',
      'Was it not you? Then there is nothing to do. Without your confirmation we will not write again.',
    ],
    reason: 'You are receiving this message because this address was entered for the newsletter on our website.',
  },

  newsletterWelcome: {
    subject: 'Your newsletter subscription is confirmed',
    preview: 'What we send, and how to stop it.',
    title: 'You are on the list.',
    steps: ['Entered', 'Confirmed', 'Newsletter'],
    paragraphs: [
      'Your subscription is confirmed. You will hear from us when there is something to show: new articles, deadlines and formats that change in Swiss finance work, and workshop dates.',
      'Every issue carries a link that unsubscribes you at once.',
    ],
    action: 'Read the articles',
    reason: 'You are receiving this message because you asked for the {brand} newsletter and confirmed it.',
  },

  waitlistReceived: {
    subject: 'You are on the {brand} waiting list',
    preview: 'Your entry is in, number {position}.',
    title: 'You are number\u00a0{position}.',
    steps: ['Entered', 'We read', 'Answer'],
    paragraphs: [
      'Your entry is in: number {position}, {tier}.',
      'We read every entry ourselves, which takes {review.from} to {review.to} hours. You will then get a personal message telling you whether you are in, and when.',
    ],
    after: [
      'There is nothing to do until then. If you have a question, or want your entry deleted, just reply to this message.',
    ],
    reason:
      'You are receiving this message because this address was entered for the waiting list on our website. If that was not you, reply briefly and we will delete the entry.',
  },

  waitlistAccepted: {
    subject: 'You are in: your place in the {brand} beta',
    preview: '{tier}: we are setting up your access.',
    title: 'You are in.',
    steps: ['Entered', 'Accepted', 'Access'],
    paragraphs: [
      'We have a place for you: {tier}.',
      '{offer}',
      'Next, we set up your personal access. {early.access}',
      'In that call we settle which software you use, which documents come in, and what should run first.',
    ],
    action: 'Choose a time',
    after: ['If none of the times suit you, reply to this message with two that do.'],
    offers: {
      founders_beta:
        'As a beta partner you help to build it: you tell us where daily work gets stuck, and you get the changes first.',
      early_access: '{early.test} {early.end}',
      general_waitlist: 'We agree on what it covers when we talk.',
    },
    reason: 'You are receiving this message because you joined the {brand} waiting list.',
  },

  waitlistDeclined: {
    subject: 'Your request to join the {brand} beta',
    preview: 'Unfortunately we have no place for you in this round.',
    title: 'Not in this round, unfortunately.',
    paragraphs: [
      'Thank you for joining the list. Unfortunately we cannot offer you a place in this round.',
      'That says nothing about your business. We start with companies whose processes and software the beta already handles well.',
    ],
    after: [
      'You may apply again at any time, for instance when something changes on your side. If you would like to know why, reply to this message.',
    ],
    reason: 'You are receiving this message because you joined the {brand} waiting list.',
  },

  waitlistOperator: {
    subject: 'Waiting list: new entry, number {position}, {tier}',
    preview: 'A decision is promised within {review.from} to {review.to} hours.',
    title: 'A new entry on the waiting list.',
    paragraphs: [
      'Somebody has joined the waiting list. A reply to this message goes straight to the address given; nobody has confirmed it yet.',
    ],
    labels: {
      position: 'Number',
      applications: 'Applications so far',
      language: 'Language',
      page: 'Page',
      time: 'Received',
    },
    languages: { de: 'German', en: 'English' },
    after: [
      'The promise is a decision within {review.from} to {review.to} hours: “waitlist accept ADDRESS” or “waitlist decline ADDRESS”.',
    ],
    reason: 'This message was sent by the waiting list of the website.',
  },

  contactOperator: {
    subject: 'Enquiry from the website: {name}',
    preview: 'A reply goes straight to the person who wrote.',
    title: 'A new enquiry.',
    paragraphs: [
      'An enquiry has come in through the contact form. A reply to this message goes straight to the person who wrote.',
    ],
    labels: {
      language: 'Language',
      page: 'Page',
      time: 'Received',
    },
    languages: { de: 'German', en: 'English' },
    after: ['The promise is a reply within {promise.contactReplyHours} hours.'],
    reason: 'This message was sent by the contact form of the website.',
  },

  enquiryReply: {
    subject: 'Your enquiry of {date}',
    signature: '{author}\n{brand}',
    quoteIntro: 'On {date}, {name} wrote:',
  },

  contactReceipt: {
    subject: 'We have received your message',
    preview: 'You will have an answer within {promise.contactReplyHours} hours.',
    title: 'Your message has arrived.',
    steps: ['Received', 'We read', 'Answer'],
    paragraphs: [
      'Your message has reached {brand}. We will answer by email within {promise.contactReplyHours} hours.',
      'If you want to add something or send a document, reply to this message.',
    ],
    after: [
      'Would you rather talk? The first consultation takes {promise.freeConsultationMinutes} minutes and is free of charge, {hours.consultation}.',
    ],
    reason:
      'You are receiving this message because this address was given in the contact form on our website. If that was not you, you can delete it.',
  },

  eventReceipt: {
    subject: 'Your registration: {title}, {date}',
    preview: 'A calendar file is attached.',
    title: 'You are registered.',
    steps: ['Received', 'Registered', 'Access link'],
    paragraphs: [
      'Your registration has reached us. A calendar file is attached. We will email you the access link before the event.',
    ],
    labels: { event: 'Event', type: 'Format', date: 'Date', time: 'Time', location: 'Place' },
    swissTime: '{time}, Swiss time',
    after: ['If you cannot make it after all, a short reply to this message is enough. Taking part is free of charge.'],
    reason:
      'You are receiving this message because this address was registered for the event through the contact form on our website. If that was not you, reply briefly and we will delete the registration.',
  },

  digest: {
    subject: 'Daily digest: enquiries {contacts}, waiting list {joined}, newsletter {confirmed}',
    preview: 'Since {since}.',
    title: 'The day in figures.',
    span: 'From {since} to {until}.',
    todo: {
      overdue:
        'Waiting for you: {overdue} on the waiting list, longer than the promised {review.to} hours (waitlist list --status waiting).',
      suspected:
        'Waiting for you: {suspected} submissions suspected of being spam, not yet acknowledged (suspected list).',
      dead: 'Waiting for you: {dead} not delivered, for good (mail list --status dead).',
      complained: 'Complaints about the newsletter: {complained}. It no longer goes to those addresses.',
      securityEvents: 'Security events, high and critical: {securityEvents} (events list).',
    },
    sections: {
      leads: 'Enquiries',
      appointments: 'Appointments',
      waitlist: 'Waiting list',
      newsletter: 'Newsletter',
      site: 'Website, yesterday',
      mails: 'Mails',
    },
    labels: {
      contacts: 'New messages',
      registrations: 'registrations among them',
      booked: 'Newly booked',
      today: 'Today',
      joined: 'New entries',
      waiting: 'Waiting in all',
      places: '{accepted} of {total} given',
      confirmed: 'Confirmed',
      left: 'Unsubscribed',
      bounced: 'Bounced',
      complained: 'Complaints',
      readers: 'Readers',
      visits: 'Visits',
      views: 'Pages read',
      sent: 'Sent',
      queued: 'On their way',
      dead: 'Failed',
    },
    names:
      'Names and texts are left out on purpose. The commands: contacts list, appointments list, waitlist list, newsletter list, mail list.',
    reason: 'This digest comes once a day when there is something to report. The setting DIGEST=off stops it.',
  },

  alert: {
    outbox_stalled: {
      begun: {
        subject: 'Trouble: mails are stuck',
        title: 'Mails are stuck.',
        paragraphs: [
          'At least one mail has been waiting to be sent for {level} minutes. None is lost: they are in the database and go out as soon as they can.',
          'The reason stands in the column Error of “mail list --status queued”: mostly the mail server, or its password in SMTP_URL.',
        ],
      },
      over: {
        subject: 'Over: mails go out again',
        title: 'Mails go out again.',
        paragraphs: ['The trouble lasted from {began} to {ended}.'],
      },
    },
    mail_login_refused: {
      begun: {
        subject: 'Trouble: the mail server refuses our login',
        title: 'The mail server does not accept the password.',
        paragraphs: [
          'The mail server refuses the user or the password in SMTP_URL. Mails are waiting; none is lost, and they go out as soon as the login works.',
          'Correct SMTP_URL and restart the server. Special characters in user and password must be percent-encoded.',
        ],
      },
      over: {
        subject: 'Over: the mail server accepts our login again',
        title: 'The login at the mail server works again.',
        paragraphs: ['The trouble lasted from {began} to {ended}.'],
      },
    },
    mails_held: {
      begun: {
        subject: 'Question: send the mails of a restored backup?',
        title: 'Shall these mails go out?',
        paragraphs: [
          'The database was restored from a backup. {level} mails in it were on their way when the backup was made. Most of them have probably arrived long ago, so they are held back. New mails go out as ever.',
          '“mail list --status held” shows them. “mail release” sends them, “mail discard” deletes them; with an id after it, only that one.',
        ],
      },
      over: {
        subject: 'Done: no mails are held back any more',
        title: 'No mail is held back any more.',
        paragraphs: ['They were held back from {began} to {ended}.'],
      },
    },
    issue_paused: {
      begun: {
        subject: 'Paused: too many newsletter letters refused',
        title: 'Sending of the newsletter is paused.',
        paragraphs: [
          'Of the last 200 letters of an issue, more than 5% were refused for good. To protect the reputation of the sender’s address, nothing more of this issue goes out for now. Number of issues paused: {level}. Other mail goes out as always.',
          'At the desk the issue is under “Newsletter”, and what the mail servers said is in the “Outbox”. Once the cause is mended, continue sending at the issue; if you cancel, what is still waiting will not go out. The commands: newsletter issues, mail list --status dead, newsletter resume, newsletter cancel.',
        ],
      },
      over: {
        subject: 'Done: no newsletter paused any more',
        title: 'No issue is paused any more.',
        paragraphs: ['Sending was paused from {began} until {ended}.'],
      },
    },
    enquiries_silent: {
      begun: {
        subject: 'Unusually quiet: {level} days without an enquiry',
        title: 'No enquiry for {level} days.',
        paragraphs: [
          'It has not been this quiet for so long recently. It may be chance, or a form may not be working: fill in the contact form yourself and see whether the message arrives.',
        ],
      },
      over: {
        subject: 'Over: enquiries are coming in again',
        title: 'Enquiries are coming in again.',
        paragraphs: ['The silence was noticed on {began} and ended on {ended}.'],
      },
    },
    form_unsent: {
      begun: {
        subject: 'A form is started but never sent',
        title: 'Started {level} times, never sent.',
        paragraphs: [
          'Nobody has sent this form in the last seven days, although it was started often. The desk shows which one it is, under “Numbers”. The command: numbers --days 7. Fill it in yourself, on a phone as well.',
        ],
      },
      over: {
        subject: 'Over: the form is being sent again',
        title: 'The form is being sent again.',
        paragraphs: ['It was noticed on {began} and was over on {ended}.'],
      },
    },
    pages_slow: {
      begun: {
        subject: 'Slow pages: {level}',
        title: 'Pages that keep readers waiting: {level}.',
        paragraphs: [
          'In the last seven days at least one view in four took more than four seconds to show the main part of the page. The desk shows which pages they are, under “Numbers”. The command: numbers --days 7 --json, there under “speed”. Often it is the server: check its load and its connection.',
        ],
      },
      over: {
        subject: 'Over: no more slow pages',
        title: 'The pages are fast again.',
        paragraphs: ['It was noticed on {began} and was over on {ended}.'],
      },
    },
    reports_unread: {
      begun: {
        subject: 'Trouble: the mailbox for bounces cannot be read',
        title: 'Bounces are not being read.',
        paragraphs: [
          'Bounces are reports that a letter did not arrive or that somebody has complained. For {level} minutes their mailbox (setting BOUNCE_IMAP_URL) has been unreadable. Until that changes, unreachable addresses and complaints go unnoticed.',
          '{mailbox} After that it goes on by itself; only a changed setting needs a restart. Nothing is lost: what lies in the mailbox is read then.',
        ],
      },
      over: {
        subject: 'Mended: bounces are being read again',
        title: 'The mailbox for bounces is being read again.',
        paragraphs: ['The trouble lasted from {began} until {ended}.'],
      },
    },
    busy_feed_stale: {
      begun: {
        subject: 'Trouble: your calendar cannot be read',
        title: 'Your calendar is not being read.',
        paragraphs: [
          'For {level} minutes your calendar (setting BUSY_ICS_URL) has been unreadable. The times read last stay blocked; what you have entered since is not blocked yet and can be booked.',
          'The desk names the cause under “Appointments”, at the consultation hours. The command: status. Once it is mended, everything continues without a restart; only a changed address needs a restart of the server.',
        ],
      },
      over: {
        subject: 'Mended: your calendar is being read again',
        title: 'Your calendar is being read again.',
        paragraphs: ['The trouble lasted from {began} until {ended}.'],
      },
    },
    store_unwritable: {
      begun: {
        subject: 'Trouble: the database accepts nothing',
        title: 'The database accepts nothing.',
        paragraphs: [
          'The reason: {cause}. The forms tell visitors that it does not work at the moment, and accept nothing; the pages stay up.',
          'Once the reason is mended, all goes on without a restart. “status” shows how things stand.',
        ],
      },
      over: {
        subject: 'Over: the database accepts entries again',
        title: 'The database accepts entries again.',
        paragraphs: ['The trouble lasted from {began} to {ended}.'],
      },
    },
    mailboxProblems: {
      login: 'The mail server refuses the user or the password. Check both in BOUNCE_IMAP_URL.',
      folder: 'The folder named in BOUNCE_IMAP_URL does not exist. Most often it is called INBOX.',
      certificate:
        'The certificate of the mail server is not valid. Check that BOUNCE_IMAP_URL has the name that your mail provider gives.',
      away: 'The mail server does not answer. Check name and port in BOUNCE_IMAP_URL, and whether your mail provider reports a fault.',
      other: 'The mail server answers in an unexpected way. Ask your mail provider whether reading by IMAP is allowed.',
    },
    causes: {
      full: 'the disk is full',
      read_only: 'it may only be read',
      damaged: 'its file is damaged',
      refused: 'it refuses the user, password or name in DATABASE_URL',
      unreachable: 'it cannot be reached',
      busy: 'another program holds it',
      failing: 'its files cannot be read or written',
    },
    store_nearly_full: {
      begun: {
        subject: 'Trouble: the disk is {level} % full',
        title: 'The disk is nearly full.',
        paragraphs: [
          '{level} % is taken. Once it is full, the forms accept nothing; the pages stay up.',
          'Make room, for instance by deleting old backups and releases. “status” shows how much the database itself takes.',
        ],
      },
      over: {
        subject: 'Over: the disk has room again',
        title: 'The disk has room again.',
        paragraphs: ['{level} % is taken. It was short from {began} to {ended}.'],
      },
    },
    mail_ceiling: {
      begun: {
        subject: 'Unusual: very many mails to unconfirmed addresses',
        title: 'More mails than usual.',
        paragraphs: [
          'In this hour, as many confirmations have gone to addresses that nobody has confirmed as the setting UNVERIFIED_MAILS_PER_HOUR allows. {level} wait for the next hour. Nothing is lost: what was sent in is stored.',
          'Often somebody is then typing other people’s addresses into the forms. “contacts list”, “waitlist list” and “newsletter list --status pending” show what came in.',
        ],
      },
      over: {
        subject: 'Over: mails to unconfirmed addresses are back to their usual number',
        title: 'No confirmation is waiting any more.',
        paragraphs: ['There were more than usual from {began} to {ended}.'],
      },
    },
    form_wave: {
      begun: {
        subject: 'Unusual: a form is being flooded',
        title: 'A wave of submissions.',
        paragraphs: [
          'A form is being sent far more often than usual. As long as that lasts, it asks the browser to work out a sum. What comes without one is put aside: {level} so far. Nobody gets a mail for it, nor do you.',
          'Nothing is lost. “suspected list” shows what waits; “suspected release” takes it and sends its mails, “suspected dismiss --all” deletes it. “status” names the form.',
        ],
      },
      over: {
        subject: 'Over: the forms are being sent as usual again',
        title: 'The wave is over.',
        paragraphs: [
          'It lasted from {began} to {ended}. What was put aside waits for your decision (“suspected list”) and is deleted after {retention.suspectedDays} days at the latest.',
        ],
      },
    },
    reason: 'This message comes once when trouble begins and once when it is over, to the address in ALERT_EMAIL.',
  },

  crashes: {
    subject: 'Crash on the website: {pages}',
    preview: 'In the browser of a visitor.',
    title: 'The website has crashed in a browser.',
    paragraphs: [
      'Instead of the page, “Something went wrong” was shown. Each kind of crash stands here once, and again only after 30 days. The wording comes from the visitor’s browser.',
    ],
    line: '{message} ({count}×, last on {last}, error ID {errorId})',
    unknown: 'no wording',
    more: 'And {more} further kinds of crashes.',
    forWebhook: 'Affected: {pages}. What the browser reports stands in the security log (“events list”).',
    after: ['All crashes, with browser and time: “events list”.'],
    reason:
      'This message comes at most every five minutes and ten times a day, to the address in ALERT_EMAIL, or else to OPERATOR_EMAIL.',
  },
}
