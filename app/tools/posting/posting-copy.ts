import type { ibanProblems } from '#content/de/tools/iban-problems.ts'
import type { posting } from '#content/de/tools/posting.ts'
import type { QrBillCopy } from '../qr-bill/qr-bill-copy.ts'

export type PostingCopy = (typeof posting)['tool']

/** What can be wrong with an IBAN or a reference, in the words of the tools that check them. */
export type NumberProblems = typeof ibanProblems & QrBillCopy['problems']
