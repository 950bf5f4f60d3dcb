import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/backend.server.ts'

/** The status of an error page. Built ahead it is a page like all others: the server gives it the status when it serves it. */
export function errorStatus(status: number, context: Readonly<RouterContextProvider>): ResponseInit {
  return { status: context.get(requestContext) ? status : 200 }
}
