import type { FetcherWithComponents } from 'react-router'
import { fill } from '../../fill.ts'
import { LinkKey } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import { useSeconds } from '../../ui/use-seconds.ts'
import type { EnquiryAnswer, EnquiryData } from './sheet-data.ts'

const undoSeconds = 30

type StateUndoProps = { data: EnquiryData; fetcher: FetcherWithComponents<EnquiryAnswer> }

/** For half a minute after it was put elsewhere: where it is now, and the way back. */
export function StateUndo({ data: { words, enquiry }, fetcher }: StateUndoProps) {
  const { data: answer } = fetcher
  const changed = answer && 'revision' in answer && answer.before !== enquiry.state ? answer : undefined
  const seconds = useSeconds(undoSeconds, changed?.at)
  return (
    <div role="status">
      {changed?.before && seconds > 0 && (
        <PostForm of={fetcher} className="hold">
          <input type="hidden" name="act" value="state" />
          <input type="hidden" name="state" value={changed.before} />
          <input type="hidden" name="revision" value={enquiry.revision} />
          <span>{fill(words.movedTo, { state: words.states[enquiry.state] })}</span>
          <LinkKey type="submit">{words.undo}</LinkKey>
        </PostForm>
      )}
    </div>
  )
}
