import type { Ref } from 'react'
import { type BillLayout, billSize, codePlace, swissCross } from './bill-layout.ts'
import type { QrCode } from './qr-code.ts'
import { textWidth } from './text-width.ts'

const point = 25.4 / 72
const receiptWidth = 62
const partsId = 'qr-bill-parts'

type BillDrawingProps = {
  ref?: Ref<SVGSVGElement>
  layout: BillLayout
  code?: QrCode
  label: string
  /** Cuts the receipt off. */
  paymentPartOnly?: boolean
}

/** Receipt and payment part as they are printed: black on white in every colour scheme. Saved as it stands, it is the SVG file. */
export function BillDrawing({ ref, layout, code, label, paymentPartOnly = false }: BillDrawingProps) {
  const { width, height } = billSize
  const left = paymentPartOnly ? receiptWidth : 0
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={`${width - left}mm`}
      height={`${height}mm`}
      viewBox={`${left} 0 ${width - left} ${height}`}
      role="img"
      aria-label={label}
    >
      <g id={partsId} fontFamily="Arial, 'Liberation Sans', Helvetica, sans-serif">
        <path d={`M0 0h${width}v${height}H0z`} fill="#fff" />
        {!paymentPartOnly && (
          <>
            <path d={`M${receiptWidth} 0v${height}`} stroke="#000" strokeWidth={0.75 * point} strokeDasharray="1 1" />
            <Scissors />
          </>
        )}
        <g stroke="#000" strokeWidth={0.75 * point}>
          {layout.lines.map(({ x1, y1, x2, y2 }) => (
            <line key={`${x1} ${y1} ${x2} ${y2}`} x1={round(x1)} y1={round(y1)} x2={round(x2)} y2={round(y2)} />
          ))}
        </g>
        {layout.texts
          .filter(({ x }) => x >= left)
          .map(({ x, y, size, bold, end, text }) => (
            <text
              key={`${x} ${y}`}
              x={round(x)}
              y={round(y)}
              fontSize={round(size * point)}
              fontWeight={bold ? 700 : 400}
              textAnchor={end ? 'end' : undefined}
              {...fittedWidth(text, size)}
              fill="#000"
            >
              {text}
            </text>
          ))}
        {code && <Code code={code} />}
      </g>
    </svg>
  )
}

/** The receipt once more, for a window in which the drawing shows the payment part only. */
export function Receipt() {
  return (
    <svg viewBox={`0 0 ${receiptWidth} ${billSize.height}`} aria-hidden="true">
      <use href={`#${partsId}`} />
    </svg>
  )
}

/** Where to cut, on the line between receipt and payment part. */
function Scissors() {
  return (
    <g transform="translate(62 12) rotate(90)" fill="none" stroke="#000" strokeWidth="0.3">
      <path d="M0 .45L3.2-.45M0-.45L3.2.45" />
      <circle cx="-.55" cy=".65" r=".53" />
      <circle cx="-.55" cy="-.65" r=".53" />
    </g>
  )
}

function Code({ code: { size, bars } }: { code: QrCode }) {
  const { x, y, side } = codePlace
  const { ground, square, bar } = swissCross
  const middle = size / 2
  const module = side / size
  const centred = (width: number, height: number) => {
    const [w, h] = [width / module, height / module]
    return `M${round(middle - w / 2)} ${round(middle - h / 2)}h${round(w)}v${round(h)}h${round(-w)}z`
  }
  return (
    <g transform={`translate(${x} ${y}) scale(${module})`} shapeRendering="crispEdges">
      <path d={bars.map((dark) => `M${dark.x} ${dark.y}h${dark.width}v1h${-dark.width}z`).join('')} fill="#000" />
      <path d={centred(ground, ground)} fill="#fff" />
      <path d={centred(square, square)} fill="#000" />
      <path d={centred(bar.length, bar.width) + centred(bar.width, bar.length)} fill="#fff" />
    </g>
  )
}

/** A line that fills its column keeps its width, whatever face a machine has in place of Helvetica. */
function fittedWidth(text: string, size: number) {
  const width = textWidth(text, size)
  return width > 60 ? { textLength: round(width), lengthAdjust: 'spacingAndGlyphs' } : {}
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
