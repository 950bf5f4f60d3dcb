import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'IBAN prüfen: Prüfziffer, Institut, QR-IBAN',
    description:
      'IBAN und QR-IBAN prüfen: Länge, Prüfziffern nach Modulo 97, Institut und die Referenz, die auf die QR-Rechnung gehört. Kostenlos und im eigenen Browser.',
    keywords: ['IBAN prüfen', 'QR-IBAN', 'Prüfziffer', 'Modulo 97', 'Schweiz'],
  },
  name: 'IBAN-Prüfung',
  hero: {
    title: 'Stimmt die IBAN? Und ist es eine QR-IBAN?',
    lead: 'Zwei vertauschte Ziffern halten eine Zahlung auf, ein falsches Paar aus Konto und Referenz eine ganze Rechnungsserie. Beides sieht man der Nummer an.',
  },
  rules: {
    title: 'Was geprüft wird',
    items: [
      {
        title: 'Zeichen und Länge',
        text: 'Zwei Buchstaben für das Land, zwei Prüfziffern, dann die Kontonummer des Landes. Schweiz und Liechtenstein haben 21\u00a0Zeichen: Land 2, Prüfziffern 2, Institut 5, Konto 12. Für 79\u00a0Länder kennt das Werkzeug die Länge.',
      },
      {
        title: 'Prüfziffern',
        text: 'Die ersten vier Zeichen ans Ende, Buchstaben durch Zahlen ersetzt (A\u00a0=\u00a010 bis Z\u00a0=\u00a035), das Ganze durch 97 geteilt: Der Rest muss 1 sein (ISO\u00a07064, MOD\u00a097-\u206010). So fällt jede einzelne falsche Ziffer auf und jede Vertauschung zweier Nachbarn.',
      },
      {
        title: 'QR-IBAN',
        text: 'Sie sieht aus wie jede andere IBAN. Erkennbar ist sie am Institut, den Stellen 5 bis 9: Es liegt zwischen 30000 und 31999.',
      },
      {
        title: 'Welche Referenz dazu gehört',
        text: 'Zur QR-IBAN immer eine QR-Referenz mit 27\u00a0Ziffern. Zur gewöhnlichen IBAN eine Creditor Reference (RF …) oder keine Referenz, nie eine QR-Referenz.',
      },
    ],
  },
  example: {
    title: 'Von Hand nachgerechnet',
    text: 'Die Musternummer CH44\u00a03199\u00a09123\u00a00008\u00a08901\u00a02: Institut 31999, also eine QR-IBAN.',
    rows: [
      { label: 'Die ersten vier Zeichen ans Ende', value: '3199 9123 0008 8901 2 CH44' },
      { label: 'C\u00a0=\u00a012, H\u00a0=\u00a017', value: '3199 9123 0008 8901 2 121744' },
      { label: 'Rest der Teilung durch 97', value: '1', total: true },
    ],
  },
  questions: {
    title: 'Was die Prüfung nicht weiss',
    items: [
      {
        question: 'Gibt es dieses Konto wirklich?',
        answer:
          'Das sagt die Prüfziffer nicht. Sie zeigt, dass die Nummer in sich stimmt. Ob das Konto besteht und wem es gehört, weiss nur die Bank.',
      },
      {
        question: 'Eine Lieferantin schickt plötzlich eine neue IBAN. Genügt die Prüfung?',
        answer:
          'Nein. Auch eine betrügerische Nummer hat richtige Prüfziffern. Rufen Sie an, auf der Nummer, die Sie schon kennen.',
      },
      {
        question: 'Darf ich eine QR-IBAN für Lohnzahlungen oder Daueraufträge angeben?',
        answer:
          'Die QR-IBAN ist für Zahlungen mit QR-Referenz bestimmt. Für alles andere geben Sie die gewöhnliche IBAN desselben Kontos an.',
      },
    ],
  },
  sources: [
    { title: 'QR-IID and QR-IBAN', publisher: 'SIX', year: '2018' },
    {
      title: 'QR-bill, mit Implementation Guidelines Version 2.3',
      publisher: 'SIX',
      year: '2025',
      url: 'https://www.six-group.com/en/products-services/banking-services/billing-and-payments/qr-bill.html',
    },
    { title: 'FAQ QR-Rechnung', publisher: 'UBS', year: '2025' },
    { title: 'ISO 13616 (IBAN) und ISO 7064 (Prüfziffern)', publisher: 'ISO', year: '2020 und 2003' },
  ],
  closing: {
    title: 'Stammdaten prüft man einmal, dann jedes Mal.',
    lead: 'Wir prüfen Konten, Adressen und Referenzen beim Erfassen und nicht erst, wenn eine Zahlung zurückkommt.',
    second: { label: 'Schnittstellen und API', href: '/services/system-integration-api' },
  },
}

export const ibanCheck = {
  page,
  tool: {
    title: 'IBAN eingeben',
    label: 'IBAN oder QR-IBAN',
    hint: 'Mit oder ohne Leerzeichen. Im Feld steht eine Musternummer.',
    sample: 'CH44 3199 9123 0008 8901 2',
    clear: 'Feld leeren',
    empty: 'Noch keine Nummer.',
    valid: 'Die Nummer stimmt.',
    validUnknown: 'Die Prüfziffern stimmen. Die Länge für dieses Land kennt das Werkzeug nicht.',
    invalid: 'Die Nummer stimmt nicht.',
    parts: {
      country: 'Land',
      checkDigits: 'Prüfziffern',
      institution: 'Institut (IID)',
      account: 'Konto',
      domestic: 'Kontonummer des Landes',
    },
    kinds: {
      qr: {
        title: 'QR-IBAN',
        text: 'Das Institut liegt zwischen 30000 und 31999. Auf die QR-Rechnung gehört eine QR-Referenz (QRR) mit 27\u00a0Ziffern.',
      },
      ordinary: {
        title: 'Gewöhnliche IBAN',
        text: 'Auf die QR-Rechnung gehört eine Creditor Reference (SCOR) oder keine Referenz (NON), nie eine QR-Referenz.',
      },
      foreign: {
        title: 'Ausländische IBAN',
        text: 'Für eine QR-Rechnung taugt sie nicht: Dort sind nur Konten in der Schweiz und in Liechtenstein zugelassen.',
      },
    },
  },
}
