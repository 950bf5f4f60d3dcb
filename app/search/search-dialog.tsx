import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { fill } from '#app/lib/fill.ts'
import { takeToChat } from '#app/lib/question-for-chat.ts'
import { switchSlashKey } from '#app/lib/slash-key.ts'
import { useSlashKey } from '#app/lib/use-slash-key.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import type { SearchWords } from './load-search.ts'
import { ResultList } from './result-list.tsx'
import type { SearchCopy } from './search-copy.ts'
import './search-dialog.css'
import { tellSearch } from '#app/counting/site-search.ts'
import { SearchMessage } from './search-message.tsx'
import { Suggestions } from './suggestions.tsx'
import { useSearch } from './use-search.ts'

/** Most results shown; who does not find it among these types another word. */
const mostHits = 12

/** A modal dialog with a combobox: a field, and below it the list of passages that the arrow keys choose from. */
export function SearchDialog({ copy, nav, onClose }: SearchCopy & { onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { search, hasFailed } = useSearch()
  const words = search?.words
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(-1)
  /** Keys that were pressed before the results they mean were there. */
  const [ahead, setAhead] = useState<string[]>([])
  const asked = useDeferredValue(query).trim()
  const hits = useMemo(
    () => (search && asked ? search.find(asked, { limit: mostHits, isBeingTyped: true }) : []),
    [search, asked],
  )
  /** Whether what stands in the field has been looked for: the index may be on its way, or who types ahead of the list. */
  const isFound = search !== undefined && asked === query.trim()
  const status = hasFailed ? copy.failed : words ? statusText(words, asked, hits.length) : copy.loading
  const announcement = useAnnouncement(status)

  // Before the first picture of it, which would else be one without the dialog.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
  }, [])

  const close = () => dialog.current?.close()
  const closed = () => {
    if (search && asked) tellSearch(hits.length > 0)
    onClose()
  }
  const ask = (question: string) => {
    setQuery(question)
    setActive(-1)
    setAhead([])
    field.current?.focus()
  }
  const choose = (index: number) => {
    setActive(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  /** First the search goes, so that the focus can stay in the chat. */
  const askChat = () => {
    close()
    takeToChat(asked)
  }
  /** @returns which result is chosen after a key; -1: none */
  const press = (key: string, chosen: number) => {
    if (key === 'ArrowDown') return chosen + 1 === hits.length ? -1 : chosen + 1
    if (key === 'ArrowUp') return chosen === -1 ? hits.length - 1 : chosen - 1
    list.current?.querySelectorAll('a')[Math.max(0, chosen)]?.click()
    return chosen
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.nativeEvent.isComposing || !/^(Enter|Escape|Arrow(Up|Down))$/.test(key)) return
    // The browser does so by itself, but not for a key that was pressed before the dialog was there (islands/typed-ahead.ts).
    if (key === 'Escape') close()
    else if (!isFound) setAhead((keys) => [...keys, key])
    else if (hits.length > 0) choose(press(key, active))
    else return
    event.preventDefault()
  }
  const pressAhead = useEffectEvent(() => {
    setAhead([])
    if (hits.length > 0) choose(ahead.reduce((chosen, key) => press(key, chosen), active))
  })
  useEffect(() => {
    if (ahead.length > 0 && isFound) pressAhead()
  }, [ahead, isFound])
  /** A link may lead to another place of this very page; a click that opens a tab leaves the dialog as it is. */
  const closeAfterwards = (click: MouseEvent) => {
    const { target } = click
    const isFollowed =
      target instanceof Element && target.closest('a') && !click.metaKey && !click.ctrlKey && !click.shiftKey
    if (isFollowed || target === dialog.current) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's own key handling raises the click, and Escape closes a modal dialog
    <dialog className="search white" aria-label={copy.open} ref={dialog} onClose={closed} onClick={closeAfterwards}>
      <div className="search-sheet">
        <div className="grid search-bar">
          <label htmlFor={`${id}-field`}>{words?.label ?? copy.open}</label>
          <input
            id={`${id}-field`}
            ref={field}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? `${id}-results` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={hits[active] && `${id}-results-${active}`}
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            placeholder={words?.placeholder}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <CloseButton className="search-close" label={copy.close} onClick={close} />
          <p className="search-status note" aria-hidden="true">
            {status}
          </p>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </div>
        {hasFailed && (
          <SearchMessage
            text={copy.instead}
            links={[
              { label: nav.faq, href: '/faq' },
              { label: nav.contact, href: '/contact' },
            ]}
          />
        )}
        {words && asked === '' && <Suggestions words={words} onAsk={ask} />}
        {words && asked !== '' && hits.length === 0 && (
          <SearchMessage
            text={words.none.text}
            first={{ label: words.none.chat, onPress: askChat }}
            links={[words.none.contact, words.none.faq]}
          />
        )}
        {search && hits.length > 0 && (
          <ResultList
            id={`${id}-results`}
            ref={list}
            hits={hits}
            search={search}
            active={active}
            onActive={setActive}
          />
        )}
        <div className="grid search-foot">
          <p className="note search-keys">{words?.keys}</p>
          {words && <SlashKeySwitch label={words.slashKey} />}
          <p className="note">{words?.privacy}</p>
        </div>
      </div>
    </dialog>
  )
}

function SlashKeySwitch({ label }: { label: string }) {
  return (
    <label className="note search-keys search-slash">
      <input
        type="checkbox"
        checked={useSlashKey()}
        onChange={(event) => switchSlashKey(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

function statusText({ count, none }: SearchWords, asked: string, found: number): string {
  if (asked === '') return ''
  if (found === 0) return none.title
  if (found === 1) return count.one
  return fill(found === mostHits ? count.most : count.many, { n: found })
}

/** How long the typing rests before a screen reader hears about it: what changes with every letter is noise. */
const restTime = 600

/** A text for a live region, which follows only once it has stayed the same for a moment. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), restTime)
    return () => clearTimeout(timer)
  }, [text])
  return announced
}
