import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Grille, Ink, Line, Words } from '../parts.tsx'
import { type DrawingProps, Journal, JournalSlip, NarrowFrame, type NarrowProps, WideFrame } from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['bexio-vs-abacus-comparison']

/** One invoice, approved by a person, takes two ways through two programs and ends in the same posting. */
export function SoftwareComparisonWide({ labels, alt }: DrawingProps<Labels>) {
  return (
    <WideFrame alt={alt} from={80} to={1480}>
      <Line d="M448 399a40 40 0 0 0 40-40V231a40 40 0 0 1 40-40h1472" />
      <path d="M80 128h220v270H80z" fill="var(--ds)" />
      <g fill="var(--di)">
        <Words x="104" y="164" say={labels.invoice} />
        <Words x="276" y="366" textAnchor="end" className="m" say="1'351.25" />
      </g>
      <Ink d="M104 190h110M104 208h150M104 226h90M104 262h172M104 280h172M104 298h172" />
      <Ink d="M104 336h172M180 376h96M180 381h96" width={1.5} />
      <path d="M364 24h84v374h-84z" fill="var(--ds)" />
      <path d="M364 24h84v4h-84z" fill="var(--dl)" />
      <Decision cx={406} cy={96} r={30} />
      <Line d="M448 96h36" width={1.5} />
      <Words x="496" y="103" fill="var(--dl)" say={labels.approval} />
      <Ink d="M386 352h40M386 366h40M386 380h40" />
      <path d="M740 62h240v152H740z" fill="var(--db)" />
      <Words x="766" y="104" fill="var(--dl)" say="bexio" />
      <path d="M740 160h240v3H740zM766 180h84v8h-84z" fill="var(--dl)" />
      <circle cx="944" cy="184" r="5" fill="var(--dc)" />
      <path d="M740 246h240v152H740z" fill="var(--da)" />
      <Words x="766" y="288" fill="var(--dt)" say="Abacus" />
      <Grille x={766} y={322} columns={11} rows={4} pitch={18.6} dot={5.2} />
      <Journal x={1160} y={20} debit={labels.debit} credit={labels.credit} />
      <Journal x={1160} y={228} debit={labels.debit} credit={labels.credit} />
    </WideFrame>
  )
}

export function SoftwareComparisonNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  return (
    <NarrowFrame alt={alt} grounded={grounded}>
      <Line d="M162 237a16 16 0 0 0 16-16v-68a20 20 0 0 1 20-20h270" />
      <path d="M12 112h104v124H12z" fill="var(--ds)" />
      <g fill="var(--di)">
        <Words x="22" y="138" say={labels.invoice} />
        <Words x="106" y="214" textAnchor="end" className="m" say="1'351.25" />
      </g>
      <Ink d="M22 154h64M22 166h84M22 178h50" />
      <Ink d="M22 222h84M22 227h84" width={1.5} />
      <path d="M128 24h34v248h-34z" fill="var(--ds)" />
      <path d="M128 24h34v3h-34z" fill="var(--dl)" />
      <Decision cx={145} cy={52} r={12} />
      <path d="M196 56h104v92H196z" fill="var(--db)" />
      <Words x="208" y="82" fill="var(--dl)" say="bexio" />
      <path d="M196 112h104v2h-104zM208 124h40v6h-40z" fill="var(--dl)" />
      <path d="M196 160h104v112H196z" fill="var(--da)" />
      <Words x="208" y="186" fill="var(--dt)" say="Abacus" />
      <Grille x={211} y={206} columns={6} rows={4} pitch={15} dot={4.8} />
      <JournalSlip x={320} y={38} />
      <JournalSlip x={320} y={142} />
    </NarrowFrame>
  )
}
