import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Key, LinkKey } from '../../ui/form.tsx'
import type { EntryData } from './data.ts'
import { LanguageTabs } from './language-tabs.tsx'

type Language = 'de' | 'en'

type PreviewProps = {
  data: EntryData
  /** Moves with each saving. */
  revision: string
  /** A page with faults cannot be made. */
  isWrong: boolean
  language: Language
  onLanguage(language: Language): void
}

/** The page as it is, or would be with the draft, rendered by the site itself: as on a phone, and wide over the form. */
export function Preview({ data, revision, isWrong, language, onLanguage }: PreviewProps) {
  const { words, previewToken, page, isNew, draft, seen } = data
  const [isWide, setWide] = useState(false)
  const path = addressIn(page ?? '/', language)
  const published = page && !isNew && (
    <a href={path} target="_blank" rel="noreferrer">
      {words.preview.published}
    </a>
  )
  const address = `/preview/${previewToken}${path}`
  // The link to a draft comes a moment after its first word is kept.
  const version = draft ? revision : JSON.stringify(seen)
  const sound = useRef<{ path: string; source: string }>(undefined)
  if (!isWrong) sound.current = { path, source: `${address}?${new URLSearchParams({ version })}` }
  // While something is wrong, the last page that could be made stays.
  const source = sound.current?.path === path ? sound.current.source : undefined
  if (!source) {
    return (
      <p className="soft">
        {words.preview.wrong} {published}
      </p>
    )
  }
  const frame = {
    ...{ title: words.preview.frame, source, loading: words.preview.loading },
    published: page && draft && !isNew ? path : undefined,
  }
  const close = () => setWide(false)
  const languages = (
    <LanguageTabs
      words={{ ...words.languages, label: words.preview.how }}
      shown={language}
      of={['de', 'en']}
      onShow={(one) => one !== 'both' && onLanguage(one)}
    />
  )
  return (
    <div className="preview">
      <div className="preview-keys">
        {languages}
        <LinkKey label={words.preview.wide} look="only-wide" aria-haspopup="dialog" onClick={() => setWide(true)} />
      </div>
      {!page && <p className="note">{words.preview.noPage}</p>}
      {isWrong && <p className="note">{words.preview.last}</p>}
      {/* One at a time is loaded; the column keeps its shape meanwhile. */}
      <div className="preview-frame">{!isWide && <PreviewFrame {...frame} />}</div>
      <Dialog title={words.beside.preview} isOpen={isWide} onClose={close}>
        <div className="preview-keys">
          {languages}
          <Key label={words.form.close} onClick={close} />
        </div>
        <div className="preview-frame wide">
          <PreviewFrame {...frame} onEscape={close} />
        </div>
      </Dialog>
      <p className="note preview-keys">
        {draft && (
          <a href={address} target="_blank" rel="noreferrer">
            {words.preview.open}
          </a>
        )}
        {published}
      </p>
    </div>
  )
}

function addressIn(page: string, language: Language): string {
  return language === 'de' ? page : `/en${page}`
}

type PreviewFrameProps = {
  title: string
  source: string
  /** What is said until the first page is there. */
  loading: string
  /** The address of the page as it is published; undefined for one that is new, or is shown itself. */
  published: string | undefined
  /** For a key pressed in the page, which the desk around it does not hear. */
  onEscape?(): void
}

const markedMs = 2500

/** The page itself. It begins at what is changed, and one that comes anew stays where it was read unless its change is elsewhere. */
function PreviewFrame({ title, source, loading, published, onEscape }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  const seen = useRef<{ path: string; parts: Set<string> }>(undefined)
  const [isLoaded, setLoaded] = useState(false)

  async function arrived() {
    // A page of the browser's own, such as one that could not be loaded, is nobody's to touch.
    const view = frame.current?.contentDocument && frame.current.contentWindow
    if (!view || view.location.href === 'about:blank') return
    setLoaded(true)
    const { document: page } = view
    // Without the link: the first word makes another one.
    const path = view.location.pathname.replace(/^\/preview\/[^/]+/, '')
    const isSame = seen.current?.path === path
    if (!isSame) place.current = 0
    view.scrollTo(0, place.current)
    view.addEventListener('scroll', () => {
      place.current = view.scrollY
    })
    view.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) onEscape?.()
    })
    const before = isSame ? seen.current?.parts : published && (await publishedParts(published))
    seen.current = { path, parts: partsOf(page) }
    // The frame may have gone meanwhile, or have another page: Firefox throws where one of the past is measured.
    if (frame.current?.contentDocument !== page) return
    const changed = before && firstChange(page, before)
    if (changed) lead(changed, view)
  }

  // What stood in the page before its scripts did may have arrived already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the frame stands
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') arrived()
  }, [])

  return (
    <>
      {!isLoaded && (
        <p className="preview-loading note" role="status">
          {loading}
        </p>
      )}
      <iframe ref={frame} title={title} src={source} loading="lazy" onLoad={arrived} />
    </>
  )
}

/** Opens what it lies in, brings it into sight where it is not, and marks it for a moment. The page around the frame stays. */
function lead(changed: HTMLElement, view: Window): void {
  for (let fold = changed.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true
  }
  const { top, bottom } = changed.getBoundingClientRect()
  if (top < 0 || bottom > view.innerHeight) view.scrollTo(0, view.scrollY + top - view.innerHeight / 3)
  const mark = { outline: '3px solid Highlight', outlineOffset: '4px' }
  changed.animate([mark, mark], markedMs)
}

async function publishedParts(address: string): Promise<Set<string> | undefined> {
  try {
    const answer = await fetch(address)
    return answer.ok ? partsOf(readPage(await answer.text())) : undefined
  } catch {
    return undefined
  }
}

const partsOfPage = 'main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, img)'

/** The texts and pictures of a page, by what they say. */
function partsOf(page: Document): Set<string> {
  return new Set([...page.querySelectorAll(partsOfPage)].map(saidBy))
}

/** The first part of a page that says what it did not say before; undefined where there is none. */
function firstChange(page: Document, before: ReadonlySet<string>): HTMLElement | undefined {
  const others = [...page.querySelectorAll<HTMLElement>(partsOfPage)].filter((part) => !before.has(saidBy(part)))
  // A list says all that its items say: what is meant is the item.
  return others.find((part) => !others.some((inner) => inner !== part && part.contains(inner)))
}

/** A page's document without showing it: the desk's policy reports inline styles even there. */
function readPage(html: string): Document {
  const plain = html.replace(/<style\b[\s\S]*?<\/style>/g, '').replace(/\sstyle="[^"]*"/g, '')
  return new DOMParser().parseFromString(plain, 'text/html')
}

function saidBy(part: Element): string {
  if (part.localName === 'img') return `${part.getAttribute('src')} ${part.getAttribute('alt')}`
  return part.textContent.replace(/\s+/g, ' ').trim()
}
