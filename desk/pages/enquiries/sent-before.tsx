import { useEffect, useMemo, useRef } from 'react'
import { useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router'
import { fill } from '../../fill.ts'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import { useSeconds } from '../../ui/use-seconds.ts'
import { type Keys, useKeys } from '../../use-keys.ts'
import type { EnquiriesData } from './list-data.ts'
import type { EnquiryAnswer } from './sheet-data.ts'

const undoSeconds = 30

/** A reply that was sent with the enquiry before this one. */
export type SentBefore = { id: string; entry: string; name: string; at: number }

/** Where the next enquiry opened by itself: for half a minute the way back to the one before. */
export function SentBeforeLine({ words }: { words: EnquiriesData['words'] }) {
  const sent = (useLocation().state as { sent?: SentBefore } | null)?.sent
  const fetcher = useFetcher<EnquiryAnswer>()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const seconds = useSeconds(undoSeconds, sent?.at)
  const answer = fetcher.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it was taken back
  useEffect(() => {
    if (sent && answer && 'did' in answer) navigate(`/enquiries/${sent.id}?${parameters}`)
  }, [answer])
  const isOpen = sent !== undefined && seconds > 0
  useKeys(useMemo((): Keys => (isOpen ? { u: () => form.current?.requestSubmit() } : {}), [isOpen]))
  return (
    <div role="status">
      {isOpen && (
        <PostForm of={fetcher} ref={form} action={`/enquiries/${sent.id}`} className="hold">
          <input type="hidden" name="act" value="undo" />
          <input type="hidden" name="entry" value={sent.entry} />
          <span>
            {answer && 'problem' in answer ? words.tooLate : fill(words.sentBefore, { name: sent.name, seconds })}
          </span>
          <LinkKey type="submit">{words.undo}</LinkKey>
        </PostForm>
      )}
    </div>
  )
}
