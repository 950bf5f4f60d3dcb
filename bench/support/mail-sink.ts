import { SMTPServer } from 'smtp-server'

/** A mail server in a process of its own that takes every mail and keeps none. Prints its port. */
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume()
    stream.once('end', () => done())
  },
})
sink.on('error', () => {})
sink.listen(0, '127.0.0.1', () => {
  const address = sink.server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
