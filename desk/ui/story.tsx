import { WayKey } from './form.tsx'

/** `at`: ISO 8601; `time`: the same as it is read. `to`: where it is shown in full. */
type StoryProps = { events: readonly { at: string; time: string; text: string; note?: string; to?: string }[] }

/** What happened with somebody, a line each. */
export function Story({ events }: StoryProps) {
  return (
    <ol className="plain">
      {events.map(({ at, time, text, note, to }) => (
        <li className="when" key={`${at} ${text}`}>
          <time>{time}</time>
          <div>
            <p className="anywhere">{to ? <WayKey label={text} look="line" to={to} /> : text}</p>
            {note && <p className="note typed">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
