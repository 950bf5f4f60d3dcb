import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type DeskHandler, deskContext } from './backend.server.ts'

const handle = createRequestHandler(build, 'production')

/** The desk's answer to a request whose session the server has read already. */
export const handleDesk: DeskHandler = (request, facts) => {
  const context = new RouterContextProvider()
  context.set(deskContext, facts)
  return handle(request, context)
}
