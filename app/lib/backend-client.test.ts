import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callBackend, requireSuccessFlag } from './backend-client.ts'

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const answer = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (response instanceof Error) throw response
      return response
    }),
  )

beforeEach(() => vi.stubGlobal('document', { querySelector: () => ({ content: '' }) }))
afterEach(() => vi.unstubAllGlobals())

describe('callBackend', () => {
  it('posts JSON and hands the answer back', async () => {
    answer(json({ success: true, message: 'Thanks' }))
    expect(await callBackend('/functions/v1/x', { email: 'a@b.ch' })).toEqual({
      ok: true,
      message: 'Thanks',
      data: { success: true, message: 'Thanks' },
    })
    expect(fetch).toHaveBeenCalledWith(
      '/functions/v1/x',
      expect.objectContaining({ method: 'POST', body: '{"email":"a@b.ch"}' }),
    )
  })

  it('reads the refusal of a function', async () => {
    const body = { success: false, message: 'Invalid input', code: 'invalid', fields: { name: 'length' } }
    answer(json(body, { status: 400 }))
    expect(await callBackend('/x')).toEqual({
      ok: false,
      code: 'invalid',
      message: 'Invalid input',
      fields: { name: 'length' },
    })
  })

  it('reads the refusal of PostgREST', async () => {
    answer(json({ code: 'PGRST202', message: 'No such function', details: null, hint: null }, { status: 404 }))
    expect(await callBackend('/x')).toMatchObject({ ok: false, code: 'PGRST202', message: 'No such function' })
  })

  it('takes an error in a 200 for what it is', async () => {
    answer(json({ error: 'Mail server down' }))
    expect(await callBackend('/x')).toMatchObject({ ok: false, code: 'http_200', message: 'Mail server down' })
  })

  it.each([
    ['90', 90],
    [new Date(Date.now() + 60_000).toUTCString(), 60],
    ['soon', undefined],
  ])('reads Retry-After %s', async (header, seconds) => {
    answer(
      json(
        { success: false, code: 'rate_limited', message: 'Rate limit exceeded' },
        { status: 429, headers: { 'retry-after': header } },
      ),
    )
    const result = await callBackend('/x')
    const waited = result.ok ? undefined : result.retryAfterSeconds
    if (seconds === undefined) expect(waited).toBeUndefined()
    else expect(Math.abs((waited ?? 0) - seconds)).toBeLessThanOrEqual(1)
  })

  it('survives an answer that is no JSON', async () => {
    answer(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    expect(await callBackend('/x')).toMatchObject({ ok: false, code: 'http_502', message: 'Submission failed' })
  })

  it('tells a lost connection from a late answer', async () => {
    answer(new TypeError('Failed to fetch'))
    expect(await callBackend('/x')).toMatchObject({ ok: false, code: 'network' })
    answer(new DOMException('signal timed out', 'TimeoutError'))
    expect(await callBackend('/x')).toMatchObject({ ok: false, code: 'timeout' })
  })
})

describe('requireSuccessFlag', () => {
  it('lets a flagged success and every failure pass', () => {
    const success = { ok: true, data: { success: true } } as const
    expect(requireSuccessFlag(success)).toBe(success)
    const failure = { ok: false, code: 'x', message: 'y' } as const
    expect(requireSuccessFlag(failure)).toBe(failure)
  })

  it('makes an error of an answer without the flag, with its message or fixed words', () => {
    expect(requireSuccessFlag({ ok: true, data: {}, message: 'No places' })).toMatchObject({
      ok: false,
      message: 'No places',
    })
    expect(requireSuccessFlag({ ok: true, data: {} })).toMatchObject({ ok: false, message: 'Submission failed' })
  })
})
