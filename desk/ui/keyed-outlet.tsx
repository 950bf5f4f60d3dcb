import { Outlet, useMatches, useResolvedPath, useSearchParams } from 'react-router'

/**
 * The page below this one, made anew whenever it shows something else: nothing that was typed, answered or unfolded for one
 * enquiry, person or issue lives on when another is opened. In the place of React Router's outlet, which keeps a page and its
 * state while only the address changes.
 */
export function KeyedOutlet() {
  const own = useResolvedPath('.').pathname
  // The one thing that an address names behind its question mark: whose card it is.
  const [parameters] = useSearchParams()
  const shown = useMatches().find(({ pathname }) => pathname.length > own.length)
  return <Outlet key={`${shown?.pathname} ${parameters.get('email')}`} />
}
