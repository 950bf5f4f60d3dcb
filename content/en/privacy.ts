import type { LegalCopy } from '../legal-shape.ts'

export const privacy: LegalCopy = {
  meta: {
    title: 'Privacy policy',
    description:
      'Which personal data this website handles, what for, how long and on what legal basis. No cookies, no tracking, and your rights in plain words.',
    keywords: ['privacy', 'privacy policy', 'FADP', 'GDPR', 'personal data'],
  },
  title: 'Privacy policy',
  lead: 'You can read this website without telling us who you are. This page sets out what happens to anything you do give us, purpose by purpose, and when it is deleted.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'overview',
      title: 'In short',
      blocks: [
        {
          kind: 'list',
          items: [
            'No cookies, no tracking, no advertising. We count visits without recognising anybody.',
            'Fonts, images and scripts come from this website. Reading it sends no request to anyone else.',
            'The only things we store with a name or email address are those you send: a contact message, a booked appointment, a newsletter sign-up or a place on the waiting list. In addition there are addresses for which our newsletter had already been ordered in another way.',
            'We never store network addresses (IP addresses) in the clear.',
            'We do not keep what you write to the chat. The tools run in your browser.',
            'We sell no data, build no profiles and let no machine decide about you.',
            'For access, correction or deletion, an email to {mail.privacy} is enough.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Controller', detail: '{parentCompany}' },
            { term: 'Address', detail: '{street}, {town}, {country}' },
            { term: 'Data protection', detail: '{mail.privacy}, in charge: {responsiblePerson}' },
            { term: 'Phone', detail: '{phone}' },
          ],
        },
        {
          kind: 'text',
          text: 'In our assessment we need neither a data protection officer nor a representative in the EU: we address businesses in Switzerland and handle little data.',
        },
        {
          kind: 'text',
          text: 'If an enquiry turns into an assignment, whoever carries it out is responsible for the data it involves. The imprint says who that can be.',
        },
        { kind: 'link', label: 'Imprint: who sells the paid offers', href: '/impressum#paid-offers' },
      ],
    },
    {
      id: 'contact-messages',
      title: 'Contact messages',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Answering your enquiry, including those about workshops and events' },
            {
              term: 'Data',
              detail:
                'Name, email address, message; company, if you give it; the event you register for; language, page and time of sending',
            },
            {
              term: 'Basis',
              detail:
                'Steps before a contract at your request, otherwise our interest in answering enquiries (art.\u00a06(1)(b) and (f) GDPR)',
            },
            { term: 'Kept for', detail: '{retention.contactMonths}\u00a0months from receipt' },
          ],
        },
        {
          kind: 'text',
          text: 'Your message is first stored in our database and then sent to our mailbox, so that it is not lost when the mail server is down. You receive an acknowledgement, which does not repeat your text. We delete the copy in the mailbox after the same period, and treat emails you write to us directly in the same way.',
        },
        {
          kind: 'text',
          text: 'We need your name, email address and message in order to answer. Please do not send us passwords, account access, receipts or payroll data this way.',
        },
        {
          kind: 'text',
          text: 'If the enquiry concerns a paid offer, it goes to the sole proprietorship that sells that offer. A partner firm receives it only with your agreement.',
        },
      ],
    },
    {
      id: 'appointments',
      title: 'Booked conversations',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Holding the conversation that you booked, and reminding you of it' },
            {
              term: 'Data',
              detail:
                'Appointment, name, email address; telephone number and topic, if you give them; language, the page you came from and time of booking; whether the conversation took place, and what we note about it',
            },
            {
              term: 'Basis',
              detail: 'Steps before a contract at your request (art.\u00a06(1)(b) GDPR)',
            },
            { term: 'Kept for', detail: '{retention.appointmentMonths}\u00a0months from the day of the conversation' },
          ],
        },
        {
          kind: 'text',
          text: 'We keep the appointment book ourselves, on the server of this website. You receive a confirmation with an invitation for your calendar and a link with which you move or cancel the appointment, and a reminder the day before.',
        },
        {
          kind: 'text',
          text: 'Where an external service is connected instead of our appointment book, you enter your details there. We receive them from it, use them for the conversation and keep them as long as stated here.',
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Sending you the newsletter you asked for and proving your consent' },
            {
              term: 'Data',
              detail:
                'Email address and language; as proof, the version of the sign-up text, the time and page of the sign-up and the time of confirmation; when you signed up, confirmed, changed the language or unsubscribed. For addresses from an earlier list of ours, where they come from and the proof of your consent instead of the sign-up',
            },
            {
              term: 'Basis',
              detail: 'Your consent (art.\u00a03(1)(o) of the Swiss Unfair Competition Act, art.\u00a06(1)(a) GDPR)',
            },
            {
              term: 'Kept for',
              detail:
                'Unconfirmed: {retention.unconfirmedSignupDays}\u00a0days. Confirmed: until you unsubscribe; address and proof then for at most {retention.unsubscribedMonths}\u00a0months, so that we can prove the consent',
            },
          ],
        },
        {
          kind: 'text',
          text: 'After signing up you receive an email with a link. It is valid for 24\u00a0hours and works once; we store it as a hash. Only the button on the page it opens signs you up. If somebody else entered your address, you need do nothing.',
        },
        {
          kind: 'text',
          text: 'If you have already ordered the newsletter from us in another way, for example through an earlier mailing service, we take over your address from there, together with the proof of your consent. Your settings link shows where it comes from. Nobody who unsubscribed, complained or had their data deleted comes back that way.',
        },
        {
          kind: 'text',
          text: 'Every issue lets you unsubscribe with one click. Your personal settings link lets you change the language, see what we hold on you, and delete it.',
        },
        {
          kind: 'text',
          text: 'After a deletion, and when the time for which we keep an address after unsubscribing is over, we keep a suppression entry: a hash made with a secret key. The address cannot be read from it. We can only check whether an address is suppressed, so that we do not write to it again by mistake. After a complaint, or when an address can no longer be reached, the entry also holds the address, the reason and the answer of its mail server, for at most {retention.unsubscribedMonths}\u00a0months. Then only the hash remains.',
        },
        {
          kind: 'text',
          text: 'The issues contain no tracking pixels: we do not learn whether you open one. Links to our website carry only the name of the issue and are the same in every letter. We count how often each of them is used, not by whom; only the number is stored. So that machines are not counted, your network address stays in memory as a hash for ten seconds after a click.',
        },
      ],
    },
    {
      id: 'waiting-list',
      title: 'Waiting list for the beta programme',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Allocating places in the beta programme and letting you know' },
            {
              term: 'Data',
              detail:
                'Email address and chosen tier; company and motivation, if you give them; language and page; your consent with text version and time; order, status (waiting, accepted, declined) and how often you have applied',
            },
            {
              term: 'Basis',
              detail: 'Your consent and steps before a contract at your request (art.\u00a06(1)(a) and (b) GDPR)',
            },
            {
              term: 'Kept for',
              detail:
                'At most {retention.waitlistMonths}\u00a0months after the last step (entry, acceptance or refusal), less if you ask',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Each address is on the list once; if it is there already, the form says so. After a refusal you may apply again; the new entry replaces the old one. A person decides whether to accept or decline, and you hear by email. A copy of your entry goes to our mailbox; we delete it after the same period. The number of places left shown on the website is a count without personal data.',
        },
      ],
    },
    {
      id: 'chat',
      title: 'Chat assistant',
      blocks: [
        {
          kind: 'text',
          text: 'The chat is answered by a machine. Nothing is sent and nothing is stored before your first message.',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Answering questions about this website' },
            { term: 'Data', detail: 'Your questions, the conversation so far and the language' },
            {
              term: 'Basis',
              detail: 'Our interest in answering your question at once (art.\u00a06(1)(f) GDPR)',
            },
            {
              term: 'Kept for',
              detail:
                'Your visit only, in the open tab of your browser. Our server neither stores nor logs the text, unless you hand a question on to us',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Without a language model, our server finds the matching passage of this website and quotes it. If a language model is connected, your question, at most three of your earlier questions and the passages found go to this provider: {processor.model}. Short facts such as prices and hours are answered by the server itself. We do not pass on your network address. Whatever you write in the chat is passed on too, so leave out names, access details and your company’s figures.',
        },
        {
          kind: 'text',
          text: 'If the chat finds no answer, you can hand the question on to us by ticking the box there (consent, art.\u00a06(1)(a) GDPR). We then store its wording, the language and the time, to improve the website, and delete them after at most {retention.questionDays}\u00a0days. Email addresses, telephone, account and insurance numbers are masked beforehand. We do not learn who asked, so a single question can later be neither traced to a person nor disclosed.',
        },
        {
          kind: 'text',
          text: 'Only if you wish does the contact form take over the conversation. It is stored once you send that form, and then as a contact message.',
        },
      ],
    },
    {
      id: 'tools',
      title: 'Tools and search',
      blocks: [
        {
          kind: 'text',
          text: 'The tools on this website do their work in your browser. The page neither sends us what you type there nor stores it. There is one exception, and only at your request: if you ask the LinkedIn generator for drafts by a language model, where that is offered, your details for the post go through our server to the provider named under the chat. We do not keep them then either.',
        },
        { kind: 'text', text: 'We neither store nor log search terms.' },
      ],
    },
    {
      id: 'browser-storage',
      title: 'What stays in your browser',
      blocks: [
        { kind: 'text', text: 'We set no cookies. Only the following remains in your browser’s local storage:' },
        {
          kind: 'list',
          items: [
            'that you closed the notice at the top of the page, and when',
            'that you switched off the / key as a way to the search',
            'which language you chose on this page, in the terms of use or in the imprint, for each page separately',
            'a security log of the last 100\u00a0events: time, event, technical details, browser identification and path of the page',
          ],
        },
        {
          kind: 'text',
          text: 'In addition, the page’s own technology may remember until you close the tab how far you have scrolled and which version of the program is loaded; if you have asked in the chat, the conversation too, and a text that you hand from it to the contact form until it stands there. When you switch the language, the tab takes along what stands in the page’s forms, and forgets it as soon as the other page is there. None of this serves to recognise you, which is why no banner asks for your consent. You remove all of it by clearing the site data in your browser.',
        },
      ],
    },
    {
      id: 'security-events',
      title: 'Security events',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Detecting attacks, abuse and errors' },
            {
              term: 'Data',
              detail:
                'Type and severity of the event, time, browser identification (user agent), path of the page, technical details such as the wording of an error message. Email addresses are masked beforehand; all that remains of the network address is a hash made with a secret key, a different one each day',
            },
            { term: 'Basis', detail: 'Our interest in running the site securely (art.\u00a06(1)(f) GDPR)' },
            { term: 'Kept for', detail: '{retention.securityEventDays}\u00a0days' },
          ],
        },
        {
          kind: 'text',
          text: 'Such an event arises, for example, when a page crashes, a form is filled in with invalid values, too many requests arrive, an address contains script code or the browser reports a breach of our security rules. What you wrote in a form is not part of it.',
        },
      ],
    },
    {
      id: 'rate-limits',
      title: 'Protection against abuse',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Purpose', detail: 'Preventing spam, mass requests and unwanted confirmation mails' },
            {
              term: 'Data',
              detail:
                'Counters for each network address and the networks it lies in, for each mailbox, and for both together. Addresses are held there only as a hash made with a secret key; that of a network address is a different one each day',
            },
            {
              term: 'Basis',
              detail: 'Our interest in keeping forms and chat open to everyone (art.\u00a06(1)(f) GDPR)',
            },
            { term: 'Kept for', detail: 'At most {retention.rateLimitHours}\u00a0hours' },
          ],
        },
        {
          kind: 'text',
          text: 'The forms also check whether a field that people cannot see was filled in, and how long filling in took. We do not store either; we only count how often it happens.',
        },
        {
          kind: 'text',
          text: 'While a form is being flooded, your browser works out a sum before it is sent. No other service takes part in that, and we learn nothing about your device. Where it is sent without one, for example without JavaScript, we put your details aside until a person has looked at them; until then we send no email for it. Spam we delete; everything else we treat as usual. What nobody has decided on is deleted after {retention.suspectedDays}\u00a0days at the latest, a sign-up to the newsletter after {retention.unconfirmedSignupDays}\u00a0days.',
        },
      ],
    },
    {
      id: 'counting',
      title: 'What we count',
      blocks: [
        {
          kind: 'facts',
          rows: [
            {
              term: 'Purpose',
              detail:
                'To know which pages are read, where visits come from, and where a form or a slow page is in the way',
            },
            {
              term: 'Data',
              detail:
                'Counters by day: page, language, hour, kind of device, the website a visit came from, a campaign’s mark in the address, tools used, contact links clicked, steps of a form, loading times',
            },
            {
              term: 'Basis',
              detail: 'Our interest in improving the website (art.\u00a06(1)(f) GDPR)',
            },
            { term: 'Kept for', detail: '{retention.countMonths}\u00a0months' },
          ],
        },
        {
          kind: 'text',
          text: 'Counting happens on our own server, without a cookie and without an identifier. So that a visit does not count several times, the server keeps a hash of network address and browser identification in its memory until midnight. The secret added to it is written down nowhere and replaced each day; neither address nor hash is stored. Nobody can be recognised from the counters.',
        },
        {
          kind: 'text',
          text: 'If your browser sends Global Privacy Control or “Do Not Track”, we do not count your visit. Without JavaScript we count no pages, only that a form was sent.',
        },
        {
          kind: 'text',
          text: 'With a contact message we store the path of the page of this website that you read right before it, so that we know what it is about. It is deleted with the message.',
        },
      ],
    },
    {
      id: 'server-logs',
      title: 'Server logs',
      blocks: [
        {
          kind: 'text',
          text: 'Our server logs the time, kind of request, path, response status, duration and a random request number. Network addresses, browser identifications, names, email addresses, search terms and the contents of forms are not in it.',
        },
        {
          kind: 'text',
          text: 'For a response to reach you, the hosting provider sees the network address the request comes from. It may record that briefly to fend off attacks on its network.',
        },
      ],
    },
    {
      id: 'external-links',
      title: 'Links to other providers',
      blocks: [
        {
          kind: 'text',
          text: 'LinkedIn, sources and, where one is connected, an external scheduling service are ordinary links; nothing from these providers is embedded in our pages. Your browser connects to them only when you click. Their privacy policy applies from there.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives data and where it is kept',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Website, database, backups', detail: '{processor.hosting}' },
            { term: 'Sending email, and our mailbox', detail: '{processor.mail}' },
            { term: 'Scheduling, if an external service is connected', detail: '{processor.booking}' },
            { term: 'Chat, if a language model is connected', detail: '{processor.model}' },
            { term: 'Enquiries about paid offers', detail: '{soleProprietorship}; with your agreement {partnerFirms}' },
          ],
        },
        {
          kind: 'text',
          text: 'The first four handle data on our behalf, on our instructions and bound by contract. On our side, only the people who answer enquiries or look after the website have access. Authorities receive data only where a law obliges us.',
        },
        {
          kind: 'text',
          text: 'Where we use a provider outside Switzerland, it is in a state with adequate data protection under annex\u00a01 of the Data Protection Ordinance, or under recognised safeguards such as standard contractual clauses. Emails to you also pass through your own mail provider; where its servers stand is your choice.',
        },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Legal bases',
      blocks: [
        {
          kind: 'text',
          text: 'The Swiss Data Protection Act (FADP) and Data Protection Ordinance apply. The FADP does not require consent for all processing, but it does require good faith, proportionality, a recognisable purpose and security. We keep to that.',
        },
        {
          kind: 'text',
          text: 'Where the EU’s General Data Protection Regulation (GDPR) also applies in a particular case, we rely on the bases named with each purpose:',
        },
        {
          kind: 'list',
          items: [
            'Consent (art.\u00a06(1)(a)): you can withdraw it at any time for the future.',
            'Steps before a contract (b): you ask, we answer.',
            'Legitimate interest (f): you can object; we then examine whether our reasons prevail.',
          ],
        },
        {
          kind: 'text',
          text: 'Nobody is obliged to give us data. Without the required fields of a form, we simply cannot do what it is for. There are no automated individual decisions and no profiling.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Retention at a glance',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Contact messages', detail: '{retention.contactMonths}\u00a0months from receipt' },
            {
              term: 'Booked conversations',
              detail: '{retention.appointmentMonths}\u00a0months from the day of the conversation',
            },
            { term: 'Counters of pages and visits (no personal data)', detail: '{retention.countMonths}\u00a0months' },
            { term: 'Newsletter, unconfirmed', detail: '{retention.unconfirmedSignupDays}\u00a0days' },
            {
              term: 'Newsletter, confirmed',
              detail: 'until you unsubscribe, then at most {retention.unsubscribedMonths}\u00a0months as proof',
            },
            { term: 'Suppression entry (hash)', detail: 'as long as the newsletter exists' },
            {
              term: 'Waiting list',
              detail: 'at most {retention.waitlistMonths}\u00a0months after entry, acceptance or refusal',
            },
            {
              term: 'Emails to you',
              detail:
                'recipient, delivery status and text (without the links that are for you only) at most {retention.sentMailDays}\u00a0days after the last attempt',
            },
            { term: 'Security events', detail: '{retention.securityEventDays}\u00a0days' },
            {
              term: 'Log of who among us dealt with what (without your name and without content)',
              detail: '{retention.auditLogMonths}\u00a0months',
            },
            { term: 'Submissions put aside', detail: 'at most {retention.suspectedDays}\u00a0days' },
            { term: 'Counters against abuse', detail: 'at most {retention.rateLimitHours}\u00a0hours' },
            { term: 'Chat', detail: 'not kept' },
            { term: 'Questions handed on', detail: 'at most {retention.questionDays}\u00a0days' },
            {
              term: 'Backups',
              detail:
                'are overwritten after {retention.backupDays}\u00a0days; until then deleted data may still be in them',
            },
          ],
        },
        {
          kind: 'text',
          text: 'A daily run deletes what has reached its limit. Legal duties come first: a message that serves as an accounting record must be kept for ten years (art.\u00a0958f of the Swiss Code of Obligations).',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'Access: you learn whether we handle data on you, and which (art.\u00a025 FADP, art.\u00a015 GDPR).',
            'Correction: we put right what is wrong (art.\u00a032 FADP, art.\u00a016 GDPR).',
            'Erasure: we delete your data unless a law requires us to keep it (art.\u00a032 FADP, art.\u00a017 GDPR).',
            'Objection: you can object to processing or ask us to restrict it (art.\u00a030 and 32 FADP, art.\u00a018 and 21 GDPR).',
            'Portability: you receive the data you gave us in a common electronic format (art.\u00a028 FADP, art.\u00a020 GDPR).',
            'Withdrawal: you can take back consent at any time. What happened before remains lawful.',
          ],
        },
        {
          kind: 'text',
          text: 'Write to us, preferably from the address concerned; otherwise we will check that it is you. We answer within 30\u00a0days and as a rule free of charge.',
        },
        { kind: 'link', label: 'Email to {mail.privacy}', href: 'mailto:{mail.privacy}' },
        {
          kind: 'text',
          text: 'If you disagree with our answer, you can turn to the Federal Data Protection and Information Commissioner (FDPIC), Feldeggweg\u00a01, 3003\u00a0Bern. Where the GDPR applies, the supervisory authority where you live or work is open to you as well.',
        },
        { kind: 'link', label: 'Website of the FDPIC', href: 'https://www.edoeb.admin.ch/en' },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'list',
          items: [
            'The website is reached over an encrypted connection (HTTPS). It runs only its own scripts.',
            'We store confirmation links as a hash; anyone who read the database could not use them.',
            'Only people who need it for their work have access to the database.',
            'We report breaches of data security to the FDPIC and to those affected where the law requires it.',
          ],
        },
        {
          kind: 'text',
          text: 'Emails are encrypted in transit if both mail servers support it, but not from end to end. Confidential matters are better discussed by phone: {phone}.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'If what we do with data changes, we change this page first. The version with the date shown here applies. With each consent we record which version you agreed to.',
        },
      ],
    },
  ],
}
