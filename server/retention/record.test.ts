import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read } from '#content/documents.ts'
import { copiedTables } from '#server/db/copy.ts'

const company = read('company')
const german = read('privacy', 'de')
const english = read('privacy', 'en')

const record = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8')

describe('the record of processing', () => {
  const limits = Object.entries(company.retention).map(([setting, number]) => {
    const unit = /(Months|Days|Hours)$/.exec(setting)?.[0].toLowerCase()
    return { setting, limit: `${number} ${unit}` }
  })

  it('states the same limits as content/company.yaml, all of them and no others', () => {
    const rows = [...record.matchAll(/^\| `(\w+)` \| (\d+ \w+) \|/gm)]
    expect(rows.map(([, setting, limit]) => ({ setting, limit }))).toEqual(expect.arrayContaining(limits))
    expect(rows).toHaveLength(limits.length)
  })

  it('knows every table of the store', () => {
    expect(copiedTables.filter((table) => !record.includes(`\`${table}\``))).toEqual([])
  })

  it('and the privacy page show each limit from its one source', () => {
    for (const page of [german, english]) {
      const text = JSON.stringify(page)
      for (const { setting } of limits) expect(text).toContain(`{retention.${setting}}`)
    }
  })

  it('names the rotation of backups as the page does', () => {
    const backup = readFileSync(new URL('../../docs/backup.md', import.meta.url), 'utf8')
    expect(backup).toContain(`-mtime +${company.retention.backupDays} `)
  })
})
