import { createContext, useContext } from 'react'

/** The nonce of an answer rendered on the server; absent on prebuilt pages (their scripts are hashed) and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
