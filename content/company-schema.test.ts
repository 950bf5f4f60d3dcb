import { expect, test } from 'vitest'
import { company } from './company.ts'
import { companyProblems } from './company-schema.ts'

test('the facts as they stand are usable', () => {
  expect(companyProblems()).toEqual([])
})

test.each([
  [{ ...company, prices: { ...company.prices, automationPilot: { amount: -1 } } }, 'prices.automationPilot.amount'],
  [{ ...company, linkedinUrl: 'http://linkedin.example' }, 'linkedinUrl'],
  [{ ...company, mail: { ...company.mail, contact: 'nobody' } }, 'mail.contact'],
  [{ ...company, uid: '123' }, 'uid'],
  [{ ...company, hours: { ...company.hours, phone: { ...company.hours.phone, from: '19:00' } } }, 'hours.phone'],
  [{ ...company, team: [{ ...company.team[0], role: { de: 'Gründerin' } }] }, 'team.0.role.en'],
  [{ ...company, team: [{ ...company.team[0], image: 'sabine.jpg' }] }, 'team.0.image'],
  [{ ...company, offerRange: { low: 'customAutomation', high: 'processAnalysis' } }, 'offerRange'],
])('a wrong fact is named (case %#)', (facts, field) => {
  expect(companyProblems(facts)).toMatchObject([{ file: 'company.ts', at: field }])
})

test('what a picture may be is said', () => {
  const [problem] = companyProblems({ ...company, team: [{ ...company.team[0], image: 'sabine.jpg' }] })
  expect(problem?.message).toMatch(/portrait-1.*such as \/team\/mira\.jpg/)
})
