import { Decision, Ink, Line } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Entry, Forms, Put, Sheet, trackAt } from './parts.tsx'

/** A letter meets a switch and takes one of three tracks; its amount arrives where the invoices go. */
export function KiWorkflowDrawing({ label, labels }: LargeDrawing<'ki-workflow-optimierung'>) {
  const letter = (width: number, size: number) => (
    <>
      <path d={`M14 0h${width - 28}v140H14z`} fill="var(--ds)" />
      <g fill="var(--di)" fontSize={size}>
        <text x="28" y="30" fontWeight="500">
          {labels.invoice}
        </text>
        <text className="m" x="28" y="58">
          CHF
        </text>
        <Entry x={0} to={width - 28} y={58} amount="1'351.25" />
      </g>
      <path d={`M0 82h${width}v114H0z`} fill="var(--ds)" />
      <Ink d={`M0 82l${width / 2} 60L${width} 82M0 82h${width}`} />
    </>
  )
  const lanes = [
    { name: labels.query, body: 'var(--db)', text: 'var(--dl)' },
    { name: labels.contract, body: 'var(--dc)', text: 'var(--de)' },
    { name: labels.invoice, body: 'var(--da)', text: 'var(--dt)' },
  ]
  const trays = (width: number, height: number, pitch: number, size: number) =>
    lanes.map(({ name, body, text }, index) => (
      <g key={name} transform={`translate(0 ${index * pitch})`}>
        <path d={`M0 0h${width}v${height}H0z`} fill={body} />
        <text x="14" y="30" fontSize={size} fill={text}>
          {name}
        </text>
      </g>
    ))
  return (
    <Forms
      label={label}
      wideWidth={722}
      narrowHeight={400}
      wide={
        <>
          <Line d={`${trackAt(330)}M292 214h2508M292 240V138a40 40 0 0 1 40-40h2468`} />
          <Put x={12} y={133}>
            {letter(204, 16)}
          </Put>
          <path d="M254 190h76v210h-76z" fill="var(--da)" />
          <Decision cx={292} cy={226} r={11} />
          <Put x={384} y={46}>
            {trays(142, 62, 116, 16)}
          </Put>
          <Put x={562} y={28}>
            <Sheet width={54} height={69}>
              <Ink d="M11 16h32M11 29h32M11 42h18" />
            </Sheet>
          </Put>
          <Put x={562} y={144}>
            <Sheet width={54} height={69}>
              <Ink d="M11 16h32M11 29h32M11 42h18" />
            </Sheet>
          </Put>
          <Put x={562} y={249}>
            <Sheet width={160} height={80}>
              <g fontSize="15">
                <Entry x={14} to={146} y={32} account="2000" amount="1'351.25" />
              </g>
              <Ink d="M14 50h132M14 62h60" />
            </Sheet>
          </Put>
        </>
      }
      narrow={
        <>
          <Line d={`${trackAt(340)}M204 212h2486M204 240V126a40 40 0 0 1 40-40h2446`} />
          <Put x={8} y={143}>
            {letter(158, 14)}
          </Put>
          <path d="M180 190h48v210h-48z" fill="var(--da)" />
          <Decision cx={204} cy={220} r={10} />
          <Put x={262} y={26}>
            {trays(126, 84, 127, 14.5)}
          </Put>
          <g className="m" fill="var(--dt)" fontSize="14.5">
            <text x="276" y="338">
              1'351.25
            </text>
          </g>
          <g fill="none" strokeWidth="2">
            <path d="M276 76h64M276 90h40" stroke="var(--dl)" />
            <path d="M276 203h64M276 217h40" stroke="var(--de)" />
          </g>
        </>
      }
    />
  )
}
