import type { ReactNode } from 'react'
import { Ink, Words } from '../parts.tsx'

/**
 * What the articles' drawings share. Each article has a wide form, 400 high on the ground that is the next plane's edge, and a
 * narrow one, 480 x 300 with the track at y = 237, so that narrow ones join in a row. Both tell the same with the same figures:
 * an IT invoice of CHF 1'250.00 plus 8.1 % VAT.
 */

export type DrawingProps<Labels> = {
  labels: Labels
  /** What the drawing shows, in words; a drawing without it stands beside equal text and is hidden from readers. */
  alt?: string
}

export type NarrowProps<Labels> = DrawingProps<Labels> & {
  /** Cut off at the track, which stands in front: for a drawing on a plane's edge. */
  grounded?: boolean
}

type WideFrameProps = {
  alt?: string
  /** Left edge of the first shape and right edge of the last, which stand on the page's margins. */
  from: number
  to: number
  children: ReactNode
}

export function WideFrame({ alt, from, to, children }: WideFrameProps) {
  return (
    <svg
      className="article-wide"
      viewBox={`${from} 0 ${to - from} 400`}
      role={alt && 'img'}
      aria-label={alt}
      aria-hidden={!alt || undefined}
    >
      <Track d="M-400 399h2400" />
      {children}
    </svg>
  )
}

export function NarrowFrame({ alt, grounded, children }: { alt?: string; grounded?: boolean; children: ReactNode }) {
  return (
    <svg
      className="article-narrow"
      viewBox={grounded ? '0 0 480 238' : '0 0 480 300'}
      role={alt && 'img'}
      aria-label={alt}
      aria-hidden={!alt || undefined}
    >
      {!grounded && <Track d="M-400 237h1800" />}
      {children}
      {grounded && <Track d="M-400 237h1800" />}
    </svg>
  )
}

/** A track keeps its 2 px at every size, so that it joins the page's own lines. */
function Track({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--dl)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
}

/** The Swiss QR code, simplified to nine modules a side. */
export function QrCode({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 9})`}>
      <path
        d="M0 0h3v3H0zM.8.8v1.4h1.4V.8zM6 0h3v3H6zM6.8.8v1.4h1.4V.8zM0 6h3v3H0zM.8 6.8v1.4h1.4V6.8zM4 0h1v1H4zM4 2h1v1H4zM7 4h1v1H7zM8 5h1v1H8zM0 4h1v1H0zM2 4h1v1H2zM6 6h1v1H6zM8 6h1v1H8zM7 7h1v1H7zM6 8h1v1H6zM8 8h1v1H8zM4 7h1v2H4zM3.67 3.67h1.66v1.66H3.67z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M4.5 3.92v1.16M3.92 4.5h1.16" stroke="var(--ds)" strokeWidth=".37" />
    </g>
  )
}

/** The posting as a sheet of 320 x 170: 6570 and 1171 against 2000, and both sides add up. */
export function Journal({ x, y, debit, credit }: { x: number; y: number; debit: string; credit: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h320v170H0z" fill="var(--ds)" />
      <g fill="var(--di)" textAnchor="end">
        <Words x="178" y="27" say={debit} />
        <Words x="300" y="27" say={credit} />
      </g>
      <g fill="var(--di)" className="m">
        <Words x="20" y="63" say="6570" />
        <Words x="20" y="88" say="1171" />
        <Words x="20" y="113" say="2000" />
        <g textAnchor="end">
          <Words x="178" y="63" say="1'250.00" />
          <Words x="178" y="88" say="101.25" />
          <Words x="300" y="113" say="1'351.25" />
          <Words x="178" y="147" say="1'351.25" />
          <Words x="300" y="147" say="1'351.25" />
        </g>
      </g>
      <Ink d="M20 38h280M190 38v84M20 124h280" width={1.5} />
      <Ink d="M82 156h96M82 161h96M204 156h96M204 161h96" width={1.5} />
    </g>
  )
}

/** The same posting as a slip of 148 x 94 for narrow drawings: two debits, one credit, the double rule under their sum. */
export function JournalSlip({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h148v94H0z" fill="var(--ds)" />
      <g fill="var(--di)" className="m">
        <Words x="8" y="25" say="6570" />
        <Words x="8" y="47" say="1171" />
        <Words x="8" y="75" say="2000" />
        <g textAnchor="end">
          <Words x="141" y="25" say="1'250.00" />
          <Words x="141" y="47" say="101.25" />
          <Words x="141" y="75" say="1'351.25" />
        </g>
      </g>
      <Ink d="M8 56h133M57 82h84M57 87h84" width={1.5} />
    </g>
  )
}

/** A mark on a device: a bar where the machine is sure. */
export function Sure({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h36v12h-36z`} fill="var(--dc)" />
}

/** A lead from one fact to the place where it is used, with a dot where it begins. */
export function Lead({ d, cx, cy }: { d: string; cx: number; cy: number }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--dc)" strokeWidth="3" />
      <circle cx={cx} cy={cy} r="6" fill="var(--dcs)" />
    </>
  )
}
