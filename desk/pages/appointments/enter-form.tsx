import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { undoMs } from '#contract/undo.ts'
import { fill } from '../../fill.ts'
import { Alert, Choice, Field, Key, PostForm, WayKey } from '../../ui/form.tsx'
import { useUndoable } from '../../ui/undo.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useWrongField } from '../../use-wrong-field.ts'
import type { BlockAnswer, BlocksData } from './data.ts'
import { TimeChoice } from './time-choice.tsx'

const enteredIn = (answer: BlockAnswer) => ('did' in answer && answer.did === 'entered' ? answer : undefined)

type EnterFormProps = { data: BlocksData; toWeek: string }

/** An appointment for somebody who asked by telephone or in a letter: a free time, who, and how to reach them. */
export function EnterForm({ data: { words, free, week, at, known, labels, hasVideo }, toWeek }: EnterFormProps) {
  const { entering: w } = words
  const fetcher = useFetcher<BlockAnswer>()
  const answer = fetcher.data
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<FormData>(undefined)
  const done = useRef<HTMLParagraphElement>(null)
  const [isInvited, setInvited] = useState(false)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const refused = answer && 'refused' in answer ? answer : undefined
  useWrongField(form, refused?.place, refused)
  const entered = answer && enteredIn(answer)
  // Its time is free again, once the page shows that it was taken.
  const isTakenBack =
    fetcher.state === 'idle' &&
    free.flatMap(({ times }) => times).some(({ start, hosts }) => start === entered?.start && hosts > entered.freeLeft)
  useUndoable(fetcher, (answer) => {
    const entered = enteredIn(answer)
    return (
      entered && {
        ...{ id: `appointment ${entered.id}`, name: entered.name, text: fill(w.held, { time: entered.time }) },
        ...{ at: entered.at, msLeft: undoMs, action: '/appointments', form: { act: 'undo-enter', id: entered.id } },
      }
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was entered
  useEffect(() => {
    if (entered && form.current) {
      sent.current = new FormData(form.current)
      form.current.reset()
      // The next one is somebody else.
      if (known) navigate(`${toWeek}${toWeek.includes('?') ? '&' : '?'}enter`, { replace: true })
      // On a telephone it stands above what was filled in.
      done.current?.focus()
    }
    // Also of what was typed before the scripts were there.
    setInvited(Boolean(form.current && new FormData(form.current).get('email')))
  }, [entered])
  // Whoever takes it back corrects it: they type nothing twice.
  useEffect(() => {
    if (!isTakenBack || !form.current) return
    for (const [name, value] of sent.current ?? []) {
      const field = form.current.elements.namedItem(name)
      if (field instanceof HTMLInputElement && ['text', 'email', 'tel'].includes(field.type))
        field.value ||= String(value)
    }
    setInvited(Boolean(new FormData(form.current).get('email')))
  }, [isTakenBack])
  const field = (name: 'name' | 'email' | 'phone' | 'topic') => (
    <Field
      key={name}
      label={labels[name]}
      {...(name === 'phone' && { hint: hasVideo ? w.withoutNumber.video : w.withoutNumber.youCall })}
      {...(name === 'email' && { hint: w.withoutAddress })}
      error={refused?.place === name && refused.refused}
      name={name}
      type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
      required={name === 'name'}
      maxLength={appointmentFields[name].max}
      autoComplete="off"
      // Of whose enquiry one comes.
      defaultValue={(name !== 'topic' && known?.[name]) || ''}
      {...(name === 'email' && { onInput: ({ currentTarget }) => setInvited(currentTarget.value !== '') })}
    />
  )
  return (
    <>
      <h1>{w.title}</h1>
      <p role="status" ref={done} tabIndex={-1}>
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
        <PostForm of={fetcher} action="/appointments" className="paragraph" noValidate ref={form}>
          <TimeChoice
            key={entered?.id}
            words={words.moving}
            free={free}
            week={week}
            at={at}
            onTime={(start, weekOfIt) => {
              const chosen = new URLSearchParams(parameters)
              chosen.set('at', start)
              chosen.set('week', weekOfIt)
              // The week shows it too.
              navigate(`/appointments?${chosen}`, { replace: true, preventScrollReset: true })
            }}
          />
          <Alert>{refused?.place === 'start' && refused.refused}</Alert>
          {(['name', 'email', 'phone'] as const).map(field)}
          <div className="two">
            {field('topic')}
            <Choice label={w.language} name="language" defaultValue={known?.language ?? 'de'}>
              <option value="de">{words.sheet.languages.de}</option>
              <option value="en">{words.sheet.languages.en}</option>
            </Choice>
          </div>
          <Alert>
            {refused && !refused.place && refused.refused}
            {answer && 'problem' in answer && words.problems[answer.problem]}
          </Alert>
          <p className="actions after">
            <Key label={isInvited ? w.button : w.buttonWithout} look={isInvited ? 'main out' : 'main'} act="enter" />
            {at && <WayKey label={w.blockInstead} to={`${toWeek}${toWeek.includes('?') ? '&' : '?'}new&at=${at}`} />}
          </p>
        </PostForm>
      )}
    </>
  )
}
