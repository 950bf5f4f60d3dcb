import type { LegalCopy } from '../legal-shape.ts'

export const impressum: LegalCopy = {
  meta: {
    title: 'Impressum',
    description:
      'Wer {brand} betreibt und wie Sie uns erreichen: Firma, Adresse, E-Mail, Telefon und UID, Anbieter der bezahlten Leistungen, Bildnachweis.',
    keywords: ['Impressum', 'Anbieter', 'Adresse', 'UID', 'Kontakt'],
  },
  title: 'Impressum',
  lead: 'Wer hinter dieser Website steht, wie Sie uns erreichen und wer die Angebote verkauft, die hier beschrieben sind.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'operator',
      title: 'Betreiberin',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Firma', detail: '{parentCompany}' },
            { term: 'Adresse', detail: '{street}, {town}, {country}' },
            { term: 'UID', detail: '{uid}' },
            { term: 'Register', detail: '{register}, {uid}' },
            { term: 'Verantwortlich für den Inhalt', detail: '{responsiblePerson}, Adresse wie oben' },
          ],
        },
        {
          kind: 'text',
          text: '{brand} ist ein nicht kommerzielles Community- und Informationsprojekt der {parentCompany}.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'E-\u2060Mail', detail: '{mail.contact}' },
            { term: 'Telefon', detail: '{phone} ({hours.phone})' },
            { term: 'Datenschutz', detail: '{mail.privacy}' },
            { term: 'Workshops', detail: '{mail.workshops}' },
          ],
        },
        { kind: 'link', label: 'E-\u2060Mail an {mail.contact}', href: 'mailto:{mail.contact}' },
        { kind: 'link', label: 'Kontaktformular', href: '/contact' },
      ],
    },
    {
      id: 'paid-offers',
      title: 'Wer die bezahlten Angebote verkauft',
      blocks: [
        {
          kind: 'text',
          text: 'Die Betreiberin verkauft auf dieser Website nichts. Bezahlte Leistungen erbringen das Einzelunternehmen und die Partnerfirmen, die hier genannt sind. Jede Offerte nennt ihren Anbieter mit vollständiger Adresse.',
        },
        {
          kind: 'facts',
          rows: [
            { term: 'Einzelunternehmen', detail: '{soleProprietorship}' },
            { term: 'Adresse', detail: '{street}, {town}, {country}' },
            { term: 'E-\u2060Mail und Telefon', detail: '{mail.contact}, {phone}' },
            { term: 'UID und MWST-Nummer', detail: '{soleProprietorshipUid} MWST' },
            { term: 'Partnerfirmen', detail: '{partnerFirms}' },
          ],
        },
      ],
    },
    {
      id: 'contracts',
      title: 'Wie ein Vertrag zustande kommt',
      blocks: [
        {
          kind: 'text',
          text: 'Nicht über diese Website. Der Weg dorthin hat vier Schritte:',
        },
        {
          kind: 'list',
          items: [
            'Sie fragen an, per Formular, E-\u2060Mail, Telefon oder Terminbuchung. Formulare zeigen Eingabefehler vor dem Absenden an und lassen sie korrigieren.',
            'Der Eingang einer Nachricht wird Ihnen per E-\u2060Mail bestätigt.',
            'Der Anbieter schickt Ihnen eine schriftliche Offerte mit Umfang und Preis, exkl.\u00a0MWST.',
            'Erst wenn Sie die Offerte schriftlich annehmen, gilt der Vertrag, und zwar mit diesem Anbieter.',
          ],
        },
        { kind: 'link', label: 'Nutzungsbedingungen', href: '/terms' },
      ],
    },
    {
      id: 'disputes',
      title: 'Wenn etwas nicht stimmt',
      blocks: [
        {
          kind: 'text',
          text: 'Schreiben Sie zuerst an {mail.contact}; wir antworten binnen {promise.contactReplyHours}\u00a0Stunden und berichtigen Fehler. Einer privaten Schlichtungsstelle sind wir nicht angeschlossen. Es gilt schweizerisches Recht; Einzelheiten stehen in den Nutzungsbedingungen.',
        },
      ],
    },
    {
      id: 'copyright',
      title: 'Urheberrecht und Marken',
      blocks: [
        {
          kind: 'text',
          text: '© {parentCompany}. Texte, Zeichnungen und Gestaltung sind geschützt; Zitate mit Angabe der Quelle sind willkommen. Genannte Marken gehören ihren Inhabern.',
        },
      ],
    },
    {
      id: 'credits',
      title: 'Bilder und Schriften',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Zeichnungen, gezeichnete Porträts, Vorschaubilder', detail: 'Eigene Arbeiten' },
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
          text: 'Beide Schriften werden von dieser Website geladen, nicht von Dritten. Fotografien aus Bildarchiven verwenden wir nicht.',
        },
        { kind: 'link', label: 'SIL Open Font License', href: 'https://openfontlicense.org' },
      ],
    },
    {
      id: 'accessibility',
      title: 'Barrierefreiheit',
      blocks: [
        {
          kind: 'text',
          text: 'Die Website soll sich mit Tastatur, Screenreader und starker Vergrösserung gut benutzen lassen; unser Massstab ist WCAG\u00a02.2, Stufe\u00a0AA. Kommen Sie irgendwo nicht weiter, schreiben Sie an {mail.contact} oder rufen Sie an: {phone}. Wir helfen Ihnen auf anderem Weg und beheben das Hindernis.',
        },
        { kind: 'link', label: 'Erklärung zur Barrierefreiheit', href: '/accessibility' },
      ],
    },
    {
      id: 'privacy',
      title: 'Datenschutz',
      blocks: [
        {
          kind: 'text',
          text: 'Welche Daten diese Website bearbeitet und wie lange, steht in der Datenschutzerklärung.',
        },
        { kind: 'link', label: 'Datenschutzerklärung', href: '/privacy' },
      ],
    },
  ],
}
