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
  ['camt.053 kommt täglich', ['camt.053 kommt täglich']],
])('%s', (line, sentences) => {
  expect(sentencesOf(line)).toEqual(sentences)
})
