import { expect, it } from 'vitest'
import { parseUtterances } from '#assistant/learn/read-utterances.ts'
import { createServices } from '#server/services.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { runTool } from '#tests/support/operator.ts'
import { onStoreOfRun, silentLog } from '#tests/support/store.ts'
import { visitor } from '#tests/support/visitor.ts'

onStoreOfRun("the operator's tool for questions handed on", (open) => {
  async function setUp() {
    const store = await open()
    const clock = stoppedClock('2026-11-21T08:00:00.000Z')
    const services = createServices({ db: store.db, config: store.config, log: silentLog, now: clock.now })
    const handOn = async (question: string, language: 'de' | 'en' = 'de') => {
      clock.pass({ minutes: 1 })
      await services.handOnQuestion({ question, language, agreeToPrivacy: true }, visitor())
    }
    await handOn('Bieten Sie Lehrstellen an?')
    await handOn('Kann ich mit TWINT bezahlen?')
    await handOn('[twint] bezahlen\u0007 möglich?')
    await handOn('Can I pay with TWINT?', 'en')
    await handOn('kann ich mit twint bezahlen')
    return { operator: (...args: string[]) => runTool(args, store.env) }
  }

  it('lists them by similarity and count', async () => {
    const { operator } = await setUp()
    const { stdout } = await operator('questions', 'list')
    const rows = stdout.trim().split('\n').slice(2)
    expect(rows.map((row) => row.replace(/^[\da-f]{8} +/, '').replace(/ {2,}/g, ' '))).toEqual([
      '3 de 2026-11-21 09:05 Kann ich mit TWINT bezahlen?',
      '1 de 2026-11-21 09:01 Bieten Sie Lehrstellen an?',
      '1 en 2026-11-21 09:04 Can I pay with TWINT?',
    ])
    expect(JSON.parse((await operator('questions', 'list', '--language', 'en', '--json')).stdout)).toHaveLength(1)
  })

  it('exports them as utterances that want a label', async () => {
    const { operator } = await setUp()
    const { stdout } = await operator('questions', 'export', '--language', 'de')
    expect(stdout.trim().split('\n')).toEqual([
      '# de, 3 times',
      '[]',
      'Kann ich mit TWINT bezahlen?',
      'twint] bezahlen möglich?',
      '',
      '# de, 1 times',
      '[]',
      'Bieten Sie Lehrstellen an?',
    ])
    const parse = (text: string) => parseUtterances([{ name: 'handed.txt', text }])
    expect(() => parse(stdout)).toThrow(/a label is written \[label\]/)
    expect(parse(stdout.replaceAll('[]', '[out-of-scope]'))).toHaveLength(3)
  })

  it('dismisses a group, or all', async () => {
    const { operator } = await setUp()
    const id = (await operator('questions', 'list')).stdout.split('\n')[2]?.slice(0, 8) ?? ''
    expect((await operator('questions', 'dismiss', id)).stdout).toBe('Deleted: 3.\n')
    expect(await operator('questions', 'dismiss', id)).toMatchObject({
      code: 1,
      stderr: `There is no question ${id}\n`,
    })
    expect(await operator('questions', 'dismiss')).toMatchObject({ code: 1 })
    expect((await operator('questions', 'dismiss', '--all')).stdout).toBe('Deleted: 2.\n')
    expect((await operator('questions', 'list')).stdout).toBe('No question was handed on.\n')
  })
})
