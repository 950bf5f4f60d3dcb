import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import type { Bill } from '#app/payments/bill.ts'
import { billPayload } from '#app/payments/payload.ts'
import { readInvoice } from '#app/posting/invoice.ts'
import { specimenBills } from '#app/specimen/specimen-bills.ts'
import type { SpecimenSectionProps } from '#app/specimen/specimen-section.tsx'
import { openBooks, openItem } from '#app/specimen/specimen-session.ts'
import { toolWords } from '#app/specimen/specimen-words.ts'
import { reasonTexts } from '#app/tools/posting/posting-words.ts'

/** The specimen as the page is built with it: what was read is read from the text of the bill's own code. */
export function specimenData(request: Request): SpecimenSectionProps {
  const language = languageOfPath(new URL(request.url).pathname)
  const { title, bill: billCopy, read, own, ...words } = copyFor(request, 'specimen')
  const { facts, accounts, proposal, books, statement } = copyFor(request, 'tools/posting').tool
  const { bill, earlier } = specimenBills(language)
  const texts = { payment: statement.payment, reversal: proposal.reversal }
  const start = openBooks(earlier.map(invoiceOf), invoiceOf(bill), texts)
  return {
    copy: { title, bill: billCopy, read, own },
    facts,
    start,
    words: {
      ...words,
      accountNames: accounts,
      tool: pick(proposal, toolWords),
      boxes: pick(books.box, ['400', '405']),
      paymentText: statement.payment,
      reason: reasonTexts(openItem(start), proposal).join(' '),
    },
    language,
  }
}

/** An object with some of another's properties. */
function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>
}

function invoiceOf(bill: Bill) {
  const { invoice, refusal } = readInvoice(billPayload(bill))
  if (refusal) throw new Error(`The specimen’s own bill is refused: ${refusal.code}`)
  return invoice
}
