import { useEffect, useState } from 'react'
import { useFetchers, useRevalidator } from 'react-router'
import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Alert, Key, WayKey } from '../../ui/form.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { leadOn, useResting } from '../../ui/rest.ts'
import { loadWhenAnswered } from '../../use-live.ts'
import type { IssueAnswer, IssueData } from './data.ts'

const lookEveryMs = 2000

/** An issue that goes out: how far it is, and the keys that stop it. */
export function Sending({ data }: { data: IssueData }) {
  const { words, draft, issues, mayRelease } = data
  const { sending } = words
  const [answer, setAnswer] = useState<IssueAnswer>()
  const problem = answer && 'problem' in answer ? answer.problem : undefined
  const { revalidate } = useRevalidator()
  const sum = (of: (issue: (typeof issues)[number]) => number) => issues.reduce((total, issue) => total + of(issue), 0)
  const all = sum(({ mails }) => mails)
  const waiting = sum(({ queued }) => queued)
  const sent = all - waiting - sum(({ gone }) => gone)
  const isUnderWay = issues.some(({ state }) => state === 'sending')
  const paused = issues.find(({ state }) => state === 'paused')
  const isQueueing = issues.some(({ queued_at, state }) => queued_at === null && state !== 'cancelled')
  const minutes = Math.round(waiting / draft.perMinute)

  // One key takes the place of the other: a second press is none of it.
  const isDeciding = useFetchers().some(({ formData }) => formData?.has('act'))
  useEffect(() => (isDeciding ? leadOn() : undefined), [isDeciding])
  const isResting = useResting()

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void loadWhenAnswered(revalidate)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])

  const key = (act: 'pause' | 'resume', look?: string) => (
    <FreshForm<IssueAnswer> onAnswer={setAnswer}>
      <Key label={sending[act]} look={look} act={act} rests={isResting} />
    </FreshForm>
  )
  return (
    <div className="issue-work" onSubmit={() => leadOn()()}>
      <p className="figure">
        {sent} <small>{fill(sending.figure, { all })}</small>
      </p>
      <progress className="going" value={sent} max={Math.max(all, 1)} aria-label={sending.bar} />
      <p className="note" role="status">
        {isQueueing && `${sending.queueing} `}
        {isUnderWay && !isQueueing && (minutes < 1 ? sending.leftLess : fill(sending.left, { minutes }))}
        {paused &&
          (paused.pause_reason === 'refusals'
            ? sending.pausedByRefusals
            : mayRelease
              ? sending.pausedByHand
              : sending.pausedByOther)}
      </p>
      {mayRelease && (isUnderWay || paused) && (
        <div className="actions after">
          {isUnderWay && key('pause')}
          {paused && key('resume', 'main')}
          <KeyDialog isWord label={sending.cancel} look="bad" title={sending.cancelTitle} done={answer}>
            <p>{sending.cancelText}</p>
            <FreshForm<IssueAnswer> onAnswer={setAnswer}>
              <DialogKeys keep={sending.cancelButton} look="bad" act="cancel" cancel={sending.keep} />
            </FreshForm>
          </KeyDialog>
        </div>
      )}
      <Alert>{problem && words.problems[problem]}</Alert>
      {mayRelease && isUnderWay && <p className="note">{sending.note}</p>}
      {issues.map((issue) => (
        <Facts
          key={issue.language}
          look="after"
          of={[
            [sending.facts.language, `${words.languages[issue.language]}, ${words.states[issue.state]}`],
            ...(['begun', 'sent', 'queued', 'refused', 'gone'] as const).map(
              (name) =>
                [
                  sending.facts[name === 'gone' && issue.state === 'cancelled' ? 'dropped' : name],
                  issue[name],
                ] as const,
            ),
          ]}
        />
      ))}
      <p className="actions">
        {issues.map(({ language, slug }) => (
          <a
            key={language}
            className="link-key"
            href={`${language === 'en' ? '/en' : ''}/newsletter/issues/${slug}`}
            hrefLang={language}
          >
            {sending.onSite}: {words.languages[language]}
          </a>
        ))}
        {issues.map(({ language, id }) => (
          <WayKey label={sending.report} key={id} to={`/newsletter/issues/${id}/report`}>
            {`: ${words.languages[language]}`}
          </WayKey>
        ))}
      </p>
    </div>
  )
}
