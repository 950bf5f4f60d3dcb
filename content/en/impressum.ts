import type { LegalCopy } from '../legal-shape.ts'

export const impressum: LegalCopy = {
  meta: {
    title: 'Imprint',
    description:
      'Who runs {brand} and how to reach us: company, address, email, phone and UID, providers of the paid services, image and font credits.',
    keywords: ['imprint', 'provider', 'address', 'UID', 'contact'],
  },
  title: 'Imprint',
  lead: 'Who is behind this website, how to reach us and who sells the offers described here.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'operator',
      title: 'Operator',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Company', detail: '{parentCompany}' },
            { term: 'Address', detail: '{street}, {town}, {country}' },
            { term: 'UID (company number)', detail: '{uid}' },
            { term: 'Register', detail: '{register}, {uid}' },
            { term: 'Responsible for the content', detail: '{responsiblePerson}, address as above' },
          ],
        },
        {
          kind: 'text',
          text: '{brand} is a non-commercial community and information project of {parentCompany}.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Email', detail: '{mail.contact}' },
            { term: 'Phone', detail: '{phone} ({hours.phone})' },
            { term: 'Data protection', detail: '{mail.privacy}' },
            { term: 'Workshops', detail: '{mail.workshops}' },
          ],
        },
        { kind: 'link', label: 'Email to {mail.contact}', href: 'mailto:{mail.contact}' },
        { kind: 'link', label: 'Contact form', href: '/contact' },
      ],
    },
    {
      id: 'paid-offers',
      title: 'Who sells the paid offers',
      blocks: [
        {
          kind: 'text',
          text: 'The operator sells nothing on this website. Paid services are provided by the sole proprietorship and the partner firms named here. Every quote names its provider with a full address.',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Sole proprietorship', detail: '{soleProprietorship}' },
            { term: 'Address', detail: '{street}, {town}, {country}' },
            { term: 'Email and phone', detail: '{mail.contact}, {phone}' },
            { term: 'UID and VAT number', detail: '{soleProprietorshipUid} MWST' },
            { term: 'Partner firms', detail: '{partnerFirms}' },
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'How a contract is made',
      blocks: [
        {
          kind: 'text',
          text: 'Not through this website. There are four steps:',
        },
        {
          kind: 'list',
          items: [
            'You enquire, by form, email, phone or scheduling link. Forms show input errors before sending and let you correct them.',
            'Receipt of a message is confirmed to you by email.',
            'The provider sends you a written quote with scope and price, excluding VAT (exkl. MWST).',
            'Only when you accept the quote in writing is there a contract, and it is with that provider.',
          ],
        },
        { kind: 'link', label: 'Terms of use', href: '/terms' },
      ],
    },
    {
      id: 'disputes',
      title: 'If something is wrong',
      blocks: [
        {
          kind: 'text',
          text: 'Please write to {mail.contact} first; we answer within {promise.contactReplyHours}\u00a0hours and correct errors. We are not a member of a private arbitration or mediation scheme. Swiss law applies; the terms of use give the details.',
        },
      ],
    },
    {
      id: 'copyright',
      title: 'Copyright and trademarks',
      blocks: [
        {
          kind: 'text',
          text: '© {parentCompany}. Texts, drawings and design are protected; quotations with the source named are welcome. Trademarks mentioned belong to their owners.',
        },
      ],
    },
    {
      id: 'credits',
      title: 'Images and fonts',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Drawings, drawn portraits, share images', detail: 'Our own work' },
            {
              term: 'Hanken Grotesk',
              detail: '© 2021 The Hanken Grotesk Project Authors, SIL Open Font License\u00a01.1',
            },
            {
              term: 'Sometype Mono',
              detail: '© 2018 The Sometype Mono Project Authors, SIL Open Font License\u00a01.1',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Both fonts are loaded from this website, not from third parties. We use no stock photographs.',
        },
        { kind: 'link', label: 'SIL Open Font License', href: 'https://openfontlicense.org' },
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      blocks: [
        {
          kind: 'text',
          text: 'The website is meant to work well by keyboard, with a screen reader and at high magnification; our yardstick is WCAG\u00a02.2, level\u00a0AA. If you get stuck anywhere, write to {mail.contact} or call {phone}. We will help you another way and remove the obstacle.',
        },
        { kind: 'link', label: 'Accessibility statement', href: '/accessibility' },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        {
          kind: 'text',
          text: 'The privacy policy says which data this website handles and for how long.',
        },
        { kind: 'link', label: 'Privacy policy', href: '/privacy' },
      ],
    },
  ],
}
