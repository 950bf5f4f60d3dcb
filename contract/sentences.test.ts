import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['Ja. Zehn Jahre lang. Danach nicht mehr.', ['Ja.', 'Zehn Jahre lang.', 'Danach nicht mehr.']],
  ['Stand 22. November 2026. Wir prüfen.', ['Stand 22. November 2026.', 'Wir prüfen.']],
  ['Er kostet CHF 490, exkl. MWST. Er dauert lang.', ['Er kostet CHF 490, exkl. MWST.', 'Er dauert lang.']],
  ['Das verlangt das Gesetz (Art. 6). Mehr nicht.', ['Das verlangt das Gesetz (Art. 6).', 'Mehr nicht.']],
  ['«Was nun?» Das fragt man oft, z. B. Treuhänder.', ['«Was nun?»', 'Das fragt man oft, z. B. Treuhänder.']],
  [
    'Wer mehr schickt, erhält HTTP 429. Danach geht es weiter.',
    ['Wer mehr schickt, erhält HTTP 429.', 'Danach geht es weiter.'],
  ],
  [
    'Er gehört in die Periode, in die der 180. Tag fällt. Mehr nicht.',
    ['Er gehört in die Periode, in die der 180. Tag fällt.', 'Mehr nicht.'],
  ],
  ['Die Stunde kostet CHF 180. Danach ist Schluss.', ['Die Stunde kostet CHF 180.', 'Danach ist Schluss.']],
  ['Wir kommen nach St. Gallen. Gern.', ['Wir kommen nach St. Gallen.', 'Gern.']],
  ['Programs (e.g. Abacus) stay. Yours too.', ['Programs (e.g. Abacus) stay.', 'Yours too.']],
  [
    'Das steht in Art. 58 Abs. 2 des Gesetzes. Mehr nicht.',
    ['Das steht in Art. 58 Abs. 2 des Gesetzes.', 'Mehr nicht.'],
  ],
  ['camt.053 kommt täglich', ['camt.053 kommt täglich']],
])('%s', (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences)
})
