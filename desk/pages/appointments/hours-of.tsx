import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { PostForm } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { HoursAnswer, HoursData, Words } from './data.ts'

type HoursOfProps = { words: Words; member: HoursData['members'][number] }

/** A morning and an afternoon. */
const spans = [0, 1]

/** One member's hours in words, and the table by which they are changed. */
export function HoursOf({ words, member }: HoursOfProps) {
  const w = words.hours
  const fetcher = useFetcher<HoursAnswer>()
  const answer = fetcher.data
  const done = answer && 'did' in answer && answer
  return (
    <div className="hours-of">
      <h2>{member.name}</h2>
      {member.hours.length === 0 ? (
        <p className="soft">{w.none}</p>
      ) : (
        <ul>
          {member.hours.map(({ weekday, from, to }) => (
            <li key={`${weekday} ${from}`}>{fill(w.span, { day: w.weekdays[weekday - 1] ?? '', from, to })}</li>
          ))}
        </ul>
      )}
      {member.canChange && (
        <div className="actions">
          <KeyDialog
            isWord
            label={w.edit}
            behind={<span className="visually-hidden">{fill(words.sheet.of, { name: member.name })}</span>}
            title={fill(w.editOf, { name: member.name })}
            done={done}
          >
            <p>{w.hint}</p>
            <PostForm of={fetcher}>
              <input type="hidden" name="member" value={member.id} />
              {w.weekdays.map((day, index) => (
                <DayFields key={day} words={words} member={member} day={day} weekday={index + 1} />
              ))}
              <DialogKeys
                problem={answer && 'problem' in answer && w.problems[answer.problem]}
                keep={w.save}
                act="hours"
              />
            </PostForm>
          </KeyDialog>
          <span role="status" className="note">
            {done && w.saved}
          </span>
        </div>
      )}
    </div>
  )
}

function DayFields({ words, member, day, weekday }: HoursOfProps & { day: string; weekday: number }) {
  const given = member.hours.filter((hours) => hours.weekday === weekday)
  const field = (name: 'from' | 'to', span: number) => (
    <input
      type="time"
      name={`${name}-${weekday}-${span}`}
      aria-label={`${day}, ${words.hours[name]}`}
      defaultValue={given[span]?.[name]}
    />
  )
  return (
    <fieldset className="day-hours">
      <legend>{day}</legend>
      {spans.map((span) => (
        <span className="field span" key={span}>
          {field('from', span)}
          <span aria-hidden="true">–</span>
          {field('to', span)}
        </span>
      ))}
    </fieldset>
  )
}
