import { expect, test } from 'vitest'
import { titleAmong } from './titles.server.ts'

const text = (title: string) => `---\ntitle: ${title}\n---\n`

test('what has no title in the language of the reader bears the other one, which says so', () => {
  const id = 'blog/kassensturz'
  const german = new Map([[`de/${id}`, text('Kassensturz')]])
  expect(titleAmong(id, 'de', german)).toBe('Kassensturz')
  expect(titleAmong(id, 'en', german)).toBe('Kassensturz (DE)')
  expect(titleAmong(id, 'en', new Map([...german, [`en/${id}`, text('Counting cash')]]))).toBe('Counting cash')
  expect(titleAmong(id, 'en', undefined)).toBe(id)
})
