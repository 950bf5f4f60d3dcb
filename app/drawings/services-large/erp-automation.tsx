import { Decision, Grille, Ink, Line } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Forms, Put, QrCode, Sheet, TAccount, trackAt } from './parts.tsx'

/** A QR-bill of CHF 1'351.25 is read and becomes a posting: 1'250.00 and 8.1 % VAT against the supplier. */
export function ErpAutomationDrawing({ label, labels }: LargeDrawing<'erp-automation'>) {
  const bill = (
    <Sheet width={222} height={196}>
      <text x="16" y="30" fontSize="16" fontWeight="500">
        {labels.paymentPart}
      </text>
      <QrCode x={16} y={46} scale={1.85} />
      <g className="m" fontSize="15">
        <text x="16" y="178">
          CHF
        </text>
        {/* The payment part sets thousands apart with a blank. */}
        <text x="138" y="178" textAnchor="end">
          1 351.25
        </text>
      </g>
      <Ink d="M138 51h68M138 64h68M138 77h40M138 101h68M138 114h52M138 138h68" />
    </Sheet>
  )
  const posting = (size: number, width: number) => (
    <TAccount
      width={width}
      height={206}
      size={size}
      heads={[labels.debit, labels.credit]}
      left={[
        ['6570', "1'250.00"],
        ['1171', '101.25'],
      ]}
      right={[['2000', "1'351.25"]]}
      total="1'351.25"
    />
  )
  return (
    <Forms
      label={label}
      wideWidth={712}
      narrowHeight={500}
      wide={
        <>
          <Line d={trackAt(330)} />
          <Put x={12} y={133}>
            {bill}
          </Put>
          <path d="M266 70h126v330H266z" fill="var(--da)" />
          <Grille x={287} y={97} columns={6} rows={7} pitch={17} dot={5.2} />
          <path d="M266 230h126v3H266zM287 270h52v8h-52z" fill="var(--dt)" />
          <Decision cx={366} cy={274} r={9} />
          <Put x={424} y={123}>
            {posting(15, 288)}
          </Put>
        </>
      }
      narrow={
        <>
          <Line d={trackAt(226, 470)} />
          <Put x={16} y={29}>
            {bill}
          </Put>
          <path d="M270 12h108v238H270z" fill="var(--da)" />
          <Grille x={289} y={34} columns={5} rows={5} pitch={17.5} dot={5.2} />
          <path d="M270 132h108v3H270zM288 166h46v8h-46z" fill="var(--dt)" />
          <Decision cx={357} cy={170} r={9} />
          <Put x={56} y={263}>
            {posting(15, 288)}
          </Put>
        </>
      }
    />
  )
}
