import { type FormFields, type StoredName, storedNames } from '#contract/form-fields.ts'

/** What else was filled in, by its label. @param placed fields that have a place of their own on the sheet */
export function furtherFields<Fields extends FormFields>(
  fields: Fields,
  row: { [Name in StoredName<Fields>]: string | null },
  labels: Record<StoredName<Fields>, string>,
  placed: readonly StoredName<Fields>[],
): { label: string; value: string }[] {
  return storedNames(fields).flatMap((name) => {
    const value = row[name]
    return placed.includes(name) || !value ? [] : { label: labels[name], value }
  })
}
