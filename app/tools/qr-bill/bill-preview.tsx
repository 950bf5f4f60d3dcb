import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import type { Bill, BillField } from '../../payments/bill.ts'
import { ToolLink } from '../tool-parts.tsx'
import { BillDrawing, Receipt } from './bill-drawing.tsx'
import { type BillLanguage, billHeadings } from './bill-headings.ts'
import { layOutBill } from './bill-layout.ts'
import { billPdf } from './bill-pdf.ts'
import { layOutInvoice } from './invoice-layout.ts'
import { InvoicePaper } from './invoice-paper.tsx'
import type { Invoice, InvoiceValues } from './invoice-sheet.ts'
import type { QrBillCopy } from './qr-bill-copy.ts'
import type { QrEncoder } from './qr-code.ts'
import { saveFile } from './save-file.ts'

/** A group of choices takes the focus in its first option. */
function focusField(field: BillField) {
  const target = document.getElementById(`qr-bill-${field}`)
  const input = target?.matches('fieldset') ? target.querySelector('input') : target
  input?.focus()
}

type BillPreviewProps = {
  /** Undefined as long as a rule is broken. */
  bill?: Bill
  language: BillLanguage
  encoder: QrEncoder | 'loading' | 'failed'
  problems: { field: BillField; text: string }[]
  /** The invoice above it, where one is wanted. */
  invoice?: { invoice: Invoice; values: InvoiceValues }
  copy: QrBillCopy
}

/** The bill as it will be printed, and the ways to take it along; or what stands against it. */
export function BillPreview({ bill, language, encoder, problems, invoice, copy }: BillPreviewProps) {
  if (!bill) {
    return (
      <div className="qr-bill-missing">
        <p className="tool-verdict">{copy.missingTitle}</p>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field + text}>
              <ToolLink onClick={() => focusField(field)}>{nameOf(field, copy)}</ToolLink>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return <Paper bill={bill} language={language} encoder={encoder} invoice={invoice} copy={copy} />
}

type PaperProps = Omit<BillPreviewProps, 'bill' | 'problems'> & { bill: Bill }

/** The bill itself. Its code takes longer than all else on the page, so it waits until the bill is looked at or taken along. */
function Paper({ bill, language, encoder, invoice, copy }: PaperProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const [isSeen, show] = useSeen(drawing)
  const layout = layOutBill(bill, language)
  const encode = typeof encoder === 'function' ? encoder : undefined
  const code = isSeen ? encode?.(bill) : undefined
  const complete = () => flushSync(show)
  useEffect(() => {
    window.addEventListener('beforeprint', complete)
    return () => window.removeEventListener('beforeprint', complete)
  })

  const savePdf = () => {
    if (!encode) return
    const code = encode(bill)
    const sheet = invoice && layOutInvoice({ ...invoice, bill, language })
    const whole = {
      texts: [...layout.texts, ...(sheet?.texts ?? [])],
      lines: [...layout.lines, ...(sheet?.lines ?? [])],
    }
    const pdf = billPdf({ layout: whole, code, title: copy.fileTitle, separate: billHeadings[language].separate })
    saveFile(new Blob([pdf], { type: 'application/pdf' }), `${copy.fileName}.pdf`)
  }
  const saveSvg = () => {
    complete()
    if (!drawing.current) return
    const svg = new XMLSerializer().serializeToString(drawing.current)
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${copy.fileName}.svg`)
  }
  return (
    <>
      {invoice && <InvoicePaper {...invoice} bill={bill} language={language} />}
      <div className="qr-bill-paper">
        <p className="qr-bill-separate" aria-hidden="true">
          {billHeadings[language].separate}
        </p>
        <BillDrawing ref={drawing} layout={layout} code={code} label={copy.preview} />
      </div>
      <div className="qr-bill-stub">
        <Receipt />
        <p className="note">{copy.check}</p>
      </div>
      {encoder === 'failed' && <p className="tool-error">{copy.codeFailed}</p>}
      <div className="actions">
        <Button type="button" disabled={!encode} onClick={savePdf}>
          {copy.downloadPdf}
        </Button>
        <Button type="button" look="second" disabled={!encode} onClick={saveSvg}>
          {copy.downloadSvg}
        </Button>
        <Button type="button" look="back" disabled={!encode} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </>
  )
}

/** A field as the list calls it; both parties have a name and a town. */
export function nameOf(field: string, { fields, groups }: QrBillCopy): string {
  const name = fields[field as keyof QrBillCopy['fields']]
  if (field.startsWith('creditor')) return `${groups.account}: ${name}`
  return field.startsWith('debtor') ? `${groups.debtor}: ${name}` : name
}

/** Whether an element is in the window or near it; `show` says so before it is. */
function useSeen(element: RefObject<Element | null>): [isSeen: boolean, show: () => void] {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // Half a window ahead: what it holds is there when it is scrolled to.
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '50%',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return [isSeen, () => setIsSeen(true)]
}
