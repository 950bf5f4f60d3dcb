import { z } from 'zod/mini'
import { type Enveloped, envelope, lenient } from './envelope.ts'
import type { FieldValues, FormField, FormFields } from './form-fields.ts'
import { isPlainText } from './sanitise.ts'
import { boundedText, emailAddress, moment, optionalText } from './text.ts'

/** The rules of a form, by its description, and of what may accompany it. A broken rule fails with the field's code. */
export function formSchema<Fields extends FormFields>(fields: Fields): z.ZodMiniType<FieldValues<Fields> & Enveloped> {
  const rules = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)]))
  // The object's type is that of its description, which the compiler cannot follow through the loop.
  return z.object({ ...rules, ...envelope }) as unknown as z.ZodMiniType<FieldValues<Fields> & Enveloped>
}

function ruleOf(field: FormField): z.ZodMiniType {
  switch (field.kind) {
    case 'email':
      return given(field.missing, emailAddress({ min: field.min ?? 0, max: field.max }, field.code))
    case 'line':
    case 'text': {
      const bounds = { min: field.min, max: field.max, oneLine: field.kind === 'line' }
      return field.optional ? optionalText(bounds, field.code) : boundedText(bounds, field.code)
    }
    case 'consent':
      return z.optional(z.literal(true, field.code))
    case 'choice':
      return z.pipe(
        z.transform((chosen) => chosen || field.otherwise),
        z.enum(field.options as [string, ...string[]], field.code),
      )
    case 'moment':
      return moment(field.code)
    case 'reference':
      return lenient(z.string().check(z.refine((id) => isPlainText(id, 1, field.max) && fits(field.of, id))))
  }
}

/** A page is named by its path alone: a query may hold anything. */
function fits(kind: 'event' | 'page', id: string): boolean {
  return kind !== 'page' || /^\/[\w/-]*$/.test(id)
}

/** Tells what was not typed at all from what is wrong, where that has a code of its own. */
function given(missing: string | undefined, rule: ReturnType<typeof emailAddress>): z.ZodMiniType {
  if (missing === undefined) return rule
  return z.pipe(z.string(missing).check(z.refine((text) => text.trim() !== '', { error: missing, abort: true })), rule)
}
