import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEditor, marksOn, publishingPlace, serving } from '../support/publishing.ts'

// Promise: Pages that are read while much is published are never mixed, and never an error.

const timeout = 300_000

it('two servers on one database both show what was published when the command returns', {
  timeout,
}, async () => {
  const env = await publishingPlace('postgres')
  const editor = await createEditor(env)
  const servers = await Promise.all([serving(env), serving(env)])
  const { code, stdout } = await editor.publishMark('both')
  expect([code, JSON.parse(stdout).servers.map(({ publication }: { publication: number }) => publication)]).toEqual([
    ...[0, [1, 1]],
  ])
  for (const server of servers) expect(await marksOn(server)).toEqual(['Stand both.', 'Stand both.'])
  expect(await editor.content('undo')).toMatchObject({ code: 0 })
  for (const server of servers) expect(await marksOn(server)).toEqual(['none', 'none'])
})

it('pages that are read while much is published are never mixed, and what is refused changes nothing', {
  timeout,
}, async () => {
  const env = await publishingPlace('sqlite')
  const editor = await createEditor(env)
  const server = await serving(env)
  const seen = new Set<string>()
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      for (const mark of await marksOn(server)) seen.add(mark)
      // What depends on the request is rendered of the same set.
      const form = await fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams() })
      expect(form.status).toBeLessThan(500)
      await setTimeout(20)
    }
  })()
  for (const mark of ['0', '1']) expect(await editor.publishMark(mark)).toMatchObject({ code: 0 })

  // A document that is broken, or whose link leads nowhere, is named with its place.
  const broken = await editor.publish([
    await editor.changed('de/auth', (text) => text.replace(/^title: .*$/m, 'title: ""')),
  ])
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringMatching(/content\/de\/auth\.yaml:\d+: title: /) })
  const links = await Promise.all(
    ['de/auth', 'en/auth'].map((id) =>
      editor.changed(id, (text) => text.replaceAll('href: /contact', 'href: /faq#gone')),
    ),
  )
  const nowhere = await editor.publish(links)
  expect(nowhere).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/de\/auth\.yaml:\d+: \/faq#gone leads nowhere/),
  })
  expect(await editor.content('show', 'de/auth')).toMatchObject({ stdout: expect.stringContaining('Stand 1.') })

  isOver = true
  await reading
  const allowed = ['none', 'Stand 0.', 'Stand 1.']
  expect([...seen].filter((mark) => !allowed.includes(mark))).toEqual([])
  expect(await marksOn(server)).toEqual(['Stand 1.', 'Stand 1.'])
})
