import { describe, expect, it } from 'vitest'
import { unlessOffline } from './without-server.ts'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: '' })

describe('a form that is sent', () => {
  it.each([
    ['a line that breaks', new TypeError('Failed to fetch')],
    ['a request that did not come whole in time', answered(408)],
    ['a proxy without its server', answered(502)],
  ])('keeps its page after %s', async (_, error) => {
    expect(await unlessOffline(() => Promise.reject(error))).toEqual({ problem: 'offline' })
  })

  it.each([400, 403, 404, 500])('leaves a refusal with %d to the page', async (status) => {
    await expect(unlessOffline(() => Promise.reject(answered(status)))).rejects.toMatchObject({ status })
  })
})
