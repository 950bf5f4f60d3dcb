import type { vat } from '#content/de/tools/vat.ts'

export type VatCopy = (typeof vat)['tool']
