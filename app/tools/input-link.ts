/** The texts in a form's fields by name. */
type Input = Record<string, string>

const formKey = 'form'

/**
 * The fragment of an address that fills a form: browsers never send it. Only what differs from the form's beginning stands in it.
 * @param form its name among the forms of the page
 */
export function inputFragment(form: string, values: Input, initial: Input): string {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name])
  return `#${new URLSearchParams([[formKey, form], ...changed])}`
}

/** What an address says of a form's fields; undefined where it does not speak of this form. Unknown names are left out. */
export function linkedInput<Values extends Input>(
  fragment: string,
  form: string,
  initial: Values,
): Partial<Values> | undefined {
  const named = new URLSearchParams(fragment.replace(/^#/, ''))
  if (named.get(formKey) !== form) return undefined
  const known = [...named].filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(known) }
}
