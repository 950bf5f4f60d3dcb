/**
 * What the LinkedIn post generator builds posts on a piece of news from, in German: an opening, an offer, an event. What only the
 * author knows stands in square brackets. {topic} and {audience} as in post-patterns.ts, and no figures either.
 */
export const newsPatterns = {
  example: {
    topic: 'Offene Lehrstelle als Kauffrau oder Kaufmann',
    audience: 'Schulabgängerinnen und Schulabgänger',
  },
  patterns: {
    brief: {
      name: 'Kurz gesagt',
      hooks: {
        neutral: ['Eine Neuigkeit von uns: {topic}.', '{topic}: das Wichtigste in Kürze.'],
        personal: ['Heute etwas in eigener Sache: {topic}.', 'Das erzähle ich gern: {topic}.'],
        direct: ['{topic}. Hier steht, worum es geht.', '{topic}: Wen das angeht, der liest weiter.'],
      },
      core: [
        'Worum es geht: [in einem Satz].\nWann und wo: [Datum, Ort].\nWie weiter: [der nächste Schritt].',
        'Gedacht ist das für {audience}. Wer nicht sicher ist, ob es passt, fragt am besten gleich.',
      ],
      medium: ['Was hier steht, ist die kurze Fassung. Die lange gibt es im Gespräch, bei [Name].'],
      long: [
        'Am liebsten sind uns Fragen, die ein wenig unbequem sind. An ihnen merkt man auf beiden Seiten, ob es stimmt.',
        'Und wenn es nicht passt, ist auch das schnell gesagt. Weitersagen hilft trotzdem.',
      ],
    },
    reason: {
      name: 'Der Grund',
      hooks: {
        neutral: ['{topic}: warum gerade jetzt.', 'Hinter «{topic}» steht eine einfache Überlegung.'],
        personal: ['Warum mir «{topic}» wichtig ist.', 'Für mich ist «{topic}» mehr als eine Meldung.'],
        direct: ['«{topic}»: Der Grund ist schnell erzählt.', '{topic}. Warum, steht im nächsten Satz.'],
      },
      core: [
        'Der Anlass war: [was geschehen ist].',
        'Für {audience} ändert sich damit: [was genau]. Und das bleibt: [was gleich bleibt].',
      ],
      medium: ['Leicht gefallen ist uns daran: [was]. Schwierig war: [was].'],
      long: [
        'Noch nicht wissen wir: [was offen ist]. Das schreiben wir hier, sobald wir es wissen.',
        'Wer es anders machen würde, darf das gern sagen. Dafür ist so ein Beitrag da.',
      ],
    },
    fit: {
      name: 'Für wen es passt',
      hooks: {
        neutral: [
          '{topic}: für wen das passt und für wen nicht.',
          'Bei «{topic}» hilft es, auch die Grenzen zu nennen.',
        ],
        personal: [
          'Bei «{topic}» sage ich lieber gleich, für wen es nichts ist.',
          'Wen ich bei «{topic}» vor Augen habe.',
        ],
        direct: ['{topic}. Nicht für alle, und das ist Absicht.', '{topic}: Prüfen Sie selbst, ob es passt.'],
      },
      core: ['Es passt für {audience}, wenn [woran man es merkt].', 'Es passt nicht, wenn [ehrlicher Grund].'],
      medium: ['Wer dazwischenliegt, meldet sich am besten bei [Name]. Oft klärt es sich in wenigen Worten.'],
      long: [
        'Was man mitbringen sollte: [Voraussetzung]. Was man nicht können muss: [was oft vermutet wird].',
        'Wir wüssten lieber früh, dass es nicht passt, als spät. Das gilt für beide Seiten.',
      ],
    },
    people: {
      name: 'Wer dahintersteht',
      hooks: {
        neutral: ['{topic}: wer dahintersteht.', 'Zu «{topic}» gehören Menschen mit Namen.'],
        personal: [
          'Bei «{topic}» arbeite ich mit Leuten, auf die ich mich verlasse.',
          'Wer bei «{topic}» mit mir am Tisch sitzt.',
        ],
        direct: [
          '{topic}. Und das sind die Leute dazu.',
          '{topic}: Fragen gehen an einen Menschen, nicht an ein Postfach.',
        ],
      },
      core: ['Dahinter stehen: [Namen und Aufgaben].', 'Für {audience} sind sie direkt erreichbar: [wie].'],
      medium: ['Was sie gut können, steht in keinem Lebenslauf: [ein Beispiel aus dem Alltag].'],
      long: [
        'Wer mit ihnen gearbeitet hat, weiss, was gemeint ist. Wer noch nicht, merkt es rasch.',
        'Darum steht hier kein Werbesatz, sondern ein Name.',
      ],
    },
    answers: {
      name: 'Was gefragt wird',
      hooks: {
        neutral: ['{topic}: was man dazu wissen möchte.', 'Fragen zu «{topic}», kurz beantwortet.'],
        personal: ['Was ich bei «{topic}» selber fragen würde.', 'Bei «{topic}» beginne ich mit den Fragen.'],
        direct: ['{topic}: Fragen und Antworten, ohne Umweg.', '{topic}. Das Wichtigste zum Nachlesen.'],
      },
      core: [
        'Was «{topic}» bedeutet: [kurze Antwort].\nWas es kostet oder braucht: [kurze Antwort].\nBis wann man sich melden soll: [Datum].',
        'Für {audience} fehlt hier noch eine Frage? Dann bitte in die Kommentare.',
      ],
      medium: ['Keine Antwort haben wir auf: [offene Frage]. Auch das gehört gesagt.'],
      long: [
        'Eine Antwort, die heute stimmt, kann später anders lauten. Massgebend ist, was schriftlich steht: [wo].',
        'Wer lieber redet als schreibt, findet [Name] unter [Telefon].',
      ],
    },
  },
  closings: {
    neutral: ['Was möchten Sie dazu wissen?', 'Wen sollten wir darauf aufmerksam machen?', 'Welche Frage fehlt?'],
    personal: ['Ich freue mich über jede Nachricht.', 'Wem würden Sie davon erzählen?', 'Was denken Sie darüber?'],
    direct: ['Passt es? Dann melden Sie sich.', 'Bitte weitersagen.', 'Fragen gern hier.'],
  },
}
