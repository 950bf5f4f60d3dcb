import { createContext, useContext } from 'react'
import type { DocumentOf } from '#content/catalogue.ts'

/** What every island may know about the page it stands on: given by the server's render, and again by the browser. */
export type PageFacts = {
  pathname: string
  /** The address's query as the server saw it, where there was one: pages built beforehand know none. */
  search?: string
  /** Words that all forms share. */
  forms: DocumentOf<'forms'>
}

export const PageContext = createContext<PageFacts | undefined>(undefined)

export function usePage(): PageFacts {
  const page = useContext(PageContext)
  if (!page) throw new Error('PageContext is missing above this component')
  return page
}
