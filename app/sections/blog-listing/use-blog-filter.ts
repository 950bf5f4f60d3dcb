import { useEffect, useState } from 'react'
import { addressOfFilter, type BlogFilter, filterOfAddress } from './blog-filter.ts'

/** Browsers count changes of the address (Safari: 100 in 30 s), so it follows at the pace of words, not of keys. */
const addressDelayMs = 200

/**
 * The listing's filter and how to change it. It starts as what the server was asked for, then follows the address
 * (`?q=`, `?search=`, `?category=`); a change replaces the address, without a history entry, a scroll or a request.
 */
export function useBlogFilter(asked: BlogFilter): [BlogFilter, (filter: BlogFilter) => void] {
  const [filter, setFilter] = useState(asked)

  useEffect(() => {
    const follow = () => setFilter(filterOfAddress(location.search))
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  function change(next: BlogFilter): void {
    setFilter(next)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { pathname, search, hash } = location
      history.replaceState(history.state, '', `${pathname}${addressOfFilter(next, search)}${hash}`)
    }, addressDelayMs)
  }

  return [filter, change]
}

let timer: ReturnType<typeof setTimeout> | undefined
