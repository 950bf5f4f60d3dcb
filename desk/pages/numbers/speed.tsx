import { fill } from '../../fill.ts'
import { Part } from '../../ui/part.tsx'
import { Table } from '../../ui/table.tsx'
import type { NumbersData } from './data.ts'
import { type Figures, useFigures } from './share.ts'

const vitals = ['lcp', 'inp', 'cls'] as const
type Vital = (typeof vitals)[number]

/** Up to here good, from there too slow (https://web.dev/articles/vitals). */
const limits = { lcp: { good: 2_500, poor: 4_000 }, inp: { good: 200, poor: 500 }, cls: { good: 0.1, poor: 0.25 } }
/** Of fewer measurements a percentile says nothing. */
const fewest = 30
const mostShown = 15

function shown(vital: Vital, value: number | undefined, inPercent: Figures['inPercent']): string {
  if (value === undefined) return '–'
  return vital === 'cls' ? inPercent(Math.round(100 * value)) : `${(value / 1_000).toFixed(value < 1_000 ? 2 : 1)} s`
}

/** What three of four readers had at most, by device and by page. */
export function Speed({ words: all, report }: Pick<NumbersData, 'words' | 'report'>) {
  const { speed: words, devices } = all
  const { speed, speedByDevice } = report
  const { counted, inPercent } = useFigures()
  const readers = speedByDevice.reduce((sum, device) => sum + device.readers, 0)
  const judged = (vital: Vital, value: number | undefined, count: number) => {
    if (value === undefined || count < fewest) return undefined
    if (value <= limits[vital].good) return words.good
    return value > limits[vital].poor ? words.poor : words.fine
  }
  if (readers === 0) return null
  const verdicts = vitals.flatMap((vital) =>
    speedByDevice.map((device) => ({
      name: `${words[vital]} (${devices[device.device]})`,
      verdict: judged(vital, device[vital], device.readers),
    })),
  )
  const poor = verdicts.filter(({ verdict }) => verdict === words.poor).map(({ name }) => name)
  const known = verdicts.filter(({ verdict }) => verdict !== undefined)
  const tells =
    poor.length > 0
      ? fill(words.tells.poor, { list: poor.join(', ') })
      : known.every(({ verdict }) => verdict === words.good)
        ? words.tells.good
        : words.tells.fine
  return (
    <Part title={words.title} tells={known.length > 0 && tells}>
      <p className="note">
        {fill(words.text, { count: counted(readers) })} {readers < fewest && fill(words.few, { count: fewest })}
      </p>
      <div className="vitals">
        {vitals.map((vital) => (
          <dl key={vital} className="vital">
            <dt>
              {words[vital]}
              <span className="note">{words.limits[vital]}</span>
            </dt>
            {speedByDevice.map((device) => (
              <dd key={device.device}>
                <span>{devices[device.device]}</span>{' '}
                <span className="number">{shown(vital, device[vital], inPercent)}</span>{' '}
                <span className="note">{judged(vital, device[vital], device.readers)}</span>
              </dd>
            ))}
          </dl>
        ))}
      </div>
      <details>
        <summary>{all.asTable}</summary>
        <Table
          rows={speed.slice(0, mostShown)}
          keyOf={({ path, device }) => `${path} ${device}`}
          columns={[
            { title: words.columns.page, isHead: true, look: 'whole', cell: ({ name }) => name },
            { title: words.columns.device, cell: ({ device }) => devices[device] },
            { title: words.columns.readers, isNamed: true, side: 'number', cell: (page) => counted(page.readers) },
            ...vitals.map((vital) => ({
              title: words.columns[vital],
              isNamed: true,
              side: 'number',
              cell: (page: (typeof speed)[number]) => shown(vital, page[vital], inPercent),
            })),
          ]}
        />
      </details>
    </Part>
  )
}
