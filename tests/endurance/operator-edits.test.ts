import { Resvg } from '@resvg/resvg-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { articleSlugs } from '#content/articles.ts'
import { copySources, type SourceCopy } from '../support/source-copy.ts'

// Promise: Edits of the operator in `content/` pass, and a slip is named with file and line.

/** What docs/content.md lets an operator do, done on a copy of the sources: the edits pass, and slips are named with file and line. */
const check = 'scripts/content-check/main.ts'
/** Each command is a process of its own. */
const timeout = 300_000

/** One for all tests. */
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

const member = (name: string, image: string) => `  - name: ${name}
    role:
      de: Kundendienst
      en: Customer service
    description:
      de: Nimmt ab.
      en: Picks up.
    image: ${image}
`

const addMember = (name: string, image: string) => (text: string) =>
  text.replace(/^team:\n/m, `$&${member(name, image)}`)

/** An article without a drawing of its own, in the languages. */
function addArticle(slug: string, languages = ['de', 'en']) {
  const [model] = articleSlugs()
  for (const language of languages) {
    const text = copy.read(`content/${language}/blog/${model}.md`)
    copy.write(`content/${language}/blog/${slug}.md`, text.replaceAll(`${model}`, slug))
  }
}

function addEvent(id: string) {
  copy.edit('content/events.yaml', (text) =>
    text.replace(/^- id/m, `- id: ${id}\n  date: 2030-03-06\n  from: 12:00\n  to: 13:00\n$&`),
  )
  for (const language of ['de', 'en']) {
    copy.edit(`content/${language}/video-studio.yaml`, (text) =>
      text.replace(
        /^events:\n[\s\S]*?\n {2}items:\n/m,
        `$&    ${id}:\n      title: T\n      type: W\n      description: D\n`,
      ),
    )
  }
}

test('prices, places, samples, a photograph, a fifth member, an event and an article are accepted as they are', {
  timeout,
}, () => {
  copy.edit('content/company.yaml', (text) =>
    text.replace(/amount: (\d+)/g, (_, amount) => `amount: ${Number(amount) + 30}`),
  )
  replace('content/company.yaml', /^samples:\n( {2}- .*\n)+/m, 'samples: []\n')
  copy.edit('content/company.yaml', addMember('Sabine Frei', '/sabine.png'))
  copy.write('public/sabine.png', photograph)
  copy.edit('content/tiers.yaml', (text) => text.replace(/total: (\d+)/g, (_, total) => `total: ${Number(total) + 5}`))
  addArticle('neuer-artikel')
  addEvent('neuer-anlass')
  const { code, output } = copy.run(check)
  expect(output).toContain('\n0 wrong')
  expect(output).toContain('0 samples')
  expect(code).toBe(0)
})

test('a team of two and no event are accepted', { timeout }, () => {
  const team = `team:\n${member('A', 'portrait-1')}${member('B', 'portrait-2')}`
  replace('content/company.yaml', /^team:\n([ #].*\n)+/m, team)
  replace('content/events.yaml', /^- id[\s\S]*/m, '[]\n')
  for (const language of ['de', 'en']) {
    replace(`content/${language}/video-studio.yaml`, /^ {2}items:\n( {4}[\w-]+:\n( {6}.*\n)+)+/m, '  items: {}\n')
  }
  expect(copy.run(check)).toMatchObject({ code: 0, output: expect.stringContaining('0 wrong') })
})

test('a slip of the pen is named with file and line and without a stack, by each command', { timeout }, () => {
  copy.edit('content/company.yaml', (text) => text.replace(/^brand: .*$/m, 'brand: "Saldora'))
  // The operator's tool asks for a store before anything else.
  copy.run('-e', "fs.mkdirSync('data', { recursive: true }); fs.writeFileSync('data/site.sqlite', '')")
  for (const command of [[check], ['server/main.ts'], ['operator/main.ts', 'status']]) {
    const { code, output } = copy.run(...command)
    expect(output, command[0]).toMatch(/content\/company\.yaml:\d+: /)
    expect(output, command[0]).not.toMatch(/\n\s+at /)
    expect(code, command[0]).toBe(1)
  }
})

test('a missing English text stops the build', { timeout }, () => {
  copy.edit('content/en/contact.yaml', (text) => text.replace(/\n {2}title: .*/, ''))
  const missing = copy.run('scripts/build.ts')
  expect(missing.output).toMatch(/^content\/en\/contact\.yaml:\d+: [\w.]+: missing$/m)
  expect(missing.code).toBe(1)
})

test('what is wrong is named all at once, with file and line', { timeout }, () => {
  const [article] = articleSlugs()
  expect(copy.run('scripts/content-check/agree.ts').code).toBe(0)
  copy.edit('content/company.yaml', addMember('Nina', 'nina.jpg'))
  copy.edit('content/company.yaml', addMember('Nora', '/nora.png'))
  copy.edit('content/tiers.yaml', (text) => text.replace(/taken: \d+/, 'taken: 900'))
  copy.edit(`content/en/blog/${article}.md`, (text) => text.replace(/^date: .*$/m, 'date: tomorrow'))
  copy.edit('content/de/faq.yaml', (text) => text.replace(/question: "?/, '$&Und überhaupt, '))
  copy.edit('content/de/video-studio.yaml', (text) =>
    text.replace(/^events:\n {2}title: .*\n {2}lead: "?/m, '$&Im Jahr 2031. '),
  )
  copy.edit('content/en/home.yaml', (text) => text.replace(/href: \/[a-z]+/, 'href: /nowhere'))
  addArticle('nur-deutsch', ['de'])
  copy.delete('content/en/auth.yaml')
  copy.write('content/en/rest.yaml', 'title: Rest\n')
  const { code, output } = copy.run(check)
  for (const line of [
    /content\/company\.yaml:\d+: team\.\d\.image: expected one of the drawings/,
    /content\/company\.yaml:\d+: team\.\d\.image: there is no public\/nora\.png/,
    /content\/tiers\.yaml:\d+: \w+: expected whole numbers/,
    new RegExp(`content/en/blog/${article}\\.md:\\d+: date: `),
    /content\/en\/auth\.yaml: missing, German has it/,
    /content\/en\/blog\/nur-deutsch\.md: missing, German has it/,
    /content\/en\/rest\.yaml: no kind of document/,
    /content\/en\/home\.yaml:\d+: [\w.]+: \/nowhere\S* is no page of the site/,
    /content\/de\/faq\.yaml:\d+: [\w.]+: content\/en\/faq\.yaml still says what it said/,
    /content\/de\/video-studio\.yaml:\d+: events\.lead: names 2031, and no event/,
  ]) {
    expect(output).toMatch(line)
  }
  expect(code).toBe(1)
})
