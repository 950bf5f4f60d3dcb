import { fill } from '../../fill.ts'
import { Others } from '../../ui/others.tsx'
import type { EnquiryData, OwnAct } from './sheet-data.ts'
import { Undo } from './undo.tsx'

type ConversationProps = { data: EnquiryData; onOwnAct(act: OwnAct): void }

/** What was asked, and what was said since: replies on white, notes on paper. Shown as text; links in it are not live. */
export function Conversation({ data: { words, enquiry, entries, others, now }, onOwnAct }: ConversationProps) {
  return (
    <>
      <ol className="conversation">
        <li>
          <div className="message">
            <header>
              <b>{enquiry.name}</b>
              <span className="note">{fill(words.received, { time: enquiry.received })}</span>
            </header>
            <Text text={enquiry.message} language={enquiry.language} />
            <LinksIn text={enquiry.message} label={words.links} />
          </div>
        </li>
        {entries.map((entry) => (
          <li key={entry.id}>
            <div className={entry.kind === 'note' ? 'internal-note' : 'message'}>
              <header>
                <b>{fill(entry.kind === 'note' ? words.note : words.reply, { name: entry.author })}</b>{' '}
                <span className="note">{entry.time}</span>
              </header>
              <Text text={entry.text} />
              {entry.undoUntil > now && (
                <Undo words={words} entryId={entry.id} msLeft={entry.undoUntil - now} onOwnAct={onOwnAct} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Others others={others} words={words} />
    </>
  )
}

/** Links that a stranger wrote lead somewhere only after somebody has asked for them. */
function LinksIn({ text, label }: { text: string; label: string }) {
  const links = [...new Set(text.match(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g))]
  if (links.length === 0) return null
  return (
    <details className="links-in note">
      <summary>{label}</summary>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a className="anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Text({ text, language }: { text: string; language?: string }) {
  const paragraphs = text.split(/\r?\n\s*\r?\n/)
  return (
    <div lang={language}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never change places
        <p key={index} className="typed">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
