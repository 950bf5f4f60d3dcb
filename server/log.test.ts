import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }))
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

describe('the log', () => {
  it('keeps people out of its lines', () => {
    const line = logged((log) =>
      log.info({ email: 'mira@saldora.example', input: { name: 'Mira', message: 'x' }, code: 7 }, 'sent'),
    )
    expect(line).toMatchObject({ level: 'info', msg: 'sent', code: 7 })
    expect(JSON.stringify(line)).not.toMatch(/mira/i)
  })

  it('takes addresses out of errors', () => {
    const error = Object.assign(new Error('550 <mira@saldora.example> unknown'), { code: 'EENVELOPE' })
    const line = logged((log) => log.warn({ err: error }, 'not sent'))
    expect(line.err).toMatchObject({ code: 'EENVELOPE', reason: '550 <[redacted]> unknown' })
    expect(JSON.stringify(line)).not.toContain('mira')
  })
})
