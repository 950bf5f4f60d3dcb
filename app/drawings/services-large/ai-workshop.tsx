import { Decision, Ink, Line, Person } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Forms, Put, Sheet, trackAt } from './parts.tsx'

const colours = ['var(--da)', 'var(--db)', 'var(--dc)', 'var(--da)', 'var(--db)']
const days = [1, 2, 3, 4, 5, 6, 7]

/** Five people check two results on a board: the rate of today holds, the old one is struck out. Seven days follow; on the last a person decides. */
export function AiWorkshopDrawing({ label, labels }: LargeDrawing<'ai-finance-workshop'>) {
  /** Net amount, rate, VAT; `size` of the lettering gives the columns. */
  const sums = (size: number, width: number) => (
    <g className="m" fontSize={size}>
      {[
        ['8.1 %', '101.25'],
        ['7.7 %', '96.25'],
      ].map(([rate, vat], index) => (
        <g key={rate}>
          <text x="0" y={size + index * 34}>
            1'250.00 × {rate} =
          </text>
          <text x={width} y={size + index * 34} textAnchor="end">
            {vat}
          </text>
        </g>
      ))}
      <Ink d={`M-6 ${size * 0.68 + 34}h${width + 12}`} width={1.5} />
    </g>
  )
  const week = (width: number, size: number) => {
    const step = width / 6
    return (
      <>
        <path d={`M0 0h${step * 2}v14H0z`} fill="var(--dcs)" />
        <path d={`M${step * 2} 0h${step * 2}v14h${-step * 2}z`} fill="var(--dcs)" opacity=".5" />
        <Ink
          d={`M${step * 4} 7h${step * 2}${days.map((day) => `M${(day - 1) * step} 30v14`).join('')}M-1 44h${width + 2}`}
        />
        <g fontSize={size} textAnchor="middle">
          {days.map((day) => (
            <text key={day} x={(day - 1) * step} y={50 + size}>
              {day}
            </text>
          ))}
        </g>
        <Decision cx={width} cy={7} r={11} />
      </>
    )
  }
  const people = (size: number, gap: number, neck: number) =>
    colours.map((colour, index) => {
      const x = index * (size + gap)
      return <Person key={x} x={x} y={0} size={size} head={size * 0.32} neck={neck} colour={colour} />
    })
  return (
    <Forms
      label={label}
      wideWidth={704}
      narrowHeight={400}
      wide={
        <>
          <Line d={trackAt(330)} />
          <Put x={14} y={20}>
            <Sheet width={690} height={160}>
              <text x="24" y="38" fontSize="16" fontWeight="500">
                {labels.check}
              </text>
              <text x="376" y="38" fontSize="16" fontWeight="500">
                {labels.week}
              </text>
              <Ink d="M24 52h300M376 52h290" width={1.5} />
              <Put x={30} y={70}>
                {sums(16, 288)}
              </Put>
              <Put x={386} y={76}>
                {week(264, 15)}
              </Put>
            </Sheet>
          </Put>
          <Put x={14} y={329}>
            {people(92, 57.5, 24)}
          </Put>
        </>
      }
      narrow={
        <>
          <Line d={trackAt(370)} />
          <Put x={10} y={10}>
            <Sheet width={380} height={226}>
              <text x="20" y="32" fontSize="15" fontWeight="500">
                {labels.check}
              </text>
              <Ink d="M20 46h340" width={1.5} />
              <Put x={26} y={60}>
                {sums(15, 328)}
              </Put>
              <Put x={26} y={146}>
                {week(320, 14)}
              </Put>
            </Sheet>
          </Put>
          <Put x={10} y={369}>
            {people(62, 17.5, 18)}
          </Put>
        </>
      }
    />
  )
}
