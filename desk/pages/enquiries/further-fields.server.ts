import { formLabels } from '#content/form-labels.ts'
import { type ContactField, contactFields } from '#contract/contact-fields.ts'
import { storedFields } from '#contract/form-fields.ts'
import type { Language } from '#contract/language.ts'

/** These have a place of their own on the sheet. */
const placed: ContactField[] = ['name', 'email', 'company', 'event', 'message']

/** What else was filled in, by its label. */
export function furtherFields(
  enquiry: { [Field in ContactField]: string | null },
  language: Language,
): { label: string; value: string }[] {
  return storedFields(contactFields).flatMap(([name]) => {
    const value = enquiry[name]
    return placed.includes(name) || !value ? [] : { label: formLabels[language].contact[name], value }
  })
}
