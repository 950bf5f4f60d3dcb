import { createContext } from 'react'

/** Writes an error to where somebody looks: the server's log. While pages are prerendered, the terminal. */
export const ReportContext = createContext<(error: unknown, errorId?: string) => void>(console.error)
