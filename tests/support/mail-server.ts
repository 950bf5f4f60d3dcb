import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail server on the loopback that keeps what it gets. `refuse` may say no to a recipient with an SMTP reply. */
export type MailServer = {
  url: string
  port: number
  mails: ParsedMail[]
  /** The same as they came over the wire. */
  sources: Buffer[]
  /** Of each, where reports about it are to go. */
  returnPaths: string[]
  refuse: (recipient: string) => { code: number; text: string } | undefined
  /** Whether the connection breaks when this recipient is named. */
  drops: (recipient: string) => boolean
  /** Runs after a mail has arrived whole and before the sender is told so. */
  beforeReply: () => Promise<unknown> | undefined
  close(): Promise<void>
}

/** @param password without which, or with another, nobody gets in; whatever the user */
export async function openMailServer(port = 0, password?: string): Promise<MailServer> {
  const received: ParsedMail[] = []
  const sources: Buffer[] = []
  const returnPaths: string[] = []
  const state: MailServer = {
    url: '',
    port: 0,
    mails: received,
    sources,
    returnPaths,
    refuse: () => undefined,
    drops: () => false,
    beforeReply: () => undefined,
    close,
  }
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      if (auth.password === password) done(null, { user: auth.username })
      else done(new Error('5.7.8 Authentication credentials invalid'))
    },
    closeTimeout: 100,
    onRcptTo: ({ address }, session, done) => {
      if (state.drops(address)) return cut(server, session.id)
      const refusal = state.refuse(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope: { mailFrom } }, done) => {
      returnPaths.push(mailFrom ? mailFrom.address : '')
      keep(stream).then(() => done(), done)
    },
  })
  async function keep(stream: Readable): Promise<void> {
    const source = await buffer(stream)
    received.push(await simpleParser(source))
    sources.push(source)
    await state.beforeReply()
  }
  let isOpen = true
  function close(): Promise<void> {
    if (!isOpen) return Promise.resolve()
    isOpen = false
    return new Promise((resolve) => server.close(() => resolve()))
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  server.on('error', () => {})
  const address = server.server.address()
  state.port = typeof address === 'object' && address ? address.port : port
  state.url = `smtp://127.0.0.1:${state.port}`
  return state
}

/** Ends a connection without a word, as a network does. */
export function cut(server: SMTPServer, sessionId: string): void {
  const open = (server as unknown as { connections: Set<{ id: string; _socket: Socket }> }).connections
  for (const { id, _socket } of open) if (id === sessionId) _socket.destroy()
}
