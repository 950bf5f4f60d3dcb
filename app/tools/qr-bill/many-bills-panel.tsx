import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Button } from '#app/ui/button.tsx'
import type { BillProblem, BillValues } from '../../payments/bill.ts'
import { FileButton } from '../file-button.tsx'
import { ToolLink } from '../tool-parts.tsx'
import { type BillLanguage, billHeadings } from './bill-headings.ts'
import { layOutBill } from './bill-layout.ts'
import { billsPdf } from './bill-pdf.ts'
import type { ManyBills, RowProblem } from './many-bills.ts'
import type { QrBillCopy } from './qr-bill-copy.ts'
import type { QrEncoder } from './qr-code.ts'
import { saveFile } from './save-file.ts'

type ManyBillsPanelProps = {
  values: BillValues
  encoder: QrEncoder | 'loading' | 'failed'
  textOf: (problem: BillProblem) => string
  /** What a field is called in a list. */
  nameOf: (field: string) => string
  copy: QrBillCopy
}

/** A table of bills becomes one PDF; what is wrong with a row is said with its line, and the others are made. */
export function ManyBillsPanel({
  values,
  encoder,
  textOf,
  nameOf,
  copy: { many: copy, ...tool },
}: ManyBillsPanelProps) {
  const [read, setRead] = useState<{ name: string; result: ManyBills }>()
  const encode = typeof encoder === 'function' ? encoder : undefined

  const readFile = async ([file]: File[]) => {
    if (!file) return
    const { readManyBills } = await import('./many-bills.ts')
    setRead({ name: file.name, result: readManyBills(await file.text(), values) })
  }
  const savePdf = () => {
    const bills = read?.result.bills
    if (!encode || !bills) return
    const language = values.billLanguage as BillLanguage
    const { separate } = billHeadings[language]
    const sheets = bills.map(({ bill }) => ({ layout: layOutBill(bill, language), code: encode(bill), separate }))
    saveFile(
      new Blob([billsPdf({ title: tool.fileTitle, sheets })], { type: 'application/pdf' }),
      `${copy.fileName}.pdf`,
    )
  }
  const saveTemplate = () =>
    // The mark lets spreadsheets read the umlauts.
    saveFile(new Blob([`\ufeff${copy.template}\r\n`], { type: 'text/csv' }), `${copy.fileName}.csv`)
  const problemText = (problem: RowProblem) =>
    'duplicateOf' in problem
      ? fill(copy.duplicate, { line: problem.line, earlier: problem.duplicateOf })
      : fill(copy.row, { line: problem.line, field: nameOf(problem.problem.field), text: textOf(problem.problem) })
  const result = read?.result
  return (
    <div className="qr-bill-many">
      <h2 className="tool-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <div className="actions">
        <FileButton label={copy.choose} accept=".csv,.tsv,.txt,text/csv" onFiles={readFile} />
        <ToolLink onClick={saveTemplate}>{copy.saveTemplate}</ToolLink>
      </div>
      <div role="status">
        {result?.refusal && (
          <p className="tool-error">{fill(copy.refusals[result.refusal.code], { ...result.refusal })}</p>
        )}
        {result?.bills && (
          <p className="tool-verdict">
            {fill(result.bills.length === 1 ? copy.readyOne : copy.ready, { n: result.bills.length })}
          </p>
        )}
      </div>
      {result?.problems && result.problems.length > 0 && (
        <>
          <h3>{fill(copy.problems, { n: new Set(result.problems.map(({ line }) => line)).size })}</h3>
          <ul className="qr-bill-rows">
            {result.problems.map((problem) => (
              <li key={`${problem.line} ${problemText(problem)}`}>{problemText(problem)}</li>
            ))}
          </ul>
        </>
      )}
      {result?.bills && result.bills.length > 0 && (
        <div className="actions">
          <Button type="button" disabled={!encode} onClick={savePdf}>
            {copy.savePdf}
          </Button>
        </div>
      )}
    </div>
  )
}
