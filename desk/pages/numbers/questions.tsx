import type { NumbersData } from './data.ts'

/** What visitors asked and handed on, because the assistant could not answer. Their words are text, and nothing else. */
export function Questions({ words: { questions: words }, questions }: Pick<NumbersData, 'words' | 'questions'>) {
  return (
    <section className="block" aria-labelledby="questions-title">
      <h2 id="questions-title">{words.title}</h2>
      <p className="note">{words.text}</p>
      {questions.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="plain counts">
          {questions.map(({ question, language, count }) => (
            <li key={question}>
              <span lang={language}>{question}</span> <span className="number">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
