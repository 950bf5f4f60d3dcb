import type { z } from 'zod/mini'
import { type Enveloped, type FieldsOf, fieldsOf } from '#contract/envelope.ts'
import { type FormName, forms } from '#contract/forms.ts'
import type { LimitName } from '../abuse/limits-table.ts'
import type { Database } from '../db/tables.ts'
import { type Outcome, type Refused, refuseInvalid } from '../outcome.ts'
import type { Submission } from '../submission.ts'

/** What every form carries: the address that it names, and what contract/envelope.ts allows beside its own fields. */
type FormInput = { email: string } & Enveloped

/** A form as it was sent, validated, and how to serve it. */
export type FilledForm = {
  ok: true
  input: FormInput
  /** The form's own fields. */
  fields: object
  /** Stores it and queues its mails in the transaction given. */
  receive(trx: Database, beside: Omit<Submission<object>, 'fields'>): Promise<Outcome>
}

/** A form of the site: how it is read, limited and served, for whoever sends it and for the operator who releases it. */
export type Form = {
  name: FormName
  perNetwork: LimitName
  perSender?: LimitName
  /** @param raw what was sent, not yet validated */
  read(raw: unknown): FilledForm | Refused
}

type FormParts<Input extends FormInput> = Omit<Form, 'read'> & {
  schema: { safeParse(raw: unknown): { success: true; data: Input } | { success: false; error: z.core.$ZodError } }
  receive(trx: Database, submission: Submission<FieldsOf<Input>>): Promise<Outcome>
}

export function createForm<Input extends FormInput>({ schema, receive, ...form }: FormParts<Input>): Form {
  return {
    ...form,
    read: (raw) => {
      const parsed = schema.safeParse(raw)
      // The first field from the top that fails names the refusal.
      if (!parsed.success) return refuseInvalid(parsed.error, Object.keys(forms[form.name]))
      const fields = fieldsOf(parsed.data)
      return { ok: true, input: parsed.data, fields, receive: (trx, beside) => receive(trx, { fields, ...beside }) }
    },
  }
}
