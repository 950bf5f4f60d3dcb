import { LocaleLink } from '#app/lib/locale-link.tsx'
import { useNextFree } from '#app/lib/use-next-free.ts'
import type { ChatCopy } from './chat-copy.ts'

type ContactOptionsProps = {
  words: ChatCopy
  bookingUrl: string
  /** Left out while there is nothing to hand over. */
  onHandOver?: () => void
}

/** From the machine to a person, at any time. */
export function ContactOptions({ words, bookingUrl, onHandOver }: ContactOptionsProps) {
  const nextFree = useNextFree(true)
  return (
    <p className="chat-ways">
      {onHandOver ? (
        <button type="button" className="chat-plain" onClick={onHandOver}>
          {words.askHuman}
        </button>
      ) : (
        <LocaleLink className="chat-plain" to="/contact">
          {words.askHuman}
        </LocaleLink>
      )}
      <a className="chat-plain" href={bookingUrl} target="_blank" rel="noopener" data-touch="booking">
        {words.booking} <span className="visually-hidden">({words.newTab})</span>
      </a>
      {nextFree && <span className="chat-next-free small">{nextFree}</span>}
    </p>
  )
}
