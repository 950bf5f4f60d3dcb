import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Mira@Muster.example ', 'mira@muster.example'],
  ['mira+0@muster.example', 'mira@muster.example'],
  ['mira+a+b@muster.example', 'mira@muster.example'],
  ['+mira@muster.example', '+mira@muster.example'],
  ['mira.beispiel@muster.example', 'mira.beispiel@muster.example'],
  ['m.i.r.a+news@GMail.com', 'mira@gmail.com'],
  ['mira@googlemail.com', 'mira@gmail.com'],
  ['m.ira@gmail.com.muster.example', 'm.ira@gmail.com.muster.example'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
