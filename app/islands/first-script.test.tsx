import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstScript } from './first-script.tsx'

/** What the first script makes of an event, before any other one has run. */
function keep(event: { type: string; key?: string; target: object }): 'prevented' | 'let through' {
  const listeners = new Map<string, (event: object) => void>()
  const script = renderToString(<FirstScript />).replace(/^<script[^>]*>|<\/script>$/g, '')
  runInNewContext(script, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    // Offline nothing is fetched.
    navigator: { onLine: false },
    PerformanceObserver: class {
      observe() {}
    },
    console: {},
  })
  let outcome: ReturnType<typeof keep> = 'let through'
  const preventDefault = () => {
    outcome = 'prevented'
  }
  listeners.get(event.type)?.({ ...event, preventDefault })
  return outcome
}

test('the key of the search is kept from Firefox, which would open a search of its own, and left to fields', () => {
  const press = (key: string, target: object) => keep({ type: 'keydown', key, target })
  expect(press('/', {})).toBe('prevented')
  expect(press('/', { value: '' })).toBe('let through')
  expect(press('a', {})).toBe('let through')
})
