import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { tierNames } from '#contract/tier-names.ts'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { WaitlistAnswer, WaitlistData } from './data.ts'
import { Held } from './held.tsx'
import { Letters } from './letters.tsx'
import { Ruler } from './ruler.tsx'

type EntryProps = { entry: WaitlistData['entries'][number]; data: WaitlistData }

/** Somebody who waits: who, what they said, how long it has been; and the decision, or the letter that follows it. */
export function Entry({ entry, data }: EntryProps) {
  const { words, promisedHours } = data
  const fetcher = useFetcher<WaitlistAnswer>()
  const answer = fetcher.data
  const problem =
    answer && 'problem' in answer
      ? fill(words.problems[answer.problem], { tier: answer.tier ? words.tiers[answer.tier] : '' })
      : undefined
  const line = useRef<HTMLLIElement>(null)

  // After a decision the way back has the focus, after taking it back the decision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer || !('did' in answer)) return
    line.current?.querySelector<HTMLElement>(answer.did === 'undone' ? '[data-key=a]' : '[data-key=u]')?.focus()
  }, [answer, entry.leavesAt])

  const said = [
    words.tiers[entry.tier],
    fill(words.position, { position: entry.position }),
    entry.applications > 1 && fill(words.again, { times: entry.applications }),
  ]
  return (
    <li className="request" ref={line} tabIndex={-1} data-id={entry.id} aria-label={entry.email}>
      <div>
        <p className="whole">
          {entry.isUrgent && (
            <>
              <span className="dot" />
              <span className="visually-hidden">{words.urgent}: </span>{' '}
            </>
          )}
          <b>{entry.company ?? entry.email}</b>
        </p>
        {entry.company && <p className="note whole">{entry.email}</p>}
      </div>
      <div>
        {entry.motivation ? (
          <p lang={entry.language} className="typed">
            «{entry.motivation}»
          </p>
        ) : (
          <p className="soft">{words.noWords}</p>
        )}
        {entry.further.map(({ label, value }) => (
          <p key={label} className="note">
            {label}: {value}
          </p>
        ))}
        <p className="note">{said.filter(Boolean).join(', ')}</p>
      </div>
      {entry.status === 'waiting' && entry.tier !== 'general_waitlist' ? (
        <div>
          <Ruler
            ageHours={entry.ageHours}
            limitHours={promisedHours}
            label={fill(words.ruler, { age: entry.ageHours, limit: promisedHours })}
          />
          <p className="axis">
            <span>{fill(words.age, { hours: entry.ageHours })}</span>
            <span>
              {entry.ageHours <= promisedHours
                ? fill(words.left, { hours: promisedHours - entry.ageHours })
                : fill(words.over, { hours: entry.ageHours - promisedHours })}
            </span>
          </p>
          <p className="note">{fill(words.due, { time: entry.due })}</p>
        </div>
      ) : (
        <p className="note">
          {entry.status === 'waiting' ? fill(words.age, { hours: entry.ageHours }) : decidedText(entry, words)}
        </p>
      )}
      <div className="request-do">
        {entry.leavesAt !== null && entry.leavesAt > data.now ? (
          <Held entry={entry} words={words} now={data.now} fetcher={fetcher} />
        ) : (
          <Decide entry={entry} words={words} fetcher={fetcher} />
        )}
        <p role="alert" className="error">
          {problem}
        </p>
        {(entry.leavesAt !== null || entry.status !== 'accepted') && (
          <Letters words={words} letters={data.letters} entry={entry} />
        )}
      </div>
    </li>
  )
}

type DecideProps = {
  entry: EntryProps['entry']
  words: WaitlistData['words']
  fetcher: ReturnType<typeof useFetcher<WaitlistAnswer>>
}

function Decide({ entry, words, fetcher }: DecideProps) {
  const [frees, setFrees] = useState(false)
  const whose = <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
  return (
    <fetcher.Form method="post" className="actions">
      <FormToken />
      <input type="hidden" name="id" value={entry.id} />
      {entry.status !== 'accepted' && entry.tier === 'general_waitlist' && (
        <span className="select in-bar">
          <select name="tier" aria-label={words.inTier} defaultValue="early_access">
            {tierNames
              .filter((tier) => tier !== 'general_waitlist')
              .map((tier) => (
                <option key={tier} value={tier}>
                  {words.tiers[tier]}
                </option>
              ))}
          </select>
        </span>
      )}
      {entry.status !== 'accepted' && (
        <button className="key out" type="submit" name="act" value="accept" data-key="a">
          {words.accept}
          {whose}
        </button>
      )}
      {entry.status === 'waiting' && (
        <button className="key out" type="submit" name="act" value="decline" data-key="d">
          {words.decline}
          {whose}
        </button>
      )}
      {entry.status === 'accepted' && (
        <button className="link-key" type="button" onClick={() => setFrees(true)}>
          {words.free}
          {whose}
        </button>
      )}
      <Link className="link-key soft" to={`/people/card?email=${encodeURIComponent(entry.email)}`}>
        {words.card}
        {whose}
      </Link>
      <Dialog title={fill(words.freeTitle, { email: entry.email })} isOpen={frees} onClose={() => setFrees(false)}>
        <p>{fill(words.freeText, { tier: words.tiers[entry.tier] })}</p>
        <p className="actions after">
          <button
            className="key"
            type="submit"
            name="act"
            value="free"
            onClick={() => setTimeout(() => setFrees(false))}
          >
            {words.freeButton}
          </button>
          <button className="key" type="button" onClick={() => setFrees(false)}>
            {words.keep}
          </button>
        </p>
      </Dialog>
    </fetcher.Form>
  )
}

function decidedText({ status, isFreed, decided }: EntryProps['entry'], words: WaitlistData['words']): string {
  const text = isFreed ? words.freedAt : status === 'accepted' ? words.acceptedAt : words.declinedAt
  return fill(text, { time: decided ?? '' })
}
