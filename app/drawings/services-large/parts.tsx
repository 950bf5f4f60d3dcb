import type { ReactNode } from 'react'
import { Ink } from '../parts.tsx'

/** Parts of the large service drawings: documents with figures that can be followed from one to the next. */

type At = { x: number; y: number; children?: ReactNode }

/** Places parts that are drawn from their own upper left corner. */
export function Put({ x, y, children }: At) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

/** A document. */
export function Sheet({ width, height, children }: { width: number; height: number; children?: ReactNode }) {
  return (
    <g fill="var(--di)">
      <path d={`M0 0h${width}v${height}H0z`} fill="var(--ds)" />
      {children}
    </g>
  )
}

type EntryProps = {
  /** From the left end of the account number to the right end of the amount. */
  x: number
  to: number
  y: number
  account?: string
  amount: string
}

/** An account number and an amount, in figures of equal width. */
export function Entry({ x, to, y, account, amount }: EntryProps) {
  return (
    <g className="m">
      {account && (
        <text x={x} y={y}>
          {account}
        </text>
      )}
      <text x={to} y={y} textAnchor="end">
        {amount}
      </text>
    </g>
  )
}

type AccountProps = {
  width: number
  height: number
  size: number
  /** Heads of the two sides, such as debit and credit. */
  heads: [string, string]
  left: [account: string, amount: string][]
  right: [account: string, amount: string][]
  total: string
}

/** A T-account whose sides agree: what the two totals over the double rules say. */
export function TAccount({ width, height, size, heads, left, right, total }: AccountProps) {
  const pad = 14
  const middle = width / 2
  const line = (index: number) => 68 + index * (size + 12)
  return (
    <Sheet width={width} height={height}>
      <g fontSize={size}>
        <text x={pad} y="29">
          {heads[0]}
        </text>
        <text x={width - pad} y="29" textAnchor="end">
          {heads[1]}
        </text>
        {left.map(([account, amount], index) => (
          <Entry key={account} x={pad} to={middle - 7} y={line(index)} account={account} amount={amount} />
        ))}
        {right.map(([account, amount], index) => (
          <Entry key={account} x={middle + 7} to={width - pad} y={line(index)} account={account} amount={amount} />
        ))}
        <Entry x={pad} to={middle - 7} y={height - 27} amount={total} />
        <Entry x={pad} to={width - pad} y={height - 27} amount={total} />
      </g>
      <Ink d={`M${pad} 42h${width - 2 * pad}M${middle} 42v${height - 92}`} />
      <Ink
        d={`M${pad} ${height - 48}h${width - 2 * pad}${[-16, -11].map((y) => `M${pad} ${height + y}h${middle - pad - 7}M${middle + 7} ${height + y}h${middle - pad - 7}`).join('')}`}
        width={1.5}
      />
    </Sheet>
  )
}

/** The code of a Swiss QR-bill, 54 units square before scaling, with its cross. */
export function QrCode({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M0 0h18v18H0zM5 5v8h8V5zM36 0h18v18H36zM41 5v8h8V5zM0 36h18v18H0zM5 41v8h8v-8zM24 0h6v6h-6zM24 12h6v6h-6zM42 24h6v6h-6zM48 30h6v6h-6zM0 24h6v6H0zM12 24h6v6h-6zM36 36h6v6h-6zM48 36h6v6h-6zM42 42h6v6h-6zM36 48h6v6h-6zM48 48h6v6h-6zM24 42h6v6h-6zM24 48h6v6h-6zM22 22h10v10H22z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M27 23.5v7M23.5 27h7" stroke="var(--ds)" strokeWidth="2.2" />
    </g>
  )
}

type FormsProps = {
  label: string
  /** 400 high, the track at y = 330. */
  wide: ReactNode
  wideWidth: number
  /** 400 wide. */
  narrow: ReactNode
  narrowHeight: number
}

/** The two forms of one drawing: in a line from 48rem, in two lines on a phone. CSS shows one of them. */
export function Forms({ label, wide, wideWidth, narrow, narrowHeight }: FormsProps) {
  return (
    <>
      <svg className="large-wide" viewBox={`0 0 ${wideWidth} 400`} role="img" aria-label={label}>
        {wide}
      </svg>
      <svg className="large-narrow" viewBox={`0 0 400 ${narrowHeight}`} role="img" aria-label={label}>
        {narrow}
      </svg>
    </>
  )
}

/** Strokes of the track reach past both edges of the window. */
export function trackAt(...heights: number[]): string {
  return heights.map((y) => `M-2000 ${y}h4800`).join('')
}
