import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Grille, Ink, Line, Words } from '../parts.tsx'
import { type DrawingProps, NarrowFrame, type NarrowProps, QrCode, WideFrame } from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['schweizer-kmu-digitalisierung-2025']

/** January 2025 to November 2026: 22 steps of a month. The duties began in months 0, 10, 12 and 22. */
const steps = 22

/** One tick a month, longer at the turn of a year. */
function months(start: number, pitch: number, ground: number): string {
  return Array.from({ length: steps + 1 }, (_, month) => {
    const height = month % 12 === 0 ? 22 : 10
    return `M${start + month * pitch} ${ground}v${-height}`
  }).join('')
}

/** Four duties as flags on a time line, and the gate where a person decides which data may enter an AI tool. */
export function SmeTimelineWide({ labels, alt }: DrawingProps<Labels>) {
  const [vatMonth, billMonth, wageMonth, paymentMonth] = labels.months
  return (
    <WideFrame alt={alt} from={100} to={1560}>
      <Line d={months(100, 42, 398)} />
      <path d="M100 206h170v104H100zM350 40h170v104H350zM604 206h170v104H604zM854 40h170v104H854z" fill="var(--ds)" />
      <Line d="M100 398V206M520 398V40M604 398V206M1024 398V40" />
      <g fill="var(--di)">
        <Words x="120" y="240" say={labels.vat} />
        <Words x="120" y="266" say={labels.portal} />
        <Words x="440" y="78" say={labels.address} />
        <Words x="624" y="240" say="ELM 5.0" />
        <Words x="874" y="78" className="m" say="pain.001" />
      </g>
      <Ink d="M120 286h70M210 286h40M440 96h60M440 112h60M440 128h34M624 262h130M624 278h130M624 294h70M874 100h130M874 116h84M874 132h110" />
      <QrCode x={366} y={56} size={60} />
      <g fill="var(--dl)">
        <Words x="114" y="362" say={vatMonth} />
        <Words x="506" y="362" textAnchor="end" say={billMonth} />
        <Words x="618" y="362" say={wageMonth} />
        <Words x="1010" y="362" textAnchor="end" say={paymentMonth} />
      </g>
      <path d="M1110 282h86v116h-86z" fill="var(--ds)" />
      <Words x="1124" y="312" fill="var(--di)" say={labels.data} />
      <Ink d="M1124 330h58M1124 346h58M1124 362h34" />
      <path d="M1230 24h84v374h-84z" fill="var(--ds)" />
      <path d="M1230 24h84v4h-84z" fill="var(--dl)" />
      <Decision cx={1272} cy={96} r={30} />
      <Ink d="M1252 352h40M1252 366h40M1252 380h40" />
      <path d="M1350 150h210v248h-210z" fill="var(--da)" />
      <Words x="1376" y="190" fill="var(--dt)" say={labels.tool} />
      <Grille x={1376} y={224} columns={9} rows={6} pitch={19.6} dot={5.2} />
      <path d="M1350 346h210v3h-210zM1376 368h84v8h-84z" fill="var(--dt)" />
    </WideFrame>
  )
}

export function SmeTimelineNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  return (
    <NarrowFrame alt={alt} grounded={grounded}>
      <Line d={months(16, 13, 237)} width={1.5} />
      <path d="M16 140h92v56H16zM62 36h84v72H62zM172 140h92v56h-92zM206 36h96v72h-96z" fill="var(--ds)" />
      <Line d="M16 237v-97M146 237V36M172 237v-97M302 237V36" />
      <g fill="var(--di)">
        <Words x="26" y="164" say={labels.portal} />
        <Words x="182" y="164" say="ELM 5.0" />
        <Words x="214" y="62" className="m" say="pain.001" />
        <Words x="72" y="98" say={labels.address} />
      </g>
      <Ink d="M26 180h52M182 180h60M214 78h70M214 92h44" />
      <QrCode x={72} y={44} size={36} />
      <g fill="var(--dl)">
        <Words x="22" y="218" say="2025" />
        <Words x="178" y="218" say="2026" />
      </g>
      <path d="M328 24h40v248h-40z" fill="var(--ds)" />
      <path d="M328 24h40v3h-40z" fill="var(--dl)" />
      <Decision cx={348} cy={54} r={13} />
      <path d="M384 104h84v168h-84z" fill="var(--da)" />
      <Words x="398" y="134" fill="var(--dt)" say={labels.toolShort} />
      <Grille x={399} y={156} columns={5} rows={4} pitch={14} dot={4.6} />
      <path d="M384 216h84v2h-84zM398 229h40v6h-40z" fill="var(--dt)" />
    </NarrowFrame>
  )
}
