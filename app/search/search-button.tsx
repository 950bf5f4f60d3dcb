import { lazy, Suspense, useEffect, useState } from 'react'
import { isSearchKey } from '#app/lib/search-key.ts'
import { useSlashKey } from '#app/lib/use-slash-key.ts'
import type { SearchCopy } from './search-copy.ts'

/** Dialog, index and ranking: nothing of them is loaded before the search is opened. */
const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search: by a click, by Ctrl or Cmd with K, and outside of fields by `/` unless that was switched off. */
export function SearchButton(words: SearchCopy) {
  // The moment of opening, so that a dialog that reports its end late does not end the next one; 0 while it is closed.
  const [openedAt, setOpenedAt] = useState(0)
  const slashKey = useSlashKey()

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpenedAt(performance.now())
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={words.copy.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey ? '/ Control+K Meta+K' : 'Control+K Meta+K'}
        onClick={() => setOpenedAt(performance.now())}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.75">
          <circle cx="10" cy="10" r="7" />
          <path d="M15 15l7 7" />
        </svg>
      </button>
      {openedAt > 0 && (
        <Suspense>
          <SearchDialog
            {...words}
            onClose={() => setOpenedAt((latest) => (latest === openedAt ? 0 : latest))}
            key={openedAt}
          />
        </Suspense>
      )}
    </>
  )
}
