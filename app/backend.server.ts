import { createContext } from 'react-router'
import type { Services } from '#server/services.ts'
import type { RequestFacts, SiteHandler } from '#server/site/render.ts'

export type { SiteHandler }

/** The one door from pages to the server: the same services that answer the calls. */
export type Backend = Services

export const backendContext = createContext<Backend>()

/** Absent while pages are prerendered. */
export const requestContext = createContext<RequestFacts | null>(null)
