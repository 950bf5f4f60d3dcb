import { fill } from '#app/lib/fill.ts'
import { LocaleLink } from '#app/lib/locale-link.tsx'
import { tierOf } from '#app/lib/use-tiers.ts'
import type { DocumentOf } from '#content/catalogue.ts'

/** The top banner: places left in the beta, until somebody dismisses it. `banner-script.ts` keeps it live. */
export function Banner({ copy }: { copy: DocumentOf<'shell'>['topBanner'] }) {
  const earlyAccess = tierOf([], 'early_access')
  const text = earlyAccess.available_slots > 0 ? copy.text : copy.textFull
  return (
    <aside className="banner no-print" aria-label={copy.label} data-text={copy.text} data-text-full={copy.textFull}>
      <div>
        <p>
          <LocaleLink to="/#beta">
            {fill(text, { available: earlyAccess.available_slots, total: earlyAccess.total_slots })}
          </LocaleLink>
        </p>
        <button type="button" className="scripted" aria-label={copy.dismiss}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      </div>
    </aside>
  )
}
