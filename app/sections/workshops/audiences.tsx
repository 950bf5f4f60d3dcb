import type { DocumentOf } from '#content/catalogue.ts'

type AudiencesProps = { copy: Pick<DocumentOf<'workshops'>, 'audiences' | 'languages'> }

/** For whom, and in which languages. */
export function Audiences({ copy: { audiences, languages } }: AudiencesProps) {
  return (
    <section className="section pale" aria-labelledby="audiences-title">
      <div className="grid">
        <h2 className="workshops-audiences-title" id="audiences-title">
          {audiences.title}
        </h2>
        <ul className="workshops-audiences">
          {audiences.items.map((audience) => (
            <li key={audience.title}>
              <h3>{audience.title}</h3>
              <p>{audience.text}</p>
            </li>
          ))}
        </ul>
        <section className="workshops-languages" aria-labelledby="languages-title">
          <div>
            <h2 id="languages-title">{languages.title}</h2>
            <p className="note">{languages.note}</p>
          </div>
          <ul>
            {languages.items.map((language) => (
              <li key={language}>{language}</li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}
