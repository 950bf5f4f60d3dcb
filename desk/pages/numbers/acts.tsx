import { fill } from '../../fill.ts'
import type { NumbersData } from './data.ts'
import { counted } from './share.ts'

type ActsProps = Pick<NumbersData, 'words' | 'report'> & { isOfPage: boolean }

/** Links that lead to a person, tools, search and chat; and on which devices. */
export function Acts({ words, report, isOfPage }: ActsProps) {
  const { touches, tools, search, assistant, devices } = report
  const { acts } = words
  const lines = [
    ...touches.map(({ name, count }) => ({ name: acts.touches[name as keyof typeof acts.touches] ?? name, count })),
    ...tools.map(({ name, count }) => ({ name: fill(acts.tool, { name }), count })),
    { name: acts.search, count: search.answered },
    { name: acts.searchNone, count: search.unanswered },
    { name: acts.chat, count: assistant.answered },
    { name: acts.chatNone, count: assistant.unanswered },
  ].filter(({ count }) => count > 0)
  return (
    <section className="block" aria-labelledby="acts-title">
      <h2 id="acts-title">{acts.title}</h2>
      {lines.length === 0 ? <p>{acts.none}</p> : <Counts lines={lines} />}
      {!isOfPage && devices.length > 0 && (
        <>
          <h3>{words.devices.title}</h3>
          <Counts
            lines={devices.map(({ name, count }) => ({
              name: words.devices[name as 'phone' | 'tablet' | 'computer'] ?? name,
              count,
            }))}
          />
        </>
      )}
    </section>
  )
}

/** Each with its figure. */
export function Counts({ lines }: { lines: { name: string; count: number }[] }) {
  return (
    <ul className="plain counts">
      {lines.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span> <span className="number">{counted(count)}</span>
        </li>
      ))}
    </ul>
  )
}

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
