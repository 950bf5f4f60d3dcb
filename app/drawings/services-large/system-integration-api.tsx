import { Decision, DialTicks, Grille, Ink, Line } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Entry, Forms, Put, Sheet, trackAt } from './parts.tsx'

const balance = "48'620.40"

const programs = [
  { name: 'bexio', rise: 24, body: 'var(--ds)', text: 'var(--di)' },
  { name: 'Abacus', rise: 0, body: 'var(--da)', text: 'var(--dt)' },
  { name: 'SAP', rise: 40, body: 'var(--dc)', text: 'var(--de)' },
]

/** The bank statement feeds a rail; three programs plugged into it show the same balance, and the difference is nil. */
export function SystemIntegrationDrawing({ label, labels }: LargeDrawing<'system-integration-api'>) {
  const statement = (
    <Sheet width={196} height={188}>
      <text className="m" x="14" y="30" fontSize="16">
        camt.053
      </text>
      <Ink d="M14 44h168" />
      <g fontSize="15">
        {[
          [labels.opening, "47'269.15"],
          [labels.credit, "1'351.25"],
        ].map(([name, amount = ''], index) => (
          <g key={name}>
            <text x="14" y={72 + index * 28}>
              {name}
            </text>
            <Entry x={0} to={182} y={72 + index * 28} amount={amount} />
          </g>
        ))}
        <text x="14" y="146">
          {labels.balance}
        </text>
        <Entry x={0} to={182} y={146} amount={balance} />
      </g>
      <Ink d="M14 116h168M14 162h168m0 5H14" width={1.5} />
    </Sheet>
  )
  /** Programs `width` wide and `gap` apart; their plugs end at the depth of the rail. */
  const plugged = (width: number, gap: number, size: number, depth: number) =>
    programs.map(({ name, rise, body, text }, index) => (
      <Put key={name} x={index * (width + gap)} y={rise}>
        <Line d={`M${width / 2} 130V${depth - rise}`} />
        <path d={`M0 0h${width}v132H${width - 42}v-16H42v16H0zM${width / 2 - 16} 140h32v24h-32z`} fill={body} />
        <g fill={text} fontSize={size}>
          <text x="12" y="30" fontSize={size + 2} fontWeight="500">
            {name}
          </text>
          <text className="m" x="12" y="66">
            1020
          </text>
          <text className="m" x="12" y="92">
            {balance}
          </text>
        </g>
      </Put>
    ))
  return (
    <Forms
      label={label}
      wideWidth={740}
      narrowHeight={560}
      wide={
        <>
          <Line d={trackAt(330)} />
          <Put x={12} y={141}>
            {statement}
          </Put>
          <Put x={246} y={56}>
            {plugged(148, 18, 15, 240)}
          </Put>
          <path d="M232 288h508v84H232z" fill="var(--db)" />
          <Grille x={256} y={313} columns={12} rows={3} pitch={17} dot={5.2} colour="var(--dl)" />
          <g fill="var(--dl)" fontSize="16">
            <text x="496" y="336">
              {labels.difference}
            </text>
            <text className="m" x="670" y="336" textAnchor="end">
              0.00
            </text>
          </g>
          <Decision cx={708} cy={330} r={11} />
        </>
      }
      narrow={
        <>
          <Line d={trackAt(202, 500)} />
          <Put x={10} y={14}>
            {statement}
          </Put>
          <circle cx="310" cy="109" r="72" fill="var(--ds)" />
          <DialTicks cx={310} cy={109} r={72} />
          {/* Eight o'clock: when a missing statement is reported. */}
          <Ink d="M310 111V54M311.7 108l-33 19" width={4} />
          <circle cx="310" cy="109" r="5" fill="var(--di)" />
          <Put x={4} y={236}>
            {plugged(124, 10, 14, 240)}
          </Put>
          <path d="M4 460h392v76H4z" fill="var(--db)" />
          <Grille x={26} y={482} columns={7} rows={3} pitch={16} dot={5} colour="var(--dl)" />
          <g fill="var(--dl)" fontSize="15">
            <text x="158" y="505">
              {labels.difference}
            </text>
            <text className="m" x="326" y="505" textAnchor="end">
              0.00
            </text>
          </g>
          <Decision cx={364} cy={500} r={11} />
        </>
      }
    />
  )
}
