import type { DocumentOf } from '#content/catalogue.ts'

type ToolsHeroProps = { copy: DocumentOf<'tools'>['hero'] }

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
