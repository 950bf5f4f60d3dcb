import { Resvg } from '@resvg/resvg-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { articleSlugs } from '#content/site.ts'
import { copySources, type SourceCopy } from './support/source-copy.ts'

/** What docs/content.md lets an operator do, done on a copy of the sources: the edits pass, and slips are named with file and line. */
const check = 'scripts/content-check/main.ts'
/** The compiler waits for the processor with all others. */
const timeout = 300_000

/** One for all tests: the compiler looks only at what has changed since it looked last. */
let copy: SourceCopy
beforeAll(() => {
  copy = copySources()
})
afterEach(() => copy.restore())
afterAll(() => copy.remove())

/** Puts a value in the place of another, which the operator may have written there already. */
function replace(file: string, old: RegExp, value: string) {
  const text = copy.read(file)
  expect(text, file).toMatch(old)
  copy.write(file, text.replace(old, value))
}

const photograph = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"/>').render().asPng()

const member = (name: string, image: string) => `    {
      name: '${name}',
      role: { de: 'Kundendienst', en: 'Customer service' },
      description: { de: 'Nimmt ab.', en: 'Picks up.' },
      image: '${image}',
    },
`

const addMember = (name: string, image: string) => (text: string) =>
  text.replace('  team: [\n', `  team: [\n${member(name, image)}`)

/** An article without a drawing of its own, in both languages. */
function addArticle(slug: string) {
  const [model] = articleSlugs
  for (const language of ['de', 'en']) {
    const text = copy.read(`content/blog/${model}.${language}.md`)
    copy.write(`content/blog/${slug}.${language}.md`, text.replaceAll(`${model}`, slug))
  }
}

function addEvent(id: string) {
  copy.edit('content/events.ts', (text) =>
    text.replace('= [', `= [\n  { id: '${id}', date: '2030-03-06', from: '12:00', to: '13:00' },`),
  )
  for (const language of ['de', 'en']) {
    copy.edit(`content/${language}/video-studio.ts`, (text) =>
      text.replace(/( {4}items: \{)(?=\n {6}'|\})/, `$1\n      '${id}': { title: 'T', type: 'W', description: 'D' },`),
    )
  }
}

test('prices, places, samples, a photograph, a fifth member, an event and an article are accepted as they are', {
  timeout,
}, () => {
  copy.edit('content/company.ts', (text) =>
    text.replace(/amount: (\d+)/g, (_, amount) => `amount: ${Number(amount) + 30}`),
  )
  replace('content/company.ts', /(export const samples[^=]*= )\[[^\]]*\]/, '$1[]')
  copy.edit('content/company.ts', addMember('Sabine Frei', '/sabine.png'))
  copy.write('public/sabine.png', photograph)
  copy.edit('content/tiers.ts', (text) => text.replace(/total: (\d+)/g, (_, total) => `total: ${Number(total) + 5}`))
  copy.edit('content/site.ts', (text) => text.replace('articleSlugs = [', "articleSlugs = [\n  'neuer-artikel',"))
  addArticle('neuer-artikel')
  addEvent('neuer-anlass')
  const { code, output } = copy.run(check)
  expect(output).toContain('\n0 wrong')
  expect(output).toContain('0 samples')
  expect(code).toBe(0)
})

test('a team of two and no event are accepted', { timeout }, () => {
  const team = `  team: [\n${member('A', 'portrait-1')}${member('B', 'portrait-2')}  ],`
  replace('content/company.ts', / {2}team: \[[\s\S]*?\n {2}\],/, team)
  replace('content/events.ts', /= \[[^\]]*\]/, '= []')
  for (const language of ['de', 'en']) {
    const items = /( {2}events: \{[\s\S]*?\n {4}items: \{)(?:\},|[\s\S]*?\n {4}\},)/
    replace(`content/${language}/video-studio.ts`, items, '$1},')
  }
  expect(copy.run(check)).toMatchObject({ code: 0, output: expect.stringContaining('0 wrong') })
})

test('a missing comma is named with file and line and without a stack, by each command', { timeout }, () => {
  copy.edit('content/company.ts', (text) => text.replace(/(\n {2}brand: '[^']*'),/, '$1'))
  const line =
    copy
      .read('content/company.ts')
      .split('\n')
      .findIndex((text) => text.startsWith('  brand:')) + 2
  for (const command of [[check], ['scripts/build.ts'], ['server/main.ts'], ['operator/main.ts', 'status']]) {
    const { code, output } = copy.run(...command)
    expect(output, command[0]).toContain(`content/company.ts:${line}: `)
    expect(output, command[0]).not.toMatch(/\n\s+at /)
    expect(code, command[0]).toBe(1)
  }
})

test('a missing English text stops the build', { timeout }, () => {
  copy.edit('content/en/contact.ts', (text) => text.replace(/\n {4}title: '.*',/, ''))
  const missing = copy.run('scripts/build.ts')
  expect(missing.output).toMatch(/^content\/en\/contact\.ts:\d+: Property 'title' is missing$/m)
  expect(missing.code).toBe(1)
})

describe('what the compiler lets through', () => {
  test('is named all at once, with file and line', { timeout }, () => {
    const [article] = articleSlugs
    expect(copy.run('scripts/content-check/agree.ts').code).toBe(0)
    copy.edit('content/company.ts', addMember('Nina', 'nina.jpg'))
    copy.edit('content/company.ts', addMember('Nora', '/nora.png'))
    copy.edit('content/tiers.ts', (text) => text.replace(/taken: \d+/, 'taken: 900'))
    copy.edit(`content/blog/${article}.en.md`, (text) => text.replace(/^date: .*$/m, 'date: tomorrow'))
    copy.edit('content/de/faq.ts', (text) => text.replace(/question: '/, "question: 'Und überhaupt: "))
    copy.edit('content/de/video-studio.ts', (text) =>
      text.replace(/( {2}events: \{\n.*\n {4}lead: ')/, '$1Im Jahr 2031. '),
    )
    copy.edit('content/en/home.ts', (text) => text.replace(/href: '\/[a-z]+/, "href: '/nowhere"))
    addArticle('ohne-liste')
    copy.delete('content/en/auth.yaml')
    const { code, output } = copy.run(check)
    for (const line of [
      /content\/company\.ts:\d+: team\.\d\.image: expected one of the drawings/,
      /content\/company\.ts:\d+: team\.\d\.image: there is no public\/nora\.png/,
      /content\/tiers\.ts:\d+: places\.\w+: expected whole numbers/,
      new RegExp(`content/blog/${article}\\.en\\.md:\\d+: date: `),
      /content\/en\/auth\.yaml: missing, German has it/,
      /content\/blog\/ohne-liste\.de\.md: not listed: add 'ohne-liste' to articleSlugs/,
      /content\/en\/home\.ts:\d+: [\w.]+: \/nowhere\S* is no page of the site/,
      /content\/de\/faq\.ts:\d+: [\w.]+: content\/en\/faq\.ts still says what it said/,
      /content\/de\/video-studio\.ts:\d+: events\.lead: names 2031, and no event/,
    ]) {
      expect(output).toMatch(line)
    }
    expect(code).toBe(1)
  })
})
