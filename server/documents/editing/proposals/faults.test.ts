import { describe, expect, it } from 'vitest'
import { faultOf, type Measure } from './faults.ts'

const german =
  'Der Pilot kostet {price.automationPilot}, exkl. MWST von 8.1 %, und bexio bleibt bis am 20. Januar 2025.'
const english = 'The pilot costs {price.automationPilot}, excl. VAT at 8.1 %, and bexio stays until 20 January 2025.'
const plain: Measure = {
  ...{ source: german, from: 'de', into: 'en', field: { kind: 'text' } },
  names: ['bexio', 'Abacus'],
}
const article = "## Am Abend\n\nGezählt wird [zu zweit](/blog/kasse#zwei), mit `camt.053`.\n\n- CHF 2'390\n- {brand}\n"
const markdown: Measure = { ...plain, source: article, field: { kind: 'markdown' } }

describe('what a model wrote', () => {
  it('is proposed when every fact survives', () => {
    expect(faultOf(english, plain)).toBeUndefined()
    expect(faultOf(english.replaceAll(' ', '\u00a0'), plain)).toBeUndefined()
    const right =
      "## In the evening\n\nTwo people [count](/blog/kasse#zwei), with `camt.053`.\n\n- CHF 2'390\n- {brand}\n"
    expect(faultOf(right, markdown)).toBeUndefined()
  })

  it('is judged by its length before anything else is read of it', () => {
    expect(faultOf(`${english} evil.com `.repeat(9), plain)).toEqual({ name: 'other_length', what: '' })
    expect(faultOf('## a\n\n'.repeat(900), markdown)).toEqual({ name: 'other_length', what: '' })
    expect(faultOf(' ', { ...plain, source: 'Ja, gern' })).toEqual({ name: 'other_length', what: '' })
  })

  it.each([
    ['', 'other_length', ''],
    [english.replace('8.1', '81'), 'figure', '8.1'],
    [english.replace('8.1', '９.１'), 'figure', '8.1'],
    [`${english} In 30 days.`, 'figure', '30'],
    [english.replace('{price.automationPilot}', 'CHF'), 'placeholder', '{price.automationPilot}'],
    [`${english} {brand}`, 'placeholder', '{brand}'],
    [english.replace('January', 'February'), 'date', '20 1 2025'],
    [english.replace('20 January 2025', 'January 20, 2025'), 'date', '20 1 2025'],
    [english.replace('bexio', 'the software'), 'name', 'bexio'],
    [`${english} See evil.com.`, 'link', 'evil.com'],
    [`${english} See evil。com.`, 'link', 'evil.com'],
    [`${english} <img src=x onerror=alert(1)>`, 'markup', ''],
    [`${english} &lt;b&gt;`, 'markup', ''],
    [english.replace('pilot', '**pilot**'), 'markup', ''],
    [english.replace('costs', 'costs\u202e'), 'signs', ''],
    [english.replace(', and', ',\nand'), 'structure', ''],
    [`${english} ${'The end of it all. '.repeat(9)}`, 'other_length', ''],
    [english.replace('pilot', 'pi\u200blot'), 'signs', ''],
    // What cannot be sent as it is, breaks a line elsewhere, or is there and not seen.
    ...['\ud800', '\udfff', '\u2028', '\u2029', '\u3164', '\u034f'].map((sign) => [`${english}${sign}`, 'signs', '']),
  ])('%j is not', (text, name, what) => {
    expect(faultOf(text, plain)).toEqual({ name, what })
  })

  it.each([
    [article.replace('/blog/kasse#zwei', '/blog/till#two'), 'link'],
    [article.replace('## ', '### '), 'structure'],
    [article.replace("- CHF 2'390\n- {brand}", "CHF 2'390 {brand}"), 'structure'],
    [article.replace('`camt.053`', 'camt.053'), 'placeholder'],
    [`${article}\n<script>alert(1)</script>`, 'markup'],
  ])('an article keeps its structure and its links: %j', (text, name) => {
    expect(faultOf(text, { ...markdown, into: 'de' })?.name).toBe(name)
  })

  it('keeps to the length that a field may have, facts counted as what stands in their place', () => {
    const useful: Measure = { ...plain, into: 'de', field: { kind: 'text', useful: 60 } }
    const source = `${'Wir lesen den Code und prüfen den Rest. '.repeat(3)}`
    expect(faultOf('Wir lesen den Code und prüfen den Rest.', { ...useful, source })).toBeUndefined()
    expect(faultOf(source.slice(0, 79), { ...useful, source })).toEqual({ name: 'too_long', what: '79' })
    expect(faultOf('Wir lesen.', { ...useful, source })).toEqual({ name: 'other_length', what: '' })
    const withFact = 'Der Pilot kostet {price.automationPilot} und dauert Wochen.'
    expect(faultOf(withFact, { ...useful, source: `${withFact} ${'Ja, wirklich. '.repeat(3)}` })).toBeUndefined()
  })
})
