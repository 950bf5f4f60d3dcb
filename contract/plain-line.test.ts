import { expect, it } from 'vitest'
import { plainLine } from './plain-line.ts'

it.each([
  ['Mira\r\nBcc: eve@foreign.example', 'Mira Bcc: eve@foreign.example'],
  ['Rechnung \u202efdp.exe', 'Rechnung fdp.exe'],
  ['\u2066a\u2069\u200b\u200d\ufeff\u00ad\u061c', 'a'],
  ['a\u2028b\u0085c\u001b[31m', 'a b c [31m'],
  ['\u{e0041}x', 'x'],
  ['Zoë Müller, 李 😀', 'Zoë Müller, 李 😀'],
])('%j becomes %j', (typed, line) => {
  expect(plainLine(typed)).toBe(line)
})
