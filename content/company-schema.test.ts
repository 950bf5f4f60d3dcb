import { expect, test } from 'vitest'
import { company } from './company.ts'
import { companyProblems } from './company-schema.ts'

test('the facts as they stand are usable', () => {
  expect(companyProblems()).toEqual([])
})

test.each([
  [{ ...company, prices: { ...company.prices, automationPilot: { amount: -1 } } }, 'prices.automationPilot.amount'],
  [{ ...company, bookingUrl: 'http://termin.example' }, 'bookingUrl'],
  [{ ...company, mail: { ...company.mail, contact: 'nobody' } }, 'mail.contact'],
  [{ ...company, uid: '123' }, 'uid'],
  [{ ...company, hours: { ...company.hours, phone: { ...company.hours.phone, from: '19:00' } } }, 'hours.phone'],
  [{ ...company, team: [{ ...company.team[0], role: { de: 'Gründerin' } }] }, 'team.0.role.en'],
])('a wrong fact is named (case %#)', (facts, path) => {
  expect(companyProblems(facts).join('\n')).toContain(`${path}: expected`)
})

test('a sample that is no fact is named', () => {
  expect(companyProblems(company, ['brand', 'colour'])).toEqual(['samples: there is nothing called colour'])
})
