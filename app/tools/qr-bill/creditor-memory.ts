import { lastingStorage } from '#app/lib/browser-storage.ts'
import { parseLeniently } from '#app/lib/parse-leniently.ts'
import type { BillValues } from '../../payments/bill.ts'

/** What is one's own on every bill. */
export const creditorFields = [
  'account',
  'creditorName',
  'creditorStreet',
  'creditorNumber',
  'creditorPostcode',
  'creditorTown',
  'creditorCountry',
  'referenceType',
] as const satisfies (keyof BillValues)[]

export type Creditor = Record<(typeof creditorFields)[number], string>

const storageKey = 'qr-bill-creditor'

export function creditorOf(values: BillValues): Creditor {
  return Object.fromEntries(creditorFields.map((field) => [field, values[field]])) as Creditor
}

/** The creditor that this browser keeps because somebody asked for it; undefined where there is none, or nothing can be read. */
export function rememberedCreditor(): Creditor | undefined {
  const kept = parseLeniently(lastingStorage.read(storageKey) ?? '')
  return isCreditor(kept) ? kept : undefined
}

/** @returns whether the browser took it */
export function rememberCreditor(creditor: Creditor): boolean {
  const text = JSON.stringify(creditor)
  lastingStorage.write(storageKey, text)
  return lastingStorage.read(storageKey) === text
}

export function forgetCreditor(): void {
  lastingStorage.write(storageKey, null)
}

function isCreditor(kept: unknown): kept is Creditor {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    creditorFields.every((field) => field in kept && typeof kept[field as keyof typeof kept] === 'string')
  )
}
