import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { awaitTurn, takeTurn } from './making-lock.ts'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'making-')), 'published', 'abc')

it('lets one after the other make a site, and leaves nothing behind', async () => {
  const folder = newFolder()
  const release = takeTurn(folder)
  expect(takeTurn(folder)).toBeUndefined()
  let isMine = false
  const waiting = awaitTurn(folder).then((mine) => {
    isMine = true
    return mine
  })
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(isMine).toBe(false)
  release?.()
  const mine = await waiting
  expect(takeTurn(folder)).toBeUndefined()
  mine()
  expect(readdirSync(path.dirname(folder))).toEqual([])
})

it('waits for nobody in a folder that cannot be written', () => {
  expect(takeTurn(path.join(import.meta.filename, 'site'))).toBeDefined()
})
