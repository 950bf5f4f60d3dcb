import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createWriteProbe } from '#server/db/write-probe.ts'
import { openTestStore } from '#tests/support/store.ts'
import { createMetrics } from './metrics.ts'

it.each(['deploy/prometheus-rules.yml', 'deploy/grafana-dashboard.json', 'docs/operations.md'])(
  '%s asks for figures that there are',
  async (file) => {
    const store = await openTestStore('sqlite')
    const text = await createMetrics({ store, writeProbe: createWriteProbe(store.db) }).text()
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [`${name}`],
    )
    const [, watched = ''] = file.endsWith('.md')
      ? readFileSync(file, 'utf8').split(/^## What to watch$|^## When a part is away$/m)
      : ['', readFileSync(file, 'utf8')]
    const asked = watched.match(/\b(?:site|http|process|nodejs)_[a-z0-9_]+\b/g) ?? []
    expect(new Set(asked).size).toBeGreaterThan(9)
    expect(asked.filter((name) => !names.includes(name))).toEqual([])
  },
)
