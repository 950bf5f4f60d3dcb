import { read } from '#content/documents.ts'
import { phone, test } from '../../support/engines/engine-test.ts'

/** Promise: a browser without passkeys, such as WebKitGTK, is told at the desk what to do. */
const signIn = read('desk/sign-in', 'de')

test('a browser without passkeys is told so', async ({ arrive, operator }) => {
  await operator('desk', 'invite', 'mira@saldora.example', '--name', 'Mira Beispiel', '--role', 'owner')
  const visitor = await arrive(phone)
  await visitor.open('/desk/sign-in')
  await visitor.hydrates()
  await visitor.press(signIn.button)
  await visitor.see(signIn.failed.unsupported)
})
