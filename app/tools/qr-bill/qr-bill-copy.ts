import type { DocumentOf } from '#content/catalogue.ts'

export type QrBillCopy = DocumentOf<'tools/qr-bill'>['tool']
