/** Parts of a code's text for tests; what is not named is that of an ordinary bill. */
type CodeParts = {
  account?: string
  name?: string
  country?: string
  amount?: string
  currency?: string
  type?: string
  reference?: string
  message?: string
  billing?: string
  schemes?: string[]
}

export const qrIban = 'CH4431999123000889012'
export const ordinaryIban = 'CH9300762011623852957'

/** The text of a bill's code, written by hand as the standard orders it, so that no code of ours is tested by itself. */
export function codeText(parts: CodeParts = {}): string {
  const { account = ordinaryIban, name = 'Muster AG', country = 'CH', amount = '', currency = 'CHF' } = parts
  const { type = 'NON', reference = '', message = '', billing = '', schemes = [] } = parts
  return [
    ...['SPC', '0200', '1', account],
    ...['S', name, 'Badenerstrasse', '16', '8004', 'Zürich', country],
    ...['', '', '', '', '', '', ''],
    ...[amount, currency],
    ...['S', 'Beispiel Handels GmbH', 'Seestrasse', '8', '6003', 'Luzern', 'CH'],
    ...[type, reference, message, 'EPD', billing, ...schemes],
  ].join('\n')
}
