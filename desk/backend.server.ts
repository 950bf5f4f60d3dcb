import { createContext } from 'react-router'
import type { DeskHandler, DeskRequest } from '#server/desk/handler.ts'

export type { DeskHandler, DeskRequest }

/** The one door from the desk's pages to the server: who asks, and the services that act in this person's name. */
export const deskContext = createContext<DeskRequest>()
