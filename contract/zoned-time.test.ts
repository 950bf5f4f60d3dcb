import { describe, expect, it } from 'vitest'
import { localTime, zonedTime } from './zoned-time.ts'

const utc = (day: string, clock: string, zone = 'Europe/Zurich') => zonedTime(day, clock, zone)?.toISOString()

describe('a time of a zone', () => {
  it('is one hour ahead of UTC in a Swiss winter, two in summer', () => {
    expect(utc('2026-11-26', '07:30')).toBe('2026-11-26T06:30:00.000Z')
    expect(utc('2026-07-01', '07:30')).toBe('2026-07-01T05:30:00.000Z')
  })

  it('is right on both sides of a change of clocks, on the day itself', () => {
    expect(utc('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z')
    expect(utc('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z')
    expect(utc('2026-10-25', '01:30')).toBe('2026-10-24T23:30:00.000Z')
    expect(utc('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
  })

  it('does not exist when it is skipped, and is the first when it comes twice', () => {
    expect(utc('2026-03-29', '02:30')).toBeUndefined()
    expect(utc('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  })

  it('is told for zones far from UTC, and read back the same', () => {
    expect(utc('2026-11-26', '07:30', 'Pacific/Kiritimati')).toBe('2026-11-25T17:30:00.000Z')
    expect(utc('2026-11-26', '23:30', 'Pacific/Pago_Pago')).toBe('2026-11-27T10:30:00.000Z')
    expect(localTime(new Date('2026-11-26T06:30:00Z'), 'Europe/Zurich')).toBe('2026-11-26 07:30')
  })

  it.each([
    ['2026-02-30', '07:30', 'Europe/Zurich'],
    ['2026-11-26', '24:30', 'Europe/Zurich'],
    ['26.11.2026', '07:30', 'Europe/Zurich'],
    ['2026-11-26', '07:30', 'Europe/Nirgendwo'],
  ])('does not exist: %s %s %s', (day, clock, zone) => {
    expect(zonedTime(day, clock, zone)).toBeUndefined()
  })
})
