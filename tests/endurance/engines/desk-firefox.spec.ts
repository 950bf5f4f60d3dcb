import { read } from '#content/documents.ts'
import { calls } from '#contract/calls.ts'
import { runOperator } from '#operator/program.ts'
import { desk, expect, test } from '../../support/engines/engine-test.ts'
import { startFirefox } from '../../support/engines/firefox.ts'
import { visitorOf } from '../../support/engines/visitor.ts'
import { freePort, startServer } from '../../support/server.ts'

/** Promise: the desk serves people in Firefox, from a first passkey to a reply and a publication. */
const signIn = read('desk/sign-in', 'de')
const content = read('desk/content', 'de')

/** Typed into the title of a page in each language. */
const marks = { de: 'Feuerfuchs', en: 'Firefox' }
const invite = ['desk', 'invite', 'mira@saldora.example', '--name', 'Mira Beispiel', '--role', 'owner']

test('a passkey is made, opens the desk, an enquiry is answered, and a page is published', async () => {
  // Passkeys belong to a host's name.
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = await startServer({ PORT: String(port), SITE_URL: origin })
  const firefox = await startFirefox({ hasAuthenticator: true })
  const arrive = async () => {
    const tab = await firefox.open(desk)
    return { tab, visitor: visitorOf(tab, origin, desk) }
  }
  const answers: string[] = []
  const say = (text: string) => answers.push(text)
  const env = { DATA_DIR: server.dataDir, SITE_URL: origin, LOG_LEVEL: 'silent' }
  expect(await runOperator([...invite, '--json'], { env, print: say, complain: say }), answers.join('\n')).toBe(0)

  const first = await arrive()
  await first.visitor.open(JSON.parse(answers.join('\n')).url)
  await first.visitor.hydrates()
  await first.visitor.type(signIn.enrol.deviceName, 'Laptop')
  await first.visitor.press(signIn.enrol.button)
  await first.visitor.find(() => location.pathname, '/desk/today')

  const message = {
    name: 'Sabine Gerber',
    email: 'sabine@gerber.example',
    message: 'Wir buchen 380 Rechnungen von Hand.',
  }
  const headers = { 'content-type': 'application/json', origin }
  const sent = await fetch(origin + calls.sendContactEmail, { method: 'POST', headers, body: JSON.stringify(message) })
  expect(sent.status).toBe(200)

  const later = await arrive()
  await later.visitor.open('/desk/enquiries')
  await later.visitor.hydrates()
  await later.visitor.press({ at: 'main button' })
  await later.visitor.see('Sabine Gerber')
  await later.visitor.press({ at: 'main a[href^="/desk/enquiries/"]:not([href$="/call"])' })
  await later.visitor.see(message.message)
  await later.visitor.type({ at: '#reply' }, 'Guten Tag Frau Gerber')
  await later.visitor.press({ at: '.actions button[value=send-close]' })
  await later.visitor.see(read('desk/shell', 'de').undo.key)

  await later.visitor.open('/desk/content/auth')
  await later.visitor.hydrates()
  for (const [language, word] of Object.entries(marks))
    await later.visitor.type({ at: `[id="field-${language}.title"]` }, word)
  // What was typed is kept first.
  await later.visitor.press({ at: '.publish-bar .main:enabled' })
  // What changes comes into the dialog after it has opened, and moves the field.
  await later.visitor.see({ at: 'dialog[open] .changes ins' })
  await later.visitor.type({ at: '[name=why]' }, 'Aus dem Test')
  await later.visitor.press({ at: 'dialog[open] [type=submit]' })
  await later.visitor.see(content.outcome.isPublic)
  expect(await (await fetch(`${origin}/auth`)).text()).toContain(marks.de)
  expect(await (await fetch(`${origin}/en/auth`)).text()).toContain(marks.en)

  expect([first, later].flatMap(({ tab }) => tab.problems())).toEqual([])
  await firefox.quit()
  await server.stop()
})
