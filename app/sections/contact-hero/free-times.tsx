import { useLanguage } from '#app/lib/use-language.ts'
import { shortTime, useFreeTimes } from '#app/lib/use-next-free.ts'
import { swissDay } from '#content/swiss-time.ts'

const shown = 3

/** The first free time of each of the next days, a link to the page that books it. Their room is kept from the start; where nothing is free, nothing is said. */
export function FreeTimes({ label, bookUrl }: { label: string; bookUrl: string }) {
  const language = useLanguage()
  const starts = useFreeTimes(true)
  const dayOf = (start: string) => swissDay(new Date(start))
  const firsts = starts.filter((start, index) => index === 0 || dayOf(start) !== dayOf(starts[index - 1] ?? start))
  return (
    <div className="free-times scripted">
      {firsts.length > 0 && (
        <>
          <p id="free-times">{label}</p>
          <ul aria-labelledby="free-times">
            {firsts.slice(0, shown).map((start) => (
              <li key={start}>
                <a href={`${bookUrl}?start=${encodeURIComponent(start)}`} data-touch="booking">
                  {shortTime(start, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
