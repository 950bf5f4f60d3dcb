import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { tierNames } from '#contract/tier-names.ts'
import { fill } from '../../fill.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormToken } from '../../ui/form-token.tsx'
import type { WaitlistAnswer, WaitlistData } from './data.ts'
import { Letters } from './letters.tsx'

type EntryProps = {
  entry: WaitlistData['entries'][number]
  data: WaitlistData
  /** Only one stands open, with all that was said and its keys. */
  isOpen: boolean
  onOpen(): void
}

/** Somebody who waits, in one line; opened with what they said and the decision. */
export function Entry({ entry, data, isOpen, onOpen }: EntryProps) {
  const { words } = data
  const fetcher = useFetcher<WaitlistAnswer>()
  const answer = fetcher.data
  const problem =
    answer && 'problem' in answer
      ? fill(words.problems[answer.problem], { tier: answer.tier ? words.tiers[answer.tier] : '' })
      : undefined
  const isGeneral = entry.tier === 'general_waitlist'
  const said = [
    words.tiers[entry.tier],
    fill(words.position, { position: entry.position }),
    entry.applications > 1 && fill(words.again, { times: entry.applications }),
  ]
  return (
    <li data-id={entry.id} aria-current={isOpen || undefined}>
      {entry.isUrgent ? <span className="dot" /> : <span className="dot none" aria-hidden="true" />}
      <div className="say">
        <button className="t" type="button" aria-expanded={isOpen} onClick={onOpen}>
          {entry.isUrgent && <span className="visually-hidden">{words.urgent}: </span>}
          {entry.company ?? entry.email}
        </button>
        {isOpen ? (
          <span className="soft">{entry.company && entry.email}</span>
        ) : (
          <span className="soft" lang={entry.language}>
            {entry.motivation && `«${entry.motivation}»`}
          </span>
        )}
      </div>
      <span className={entry.isUrgent ? 'by now' : 'by'}>
        {entry.status === 'waiting'
          ? isGeneral
            ? fill(words.since, { time: entry.asked })
            : fill(entry.isLate ? words.late : words.by, { time: entry.due })
          : decidedText(entry, words)}
      </span>
      {!isOpen && entry.status === 'waiting' && !isGeneral && (
        <fetcher.Form method="post" className="do">
          <FormToken />
          <input type="hidden" name="id" value={entry.id} />
          <button className="link-key" type="submit" name="act" value="accept">
            {words.accept}
            <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
          </button>
        </fetcher.Form>
      )}
      {isOpen && (
        <div className="more">
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
          <Decide entry={entry} data={data} fetcher={fetcher} />
          <p role="alert" className="error">
            {problem}
          </p>
          {entry.status !== 'accepted' && <Letters words={words} letters={data.letters} entry={entry} />}
        </div>
      )}
    </li>
  )
}

type DecideProps = Pick<EntryProps, 'entry' | 'data'> & { fetcher: ReturnType<typeof useFetcher<WaitlistAnswer>> }

function Decide({ entry, data: { words, tiers }, fetcher }: DecideProps) {
  const [frees, setFrees] = useState(false)
  const whose = <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
  const place = tiers.find(({ tier }) => tier === entry.tier)
  return (
    <fetcher.Form method="post" className="actions paragraph">
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
        <button className="key main out" type="submit" name="act" value="accept" data-key="a">
          {place ? fill(words.acceptPlace, { place: place.taken + 1 }) : words.accept}
          {whose}
        </button>
      )}
      {entry.status === 'waiting' && (
        <button className="key" type="submit" name="act" value="decline" data-key="d">
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
            className="key main"
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
