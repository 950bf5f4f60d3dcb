import { expect, it } from 'vitest'
import { dialled, written } from './dialled.ts'

it('dials the first number in what somebody typed, and nothing else of it', () => {
  const numbers = {
    '044 000 00 00': '0440000000',
    '+41 44 000 00 00': '+41440000000',
    '+41 (0)44 000 00 00': '+41440000000',
    '0041 (0) 44 000 00 00': '0041440000000',
    '(044) 000-00-00': '0440000000',
    '044/000.00.00': '0440000000',
    '044 000 00 00 / 079 000 00 01': '0440000000',
    '044 000 00 00 oder +41 79 000 00 01': '0440000000',
    '+41 44 000 00 00+41 79 000 00 01': '+41440000000',
    '044 000 00 00 int. 12': '0440000000',
    '+41440000000;ext=12': '+41440000000',
    'Tel. 2. Stock: 044 000 00 00': '0440000000',
    'javascript:alert(1)': undefined,
    'bitte mailen': undefined,
    '\u202e٠٤٤': undefined,
  }
  for (const [typed, number] of Object.entries(numbers)) expect(dialled(typed), typed).toBe(number)
})

it('writes a Swiss number in one way, and leaves every other one as it was typed', () => {
  const numbers = {
    '+41332221100': '033 222 11 00',
    '0041 (0)33 222 11 00': '033 222 11 00',
    '033/222.11.00': '033 222 11 00',
    '+44 20 7946 0000': '+44 20 7946 0000',
    '044 000 00 00 / 079 000 00 01': '044 000 00 00 / 079 000 00 01',
    '033 222 11 00 abends': '033 222 11 00 abends',
  }
  for (const [typed, number] of Object.entries(numbers)) expect(written(typed), typed).toBe(number)
})
