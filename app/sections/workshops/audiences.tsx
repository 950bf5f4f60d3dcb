import { TextList, TitledList } from '#app/ui/lists.tsx'
import { Section } from '#app/ui/section.tsx'
import type { DocumentOf } from '#content/catalogue.ts'

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
          <h2 id="languages-title">{languages.title}</h2>
          <p className="note">{languages.note}</p>
        </div>
        <TextList className="h2" items={languages.items} />
      </section>
    </Section>
  )
}
