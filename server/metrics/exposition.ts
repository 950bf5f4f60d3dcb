export type Labels = Record<string, string>

export type Metric = {
  name: string
  type: 'counter' | 'gauge'
  help: string
  samples: { labels?: Labels; value: number }[]
}

/** Counts up for as long as the process lives, apart for each set of labels. Never label with what visitors choose. */
export type Counter = { add(labels?: Labels, by?: number): void; metric(): Metric }

export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    add: (labels = {}, by = 1) => {
      const key = JSON.stringify(labels)
      const count = counts.get(key) ?? { labels, value: 0 }
      count.value += by
      counts.set(key, count)
    },
    metric: () => ({ name, type: 'counter', help, samples: [...counts.values()] }),
  }
}

export function gauge(name: string, help: string, value: number, labels?: Labels): Metric {
  return { name, type: 'gauge', help, samples: [{ labels, value }] }
}

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8'

/** Prometheus' text format. */
export function exposition(metrics: Metric[]): string {
  return metrics
    .map(({ name, type, help, samples }) => {
      const lines = samples.map(({ labels = {}, value }) => `${name}${labelList(labels)} ${numeral(value)}`)
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
    })
    .join('')
}

function numeral(value: number): string {
  return value === Number.POSITIVE_INFINITY ? '+Inf' : String(value)
}

function labelList(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
