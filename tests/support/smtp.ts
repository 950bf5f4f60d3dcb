import { onTestFinished } from 'vitest'
import { type MailServer, openMailServer } from './mail-server.ts'

export type { MailServer }

/** A mail server for one test (mail-server.ts). */
export async function startMailServer(port = 0, password?: string): Promise<MailServer> {
  const server = await openMailServer(port, password)
  onTestFinished(server.close)
  return server
}
