import { ServiceWorkshop } from '#app/drawings/services.tsx'
import { mailLink, phoneLink } from '#app/lib/contact-links.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { TextList, TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

/** The six topics, as a register of two columns. */
export function Topics({ copy }: { copy: DocumentOf<'workshops'>['topics'] }) {
  return (
    <Section className="white" split headingId="topics-title">
      <div className="workshops-topics-head">
        <h2 id="topics-title">{copy.title}</h2>
        <p className="note">{copy.lead}</p>
      </div>
      <TitledList className="workshops-topics ruled" items={copy.items} />
    </Section>
  )
}

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

/** A bar from nothing to `from`, paler up to `to`, over a ruler of whole days. In percent, so that it fills its column. */
function Duration({ from, to, days, labelled }: { from: number; to: number; days: string[]; labelled: boolean }) {
  const across = (value: number) => `${(value / days.length) * 100}%`
  return (
    <svg className="workshops-format-bar" overflow="visible" aria-hidden="true">
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

/** The seven days of the rollout, one open at a time, on a rail that ends where the team decides alone. */
export function Plan({ copy, id }: { copy: DocumentOf<'workshops'>['plan']; id: string }) {
  return (
    <Section className="ink" id={id} split headingId="plan-title">
      <div className="workshops-plan-head">
        <h2 id="plan-title">{copy.title}</h2>
        <p className="workshops-plan-lead">{copy.lead}</p>
      </div>
      <div className="workshops-plan">
        <Accordion
          name="workshop-plan"
          openIndex={0}
          items={copy.days.map((day, index) => ({
            id: `day-${index + 1}`,
            mark: day.day,
            summary: day.title,
            content: <p>{day.description}</p>,
          }))}
        />
      </div>
    </Section>
  )
}

/** What goes in and what comes out, as the two sides of an account. */
export function Balance({ copy }: { copy: Pick<DocumentOf<'workshops'>, 'prerequisites' | 'deliverables'> }) {
  return (
    <div className="section white">
      <div className="grid">
        <div className="workshops-balance">
          {(['prerequisites', 'deliverables'] as const).map((side) => (
            <section key={side} aria-labelledby={`${side}-title`}>
              <h2 id={`${side}-title`}>{copy[side].title}</h2>
              <ul className="ruled near">
                {copy[side].items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

type AudiencesProps = { copy: Pick<DocumentOf<'workshops'>, 'audiences' | 'languages'> }

/** For whom, and in which languages. */
export function Audiences({ copy: { audiences, languages } }: AudiencesProps) {
  return (
    <Section className="pale" headingId="audiences-title">
      <h2 className="workshops-audiences-title" id="audiences-title">
        {audiences.title}
      </h2>
      <TitledList className="workshops-audiences ruled closed" items={audiences.items} />
      <section className="workshops-languages split" aria-labelledby="languages-title">
        <div>
          <h2 className="plain-title" id="languages-title">
            {languages.title}
          </h2>
          <p className="note">{languages.note}</p>
        </div>
        <TextList className="h2" items={languages.items} />
      </section>
    </Section>
  )
}

type RequestProps = { copy: DocumentOf<'workshops'>['contact']; mail: string; phone: string; id: string }

/** Where a workshop is asked for: by mail or on the phone. */
export function Request({ copy, mail, phone, id }: RequestProps) {
  return (
    <Section className="blue workshops-request" id={id} headingId="request-title">
      <div className="workshops-request-text">
        <h2 className="h1" id="request-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
        <div className="actions">
          <a className={buttonClass()} href={mailLink(mail, copy.mailSubject)}>
            {copy.mailLabel}
          </a>
          <a className={buttonClass('second')} href={phoneLink(phone)}>
            {copy.phoneLabel}
          </a>
        </div>
      </div>
      <div className="workshops-request-drawing no-print">
        <ServiceWorkshop />
      </div>
    </Section>
  )
}
