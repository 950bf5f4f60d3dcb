import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { savesData } from '#app/lib/saves-data.ts'
import { isSearchKey } from '#app/lib/search-key.ts'
import { useSlashKey } from '#app/lib/use-slash-key.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { showToast } from '#app/ui/toast.tsx'
import { searchDialog } from './fetched-dialog.ts'
import type { SearchCopy } from './search-copy.ts'

type OpenSearch = {
  Dialog: ComponentType<SearchCopy & { onClose: () => void }>
  /** So that a dialog that reports its end late does not end the next one. */
  openedAt: number
}

/**
 * Opens the search: by a click, by Ctrl or Cmd with K, and outside of fields by `/` unless that was switched off. The dialog is fetched when
 * nothing else is to be done, index and ranking when it is opened, not before; not by Suspense, which may hold back for 300 ms what it has.
 */
export function SearchButton(words: SearchCopy) {
  const [search, setSearch] = useState<OpenSearch>()
  const slashKey = useSlashKey()
  const isOpening = useRef(false)

  async function open() {
    // Who presses twice would get a second dialog, without what was typed into the first.
    if (isOpening.current) return
    isOpening.current = true
    const openedAt = performance.now()
    try {
      const Dialog = searchDialog.now() ?? (await searchDialog.load())
      // Before the next picture.
      flushSync(() => setSearch({ Dialog, openedAt }))
    } catch {
      showToast({ kind: 'destructive', title: words.copy.failed })
    }
    isOpening.current = false
  }

  useEffect(() => {
    // Offline it fails, and browsers of before 2026 remember that.
    if (!savesData() && navigator.onLine) whenIdle(() => searchDialog.load().catch(() => undefined))
  }, [])

  const openNow = useEffectEvent(open)
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void openNow()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className="search-button scripted no-print"
        aria-label={words.copy.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        onClick={({ currentTarget }) => {
          // Safari gives a button that is pressed no focus, and a dialog gives it back to what had it.
          currentTarget.focus()
          void open()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75">
          <circle cx="10" cy="10" r="7" />
          <path d="M15 15l7 7" />
        </svg>
      </button>
      {search && (
        <search.Dialog
          {...words}
          onClose={() => setSearch((latest) => (latest === search ? undefined : latest))}
          key={search.openedAt}
        />
      )}
    </>
  )
}
