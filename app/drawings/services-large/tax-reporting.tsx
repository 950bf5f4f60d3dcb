import { Decision, Ink, Line } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Entry, Forms, Put, Sheet, trackAt } from './parts.tsx'

/** Account, box of the VAT return, amount: 8.1 % of 150'000.00 less the input tax leaves 8'639.95 to pay. */
const rows = [
  { account: '3400', box: '200', amount: "150'000.00" },
  { account: '2200', box: '303', amount: "12'150.00" },
  { account: '1171', box: '405', amount: "3'510.05" },
]
const payable = { box: '500', amount: "8'639.95" }
const pitch = 54

/** Three accounts fill three boxes of a VAT return; the fourth, what is to be paid, waits for a person. */
export function TaxReportingDrawing({ label, labels }: LargeDrawing<'tax-reporting'>) {
  const cabinet = (width: number, size: number) => (
    <>
      <path d={`M0 0h${width}v${rows.length * pitch + 100}H0z`} fill="var(--db)" />
      <g fill="var(--dl)" fontSize={size}>
        {rows.map(({ account, amount }, index) => (
          <Entry key={account} x={12} to={width - 12} y={32 + index * pitch} account={account} amount={amount} />
        ))}
      </g>
      <Line d={[1, 2, 3].map((drawer) => `M0 ${drawer * pitch}h${width}`).join('')} width={1.5} />
    </>
  )
  const form = (width: number, size: number) => (
    <Sheet width={width} height={317}>
      <g fontSize={size}>
        <text x="14" y="32" fontSize={size + 1} fontWeight="500">
          {labels.form}
        </text>
        <path d={rows.map((_, index) => `M56 ${66 + index * pitch}h${width - 70}v36H56z`).join('')} fill="var(--dcs)" />
        {rows.map(({ box, amount }, index) => (
          <g key={box}>
            <text className="m" x="14" y={89 + index * pitch}>
              {box}
            </text>
            <g fill="var(--dt)">
              <Entry x={0} to={width - 26} y={89 + index * pitch} amount={amount} />
            </g>
          </g>
        ))}
        <text className="m" x="14" y="263">
          {payable.box}
        </text>
        <Entry x={0} to={width - 26} y={263} amount={payable.amount} />
      </g>
      <Ink d={`M14 46h${width - 28}`} width={1.5} />
      <Ink d={`M57 240.5h${width - 72}v35H57zM14 290h${width - 28}m0 5h${28 - width}`} width={1.5} />
      <Decision cx={73} cy={258} r={8} />
    </Sheet>
  )
  const leads = (from: number, to: number) => rows.map((_, index) => `M${from} ${27 + index * pitch}H${to}`).join('')
  return (
    <Forms
      label={label}
      wideWidth={736}
      narrowHeight={380}
      wide={
        <>
          <Line d={trackAt(330)} />
          <Put x={14} y={69}>
            {cabinet(180, 15)}
          </Put>
          <Put x={292} y={12}>
            {form(252, 15)}
          </Put>
          <Put x={0} y={69}>
            <Line d={leads(194, 292)} width={1.5} />
          </Put>
          <circle cx="668" cy="262" r="68" fill="var(--db)" />
          <path d="M668 262v-68a68 68 0 0 1 68 68z" fill="var(--dc)" />
          <path d="M668 194v136M600 262h136" stroke="var(--bg)" strokeWidth="2" />
        </>
      }
      narrow={
        <>
          <Line d={trackAt(320)} />
          <Put x={8} y={59}>
            {cabinet(154, 14)}
          </Put>
          <Put x={0} y={59}>
            <Line d={leads(162, 200)} width={1.5} />
          </Put>
          <Put x={200} y={2}>
            {form(192, 14)}
          </Put>
        </>
      }
    />
  )
}
