import type { FormName } from '#contract/forms.ts'
import type { Language } from '#contract/language.ts'

/** What came in while its form was under suspicion, put aside until the operator releases or dismisses it. */
export type SuspectedSubmission = {
  id: string
  form: FormName
  email: string
  email_key: string
  /** JSON of the form's own fields. */
  fields: string
  language: Language
  page: string | null
  /** The wording beside the form when it came in; none beside a form that asks for no consent of its own. */
  consent_version: string | null
  created_at: string
}

/** When a form came under suspicion, and until when it is. */
export type FormWave = { form: FormName; began_at: string; ends_at: string }

/** Posts of an hour that a machine must have sent, or that were put aside, or that brought a proof of work. */
export type FormCount = { hour: string; form: FormName; outcome: 'honeypot' | 'held' | 'proven'; posts: number }

export type FormsTables = {
  suspected_submissions: SuspectedSubmission
  form_waves: FormWave
  form_counts: FormCount
}
