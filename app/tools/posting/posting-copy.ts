import type { DocumentOf } from '#content/catalogue.ts'
import type { QrBillCopy } from '../qr-bill/qr-bill-copy.ts'

export type PostingCopy = DocumentOf<'tools/posting'>['tool']

/** What can be wrong with an IBAN or a reference, in the words of the tools that check them. */
export type NumberProblems = DocumentOf<'tools/iban-problems'> & QrBillCopy['problems']
