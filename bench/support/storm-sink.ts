import { SMTPServer } from 'smtp-server'
import { cut } from '#tests/support/mail-server.ts'

/**
 * A mail server in a process of its own (`fork`) that refuses one reader of a hundred for good, two for now, and breaks off now and
 * then. Tells its port, and whenever it is asked, under which Message-IDs each recipient got a mail since the last time.
 */
let arrived: [recipient: string, messageId: string][] = []
const putOff = new Set<string>()
const once = (recipient: string) => !putOff.has(recipient) && putOff.add(recipient)

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, session, done) => {
    const number = Number(/\d+/.exec(address)?.[0])
    if (number % 100 === 7) return done(refusal(550, '5.1.1 User unknown'))
    if (number % 50 === 9 && once(address)) return done(refusal(451, '4.7.1 Greylisted, try again later'))
    if (number % 1000 === 11 && once(address)) return cut(server, session.id)
    return done()
  },
  onData: (stream, { envelope: { rcptTo } }, done) => {
    const pieces: Buffer[] = []
    stream.on('data', (piece: Buffer) => pieces.push(piece))
    stream.once('end', () => {
      const messageId = /^message-id:\s*(\S+)/im.exec(Buffer.concat(pieces).toString('latin1'))?.[1] ?? ''
      for (const { address } of rcptTo) arrived.push([address, messageId])
      done()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', () => {
  process.send?.({ arrived })
  arrived = []
})
process.once('disconnect', () => process.exit(0))

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
