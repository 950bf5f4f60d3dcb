import type { LegalCopy } from '../legal-shape.ts'

export const accessibility: LegalCopy = {
  meta: {
    title: 'Barrierefreiheit',
    description:
      'Wie zugänglich diese Website ist: Ziel WCAG 2.2, Stufe AA. Was wir geprüft haben, was wir noch nicht wissen und wie Sie uns eine Hürde melden.',
    keywords: ['Barrierefreiheit', 'WCAG 2.2', 'Tastatur', 'Screenreader'],
  },
  title: 'Barrierefreiheit',
  lead: 'Diese Website soll sich mit Tastatur, Screenreader, Vergrösserung und Sprachsteuerung gleich gut benutzen lassen wie mit der Maus. Hier steht, wie weit sie ist.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'aim',
      title: 'Ziel und Stand',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Ziel', detail: 'WCAG\u00a02.2, Stufe\u00a0AA' },
            { term: 'Geltungsbereich', detail: 'alle Seiten dieser Website, deutsch und englisch' },
            { term: 'Zuletzt geprüft', detail: '22. November 2026, durch uns selbst' },
            { term: 'Ergebnis', detail: 'keine bekannten Verstösse ausser den Grenzen, die unten stehen' },
          ],
        },
        {
          kind: 'text',
          text: 'Eine unabhängige Stelle hat die Website nicht geprüft. Automatische Prüfungen finden nur einen Teil der möglichen Hürden; darum versprechen wir keine Fehlerfreiheit.',
        },
      ],
    },
    {
      id: 'tested',
      title: 'Was geprüft ist',
      blocks: [
        {
          kind: 'text',
          text: 'Diese Prüfungen gehören zu den automatischen Tests, die die Website vor einer Veröffentlichung bestehen muss.',
        },
        {
          kind: 'list',
          items: [
            'Jede Seite mit dem Prüfprogramm axe: schmal und breit, im hellen und im dunklen Farbschema',
            'Zustände: jeder Schritt der Warteliste, Fehler und Antworten der Formulare, offene Menüs, Suche, aufgeklappte Antworten, die Seiten für unbekannte Adressen und für Störungen',
            'Tastatur: Sprunglink, Menüs, Suche, Formulare; kein Halt bleibt unter der Kopfzeile verborgen',
            'Schrift in doppelter Grösse, auf Telefon, Tablet und grossem Bildschirm: kein seitliches Scrollen, nichts abgeschnitten',
            'Kein seitliches Scrollen bei 320\u00a0Pixeln Breite, was einer Vergrösserung auf 400\u00a0% entspricht',
            'Kontrast: Fliesstext mindestens 7:1, Links und Fehlertexte mindestens 4.5:1, Ränder von Feldern und Fokusrahmen mindestens 3:1',
            'Formulare und Navigation ohne JavaScript',
          ],
        },
        {
          kind: 'text',
          text: 'Von Hand angesehen haben wir die Seiten mit erzwungenen Farben, mit reduzierter Bewegung und im Druck.',
        },
      ],
    },
    {
      id: 'operation',
      title: 'Was Ihnen helfen kann',
      blocks: [
        {
          kind: 'list',
          items: [
            'Hell oder dunkel folgt der Einstellung Ihres Geräts.',
            'Die Zeichnung auf der Startseite bewegt sich. Ein Schalter daneben hält sie an; wer im Gerät weniger Bewegung eingestellt hat, sieht sie von Anfang an still.',
            'Die Taste\u00a0/ öffnet die Suche. Im Suchfenster lässt sie sich ausschalten, etwa wenn Sie den Computer mit der Stimme bedienen. Strg\u00a0+\u00a0K öffnet die Suche immer.',
            'Nach dem Absenden springt der Fokus zur Antwort oder zur Liste der Fehler. Jeder Fehler dort ist ein Link zu seinem Feld.',
            'Meldungen am Bildschirmrand bleiben stehen, solange der Zeiger oder der Fokus auf ihnen liegt.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Bekannte Grenzen',
      blocks: [
        {
          kind: 'list',
          items: [
            'Mit Menschen mit Behinderung und mit verbreiteten Screenreadern wie NVDA, JAWS und VoiceOver haben wir noch nicht geprüft.',
            'Das PDF der QR-Rechnung ist für Screenreader nicht ausgezeichnet. Seine Angaben stehen als Text auf der Seite, die es erzeugt.',
            'Die Beschriftung in einigen Zeichnungen ist auf schmalen Bildschirmen klein. Was sie zeigt, steht auch im Text daneben.',
            'Ist für die Terminbuchung ein externer Dienst angeschlossen, haben wir auf dessen Seiten keinen Einfluss. Einen Termin können Sie auch per E-\u2060Mail oder Telefon vereinbaren.',
            'Angebote in Leichter Sprache und in Gebärdensprache gibt es nicht.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Rechtlicher Rahmen',
      blocks: [
        {
          kind: 'text',
          text: 'Das Behindertengleichstellungsgesetz (BehiG, SR\u00a0151.3) verbietet Privaten, die Dienstleistungen öffentlich anbieten, Menschen wegen ihrer Behinderung zu diskriminieren (Art.\u00a06). Der Schweizer Standard eCH-0059, Version\u00a03.0, richtet sich vor allem an das Gemeinwesen und an konzessionierte Unternehmen und stützt sich auf WCAG\u00a02.1. Wir nehmen uns freiwillig die neuere Fassung WCAG\u00a02.2 zum Massstab.',
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Eine Hürde melden',
      blocks: [
        {
          kind: 'text',
          text: 'Etwas geht nicht? Schreiben Sie uns, auf welcher Seite und womit Sie arbeiten. Wir antworten binnen {promise.contactReplyHours}\u00a0Stunden, sagen, wann es behoben ist, und geben Ihnen die Auskunft bis dahin auf einem anderen Weg.',
        },
        { kind: 'link', label: 'E-\u2060Mail an {mail.contact}', href: 'mailto:{mail.contact}' },
        { kind: 'link', label: 'Kontaktformular', href: '/contact' },
      ],
    },
  ],
}
