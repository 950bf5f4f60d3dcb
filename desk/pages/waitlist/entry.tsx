import { fill } from '../../fill.ts'
import { DialogKeys, KeyDialog } from '../../ui/dialog.tsx'
import { Alert, Key, LinkKey, PostForm, Select, WayKey } from '../../ui/form.tsx'
import { inParts } from '../../ui/in-parts.tsx'
import { LetterText } from '../../ui/letter-text.tsx'
import { useResting } from '../../ui/rest.ts'
import { WritesIn } from '../../ui/writes-in.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import { useRoot } from '../../use-root.ts'
import type { WaitlistAnswer, WaitlistData } from './data.ts'

type EntryProps = {
  entry: WaitlistData['entries'][number]
  data: WaitlistData
  /** Only one stands open, with all that was said and its keys. */
  isOpen: boolean
  onOpen(): void
}

/** Somebody who waits, in one line; opened with what they said and the decision. */
export function Entry({ entry, data, isOpen, onOpen }: EntryProps) {
  const { words } = data
  const { words: shell } = useRoot()
  const fetcher = useFetcher<WaitlistAnswer>()
  const rests = useResting()
  const answer = fetcher.data
  const problem =
    answer && 'problem' in answer
      ? fill(words.problems[answer.problem], { tier: answer.tier ? words.tiers[answer.tier] : '' })
      : undefined
  const isGeneral = entry.tier === 'general_waitlist'
  const isFull = data.tiers.some(({ tier, total, taken }) => tier === entry.tier && taken >= total)
  const said = [
    words.tiers[entry.tier],
    fill(words.position, { position: entry.position }),
    entry.applications > 1 && fill(words.again, { times: entry.applications }),
  ]
  return (
    <li data-id={entry.id} aria-current={isOpen || undefined}>
      {entry.isUrgent || entry.isLate ? (
        <span className={entry.isLate ? 'dot late' : 'dot'} />
      ) : (
        <span className="dot none" aria-hidden="true" />
      )}
      <div className="say">
        <button className="t" type="button" aria-expanded={isOpen} onClick={onOpen}>
          {entry.isUrgent && <span className="visually-hidden">{words.urgent}: </span>}
          {entry.company ?? inParts(entry.email)} <WritesIn language={entry.language} />
        </button>
        {isOpen ? (
          <span className="soft">{entry.company && inParts(entry.email)}</span>
        ) : (
          <span className="soft" lang={entry.language}>
            {entry.motivation && fill(shell.quoted, { text: entry.motivation })}
          </span>
        )}
      </div>
      <span className={entry.isLate ? 'by late' : entry.isUrgent ? 'by now' : 'by'}>
        {entry.status === 'waiting'
          ? fill(entry.isLate ? words.late : words.by, { time: entry.due })
          : decidedText(entry, words)}
      </span>
      {!isOpen && entry.status === 'waiting' && !isGeneral && !isFull && (
        <PostForm of={fetcher} className="do">
          <input type="hidden" name="id" value={entry.id} />
          <LinkKey label={words.accept} act="accept" rests={rests}>
            <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
          </LinkKey>
        </PostForm>
      )}
      {!isOpen && entry.status === 'waiting' && (isGeneral || isFull) && (
        <span className="do note">
          {isGeneral ? words.tiers[entry.tier] : fill(words.tierFull, { tier: words.tiers[entry.tier] })}
        </span>
      )}
      {isOpen && (
        <div className="more">
          {entry.motivation ? (
            <p lang={entry.language} className="typed">
              {fill(shell.quoted, { text: entry.motivation })}
            </p>
          ) : (
            <p className="soft">{words.noWords}</p>
          )}
          {entry.further.map(({ label, value }) => (
            <p key={label} className="note">
              {label}: {value}
            </p>
          ))}
          <p className="note">{said.filter(Boolean).join(', ')}</p>
          <Decide entry={entry} data={data} fetcher={fetcher} isFull={isFull} />
          <Alert>{problem}</Alert>
          {entry.status !== 'accepted' && (
            <Letters words={words} letters={data.letters} entry={entry} isFull={isFull} />
          )}
        </div>
      )}
    </li>
  )
}

type DecideProps = Pick<EntryProps, 'entry' | 'data'> & {
  fetcher: ReturnType<typeof useFetcher<WaitlistAnswer>>
  /** The tier that was wanted has no place left: what is there is a place in another. */
  isFull: boolean
}

function Decide({ entry, data: { words, tiers }, fetcher, isFull }: DecideProps) {
  const whose = <span className="visually-hidden">{fill(words.of, { email: entry.email })}</span>
  const free = tiers.filter(({ total, taken }) => taken < total)
  const rests = useResting()
  const isChosen = entry.tier === 'general_waitlist' || isFull
  const mayAccept = entry.status !== 'accepted' && free.length > 0
  return (
    <PostForm of={fetcher} className="actions paragraph">
      <input type="hidden" name="id" value={entry.id} />
      {entry.status !== 'accepted' && (isFull || free.length === 0) && (
        <p className="whole">{free.length > 0 ? fill(words.full, { tier: words.tiers[entry.tier] }) : words.allFull}</p>
      )}
      {mayAccept && isChosen && (
        <Select
          isInBar
          name="tier"
          data-key="a"
          aria-label={words.inTier}
          defaultValue={free.at(-1)?.tier}
          options={free.map(({ tier }) => [tier, words.tiers[tier]])}
        />
      )}
      {mayAccept && (
        <Key label={words.accept} look="main out" act="accept" rests={rests} {...(!isChosen && { 'data-key': 'a' })}>
          {whose}
        </Key>
      )}
      {entry.status === 'waiting' && (
        <Key label={words.decline} act="decline" rests={rests} data-key="d">
          {whose}
        </Key>
      )}
      {entry.status === 'accepted' && (
        <KeyDialog
          isWord
          label={words.free}
          behind={whose}
          title={fill(words.freeTitle, { email: entry.email })}
          done={fetcher.data}
        >
          <p>{fill(words.freeText, { tier: words.tiers[entry.tier] })}</p>
          <DialogKeys keep={words.freeButton} act="free" />
        </KeyDialog>
      )}
      <WayKey label={words.card} to={`/people/card?email=${encodeURIComponent(entry.email)}`}>
        {whose}
      </WayKey>
    </PostForm>
  )
}

function decidedText({ status, isFreed, decided }: EntryProps['entry'], words: WaitlistData['words']): string {
  const text = isFreed ? words.freedAt : status === 'accepted' ? words.acceptedAt : words.declinedAt
  return fill(text, { time: decided ?? '' })
}

type LettersProps = {
  words: WaitlistData['words']
  letters: WaitlistData['letters']
  entry: WaitlistData['entries'][number]
  /** The tier that was wanted has no place left. */
  isFull: boolean
}

/** What either decision would send, in the language of whoever gets it. */
function Letters({ words, letters, entry, isFull }: LettersProps) {
  const shown = letters.filter(({ language, tier }) => {
    if (language !== entry.language) return false
    if (tier === null) return entry.status === 'waiting'
    return isFull ? tier !== entry.tier : entry.tier === 'general_waitlist' || tier === entry.tier
  })
  return (
    <details className="letters note">
      <summary>
        {shown.length === 1 ? words.letters.one : words.letters.many}
        <span className="visually-hidden">: {entry.email}</span>
      </summary>
      {shown.map(({ tier, letter }) => (
        <section key={tier ?? ''}>
          <h2>{tier ? `${words.accept}, ${words.tiers[tier]}` : words.decline}</h2>
          <LetterText letter={letter} language={entry.language} />
        </section>
      ))}
    </details>
  )
}
