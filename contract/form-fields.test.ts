import { describe, expect, it } from 'vitest'
import { columnsOf, type FormFields, payloadOf, readFields, storedFields, typedTexts } from './form-fields.ts'
import { formSchema } from './form-schema.ts'
import { fieldCodes } from './refusal.ts'

/** A form with a field of each kind. */
const fields = {
  email: { kind: 'email', max: 254, code: 'invalid', missing: 'required', personal: 'person' },
  phone: { kind: 'line', max: 20, optional: true, code: 'too_long', personal: 'person' },
  story: { kind: 'text', min: 3, max: 10, code: 'length', personal: 'free text' },
  size: { kind: 'choice', options: ['small', 'large'], otherwise: 'small', code: 'unknown', personal: 'technical' },
  event: { kind: 'reference', of: 'event', max: 8, optional: true, personal: 'person' },
  agree: { kind: 'consent', code: 'required', personal: 'technical' },
} as const satisfies FormFields

const schema = formSchema(fields)
const typed = { email: 'a@b.example', phone: ' ', story: ' long ', size: 'large', event: '', agree: true }

function posted(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

describe('a form that is described once', () => {
  it('is read from what a page posts, and empty without it', () => {
    const { agree, ...texts } = typed
    expect(readFields(fields, posted({ ...texts, agree: 'on', other: 'x' }))).toEqual(typed)
    expect(readFields(fields)).toEqual({ email: '', phone: '', story: '', size: '', event: '', agree: false })
  })

  it('crosses the wire without what was left empty, and fits its rules', () => {
    const payload = payloadOf(fields, typed)
    expect(payload).toEqual({ email: 'a@b.example', story: ' long ', size: 'large', agree: true })
    expect(schema.parse(payload)).toEqual({ email: 'a@b.example', story: 'long', size: 'large', agree: true })
  })

  it.each([
    [{ email: ' ' }, { email: 'required' }],
    [{ email: 'a@' }, { email: 'invalid' }],
    [{ phone: '1'.repeat(21) }, { phone: 'too_long' }],
    [{ story: 'x'.repeat(11) }, { story: 'length' }],
    [{ size: 'huge' }, { size: 'unknown' }],
    [{ agree: false }, { agree: 'required' }],
    [{ phone: null, agree: undefined, size: null, event: 'much too long' }, {}],
  ])('%j gives %j', (change, expected) => {
    const parsed = schema.safeParse({ ...typed, ...change })
    expect(parsed.success ? {} : fieldCodes(parsed.error)).toEqual(expected)
  })

  it('becomes columns, of which consent is none, and words to be found by', () => {
    const values = schema.parse({ ...typed, phone: '044\r\n000', event: 'much too long' })
    const columns = columnsOf(fields, values)
    expect(columns).toEqual({ email: 'a@b.example', phone: '044 000', story: 'long', size: 'large', event: null })
    expect(storedFields(fields).map(([name]) => name)).toEqual(Object.keys(columns))
    expect(typedTexts(fields, columns)).toEqual(['a@b.example', '044 000', 'long'])
  })
})
