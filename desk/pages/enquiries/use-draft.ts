import { useEffect, useRef, useState } from 'react'
import { shortTime } from '../../time.ts'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import { useTryAgain } from '../../use-try-again.ts'
import type { EnquiryAnswer } from './sheet-data.ts'

const saveAfterMs = 800

type Draft = {
  enquiryId: string
  kind: 'reply' | 'note'
  text: string
  /** As the server had it when the page was made. */
  kept: { text: string; saved: string } | null
  /** Whether the text is on its way to where it belongs, and no draft any more. */
  isLeaving: boolean
}

/**
 * Keeps what is typed on the server, also what is left the moment before: at the latest when the page goes, and again and again
 * while the server is away.
 * @returns when this very text was saved, and whether saving it has failed for now
 */
export function useDraft({ enquiryId, kind, text, kept: before, isLeaving }: Draft): {
  savedAt?: string | undefined
  hasFailed: boolean
} {
  const { formToken, language } = useRoot()
  const { submit, data, state } = useFetcher<EnquiryAnswer>()
  const [kept, setKept] = useState({ text: before?.text ?? '', at: before?.saved })
  const sent = useRef('')
  const isKept = text === kept.text
  const hasFailed = !isKept && state === 'idle' && data !== undefined && 'problem' in data

  function save() {
    sent.current = text
    submit({ formToken, act: 'draft', kind, text }, { method: 'post', action: `/enquiries/${enquiryId}` })
  }
  const latest = useRef({ isOpen: false, save })
  useEffect(() => {
    latest.current = { isOpen: !isKept && !isLeaving, save }
  })

  useEffect(() => {
    if (!data || !('did' in data)) return
    const now = new Date()
    const savedAt = 'at' in data ? new Date(data.at) : now
    setKept({ text: sent.current, at: shortTime(savedAt.toISOString(), language, now) })
  }, [data, language])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is saved once nothing was typed for a while
  useEffect(() => {
    if (isKept || isLeaving) return
    const timer = setTimeout(() => latest.current.save(), saveAfterMs)
    return () => clearTimeout(timer)
  }, [text, isLeaving])

  const saveOpen = () => void (latest.current.isOpen && latest.current.save())
  useTryAgain(hasFailed, saveOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page goes
  useEffect(() => saveOpen, [])

  return { hasFailed, ...(isKept && { savedAt: kept.at }) }
}

/** Empties the field of what was sent, and of nothing that was typed since. */
export const typedSince = (sent: string) => (text: string) =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
