import type { DocumentOf } from '#content/catalogue.ts'
import { Decision, Ink, Line, Person, Posting, Words } from '../parts.tsx'
import { type DrawingProps, Journal, NarrowFrame, type NarrowProps, WideFrame } from './article-parts.tsx'

type Labels = DocumentOf<'blog'>['drawings']['finance-ai-zeitersparnis-finanzabteilung']

/** Hours a month for 400 invoices: today 33 h 20, with 60 % fitting suggestions 4 + 6 + 16 = 26 h. */
const today = 100 / 3
const upkeep = 4
const checking = 6
const exceptions = 16

/** Two bars to one scale, and the person between suggestion and posting. */
export function TimeSavedWide({ labels, alt }: DrawingProps<Labels>) {
  const { top, exceptionsTop, checkingTop, upkeepTop } = topsOf(398, 10.2)
  const x: BarProps['x'] = [392, 598]
  return (
    <WideFrame alt={alt} from={80} to={1520}>
      <path d={`M80 ${top}h250v${398 - top}H80z`} fill="var(--da)" />
      <g fill="var(--dt)">
        <Words x="102" y={top + 72} className="article-hours" say="33 h 20" />
        <Words x="102" y="346" className="m" say={labels.each} />
        <Words x="102" y="376" say={labels.today} />
      </g>
      <path d={`M370 ${exceptionsTop}h250v${398 - exceptionsTop}H370z`} fill="var(--db)" />
      <path d={`M370 ${checkingTop}h250v${exceptionsTop - checkingTop - 3}H370z`} fill="var(--dc)" />
      <path d={`M370 ${upkeepTop}h250v${checkingTop - upkeepTop - 3}H370z`} fill="var(--da)" />
      <path
        d={`M371 ${upkeepTop - 4}V${top + 1}h248v${upkeepTop - top - 5}`}
        fill="none"
        stroke="var(--dl)"
        strokeWidth="2"
        strokeDasharray="6 6"
      />
      <Bar x={x} y={top + 44} name="" hours="− 7 h 20" colour="var(--dl)" />
      <Bar x={x} y={upkeepTop + 27} name={labels.upkeep} hours="4 h" colour="var(--dt)" />
      <Bar x={x} y={checkingTop + 37} name={labels.checking} hours="6 h" colour="var(--de)" />
      <Bar x={x} y={exceptionsTop + 40} name={labels.exceptions} hours="16 h" colour="var(--dl)" />
      <Words x="392" y="376" fill="var(--dl)" say={labels.withAi} />
      <Words x="640" y={upkeepTop + 64} fill="var(--dl)" className="article-hours" say="26 h" />
      <Line d={`M628 ${upkeepTop + 1}h140`} width={1.5} />
      <path d="M830 282h130v116H830z" fill="var(--ds)" />
      <Words x="848" y="314" fill="var(--di)" say={labels.suggestion} />
      <Ink d="M848 332h94M848 350h60" />
      <path d="M848 368h36v12h-36z" fill="var(--dcs)" />
      <Person x={1000} y={398} size={150} head={48} neck={60} colour="var(--da)" />
      <Decision cx={1112} cy={330} r={13} />
      <Journal x={1200} y={228} debit={labels.debit} credit={labels.credit} />
    </WideFrame>
  )
}

type BarProps = { x: [from: number, to: number]; y: number; name: string; hours: string; colour: string }

function Bar({ x: [from, to], y, name, hours, colour }: BarProps) {
  return (
    <g fill={colour}>
      <Words x={from} y={y} say={name} />
      <Words x={to} y={y} textAnchor="end" say={hours} />
    </g>
  )
}

/** Where the parts of the second bar begin, at so many units an hour above the ground. */
function topsOf(ground: number, hour: number) {
  const exceptionsTop = ground - exceptions * hour
  const checkingTop = exceptionsTop - checking * hour
  return { top: ground - today * hour, exceptionsTop, checkingTop, upkeepTop: checkingTop - upkeep * hour }
}

export function TimeSavedNarrow({ labels, alt, grounded }: NarrowProps<Labels>) {
  const { top, exceptionsTop, checkingTop, upkeepTop } = topsOf(236, 6)
  const x: BarProps['x'] = [114, 243]
  return (
    <NarrowFrame alt={alt} grounded={grounded}>
      <path d={`M12 ${top}h84v${236 - top}H12z`} fill="var(--da)" />
      <g fill="var(--dt)">
        <Words x="22" y={top + 28} say="33 h 20" />
        <Words x="22" y="224" say={labels.today} />
      </g>
      <path d={`M108 ${exceptionsTop}h140v${236 - exceptionsTop}H108z`} fill="var(--db)" />
      <path d={`M108 ${checkingTop}h140v${exceptionsTop - checkingTop - 2}H108z`} fill="var(--dc)" />
      <path d={`M108 ${upkeepTop}h140v${checkingTop - upkeepTop - 2}H108z`} fill="var(--da)" />
      <path
        d={`M109 ${upkeepTop - 3}V${top + 1}h138v${upkeepTop - top - 4}`}
        fill="none"
        stroke="var(--dl)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <Bar x={x} y={top + 28} name="" hours="− 7 h 20" colour="var(--dl)" />
      <Bar x={x} y={upkeepTop + 17} name={labels.upkeep} hours="4 h" colour="var(--dt)" />
      <Bar x={x} y={checkingTop + 23} name={labels.checking} hours="6 h" colour="var(--de)" />
      <Bar x={x} y={exceptionsTop + 24} name={labels.exceptions} hours="16 h" colour="var(--dl)" />
      <Words x="114" y="224" fill="var(--dl)" say={labels.withAi} />
      <path d="M262 172h44v64h-44z" fill="var(--ds)" />
      <Ink d="M270 184h28M270 196h18" />
      <path d="M270 212h18v10h-18z" fill="var(--dcs)" />
      <Person x={316} y={236} size={76} head={25} neck={28} colour="var(--da)" />
      <Decision cx={374} cy={202} r={8} />
      <Posting x={402} y={164} />
    </NarrowFrame>
  )
}
