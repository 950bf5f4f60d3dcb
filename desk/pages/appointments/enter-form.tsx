import { useEffect, useRef } from 'react'
import { Link, useFetcher, useNavigate, useSearchParams } from 'react-router'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { undoMs } from '#contract/undo.ts'
import { fill } from '../../fill.ts'
import { Alert, Choice, Field, Key, PostForm, WayKey } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import type { BlockAnswer, BlocksData } from './data.ts'

type EnterFormProps = { data: BlocksData; toWeek: string }

const typed = ['name', 'email', 'phone', 'topic'] as const

/** An appointment for somebody who asked by telephone or in a letter: a free time, who, and how to reach them. */
export function EnterForm({ data: { words, free, at, labels, hasVideo }, toWeek }: EnterFormProps) {
  const { entering: w } = words
  const fetcher = useFetcher<BlockAnswer>()
  const answer = fetcher.data
  const form = useRef<HTMLFormElement>(null)
  const time = useRef<HTMLSelectElement>(null)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  // The week and the field show the same time, whichever it was chosen in.
  useEffect(() => {
    if (at && time.current) time.current.value = at
  }, [at])
  const entered = answer && 'did' in answer && answer.did === 'entered' ? answer : undefined
  // Its time is free again.
  const isTakenBack = free.some(({ start, hosts }) => start === entered?.start && hosts > entered.freeLeft)
  useUndoable(
    entered && {
      ...{ id: `appointment ${entered.id}`, name: entered.name, text: fill(w.held, { time: entered.time }) },
      ...{ at: entered.at, msLeft: undoMs, action: '/appointments', form: { act: 'undo-enter', id: entered.id } },
    },
  )
  useEffect(() => {
    if (entered) form.current?.reset()
  }, [entered])
  return (
    <>
      <h1>{w.title}</h1>
      <p role="status">
        {entered && !isTakenBack && (
          <>
            <b>{fill(entered.isInvited ? w.done : w.doneWithout, { name: entered.name, time: entered.time })}</b>{' '}
            <Link to={`/appointments/${entered.id}${toWeek.slice('/appointments'.length)}`}>{w.see}</Link>
          </>
        )}
      </p>
      {free.length === 0 ? (
        <p className="paragraph">{w.none}</p>
      ) : (
        <PostForm of={fetcher} action="/appointments" className="paragraph" ref={form}>
          <Choice
            label={w.time}
            name="start"
            ref={time}
            defaultValue={at}
            onChange={({ target }) => {
              const chosen = new URLSearchParams(parameters)
              chosen.set('at', target.value)
              navigate(`/appointments?${chosen}`, { replace: true, preventScrollReset: true })
            }}
            options={free.map(({ start, label }) => [start, label])}
          />
          {typed.map((name) => (
            <Field
              key={name}
              label={labels[name]}
              {...(name === 'phone' && { hint: hasVideo ? w.withoutNumber.video : w.withoutNumber.youCall })}
              {...(name === 'email' && { hint: w.withoutAddress })}
              name={name}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              required={name === 'name'}
              maxLength={appointmentFields[name].max}
              autoComplete="off"
            />
          ))}
          <Choice label={w.language} name="language">
            <option value="de">{words.sheet.languages.de}</option>
            <option value="en">{words.sheet.languages.en}</option>
          </Choice>
          <Alert>
            {answer && 'refused' in answer && answer.refused}
            {answer && 'problem' in answer && words.problems[answer.problem]}
          </Alert>
          <p className="actions after">
            <Key label={w.button} look="main out" act="enter" />
            {at && (
              <WayKey
                label={w.blockInstead}
                look="soft"
                to={`${toWeek}${toWeek.includes('?') ? '&' : '?'}new&at=${at}`}
              />
            )}
          </p>
        </PostForm>
      )}
    </>
  )
}
