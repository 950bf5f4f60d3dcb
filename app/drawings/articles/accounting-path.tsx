import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Grille, Ink, Line, Words } from '../parts.tsx'
import {
  type DrawingProps,
  Journal,
  JournalSlip,
  Lead,
  NarrowFrame,
  type NarrowProps,
  QrCode,
  WideFrame,
} from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['swiss-sme-accounting-automation']

/** Boxes of the VAT return above and below 405, which takes the input tax of this invoice. */
const otherBoxes = [
  { box: '200', y: 206 },
  { box: '303', y: 241 },
  { box: '400', y: 276 },
  { box: '500', y: 346 },
]

/** The way of a QR-bill through five stations; a person approves. Its input tax is followed into box 405. */
export function AccountingPathWide({ labels, alt }: DrawingProps<Labels>) {
  const [read, assign, approve, pay, match] = labels.stations
  return (
    <WideFrame alt={alt} from={40} to={1580}>
      <path d="M40 190h150v208H40z" fill="var(--ds)" />
      <Words x="58" y="222" fill="var(--di)" say={labels.bill} />
      <QrCode x={58} y={240} size={96} />
      <Words x="58" y="376" fill="var(--di)" className="m" say="1'351.25" />
      <path d="M230 140h140v258H230zM410 200h140v198H410z" fill="var(--da)" />
      <path d="M680 200h140v198H680zM860 140h140v258H860z" fill="var(--da)" />
      <g fill="var(--dt)">
        <Words x="248" y="178" say={read} />
        <Words x="428" y="238" say={assign} />
        <Words x="698" y="238" say={pay} />
        <Words x="878" y="178" say={match} />
        <g className="m">
          <Words x="428" y="346" say="6570" />
          <Words x="428" y="374" say="1171" />
          <Words x="698" y="374" say="pain.001" />
          <Words x="878" y="374" say="camt.053" />
        </g>
      </g>
      <Grille x={250} y={214} columns={6} rows={7} pitch={20} dot={5.2} />
      <path d="M230 352h140v3H230zM248 372h60v8h-60z" fill="var(--dt)" />
      <path d="M428 262h104v8H428zM428 282h104v8H428z" fill="var(--dc)" />
      <path d="M698 262h104v40H698z" fill="var(--ds)" />
      <Ink d="M710 276h44M710 288h64" />
      <circle cx="930" cy="262" r="46" fill="var(--ds)" />
      <Ink d="M930 262v-36M930 262h24" width={4} />
      <path d="M578 24h74v374h-74z" fill="var(--ds)" />
      <path d="M578 24h74v4h-74z" fill="var(--dl)" />
      <Decision cx={615} cy={92} r={27} />
      <Line d="M652 92h32" width={1.5} />
      <Words x="696" y="99" fill="var(--dl)" say={approve} />
      <Ink d="M596 352h38M596 366h38M596 380h38" />
      <Journal x={1040} y={228} debit={labels.debit} credit={labels.credit} />
      <path d="M1392 150h188v248h-188z" fill="var(--ds)" />
      <g fill="var(--di)">
        <Words x="1410" y="182" say={labels.vat} />
        <g className="m">
          {otherBoxes.map(({ box, y }) => (
            <Words key={box} x="1410" y={y + 16} say={box} />
          ))}
          <Words x="1410" y="327" say="405" />
          <Words x="1556" y="327" textAnchor="end" say="101.25" />
        </g>
      </g>
      <path d={otherBoxes.map(({ y }) => `M1464 ${y}h98v20h-98z`).join('')} fill="var(--dcs)" />
      <path d="M1464 307h98v28h-98z" fill="none" stroke="var(--dcs)" strokeWidth="3" />
      <Lead d="M1360 310h32" cx={1360} cy={310} />
    </WideFrame>
  )
}

export function AccountingPathNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  return (
    <NarrowFrame alt={alt} grounded={grounded}>
      <path d="M10 148h76v88H10z" fill="var(--ds)" />
      <QrCode x={20} y={158} size={56} />
      <Ink d="M20 224h40" />
      {labels.stations.map((station, index) => (
        <Station key={station} x={98 + index * 44} name={station} isDecision={index === 2} />
      ))}
      <path d="M326 36h148v62H326z" fill="var(--ds)" />
      <Words x="336" y="60" fill="var(--di)" say={labels.vat} />
      <g fill="var(--di)" className="m">
        <Words x="336" y="86" say="405" />
        <Words x="460" y="86" textAnchor="end" say="101.25" />
      </g>
      <path d="M389 69h78v23h-78z" fill="none" stroke="var(--dcs)" strokeWidth="2.5" />
      <Lead d="M428 178V92" cx={428} cy={178} />
      <JournalSlip x={326} y={142} />
    </NarrowFrame>
  )
}

/** A station seen from its narrow side, its name along the spine, as on a binder. */
function Station({ x, name, isDecision }: { x: number; name: string; isDecision: boolean }) {
  const top = isDecision ? 24 : 72
  return (
    <>
      <path d={`M${x} ${top}h38v${272 - top}h-38z`} fill={isDecision ? 'var(--ds)' : 'var(--da)'} />
      {isDecision && <path d={`M${x} ${top}h38v3h-38z`} fill="var(--dl)" />}
      {isDecision && <Decision cx={x + 19} cy={54} r={12} />}
      <Words
        transform={`translate(${x + 25} 226) rotate(-90)`}
        fill={isDecision ? 'var(--di)' : 'var(--dt)'}
        say={name}
      />
    </>
  )
}
