import { TextList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

type FormatsCopy = DocumentOf<'workshops'>['formats']

type FormatsProps = {
  copy: FormatsCopy
  /** Shortest and longest of each format by its id, in days of eight hours. */
  lengths: Record<string, { from: number; to: number }>
  /** The days of the longest format, by name: the scale of all bars. */
  days: string[]
}

/** Four formats compared: how long each takes stands to scale on one ruler of days. */
export function Formats({ copy, lengths, days }: FormatsProps) {
  return (
    <Section className="paper" headingId="formats-title">
      <div className="head">
        <h2 id="formats-title">{copy.title}</h2>
      </div>
      <ul className="workshops-formats">
        {copy.items.map((format, index) => (
          <li key={format.title}>
            <div className="workshops-format-name">
              <h3>{format.title}</h3>
              <p>{format.description}</p>
            </div>
            <div className="workshops-format-time">
              <p>{format.duration}</p>
              <Duration {...(lengths[format.id] ?? { from: 0, to: 0 })} days={days} labelled={index === 0} />
            </div>
            <TextList className="workshops-format-features" items={format.features} />
          </li>
        ))}
      </ul>
      <div className="workshops-formats-price">
        <p>{copy.priceNote}</p>
      </div>
    </Section>
  )
}

type DurationProps = { from: number; to: number; days: string[]; labelled: boolean }

/** A bar from nothing to `from`, paler up to `to`, over a ruler of whole days. In percent, so that it fills its column. */
function Duration({ from, to, days, labelled }: DurationProps) {
  const across = (value: number) => `${(value / days.length) * 100}%`
  return (
    <svg className="workshops-format-bar" aria-hidden="true">
      <rect width={across(to)} y="2" height="18" fill="var(--dc)" opacity=".35" />
      <rect width={across(from)} y="2" height="18" fill="var(--dc)" />
      <line x2="100%" y1="32" y2="32" stroke="var(--dl)" strokeWidth="2" />
      {['', ...days].map((day, index) => (
        <line key={day} x1={across(index)} x2={across(index)} y1="24" y2="33" stroke="var(--dl)" strokeWidth="2" />
      ))}
      {labelled &&
        days.map((day, index) => (
          <text key={day} x={across(index + 0.5)} y="52" fill="var(--text2)" textAnchor="middle">
            {/* The first in full, the others by their number: they stand side by side. */}
            {index === 0 ? day : index + 1}
          </text>
        ))}
    </svg>
  )
}
