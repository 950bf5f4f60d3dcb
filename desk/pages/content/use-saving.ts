import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Field } from '#content/form/field.ts'
import { useKeptInTab } from '../../kept-in-tab.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useLeaving } from '../../use-leaving.ts'
import { useRoot } from '../../use-root.ts'
import { useTryAgain } from '../../use-try-again.ts'
import type { EntryAnswer } from './acts.server.ts'
import type { EntryData } from './data.ts'
import { type EntryValue, setAt } from './edit-value.ts'
import { withoutFilled } from './empty-fields.ts'
import { followExcerpt } from './follow-excerpt.ts'
import { followIds } from './follow-ids.ts'
import { isSame, type Merged, merge } from './merge.ts'

const saveAfterMs = 800

/** Two people changed the same place. */
export type Conflict = { by: string; merged: Merged; theirs: EntryValue; revisions: EntryData['revisions'] }

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { state: 'problem'; problem: string }
  | { state: 'conflict'; conflict: Conflict }

/**
 * Keeps what is typed on the server as one types. Each save names the revisions that this page has seen: what somebody else saved
 * meanwhile at other places is put together with it, and where both wrote a person chooses.
 */
export function useSaving(data: EntryData) {
  const { formToken } = useRoot()
  const tab = useKeptInTab<Kept>(`content ${data.id}`)
  const fetcher = useFetcher<EntryAnswer>({ key: `saving ${data.id}` })
  const [value, setValue] = useState<EntryValue>(data.value)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  /** What was found, and in what. */
  const [checked, setChecked] = useState({ findings: data.findings, of: data.value as EntryValue })
  const [merged, setMerged] = useState<string>()
  /** Texts that are shown by an editor of their own begin anew with what came from elsewhere. */
  const [generation, setGeneration] = useState(0)
  const base = useRef(data.value as EntryValue)
  const revisions = useRef(data.revisions)
  const published = useRef(data.published)
  const sent = useRef<EntryValue>(undefined)
  /** By the server's clock: what was read before the last save is older than what stands here. */
  const savedAt = useRef(0)
  const latest = useRef(value)
  latest.current = value
  const isDirty = saving.state !== 'saved'

  const replace = useCallback((next: EntryValue) => {
    latest.current = next
    setValue(next)
    setGeneration((count) => count + 1)
  }, [])

  const edit = useCallback(
    (change: (value: EntryValue) => EntryValue) => {
      const named = followIds(latest.current, change(latest.current), data.published, data.field as Field)
      const after = data.isNew && data.isArticle ? followExcerpt(latest.current, named) : named
      latest.current = after
      setValue(after)
      setMerged(undefined)
      setSaving((now) => (now.state === 'conflict' || now.state === 'saving' ? now : { state: 'waiting' }))
      tab.keep({ base: base.current, value: after })
    },
    [tab, data.published, data.field, data.isNew, data.isArticle],
  )

  /** A change that no editor of its own has seen: it begins anew with it. */
  const put = useCallback(
    (change: (value: EntryValue) => EntryValue) => {
      edit(change)
      setGeneration((count) => count + 1)
    },
    [edit],
  )

  const send = useCallback(() => {
    sent.current = latest.current
    setSaving({ state: 'saving' })
    const form = new FormData()
    form.set('formToken', formToken)
    form.set('act', 'save')
    form.set('value', JSON.stringify(latest.current))
    form.set('revisions', JSON.stringify(revisions.current))
    fetcher.submit(form, { method: 'post', action: `/content/${data.id}`, encType: 'multipart/form-data' })
  }, [data.id, formToken, fetcher.submit])

  // What was typed before the desk closed and could not be kept is there again: with the picture, before a letter is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page stands
  useLayoutEffect(() => {
    const kept = tab.kept()
    if (!kept || isSame(kept.value, data.value)) return
    replace(merge(kept.base, kept.value, data.value).value as EntryValue)
    setSaving({ state: 'waiting' })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause after the last change
  useEffect(() => {
    if (saving.state !== 'waiting' || fetcher.state !== 'idle') return
    const timer = setTimeout(send, saveAfterMs)
    return () => clearTimeout(timer)
  }, [value, saving, fetcher.state])

  useTryAgain(saving.state === 'offline', send)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const answer = fetcher.data
    if (!answer || !sent.current) return
    if ('problem' in answer) {
      if (answer.problem === 'changed_meanwhile' && 'value' in answer) meet(answer)
      else if (answer.problem === 'offline') setSaving({ state: 'offline' })
      else setSaving({ state: 'problem', problem: answer.problem })
    } else if (answer.did === 'kept') {
      revisions.current = answer.revisions
      savedAt.current = answer.at
      base.current = sent.current
      setChecked({ findings: answer.findings, of: sent.current })
      const isWhole = latest.current === sent.current
      setSaving({ state: isWhole ? 'saved' : 'waiting' })
      if (isWhole) tab.keep()
    }
  }, [fetcher.data])

  function meet({
    by,
    value: theirs,
    revisions: now,
  }: {
    by: string
    value: EntryValue
    revisions: EntryData['revisions']
  }) {
    const found = merge(base.current, latest.current, theirs)
    if (found.conflicts.length > 0) {
      return setSaving({ state: 'conflict', conflict: { by, merged: found, theirs, revisions: now } })
    }
    take(found.value as EntryValue, theirs, now)
    setMerged(by)
  }

  function take(next: EntryValue, theirs: EntryValue, now: EntryData['revisions']) {
    revisions.current = now
    base.current = theirs
    replace(next)
    setSaving({ state: isSame(next, theirs) ? 'saved' : 'waiting' })
    if (isSame(next, theirs)) tab.keep()
  }

  // Where another text became public, or was taken back, a draft begins with that one: what this page knows would come back with its next word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server tells of another text
  useLayoutEffect(() => {
    if (fetcher.state !== 'idle' || isSame(data.published, published.current)) return
    published.current = data.published
    if (!isSame(data.revisions, revisions.current) || isSame(data.value, base.current)) return
    take(merge(base.current, latest.current, data.value).value as EntryValue, data.value, data.revisions)
    setChecked({ findings: data.findings, of: data.value })
  }, [data, fetcher.state])

  // What others saved while nothing is typed here, and what a form of this page has put into the draft: as soon.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the server tells of other revisions
  useLayoutEffect(() => {
    if (isDirty || fetcher.state !== 'idle' || data.loadedAt <= savedAt.current) return
    if (isSame(data.revisions, revisions.current)) return
    revisions.current = data.revisions
    base.current = data.value
    setChecked({ findings: data.findings, of: data.value })
    if (!isSame(data.value, latest.current)) replace(data.value)
  }, [data, isDirty, fetcher.state])

  useLeaving(isDirty)
  const findings = useMemo(() => withoutFilled(checked.findings, checked.of, value), [checked, value])

  return {
    ...{ value, saving, findings, merged, generation, edit, put, isDirty },
    /** When it was kept last, as this page knows. */
    kept: fetcher.data && 'did' in fetcher.data && fetcher.data.did === 'kept' ? fetcher.data : undefined,
    /** Ends a conflict: one's own words at the places that both changed, or theirs. */
    settle: ({ merged: found, theirs, revisions: now }: Conflict, whose: 'mine' | 'theirs') =>
      take(whose === 'mine' ? (found.value as EntryValue) : theirsIn(found), theirs, now),
  }
}

/** What was put together, with theirs at the places that both changed. */
function theirsIn({ value, conflicts }: Merged): EntryValue {
  return conflicts.reduce((result, { path, theirs }) => setAt(result, path, theirs), value) as EntryValue
}

/** What the server does not have yet, and what it was made from: the desk may close before it is saved. */
type Kept = { base: EntryValue; value: EntryValue }
