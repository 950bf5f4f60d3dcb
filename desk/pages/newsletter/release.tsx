import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { weekdayDate } from '#contract/dates.ts'
import { fill } from '../../fill.ts'
import { Dialog, DialogKeys } from '../../ui/dialog.tsx'
import { Alert, Choice, Field, Key, PostForm } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import { foundText } from './checks.tsx'
import type { IssueAnswer, IssueData } from './data.ts'

type ReleaseFormProps = { data: IssueData; isStopped: boolean; onAnswer(answer: IssueAnswer): void }

/** When an issue goes and how fast; whoever may not release asks, whoever may decides. */
export function Release({ data }: { data: IssueData }) {
  const { words, draft, findings, mayRelease } = data
  const { release } = words
  const [problem, setProblem] = useState<string>()
  const asking = useFetcher<IssueAnswer>()
  const hear = (answer: IssueAnswer) => setProblem('problem' in answer ? answer.problem : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (asking.data) hear(asking.data)
  }, [asking.data])

  // Whose key has gone with what it did goes on here, before the room leads elsewhere.
  const result = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (draft.state === 'released' && document.activeElement === document.body) result.current?.focus()
  }, [draft.state])

  const stopped = findings.some(({ level }) => level === 'error')
  const told = <Alert>{problem && (release.problems[problem] ?? words.problems[problem])}</Alert>

  if (draft.state === 'released')
    return (
      <section className="release block">
        <h2 ref={result} tabIndex={-1}>
          {fill(release.released, { time: draft.sendAt ?? '' })}
        </h2>
        <p className="note">{mayRelease ? release.releasedText : release.releasedToAll}</p>
        {mayRelease && (
          <FreshForm<IssueAnswer> onAnswer={hear}>
            <p className="actions after">
              <Key label={release.withdraw} act="withdraw" />
            </p>
          </FreshForm>
        )}
        {told}
      </section>
    )

  return (
    <section className="release block" id="release">
      <h2>
        {draft.state === 'asked' && mayRelease && <span className="dot" />}{' '}
        {draft.state === 'asked' ? release.asked : release.title}
      </h2>
      {draft.state === 'asked' && (
        <p>{fill(release.askedBy, { name: draft.askedBy ?? '', time: draft.sendAt ?? release.wantedNow })}</p>
      )}
      {draft.state === 'writing' && draft.answer && (
        <p className="note">
          <b>{fill(release.returned, { name: draft.answeredBy })}</b> {draft.answer}
        </p>
      )}
      {draft.state === 'asked' && !mayRelease && <p className="note">{release.askedText}</p>}
      {mayRelease ? (
        <>
          <ReleaseForm data={data} isStopped={stopped} onAnswer={hear} />
          {draft.state === 'asked' && (
            <FreshForm<IssueAnswer> onAnswer={hear}>
              <Field label={release.answer} name="answer" minLength={3} maxLength={300} required autoComplete="off" />
              <p className="actions">
                <Key label={fill(release.giveBack, { name: draft.askedBy ?? '' })} act="give-back" />
              </p>
            </FreshForm>
          )}
        </>
      ) : (
        <PostForm of={asking} noValidate>
          <When data={data} />
          <p className="actions after">
            <Key
              label={draft.state === 'asked' ? release.askAgain : release.ask}
              // What waits for the other has no next step here.
              look={draft.state === 'asked' ? undefined : 'main'}
              act="ask"
              disabled={stopped}
            />
          </p>
        </PostForm>
      )}
      {stopped && <p className="note">{words.checks.stops}</p>}
      {told}
    </section>
  )
}

/** Says how many get the issue, and when, before it goes. */
function ReleaseForm({ data, isStopped, onAnswer }: ReleaseFormProps) {
  const { words, texts, readers, findings } = data
  const { release } = words
  const { language: own } = useRoot()
  const fields = useRef<HTMLDivElement>(null)
  const [when, setWhen] = useState<string>()
  const count = texts.reduce((sum, { language }) => sum + readers[language], 0)

  function ask() {
    const form = fields.current?.closest('form')
    if (!form) return
    const wish = new FormData(form)
    const field = (name: string) => String(wish.get(name) ?? '')
    setWhen(
      field('when') === 'at'
        ? fill(release.confirm.at, {
            day: field('day') && weekdayDate(field('day'), own, 'UTC'),
            clock: field('clock'),
            zone: zoneName(release, field('zone')),
          })
        : release.confirm.now,
    )
  }

  return (
    <FreshForm<IssueAnswer>
      onAnswer={(answer) => {
        setWhen(undefined)
        onAnswer(answer)
      }}
      noValidate
    >
      <div ref={fields}>
        <When data={data} />
      </div>
      <p className="actions after">
        <Key label={release.confirm.open} look="main out" disabled={isStopped} onClick={ask} />
      </p>
      <Dialog title={release.confirm.title} isOpen={when !== undefined} onClose={() => setWhen(undefined)}>
        {texts.map(({ language, subject }) => (
          <p key={language} lang={language}>
            <b>{subject}</b>
          </p>
        ))}
        <p>{fill(count === 1 ? release.confirm.one : release.confirm.many, { count, when: when ?? '' })}</p>
        {findings
          .filter(({ code }) => code === 'language_missing')
          .map((finding) => (
            <p key={finding.language}>{foundText(words, finding)}.</p>
          ))}
        <DialogKeys keep={release.release} look="main out" act="release" />
      </Dialog>
    </FreshForm>
  )
}

const zoneName = (release: IssueData['words']['release'], zone: string) =>
  zone === 'Europe/Zurich' ? release.home : zone

function When({ data: { words, draft, texts } }: { data: IssueData }) {
  const { release } = words
  const [isTimed, setTimed] = useState(draft.hasTime && draft.state === 'asked')
  const [zones, setZones] = useState([draft.timeZone])
  useEffect(() => {
    setZones((known) => [...new Set([...known, Intl.DateTimeFormat().resolvedOptions().timeZone])])
  }, [])
  const choice = (value: 'now' | 'at', label: string) => (
    <label className="tick">
      <input
        type="radio"
        name="when"
        value={value}
        checked={isTimed === (value === 'at')}
        onChange={() => setTimed(value === 'at')}
      />
      {label}
    </label>
  )
  return (
    <>
      {texts.map(({ language, revision }) => (
        <input key={language} type="hidden" name={`seen-${language}`} value={revision} />
      ))}
      <fieldset className="when-fields">
        <legend className="visually-hidden">{release.when}</legend>
        {choice('now', release.now)}
        {choice('at', release.at)}
      </fieldset>
      <div className="time-fields" hidden={!isTimed}>
        <Field label={release.day} name="day" type="date" defaultValue={draft.wanted.day} />
        <Field label={release.clock} name="clock" type="time" defaultValue={draft.wanted.clock} />
        {zones.length > 1 ? (
          <Choice
            label={release.zone}
            name="zone"
            defaultValue={draft.timeZone}
            options={zones.map((zone) => [zone, zoneName(release, zone)])}
          />
        ) : (
          <p className="note">
            <input type="hidden" name="zone" value={draft.timeZone} />
            {zoneName(release, draft.timeZone)}
          </p>
        )}
      </div>
      <details className="unfold note">
        <summary>{fill(release.pace, { rate: draft.perMinute, minutes: draft.minutes })}</summary>
        <Field look="rate-field" label={release.rate} name="rate" inputMode="numeric" defaultValue={draft.perMinute} />
      </details>
    </>
  )
}
