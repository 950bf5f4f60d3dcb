import { createContext } from 'react'

/** The nonce of this answer's scripts; absent in the browser, where it is not needed again. */
export const NonceContext = createContext<string | undefined>(undefined)
