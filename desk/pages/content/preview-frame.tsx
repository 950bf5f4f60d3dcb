import { useEffect, useRef, useState } from 'react'

type PreviewFrameProps = {
  title: string
  source: string
  /** What is said until the first page is there. */
  loading: string
  /** The address of the page as it is published; undefined for one that is new. */
  published: string | undefined
  /** For a key pressed in the page, which the desk around it does not hear. */
  onEscape?(): void
}

const markedMs = 2500

/** The page itself. It begins at what is changed, and one that comes anew stays where it was read unless its change is elsewhere. */
export function PreviewFrame({ title, source, loading, published, onEscape }: PreviewFrameProps) {
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
    const path = view.location.pathname
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
      <iframe ref={frame} title={title} src={source} onLoad={arrived} />
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
