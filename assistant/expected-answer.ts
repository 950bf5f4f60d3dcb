/**
 * What kind of answer a question asks for, and how a sentence looks that holds one: a time, a price, a share, a number. In
 * German, as the Swiss say it, and in English.
 */
const kinds: { asked: RegExp; given: RegExp }[] = [
  {
    asked:
      /\b(?:wie ?(?:lang\w*|viel zeit|vil ziit)|how much time|wie (?:rasch|schnell)|dauer\w*|frist\w*|bis wann|wann|wänn|how (?:long|soon|fast|quickly)|deadline|(?:by )?when)\b/i,
    given:
      /(?:\d|ein|zwei|drei|vier|fünf|sechs|zehn|one|two|three|four|five|six|ten)\S{0,30}\s{0,3}(?:uhr|minute|stunde|tag|woche|monat|quartal|jahr|hour|day|week|month|quarter|year)|\d{1,2}[.:]\d\d|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|monday|tuesday|wednesday|thursday|friday|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december)\b/i,
  },
  {
    asked:
      /\b(?:kost\w*|choscht\w*|preis\w*|teuer|tüür|zahl\w*|bezahl\w*|gratis|chf|franken|cost\w*|price\w*|expensive|pay|charge\w*|fees?|how much(?! (?:time|work|effort))|wie ?(?:viel|vil|viu)(?! (?:zeit|ziit|arbeit|aufwand)))\b/i,
    given: /\b(?:CHF|franken|gratis|kostenlos|inbegriffen|enthalten|francs|free|included)\b|%/i,
  },
  { asked: /\b(?:prozent\w*|satz|anteil|percent\w*|rate|share)\b|%/i, given: /%/ },
  {
    asked:
      /\b(?:wie ?(?:viele|vil|viu|hoch|gross|oft)|anzahl|grenze|schwelle|ab welche\w*|maxim\w*|minim\w*|mindest\w*|höchst\w*|how (?:many|often|high|big|large)|limit|threshold|ceiling|up to|at (?:least|most))\b/i,
    given:
      /\d|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|hundert|tausend|einmal|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|once|twice)\b/i,
  },
]

/** Tells whether a sentence holds an answer of a kind that the question asks for. */
export function expectedAnswer(question: string): (sentence: string) => boolean {
  const expected = kinds.filter(({ asked }) => asked.test(question))
  return (sentence) => expected.some(({ given }) => given.test(sentence))
}
