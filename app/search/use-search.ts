import { useEffect, useState } from 'react'
import { useLanguage } from '#app/lib/use-language.ts'
import { type LoadedSearch, loadSearch } from './load-search.ts'

/** The search of the language being read, once it is loaded. */
export function useSearch(): { search?: LoadedSearch; hasFailed: boolean } {
  const language = useLanguage()
  const [search, setSearch] = useState<LoadedSearch>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    loadSearch(language)
      .then((loaded) => isWanted && setSearch(loaded))
      .catch(() => isWanted && setFailed(true))
    return () => {
      isWanted = false
    }
  }, [language])
  return { search, hasFailed }
}
