import type { ToolPageCopy } from '../../tool-page-shape.ts'

const page: ToolPageCopy = {
  meta: {
    title: 'LinkedIn-Post-Generator für Finanzthemen, kostenlos',
    description:
      'Vier Entwürfe für Ihren LinkedIn-Beitrag aus Thema, Publikum und Ton, auf Deutsch oder Englisch. Ohne KI-Modell, kostenlos, im eigenen Browser.',
    keywords: ['LinkedIn-Post-Generator', 'LinkedIn-Beitrag', 'Entwurf', 'Finanzthemen', 'kostenlos'],
  },
  name: 'LinkedIn-Post-Generator',
  hero: {
    title: 'Vier Entwürfe für einen Beitrag.',
    lead: 'Thema, Publikum, Ton: daraus entstehen vier Anfänge nach festen Mustern, die Sie weiterschreiben. Ohne Superlative, ohne Raketen, ohne erfundene Zahlen. Die eigene Erfahrung müssen Sie mitbringen.',
  },
  rules: {
    title: 'Wie die Entwürfe entstehen',
    items: [
      {
        title: 'Aus Mustern, nicht aus einem Modell',
        text: 'Baupläne für zwei Arten von Beiträgen: Ein Ablauf ändert sich, oder es gibt eine Neuigkeit. Jeder Satz ist von Hand geschrieben und steht fest; über Ihr Thema weiss er nichts. Gleiche Angaben ergeben dieselben Entwürfe, bis Sie neue verlangen.',
      },
      {
        title: 'Keine Zahl, die Sie nicht getippt haben',
        text: 'Kein Muster enthält eine Zahl, eine Dauer oder einen Namen. Wo eckige Klammern stehen, fehlt etwas, das nur Sie wissen; ersetzen Sie sie, bevor Sie den Beitrag veröffentlichen.',
      },
      {
        title: 'Der Einstieg',
        text: 'Im Feed sind je nach Gerät etwa 140 bis 210\u00a0Zeichen zu sehen, dann folgt «mehr anzeigen». Der erste Satz jedes Entwurfs passt in 210 Zeichen.',
      },
      {
        title: 'Die Länge',
        text: "LinkedIn erlaubt 3'000 Zeichen. Die Entwürfe bleiben darunter, auch mit Ihren Ergänzungen.",
      },
      {
        title: 'Was von Ihnen kommt',
        text: 'Das Feld «Ihre Aussage» macht den Unterschied: ein Satz aus Ihrem Alltag, eine Zahl, die Sie selbst gezählt haben. Er steht wörtlich im Beitrag, gleich nach dem Einstieg.',
      },
    ],
  },
  example: {
    title: 'Ein guter Einstieg, gezählt',
    text: 'Thema «Monatsabschluss», Ton direkt, Muster «Klein anfangen».',
    rows: [
      { label: 'Monatsabschluss: klein anfangen, zählen, entscheiden. In dieser Reihenfolge.', value: '76' },
      { label: 'Im Feed sichtbar, höchstens etwa', value: '210' },
      { label: 'Ganzer Beitrag, höchstens', value: "3'000", total: true },
    ],
  },
  questions: {
    title: 'Fragen zu den Entwürfen',
    items: [
      {
        question: 'Darf ich die Texte verwenden?',
        answer:
          'Ja, frei und ohne Angabe der Quelle. Prüfen Sie jeden Satz: Was unter Ihrem Namen steht, muss stimmen.',
      },
      {
        question: 'Schreibt hier eine KI?',
        answer:
          'Die vier Entwürfe nicht: Sie setzen sich in Ihrem Browser aus festen Sätzen und Ihren Angaben zusammen, und nichts davon wird übermittelt. Wo ein Sprachmodell angeschlossen ist, bietet die Seite darunter weitere an. Diese sind als maschinell geschrieben gekennzeichnet, und Ihre Angaben gehen erst an das Modell, wenn Sie es verlangen.',
      },
      {
        question: 'Warum gibt es keine Emojis und keine Hashtags?',
        answer:
          'Weil ein Fachbeitrag sie nicht braucht. Zwei passende Schlagworte am Ende können Sie jederzeit selbst setzen.',
      },
    ],
  },
  sources: [
    { title: 'Zeichengrenzen für Beiträge auf LinkedIn', publisher: 'findbest.tools', year: '2026' },
    { title: 'Wo der Feed einen Beitrag abschneidet', publisher: 'bulkpublish.com', year: '2026' },
  ],
  closing: {
    title: 'Der Stoff liegt in Ihrer Buchhaltung.',
    lead: 'Wer vorher und nachher gezählt hat, muss nicht übertreiben. In {promise.freeConsultationMinutes}\u00a0Minuten finden wir einen Ablauf, der sich zählen lässt.',
    second: { label: 'Ein Blick auf den Ablauf', href: '/process' },
  },
}

export const linkedinPostGenerator = {
  page,
  tool: {
    title: 'Worüber schreiben Sie?',
    optional: '(freiwillig)',
    kind: 'Worum geht es?',
    kinds: { process: 'ein Ablauf ändert sich', news: 'eine Neuigkeit' },
    kindHint: 'Neuigkeit: eine Stelle, ein Angebot, ein Anlass.',
    honest:
      'Feste Sätze: Sie wissen nichts über Ihr Thema und enthalten keine Zahl, die Sie nicht getippt haben. Was in eckigen Klammern steht, ergänzen Sie.',
    topic: 'Thema',
    topicHint: 'Einige Worte, in der Sprache des Beitrags',
    audience: 'Publikum',
    audienceHint: 'So, dass «für» davor passt',
    point: 'Ihre Aussage',
    pointHint: 'Was Sie erlebt, gezählt oder gelernt haben. Steht wörtlich im Beitrag.',
    tone: 'Ton',
    tones: { neutral: 'sachlich', personal: 'persönlich', direct: 'direkt' },
    length: 'Länge',
    lengths: { short: 'kurz', medium: 'mittel', long: 'lang' },
    language: 'Sprache des Beitrags',
    languages: { de: 'Deutsch', en: 'Englisch' },
    call: 'Aufforderung am Schluss',
    callHint: 'Leer lassen, dann endet der Beitrag mit einer Frage.',
    incomplete: 'Thema und Publikum fehlen noch.',
    draft: 'Entwurf {n}: {name}',
    count: '{n} von {most} Zeichen, Einstieg {shown}',
    copy: 'Kopieren',
    copyWhich: 'Entwurf {n}',
    copied: 'Kopiert.',
    copyFailed: 'Das Kopieren ging nicht. Bitte den Text von Hand markieren.',
    again: 'Neue Entwürfe',
    announce: '{n} Entwürfe, Runde {round}.',
    model: {
      title: 'Weitere Entwürfe von einem Sprachmodell',
      note: 'Nur wenn Sie hier drücken, verlassen Ihre Angaben den Browser: Sie gehen über unseren Server an den Dienst, der in der Datenschutzerklärung beim Chat genannt ist. Wir bewahren sie nicht auf. Lassen Sie Namen und vertrauliche Zahlen weg.',
      ask: 'Vom Sprachmodell schreiben lassen',
      asking: 'Das Sprachmodell schreibt. Das kann bis zu einer halben Minute dauern.',
      name: 'maschinell geschrieben, bitte prüfen',
      done: '{n} maschinell geschriebene Entwürfe.',
      busy: 'Das Sprachmodell ist ausgelastet. Die Entwürfe oben kommen ohne aus.',
      failed: 'Vom Sprachmodell kam nichts Brauchbares. Die Entwürfe oben kommen ohne aus.',
    },
  },
}
