import { LocaleLink } from '#app/lib/locale-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { tools } from '#content/de/tools.ts'

type ToolsHeroProps = { copy: (typeof tools)['hero'] }

export function ToolsHero({ copy }: ToolsHeroProps) {
  return (
    <section className="tools-hero paper">
      <div className="grid">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
    </section>
  )
}

/** For whoever would rather have somebody at hand. */
export function ToolsNext({ copy }: { copy: (typeof tools)['next'] }) {
  return (
    <section className="section blue tools-next">
      <div className="grid">
        <h2>{copy.text}</h2>
        <div className="actions">
          <LocaleLink className={buttonClass()} to={copy.href}>
            {copy.label}
          </LocaleLink>
        </div>
      </div>
    </section>
  )
}
