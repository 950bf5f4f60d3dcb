import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Gives a Firefox passkeys that verify their user without being touched, by its older protocol: BiDi has no word for it.
 * They stay when the session ends; no other one may be open meanwhile.
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function addAuthenticator(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', (piece: string) => {
    received += piece
  })
  /** The next message, whose length in bytes stands before it; all of them are ASCII. */
  const next = async () => {
    for (;;) {
      const length = /^(\d+):/.exec(received)
      const end = length ? length[0].length + Number(length[1]) : Number.POSITIVE_INFINITY
      if (length && received.length >= end) {
        const message = JSON.parse(received.slice(length[0].length, end))
        received = received.slice(end)
        return message
      }
      await once(socket, 'data')
    }
  }
  const command = async (name: string, parameters = {}) => {
    const message = JSON.stringify([0, 1, name, parameters])
    socket.write(`${message.length}:${message}`)
    const [, , error] = await next()
    if (error) throw new Error(`${name}: ${error.message}`)
  }
  await next()
  await command('WebDriver:NewSession')
  await command('WebAuthn:AddVirtualAuthenticator', {
    protocol: 'ctap2',
    transport: 'usb',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserConsenting: true,
    isUserVerified: true,
  })
  await command('WebDriver:DeleteSession')
  socket.destroy()
}
