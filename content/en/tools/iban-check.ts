import type { ibanCheck as de } from '../../de/tools/iban-check.ts'
import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'IBAN check: check digits, institution, QR-IBAN',
    description:
      'Check an IBAN or QR-IBAN: length, check digits by modulo 97, institution, and the reference that goes on the QR-bill. Free of charge, in your own browser.',
    keywords: ['IBAN check', 'QR-IBAN', 'check digits', 'modulo 97', 'Switzerland'],
  },
  name: 'IBAN check',
  hero: {
    title: 'Is the IBAN right? And is it a QR-IBAN?',
    lead: 'Two digits swapped hold up a payment; a wrong pair of account and reference holds up a whole run of bills. Both can be seen from the number.',
  },
  rules: {
    title: 'What is checked',
    items: [
      {
        title: 'Characters and length',
        text: 'Two letters for the country, two check digits, then the country’s own account number. Switzerland and Liechtenstein have 21\u00a0characters: country 2, check digits 2, institution 5, account 12. The tool knows the length for 79\u00a0countries.',
      },
      {
        title: 'Check digits',
        text: 'Move the first four characters to the end, replace letters by numbers (A\u00a0=\u00a010 to Z\u00a0=\u00a035), divide by 97: the remainder must be 1 (ISO\u00a07064, MOD\u00a097-\u206010). This finds every single wrong digit and every swap of two neighbours.',
      },
      {
        title: 'QR-IBAN',
        text: 'It looks like any other IBAN. The institution tells, characters 5 to 9: it lies between 30000 and 31999.',
      },
      {
        title: 'Which reference goes with it',
        text: 'With a QR-IBAN always a QR reference of 27\u00a0digits. With an ordinary IBAN a Creditor Reference (RF …) or none, never a QR reference.',
      },
    ],
  },
  example: {
    title: 'Worked out by hand',
    text: 'The sample number CH44\u00a03199\u00a09123\u00a00008\u00a08901\u00a02: institution 31999, so it is a QR-IBAN.',
    rows: [
      { label: 'The first four characters to the end', value: '3199 9123 0008 8901 2 CH44' },
      { label: 'C\u00a0=\u00a012, H\u00a0=\u00a017', value: '3199 9123 0008 8901 2 121744' },
      { label: 'Remainder after division by 97', value: '1', total: true },
    ],
  },
  questions: {
    title: 'What the check does not know',
    items: [
      {
        question: 'Does this account really exist?',
        answer:
          'Check digits do not tell. They show that the number is consistent. Whether the account exists, and whose it is, only the bank knows.',
      },
      {
        question: 'A supplier suddenly sends a new IBAN. Is the check enough?',
        answer: 'No. A fraudulent number has correct check digits too. Call them, on the number you already have.',
      },
      {
        question: 'May I give a QR-IBAN for wages or standing orders?',
        answer:
          'A QR-IBAN is meant for payments with a QR reference. For everything else, give the ordinary IBAN of the same account.',
      },
    ],
  },
  sources: [
    { title: 'QR-IID and QR-IBAN', publisher: 'SIX', year: '2018' },
    {
      title: 'QR-bill, with the Implementation Guidelines, version 2.3',
      publisher: 'SIX',
      year: '2025',
      url: 'https://www.six-group.com/en/products-services/banking-services/billing-and-payments/qr-bill.html',
    },
    { title: 'FAQ QR-bill (in German)', publisher: 'UBS', year: '2025' },
    { title: 'ISO 13616 (IBAN) and ISO 7064 (check digits)', publisher: 'ISO', year: '2020 and 2003' },
  ],
  closing: {
    title: 'Check master data once, then every time.',
    lead: 'We check accounts, addresses and references when they are entered, not after the payment has come back.',
    second: { label: 'Interfaces and APIs', href: '/services/system-integration-api' },
  },
}

export const ibanCheck: typeof de = {
  page,
  tool: {
    title: 'Enter an IBAN',
    label: 'IBAN or QR-IBAN',
    hint: 'With or without blanks. The field holds a sample number.',
    sample: 'CH44 3199 9123 0008 8901 2',
    clear: 'Clear the field',
    empty: 'No number yet.',
    valid: 'The number is right.',
    validUnknown: 'The check digits are right. The tool does not know the length for this country.',
    invalid: 'The number is not right.',
    parts: {
      country: 'Country',
      checkDigits: 'Check digits',
      institution: 'Institution (IID)',
      account: 'Account',
      domestic: 'The country’s account number',
    },
    kinds: {
      qr: {
        title: 'QR-IBAN',
        text: 'The institution lies between 30000 and 31999. The QR-bill needs a QR reference (QRR) of 27\u00a0digits.',
      },
      ordinary: {
        title: 'Ordinary IBAN',
        text: 'The QR-bill takes a Creditor Reference (SCOR) or no reference (NON), never a QR reference.',
      },
      foreign: {
        title: 'Foreign IBAN',
        text: 'It cannot be used on a QR-bill: only accounts in Switzerland and Liechtenstein are allowed there.',
      },
    },
  },
}
