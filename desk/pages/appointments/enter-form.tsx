import { useEffect, useRef } from 'react'
import { type FetcherWithComponents, Link } from 'react-router'
import { appointmentFields } from '#contract/appointment-fields.ts'
import { fill } from '../../fill.ts'
import { FormToken } from '../../ui/form-token.tsx'
import type { BlockAnswer, BlocksData } from './data.ts'

type EnterFormProps = { data: BlocksData; fetcher: FetcherWithComponents<BlockAnswer>; toWeek: string }

const typed = ['name', 'email', 'phone', 'topic'] as const

/** An appointment for somebody who asked by telephone or in a letter: a free time, who, and how to reach them. */
export function EnterForm({ data: { words, free, at, labels, hasVideo }, fetcher, toWeek }: EnterFormProps) {
  const { entering: w } = words
  const answer = fetcher.data
  const form = useRef<HTMLFormElement>(null)
  const entered = answer && 'did' in answer && answer.did === 'entered' ? answer : undefined
  useEffect(() => {
    if (entered) form.current?.reset()
  }, [entered])
  return (
    <>
      <h1>{w.title}</h1>
      <p role="status">
        {entered && (
          <>
            <b>{fill(w.done, { name: entered.name })}</b>{' '}
            <Link to={`/appointments/${entered.id}${toWeek.slice('/appointments'.length)}`}>{w.see}</Link>
          </>
        )}
      </p>
      {free.length === 0 ? (
        <p className="paragraph">{w.none}</p>
      ) : (
        <fetcher.Form method="post" action="/appointments" className="paragraph" ref={form}>
          <FormToken />
          <p className="field">
            <label htmlFor="start">{w.time}</label>
            <span className="select">
              <select id="start" name="start" key={at} defaultValue={at}>
                {free.map(({ start, label }) => (
                  <option key={start} value={start}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </p>
          {typed.map((name) => (
            <p key={name} className="field">
              <label htmlFor={name}>{labels[name]}</label>
              <input
                id={name}
                name={name}
                type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                required={name === 'name' || name === 'email'}
                maxLength={appointmentFields[name].max}
                autoComplete="off"
              />
              {name === 'phone' && (
                <span className="hint">{hasVideo ? w.withoutNumber.video : w.withoutNumber.youCall}</span>
              )}
            </p>
          ))}
          <p className="field">
            <label htmlFor="language">{w.language}</label>
            <span className="select">
              <select id="language" name="language">
                <option value="de">{words.sheet.languages.de}</option>
                <option value="en">{words.sheet.languages.en}</option>
              </select>
            </span>
          </p>
          <p role="alert" className="error">
            {answer && 'refused' in answer && answer.refused}
          </p>
          <p className="actions after">
            <button className="key main out" type="submit" name="act" value="enter">
              {w.button}
            </button>
            {at && (
              <Link className="link-key soft" to={`${toWeek}${toWeek.includes('?') ? '&' : '?'}new&at=${at}`}>
                {w.blockInstead}
              </Link>
            )}
          </p>
        </fetcher.Form>
      )}
    </>
  )
}
