import { useState } from 'react'
import { fill } from '../../fill.ts'
import { Key, LinkKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import type { HoursAnswer, HoursData } from './data.ts'

/** The secret address by which a member's own calendar shows their appointments. It is shown once, when it is made. */
export function CalendarAddress({ data: { words, feed } }: { data: HoursData }) {
  const w = words.hours
  const [answer, setAnswer] = useState<HoursAnswer>()
  const [isCopied, setCopied] = useState(false)
  const url = answer && 'url' in answer ? answer.url : undefined
  const answered = (given: HoursAnswer) => {
    setAnswer(given)
    setCopied(false)
  }
  const read = feed?.readAt ? fill(w.readAt, { time: feed.readAt }) : w.neverRead
  return (
    <section className="block after">
      <h2>{w.calendar}</h2>
      <p>{w.calendarText}</p>
      <div role="status">
        {url && (
          <>
            <p className="paragraph">
              <b>{w.made}</b>
            </p>
            <p className="mono anywhere">{url}</p>
            <p>
              <LinkKey
                label={isCopied ? w.copied : w.copy}
                onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
              />
            </p>
          </>
        )}
        {answer && 'did' in answer && answer.did === 'revoked' && (
          <p className="paragraph">
            <b>{w.revoked}</b>
          </p>
        )}
      </div>
      {feed && <p className="note paragraph">{fill(w.since, { time: feed.since, read })}</p>}
      <div className="actions paragraph">
        <FreshForm<HoursAnswer> onAnswer={answered}>
          <Key label={feed ? w.remake : w.make} act="make" />
        </FreshForm>
        {feed && (
          <FreshForm<HoursAnswer> onAnswer={answered}>
            <LinkKey label={w.revoke} look="soft" act="revoke" />
          </FreshForm>
        )}
      </div>
      {feed && <p className="note">{w.remakeText}</p>}
    </section>
  )
}
