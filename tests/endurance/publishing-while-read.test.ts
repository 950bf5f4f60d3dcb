import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEditor, marksOn, publishingPlace, serving } from '../support/publishing.ts'

// Promise: Pages that are read while much is published are never mixed, and never an error.

const timeout = 300_000

it('two servers on one database both show what was published when the command returns, and after a restart', {
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

it('pages that are read while much is published are never mixed, and never an error', { timeout }, async () => {
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
  const marks = Array.from({ length: 4 }, (_, number) => String(number))
  for (const mark of marks) expect(await editor.publishMark(mark)).toMatchObject({ code: 0 })
  isOver = true
  await reading
  const allowed = ['none', ...marks.map((mark) => `Stand ${mark}.`)]
  expect([...seen].filter((mark) => !allowed.includes(mark))).toEqual([])
  expect(await marksOn(server)).toEqual(['Stand 3.', 'Stand 3.'])
})

it('a document whose link leads nowhere, or that is broken, is refused with its place, and nothing changes', {
  timeout,
}, async () => {
  const env = await publishingPlace('sqlite')
  const editor = await createEditor(env)
  const server = await serving(env)
  expect(await editor.publishMark('good')).toMatchObject({ code: 0 })
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
  expect(await marksOn(server)).toEqual(['Stand good.', 'Stand good.'])
  expect(await editor.content('show', 'de/auth')).toMatchObject({ stdout: expect.stringContaining('Stand good.') })
})
