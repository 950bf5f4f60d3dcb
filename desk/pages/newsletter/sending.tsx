import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { fill } from '../../fill.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogKeys } from '../../ui/dialog-keys.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FreshForm } from '../../ui/fresh-form.tsx'
import { LinkKey } from '../../ui/key.tsx'
import { loadWhenAnswered } from '../../use-live.ts'
import type { IssueAnswer, IssueData } from './data.ts'

const lookEveryMs = 2000

/** An issue that goes out: how far it is, and the keys that stop it. */
export function Sending({ data }: { data: IssueData }) {
  const { words, draft, issues, mayRelease } = data
  const { sending } = words
  const [cancels, setCancels] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { revalidate } = useRevalidator()
  const sum = (of: (issue: (typeof issues)[number]) => number) => issues.reduce((total, issue) => total + of(issue), 0)
  const all = sum(({ mails }) => mails)
  const waiting = sum(({ queued }) => queued)
  const gone = all - waiting
  const isUnderWay = issues.some(({ state }) => state === 'sending')
  const paused = issues.find(({ state }) => state === 'paused')
  const isQueueing = issues.some(({ queued_at, state }) => queued_at === null && state !== 'cancelled')
  const minutes = Math.round(waiting / draft.perMinute)

  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void loadWhenAnswered(revalidate)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])

  const hear = (answer: IssueAnswer) => {
    setProblem('problem' in answer ? answer.problem : undefined)
    setCancels(false)
  }
  const key = (act: 'pause' | 'resume', className: string) => (
    <FreshForm<IssueAnswer> onAnswer={hear}>
      <input type="hidden" name="act" value={act} />
      <button className={className} type="submit">
        {sending[act]}
      </button>
    </FreshForm>
  )
  return (
    <div className="issue-work">
      <p className="figure">
        {gone} <small>{fill(sending.figure, { all })}</small>
      </p>
      <progress className="going" value={gone} max={Math.max(all, 1)} aria-label={sending.bar} />
      <p className="note" role="status">
        {isQueueing && `${sending.queueing} `}
        {isUnderWay && !isQueueing && (minutes < 1 ? sending.leftLess : fill(sending.left, { minutes }))}
        {paused && (paused.pause_reason === 'refusals' ? sending.pausedByRefusals : sending.pausedByHand)}
      </p>
      {issues.map((issue) => (
        <Facts
          key={issue.language}
          look="after"
          of={[
            [sending.facts.language, `${words.languages[issue.language]}, ${words.states[issue.state]}`],
            ...(['begun', 'sent', 'queued', 'refused', 'gone'] as const).map(
              (name) => [sending.facts[name], issue[name]] as const,
            ),
          ]}
        />
      ))}
      {mayRelease && (isUnderWay || paused) && (
        <div className="actions after">
          {isUnderWay && key('pause', 'key')}
          {paused && key('resume', 'key main')}
          <LinkKey look="bad" onClick={() => setCancels(true)}>
            {sending.cancel}
          </LinkKey>
        </div>
      )}
      <Alert>{problem && words.problems[problem]}</Alert>
      {mayRelease && isUnderWay && <p className="note">{sending.note}</p>}
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
          <Link key={id} className="link-key" to={`/newsletter/issues/${id}/report`}>
            {sending.report}: {words.languages[language]}
          </Link>
        ))}
      </p>
      <Dialog title={sending.cancelTitle} isOpen={cancels} onClose={() => setCancels(false)}>
        <p>{sending.cancelText}</p>
        <FreshForm<IssueAnswer> onAnswer={hear}>
          <input type="hidden" name="act" value="cancel" />
          <DialogKeys keep={sending.cancelButton} look="" cancel={sending.keep} onCancel={() => setCancels(false)} />
        </FreshForm>
      </Dialog>
    </div>
  )
}
