import type { DocumentOf } from '#content/catalogue.ts'

export type VatCopy = DocumentOf<'tools/vat'>['tool']
