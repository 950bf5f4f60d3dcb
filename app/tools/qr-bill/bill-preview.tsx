import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Bill, BillField } from './bill.ts'
import { BillDrawing } from './bill-drawing.tsx'
import { layOutBill } from './bill-layout.ts'
import { billPdf } from './bill-pdf.ts'
import { type BillLanguage, billWords } from './bill-words.ts'
import type { QrBillCopy } from './qr-bill.tsx'
import type { QrEncoder } from './qr-code.ts'
import { saveFile } from './save-file.ts'

/** A group of choices takes the focus in its first key. */
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
  copy: QrBillCopy
}

/** The bill as it will be printed, and the ways to take it along; or what stands against it. */
export function BillPreview({ bill, language, encoder, problems, copy }: BillPreviewProps) {
  const drawing = useRef<SVGSVGElement>(null)
  if (!bill) {
    return (
      <div className="qr-bill-missing">
        <p className="tool-verdict">{copy.missingTitle}</p>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field + text}>
              <button type="button" className="tool-link" onClick={() => focusField(field)}>
                {nameOf(field, copy)}
              </button>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  const layout = layOutBill(bill, language)
  const code = typeof encoder === 'function' ? encoder(bill) : undefined

  const savePdf = () => {
    if (!code) return
    const pdf = billPdf({ layout, code, title: copy.fileTitle, separate: billWords[language].separate })
    saveFile(new Blob([pdf], { type: 'application/pdf' }), `${copy.fileName}.pdf`)
  }
  const saveSvg = () => {
    if (!drawing.current) return
    const svg = new XMLSerializer().serializeToString(drawing.current)
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${copy.fileName}.svg`)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard must reach that */}
      <section className="qr-bill-paper" tabIndex={0} aria-label={copy.preview}>
        <BillDrawing ref={drawing} layout={layout} code={code} label={copy.preview} />
      </section>
      {encoder === 'failed' && <p className="tool-error">{copy.codeFailed}</p>}
      <div className="actions">
        <Button type="button" disabled={!code} onClick={savePdf}>
          {copy.downloadPdf}
        </Button>
        <Button type="button" look="second" disabled={!code} onClick={saveSvg}>
          {copy.downloadSvg}
        </Button>
        <Button type="button" look="back" disabled={!code} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <p className="note">{copy.check}</p>
    </>
  )
}

/** A field as the list calls it; both parties have a name and a town. */
function nameOf(field: string, { fields, groups }: QrBillCopy): string {
  const name = fields[field as keyof QrBillCopy['fields']]
  if (field.startsWith('creditor')) return `${groups.account}: ${name}`
  return field.startsWith('debtor') ? `${groups.debtor}: ${name}` : name
}
