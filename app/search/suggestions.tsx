import { LocaleLink } from '#app/lib/locale-link.tsx'
import type { SearchWords } from './load-search.ts'

/** What the dialog shows before anything is typed. */
export function Suggestions({ words, onAsk }: { words: SearchWords; onAsk: (question: string) => void }) {
  return (
    <div className="grid search-suggestions">
      <section>
        <h2>{words.suggestionsTitle}</h2>
        <ul className="ruled bare">
          {words.suggestions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.pagesTitle}</h2>
        <ul className="ruled bare">
          {words.pages.map(({ label, href }) => (
            <li key={href}>
              <LocaleLink to={href}>{label}</LocaleLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
