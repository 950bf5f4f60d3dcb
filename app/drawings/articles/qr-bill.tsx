import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Grille, Ink, Posting, Words } from '../parts.tsx'
import {
  type DrawingProps,
  Journal,
  JournalSlip,
  Lead,
  NarrowFrame,
  type NarrowProps,
  QrCode,
  Sure,
  WideFrame,
} from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['qr-rechnung-automation-schweiz']

/** A QR-bill is read: account, amount and reference pass, the address waits for a person. */
export function QrBillWide({ labels, alt }: DrawingProps<Labels>) {
  return (
    <WideFrame alt={alt} from={80} to={1542}>
      <path d="M80 80h640v318H80z" fill="var(--ds)" />
      <path d="M280 80v318" stroke="var(--di)" strokeWidth="1.5" strokeDasharray="6 6" />
      <g fill="var(--di)">
        <Words x="104" y="116" say={labels.receipt} />
        <Words x="304" y="116" say={labels.payment} />
        <g className="m">
          <Words x="104" y="372" say="1'351.25" />
          <Words x="304" y="372" say="CHF 1'351.25" />
          <Words x="490" y="152" say="CH44 3199 …" />
        </g>
      </g>
      <QrCode x={304} y={140} size={148} />
      <Ink d="M104 150h110M104 168h130M104 186h90M104 226h110M104 244h130M104 262h70M104 344h56M304 344h56M490 170h190M490 188h120M490 228h150M490 268h150M490 286h190M490 304h110" />
      <Lead d="M464 214h270a40 40 0 0 0 40-40V80a40 40 0 0 1 40-40h46a40 40 0 0 1 40 40v60" cx={464} cy={214} />
      <path d="M790 140h230v258H790z" fill="var(--da)" />
      <Grille x={818} y={170} columns={11} rows={4} pitch={17.4} dot={5.2} />
      {labels.rows.map((row, index) => (
        <Words key={row} x="818" y={272 + index * 34} fill="var(--dt)" say={row} />
      ))}
      <Sure x={956} y={259} />
      <Sure x={956} y={293} />
      <Sure x={956} y={327} />
      <Decision cx={983} cy={367} r={10} />
      <Journal x={1090} y={228} debit={labels.debit} credit={labels.credit} />
      <Posting x={1470} y={326} />
    </WideFrame>
  )
}

export function QrBillNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  return (
    <NarrowFrame alt={alt} grounded={grounded}>
      <path d="M12 92h128v144H12z" fill="var(--ds)" />
      <Words x="24" y="118" fill="var(--di)" say={labels.payment} />
      <QrCode x={24} y={130} size={92} />
      <Lead d="M124 176h60" cx={124} cy={176} />
      <path d="M164 52h140v220H164z" fill="var(--da)" />
      <Grille x={182} y={74} columns={8} rows={3} pitch={15} dot={4.8} />
      {labels.rows.map((row, index) => (
        <Words key={row} x="176" y={138 + index * 28} fill="var(--dt)" say={row} />
      ))}
      <path d="M262 126h30v12h-30zM262 154h30v12h-30zM262 182h30v12h-30z" fill="var(--dc)" />
      <Decision cx={282} cy={217} r={9} />
      <JournalSlip x={324} y={142} />
    </NarrowFrame>
  )
}
