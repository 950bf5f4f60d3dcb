import { fill } from '../../fill.ts'
import { Part } from '../../ui/part.tsx'
import type { NumbersData } from './data.ts'
import { shareOf, useFigures } from './share.ts'

type ActsProps = Pick<NumbersData, 'words' | 'report'>

/** Links that lead to a person, tools, search and chat. */
export function Acts({ words, report }: ActsProps) {
  const { touches, tools, search, assistant } = report
  const { acts } = words
  const { counted } = useFigures()
  const lines = [
    ...touches.map(({ name, count }) => ({ name: acts.touches[name as keyof typeof acts.touches] ?? name, count })),
    ...tools.map(({ name, count }) => ({ name: fill(acts.tool, { name }), count })),
    { name: acts.search, count: search.answered },
    { name: acts.searchNone, count: search.unanswered },
    { name: acts.chat, count: assistant.answered },
    { name: acts.chatNone, count: assistant.unanswered },
  ].filter(({ count }) => count > 0)
  const [first] = lines
  if (!first) return null
  return (
    <Part title={acts.title} tells={`${first.name}: ${counted(first.count)}`}>
      <p className="note">{acts.text}</p>
      <Counts lines={lines} />
    </Part>
  )
}

/** Visits by the kind of device; those that named none are the rest of the whole. */
export function Devices({ words: { devices: words }, report }: ActsProps) {
  const { counted, inPercent } = useFigures()
  if (report.devices.length === 0) return null
  const rest = report.devices.reduce((left, { count }) => left - count, report.counted)
  const lines = [...report.devices, ...(rest > 0 ? [{ name: 'unknown', count: rest }] : [])].map(({ name, count }) => ({
    name: words[name as 'phone' | 'tablet' | 'computer' | 'unknown'] ?? name,
    count,
    percent: shareOf(count, report.counted),
  }))
  const [first] = lines
  return (
    <Part
      title={words.title}
      tells={first && `${first.name}: ${first.percent === undefined ? counted(first.count) : inPercent(first.percent)}`}
    >
      <p className="note">{words.text}</p>
      <Counts lines={lines} />
    </Part>
  )
}

/** Each with its figure, and its share where it is one of a whole. */
export function Counts({ lines }: { lines: { name: string; count: number; percent?: number | undefined }[] }) {
  const { counted, inPercent } = useFigures()
  return (
    <ul className="plain counts">
      {lines.map(({ name, count, percent }) => (
        <li key={name}>
          <span>{name}</span> {percent !== undefined && <span className="note">{inPercent(percent)}</span>}{' '}
          <span className="number">{counted(count)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What visitors asked and handed on, because the assistant could not answer. Their words are text, and nothing else. */
export function Questions({ words: { questions: words }, questions }: Pick<NumbersData, 'words' | 'questions'>) {
  return (
    <Part title={words.title} tells={questions[0]?.question ?? words.none}>
      <p className="note">{words.text}</p>
      <ul className="plain counts">
        {questions.map(({ question, language, count }) => (
          <li key={question}>
            <span lang={language}>{question}</span> <span className="number">{count}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
