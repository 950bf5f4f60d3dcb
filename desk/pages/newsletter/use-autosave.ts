import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher } from '../../use-fetcher.ts'
import { useLeaving } from '../../use-leaving.ts'
import { useRoot } from '../../use-root.ts'
import { useTryAgain } from '../../use-try-again.ts'
import type { IssueAnswer, IssueText, Typed } from './data.ts'

const saveAfterMs = 800

/** Where others on the page hear what was kept. */
export const savingKey = (issueId: string) => `saving ${issueId}`

export type Conflict = Extract<IssueAnswer, { problem: 'changed_meanwhile'; text: object }>

export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | { problem: string } | Conflict

/**
 * Keeps what is typed on the server as one types. Each save names the revision that this page has seen: when somebody else was
 * faster nothing more is saved until a person has chosen.
 * @param onOther what somebody else has saved, while nothing was being typed here
 */
export function useAutosave(issueId: string, text: IssueText, onOther: (typed: Typed) => void) {
  const { formToken } = useRoot()
  const fetcher = useFetcher<IssueAnswer>({ key: savingKey(issueId) })
  const [typed, setTyped] = useState<Typed>(text)
  const [saving, setSaving] = useState<Saving>('saved')
  const revision = useRef(text.revision)
  const sent = useRef<Typed>(undefined)
  const isDirty = saving !== 'saved'

  function send(next: Typed = typed) {
    sent.current = next
    setSaving('saving')
    fetcher.submit(
      { formToken, act: 'save', language: text.language, revision: revision.current, ...pick(next) },
      { method: 'post', action: `/newsletter/issues/${issueId}` },
    )
  }

  function change(part: Partial<Typed>) {
    setTyped((before) => ({ ...before, ...part }))
    setSaving((now) => (typeof now === 'object' && 'text' in now ? now : 'waiting'))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause after the last change
  useEffect(() => {
    if (saving !== 'waiting' || fetcher.state !== 'idle') return
    const timer = setTimeout(send, saveAfterMs)
    return () => clearTimeout(timer)
  }, [typed, saving, fetcher.state])

  useTryAgain(saving === 'offline', () => send())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const answer = fetcher.data
    if (!answer) return
    // The answer to a form of this page's past is not one to what is typed now.
    if (!sent.current || ('language' in answer && answer.language !== text.language)) return
    if ('did' in answer) {
      if ('revision' in answer) revision.current = Math.max(answer.revision, revision.current)
      setSaving(isSame(sent.current, typed) ? 'saved' : 'waiting')
    } else if ('text' in answer) setSaving(answer)
    else setSaving(answer.problem === 'offline' ? 'offline' : { problem: answer.problem })
  }, [fetcher.data])

  // With the picture, before a letter is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server tells of another revision
  useLayoutEffect(() => {
    if (text.revision <= revision.current || isDirty || fetcher.state !== 'idle') return
    revision.current = text.revision
    setTyped(pick(text))
    onOther(pick(text))
  }, [text.revision, isDirty, fetcher.state])

  // Whoever goes on within the desk the moment after they typed leaves nothing behind.
  const open = useRef<() => void>(undefined)
  open.current = saving === 'waiting' ? () => send() : undefined
  useEffect(() => () => open.current?.(), [])
  useLeaving(isDirty)

  return {
    typed,
    saving,
    change,
    /** Ends a conflict with one's own words, on top of what the other has saved. */
    takeMine: ({ text: theirs }: Conflict) => {
      revision.current = theirs.revision
      send()
    },
    /** Ends it with theirs. One's own stay among the versions. */
    takeTheirs: ({ text: theirs }: Conflict) => {
      revision.current = theirs.revision
      setTyped(pick(theirs))
      setSaving('saved')
      onOther(pick(theirs))
    },
  }
}

function pick({ subject, preheader, title, body }: Typed): Typed {
  return { subject, preheader, title, body }
}

function isSame(one: Typed, other: Typed): boolean {
  return JSON.stringify(pick(one)) === JSON.stringify(pick(other))
}
